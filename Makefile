# Everything a person does with this project: `make` lists it.
# Needs Python 3.11+ and make; the rest is installed into .venv, pinned by requirements/*.txt.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v $$p; break; }; done)
BIN := .venv/bin
UV := .venv/uv/bin/uv
READY := .venv/.ready
CLIENT := src/volteface/server/client/index.html

.PHONY: help setup client play test check format types cluster soak bench arena engines screens pictures lock clean
.DEFAULT_GOAL := help

help:  ## list these commands
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

setup: $(READY)  ## install everything into .venv

$(UV): requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Volteface needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python3."; exit 1; }
	@rm -rf .venv && $(PYTHON) -m venv .venv/uv \
		|| { rm -rf .venv; echo "This Python cannot make environments: install its venv package (on Debian: apt-get install python3-venv)."; exit 1; }
	@.venv/uv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(READY): $(UV) requirements/dev.txt pyproject.toml
	@echo "Setting up .venv (once; a minute or two) ..." >&2
	@test -x $(BIN)/python || $(UV) venv --quiet --allow-existing --python "$(PYTHON)" .venv
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

client: $(CLIENT)  ## build the web client

$(CLIENT): $(READY) $(shell find web/src web/offline web/*.json web/*.ts web/index.html src/volteface/locales -type f 2>/dev/null)
	@echo "Building the web client ..." >&2
	@$(BIN)/python hatch_build.py >&2 && touch $@

play: setup client  ## play at once: start the server and print its address
	@$(BIN)/volteface serve --host 0.0.0.0

test: setup client  ## run all tests
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m pytest -n 2

check: setup client  ## formatting, lint, types, import rules: what CI checks
	@$(BIN)/ruff format --check --quiet . || { echo "Run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m volteface.server.schema web/src/generated --check
	@$(BIN)/npm --prefix web run --silent lint
	@$(BIN)/npm --prefix web run --silent check

format: setup client  ## format the code and mend what lint can mend
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(BIN)/npm --prefix web run --silent format

types: setup  ## make the client's types from the server's
	@$(BIN)/python -m volteface.server.schema web/src/generated

cluster: setup client  ## start PostgreSQL and three nodes here, behind a small proxy
	@$(BIN)/python -m tests.cluster

soak: setup client  ## kill, fill, flood and fuzz the server for long, and lose nothing
	@$(BIN)/python -m tests.faults.soak --keep

bench: setup client  ## measure us beside our peers
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m benchmarks

arena: setup  ## let Verso's levels play each other, print a table, draw docs/verso-levels.svg
	@$(BIN)/python docs/levels.py

engines: setup client  ## play a short round of each game in Chromium, Firefox and WebKit
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.engines build/engines

screens: setup client  ## write pictures of all main scenes at all sizes to build/screens
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.browser.screens build/screens

pictures: setup client  ## draw the README's pictures anew
	@$(BIN)/python docs/pictures.py
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m tests.browser.pictures docs

lock: $(UV)  ## pin the newest allowed versions anew
	@for name in uv dev; do \
		test $$name = uv && from=requirements/uv.in || from="pyproject.toml --group dev"; \
		$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--custom-compile-command "make lock" $$from -o requirements/$$name.txt || exit 1; \
	done

clean:  ## remove what set-up and runs have made
	rm -rf .venv build dist web/node_modules src/volteface/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
