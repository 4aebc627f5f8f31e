"""Drill: what is done to a server on purpose, and what must still be true afterwards. One module for each drill."""

from cyclopts import App

drill = App(name="drill", help="Hurt a server on purpose and see that nothing is lost or told.", help_epilogue="")
drill.command("contrabande.cli.drill_leak:leak")
drill.command("contrabande.cli.drill_reconnect:reconnect")
drill.command("contrabande.cli.drill_hostile:hostile")
drill.command("contrabande.cli.drill_crash:crash")
