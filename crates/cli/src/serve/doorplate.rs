//! The address of a server, so that it stands out; and a code for cameras where others in the network may come in.

use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use qrcode::{Color, QrCode};

/// What to type into a browser on this machine: names that people know for addresses that they do not.
pub(super) fn open_at(address: SocketAddr) -> String {
    let port = address.port();
    if address.ip().is_loopback() || address.ip().is_unspecified() {
        format!("http://localhost:{port}")
    } else {
        format!("http://{address}")
    }
}

/// What to type into a browser elsewhere in the network; nothing if nobody there can come in.
pub(super) fn open_from_outside(address: SocketAddr) -> Option<String> {
    let ip = match address.ip() {
        ip if ip.is_loopback() => return None,
        ip if ip.is_unspecified() => own_ip()?,
        ip => ip,
    };
    Some(format!("http://{}", SocketAddr::new(ip, address.port())))
}

/// By which address others in the network know this machine: the one it would send from. Nothing is sent.
fn own_ip() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address that is set aside for examples: all that matters is that it is elsewhere.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

/// A line with room and a frame around it.
pub(super) fn framed(line: &str) -> String {
    let rule = "─".repeat(line.chars().count() + 4);
    format!("\n╭{rule}╮\n│  {line}  │\n╰{rule}╯")
}

/// An address as a picture for a camera, in letters: two rows of it in one line. Light on dark and dark on light work
/// both, because the edge is drawn, too.
pub(super) fn picture(address: &str) -> Option<String> {
    const EDGE: usize = 2;
    let code = QrCode::new(address).ok()?;
    let (width, colours) = (code.width(), code.to_colors());
    let is_light = |row: usize, column: usize| {
        let inside = row
            .checked_sub(EDGE)
            .zip(column.checked_sub(EDGE))
            .filter(|(row, column)| *row < width && *column < width);
        inside.is_none_or(|(row, column)| colours[row * width + column] == Color::Light)
    };
    let letter = |upper: bool, lower: bool| match (upper, lower) {
        (true, true) => '█',
        (true, false) => '▀',
        (false, true) => '▄',
        (false, false) => ' ',
    };
    let whole = width + 2 * EDGE;
    let line = |row: usize| {
        (0..whole).map(|column| letter(is_light(row, column), is_light(row + 1, column))).collect::<String>()
    };
    Some((0..whole).step_by(2).map(line).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_listens_to_the_network_can_be_reached_from_there() {
        let at = |ip: [u8; 4]| SocketAddr::from((ip, 7777));
        assert_eq!(open_from_outside(at([127, 0, 0, 1])), None);
        assert_eq!(open_from_outside(at([10, 0, 0, 7])).as_deref(), Some("http://10.0.0.7:7777"));
        assert_eq!(open_at(at([0, 0, 0, 0])), "http://localhost:7777");
    }

    #[test]
    fn a_picture_has_an_edge_and_is_square() {
        let picture = picture("http://10.0.0.7:7777").unwrap();
        let lines: Vec<usize> = picture.lines().map(|line| line.chars().count()).collect();
        assert!(
            lines.iter().all(|width| *width == lines[0]) && lines.len() == lines[0].div_ceil(2),
            "{lines:?}"
        );
        assert!(picture.starts_with("██") && picture.contains('▀'), "{picture}");
    }

    #[test]
    fn a_frame_is_as_wide_as_its_line() {
        let framed = framed("7 – 77");
        let widths: Vec<usize> = framed.lines().skip(1).map(|line| line.chars().count()).collect();
        assert_eq!(widths, [12, 12, 12]);
    }
}
