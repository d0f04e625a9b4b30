# The front door of Polis. `make` alone lists what there is.
#
# Everything is made inside this folder (.venv), once: a stamp file remembers each step, and an
# interrupted step is simply done again. Names below are relative, so the folder may lie anywhere.

PYTHON ?= python3
VENV ?= .venv
# Tests wait for servers and browsers: six processes keep two cores busy.
JOBS ?= 6
ARGS ?=
VERSION ?=
# Of the fuzzing, and of faults under load.
MINUTES ?= 14

BIN := $(VENV)/bin
PY := $(BIN)/python
PYTEST := $(PY) -m pytest -q --dist worksteal
STEP := @tools/step.sh

# Tests start hundreds of processes, each of which would compile every module again.
KEPT := env -u PYTHONDONTWRITEBYTECODE

# The stamps carry the folder's own mark: after the folder has been moved, the link from the
# virtual environment to the sources is made anew.
PLACE := $(shell pwd | cksum | cut -d ' ' -f 1)
BASE := $(VENV)/.base-$(PLACE)
DEV := $(VENV)/.dev-$(PLACE)
INSTALL := @$(PYTHON) tools/install.py $(VENV)
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --no-emit-index-url --custom-compile-command "make lock"
HATCH := PATH="$(CURDIR)/$(BIN):$$PATH" SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) $(PY) -m hatchling build -d dist
TARGETS = $(shell $(PY) -c "from polis.engines.targets import *; print(*[one for one in TARGETS if one != BROWSER])")
# What few need is not locked: the engine to compare with, Ray, PyTorch (docs/decisions/0003).
EXTRA := $(PY) -m pip install --quiet --disable-pip-version-check
NPM := tools/npm.sh $(VENV)
MODULES := web/node_modules/.made-$(PLACE)
CLIENT := src/polis/server/client/.made
ENGINES := src/polis/engines/built/.made

# The types of the messages are made, and left out of what is built.
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -path web/src/protocol \) -prune -o -type f -print)
KERNELS := $(shell find src/polis/core src/polis/search src/polis/games src/polis/engines -name '*.py' -o -name '*.ll')
# tests/cluster, tests/learning and tests/train need libraries that are installed for them alone.
FAST := tests --ignore=tests/cluster --ignore=tests/learning --ignore=tests/train
# Rules run interpreted where coverage is counted: tests of what plays with them would take many
# minutes and reach no line of them that the others do not.
INTERPRETED := tests/core tests/cli tests/games/*/scenario tests/games/*/unit \
	$(patsubst %,tests/games/test_%.py,answers texts notation clauses box_files) \
	tests/server/test_previews.py
