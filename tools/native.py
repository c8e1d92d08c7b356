"""Compile the engines (`euphoria.core`, `euphoria.games`) with mypyc.

    python tools/native.py build DIR   compiled files only, laid out as in a wheel
    python tools/native.py inplace     beside the sources in src/ (`make native`)
    python tools/native.py tree        build/native: sources and compiled files, for the tests
    python tools/native.py clean       take the compiled files out of src/ again (`make pure`)
    python tools/native.py stale       the same, but only if the sources have changed since

Python prefers a compiled module to its source, so a forgotten one would hide later edits:
compiled files are remembered with a digest of the sources, and tools/bootstrap.py, which every
`make` task calls, does what `stale` does.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
TREE = ROOT / "build" / "native"
WEB = SOURCE / "euphoria" / "_web"  # the built web client (tools/web.py): no engine depends on it
INPLACE_STAMP = ROOT / "build" / "native-inplace"
LIBRARY = "euphoria"  # the code of all modules goes to euphoria__mypyc.*.so and euphoria_show__mypyc.*.so
ENDINGS = ("*.so", "*.pyd")
COMPILERS = ("cc", "gcc", "clang")
SHOW = "euphoria/games/show/"
QUICKLY = "EUPHORIA_COMPILE_QUICKLY"
# How hard the C compiler tries: for all but the show, and for the show, which is large and gains little.
# The tests do not need the last bit of speed, and the machine has other things to do meanwhile.
LEVELS = ("1", "1") if os.environ.get(QUICKLY) else ("3", "2")


def settings() -> tuple[list[str], set[str]]:
    """Packages to compile and files to leave out, from [tool.euphoria.native]."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["euphoria"]["native"]
    return table["packages"], set(table["exclude"])


def sources() -> list[str]:
    """The modules to compile, relative to src."""
    packages, left_out = settings()
    found = (
        path.relative_to(SOURCE).as_posix()
        for package in packages
        for path in (SOURCE / package).rglob("*.py")
    )
    return sorted(name for name in found if name not in left_out)


def groups() -> list[tuple[list[str], str | None]]:
    """Two libraries instead of one: they are compiled side by side, and within each calls are inlined."""
    show = [name for name in sources() if name.startswith(SHOW)]
    return [([name for name in sources() if name not in show], LIBRARY), (show, f"{LIBRARY}_show")]


def digest() -> str:
    """Changes with any source, with the settings, with the interpreter and with how well is compiled."""
    mark = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    mark.update(repr((settings(), LEVELS)).encode())
    for path in sorted(SOURCE.rglob("*")):
        if path.is_file() and path.suffix not in (".so", ".pyd", ".pyc") and WEB not in path.parents:
            mark.update(path.relative_to(SOURCE).as_posix().encode() + b"\0" + path.read_bytes())
    return mark.hexdigest()


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
            opt_level=LEVELS[0],
            debug_level="0",
            separate=groups(),
            target_dir=scratch,
        )
        if os.name != "nt":
            for extension in extensions:
                # Nothing but the init functions is called from outside, so the compiler may inline the rest.
                extension.extra_compile_args.append("-fvisibility=hidden")
                if "show" in extension.name:
                    extension.extra_compile_args.append(f"-O{LEVELS[1]}")  # the last word wins
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


def compiled_files(folder: Path) -> list[Path]:
    return [path for ending in ENDINGS for path in folder.rglob(ending)]


def inplace() -> None:
    clean()
    with tempfile.TemporaryDirectory() as folder:
        build_apart(Path(folder))
        shutil.copytree(folder, SOURCE, dirs_exist_ok=True)
    INPLACE_STAMP.parent.mkdir(exist_ok=True)
    INPLACE_STAMP.write_text(digest())
    print("The engines in src/ are compiled; `make pure` undoes it.")


def tree() -> None:
    stamp = TREE / "digest"
    if stamp.exists() and stamp.read_text() == digest():
        return
    shutil.rmtree(TREE, ignore_errors=True)
    skip = shutil.ignore_patterns(*ENDINGS, "__pycache__", WEB.name)
    shutil.copytree(SOURCE / "euphoria", TREE / "euphoria", ignore=skip)
    build_apart(TREE)
    stamp.write_text(digest())


def clean() -> None:
    for path in compiled_files(SOURCE):
        path.unlink()
    INPLACE_STAMP.unlink(missing_ok=True)


def stale() -> None:
    if not compiled_files(SOURCE):
        return
    if not INPLACE_STAMP.exists() or INPLACE_STAMP.read_text() != digest():
        clean()
        print("Sources have changed: the compiled engines in src/ were removed (make native).")


def main(command: str, *rest: str) -> None:
    if command in ("inplace", "tree") and (reason := missing()):
        sys.exit(f"The engines stay pure Python: {reason}.")
    if command == "build":
        build(Path(*rest))
    else:
        {"inplace": inplace, "tree": tree, "clean": clean, "stale": stale}[command]()


if __name__ == "__main__":
    main(*sys.argv[1:])
