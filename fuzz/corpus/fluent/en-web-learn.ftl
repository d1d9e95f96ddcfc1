# The browser client: learning by doing.
web-learn = Learn by playing
web-learn-done = Learnt by playing
web-learn-step = Step { $step } of { $steps }
web-learn-go-on = Go on when you are ready.
web-learn-known = Now you know how it goes.
web-learn-watch = Watch what happens …
web-learn-next = Next
web-learn-back = Back
web-learn-again = Again
web-learn-leave-out = Skip
web-learn-show = Show me
web-learn-try = Try it
web-learn-try-first = That is allowed. But first try what is asked here: nothing can go wrong.
web-learn-skip = Skip to a real game
web-learn-play = Play a real game
web-learn-missing = The lesson cannot be fetched at the moment.
