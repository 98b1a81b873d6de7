"""The navigator: from the start page to every page and back, and voyages that go on."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from shtil_desktop.games.shtil.daily import proven_deal
from shtil_desktop.games.shtil.new_voyage import NewVoyage
from shtil_desktop.games.shtil.pages.new_voyage.page import NewVoyagePage, Wish
from shtil_desktop.games.shtil.pages.new_voyage.wishes import can_prove
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.rules.actions import Resign
from shtil_desktop.games.shtil.rules.options import Mode, Options
from shtil_desktop.play.profile.matches.store import Store
from shtil_desktop.play.profile.settings import AnimationSpeed, Language, Pace, Settings
from shtil_desktop.play.profile.statistics.database import Statistics
from shtil_desktop.play.worker.client import Thinker
from shtil_desktop.table.requests.worker_requests import WorkerRequests
from shtil_desktop.table.theme import NIGHT
from shtil_desktop.table.words.counted_words import strung
from shtil_desktop.table.words.locale_words import day_text
from shtil_desktop.windows.background.background_statistics import BackgroundStatistics
from shtil_desktop.windows.destinations import Destination, GameDestination
from shtil_desktop.windows.language import Translations
from shtil_desktop.windows.main_window import MainWindow
from shtil_desktop.windows.navigator import Navigator
from shtil_desktop.windows.pages.about import AboutPage
from shtil_desktop.windows.pages.calendar.page import CalendarPage
from shtil_desktop.windows.pages.matches.page import MatchesPage
from shtil_desktop.windows.pages.rules.page import RulesPage
from shtil_desktop.windows.pages.settings_page import SettingsPage
from shtil_desktop.windows.pages.statistics.page import StatisticsPage
from shtil_desktop.windows.start_page.page import StartPage
from tests.table.fake_worker import FakeRequest, FakeWorker


class Port:
    """A window with its navigator on a profile of its own."""

    def __init__(self, folder, application) -> None:
        self.store, self.statistics = Store(folder / "voyages"), Statistics(folder / "statistics.sqlite")
        self.translations = Translations(application, Language.EN)
        self.worker = FakeWorker()
        self.window = MainWindow(
            self.store, Settings(speed=AnimationSpeed.OFF, pace=Pace.AT_ONCE), self.worker
        )
        self.navigator = Navigator(
            self.window, self.translations, self.store, BackgroundStatistics(self.statistics)
        )

    @property
    def shown(self):
        return self.window.pages.currentWidget()

    def close(self) -> None:
        self.window.controller.let_go()
        self.statistics.close()
        self.translations.choose(Language.EN)


@pytest.fixture
def port(tmp_path, qtbot, qapp):
    (tmp_path / "voyages").mkdir()
    port = Port(tmp_path, qapp)
    qtbot.addWidget(port.window)
    port.window.show()
    port.navigator.show_start_page()
    yield port
    port.close()


@pytest.mark.parametrize(
    ("place", "kind"),
    [
        (Destination.NEW_MATCH, NewVoyagePage),
        (Destination.CALENDAR, CalendarPage),
        (Destination.MATCHES, MatchesPage),
        (Destination.STATISTICS, StatisticsPage),
        (Destination.RULES, RulesPage),
        (Destination.SETTINGS, SettingsPage),
        (Destination.ABOUT, AboutPage),
    ],
)
def test_every_page_opens_from_the_start_page_and_leads_back(port, place, kind):
    assert isinstance(port.shown, StartPage)
    port.window.wanted.emit(place)
    assert isinstance(port.shown, kind)
    port.shown.closed.emit()
    assert isinstance(port.shown, StartPage)


def test_the_start_page_goes_on_with_the_latest_voyage(port):
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 24)
    action = port.window.controller.session.view().legal[0]
    port.window.controller.play(action)
    before = port.window.controller.session.game
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.shown.going_on.note.endswith("1 of\xa030 islands · deal\xa024")
    port.shown.going_on.click()
    assert port.shown is port.window.view
    assert port.window.controller.session.game == before


def test_the_daily_voyage_is_the_days(port):
    today = date.today()
    port.window.wanted.emit(Destination.DAILY)
    session = port.window.controller.session
    deal = proven_deal(today)
    assert (session.match.daily, session.game.options) == (today, deal.options)
    assert session.game.number == deal.number
    assert port.shown is port.window.view


def test_the_daily_voyage_goes_on_where_it_was_left(port):
    port.window.wanted.emit(Destination.DAILY)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    left = port.window.controller.session.match.id
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 5)  # something else lies between
    port.window.controller.play(port.window.controller.session.view().legal[0])
    port.window.wanted.emit(Destination.DAILY)
    session = port.window.controller.session
    assert (session.match.id, session.length) == (left, 1)
    assert not session.match.is_repeat


def test_the_calendar_knows_the_daily_voyage_that_was_left(port):
    port.window.wanted.emit(Destination.DAILY)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    port.window.wanted.emit(Destination.CALENDAR)
    assert port.window.page.go.text() == "Continue"


def test_a_daily_voyage_once_more_is_a_repeat(port):
    port.window.wanted.emit(Destination.DAILY)
    port.window.controller.play(Resign())
    first = port.window.controller.session.match.id
    port.window.wanted.emit(Destination.DAILY)
    again = port.window.controller.session.match
    assert again.id != first and again.is_repeat


@pytest.fixture
def looking(port):
    """The page of a new voyage while a deal that can be won is looked for."""
    port.navigator.worker = FakeWorker(waits=lambda request: True)
    port.window.new_matches.choose()
    page = port.shown
    chosen = replace(NewVoyage(), only_winnable=True)
    page.play_wanted.emit(Wish(chosen, None))
    return page


def asked_for(port: Port, job: str) -> FakeRequest:
    worker = port.navigator.worker
    assert isinstance(worker, FakeWorker)
    return next(request for request in worker.requests if request.name == job)


def test_the_page_says_that_a_deal_is_looked_for(port, looking):
    assert port.shown is looking
    assert looking.go.text() == "Finding a deal…" and not looking.go.isEnabled()
    asked_for(port, "winnable").answer(77)
    assert port.shown is port.window.view
    assert port.window.controller.session.game.number == 77
    assert port.window.notices.texts == []


def test_whoever_leaves_the_page_is_not_called_back(port, looking):
    looking.closed.emit()
    request = asked_for(port, "winnable")
    assert request.is_cancelled()
    request.answer(77)
    assert isinstance(port.shown, StartPage)


def test_whoever_goes_to_another_page_is_not_called_back(port, looking, qtbot):
    port.window.wanted.emit(Destination.SETTINGS)
    request = asked_for(port, "winnable")
    qtbot.waitUntil(request.is_cancelled, timeout=600_000)
    request.answer(77)
    assert isinstance(port.shown, SettingsPage) and port.window.controller.session is None


def test_whoever_leaves_the_calendar_is_not_called_to_the_match_of_the_day(port, qtbot):
    worker = port.navigator.worker = FakeWorker(waits=lambda request: True)
    port.navigator.go(GameDestination(Destination.CALENDAR, "shtil"))
    calendar, yesterday = port.shown, date.today() - timedelta(days=1)
    calendar.choose(yesterday)
    for _ in range(2):
        calendar.go.click()
    *_, twice, asked = (request for request in worker.requests if request.name == "daily")
    assert twice.is_cancelled() and asked.is_open and asked.arguments == (yesterday,)
    port.window.wanted.emit(Destination.SETTINGS)
    qtbot.waitUntil(asked.is_cancelled, timeout=600_000)
    asked.answer(proven_deal(yesterday))
    assert isinstance(port.shown, SettingsPage) and port.window.controller.session is None


def test_a_deal_that_is_not_proven_is_not_passed_off_as_one(port, looking):
    asked_for(port, "winnable").answer(None)
    assert port.shown is port.window.view
    assert len(port.window.notices.texts) == 1


class WatchedRequests(WorkerRequests):
    """Remembers what was asked for."""

    def __init__(self, thinker):
        super().__init__(thinker)
        self._tickets = []

    def ask(self, owner, job, *arguments, **wishes):
        self._tickets.append(super().ask(owner, job, *arguments, **wishes))
        return self._tickets[-1]

    @property
    def is_idle(self):
        return not any(ticket.is_open for ticket in self._tickets)


@pytest.fixture
def thinking(port):
    """The real worker."""
    thinker = Thinker()
    worker = WatchedRequests(thinker)
    port.window.controller.take_on(worker)
    port.navigator.worker = worker
    yield worker
    port.window.controller.let_go()
    thinker.close()


def test_the_worker_finds_daily_and_winnable_deals(port, thinking, qtbot):
    chosen = replace(NewVoyage(), options=Options(Mode.ARCH, 1), only_winnable=True)
    port.window.new_matches.choose()
    port.shown.play_wanted.emit(Wish(chosen, None))
    qtbot.waitUntil(lambda: port.window.controller.session is not None)
    assert port.window.controller.session.game.options == chosen.options
    port.window.wanted.emit(Destination.DAILY)
    qtbot.waitUntil(lambda: port.window.controller.session.match.daily is not None)
    assert port.shown is port.window.view


def test_what_the_solver_is_too_slow_for_is_not_offered():
    assert can_prove(Options(Mode.STANDARD, 3, removed=12))
    assert not can_prove(Options(Mode.STANDARD, 3, storms=True))
    assert not can_prove(Options(Mode.COMPETITIVE, 2))


def test_the_end_of_a_voyage_can_be_asked_about(port, thinking, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 7)
    port.window.controller.play(Resign())
    end = port.window.scene.stage.end
    assert "Review" in end.choices
    port.window.scene.ended_with.emit(end.choices.index("Review"))
    assert isinstance(port.shown, ReviewPage)
    page = port.shown
    assert not thinking.is_idle
    qtbot.waitUntil(lambda: page.review is not None and page.review.is_exact)
    assert page.panel.verdict.text() == "Action\xa01: the crew gave up. It could still have been won."
    qtbot.waitUntil(lambda: page.review is not None and bool(page.review.chances))
    page.closed.emit()
    assert thinking.is_idle
    assert port.shown is port.window.view and end.isVisible()


def test_a_review_goes_on_after_a_change_of_language_and_stops_when_another_page_comes(port, thinking, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 7)
    port.window.controller.play(Resign())
    port.window.controller.review_wanted.emit()
    page = port.shown
    qtbot.waitUntil(lambda: page.review is not None)
    before = page.review
    port.window.controller.tell_again()
    qtbot.waitUntil(lambda: page.review is not before)
    port.window.wanted.emit(Destination.ABOUT)
    assert thinking.is_idle


def test_looking_into_the_cards_of_a_voyage_under_way_counts_as_a_hint(port, thinking, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
    session = port.window.controller.session
    port.window.controller.play(next(action for action in session.view().legal if not action.price))
    port.navigator.replays.show_replay(session.match.id)
    page = port.shown
    qtbot.waitUntil(lambda: page.review is not None and bool(page.review.chances))
    assert page.review.last_winnable is None
    page.panel.cards.click()
    assert session.match.hints_used == 1
    qtbot.waitUntil(lambda: page.review is not None and page.review.last_winnable is not None)


def test_the_end_tells_what_the_voyages_of_its_kind_come_to(port):
    for _ in range(2):
        port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 7)
        port.window.controller.play(Resign())
    kind = port.window.scene.stage.end_marks.tally.parts[-1]
    assert kind.title == "Standard voyage, solo"
    assert dict(kind.lines)["Wins"].replace("\N{NO-BREAK SPACE}", " ") == "0 / 2"


def test_the_end_leads_to_another_deal_of_the_same_kind(port):
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 2), 7)
    port.window.controller.play(Resign())
    before = port.window.controller.session
    end = port.window.scene.stage.end
    port.window.scene.ended_with.emit(end.choices.index("Another deal"))
    now = port.window.controller.session
    assert now is not before and now.game.options == Options(Mode.ARCH, 2)


def test_a_voyage_that_is_over_is_counted_once(port):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 7)
    port.window.controller.play(Resign())
    port.window.controller.tell_again()
    assert port.statistics.figures().summary.matches == 1
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.shown.news.underway is None


def test_the_rules_open_at_the_voyages_mode(port):
    port.window.new_matches.begin("shtil", Options(Mode.SUN_MOON, 1), 7)
    port.window.wanted.emit(Destination.RULES)
    assert isinstance(port.shown, RulesPage)
    port.shown.closed.emit()
    assert port.shown is port.window.view


def test_a_change_of_language_reaches_menus_table_and_start_page(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 24)
    port.window.settings_changed.connect(lambda changed: port.translations.choose(changed.language))
    port.window.wanted.emit(Destination.SETTINGS)
    port.shown.changed.emit(port.window.settings.with_(language=Language.DE))
    qtbot.waitUntil(lambda: port.window.menuBar().actions()[0].text() == "&Spiel")
    qtbot.waitUntil(lambda: port.window.windowTitle() == "Einstellungen – Stille")
    port.shown.closed.emit()
    assert port.window.windowTitle() == "Standardspiel, Nr.\xa024 – Stille"
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.shown.tiles[0].accessibleName() == "Stille"


def test_the_title_bar_names_the_voyage_and_its_deal(port):
    assert port.window.windowTitle() == "Shtil"
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 7)
    assert port.window.windowTitle() == "Great Arch, deal\xa07 – Shtil"
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 2, reefs=True, monsters=3), 8)
    title = strung(["Standard voyage, deal\xa08", "jagged reefs", "3\N{NO-BREAK SPACE}sea monsters – Shtil"])
    assert port.window.windowTitle() == title
    port.window.wanted.emit(Destination.DAILY)
    assert port.window.windowTitle().startswith(f"Daily voyage, {day_text(date.today())}")
    port.window.wanted.emit(Destination.START_PAGE)
    assert port.window.windowTitle() == "Shtil"


def test_another_deal_of_the_kind_on_the_table(port):
    assert not port.window.menus.another.isEnabled()
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 2), 7)
    before = port.window.controller.session
    port.window.menus.another.trigger()
    now = port.window.controller.session
    assert now is not before and now.game.options == Options(Mode.ARCH, 2)


def test_another_deal_is_proven_if_only_winnable_ones_are_wanted(port, qtbot):
    port.window.change(port.window.settings.with_choices("shtil", NewVoyage(only_winnable=True)))
    port.window.new_matches.begin("shtil", Options(Mode.ARCH, 1), 7)
    with qtbot.waitSignal(port.window.new_matches.search_wanted) as told:
        port.window.menus.another.trigger()
    assert told.args[0] == "shtil" and told.args[1].chosen.options == Options(Mode.ARCH, 1)


def test_nothing_is_taken_back_on_a_table_that_nobody_sees(port):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
    port.window.controller.session.play(port.window.controller.session.view().legal[0])
    port.window.controller.tell_again()
    port.window._follow()
    assert port.window.menus.undo.isEnabled() and port.window.menus.again.isEnabled()
    for place in (Destination.SETTINGS, Destination.START_PAGE):
        port.window.wanted.emit(place)
        actions = (
            port.window.menus.undo,
            port.window.menus.redo,
            port.window.menus.again,
            port.window.menus.share,
            port.window.menus.another,
        )
        assert not any(action.isEnabled() for action in actions)


def test_mates_without_a_name_have_one_in_the_language_of_now(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 3), 24)
    assert port.window.controller.session.player == 2  # who begins this deal
    assert [mate.name for mate in port.window.scene.stage.mates] == ["Ada", "Juri", "You"]
    port.translations.choose(Language.RU)
    qtbot.waitUntil(lambda: [mate.name for mate in port.window.scene.stage.mates] == ["Ада", "Юрий", "Вы"])
    assert port.window.controller.teller.who(0) == "Ада"
    port.window.wanted.emit(Destination.NEW_MATCH)
    assert [name.placeholderText() for name, _ in port.shown.crew.mates] == ["Ада", "Юрий", "Мила", "Отто"]


ENGLISH = {"Deck", "Discards", "Compasses", "Explorers", "Voyage log", "You"}


@pytest.mark.parametrize("mode", list(Mode))
def test_the_whole_table_changes_its_language_in_mid_game(port, qtbot, mode):
    port.window.new_matches.begin("shtil", Options(mode, 2), 24)
    qtbot.waitUntil(lambda: port.window.controller.session.is_players_turn)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    stage = port.window.scene.stage
    port.translations.choose(Language.DE)
    qtbot.waitUntil(lambda: stage.log_head.text == "Logbuch")
    piles = (stage.deck, stage.discards, stage.compasses, stage.explorer)
    said = {pile.caption for pile in piles} | {stage.crew_head.text} | {mate.name for mate in stage.mates}
    assert not said & ENGLISH
    assert stage.mates[port.window.controller.session.player].name == "Sie"
    assert stage is port.window.scene.stage  # the same table: nothing was dealt anew


def test_a_player_without_a_name_is_you_in_every_language(port, qtbot):
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 24)
    port.window.controller.play(port.window.controller.session.view().legal[0])
    port.translations.choose(Language.RU)
    port.navigator.matches.go_on()
    assert port.window.scene.stage.mates[0].name == "Вы"
    port.window.change(port.window.settings.with_(player_name="Vera"))
    port.window.new_matches.begin("shtil", Options(Mode.STANDARD, 1), 25)
    assert port.window.scene.stage.mates[0].name == "Vera"


def test_the_start_page_wears_what_the_window_wears(port):
    port.window.wear(NIGHT)
    port.navigator.wear(NIGHT)
    assert port.shown.colours is NIGHT
