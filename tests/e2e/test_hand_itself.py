"""The hand complains about what would annoy a person: each fault on a page that has nothing else."""

import pytest

from kit import hand as hands
from kit.browser import Visitors
from kit.hand import Complaint
from kit.hand_table import HOW, Device, hand_of

PAGE = """<style>
    body { margin: 20px } main { height: 2000px } .stage { position: relative; height: 700px }
    button { width: 120px; height: 60px }
</style>
<main><div class="stage">%s</div></main><div data-testid="bar" data-question="1"></div>"""

FAULTS: dict[str, tuple[Device, str, str]] = {
    "closed by itself": (
        "laptop",
        """<button data-now="shoot" onclick="
            const menu = document.createElement('div'); menu.setAttribute('role', 'dialog');
            menu.innerHTML = '<button data-now=shoot>Now</button>'; this.after(menu);
            this.textContent = 'Pressed'; setTimeout(() => menu.remove(), 20)">Shoot</button>""",
        "the menu",
    ),
    "covered": (
        "laptop",
        """<button data-now="shoot">Shoot</button>
        <div style="position: absolute; inset: 0; background: red"></div>""",
        "is covered by",
    ),
    "too small": (
        "phone",
        """<button data-now="shoot" style="height: 24px">Shoot</button>""",
        "for a finger",
    ),
    "dead": ("laptop", """<button data-now="shoot">Shoot</button>""", "nothing came of"),
    "read alike": (
        "laptop",
        """<div role="dialog" aria-label="Cards"><button data-now="use">Use it</button>
        <button data-now="use">Use it</button></div>""",
        "read 'Use it'",
    ),
    "jumps": (
        "laptop",
        """<p id="room"></p>
        <button data-now="use" onclick="room.style.height = '115px'; this.textContent = 'Done'">A</button>
        <button>B</button><button>C</button><button>D</button>""",
        "the board jumps",
    ),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_fault_is_complained_about(visit: Visitors, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hands, "PATIENCE", 1.0)
    monkeypatch.setattr(hands, "AGAIN", 0.5)
    device, board, said = FAULTS[fault]
    page = visit(None, fresh=True, **HOW[device])
    page.set_content(PAGE % board)
    with pytest.raises(Complaint, match=said):
        hand_of(page, device).play(most=1)


def test_a_touch_that_hits_something_else_is_complained_about(visit: Visitors) -> None:
    """What is aimed at is gone when the finger arrives."""
    page = visit(None, fresh=True, **HOW["laptop"])
    page.set_content(PAGE % """<button data-now="shoot">Shoot</button>""")
    hand = hand_of(page, "laptop")
    seen = hand.wait()
    spot = hand.aim(seen.offers[0])
    assert spot
    page.evaluate("document.querySelector('button').style.translate = '300px 300px'")
    hand.way.press(spot)
    with pytest.raises(Complaint, match="the touch on 'Shoot'"):
        hand.struck(seen.offers[0], seen)
