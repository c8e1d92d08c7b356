"""Imported by the process that workers are forked from (desk/forks.py): reads what any of them needs first.

What is read stays as it is, so the collector need not look at it; else it would make copies of shared memory.
"""

import gc

from euphoria.registry import LISTED
from euphoria.server.bots import workers
from euphoria.server.desk import jobs

jobs.wake(LISTED)
workers.wake()
gc.collect()
gc.freeze()
