"""The house at a glance (`make house`): rooms, their size, who imports whom, cycles, what is largest.

    python tools/house.py          of this tree
    python tools/house.py SRC      of another one, to compare with (its folder `src`)

A room is a folder of modules. Imports that only type checkers see do not count.
"""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[1] / "src"
WEB = SOURCE.parent / "web" / "src"
MOST = 10
"""How many of the largest are listed."""

Arrows = dict[str, set[str]]


def modules(source: Path) -> dict[str, Path]:
    """Every module by its dotted name."""
    found: dict[str, Path] = {}
    for path in sorted((source / "euphoria").rglob("*.py")):
        parts = path.relative_to(source).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def room_of(module: str, known: dict[str, Path]) -> str:
    """The folder a module lies in, below `euphoria`; the package itself is the room `.`."""
    package = module if known[module].name == "__init__.py" else module.rpartition(".")[0]
    return package.partition(".")[2] or "."


def imports(tree: ast.AST) -> Iterator[str]:
    """What a module imports at run time, `from a import b` both as `a` and as `a.b`."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        yield from imports(node)


def arrows(known: dict[str, Path]) -> Arrows:
    """Which module imports which."""
    found: Arrows = {}
    for module, path in known.items():
        wanted = set(imports(ast.parse(path.read_text(encoding="utf-8")))) & set(known)
        # `from a import b` where b is a module is an arrow to b, not to the package around it.
        found[module] = {name for name in wanted if not any(other.startswith(f"{name}.") for other in wanted)}
    return found


def cycles(arrows: Arrows) -> list[list[str]]:
    """Groups that import each other in a circle (strongly connected components, Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        order[node] = low[node] = len(order)
        stack.append(node)
        for other in sorted(arrows.get(node, ())):
            if other not in order:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], order[other])
        if low[node] == order[node]:
            group = stack[stack.index(node) :]
            del stack[stack.index(node) :]
            if len(group) > 1:
                found.append(sorted(group))

    for node in sorted(arrows):
        if node not in order:
            visit(node)
    return found


def between_rooms(known: dict[str, Path]) -> Arrows:
    found: Arrows = defaultdict(set)
    for module, others in arrows(known).items():
        here = room_of(module, known)
        found[here] |= {room for other in others if (room := room_of(other, known)) != here}
    return found


def rooms(source: Path = SOURCE) -> list[str]:
    """All rooms of the library, in the order of their names."""
    known = modules(source)
    return sorted({room_of(module, known) for module in known})


def longest_functions(known: dict[str, Path]) -> list[tuple[int, str]]:
    found: list[tuple[int, str]] = []
    for module, path in known.items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
                found.append((node.end_lineno - node.lineno + 1, f"{module}.{node.name}"))
    return sorted(found, reverse=True)


def size(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def show(source: Path) -> None:
    known = modules(source)
    lines = {module: size(path) for module, path in known.items()}
    files: Counter[str] = Counter(room_of(module, known) for module in known)
    total: Counter[str] = Counter()
    for module in known:
        total[room_of(module, known)] += lines[module]
    into = between_rooms(known)
    print(f"{len(known)} modules, {sum(lines.values())} lines, {len(files)} rooms\n")
    print(f"{'room':<34}{'files':>6}{'lines':>7}  imports from")
    for room in sorted(files):
        print(f"{room:<34}{files[room]:>6}{total[room]:>7}  {', '.join(sorted(into.get(room, ())))}")
    print(f"\narrows between rooms: {sum(map(len, into.values()))}")
    print("cycles of modules:", "; ".join(" - ".join(group) for group in cycles(arrows(known))) or "none")
    print("cycles of rooms:  ", "; ".join(" - ".join(group) for group in cycles(into)) or "none")
    print("\nlargest files")
    for module in sorted(lines, key=lambda name: -lines[name])[:MOST]:
        print(f"{lines[module]:>6}  {module}")
    functions = longest_functions(known)
    print(f"\nlongest of {len(functions)} functions")
    for length, name in functions[:MOST]:
        print(f"{length:>6}  {name}")


def show_web() -> None:
    found: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for path in WEB.rglob("*"):
        if path.suffix in (".ts", ".svelte", ".css") and not path.name.endswith(".test.ts"):
            room = path.parent.relative_to(WEB).as_posix()
            found[room] += size(path)
            files[room] += 1
    print(f"\nweb/src: {sum(files.values())} files, {sum(found.values())} lines without tests")
    for room in sorted(found):
        print(f"{room:<34}{files[room]:>6}{found[room]:>7}")


if __name__ == "__main__":
    sys.setrecursionlimit(10_000)
    if len(sys.argv) > 1:
        show(Path(sys.argv[1]).resolve())
    else:
        show(SOURCE)
        show_web()
