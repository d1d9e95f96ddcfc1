# Der Browser-Client: Lernen durch Spielen.
web-learn = Spielend lernen
web-learn-done = Spielend gelernt
web-learn-go-on = Weiter geht es, wenn du so weit bist.
web-learn-known = Jetzt weißt du, wie es geht.
