//! What stands before a server that is reached over https: it speaks TLS to the world, and plainly to the server.

use std::net::SocketAddr;
use std::sync::Arc;

use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// A way in; it is there until the test ends.
pub(crate) struct Front {
    /// Where, on `localhost`.
    pub port: u16,
    /// What proves that it is `localhost`.
    pub certificate: String,
}

fn certified() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed(["localhost".to_owned()]).unwrap()
}

/// A certificate that is nobody's.
pub(crate) fn some_certificate() -> String {
    certified().cert.pem()
}

/// Puts one before the server at this address.
pub(crate) async fn in_front_of(server: SocketAddr) -> Front {
    let CertifiedKey { cert, signing_key } = certified();
    let key = PrivateKeyDer::Pkcs8(signing_key.serialize_der().into());
    let config = ServerConfig::builder().with_no_client_auth();
    let config = config.with_single_cert(vec![cert.der().clone()], key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let listener = TcpListener::bind(("localhost", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(carry(acceptor.clone(), stream, server));
        }
    });
    Front { port, certificate: cert.pem() }
}

/// Whoever does not get through has seen why.
async fn carry(acceptor: TlsAcceptor, stream: TcpStream, server: SocketAddr) {
    let Ok(mut outside) = acceptor.accept(stream).await else { return };
    let mut inside = TcpStream::connect(server).await.unwrap();
    let _ = copy_bidirectional(&mut outside, &mut inside).await;
}
