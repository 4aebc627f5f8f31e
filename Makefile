# The quick loop. Everything here is also reachable through start.py on a machine without make.
UV = uv run --quiet
LONG = tests/web tests/client tests/lockstep tests/learning tests/drills tests/adapters tests/server/store tests/server/test_api.py \
  tests/server/test_farewell.py tests/server/test_taking_over.py tests/server/test_trouble.py tests/cli/test_cli_terminal.py tests/cli/test_serve.py

.PHONY: check format lint types layers test full coverage mutants gallery
check: format-check lint types layers  ## the quick loop: at most two minutes
	$(UV) pytest -q -n 2 --dist worksteal -m "not full and not slow" $(LONG:%=--ignore=%)

format:
	$(UV) ruff format .
	$(UV) ruff check --fix .
format-check:
	$(UV) ruff format --check .
lint:
	$(UV) ruff check .
types:
	$(UV) mypy
layers:
	$(UV) lint-imports
test:
	python3 start.py test
full:
	python3 start.py test --full
coverage:
	$(UV) pytest -q -n 2 --cov --cov-report=term-missing:skip-covered -m "not full"
mutants:  ## mutation testing of every rules.py; see CONTRIBUTING.md
	$(UV) mutmut run
gallery:  ## pictures of every screen, to look at
	$(UV) python tests/web/gallery.py build/gallery
