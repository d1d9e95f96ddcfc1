### Terugblik op een partij en oefenen, in de browser. Getallen zijn honderdsten van een winst.

web-review-looking = Je partij wordt bekeken …
web-review-partly = Voor een deel bekeken
web-review-partly-say = Tot nu toe is een deel van deze partij bekeken. Gaat het verder, dan volgt de samenvatting.
web-review-take = Om mee te nemen:
web-review-whose = Wiens partij
web-review-judging = Hoe ver de beoordeling is
web-review-progress = { $percent } % bekeken
web-review-stop = Stoppen
web-review-go-on = Verder
web-review-done = Elke beslissing is met hooguit { $worlds } zoekstappen bekeken, naar wat de speler kon weten.
web-review-fair = Eerlijk deel
web-review-luck = Geluk
web-review-gifts = Cadeaus
web-review-losses = Eigen verliezen
web-review-unforeseen = Onvoorzien
web-review-result = Uitslag
web-review-became = Hoe { $from } uiteindelijk { $to } werd
web-review-hundredths = honderdsten van een winst
web-review-sum-told = Eerlijk deel { $fair }, geluk { $luck }, cadeaus { $gifts }, eigen verliezen { $losses }, onvoorzien { $unforeseen }: uitslag { $result }.
web-review-sum-told-open = Eerlijk deel { $fair }, cadeaus { $gifts }, eigen verliezen { $losses }, onvoorzien { $unforeseen }: uitslag { $result }.
web-review-doubt = Ook het oordeel is niet zeker: je verliezen kunnen { $doubt } groter of kleiner zijn.
web-review-prospects = Je vooruitzichten
web-review-in-100 = winsten te verwachten in 100 zulke partijen
web-review-moment-told = Ronde { $round }, { $what }: van { $before } naar { $after }.
web-review-step = Stap { $step }
web-review-step-told = Stap { $step }, { $what }: van { $before } naar { $after }.
web-review-title-deal = Het delen
web-review-title-drawn = Hoe het lag
web-review-title-gift = { $name }: { $move }
web-review-title-loss = Beter: { $move }
web-review-seven-do-lay = { $tile } op niveau { $level }
web-review-no-moment = Er springt geen enkel moment uit.
web-review-then = dan
web-review-see = Wat te zien is
web-review-see-mine = Wat ik kon weten
web-review-see-all = Alle handen
web-review-luck-say = Je vooruitzichten waren al vóór deze zet veranderd: door wat er getrokken werd en door wat de anderen bleken te hebben. Daar kon niemand iets aan doen.
web-review-all-say = Alle handen laten zien hoe het lag. Ze meten geen zet: niemand kon ze kennen.
web-review-gift-say = { $name } had iets beters. Wat het was, zie je met alle handen.
web-review-other-say = Hier koos { $name }. Waaruit te kiezen was, zie je met alle handen.
web-review-whiskers = Winsten van 100, over bedachte verdelingen die passen bij alles wat te zien was. Voelsprieten: 95 van 100.
web-review-whiskers-open = Winsten van 100, naar de stellingen die bekeken zijn; verborgen is hier niets. Voelsprieten: hoe ver het oordeel ernaast kan zitten, 95 van de 100 keer.
web-review-better = beter
web-review-equal = ongeveer gelijk
web-review-made = gespeeld
web-review-error = op { $error } na
web-review-try = Vanaf hier proberen
web-review-try-anew = Opnieuw gedeeld proberen
web-review-share = Dit moment delen
web-review-no-choice = Hier had niemand een keuze: zo is het gekomen.
web-review-next = Volgend moment
web-review-adds-up = Het klopt altijd: eerlijk deel + geluk + cadeaus − eigen verliezen + onvoorzien = uitslag.
web-review-adds-up-open = Het klopt altijd: eerlijk deel + cadeaus − eigen verliezen + onvoorzien = uitslag.
web-review-trying = Probeer een betere zet
web-review-as-they-lay = Alles ligt zoals het lag. De anderen spelen zo goed als ze kunnen.
web-review-anew = Wat je niet kon weten, is opnieuw gedeeld.
web-review-back = Terug naar de terugblik
web-exercises-mine = Uit mijn eigen partijen
web-exercise-say-turn = Wat levert deze beurt hooguit op?
web-exercise-say = Welke zet is de beste?
web-exercise-rating = Je rating: { $rating }
web-exercise-due = { $count ->
        [0] vandaag is er geen aan de beurt
        [one] vandaag is er één stelling aan de beurt
       *[other] vandaag zijn er { $count } stellingen aan de beurt
    }
web-exercise-none-due = Vandaag is er niets aan de beurt. Blik terug op een eigen partij: wat beter kon, komt hier.
web-exercise-of = Oefening { $number } van { $of }
web-exercise-easy = makkelijk
web-exercise-medium = gemiddeld
web-exercise-hard = moeilijk
web-exercise-question = Jouw zet
web-exercise-hint = Eén zet is duidelijk beter. Doe hem aan tafel.
web-exercise-hint-mine = In je partij kostte je zet hier iets. Doe aan tafel een betere.
web-exercise-answered = Beantwoord. Speel het uit, of ga door met de volgende oefening.
web-exercise-right = Dat is de beste zet.
web-exercise-as-good = Dat is net zo goed als de beste zet.
web-exercise-close = Bijna: een andere zet is { $more } meer waard.
web-exercise-other = Een andere zet is { $more } meer waard.
web-exercise-unknown = Hier niet bekeken: er is een duidelijk betere zet.
web-exercise-unlisted = Hier niet bekeken: hij kan net zo goed zijn als de beste.
web-exercise-yours = van jou
web-exercise-best = beste
web-exercise-worths = Wat elke zet waard is
web-exercise-play-out = Uitspelen
web-exercise-next = Volgende oefening
web-exercise-turn-tiles = Leg zo veel tegels als je kunt
web-exercise-turn-sevens = Win zo veel 7-fiches als je kunt
web-exercise-turn-77 = Win het 77-fiche
web-exercise-turn-hint = De hele beurt is voor jou: beginnen, uitbreiden, ruilen en klavers ophalen, in elke volgorde. Pas als je klaar bent. Twee voor één is geluk en beëindigt de oefening.
web-exercise-turn-most = { $most }: meer zit er niet in deze beurt.
web-exercise-turn-less = { $brought ->
        [0] Je haalde er geen.
       *[other] Je haalde er { $brought }.
    } { $most ->
        [one] In deze beurt zit er een.
       *[other] In deze beurt zitten er { $most }.
    }
web-exercise-turn-way = Zo kan het
web-exercise-turn-proven = Alles wat de regels toestaan, is geprobeerd: geen beurt levert meer op.
