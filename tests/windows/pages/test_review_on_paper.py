"""A review on paper or as PDF: the chart, the decisions, and a sentence where that can't be."""

from __future__ import annotations

import errno
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from shtil_desktop.games.mistakes import Loss
from shtil_desktop.games.qwirkle.pages.review.page import QwirkleReviewPage
from shtil_desktop.games.qwirkle.review.review import Review as QwirkleReview
from shtil_desktop.games.shkap.pages.review.page import ShkapReviewPage
from shtil_desktop.games.shkap.review.review import review as review_shkap
from shtil_desktop.games.shtil.pages.review.page import ReviewPage
from shtil_desktop.games.shtil.review.review import ChanceLost, Review
from shtil_desktop.play.session import Session
from shtil_desktop.table.motion.timings import Speed
from shtil_desktop.table.theme import NIGHT
from shtil_desktop.windows.pages.game_pages import pages_of
from shtil_desktop.windows.pages.review import report_file
from shtil_desktop.windows.pages.review.position_picture import SHARPNESS, SIZE, PositionPictures
from shtil_desktop.windows.pages.review.printing import has_printer, print_report
from shtil_desktop.windows.pages.review.report import pdf_of
from shtil_desktop.windows.pages.review.report_file import facts_text, report_of
from tests.windows.pages.training.drilling import match_of, mistake_in, shtil_mistake, verdict


def shtil_page() -> ReviewPage:
    match, mistake, _ = shtil_mistake()
    page = ReviewPage(NIGHT, match, Speed.OFF)
    at, length = mistake.action, len(match.game.actions)
    costly = tuple(
        ChanceLost(one, 20) for one, (seat, _) in enumerate(match.game.actions) if seat == match.player
    )
    page.show_review(
        Review(
            length, last_winnable=at, first_lost=at + 1, chances_lost=costly[:2], is_told=True, is_done=True
        )
    )
    return page


def qwirkle_page() -> QwirkleReviewPage:
    match = match_of("qwirkle", "greedy", 3)
    mistake, _ = mistake_in("qwirkle", "greedy", 3, Loss.POINTS)
    move = verdict(match, mistake.action, match.game.actions[mistake.action][1], Loss.POINTS).refutation
    page = QwirkleReviewPage(NIGHT, match, Speed.OFF)
    scores = tuple((0, 0) for _ in range(len(match.game.actions) + 1))
    page.hear_review(QwirkleReview(0, scores, (move,), done=1, total=1))
    return page


def shkap_page() -> ShkapReviewPage:
    match = match_of("shkap", "deckhand", 3)
    page = ShkapReviewPage(NIGHT, match, Speed.OFF)
    page.hear_review(review_shkap(match.game, 0))
    return page


@pytest.fixture(params=[shtil_page, qwirkle_page, shkap_page])
def page(request, qtbot) -> Any:
    made = request.param()
    qtbot.addWidget(made)
    made.show()
    return made


def test_it_is_saved_with_its_pages_numbered(page, tmp_path):
    page.ask_for_pdf = lambda name: str(tmp_path / name)
    page.paper.click()
    [file] = tmp_path.iterdir()
    content = file.read_bytes()
    assert file.suffix == ".pdf" and content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")
    assert content.count(b"/Type /Page\n") >= 1
    assert page.saved.isVisible() and page.saved.text() == f"Saved: {file.name}"


def unfinished(page) -> Any:
    """What the review has found out so far before it is finished."""
    if isinstance(page.review, Review):
        return replace(page.review, is_done=False)
    return replace(page.review, done=0)


def test_a_review_that_isn_t_finished_is_saved_as_soon_as_it_is(page, tmp_path):
    finished, page.ask_for_pdf = page.review, lambda name: str(tmp_path / name)
    page.hear_review(unfinished(page))
    page.paper.click()
    assert page.saved.isVisible() and page.saved.text().startswith("The review isn’t finished yet.")
    page.retranslate()
    assert page.saved.isVisible() and page.saved.text().startswith("The review isn’t finished yet.")
    page.hear_review(unfinished(page))
    assert not list(tmp_path.iterdir())
    page.hear_review(finished)
    [file] = tmp_path.iterdir()
    assert page.saved.text() == f"Saved: {file.name}"
    file.unlink()
    page.hear_review(finished)
    assert not list(tmp_path.iterdir())


def test_a_review_that_isn_t_finished_is_printed_as_soon_as_it_is(page, tmp_path):
    finished = page.review
    page.has_printer, page.ask_for_printer = lambda: True, lambda: paper_in(tmp_path / "paper.pdf")
    page.hear_review(unfinished(page))
    page.printed.click()
    assert "it is printed as soon as it is" in page.saved.text() and not list(tmp_path.iterdir())
    page.hear_review(finished)
    assert (tmp_path / "paper.pdf").exists()
    assert page.saved.text() == "The review is on its way to the printer."


