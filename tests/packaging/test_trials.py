"""What the trials in a bare Debian need before they begin; the trials themselves are long."""

from build_steps import trials
from build_steps.common import PACKAGING

from shtil_desktop.games import record


def test_the_voyage_that_is_opened_in_the_trial_is_a_record():
    game = record.read(trials.some_voyage())
    assert (game.id, game.number, game.options.seats) == ("shtil", 24, 2)


def test_the_scripts_of_the_trials_are_there():
    assert {path.name for path in (PACKAGING / "debian").glob("*trial.sh")} == {"trial.sh", "wheel_trial.sh"}
