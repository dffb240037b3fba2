"""Let a compiled environment borrow what does not need compiling: packages from .venv, the page from the source.

Called with the environment's own Python, `borrow.py take` after its wheel is installed, `borrow.py return` before.
"""

from __future__ import annotations

import pathlib
import shutil
import sys
import sysconfig

ROOT = pathlib.Path(__file__).parent.parent


def main() -> None:
    """Take or return what is borrowed."""
    site = pathlib.Path(sysconfig.get_path("purelib"))
    packages, page = site / "borrowed.pth", site / "terrarium" / "web"
    packages.unlink(missing_ok=True)
    if page.is_symlink():
        page.unlink()  # or the installer would empty the source's page through it
    if sys.argv[1:] == ["take"]:
        packages.write_text(str(ROOT / ".venv" / site.relative_to(sys.prefix)), "utf-8")
        shutil.rmtree(page, ignore_errors=True)
        page.symlink_to(ROOT / "src" / "terrarium" / "web")


main()
