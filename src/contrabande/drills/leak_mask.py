"""The only two things in which a table and its twin may differ.

The commitment is a hash of the dealer's seed, the head a hash of the record under the key of the match. Both seeds
are random and unknown to whoever looks, so to him either is a row of random digits. They are compared by their form:
exactly 64 hexadecimal digits in exactly these two fields. That the head is really under the key is for `leak_canary`.
"""

import re

_RANDOM = re.compile(rb'"(commitment|head)":"[0-9a-f]{64}"')


def masked(message: bytes) -> bytes:
    """*message* without the digits of commitments and heads."""
    return _RANDOM.sub(rb'"\1":"random"', message)
