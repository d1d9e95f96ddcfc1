### What every game says: players, lists, setups, moves that cannot be read, records.

## Players and lists

you = you
seat-name = Seat { $number }
list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-none = none

## Setting up a game

setup-seats = This game is for { $least } to { $most } players, not for { $seats }.
setup-options-not-an-object = Give the options as a JSON object, such as {"{"}{"}"} for all defaults.
setup-options = The options cannot be read ({ $error }). Check their names and values.
setup-option-unknown =
    { $count ->
        [0] There is no option “{ $key }”: this game has none. Leave it out.
       *[other] There is no option “{ $key }”. Choose from: { $known }.
    }
setup-option-value = The option “{ $key }” cannot be { $value }. It takes { $wanted-or }.
setup-option-counts = a list of { $len } numbers from 0 on that add up to { $sum }

## Moves and chance

notation-unreadable = “{ $text }” is not a move. Write it as the list of legal moves does.
chance-undue = The table has nothing of this kind to draw here. Remove this step or put it where it belongs.
chance-missing = The table has to draw before anybody moves. Put the missing chance step in here.
chance-not-the-cards = These are not exactly the cards there are to draw from. Name each of them once.
chance-not-from-seed = The seed gives something else here. Correct this step, or leave out the seed to replay the record as it is.

## Records

record-not-json = This is not JSON: reading stops at line { $line }, column { $column }. Correct that place or export the record again.
record-not-an-object = A record is one JSON object that begins with "format" and "game". Check that this is the right file.
record-other-format = The format is { $format }, but this program reads "{ $ours }". Convert the record, or use a program that knows its format.
record-key = The key "{ $key }" is missing or wrong. Write it like this: { $example }.
record-seed = A seed is 64 hexadecimal digits in quotes. Correct it, or leave it out.
record-step = A step is either {"{"}"chance": …{"}"} or {"{"}"seat": 1, "do": …{"}"}. Rewrite this one.
record-step-seat = No such seat plays in this game. Seats are numbered from 1.
result-while-running = The record has a result although the game is still running. Remove it, or add the missing steps.
result-other = The game ended otherwise: points { $points }, won by seat { $winners }. Correct the result or leave it out.
move-text = { $text }
