# Sieben in the browser: what its result says.
web-sieben-decided = De meeste fiches winnen: { $winner-is ->
        [you] jij hebt er { $chips }
       *[other] { $winner } heeft er { $chips }
    }, { $seat-is ->
        [you] jij { $others }.
       *[other] { $seat } { $others }.
    }
