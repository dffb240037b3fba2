"""Set up what playing needs, compiled where possible, and open the table: `make play`.

Everything goes into .venv-play; what has not changed since the last start is not done again. Only the standard library
is used. Before the version is checked nothing newer than Python 3.7 may run.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / ".venv-play"
WINDOWS = os.name == "nt"
PYTHON = HOME / ("Scripts/python.exe" if WINDOWS else "bin/python")
PAGE = ROOT / "src/terrarium/web/index.html"
#: The oldest versions that work.
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)
#: The files and folders that each step depends on. A source distribution has no web/: its page is built.
PACKAGES = ["requirements/play.txt", "requirements/server.txt", "requirements/base.txt"]
PAGE_PACKAGES = ["web/package.json", "web/package-lock.json", "web/.npmrc"]
PAGE_SOURCES = [*PAGE_PACKAGES, "web/src", "web/guide", "web/scripts", "web/public", "web/index.html",
                "web/vite.config.ts", "web/svelte.config.js", "src/terrarium/locales", "docs/rules"]  # fmt: skip
COMPILED = [f"src/terrarium/{name}" for name in ("engine", "planet", "rauha", "earth", "bots")]
RULES = ["setup.py", "requirements/build.txt", *COMPILED]
PROGRAM = ["setup.py", "pyproject.toml", "src/terrarium"]
#: The C compiler needs half as long as with level 2, which releases have; the bots' search is 4 to 8 % slower.
OPTIMISE = "1"


class Failed(Exception):
    """A step that did not work, as a sentence."""


# -- what is there -------------------------------------------------------------------------------------------------


def version_of(program: str) -> tuple[int, ...] | None:
    """The version that a program reports; None if it cannot be run."""
    found = shutil.which(program)
    if found is None:
        return None
    try:
        said = subprocess.run([found, "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return tuple(int(number) for number in re.findall(rb"\d+", said.stdout)[:3])


def dotted(version: tuple[int, ...]) -> str:
    """A version as people write it."""
    return ".".join(map(str, version))


def problems(build_page: bool) -> list[str]:
    """Everything that is missing, one sentence each."""
    found = []
    if sys.version_info < OLDEST_PYTHON:
        found.append(f"Python {dotted(OLDEST_PYTHON)} or newer is needed, this is {dotted(sys.version_info[:3])}.")
    try:
        import ensurepip  # noqa: F401  (Debian packs it separately)
        import venv  # noqa: F401
    except ImportError:
        found.append("Python's venv module is missing; on Debian and Ubuntu, install python3-venv.")
    if build_page:
        node = version_of("node")
        needed = f"Node {dotted(OLDEST_NODE)} or newer is needed to build the page"
        if node is None:
            found.append(f"{needed}; it was not found.")
        elif node < OLDEST_NODE:
            found.append(f"{needed}, this is {dotted(node)}.")
        if version_of("npm") is None:
            found.append("npm is needed to build the page; it was not found. It usually comes with Node.")
    return found


def compiler() -> str | None:
    """The C compiler; None if there is none."""
    if WINDOWS:
        return shutil.which("cl") or shutil.which("gcc")
    return shutil.which(os.environ.get("CC", "cc"))


def digest(starts: list[str], *facts: object) -> str:
    """A digest of these files, of everything below these folders, and of further facts."""
    total = hashlib.sha256(repr(facts).encode())
    for start in starts:
        path = ROOT / start
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd"):
                total.update(str(file.relative_to(ROOT)).encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


class DoneSteps:
    """The digests for which each step was done, kept in a file."""

    def __init__(self) -> None:
        self.path = HOME / "done.json"
        self.lock = threading.Lock()  # steps end side by side
        try:
            self.digests = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            self.digests = {}

    def has(self, step: str, wanted: str) -> bool:
        """Whether the step was done for this digest."""
        return bool(self.digests.get(step) == wanted)

    def add(self, step: str, wanted: str) -> None:
        """Remember that the step is done."""
        with self.lock:
            self.digests[step] = wanted
            self.path.write_text(json.dumps(self.digests, indent=2), "utf-8")


# -- the steps -----------------------------------------------------------------------------------------------------


def run(command: list[str], log: str, wishes: dict[str, str] | None = None, folder: Path = ROOT) -> None:
    """Run a program quietly: its output goes to a file, and its last lines into the error if it fails."""
    path = HOME / f"{log}.log"
    settings = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", **(wishes or {}))
    with path.open("wb") as stream:
        code = subprocess.call(command, cwd=str(folder), stdout=stream, stderr=subprocess.STDOUT, env=settings)
    if code != 0:
        end = "\n  ".join(path.read_text("utf-8", "replace").splitlines()[-15:])
        raise Failed(f"`{' '.join(command[:6])}` failed:\n  {end}\nAll of its output is in {path}.")


def create_environment() -> None:
    """Create the environment, empty but for pip."""
    import venv

    venv.create(str(HOME), with_pip=True)


def install_packages() -> None:
    """Install the pinned packages that the program needs."""
    run([str(PYTHON), "-m", "pip", "install", "--quiet", "--no-compile", "-r", "requirements/play.txt"], "packages")


def compile_rules() -> None:
    """Compile the rules into .venv-play/native; the compiler's packages and files are removed afterwards."""
    work, native = HOME / "compiling", HOME / "native"
    for folder in (work, native):  # a build that was interrupted leaves them half done
        shutil.rmtree(str(folder), ignore_errors=True)
    tools = ["install", "--quiet", "--no-compile", "--target", str(work / "tools"), "-r", "requirements/build.txt",
             "-c", "requirements/base.txt"]  # fmt: skip
    build = ["build_ext", "--build-lib", str(native), "--build-temp", str(work / "objects")]
    wishes = {"TERRARIUM_NATIVE": "required", "TERRARIUM_TARGET": str(work), "MYPY_CACHE_DIR": str(work / "types"),
              "TERRARIUM_OPTIMISE": OPTIMISE}  # fmt: skip
    try:
        run([str(PYTHON), "-m", "pip", *tools], "build-packages")
        run([str(PYTHON), "setup.py", "--quiet", *build], "rules", {**wishes, "PYTHONPATH": str(work / "tools")})
    finally:
        shutil.rmtree(str(work), ignore_errors=True)


