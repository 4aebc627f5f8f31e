stage-md-chest = De kist, opengevouwen
stage-md-level = Laag
