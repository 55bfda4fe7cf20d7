"""What a table teaches: the rule behind what happens, once, to those who want to know."""

from __future__ import annotations

from scenes.core.context import Context


class Hints:
    """Which rules were explained at a table of *game*, and whether any are to be explained now."""

    def __init__(self, context: Context, game: str) -> None:
        self._context, self._game = context, game
        self.given: list[str] = []
        """Those that were explained, in this order."""
        self.met: set[str] = set()
        """Those of all events so far, explained or not."""
        self._forgotten: set[str] = set()

    @property
    def wanted(self) -> bool:
        """Whether rules are explained: to people in their first match of the game, and on show."""
        context = self._context
        always = context.settings.hints == "always" and bool(context.seating.people())
        return context.on_show or always or self.is_first_match

    @property
    def is_first_match(self) -> bool:
        """Whether people play a game that nobody has finished here, and may be told about it."""
        context = self._context
        is_first = self._game not in context.known_games and context.settings.hints != "never"
        return is_first and bool(context.seating.people()) and not context.on_show

    def give(self, rule: str) -> bool:
        """Tell whether *rule* is one that was not explained yet; from now on it was."""
        if not self.is_new(rule):
            return False
        self.given.append(rule)
        return True

    def forget(self, rule: str) -> None:
        """A *rule* could not be read: it is explained once more at most, and not on show."""
        if rule in self.given and rule not in self._forgotten and not self._context.on_show:
            self._forgotten.add(rule)
            self.given.remove(rule)

    def learn(self, rule: str) -> None:
        """People have read *rule*."""
        if self._context.seating.people() and not self._context.on_show:
            self._context.teach([rule])

    def is_new(self, rule: str) -> bool:
        """Whether there is a *rule*, and it was not explained yet."""
        return bool(rule) and rule not in self.given and not self._was_taught(rule)

    def _was_taught(self, rule: str) -> bool:
        """Whether those who get hints once have read *rule*, or seen it in a lesson."""
        context = self._context
        return (
            context.settings.hints == "first"
            and not context.on_show
            and rule in context.taught_rules
        )
