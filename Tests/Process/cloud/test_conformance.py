"""`mainspring cloud test`: a correct container passes all checks, and the checks find each fault of a faulty
container."""

import re
import sys

import pytest

from support import faulty_cloud
from support.container import Container, record
from support.core import BINARY, run

PLAN = re.compile(r"1\.\.(\d+)")


def examine(*commands, batches=1100, only=None):
    """Returns the exit code, and the failed checks with their reasons. The output must have one line for each check."""
    done = run("cloud", "test", f"--batches={batches}", *([f"--only={only}"] if only else []), *commands)
    text = done.stdout.decode()
    first, plan, *lines = text.splitlines()
    assert first == "TAP version 14" and PLAN.fullmatch(plan), text
    results = [line for line in lines if line.startswith(("ok ", "not ok "))]
    assert [int(re.search(r"\d+", line)[0]) for line in results] == list(range(1, len(results) + 1))
    assert len(results) == int(PLAN.fullmatch(plan)[1])
    flaws = {}
    for line, *after in zip(lines, lines[1:], lines[2:], strict=False):
        if line.startswith("not ok "):
            assert after[0] == "  ---" and after[1].startswith('  message: "'), text
            flaws[line.partition(" - ")[2]] = after[1]
    return done.returncode, flaws, text


def test_the_container_in_a_file_is_sound(tmp_path):
    file = tmp_path / "cloud.sqlite"
    with Container(file) as container:
        container.make()
        container.modify([record(1, sku="A")])
    code, flaws, text = examine(f"exec {BINARY} cloud serve {file}", f"exec {BINARY} cloud serve {file} --account you")
    assert (code, flaws) == (0, {}), text
    assert "ok 28 " in text and "# the container" not in text
    # A container in use can be checked: its records stay, and the check leaves no records behind.
    with Container(file) as container:
        assert [zone["name"] for zone in container.zones()["zones"]] == ["account"]
        assert len(container.changes()["records"]) == 1
    assert run("cloud", "check", str(file)).returncode == 0


# The number of batches between a batch and its repeat. It is larger than the number that a forgetful container
# remembers.
SOME = 20

# The faulty containers, each with the check that must find the fault.
FAULTS = {
    "AnotherAccount": "the account is the same",
    "AnswersAnything": "invalid input is refused",
    "KeepsZonesToItself": "zones are created once",
    "KeepsDeletedZonesToItself": "a deleted zone",
    "ForgetsTheParent": "a saved record is returned",
    "LastWriterWins": "a change needs the tag",
    "KeepsTheServersRecord": "a change needs the tag",
    "CountsInDoubles": "values of all types",
    "TakesAnyValue": "values of all types",
    "KeepsDeletionsToItself": "deletions are reported",
    "AnswersBackwards": "a refused record stops",
    "DoesAllAgain": "a repeated batch",
    "ForgetsWhatOthersFollow": "a batch is recognized",
    "KnowsNoLimit": "limits are enforced",
    "EndsEarly": "pages have each record once",
    "SkipsWhatComesBetweenPages": "pages have each record once",
    "BeginsAnew": "a token is valid",
    "GivesOldPositions": "the token of a batch comes after",
    "ForgetsPositions": "the token of a batch comes after",
    "RefusesItsPositions": "the token of a batch comes after",
    "LeavesOutWhatIsOwn": "own changes may be left out",
    "CutsFiles": "files are stored once",
    "HasItsOwnPublicDatabase": "devices can't write to the public",
    "ChangesWhatIsOnlyAdded": "records that can only be added",
    "LosesTheLastOfABatch": "answered changes survive",
    "RepliesToAnother": "the account is the same",
}
# The faults of containers that two accounts share.
FAULTS_OF_SHARING = {
    "LetsLookersOnWrite": "a participant can write only",
    "LetsParticipantsRule": "a participant can write only",
    "SaysNotWhoAccepted": "an accepted share",
    "TellsOfTheLink": "an accepted share",
    "LetsAnyDepartmentWrite": "a participant can write only in departments",
    "LetsAnybodyIn": "a link leads to its own zone",
    "CountsNobody": "a share has no more participants",
    "KeepsEndingsToItself": "a participation ends",
}


def faulty(tmp_path, fault, account="me"):
    return f"exec {sys.executable} {faulty_cloud.__file__} {BINARY} {tmp_path / 'cloud.sqlite'} {fault} {account}"


@pytest.fixture(params=[True, pytest.param(False, marks=pytest.mark.full)], ids=["the check", "all checks"])
def only(request):
    """Returns whether to run only the check that must find the fault. A run of all checks must find it, too."""
    return request.param


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(tmp_path, fault, only):
    code, flaws, text = examine(faulty(tmp_path, fault), batches=SOME, only=only and FAULTS[fault])
    assert code == 1 and any(name.startswith(FAULTS[fault]) for name in flaws), text


@pytest.mark.parametrize("fault", FAULTS_OF_SHARING)
def test_a_fault_of_sharing_is_found(tmp_path, fault, only):
    commands = faulty(tmp_path, fault), faulty(tmp_path, fault, "you")
    code, flaws, text = examine(*commands, batches=SOME, only=only and FAULTS_OF_SHARING[fault])
    assert code == 1 and [name.startswith(FAULTS_OF_SHARING[fault]) for name in flaws] == [True], text


def test_who_tells_nobody_of_changes_is_sound_and_slow(tmp_path):
    code, flaws, text = examine(faulty(tmp_path, "SaysNothing"), batches=SOME)
    assert (code, flaws) == (0, {}) and "# the container does not send sync.remoteChanged" in text


def test_a_container_without_tokens_of_batches_is_sound(tmp_path):
    code, flaws, text = examine(faulty(tmp_path, "KeepsPositionsToItself"))
    assert (code, flaws) == (0, {}) and "# the container returns no token with a batch" in text


@pytest.mark.parametrize(("command", "why"), [("exit 3", "has ended"), ("echo hello; cat >/dev/null", "can't be used")])
def test_what_is_no_container(command, why):
    code, flaws, text = examine(command)
    assert code == 1 and all(why in flaw or "has ended" in flaw for flaw in flaws.values()), text
    assert len(flaws) == text.count("not ok ")


def test_a_command_is_asked_for():
    assert b"no check has a name that begins with Files" in run("cloud", "test", "--only=Files", "true").stderr
    assert b"--batches must be a whole number of at least 0" in run("cloud", "test", "--batches=some", "true").stderr
    for words in ((), ("test",), ("test", "a", "b", "c"), ("check", "a", "b")):
        done = run("cloud", *words)
        assert (done.returncode, b"test COMMAND" in done.stderr) == (64, True)
