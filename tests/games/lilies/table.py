"""The Lilies table, put together from the parts that all tables share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.core import Seat
from scenes.core.ending import Ending, final_outcome, result_rows
from scenes.core.script import Script, together, wait
from scenes.players.seat_names import seat_name
from scenes.table.captions.game_captions import GameCaptions
from scenes.table.captions.hint_strip import table_area
from scenes.table.choosing.chooser import Chooser, ChooserContext
from scenes.table.choosing.game_choosing import GameChoosing
from scenes.table.choosing.hand_chooser import HandCard, HandChooser, HandLayout
from scenes.table.choosing.pending_choices import PersonChoosing
from scenes.table.choosing.secrecy.secrecy import Secrecy
from scenes.table.game_places import GamePlaces
from scenes.table.game_table import GameTable
from scenes.table.seats.hand_panel import HandPanel
from scenes.table.seats.seat_places import frog_beside_tag
from scenes.table.top_bar import TopBar
from scenes.table.top_bar_layout import GAP, top_bar_layout
from sounds.bank import Ambience, Sound
from sprites.motion.motions import arc, fade
from sprites.pictures.geometry import Box, Slot, row
from sprites.pictures.pictures import Art
from sprites.pictures.pose import Pose
from sprites.render.background import Background
from sprites.stage.token import Token
from tests.games.lilies.card_samples import TALL, face, flower
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

PANEL_HIGH, SCORE_WIDE, FLOWER_Z = 244.0, 44.0, 310.0


class LiliesCaptions(GameCaptions[Action, Event]):
    """Tells events of a match in which the *lowest* leaf takes the flower, or else the highest."""

    def __init__(self, lowest: bool) -> None:
        self._best = "lowest" if lowest else "highest"

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
        return say(f"lilies.hint_{self._best}") if isinstance(event, LeavesPlayed) else ""


class LiliesTable(GameTable[Action, Event, View]):
    """One match of Lilies on the screen."""

    ambience = Ambience.POND_MORNING
    bot_turn_seconds = 2.0
    panels: list[HandPanel]

    def background(self) -> Background:
        return Art("pond-water", 2560)

    def build(self) -> None:
        renderer, board = self.context.renderer, self.view.board
        scale = renderer.text_scale
        room = table_area(renderer.width, renderer.height, scale)
        top = top_bar_layout(room, scale, 0)
        high = PANEL_HIGH + 40 * (scale - 1)
        low = Box(room.x, room.bottom - high, room.w, high)
        boxes = low.split_columns(*[1.0] * len(board.points), gap=GAP)
        pond = Box(room.x, top.bottom, room.w, low.y - top.bottom).inset(0, GAP)
        self.upper, self.field = pond.split_rows(0.3, 0.7, gap=GAP)
        self.card = self.field.h / (1.25 * TALL)
        self.captions = LiliesCaptions(board.options.lowest)
        self.top_bar = TopBar(self.stage, self.context.bank, top)
        self.panels = [
            HandPanel(self.stage, seat, place, HAND, self.motions.play, score=SCORE_WIDE)
            for seat, place in enumerate(frog_beside_tag(box, scale) for box in boxes)
        ]
        self.places = GamePlaces(renderer, self.panels)
        self.choosing = LiliesChoosing(self)
        self.leaves: list[list[int | None]] = [[] for _ in boxes]
        for seat, hand in enumerate(self.seen.hands):
            self._lay_hand(Seat(seat), hand)
        there = Pose(*self.upper.centre, alpha=1.0 if board.flower else 0.0)
        self._flower = Token(flower(board.flower or 0, self.upper.h), there, FLOWER_Z)
        self.stage.add(self._flower)
        self._show_scores()

    def _lay_hand(self, seat: Seat, hand: Sequence[int | None]) -> None:
        """Show a hand in its panel, as far as everybody may see it."""
        panel, self.leaves[seat] = self.panels[seat], list(hand)
        panel.lay_hand([face(leaf, panel.slot_width) for leaf in hand])

    def _take(self, seat: Seat, leaf: int | None) -> None:
        """Take a leaf away; of a hidden hand the last back, so that its place tells nothing."""
        left = self.leaves[seat]
        left.remove(leaf if leaf in left else None)
        self._lay_hand(seat, left)

    def _show_scores(self) -> None:
        for panel, points in zip(self.panels, self.view.board.points, strict=True):
            panel.tag.show_score(str(points))

    def hide_hands(self) -> None:
        """Turn hands up for one person alone, and down as soon as there are more."""
        for seat, leaves in enumerate(self.leaves):
            hand = self.seen.hands[seat] if self.awaiting_choice else leaves
            hidden = not self.awaiting_choice and seat != self.lone_viewer
            self._lay_hand(Seat(seat), [None] * len(leaves) if hidden else hand)

    # The show

    def show(self, event: Event) -> Script:
        match event.seen_by(self.lone_viewer):
            case LeafLaidAside(seat, leaf):
                self.panels[seat].unseal()
                self._take(seat, leaf)
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
        for seat, slot in enumerate(self.row_of(len(leaves))):
            panel = self.panels[seat]
            panel.unseal()
            self._take(Seat(seat), leaves[seat])
            leaf = Token(face(leaves[seat], self.card), Pose(*panel.room.centre), FLOWER_Z + 10)
            tokens.append(leaf)
            flights.append(arc(leaf, Pose(slot.x, slot.y), 0.5, 60))
        self.stage.add(*tokens)
        yield from together(*flights)
        yield from wait(0.5)
        yield from together(*(fade(token, 0.0, 0.4) for token in (*tokens, self._flower)))
        self.stage.remove(*tokens)
        self._show_scores()

    def ending(self) -> Ending:
        outcome = final_outcome(self.match)
        words = {Seat(i): say("lilies.points", points=p) for i, p in enumerate(outcome.points)}
        return Ending(result_rows(outcome, words), say("lilies.all_taken"))

    def row_of(self, count: int) -> Sequence[Slot]:
        """Where so many leaves lie in the middle."""
        return row(count, self.card, 30, self.field.centre, room=self.field.w)


class LiliesChoosing(GameChoosing[Action]):
    """The choices at *table*."""

    def __init__(self, table: LiliesTable) -> None:
        self._table = table

    def prompt(self, seats: Sequence[Seat]) -> None:
        if seats:
            self._table.hide_hands()
            key = "lilies.play_prompt" if self._table.view.board.flower else "lilies.aside_prompt"
            names = listed([seat_name(seat) for seat in seats])
            self._table.top_bar.show_prompt(say(key, names=names))

    def chose_elsewhere(self, seat: Seat) -> None:
        self._table.panels[seat].seal()
        self._table.context.bank.play(Sound.CARD_SEAL)

    def show_chosen(self, seat: Seat) -> None:
        self._table.panels[seat].seal()

    def by_person(self, context: ChooserContext) -> PersonChoosing[Action]:
        return PersonChoosing(context, True, self._hand)

    def _hand(self, context: ChooserContext) -> Chooser[Action]:
        seat = context.seat
        home = Pose(*self._table.panels[seat].room.centre, sx=0.4, sy=0.4)
        cards = [
            HandCard(action, Token(face(action.leaf, self._table.card), home), home, FLOWER_Z)
            for action in self._table.match.state.legal(seat)
        ]
        layout = HandLayout(self._table.row_of(len(cards)), self._table.field)
        hidden = self._table.secrecy(seat) is not Secrecy.OPEN
        return HandChooser(context, self._table.panels[seat], cards, layout, hidden=hidden)


TABLE = LiliesTable
