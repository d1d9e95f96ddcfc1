### De woorden van Sevens: wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor gebruikt worden.

row = rij
    .gender = de
    .forms = rijen, Rijen
    .not = kolom
    .means = De kaarten van één kleur op tafel: de 7 en wat daar aan beide kanten aan groeit.

# ‘passen’ alleen kan ook betekenen dat een kaart past.
pass = gepast
    .not = kloppen
    .means = Niets leggen en de volgende speler verder laten gaan.

penalty = strafpunt
    .gender = het
    .forms = strafpunten
    .not = minpunt, minpunten
    .means = Een punt tegen je. De minste winnen.

gap = gat
    .gender = het
    .forms = gaten, Gaten
    .means = Een kaart die ontbreekt tussen een rij en kaarten die verder weg liggen.

leave = uitstappen
    .forms = stap je uit, uitgestapt, stapt uit
    .means = Bij Shichi Narabe: na drie keer passen past er niets meer, en je hele hand komt op de juiste plaatsen.

out = uit
    .means = Je hand is leeg.
