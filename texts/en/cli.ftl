### What the program says on the command line.

## What was asked cannot be done

cli-unknown-game = There is no game “{ $name }”. Choose one of these: { $known-or }.
cli-unknown-game-meant = There is no game “{ $name }”; did you mean “{ $meant }”? These are here: { $known }.
cli-unknown-bot = There is no bot “{ $name }” for { $title }. Choose from: { $known }.
cli-too-many-bots = You named { $bots } bots for { $seats } seats. Name at most { $seats }, or add seats with --seats.
cli-options-not-json = The options are not JSON: reading stops at column { $column }. Write them as '{"{"}"name": value{"}"}', in single quotes for the shell.
cli-seed = A seed is 64 hexadecimal digits; this has { $length } characters. Leave it out to get a random one.
cli-unknown-rule = { $title } has no rule “{ $id }”. Its rules are { $first } to { $last }.
cli-no-rules = There is no rule text for { $game } in this language yet. Try another with --lang.
cli-no-match = No rule speaks of “{ $words }”. Try fewer words, or other ones.
cli-no-pad = { $file } is a game of { $title }, which has no score pad. Leave out --pad.
cli-not-digits = “{ $text }” is not a promise or a part: those have 64 hexadecimal digits in lower case.
cli-not-pins = { $file } holds no promises and parts as clients keep them.
cli-no-entropy = The system gives no random numbers. Name a seed with --seed.

## Files

cli-file-unreadable = { $file } cannot be read: { $reason }. Check the name.
cli-file-unwritable = { $file } cannot be written: { $reason }. Choose another folder.
cli-output = The result cannot be written: { $reason }.
cli-io-not-found = there is no such file
cli-io-denied = you have no permission
cli-io-directory = it is a folder
cli-io-not-a-directory = there is a file where a folder is needed
cli-io-full = the disk is full
cli-io-too-large = it is too large
cli-io-not-text = it is not text in UTF-8
cli-io-read-only = the disk is read-only

## Records

cli-record-game = This program does not know the game “{ $game }”. It knows { $known }.
cli-record-not-text = This is not text in UTF-8: line { $line }, column { $column }. Save the file as UTF-8.

## Results

cli-simulated-seed = Seed: { $seed }
cli-simulated = Games: { $games }, finished: { $finished }, steps: { $steps }
cli-simulated-seat =
    { $wins ->
        [one] { $seat } ({ $bot }): { $wins } win, { $points } points a game
       *[other] { $seat } ({ $bot }): { $wins } wins, { $points } points a game
    }
cli-decimal = { $whole }.{ $tenths }
cli-stuck = Game { $number } cannot go on at step { $step }: nobody has a move. This is a fault of the program; please report it with the seed.
cli-bot-refused = In game { $number } the bot at { $seat } chose “{ $move }”, which is refused: { $reason } This is a fault of the bot; please report it with the seed.

cli-bench-unoptimised = This is a debug build. For true figures use: cargo run --release -p sevenfold-cli -- bench
cli-bench-no-peers = OpenSpiel cannot be measured with “{ $python }”: { $reason }. Its package is installed by: pip install open_spiel
cli-bench-game = game
cli-bench-seats = seats
cli-bench-moves = moves/s
cli-bench-games = games/s
cli-bench-copies = copies/s
cli-bench-lists = lists/s
cli-bench-playouts = playouts/s
cli-bench-iterations = iterations/s
cli-bench-bytes = bytes

## Load

cli-load-elsewhere = { $server } is not this machine: a load is only put on servers of one's own. Give an address such as 127.0.0.1:7777.
cli-load-nobody = At least one seat must be a person's: --bots must be less than --seats.
cli-load-unreachable = The server at { $server } does not answer, or lets nobody in. Is it running?
cli-load-laid = Only { $tables } of { $wanted } tables could be laid:
cli-load-files = This program may open no more files, and each person at a table takes one. Raise the limit of the system (ulimit -n), or let people share a socket (--one-screen).
cli-load-files-of-the-server = The server may open no more files, and each person at a table takes one. Raise the limit of its system (ulimit -n, LimitNOFILE=) and start it again, or let people share a socket (--one-screen).
cli-load-silence = The server does not answer in time, or breaks connections off. Its log may say why.
cli-load-refused = The server lets nobody else in: it answers with status { $status }.
cli-load-turned = A table let nobody sit down, or did not begin.
cli-load-moves = { $tables } tables, { $moves } moves, { $rate } a second
cli-load-times = answered within: half { $half } ms, 90 % { $ninety } ms, 99 % { $most } ms, longest { $longest } ms
cli-load-bytes = sent to the players: { $bytes } bytes a move
cli-load-work = processor: { $work } s per 1000 moves, { $share } % of a core
cli-load-memory = memory: { $memory } kB a table in play
cli-load-resting = memory: { $memory } kB a table at rest
cli-load-part = at the server, { $part }: { $time } µs
cli-load-waiting = waiting
cli-load-engine = engine
cli-load-writing = writing
cli-load-sending = sending
cli-load-faults = faults: { $gaps } gaps, { $twice } answered twice, { $unanswered } unanswered, { $cut } cut off; { $refused } moves refused

