"""Players: they see a view, an ask and what their seat has learned, never a state."""
