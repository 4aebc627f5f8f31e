stage-pr-face-down = Karte { $number }, verdeckt
stage-pr-own = Auf deinem Wagen: { $cards }
