"""One file per step, oldest first; a step that has been published is never edited."""
