# Sieben in the browser: what its result says.
web-sieben-decided = Die meisten Chips gewinnen: { $winner-is ->
        [you] Du hast { $chips }
       *[other] { $winner } hat { $chips }
    }, { $seat-is ->
        [you] du { $others }.
       *[other] { $seat } { $others }.
    }
