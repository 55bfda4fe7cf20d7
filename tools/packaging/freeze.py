"""Freezes the program with PyInstaller."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from sysconfig import get_config_var
from tempfile import TemporaryDirectory

from tools.packaging.release import ROOT

SPEC = ROOT / "tools" / "packaging" / "croakade.spec"


def what_is_lacking() -> str:
    """What PyInstaller would need and cannot find here; empty if nothing."""
    if find_spec("PyInstaller") is None:
        return "PyInstaller, which the extra 'build' installs"
    if sys.platform != "linux":
        return ""
    if not all(map(which, ("ldd", "objcopy", "objdump"))):
        return "ldd, objcopy and objdump, which come with glibc and binutils"
    return "" if get_config_var("Py_ENABLE_SHARED") else "a Python with a shared library"


def freeze(target: Path) -> Path:
    """Make the folder ``program`` in *target*, and return it.

    :raises subprocess.CalledProcessError: if PyInstaller fails, or is not there.
    """
    with TemporaryDirectory(prefix="croakade-build-") as work:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
        folders = ["--distpath", str(target), "--workpath", work]
        variables = {**os.environ, "PYINSTALLER_CONFIG_DIR": work}
        subprocess.run([*command, *folders, str(SPEC)], cwd=ROOT, env=variables, check=True)
    return target / "program"
