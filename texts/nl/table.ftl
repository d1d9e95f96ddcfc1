### Wat er aan een tafel gebeurt: plaatsen, weigeringen, terugnemen, praten, het eerlijke schudden.

## Wat een tafel niet doet

table-outdated = Deze pagina heeft een andere versie ({ $theirs }, de tafel heeft { $ours }). Laad de pagina opnieuw.
table-no-such-game = Er is geen spel met de naam ‘{ $game }’. Kies er een uit de kast.
table-bad-clock = De klok kan op { $least } seconden tot een week staan, niet op { $seconds } seconden.
table-no-return-game = Een terugwedstrijd is er alleen met zijn tweeën, en alleen bij spellen die hem aanbieden. Speel elk spel op zich.
table-options-too-large = Deze opties zijn langer dan { $most } bytes. Laat weg wat je niet nodig hebt.
table-challenges-too-long = Deze lijst opdrachten is langer dan { $most } bytes. Laat er een paar weg.
table-no-such-bot = Voor dit spel is er geen bot met de naam ‘{ $bot }’. Kies { $known-or }.
table-no-such-seat = Deze tafel heeft geen plaats { $number }.
table-not-your-seat = Plaats { $number } is niet van jou.
table-seat-taken = Op plaats { $number } zit al iemand. Kies een andere.
table-no-such-token = Deze link hoort hier bij geen enkele plaats. Ga op een vrije zitten.
table-full = Alle plaatsen zijn bezet. Je kunt meekijken.
table-seats-free =
    { $free ->
        [one] Er is nog één plaats vrij. Wacht op iemand, of zet er een bot neer.
       *[other] Er zijn nog { $free } plaatsen vrij. Wacht op iemand, of zet er bots neer.
    }
table-no-people = Er zit nog niemand aan tafel. Ga eerst zitten.
table-owner-only = Dat kan alleen wie de tafel heeft geopend.
table-bad-name = Een naam heeft hoogstens { $most } zichtbare tekens.
table-bad-part = Je bijdrage aan het schudden was niet te lezen. Laad de pagina opnieuw en ga weer zitten.
table-bad-talk = Kies een van de zinnetjes, of zeg het met hoogstens { $most } tekens.
table-too-fast = Eén ding tegelijk: wacht even voordat je weer iets zegt.
table-not-started = Het spel is nog niet begonnen.
table-running = Dat kan niet zolang het spel bezig is.
table-game-over = Het spel is afgelopen.
table-has-resigned = Je hebt dit spel opgegeven. Een bot speelt het voor je uit.
table-stood-in = Op dit moment speelt een bot voor je. Neem eerst je plaats weer in.
table-no-watchers = Aan deze tafel mag niemand meekijken.
table-rated-clock = Een partij voor de ranglijst heeft een klok nodig: stel de tijd per zet in.
table-rated-undo = In een partij voor de ranglijst wordt niets teruggenomen.
table-rated-stand-in = In een partij voor de ranglijst speelt geen bot voor een mens. Wiens tijd op is, verliest.
table-rated-seats = Aan een tafel voor de ranglijst heeft iedereen één plaats.
table-rated-pair = De returnpartij moet nog gespeeld worden. Wie wegblijft, verliest die door de klok.
table-members-only = Partijen voor de ranglijst zijn voor leden. Word lid, of speel zonder ranglijst.
table-window-closed = Te laat: waar je op wilde antwoorden, is voorbij. Er is niets gebeurd.
table-nothing-to-undo = Je hebt geen zet om terug te nemen.
table-long-ago = Je laatste zet is te lang geleden om terug te nemen.
table-hidden-seen = Sinds je zet heeft iemand iets verborgens gezien, dus hij blijft staan.
table-undo-pending = { $seat-is ->
        [you] Je hebt er al om gevraagd. Wacht op de antwoorden.
       *[other] { $seat } wil iets terugnemen. Geef daar eerst antwoord op.
    }
