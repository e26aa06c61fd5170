"""Wires pytest: features and case files become tests, and ``--engine`` chooses who plays them."""

pytest_plugins = ["conformance.pytest_plugin"]
