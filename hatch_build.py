"""Build hook of the wheel: rule ledgers inside it, engines compiled where that is possible.

Any failure to compile gives the pure Python wheel (py3-none-any) instead of an error.
EUPHORIA_PURE=1 asks for that wheel outright.
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
        """mypyc is fetched only for a build that will use it."""
        return ["mypy>=2.4,<3", "setuptools>=80"] if self.wants_native() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        included = build_data["force_include"]
        included[str(Path(self.root) / "docs" / "rules")] = "euphoria/_rules"
        if not self.wants_native():
            return
        self.folder = tempfile.mkdtemp(prefix="euphoria-native-")
        script = Path(self.root) / "tools" / "native.py"
        done = subprocess.run(
            [sys.executable, str(script), "build", self.folder], capture_output=True, text=True
        )
        if done.returncode:
            last = (done.stderr or done.stdout).strip().splitlines()[-1:]
            self.app.display_warning(f"the engines stay pure Python: {' '.join(last)}")
            return
        for ending in COMPILED:
            for path in Path(self.folder).rglob(ending):
                included[str(path)] = path.relative_to(self.folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, *_: object) -> None:
        if folder := getattr(self, "folder", None):
            shutil.rmtree(folder, ignore_errors=True)

    def wants_native(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("EUPHORIA_PURE") != "1"
