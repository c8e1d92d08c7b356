"""Compile the engines (`euphoria.core`, the rules of `euphoria.games`) with mypyc.

    python tools/native.py build DIR   compiled files only, laid out as in a wheel
    python tools/native.py inplace     beside the sources in src/ (`make native`)
    python tools/native.py tree        build/native: sources and compiled files, for the tests
    python tools/native.py clean       take the compiled files out of src/ again (`make pure`)
    python tools/native.py stale       the same, but only if the engines have changed since

Python prefers a compiled module to its source, so a forgotten one would hide later edits: compiled
files are remembered with a digest of what they were made from, and tools/bootstrap.py, which every
`make` task calls, does what `stale` does. Whatever was compiled is also kept by that digest in the
user's cache folder (tools/kept.py), so that nothing is compiled twice on a machine.
"""

import ast
import filecmp
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import kept

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TREE = ROOT / "build" / "native"
TREE_STAMP = TREE / "digest"
WEB = SOURCE / "euphoria" / "_web"  # the built web client (tools/web.py): no engine depends on it
INPLACE_STAMP = ROOT / "build" / "native-inplace"
LIBRARY = "euphoria"
"""The code of all modules goes to one library, euphoria__mypyc.*.so. Of several mypyc believes that somebody
may add a subclass to them one day: it then calls methods by tables, and asks at every look at a field whether
it was ever set, which is a tenth of a decision."""
ENDINGS = ("*.so", "*.pyd")
COMPILERS = ("cc", "gcc", "clang")
QUICKLY = "EUPHORIA_COMPILE_QUICKLY"
# How hard the C compiler tries. The tests win less by quicker engines than the compiler takes to make them.
LEVEL = "0" if os.environ.get(QUICKLY) else "2"

# Nothing but the init functions is called from outside, so the compiler may inline the rest. Warnings about
# C that a program wrote help nobody; the search for misleading indentation, which -w does not end, takes gcc
# six times as long as everything else: mypyc indents hundreds of columns deep.
FLAGS = ("-fvisibility=hidden", "-w", "-Wno-misleading-indentation")


def project() -> dict[str, Any]:
    tools: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    return tools


def settings() -> tuple[list[str], list[str]]:
    """What to compile and what to leave out of it, as patterns below src, from [tool.euphoria.native]."""
    table = project()["euphoria"]["native"]
    return table["compile"], table["leave"]


def modules(patterns: list[str]) -> set[str]:
    """The modules that the patterns name, or that lie in the folders they name, relative to src."""
    named = [path for pattern in patterns for path in SOURCE.glob(pattern)]
    files = {file for path in named for file in (path.rglob("*.py") if path.is_dir() else [path])}
    return {file.relative_to(SOURCE).as_posix() for file in files}


def sources() -> list[str]:
    """The modules to compile, relative to src."""
    wanted, left_out = settings()
    return sorted(modules(wanted) - modules(left_out))


# ------------------------------------------------------------------ what compiled engines depend on


def imports(text: str) -> Iterator[str]:
    """The names of modules of this project that a source may import, relative to src."""
    for node in ast.walk(ast.parse(text)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or "", *(f"{node.module}.{name}" for name in names)]
        for name in names:
            if name.split(".")[0] == LIBRARY:
                yield from (name.replace(".", "/") + ending for ending in (".py", "/__init__.py"))


def read_by_the_compiler() -> list[str]:
    """The modules to compile and those they import: mypyc makes calls by the types declared there."""
    compiled = sources()
    near = {name for source in compiled for name in imports((SOURCE / source).read_text(encoding="utf-8"))}
    return sorted({*compiled, *(name for name in near if (SOURCE / name).exists())})


def pinned_compiler() -> list[str]:
    """The versions of mypyc and setuptools in uv.lock."""
    lock = ROOT / "uv.lock"
    text = lock.read_text(encoding="utf-8") if lock.exists() else ""
    return re.findall(r'^name = "(?:mypy|setuptools)"\nversion = .*$', text, re.MULTILINE)


def digest(level: str = "") -> str:
    """Changes with what is compiled, with the interpreter and with how well is compiled. The same in every
    process, and not touched by what the engines do not know: the server, sentences, uncompiled rooms."""
    how = [
        sys.version,
        sysconfig.get_config_var("EXT_SUFFIX"),
        level or LEVEL,
        pinned_compiler(),
        project()["mypy"],
    ]
    mark = hashlib.sha256(json.dumps([sources(), how], sort_keys=True).encode())
    mark.update(Path(__file__).read_bytes())
    for name in read_by_the_compiler():
        mark.update(name.encode() + b"\0" + (SOURCE / name).read_bytes())
    return mark.hexdigest()


# ------------------------------------------------------------------ compiling


