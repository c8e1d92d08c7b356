"""Starting fast, and a real terminal."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

import pytest

import euphoria
from cli.terminal import Terminal
from euphoria import registry

MOST_MODULES = 240
"""Of those that listing the games may load; Python alone has fifty at its start."""
HEAVY = (
    "fluent",
    "yaml",
    "platformdirs",
    "euphoria.lab",
    "euphoria.bots",
    "euphoria.scenarios",
    "euphoria.speech",
)


def test_the_version(terminal: Terminal) -> None:
    done = terminal.run("--version")
    assert (done.code, done.out.strip()) == (0, euphoria.__version__)


@pytest.mark.parametrize(
    "command",
    [
        (),
        "games",
        "play",
        "resume",
        "simulate",
        "tournament",
        "replay",
        "verify",
        "scenario",
        "rules",
        "cards",
        "sequence",
        "serve",
        "backup",
        "restore",
    ],
)
def test_every_command_has_help(terminal: Terminal, command: str | tuple[()]) -> None:
    words = (command,) if isinstance(command, str) else command
    done = terminal.run(*words, "--help")
    assert done.code == 0 and "Usage: euphoria" in done.out and "--lang" in done.out


def loaded_by(command: str) -> list[str]:
    """The modules that Python has loaded when a command has done its work."""
    script = (
        f"import sys; from euphoria.cli import main; code = main(['{command}']); print(code, *sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    code, *modules = done.stdout.splitlines()[-1].split()
    assert code == "0"
    return modules


def test_help_waits_for_nothing_it_does_not_need() -> None:
    assert not set(HEAVY) & set(loaded_by("--help"))


def test_games_are_listed_without_their_rules() -> None:
    """Modules are counted instead of seconds: `euphoria games` is to take less than 0.25 s of processor."""
    modules = loaded_by("games")
    assert [name for name in modules if ".rules" in name and name.startswith("euphoria.games.")] == []
    assert not {*HEAVY, "cyclopts", "babel"} & set(modules) - {"euphoria.speech"}
    assert len(modules) < MOST_MODULES


@pytest.mark.parametrize("title", registry.LISTED)
def test_a_listed_game_is_for_as_many_as_its_rules_say(title: str) -> None:
    game = registry.title(title).game
    assert registry.players(title) == (game.least, game.most)


# ------------------------------------------------------------------ a real terminal


# Makes its standard input the controlling terminal, so that Ctrl-C arrives, and becomes the command. Tests
# that were started in the background inherit an ignored Ctrl-C, which a person's terminal never does.
SEAT_DOWN = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "euphoria.cli", *sys.argv[1:]])
"""


class Pty:
    """The command in a pseudo-terminal of 80 columns."""

    def __init__(self, data: Path, *argv: str, term: str = "dumb") -> None:
        self.end, far = pty.openpty()
        given = {"EUPHORIA_DATA": str(data), "EUPHORIA_LANG": "en", "TERM": term, "COLUMNS": "80"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SEAT_DOWN, *argv],
            stdin=far,
            stdout=far,
            stderr=far,
            start_new_session=True,
            env={**os.environ, **given},
        )
        os.close(far)
        self.text = ""

    def read_until(self, wanted: str, seconds: float = 60.0) -> str:
        """What was printed since the last time, up to the wanted words."""
        until, start = time.monotonic() + seconds, len(self.text)
        while wanted not in self.text[start:]:
            ready, _, _ = select.select([self.end], [], [], max(0.0, until - time.monotonic()))
            piece = self._read() if ready else ""
            assert piece, f"no '{wanted}' in {self.text[start:]!r}"
            self.text += piece
        return self.text[start:]

    def _read(self) -> str:
        try:
            return os.read(self.end, 65536).decode()
        except OSError:
            return ""  # the other end is closed

    def type(self, keys: str) -> None:
        os.write(self.end, keys.encode())

    def wait(self) -> int:
        """The exit code, once all output is read."""
        while self._read():
            pass
        return self.process.wait(timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.end)
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


@pytest.mark.parametrize("leave", ["quit\n", "\x04", "\x03"])
def test_a_dumb_terminal_is_enough_and_every_way_to_leave_is_friendly(tmp_path: Path, leave: str) -> None:
    """By a word, by Ctrl-D, by Ctrl-C."""
    with Pty(tmp_path, "play", "leaders", "--seed", "w") as screen:
        first = screen.read_until("\n> ")
        assert "\x1b[" not in first and "Lay down your Recruits" in first
        screen.type("1\n")
        screen.read_until("\n> ")
        # A Ctrl-C between the prompt and the first look at the keys waits for the next key to be seen.
        time.sleep(0.3)
        screen.type(leave)
        last = screen.read_until("--resume")
        assert "Until next time. Your game is kept" in last
        assert screen.wait() == 0
    (path,) = (tmp_path / "games").iterdir()
    assert not euphoria.load(path).over


def test_colours_are_used_where_there_are_any(tmp_path: Path) -> None:
    with Pty(tmp_path, "games", term="xterm-256color") as screen:
        assert "\x1b[1m" in screen.read_until("players")
        assert screen.wait() == 0
