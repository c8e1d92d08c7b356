"""Draw the icons of the installable page from its favicon: `python tools/icons.py`.

The maskable one has the ground up to its edges, because systems cut it to their own shapes.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent))

import chromium

WEB = Path(__file__).resolve().parents[1] / "web"
GROUND = "#191c33"
ICONS = {"icon-192": (192, 0), "icon-512": (512, 0), "icon-maskable": (512, 0.12), "icon-apple": (180, 0.06)}
"""Their sizes, and how much of the ground lies around the drawing; none: the corners are clear."""


def main() -> None:
    drawing = (WEB / "src" / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as engine:
        browser = engine.chromium.launch(executable_path=chromium.find() or chromium.fetch())
        for name, (size, margin) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = f"background:{GROUND};padding:{round(size * margin)}px" if margin else ""
            body = f"body{{margin:0;box-sizing:border-box;height:100vh;{ground}}}"
            page.set_content(f"<style>{body}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=WEB / "public" / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
