### Why a player of SEVEN moves as it does, said to whoever sits there

bots-seven-wins = Das gewinnt, was auch immer die anderen tun.
bots-seven-last = Das letzte Plättchen: Es kommt ohnehin auf Ebene { $level }.
bots-seven-highest = { $tile } landet auf Ebene { $level }, und keine Ebene zählt vor ihr.
bots-seven-lowest = { $tile } bleibt auf Ebene { $level }, die hier zuerst zählt.
bots-seven-takes = { $seat-is ->
        [you] So hoch wie vorher kannst du nicht mehr legen: { $tiles }.
       *[other] So hoch wie vorher kann { $seat } nicht mehr legen: { $tiles }.
    }
bots-seven-lifts = { $seat-is ->
        [you] Höher als vorher musst du jetzt legen: { $tiles }.
       *[other] Höher als vorher muss { $seat } jetzt legen: { $tiles }.
    }
bots-seven-prepares = Das bereitet einen höheren Platz vor für { $tiles }.
bots-seven-sinks = Das hält { $tiles } niedrig.
bots-seven-keeps = { $count ->
        [one] Dein anderes Plättchen behält seine Aussichten.
       *[other] Deine anderen { $count } Plättchen behalten ihre Aussichten.
    }
