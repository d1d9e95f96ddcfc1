# The first game of Sieben, step by step (lessons/sieben.txt).
lesson-sieben-begin = A number and a hole
lesson-sieben-begin-say = Every card has a number and a round hole. The pile always counts two things: the number on top, and whatever shows through its hole. Begin with your 2: only the table shows in its hole, so the pile counts 2.
lesson-sieben-begin-right = The pile counts 2. You drew a card, and now it is Bo’s turn.
lesson-sieben-begin-other = You may begin with any card. A low one leaves room for more, so take the 2 here.
lesson-sieben-ways = Two ways to lay a card
lesson-sieben-ways-say = Bo turned a 1 upside down. Its hole lies on your 2, and the 2 shows through: 1 + 2 = 3. Now you: pick up your 3 and lay it hole on hole. It covers the 1, the 2 stays in view.
lesson-sieben-ways-right = 3 on top, 2 in the hole: 5. Hole on number, the same card would have made 3 + 1 = 4.
lesson-sieben-ways-other = That would be allowed. But try the other thing: your 3, hole on hole, so that the 2 stays in view.
lesson-sieben-lower = Never lower
lesson-sieben-lower-say = The pile counts 5: a 2 on top, a 3 in the hole. It may stay as high or grow, but never fall, and never pass 7. See what happens if you lay your 1 hole on hole.
lesson-sieben-lower-right = Refused: 1 + 3 is 4, and the pile already counts 5. The rule’s number leads to its paragraph, here and in every game.
lesson-sieben-seven = Make seven
lesson-sieben-seven-say = Seven is what you are after. With a 2 on top and a 3 in the hole, which of your cards makes exactly 7, and which way round?
lesson-sieben-seven-right = Seven! The pile goes aside, you draw nothing, and it is still your turn.
lesson-sieben-seven-other = That would be allowed, but it does not make 7. Look for 4 + 3, or for 5 + 2.
lesson-sieben-chain = And on you go
lesson-sieben-chain-say = After a Seven! you begin a new pile, again without drawing. Your 7 makes seven all by itself. Lay it, and then any other card.
lesson-sieben-chain-right = Three cards in a turn and nothing drawn: that is how a hand gets smaller.
lesson-sieben-chain-other = Any card may begin a pile. But the 7 is a Seven! by itself and lets you lay one more.
lesson-sieben-penalty = When nothing fits
lesson-sieben-penalty-say = Later in a round: you hold a 1 and a 6. The pile counts 5, with a 2 on top and a 3 in the hole. Neither card fits either way, so you take a penalty card.
lesson-sieben-penalty-right = A 4. You may not lay it in the same turn, but it may come in handy.
lesson-sieben-plan = Think one card ahead
lesson-sieben-plan-say = The pile counts 5: a 3 on top, a 2 in the hole. Make seven with your 4, and then begin the new pile with the card that leaves your last one a seven.
lesson-sieben-plan-right = 6 on the table, 1 in your hand. Now Bo has little room.
lesson-sieben-plan-other = That is allowed, but not the plan. First the 4, hole on number: 4 + 3 = 7. Then the 6.
lesson-sieben-out = Out with a seven
lesson-sieben-out-say = Bo could not lay a thing. You go out by making exactly 7 with your last card. Lay your 1.
lesson-sieben-out-right = 1 + 6 = 7: you are out first, and that wins the round. The first one out gets the most chips; most chips win the game.
lesson-sieben-about-first = The first round
lesson-sieben-about-round = Going out, chips and the whole game
lesson-sieben-must = If you can, you must
lesson-sieben-must-say = The pile counts 5: a 2 on top, a 3 in the hole. A penalty card is only for those who cannot lay. Try to take one anyway.
lesson-sieben-must-right = Refused: one of your cards fits, and the sentence says which.
lesson-sieben-lay = Then lay
lesson-sieben-lay-say = So lay one that fits. The 5, hole on number, makes 5 + 2 = 7.
lesson-sieben-lay-right = That is how a turn goes: if anything fits, something is laid.
lesson-sieben-last = A last card that makes no seven
lesson-sieben-last-say = Five 7s have gone already. Lay the sixth, and then begin the new pile with your last card, a 4.
lesson-sieben-last-right = A 4 makes no seven, so you are not out: you draw a card, and your turn ends. Keep something for the end that can make seven.
lesson-sieben-last-other = Allowed. But first lay the 7, and then the 4.
lesson-sieben-on = The others play on
lesson-sieben-on-say = A deck with more 7s, to make it quick: Bo goes out with the last one and gets 3 chips, as many as there are players. Cleo has begun a new pile with a 3. You play on for second place: lay a card.
lesson-sieben-on-right = The second one out gets 2 chips, and whoever is left with cards gets 1.
lesson-sieben-end = The whole game
lesson-sieben-end-say = With two to four players a game has seven rounds; with five to seven it lasts until all 80 chips are gone. A different player begins each round. Most chips win. Now you know everything.
