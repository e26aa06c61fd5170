"""The gate: whether a run may pass, held against a committed baseline."""
