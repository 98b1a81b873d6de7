"""The Debian package: the packed program, its menu entry, icons, file type, manual and papers."""

import gzip
import hashlib
import re
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from build_steps import frozen, icons
from build_steps.common import (
    BUILD,
    DIST,
    HOMEPAGE,
    ID,
    NAME,
    PACKAGING,
    RESOURCES,
    ROOT,
    call,
    empty,
    fail,
    megabytes,
    say,
    told,
    tool,
    version,
)

STAGE = BUILD / "deb"
HOME, COMMAND = f"usr/lib/{NAME}", "usr/games/shtil"
PAPERS = f"usr/share/doc/{NAME}"
OPENED_LATE = ("libgl1", "libegl1", "libfontconfig1", "libxcb-cursor0", "libxkbcommon-x11-0")
"""What Qt opens by name when it runs, so that no file says it is needed."""
HEEDED = ("E",)
"""lintian's marks that end the build."""


def package() -> Path:
    return DIST / f"{NAME}_{version()}_{architecture()}.deb"


def architecture() -> str:
    return told([tool("dpkg", "dpkg"), "--print-architecture"]).strip()


def build() -> None:
    """Lay the tree out, write its papers, pack it, and let lintian look at it."""
    lay_out(frozen.packed())
    write_control()
    made = package()
    call([tool("dpkg-deb", "dpkg"), "--root-owner-group", "-Zxz", "--build", STAGE, made])
    say(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB, {megabytes(STAGE):.1f} MB installed")
    look_over(made)


def lay_out(packed: Path) -> None:
    """Everything but the control files."""
    empty(STAGE)
    shutil.copytree(packed, STAGE / HOME, symlinks=True)
    for name in frozen.PAPERS:  # told by the copyright file here
        (STAGE / HOME / name).unlink(missing_ok=True)
    drop_what_debian_has(STAGE / HOME / "_internal")
    forget_where_it_was_built(STAGE / HOME)
    link = STAGE / COMMAND
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{NAME}/shtil")
    put(RESOURCES / "desktop" / f"{ID}.desktop", "usr/share/applications")
    name_command(STAGE / "usr/share/applications" / f"{ID}.desktop")
    put(RESOURCES / "desktop" / f"{ID}.xml", "usr/share/mime/packages")
    put(PACKAGING / f"{ID}.metainfo.xml", "usr/share/metainfo")
    put(RESOURCES / "icons" / "shtil.svg", "usr/share/icons/hicolor/scalable/apps", f"{ID}.svg")
    for size in icons.SIZES:
        folder = f"usr/share/icons/hicolor/{size}x{size}/apps"
        put(RESOURCES / "icons" / icons.file_name(size), folder, f"{ID}.png")
    put(PACKAGING / "debian" / "copyright", PAPERS)
    put(PACKAGING / "debian" / "lintian-overrides", "usr/share/lintian/overrides", NAME)
    put_packed("usr/share/man/man6/shtil.6.gz", (PACKAGING / "shtil.6").read_bytes())
    put_packed(f"{PAPERS}/changelog.gz", changelog().encode())
    put_packed(f"{PAPERS}/NEWS.gz", (ROOT / "CHANGELOG.md").read_bytes())
    set_modes()


def drop_what_debian_has(folder: Path) -> None:
    """Libraries that are carried along for other systems; here the package depends on Debian's own."""
    for path in folder.glob("lib*.so*"):
        if not path.is_symlink() and not path.name.startswith("libpython"):
            path.unlink()


def forget_where_it_was_built(folder: Path) -> None:
    """A Python that was built at home looks for its libraries there: a path that means nothing elsewhere."""
    chrpath = tool("chrpath", "chrpath")
    for path in programs(folder):
        done = subprocess.run([chrpath, "-l", path], capture_output=True, text=True)
        if re.search(r"R(UN)?PATH=/", done.stdout):
            told([chrpath, "-d", path])


def name_command(entry: Path) -> None:
    """By its full path, since not everybody looks for commands where Debian keeps its games."""
    text = entry.read_text(encoding="utf-8")
    entry.write_text(text.replace("Exec=shtil", f"Exec=/{COMMAND}"), encoding="utf-8")


def put(source: Path, folder: str, name: str = "") -> None:
    target = STAGE / folder / (name or source.name)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def put_packed(name: str, content: bytes) -> None:
    """A compressed file; without a time in it, so that the same content is the same file."""
    target = STAGE / name
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(content, 9, mtime=0))


