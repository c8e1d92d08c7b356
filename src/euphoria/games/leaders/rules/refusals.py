"""Why an action is refused: the rule it breaks and a message id, from what the player may know."""

from __future__ import annotations

from euphoria.core.actions import first, pack, second, verb_of
from euphoria.core.errors import Refusal
from euphoria.core.flow import AskStep, waiting_step
from euphoria.games.leaders.rules.action_artifacts import ACTIONS
from euphoria.games.leaders.rules.artifact import WINDOWS, Artifact, exposed_followers, hidden_of_others
from euphoria.games.leaders.rules.cards import (
    ARTIFACTS,
    ROW,
    is_leader,
    is_reaction,
)
from euphoria.games.leaders.rules.reactions import reaction
from euphoria.games.leaders.rules.state import Table, bits, seat_of, slot_of
from euphoria.games.leaders.rules.turn import BOOK
from euphoria.games.leaders.rules.words import (
    ARM,
    ARRANGE,
    GIVE,
    HIDE,
    INTERROGATE,
    REACT,
    SHOOT,
    TARGET,
    USE,
)


def _no(rule: str, id: str, **facts: int | str) -> Refusal:
    return Refusal(rule, f"leaders-no-{id}", dict(facts))


def explain(t: Table, seat: int, code: int) -> Refusal:
    """The reason for refusing an action that is not among the seat's options."""
    question = waiting_step(BOOK, t)
    if not isinstance(question, AskStep):
        return _no("L-6.1", "nothing-asked")
    if not (t.asked >> seat) & 1:
        return _not_asked(t, question, seat)
    verb = verb_of(code)
    if question.name == "further" and verb in (SHOOT, USE):
        return _no("L-8.2", "asked-further")
    if question.name in ("action", "further"):
        if question.name == "further" and verb in (INTERROGATE, ARM, HIDE) and (t.extra >> verb) & 1:
            return _no("L-8.2", "same-action-twice")
        reason = _why_no_action(t, seat, code)
        if reason is not None:
            return reason
    elif question.name == "artifact" and verb == GIVE:
        return _why_no_gift(t, seat, code)
    elif question.name == "react" and verb == REACT:
        return _why_no_reaction(t, seat, code)
    elif question.name in ("target", "aim") and verb == TARGET:
        return _no("L-14.2" if question.name == "target" else "L-18.5", "target-self")
    elif question.name == "arrange" and verb == ARRANGE:
        return _no("L-4.1", "not-your-recruits")
    elif question.name == "name":
        return _no("L-10.3", "not-a-target", artifact=ARTIFACTS[t.using])
    return _no(question.rule, f"asked-{question.name}")


def _not_asked(t: Table, question: AskStep, seat: int) -> Refusal:
    if question.sealed and t.sealed and t.sealed[seat] >= 0:
        return _no(question.rule, "answered-already")
    if question.name in ("artifact", "action", "further", "target", "name"):
        return _no("L-6.2", "not-your-turn", seat=t.active)
    return _no(question.rule, "not-asked")


def _why_no_action(t: Table, seat: int, code: int) -> Refusal | None:
    verb = verb_of(code)
    if verb == INTERROGATE:
        return _why_no_interrogation(t, seat, first(code))
    if verb == ARM:
        return _why_no_arming(t, seat, first(code))
    if verb == SHOOT:
        return _no("L-12.1", "no-ray-gun")
    if verb == HIDE:
        return _why_no_hiding(t, first(code))
    if verb == USE:
        return _why_no_use(t, seat, first(code), second(code))
    if verb == REACT:
        return _no("L-17.3", "reaction-on-own-action")
    if verb == TARGET:
        return _no("L-18.4", "target-later")
    return None


def _why_no_interrogation(t: Table, seat: int, place: int) -> Refusal:
    if place >= ROW * t.players:
        return _no("L-9.1", "no-such-player")
    if seat_of(place) == seat:
        return _no("L-9.1", "own-recruit")
    return _no("L-9.2", "not-hidden", recruit=place)


def _why_no_arming(t: Table, seat: int, slot: int) -> Refusal:
    if t.holds_gun(seat):
        return _no("L-18.1", "already-armed")
    if t.centre == 0:
        return _no("L-11.3", "no-gun-in-centre")
    if t.hidden_of(seat) == 0:
        return _no("L-11.2", "nothing-hidden-to-arm")
    return _no("L-8.3", "pays-hidden-only", slot=slot)


