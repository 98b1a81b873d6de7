"""The places of Shkap's table that can be touched or heard, and its own buttons."""

from __future__ import annotations

from enum import Enum

from shtil_desktop.games.shkap.rules.cards import Card
from shtil_desktop.games.shkap.rules.island.islands import Cell
from shtil_desktop.table.places import Spot, TableButton


class Place(Enum):
    HAND = "hand"  # a card in hand, by the card
    ROUTE = "route"  # a place of the row, by its number from 0
    PACK = "pack"  # a card of the draft's pack, by the card
    MARKET = "market"  # by its place from 0
    DECK = "deck"
    CELL = "cell"  # of the island, by row and column
    SEAT = "seat"
    ISLAND = "island"  # one on the horizon, by its place from 0: touched, it is shown large
    # Only to be looked at, or heard
    DISCARD = "discard"
    WALK = "walk"  # what a line of the log shows: a seat's walk, its cells


class ShkapButton(TableButton):
    LAND = "land"
    PASS = "pass"
    READY = "ready"
    DONE = "done"
    WALK = "walk"


DECK = Spot(Place.DECK)


def hand_spot(card: Card) -> Spot:
    return Spot(Place.HAND, card)


def route_spot(place: int) -> Spot:
    return Spot(Place.ROUTE, place)


def pack_spot(card: Card) -> Spot:
    return Spot(Place.PACK, card)


def market_spot(place: int) -> Spot:
    return Spot(Place.MARKET, place)


def cell_spot(cell: Cell) -> Spot:
    return Spot(Place.CELL, cell)


def island_spot(place: int) -> Spot:
    return Spot(Place.ISLAND, place)


def seat_spot(seat: int) -> Spot:
    return Spot(Place.SEAT, seat)
