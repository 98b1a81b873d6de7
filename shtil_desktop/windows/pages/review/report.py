"""A review on paper: what was played and how it ended, the chart, the costliest decisions with pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QMarginsF, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtWidgets import QWidget

from shtil_desktop.games.values import value
from shtil_desktop.windows.pages.review.chart import MomentChart

translate = QCoreApplication.translate
INK: Final = QColor(24, 34, 48)
SOFT: Final = QColor(92, 102, 116)
MARGIN: Final = 18.0
"""Millimetres around a page."""
GAP: Final = 4.0
"""Millimetres between two blocks."""
SHARPNESS: Final = 3.0
CHART_WIDTH: Final = 720
"""Of the chart as a widget, before it is fitted to the page."""
MOST_OF_PAGE: Final = 0.7
"""A picture is no higher than that, on paper that lies on its side: its words stand on the same page."""
WRAPPED: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@value
class ReportedDecision:
    """One of the costliest decisions."""

    title: str
    played: str
    """What was done, as the log tells it."""
    told: str
    picture: Callable[[], QImage]
    """Painted when its page is: not all of them are held at once."""


@value
class Report:
    title: str
    facts: str
    """The day, the deal and the result, in a line."""
    words: tuple[str, ...]
    """What the review says of the whole match."""
    chart: MomentChart
    chart_name: str
    end_name: str
    end: Callable[[], QImage]
    """The table when the match was over."""
    heading: str
    """Above the decisions."""
    decisions: tuple[ReportedDecision, ...]


def pdf_of(report: Report) -> bytes:
    """The pages as the content of a file, on A4."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(300)
    writer.setTitle(report.title)
    writer.setCreator(QCoreApplication.applicationName())
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageOrientation(QPageLayout.Orientation.Portrait)
    print_on(writer, report)
    buffer.close()
    return bytes(buffer.data().data())


def print_on(device: QPagedPaintDevice, report: Report) -> bool:
    """On the paper that the device has, with a number at the foot of each page; whether it took them."""
    device.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    painter = QPainter()
    if not painter.begin(device):
        return False
    Pages(device, painter).paint(report)
    return painter.end()


@value
class Block:
    """Something that stays on one page."""

    height: float
    paint: Callable[[float], None]
    """At this height of the page."""


class Pages:
    def __init__(self, device: QPagedPaintDevice, painter: QPainter) -> None:
        self._device, self._painter = device, painter
        self._millimetre = device.logicalDpiX() / 25.4
        self._width, self._height = float(device.width()), float(device.height())
        self._foot = self._metrics(8.5).height() * 1.6

    def paint(self, report: Report) -> None:
        pages = list(self._filled(list(self._blocks(report))))
        for number, blocks in enumerate(pages, start=1):
            if number > 1:
                self._device.newPage()
            y = 0.0
            for block in blocks:
                block.paint(y)
                y += block.height
            self._number(number, len(pages))

    def _filled(self, blocks: list[Block]) -> Iterator[list[Block]]:
        """As many on a page as there is room for."""
        page: list[Block] = []
        used = 0.0
        for block in blocks:
            if page and used + block.height > self._height - self._foot:
                yield page
                page, used = [], 0.0
            page.append(block)
            used += block.height
        yield page

    def _number(self, number: int, count: int) -> None:
        text = translate("review report", "Page\xa0{number} of\xa0{count}").format(number=number, count=count)
        self._painter.setFont(_font(8.5))
        self._painter.setPen(SOFT)
        foot = QRectF(0, self._height - self._foot, self._width, self._foot)
        self._painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, text)

    # What is on them

    def _blocks(self, report: Report) -> Iterator[Block]:
        yield self._text(report.title, 20, is_bold=True, after=1.5)
        yield self._text(report.facts, 10.5, SOFT, after=GAP)
        for text in report.words:
            yield self._text(text, 11, after=1.5)
        yield self._chart(report)
        yield _together(self._text(report.end_name, 9, SOFT, after=1), self._picture(report.end))
        if report.decisions:
            first, *rest = report.decisions
            yield _together(self._text(report.heading, 14, is_bold=True, after=2), *self._decision(first))
            for decision in rest:
                yield _together(*self._decision(decision))

    def _decision(self, decision: ReportedDecision) -> Sequence[Block]:
        title = self._text(decision.title, 11.5, is_bold=True, after=1)
        words = [text for text in (decision.played, decision.told) if text]
        told = [self._text(text, 10.5, after=1) for text in words]
        return [title, *told, self._picture(decision.picture)]

    def _text(
        self, text: str, points: float, ink: QColor = INK, after: float = 0.0, is_bold: bool = False
    ) -> Block:
        room = QRectF(0, 0, self._width, 1e6)
        high = self._metrics(points, is_bold).boundingRect(room, WRAPPED, text).height()

        def paint(y: float) -> None:
            self._painter.setFont(_font(points, is_bold))
            self._painter.setPen(ink)
            self._painter.drawText(QRectF(0, y, self._width, high * 1.05), WRAPPED, text)

        return Block(high + after * self._millimetre, paint)

    def _chart(self, report: Report) -> Block:
        chart = report.chart
        scale = self._width / CHART_WIDTH
        name = self._text(report.chart_name, 9, SOFT, after=1)

        def paint(y: float) -> None:
            name.paint(y)
            room = QRectF(0, y + name.height, self._width, chart.height() * scale)
            self._painter.drawImage(room, _painted(chart))

        return Block(name.height + chart.height() * scale + GAP * self._millimetre, paint)

    def _picture(self, picture: Callable[[], QImage]) -> Block:
        from shtil_desktop.windows.pages.review.position_picture import SIZE

        scale = min(self._width / SIZE.width(), self._height * MOST_OF_PAGE / SIZE.height())
        wide, high = SIZE.width() * scale, SIZE.height() * scale

        def paint(y: float) -> None:
            self._painter.drawImage(QRectF((self._width - wide) / 2, y, wide, high), picture())

        return Block(high + GAP * self._millimetre, paint)

    def _metrics(self, points: float, is_bold: bool = False) -> QFontMetricsF:
        return QFontMetricsF(_font(points, is_bold), self._device)


def _painted(chart: MomentChart) -> QImage:
    """As a picture: a PDF knows no veils like those below its curve."""
    chart.resize(CHART_WIDTH, chart.height())
    image = QImage(chart.size() * SHARPNESS, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SHARPNESS)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        chart.render(painter, QPoint(0, 0), renderFlags=QWidget.RenderFlag.DrawChildren)
    return image


def _font(points: float, is_bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(points)
    font.setBold(is_bold)
    return font


def _together(*blocks: Block) -> Block:
    def paint(y: float) -> None:
        for block in blocks:
            block.paint(y)
            y += block.height

    return Block(sum(block.height for block in blocks), paint)
