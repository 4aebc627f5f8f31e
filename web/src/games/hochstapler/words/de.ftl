stage-hs-taken = { $name }
stage-hs-revealed = gesagt: { $sum }
