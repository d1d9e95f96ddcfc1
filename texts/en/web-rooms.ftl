### Pages beside the tables: rules, five pictures, lessons, a new table, settings, replays, score pads.

web-rules-search = Search these rules
web-rules-none = No rule has all these words.
web-contents = Contents
web-other-rules = Other rules
web-link-to-rule = Link to rule
web-new-table = New table
web-how-you-play = How you play
web-one-way = This game is always played the same way: there is nothing to choose.
web-seats = Seats
web-seats-hint = Bots can take the seats that stay free.
web-pace-live-hint = Everybody is at the table; there is limited time to answer.
web-pace-slow-hint = A move whenever there is time for one.
web-return-game = Return game
web-watchers = Watchers
web-watchers-hint = may watch, and see nobody’s hand
web-open-table = Open the table
web-play-here = Play here against bots
web-sum = Sum:
web-open-file = Open a file
web-replay-hint = Open the record of a game (a file ending in .sevens.json), or come here from a finished table.
web-replay-step = { $step } of { $steps }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-on = One step on
web-replay-last = To the end
web-replay-jump = Jump to a step
web-replay-seen-by = Seen by
web-replay-watcher = Watcher
web-kept = Kept.
web-forget = Forget me
web-forget-hint = Deletes the tables kept in this browser and everything the server knows of you. Games that others took part in stay, without your name.
web-forget-go = Delete my data
web-forget-sure = Delete all your tables and data? This cannot be undone.
web-forgotten = Nothing about you is kept any more.
web-sound-hint = For turns, sevens and refusals.
web-replay-begins = The game begins.
web-replay-coming = Fetching the game …
web-deal = The shuffle
web-deal-how = How this was checked
web-deal-promise = Before the game the host promised its secret: it showed this number, which fits that secret only.
web-deal-seals = Then every player’s device sealed a random part. Nobody could see it, and nobody could change it any more.
web-deal-parts = When the game began the list of seals was closed and the parts were revealed. Every part fits its seal.
web-deal-opened = Afterwards the host showed its secret. It is the promised one; the seed follows from it and the parts, and every card from the seed.
web-deal-missing = not revealed
web-deal-kept = What this browser has kept from before the game:
web-deal-own-promise = Promise
web-deal-own-part = Your part
web-at-the-table = At the table
web-looks = Appearance
web-text = Text size
web-motion = Motion
web-clock = Time for a move
web-clock-hint = Time up? A bot makes that move.
web-clock-none = No limit
web-clock-20s = 20 s
web-clock-45s = 45 s
web-clock-2min = 2 min
web-clock-8h = 8 hours
web-clock-1d = 1 day
web-clock-3d = 3 days
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
web-learn-step = Step { $step } of { $steps }, about { $minutes } min left
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
web-rules-legend-printed = Paragraphs without a mark are the printed rules in our own words.
web-rules-legend-ours = Our reading
web-rules-legend-ours-say = says how we play where the printed rules leave something open.
web-rules-legend-house = House option
web-rules-legend-house-say = is what you can choose when you open a table.
web-rules-legend-gaps = Numbers stay with their rule for good; where one seems to be missing, none was lost.
web-rules-copy = Copy the link to
web-aid = Page to print
web-aid-pad = Score pad to print
web-aid-print = Print
web-aid-missing = This page cannot be fetched at the moment.
web-score-keep = Keep score with real cards
web-score-say = For each round write the bid on the left and the tricks taken on the right. The pad counts, and it is kept in this browser.
web-score-more = One more player
web-score-fewer = One player fewer
web-score-length = { $rounds } rounds
web-score-clear = New game
web-score-clear-sure = Really begin again?
web-score-bid = Bid
web-score-taken = Tricks taken
web-learn-lessons = Lessons
web-learn-finished = finished
web-learn-left-at = left at step { $step }
web-learn-further = Next lesson
web-replay-cut = The game in this address is not complete. Ask for the link again: perhaps it was cut off on its way.
web-replay-all = All hands
web-replay-run = Play
web-replay-stop = Pause
web-replay-speed = Speed
web-replay-slow = ½×
web-replay-usual = 1×
web-replay-fast = 3×
web-people-here = People at this device
web-play-here-together = Play here, bots take the rest

## The lobby

lobby-no-such-table = There is no such table: none of these games is for so many.
lobby-no-such-member = There is no member or friend of that name.
lobby-yourself = That is yourself.
lobby-too-many = There are too many already. Take some away first.
lobby-sit-first = Sit down at that table first.
lobby-no-such-invitation = There is no such invitation any more.
web-lobby = Lobby
web-lobby-gone = This page is from another version. Reload it.
web-lobby-lost = The lobby is out of reach. Trying again …
web-lobby-signed-out = You are signed out here. Reload the page to go on as a guest.
web-lobby-crowd =
    { $count ->
        [one] You are the only one in the lobby.
       *[other] { $count } people are in the lobby.
    }
