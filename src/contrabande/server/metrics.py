"""Metrics: counts and times, never names, cards or tokens."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What one process counts."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.tables = Gauge("contrabande_tables", "Tables in memory", registry=self._registry)
        self.unreadable = Gauge(
            "contrabande_tables_unreadable",
            "Tables set aside because their log cannot be read",
            registry=self._registry,
        )
        self.sockets = Gauge("contrabande_sockets", "Open connections", registry=self._registry)
        self.commands = Counter("contrabande_commands", "Commands by outcome", ["outcome"], registry=self._registry)
        self.frames = Counter("contrabande_bad_frames", "Frames that made no sense", registry=self._registry)
        self.spread = Histogram(
            "contrabande_spread_seconds",
            "From a command's arrival until every view of it was written",
            buckets=BUCKETS,
            registry=self._registry,
        )
        self.store_down = Counter("contrabande_store_down", "Writes the store refused", registry=self._registry)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
