### De woorden van Double Seven: wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor staan.

family = familie
    .gender = de
    .forms = families, Familie, Families
    .not = groepje
    .means = Twee of meer tegels van één dier die voor een speler liggen.

rack = plankje
    .gender = het
    .forms = plankjes, Plankje
    .not = rekje, rek, bankje
    .means = Daarop staan je eigen tegels; alleen jij ziet ze.

reserve = voorraad
    .gender = de
    .forms = Voorraad
    .not = pot, trekstapel
    .means = Alle tegels in het midden, open en dicht.

clover = klaver
    .gender = de
    .forms = klavers, Klaver
    .not = klavertje, wildcard
    .means = Een joker: vervangt elk dier.

exchange = ruilen
    .forms = ruilt, ruil, Ruil, geruild, Ruilen
    .means = Een van je families geven voor een precies even grote van een ander.

retrieve = ophalen
    .forms = haalt, opgehaald, Ophalen
    .not = terughalen
    .means = Het juiste dier op de plaats van een klaver leggen en de klaver op je plankje zetten.

rainbow = regenboog
    .gender = de
    .forms = Regenboog
    .means = Vijf of meer tegels op het plankje, allemaal verschillend en zonder klaver: meteen na het trekken getoond leveren ze een extra tegel op.

two-for-one = Twee voor één
    .forms = twee voor één
    .means = Eén keer per beurt: twee tegels van je plankje open in de voorraad leggen en één andere trekken.

seven-token = 7-fiche
    .gender = het
    .forms = 7-fiches
    .not = 7-penning
    .means = Een extra punt voor elk van je families die naar zeven tegels groeit.

double-seven = Double Seven
    .not = Dubbelzeven, Dubbele zeven, dubbele zeven
    .means = Twee families van zeven of meer tegels: wie ze het eerst heeft, pakt het 77-fiche, en het einde nadert.