## The arena

cli-arena-elo = To be told apart, --elo1 must be more than --elo0.
cli-arena-one-bot = Name at least two different bots with --bots, such as --bots club,random.
cli-arena-other = { $file } holds results with other options, another seed or another test. Choose another folder with --results, or throw them away with --fresh.
cli-arena-unreadable = { $file } is not a file of results: reading stops at line { $line }. Choose another folder with --results, or throw it away with --fresh.
cli-arena-stopped = Stopped. This is what was found out so far.
cli-arena-stopped-kept = Stopped. Everything so far is kept in { $folder }; the same command goes on from there.
cli-arena-title = { $title }, { $seats } seats, { $thinking } a move
cli-iterations = { $amount } steps of search
cli-millis = { $amount } ms
cli-arena-bots = bots
cli-arena-bot = bot
cli-arena-against = against
cli-arena-deals = deals
cli-arena-games = games
cli-arena-moves = moves
cli-arena-score = score
cli-arena-elo-head = Elo
cli-arena-interval = 95 %
cli-arena-llr = LLR
cli-arena-rating = rating
cli-arena-verdict = answer
cli-arena-stronger = { $bot } is stronger
cli-arena-not-stronger = { $bot } is not stronger by { $elo }
cli-arena-open = not clear yet
cli-arena-book = Results of the arena
cli-arena-book-intro = Made by `sevenfold arena` from the files beside it. The same deals were played by both bots in every line-up.

## Calibration

cli-setup-unusual = { $title } ({ $options })
cli-setup-option = { $option }: { $value }
cli-calibrate-title = { $title }, { $seats } seats: what { $bot } says ({ $thinking } a move) and what happens, in { $games } games
cli-calibrate-shares = Wins from seat 1 on: { $shares }.
cli-calibrate-whole = whole game
cli-calibrate-quarter = quarter { $number }
cli-calibrate-range = said
cli-calibrate-asked = asked
cli-calibrate-mean = on average
cli-calibrate-won = won
cli-calibrate-too-high = said too much
cli-calibrate-too-low = said too little
cli-calibrate-stage = stage
cli-calibrate-entropy = cross-entropy
cli-calibrate-seat-entropy = seat alone
cli-calibrate-shift = shift
cli-calibrate-slope = slope
cli-calibrate-axis-said = said, %
cli-calibrate-axis-won = won, %
cli-calibrate-legend =
    Each seat is asked once in each quarter of a game. In the drawing │ is what was said, ● what happened,
    ─ where the truth lies (95 %). “Seat alone” always says what the seat wins on average: a judge whose
    cross-entropy is higher knows less. Logit of the truth = shift + slope × logit of what was said.
cli-calibrate-picture = Picture: { $file }

## Analysis

cli-analyse-refused = { $file } is not a game, step { $step } ({ $code }): { $reason }
cli-analyse-no-decision = Nobody had a choice in this game: there is nothing to judge.
cli-analyse-no-opinion = { $bot } cannot say what moves are worth in { $title }. Name another bot with --bot: { $known-or }.
cli-analyse-title = { $title }, judged by { $bot } ({ $thinking } a decision) from what each player could know
cli-analyse-step = step
cli-analyse-seat = player
cli-analyse-seat-name = { $seat }
cli-analyse-move = move
cli-analyse-worth = worth
cli-analyse-loss = loss
cli-analyse-swing = before it
cli-analyse-best = better
cli-analyse-decisions = decisions
cli-analyse-best-moves = best
cli-analyse-average-loss = loss each
cli-analyse-all-losses = all losses
cli-analyse-fair = fair share
cli-analyse-gifts = gifts
cli-analyse-luck = luck
cli-analyse-unforeseen = unforeseen
cli-analyse-result = result
cli-analyse-legend =
    Worth is the share of a win to expect. Loss is how much the best move was better.
    “Before it” is what had changed since the player’s last decision.
    Result = what the seat is worth + luck (what was drawn, and what others turned out to hold) + unforeseen (what the judge did not see coming) + gifts (what the others gave away) − all losses.

