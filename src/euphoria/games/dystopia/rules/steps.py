"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.core.steps import UnknownStep
from euphoria.games.dystopia.rules import (
    abilities,
    benefits,
    construction,
    dilemma,
    ending,
    goods,
    paying,
    placing,
    prices,
    recruits_euphorian,
    recruits_icarite,
    recruits_wastelander,
    setup,
    tracks,
    trade,
    turn,
    workers,
)
from euphoria.games.dystopia.rules.course import DystopiaCourse
from euphoria.games.dystopia.rules.state import City


class DystopiaSteps(DystopiaCourse):
    """What is done at the questions and the luck of the book, each called by its name."""

    def run(self, s: Any, f: Frame, frames: list[Frame]) -> i64:
        t: City = s
        proc = f.proc
        if proc < 16:
            if proc < 8:
                if proc < 4:
                    if proc == 0:
                        return self.go_game(t, f, frames)
                    if proc == 1:
                        return self.go_draft_recruits(t, f, frames)
                    if proc == 2:
                        return self.go_draft_morale_and_knowledge(t, f, frames)
                    if proc == 3:
                        return self.go_turn(t, f, frames)
                else:
                    if proc == 4:
                        return self.go_place_further_workers(t, f, frames)
                    if proc == 5:
                        return self.go_place_a_further_worker_for_1_morale(t, f, frames)
                    if proc == 6:
                        return self.go_trade_before_the_turn_ends(t, f, frames)
                    if proc == 7:
                        return self.go_place_a_worker(t, f, frames)
            else:
                if proc < 12:
                    if proc == 8:
                        return self.go_bump_a_worker(t, f, frames)
                    if proc == 9:
                        return self.go_choose_the_value_of_a_worker(t, f, frames)
                    if proc == 10:
                        return self.go_opponents_may_take_something(t, f, frames)
                    if proc == 11:
                        return self.go_in_the_tunnel(t, f, frames)
                else:
                    if proc == 12:
                        return self.go_in_the_worker_activation_tank(t, f, frames)
                    if proc == 13:
                        return self.go_visit_a_market(t, f, frames)
                    if proc == 14:
                        return self.go_finish_a_construction(t, f, frames)
                    if proc == 15:
                        return self.go_retrieve_workers(t, f, frames)
        else:
            if proc < 24:
                if proc < 20:
                    if proc == 16:
                        return self.go_resolve_the_ethical_dilemma(t, f, frames)
                    if proc == 17:
                        return self.go_trade(t, f, frames)
                    if proc == 18:
                        return self.go_gain_goods_of_choice(t, f, frames)
                    if proc == 19:
                        return self.go_draw_artifact_cards(t, f, frames)
                else:
                    if proc == 20:
                        return self.go_draw_cards_one_by_one(t, f, frames)
                    if proc == 21:
                        return self.go_throw_cards_away(t, f, frames)
                    if proc == 22:
                        return self.go_discard_down_to_the_hand_limit(t, f, frames)
                    if proc == 23:
                        return self.go_roll_workers(t, f, frames)
            else:
                if proc < 28:
                    if proc == 24:
                        return self.go_lose_goods_for_a_rolled_number(t, f, frames)
                    if proc == 25:
                        return self.go_roll_for_a_tie(t, f, frames)
                    if proc == 26:
                        return self.go_abilities_of_recruits(t, f, frames)
                    if proc == 27:
                        return self.go_choose_one_of_several_gains(t, f, frames)
                else:
                    if proc < 30:
                        if proc == 28:
                            return self.go_keep_one_of_two_cards(t, f, frames)
                        if proc == 29:
                            return self.go_burn_a_card(t, f, frames)
                    else:
                        if proc == 30:
                            return self.go_fix_a_retrieved_die(t, f, frames)
                        if proc == 31:
                            return self.go_place_a_second_star(t, f, frames)
                        if proc == 32:
                            return self.go_spend_1_bliss(t, f, frames)
        raise UnknownStep(proc)

    def options(self, s: Any, f: Frame, number: i64, seat: i64) -> list[int]:
        t: City = s
        if number < 544:
            if number < 225:
                if number < 64:
                    if number == 2:
                        return setup.keep_options(t, f, seat)
                    if number == 4:
                        return setup.tile_options(t, f, seat)
                    if number == 32:
                        return setup.draft_options(t, f, seat)
                else:
                    if number == 64:
                        return setup.mark_options(t, f, seat)
                    if number == 97:
                        return turn.turn_options(t, f, seat)
                    if number == 128:
                        return turn.more_options(t, f, seat)
                    if number == 192:
                        return turn.end_options(t, f, seat)
            else:
                if number < 352:
                    if number == 225:
                        return paying._pay_options(t, f, seat)
                    if number == 288:
                        return placing._values(t, f, seat)
                    if number == 320:
                        return paying._yes_or_no(t, f, seat)
                else:
                    if number == 352:
                        return benefits._resource_or_card(t, f, seat)
                    if number == 416:
                        return benefits._star_options(t, f, seat)
                    if number == 513:
                        return dilemma._pay_options(t, f, seat)
                    if number == 518:
                        return dilemma._retain_options(t, f, seat)
        else:
            if number < 832:
                if number < 608:
                    if number == 544:
                        return trade._answers(t, f, seat)
                    if number == 546:
                        return trade._answers_to_counter(t, f, seat)
                    if number == 576:
                        return goods._kinds(t, f, seat)
                else:
                    if number == 608:
                        return goods._draw_ways(t, f, seat)
                    if number == 672:
                        return goods._throw_options(t, f, seat)
                    if number == 704:
                        return tracks._discard_options(t, f, seat)
                    if number == 768:
                        return workers._loss_options(t, f, seat)
            else:
                if number < 928:
                    if number == 832:
                        return abilities._window_options(t, f, seat)
                    if number == 864:
                        return prices._choices(t, f, seat)
                    if number == 897:
                        return recruits_euphorian._drawn_cards(t, f, seat)
                else:
                    if number == 928:
                        return recruits_euphorian._burn_options(t, f, seat)
                    if number == 960:
                        return recruits_euphorian._fix_options(t, f, seat)
                    if number == 992:
                        return recruits_wastelander._star_options(t, f, seat)
                    if number == 1024:
                        return recruits_icarite._spend_options(t, f, seat)
        raise UnknownStep(number)

    def answer(self, s: Any, f: Frame, number: i64, seat: i64, code: int) -> None:
        t: City = s
        if number < 544:
            if number < 225:
                if number < 64:
                    if number == 2:
                        setup.keep_recruits(t, f, seat, code)
                        return
                    if number == 4:
                        setup.pick_tile(t, f, seat, code)
                        return
                    if number == 32:
                        setup.draft_recruit(t, f, seat, code)
                        return
                else:
                    if number == 64:
                        setup.mark_step(t, f, seat, code)
                        return
                    if number == 97:
                        turn.take_turn(t, f, seat, code)
                        return
                    if number == 128:
                        turn.place_more(t, f, seat, code)
                        return
                    if number == 192:
                        turn.trade_or_end(t, f, seat, code)
                        return
            else:
                if number < 352:
                    if number == 225:
                        paying._pay(t, f, seat, code)
                        return
                    if number == 288:
                        placing._choose_value(t, f, seat, code)
                        return
                    if number == 320:
                        paying._take_or_not(t, f, seat, code)
                        return
                else:
                    if number == 352:
                        benefits._take_in_tunnel(t, f, seat, code)
                        return
                    if number == 416:
                        benefits._choose_star(t, f, seat, code)
                        return
                    if number == 513:
                        dilemma._pay(t, f, seat, code)
                        return
                    if number == 518:
                        dilemma._retain(t, f, seat, code)
                        return
        else:
            if number < 832:
                if number < 608:
                    if number == 544:
                        trade._answer(t, f, seat, code)
                        return
                    if number == 546:
                        trade._answer(t, f, seat, code)
                        return
                    if number == 576:
                        goods._gain_chosen(t, f, seat, code)
                        return
                else:
                    if number == 608:
                        goods._choose_draw(t, f, seat, code)
                        return
                    if number == 672:
                        goods._throw_away(t, f, seat, code)
                        return
                    if number == 704:
                        tracks._discard(t, f, seat, code)
                        return
                    if number == 768:
                        workers._lose(t, f, seat, code)
                        return
            else:
                if number < 928:
                    if number == 832:
                        abilities._use_ability(t, f, seat, code)
                        return
                    if number == 864:
                        prices._take_choice(t, f, seat, code)
                        return
                    if number == 897:
                        recruits_euphorian._put_one_back(t, f, seat, code)
                        return
                else:
                    if number == 928:
                        recruits_euphorian._burn(t, f, seat, code)
                        return
                    if number == 960:
                        recruits_euphorian._fix(t, f, seat, code)
                        return
                    if number == 992:
                        recruits_wastelander._place_star(t, f, seat, code)
                        return
                    if number == 1024:
                        recruits_icarite._spend_bliss(t, f, seat, code)
                        return
        raise UnknownStep(number)

    def settle(self, s: Any, f: Frame, number: i64, drawn: list[int]) -> None:
        t: City = s
        if number < 448:
            if number == 0:
                setup.deal(t, f, drawn)
                return
            if number == 3:
                setup.deal_tiles(t, f, drawn)
                return
            if number == 5:
                setup.fill_up_tiles(t, f, drawn)
                return
            if number == 6:
                setup.roll_starting_workers(t, f, drawn)
                return
        else:
            if number < 640:
                if number == 448:
                    construction.turn_tile_up(t, f, drawn)
                    return
                if number == 517:
                    dilemma._draw_recruits(t, f, drawn)
                    return
            else:
                if number == 640:
                    goods._draw_card(t, f, drawn)
                    return
                if number == 736:
                    workers._roll(t, f, drawn)
                    return
                if number == 800:
                    ending._roll_off(t, f, drawn)
                    return
        raise UnknownStep(number)

    def pick(self, s: Any, f: Frame, number: i64, seat: i64, luck: Luck) -> int:
        t: City = s
        if number == 97:
            return turn.any_turn(t, f, seat, luck)
        if number == 128:
            return turn.any_further(t, f, seat, luck)
        if number == 225:
            return paying.any_payment(t, f, seat, luck)
        return super().pick(s, f, number, seat, luck)
