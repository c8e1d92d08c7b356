"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.core.steps import Steps, UnknownStep
from euphoria.games.leaders.rules import (
    action_artifacts,
    actions,
    deck,
    guns,
    reactions,
    shooting,
    turn,
    use,
    window,
)
from euphoria.games.leaders.rules.state import Table


class LeadersSteps(Steps):
    """The steps of the book, each called by its name."""

    def run(self, s: Any, f: Frame, number: i64) -> bool:
        t: Table = s
        if number < 198:
            if number < 68:
                if number < 34:
                    if number < 3:
                        if number == 0:
                            return self.draw(t, f, 0, turn.deal_bounds(t, f))
                        if number == 1:
                            return self.ask_sealed(t, turn.everybody(t, f))
                        if number == 2:
                            turn.all_laid_down(t, f)
                            return False
                    else:
                        if number == 3:
                            return self.draw(t, f, 3, turn.starter_bounds(t, f))
                        if number == 4:
                            t.push(1, -1)
                            return False
                        if number == 32:
                            turn.begin_turn(t, f)
                            return False
                        if number == 33:
                            return self.ask(t, turn.active(t, f))
                else:
                    if number < 64:
                        if number == 34:
                            turn.check_lost_action(t, f)
                            return False
                        if number == 35:
                            return self.ask(t, turn.who_acts(t, f))
                        if number == 36:
                            return self.ask(t, turn.who_targets(t, f))
                        if number == 37:
                            turn.pass_token(t, f)
                            f.pc = 0
                            return False
                    else:
                        if number == 64:
                            t.push(3, -1)
                            return False
                        if number == 65:
                            use.show_and_pay(t, f)
                            return False
                        if number == 66:
                            t.push(10, 1)
                            return False
                        if number == 67:
                            use.carry_out_artifact(t, f)
                            return False
            else:
                if number < 161:
                    if number < 128:
                        if number == 68:
                            use.lay_artifact_under(t, f)
                            return False
                        if number == 96:
                            return self.ask_unless_forced(t, f, 96, use._who_names(t, f))
                        if number == 97:
                            if use.something_is_left_to_name(t, f):
                                f.pc = 0
                            return False
                    else:
                        if number == 128:
                            actions.declare_interrogation(t, f)
                            return False
                        if number == 129:
                            t.push(10, 0)
                            return False
                        if number == 130:
                            actions.look_at_recruit(t, f)
                            return False
                        if number == 160:
                            actions.pay_for_arming(t, f)
                            return False
                else:
                    if number < 194:
                        if number == 161:
                            t.push(10, 2)
                            return False
                        if number == 162:
                            actions.take_ray_gun(t, f)
                            return False
                        if number == 192:
                            shooting.declare_shot(t, f)
                            return False
                        if number == 193:
                            t.push(10, 3)
                            return False
                    else:
                        if number == 194:
                            shooting.land_shot(t, f)
                            return False
                        if number == 195:
                            shooting.hand_ray_gun_on(t, f)
                            return False
                        if number == 196:
                            shooting.lay_what_waited_under(t, f)
                            return False
                        if number == 197:
                            shooting.ray_gun_is_dropping(t, f)
                            return False
        else:
            if number < 352:
                if number < 229:
                    if number < 225:
                        if number == 198:
                            t.push(10, 4)
                            return False
                        if number == 199:
                            shooting.drop_ray_gun(t, f)
                            return False
                        if number == 224:
                            shooting.is_shot(t, f)
                            return False
                    else:
                        if number == 225:
                            shooting.drop_own_ray_gun(t, f)
                            return False
                        if number == 226:
                            shooting.expose_all_recruits(t, f)
                            return False
                        if number == 227:
                            shooting.hide_all_followers(t, f)
                            return False
                        if number == 228:
                            if shooting.has_a_leader_or_is_wastelander(t, f):
                                t.frames.pop()
                            return False
                else:
                    if number < 321:
                        if number == 229:
                            shooting.become_wastelander(t, f)
                            return False
                        if number == 256:
                            return self.ask(t, guns._holder(t, f))
                        if number == 288:
                            return self.draw(t, f, 288, deck._bounds(t, f))
                        if number == 320:
                            return self.ask_sealed(t, window.asked_to_react(t, f))
                    else:
                        if number == 321:
                            if window.everybody_passed(t, f):
                                t.frames.pop()
                            return False
                        if number == 322:
                            window.line_up_clockwise(t, f)
                            return False
                        if number == 323:
                            t.push(11, -1)
                            return False
                        if number == 324:
                            if window.a_reaction_was_used(t, f):
                                f.pc = 0
                            return False
            else:
                if number < 544:
                    if number < 416:
                        if number == 352:
                            window.carry_out_next(t, f)
                            return False
                        if number == 353:
                            window.lay_reaction_under(t, f)
                            return False
                        if number == 354:
                            if window.another_is_waiting(t, f):
                                f.pc = 0
                            return False
                        if number == 384:
                            return self.ask(t, reactions._user(t, f))
                    else:
                        if number == 416:
                            return self.ask(t, reactions._active(t, f))
                        if number == 448:
                            return self.ask_unless_forced(t, f, 448, reactions._user(t, f))
                        if number == 480:
                            return self.ask_unless_forced(t, f, 480, reactions._user(t, f))
                        if number == 512:
                            return self.draw(t, f, 512, action_artifacts._random_card(t, f))
                else:
                    if number < 610:
                        if number == 544:
                            return self.ask_unless_forced(t, f, 544, action_artifacts._owner(t, f))
                        if number == 576:
                            return self.draw(t, f, 576, action_artifacts._row_shuffle(t, f))
                        if number == 608:
                            return self.ask(t, action_artifacts._who_goes_on(t, f))
                        if number == 609:
                            return self.ask(t, action_artifacts._who_goes_on(t, f))
                    else:
                        if number == 610:
                            action_artifacts._end_of_further_actions(t, f)
                            return False
                        if number == 640:
                            return self.draw(t, f, 640, action_artifacts._three_cards(t, f))
                        if number == 641:
                            return self.ask(t, action_artifacts._who_returns(t, f))
                        if number == 672:
                            return self.ask_sealed(t, action_artifacts._who_must_expose(t, f))
        t.frames.pop()  # it is behind the last one
        return False

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
