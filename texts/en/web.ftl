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
web-home-title = Many tables, one number.
web-home-say = Sit down with friends, with bots, or on your own. No account, no waiting.
web-sit-down = Sit down
web-own-words = The rules are told in our own words; all drawings are ours.
web-play = Play
web-invite = Invite
web-players = { $least }–{ $most } players
web-credit-double-seven = by Michael Schacht
web-credit-double-lucky-7 = by Henri Groels
web-credit-sieben = by Klaudia Bollwerk
web-credit-seven = by Néstor Romeral Andrés
web-credit-triple-seven = publisher unknown
web-credit-sevens = a classic that belongs to nobody
web-classics = A classic beside them
web-further = Also on this server’s shelf

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
web-status-resigned = gave up
web-ask-over = The game is over.
web-ask-gathering = Waiting for the game to begin.
web-ask-wait =
    { $seat-is ->
        [you] It is your turn.
       *[other] { $seat } is playing.
    }
web-ask-table = One moment.
web-table-gone = This table is gone
web-table-damaged = This table is damaged
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
       *[other] out, no. { $place }
    }
web-sieben-round-of = Round { $round } of { $rounds }
web-sieben-chips-left = Round { $round }, { $chips } chips
web-sieben-pile = The pile shows { $top } on top and { $seen } through the hole: { $total } of 7.
web-sieben-no-pile = No pile yet
web-sieben-to-draw = to draw
web-sieben-aside = put aside
web-sieben-hole = Hole on hole
web-sieben-turned = Hole on number
web-sieben-then-begin = Then you begin a new pile.
web-sieben-then-out = Then you are out.
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
web-bot-name-7 = Hal
web-continue = Continue

# A new table, and gathering at it.
web-who-sits-down = Who sits down
web-pace = Pace
web-pace-live = Live
web-pace-slow = Slow
web-yes = Yes
web-no = No
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
web-join-wrong = A code has nine letters and digits, but no 0, 1, I, L, O or U.
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
web-replay-game = The record is of a game called “{ $game }”, which is not played here.

# Settings.
web-settings = Settings
web-keep = Keep

# Around the table.
web-close = Close
web-share = Share
web-why = Why?
web-all-rules = All rules of this game
web-quick = In five pictures
web-level = Level
web-level-random = Random
web-level-careless = Careless
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-fill = Bots for the free seats
web-status-level = bot, { $level }
web-host = host
web-talk = Say
web-this-seat = More
web-sound = Sounds
web-speed = How long bots think
web-speed-slow = Long
web-speed-normal = Normal
web-speed-fast = Short
web-speed-instant = Not at all
web-auto = Answer for me
web-auto-hint = Decline automatically if I don’t answer in time.
web-other-device = Play on with another device
web-other-device-hint = Whoever opens this link sits on your seat. Keep it to yourself.
web-other-device-show = Show the link
web-leave = Get up for a while
web-find-people = Find people to play with
web-find-people-say = Open tables, quick pairing, games to watch. You can sit down as a guest.
web-rated-leave = This is a rated game: leaving it is giving it up, and puts you last. If you only close the page your clock runs on.
web-leave-hint = A bot plays for you until you come back.
web-resign = Resign
web-resign-hint = Give up this game for good.
web-resign-sure = Really resign? You cannot come back into this game.
web-play-on = Play on
web-bot-plays-for-you = A bot plays for you.
web-bot-plays-on = You have resigned. A bot plays on for you.
web-take-back = Take my seat again
web-is-away = { $seat } is away.
web-let-bot-play = Let a bot play
web-undo-waiting = You have asked to take back. The others have not all answered.
web-undo-withdraw = Never mind
web-hint-move = A good player would choose: { $move }
web-hint-pass = A good player would let it pass.
web-watching = You are watching and see no hand.
web-time-seconds = { $seconds } s
web-time-minutes = { $minutes }:{ $seconds } min
web-time-hours = { $hours } h { $minutes } min
web-time-days = { $days } d { $hours } h
web-keys = Keys
web-key-tab = To the next thing that can be pressed
web-key-enter = Press it
web-key-number = Choose what shows this number
web-key-hint = Hint
web-key-undo = Undo
web-key-log = Log, on small screens
web-key-menu = Sound, bots, your seat
web-key-escape = Put back, close
web-key-help = These keys
web-result-resigned = { $seat-is ->
        [you] You have resigned.
       *[other] { $seat } has resigned.
    }
web-result-nobody = The game was broken off.
web-result-ahead = { $points ->
        [one] One point
       *[other] { $points } points
    } ahead of { $seat-is ->
        [you] you.
       *[other] { $seat }.
    }
web-winner = winner
web-rematch-waiting = Waiting for the others
web-wants-rematch = wants another game
web-undecided = has not said yet
web-share-game = Share this game
web-game-file = Game file
web-outdated = There is a newer version
web-outdated-why = This page is older than the table. Load it again; nothing is lost.
web-reload = Load again
web-no-watchers = This table is full
web-no-watchers-why = All seats are taken, and nobody may watch here.
web-gather-ready = Everybody is here.
web-gather-free = { $free ->
        [one] One seat is free. Wait for a friend, or let a bot have it.
       *[other] { $free } seats are free. Wait for friends, or let bots have them.
    }
web-pace-clock = { $seconds } seconds for a move
web-sieben-too-low = too low
web-sieben-too-high = too high
web-sieben-laid = laid a { $card }
web-sieben-of = of 7
web-sieben-chips = Chips
web-sieben-round = Round
web-sieben-sum = Sum
web-sieben-earlier = before
web-sieben-ladder = What going out is worth
web-sieben-pot = of { $chips } chips are left
web-sieben-rung = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
web-sieben-next-out = next out
web-sieben-then-the-end = then the end
web-sieben-nothing-left = nothing left

# Replay, history, settings.
web-replay-broken = Step { $step } of this record is wrong: { $why }
web-share-moment = Share this moment
web-deal-promised = Shuffle checked
web-deal-partly = Shuffle: part missing
web-deal-consistent = Shuffle consistent
web-deal-untold = Shuffle not checked
web-deal-broken = Shuffle tampered with
web-history-search = Search your tables
web-history-show = Show
web-history-all = All
web-history-unfinished = Unfinished
web-history-finished = Finished
web-history-none = No tables found.
web-history-more = Show all
web-look-on = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-as-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-text-usual = Usual
web-text-large = Large
web-text-larger = Larger
web-motion-less = Less
web-volume-off = Off
web-volume-quiet = Quiet
web-volume-usual = Usual
web-usual-level = Bots you usually play against

# In five pictures.
web-quick-short = How?
option-triple-seven-herald-declared-hint = Whoever plays it says so with the move. For bots and slow tables.
option-triple-seven-herald-race-hint = A big button appears for everybody: the quickest wins. For people who play at the same time.

# A table nobody has drawn.
web-plain-own-words = Nobody has drawn this table yet: it is laid out from the game’s own words.
web-plain-players = Players
view-round = Round
view-phase = Phase
view-hand = Hand
view-cards = cards
view-points = points
view-score = score
view-players = Players
view-dealer = Dealer
view-turn = Turn
web-rated-say = Rated games are for members and change ratings. No hints, nothing is taken back, and no bot takes your place: whoever leaves or runs out of time is last.
