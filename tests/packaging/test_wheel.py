"""The wheel holds all that the program needs, and runs without the checkout.

`python3 packaging/build.py matrix` tries it in clean environments of every Python.
"""

import os
import sys
import zipfile

from build_steps import common, wheels

from tests.processes import finish


def build_wheel(folder):
    """From the sources as they lie there."""
    words = [
        sys.executable,
        "-m",
        "build",
        "--wheel",
        "--no-isolation",
        "--outdir",
        str(folder),
        str(common.ROOT),
    ]
    done = finish(words, env=os.environ)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


def self_check(site, profile):
    """From the unpacked wheel, which is all that installing adds to a Python with the dependencies."""
    kept = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    environment = {**kept, "PYTHONPATH": str(site), "QT_QPA_PLATFORM": "offscreen"}
    words = [sys.executable, "-m", "shtil_desktop", "--self-check", "--profile", str(profile)]
    return finish(words, cwd=site, env=environment)


def test_the_wheel_is_whole_and_runs_without_the_checkout(tmp_path):
    """All in one, so that the wheel is built once."""
    wheel = build_wheel(tmp_path)
    assert wheels.missing_from(wheel, wheels.tracked_files()) == []
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "site")
    assert [name for name in names if name.endswith(".ts")] == []
    assert {name.split("/")[0].split("-")[0] for name in names} == {"shtil_desktop"}
    done = self_check(tmp_path / "site", tmp_path / "profile")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "installed in" in done.stdout and str(common.ROOT) not in done.stdout


def test_a_wheel_that_lacks_something_is_complained_of(tmp_path):
    poor = tmp_path / "poor.whl"
    with zipfile.ZipFile(poor, "w") as archive:
        archive.writestr("shtil_desktop/app.py", "")
    tracked = ["shtil_desktop/app.py", "resources/shtil/rules/ru.md", "packaging/qm.py", "dev.py"]
    assert "shtil_desktop/resources/shtil/rules/ru.md" in wheels.missing_from(poor, tracked)
    assert len(wheels.missing_from(poor, tracked)) == 4
