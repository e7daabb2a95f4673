"""All clients run the same scenario, and must print the same bytes. The recorded transcripts are also sent through each
client."""

import json
import os
import pathlib
import re
import shlex
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
# The compilers and interpreters that a client needs. Some machines lack them.
NEEDED = {"ruby": ["ruby"], "shell": ["bash", "jq"], "typescript": ["node"]}


@pytest.mark.parametrize("client", PROGRAMS)
def test_the_scenario(client, tmp_path):
    if not all(map(shutil.which, NEEDED.get(client, []))):
        pytest.skip(f"what {client} needs is not here")
    done = subprocess.run([*PROGRAMS[client], tmp_path / "played"], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == (CLIENTS / "conformance/expected.txt").read_text()


def conversations():
    """Returns the requests of all recorded transcripts, by transcript, each with its reply."""
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
    """Removes null members: a missing member means the same as null."""
    if isinstance(value, dict):
        return {name: without_nulls(one) for name, one in value.items() if one is not None}
    return [without_nulls(one) for one in value] if isinstance(value, list) else value


def test_golden_transcripts_go_through_python():
    """The client must encode requests exactly as the transcripts have them. It must also decode replies, and encode
    them again without a difference."""
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
            # The recorded request names a method or a parameter that does not exist, which the typed client can't
            # express.
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
            # Decimals are read as decimals, not as floats.
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


# A program that replaces the core: it stores the requests, and answers with the recorded replies.
REPLAYED = """
import json, sys
recorded = json.load(open({recorded!r}))
with open({asked!r}, "w") as asked:
    for line, one in zip(sys.stdin, recorded):
        request = json.loads(line)
        asked.write(line)
        asked.flush()
        answer = {{name: one["reply"][name] for name in ("result", "error") if name in one["reply"]}}
        reply = {{"jsonrpc": "2.0", "id": request["id"], **answer}}
        print(json.dumps(reply, separators=(",", ":"), ensure_ascii=False), flush=True)
"""


def words(params):
    """Returns parameters in the form in which a person types them in a shell."""
    if not all(re.fullmatch(r"[A-Za-z0-9_]+", name) for name in params):
        return shlex.quote(json.dumps(params))
    texts = {name: isinstance(value, str) and "\0" not in value for name, value in params.items()}
    given = (f"{name}={value}" if texts[name] else f"{name}:={json.dumps(value)}" for name, value in params.items())
    return " ".join(map(shlex.quote, given))


@pytest.mark.skipif(not shutil.which("jq") or not shutil.which("bash"), reason="bash and jq are needed")
def test_golden_transcripts_go_through_bash(request, tmp_path):
    recorded = [{"request": asked, "reply": reply} for _, asked, reply in conversations()]
    if not request.config.getoption("--full"):
        recorded = recorded[::3]
    (tmp_path / "recorded").write_text(json.dumps(recorded))
    core = tmp_path / "core"
    core.write_text(
        f"#!{sys.executable}" + REPLAYED.format(recorded=str(tmp_path / "recorded"), asked=str(tmp_path / "asked"))
    )
    core.chmod(0o755)
    requests = [one["request"] for one in recorded]
    calls = [f"mainspring_call {request['method']} {words(request.get('params', {}))}" for request in requests]
    (tmp_path / "script").write_text(
        "\n".join(
            [f"source {shlex.quote(str(CLIENTS / 'shell/mainspring.sh'))}", "mainspring_start"]
            + [f"{call} 2>/dev/null || mainspring_error tojson" for call in calls]
            + ["mainspring_end"]
        )
    )
    done = subprocess.run(
        ["bash", tmp_path / "script"],
        env={**os.environ, "MAINSPRING": str(core)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert (done.returncode, done.stderr) == (0, "")
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text().splitlines()]
    assert [(one["method"], one["params"]) for one in asked] == [
        (request["method"], request.get("params", {})) for request in requests
    ]
    assert [json.loads(line) for line in done.stdout.splitlines()] == [
        one["reply"]["result"] if "result" in one["reply"] else one["reply"]["error"] for one in recorded
    ]
    assert len(recorded) > 100 and any("error" in one["reply"] for one in recorded)
