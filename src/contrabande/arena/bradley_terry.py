"""Bradley–Terry: one strength per bot, from how often each was ahead of each other.

A bot of strength p is ahead of one of strength q with probability p / (p + q). Fitted by minorisation–maximisation
(Hunter 2004); one imagined draw between every two bots keeps a bot that never won at a finite strength.
"""

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

POINTS = 400.0
"""Points for a factor of ten in strength, as chess counts."""
ROUNDS = 500


def ratings(better: Numbers) -> Numbers:
    """The points of every bot around a mean of zero, [..., bots], from counts of being ahead, [..., bots, bots].

    >>> ratings(np.array([[0.0, 90.0], [10.0, 0.0]])).round().tolist()
    [189.0, -189.0]
    """
    bots = better.shape[-1]
    wins = better + 0.5 * (1 - np.eye(bots))
    meetings = wins + wins.swapaxes(-1, -2)
    won = wins.sum(-1)
    logs = np.zeros(won.shape)
    for _ in range(ROUNDS):
        strength = np.exp(logs)
        expected = (meetings / (strength[..., :, None] + strength[..., None, :])).sum(-1)
        logs = np.log(won) - np.log(expected)
        logs -= logs.mean(-1, keepdims=True)
    points: Numbers = logs * (POINTS / np.log(10.0))
    return points
