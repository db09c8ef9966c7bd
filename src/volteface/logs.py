"""Structured logs: one JSON object a line on standard error. No moves, names, cookies, links or codes of tables."""

from __future__ import annotations

import json
import logging
import time

log = logging.getLogger("volteface")
_PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, message, and what was given as `extra`."""
        fields: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        fields |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Send all logs to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn.access", "uvicorn.error", "httpx", "websockets"):  # addresses hold codes of private tables
        logging.getLogger(name).setLevel(logging.WARNING)
