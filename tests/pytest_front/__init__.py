"""Tests of the suite under pytest."""