table-no-undo-offer = Niemand heeft gevraagd iets terug te nemen.
table-still-here = { $seat } zit aan tafel.
table-just-left =
    { $seconds ->
        [one] { $seat } is nog niet lang weg. Vraag het over een seconde nog eens.
       *[other] { $seat } is nog niet lang weg. Vraag het over { $seconds } seconden nog eens.
    }
table-own-pace =
    { $hours ->
        [one] Aan deze tafel is geen haast: { $seat } heeft drie dagen voor een zet. Vraag het over een uur opnieuw.
       *[other] Aan deze tafel is geen haast: { $seat } heeft drie dagen voor een zet. Vraag het over { $hours } uur opnieuw.
    }
table-no-hints = Aan deze tafel zijn er geen tips.
table-not-asked = Je bent niet aan de beurt, dus er valt niets aan te raden.
table-worn-out = Deze tafel is zo lang gebruikt als kan. Open een nieuwe.
table-malformed = Dit bericht is niet te lezen. Laad de pagina opnieuw.
table-too-large = Dit bericht is te groot. Er is niets gebeurd.
table-gone = Er is geen tafel met deze code. Controleer de code, of open een nieuwe tafel.
table-damaged = Deze tafel is beschadigd en kan niet worden geopend. Wie de server beheert, kan nagaan wat er nog is.
table-not-kept = Dit kon niet worden bewaard, dus het is niet gebeurd. Probeer het zo nog eens.
table-busy = Het is nu te druk. Probeer het zo nog eens.

## Wat er aan een tafel gebeurt

table-log-sat = { $seat-is ->
        [you] Je gaat op plaats { $number } zitten.
       *[other] { $seat } gaat op plaats { $number } zitten.
    }
table-log-bot-sat = Een bot gaat op plaats { $number } zitten.
table-log-freed = Plaats { $number } is vrij.
table-log-returned = { $seat-is ->
        [you] Je bent er weer.
       *[other] { $seat } is er weer.
    }
table-log-started = Het spel begint.
table-log-undo-offered = { $seat-is ->
        [you] Je wilt je laatste zet terugnemen.
       *[other] { $seat } wil de laatste zet terugnemen.
    }
table-log-undo-declined = { $seat-is ->
        [you] Je gaat niet akkoord: er wordt niets teruggenomen.
       *[other] { $seat } gaat niet akkoord: er wordt niets teruggenomen.
    }
table-log-undone = { $seat-is ->
        [you] Je neemt je laatste zet terug.
       *[other] { $seat } neemt de laatste zet terug.
    }
table-log-stepped-in = { $seat-is ->
        [you] Een bot speelt voor je tot je er weer bent.
       *[other] Een bot speelt voor { $seat }.
    }
table-log-time-up = { $seat-is ->
        [you] Je tijd is om: de tafel doet de zet voor je.
       *[other] De tijd van { $seat } is om: de tafel doet de zet.
    }
table-log-resigned = { $seat-is ->
        [you] Je geeft op.
       *[other] { $seat } geeft op.
    }
table-log-timed-out = { $seat-is ->
        [you] Je tijd is op: je verliest de partij.
       *[other] De tijd van { $seat } is op: die plaats verliest de partij.
    }
table-log-exchanged = De plaatsen worden geruild voor de terugwedstrijd.
table-log-first-won = { $seat-is ->
        [you] Je hebt het eerste spel gewonnen.
       *[other] { $seat } heeft het eerste spel gewonnen.
    }
table-log-first-drawn = Het eerste spel eindigde onbeslist.
table-log-wants-rematch = { $seat-is ->
        [you] Je wilt nog een spel.
       *[other] { $seat } wil nog een spel.
    }
table-return-next = Dit was het eerste van twee spellen. Nu volgt de terugwedstrijd, met geruilde plaatsen.
table-both-won = { $seat-is ->
        [you] Beide spellen samen: je wint { $score }.
       *[other] Beide spellen samen: { $seat } wint { $score }.
    }
table-both-drawn = Beide spellen samen: { $score }, onbeslist.

## Praten

