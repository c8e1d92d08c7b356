"""`euphoria serve`, with the example title connect four among its games: for the load benchmark only."""

from euphoria.games import GAMES
from euphoria.games.connect_four import ConnectFour
from euphoria.server.run import serve
from euphoria.server.settings import from_environment

if __name__ == "__main__":
    GAMES["connect-four"] = ConnectFour()
    serve(from_environment())
