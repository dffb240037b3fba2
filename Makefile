# Two commands: `make play` opens the table, `make test` passes all tests. Both set up what they need.

PYTHON ?= python3
# Where a virtual environment has its programs.
BIN := $(if $(filter Windows_NT,$(OS)),Scripts,bin)
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.networks')
JOBS := $(shell $(PYTHON) -c "import os; print(min(4, os.cpu_count() or 1))" 2> /dev/null || echo 1)
PAGE := $(shell find web/src web/guide web/scripts web/public src/terrarium/locales docs/rules -type f 2>/dev/null) $(wildcard web/*.html web/*.js web/*.ts web/*.json)
CC_FOUND := $(shell command -v $${CC:-cc} 2>/dev/null)
# Packages that are never compiled are tested once, with compiled rules where there is a compiler: those tests say the same with plain
# rules, only later. What runs no rules is tested once, too, beside the plain rules. Many tests wait, those of the server most of all, so
# more run at a time than there are cores.
NEVER_COMPILED := $(addprefix --ignore=tests/,arena cli deploy docs hints lessons research review server titles training)
WITHOUT_RULES := $(addprefix --ignore=tests/,texts tools views wheels)
CROWD := $(shell expr $(JOBS) + 1)
SERVER_CROWD := $(shell expr $(JOBS) + $(JOBS) + 1)
# make 3.81, which macOS comes with, does not know this option.
SYNC := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# Tests start hundreds of processes, so Python's bytecode cache stays on even where the environment turns it off.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play test setup rules golden compile clean-native bench strength load soak mutants schema format check test-plain test-native test-alone test-page test-browser test-executable test-ppo page docs sdist wheels executable publish github-release shots clean

help:
	@echo "make play      open the table"
	@echo "make test      set everything up and pass all tests"
	@echo "make setup     the virtual environment .venv with everything in it"
	@echo "make rules     every rule clause with its tests"
	@echo "make compile   compile the rules in place (make clean-native undoes it)"
	@echo "make test-browser  whole games in a real browser"
	@echo "make sdist     the source distribution in dist/release, with the built page"
	@echo "make wheels    wheels for this system in dist/release, from the source distribution: compiled, and one that is pure"
	@echo "make executable  one file that needs no Python, in dist/executable; make test-executable starts it"
	@echo "make docs      build the documentation site in site/"
	@echo "make shots     take the screenshots in docs again"
	@echo "make bench     speed beside peers, in the same run"
	@echo "make strength  matches of the bots, for hours, and docs/strength.md from them"
	@echo "make load      the table server under load, as figures"
	@echo "make soak      the long form of tests: attacks, memory, a thousand games on a faulty network, kill after kill, more games in the browser"
	@echo "make mutants   change the rules in small ways and see whether tests notice, for hours"
	@echo "make schema    write docs/wire.schema.json again"
	@echo "make format    put the source in order"

# Options for the server: make play ARGS="--log --host 0.0.0.0".
# Ctrl-C, code 130, is how a server is stopped and no error.
play:
	@command -v "$(PYTHON)" > /dev/null || { echo "Python 3.11 or newer is needed; $(PYTHON) was not found." >&2; exit 1; }
	@$(PYTHON) -m tools.play $(ARGS) || [ $$? -eq 130 ]

page: .make/page

# The page in the browser, built into the package; Node is needed for that and for nothing else.
.make/node_modules: web/package.json web/package-lock.json web/.npmrc
	@mkdir -p .make
	@command -v npm > /dev/null || { echo "The page is built with Node 20.19 or newer, which was not found: install it and try again."; exit 1; }
	@node -e "const [major, minor] = process.versions.node.split('.').map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)" || { echo "The page is built with Node 20.19 or newer, this is $$(node --version)."; exit 1; }
	@echo "Getting what the page is made of ..."
	@cd web && npm install --silent --no-audit --no-fund --no-save
	@touch $@

.make/page: .make/node_modules $(PAGE)
	@echo "Building the page ..."
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

setup: .make/setup

.make/setup: $(addprefix requirements/,base.txt server.txt research.txt cluster.txt build.txt test.txt dev.txt) pyproject.toml setup.py
	@mkdir -p .make
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Terrarium needs Python 3.11 or newer, this is ' + sys.version.split()[0] + '.')"
	@echo "Setting up .venv ..."
	@$(PYTHON) -m venv .venv
	@.venv/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/dev.txt
	@.venv/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

# A compiled build is a wheel in an environment of its own, installed as a user would; other packages and the page are borrowed. The tests
# take one that is made quickly, measurements the one that runs quickest, which is the one that everybody gets.
.make/native: OPTIMISE := 1
.make/native: HOME_OF := .venv-native
.make/fast: OPTIMISE := 2
.make/fast: HOME_OF := .venv-fast

.make/native .make/fast: .make/setup $(SOURCES) | .make/page
	@echo "Compiling the rules into $(HOME_OF) ..."
	@rm -rf build dist/native
	@TERRARIUM_NATIVE=required TERRARIUM_OPTIMISE=$(OPTIMISE) .venv/$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir dist/native . > $@.log 2>&1 || { tail -n 40 $@.log; exit 1; }
	@rm -rf build
	@test -x $(HOME_OF)/$(BIN)/python || $(PYTHON) -m venv $(HOME_OF)
	@$(HOME_OF)/$(BIN)/python tools/borrow.py return
	@$(HOME_OF)/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall dist/native/*.whl
	@$(HOME_OF)/$(BIN)/python tools/borrow.py take
	@touch $@

.make/peers: bench/requirements.txt
	@mkdir -p .make
	@echo "Setting up the peers in .venv-peers ..."
	@$(PYTHON) -m venv .venv-peers
	@.venv-peers/$(BIN)/python -m pip install --quiet --disable-pip-version-check -r bench/requirements.txt
	@touch $@

# What needs one core is done side by side first; then one suite after the other has the machine to itself.
test:
	@$(MAKE) --no-print-directory --jobs=2 $(SYNC) .make/setup .make/node_modules
	@$(MAKE) --no-print-directory --jobs=2 $(SYNC) $(if $(CC_FOUND),.make/native) check test-page docs
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-native
	@$(MAKE) --no-print-directory test-alone
	@$(MAKE) --no-print-directory test-browser

check: .make/setup
	.venv/$(BIN)/ruff check --quiet .
	.venv/$(BIN)/ruff format --quiet --check .
	.venv/$(BIN)/mypy
	.venv/$(BIN)/lint-imports
	.venv/$(BIN)/zizmor --offline --quiet --no-progress --persona=pedantic --strict-collection .github
	.venv/$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	.venv/$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms $(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	.venv/$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	.venv/$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec deploy/compose.yaml
	.venv/$(BIN)/hadolint deploy/Dockerfile
	.venv/$(BIN)/check-jsonschema --quiet --builtin-schema vendor.citation-file-format --default-filetype yaml CITATION.cff

test-plain: .make/setup clean-native
	TERRARIUM_EXPECT=plain .venv/$(BIN)/python -m pytest -n $(CROWD) --dist worksteal -m "not alone$(if $(CC_FOUND), and not slow_plain)" --clauses $(if $(CC_FOUND),$(NEVER_COMPILED)) tests/wheels tests

ifeq ($(CC_FOUND),)
test-native:
	@echo "There is no C compiler here, so the rules were tested as plain Python only."
else
test-native: .make/native
	TERRARIUM_EXPECT=compiled .venv-native/$(BIN)/python -m pytest -n $(SERVER_CROWD) --dist worksteal -m "not alone" --clauses $(WITHOUT_RULES)
endif

# What measures times: one test after the other, with the machine to itself.
test-alone: $(if $(CC_FOUND),.make/native,.make/setup)
	$(if $(CC_FOUND),.venv-native,.venv)/$(BIN)/python -m pytest -m alone tests/server tests/docs

test-page: .make/setup .make/page
	cd web && npm run --silent types -- --check
	cd web && npm run --silent check
	cd web && npm run --silent lint
	cd web && npm run --silent format:check
	cd web && npm run --silent unit
	cd web && npm run --silent budget

# Whole games in a real browser against the real server, compiled if possible; it takes some minutes with the machine to itself.
test-browser: $(if $(CC_FOUND),.make/native,.make/setup) .make/page
	cd web && TERRARIUM_PYTHON=$(CURDIR)/$(if $(CC_FOUND),.venv-native,.venv)/$(BIN)/python npm run --silent browser

shots: .make/setup .make/page
	cd web && TERRARIUM_PYTHON=$(CURDIR)/.venv/$(BIN)/python npm run --silent shots

# The documentation site. Its packages have an environment of their own; the API pages are read from the sources.
.make/docs: requirements/docs.txt
	@mkdir -p .make
	@echo "Setting up .venv-docs ..."
	@$(PYTHON) -m venv .venv-docs
	@.venv-docs/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/docs.txt
	@touch $@

docs: .make/docs
	NO_MKDOCS_2_WARNING=1 .venv-docs/$(BIN)/python -m mkdocs build --quiet --strict

# -- releases. The version is in src/terrarium/version.py and nowhere else.

.make/release: requirements/release.txt
	@mkdir -p .make
	@$(PYTHON) -m venv .venv-release
	@.venv-release/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/release.txt
	@touch $@

# In a release, the tag is that version.
sdist: .make/release .make/page
	@version=$$(.venv-release/$(BIN)/python -c "import runpy; print(runpy.run_path('src/terrarium/version.py')['__version__'])"); \
	[ "$$GITHUB_REF_TYPE" != tag ] || [ "$$GITHUB_REF_NAME" = "v$$version" ] || { echo "The tag is $$GITHUB_REF_NAME, the version $$version."; exit 1; }
	.venv-release/$(BIN)/python -m build --sdist --outdir dist/release .

# Compiled ones by cibuildwheel (in containers on Linux), from the source distribution, so that Node is not needed.
wheels: .make/release
	.venv-release/$(BIN)/python -m cibuildwheel --output-dir dist/release dist/release/terrarium-*.tar.gz
	TERRARIUM_NATIVE=0 .venv-release/$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist/release dist/release/terrarium-*.tar.gz

publish: .make/release
	.venv-release/$(BIN)/python -m twine check --strict dist/release/*
	.venv-release/$(BIN)/python -m twine upload dist/release/*

# The release on GitHub of a tag, by GitHub's program gh: the executables, and what the changelog says about the version.
github-release:
	awk -v version="$${GITHUB_REF_NAME#v}" '/^## /{shown = ($$2 == version)} shown' CHANGELOG.md | gh release create "$$GITHUB_REF_NAME" --verify-tag --title "Terrarium $${GITHUB_REF_NAME#v}" --notes-file - dist/executable/*.zip

.make/executable: requirements/executable.txt requirements/server.txt requirements/base.txt requirements/build.txt
	@mkdir -p .make
	@echo "Setting up .venv-executable ..."
	@$(PYTHON) -m venv .venv-executable
	@.venv-executable/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/executable.txt
	@touch $@

# The archive keeps the right to be run, which a plain download loses.
executable: PLATFORM = $(shell $(PYTHON) -c "import platform; print(f'{platform.system()}-{platform.machine()}'.lower())")
executable: .make/executable .make/page
	@rm -rf build
	TERRARIUM_NATIVE=required .venv-executable/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --force-reinstall .
	@rm -rf build
	.venv-executable/$(BIN)/python -m PyInstaller --log-level ERROR --noconfirm --distpath dist/executable --workpath .venv-executable/work tools/executable.spec
	@rm -f dist/executable/*.zip
	$(PYTHON) -m zipfile -c dist/executable/terrarium-$(PLATFORM).zip dist/executable/terrarium$(if $(filter Windows_NT,$(OS)),.exe)

test-executable: executable .make/setup
	TERRARIUM_EXECUTABLE=$(CURDIR)/dist/executable/terrarium .venv/$(BIN)/python -m pytest tests/executable

rules: .make/setup
	@.venv/$(BIN)/python -m pytest -n $(JOBS) -m clause --rules

golden: .make/setup
	.venv/$(BIN)/python -m terrarium.testing.golden --write

compile: .make/setup
	TERRARIUM_NATIVE=required .venv/$(BIN)/python setup.py --quiet build_ext --inplace
	@rm -rf build
	@.venv/$(BIN)/terrarium --version

clean-native:
	@find src -name '*.so' -delete -o -name '*.pyd' -delete
	@rm -rf build

bench: .make/fast .make/peers
	.venv-fast/$(BIN)/python bench/load.py --tables 40 --seconds 5 --rate 200
	.venv/$(BIN)/python bench/run.py --native .venv-fast/$(BIN)/python --plain .venv/$(BIN)/python --peers .venv-peers/$(BIN)/python

# Hours of games; stop it at any time, it goes on where it was.
strength: .make/fast
	.venv-fast/$(BIN)/python bench/strength.py --jobs $(JOBS)

load: .make/fast
	.venv-fast/$(BIN)/python bench/load.py --rate 1000 --seconds 20
	.venv-fast/$(BIN)/python bench/load.py --rate 1000 --seconds 20 --detail changes
	.venv-fast/$(BIN)/python bench/load.py --rate 0
	.venv-fast/$(BIN)/python bench/load.py --rate 1000 --seconds 20 --workers 2
	.venv-fast/$(BIN)/python bench/load.py --rate 0 --workers 2

soak: .make/fast .make/page
	TERRARIUM_SOAK=100 .venv-fast/$(BIN)/python -m pytest tests/server/test_attacks.py tests/server/test_memory.py
	TERRARIUM_SOAK=100 .venv-fast/$(BIN)/python -m pytest -n $(JOBS) tests/server/test_network.py tests/server/test_killed.py tests/server/test_serving.py
	cd web && TERRARIUM_PYTHON=$(CURDIR)/.venv-fast/$(BIN)/python npm run --silent browser:long

# An environment of its own: it needs a mutation tester, and rules that are not compiled in place.
.make/mutants: $(addprefix requirements/,base.txt server.txt research.txt test.txt mutants.txt) pyproject.toml setup.py
	@mkdir -p .make
	@echo "Setting up .venv-mutants ..."
	@$(PYTHON) -m venv .venv-mutants
	@.venv-mutants/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/mutants.txt
	@.venv-mutants/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

# Hours; stop it at any time, it goes on where it was. ARGS="--game planet --sample 100" and more: docs/mutants.md.
mutants: .make/mutants clean-native
	@TERRARIUM_EXPECT=plain .venv-mutants/$(BIN)/python -m tools.mutants $(ARGS)

# An environment of its own, because PyTorch is large; not part of `make test`.
.make/ppo: $(addprefix requirements/,base.txt research.txt learn.txt ppo.txt) pyproject.toml setup.py
	@mkdir -p .make
	@echo "Setting up .venv-ppo ..."
	@$(PYTHON) -m venv .venv-ppo
	@.venv-ppo/$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile -r requirements/ppo.txt
	@touch $@

test-ppo: .make/ppo
	PYTHONPATH=src .venv-ppo/$(BIN)/python examples/maskable_ppo.py --steps 4096 --parts 1 --games 50 --at-least 0.3

schema: .make/setup
	.venv/$(BIN)/python -m terrarium.server.wire_schema docs/wire.schema.json

format: .make/setup .make/node_modules
	.venv/$(BIN)/ruff check --quiet --fix .
	.venv/$(BIN)/ruff format --quiet .
	cd web && npm run --silent format

clean: clean-native
	rm -rf .make .venv .venv-play .venv-native .venv-fast .venv-peers .venv-mutants .venv-ppo .venv-docs .venv-release .venv-executable .mutants dist site bench/out web/node_modules web/test-results src/terrarium/web
