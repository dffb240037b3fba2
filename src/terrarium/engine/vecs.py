"""Packed integer vectors: librt's native ones in compiled code, plain lists otherwise.

The rules are written against ``vec[i64]``. Compiled, that is a block of machine integers; interpreted, the same files
use lists. Two rules keep both alike: always assign the result of `append`, and never let a value leave the range of a
signed 64-bit integer, which wraps silently only when compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:

    class vec:  # noqa: N801  (the native name)
        """Replaces ``librt.vecs.vec`` when the rules are not compiled."""

        def __class_getitem__(cls, item_type):
            return list

    def append(items, item):
        """Append and return the vector, as the native function does."""
        items.append(item)
        return items
