stage-hs-taken = { $name }
stage-hs-revealed = gezegd: { $sum }
