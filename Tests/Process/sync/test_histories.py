"""Histories of real devices on one container, judged only by which edits each device had seen."""

import os

import pytest

from support.hazards import Hazards
from support.historians import play

# The hazards of ordinary schedules. The core loses no edit through any of them, alone or together.
MENDED = ~Hazards(0)
# `True` if conflict lines are on all devices.
LINES_TRAVEL = os.environ.get("HISTORY_LINES", "everywhere") == "everywhere"
SEEDS = int(os.environ.get("HISTORIES", "4"))


def hazards():
    """Returns the hazards of the schedules, or those that HISTORY_HAZARDS names, separated by commas."""
    names = os.environ.get("HISTORY_HAZARDS")
    return MENDED if names is None else Hazards(sum(Hazards[name].value for name in names.split(",") if name))


def judge(folder, seed, **more):
    flaws = play(folder, seed, hazards(), devices=2 + seed % 3, everywhere=LINES_TRAVEL, **more)
    assert not flaws, "\n".join(": ".join(flaw) for flaw in flaws)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_no_edit_is_lost(tmp_path, seed):
    judge(tmp_path, seed)


@pytest.mark.full
@pytest.mark.parametrize("seed", range(100, 200))
def test_no_edit_is_lost_in_many_schedules(tmp_path, seed):
    judge(tmp_path, seed, rounds=60)
