"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.core.steps import UnknownStep
from euphoria.games.leaders.rules import (
    action_artifacts,
    deck,
    guns,
    reactions,
    turn,
    use,
    window,
)
from euphoria.games.leaders.rules.course import LeadersCourse
from euphoria.games.leaders.rules.state import Table


class LeadersSteps(LeadersCourse):
    """What is done at the questions and the luck of the book, each called by its name."""

    def run(self, s: Any, f: Frame, frames: list[Frame]) -> i64:
        t: Table = s
        proc = f.proc
        if proc < 11:
            if proc < 5:
                if proc < 2:
                    if proc == 0:
                        return self.go_game(t, f, frames)
                    if proc == 1:
                        return self.go_turn(t, f, frames)
                else:
                    if proc == 2:
                        return self.go_use_an_artifact(t, f, frames)
                    if proc == 3:
                        return self.go_name_the_targets(t, f, frames)
                    if proc == 4:
                        return self.go_interrogate(t, f, frames)
            else:
                if proc < 8:
                    if proc == 5:
                        return self.go_arm(t, f, frames)
                    if proc == 6:
                        return self.go_shoot(t, f, frames)
                    if proc == 7:
                        return self.go_being_shot(t, f, frames)
                else:
                    if proc == 8:
                        return self.go_aim_a_ray_gun_just_received(t, f, frames)
                    if proc == 9:
                        return self.go_draw_an_artifact(t, f, frames)
                    if proc == 10:
                        return self.go_reaction_window(t, f, frames)
        else:
            if proc < 16:
                if proc < 13:
                    if proc == 11:
                        return self.go_carry_out_the_reactions(t, f, frames)
                    if proc == 12:
                        return self.go_hand_the_ray_gun_on(t, f, frames)
                else:
                    if proc == 13:
                        return self.go_choose_a_new_victim(t, f, frames)
                    if proc == 14:
                        return self.go_move_the_shot_to_a_neighbour(t, f, frames)
                    if proc == 15:
                        return self.go_look_at_the_interrogators_recruit(t, f, frames)
            else:
                if proc < 19:
                    if proc == 16:
                        return self.go_take_an_artifact_at_random(t, f, frames)
                    if proc == 17:
                        return self.go_give_a_recruit_back(t, f, frames)
                    if proc == 18:
                        return self.go_shuffle_hidden_recruits(t, f, frames)
                else:
                    if proc == 19:
                        return self.go_further_actions(t, f, frames)
                    if proc == 20:
                        return self.go_draw_three_keep_two(t, f, frames)
                    if proc == 21:
                        return self.go_everybody_exposes_one(t, f, frames)
        raise UnknownStep(proc)

    def options(self, s: Any, f: Frame, number: i64, seat: i64) -> list[int]:
        t: Table = s
        if number < 416:
            if number < 96:
                if number == 1:
                    return turn.arrangements(t, f, seat)
                if number == 33:
                    return turn.artifact_options(t, f, seat)
                if number == 35:
                    return turn.action_options(t, f, seat)
                if number == 36:
                    return guns.target_options(t, f, seat)
            else:
                if number == 96:
                    return use._target_options(t, f, seat)
                if number == 256:
                    return guns.target_options(t, f, seat)
                if number == 320:
                    return window.reaction_options(t, f, seat)
                if number == 384:
                    return reactions._receivers(t, f, seat)
        else:
            if number < 608:
                if number == 416:
                    return reactions._new_victims(t, f, seat)
                if number == 448:
                    return reactions._neighbours(t, f, seat)
                if number == 480:
                    return reactions._hidden_of_interrogator(t, f, seat)
                if number == 544:
                    return action_artifacts._own_hidden(t, f, seat)
            else:
                if number == 608:
                    return action_artifacts._further_options(t, f, seat)
                if number == 609:
                    return action_artifacts._further_options(t, f, seat)
                if number == 641:
                    return action_artifacts._return_options(t, f, seat)
                if number == 672:
                    return action_artifacts._expose_options(t, f, seat)
        raise UnknownStep(number)

    def answer(self, s: Any, f: Frame, number: i64, seat: i64, code: int) -> None:
        t: Table = s
        if number < 416:
            if number < 96:
                if number == 1:
                    turn.lay_down(t, f, seat, code)
                    return
                if number == 33:
                    turn.take_artifact_phase(t, f, seat, code)
                    return
                if number == 35:
                    turn.take_action(t, f, seat, code)
                    return
                if number == 36:
                    guns.choose_target(t, f, seat, code)
                    return
            else:
                if number == 96:
                    use._name_target(t, f, seat, code)
                    return
                if number == 256:
                    guns.choose_target(t, f, seat, code)
                    return
                if number == 320:
                    window.answer_window(t, f, seat, code)
                    return
                if number == 384:
                    reactions._hand_over(t, f, seat, code)
                    return
        else:
            if number < 608:
                if number == 416:
                    reactions._choose_victim(t, f, seat, code)
                    return
                if number == 448:
                    reactions._to_neighbour(t, f, seat, code)
                    return
                if number == 480:
                    reactions._look_back(t, f, seat, code)
                    return
                if number == 544:
                    action_artifacts._give_back(t, f, seat, code)
                    return
            else:
                if number == 608:
                    action_artifacts._take_further_action(t, f, seat, code)
                    return
                if number == 609:
                    action_artifacts._take_further_action(t, f, seat, code)
                    return
                if number == 641:
                    action_artifacts._return_card(t, f, seat, code)
                    return
                if number == 672:
                    action_artifacts._expose_chosen(t, f, seat, code)
                    return
        raise UnknownStep(number)

    def settle(self, s: Any, f: Frame, number: i64, drawn: list[int]) -> None:
        t: Table = s
        if number < 512:
            if number == 0:
                turn.deal(t, f, drawn)
                return
            if number == 3:
                turn.choose_starter(t, f, drawn)
                return
            if number == 288:
                deck._draw(t, f, drawn)
                return
        else:
            if number == 512:
                action_artifacts._take_random_card(t, f, drawn)
                return
            if number == 576:
                action_artifacts._shuffle_row(t, f, drawn)
                return
            if number == 640:
                action_artifacts._draw_three(t, f, drawn)
                return
        raise UnknownStep(number)

    def pick(self, s: Any, f: Frame, number: i64, seat: i64, luck: Luck) -> int:
        t: Table = s
        if number < 36:
            if number == 33:
                return turn.any_artifact_option(t, f, seat, luck)
            if number == 35:
                return turn.any_action(t, f, seat, luck)
        else:
            if number == 36:
                return guns.any_target(t, f, seat, luck)
            if number == 256:
                return guns.any_target(t, f, seat, luck)
            if number == 320:
                return window.any_reaction(t, f, seat, luck)
        return super().pick(s, f, number, seat, luck)
