"""Logs with one JSON object per line."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

#: The fields of every log record; all others were passed as `extra`.
_STANDARD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    """Formats a record as JSON: time, level, logger, message, and its extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """Format a record as one line."""
        line: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update((name, value) for name, value in vars(record).items() if name not in _STANDARD_FIELDS)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def configure_logging(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Write the logs of the program and of uvicorn to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name in ("terrarium", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level)
    logging.getLogger("uvicorn.access").disabled = True
