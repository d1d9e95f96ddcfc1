### De woorden van 777: wat ze betekenen en welke woorden er niet voor staan.
# .gender is het lidwoord, .forms zijn andere vormen, .not zijn woorden die er niet voor staan.

reserve = reserve
    .gender = de
    .forms = reserves, Reserve
    .means = Een gesloten opzijgelegde kaart. Win je de ronde, dan verzamel je die als die soort je nog ontbreekt.

collect = verzamelen
    .forms = verzamel, verzamelt, verzameld, Verzamelen
    .means = Je reserve houden nadat je een ronde hebt gewonnen. Eén van elke soort is 777.

number = Getal
    .gender = het
    .forms = Getallen
    .means = Een van de drie soorten: een gewone kaart van 0 tot en met 10.

action = Actie
    .gender = de
    .forms = Acties
    .means = Een van de drie soorten: KEEROM, DUBBEL en RUIL.

character = Personage
    .gender = het
    .forms = Personages
    .not = figuur, figuren
    .means = Een van de drie soorten: past op elke kaart. HERAUT, DIEF en de vier hoofdpersonages.

answer = antwoord
    .gender = het
    .forms = antwoorden, Antwoord, antwoordt
    .means = Een HEILIGE of een MAAIER die je meteen speelt als je wordt aangevallen, ook buiten je beurt.

call-out = betrappen
    .forms = betrapt, betrap, Betrap, Betrapt
    .not = uitroepen, uitroept
    .means = Iemand erop betrappen dat de HERAUT niet is aangekondigd: vier kaarten trekken.

run-of-three = 567
    .gender = de
    .means = Een 5, 6 en 7 van één kleur, gespeeld als één kaart.

steal-the-show = de show stelen
    .forms = show
    .means = Een DIEF op een willekeurige kaart spelen: dan gelden zijn kleur en een 6.
