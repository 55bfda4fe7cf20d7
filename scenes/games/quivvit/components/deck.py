"""The deck, and the line to which it can be drained."""

from __future__ import annotations

from rules.quivvit import DECK, LOW_DECK, View
from scenes.games.quivvit.cards import back
from scenes.games.quivvit.layout import TRAY, captioned
from scenes.games.quivvit.material import MATERIAL
from scenes.ui.boards import PAD_X, PAD_Y, board
from sprites.pictures import theme
from sprites.pictures.geometry import Box
from sprites.pictures.pictures import Art, Collage, Paper, Part, Picture, Text
from sprites.pictures.pose import Pose
from sprites.stage.stage import Stage
from sprites.stage.token import Token
from words import say

Z = 40.0
LAYERS = 4  # cards that are seen of a full deck
STEP = (2.5, -4.0)  # from one to the next
ON_TRAY = 0.62  # of the tray that it lies on
BAR = 16.0
LINE = 40.0  # of the count, at 100 %
ROOMY = 150.0  # the room for it in which a board has edges


class QuivvitDeck:
    """The deck face down; with the rule of draining it, what is left and what ends the game."""

    def __init__(self, stage: Stage, box: Box, card: float, view: View) -> None:
        self._stage = stage
        self.count, self._full = view.deck, DECK * view.options.decks
        self._drains = view.options.drain_the_deck
        line = 2 * LINE * stage.renderer.text_scale if self._drains else 0.0
        room, self._words_box = captioned(box, line, 1.0)
        rail = BAR + 14 if self._drains else 0
        tray = min(room.h - rail, room.w, TRAY)
        side = min(ON_TRAY * tray, card)
        self._scale = side / card
        x, y = room.centre[0], room.centre[1] - rail / 2
        stage.add(Token(Art("picnic-tray", tray), Pose(x, y), Z - 1, "tray"))
        self.cards = [
            Token(
                back(card),
                Pose(x + i * STEP[0], y + i * STEP[1], 0, self._scale, self._scale),
                Z + i,
            )
            for i in range(LAYERS)
        ]
        self._words = Token(Text(" "), Pose(*self._words_box.centre), Z + LAYERS, "deck")
        stage.add(*self.cards, self._words)
        self._bar_box = Box(room.x + 6, room.bottom - BAR - 2, room.w - 12, BAR)
        self._bar = Token(Paper(1, 1), Pose(*self._bar_box.centre), Z + 1, "drain")
        self._mark = Token(Paper(6, BAR + 14, theme.ACCENT, 3, shadow=False), Pose(0, 0), Z + 3)
        if self._drains:
            stage.add(self._top_bar(), self._bar, self._mark)
        self.write()

    @property
    def top(self) -> Pose:
        """Where the topmost card lies."""
        return self.cards[-1].pose

    def take(self, count: int) -> None:
        """So many cards were dealt."""
        self.count -= count
        self.write()

    def write(self) -> None:
        """Show how many are left."""
        for i, token in enumerate(self.cards):
            token.visible = self.count > i * self._full / LAYERS / 2
        if self._drains:
            self._words.picture = self._told()
            self._fill()

    def _told(self) -> Picture:
        """How many cards are left, and with how many the game ends.

        It is on a board if there is room for one.
        """
        words = say("quivvit.deck", count=self.count, low=LOW_DECK)
        box, renderer = self._words_box, self._stage.renderer
        text, room = Text(words, theme.FLOOR), box.w - 2 * PAD_X
        if room < ROOMY:
            return Text(words, theme.FLOOR, theme.INK, box.w, box.h)
        if renderer.size(text)[0] > room:
            text = Text(words, theme.FLOOR, theme.INK, room, box.h - 2 * PAD_Y)
        wide, high = renderer.size(text)
        wide, high = wide + 2 * PAD_X, high + 2 * PAD_Y
        sheet, middle = board(wide, high, MATERIAL), (wide / 2, high / 2)
        return Collage(wide, high, (Part(sheet, *middle), Part(text, *middle)))

    def _fill(self) -> None:
        box = self._bar_box
        wide = max(BAR, box.w * self.count / self._full)
        colour = theme.GOOD if self.count > LOW_DECK else theme.ACCENT
        self._bar.picture = Paper(wide, BAR, colour, BAR / 2, shadow=False)
        self._bar.pose = Pose(box.x + wide / 2, box.centre[1])
        self._mark.pose = Pose(box.x + box.w * LOW_DECK / self._full, box.centre[1])

    def _top_bar(self) -> Token:
        box = self._bar_box
        rail = Paper(box.w + 6, BAR + 6, MATERIAL.colours.edge, BAR / 2 + 3, shadow=False)
        return Token(rail, Pose(*box.centre), Z)
