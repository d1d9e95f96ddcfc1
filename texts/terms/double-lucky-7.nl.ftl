### De woorden van Double Lucky 7: wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor staan.

trick = slag
    .gender = de
    .forms = slagen, Slag, Slagen
    .means = Eén kaart van elke speler. De sterkste kaart wint ze allemaal.

bid = voorspelling
    .gender = de
    .forms = voorspellingen, voorspellen, voorspeld, Voorspelling, Voorspellen
    .not = bod, bieden, geboden, Bieden, biedingen
    .means = Hoeveel slagen je denkt te halen. Alleen een voorspelling die precies klopt, levert punten op.

lead = uitkomen
    .forms = uitgekomen, Uitkomen
    .means = De eerste kaart van een slag spelen. Hier komt altijd de dealer uit.

follow = bekennen
    .forms = beken, Beken
    .not = volgen van kleur
    .means = Een kaart spelen in de kleur waarmee is uitgekomen. Wie er een heeft, moet.

trump = troef
    .gender = de
    .forms = troeven, Troef, troefkleur
    .means = Een kleur die een ronde lang alle andere slaat.

dealer = dealer
    .gender = de
    .forms = Dealer
    .not = gever
    .means = Wie deelt, voorspelt ook als eerste en komt in elke slag van de ronde uit.

lucky-wheel = Lucky Wheel
    .gender = het
    .not = rad van fortuin, geluksrad
    .means = Een speelbord met zeven voordelen; elk wordt één keer per spelhelft gebruikt.

escape-pawn = Escape Pawn
    .gender = de
    .forms = Escape Pawns
    .not = pion
    .means = Je teken op het Lucky Wheel: één keer per spelhelft te gebruiken. Ongebruikt kost hij 10 punten.

double-lucky = Double Lucky
    .means = Je hebt een geblokkeerd voordeel gegooid: nu kies je zelf.