table-said = { $seat }: { $words }
table-phrase-hello = Hallo!
table-phrase-good-luck = Veel succes!
table-phrase-your-turn = Wie is er aan de beurt?
table-phrase-one-moment = Een ogenblik, graag.
table-phrase-well-played = Goed gespeeld!
table-phrase-oops = Oeps!
table-phrase-thanks = Dank je!
table-phrase-again = Nog een spel?
table-phrase-goodbye = Tot ziens!

## Een onleesbaar logboek

journal-empty = In het logboek van deze tafel staat niets. Herstel het uit een back-up.
journal-not-opened = Dit logboek begint niet met het openen van een tafel. Herstel het uit een back-up.
journal-gap = In het logboek van deze tafel ontbreekt iets. Herstel het uit een back-up.

## Het eerlijke schudden

fair-consistent = Het schudden klopt in zichzelf: geheim, zegels, delen en startwaarde passen bij elkaar. Of het is wat voor het spel werd beloofd, weten alleen degenen die meespeelden.
fair-promised = Het schudden is gecontroleerd: het is wat jou werd beloofd, en niemand kon het beïnvloeden.
fair-gaps = Het schudden is wat jou werd beloofd, met jouw deel erin. Het deel van iemand anders ontbreekt.
fair-promise-alone = Het schudden is wat jou werd beloofd. Of er een deel van jou in zit, is niet gecontroleerd.
fair-without-you = Het schudden is wat jou werd beloofd, maar jouw deel zit er niet in: je apparaat was niet verbonden, te traag, of werd overgeslagen.
fair-nobody-added = Geen speler heeft iets aan dit schudden toegevoegd: de gastheer heeft het alleen gedaan.
fair-withheld =
    { $count ->
        [one] Eén plaats heeft een deel verzegeld en niet op tijd onthuld: { $seats }. In plaats daarvan telde het zegel, en de gastheer kon uit twee manieren van schudden kiezen.
       *[other] Enkele plaatsen hebben een deel verzegeld en niet op tijd onthuld: { $seats }. In plaats daarvan telden de zegels, en de gastheer kon uit verschillende manieren van schudden kiezen.
    }
fair-open-parts =
    { $count ->
        [one] Eén deel was vooraf niet verzegeld: { $seats }. Wie het laatst sprak, kon kiezen.
       *[other] Enkele delen waren vooraf niet verzegeld: { $seats }. Wie het laatst sprak, kon kiezen.
    }
fair-not-told = Dit verslag zegt niets over het schudden, dus het kan niet worden gecontroleerd.
fair-unreadable = Wat dit verslag over het schudden zegt, is niet te lezen.
fair-no-seed = Dit verslag spreekt van eerlijk schudden, maar heeft geen startwaarde.
fair-other-secret = Het geheim is niet wat voor het spel werd beloofd. Er is met dit schudden geknoeid.
fair-unsealed-part = Het deel van een speler (plaats { $number }) is niet het verzegelde. Er is met dit schudden geknoeid.
fair-other-seed = De startwaarde volgt niet uit het geheim en de delen van de spelers. Er is met dit schudden geknoeid.
fair-no-promise = De gastheer heeft voor dit schudden niets beloofd. Vertrouw het niet.
fair-other-promise = Dit is niet het schudden dat jou werd beloofd: de gastheer heeft zijn belofte veranderd.
fair-old-promise = De gastheer belooft een geheim dat al bekend is. Vertrouw dit schudden niet.
fair-other-seal = Dit is niet het schudden dat jou werd beloofd: de gastheer toont een ander zegel dan dat van jouw apparaat.
fair-other-list = Dit is niet het schudden dat jou werd beloofd: de gastheer heeft de lijst met zegels veranderd nadat die was gesloten.
fair-other-part = Dit is niet het schudden dat jou werd beloofd: de gastheer toont een ander deel dan dat van jouw apparaat.
fair-too-soon = De gastheer heeft gedeeld zonder op jouw deel te wachten; hij kon het schudden dus kiezen.
