"""What is said of a voyage that captains sailed with the same deal."""

from __future__ import annotations

import pytest

from shtil_desktop.games.record import write
from shtil_desktop.games.same_deal import SameDeal, play_out
from shtil_desktop.games.shtil.game import SHTIL
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.games.shtil.rules.outcome import Ending, VoyageOutcome
from shtil_desktop.games.shtil.table.words.same_deal_words import same_deal_text
from shtil_desktop.play.match import Match, Seat

SOLO, RIVALS = Options(Mode.STANDARD, 1), Options(Mode.COMPETITIVE, 2)


def match_of(options: Options, player: int = 0) -> Match:
    seats = [Seat("Ada", "sailor") for _ in range(options.seats)]
    seats[player] = Seat("")
    return Match.begin(SHTIL, options, 3, seats, player)


def sailed(level: str, options: Options = SOLO) -> SameDeal:
    game = SHTIL.new_game(options, 3)
    play_out(SHTIL, game, [level] * options.seats, ("words",), lambda: False)
    assert game.result is not None
    return SameDeal((level,) * options.seats, game.result, write(game))


def test_while_it_is_not_known_it_is_said_who_is_at_it():
    assert same_deal_text(match_of(SOLO), None).line == "A captain on this deal: …"
    assert same_deal_text(match_of(Options(Mode.ARCH, 4)), None).line == "The captain’s crew: …"
    assert same_deal_text(match_of(RIVALS), None).line == "An admiral in your seat: …"


def test_a_win_counts_the_cards_left_and_a_loss_the_empty_cells():
    assert same_deal_text(match_of(SOLO), sailed("captain")).result == "won with 13\xa0cards left"
    hard = Options(Mode.STANDARD, 1, removed=12)
    lost = sailed("deckhand", hard)
    assert not lost.outcome.winners
    said = same_deal_text(match_of(hard), lost).result
    assert said.startswith("lost with ") and said.endswith(" left empty")


@pytest.mark.parametrize(
    ("player", "scores", "winners", "said"),
    [
        (0, (26, 23), (0,), "won 26 to\xa023"),
        (1, (26, -3), (0,), "lost \N{MINUS SIGN}3 to\xa026"),
        (0, (20, 20), (0, 1), "drew 20 to\xa020"),
    ],
)
def test_among_rivals_the_points_are_told_from_the_players_side(
    player: int, scores: tuple[int, int], winners: tuple[int, ...], said: str
):
    found = SameDeal(("admiral", "sailor"), VoyageOutcome(winners, Ending.GRID_FULL, scores), "")
    assert same_deal_text(match_of(RIVALS, player), found).result == said
