# Het eerste spel Sieben, stap voor stap (lessons/sieben.txt).
lesson-sieben-begin = Een getal en een gat
lesson-sieben-begin-say = Elke kaart heeft een getal en een rond gat. De stapel telt altijd twee dingen: het getal bovenop en wat er door het gat te zien is. Begin met je 2: in het gat zie je alleen de tafel, dus de stapel telt 2.
lesson-sieben-begin-right = De stapel telt 2. Je hebt een kaart getrokken en nu is Bo aan de beurt.
lesson-sieben-begin-other = Je mag met elke kaart beginnen. Een lage laat ruimte over, dus pak hier de 2.
lesson-sieben-ways = Twee manieren om te leggen
lesson-sieben-ways-say = Bo heeft een 1 ondersteboven gelegd. Het gat ligt op jouw 2 en de 2 is erdoor te zien: 1 + 2 = 3. Nu jij: pak je 3 en leg hem gat op gat. Hij bedekt de 1, de 2 blijft in zicht.
lesson-sieben-ways-right = 3 bovenop, 2 in het gat: 5. Gat op getal had dezelfde kaart 3 + 1 = 4 gemaakt.
lesson-sieben-ways-other = Dat zou mogen. Maar probeer het andere: je 3, gat op gat, zodat de 2 in zicht blijft.
lesson-sieben-lower = Nooit lager
lesson-sieben-lower-say = De stapel telt 5: een 2 bovenop, een 3 in het gat. Hij mag gelijk blijven of groeien, maar nooit zakken en nooit boven 7 komen. Kijk wat er gebeurt als je je 1 gat op gat legt.
lesson-sieben-lower-right = Geweigerd: 1 + 3 is 4 en de stapel telt al 5. Het nummer van de regel brengt je bij de uitleg, hier en in elk spel.
lesson-sieben-seven = Maak zeven
lesson-sieben-seven-say = Zeven is waar het om gaat. Met een 2 bovenop en een 3 in het gat: welke van je kaarten maakt precies 7, en op welke manier?
lesson-sieben-seven-right = Zeven! De stapel gaat opzij, je trekt niets en je bent nog steeds aan de beurt.
lesson-sieben-seven-other = Dat zou mogen, maar het wordt geen 7. Zoek 4 + 3, of 5 + 2.
lesson-sieben-chain = En meteen verder
lesson-sieben-chain-say = Na een Zeven! begin je een nieuwe stapel, weer zonder te trekken. Je 7 is in zijn eentje al zeven. Leg hem neer, en daarna een andere kaart naar keuze.
lesson-sieben-chain-right = Drie kaarten in één beurt en niets getrokken: zo wordt je hand kleiner.
lesson-sieben-chain-other = Elke kaart mag een stapel beginnen. Maar de 7 is uit zichzelf een Zeven! en laat je er nog een leggen.
lesson-sieben-penalty = Als er niets past
lesson-sieben-penalty-say = Later in een ronde: je hebt een 1 en een 6. De stapel telt 5, met een 2 bovenop en een 3 in het gat. Geen van je kaarten past, hoe je ze ook legt, dus je pakt een strafkaart.
lesson-sieben-penalty-right = Een 4. Je mag hem niet in dezelfde beurt leggen, maar hij kan nog van pas komen.
lesson-sieben-plan = Eén kaart vooruitdenken
lesson-sieben-plan-say = De stapel telt 5: een 3 bovenop, een 2 in het gat. Maak zeven met je 4 en begin de nieuwe stapel dan met de kaart waarop je laatste zeven maakt.
lesson-sieben-plan-right = 6 op tafel, 1 in je hand. Nu heeft Bo weinig ruimte.
lesson-sieben-plan-other = Dat mag, maar het is niet het plan. Eerst de 4, gat op getal: 4 + 3 = 7. Dan de 6.
lesson-sieben-out = Uit met een zeven
lesson-sieben-out-say = Bo kon niets leggen. Je bent uit als je laatste kaart precies 7 maakt. Leg je 1.
lesson-sieben-out-right = 1 + 6 = 7: je bent als eerste uit en wint de ronde. Wie het eerst uit is, krijgt de meeste fiches; de meeste fiches winnen het spel.
lesson-sieben-about-first = De eerste ronde
lesson-sieben-about-round = Uitgaan, fiches en het hele spel
lesson-sieben-must = Kun je, dan moet je
lesson-sieben-must-say = De stapel telt 5: een 2 bovenop, een 3 in het gat. Een strafkaart is alleen voor wie niet kan leggen. Probeer er toch een te pakken.
lesson-sieben-must-right = Geweigerd: een van je kaarten past, en de zin zegt welke.
lesson-sieben-lay = Leg dan
lesson-sieben-lay-say = Leg er dus een die past. De 5 gat op getal geeft 5 + 2 = 7.
lesson-sieben-lay-right = Zo gaat een beurt: past er iets, dan leg je iets.
lesson-sieben-last = Een laatste kaart zonder zeven
lesson-sieben-last-say = Vijf zevens zijn al weg. Leg de zesde, en begin dan de nieuwe stapel met je laatste kaart, een 4.
lesson-sieben-last-right = Een 4 maakt geen zeven, dus je bent niet uit: je trekt een kaart en je beurt eindigt. Bewaar iets dat aan het eind zeven kan maken.
lesson-sieben-last-other = Dat mag. Maar leg eerst de 7 en dan de 4.
lesson-sieben-on = De anderen spelen door
lesson-sieben-on-say = Met meer zevens gaat het snel: Bo gaat uit met de laatste en krijgt 3 fiches, zoveel als er spelers zijn. Cleo is een nieuwe stapel begonnen met een 3. Jij speelt door om de tweede plaats: leg een kaart.
lesson-sieben-on-right = Wie als tweede uit is, krijgt 2 fiches, en wie met kaarten overblijft 1.
lesson-sieben-end = Het hele spel
lesson-sieben-end-say = Met twee tot vier spelers heeft een spel zeven rondes; met vijf tot zeven duurt het tot alle 80 fiches op zijn. Elke ronde begint een ander. De meeste fiches winnen. Nu weet je alles.
