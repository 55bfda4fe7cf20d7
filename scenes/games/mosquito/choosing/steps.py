"""A turn chosen in steps: what it is to be, which cards, where; with all it would do shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from rules.core import Seat
from rules.mosquito import (
    Action,
    ActionKind,
    Card,
    Spot,
    Step,
    StepKind,
    Suit,
    Turns,
    may_begin,
    next_step_kind,
    next_steps,
    shown,
    turn_from_steps,
)
from scenes.games.mosquito.choosing.gains import forecast, gains, place_gain
from scenes.games.mosquito.choosing.openings import (
    Openings,
    alike,
    all_openings,
    layout_after,
    lit_steps,
    neutral_start,
    only_place,
    openings,
    placements,
    places_of,
    three_to_tell,
)
from scenes.games.mosquito.choosing.preview import MosquitoPreview
from scenes.games.mosquito.choosing.prompts import (
    PROMPTS,
    change_question,
    kind_words,
    no_turn_key,
    pass_question,
    turn_prompt,
    why_no_pad,
    why_unfit,
)
from scenes.games.mosquito.choosing.step_context import MosquitoStepContext
from scenes.games.mosquito.components.pond.fitting_suits import fourths, trio_at
from scenes.players.seat_names import seat_name
from scenes.table.choosing.choosing_steps import (
    ChoosingStep,
    ChoosingSteps,
    Done,
    NextStep,
    StepTarget,
)
from sprites.pictures.geometry import Box
from words import say

Taken = tuple[Step, ...]
Targets = dict[Step, StepTarget[Action]]


class MosquitoSteps(ChoosingSteps[Action]):
    """The steps of one turn of *seat*, which lead to its *legal* turns."""

    def __init__(
        self, table: MosquitoStepContext, seat: Seat, legal: Turns, kinds: Sequence[ActionKind]
    ) -> None:
        self._table, self._tokens = table, table.tokens
        self._seat, self._legal = seat, legal
        self._farthest, self._mixed = 0 if table.is_lesson else table.farthest, legal.mixed
        self._possible = {kind: kind in next_steps(legal, ()) for kind in kinds}
        explain = table.explain if table.is_open and not table.is_lesson else None
        self._previews = MosquitoPreview(
            table.tokens, seat, table.play, explain, table.is_new, table.farthest,
            claims=not table.is_lesson,
        )  # fmt: skip
        self._hand = sorted(legal.hand, key=lambda card: (card.suit, card.rank))
        self._where = placements(legal)
        self._asks = table.is_lesson or not table.is_open
        self._only = None if self._asks else only_place(legal)  # placed at once

    def is_button(self, target: StepTarget[Action]) -> bool:
        """Whether *target* is a kind of turn."""
        return target.box in self._tokens.buttons.boxes

    def first(self) -> ChoosingStep[Action]:
        return self._step(())

    def turned(self, is_open: bool) -> None:
        self._table.show_hand(is_open)
        if not is_open:
            self._previews.put_back()

    def clear(self) -> None:
        self._previews.clear()
        self._table.ask(say(PROMPTS[StepKind.KIND], name=seat_name(self._seat)))

    def _step(self, taken: Taken) -> ChoosingStep[Action]:
        what = next_step_kind(taken)
        assert what is not None, "a whole turn leaves nothing to ask"
        beside: Sequence[StepTarget[Action]] = ()  # for pointers
        dark: Sequence[Spot] | None = None  # among the cards on the pond, if one is chosen
        match what:
            case StepKind.KIND:
                targets, start = self._kind_targets()
                beside = self._shortcuts([target.box for target in targets.values()])
            case StepKind.LAID:
                (targets, start), dark = self._laid_targets(taken), ()
            case StepKind.CARD:
                targets, start = self._card_targets(taken)
            case StepKind.WHERE:
                (targets, beside), start = self._where_targets(taken), 0
            case _:
                opened = openings(self._legal, taken)
                targets, start = self._spot_targets(taken, what, opened)
                bright = {*taken, *lit_steps(taken, opened, self._table.prescribed)}
                dark = [at for at, _ in shown(self._legal.layout) if at not in bright]
        begin = partial(self._begin, taken, what, targets, dark)
        return ChoosingStep([*targets.values()], start, begin, beside)

    def _begin(
        self, taken: Taken, what: StepKind, targets: Targets, dark: Sequence[Spot] | None = None
    ) -> None:
        is_first = what is StepKind.KIND
        left, is_open = self._tokens.panels[self._seat].left, self._table.is_open
        key = turn_prompt(self._legal, is_open=is_open, left=left) if is_first else PROMPTS[what]
        self._table.ask(say(key, name=seat_name(self._seat)))
        if self._table.detail and (is_first or self._tokens.meter.is_last_round):
            self._table.explain(self._table.detail)
        bright = self._bright(taken) if what is StepKind.LAID else targets
        usable = [bool(one.then) and step in bright for step, one in targets.items()]
        after = layout_after(self._legal.layout, taken)
        self._previews.begin(after, taken, what, self._possible, usable=usable, dark=dark)

    def _then(self, taken: Taken) -> Callable[[], NextStep[Action]]:
        """What choosing the last step of *taken* leads to.

        A lesson asks for each card, and so does a hidden hand: others can count presses.
        """

        def follow() -> NextStep[Action]:
            way = taken if self._asks else (*taken, *alike(self._legal, taken))
            if next_step_kind(way) is not None:
                return self._step(way)
            action = turn_from_steps(self._legal, way)
            assert action is not None, f"{way} is no legal turn"
            return Done(action)

        return follow

    def _kind_targets(self, asked: str = "") -> tuple[Targets, int]:
        """The kinds of turns; a pass is *asked* about again if it may give a point away."""
        layout, targets, table = self._tokens.rows.layout, Targets(), self._table
        boxes = layout.menu(self._seat, len(self._possible))
        for (kind, possible), box in zip(self._possible.items(), boxes, strict=True):
            words = kind_words(kind, whole=layout.sentence(self._seat) is not None)
            if kind is ActionKind.PLACE and self._only:
                words = place_gain(self._legal, (), *self._only, self._farthest)
            then = self._then((kind,)) if possible else None
            if kind is ActionKind.PASS and asked:
                words = asked
            elif kind is ActionKind.PASS and (instead := pass_question(self._legal, table)):
                then = partial(self._ask_again, instead)
            elif not possible:
                words = say(no_turn_key(self._legal, kind))
            elif (action := table.prescribed) and not may_begin((kind,), action):
                words = ""  # the lesson asks for another one
            targets[kind] = self._target(box, words, then, kind)
        start = ActionKind.PASS if asked else next(k for k, may in self._possible.items() if may)
        return targets, list(targets).index(start)

    def _ask_again(self, instead: str) -> ChoosingStep[Action]:
        """Whether to pass all the same, with what there is *instead*."""
        targets, start = self._kind_targets(instead)
        words = say("mosquito.pass_prompt", name=seat_name(self._seat))

        def show() -> None:
            self._begin((), StepKind.KIND, targets)
            self._table.ask(words)

        return ChoosingStep([*targets.values()], start, show)

    # What a pointer may begin with, beside the buttons

    def _shortcuts(self, buttons: Sequence[Box]) -> list[StepTarget[Action]]:
        """The cards in the paws, and the open pads that no button lies over."""
        boxes = self._tokens.panels[self._seat].hand_boxes(len(self._hand), buttons)
        cards = [self._card_shortcut(*one) for one in zip(self._hand, boxes, strict=True)]
        fits = fourths(self._legal.layout, self._mixed)
        pads = [self._pad_shortcut(at, suits) for at, suits in fits.items()]
        return [*cards, *(pad for pad in pads if not any(map(pad.box.overlaps, buttons)))]

    def _card_shortcut(self, card: Card, box: Box) -> StepTarget[Action]:
        """Placing a card; only a second press, on a pad, does it."""
        spots, suit = self._where.get(card), say(f"mosquito.suit_{int(card.suit)}")
        if not spots:
            key = "mosquito.no_card" if self._where else no_turn_key(self._legal, ActionKind.PLACE)
            return StepTarget(box, say(key, suit=suit), None)
        then = self._then((ActionKind.PLACE, card))
        show = self._previews.raiser(card, spots)
        return StepTarget(box, say("mosquito.this_card", suit=suit), then, show)

    def _pad_shortcut(self, at: Spot, suits: Sequence[Suit]) -> StepTarget[Action]:
        """Placing a card on a pad, at once if only one suit fits."""
        cards = [card for card, spots in self._where.items() if at in spots]
        box = self._tokens.rows.box(at)
        if not cards:
            return StepTarget(box, say(f"mosquito.{'no_pad' if suits else 'no_three'}"), None)
        words = place_gain(self._legal, (), cards[0], at, self._farthest)
        show = partial(self._show_pad, at, cards)
        if len({card.suit for card in cards}) == 1:
            return StepTarget(box, words, self._then((ActionKind.PLACE, cards[0], at)), show)
        return StepTarget(box, words, partial(self._which_card, at), show)

    def _show_pad(self, at: Spot, cards: Sequence[Card]) -> None:
        """Which cards can be placed on a pad, and by which three."""
        by = trio_at(self._legal.layout, self._mixed, at, cards[0].suit) or ()
        self._previews.placer(cards[0], at, by)()
        self._previews.offer(dict.fromkeys(cards, (at,)))

    def _which_card(self, at: Spot) -> ChoosingStep[Action]:
        """The last question when several suits fit a pad that has been chosen."""
        taken = (ActionKind.PLACE,)
        targets, start = self._card_targets(taken, at)
        begin = partial(self._begin, taken, StepKind.CARD, targets)
        return ChoosingStep([*targets.values()], start, begin)

    def _show_kind(self, kind: ActionKind) -> None:
        """The button, and which cards can be placed where; if none can, the pads that it opens."""
        self._previews.button(kind, self._table.controls())
        if kind is ActionKind.PLACE and self._only:
            self._show_pad(self._only[1], [*self._where])
        elif kind is ActionKind.PLACE:
            self._previews.offer(self._where)
            fits = ((at, card.suit) for card, spots in self._where.items() for at in spots)
            self._previews.lead(three_to_tell(self._legal, fits))
        elif not (self._where or kind is ActionKind.PASS or self._table.is_lesson):
            self._tokens.rows.promise(all_openings(self._legal, (kind,)))

    def _bright(self, taken: Taken) -> Sequence[Step]:
        """What opens a pad after *taken*; in a lesson only what that asks for."""
        return lit_steps(taken, openings(self._legal, taken), self._table.prescribed)

    def _spread(self, taken: Taken) -> list[tuple[Card, Box]]:
        """The cards of the hand that *taken* leaves, laid out."""
        held = self._tokens.hands.held[self._seat]
        hand = [card for card, _ in held if card and card not in taken]
        return [*zip(hand, self._tokens.panels[self._seat].spread_boxes(len(hand)), strict=True)]

    def _laid_targets(self, taken: Taken) -> tuple[Targets, int]:
        """The cards of the hand, to cover another one with; each with pads that it may open."""
        possible, bright, targets = next_steps(self._legal, taken), self._bright(taken), Targets()
        for card, box in self._spread(taken):
            words, then = say("mosquito.no_laid", suit=say(f"mosquito.suit_{int(card.suit)}")), None
            way, pads = (*taken, card), None
            if card in possible:
                words, pads = forecast(self._legal, way, self._table.prescribed, self._farthest)
                then = self._then(way)
            targets[card] = StepTarget(box, words, then, self._previews.raiser(card, opens=pads))
        return targets, next((i for i, card in enumerate(targets) if card in bright), 0)

    def _card_targets(self, taken: Taken, at: Spot | None = None) -> tuple[Targets, int]:
        """The cards of the hand, to be placed *at* a pad if that has been chosen already.

        A card that fits one pad alone is placed at once.
        """
        after, targets = layout_after(self._legal.layout, taken), Targets()
        fitting = fourths(after, self._mixed)
        for card, box in self._spread(taken):
            spots = places_of(card, self._legal, taken)
            if at is not None:
                spots = [at] if at in spots else []
            suit, only = say(f"mosquito.suit_{int(card.suit)}"), spots if len(spots) == 1 else ()
            if spots:
                words = say("mosquito.this_card", suit=suit)
                if only:
                    words = place_gain(self._legal, taken, card, only[0], self._farthest)
                then = self._then((*taken, card, *only))
            else:
                words, then = say(why_no_pad(fitting, card, at), suit=suit), None
            by = trio_at(after, self._mixed, only[0], card.suit) if only else None
            raise_it = self._previews.raiser(card, spots, by or ())
            targets[card] = StepTarget(box, words, then, raise_it)
        return targets, next((i for i, one in enumerate(targets.values()) if one.then), 0)

    def _where_targets(self, taken: Taken) -> tuple[Targets, Sequence[StepTarget[Action]]]:
        """The pads where the last card of *taken* can be placed, and for pointers the others."""
        card = taken[-1]
        assert isinstance(card, Card)
        after = layout_after(self._legal.layout, taken)
        possible = places_of(card, self._legal, taken[:-1])
        targets, others = Targets(), list[StepTarget[Action]]()
        for spot, suits in sorted(fourths(after, self._mixed).items()):
            box = self._tokens.rows.box(spot)
            if spot in possible:
                by = trio_at(after, self._mixed, spot, card.suit) or ()
                show = self._previews.placer(card, spot, by)
                words = place_gain(self._legal, taken[:-1], card, spot, self._farthest)
                targets[spot] = StepTarget(box, words, self._then((*taken, spot)), show)
            else:
                others.append(StepTarget(box, why_unfit(suits, card), None))
        return targets, others

    def _spot_targets(
        self, taken: Taken, what: StepKind, opened: Mapping[Step, Openings]
    ) -> tuple[Targets, int]:
        spots = [spot for spot in next_steps(self._legal, taken) if isinstance(spot, Spot)]
        is_first, asked, far = what is StepKind.FIRST, self._table.prescribed, self._farthest
        brings = {} if is_first else gains(self._legal, taken, opened, far)
        rows, targets = self._tokens.rows, Targets()
        for spot in spots:
            way = *taken, spot
            told = brings.get(spot, say("mosquito.no_opening"))
            words, pads = forecast(self._legal, way, asked, far) if is_first else (told, {})
            then, show = self._then(way), self._shows_spot(taken, spot, pads)
            leads = partial(may_begin, way)
            targets[spot] = StepTarget(rows.box(spot), words, then, show, may_lead_to=leads)
        return targets, neutral_start(spots, lit_steps(taken, opened, asked))

    def _shows_spot(self, taken: Taken, spot: Spot, pads: Openings) -> Callable[[], None]:
        """Shows what choosing a spot would do, and asks whether to."""
        match last := taken[-1]:
            case Spot():
                show = self._previews.exchanger(last, spot)
            case Card():
                show = self._previews.coverer(last, spot)
            case _:
                return self._previews.pointer(spot, pads)
        layout = layout_after(self._legal.layout, taken)
        question = change_question(layout, last, spot, seat_name(self._seat))

        def point() -> None:
            self._table.ask(question)
            show()

        return point

    def _target(
        self, box: Box, words: str, then: Callable[[], NextStep[Action]] | None, kind: ActionKind
    ) -> StepTarget[Action]:
        def point() -> None:
            self._show_kind(kind)
            if self._previews.words_covered and self._table.is_open:
                self._table.explain(words)

        return StepTarget(box, words, then, point, may_lead_to=partial(may_begin, (kind,)))
