"""`Tests/run --quick` runs a file of each folder, from the list Tests/quick."""

from support.core import ROOT

PROCESS = ROOT / "Tests/Process"


def listed():
    return [line for line in (ROOT / "Tests/quick").read_text().splitlines() if not line.startswith("#")]


def test_each_folder_of_a_service_has_its_file():
    folders = {path.parent.name for path in PROCESS.glob("*/test_*.py")}
    assert len(folders) > 30
    assert sorted(folders) == [entry.partition("/")[0] for entry in listed()]


def test_each_file_is_there():
    assert [entry for entry in listed() if not (PROCESS / entry).exists()] == []