web-lobby-playing =
    { $count ->
        [one] One person plays at a public table.
       *[other] { $count } people play at public tables.
    }
web-lobby-people = People
web-lobby-your-turn = Your turn
web-lobby-turns =
    { $count ->
        [one] at one table
       *[other] at { $count } tables
    }
web-lobby-next-table = Next table
web-lobby-hours-left = { $count } h left
web-lobby-minutes-left = { $count } min left
web-lobby-find = Find me a table
web-lobby-find-hint = Tick all that would suit you.
web-lobby-any-game = Any of these games
web-lobby-counts = Counts for ratings
web-either = Either
web-rated = Rated
web-casual = Casual
web-lobby-wait =
    { $count ->
        [0] nobody
        [one] one waits
       *[other] { $count } wait
    }
web-lobby-at-once = With you { $count } can start { $game } at once.
web-lobby-wait-for =
    { $count ->
        [one] One person waits for { $game }.
       *[other] { $count } people wait for { $game }.
    }
web-lobby-nobody-waits = Nobody waits for these at the moment.
web-lobby-nobody-else = Nobody else waits for these at the moment.
web-lobby-bots-after = If nobody comes, bots take the free seats
web-lobby-bots-now = at once
web-lobby-bots-half = after half a minute
web-lobby-bots-one = after one minute
web-lobby-bots-three = after three minutes
web-lobby-bots-never = never
web-lobby-find-go = Find a table
web-lobby-looking = Looking for a table …
web-lobby-stay = Stay on this page: you are taken to the table as soon as there is one.
web-lobby-stop = Stop looking
web-lobby-open = Open tables
web-lobby-open-count =
    { $count ->
        [0] none at the moment
        [one] one
       *[other] { $count }, the fullest first
    }
web-lobby-own = Open one of your own
web-lobby-sit = Sit down
web-lobby-sit-at = Sit down at { $game }
web-lobby-free = free
web-lobby-seconds-a-move = { $count } s a move
web-lobby-hours-a-move = { $count } h a move
web-lobby-days-a-move = { $count } days a move
web-lobby-running = Running tables
web-lobby-none-running = None at the moment.
web-lobby-watch-hint = Watchers see no hidden hand.
web-lobby-watch = Watch
web-lobby-watch-at = Watch { $game }
web-lobby-round = Round { $round }
web-lobby-invitations = Invitations
web-lobby-no-invitations = None at the moment.
web-lobby-invites = { $name } asks you to { $game }, { $seats } seats.
web-lobby-no-thanks = No, thanks
web-lobby-friends = Friends
web-lobby-no-friends = None yet. Members can ask each other by name.
web-lobby-add-friend = Ask a member to be your friend
web-lobby-ask-friend = Ask
web-lobby-away = away
web-notice-later = Later
web-lobby-here = in the lobby
web-lobby-waits-at = waits at { $game }
web-lobby-plays = plays { $game }
web-lobby-asked = asked, no answer yet
web-lobby-asks = would like to be your friend
web-lobby-agree = Agree
web-lobby-join = Join
web-lobby-seen = Friends see that I am here
web-lobby-invite = Invite …
web-lobby-invite-to = Invite to
web-lobby-part = No longer friends
web-lobby-block = Block
web-lobby-block-who = Block { $name }
web-lobby-block-member = Block a member
web-lobby-unblock = Take back
web-lobby-blocked = Blocked people
web-lobby-blocked-hint = You and they do not see each other here, and are never brought together. They are not told.
web-public = Show it in the lobby
web-public-hint = Everybody there can see it and sit down
web-membership = Membership
web-membership-hint = A name that is yours alone, on all your devices. Playing as a guest stays as it is.
web-membership-go = Membership
web-my-games = My games
web-report = Report …
web-report-say = It is read by whoever looks after this place, with your name; nobody else learns of it.
web-report-words = What is the matter?
web-report-go = Send the report
web-report-told = Reported. Thank you.
web-rating-now = Your rating is { $rating } now ({ $change }).
web-review = Review
web-exercises-say = Positions with hidden cards in which one move is better beyond doubt, whatever the others hold.
web-exercises = Exercises
server-members-only = That is for members. Become one in a minute, or play as a guest.
server-maintenance = This server closes soon for maintenance, so no new tables are opened. Games that run go on, and nothing of them is lost.
members-too-long = Write something, in at most { $most } characters.
server-bad-note = A note has at most { $most } letters, and none that hide or turn round what stands beside them.
server-unfinished = This game is not over yet.
server-unknown-game = There is no game called { $game } here.
server-no-such-seat = Say which seats were yours.
server-broken-record = This cannot have been played: step { $step }, { $why }
server-no-such-member = There is nobody of this name here, or they show nothing of themselves.
