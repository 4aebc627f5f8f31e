"""Without jax (extra `lab`) there is no simulator to test."""

import pytest

pytest.importorskip("jax")
