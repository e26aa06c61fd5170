"""What a hash looks at, and what it does not."""

import pytest

from conformance.manifest.normalise import digest

SAME = [
    ("The ﬁrst aﬄicted oﬃcer", "The first afflicted officer"),
    ("“Don’t,” she said—twice", '"Don\'t," she said - twice'),
    ("a  kite\n   climbs", "a kite climbs"),
    ("re\u00adcount", "recount"),
    ("re-\ncounted", "re-counted"),
    ("**Wind** , _then_ `rain`", "Wind, then rain"),
    (r"A line of \[5\] or 5\. more", "A line of [5] or 5. more"),
    ("* one\n* two", "• one • two"),
    ("- one\n- two", "one two"),
    ("and so on…", "and so on..."),
    ("See rule 104. Lines for more.", "See rule 277. Lines for more."),
    ("See **_rule 104.2.a._** for more.", "See rule 98 for more.".replace("98", "301.1")),
    ("wind\u200b\u00a0speed", "wind speed"),
]
DIFFERENT = [
    ("a kite", "A kite"),
    ("sinks by 1", "sinks by 2"),
    ("gets -2", "gets +2"),
    ("See rule 104. Lines", "See rule 104. Wind"),
    ("three steps", "3 steps"),
    ("a wind of 104", "a wind of 105"),
    ("no more.", "no more!"),
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_layout_does_not_count(one: str, other: str) -> None:
    assert digest(one) == digest(other)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_words_count(one: str, other: str) -> None:
    assert digest(one) != digest(other)


def test_a_hash_has_sixteen_digits() -> None:
    assert len(digest("wind")) == 16
    assert int(digest("wind"), 16) >= 0
