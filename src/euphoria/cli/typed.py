"""What can be typed at a question, besides the answer itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from euphoria.cli import reading, store
from euphoria.cli.compact import show_odds
from euphoria.cli.session import REACTION
from euphoria.cli.talk import Leave, Talk
from euphoria.core.actions import Action, usage
from euphoria.core.decision import Decision
from euphoria.core.errors import BadNotation, BadRecord, EuphoriaError, Refused
from euphoria.core.flow import AskStep
from euphoria.core.record import read
from euphoria.terminal.face import face_of

LOG_LENGTH = 20

Handler = Callable[[Talk, Decision, str], bool]
"""Does what was typed; True if the position is another one now."""


class Command(NamedTuple):
    name: str
    word: str
    """Message: how the command is called in the reader's language (the English name works in all)."""
    help: str
    run: Handler


def answer(talk: Talk, decision: Decision, text: str) -> bool:
    """Carry out one line. True if the position has changed, so that the question must be put anew."""
    text = text.strip()
    if not text:
        return _empty(talk, decision)
    chosen = talk.menu.pick(text)
    if chosen is not None:
        return _act(talk, chosen)
    word, _, rest = text.partition(" ")
    known = commands(talk)
    # As it is typed first: `aim` is an action of the show, `aim?` a question.
    command = known.get(word.casefold()) or known.get(word.casefold().rstrip("?"))
    if command is not None:
        return command.run(talk, decision, rest.strip())
    return _other(talk, decision, text)


def commands(talk: Talk) -> dict[str, Command]:
    """By English name and by the word of the reader's language."""
    offered = offered_to(talk)
    known = {command.name: command for command in offered}
    return {**known, **{talk.say(command.word): command for command in offered}}


def offered_to(talk: Talk) -> tuple[Command, ...]:
    """The commands of every game that mean something in this one, and its own."""
    return (*[one for one in COMMANDS if one.name not in _idle(talk)], *questions(talk.match.title))


def _idle(talk: Talk) -> set[str]:
    """Commands that this title has no use for."""
    game = talk.match.game
    idle: set[str] = set()
    if game.claims is None:
        idle |= {"claim", "claims"}
    if talk.face is None or talk.face.odds is None:
        idle.add("deduce")
    asked = {step.name for procedure in game.book for step in procedure.steps if isinstance(step, AskStep)}
    return idle if REACTION in asked else idle | {"always", "ask"}


def _empty(talk: Talk, decision: Decision) -> bool:
    if talk.on_enter is not None:
        return _act(talk, talk.on_enter)
    talk.show_question(decision)
    return False


def _act(talk: Talk, action: Action) -> bool:
    talk.session.act(action)
    return True


def _other(talk: Talk, decision: Decision, text: str) -> bool:
    """Neither number, option nor command: an action that is not listed, or words to search for."""
    if text.isdecimal():
        talk.screen.write(talk.say("cli-no-such-number", number=text, last=len(talk.menu.options)))
        return False
    try:
        action = talk.match.game.grammar.parse(text)
    except BadNotation as error:
        found = talk.menu.find(text)
        if found:
            talk.offer(found)
        else:
            talk.screen.write(_not_understood(talk, decision, text, error))
        return False
    if talk.session.why(action) is None:
        return _act(talk, action)
    _why(talk, action)
    return False


def _not_understood(talk: Talk, decision: Decision, text: str, error: BadNotation) -> str:
    """What is wrong with an action as it was typed, and one that could be typed now."""
    grammar = talk.match.game.grammar
    number = grammar.numbers.get(text.split()[0].lower())
    if number is None:
        return talk.say("cli-not-understood", text=text)
    verb = grammar.verbs[number]
    options = talk.menu.options
    example = next((option for option in options if option.verb == verb.name), None)
    if example is None:
        question = talk.speech.prompt(talk.match, decision.kind, decision.rule)
        other = next((option for option in options if option not in decision.idle), options[0])
        return talk.say("cli-not-now", verb=verb.name, question=question, example=other.text)
    word = error.facts.get("word")
    if word is not None:
        return talk.say("cli-bad-word", word=word, usage=usage(verb), example=example.text)
    return talk.say("cli-usage", text=text, usage=usage(verb), example=example.text)


# ------------------------------------------------------------------ the commands