def link(source: str, target: str) -> None:
    """Put a file in another place too, without a second copy where the file system can."""
    Path(target).unlink(missing_ok=True)
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def install_program(compiled: bool) -> None:
    """Install the program from the sources, and lay the compiled modules over it."""
    configuration, work = HOME / "build.cfg", HOME / "building"
    configuration.write_text(f"[build]\nbuild_base = {work}\n", "utf-8")  # apart from other builds of the checkout
    install = ["install", "--quiet", "--no-compile", "--no-deps", "--no-build-isolation", "--force-reinstall", "."]
    wishes = {"TERRARIUM_NATIVE": "0", "DIST_EXTRA_CONFIG": str(configuration)}
    try:
        run([str(PYTHON), "-m", "pip", *install], "program", wishes)
    finally:
        shutil.rmtree(str(work), ignore_errors=True)
    site = subprocess.check_output([str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    if compiled:
        shutil.copytree(str(HOME / "native"), site.decode().strip(), copy_function=link, dirs_exist_ok=True)


def build_page(packages: bool) -> None:
    """Build the page into the sources, if asked after getting the packages that it is made of."""
    npm, folder = str(shutil.which("npm")), ROOT / "web"
    if packages:
        run([npm, "install", "--no-audit", "--no-fund", "--no-save", "--omit=dev"], "page-packages", folder=folder)
    run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], "page", folder=folder)


def listed(parts: list[str]) -> str:
    """Parts as a sentence lists them: "a, b and c"."""
    return " and ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))


class Progress:
    """One line that says what is going on. On a terminal it is rewritten, elsewhere it is written once."""

    def __init__(self) -> None:
        self.doing: list[str] = []
        self.started = time.time()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._rewrite, daemon=True)

    def __enter__(self) -> Progress:
        if sys.stdout.isatty():
            self.thread.start()
        else:
            print("Setting up the table; the first time this takes about two minutes ...", flush=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, where: TracebackType | None) -> None:
        self.ended.set()
        if self.thread.is_alive():
            self.thread.join()
            print("\r\033[K", end="", flush=True)

    def _rewrite(self) -> None:
        while not self.ended.wait(0.5):
            line = f"Setting up {listed(self.doing)} ({time.time() - self.started:.0f} s)"
            print("\r\033[K" + line[: shutil.get_terminal_size().columns - 1], end="", flush=True)

    def do(self, what: str, step: Callable[..., None], *arguments: object) -> None:
        """Do a step, and name it meanwhile."""
        self.doing.append(what)
        try:
            step(*arguments)
        finally:
            self.doing.remove(what)


