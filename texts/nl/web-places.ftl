# Pagina's naast de tafels: een tafel die niet getoond kan worden, meerdere tabbladen, terugkijken op een spel.
web-no-such-table = Geen tafel heeft deze code
web-no-such-table-why = Misschien klopt er een letter niet: controleer de code of de link. Of de tafel is opgeruimd, omdat niemand hem nog gebruikte.
web-not-kept = Dit spel staat niet in deze browser
web-not-kept-why = Spellen tegen bots blijven in de browser waarin ze gespeeld worden. Open het daar, of laat het delen: een gedeelde link toont het spel overal.
web-not-readable = Dit spel kan niet gelezen worden
web-not-readable-why = Het staat nog in deze browser, maar deze versie kan er niet mee verder. Laad de pagina opnieuw of begin een ander spel.
web-elsewhere = Je speelt dit spel in een ander tabblad. Het gaat hier verder zodra je iets indrukt.
web-go-on-here = Hier spelen
web-player-name = Speler { $number }
web-course = Het verloop van het spel
web-course-told = { $name }: { $half } halverwege, { $last } aan het eind.
web-moments = Momenten
web-share-whole = Het hele spel zit in deze link. Wie hem opent, ziet het; geen server bewaart het.
web-result-level = Niveau { $level } beslist: { $winner-is ->
        [you] jij hebt er { $tiles }
       *[other] { $winner } heeft er { $tiles }
    }, { $seat-is ->
        [you] jij { $others }.
       *[other] { $seat } { $others }.
    }
web-return-game-hint = Twee spellen met geruilde plaatsen, één uitslag: de tweede plaats is hier in het voordeel.
web-return = Naar de terugwedstrijd
web-first-game = Het eerste spel
web-rematch-level = Of nog eens tegen
web-past-turn = { $name } is aan de beurt
web-past-won = Gewonnen
web-past-lost = Verloren
web-past-broken = afgebroken
web-cover-hand-over = Geef het apparaat aan { $name }
web-cover-here = Ik ben { $name }
web-cover-why = Iedereen ziet alleen de eigen hand: het scherm blijft bedekt tot de juiste persoon kijkt.
web-usual-terms = { $level }, { $seats } aan tafel