def _why_no_hiding(t: Table, place: int) -> Refusal:
    if exposed_followers(t, t.up) == 0:
        return _no("L-13.3", "no-exposed-follower")
    if place < ROW * t.players and (t.up >> place) & 1 and is_leader(t.row[place]):
        return _no("L-13.2", "leader-stays-exposed")
    return _no("L-13.1", "not-exposed")


def _why_no_use(t: Table, seat: int, artifact: int, slot: int) -> Refusal:
    if not (t.hand[seat] >> artifact) & 1:
        return _no("L-10.1", "not-in-hand", artifact=ARTIFACTS[artifact])
    if is_reaction(artifact):
        return _no("L-10.4", "is-reaction", artifact=ARTIFACTS[artifact])
    if t.hidden_of(seat) == 0:
        return _no("L-10.2", "nothing-hidden-to-pay")
    if (t.up >> (ROW * seat + slot)) & 1:
        return _no("L-8.3", "pays-hidden-only", slot=slot)
    if _would_be_a_second_gun(t, seat, artifact):
        return _no("L-18.2", "already-armed")
    return _no("L-10.3", "no-legal-target", artifact=ARTIFACTS[artifact])


def _why_no_gift(t: Table, seat: int, code: int) -> Refusal:
    if t.hand[seat] == 0:
        return _no("L-7.4", "empty-hand")
    if not (t.hand[seat] >> first(code)) & 1:
        return _no("L-7.4", "not-in-hand", artifact=ARTIFACTS[first(code)])
    return _no("L-7.4", "give-to-another")


def _why_no_reaction(t: Table, seat: int, code: int) -> Refusal:
    artifact = first(code)
    name = ARTIFACTS[artifact]
    if not (t.hand[seat] >> artifact) & 1:
        return _no("L-16.3", "not-in-hand", artifact=name)
    if not is_reaction(artifact):
        return _no("L-16.1", "is-action", artifact=name)
    if (t.fresh >> artifact) & 1:
        return _no("L-16.6", "drawn-by-this-shot", artifact=name)
    if reaction(artifact).window != t.frames[-1].a:
        return _no("L-17.1", "wrong-moment", artifact=name, window=WINDOWS[t.frames[-1].a])
    if (t.up >> (ROW * seat + second(code))) & 1:
        return _no("L-16.4", "pays-hidden-only", slot=second(code))
    if _would_be_a_second_gun(t, seat, artifact):
        return _no("L-18.2", "already-armed")
    return _no("L-16.3", "reaction-does-not-fit", artifact=name)


def _would_be_a_second_gun(t: Table, seat: int, artifact: int) -> bool:
    card: Artifact = reaction(artifact) if is_reaction(artifact) else ACTIONS[artifact]
    return card.gives_gun and t.holds_gun(seat)


def dimmed(t: Table, seat: int) -> list[tuple[int, Refusal]]:
    """The actions of the turn that are closed now, each once, and cards of the hand that cannot be used."""
    question = waiting_step(BOOK, t)
    slots = [slot_of(place) for place in bits(t.hidden_of(seat))] or [0]
    if question.name == "react":
        return _closed(t, seat, [pack(REACT, a, slots[0]) for a in bits(t.hand[seat])])
    if question.name == "artifact":
        return [] if t.hand[seat] else [(pack(GIVE, 0, 0), _no("L-7.4", "empty-hand"))]
    if question.name != "action":
        return []
    candidates = [pack(USE, a, slots[0]) for a in bits(t.hand[seat])]
    candidates.append(pack(ARM, slots[0]))
    candidates.append(pack(SHOOT))
    if exposed_followers(t, t.up) == 0:
        candidates.append(pack(HIDE, ROW * seat))
    if hidden_of_others(t, seat, t.up) == 0:
        candidates.append(pack(INTERROGATE, ROW * ((seat + 1) % t.players)))
    return _closed(t, seat, candidates)


def _closed(t: Table, seat: int, candidates: list[int]) -> list[tuple[int, Refusal]]:
    """Those of the candidates that no option resembles, with their reasons."""
    f = t.frames[-1]
    step = waiting_step(BOOK, t)
    assert isinstance(step, AskStep)
    open_now = step.options(t, f, seat)
    return [(code, explain(t, seat, code)) for code in candidates if code not in open_now]
