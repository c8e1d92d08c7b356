"""Print the path of a Chromium that works, fetching one if need be.

    python tools/chromium.py          find it, else unpack Debian's into build/chromium
    python tools/chromium.py find     only look

It is the one named by EUPHORIA_CHROMIUM, else one on PATH, else Debian's: the package, the libraries
this machine lacks and a font are downloaded by apt and unpacked into build/chromium. Nothing is
installed, so no rights are needed. Standard library only.

Where there is such a package, its brother without windows lies beside it (`without_windows`).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = ROOT / "build" / "chromium"
UNPACKED = HOME / "root"
WRAPPER = HOME / "chromium"
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PACKAGES = ("chromium", "fonts-dejavu-core", "fontconfig-config")
ADVICE = "install Chromium or Chrome, or name one in EUPHORIA_CHROMIUM"

SCRIPT = """\
#!/bin/sh
# Made by tools/chromium.py: Debian's Chromium with the libraries and fonts unpacked beside it.
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="{libraries}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/root/usr/lib/chromium/$(basename "$0")" "$@"
"""
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">root/usr/share/fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
"""


class Missing(Exception):
    """There is no Chromium here; the message says why."""


def works(path: str | Path) -> bool:
    """Whether it draws a page. Some systems put a program on PATH that only tells how to get another."""
    flags = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom")
    try:
        said = subprocess.run(
            [path, *flags, "data:text/html,<p>euphoria"], capture_output=True, text=True, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and "<p>euphoria" in said.stdout


def find() -> Path | None:
    """A Chromium that is here already."""
    if wished := os.environ.get("EUPHORIA_CHROMIUM"):
        if not works(wished):
            raise Missing(f"EUPHORIA_CHROMIUM is {wished}, which does not run as a browser")
        return Path(wished)
    for name in NAMES:
        if (found := shutil.which(name)) and works(found):
            return Path(found)
    return WRAPPER if WRAPPER.exists() and works(WRAPPER) else None


def without_windows(program: Path) -> Path:
    """The one beside it that draws the same pages but keeps no windows, a tenth of the work or more; itself
    if there is none."""
    shell = program.with_name(SHELL)
    return shell if shell.exists() and works(shell) else program


def apt(*words: str, lists: Path | None) -> None:
    """Run apt-get on folders of our own; with `lists` also on package lists of our own."""
    options = {"Debug::NoLocking": "1", "Dir::Cache": str(HOME / "apt"), "APT::Sandbox::User": "root"}
    if lists:
        options["Dir::State::lists"] = str(lists)
    settings = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
    command = ["apt-get", *settings, "-q", "-y", "--no-install-recommends", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:]
        raise Missing(f"apt-get {words[0]} failed ({' '.join(last)})")


def download() -> list[Path]:
    """The packages this machine lacks: by the package lists it has, else by fresh ones. Not every release has
    the one without windows."""
    (HOME / "apt" / "archives" / "partial").mkdir(parents=True)
    why = Missing("no packages")
    for lists in (None, HOME / "lists"):
        if lists:
            (lists / "partial").mkdir(parents=True)
            apt("update", lists=lists)
        for wanted in ((SHELL, *PACKAGES), PACKAGES):
            try:
                apt("install", "--download-only", *wanted, lists=lists)
            except Missing as missing:
                why = missing
            else:
                return sorted((HOME / "apt" / "archives").glob("*.deb"))
    raise why


def libraries() -> str:
    """The folders of the unpacked libraries, as the wrapper writes them."""
    holders = {path.parent for base in ("lib", "usr/lib") for path in (UNPACKED / base).glob("*/*.so*")}
    holders |= {path.parent for path in (UNPACKED / "usr" / "lib").glob("*-linux-*/*/*.so*")}
    return ":".join(f"$here/{path.relative_to(HOME).as_posix()}" for path in sorted(holders))


def fetch() -> Path:
    for tool in ("apt-get", "dpkg"):
        if not shutil.which(tool):
            raise Missing(f"there is none on PATH and no {tool} to fetch one with: {ADVICE}")
    print("Fetching Chromium into build/chromium …", file=sys.stderr, flush=True)
    shutil.rmtree(HOME, ignore_errors=True)
    for package in download():
        subprocess.run(["dpkg", "-x", package, UNPACKED], check=True, capture_output=True)
    for leftover in ("apt", "lists"):
        shutil.rmtree(HOME / leftover, ignore_errors=True)
    (HOME / "fonts.conf").write_text(FONTS)
    for program in (UNPACKED / "usr" / "lib" / "chromium").glob("chromium*"):
        wrapper = HOME / program.name
        wrapper.write_text(SCRIPT.format(libraries=libraries()))
        wrapper.chmod(0o755)
    if not works(WRAPPER):
        raise Missing(f"the one unpacked into build/chromium does not run here: {ADVICE}")
    return WRAPPER


def main(words: list[str]) -> int:
    try:
        found = find() or (None if words == ["find"] else fetch())
    except Missing as why:
        print(f"No Chromium: {why}.", file=sys.stderr)
        return 1
    print(found or "")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
