"""The commands as they are typed, and how mistakes are answered: one sentence, an exit code, no traceback."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

from euphoria import __version__
from euphoria.cli import laboratory, studying
from euphoria.cli.answering import answered, complain
from euphoria.cli.mistakes import sentence
from euphoria.languages import LANGUAGES
from euphoria.registry import LISTED, commands
from euphoria.terminal.desk import Desk, choose_language

app = App(
    name="euphoria",
    help="A digital table for three games called Euphoria. Every command takes --help.",
    version=__version__,
    help_format="plaintext",
    exit_on_error=False,
    print_error=False,
    result_action="return_value",
)

_desk: Desk
"""Where the command of this run works; set by `run`, and again once `--lang` was read."""


@app.command
def games() -> None:
    """List the games there are."""
    from euphoria.cli.reading import show_games

    show_games(_desk)


@app.command
def play(
    title: str | None = None,
    /,
    *,
    players: int | None = None,
    seat: str = "A",
    bots: str | None = None,
    seed: str | None = None,
    key: str | None = None,
    name: str | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    resume: Path | None = None,
    words: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play against bots in this terminal.

    Parameters
    ----------
    title
        Which game (see: euphoria games).
    players
        How many sit at the table, you included.
    seat
        Your seat, a letter from A.
    bots
        Kind of the other players: random, greedy; several with commas between them.
    seed
        Any text: the same text gives the same luck.
    key
        The key of the dice itself, 64 hexadecimal digits.
    name
        What you are called at the table.
    option
        A choice the game offers, such as mission=rescue or turns=5; may be given several times.
    resume
        Go on with the game kept in this file.
    words
        Always describe the table in full words, for screen readers.
    """
    from euphoria.cli import play as playing

    if resume is not None:
        return _go_on(resume, words)
    if title is None:
        raise _desk.complaint("cli-missing-title")
    dice = playing.chosen_key(_desk, seed, key)
    session = playing.seated(_desk, title, players, seat, bots, dice, name, option)
    return playing.play(_desk, session, seeded=dice is not None, in_words=words)


def _go_on(path: Path, words: bool) -> int:
    from euphoria.cli import play as playing

    session = playing.continued(_desk, path)
    return playing.play(_desk, session, seeded=False, in_words=words)


@app.command
def resume(which: str | None = None, /, *, words: Annotated[bool, Parameter(negative="")] = False) -> int:
    """List the games you left, or go on with one of them.

    Parameters
    ----------
    which
        The number of a game in the list, or a file.
    words
        Always describe the table in full words, for screen readers.
    """
    from euphoria.cli import play as playing

    if which is None:
        playing.show_kept(_desk)
        return 0
    return _go_on(playing.kept_path(_desk, which), words)