def changelog() -> str:
    """In the form that Debian wants; what changed is told in NEWS."""
    when = format_datetime(datetime.now(UTC))
    who = "Shtil Desktop contributors <contributors@shtil-desktop.example>"
    return f"{NAME} ({version()}) unstable; urgency=medium\n\n  * See NEWS.gz.\n\n -- {who}  {when}\n"


def set_modes() -> None:
    """Folders and programs 0755, all else 0644, whatever the umask was."""
    program = STAGE / HOME / "shtil"
    for path in [STAGE, *STAGE.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def write_control() -> None:
    (STAGE / "DEBIAN").mkdir()  # first, since dpkg-shlibdeps finds the tree by it
    control = (PACKAGING / "debian" / "control.in").read_text(encoding="utf-8")
    values = {
        "VERSION": version(),
        "ARCHITECTURE": architecture(),
        "SIZE": str(round(megabytes(STAGE) * 1e6 / 1024)),
        "DEPENDS": ", ".join(depends()),
        "HOMEPAGE": HOMEPAGE,
    }
    for name, value in values.items():
        control = control.replace(f"@{name}@", value)
    folder = STAGE / "DEBIAN"
    (folder / "control").write_text(control, encoding="utf-8")
    files = sorted(path for path in (STAGE / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    sums = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(STAGE)}\n" for path in files]
    (folder / "md5sums").write_text("".join(sums), encoding="utf-8")
    for path in folder.iterdir():
        path.chmod(0o644)


def depends() -> list[str]:
    """The packages of every library that a file of ours needs and the tree does not carry itself."""
    work = empty(BUILD / "shlibdeps")
    (work / "debian").mkdir()
    (work / "debian" / "control").write_text(f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    inside = STAGE / HOME
    own = sorted({path.parent for path in inside.rglob("*.so*")})
    words = [
        tool("dpkg-shlibdeps", "dpkg-dev"),
        "-O",
        "--ignore-missing-info",
        *(f"-l{folder}" for folder in own),
    ]
    done = subprocess.run([*words, *programs(inside)], cwd=work, capture_output=True, text=True)
    found = re.search(r"^shlibs:Depends=(.*)$", done.stdout, re.M)
    if done.returncode or not found:
        errors = [line for line in done.stderr.splitlines() if "error" in line]
        fail("\n".join(errors) or done.stderr)
    told_needed = [entry.strip() for entry in found[1].split(",")]
    names = {entry.split()[0] for entry in told_needed}
    return sorted([*told_needed, *(name for name in OPENED_LATE if name not in names)])


def programs(folder: Path) -> list[str]:
    """Every file that the system's loader would read."""
    found = []
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                if file.read(4) == b"\x7fELF":
                    found.append(str(path))
    return found


def look_over(made: Path) -> None:
    """lintian's errors end the build; what does not concern such a package is named in the overrides."""
    lintian = shutil.which("lintian")
    if lintian is None:
        say("lintian is not installed: nobody has looked the package over")
        return
    words = [lintian, "--no-tag-display-limit", str(made)]
    done = subprocess.run(words, capture_output=True, text=True)
    say(done.stdout.rstrip() or "lintian: nothing to say")
    if any(line.startswith(HEEDED) for line in done.stdout.splitlines()):
        fail("lintian found errors")
