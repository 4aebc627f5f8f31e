"""The tree of refusals."""

import contrabande.engine.errors as errors
from contrabande.engine.errors import (
    ChanceError,
    ContrabandeError,
    IllegalAction,
    MatchOver,
    NotYourPrompt,
    OptionsError,
    OutcomeNeeded,
    RecordError,
    Refusal,
    RulesError,
    shortened,
)
from contrabande.engine.seats import Seat


def test_the_tree_is_as_drawn() -> None:
    """Whoever catches a branch catches what hangs below it."""
    for refusal in (RulesError, RecordError, OptionsError, ChanceError):
        assert refusal.__bases__ == (ContrabandeError,)
    for refusal in (IllegalAction, NotYourPrompt, MatchOver):
        assert refusal.__bases__ == (RulesError,)
    assert OutcomeNeeded.__bases__ == (ChanceError,)


def test_every_error_is_drawn_in_the_docstring() -> None:
    """The drawing is complete."""
    for name, thing in vars(errors).items():
        if isinstance(thing, type) and issubclass(thing, ContrabandeError):
            assert name in (errors.__doc__ or "")


def test_an_illegal_action_says_who_what_and_why() -> None:
    """The reason is a wording key with its rule."""
    error = IllegalAction(Seat(2), "jump", Refusal("no-jump", "TY-3"))
    assert (error.seat, error.action, error.reason.rule) == (2, "jump", "TY-3")
    assert str(error) == "seat 2 may not 'jump': no-jump (TY-3)"


def test_a_record_error_names_the_place_first() -> None:
    """The place can be read by machine, too."""
    error = RecordError("entry 7", "it was edited")
    assert (error.place, error.reason, str(error)) == ("entry 7", "it was edited", "entry 7: it was edited")


def test_a_needed_outcome_carries_what_there_is_to_draw_from() -> None:
    """An adapter goes on from here with one more outcome scripted."""
    error = OutcomeNeeded("pile", [2, 0, 1])
    assert (error.label, error.counts) == ("pile", (2, 0, 1))
    assert "'pile'" in str(error)


def test_a_long_quotation_is_shortened() -> None:
    """One line stays one line, whoever wrote the action."""
    assert shortened("x" * 200) == "x" * 200
    assert shortened("x" * 201) == "x" * 200 + "…"
