stage-pr-face-down = card { $number }, face down
stage-pr-own = On your truck: { $cards }
