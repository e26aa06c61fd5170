"""Engines: whatever answers the operations of a scenario."""
