"""A model that is a program, for Hochstapler: contrabande eval hochstapler --model "cmd:python examples/model.py"."""

import json
import re
import sys

messages = json.load(sys.stdin)["messages"]
seen = re.search(r"^\{.*\}$", messages[1]["content"], re.MULTILINE)
assert seen is not None, "the second message has the view, as one line of JSON"
view = json.loads(seen[0])
least = view["bid"]["sum"] + 1 if view["bid"] else 1
if least > view["highest"]:
    print("Nothing tops that.\nAnswer: Doubt()")
else:
    print(f"One more will do.\nAnswer: Announce(sum={least}, colour={view['colours'][0]})")
