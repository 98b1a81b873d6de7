"""What we depend on is listed with its licence, and may be passed on with the program."""

import pytest
from build_steps import licences


def test_the_table_is_true():
    assert licences.complaints(licences.dependencies(), licences.listed()) == []


def test_the_dependencies_are_followed_to_the_end():
    """shiboken6, darkdetect and typing-extensions are named by no line of ours; extras are left out."""
    found = set(licences.dependencies())
    assert {"pyside6-essentials", "shiboken6", "darkdetect", "appdirs", "fsrs", "typing-extensions"} <= found
    assert found.isdisjoint({"pytest", "torch"})


@pytest.mark.parametrize(
    ("found", "word"),
    [
        ({"newcomer": "MIT"}, "newcomer is not listed"),
        ({"appdirs": "Apache-2.0"}, "appdirs is under Apache-2.0, not MIT"),
    ],
)
def test_a_table_that_is_not_true_any_more_is_complained_of(found, word):
    assert word in licences.complaints(found, licences.listed())


def test_a_licence_that_we_could_not_pass_on_is_complained_of():
    assert licences.complaints({}, licences.listed() | {"other": "Proprietary"}) == ["other: Proprietary?"]
