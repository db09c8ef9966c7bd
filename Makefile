# Everything a person does with this project: `make` lists it.
# Needs Python 3.11+ and make; the rest is installed into .venv, pinned by requirements/*.txt.

SHELL := /bin/sh
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { command -v $$p; break; }; done)
BIN := .venv/bin
UV := .venv/uv/bin/uv
READY := .venv/.ready

.PHONY: help setup play test check format bench pictures lock clean
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

play: setup  ## play at once
	@$(BIN)/volteface play verso

test: setup  ## run all tests
	@$(BIN)/python -m pytest -n 2

check: setup  ## formatting, lint, types, import rules: what CI checks
	@$(BIN)/ruff format --check --quiet . || { echo "Run: make format"; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: setup  ## format the code and mend what lint can mend
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

bench: setup  ## measure us beside our peers
	@$(BIN)/python -m benchmarks

pictures: setup  ## draw the README's pictures anew
	@$(BIN)/python docs/pictures.py

lock: $(UV)  ## pin the newest allowed versions anew
	@for name in uv dev; do \
		test $$name = uv && from=requirements/uv.in || from="pyproject.toml --group dev"; \
		$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
			--custom-compile-command "make lock" $$from -o requirements/$$name.txt || exit 1; \
	done

clean:  ## remove what set-up and runs have made
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
