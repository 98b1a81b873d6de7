"""The Debian package tried in a bare Debian: installed, started, used and removed."""

import os
import shutil
import subprocess
from pathlib import Path

from build_steps import debian
from build_steps.common import BUILD, PACKAGING, ROOT, call, fail, say, tool

SUITE = "bookworm"
BARE, TRIAL = BUILD / "bare-debian", BUILD / "trial-debian"
"""The first is kept as debootstrap made it, the second is a copy for one trial."""
TAKEN_ALONG = ("etc/resolv.conf", "etc/hosts", "etc/apt/sources.list")
"""How this machine reaches its packages."""


def try_deb() -> None:
    if os.geteuid() != 0:
        fail("a bare Debian can only be made by root")
    package = debian.package()
    if not package.is_file():
        fail("first `python3 packaging/build.py deb`")
    make_bare()
    say("A fresh copy of a bare Debian")
    shutil.rmtree(TRIAL, ignore_errors=True)
    call(["cp", "-a", BARE, TRIAL])
    take_along()
    shutil.copyfile(package, TRIAL / "tmp/trial.deb")
    shutil.copyfile(PACKAGING / "debian" / "trial.sh", TRIAL / "tmp/trial.sh")
    (TRIAL / "tmp/trial.shtil").write_text(some_voyage(), encoding="utf-8")
    run_inside("sh /tmp/trial.sh")
    pictures = keep_pictures()
    shutil.rmtree(TRIAL)
    say(f"The package installs, runs and goes away. Pictures: {', '.join(map(str, pictures)) or 'none'}")


def make_bare() -> None:
    if not (BARE / "usr/bin/apt-get").is_file():
        shutil.rmtree(BARE, ignore_errors=True)
        call(
            [
                tool("debootstrap", "debootstrap"),
                "--variant=minbase",
                "--include=ca-certificates",
                SUITE,
                BARE,
            ]
        )


def take_along() -> None:
    for name in TAKEN_ALONG:
        if Path("/", name).is_file():
            shutil.copyfile(Path("/", name), TRIAL / name)
    for folder in (
        "etc/apt/apt.conf.d",
        "etc/apt/sources.list.d",
        "etc/apt/trusted.gpg.d",
        "usr/share/keyrings",
    ):
        if Path("/", folder).is_dir():
            shutil.copytree(Path("/", folder), TRIAL / folder, dirs_exist_ok=True)


def run_inside(command: str) -> None:
    """In name spaces of its own: what is mounted and started there is gone with the last process."""
    script = f"mount -t proc proc {TRIAL}/proc && exec chroot {TRIAL} {command}"
    words = [tool("unshare", "util-linux"), "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script]
    code = subprocess.call(words, env={"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"})
    if code:
        fail("the trial failed; its last lines say where")


def some_voyage() -> str:
    """The record of a voyage that has begun, made by the engine."""
    code = (
        "import sys; from shtil_desktop.games.shtil import Options, Shtil, record;"
        "sys.stdout.write(record.write(Shtil(Options(seats=2), 24)))"
    )
    done = subprocess.run(["python3", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def keep_pictures() -> list[Path]:
    """The pictures of the screen, as PNG if there is a tool for it."""
    kept = []
    for name in ("harbour", "voyage"):
        source = TRIAL / "tmp" / f"{name}.xwd"
        if source.is_file() and shutil.which("convert"):
            target = BUILD / f"trial-{name}.png"
            call(["convert", source, target])
            kept.append(target)
    return kept
