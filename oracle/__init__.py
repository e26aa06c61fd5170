"""The reference oracle: the rules of Riftbound as pure functions over immutable state.

``game`` is the way in: ``new_game``, ``act`` and ``ask``. Every other module is named after the part of the
rulebook that it carries out; its functions say which rule. Nothing here reads or writes anything outside its
arguments. Rule numbers are those of the Core Rules 1.4 (2026-07-16).
"""
