# Sieben in the browser: what its result says.
web-sieben-decided = The most chips win: { $winner-is ->
        [you] you have { $chips }
       *[other] { $winner } has { $chips }
    }, { $seat-is ->
        [you] you have { $others }.
       *[other] { $seat } has { $others }.
    }
