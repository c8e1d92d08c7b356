"""By which sources something was made: another line of a rule or of a map is noticed."""

from pathlib import Path

import pytest

from euphoria.server.common.sources import fingerprint


def write_package(folder: Path, **files: str) -> None:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("_dot_", ".")).write_text(text)


@pytest.mark.parametrize("changed", ["rules_dot_py", "table_dot_toml"])
def test_another_line_of_a_rule_or_a_map_is_another_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: str
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = f"fingerprinted_{changed.partition('_')[0]}"
    write_package(tmp_path / package, __init___dot_py="", rules_dot_py="a = 1\n", table_dot_toml="x = 1\n")
    before = fingerprint(package)
    fingerprint.cache_clear()
    assert fingerprint(package) == before, "the same sources again"
    write_package(tmp_path / package, **{changed: "b = 2\n"})
    fingerprint.cache_clear()
    assert fingerprint(package) != before


def test_what_no_rule_reads_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    write_package(tmp_path / "fingerprinted_words", __init___dot_py="", words_dot_ftl="hello = Hello\n")
    before = fingerprint("fingerprinted_words")
    write_package(tmp_path / "fingerprinted_words", words_dot_ftl="hello = Good day\n")
    fingerprint.cache_clear()
    assert fingerprint("fingerprinted_words") == before
