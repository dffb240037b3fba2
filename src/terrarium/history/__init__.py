"""Statistics of finished games that people have played: results, points by source, cards."""

from terrarium.history.folder import Folder, read_folder
from terrarium.history.overview import CardCount, Opposition, Overview, Period, Trend, overview
from terrarium.history.result import (
    Result,
    opponents_of,
    planted_cards,
    points_by_source,
    result_data,
    result_of_record,
)

__all__ = [
    "CardCount",
    "Folder",
    "Opposition",
    "Overview",
    "Period",
    "Result",
    "Trend",
    "opponents_of",
    "overview",
    "planted_cards",
    "points_by_source",
    "read_folder",
    "result_data",
    "result_of_record",
]
