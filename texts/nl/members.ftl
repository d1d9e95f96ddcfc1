### Wat een plek tegen haar leden zegt, en tegen wie het wil worden.

server-members-only = Dat is voor leden. Word er in een minuut een, of speel als gast.