class SetUp:
    """What has to be done before the table can open."""

    def __init__(self) -> None:
        self.done = DoneSteps()
        self.compiler = compiler()
        self.python = digest([], sys.version, sys.executable)
        self.packages = digest(PACKAGES, self.python)
        self.page_packages = digest(PAGE_PACKAGES)
        self.page = digest(PAGE_SOURCES)
        self.rules = digest(RULES, self.packages, self.compiler)
        current = PAGE.is_file() and self.done.has("page", self.page)
        self.page_wanted = (ROOT / "web/src").is_dir() and not current
        self.failures: list[Failed] = []
        self.compiling_failed = False

    def program(self) -> str:
        """The digest of everything that the installed program consists of."""
        return digest(PROGRAM, self.packages, self.compiled())

    def compiled(self) -> bool:
        """Whether the rules are compiled."""
        return self.compiler is not None and self.done.has("rules", self.rules)

    def run(self) -> None:
        """Do what is needed: packages, rules and page side by side, and then the program, which contains them."""
        if not self.page_wanted and self.done.has("program", self.program()):
            return
        HOME.mkdir(exist_ok=True)
        with Progress() as progress:
            if not self.done.has("environment", self.python):
                progress.do("Python", create_environment)
                self.done.add("environment", self.python)
            threads = [
                threading.Thread(target=self._step, args=(step, progress), daemon=True)
                for step in (self._packages, self._rules, self._page)
            ]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if self.compiling_failed:  # said only here, because Ctrl-C ends the compiler too, and is no failure
                self.done.add("rules failed", self.rules)
            if self.failures:
                raise self.failures[0]
            progress.do("the program", install_program, self.compiled())
            self.done.add("program", self.program())

    def _step(self, step: Callable[[Progress], None], progress: Progress) -> None:
        try:
            step(progress)
        except Failed as failed:
            self.failures.append(failed)

    def _packages(self, progress: Progress) -> None:
        if not self.done.has("packages", self.packages):
            progress.do("packages", install_packages)
            self.done.add("packages", self.packages)

    def _rules(self, progress: Progress) -> None:
        if self.compiler is None or self.compiled() or self.done.has("rules failed", self.rules):
            return
        try:
            progress.do("compiled rules", compile_rules)
            self.done.add("rules", self.rules)
        except Failed:
            self.compiling_failed = True

    def _page(self, progress: Progress) -> None:
        if self.page_wanted:
            there = (ROOT / "web/node_modules").is_dir() and self.done.has("page packages", self.page_packages)
            progress.do("the page", build_page, not there)
            self.done.add("page packages", self.page_packages)
            self.done.add("page", self.page)

    def how_rules_run(self) -> str:
        """The sentence that says how the rules run."""
        if self.compiled():
            return "The rules run compiled."
        why = "There is no C compiler" if self.compiler is None else "Compiling failed (.venv-play/rules.log)"
        return (
            f"{why}, so the rules run as plain Python: everything works, but the bot Tree takes longer, and Ancient "
            "and Elder, which think for a limited time, play weaker."
        )


def main() -> None:
    """Check, set up, and open the table."""
    set_up = SetUp()
    missing = problems(set_up.page_wanted)
    if missing:
        sys.exit("\n".join(missing))
    try:
        set_up.run()
    except Failed as failed:
        sys.exit(f"The table could not be set up. {failed}")
    except KeyboardInterrupt:
        sys.exit(130)
    print(set_up.how_rules_run(), flush=True)
    command = [str(PYTHON), "-m", "terrarium.cli.main", "serve", "--open", *sys.argv[1:]]
    if WINDOWS:
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


if __name__ == "__main__":
    main()
