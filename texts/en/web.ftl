# The browser client: bar and pages.
web-skip = Skip to the content
web-main-pages = Main pages
web-tables = Tables
web-rules = Rules
web-language = Language
web-theme = Light or dark
web-home = Home
web-not-found = Nothing here
web-not-found-why = This address leads to no table and no page. Perhaps the table has been cleared away.
web-rules-search = Search these rules
web-rules-none = No rule has all these words.
web-contents = Contents
web-other-rules = Other rules
web-link-to-rule = Link to rule
web-home-title = Five tables, one number.
web-home-say = Sit down with friends, with bots, or on your own. No account, no waiting.
web-sit-down = Sit down
web-own-words = The rules are told in our own words; all drawings are ours.
web-play = Play
web-invite = Invite
web-players-double-seven = 2–4 players
web-players-double-lucky-7 = 2–7 players
web-players-sieben = 2–7 players
web-players-seven = 2–4 players
web-players-triple-seven = 2–7 players
web-credit-double-seven = by Michael Schacht
web-credit-double-lucky-7 = by Henri Groels
web-credit-sieben = by Klaudia Bollwerk
web-credit-seven = by Néstor Romeral Andrés
web-credit-triple-seven = publisher unknown

# The table.
web-you = you
web-you-name = You
web-your-seat = Your seat
web-your-hand = Your hand
web-your-turn = Your turn
web-opponents = Opponents, in playing order
web-choices = What you can do
web-hint = Hint
web-undo = Undo
web-log = Log
web-log-close = Close the log
web-table = The table
web-rematch = Play again
web-free-seat = Free seat
web-card = Card
web-cards = cards in hand
web-chips = chips
web-status-turn = is playing
web-status-bot = bot
web-status-here = at the table
web-status-away = away
web-status-stand-in = a bot plays
web-ask-over = The game is over.
web-ask-gathering = Waiting for the game to begin.
web-ask-wait =
    { $seat-is ->
        [you] It is your turn.
       *[other] { $seat } is playing.
    }
web-ask-table = One moment.
web-table-gone = This table is gone
web-table-opening = Setting the table …
web-out-of-reach = The table is out of reach. Trying again …
web-result = 
    { $count ->
        [1] { $winners-is ->
            [you] You win!
           *[other] { $winners } wins.
        }
       *[other] { $winners } share the win.
    }
web-sieben-place = 
    { $place ->
        [1] out first
        [2] out second
        [3] out third
       *[other] out as no. { $place }
    }
web-sieben-round-of = Round { $round } of { $rounds }
web-sieben-chips-left = Round { $round }, { $chips } chips left
web-sieben-pile = The pile shows { $top } on top and { $seen } through the hole: { $total } of 7.
web-sieben-no-pile = No pile yet
web-sieben-to-draw = to draw
web-sieben-aside = put aside
web-sieben-hole = Hole on hole
web-sieben-turned = Turned round
web-sieben-then-begin = Then you begin a new pile.
web-sieben-then-draw = Then you draw one card.
web-sieben-seven = Seven!
web-sieben-no-fit = does not fit
web-sieben-begins = begins with { $total }
web-sieben-makes = makes { $totals-or }
web-sieben-take = Take a penalty card
web-bot-name-1 = Bo
web-bot-name-2 = Cleo
web-bot-name-3 = Dee
web-bot-name-4 = Eli
web-bot-name-5 = Fay
web-bot-name-6 = Gus
web-last-game = Your last game
web-continue = Continue

# A new table, and gathering at it.
web-new-table = New table
web-how-you-play = How you play
web-who-sits-down = Who sits down
web-seats = Seats
web-seats-hint = Bots can take the seats that stay free.
web-pace = Pace
web-pace-live = Live
web-pace-live-hint = Everybody is at the table; answers have a limited time.
web-pace-slow = Slow
web-pace-slow-hint = A move whenever there is time for one.
web-watchers = Watchers
web-watchers-hint = may look on, and see no hand
web-open-table = Open the table
web-play-here = Play here against bots
web-yes = Yes
web-no = No
web-sum = Sum:
web-no-server = The server is out of reach. You can play here against bots in the meantime.
web-your-name = Your name
web-chair-free = for whoever opens the link
web-sit-here = Sit here
web-get-up = Get up
web-add-bot = Bot
web-send-away = Send away
web-start = Start
web-start-with-bots = Start, bots take the free seats
web-gather-seated = You are at the table. The game can begin when everybody is there.
web-gather-watching = Take a seat, or stay and watch.
web-read-out = Read out the code
web-camera = or point a camera here
web-qr = The link as a picture for a camera
web-copy = Copy
web-copied = Copied
web-join = Join a table
web-join-hint = Type the code a friend gave you.
web-join-go = Join
web-join-wrong = A code has six letters and digits.
web-seconds-left = { $seconds } s left
web-history = Your tables
web-kept-here = kept in this browser
web-phase-gathering = gathering
web-phase-playing = being played
web-phase-over = over

# Games on the table.
web-back = Back
web-fact = { $fact }
web-score = score
web-round = Round { $round }
web-agree = Agree
web-decline = Decline
web-undo-wish = { $seat } would like to take back the last move.

# Replay.
web-replay = Replay
web-open-file = Open a file
web-replay-hint = Open the record of a game (a file ending in .sevens.json), or come here from a finished table.
web-replay-game = The record is of a game called “{ $game }”, which is not played here.
web-replay-step = { $step } of { $steps }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-jump = Jump to a step
web-replay-seen-by = Seen by
web-replay-watcher = Watcher
web-deal-fair = This deal was fair: the secret is the promised one, the seed follows from it and from everybody’s parts, and every card follows from the seed.

# Settings.
web-settings = Settings
web-keep = Keep
web-kept = Kept.
web-forget = Forget me
web-forget-hint = Deletes the tables kept in this browser and everything the server knows of you. Games that others took part in stay, without your name.
web-forget-go = Delete my data
web-forget-sure = Delete all your tables and data? This cannot be undone.
web-forgotten = Nothing is known of you any more.
