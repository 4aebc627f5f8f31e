"""Writes what is heard of each question anew, into tests/web/trees: look at every difference before you keep it.

    .venv/bin/python tests/web/write_trees.py              all games
    .venv/bin/python tests/web/write_trees.py hochstapler  one game

The files of the games that were named are written anew; one whose question is gone is deleted. The scenes are made in
web_scenes.py: a question that no match of PLANS asks is said, and the exit code is 1. CONTRABANDE_CLIENT names the
folder of another build of the client than the package's.
"""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from web_house import running_house, unseen_browser
from web_scenes import PLANS, questions_of, scenes_of
from web_theatre import TREES, all_scenes, theatres, tree_file


def write_all(games: list[str]) -> None:
    """The trees of some games, in a browser of their own."""
    for game in games:
        for old in TREES.glob(f"{game}-*.yaml"):
            old.unlink()
    with (
        TemporaryDirectory() as folder,
        running_house(Path(folder)) as house,
        unseen_browser() as browser,
        theatres(browser, house) as opened,
    ):
        for game, question, language in all_scenes(games):
            opened[language].play(game, question)
            path = tree_file(game, question, language)
            path.write_text(opened[language].heard(None), encoding="utf-8")
            print(path.name, flush=True)


def main() -> int:
    """Write the games that were named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="hochstapler, …; all unless named")
    games = parser.parse_args().games or list(PLANS)
    if strangers := set(games) - set(PLANS):
        parser.error(f"there is no game {', '.join(sorted(strangers))}; there are {', '.join(PLANS)}")
    missing = [
        f"{game}: no match asks {each}" for game in games for each in questions_of(game) if each not in scenes_of(game)
    ]
    for line in missing:
        print(line, file=sys.stderr)
    if missing:
        return 1
    write_all(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
