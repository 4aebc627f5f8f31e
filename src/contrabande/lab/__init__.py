"""The lab: simulators as arrays, in lockstep with the rules. The only place that knows jax (extra `lab`)."""
