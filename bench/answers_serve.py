"""`euphoria serve` that notes how much processor each answer took: for bench/answers.py only.

Times on a busy machine say how busy it is; this says what an answer costs. When the server stops, the notes
go to the file named by ANSWER_NOTES as JSON: milliseconds by what was asked.
"""

import json
import os
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

from euphoria.server.operations.settings import from_environment
from euphoria.server.push import ask
from euphoria.server.serve.run import serve

noted: dict[str, list[float]] = defaultdict(list)


def watched(name: str) -> Callable[..., Any]:
    """The function of `ask` that answers, with its processor time noted."""
    plain: Callable[..., Any] = getattr(ask, name)

    def answer(*given: Any) -> Any:
        kind = name
        if name == "work_out":
            question: dict[str, Any] = given[2]
            kind = str(question.get("ask"))
            if kind == "sight" and "target" in question:
                kind = "sight of one"
        started = time.thread_time()
        try:
            return plain(*given)
        finally:
            noted[kind].append(1000 * (time.thread_time() - started))

    return answer


if __name__ == "__main__":
    for name in ("check", "preview", "region", "work_out"):
        setattr(ask, name, watched(name))
    try:
        serve(from_environment())
    finally:
        Path(os.environ["ANSWER_NOTES"]).write_text(json.dumps(noted))
