"""Plots of a report, as SVG that stands in a page of its own."""

from __future__ import annotations

import json
import re
from importlib import import_module
from typing import Any, Final, NamedTuple

import altair

WIDTH: Final = 520
ROW: Final = 15
INK: Final = "#2b2a33"
PALE: Final = "#d8d3c8"
BETTER, WORSE, EVEN = "#2a7a5f", "#b4452c", "#6d6875"
COLOURS: Final = ["#35618f", "#c9772b", "#4f8a5b", "#8a4f7d", "#b4452c", "#6b7a2f", "#2e8a8a", "#7a5a3c"]


class Dot(NamedTuple):
    """A measured share with its interval."""

    name: str
    value: float
    low: float
    high: float


# Altair has types of its own for everything, most of which say no more than `Any`.
alt: Any = altair


def dots(rows: list[Dot], base: float, axis: str) -> str:
    """Shares with intervals, one line each, and where the average lies; in percent."""
    data = [
        {
            "name": f"{row.name}",
            "value": 100 * row.value,
            "low": 100 * row.low,
            "high": 100 * row.high,
            "side": _side(row, base),
        }
        for row in rows
    ]
    order = [row.name for row in rows]
    y = alt.Y("name:N", sort=order, title=None, axis=alt.Axis(labelLimit=220))
    x = alt.X("low:Q", title=axis, scale=alt.Scale(zero=False, nice=True))
    colour = alt.Color("side:N", scale=alt.Scale(domain=[1, 0, -1], range=[BETTER, EVEN, WORSE]), legend=None)
    chart = alt.Chart(alt.InlineData(values=data))
    lines = chart.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", y=y, color=colour)
    points = chart.mark_point(filled=True, size=46, opacity=1).encode(x="value:Q", y=y, color=colour)
    average = alt.Chart(alt.InlineData(values=[{"base": 100 * base}]))
    line = average.mark_rule(color=INK, strokeDash=[3, 3]).encode(x="base:Q")
    return _svg((line + lines + points).properties(width=WIDTH, height=max(3, len(rows)) * ROW))


def _side(row: Dot, base: float) -> int:
    """Is it better or worse than the average, as sure as its interval?"""
    return 1 if row.low > base else -1 if row.high < base else 0


def places(
    rows: list[tuple[str, int, Dot]], fair: dict[str, float], axis: str, place: str, group: str
) -> str:
    """Shares by place, a line for each group, and what would be fair in it; in percent."""
    data = [
        {
            "group": name,
            "place": number,
            "value": 100 * dot.value,
            "low": 100 * dot.low,
            "high": 100 * dot.high,
            "fair": 100 * fair[name],
        }
        for name, number, dot in rows
    ]
    chart = alt.Chart(alt.InlineData(values=data))
    x = alt.X("place:O", title=place, axis=alt.Axis(labelAngle=0))
    colour = alt.Color("group:N", title=group, scale=alt.Scale(range=COLOURS))
    bars = chart.mark_rule(strokeWidth=2).encode(
        x=x, y=alt.Y("low:Q", title=axis, scale=alt.Scale(zero=False)), y2="high:Q", color=colour
    )
    points = chart.mark_line(point=True, strokeWidth=1).encode(x=x, y="value:Q", color=colour)
    line = chart.mark_line(strokeDash=[3, 3], strokeWidth=1, opacity=0.6).encode(
        x=x, y="fair:Q", color=colour
    )
    return _svg((line + bars + points).properties(width=WIDTH, height=220))


def stacked(rows: list[tuple[str, str, int]], axis: str, legend: str) -> str:
    """How the games of each group divide, in percent."""
    data = [{"group": group, "part": part, "count": count} for group, part, count in rows]
    order = list(dict.fromkeys(group for group, _, _ in rows))
    chart = alt.Chart(alt.InlineData(values=data)).mark_bar(height=11)
    encoded = chart.encode(
        x=alt.X("count:Q", stack="normalize", title=axis, axis=alt.Axis(format=".0%")),
        y=alt.Y("group:N", sort=order, title=None, axis=alt.Axis(labelLimit=220)),
        color=alt.Color(
            "part:N",
            title=legend,
            scale=alt.Scale(range=COLOURS),
            legend=alt.Legend(orient="bottom", columns=1, labelLimit=500),
        ),
    )
    return _svg(encoded.properties(width=WIDTH, height=max(2, len(order)) * 18))


def lengths(rows: list[tuple[str, int, float]], axis: str, share: str, group: str) -> str:
    """How long the games of each group were: the share of its games at each length."""
    data = [{"group": name, "turns": turns, "share": 100 * part} for name, turns, part in rows]
    chart = alt.Chart(alt.InlineData(values=data)).mark_line(interpolate="step-after", strokeWidth=1.5)
    encoded = chart.encode(
        x=alt.X("turns:Q", title=axis),
        y=alt.Y("share:Q", title=share),
        color=alt.Color("group:N", title=group, scale=alt.Scale(range=COLOURS)),
    )
    return _svg(encoded.properties(width=WIDTH, height=200))


def _svg(chart: Any) -> str:
    """The plot as SVG that may stand in a page beside others."""
    # Labels are measured with another font than a browser may have, so there is some room to the left.
    roomy = chart.properties(padding={"left": 16, "right": 8, "top": 6, "bottom": 6})
    drawn = roomy.configure_view(stroke=None).configure_axis(
        labelColor=INK, titleColor=INK, gridColor=PALE, domainColor=PALE, tickColor=PALE, labelFontSize=11
    )
    converter: Any = import_module("vl_convert")
    svg: str = converter.vegalite_to_svg(json.dumps(drawn.to_dict()))
    # Two plots of a page must not share names, and none needs any.
    return re.sub(r' id="[^"]*"', "", svg)
