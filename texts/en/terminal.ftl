### Playing at the terminal.

## Before a game

terminal-no-terminal = Playing needs a terminal for keys and screen. Start it in a terminal window, without pipes; to let bots play among themselves use “simulate”.
terminal-broken = The terminal does not answer as it should ({ $error }). Try another terminal window.
terminal-too-small = This window is too small to play in. Make it at least { $columns } columns wide and { $rows } rows high.
terminal-unknown-game = There is no game “{ $game }”. Choose from: { $known }.
terminal-unknown-game-meant = There is no game “{ $game }”. Did you mean “{ $meant }”?
terminal-unknown-bot = There is no bot “{ $bot }” for this game. Choose from: { $known }.
terminal-too-many-people = { $people } people do not fit on { $seats } seats. Ask for more seats or fewer people.
terminal-join-no-code = “{ $table }” does not end with the code of a table. Give the address of the table’s page, or its code and with --server the server’s address.
terminal-join-no-server = “{ $server }” is not the address of a server. It looks like http://localhost:7777.
terminal-join-silent = No server answers at { $server }. Check the address, and that the server is running.
terminal-reach-trying = The connection is lost. Trying again …
terminal-reach-no-table = There is no such table, or it is gone. Check the code.
terminal-reach-outdated = This program is too old for that server. Get the current version.
terminal-reach-damaged = What the server kept of this table is damaged. Ask whoever runs it.
terminal-reach-forgotten = The server does not know you any more. Quit and join again.
terminal-reach-untrusted = The server’s certificate is not trusted on this machine, or is not for that name. Check the address; the certificate of a server of your own can be named in SSL_CERT_FILE.

## Players

terminal-name-person = Player { $number }
terminal-name-bot = { $kind } { $number }
terminal-name-nobody = free seat

## What is asked

terminal-your-turn = It is your turn.
terminal-wait = Waiting for { $seats } …
terminal-wait-race = Waiting for somebody to be quick …
terminal-over = The game is over. Enter: back to the result
terminal-word = { $word }
terminal-race = Somebody here may call now!
terminal-key-space = Space
terminal-group = { $words } ({ $count })
terminal-more = choices: { $count }, shown: { $from }–{ $to }
terminal-refused = { $reason } [{ $rule }; r: the rule]
terminal-ambiguous = “{ $text }” can be { $count } moves: { $moves-or }{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {""} …
    } Type on, or choose with the arrows and Tab.
terminal-hint = Hint: { $move }
terminal-hint-pass = Hint: let it pass
terminal-no-hint = There is nothing to advise: nothing is asked of you.
terminal-no-undo = There is nothing to take back yet.
terminal-undone = Taken back. It is as it was before the last decision.
terminal-undo-asked = The others are asked whether they agree.
terminal-undo-declined = It is not taken back: not everybody agreed.
terminal-rematch-asked = It goes on as soon as the others want to play again, too.
terminal-saved = The record is in { $file }.
terminal-record-at = The record is at { $address }.
terminal-record-later = The record can be had once the game is over, at { $address }.
terminal-not-saved = { $file } could not be written ({ $error }). Check the folder, or start with another file for the record.
terminal-high-roller = { $name } joins the High Rollers Club with { $score } points! It is in { $file }.

## Keys

terminal-keys-table = ? help  h hint  u undo  r rule  s save  l language  q quit  : type
terminal-keys-board = arrows: move   Tab: turn   Enter: place   Esc: another tile   ? help
terminal-keys-page = p pad
terminal-keys-server = ? help  h hint  u undo  r rule  w say  x give up  l language  q quit  : type
terminal-keys-talking = Enter: say it   Esc: leave the line
terminal-keys-gathering = ? help   w say   l language   q quit
terminal-keys-typing = Enter: play   Tab: complete   Esc: leave the line
terminal-keys-between = ? help   u undo   s save   l language   q quit
terminal-keys-result = n once more   t table   s save   l language   q quit
terminal-keys-question = Enter or y: yes     any other key: no
terminal-keys-scroll = ↑ ↓ Page: scroll     any other key: back
terminal-keys-close = any key: back
terminal-help-title = Keys
terminal-help =
    arrows, Enter   choose; over the table the arrows move the tile
    1–9, 0          choose what has this number
    Tab             the next choice; over the table: turn the tile
    Esc             back to the step before
    Space           call out or announce, when it is a race
    : or a letter   type a move in the notation, or a short form of it;
                    a capital letter always begins a move

    h  hint from a club player who sees only what you see
    u  take back to your previous decision; other people must agree
    r  the rule of the last refusal, or all rules
    s  save the record
    w  say something, at a server’s table
    x  give up
    l  language: English, Deutsch, Nederlands
    q  quit
terminal-quit = Stop this game? What is not saved is lost.
terminal-take-back =
    { $seat-is ->
        [you] Take back to your last decision? Do all agree?
       *[other] Take back to the last decision of { $seat }? Do all agree?
    }
terminal-take-back-asked = { $seat } would like to take back the last decision. Do you agree?
terminal-resign = Give up? There is no way back into this game.
terminal-caller = Who was quick? Press the number.

## Pages

terminal-hand-over = The keyboard goes to { $name }.
terminal-hand-over-enter = { $name }: press Enter when nobody else is looking.
terminal-winners =
    { $count ->
        [1] { $seat-is ->
            [you] You win!
           *[other] { $seat } wins.
        }
       *[other] { $seats } share the win.
    }
