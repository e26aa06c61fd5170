"""Tests of the rules 700-767 on boards that nobody wrote: turns, attachment, refusals."""