def _help(talk: Talk, decision: Decision, _rest: str) -> bool:
    talk.screen.write()
    example = talk.menu.options[-1].text
    talk.screen.write(talk.say("cli-how-in-full", example=example))
    rule = decision.rule.partition(".")[0]
    offered = offered_to(talk)
    talk.screen.pairs([(talk.say(command.word), talk.say(command.help, rule=rule)) for command in offered])
    return False


def _undo(talk: Talk, _decision: Decision, _rest: str) -> bool:
    try:
        talk.session.undo()
    except Refused as refused:
        talk.screen.write(talk.speech.refusal(talk.match, refused))
        return False
    return True


def _hint(talk: Talk, decision: Decision, _rest: str) -> bool:
    hints = talk.session.hints(decision)
    for hint in hints:
        number = talk.menu.number(hint.action)
        words = talk.speech.action(talk.match, hint.action)
        talk.screen.write(
            talk.say("cli-hint" if hint is hints[0] else "cli-hint-or", number=number, action=words)
        )
        if hint.reasons:
            talk.screen.write(" ".join(talk.speech.reason(talk.match, reason) for reason in hint.reasons))
    talk.on_enter = hints[0].action
    return False


def _ask_why(talk: Talk, decision: Decision, rest: str) -> bool:
    if not rest:
        _all_refused(talk, decision)
        return False
    chosen = talk.menu.pick(rest)
    if chosen is None:
        try:
            chosen = talk.match.game.grammar.parse(rest)
        except BadNotation as error:
            talk.screen.write(_not_understood(talk, decision, rest, error))
            return False
    _why(talk, chosen)
    return False


def _why(talk: Talk, action: Action) -> None:
    refused = talk.session.why(action)
    if refused is None:
        talk.screen.write(talk.say("cli-allowed", action=action.text))
    else:
        talk.screen.write(talk.speech.refusal(talk.match, refused))


def _all_refused(talk: Talk, decision: Decision) -> None:
    """What is closed now although one might look for it, each with its reason."""
    refused = decision.refused
    if not refused:
        talk.screen.write(talk.say("cli-nothing-refused", rule=decision.rule))
    for action, refusal in refused:
        reason = talk.speech.refusal(talk.match, refusal)
        talk.screen.item(f"{talk.speech.action(talk.match, action)}: {reason}")


def _rule(talk: Talk, decision: Decision, rest: str) -> bool:
    try:
        reading.show_rules(talk.desk, rest or decision.rule, talk.match.title)
    except EuphoriaError:
        talk.screen.write(talk.say("cli-bad-rule", rule=rest))
    return False


def _card(talk: Talk, _decision: Decision, rest: str) -> bool:
    """What a card does: the cards with these words, or all whose names the person has before them."""
    cards = talk.speech.cards(talk.match)
    view = talk.match.view(talk.session.seat)
    before = " ".join([*talk.menu.words, *talk.speech.lines(view)]).casefold()
    wanted = rest.casefold()
    found = False
    for id, card in cards.items():
        name = card.name.casefold()
        if wanted in f"{id} {name}".casefold() if wanted else name in before:
            reading.show_card(talk.screen, id, card)
            found = True
    if not found:
        talk.screen.write(talk.say("cli-bad-card", title=talk.match.title, card=rest))
    return False


def _table(talk: Talk, _decision: Decision, _rest: str) -> bool:
    talk.show_table()
    return False


def _log(talk: Talk, _decision: Decision, rest: str) -> bool:
    """The last events, or as many as asked for, one a line with its rule."""
    events = talk.match.events(talk.session.seat)
    count = int(rest) if rest.isdecimal() and len(rest) < 9 else LOG_LENGTH
    for event in events[-count:] if count else []:
        talk.screen.item(f"{talk.speech.event(talk.match, event)} ({event['rule']})")
    return False


def _claim(talk: Talk, _decision: Decision, rest: str) -> bool:
    claims = talk.match.game.claims
    if claims is None:
        talk.screen.write(talk.say("cli-no-claims"))
    elif not rest:
        talk.screen.write(talk.say("cli-how-to-claim"))
        for form, example in _claim_forms(talk):
            talk.screen.item(talk.say("cli-claim-form", form=form, example=example))
    else:
        _make_claim(talk, rest)
    return False


def _claim_forms(talk: Talk) -> list[tuple[str, str]]:
    """How each claim is written, and one that can be made as it stands."""
    claims = talk.match.game.claims
    assert claims is not None and talk.face is not None
    words = dict(zip([verb.name for verb in claims.verbs], talk.face.claims, strict=True))
    return [(f"claim {usage(verb)}", f"claim {words[verb.name]}") for verb in claims.verbs]


