stage-pr-face-down = kaart { $number }, gedekt
stage-pr-own = Op je wagen: { $cards }
