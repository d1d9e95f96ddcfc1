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
web-guest-name = Guest { $number }
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
web-sieben-chips-left = Round { $round }, { $chips } chips left
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
web-new-table = New table
web-how-you-play = How you play
web-one-way = This game is always played the same way: there is nothing to choose.
web-who-sits-down = Who sits down
web-seats = Seats
web-seats-hint = Bots can take the seats that stay free.
web-pace = Pace
web-pace-live = Live
web-pace-live-hint = Everybody is at the table; there is limited time to answer.
web-pace-slow = Slow
web-pace-slow-hint = A move whenever there is time for one.
web-watchers = Watchers
web-watchers-hint = may watch, and see nobody’s hand
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
web-join-wrong = A code has nine letters and digits.
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

# Settings.
web-settings = Settings
web-keep = Keep
web-kept = Kept.
web-forget = Forget me
web-forget-hint = Deletes the tables kept in this browser and everything the server knows of you. Games that others took part in stay, without your name.
web-forget-go = Delete my data
web-forget-sure = Delete all your tables and data? This cannot be undone.
web-forgotten = Nothing about you is kept any more.

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
web-sound-hint = For turns, sevens and refusals.
web-speed = How long bots think
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Quick
web-speed-instant = At once
web-auto = Answer for me
web-auto-hint = Decline automatically if I don’t answer in time.
web-other-device = Play on with another device
web-other-device-hint = Whoever opens this link sits on your seat. Keep it to yourself.
web-other-device-show = Show the link
web-leave = Get up for a while
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
web-replay-begins = The game begins.
web-replay-coming = Fetching the game …
web-replay-broken = Step { $step } of this record is wrong: { $why }
web-share-moment = Share this moment
web-deal = The shuffle
web-deal-promised = Shuffle checked
web-deal-partly = Shuffle: part missing
web-deal-consistent = Shuffle consistent
web-deal-untold = Shuffle not checked
web-deal-broken = Shuffle tampered with
web-deal-how = How this was checked
web-deal-promise = Before the game the host promised its secret: it showed this number, which fits that secret only.
web-deal-seals = Then every player’s device sealed a random part. Nobody could see it, and nobody could change it any more.
web-deal-parts = When the game began the list of seals was closed and the parts were revealed. Every part fits its seal.
web-deal-opened = Afterwards the host showed its secret. It is the promised one; the seed follows from it and the parts, and every card from the seed.
web-deal-missing = not revealed
web-deal-kept = What this browser has kept from before the game:
web-deal-own-promise = Promise
web-deal-own-part = Your part
web-history-search = Search your tables
web-history-show = Show
web-history-all = All
web-history-unfinished = Unfinished
web-history-finished = Finished
web-history-none = No tables found.
web-history-more = Show all
web-at-the-table = At the table
web-look-on = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
web-looks = Appearance
web-as-system = Same as the system
web-theme-light = Light
web-theme-dark = Dark
web-text = Text size
web-text-usual = Usual
web-text-large = Large
web-text-larger = Larger
web-motion = Motion
web-motion-less = Less
web-volume-off = Off
web-volume-quiet = Quiet
web-volume-usual = Usual
web-usual-level = Bots you usually play against
web-clock = Time for a move
web-clock-hint = Time up? A bot makes that move.
web-clock-none = No limit
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 hours
web-clock-1d = 1 day
web-clock-3d = 3 days

# In five pictures.
web-quick-short = How?
web-other-games = Other games
web-quick-double-seven-1 = Draw two tiles, face up or face down; three if your rack is empty.
web-quick-double-seven-2 = Start a family with two or more of one animal, and expand it. A Clover stands in for any animal.
web-quick-double-seven-3 = Exchange one of your families for anybody’s family of exactly the same size; nobody is asked.
web-quick-double-seven-4 = Seven! When one of your families reaches seven tiles, take a 7 token: one point more.
web-quick-double-seven-5 = Double Seven! The first with two such families takes the 77 token; everybody else has one more turn. Every tile in front of you is a point.
web-quick-double-lucky-7-1 = Hands grow from one card to seven, then shrink again. Round 7 counts double.
web-quick-double-lucky-7-2 = The dealer first, then clockwise: bid how many tricks you will take. Whoever bids last may not make the sum exactly the number of tricks.
web-quick-double-lucky-7-3 = The dealer leads to every trick. Follow the led colour if you can. A trump beats every other colour, the Joker beats all.
web-quick-double-lucky-7-4 = Exactly as many tricks as you bid: ten points and two for each trick. One too many or too few: nothing.
web-quick-double-lucky-7-5 = With the Lucky Wheel each of you takes one advantage in each half, chosen or rolled. A pawn left unused costs 10 points.
web-quick-sieben-1 = Begin a pile with any card: its number is the total. Then draw a card.
web-quick-sieben-2 = Lay a card hole on hole or hole on number: the number on top and the one in the hole count together.
web-quick-sieben-3 = The total may stay or grow, up to seven. If nothing fits, you take a penalty card; if something fits, you must lay.
web-quick-sieben-4 = Seven! The pile is put aside, and you begin a new one at once, without drawing.
web-quick-sieben-5 = Make seven with your last card and you are out: the earlier, the more chips.
web-quick-seven-1 = Everybody has the same seven tiles of four hexagons.
web-quick-seven-2 = A tile lies flat and touches, edge to edge, what is on the table. Turn and flip it as you like.
web-quick-seven-3 = Above the table it lies on at least two tiles, and never over a gap.
web-quick-seven-4 = The tile you choose must go as high as it fits anywhere; where on that level is up to you.
web-quick-seven-5 = When all tiles are placed, most tiles on the highest level win; a tie is broken by the level below.
web-quick-triple-seven-1 = Play the same colour or the same number. If you cannot or do not want to, draw a card; then you may pass.
web-quick-triple-seven-2 = Actions change the course of play; Characters play on any card and attack, protect or give.
web-quick-triple-seven-3 = A 5, a 6 and a 7 of one colour go together as one card.
web-quick-triple-seven-4 = Whoever empties their hand first wins the round and collects their reserve. Do it with all three types: Number, Action, Character. 7, 77, 777!
web-quick-triple-seven-5 = Announce your HERALD when you play it; if someone calls it out first, you draw four.
web-quick-sevens-1 = Whoever holds the 7 of diamonds begins and lays it. Each 7 opens the row of its suit.
web-quick-sevens-2 = From its 7 a row grows card by card: down to the ace and up to the king.
web-quick-sevens-3 = Clockwise: lay one card that fits. Whoever can lay must lay.
web-quick-sevens-4 = Nothing of yours fits? Only then do you pass, and everybody learns what you lack.
web-quick-sevens-5 = The first to lay their last card ends the round. Every card still in hand is a penalty; the fewest win.
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
