### De woorden van 7 (Sieben): wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor staan.

hole = gat
    .gender = het
    .forms = gaten, Gat
    .not = opening
    .means = De ronde opening in elke kaart. Wat erdoor te zien is, telt mee.

total = totaal
    .gender = het
    .forms = totalen, Totaal
    .not = som
    .means = Het getal bovenop en het getal in het gat samen.

hole-on-hole = gat op gat
    .forms = Gat op gat
    .means = Jouw gat ligt op het gat eronder: het getal daarin blijft, het getal bovenop is nieuw.

hole-on-number = gat op getal
    .forms = Gat op getal
    .means = Jouw gat ligt op het getal eronder; dat is nu door het gat te zien.

penalty-card = strafkaart
    .gender = de
    .forms = strafkaarten, Strafkaart
    .means = Een kaart die je trekt omdat geen van je kaarten past. Je legt hem niet in dezelfde beurt.

out = uit
    .not = klaar met spelen
    .means = Je hebt zeven gemaakt met je laatste kaart. Hoe eerder, hoe meer fiches.

chip = fiche
    .gender = het
    .forms = fiches, Fiches
    .not = munt
    .means = Winstpunten: wie het eerst uit is, krijgt er zoveel als er spelers zijn.
