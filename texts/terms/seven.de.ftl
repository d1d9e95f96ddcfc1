### Die Wörter von SEVEN: was sie bedeuten und welche Wörter nicht dafür stehen.
# .gender ist das Geschlecht, .forms sind weitere Formen, .not sind Wörter, die nicht dafür stehen.

tile = Plättchen
    .gender = n
    .forms = Plättchens
    .not = Teil, Teile, Teilen, Stein
    .means = Vier Kante an Kante verbundene Sechsecke. Alle haben die gleichen sieben.

level = Ebene
    .gender = f
    .forms = Ebenen
    .not = Stufe, Stockwerk, Lage
    .means = Wie hoch ein Plättchen liegt. Auf dem Tisch ist Ebene 1.

place = Stelle
    .gender = f
    .forms = Stellen
    .not = Lageplatz
    .means = Wo und wie herum ein Plättchen liegen darf.

flat = flach
    .forms = Flach
    .not = eben liegen
    .means = Alle vier Sechsecke liegen gleich hoch, und unter jedem liegt etwas.

misere = Misère
    .gender = f
    .means = Eine gedruckte Variante: Die meisten Plättchen auf der untersten Ebene gewinnen.

pair = Paar
    .gender = n
    .forms = Paare, Paaren, Paares
    .means = Zwei, die sich gegenübersitzen und zusammenspielen. Ihre Plättchen werden nicht zusammengezählt.
