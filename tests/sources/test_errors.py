"""The one line that wrong input gives."""

import pytest

from conformance.errors import InputError, quoted, suggest


@pytest.mark.parametrize(
    ("file", "line", "shown"),
    [
        ("", 0, "wrong; right"),
        ("a.toml", 0, "a.toml: wrong; right"),
        ("a.toml", 3, "a.toml:3: wrong; right"),
        ("", 3, "line 3: wrong; right"),
    ],
)
def test_it_says_the_place_as_far_as_it_is_known(file: str, line: int, shown: str) -> None:
    assert str(InputError("wrong; right", file, line)) == shown


def test_a_place_that_is_known_is_kept_and_the_rest_filled_in() -> None:
    error = InputError("wrong", line=3)
    assert error.at("a.toml", 7) is error
    assert str(error) == "a.toml:3: wrong"


def test_it_stays_one_line_and_hides_no_control_characters() -> None:
    assert str(InputError("two\nlines \x1b[31m red", "a\nb", 1)) == "a b:1: two lines \\x1b[31m red"


def test_a_near_word_is_proposed_whatever_its_case() -> None:
    assert suggest("might", ["Mighty", "Tank"]) == 'did you mean "Mighty"?'


def test_without_a_near_word_all_are_listed() -> None:
    assert suggest("zzz", ["Mighty", "Tank"], "known") == 'known: "Mighty", "Tank"'


@pytest.mark.parametrize(
    ("value", "shown"),
    [("x", '"x"'), (True, "true"), (None, "nothing"), ([1, "a"], '[1, "a"]'), (2.5, "2.5")],
)
def test_values_are_quoted_as_their_writer_knows_them(value: object, shown: str) -> None:
    assert quoted(value) == shown


def test_a_very_long_value_is_cut() -> None:
    assert quoted("x" * 500) == f'"{"x" * 75}...'
