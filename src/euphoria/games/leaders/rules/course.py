"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, NONE, Frame, tell
from euphoria.core.steps import ENDED, Steps
from euphoria.games.leaders.rules import (
    action_artifacts,
    cards,
    deck,
    guns,
    knowledge,
    shooting,
    state,
    turn,
    use,
    window,
    words,
)
from euphoria.games.leaders.rules.state import Table


class LeadersCourse(Steps):
    """The procedures of the book, in which every step is called by its name."""

    def go_game(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 0, turn.deal_bounds(t, f))
            if t.bounds:
                return 1
        if pc <= 1:
            self.ask_sealed(t, (1 << t.players) - 1)
            return 2
        if pc <= 2:
            tell(t, words.ARRANGED, EVERYBODY)
        if pc <= 3:
            self.draw(t, f, 3, turn.starter_bounds(t, f))
            if t.bounds:
                return 4
        if pc <= 4:
            inner = self.enter(frames, 1, -1)
            inner.pc = self.go_turn(t, inner, frames)
            if inner.pc >= 0:
                return 5
            self.leave(frames)
        return ENDED

    def go_turn(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        while True:
            if pc <= 0:
                turn.begin_turn(t, f)
                if not frames:
                    return 1
            if pc <= 1:
                t.asked = 1 << t.active
                return 2
            if pc <= 2:
                if t.skips >> t.active & 1:
                    t.skips &= ~(1 << t.active)
                    f.a = turn.LOST
                    tell(t, words.ACTION_LOST, EVERYBODY, t.active)
            if pc <= 3:
                asked = turn.who_acts(t, f)
                if asked:
                    t.asked = asked
                    return 4
            if pc <= 4:
                asked = turn.who_targets(t, f)
                if asked:
                    t.asked = asked
                    return 5
            t.active = (t.active + 1) % t.players
            pc = 0

    def go_use_an_artifact(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            inner = self.enter(frames, 3, -1)
            inner.pc = self.go_name_the_targets(t, inner, frames)
            if inner.pc >= 0:
                return 1
            self.leave(frames)
        if pc <= 1:
            use.show_and_pay(t, f)
        if pc <= 2:
            inner = self.enter(frames, 10, 1)
            inner.pc = self.go_reaction_window(t, inner, frames)
            if inner.pc >= 0:
                return 3
            self.leave(frames)
        if pc <= 3:
            use.carry_out_artifact(t, f)
            if t.pushed:
                return 4
        if pc <= 4:
            use.lay_artifact_under(t, f)
        return ENDED

    def go_name_the_targets(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                self.ask_unless_forced(t, f, 96, use._who_names(t, f))
                if t.asked:
                    return 1
            if pc <= 1 and f.a != use.FINISHED:
                pc = 0
                continue
            return ENDED

    def go_interrogate(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            if t.out is not None:
                tell(t, words.INTERROGATES, EVERYBODY, t.active, t.named[0])
        if pc <= 1:
            inner = self.enter(frames, 10, 0)
            inner.pc = self.go_reaction_window(t, inner, frames)
            if inner.pc >= 0:
                return 2
            self.leave(frames)
        if pc <= 2:
            if not t.off:
                knowledge.look(t, t.active, t.named[0])
            t.named = NONE
        return ENDED

    def go_arm(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            tell(t, words.ARMS, EVERYBODY, t.active)
            knowledge.expose(t, cards.ROW * t.active + f.a)
        if pc <= 1:
            inner = self.enter(frames, 10, 2)
            inner.pc = self.go_reaction_window(t, inner, frames)
            if inner.pc >= 0:
                return 2
            self.leave(frames)
        if pc <= 2:
            if not t.off:
                guns.take_from_centre(t, t.active)
            if t.pushed:
                return 3
        return ENDED

    def go_shoot(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            shooting.declare_shot(t, f)
        if pc <= 1:
            inner = self.enter(frames, 10, 3)
            inner.pc = self.go_reaction_window(t, inner, frames)
            if inner.pc >= 0:
                return 2
            self.leave(frames)
        if pc <= 2:
            shooting.land_shot(t, f)
            if t.pushed:
                return 3
        if pc <= 3:
            shooting.hand_ray_gun_on(t, f)
            if t.pushed:
                return 4
        if pc <= 4:
            if t.aside != state.NOTHING:
                deck.put_under(t, t.aside)
                t.aside = state.NOTHING
        if pc <= 5:
            t.off = not t.holds_gun(t.active)
        if pc <= 6:
            inner = self.enter(frames, 10, 4)
            inner.pc = self.go_reaction_window(t, inner, frames)
            if inner.pc >= 0:
                return 7
            self.leave(frames)
        if pc <= 7:
            shooting.drop_ray_gun(t, f)
        return ENDED

    def go_being_shot(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.last_shot = f.a
            tell(t, words.SHOT, EVERYBODY, f.a)
            t.push(deck.DRAW_ONE.index, f.a, 1)
            if t.pushed:
                return 1
        if pc <= 1:
            guns.drop(t, f.a)
        if pc <= 2:
            shooting.expose_all_recruits(t, f)
        if pc <= 3:
            shooting.hide_all_followers(t, f)
        if pc <= 4 and shooting.has_a_leader_or_is_wastelander(t, f):
            return ENDED
        if pc <= 5:
            t.wasteland |= 1 << f.a
            knowledge.note(t, knowledge.WASTED, f.a)
            tell(t, words.BECOMES_WASTELANDER, EVERYBODY, f.a)
        return ENDED

    def go_aim_a_ray_gun_just_received(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_draw_an_artifact(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 288, deck._bounds(t, f))
            if t.bounds:
                return 1
        return ENDED

    def go_reaction_window(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        while True:
            if pc <= 0:
                asked = window.asked_to_react(t, f)
                if asked:
                    self.ask_sealed(t, asked)
                    return 1
            if pc <= 1 and not t.reactions:
                return ENDED
            if pc <= 2:
                window.line_up_clockwise(t, f)
            if pc <= 3:
                inner = self.enter(frames, 11, -1)
                inner.pc = self.go_carry_out_the_reactions(t, inner, frames)
                if inner.pc >= 0:
                    return 4
                self.leave(frames)
            if pc <= 4 and window.a_reaction_was_used(t, f):
                pc = 0
                continue
            return ENDED

    def go_carry_out_the_reactions(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                window.carry_out_next(t, f)
                if t.pushed:
                    return 1
            if pc <= 1:
                window.lay_reaction_under(t, f)
            if pc <= 2 and window.another_is_waiting(t, f):
                pc = 0
                continue
            return ENDED

    def go_hand_the_ray_gun_on(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_choose_a_new_victim(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << t.active
            return 1
        return ENDED

    def go_move_the_shot_to_a_neighbour(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 448, 1 << f.a)
            if t.asked:
                return 1
        return ENDED

    def go_look_at_the_interrogators_recruit(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 480, 1 << f.a)
            if t.asked:
                return 1
        return ENDED

    def go_take_an_artifact_at_random(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 512, action_artifacts._random_card(t, f))
            if t.bounds:
                return 1
        return ENDED

    def go_give_a_recruit_back(self, t: Table, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 544, 1 << f.a)
            if t.asked or not frames:
                return 1
        return ENDED

    def go_shuffle_hidden_recruits(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 576, action_artifacts._row_shuffle(t, f))
            if t.bounds:
                return 1
        return ENDED

    def go_further_actions(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            asked = action_artifacts._who_goes_on(t, f)
            if asked:
                t.asked = asked
                return 1
        if pc <= 1:
            asked = action_artifacts._who_goes_on(t, f)
            if asked:
                t.asked = asked
                return 2
        if pc <= 2:
            t.extra = 0
        return ENDED

    def go_draw_three_keep_two(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 640, action_artifacts._three_cards(t, f))
            if t.bounds:
                return 1
        if pc <= 1:
            asked = action_artifacts._who_returns(t, f)
            if asked:
                t.asked = asked
                return 2
        return ENDED

    def go_everybody_exposes_one(self, t: Table, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            asked = action_artifacts._who_must_expose(t, f)
            if asked:
                self.ask_sealed(t, asked)
                return 1
        return ENDED