def missing() -> str | None:
    """Why nothing can be compiled here, in words; None if it can."""
    wished = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name != "nt" and not any(shutil.which(name) for name in (wished, *COMPILERS)):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the header files of Python (Python.h) are not installed"
    return None


def use_a_compiler_that_exists() -> None:
    """Python remembers the compiler it was built with; that one may not be on this machine."""
    built_with = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if "CC" not in os.environ and os.name != "nt" and not shutil.which(built_with):
        os.environ["CC"] = next(filter(shutil.which, COMPILERS), "cc")


def build(target: Path) -> None:
    """Compile into `target`; everything in between lives in a scratch folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    target = target.resolve()
    use_a_compiler_that_exists()
    os.chdir(SOURCE)
    with tempfile.TemporaryDirectory() as scratch:
        options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", scratch]
        extensions = mypycify(
            [*options, *sources()],
            opt_level=LEVEL,
            debug_level="0",
            group_name=LIBRARY,
            target_dir=scratch,
        )
        if os.name != "nt":
            for extension in extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        project = Distribution({"name": LIBRARY, "ext_modules": extensions})
        command = project.get_command_obj("build_ext")
        command.build_lib, command.build_temp = str(target), scratch
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def build_apart(target: Path) -> None:
    """`build` in a process of its own: it changes folder, environment and setuptools' state."""
    done = subprocess.run([sys.executable, __file__, "build", str(target)], capture_output=True, text=True)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        sys.exit("The engines do not compile; the message of mypyc or of the compiler is above.")


def put_engines(target: Path, stamp: Path) -> None:
    """The compiled files into `target`: those made before, wherever on this machine, or new ones."""
    mark = digest()
    if not kept.fetch(mark, target):
        with tempfile.TemporaryDirectory() as folder:
            build_apart(Path(folder))
            shutil.copytree(folder, target, dirs_exist_ok=True)
            if digest() == mark:  # nobody has edited a source meanwhile
                kept.keep(mark, Path(folder))
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(mark)


# ------------------------------------------------------------------ where they go


def compiled_files(folder: Path) -> list[Path]:
    return [path for ending in ENDINGS for path in folder.rglob(ending)]


def made_from(stamp: Path) -> str:
    """The digest of the compiled files that lie there."""
    return stamp.read_text() if stamp.exists() else ""


def inplace() -> None:
    if made_from(INPLACE_STAMP) != digest() or not compiled_files(SOURCE):
        clean()
        put_engines(SOURCE, INPLACE_STAMP)
    print("The engines in src/ are compiled; `make pure` undoes it.")


def tree() -> None:
    fresh = made_from(TREE_STAMP) == digest()
    if not fresh:
        shutil.rmtree(TREE, ignore_errors=True)
    copy_sources(SOURCE / "euphoria", TREE / "euphoria")
    if not fresh:
        put_engines(TREE, TREE_STAMP)


def copy_sources(source: Path, target: Path) -> None:
    """Make `target` a copy of `source`, touching only what differs; compiled files stay as they are there."""
    names = {path.name for path in source.iterdir() if path != WEB and path.name != "__pycache__"}
    names -= {path.name for ending in ENDINGS for path in source.glob(ending)}
    target.mkdir(parents=True, exist_ok=True)
    for old in target.iterdir():
        if old.is_dir() and old.name not in names:
            shutil.rmtree(old)  # bytecode, too, which is soon made anew
        elif old.is_file() and old.name not in names and not any(old.match(ending) for ending in ENDINGS):
            old.unlink()
    for name in names:
        if (source / name).is_dir():
            copy_sources(source / name, target / name)
        elif not (target / name).exists() or not filecmp.cmp(source / name, target / name, shallow=False):
            shutil.copy2(source / name, target / name)


def clean() -> None:
    for path in compiled_files(SOURCE):
        path.unlink()
    INPLACE_STAMP.unlink(missing_ok=True)


def stale() -> None:
    if compiled_files(SOURCE) and made_from(INPLACE_STAMP) != digest():
        clean()
        print("Sources have changed: the compiled engines in src/ were removed (make native).")


@contextmanager
def pure() -> Iterator[None]:
    """Pure engines in src/ for a while; compiled ones that lay there come back."""
    with tempfile.TemporaryDirectory() as folder:
        aside = [(path, Path(folder) / str(number)) for number, path in enumerate(compiled_files(SOURCE))]
        for path, place in aside:
            shutil.move(path, place)
        try:
            yield
        finally:
            for path, place in aside:
                shutil.move(place, path)


def main(command: str, *rest: str) -> None:
    if command in ("inplace", "tree") and (reason := missing()):
        sys.exit(f"The engines stay pure Python: {reason}.")
    if command == "build":
        build(Path(*rest))
    else:
        {"inplace": inplace, "tree": tree, "clean": clean, "stale": stale}[command]()


if __name__ == "__main__":
    main(*sys.argv[1:])
