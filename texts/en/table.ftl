### What happens at a table: seats, refusals, taking back, talk, the fair deal.

## What a table does not do

table-outdated = This page is from another version ({ $theirs }, the table speaks { $ours }). Reload it.
table-no-such-game = There is no game called “{ $game }”. Choose one from the shelf.
table-bad-clock = A clock can be set to { $least } seconds up to a week, not to { $seconds } seconds.
table-no-return-game = A return game is for two players of a game that offers it. Play each game for itself.
table-options-too-large = These options are longer than { $most } bytes. Leave out what you do not need.
table-challenges-too-long = This list of forfeits is longer than { $most } bytes. Leave some out.
table-no-such-bot = There is no bot called “{ $bot }” for this game. Choose { $known-or }.
table-no-such-seat = This table has no seat { $number }.
table-not-your-seat = Seat { $number } is not yours.
table-seat-taken = Somebody sits at seat { $number } already. Choose another one.
table-no-such-token = This link belongs to no seat here. Sit down at a free one.
table-full = All seats are taken. You can watch.
table-seats-free =
    { $free ->
        [one] One seat is still free. Wait for somebody, or put a bot there.
       *[other] { $free } seats are still free. Wait for somebody, or put bots there.
    }
table-no-people = Nobody sits at the table yet. Sit down first.
table-owner-only = Only whoever opened the table can do that.
table-bad-name = A name has up to { $most } visible characters.
table-bad-part = Your part of the shuffle could not be read. Reload the page and sit down again.
table-bad-talk = Choose one of the phrases, or say it in at most { $most } characters.
table-too-fast = One thing after the other: wait a moment before you speak again.
table-not-started = The game has not begun yet.
table-running = That is not possible while the game is running.
table-game-over = The game is over.
table-has-resigned = You have resigned from this game. A bot plays on for you.
table-stood-in = A bot plays for you at the moment. Take your seat again first.
table-no-watchers = Nobody may watch at this table.
table-rated-clock = A rated game needs a clock: set the time for a move.
table-rated-undo = In a rated game nothing is taken back.
table-rated-stand-in = In a rated game no bot plays for a person. Whoever runs out of time loses.
table-rated-seats = At a rated table everybody has one seat.
table-rated-pair = The return game still has to be played. Whoever stays away loses it by the clock.
table-members-only = Rated games are for members. Become one, or play a casual game.
table-window-closed = Too late: what you wanted to answer is over. Nothing has happened.
table-nothing-to-undo = You have no move to take back.
table-long-ago = Your last move is too long ago to be taken back.
table-hidden-seen = Somebody has seen something hidden since your move, so it stays.
table-undo-pending = { $seat-is ->
        [you] You have already asked to take back. Wait for the answers.
       *[other] { $seat } wants to take back. Answer that first.
    }
table-no-undo-offer = Nobody has asked to take anything back.
table-still-here = { $seat } is at the table.
table-just-left =
    { $seconds ->
        [one] { $seat } has not been away for long. Ask again in a second.
       *[other] { $seat } has not been away for long. Ask again in { $seconds } seconds.
    }
table-own-pace =
    { $hours ->
        [one] This is a slow table: { $seat } has three days for a move. Ask again in an hour.
       *[other] This is a slow table: { $seat } has three days for a move. Ask again in { $hours } hours.
    }
table-no-hints = There are no hints at this table.
table-not-asked = It is not your turn, so there is nothing to suggest.
table-worn-out = This table has been used for as long as a table can be. Open a new one.
table-malformed = This message cannot be read. Reload the page.
table-too-large = This message is too large. Nothing has happened.
table-gone = There is no table with this code. Check the code, or open a new table.
table-damaged = This table is damaged and cannot be opened. Whoever runs the server can see what is left of it.
table-not-kept = This could not be stored, so it has not happened. Try again in a moment.
table-busy = There is too much going on right now. Try again in a moment.

## What happens at a table

table-log-sat = { $seat-is ->
        [you] You sit down at seat { $number }.
       *[other] { $seat } sits down at seat { $number }.
    }
table-log-bot-sat = A bot sits down at seat { $number }.
table-log-freed = Seat { $number } is free.
table-log-returned = { $seat-is ->
        [you] You are back.
       *[other] { $seat } is back.
    }
table-log-started = The game begins.
table-log-undo-offered = { $seat-is ->
        [you] You ask to take back your last move.
       *[other] { $seat } asks to take back the last move.
    }
