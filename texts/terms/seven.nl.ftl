### De woorden van SEVEN: wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor staan.

tile = tegel
    .gender = de
    .forms = tegels, Tegel
    .not = stuk, stukken, steen
    .means = Vier zeshoeken die met een zijde aan elkaar zitten. Iedereen heeft dezelfde zeven.

level = niveau
    .gender = het
    .forms = niveaus, Niveau
    .not = op die laag, hoogste laag, Laag, verdieping
    .means = Hoe hoog een tegel ligt. Op de tafel is niveau 1.

place = plek
    .gender = de
    .forms = plekken, Plek
    .means = Waar en hoe een tegel mag liggen.

flat = plat
    .forms = Plat
    .not = vlak liggen
    .means = Alle vier de zeshoeken liggen even hoog en rusten ergens op.

misere = Misère
    .gender = de
    .forms = misère
    .means = Een gedrukte variant: de meeste tegels op het laagste niveau winnen.

pair = koppel
    .gender = het
    .forms = koppels, Koppels
    .not = paar, paren
    .means = Twee partners die tegenover elkaar zitten. Hun tegels worden niet opgeteld.
