### The words of 777: what they mean, and which words are not used for them.
# .gender is not needed in English; .forms are other forms of the word, .not are words that are not used for it.

reserve = reserve
    .forms = reserves, Reserve
    .means = A card put face down aside. If you win the round you collect it, if its type is new to you.

collect = collect
    .forms = collects, collected, Collecting
    .means = Keeping your reserve after winning a round. One of each type makes 777.

number = Number
    .forms = Numbers
    .means = One of the three types: a plain card from 0 to 10.

action = Action
    .forms = Actions
    .means = One of the three types: REVERSE, DEUCE and TRADE.

character = Character
    .forms = Characters
    .means = One of the three types: it plays on any card. HERALD, THIEF and the four main characters.

answer = answer
    .forms = answers, Answer, answered
    .means = A SAINT or a REAPER played at once when you are attacked, even out of turn.

call-out = call out
    .forms = calls it out, called out, calling out, Call it out
    .means = Catching somebody who has not announced their HERALD: they draw four cards.

run-of-three = 567
    .means = A 5, a 6 and a 7 of one colour, played as one card.

steal-the-show = steal the show
    .forms = steals the show, stole the show, Steal the show
    .means = Playing a THIEF on any card: its colour and a 6 are in force.
