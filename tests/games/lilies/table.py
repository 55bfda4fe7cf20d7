"""The Lilies table, put together from the parts that all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.core import Seat
from scenes.core.ending import Ending, result_rows
from scenes.core.script import Script, together, wait
from scenes.players.seat_names import seat_name
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.hand_chooser import HandCard, HandChooser, HandLayout
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy import Secrecy
from scenes.table.game_table import GameTable
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import frog_beside_tag
from scenes.table.top_bar import GAP, TopBar, top_bar_layout
from scenes.ui.safe_area import safe_area
from sounds.bank import Ambience, Sound
from sprites.motion.motions import arc, fade
from sprites.pictures import theme
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Art, Paper, Text
from sprites.pictures.pose import Pose
from sprites.render.background import Background
from sprites.stage.token import Token
from tests.games.lilies.leaves import HAND_Z, TALL, LiliesHands, face, flower
from tests.games.lilies.rules import (
    HAND,
    Action,
    Event,
    FlowerDrawn,
    LeafLaidAside,
    LeavesPlayed,
    View,
)
from words import say
from words.phrases import listed

PANEL_HIGH, SCORES_WIDE = 244.0, 460.0


class LaidOutHand:
    """The leaves of one seat, on the stage only while they lie open in the middle."""

    def __init__(self, table: LiliesTable, cards: Sequence[HandCard[Action]]) -> None:
        self._stage, self._tokens = table.stage, [card.token for card in cards]

    def raised(self, action: Action | None) -> None:
        self._stage.remove(*self._tokens)
        if action is not None:
            self._stage.add(*self._tokens)

    def put_away(self) -> None:
        """They are off the stage already."""


class LiliesTable(GameTable[Action, Event, View]):
    """One match of Lilies on the screen."""

    ambience = Ambience.POND_MORNING
    bot_turn_seconds = 2.0
    panels: list[HandPanel]

    def background(self) -> Background:
        return Art("pond-water", 2560)

    def build(self) -> None:
        renderer, board = self.context.renderer, self.view.board
        room = safe_area(renderer.width, renderer.height)
        top = top_bar_layout(room, renderer.text_scale, SCORES_WIDE)
        high = PANEL_HIGH + 40 * (renderer.text_scale - 1)
        low = Box(room.x, room.bottom - high, room.w, high)
        boxes = low.split_columns(*[1.0] * len(board.points), gap=GAP)
        pond = Box(room.x, top.bottom, room.w, low.y - top.bottom).inset(0, GAP)
        self.upper, self.field = pond.split_rows(0.3, 0.7, gap=GAP)
        self.card = self.field.h / (1.25 * TALL)
        self.top_bar = TopBar(self.stage, self.context.bank, top, self.field)
        self.panels = [
            HandPanel(self.stage, seat, frog_beside_tag(box, renderer.text_scale), HAND, self.play)
            for seat, box in enumerate(boxes)
        ]
        self.hands = LiliesHands(self.stage, self.panels, self.seen.hands)
        there = Pose(*self.upper.centre, alpha=1.0 if board.flower else 0.0)
        self._flower = Token(flower(board.flower or 0, self.upper.h), there, HAND_Z)
        self._scores = Token(self._score_text(), Pose(*top.side.centre), HAND_Z + 1)
        sheet = Token(Paper(top.side.w, top.side.h), self._scores.pose, HAND_Z)
        self.stage.add(self._flower, sheet, self._scores)

    def hide_hands(self) -> None:
        """Turn hands up for one person alone, and down as soon as there are more."""
        for seat, leaves in enumerate(self.hands.leaves):
            hand = self.seen.hands[seat] if self.awaiting_choice else leaves
            hidden = not self.awaiting_choice and seat != self.lone_viewer
            self.hands.show(Seat(seat), [None] * len(leaves) if hidden else hand)

    # The show

    def deal(self) -> Script:
        self.context.bank.play(Sound.MATCH_START)
        yield

    def show(self, event: Event) -> Script:
        match event.seen_by(self.lone_viewer):
            case LeafLaidAside(seat, leaf):
                self.panels[seat].unseal()
                self.hands.take(seat, leaf)
                self.context.bank.play(Sound.CARD_LAID)
            case FlowerDrawn(points):
                self._flower.picture = flower(points, self.upper.h)
                self.context.bank.play(Sound.ROUND)
                yield from fade(self._flower, 1.0, 0.4)
            case LeavesPlayed(leaves):
                yield from self._turn_up(leaves)
            case unknown:
                assert_never(unknown)

    def _turn_up(self, leaves: Sequence[int]) -> Script:
        """All leaves fly to the middle at once, and disappear with the flower."""
        self.context.bank.play(Sound.ALL_SEALED)
        tokens, flights = [], []
        for seat, slot in enumerate(self._row(len(leaves))):
            panel = self.panels[seat]
            panel.unseal()
            self.hands.take(Seat(seat), leaves[seat])
            leaf = Token(face(leaves[seat], self.card), Pose(*panel.room.centre), HAND_Z + 10)
            tokens.append(leaf)
            flights.append(arc(leaf, Pose(slot.x, slot.y), 0.5, 60))
        self.stage.add(*tokens)
        yield from together(*flights)
        yield from wait(0.5)
        yield from together(*(fade(token, 0.0, 0.4) for token in (*tokens, self._flower)))
        self.stage.remove(*tokens)
        self._scores.picture = self._score_text()

    def caption(self, event: Event) -> str:
        match event:
            case LeafLaidAside(seat):
                return say("lilies.laid_aside", name=seat_name(seat))
            case FlowerDrawn(points):
                return say("lilies.drawn", points=points)
            case LeavesPlayed(leaves, taker):
                return say("lilies.taken", name=seat_name(taker), leaf=leaves[taker])

    def hint(self, event: Event) -> str:
        if isinstance(event, LeafLaidAside):
            return say("lilies.hint_aside")
        best = "lowest" if self.view.board.options.lowest else "highest"
        return say(f"lilies.hint_{best}") if isinstance(event, LeavesPlayed) else ""

    def ending(self) -> Ending:
        outcome = self.match.state.outcome()
        assert outcome is not None, "only a match that is over has an ending"
        points = enumerate(outcome.points)
        words = {Seat(seat): say("lilies.points", points=own) for seat, own in points}
        return Ending(result_rows(outcome, words), say("lilies.all_taken"))

    # Choosing

    def prompt(self, seats: Sequence[Seat]) -> None:
        if seats:
            self.hide_hands()
            key = "lilies.play_prompt" if self.view.board.flower else "lilies.aside_prompt"
            self.top_bar.show_prompt(say(key, names=listed([seat_name(seat) for seat in seats])))

    def chose_elsewhere(self, seat: Seat) -> None:
        self.panels[seat].seal()
        self.context.bank.play(Sound.CARD_SEAL)

    def show_chosen(self, seat: Seat) -> None:
        self.panels[seat].seal()

    def choosing(self, context: ChooserContext) -> PersonChoosing[Action]:
        return PersonChoosing(context, True, self._hand)

    def _hand(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        home = Pose(*self.panels[seat].room.centre, sx=0.4, sy=0.4)
        cards = [
            HandCard(action, Token(face(action.leaf, self.card), home), home, HAND_Z)
            for action in self.match.state.legal(seat)
        ]
        layout = HandLayout(self._row(len(cards)), self.field)
        preview = LaidOutHand(self, cards)
        hidden = self.secrecy(seat) is not Secrecy.OPEN
        return HandChooser(context, self.panels[seat], cards, layout, preview, hidden=hidden)

    def _row(self, count: int) -> Sequence[Slot]:
        return row(count, self.card, 30, self.field.centre, room=self.field.w)

    def _score_text(self) -> Text:
        points = enumerate(self.view.board.points)
        scores = [say("lilies.score", name=seat_name(Seat(i)), points=own) for i, own in points]
        return Text("\n".join(scores), theme.FLOOR, theme.INK, SCORES_WIDE - 2 * GAP)


TABLE = LiliesTable
