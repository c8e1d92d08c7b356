"""`euphoria serve` with one title more, put on the lists as the recipe of CONTRIBUTING says: connect four.

The worker processes of bots read this module, too, under a name of their own. Whoever only imports it gets
nothing, least of all one title more.
"""

import sys

from euphoria import speech
from euphoria.cli import main
from euphoria.games import GAMES
from euphoria.games.connect_four import ConnectFour
from euphoria.speech.connect_four import ConnectFourSpeech

if __name__ in ("__main__", "__mp_main__"):
    GAMES["connect-four"] = ConnectFour()
    speech.TITLES["connect-four"] = ConnectFourSpeech()

if __name__ == "__main__":
    sys.exit(main())
