"""`make play` checks everything first, does only what has changed, and says how the rules run."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from terrarium.texts import LANGUAGES
from tests.posix_only import posix_only
from tests.tools.workflows import ROOT
from tools import play, play_output


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sentences are expected in English, whatever the language of the system."""
    monkeypatch.setenv("LC_ALL", "C")


def program(folder: Path, name: str, says: str) -> None:
    """A program that reports a version."""
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("", ["Node 20.19 or newer is needed to build the page, this is 18.20.4.",
              "npm is needed to build the page; it was not found. It usually comes with Node."]),
        ("pl_PL.UTF-8", ["Do zbudowania strony potrzebny jest Node 20.19 lub nowszy, a to jest 18.20.4.",
                         "Do zbudowania strony potrzebny jest npm; nie znaleziono go. Zwykle jest częścią Node."]),
        ("fr_FR.UTF-8", ["Il faut Node 20.19 ou plus récent pour construire la page, et ceci est 18.20.4.",
                         "Il faut npm pour construire la page\u00a0; il est introuvable. "
                         "Il accompagne d’habitude Node."]),
    ],
)  # fmt: skip
@posix_only
def test_all_problems_are_reported_at_once(language: str, sentences: list[str], tmp_path: Path) -> None:
    program(tmp_path, "node", "v18.20.4")
    checkout = tmp_path / "checkout"
    (checkout / "web/src").mkdir(parents=True)
    (checkout / "tools").mkdir()
    for file in ("__init__.py", "play.py", "play_output.py"):
        shutil.copy(ROOT / "tools" / file, checkout / "tools")
    shutil.copytree(ROOT / "tools/play_texts", checkout / "tools/play_texts")
    done = subprocess.run(
        [sys.executable, "-m", "tools.play"],
        cwd=checkout,
        env={"PATH": str(tmp_path), "HOME": str(tmp_path), "LANG": language, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.splitlines() == sentences
    assert not (checkout / ".venv-play").exists()


@posix_only
def test_without_python_one_sentence_says_so() -> None:
    command = ["make", "--no-print-directory", "play", "PYTHON=no-such-python"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # of an outer make
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    sentence, *makes_own = done.stderr.splitlines()
    assert sentence == "Python 3.11 or newer is needed; no-such-python was not found."
    assert [line.partition(":")[0] for line in makes_own] == ["make"]


def test_it_speaks_three_languages_with_the_same_figures() -> None:
    texts = {language: play_output.texts_in(language) for language in LANGUAGES}
    figures = {
        language: {name: sorted(re.findall(r"\{ \$(\w+) \}", text)) for name, text in found.items()}
        for language, found in texts.items()
    }
    assert figures["pl"] == figures["fr"] == figures["en"]
    program = "".join((ROOT / "tools" / file).read_text("utf-8") for file in ("play.py", "play_output.py"))
    parts = {f"part-{part}" for part in re.findall(r'progress\.do\("(\w+)"', program)}
    assert set(texts["en"]) == parts | set(re.findall(r"say\([\"']([a-z-]+)[\"']", program))
    same = {name for name, text in texts["en"].items() if text in (texts["pl"][name], texts["fr"][name])}
    assert same == {"part-python"}


@pytest.mark.parametrize("wish", ["de_DE.UTF-8", "C", "../en", ""])
def test_it_speaks_english_where_the_language_is_unknown(wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", wish)
    monkeypatch.setenv("LANG", wish)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    assert play_output.say("rules-compiled") == "The rules run compiled."


@posix_only
def test_nothing_is_missing_with_new_versions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(tmp_path, "node", "v20.19.0")
    program(tmp_path, "npm", "10.8.2")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert play.problems(build_page=True) == []


def test_node_is_not_needed_where_the_page_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert play.problems(build_page=False) == []


def test_an_old_python_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    assert play.problems(build_page=False) == ["Python 3.11 or newer is needed, this is 3.9.2."]


def test_an_edit_is_noticed_and_other_files_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "ROOT", tmp_path)
    (tmp_path / "src/__pycache__").mkdir(parents=True)
    (tmp_path / "src/rules.py").write_text("a = 1")
    first = play.digest(["src", "absent"], "gcc")
    (tmp_path / "src/__pycache__/rules.pyc").write_bytes(b"x")
    (tmp_path / "src/rules.so").write_bytes(b"x")
    assert play.digest(["src", "absent"], "gcc") == first
    assert play.digest(["src", "absent"], None) != first
    (tmp_path / "src/rules.py").write_text("a = 2")
    assert play.digest(["src", "absent"], "gcc") != first


def test_a_failed_step_shows_the_end_of_its_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HOME", tmp_path)
    with pytest.raises(play.Failed, match=r"(?s)failed:.*the disk is full.*step\.log"):
        play.run([sys.executable, "-c", "raise SystemExit('the disk is full')"], "step")


@pytest.mark.parametrize(
    ("compiler", "done", "sentence"),
    [
        ("/usr/bin/cc", True, r"The rules run compiled\."),
        ("/usr/bin/cc", False, r"Compiling failed \(\.venv-play/rules\.log\), so .*Ancient and Elder.* play weaker\."),
        (None, False, r"There is no C compiler, so .*Tree takes longer.*Ancient and Elder.* play weaker\."),
    ],
)
def test_one_sentence_says_how_the_rules_run(
    compiler: str | None, done: bool, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HOME", tmp_path)
    monkeypatch.setattr(play, "compiler", lambda: compiler)
    steps = play.SetUp()
    if done:
        steps.done.add("rules", steps.rules)
    assert re.fullmatch(sentence, steps.how_rules_run())


def test_what_is_compiled_here_is_what_setup_compiles() -> None:
    compiled = re.search(r"^PACKAGES = \((.*)\)$", (ROOT / "setup.py").read_text("utf-8"), flags=re.MULTILINE)
    assert compiled
    names = re.findall(r'"(\w+)"', compiled[1])
    assert [f"src/terrarium/{name}" for name in names] == play.COMPILED


def test_the_oldest_node_is_the_one_of_the_page() -> None:
    wanted = f">={play.dotted(play.OLDEST_NODE)}"
    assert f'"node": "{wanted}"' in (ROOT / "web/package.json").read_text("utf-8")
    for document in ("README.md", "docs/playing.md"):
        assert f"Node {play.dotted(play.OLDEST_NODE)} or newer" in (ROOT / document).read_text("utf-8")


def set_up_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **steps: Callable[..., None]) -> play.SetUp:
    """What a clean checkout has to do, with these functions in place of the steps."""
    monkeypatch.setattr(play, "HOME", tmp_path / ".venv-play")
    monkeypatch.setattr(play, "compiler", lambda: "/usr/bin/cc")
    for name, step in steps.items():
        monkeypatch.setattr(play, name, step)
    return play.SetUp()


def test_packages_rules_and_page_are_made_side_by_side_and_the_program_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    together, done = threading.Barrier(3), list[str]()

    def side_by_side(*_arguments: object) -> None:
        together.wait(timeout=30)
        done.append("part")

    def environment() -> None:
        done.append("environment")

    def program(compiled: bool) -> None:
        done.append(f"program, compiled: {compiled}")

    steps = dict.fromkeys(("install_packages", "compile_rules", "build_page"), side_by_side)
    makers: dict[str, Callable[..., None]] = {"create_environment": environment, "install_program": program, **steps}
    set_up_with(tmp_path, monkeypatch, **makers).run()
    assert done == ["environment", "part", "part", "part", "program, compiled: True"]
    again = set_up_with(tmp_path, monkeypatch, **dict.fromkeys(makers, failing))
    again.page_wanted = False  # the page itself was not written here
    again.run()
    assert again.compiled()


def succeeding(*_arguments: object) -> None:
    pass


def failing(*_arguments: object) -> None:
    raise play.Failed("no network")


def test_without_packages_there_is_no_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = dict.fromkeys(("create_environment", "compile_rules", "build_page", "install_program"), succeeding)
    set_up = set_up_with(tmp_path, monkeypatch, install_packages=failing, **steps)
    with pytest.raises(play.Failed, match="no network"):
        set_up.run()
    assert not set_up.done.has("program", set_up.program())


def test_a_compiler_that_fails_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = dict.fromkeys(("create_environment", "install_packages", "build_page", "install_program"), succeeding)
    set_up = set_up_with(tmp_path, monkeypatch, compile_rules=failing, **steps)
    set_up.run()
    assert set_up.done.has("rules failed", set_up.rules)
    assert set_up.how_rules_run().startswith("Compiling failed")


@posix_only
def test_rules_are_compiled_at_the_next_start_after_an_interrupt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> None:
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)
        raise play.Failed("the compiler was stopped")

    steps = dict.fromkeys(("create_environment", "install_packages", "build_page", "install_program"), succeeding)
    set_up = set_up_with(tmp_path, monkeypatch, compile_rules=interrupted, **steps)
    # A shell that runs the tests in the background makes them ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            set_up.run()
    finally:
        signal.signal(signal.SIGINT, before)
        # The other steps must not go on without these functions in their place.
        while any(thread.name == play.THREAD for thread in threading.enumerate()):
            time.sleep(0.01)
    assert not set_up.done.has("rules failed", set_up.rules)


def test_parts_are_listed_as_in_a_sentence() -> None:
    assert [play_output.listed(parts) for parts in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "", "a", "a and b", "a, b and c",
    ]  # fmt: skip


@posix_only
@pytest.mark.parametrize(("code", "reported"), [(130, 0), (1, 2)])
def test_make_reports_errors_but_not_that_the_server_was_stopped(code: int, reported: int, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\n[ $1 = -c ] && exec {sys.executable} "$@"\nexit {code}\n')
    python.chmod(0o755)
    command = ["make", "--no-print-directory", "play", f"PYTHON={python}"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == reported, done.stderr
    assert ("Error" in done.stderr) is bool(reported)
