"""Tests of reading scenarios: decoding, names, features, case files, the suite."""
