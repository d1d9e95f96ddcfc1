# Der Browser-Client: Lernen durch Spielen.
web-learn = Spielend lernen
web-learn-done = Spielend gelernt
web-learn-step = Schritt { $step } von { $steps }
web-learn-go-on = Weiter geht es, wenn du so weit bist.
web-learn-known = Jetzt weißt du, wie es geht.
web-learn-watch = Sieh, was passiert …
web-learn-next = Weiter
web-learn-back = Zurück
web-learn-again = Noch einmal
web-learn-leave-out = Überspringen
web-learn-show = Zeig es mir
web-learn-try = Versuch es
web-learn-try-first = Das ist erlaubt. Versuche aber erst, was hier gefragt ist: Es kann nichts schiefgehen.
web-learn-skip = Gleich richtig spielen
web-learn-play = Ein richtiges Spiel
web-learn-missing = Die Lektion ist im Moment nicht zu bekommen.
