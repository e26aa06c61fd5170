"""What all actions have in common."""

import msgspec


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="op", kw_only=True):
    """An operation that changes the game."""
