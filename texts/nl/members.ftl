### Wat een plek tegen haar leden zegt, en tegen wie het wil worden.

## Wat niet kan

members-bad-name = De naam van een lid heeft 2 tot 24 letters en cijfers, met enkele spaties, streepjes, punten of apostrofs ertussen.
members-name-taken = Iemand heet al zo, of bijna zo. Kies een andere naam.
members-renamed = Je hebt je naam de afgelopen maand veranderd. Dat kan één keer per maand.
members-already = Deze browser hoort al bij een lid. Laad de pagina opnieuw.
members-gone = Dit lid is hier niet meer.
members-short-passphrase = Kies een wachtzin van minstens { $least } tekens: een paar woorden die niemand raadt.
members-wrong-passphrase = Naam en wachtzin horen niet bij elkaar. Probeer het nog eens, of gebruik een herstelcode.
members-wrong-code = Dat is geen herstelcode van dit lid, of hij is al gebruikt. Elke code werkt één keer.
members-wrong-device-code = Met deze code wacht niemand. Kijk op je andere apparaat; een code is tien minuten geldig, één keer.
members-device-refused = Je andere apparaat zei nee, of te lang niets. Vraag daar een nieuwe code.
members-no-passkeys-here = Op zo’n adres zijn er geen passkeys. Gebruik de naam van de plek met https, of kies een wachtzin.
members-bad-passkey = Deze passkey hoort niet bij deze plek, of de vraag is te oud. Probeer het nog eens.
members-enough-passkeys = Je hebt { $most } passkeys. Verwijder er een voordat je een nieuwe toevoegt.
members-last-way-in = Dat is je laatste weg naar binnen. Voeg eerst een andere toe.
members-own-role = Je kunt je eigen rol niet veranderen. Iemand anders die de plek beheert kan dat wel.
members-closed = Deze plek neemt nu geen nieuwe leden aan. Je kunt als gast spelen.
members-not-invited = Lid word je hier op uitnodiging. Vraag er een aan wie de plek beheert; elke uitnodiging is één keer geldig.
server-admins-only = Dat is voor wie deze plek beheert.
