stage-md-chest = Die Kiste, aufgeklappt
stage-md-level = Ebene
