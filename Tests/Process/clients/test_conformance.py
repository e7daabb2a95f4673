"""Every client plays one scenario, and prints the same bytes; and golden transcripts go through it."""

import json
import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from support.core import PATIENCE, ROOT, SERVER

CLIENTS = ROOT / "Clients"
with_node = pytest.mark.skipif(not shutil.which("node"), reason="node is missing")
PROGRAMS = {
    "python": [sys.executable, CLIENTS / "python/conformance.py"],
    "ruby": ["ruby", "-w", CLIENTS / "ruby/conformance.rb"],
    "shell": ["bash", CLIENTS / "shell/conformance.sh"],
    "swift": [pathlib.Path(SERVER).with_name("conformance")],
    "typescript": ["node", CLIENTS / "typescript/conformance.js"],
}
# What they are written with, which not every machine has.
NEEDED = {"ruby": ["ruby"], "shell": ["bash", "jq"], "typescript": ["node"]}


@pytest.mark.parametrize("client", PROGRAMS)
def test_the_scenario(client, tmp_path):
    if not all(map(shutil.which, NEEDED.get(client, []))):
        pytest.skip(f"what {client} needs is not here")
    done = subprocess.run([*PROGRAMS[client], tmp_path / "played"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (CLIENTS / "conformance/expected.txt").read_text()


def conversations():
    """The requests of all golden transcripts by name, each with its reply."""
    for path in sorted((ROOT / "Tests/Transcripts").glob("*.rpc")):
        asked = {}
        for line in path.read_text().splitlines():
            if line[:4] not in ("--> ", "<-- "):
                continue
            try:
                message = json.loads(line[4:])
            except ValueError:
                continue
            if not isinstance(message, dict) or not isinstance(message.get("id"), (int, str)):
                continue
            if line.startswith("--> ") and isinstance(message.get("params", {}), dict) and "method" in message:
                asked[message["id"]] = message
            elif line.startswith("<-- ") and message["id"] in asked:
                yield path.stem, asked.pop(message["id"]), message


def without_nulls(value):
    """What a member says that is null, one that is not there says, too."""
    if isinstance(value, dict):
        return {name: without_nulls(one) for name, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def test_golden_transcripts_go_through_python():
    """What is sent is written as it stands there, and what comes is read, and written again, without a difference."""
    import inspect

    from mainspring._refusals import failure
    from mainspring._services import Services
    from mainspring._values import Note, decode, encode, given, noted

    services = Services(Note())
    count, skipped, kinds = 0, 0, set()
    for _, request, reply in conversations():
        place = services
        *path, last = request["method"].split(".")
        names = {name.rstrip("_").replace("_", "").lower(): name for name in dir(place)}
        for part in path:
            place = getattr(place, names.get(part.lower(), part), None)
            names = {name.rstrip("_").replace("_", "").lower(): name for name in dir(place)}
        method = getattr(place, names.get(last.lower(), last), None)
        if method is None:
            skipped += 1
            continue
        given_names = {name.rstrip("_").replace("_", "").lower(): name for name in inspect.signature(method).parameters}
        try:
            arguments = {given_names[name.lower()]: value for name, value in request.get("params", {}).items()}
            _, name, params, read, _ = noted(method, (), arguments)
        except (KeyError, TypeError):
            # It says what no method takes.
            skipped += 1
            continue
        assert name == request["method"]
        assert json.loads(encode(given(params))) == {
            name: value for name, value in request.get("params", {}).items() if value is not None
        }
        if "error" in reply:
            error = failure(name, reply["error"])
            kinds.add(error.kind)
            assert type(error).__name__.lower() == error.kind.lower()
            again = json.loads(encode(error.data))
            assert without_nulls(again) == without_nulls(reply["error"]["data"])
        else:
            # Decimals are read as what they are, not as floats.
            raw = decode(json.dumps(reply["result"]))
            result = raw if read is None else read(raw)
            assert without_nulls(json.loads(encode(result))) == without_nulls(reply["result"])
        count += 1
    assert count > 300 and skipped < count / 10, (count, skipped)
    assert len(kinds) > 15


@with_node
def test_golden_transcripts_go_through_typescript(tmp_path):
    folder = tmp_path / "app"
    shutil.copytree(ROOT / "Tests/Process/clients/typescript", folder)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "node_modules").mkdir()
    (folder / "node_modules/mainspring-core").symlink_to(CLIENTS / "typescript", target_is_directory=True)
    recorded = [{"request": request, "reply": reply} for _, request, reply in conversations()]
    (tmp_path / "recorded").write_text(json.dumps(recorded))
    done = subprocess.run(
        ["node", "transcripts.js"],
        cwd=folder,
        env={**os.environ, "RECORDED": str(tmp_path / "recorded")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    count, kinds = map(int, done.stdout.split())
    assert count == len(recorded) > 300 and kinds > 15
