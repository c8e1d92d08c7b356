"""`euphoria serve` that notes how much processor each answer took: for bench/answers.py only.

Times on a busy machine say how busy it is; this says what an answer costs the process of the desk that gives
it. When the server stops, the notes go to the file named by ANSWER_NOTES as JSON: milliseconds by what was
asked, and for what was refused the reason.
"""

import json
import os
from collections import defaultdict
from pathlib import Path
from typing import Any

from euphoria.server.desk import jobs
from euphoria.server.desk.desk import Desk
from euphoria.server.operations.settings import from_environment
from euphoria.server.serve.run import serve

noted: dict[str, list[float]] = defaultdict(list)
refused: list[str] = []
plain = Desk.answer


def kind_of(job: jobs.Job | jobs.Errand) -> str:
    """As the people of the benchmark call it."""
    if isinstance(job, jobs.Errand) or job.kind != "ask":
        return job.kind
    question: dict[str, Any] = json.loads(job.wanted)
    asked = str(question.get("ask"))
    return "sight of one" if asked == "sight" and "target" in question else asked


async def answer(self: Desk, job: jobs.Job | jobs.Errand, owner: str, table: str) -> jobs.Done:
    """What the desk answers, noted."""
    done = await plain(self, job, owner, table)
    noted[kind_of(job)].append(1000 * done.took)
    if done.problem is not None:
        asked = "" if isinstance(job, jobs.Errand) else job.wanted.decode()
        refused.append(f"{kind_of(job)} {asked}: {done.problem[0]} {done.problem[1]} {done.problem[2]}")
    return done


if __name__ == "__main__":
    Desk.answer = answer  # type: ignore[method-assign]
    try:
        serve(from_environment())
    finally:
        Path(os.environ["ANSWER_NOTES"]).write_text(json.dumps({"took": noted, "refused": refused}))
