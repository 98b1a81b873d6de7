"""Random games to the end, every card in one place after every action, and read again from their records."""

import json
from random import Random
from typing import Any

import pytest

from tests.games.shkap.referee import Refused, Table
from tests.games.shkap.referee.components import CARDS, kind
from tests.games.shkap.referee.scenes import random_record, state_of

GAMES = 12
TABLES = [(mode, seats) for mode in ("base", "archipelago") for seats in (2, 3, 4)]


def random_answer(random: Random, table: Table) -> dict[str, Any]:
    """Any legal action but resigning; routes of every length, walks that rather end at a chest."""
    answers = table.legal()
    if table.asks == "lay" and random.random() < 0.8:
        cards = [card for card in table.hands[answers[0]["seat"]] if kind(card) != "mark"]
        return {**answers[0], "cards": random.sample(cards, random.randint(1, len(cards)))}
    if table.asks == "step":
        chests = [answer for answer in answers if table.rows[answer["to"][0]][answer["to"][1]] in "123abc"]
        return random.choice(chests or answers)
    return random.choice(answers)


def random_game(seed: int, mode: str, seats: int, resigns: float = 0) -> dict[str, Any]:
    """A finished record, checked after every action."""
    random = Random(seed)
    record = random_record(seed, mode, seats)
    table = Table(record["options"], record["deal"])
    while table.outcome is None:
        check_table(table)
        answer = random_answer(random, table)
        if random.random() < resigns:
            answer = {"seat": table.decider, "do": "resign"}
        record["actions"].append(answer)
        table.apply(answer)
    check_table(table)
    return {**record, "outcome": table.outcome}


def check_table(table: Table) -> None:
    """What is true at every moment of every game."""
    assert sorted(table.all_cards()) == list(CARDS)
    if None in table.market:
        assert not table.deck and not table.discard
    assert all(kind(card) == "mark" for heap in table.marks for card in heap)
    assert all(kind(card) != "mark" for route in table.routes for card in route)
    assert set(table.landed) <= set(table.players)
    assert (table.decider is None) == (table.asks is None) == (table.outcome is not None)
    if table.asks is not None:
        assert table.decider in table.players
        assert table.is_legal({"seat": table.decider, "do": "resign"})
        answers = table.legal()
        assert answers and all(table.is_legal(answer) for answer in answers)
        assert len({json.dumps(answer) for answer in answers}) == len(answers)


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_random_games_come_to_their_end_and_read_again(mode, seats):
    for seed in range(GAMES):
        record = json.loads(json.dumps(random_game(seed, mode, seats)))
        assert record["outcome"]["reason"] in ("coins", "extra-island", "shared")
        assert Table.from_record(record).outcome == record["outcome"]


def test_random_games_meet_every_ending_and_every_question():
    reasons, deeds = set(), set()
    for seed in range(40):
        record = random_game(seed, *TABLES[seed % len(TABLES)], resigns=0.002)
        reasons.add(record["outcome"]["reason"])
        deeds |= {action["do"] for action in record["actions"]}
    assert reasons == {"coins", "extra-island", "shared", "resigned"}
    assert deeds == {"keep", "land", "pass", "take", "lay", "mark", "done", "step", "resign"}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_record_may_stop_anywhere(mode, seats):
    record = random_game(99, mode, seats)
    for count in range(0, len(record["actions"]), 7):
        part = {**record, "actions": record["actions"][:count], "outcome": None}
        assert Table.from_record(part).applied == count


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_refused_action_changes_nothing(mode, seats):
    """Every action of other moments of the game is tried at each moment."""
    record = random_game(5, mode, seats)
    random = Random(5)
    table = Table(record["options"], record["deal"])
    refused = 0
    for number, action in enumerate(record["actions"], 1):
        before = state_of(table)
        for other in random.sample(record["actions"], 10):
            if not table.is_legal(other):
                with pytest.raises(Refused) as refusal:
                    table.apply(other)
                assert (refusal.value.where, refusal.value.number) == ("action", number)
                refused += 1
        assert state_of(table) == before
        table.apply(action)
    assert refused > 100


def test_the_table_keeps_nothing_of_the_record_it_was_given():
    record = random_record(1)
    before = json.dumps(record)
    table = Table(record["options"], record["deal"])
    random = Random(1)
    while table.outcome is None:
        answer = random_answer(random, table)
        table.apply(answer)
        answer.clear()
    assert json.dumps(record) == before and sorted(table.all_cards()) == list(CARDS)
