# The browser client: learning by doing.
web-learn = Learn by playing
web-learn-done = Learnt by playing
web-learn-go-on = Go on when you are ready.
web-learn-known = Now you know how it goes.
