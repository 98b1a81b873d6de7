"""Whether a decision keeps the chance of winning, by what its seat could know."""

from __future__ import annotations

from typing import Any

from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.problems import Verdict
from shtil_desktop.games.shtil.crew.hint import hint
from shtil_desktop.games.shtil.crew.levels import sign_on
from shtil_desktop.games.shtil.review import chance_verdict
from shtil_desktop.games.shtil.review.chance_verdict import is_hinted, judge_chance
from shtil_desktop.games.shtil.review.mistakes import mistakes_of
from shtil_desktop.games.shtil.review.review import Review
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.voyage import Shtil
from shtil_desktop.games.values import replace


def moments(count: int) -> list[Shtil]:
    """Some moments of a voyage with something to choose, from its beginning on."""
    game = Shtil(Options(Mode.STANDARD, 2), 3)
    found: list[Shtil] = []
    while game.decision is not None and len(found) < count:
        seat = game.decision.seat
        if len(game.view(seat).legal) > 1 and len(game.actions) % 4 == 0:
            found.append(game.copy())
        game.apply(sign_on("deckhand", 3, seat, len(game.actions)).decide(game.view(seat)))
    return found


def hinted(game: Shtil) -> Any:
    assert game.decision is not None
    seat = game.decision.seat
    found = hint(game.view(seat), (game.options.key, game.number, seat, len(game.actions)))
    assert found is not None and found.action is not None
    return found.action


def test_what_a_hint_says_costs_no_chance_however_few_deals_are_imagined(monkeypatch):
    monkeypatch.setattr(chance_verdict, "DEALS", 6)
    monkeypatch.setattr(chance_verdict, "LUCK", -9.0)
    monkeypatch.setattr(chance_verdict, "NOTEWORTHY", 0.0)
    for game in moments(6):
        assert judge_chance(game, hinted(game), lambda: False).verdict is not Verdict.LOSES


def test_a_hint_is_the_same_in_whatever_order_its_cards_are_paid():
    said = ((game, hinted(game)) for game in moments(12))
    game, action = next((game, action) for game, action in said if len(action.pay) > 1)
    assert is_hinted(game, action.paid(action.pay[::-1]))
    assert not is_hinted(
        game, next(other for other in game.legal_actions() if type(other) is not type(action))
    )


def test_a_losing_move_that_a_hint_says_is_no_mistake():
    game = moments(3)[-1]
    player, _ = game.actions[1]
    review = Review(len(game.actions), last_winnable=1, first_lost=2, is_told=True, is_done=True)
    assert [one.loss for one in mistakes_of(review, game, player)] == [Loss.MATCH]
    assert mistakes_of(replace(review, is_lost_as_hinted=True), game, player) == ()
