"""Settings of all tests."""

import os

from hypothesis import settings

# The same examples in every run, so that a red test means a changed program; and no clock, because test
# machines are busy. `HYPOTHESIS_PROFILE=explore` looks for new examples instead.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("explore", deadline=None)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
