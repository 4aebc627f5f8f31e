"""What the arena has measured, drawn; needs matplotlib, which comes with the extra `lab`."""
