### Why a player of SEVEN moves as it does, said to whoever sits there

bots-seven-wins = This wins, whatever the others do.
bots-seven-last = The last tile: it goes to level { $level } anyhow.
bots-seven-highest = { $tile } lands on level { $level }, and no level counts before it.
bots-seven-lowest = { $tile } stays on level { $level }, which counts first here.
bots-seven-takes = { $seat-is ->
        [you] You can no longer lay { $tiles } as high as before.
       *[other] { $seat } can no longer lay { $tiles } as high as before.
    }
bots-seven-lifts = { $seat-is ->
        [you] You now have to lay { $tiles } higher than before.
       *[other] { $seat } now has to lay { $tiles } higher than before.
    }
bots-seven-prepares = It prepares a higher place for { $tiles }.
bots-seven-sinks = It keeps { $tiles } low.
bots-seven-keeps = { $count ->
        [one] Your other tile keeps its prospects.
       *[other] Your other { $count } tiles keep their prospects.
    }
