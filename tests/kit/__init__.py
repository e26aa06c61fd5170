"""Tests of the adapter kits, the examples and the adapter guide."""
