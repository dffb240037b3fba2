"""Compile the rules with mypyc when possible; otherwise install the same source as it is."""

from __future__ import annotations

import os
import pathlib
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGES = ("engine", "planet", "rauha", "earth", "bots")
#: Not compiled: the packages themselves, the replacement for packed vectors, and what runs too seldom to be worth it.
PLAIN = ("__init__.py", "vecs.py", "title.py", "record_parser.py", "program_bot.py")
PLAIN_FOLDERS = ("referee",)

#: "required": fail loudly (releases and our own tests); "0": do not compile; otherwise compile if it works.
WISH = os.environ.get("TERRARIUM_NATIVE", "auto")
#: The optimisation level of the C compiler: "1" compiles faster, "2" runs faster.
OPTIMISE = os.environ.get("TERRARIUM_OPTIMISE", "2")
#: Where the generated C goes.
TARGET = os.environ.get("TERRARIUM_TARGET", "build")
#: The built page, which every wheel and every source distribution contains.
PAGE = pathlib.Path("src/terrarium/web/index.html")


def note(error: BaseException) -> None:
    if WISH == "required":
        raise error
    print(f"terrarium: the rules were not compiled ({error}); they run as plain Python.", file=sys.stderr)


class AllOrNothing(build_ext):
    """Compiles on all cores. A half-built group of native modules would shadow the sources and fail at import."""

    def finalize_options(self) -> None:
        """Build modules side by side."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        """Compile the C files of one module side by side, too."""
        compile_files = self.compiler.compile

        def compile_each(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compiled = pool.map(lambda source: compile_files([source], **options), sources)
                return [path for paths in compiled for path in paths]

        self.compiler.compile = compile_each
        super().build_extensions()

    def run(self) -> None:
        """Build every module, or remove every one."""
        try:
            super().run()
        except Exception as error:
            note(error)
            for built in self.get_outputs():
                pathlib.Path(built).unlink(missing_ok=True)
            self.extensions = []


def units(sources: list[str]) -> list[str]:
    """Two C files that include those of the modules: one for the largest package, one for all others and the runtime.

    Inside a unit the C compiler can inline one function into another. Both units have about the same size and are
    compiled side by side; more units would not be done sooner, because the largest package takes half of the time.
    """
    packages: dict[str, list[pathlib.Path]] = {}
    for path in map(pathlib.Path, sources):
        package = re.match("__native_terrarium___([a-z]+)", path.name)
        packages.setdefault(package[1] if package else "runtime", []).append(path)
    largest = max(packages, key=lambda package: sum(path.stat().st_size for path in packages[package]))
    others = [path for package, paths in packages.items() if package != largest for path in paths]
    written = []
    for name, paths in ((largest, packages[largest]), ("others", others)):
        unit = pathlib.Path(sources[0]).with_name(f"unit_{name}.c")
        unit.write_text("".join(f'#include "{path.relative_to(unit.parent).as_posix()}"\n' for path in paths))
        written.append(str(unit))
    return written


def native_modules() -> list[Extension]:
    """One mypyc group of all packages with rules, because native classes can only be subclassed inside their group."""
    if WISH == "0" or sys.implementation.name != "cpython":
        return []
    sources = [
        str(path)
        for package in PACKAGES
        for path in sorted(pathlib.Path("src/terrarium", package).rglob("*.py"))
        if path.name not in PLAIN and path.parent.name not in PLAIN_FOLDERS
    ]
    try:
        from mypyc.build import mypycify

        modules = mypycify(
            ["--strict", *sources],
            opt_level=OPTIMISE,
            debug_level="0",
            group_name="terrarium",
            multi_file=True,
            target_dir=TARGET,
        )
        for module in modules:
            if len(module.sources) > 1:
                module.sources = units(module.sources)
        if sys.platform != "win32":
            # Lets one compiled function be inlined into another; warnings about generated C take most of the time.
            more = ["-fno-semantic-interposition", "-Wno-all"]
            for module in modules:
                module.extra_compile_args = [*module.extra_compile_args, *more]
        return modules
    except (Exception, SystemExit) as error:
        note(error)
        return []


# An editable install stays uncompiled, so that an edit counts at once; `make compile` compiles in place. An installer
# that only asks what there is to build, or packs the source, need not wait for the translation to C either.
UNCOMPILED = any(word in sys.argv for word in ("editable_wheel", "develop", "egg_info", "dist_info", "sdist"))

# Checked first, because the translation takes half a minute.
if not PAGE.is_file() and any(word in sys.argv for word in ("bdist_wheel", "sdist")):
    raise SystemExit(f"terrarium: the page is missing ({PAGE}); `make page` builds it, with Node.")

setup(ext_modules=[] if UNCOMPILED else native_modules(), cmdclass={"build_ext": AllOrNothing})
