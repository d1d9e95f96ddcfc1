# De browserclient: spelenderwijs leren.
web-learn = Spelend leren
web-learn-done = Spelend geleerd
web-learn-go-on = Ga verder wanneer je zover bent.
web-learn-known = Nu weet je hoe het gaat.