@app.command
def simulate(
    title: str,
    /,
    *,
    games: int = 1000,
    players: str | None = None,
    bots: str | None = None,
    seed: int = 0,
    jobs: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    keep: Path | None = None,
    decisions: Annotated[bool, Parameter(negative="")] = False,
    cluster: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let bots play many games and count who wins.

    Parameters
    ----------
    title
        Which game.
    games
        How many games in all.
    players
        How many at a table: 5, 4-8 or 4,6. By default every number the game allows.
    bots
        Kinds of bots, with commas between them. By default all that do not search.
    seed
        The same number gives the same games.
    jobs
        How many processes. By default one per core.
    option
        An option of the game, such as turns=5; mission=rescue|massacre plays both and compares them.
    keep
        A folder for tables of all games (Parquet); what it holds already is not played again.
    decisions
        Keep every single decision as well.
    cluster
        Play on the machines of a Ray cluster: its address, or auto.
    json
        Print the report as JSON.
    """
    from euphoria.cli.simulating import simulate as run_many

    run_many(_desk, title, games, players, bots, seed, jobs, json, option, keep, decisions, cluster)


@app.command
def tournament(
    title: str,
    /,
    *,
    bots: str | None = None,
    players: str | None = None,
    games: int = 100,
    seed: int = 0,
    jobs: int | None = None,
    keep: Path | None = None,
    ladder: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Let every kind of bot play alone among every other, in every seat.

    Parameters
    ----------
    title
        Which game.
    bots
        Kinds of bots, with commas between them; veteran:50 imagines 50 games. By default all there are.
    players
        How many at a table: 5, 4-8 or 4,6. By default every number the game allows.
    games
        How many games for each pairing.
    seed
        The same number gives the same games.
    jobs
        How many processes. By default one per core.
    keep
        A file for the games that were played; what it holds already is not played again.
    ladder
        Each kind only meets the one before it, instead of all others.
    json
        Print the standings as JSON.
    """
    from euphoria.cli.contest import tournament as run_all

    run_all(_desk, title, bots, players, games, seed, jobs, keep, json, ladder)


@app.command
def replay(file: Path, /, *, seat: str | None = None, at: int | None = None) -> None:
    """Watch a recorded game again; without --seat as a spectator, who sees no secrets.

    Parameters
    ----------
    file
        The record.
    seat
        Whose eyes: a seat's letter, or open for everything.
    at
        Begin after this many steps.
    """
    from euphoria.cli.replaying import replay as show

    show(_desk, file, seat, at)


@app.command
def verify(file: Path, /) -> None:
    """Prove the dice of a record and replay its moves.

    Parameters
    ----------
    file
        The record.
    """
    from euphoria.cli.proving import prove

    prove(_desk, file)


@app.command
def scenario(files: Annotated[list[Path], Parameter(negative="")], /) -> int:
    """Run files of scenarios; says what failed.

    Parameters
    ----------
    files
        YAML files, or folders of them.
    """
    from euphoria.cli.proving import run_scenarios

    return run_scenarios(files)


@app.command
def rules(
    *words: str,
    minute: Annotated[bool, Parameter(negative="")] = False,
    five: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Show a rule by its id (L-9.1), a chapter (L-9), or the rules and cards that answer a question.

    Parameters
    ----------
    words
        An id, a title, words to look for, or a question.
    minute
        The game of this title in one minute.
    five
        The game of this title in five minutes, and its signs.
    """
    from euphoria.cli.reading import show_guide, show_rules

    if minute or five:
        show_guide(_desk, " ".join(words), "minute" if minute else "five")
    else:
        show_rules(_desk, " ".join(words))


@app.command
def cards(title: str, id: str | None = None, /) -> None:
    """Show the cards of a game in words.

    Parameters
    ----------
    title
        Which game.
    id
        Only this card.
    """
    from euphoria.cli.reading import show_cards

    show_cards(_desk, title, id)


@app.command
def sequence(title: str, /) -> None:
    """Print the sequence of play as the engine runs it.

    Parameters
    ----------
    title
        Which game.
    """
    from euphoria.cli.reading import show_sequence

    show_sequence(_desk, title)


laboratory.join(app, lambda: _desk)
studying.join(app, lambda: _desk)

for _title in LISTED:
    if _joining := commands(_title):
        import_module(_joining).join(app, lambda: _desk)


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    bus: str | None = None,
    public_url: str | None = None,
    proxies: str | None = None,
    log: str | None = None,
    bot_workers: int | None = None,
    processes: int | None = None,
    open: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Open a house: tables that people sit at from their own devices.

    Parameters
    ----------
    host
        The address to listen on. By default only this machine: 127.0.0.1; 0.0.0.0 lets others in.
    port
        The port, 8421 by default.
    database
        sqlite:///FILE or postgresql://… By default a file in your data folder.
    bus
        How several servers on one database tell each other: none, postgres or redis://…
    public_url
        The address people type, if a reverse proxy stands in front.
    proxies
        Addresses of reverse proxies that are believed, with commas between them.
    log
        Log lines as text or json.
    bot_workers
        How many processes think for the bots.
    processes
        How many processes serve together on this machine; more than one need a PostgreSQL database.
    open
        Open the page in a browser.
    """
    from euphoria.cli import serving

    serving.serve(
        _desk,
        open,
        host=host,
        port=port,
        database=database,
        bus=bus,
        public_url=public_url,
        proxies=proxies,
        log=log,
        bot_workers=bot_workers,
        processes=processes,
    )


@app.command
def backup(file: Path, /, *, database: str | None = None) -> None:
    """Write everything a server keeps into one file, while it runs.

    Parameters
    ----------
    file
        Where to.
    database
        The database, as for serve.
    """
    from euphoria.cli import serving

    serving.back_up(_desk, file, database)


@app.command
def restore(file: Path, /, *, database: str | None = None) -> None:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file
        The backup.
    database
        The database, as for serve.
    """
    from euphoria.cli import serving

    serving.restore(_desk, file, database)


_LANGUAGE = (
    f"Language: {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}. By default EUPHORIA_LANG or the system's."
)


@app.meta.default
def _launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, Parameter(help=_LANGUAGE)] = None,
) -> Any:
    """Choose the language, then run the command."""
    global _desk  # noqa: PLW0603  (one command runs in one process)
    _desk = Desk(choose_language(lang))
    return app(tokens)


# ------------------------------------------------------------------ mistakes


def run(argv: list[str]) -> int:
    """Run one command line; the exit code."""
    global _desk  # noqa: PLW0603
    _desk = Desk(choose_language(None))

    def command() -> Any:
        try:
            return app.meta(argv, exit_on_error=False, print_error=False, result_action="return_value")
        except CycloptsError as error:
            return complain(sentence(_desk, app, error), 2)

    return answered(lambda: _desk, command)
