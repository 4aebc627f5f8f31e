"""Evaluation: how well a language model plays a seat, and how often it answers what the rules allow."""
