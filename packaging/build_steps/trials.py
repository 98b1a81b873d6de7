"""Trials in a bare Debian: the package installed, used and removed, and the wheel on the newest Python."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from build_steps import debian, wheels
from build_steps.common import BUILD, PACKAGING, ROOT, call, fail, say, told, tool

OLDEST_SUITE, NEWEST_SUITE = "bookworm", "sid"
"""The Debian that the package is for, and the one that has the newest Python."""
TRIAL = BUILD / "trial-debian"
"""A copy of a bare Debian, for one trial."""
TAKEN_ALONG = ("etc/resolv.conf", "etc/hosts", "etc/pip.conf", "etc/ssl/certs/ca-certificates.crt")
FOLDERS_TAKEN_ALONG = ("etc/apt/apt.conf.d", "etc/apt/trusted.gpg.d", "usr/share/keyrings")
"""How this machine reaches its packages."""


def try_deb() -> None:
    package = debian.package()
    if not package.is_file():
        fail("first `python3 packaging/build.py deb`")
    voyage = some_voyage()
    make_trial(OLDEST_SUITE)
    shutil.copyfile(package, TRIAL / "tmp/trial.deb")
    (TRIAL / "tmp/trial.shtil").write_text(voyage, encoding="utf-8")
    run_inside(PACKAGING / "debian" / "trial.sh")
    pictures = keep_pictures()
    shutil.rmtree(TRIAL)
    say(f"The package installs, runs and goes away. Pictures: {', '.join(map(str, pictures)) or 'none'}")


def try_every_python() -> None:
    """The wheel with every Python here; the newest one is taken from a bare Debian if it isn't here."""
    wheels.try_everywhere()
    newest = wheels.VERSIONS[-1]
    if newest in wheels.pythons():
        return
    if os.geteuid() != 0:
        say(f"Python {newest} isn't here, and only root can make a bare Debian that has it: not tried.")
        return
    make_trial(NEWEST_SUITE)
    shutil.copyfile(wheels.wheel(), TRIAL / "tmp" / wheels.wheel().name)
    run_inside(PACKAGING / "debian" / "wheel_trial.sh", newest)
    shutil.rmtree(TRIAL)
    say(f"All is well with Python {newest} of a bare Debian.")


def make_trial(suite: str) -> None:
    """A fresh copy of a bare Debian that reaches the same packages as this machine."""
    if os.geteuid() != 0:
        fail("a bare Debian can only be made by root")
    bare = BUILD / f"bare-{suite}"
    if not (bare / "usr/bin/apt-get").is_file():
        shutil.rmtree(bare, ignore_errors=True)
        debootstrap = tool("debootstrap", "debootstrap")
        call([debootstrap, "--variant=minbase", "--include=ca-certificates", suite, bare])
    say("A fresh copy of a bare Debian")
    shutil.rmtree(TRIAL, ignore_errors=True)
    call(["cp", "-a", bare, TRIAL])
    for name in TAKEN_ALONG:
        if Path("/", name).is_file():
            shutil.copyfile(Path("/", name), TRIAL / name)
    for folder in FOLDERS_TAKEN_ALONG:
        if Path("/", folder).is_dir():
            shutil.copytree(Path("/", folder), TRIAL / folder, dirs_exist_ok=True)


def run_inside(trial: Path, *arguments: str) -> None:
    """Run a script in name spaces of its own: what it mounts and starts is gone with its last process."""
    shutil.copyfile(trial, TRIAL / "tmp/trial.sh")
    command = f"mount -t proc proc {TRIAL}/proc && exec chroot {TRIAL} sh /tmp/trial.sh {' '.join(arguments)}"
    words = [tool("unshare", "util-linux"), "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", command]
    code = subprocess.call(words, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    if code:
        fail("the trial failed; its last lines say where")


def some_voyage() -> str:
    """The record of a voyage that has begun, made by the engine."""
    code = (
        "import sys; from shtil_desktop.games.shtil.rules import record;"
        "from shtil_desktop.games.shtil.rules.options import Options;"
        "from shtil_desktop.games.shtil.rules.voyage import Shtil;"
        "sys.stdout.write(record.write(Shtil(Options(seats=2), 24)))"
    )
    return told([sys.executable, "-c", code], {**os.environ, "PYTHONPATH": str(ROOT)})


def keep_pictures() -> list[Path]:
    """The pictures of the screen, as PNG if there is a tool for it."""
    kept = []
    for name in ("start", "voyage"):
        source = TRIAL / "tmp" / f"{name}.xwd"
        if source.is_file() and shutil.which("convert"):
            target = BUILD / f"trial-{name}.png"
            call(["convert", source, target])
            kept.append(target)
    return kept
