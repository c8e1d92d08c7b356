"""The main screens look as they did when somebody last looked at them (`make looks` renews the pictures)."""

from playwright.sync_api import Browser

from kit import looks
from kit.browser import Guard


def test_the_main_screens_look_as_they_did(browser: Browser, guard: Guard) -> None:
    """What differs is in build/e2e: what was expected, what is there, and where they differ."""
    changed: list[str] = []
    shown: set[str] = set()
    desk = browser.new_page()
    with looks.place() as there:
        for name, page in looks.photographs(browser, there, guard):
            shown.add(name)
            kept = looks.FOLDER / f"{name}.webp"
            if not kept.exists():
                changed.append(f"{name}: there is no picture of it")
                continue
            share, pictures = looks.compared(desk, kept, page, looks.most(name))
            print(f"{name}: {share:.2%}")
            if share > looks.most(name):
                changed.append(f"{name}: {share:.2%} of it differs")
                looks.FAILED.mkdir(parents=True, exist_ok=True)
                for kind, data in pictures.items():
                    (looks.FAILED / f"look-{name}-{kind}.png").write_bytes(data)
    desk.close()
    assert changed == [], "look at build/e2e; if it is meant to be so: make looks"
    assert {file.stem for file in looks.FOLDER.glob("*.webp")} == shown