terminal-gathering-sit = Enter: sit down
terminal-gathering-start = b: begin, with bots on the seats that are free
terminal-gathering-wait = Waiting for the game to begin …

## 7 (Sieben)

terminal-sieben-status = Round { $round } · draw pile { $draw } · put aside { $aside } · chips left { $chips }
terminal-sieben-seven = Seven!
terminal-sieben-no-pile = no pile
terminal-sieben-hand = Your cards, and what they can make:
terminal-sieben-cards = cards
terminal-sieben-chips = chips
terminal-sieben-out = out

terminal-sevens-status = Round { $round } of { $rounds }
terminal-sevens-hand = Your cards; those in brackets fit:
terminal-sevens-cards = cards
terminal-sevens-passes = pass
terminal-sevens-penalties = pen.
terminal-sevens-out = out
terminal-sevens-folded = left

## SEVEN

terminal-seven-status = { $laid } of { $all } tiles · level { $level } decides first · leading: { $leaders }
terminal-seven-group = { $tile }: level { $level }, { $count ->
        [1] 1 place
       *[other] { $count } places
    }
terminal-seven-rank = no. { $rank }

## Double Seven

terminal-double-seven-status = 7 tokens left: { $sevens } · out of the game: { $discarded }{ $ending ->
        [last] {" "}· last turns!
       *[on] {""}
    }
terminal-double-seven-reserve = Reserve, { $down } face down:
terminal-double-seven-rack = Your rack ({ $count }):
terminal-double-seven-tiles = rack
terminal-double-seven-tokens = 7s
terminal-double-seven-points = pts
terminal-double-seven-group-start = Start a family ({ $count })
terminal-double-seven-group-expand = Expand a family ({ $count })
terminal-double-seven-group-exchange = Exchange families ({ $count })
terminal-double-seven-group-retrieve = Retrieve a Clover ({ $count })
terminal-double-seven-group-two-for-one = Two for One ({ $count })
terminal-double-seven-group-discard = Discard a tile ({ $count })
terminal-double-seven-group-draw = Draw a tile ({ $count })

## Double Lucky 7

terminal-double-lucky-7-status = Round { $round } of { $rounds } · cards: { $tricks } · dealer: { $dealer }
terminal-double-lucky-7-trump = Trump: { $colour } (turned up: { $turned })
terminal-double-lucky-7-trump-led = Trump: the colour led in each trick (turned up: { $turned })
terminal-double-lucky-7-trump-dealer = Trump: the dealer’s card in each trick (turned up: { $turned })
terminal-double-lucky-7-trump-unnamed = Trump: the dealer is about to name it (turned up: { $turned })
terminal-double-lucky-7-trump-none = No trump (turned up: { $turned })
terminal-double-lucky-7-no-trick = No card has been played yet.
terminal-double-lucky-7-trick = Trick { $trick } of { $tricks }; ahead: { $seat }
terminal-double-lucky-7-trick-taken = Trick { $trick } of { $tricks } went to { $seat }.
terminal-double-lucky-7-hand = Your cards:
terminal-double-lucky-7-wheel = Lucky Wheel (○ free, × used):
terminal-double-lucky-7-bid = tricks
terminal-double-lucky-7-total = total
terminal-double-lucky-7-pawn = pawn
terminal-double-lucky-7-pad = Score pad
terminal-double-lucky-7-penalty = penalty
terminal-double-lucky-7-group-use = { $advantage } ({ $count })

## 777

terminal-triple-seven-status = Round { $round } · dealer: { $dealer }
terminal-triple-seven-no-pile = no card yet
terminal-triple-seven-clockwise = Turns go clockwise ↻
terminal-triple-seven-anticlockwise = Turns go anticlockwise ↺
terminal-triple-seven-stack = Draw stack: { $count }
terminal-triple-seven-herald =
    { $seat-is ->
        [you] Your HERALD is not announced!
       *[other] { $seat } has not announced the HERALD!
    }
terminal-triple-seven-trade = TRADE: { $seat } ⇄ { $other }
terminal-triple-seven-theft = THIEF: { $seat } → { $other }
terminal-triple-seven-sin = SINNER: { $seat } → { $other }
terminal-triple-seven-smite = REAPER: { $seat } → { $other }
terminal-triple-seven-call-out = HERALD: { $seat } → { $other }
terminal-triple-seven-hand = Your hand ({ $count }):
terminal-triple-seven-reserve = Reserve:
terminal-triple-seven-reverse = REVERSE
terminal-triple-seven-deuce = DEUCE
terminal-triple-seven-trade-card = TRADE
terminal-triple-seven-herald-card = HERALD
terminal-triple-seven-thief = THIEF
terminal-triple-seven-saint = SAINT
terminal-triple-seven-samaritan = SAMARITAN
terminal-triple-seven-sinner = SINNER
terminal-triple-seven-reaper = REAPER
terminal-triple-seven-cards = cards
terminal-triple-seven-reserved = res.
terminal-triple-seven-score = score
terminal-triple-seven-group-play = Play { $card } ({ $count } ways)
terminal-triple-seven-group-play-reserved = Play the reserved { $card } ({ $count } ways)
terminal-triple-seven-group-reserve = Reserve a card ({ $count })
terminal-triple-seven-group-swap = Swap the reserve ({ $count })
terminal-triple-seven-group-give = Pass a card on ({ $count })
terminal-triple-seven-group-answer = Answer with a card ({ $count })
