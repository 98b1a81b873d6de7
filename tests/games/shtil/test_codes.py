"""Codes to share a deal: short, forgiving, and never taken for another deal."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shtil_desktop.games.codes import LETTERS, CodeFlaw, InvalidCode, SharedDeal, decode, encode
from shtil_desktop.games.shtil.rules.options import Mode, Options
from tests.games.shtil.kinds import ALL_KINDS

NUMBERS = st.integers(0, (1 << 63) - 1)


@given(st.sampled_from(ALL_KINDS), NUMBERS)
def test_a_code_leads_back_to_its_deal(options, number):
    assert decode(encode("shtil", options, number)) == SharedDeal("shtil", options, number)


def test_codes_of_today_are_read_forever():
    assert decode("0400-R19") == SharedDeal("shtil", Options(Mode.STANDARD, 3), 24)
    assert decode("2200-KAA7-W4D") == SharedDeal("shtil", Options(Mode.COMPETITIVE, 2), 20261116)


def test_every_kind_has_its_own_code():
    assert len({encode("shtil", options, 1) for options in ALL_KINDS}) == len(ALL_KINDS)


@given(st.sampled_from(ALL_KINDS), NUMBERS)
def test_case_and_spaces_do_not_matter(options, number):
    code = encode("shtil", options, number)
    expected = SharedDeal("shtil", options, number)
    assert decode(f"  {code.lower()}\n") == expected
    assert decode(code.replace("-", " – ")) == expected
    assert decode(code.replace("0", "o").replace("1", "l")) == expected


@given(st.sampled_from(ALL_KINDS), st.integers(0, 10**6), st.data())
def test_one_wrong_letter_is_hardly_ever_another_deal(options, number, data):
    code = encode("shtil", options, number).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(st.sampled_from([letter for letter in LETTERS if letter != code[at]]))
    try:
        deal = decode(code[:at] + letter + code[at + 1 :])
    except InvalidCode:
        return
    # The check lets one in 1024 pass: then it must be a deal whose own code this is.
    assert (
        encode(deal.game, deal.options, deal.number).replace("-", "") == code[:at] + letter + code[at + 1 :]
    )


@given(st.text(max_size=200))
def test_any_text_is_a_code_or_says_why_not(text):
    try:
        deal = decode(text)
    except InvalidCode as error:
        assert isinstance(error.reason, CodeFlaw)
    else:
        assert decode(encode(deal.game, deal.options, deal.number)) == deal


@given(st.text(alphabet=LETTERS + "-", max_size=30))
def test_any_letters_are_a_code_or_say_why_not(text):
    test_any_text_is_a_code_or_says_why_not.hypothesis.inner_test(text)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "flaw"),
    [
        ("", CodeFlaw.EMPTY),
        (" - ", CodeFlaw.EMPTY),
        ("0" * 65, CodeFlaw.TOO_LONG),
        ("0400-R1U", CodeFlaw.BAD_LETTER),
        ("0400-R1ß", CodeFlaw.BAD_LETTER),
        ("0400-R18", CodeFlaw.BAD_CHECK),
        ("0400-R1", CodeFlaw.BAD_CHECK),
        ("04", CodeFlaw.BAD_CHECK),
    ],
)
def test_a_bad_code_says_why(text, flaw):
    with pytest.raises(InvalidCode) as caught:
        decode(text)
    assert caught.value.reason is flaw


def with_check(body: str) -> str:
    from shtil_desktop.games import codes

    return body + codes._check(body)


@pytest.mark.parametrize(
    ("body", "flaw"),
    [
        ("8400R", CodeFlaw.NEWER),
        ("4000R", CodeFlaw.NEWER),
        ("4G00R", CodeFlaw.NEWER),
        ("3000R", CodeFlaw.NEWER),
        ("0401R", CodeFlaw.NEWER),
        ("2000R", CodeFlaw.BAD_OPTIONS),
        ("0V00R", CodeFlaw.BAD_OPTIONS),
        ("0400" + "Z" * 20, CodeFlaw.BAD_OPTIONS),
        ("04000R", CodeFlaw.BAD_CHECK),
        ("0400", CodeFlaw.BAD_CHECK),
    ],
)
def test_a_checked_code_can_still_say_too_much(body, flaw):
    with pytest.raises(InvalidCode) as caught:
        decode(with_check(body))
    assert caught.value.reason is flaw


@pytest.mark.parametrize("number", [-1, 1 << 63])
def test_a_number_that_no_deal_has_gets_no_code(number):
    with pytest.raises(ValueError, match="no such number"):
        encode("shtil", Options(), number)
