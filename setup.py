"""Compile the rules with mypyc when possible; otherwise install the same source as it is."""

from __future__ import annotations

import os
import pathlib
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGES = ("engine", "planet", "rauha", "earth", "bots")
#: Not compiled: the packages themselves, and the replacement for packed vectors.
PLAIN = ("__init__.py", "vecs.py")

#: "required": fail loudly (releases and our own tests); "0": do not compile; otherwise compile if it works.
WISH = os.environ.get("TERRARIUM_NATIVE", "auto")
#: The optimisation level of the C compiler: "1" compiles faster, "2" runs faster.
OPTIMISE = os.environ.get("TERRARIUM_OPTIMISE", "2")


def note(error: BaseException) -> None:
    if WISH == "required":
        raise error
    print(f"terrarium: the rules were not compiled ({error}); they run as plain Python.", file=sys.stderr)


class AllOrNothing(build_ext):
    """A half-built group of native modules would shadow the sources and fail at import."""

    def run(self) -> None:
        """Build every module, or remove every one."""
        try:
            super().run()
        except Exception as error:
            note(error)
            for built in self.get_outputs():
                pathlib.Path(built).unlink(missing_ok=True)
            self.extensions = []


def native_modules() -> list[Extension]:
    """One mypyc group of all packages with rules, because native classes can only be subclassed inside their group."""
    if WISH == "0" or sys.implementation.name != "cpython":
        return []
    sources = [
        str(path)
        for package in PACKAGES
        for path in sorted(pathlib.Path("src/terrarium", package).rglob("*.py"))
        if path.name not in PLAIN
    ]
    try:
        from mypyc.build import mypycify

        modules = mypycify(["--strict", *sources], opt_level=OPTIMISE, debug_level="0", group_name="terrarium")
        if sys.platform != "win32":
            for module in modules:
                # Lets one compiled function be inlined into another; warnings about generated C take most of the time.
                module.extra_compile_args += ["-fno-semantic-interposition", "-Wno-all"]
        return modules
    except (Exception, SystemExit) as error:
        note(error)
        return []


# An editable install stays uncompiled, so that an edit counts at once; `make compile` compiles in place. An installer
# that only asks what there is to build, or packs the source, need not wait for the translation to C either.
UNCOMPILED = any(word in sys.argv for word in ("editable_wheel", "develop", "egg_info", "dist_info", "sdist"))

setup(ext_modules=[] if UNCOMPILED else native_modules(), cmdclass={"build_ext": AllOrNothing})
