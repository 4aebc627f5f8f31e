"""What a score is made of."""

from contrabande.engine.reckoning import Part, Thing, part, score, told_apart

TAILS = ("ruby", "sapphire")


def test_a_part_names_only_what_lies_there() -> None:
    """With what each of it counts, for or against."""
    black = part("black", ("diamond", "sapphire", "ruby"), (3, 0, 1), (1, 2, 4))
    assert black == Part("black", (Thing("diamond", 3, 1), Thing("ruby", 1, 4)), 7)
    assert part("white", ("diamond",), (0,), (-1,)) == Part("white", (), 0)


def test_a_score_is_the_sum_of_its_parts() -> None:
    """Of none it is nothing."""
    assert score((Part("store", (), 5000), Part("hand", (), -8000))) == -3000
    assert score(()) == 0


def test_only_equal_scores_have_to_be_told_apart() -> None:
    """And where everything is equal nothing does it."""
    assert told_apart(((3, 1, 0), (2, 5, 0)), TAILS) == ()
    assert told_apart(((3, 1, 0), (3, 1, 0)), TAILS) == ()
    assert told_apart(((3, 1, 0), (3, 2, 0)), TAILS) == ("ruby",)


def test_several_ties_are_told_apart_each_by_its_own() -> None:
    """In the order of the rule, whoever is ahead."""
    assert told_apart(((3, 1, 1), (7, 0, 0), (3, 1, 0), (7, 1, 0)), TAILS) == ("ruby", "sapphire")
    assert told_apart(((3, 1, 1), (7, 0, 0), (3, 1, 0)), TAILS) == ("sapphire",)
