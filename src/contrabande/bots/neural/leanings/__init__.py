"""Tempers of a learned bot: what each of them adds, in nats, to the thoughts of the network on every token.

A module per game with `lean(temper, view, knowledge)`. One nat makes a token 2.7 times as likely beside the others: a
bot with a temper plays the same policy, inclined.
"""
