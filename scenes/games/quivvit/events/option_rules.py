"""What options add to a turn, for those who are new to the game."""

from __future__ import annotations

from rules.quivvit import View
from words import say


def option_rule(view: View, *, free: bool) -> str:
    """What to know of an option now, or nothing; *free* if a free link is outlined.

    What can be used in any turn is told one after the other, in the first rounds.
    """
    if view.turn.asking:
        return say("quivvit.rule_block")
    if free:
        return say("quivvit.rule_free")
    rules = [say("quivvit.rule_timed")] if view.options.timed != "off" else []
    if view.turn.player in view.board.doubles:
        rules.append(say("quivvit.rule_double"))
    return rules[view.turn.round - 1] if view.turn.round <= len(rules) else ""
