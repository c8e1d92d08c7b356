"""Made by tools/steps.py from the book (`make steps`). Do not edit."""

from __future__ import annotations

from mypy_extensions import i64

from euphoria.core.state import EVERYBODY, Frame, tell
from euphoria.core.steps import ENDED, Steps
from euphoria.games.dystopia.rules import (
    abilities,
    benefits,
    cards,
    construction,
    data,
    dilemma,
    ending,
    goods,
    openings,
    paying,
    placing,
    recruits_euphorian,
    retrieving,
    setup,
    stars,
    state,
    tracks,
    turn,
    words,
    workers,
)
from euphoria.games.dystopia.rules.state import City


class DystopiaCourse(Steps):
    """The procedures of the book, in which every step is called by its name."""

    def go_game(self, t: City, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 0, setup.deal_bounds(t, f))
            if t.bounds:
                return 1
        if pc <= 1:
            inner = self.enter(frames, 1, -1)
            inner.pc = self.go_draft_recruits(t, inner, frames)
            if inner.pc >= 0:
                return 2
            self.leave(frames)
        if pc <= 2:
            self.ask_sealed(t, (1 << t.players) - 1)
            return 3
        if pc <= 3:
            self.draw(t, f, 3, setup.tile_bounds(t, f))
            if t.bounds:
                return 4
        if pc <= 4:
            asked = setup.who_picks_tile(t, f)
            if asked:
                self.ask_sealed(t, asked)
                return 5
        if pc <= 5:
            self.draw(t, f, 5, setup.fill_bounds(t, f))
            if t.bounds:
                return 6
        if pc <= 6:
            bounds = [6] * (data.STARTING_WORKERS * t.players)
            if bounds and bounds[0] > 1:
                t.bounds = bounds
                return 7
            self.draw(t, f, 6, bounds)
            if t.bounds:
                return 7
        if pc <= 7:
            inner = self.enter(frames, 2, -1)
            inner.pc = self.go_draft_morale_and_knowledge(t, inner, frames)
            if inner.pc >= 0:
                return 8
            self.leave(frames)
        if pc <= 8:
            inner = self.enter(frames, 3, -1)
            inner.pc = self.go_turn(t, inner, frames)
            if inner.pc >= 0:
                return 9
            self.leave(frames)
        return ENDED

    def go_draft_recruits(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                asked = setup.who_drafts(t, f)
                if asked:
                    self.ask_sealed(t, asked)
                    return 1
            if pc <= 1:
                setup.pass_recruits_left(t, f)
            if pc <= 2 and setup.draft_goes_on(t, f):
                pc = 0
                continue
            return ENDED

    def go_draft_morale_and_knowledge(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                asked = setup.who_marks(t, f)
                if asked:
                    t.asked = asked
                    return 1
            if pc <= 1 and setup.markers_left(t, f):
                pc = 0
                continue
            return ENDED

    def go_turn(self, t: City, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        while True:
            if pc <= 0:
                if t.turn >= t.turn_limit and t.turn_limit:
                    ending.stop(t)
                else:
                    t.turn += 1
                    t.lost = 0
                    t.once = 0
                    t.fresh = 0
                    t.stays = 0
                    t.placed = 0
                    t.twin = 0
                    t.extra_dice = 0
                    t.ready = t.workers[t.active] ^ t.aboard[t.active]
                    if t.out is not None:
                        tell(t, words.TURN, EVERYBODY, t.active, t.turn)
                if not frames:
                    return 1
            if pc <= 1:
                t.asked = 1 << t.active
                return 2
            if pc <= 2 and t.placed:
                if t.extra_dice or (t.ready and turn._twins(t)):
                    t.push(turn.MORE_WORKERS.index)
                if t.pushed:
                    return 3
            if pc <= 3 and t.stays:
                if t.stays:
                    t.push(turn.LAST_TRADES.index)
                if t.pushed:
                    return 4
            t.active = (t.active + 1) % t.players
            pc = 0

    def go_place_further_workers(self, t: City, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        while True:
            if pc <= 0:
                asked = turn.who_places_more(t, f)
                if asked:
                    t.asked = asked
                    return 1
                if not frames:
                    return 1
            if pc <= 1 and f.a != 1:
                pc = 0
                continue
            return ENDED

    def go_place_a_further_worker_for_1_morale(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            if f.b in openings.open_spaces(t, t.active):
                placing.start_placing(t, f.a, f.b)
            if t.pushed:
                return 1
        return ENDED

    def go_trade_before_the_turn_ends(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                t.asked = 1 << t.active
                return 1
            if pc <= 1 and f.a != 1:
                pc = 0
                continue
            return ENDED

    def go_place_a_worker(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            placing.put_worker_down(t, f)
            if t.pushed:
                return 1
        if pc <= 1:
            asked = paying._who_pays(t, f)
            if asked:
                t.asked = asked
                return 2
            if t.pushed:
                return 2
        if pc <= 2:
            benefits.take_benefit(t, f)
            if t.pushed:
                return 3
        if pc <= 3:
            if t.space >= data.CONSTRUCTION and construction._is_enough_work(t):
                t.push(construction.COMPLETION.index, data.site_of(t.space))
            if t.pushed:
                return 4
        if pc <= 4 and t.awake:
            ending.wake_recruits(t, f)
            if t.pushed:
                return 5
        if pc <= 5 and t.starless:
            ending.check_end(t, f)
            if t.pushed:
                return 6
        if pc <= 6:
            t.due = 0
            t.bumped = t.space = t.die = state.NOTHING
        return ENDED

    def go_bump_a_worker(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            if t.talents[t.active] & abilities.AT_BEFORE_BUMPED_ROLL:
                if placing._bumped_somebody_else(t):
                    abilities.offer_window(t, abilities.BEFORE_BUMPED_ROLL, t.active)
            if t.pushed:
                return 1
        if pc <= 1:
            if t.in_play & abilities.AT_OWN_WORKER_BUMPED and t.fixed == 0:
                abilities.offer_window(t, abilities.OWN_WORKER_BUMPED, state.seat_of(t.bumped))
            if t.pushed:
                return 2
        if pc <= 2:
            placing.bumped_worker_returns(t, f)
            if t.pushed:
                return 3
        if pc <= 3:
            if t.talents[t.active] & abilities.AT_BUMP_OPPONENT and placing._bumped_somebody_else(t):
                abilities.offer_window(t, abilities.BUMP_OPPONENT, t.active)
            if t.pushed:
                return 4
        return ENDED

    def go_choose_the_value_of_a_worker(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_opponents_may_take_something(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                t.asked = 1 << (t.active + f.b) % t.players
                return 1
            if pc <= 1 and f.b < t.players:
                pc = 0
                continue
            return ENDED

    def go_in_the_tunnel(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            asked = benefits._who_chooses_in_tunnel(t, f)
            if asked:
                t.asked = asked
                return 1
            if t.pushed:
                return 1
        if pc <= 1:
            tracks.dig(t, t.space - data.TUNNEL, 1)
        if pc <= 2:
            if t.talents[t.active] & abilities.AT_PLACE_TUNNEL:
                abilities.offer_window(t, abilities.PLACE_TUNNEL, t.active)
            if t.pushed:
                return 3
        return ENDED

    def go_in_the_worker_activation_tank(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            benefits.change_track_in_tank(t, f)
            if t.pushed:
                return 1
        if pc <= 1:
            benefits.gain_worker(t, f)
            if t.pushed:
                return 2
        if pc <= 2:
            benefits.roll_new_worker(t, f)
            if t.pushed:
                return 3
        if pc <= 3:
            benefits.let_chase_place_it(t, f)
        return ENDED

    def go_visit_a_market(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 416, benefits._who_places_star(t, f))
            if t.asked or t.pushed:
                return 1
        if pc <= 1:
            stars.advance_faction(t, data.region(t.space))
            if t.pushed:
                return 2
        if pc <= 2:
            abilities.offer_window(t, abilities.VISIT_MARKET, t.active)
            if t.pushed:
                return 3
        return ENDED

    def go_finish_a_construction(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.draw(t, f, 448, construction._tile_bounds(t, f))
            if t.bounds:
                return 1
        if pc <= 1:
            construction.return_workers(t, f)
            if t.pushed:
                return 2
        if pc <= 2:
            construction.star_the_builders(t, f)
            if t.pushed:
                return 3
        if pc <= 3:
            construction.penalty_begins(t, f)
        if pc <= 4:
            construction.foremen_react(t, f)
            if t.pushed:
                return 5
        return ENDED

    def go_retrieve_workers(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            retrieving.pay_for_retrieving(t, f)
            if t.pushed:
                return 1
        if pc <= 1:
            retrieving.take_workers_home(t, f)
            if t.pushed:
                return 2
        if pc <= 2:
            if t.in_play & abilities.AT_RETRIEVE_BEFORE_ROLL:
                abilities.offer_window(t, abilities.RETRIEVE_BEFORE_ROLL, t.active)
            if t.pushed:
                return 3
        if pc <= 3:
            if t.retrieved | t.fixed:
                t.push(workers.ROLL.index, t.active, t.retrieved & ~t.fixed, t.fixed)
            t.retrieved = t.fixed = 0
            if t.pushed:
                return 4
        return ENDED

    def go_resolve_the_ethical_dilemma(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            dilemma.reveal_dilemma(t, f)
        if pc <= 1:
            asked = dilemma._who_pays(t, f)
            if asked:
                t.asked = asked
                return 2
            if t.pushed:
                return 2
        if pc <= 2:
            if f.a == dilemma.SERVE:
                stars.star_on_dilemma(t, t.active)
            if t.pushed:
                return 3
        if pc <= 3 and t.starless:
            ending.check_end(t, f)
            if t.pushed:
                return 4
        if pc <= 4 and f.a == dilemma.SERVE:
            return ENDED
        if pc <= 5:
            self.draw(t, f, 517, dilemma._recruit_bounds(t, f))
            if t.bounds:
                return 6
        if pc <= 6:
            t.asked = 1 << t.active
            return 7
        if pc <= 7 and t.starless:
            ending.check_end(t, f)
            if t.pushed:
                return 8
        return ENDED

    def go_trade(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        if pc <= 1 and f.d == 2:
            return ENDED
        if pc <= 2:
            t.asked = 1 << t.active
            return 3
        return ENDED

    def go_gain_goods_of_choice(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                self.ask_unless_forced(t, f, 576, 1 << f.a)
                if t.asked:
                    return 1
            if pc <= 1 and f.c > 0:
                pc = 0
                continue
            return ENDED

    def go_draw_artifact_cards(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            asked = goods._who_may_change_draw(t, f)
            if asked:
                t.asked = asked
                return 1
        if pc <= 1:
            goods.draw_plainly(t, f.a, f.b)
            if t.pushed:
                return 2
        if pc <= 2:
            if f.c == cards.GAMBLER and t.classic:
                goods.draw_plainly(t, f.a, 3)
            if t.pushed:
                return 3
        if pc <= 3:
            goods._after_draw(t, f)
            if t.pushed:
                return 4
        if pc <= 4:
            tracks.enforce_limit(t, f.a)
            if t.pushed:
                return 5
        return ENDED

    def go_draw_cards_one_by_one(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                self.draw(t, f, 640, goods._deck_bounds(t, f))
                if t.bounds:
                    return 1
            if pc <= 1 and f.b > 0:
                pc = 0
                continue
            return ENDED

    def go_throw_cards_away(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                asked = goods._who_throws_away(t, f)
                if asked:
                    t.asked = asked
                    return 1
            if pc <= 1 and goods._more_to_throw(t, f):
                pc = 0
                continue
            return ENDED

    def go_discard_down_to_the_hand_limit(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                asked = tracks._who_discards(t, f)
                if asked:
                    t.asked = asked
                    return 1
            if pc <= 1 and tracks._too_many_cards(t, f):
                pc = 0
                continue
            return ENDED

    def go_roll_workers(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            bounds = workers._SIXES[f.b]
            if bounds and bounds[0] > 1:
                t.bounds = bounds
                return 1
            self.draw(t, f, 736, bounds)
            if t.bounds:
                return 1
        if pc <= 1:
            if t.in_play & abilities.AT_OPPONENT_ROLL and f.b:
                workers._open_windows(t, f.a)
            if t.pushed:
                return 2
        if pc <= 2:
            workers._check_knowledge(t, f)
            if t.pushed:
                return 3
        return ENDED

    def go_lose_goods_for_a_rolled_number(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                self.ask_unless_forced(t, f, 768, workers._who_loses(t, f))
                if t.asked:
                    return 1
            if pc <= 1 and workers._more_to_lose(t, f):
                pc = 0
                continue
            return ENDED

    def go_roll_for_a_tie(self, t: City, f: Frame, frames: list[Frame]) -> i64:
        pc = f.pc
        while True:
            if pc <= 0:
                self.draw(t, f, 800, ending._roll_off_bounds(t, f))
                if t.bounds or not frames:
                    return 1
            if pc <= 1 and ending.still_tied(t, f):
                pc = 0
                continue
            return ENDED

    def go_abilities_of_recruits(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        while True:
            if pc <= 0:
                asked = abilities._who_uses(t, f)
                if asked:
                    t.asked = asked
                    return 1
                if t.pushed:
                    return 1
            if pc <= 1 and abilities._more_abilities(t, f):
                pc = 0
                continue
            return ENDED

    def go_choose_one_of_several_gains(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_keep_one_of_two_cards(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            goods.draw_plainly(t, f.a, 2)
            if t.pushed:
                return 1
        if pc <= 1:
            asked = recruits_euphorian._who_keeps(t, f)
            if asked:
                t.asked = asked
                return 2
        if pc <= 2:
            tracks.enforce_limit(t, f.a)
            if t.pushed:
                return 3
        return ENDED

    def go_burn_a_card(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_fix_a_retrieved_die(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            t.asked = 1 << f.a
            return 1
        return ENDED

    def go_place_a_second_star(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 992, 1 << f.a)
            if t.asked or t.pushed:
                return 1
        return ENDED

    def go_spend_1_bliss(self, t: City, f: Frame, frames: list[Frame]) -> i64:  # noqa: ARG002
        pc = f.pc
        if pc <= 0:
            self.ask_unless_forced(t, f, 1024, 1 << f.a)
            if t.asked or t.pushed:
                return 1
        return ENDED