def _make_claim(talk: Talk, text: str) -> None:
    try:
        talk.match.say(talk.session.seat, f"claim {text}")
    except BadNotation:
        forms = ", ".join(talk.say("cli-quoted", text=example) for _, example in _claim_forms(talk))
        talk.screen.write(talk.say("cli-bad-claim", text=text, forms=forms))
        return
    talk.tell(talk.session.news())
    talk.keep()


def _claims(talk: Talk, _decision: Decision, _rest: str) -> bool:
    seat = talk.session.seat
    made = [said for said in talk.match.said if said.claim is not None and said.heard_by(seat)]
    if not made:
        talk.screen.write(talk.say("cli-nothing-claimed"))
        return False
    for said in made:
        doubt = "" if talk.match.credible(seat, [said]) else " " + talk.say("cli-claim-impossible")
        talk.screen.item(talk.speech.claimed(talk.match, said) + doubt)
    talk.screen.write(talk.say("cli-claims-fit" if talk.match.credible(seat) else "cli-claims-clash"))
    return False


def _deduce(talk: Talk, _decision: Decision, _rest: str) -> bool:
    show_odds(talk.screen, talk.plain, talk.match.view(talk.session.seat))
    return False


def _always(talk: Talk, _decision: Decision, _rest: str) -> bool:
    talk.session.pass_always(True)
    talk.screen.write(talk.say("cli-always", word=talk.say("cli-word-ask")))
    return True


def _ask_me(talk: Talk, _decision: Decision, _rest: str) -> bool:
    talk.session.pass_always(False)
    talk.screen.write(talk.say("cli-ask-me"))
    return False


def _save(talk: Talk, _decision: Decision, rest: str) -> bool:
    """Keep the game now; with a file name, a copy there as well."""
    talk.keep()
    path = Path(rest).expanduser() if rest else talk.session.path
    if rest:
        if not _may_overwrite(path, talk.match.commitment):
            talk.screen.write(talk.say("cli-file-exists", file=str(path)))
            return False
        try:
            store.write(path, talk.session.text())
        except OSError as error:
            talk.screen.write(talk.say("cli-cannot-write", file=str(path), reason=talk.desk.reason(error)))
            return False
    talk.screen.as_is(talk.say("cli-saved", file=str(path)))
    return False


def _may_overwrite(path: Path, commitment: str) -> bool:
    """Only an earlier copy of the same game is replaced."""
    if not path.exists():
        return True
    try:
        return bool(read(store.read_text(path)).header.get("commitment") == commitment)
    except (OSError, BadRecord):
        return False


@cache
def questions(id: str) -> tuple[Command, ...]:
    """What can be asked about the table of this title."""
    face = face_of(id)
    if face is None or face.ask is None:
        return ()
    ask = face.ask
    return tuple(Command(word, said, help, _asking(ask, word)) for word, said, help in face.questions)


def _asking(ask: Callable[[Talk, str, str], bool], word: str) -> Handler:
    return lambda talk, _decision, rest: ask(talk, word, rest)


def _quit(_talk: Talk, _decision: Decision, _rest: str) -> bool:
    raise Leave


COMMANDS = (
    Command("help", "cli-word-help", "cli-help-help", _help),
    Command("table", "cli-word-table", "cli-help-table", _table),
    Command("log", "cli-word-log", "cli-help-log", _log),
    Command("hint", "cli-word-hint", "cli-help-hint", _hint),
    Command("card", "cli-word-card", "cli-help-card", _card),
    Command("deduce", "cli-word-deduce", "cli-help-deduce", _deduce),
    Command("why", "cli-word-why", "cli-help-why", _ask_why),
    Command("rule", "cli-word-rule", "cli-help-rule", _rule),
    Command("undo", "cli-word-undo", "cli-help-undo", _undo),
    Command("claim", "cli-word-claim", "cli-help-claim", _claim),
    Command("claims", "cli-word-claims", "cli-help-claims", _claims),
    Command("always", "cli-word-always", "cli-help-always", _always),
    Command("ask", "cli-word-ask", "cli-help-ask", _ask_me),
    Command("save", "cli-word-save", "cli-help-save", _save),
    Command("quit", "cli-word-quit", "cli-help-quit", _quit),
)
