# Everything starts here, on a machine that has Python 3.11 and a package registry.
# Each task first makes .venv hold what it needs (tools/bootstrap.py; a no-op when it does).

PYTHON := sh tools/python.sh
SETUP  := $(PYTHON) tools/bootstrap.py
BIN    := .venv/bin

.DEFAULT_GOAL := help
.PHONY: help play web dev shots looks arena test soak lint rules card house bench native pure docs fields steps charts stories lock image format clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

play: ## open the house: a server for you and your friends, on this machine
	@$(SETUP) server $$($(PYTHON) tools/web.py groups)
	@$(BIN)/python tools/web.py build || true
	@$(BIN)/euphoria serve --open

web: ## build the web client (after a change; `make play` does it too)
	@$(SETUP) $$($(PYTHON) tools/web.py groups)
	@$(BIN)/python tools/web.py build

dev: ## work on the web client: changes show at once in the browser
	@$(SETUP) server web
	@$(BIN)/python tools/web.py dev

shots: ## photograph every main screen of the web client (build/shots, and docs/pictures for the README)
	@$(SETUP) test web
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/shots.py

looks: ## photograph the main screens anew that `make test` compares (tests/looks; look at them before committing)
	@$(SETUP) test web
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/looks.py

arena: ## take the pictures of docs/arena.md anew: maps, miniatures, a strip of a film (look at them before committing)
	@$(SETUP) test web
	@$(BIN)/python tools/web.py build
	@$(BIN)/python tools/arena.py

test: ## everything that must hold: lint, types, architecture, tests of engines, house and web client
	@$(SETUP) test lint native web
	@$(BIN)/python tools/test.py

soak: ## random games, examples and games by hand for a long time, every case in the browser, the memory of a server and the image: make soak SOAK=480 (minutes; 30 if not said)
	@$(SETUP) test native web
	@$(BIN)/python tools/soak.py $(SOAK)
	@$(BIN)/python tools/soak.py --server 30
	@$(BIN)/python tools/image.py

lint: ## only style, types and architecture
	@$(SETUP) test lint native web
	@$(BIN)/python tools/test.py lint

format: ## let ruff and prettier put style right
	@$(SETUP) test lint native web
	@$(BIN)/ruff check --fix-only -q
	@$(BIN)/ruff format
	@$(BIN)/python tools/web.py npm run --silent format -- --log-level=warn

image: ## the steps of deploy/Dockerfile without docker, in a clean folder, until the house in it answers
	@$(SETUP) build
	@$(BIN)/python tools/image.py

rules: ## which rules of the ledgers have a test, and which have none
	@$(SETUP) test lint native
	@$(BIN)/python tools/rules.py

card: ## begin a new card: make card KIND=action ID=glass-eye NAME="Glass Eye" (kinds: CONTRIBUTING.md)
	@$(SETUP) test lint native
	@$(BIN)/python tools/card.py new "$(ID)" "$(NAME)" "$(or $(KIND),$(TYPE))"

house: ## the house at a glance: rooms, lines, who imports whom, cycles, what is largest
	@$(SETUP)
	@$(BIN)/python tools/house.py

bench: ## measured comparisons with other frameworks (installs them in build/)
	@$(SETUP) test native $$($(PYTHON) tools/web.py groups)
	@$(BIN)/python tools/peers.py
	@$(BIN)/python tools/peers_node.py
	@$(BIN)/python tools/native.py tree || true
	@$(BIN)/python bench/run.py
	@$(BIN)/python bench/server_load.py --quick
	@$(BIN)/python bench/answers.py --quick

native: ## compile the engines in place (needs a C compiler)
	@$(SETUP) native
	@$(BIN)/python tools/native.py inplace

pure: ## back to the pure Python engines
	@$(PYTHON) tools/native.py clean

docs: ## the manual as a web site in site/
	@$(SETUP) docs
	@$(BIN)/zensical build --clean

fields: ## make copy and JSON of the states anew, after a field was declared in a state.py
	@$(SETUP)
	@$(BIN)/python tools/fields.py

charts: ## work out the charts of the packaged maps anew, after a map, the geometry or the movement of the show has changed
	@$(SETUP)
	@$(BIN)/python tools/charts.py

steps: ## make the steps that engines call by name anew, after a procedure of leaders or dystopia has changed
	@$(SETUP)
	@$(BIN)/python tools/steps.py

stories: ## tell the recorded games, stories and counts anew (read the difference before committing it)
	@$(SETUP) test lint native
	@$(BIN)/python tools/playthrough.py
	@$(BIN)/python tools/perft.py
	@$(BIN)/python tools/record_games.py

lock: ## pin the newest versions that fit together
	@$(SETUP)
	@$(BIN)/python tools/lock.py --upgrade

clean: ## remove what was built; keeps .venv and the packages of the web client
	@$(PYTHON) tools/native.py clean
	@rm -rf build dist site src/euphoria/_web .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