## The server

cli-database = “{ $url }” is not a database. Write it as sqlite:FILE or postgres://USER@HOST/NAME.
cli-serve-database = Database: { $path }
cli-serve-open = Sevenfold is open: { $address } (Ctrl-C closes it)
cli-serve-phones = For phones in your network: { $address }
cli-serve-closed = Closed. Every game is saved.
cli-backup-done = { $database } was copied to { $file }.
cli-database-copied = Everything in { $from } is in { $to } too: { $lines } lines, compared one by one.
cli-restore-done = { $database } was restored from { $file }.
cli-check-sound = Sound. Tables: { $tables }, entries: { $entries }, records: { $records }, guests: { $guests }, members: { $members }.
cli-check-rescued = Everything that is sound is in { $file }. Restore it with: sevenfold restore { $file } --overwrite
cli-record-exists = { $file } is there already. Choose another folder, or add --overwrite.
cli-challenges-unreadable = { $file } cannot be read: { $error }. Name a text file with one challenge a line.
cli-challenges-empty = { $file } has no challenge in it. Write one a line; lines that begin with # do not count.

## Puzzles

cli-puzzle-not-readable = { $file } is not what was expected: reading stops at line { $line }, column { $column }.
cli-puzzle-nothing = Everything has been searched: there is no such thing.
cli-puzzle-no-tactic = There is no tactic with this number. They have the numbers 1 to { $count }.

cli-no-score-pad = { $title } has no score pad. Leave out --pad for the player aid.
cli-aid-written = Written: { $file }
cli-aid-format = { $file } ends neither in .pdf nor in .svg. Give the file one of these endings.

## Exercises

exercise-flaw-astray = Move { $number } cannot have been made.
exercise-flaw-other-record = Its moves are not those its certificate was made for.
exercise-flaw-not-asked = The player it names is not asked there.
exercise-flaw-other-moves = Its list is not the list of legal moves.
exercise-flaw-in-doubt = By its own numbers { $move } may be as good.
exercise-flaw-other-worth = In other worlds { $move } is worth something else.
exercise-flaw-other-answer = In other worlds { $move } is better.
exercise-flaw-other-most = Its turn does not bring { $most }, or not the most there is.
cli-exercise-fine = { $game } { $number }: holds.
cli-exercise-flawed = { $game } { $number }: { $flaw }
cli-exercise-checked = { $count } exercises checked, { $flaws } flawed.
cli-exercise-made = { $game }: { $count } exercises in { $games } games.
cli-exercise-unreadable = { $file } is not a set of exercises.
cli-exercise-no-judge = { $game } has no two bots that can judge.

## Looking after a place

cli-admin-done = Done.
cli-admin-counts = Members: { $members }, guests: { $guests }, tables: { $tables } ({ $playing } playing), records: { $records }, database: { $kilobytes } kB, reports to read: { $reports }.
cli-admin-admission = { $who ->
    [open] Everybody may become a member.
    [invitation] Members come by invitation.
    [closed] No new members.
   *[other] Who may become a member is as the server was started (--members).
}
cli-admin-maintenance = Maintenance: no new tables are opened; games that run go on.
cli-admin-announced = Announced: { $words }
cli-admin-member = { $name } ({ $role ->
    [admin] looks after the place
   *[other] member
})
cli-admin-table = { $code }: { $game }, seats: { $seats }, { $phase ->
    [playing] playing
   *[other] gathering
}
cli-admin-report = { $number }: { $by } about { $about }: { $words }
cli-admin-report-left = { $number }: somebody who has left, about { $about }: { $words }
cli-admin-invitation = Invitation for one member: { $code }. It is shown this once; the page is /member?invitation={ $code }.

cli-ratings-rebuilt = Ratings were worked out anew from { $games } games that counted: { $ratings } ratings, of which { $changed } came out differently from before.
