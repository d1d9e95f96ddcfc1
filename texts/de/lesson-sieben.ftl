# Das erste Spiel Sieben, Schritt für Schritt (lessons/sieben.txt).
lesson-sieben-begin = Eine Zahl und ein Loch
lesson-sieben-begin-say = Jede Karte hat eine Zahl und ein rundes Loch. Der Stapel zählt immer zwei Dinge: die Zahl obenauf und das, was durch das Loch zu sehen ist. Beginne mit deiner 2: In ihrem Loch ist nur der Tisch zu sehen, also zählt der Stapel 2.
lesson-sieben-begin-right = Der Stapel zählt 2. Du hast eine Karte gezogen, jetzt ist Bo dran.
lesson-sieben-begin-other = Du darfst mit jeder Karte beginnen. Eine niedrige lässt Platz für mehr, nimm hier also die 2.
lesson-sieben-ways = Zwei Arten zu legen
lesson-sieben-ways-say = Bo hat eine 1 auf den Kopf gestellt. Ihr Loch liegt auf deiner 2, und die 2 ist darin zu sehen: 1 + 2 = 3. Jetzt du: Nimm deine 3 und lege sie Loch auf Loch. Sie verdeckt die 1, die 2 bleibt zu sehen.
lesson-sieben-ways-right = 3 obenauf, 2 im Loch: 5. Loch auf Zahl hätte dieselbe Karte 3 + 1 = 4 ergeben.
lesson-sieben-ways-other = Das wäre erlaubt. Probiere aber das andere: deine 3, Loch auf Loch, sodass die 2 zu sehen bleibt.
lesson-sieben-lower = Nie niedriger
lesson-sieben-lower-say = Der Stapel zählt 5: eine 2 obenauf, eine 3 im Loch. Er darf gleich bleiben oder wachsen, aber nie fallen und nie über 7 kommen. Sieh, was passiert, wenn du deine 1 Loch auf Loch legst.
lesson-sieben-lower-right = Abgelehnt: 1 + 3 ist 4, und der Stapel zählt schon 5. Die Nummer der Regel führt zu ihrem Absatz, hier und in jedem Spiel.
lesson-sieben-seven = Mach eine Sieben
lesson-sieben-seven-say = Sieben ist das, was du willst. Obenauf liegt eine 2, im Loch eine 3: Welche deiner Karten ergibt genau 7, und wie herum?
lesson-sieben-seven-right = Sieben! Der Stapel kommt zur Seite, du ziehst nichts und bist noch immer dran.
lesson-sieben-seven-other = Das wäre erlaubt, ergibt aber keine 7. Suche 4 + 3 oder 5 + 2.
lesson-sieben-chain = Und gleich weiter
lesson-sieben-chain-say = Nach einer Sieben! beginnst du einen neuen Stapel, wieder ohne zu ziehen. Deine 7 ist ganz allein eine Sieben. Lege sie, und danach irgendeine andere Karte.
lesson-sieben-chain-right = Drei Karten in einem Zug und nichts gezogen: So wird die Hand kleiner.
lesson-sieben-chain-other = Jede Karte darf einen Stapel beginnen. Aber die 7 ist allein schon eine Sieben! und lässt dich noch eine legen.
lesson-sieben-penalty = Wenn nichts passt
lesson-sieben-penalty-say = Später in einer Runde: Du hast eine 1 und eine 6. Der Stapel zählt 5, eine 2 obenauf und eine 3 im Loch. Keine deiner Karten passt, wie herum auch immer: Du nimmst eine Strafkarte.
lesson-sieben-penalty-right = Eine 4. Im selben Zug darfst du sie nicht legen, aber sie kann nützlich werden.
lesson-sieben-plan = Eine Karte vorausdenken
lesson-sieben-plan-say = Der Stapel zählt 5: eine 3 obenauf, eine 2 im Loch. Mach mit deiner 4 eine Sieben, und beginne den neuen Stapel dann mit der Karte, auf der deine letzte eine Sieben ergibt.
lesson-sieben-plan-right = 6 auf dem Tisch, 1 auf deiner Hand. Jetzt hat Bo kaum noch Platz.
lesson-sieben-plan-other = Das ist erlaubt, aber nicht der Plan. Erst die 4 Loch auf Zahl: 4 + 3 = 7. Dann die 6.
lesson-sieben-out = Fertig mit einer Sieben
lesson-sieben-out-say = Bo konnte nichts legen. Fertig bist du, wenn deine letzte Karte genau 7 ergibt. Lege deine 1.
lesson-sieben-out-right = 1 + 6 = 7: Du bist als Erstes fertig und gewinnst die Runde. Wer zuerst fertig ist, bekommt die meisten Chips; die meisten Chips gewinnen das Spiel.
lesson-sieben-about-first = Die erste Runde
lesson-sieben-about-round = Fertigwerden, Chips und das ganze Spiel
lesson-sieben-must = Wer kann, muss
lesson-sieben-must-say = Der Stapel zählt 5: eine 2 obenauf, eine 3 im Loch. Eine Strafkarte gibt es nur für die, die nicht legen können. Versuche trotzdem, eine zu nehmen.
lesson-sieben-must-right = Abgelehnt: Eine deiner Karten passt, und der Satz sagt, welche.
lesson-sieben-lay = Dann leg
lesson-sieben-lay-say = Lege also eine, die passt. Die 5 ergibt Loch auf Zahl 5 + 2 = 7.
lesson-sieben-lay-right = So geht ein Zug: Passt irgendetwas, wird gelegt.
lesson-sieben-last = Eine letzte Karte ohne Sieben
lesson-sieben-last-say = Fünf Siebenen sind schon weg. Lege die sechste, und beginne dann den neuen Stapel mit deiner letzten Karte, einer 4.
lesson-sieben-last-right = Eine 4 macht keine Sieben, also bist du nicht fertig: Du ziehst eine Karte, und dein Zug endet. Heb dir etwas auf, das am Ende eine Sieben machen kann.
lesson-sieben-last-other = Erlaubt. Lege aber zuerst die 7 und dann die 4.
lesson-sieben-on = Die anderen spielen weiter
lesson-sieben-on-say = Mit mehr Siebenen im Spiel geht es schnell: Bo ist mit der letzten fertig und bekommt 3 Chips, so viele, wie Leute mitspielen. Cleo hat einen neuen Stapel mit einer 3 begonnen. Du spielst um den zweiten Platz weiter: Leg eine Karte.
lesson-sieben-on-right = Wer als Zweites fertig ist, bekommt 2 Chips, und wer mit Karten übrig bleibt, 1.
lesson-sieben-end = Das ganze Spiel
lesson-sieben-end-say = Zu zweit bis zu viert hat ein Spiel sieben Runden; zu fünft bis zu siebt dauert es, bis alle 80 Chips vergeben sind. Jede Runde beginnt jemand anders. Die meisten Chips gewinnen. Jetzt weißt du alles.
