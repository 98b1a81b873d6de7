"""The review in sentences: what each island brought, what was possible, and what could be known."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from shtil_desktop.games.shkap.review.hindsight import MarkEffect, Missed
from shtil_desktop.games.shkap.review.knowable import Judged
from shtil_desktop.games.shkap.review.leftovers import Leftovers
from shtil_desktop.games.shkap.review.review import IslandReview, Review
from shtil_desktop.games.shkap.rules.actions import Land, Lay, Pass
from shtil_desktop.games.shkap.rules.events import Stop
from shtil_desktop.games.shkap.rules.island.islands import Island, island_set
from shtil_desktop.games.shkap.table.words.names_and_counts import (
    cards_list,
    chest_text,
    coins_text,
    island_name,
    steps_text,
)
from shtil_desktop.games.shkap.table.words.seat_words import stop_text
from shtil_desktop.games.values import value
from shtil_desktop.table.words.counted_words import strung

translate = QCoreApplication.translate
MINUS: Final = "\N{MINUS SIGN}"


@value
class ReviewTeller:
    """Tells a review among these names; `names` are by seat."""

    names: Sequence[str]
    player: int
    island_set: int

    def island(self, review: IslandReview) -> Island:
        return island_set(self.island_set)[review.island]

    # The whole

    def sum(self, found: Review) -> str:
        if found.got >= found.possible:
            text = translate("shkap review", "Coins taken: {got}, the most that the cards you held allowed.")
        else:
            text = translate(
                "shkap review", "Coins taken: {got}. The cards you held allowed at most {possible}."
            )
        return text.format(got=found.got, possible=found.possible)

    def decided(self, found: Review) -> str:
        if found.decided is None:
            return ""
        text = translate("shkap review", "The island that decided it: {island}.")
        return text.format(island=island_name(self.island(found.islands[found.decided])))

    def progress(self, found: Review) -> str:
        """How far the decisions are weighed, and once they all are, what better ones had been worth."""
        if found.done < found.total:
            text = translate("shkap review", "Evaluating your decisions: {done} of {all}")
            return text.format(done=found.done, all=found.total)
        if found.lost < 0.05:
            return translate("shkap review", "Given what you could know, you couldn’t have decided better.")
        if found.got >= found.possible:  # as the cards lay in the end
            text = translate(
                "shkap review",
                "Even so, given what you could know, better decisions were worth {coins} more on average,"
                " over all that the hidden cards might have been"
                " and counting better cards for later islands.",
            )
        else:
            text = translate(
                "shkap review",
                "Given what you could know, better decisions were worth {coins} more on average,"
                " counting better cards for later islands.",
            )
        return text.format(coins=about_coins(found.lost))

    # One island

    def heading(self, review: IslandReview, number: int) -> str:
        name = island_name(self.island(review))
        if review.is_extra:
            return translate("shkap review", "Tie: {island}").format(island=name)
        return translate("shkap review", "{number}. {island}").format(number=number, island=name)

    def results(self, review: IslandReview) -> str:
        """What each seat took, and with how many steps."""
        return strung([f"{self.names[seat]}: {self._result(review, seat)}" for seat in review.order])

    def _result(self, review: IslandReview, seat: int) -> str:
        arrival = next((one for one in review.arrivals if one.seat == seat), None)
        if arrival is None:
            return translate("shkap", "passed")
        if arrival.stop is not Stop.CHEST:
            return stop_text(arrival.stop)
        return f"{coins_text(arrival.coins)}, {steps_text(arrival.steps)}"

    def notes(self, review: IslandReview) -> Iterator[str]:
        """All there is to say about an island, the most important first."""
        if review.hand:
            yield self._hindsight(review, review.best)
        for judged in review.judged:
            if judged.is_marked:
                yield self.judged(judged)
        for effect in review.marks:
            yield self._mark(effect)
        if review.left is not None:
            yield from self._left(review.left)

    def _hindsight(self, review: IslandReview, best: Missed | None) -> str:
        if best is None:
            return translate("shkap review", "Your cards had no route here.")
        if review.missed:
            text = translate("shkap review", "Possible in hindsight: {coins}, {chest}, {steps} ({cards}).")
            return text.format(
                coins=coins_text(best.coins),
                chest=chest_text(self.island(review), best.chest),
                steps=steps_text(best.steps),
                cards=cards_list(best.cards),
            )
        if not best.coins:
            return translate("shkap review", "The others were faster on every route you had.")
        return translate("shkap review", "More was not possible with your cards.")

    def judged(self, judged: Judged) -> str:
        coins = about_coins(judged.lost)
        match judged.better:
            case Land():
                text = translate("shkap review", "You could have known: landing was worth {coins} more.")
            case Pass():
                text = translate("shkap review", "You could have known: passing was worth {coins} more.")
            case Lay(cards) if judged.only_discards:
                text = translate(
                    "shkap review",
                    "You could have known: landing just to get rid of {cards} was worth {coins} more.",
                )
                return text.format(cards=cards_list(cards), coins=coins)
            case Lay(cards):
                text = translate("shkap review", "You could have known: {cards} was worth {coins} more.")
                told = text.format(cards=cards_list(cards), coins=coins)
                if not judged.is_for_later:
                    return told
                later = translate("shkap review", "It leaves better cards for later islands.")
                return f"{told} {later}"
        return text.format(coins=coins)

    def _mark(self, effect: MarkEffect) -> str:
        """A throw and who got more or less by it."""
        thrown, changes = effect.throw, []
        for seat, coins in sorted(effect.with_it.items()):
            change = coins - effect.without.get(seat, 0)
            if change:
                changes.append(f"{self.names[seat]} {'+' if change > 0 else MINUS}{abs(change)}")
        text = translate("shkap review", "Black mark, {name} → {target}: {changes}.")
        return text.format(
            name=self.names[thrown.seat], target=self.names[thrown.at], changes=", ".join(changes)
        )

    def _left(self, left: Leftovers) -> Iterator[str]:
        if left.missed:
            text = translate(
                "shkap review",
                "Thrown away behind the chest: {cards}. On the next island they would have led to a chest"
                " of\xa0{coins}.",
            )
            yield text.format(cards=cards_list(left.missed), coins=left.missed_coins)
        if left.idle:
            text = translate("shkap review", "Kept, and of no use on the next island: {cards}.")
            yield text.format(cards=cards_list(left.idle))


def about_coins(coins: float) -> str:
    """Coins as they were weighed: a part of one is worth telling."""
    text = translate("shkap review", "about {coins}\xa0coins")
    return text.format(coins=QLocale().toString(coins, "f", 1))


def unread_text() -> str:
    return translate(
        "shkap review", "The review isn’t available right now: the program’s helper process can’t be started."
    )


def under_way_text() -> str:
    return translate("shkap review", "Once the expedition is over, it is reviewed here island by island.")


def legend_text() -> str:
    return translate("shkap review", "Dots: your way. Dashes: the better one, in hindsight.")


def reading_text() -> str:
    return translate("shkap review", "Analysing the expedition…")
