# Pages beside the tables: a table that cannot be shown, several tabs, looking back at a game.
web-no-such-table = No table has this code
web-no-such-table-why = Perhaps a letter is wrong: check the code or the link. Or the table has been cleared away, because nobody used it for a long time.
web-not-kept = This game is not in this browser
web-not-kept-why = Games against bots stay in the browser they are played in. Open it there, or have it shared: a shared link shows the game anywhere.
web-not-readable = This game cannot be read
web-not-readable-why = It is still kept in this browser, but this version cannot go on with it. Load the page again, or begin another game.
web-elsewhere = You are playing this game in another tab. It goes on here as soon as you press something.
web-go-on-here = Play here
web-player-name = Player { $number }
web-course = The course of the game
web-course-told = { $name }: { $half } halfway, { $last } at the end.
web-moments = Moments
web-share-whole = The whole game is in this link. Whoever opens it sees the game; no server keeps it.
web-result-level = Level { $level } decides: { $winner-is ->
        [you] you have { $tiles }
       *[other] { $winner } has { $tiles }
    }, { $seat-is ->
        [you] you have { $others }.
       *[other] { $seat } has { $others }.
    }
web-return-game-hint = Two games with the seats exchanged, one result: the second seat has the edge here.
web-return = To the return game
web-first-game = The first game
web-rematch-level = Or once more against
web-past-turn = { $name } is to play
web-past-won = You won
web-past-lost = You lost
web-past-broken = broken off
web-cover-hand-over = Hand the device to { $name }
web-cover-here = I am { $name }
web-cover-why = Everybody sees only their own hand: the screen stays covered until the right person is looking.
web-usual-terms = { $level }, { $seats } players
