# De browserclient: spelenderwijs leren.
web-learn = Spelend leren
web-learn-done = Spelend geleerd
web-learn-step = Stap { $step } van { $steps }
web-learn-go-on = Ga verder wanneer je zover bent.
web-learn-known = Nu weet je hoe het gaat.
web-learn-watch = Kijk wat er gebeurt …
web-learn-next = Verder
web-learn-back = Terug
web-learn-again = Nog eens
web-learn-leave-out = Overslaan
web-learn-show = Laat zien
web-learn-try = Probeer het
web-learn-try-first = Dat mag. Maar probeer eerst wat hier gevraagd wordt: er kan niets misgaan.
web-learn-skip = Meteen echt spelen
web-learn-play = Een echt spel
web-learn-missing = De les kan nu niet worden opgehaald.
