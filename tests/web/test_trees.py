"""What somebody hears who cannot see the table: the accessibility tree of every question, as it was last read by us."""

from difflib import unified_diff

import pytest
from web_scenes import PLANS, questions_of, scenes_of
from web_theatre import TREES, Theatre, all_scenes, tree_file

ANEW = "If this is how it should sound, write it anew: .venv/bin/python tests/web/write_trees.py"
SCENES = all_scenes(list(PLANS))


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: tree_file(*scene).stem)
def test_a_question_sounds_as_it_was_read(english: Theatre, german: Theatre, scene: tuple[str, str, str]) -> None:
    """Every name, state and place at the table, and in the form that can be had instead."""
    game, question, language = scene
    kept = tree_file(game, question, language)
    assert kept.exists(), f"{kept.name} is missing. {ANEW} {game}"
    wanted, theatre = kept.read_text("utf-8"), {"en": english, "de": german}[language]
    theatre.play(game, question)
    heard = theatre.heard(wanted)
    if heard != wanted:
        lines = unified_diff(wanted.splitlines(), heard.splitlines(), kept.name, "heard now", lineterm="")
        pytest.fail("\n".join([*lines, f"{ANEW} {game}"]), pytrace=False)


@pytest.mark.parametrize("game", PLANS)
def test_every_question_of_a_game_is_asked_in_a_scene(game: str) -> None:
    """A new question needs a match that asks it."""
    assert sorted(scenes_of(game)) == sorted(questions_of(game)), "see PLANS in tests/web/web_scenes.py"


def test_every_tree_has_its_question() -> None:
    """What nobody asks any more is not kept."""
    asked = {tree_file(*scene) for scene in SCENES}
    strangers = sorted(path.name for path in TREES.iterdir() if path not in asked)
    assert strangers == [], f"no question sounds like {', '.join(strangers)}. {ANEW}"
