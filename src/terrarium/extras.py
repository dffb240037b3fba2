"""Optional dependencies: an error that names the extra to install."""

from __future__ import annotations

from importlib.util import find_spec

from terrarium.engine.errors import TerrariumError


class MissingExtra(TerrariumError):
    """A package of an extra is not installed."""


def require_extra(extra: str, *packages: str) -> None:
    """Raise `MissingExtra` if one of these packages is not installed."""
    for package in packages:
        if find_spec(package) is None:
            raise MissingExtra("missing-extra", extra=extra, package=package)
