"""Colours, patterns and type of the show: a floodlit table in a night stadium."""

from __future__ import annotations

NIGHT = "#0b0b10"
TABLE = "#15171f"
LINE = "#2a2f3d"
INK = "#e9eef7"
FAINT = "#7d879b"
NEUTRAL = "#ffd34d"
TEAMS = ("#ff4d5e", "#3fa7ff", NEUTRAL)
FREE = "#5be39b"
BLOCKED = "#ff5a3c"
DOOR = "#ffb347"
WINDOW = "#8fdcff"
LINK = "#f3f6fb"

TALL = 8000
"""From this height on, everything is equally light."""


def grey(height: int) -> str:
    """The cool grey of a height: the higher, the lighter."""
    share = min(height, TALL) / TALL
    # Half of the range for the first 2.5 inches, where a difference matters most.
    light = 21 + 57 * share**0.62
    return f"hsl(216,13%,{light:.0f}%)"


def ink_on(height: int) -> tuple[str, str]:
    """The colour of numbers on a top of this height, and of the rim around them."""
    return ("#0d1016", "#dfe6f1") if height >= 2400 else ("#f2f5fa", "#10131a")


HEAD = """<defs>
<radialGradient id="flood" cx="50%" cy="50%" r="75%">
<stop offset="0" stop-color="#2b303d"/><stop offset=".55" stop-color="#1c1f29"/>
<stop offset="1" stop-color="#101219"/>
</radialGradient>
<radialGradient id="lamp" cx="50%" cy="50%" r="50%">
<stop offset="0" stop-color="#cfe0ff" stop-opacity=".11"/>
<stop offset="1" stop-color="#cfe0ff" stop-opacity="0"/>
</radialGradient>
<pattern id="grid" width="24" height="24" patternUnits="userSpaceOnUse">
<path d="M24 0H0V24" fill="none" stroke="#8fa3c7" stroke-opacity=".07"/>
</pattern>
<pattern id="ruin" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
<rect width="9" height="9" fill="#262a33"/><path d="M0 2H9" stroke="#767f91" stroke-width="1.6"/>
<path d="M2 6.5H6" stroke="#4d5565" stroke-width="1.4"/>
</pattern>
<pattern id="crater" width="8" height="8" patternUnits="userSpaceOnUse">
<rect width="8" height="8" fill="#0c0d12"/><circle cx="2" cy="2" r="1.2" fill="#626b7d"/>
<circle cx="6" cy="6" r=".8" fill="#464d5c"/>
</pattern>
<pattern id="barrier" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="12" fill="#000" fill-opacity=".5"/>
</pattern>
<pattern id="closed" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
<path d="M0 0H7M0 0V7" stroke="#0b0d12" stroke-opacity=".28" stroke-width="1.2"/>
</pattern>
<pattern id="roof" width="5" height="5" patternUnits="userSpaceOnUse">
<path d="M0 5L5 0" stroke="#fff" stroke-opacity=".13" stroke-width=".9"/>
</pattern>
<pattern id="scan" width="4" height="4" patternUnits="userSpaceOnUse">
<rect width="4" height="1" fill="#fff" fill-opacity=".022"/>
</pattern>
<pattern id="team0" width="10" height="10" patternUnits="userSpaceOnUse">
<path d="M5 2.2L8 7.4H2Z" fill="#ff4d5e" fill-opacity=".3"/>
</pattern>
<pattern id="team1" width="10" height="10" patternUnits="userSpaceOnUse">
<circle cx="5" cy="5" r="2.3" fill="#3fa7ff" fill-opacity=".3"/>
</pattern>
</defs>
<style>
text{font-family:"Golos Text","DejaVu Sans",sans-serif;font-variant-numeric:tabular-nums;fill:#e9eef7}
.title{font-family:Unbounded,"Golos Text","DejaVu Sans",sans-serif;font-weight:800}
.mid{text-anchor:middle;dominant-baseline:central}
</style>"""
