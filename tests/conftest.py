"""Puts every test folder on the path, so that its builders can be imported by name."""

import sys
from pathlib import Path

for folder in sorted(Path(__file__).parent.rglob("*")):
    if folder.is_dir() and any(folder.glob("*.py")):
        sys.path.insert(0, str(folder))