table-log-undo-declined = { $seat-is ->
        [you] You decline: nothing is taken back.
       *[other] { $seat } declines: nothing is taken back.
    }
table-log-undone = { $seat-is ->
        [you] You take back your last move.
       *[other] { $seat } takes back the last move.
    }
table-log-stepped-in = { $seat-is ->
        [you] A bot plays for you until you are back.
       *[other] A bot plays for { $seat }.
    }
table-log-time-up = { $seat-is ->
        [you] Your time is up: the table moves for you.
       *[other] Time is up for { $seat }: the table moves.
    }
table-log-resigned = { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
table-log-timed-out = { $seat-is ->
        [you] Your time is up: you lose the game.
       *[other] Time is up for { $seat }, who loses the game.
    }
table-log-exchanged = The seats are exchanged for the return game.
table-log-first-won = { $seat-is ->
        [you] You won the first game.
       *[other] { $seat } won the first game.
    }
table-log-first-drawn = The first game was drawn.
table-log-wants-rematch = { $seat-is ->
        [you] You would like another game.
       *[other] { $seat } would like another game.
    }
table-return-next = This was the first of two games. The return game follows, with the seats exchanged.
table-both-won = { $seat-is ->
        [you] Both games together: you win { $score }.
       *[other] Both games together: { $seat } wins { $score }.
    }
table-both-drawn = Both games together: { $score }, a draw.

## Talk

table-said = { $seat }: { $words }
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-your-turn = Whose turn is it?
table-phrase-one-moment = One moment, please.
table-phrase-well-played = Well played!
table-phrase-oops = Oops!
table-phrase-thanks = Thank you!
table-phrase-again = Another game?
table-phrase-goodbye = Goodbye!

## A journal that cannot be read

journal-empty = There is nothing in this table’s journal. Restore it from a backup.
journal-not-opened = This journal does not begin with the opening of a table. Restore it from a backup.
journal-gap = An entry is missing from this table’s journal. Restore it from a backup.

## The fair deal

fair-consistent = The shuffle is consistent in itself: secret, seals, parts and seed fit together. Whether it is the one that was promised before the game, only those who played can tell.
fair-promised = The shuffle was checked: it is the one promised to you, and nobody could have influenced it.
fair-gaps = The shuffle is the one promised to you, with your part in it. Somebody else’s part is missing.
fair-promise-alone = The shuffle is the one promised to you. Whether a part of yours is in it was not checked.
fair-without-you = The shuffle is the one promised to you, but your part is not in it: your device was not connected, or too slow, or was left out.
fair-nobody-added = No player added anything to this shuffle: the host alone made it.
fair-withheld =
    { $count ->
        [one] One seat sealed a part and did not reveal it in time: { $seats }. Its seal counted instead, and the host had the choice between two shuffles.
       *[other] Some seats sealed a part and did not reveal it in time: { $seats }. Their seals counted instead, and the host had the choice between several shuffles.
    }
fair-open-parts =
    { $count ->
        [one] One part was not sealed before: { $seats }. Whoever spoke last could choose.
       *[other] Some parts were not sealed before: { $seats }. Whoever spoke last could choose.
    }
fair-not-told = This record tells nothing about its shuffle, so it cannot be checked.
fair-unreadable = What this record tells about its shuffle cannot be read.
fair-no-seed = This record tells of a fair shuffle but has no seed.
fair-other-secret = The secret is not the one that was promised before the game. This shuffle was tampered with.
fair-unsealed-part = A player’s part (seat { $number }) is not the one that was sealed. This shuffle was tampered with.
fair-other-seed = The seed does not follow from the secret and the players’ parts. This shuffle was tampered with.
fair-no-promise = The host has promised nothing for this shuffle. Do not trust it.
fair-other-promise = This is not the shuffle that was promised to you: the host has changed its promise.
fair-old-promise = The host promises a secret that is already known. Do not trust this shuffle.
fair-other-seal = This is not the shuffle that was promised to you: the seal the host shows is not the one your device gave.
fair-other-list = This is not the shuffle that was promised to you: the host has changed the list of seals after it was closed.
fair-other-part = This is not the shuffle that was promised to you: the part the host shows is not the one your device added.
fair-too-soon = The host has dealt without waiting for your part, so it could choose the shuffle.
