"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from euphoria.core.luck import Luck
from euphoria.core.state import Frame
from euphoria.core.steps import Steps, UnknownStep
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
    retrieving,
    setup,
    tracks,
    trade,
    turn,
    workers,
)
from euphoria.games.dystopia.rules.state import City


class DystopiaSteps(Steps):
    """The steps of the book, each called by its name."""

    def run(self, s: Any, f: Frame, number: i64) -> bool:
        t: City = s
        if number < 449:
            if number < 224:
                if number < 64:
                    if number < 6:
                        if number < 3:
                            if number == 0:
                                return self.draw(t, f, 0, setup.deal_bounds(t, f))
                            if number == 1:
                                t.push(1, -1)
                                return False
                            if number == 2:
                                return self.ask_sealed(t, setup.everybody(t, f))
                        else:
                            if number == 3:
                                return self.draw(t, f, 3, setup.tile_bounds(t, f))
                            if number == 4:
                                return self.ask_sealed(t, setup.who_picks_tile(t, f))
                            if number == 5:
                                return self.draw(t, f, 5, setup.fill_bounds(t, f))
                    else:
                        if number < 32:
                            if number == 6:
                                return self.draw(t, f, 6, setup.dice_bounds(t, f))
                            if number == 7:
                                t.push(2, -1)
                                return False
                            if number == 8:
                                t.push(3, -1)
                                return False
                        else:
                            if number == 32:
                                return self.ask_sealed(t, setup.who_drafts(t, f))
                            if number == 33:
                                setup.pass_recruits_left(t, f)
                                return False
                            if number == 34:
                                if setup.draft_goes_on(t, f):
                                    f.pc = 0
                                return False
                else:
                    if number < 100:
                        if number < 97:
                            if number == 64:
                                return self.ask(t, setup.who_marks(t, f))
                            if number == 65:
                                if setup.markers_left(t, f):
                                    f.pc = 0
                                return False
                            if number == 96:
                                turn.begin_turn(t, f)
                                return False
                        else:
                            if number == 97:
                                return self.ask(t, turn.active(t, f))
                            if number == 98:
                                turn.let_place_more(t, f)
                                return False
                            if number == 99:
                                turn.let_trade(t, f)
                                return False
                    else:
                        if number < 160:
                            if number == 100:
                                turn.pass_the_turn(t, f)
                                f.pc = 0
                                return False
                            if number == 128:
                                return self.ask(t, turn.who_places_more(t, f))
                            if number == 129:
                                if turn.goes_on(t, f):
                                    f.pc = 0
                                return False
                        else:
                            if number == 160:
                                turn.place_the_twin(t, f)
                                return False
                            if number == 192:
                                return self.ask(t, turn.who_still_trades(t, f))
                            if number == 193:
                                if turn.goes_on(t, f):
                                    f.pc = 0
                                return False
            else:
                if number < 320:
                    if number < 230:
                        if number < 227:
                            if number == 224:
                                placing.put_worker_down(t, f)
                                return False
                            if number == 225:
                                return self.ask(t, paying._who_pays(t, f))
                            if number == 226:
                                benefits.take_benefit(t, f)
                                return False
                        else:
                            if number == 227:
                                construction.complete_construction(t, f)
                                return False
                            if number == 228:
                                ending.wake_recruits(t, f)
                                return False
                            if number == 229:
                                ending.check_end(t, f)
                                return False
                    else:
                        if number < 258:
                            if number == 230:
                                placing.placement_is_over(t, f)
                                return False
                            if number == 256:
                                placing.let_bumper_set_value(t, f)
                                return False
                            if number == 257:
                                placing.let_owner_set_value(t, f)
                                return False
                        else:
                            if number == 258:
                                placing.bumped_worker_returns(t, f)
                                return False
                            if number == 259:
                                placing.reward_bumping(t, f)
                                return False
                            if number == 288:
                                return self.ask(t, placing._owner(t, f))
                else:
                    if number < 385:
                        if number < 353:
                            if number == 320:
                                return self.ask(t, paying._next_opponent(t, f))
                            if number == 321:
                                if paying._opponents_left(t, f):
                                    f.pc = 0
                                return False
                            if number == 352:
                                return self.ask(t, benefits._who_chooses_in_tunnel(t, f))
                        else:
                            if number == 353:
                                benefits.move_miner(t, f)
                                return False
                            if number == 354:
                                benefits.abilities_in_tunnel(t, f)
                                return False
                            if number == 384:
                                benefits.change_track_in_tank(t, f)
                                return False
                    else:
                        if number < 416:
                            if number == 385:
                                benefits.gain_worker(t, f)
                                return False
                            if number == 386:
                                benefits.roll_new_worker(t, f)
                                return False
                            if number == 387:
                                benefits.let_chase_place_it(t, f)
                                return False
                        else:
                            if number == 416:
                                return self.ask_unless_forced(t, f, 416, benefits._who_places_star(t, f))
                            if number == 417:
                                benefits.advance_the_region(t, f)
                                return False
                            if number == 418:
                                benefits.abilities_after_visit(t, f)
                                return False
                            if number == 448:
                                return self.draw(t, f, 448, construction._tile_bounds(t, f))
        else:
            if number < 611:
                if number < 516:
                    if number < 482:
                        if number < 452:
                            if number == 449:
                                construction.return_workers(t, f)
                                return False
                            if number == 450:
                                construction.star_the_builders(t, f)
                                return False
                            if number == 451:
                                construction.penalty_begins(t, f)
                                return False
                        else:
                            if number == 452:
                                construction.foremen_react(t, f)
                                return False
                            if number == 480:
                                retrieving.pay_for_retrieving(t, f)
                                return False
                            if number == 481:
                                retrieving.take_workers_home(t, f)
                                return False
                    else:
                        if number < 513:
                            if number == 482:
                                retrieving.before_the_roll(t, f)
                                return False
                            if number == 483:
                                retrieving.roll_retrieved(t, f)
                                return False
                            if number == 512:
                                dilemma.reveal_dilemma(t, f)
                                return False
                        else:
                            if number == 513:
                                return self.ask(t, dilemma._who_pays(t, f))
                            if number == 514:
                                dilemma.serve(t, f)
                                return False
                            if number == 515:
                                ending.check_end(t, f)
                                return False
                else:
                    if number < 546:
                        if number < 519:
                            if number == 516:
                                if dilemma.serves(t, f):
                                    t.frames.pop()
                                return False
                            if number == 517:
                                return self.draw(t, f, 517, dilemma._recruit_bounds(t, f))
                            if number == 518:
                                return self.ask(t, dilemma._active(t, f))
                        else:
                            if number == 519:
                                ending.check_end(t, f)
                                return False
                            if number == 544:
                                return self.ask(t, trade._partner(t, f))
                            if number == 545:
                                if trade.trade_is_over(t, f):
                                    t.frames.pop()
                                return False
                    else:
                        if number < 608:
                            if number == 546:
                                return self.ask(t, trade._active(t, f))
                            if number == 576:
                                return self.ask_unless_forced(t, f, 576, goods._chooser(t, f))
                            if number == 577:
                                if goods._more_to_choose(t, f):
                                    f.pc = 0
                                return False
                        else:
                            if number == 608:
                                return self.ask(t, goods._who_may_change_draw(t, f))
                            if number == 609:
                                goods._draw_all(t, f)
                                return False
                            if number == 610:
                                goods._draw_three_open(t, f)
                                return False
            else:
                if number < 769:
                    if number < 704:
                        if number < 641:
                            if number == 611:
                                goods._after_draw(t, f)
                                return False
                            if number == 612:
                                goods._limit_after_draw(t, f)
                                return False
                            if number == 640:
                                return self.draw(t, f, 640, goods._deck_bounds(t, f))
                        else:
                            if number == 641:
                                if goods._cards_left(t, f):
                                    f.pc = 0
                                return False
                            if number == 672:
                                return self.ask(t, goods._who_throws_away(t, f))
                            if number == 673:
                                if goods._more_to_throw(t, f):
                                    f.pc = 0
                                return False
                    else:
                        if number < 737:
                            if number == 704:
                                return self.ask(t, tracks._who_discards(t, f))
                            if number == 705:
                                if tracks._too_many_cards(t, f):
                                    f.pc = 0
                                return False
                            if number == 736:
                                return self.draw(t, f, 736, workers._roll_bounds(t, f))
                        else:
                            if number == 737:
                                workers._let_opponents_react(t, f)
                                return False
                            if number == 738:
                                workers._check_knowledge(t, f)
                                return False
                            if number == 768:
                                return self.ask_unless_forced(t, f, 768, workers._who_loses(t, f))
                else:
                    if number < 896:
                        if number < 832:
                            if number == 769:
                                if workers._more_to_lose(t, f):
                                    f.pc = 0
                                return False
                            if number == 800:
                                return self.draw(t, f, 800, ending._roll_off_bounds(t, f))
                            if number == 801:
                                if ending.still_tied(t, f):
                                    f.pc = 0
                                return False
                        else:
                            if number == 832:
                                return self.ask(t, abilities._who_uses(t, f))
                            if number == 833:
                                if abilities._more_abilities(t, f):
                                    f.pc = 0
                                return False
                            if number == 864:
                                return self.ask(t, prices._chooser(t, f))
                    else:
                        if number < 928:
                            if number == 896:
                                recruits_euphorian._draw_two(t, f)
                                return False
                            if number == 897:
                                return self.ask(t, recruits_euphorian._who_keeps(t, f))
                            if number == 898:
                                recruits_euphorian._limit(t, f)
                                return False
                        else:
                            if number == 928:
                                return self.ask(t, recruits_euphorian._burner(t, f))
                            if number == 960:
                                return self.ask(t, recruits_euphorian._burner(t, f))
                            if number == 992:
                                return self.ask_unless_forced(t, f, 992, recruits_wastelander._owner(t, f))
                            if number == 1024:
                                return self.ask_unless_forced(t, f, 1024, recruits_icarite._spender(t, f))
        t.frames.pop()  # it is behind the last one
        return False

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
