"""The command line: one file per verb, and one clear line for whatever is wrong."""

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from importlib.metadata import version
from keyword import iskeyword

from cyclopts import App, CycloptsError, Parameter

from contrabande.cli.complaint import Complaint
from contrabande.cli.numbers import as_typed
from contrabande.engine.errors import ContrabandeError

VERBS = {
    "play": (
        "play hochstapler --name Anna",
        "play hg --seats 5 --lang nl --option hg.count=exact",
        "play md --humans 2 --name Anna --name Bram",
        "play --resume match.json",
    ),
    "games": ("games --lang nl",),
    "rules": ("rules meisterdiebe --lang de",),
    "replay": ("replay match.json", "replay match.json --seat 0 --advice --lang nl"),
    "verify": ("verify match.json",),
    "simulate": (
        "simulate hs --seats 4 --matches 500",
        "simulate pr --seats 3 --bots heuristic,random,random --json",
    ),
    "arena": ("arena hs --seats 4 --bots strong,heuristic --deals 500", "arena pr --bots my_bot.py:Bot,random --json"),
    "conduct": ("conduct hg --bot neural --among heuristic --seats 4 --matches 200", "conduct hs --bot neural --json"),
    "eval": ("eval hs --model cmd:./my_model.py --matches 20 --log answers.jsonl",),
    "mcp": ("mcp", "mcp --server http://127.0.0.1:8321"),
    "fuzz": ("fuzz prohis --minutes 10",),
    "lockstep": ("lockstep hochstapler --matches 1000",),
    "lessons": ("lessons hochstapler lessons.npz --seconds 150 --processes 4",),
    "train": (
        "train hochstapler --folder try --seconds 480 --lessons lessons.npz",
        "train hs --folder other --set entropy=0.03",
    ),
    "distill": ("distill hg average.npz --teacher training/hart-an-der-grenze/selves/11.npz --teacher old.npz",),
    "blend": ("blend hs between.npz old.npz new.npz --part 0.75",),
    "pack": ("pack hs small.npz policy.npz --bits 6",),
    "sharpen": ("sharpen hs sharp.npz policy.npz --by 2",),
    "strengths": ("strengths docs/strength/heuristic.jsonl --bar 2 --keep strengths.png",),
    "habits": ("habits docs/habits/hochstapler.jsonl --figure bluff_by_size --keep habits.png",),
    "exact": ("exact hochstapler training/tiny/policy.npz",),
    "probe": ("probe hochstapler --seats 4 --json",),
    "gains": ("gains training/meisterdiebe/probe.jsonl --keep gains.png",),
    "bench": ("bench engine --json",),
    "serve": ("serve", "serve --local --port 9000"),
    "drill": ("drill crash --trials 100",),
    "backup": ("backup tables.ndjson.gz",),
    "export": ("export 6f1c0a9d2b7e4f5a8c3d table.ndjson",),
    "import": ("import tables.ndjson.gz",),
    "patch": ("patch --dry-run",),
}
"""The verbs, and what one may type after `contrabande`."""

GROUPS = ("bench", "drill")
"""Verbs that have verbs of their own: an App in their module says which."""


def _examples(*lines: str) -> str:
    return "\n".join(("Examples:", "", *(f"    contrabande {line}" for line in lines)))


app = App(
    name="contrabande",
    help="Four games of bluff and smuggling, exact to the rulebook. Without a command: a welcome.",
    help_epilogue=_examples(*(lines[0] for lines in VERBS.values())),
    help_format="markdown",
    version=lambda: version("contrabande"),
    default_parameter=Parameter(negative=(), show_env_var=False, converter=as_typed),
    default_command=None,
    sort_key=None,
)
for place, (verb, lines) in enumerate(VERBS.items()):
    if verb in GROUPS:
        app.command(f"contrabande.cli.{verb}:{verb}")
        continue
    # A word that Python keeps for itself has an underscore in its module.
    module = f"{verb}_" if iskeyword(verb) else verb
    app.command(f"contrabande.cli.{module}:{module}", name=verb, sort_key=place, help_epilogue=_examples(*lines))


@app.default
def welcome() -> None:
    """Say what one can do here."""
    from contrabande.cli.welcome import welcome

    welcome()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the verb that *arguments* name; leave with status 2 and one line where they make no sense."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """The exit status after carrying out *arguments*."""
    try:
        _check_verb(arguments)
        if arguments and arguments[0] in ("--help", "-h"):
            _load_verbs()
        status = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return _complain(f"{_one_line(error)} (see: contrabande {_help(arguments)})")
    except (Complaint, ContrabandeError) as error:
        return _complain(_one_line(error))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except SystemExit as error:
        # Where nobody reads on, rich leaves with a status of its own.
        if isinstance(error.__context__, BrokenPipeError):
            return 0
        raise
    except KeyboardInterrupt:
        return 130


def _load_verbs() -> None:
    """A verb is imported when it is used; the list of all verbs needs the first line of each."""
    for verb in VERBS:
        app[verb]


def _check_verb(arguments: Sequence[str]) -> None:
    if not arguments or arguments[0].startswith("-") or arguments[0] in VERBS:
        return
    near = get_close_matches(arguments[0], VERBS, 1)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(VERBS)}"
    raise Complaint(f"there is no command {arguments[0]!r}; {hint}")


def _help(arguments: Sequence[str]) -> str:
    return f"{arguments[0]} --help" if arguments and arguments[0] in VERBS else "--help"


def _complain(line: str) -> int:
    print(f"contrabande: {line}", file=sys.stderr)
    return 2


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split()).removesuffix(".")
