"""Bench: speed, measured beside a peer in the same run. One module for each thing that is measured."""

from cyclopts import App

bench = App(name="bench", help="Measure speed, beside a peer in the same run.", help_epilogue="")
bench.command("contrabande.cli.bench_engine:engine")
bench.command("contrabande.cli.bench_doors:doors")
bench.command("contrabande.cli.bench_server:server")
bench.command("contrabande.cli.bench_sim:sim")
