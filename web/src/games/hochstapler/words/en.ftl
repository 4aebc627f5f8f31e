stage-hs-taken = { $name }
stage-hs-revealed = said: { $sum }
