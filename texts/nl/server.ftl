### Wat een server zegt tegen wie hij niet kan helpen.

## Wat voor een gast niet kan

server-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
server-hello-first = De verbinding is verbroken. Laad de pagina opnieuw.
server-foreign-cookie = Je bent op dit apparaat niet meer aangemeld, of je cookie is niet van hier. Probeer het opnieuw als gast, of meld je aan.
server-foreign-page = Hierom vroeg een pagina van een andere site. Open de tafel hier.
server-not-found = Op dit adres is niets.
server-no-record = Onder deze code is er geen afgelopen spel: misschien klopt een letter niet, wordt er nog gespeeld, of mag alleen wie meespeelde het bekijken.
server-too-many-tables = Je hebt { $most } open tafels. Maak er een af voordat je een nieuwe opent.
server-enough-for-today = Voor jou of je aansluiting is vandaag zo veel bewaard als mag. Kom morgen terug.
server-foreign-host = Die naam hoort niet bij deze server. Wie de server draait, kan hem met --public-url opgeven.