def test_a_review_that_nobody_can_finish_is_saved_as_it_is_and_says_so(page, tmp_path):
    page.ask_for_pdf = lambda name: str(tmp_path / name)
    page.hear_review(unfinished(page))
    page.paper.click()
    page.review = None
    page.show_unread()
    assert len(list(tmp_path.iterdir())) == 1
    [sentence] = report_of(page).words
    assert "right now" in sentence or "no review now" in sentence


def test_it_tells_the_match_the_verdict_and_every_decision(page):
    report = report_of(page)
    match = page.original
    assert f"deal\xa0{match.number}" in report.facts and report.words and report.chart.length
    assert report.facts == facts_text(match)
    assert report.title.endswith(pages_of(match.game.id).options_name(match.options))
    listed = page.panel.mistakes.shown
    assert [one.told for one in report.decisions] == [one.told for one in listed] and listed
    for decision, one in zip(report.decisions, listed, strict=True):
        page.slider.setValue(one.mistake.action + 1)
        assert decision.played == page.words.text()
    assert [one.title for one in report.decisions] == [
        row.title.text() for row in page.panel.mistakes.rows[: len(listed)]
    ]


def test_the_table_at_the_end_is_on_paper_even_without_a_costly_decision(page):
    report = report_of(page)
    last = PositionPictures(Session(page.original, None)).after(len(page.original.game.actions))
    assert report.end() == last
    painted = []

    def end() -> QImage:
        painted.append(True)
        return last

    assert pdf_of(replace(report, decisions=(), end=end)).startswith(b"%PDF-") and painted


def test_the_pictures_are_of_the_game_on_white(page):
    picture = PositionPictures(Session(page.original, None)).after(3)
    assert picture.size() == SIZE * SHARPNESS
    assert picture.pixelColor(2, picture.height() - 2).lightness() > 240
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 40) for y in range(0, picture.height(), 40)
    }
    assert len(colours) > 20


def test_thinking_better_of_it_saves_nothing(page):
    page.ask_for_pdf = lambda name: ""
    page.paper.click()
    assert not page.saved.isVisible()


def test_a_place_that_can_t_be_written_and_a_full_disk_get_a_sentence(qtbot, tmp_path, monkeypatch):
    page = shtil_page()
    qtbot.addWidget(page)
    page.show()
    page.ask_for_pdf = lambda name: str(tmp_path / "nowhere" / name)
    page.paper.click()
    assert "can’t be saved" in page.saved.text()

    def full(path: Path, content: bytes) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(report_file, "write_whole", full)
    page.ask_for_pdf = lambda name: str(tmp_path / name)
    page.paper.click()
    assert "the disk is full" in page.saved.text() and not list(tmp_path.iterdir())


def paper_in(path: Path, orientation: QPageLayout.Orientation = QPageLayout.Orientation.Portrait) -> QPrinter:
    """A printer whose paper is a file."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    printer.setPageOrientation(orientation)
    return printer


def test_ctrl_p_prints_it_on_the_printer_that_was_chosen(page, qtbot, tmp_path):
    page.has_printer = lambda: True
    page.ask_for_printer = lambda: paper_in(tmp_path / "paper.pdf")
    qtbot.keyClick(page.slider, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF-")
    assert page.saved.isVisible() and page.saved.text() == "The review is on its way to the printer."
    assert page.saved.property("role") == "soft"


def test_a_printer_keeps_the_paper_that_was_chosen_for_it(qtbot, tmp_path):
    page = shtil_page()
    qtbot.addWidget(page)
    printer = paper_in(tmp_path / "wide.pdf", QPageLayout.Orientation.Landscape)
    printer.setPageSize(QPageSize(QPageSize.PageSizeId.Letter))
    assert print_report(report_of(page), printer)[0] is False
    layout = printer.pageLayout()
    assert layout.orientation() is QPageLayout.Orientation.Landscape
    assert layout.pageSize().id() is QPageSize.PageSizeId.Letter


def test_thinking_better_of_it_prints_nothing(page):
    page.has_printer, page.ask_for_printer = lambda: True, lambda: None
    page.printed.click()
    assert not page.saved.isVisible()


def test_without_a_printer_it_says_so_and_names_the_pdf(page):
    page.has_printer = lambda: False
    page.printed.click()
    assert page.saved.isVisible() and page.saved.property("role") == "warning"
    assert page.saved.text().startswith("No printer is set up on this computer. Save the review as a PDF")


@pytest.mark.qt_log_ignore("QPainter::begin", extend=True)
def test_a_printer_that_refuses_is_told(qtbot, tmp_path):
    page = shtil_page()
    qtbot.addWidget(page)
    page.show()
    page.has_printer = lambda: True
    page.ask_for_printer = lambda: paper_in(tmp_path / "nowhere" / "paper.pdf")
    page.printed.click()
    assert page.saved.text() == "The printer didn’t accept the review. It can be saved as a PDF instead."


def test_a_system_without_qt_s_printing_has_no_printer(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtPrintSupport", None)
    assert not has_printer()
