"""Changes of views: what a client that has the view before an action needs to make the one after it.

A change is a list with one element, the new value, or an object that names what has changed inside an object or a list:
its keys, or the indices of the list as text. New elements at the end of a list have the indices after its last one.
Otherwise a list that has become longer or shorter is replaced, because it is quicker to send it whole than to find out
what has moved.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Raw

from terrarium.server.wire import ENCODER

#: A list with the new value, or changes by key or index.
Change = list[Any] | dict[str, Any]


def change_between(before: Any, after: Any) -> Change:
    """What has changed from one value to another one that differs from it."""
    kind = type(after)
    if kind is dict and type(before) is dict and before.keys() == after.keys():
        return {key: change_between(before[key], value) for key, value in after.items() if value != before[key]}
    if kind is list and type(before) is list and _has_parts(before):
        if len(before) == len(after):
            pairs = enumerate(zip(before, after, strict=True))
            return {str(place): change_between(was, now) for place, (was, now) in pairs if now != was}
        if after[: len(before)] == before:
            return {str(place): [after[place]] for place in range(len(before), len(after))}
    return [after]


def _has_parts(values: list[Any]) -> bool:
    """Whether single elements of a list are worth naming; a list of numbers is as short as the names of its places."""
    for value in values:  # noqa: SIM110  # `any` takes three times as long here
        if type(value) in (dict, list):
            return True
    return False


def changed(value: Any, change: Change) -> Any:
    """A value after a change. The value itself stays as it is, and what has not changed inside it is shared."""
    if isinstance(change, list):
        return change[0]
    if isinstance(value, dict):
        return {**value, **{key: changed(value[key], inner) for key, inner in change.items()}}
    values = list(value)
    for place, inner in change.items():
        if int(place) < len(values):
            values[int(place)] = changed(values[int(place)], inner)
        else:
            values += inner
    return values


class ViewChanges:
    """The changes of several views at one action, as JSON. What is the same object in all of them is compared once."""

    def __init__(self) -> None:
        #: The change from one object to another by their ids; None if they are equal.
        self._found: dict[tuple[int, int], Raw | None] = {}

    def between(self, before: Mapping[str, Any], after: Mapping[str, Any]) -> Raw | None:
        """The change of a view by its keys; None if the view has other keys now. Both must live as long as this."""
        if before.keys() != after.keys():
            return None
        found: dict[str, Change | Raw] = {}
        for key, value in after.items():
            was = before[key]
            if was is value:
                continue
            if type(value) in (dict, list):
                change = self._between_parts(was, value)
                if change is not None:
                    found[key] = change
            elif was != value:
                found[key] = [value]
        return Raw(ENCODER.encode(found))

    def _between_parts(self, before: Any, after: dict[str, Any] | list[Any]) -> Raw | None:
        pair = (id(before), id(after))
        if pair not in self._found:
            self._found[pair] = None if before == after else Raw(ENCODER.encode(change_between(before, after)))
        return self._found[pair]
