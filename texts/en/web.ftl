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
web-ask-wait = { $seat } is playing.
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
