"""What is wrong with a command line, as one plain sentence."""

from __future__ import annotations

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from euphoria.terminal.desk import Desk


def sentence(desk: Desk, app: App, error: CycloptsError) -> str:
    """What is wrong with a command line, as one plain sentence."""
    unused = error.unused_tokens or [""]
    token = getattr(error, "token", None)
    name = error.argument.name if error.argument is not None else getattr(token, "keyword", "") or ""
    if isinstance(error, UnknownOptionError):
        return desk.say("cli-bad-option", option=error.token.keyword or error.token.value)
    if isinstance(error, UnknownCommandError):
        if unused[0].startswith("-"):
            return desk.say("cli-bad-option", option=unused[0])
        # Of the group of commands in which it was looked for.
        known = ", ".join(command for command in error.app or app if not command.startswith("-"))
        return desk.say("cli-bad-command", word=unused[0], commands=known)
    if isinstance(error, UnusedCliTokensError):
        return desk.say("cli-bad-extra", words=" ".join(unused))
    if isinstance(error, MissingArgumentError):
        return desk.say("cli-missing-value", name=name)
    if isinstance(error, CoercionError) and error.token is not None:
        return desk.say("cli-bad-value", name=name, value=error.token.value)
    if isinstance(error, RepeatArgumentError):
        return desk.say("cli-given-twice", name=name)
    return str(error).splitlines()[0].strip()
