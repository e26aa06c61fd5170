"""The adapter kit: plug an engine in by writing one method for each operation that it has.

    from conformance.kit import Adapter, Illegal, Unsupported, main

    class MyEngine(Adapter):
        name = "my engine"

        def reset(self) -> None:
            self.game = Game()

        def might(self, unit: str) -> int:
            return self.game.units[unit].might

    if __name__ == "__main__":
        main(MyEngine)

``riftbound-conformance run --engine module:MyEngine`` plays the suite on it in this process, and the same file run as a
program speaks the protocol on its standard streams. ``riftbound-conformance adapter python`` writes one to start from;
``adapter.js`` in this folder is the kit for JavaScript.
"""

from conformance.engines.base import Settings
from conformance.kit.adapter import Adapter, Illegal, Unsupported, main
from conformance.kit.handlers import AdapterError

__all__ = ["Adapter", "AdapterError", "Illegal", "Settings", "Unsupported", "main"]