NOT_INTERPRETED := bots engine simulate
GAMES := $(patsubst src/polis/games/%/__init__.py,%,$(wildcard src/polis/games/*/__init__.py))

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help gallery play terminal test quick check format mutants bench bench-server fuzz-parsers test-faults test-cluster test-learning test-train test-long coverage generated screenshots docs dist release lock clean run-tests \
	check-format check-lint check-types check-platforms check-imports check-size check-docs engine client messages \
	check-web check-web-tests check-web-types check-web-lint check-web-format

help: ## list what there is (this text)
	@echo "make play      is all a player needs. Everything else:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | \
		awk -F '|' '{ printf "%-18s %s\n", $$1, $$2 }'
	@echo
	@echo "  PART=...    one part of the long tests: make test-long PART=golden"
	@echo "  ARGS=...    more words for the command, as in: make play ARGS='--port 8200'"
	@echo "  PYTHON=...  the Python to use (at least 3.11); default: python3"

# ---- for players ------------------------------------------------------------------------------
play: $(BASE) ## play in the browser: both games, alone or with friends
	@$(MAKE) --no-print-directory -j 2 client engine
	@$(BIN)/polis serve --open $(ARGS) || [ $$? -eq 130 ]

terminal: $(ENGINES) ## play Arkadia in this terminal
	@$(BIN)/polis play arkadia $(ARGS) || [ $$? -eq 130 ]

# ---- for contributors -------------------------------------------------------------------------
# What the tests need comes first; building an engine takes one core, and what is quick or finds most is
# checked on the other. Tests wait for servers and browsers, so that the other checks fit in beside them, one
# at a time.
test: $(DEV) ## everything that must pass before a change goes in
	@$(PY) -m tests.needed
	@STEP_QUIET=1 $(MAKE) --no-print-directory -j 2 engine client check-format check-lint check-imports check-size check-types
	@STEP_QUIET=1 $(MAKE) --no-print-directory -j 2 run-tests check-web check-docs || \
		{ echo "== not everything passed: see the lines with FAILED" >&2; exit 1; }
	@echo "== all steps passed"

run-tests: $(DEV) $(ENGINES) $(CLIENT)
	@STEP_QUIET= tools/step.sh tests $(KEPT) $(PYTEST) -n $(JOBS) $(ARGS) $(FAST)

quick: $(DEV) $(MODULES) messages ## check and test what has changed since the last commit
	$(STEP) quick $(PY) -m tools.quick $(ARGS)

check: check-format check-lint check-types check-imports check-size check-web ## format, lint, types, import directions, size

engine: $(ENGINES) ## build the rules and bots for this machine and for browsers, where they have changed

client: $(CLIENT)

check-format: $(DEV)
	$(STEP) format $(PY) -m ruff format --check src tests tools lab examples

check-lint: $(DEV)
	$(STEP) lint $(PY) -m ruff check src tests tools lab examples

check-types: $(DEV)
	$(STEP) types $(PY) -m mypy

check-platforms: $(DEV) ## types as they are on Windows and macOS
	$(STEP) "types on Windows" $(PY) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src examples
	$(STEP) "types on macOS" $(PY) -m mypy --platform darwin --cache-dir .mypy_cache/darwin src examples

check-imports: $(DEV)
	$(STEP) imports $(PY) $(BIN)/lint-imports --no-logo

check-size: $(DEV)
	$(STEP) size $(PY) tools/size.py src tests tools lab examples

check-web: check-web-tests check-web-types check-web-lint check-web-format

check-web-tests: $(MODULES)
	$(STEP) "client: tests" $(NPM) test --silent

# The client's types of the server's messages are not committed.
messages: $(DEV)
	@$(PY) tools/protocol_types.py

check-web-types: $(MODULES) messages
	$(STEP) "client: types" $(NPM) run --silent check

check-web-lint: $(MODULES)
	$(STEP) "client: lint" $(NPM) run --silent lint

check-web-format: $(MODULES)
	$(STEP) "client: format" $(NPM) run --silent check-format

check-docs: $(DEV)
	$(STEP) docs $(PY) -m mkdocs build --strict

format: $(DEV) $(MODULES) ## put the sources into the house format
	$(PY) -m ruff format src tests tools lab examples
	$(PY) -m ruff check --fix src tests tools lab examples
	$(NPM) run --silent format

mutants: $(DEV) ## change one thing in the rules at a time: do the tests notice? GAME=archon ARGS='--number 40'
	@$(PY) -m tools.mutants $(or $(GAME),arkadia) $(ARGS)

bench: $(BASE) $(ENGINES) ## measure the engine, beside a well-known one of the field
	@$(EXTRA) "catanatron>=3.2"
	@$(BIN)/polis bench arkadia $(ARGS)

bench-server: $(BASE) $(ENGINES) ## measure a server: 500 live tables, 1000 sockets, 10,000 sleeping games
	@$(PY) -m polis_lab.server_load $(ARGS)

test-faults: $(DEV) $(ENGINES) ## servers killed and stopped, disks full, databases locked, lines cut and silent, clocks behind; MINUTES=30
	$(STEP) "tests: faults" env POLIS_FAULT_MINUTES=$(MINUTES) $(PY) -m pytest -q -m "long or not long" \
		-k "not many_kills" --seed new $(ARGS) \
		tests/server/test_faults.py tests/server/test_kill.py tests/server/test_ownership.py \
		tests/server/test_ending.py tests/server/test_cuts.py tests/server/test_clocks.py \
		tests/server/test_many_faults.py

fuzz-parsers: $(DEV) $(ENGINES) ## fuzz every parser with Hypothesis, for MINUTES=30
	$(STEP) "fuzz: parsers" env POLIS_FUZZ_MINUTES=$(MINUTES) $(PY) -m pytest -q -n 2 --dist worksteal -m "" \
		--seed new $(ARGS) tests/parsers

test-cluster: $(DEV) $(ENGINES) ## contests on a Ray cluster, machines lost in the middle
	@$(EXTRA) "ray>=2.40"
	$(STEP) "tests: cluster" $(PY) -m pytest -q $(ARGS) tests/cluster

test-train: $(DEV) $(ENGINES) ## networks are trained, interrupted and gone on with (PyTorch)
	@$(EXTRA) "torch>=2.4"
	$(STEP) "tests: train" $(PY) -m pytest -q $(ARGS) tests/train

test-learning: $(DEV) $(ENGINES) ## OpenSpiel plays, MaskablePPO learns (PyTorch), CUDA is simulated
	@$(EXTRA) "open_spiel>=2.0" "sb3-contrib>=2.7" "torch>=2.4" "numba-cuda[cu13]>=0.30" nvidia-cuda-nvcc
	$(STEP) "tests: learning" $(PY) -m pytest -q -n 2 $(ARGS) tests/learning

test-long: $(DEV) $(ENGINES) $(CLIENT) ## the long tests, part by part, those that have not passed yet; PART=name: this one
	@$(PY) -m tools.long_tests $(PART) $(ARGS)

coverage: $(DEV) ## which lines and branches of the rules the tests reach, interpreted
	$(STEP) coverage env POLIS_INTERPRETED=1 $(PYTEST) -n $(JOBS) $(ARGS) -p pytest_cov \
		--cov=polis.games --cov-branch --cov-report= \
		$(NOT_INTERPRETED:%=--ignore-glob=*/test_%.py) $(INTERPRETED)
	@for game in $(GAMES); do \
		tools/step.sh "coverage of $$game" $(PY) -m coverage report --fail-under=98 \
			--include="*/games/$$game/*" --omit="*/bots/*,*/figures.py,*/counts.py" || exit; \
	done

generated: messages ## write the generated types and the recorded games anew
	$(PY) tools/codec_types.py
	$(PY) tools/schemas.py
	$(PY) -m tools.golden

screenshots: $(DEV) $(ENGINES) $(CLIENT) ## photograph the pages for the README
	$(PY) -m tools.screenshots docs/pictures

gallery: $(DEV) $(ENGINES) $(CLIENT) ## every page at six sizes, by day and by night, in each language, on one sheet, and what is cut or too small; ARGS='1024 night+archon': only these
	@$(PY) -m tools.gallery $(VENV)/.gallery $(ARGS)

docs: check-docs ## build the manual into site/
	@echo "polis: open site/index.html"

dist: $(MODULES) $(BASE) ## a wheel for each platform and an sdist, the same bytes wherever they are made
	@rm -rf dist src/polis/engines/built src/polis/server/client
	@$(BIN)/polis build-engine --all
	@for target in $(TARGETS); do POLIS_TARGET=$$target $(HATCH) -t wheel || exit; done
	@$(HATCH) -t sdist
	@cd dist && sha256sum *

release: $(DEV) $(MODULES) ## a release, ready to be looked at and signed: make release VERSION=0.1.0
	@$(PY) tools/release.py begin $(VERSION)
	@$(MAKE) --no-print-directory dist
	@$(EXTRA) "cyclonedx-bom>=7.5"
	@$(PY) tools/release.py finish $(VERSION)

lock: $(DEV) pyproject.toml ## write the lock files anew from pyproject.toml
	$(LOCK) --output-file requirements/base.lock --group install --extra build --extra postgres pyproject.toml
	$(LOCK) --output-file requirements/dev.lock --constraint requirements/base.lock --extra build --extra postgres \
		--extra gymnasium --extra pettingzoo \
		--group install --group test --group lint --group docs --group lock --group node pyproject.toml

clean: ## remove all that make has made here
	rm -rf "$(VENV)" web/node_modules src/polis/server/client src/polis/engines/built build dist site .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache \
		.ruff_cache .import_linter_cache htmlcov coverage.xml
	find src tests tools lab -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- set-up, each step once ---------------------------------------------------------------------
$(BASE): requirements/base.lock pyproject.toml lab/pyproject.toml tools/install.py
	$(INSTALL) requirements/base.lock
	@touch $@

$(DEV): requirements/dev.lock $(BASE)
	$(INSTALL) requirements/dev.lock
	@touch $@

$(MODULES): web/package-lock.json tools/npm.sh | $(BASE)
	@echo "polis: installing what builds the browser client (once)"
	@$(NPM) ci --silent --ignore-scripts
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) $(MODULES)
	@echo "polis: building the browser client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(ENGINES): $(BASE) $(KERNELS)
	@$(BIN)/polis build-engine
	@touch $@
