"""The door for those who study the games: environments as learners expect them (extra `research`).

`aec.AecEnv` is for PettingZoo, `single.SeatEnv` for Gymnasium, `batch.Batch` steps many games in one call,
and `spiel.register` makes a title known to OpenSpiel. What they show is made from views alone;
docs/research.md has every number. No title is named here: each brings its `Encoding`.
"""

from importlib.util import find_spec

MISSING = [name for name in ("numpy", "gymnasium", "pettingzoo") if find_spec(name) is None]
if MISSING:
    raise ImportError(
        f"The environments need {' and '.join(MISSING)}: install the extra 'research', "
        "for example with pip install 'euphoria[research]'."
    )
