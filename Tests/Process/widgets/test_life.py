"""The golden transcript of a widget's life, played by Clients/python against the weather host as provider."""

import subprocess
import sys

import pytest

from support.core import BINARY, ROOT

PROGRAM = ROOT / "Clients/python/widget_life.py"
TRANSCRIPT = ROOT / "Tests/Transcripts/widget.rpc"


def play(transcript):
    return subprocess.run(
        [sys.executable, "-I", PROGRAM, "--core", BINARY, transcript], capture_output=True, text=True, timeout=60
    )


def test_a_widget_lives_as_the_transcript_has_it():
    done = play(TRANSCRIPT)
    assert done.returncode == 0 and "!!" not in done.stdout, done.stdout + done.stderr
    stages = [
        "nothing (devicePlaceUnknown)",
        "Configured:",
        "Shown:",
        "Oslo: 32.296",
        "humanus, fresh",
        "Offline:",
        "stale; weatherStale",
        "Stale:",
        "Expired:",
        "fresh; premiumNeeded",
        "Restored:",
        "Oslo: 28.619",
    ]
    places = [done.stdout.index(stage) for stage in stages]
    assert places == sorted(places) and done.stdout.endswith("The widget showed what the transcript says.\n")


@pytest.mark.parametrize(
    "old, new",
    [
        ('"reason":"premiumNeeded"', '"reason":"placeUnknown"'),
        ('"celsius":-9,"temperature":28.619', '"celsius":-9,"temperature":28.618'),
        ('"kind":"featureRequired"', '"kind":"forbidden"'),
    ],
)
def test_what_is_otherwise_is_shown(tmp_path, old, new):
    text = TRANSCRIPT.read_text()
    assert old in text
    (tmp_path / "store-root.pem").write_bytes((TRANSCRIPT.parent / "store-root.pem").read_bytes())
    # The file of links is in the folder of the transcript.
    text = text.replace("../../Clients", str(ROOT / "Clients"))
    (tmp_path / "other.rpc").write_text(text.replace(old, new))
    done = play(tmp_path / "other.rpc")
    assert done.returncode == 1 and "!!" in done.stdout and "1 difference(s)." in done.stdout, done.stdout + done.stderr
