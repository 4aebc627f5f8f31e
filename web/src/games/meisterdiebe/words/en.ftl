stage-md-chest = The chest, unfolded
stage-md-level = Level
