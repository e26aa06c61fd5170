"""Fuzzing: cases made by chance, on which an engine is held against the oracle, or against itself."""
