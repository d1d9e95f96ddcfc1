### What a server says to those it cannot serve.

## What cannot be done for a guest

server-too-fast = That was too much at once. Wait a moment and try again.
server-hello-first = Connection lost. Reload the page.
server-foreign-cookie = You are no longer signed in on this device, or your cookie is not from here. Try again as a guest, or sign in.
server-foreign-page = This was asked for by the page of another site. Open the table here.
server-not-found = There is nothing at this address.
server-no-record = There is no finished game under this code: perhaps a letter is wrong, it is still being played, or only those who played may look at it.
server-too-many-tables = You have { $most } open tables. Finish one before you open another.
server-enough-for-today = That is as much as this server keeps in a day for one guest or one connection. Come back tomorrow.
server-foreign-host = That name does not belong to this server. Whoever runs the server can name it with --public-url.
