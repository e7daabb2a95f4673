"""Conversations at instants of the test's own."""

import json

from support.core import run


def transcript(path, *blocks):
    """Replays lines that are sent at instants; returns the output for each of them."""
    lines = []
    for instant, *sent in blocks:
        lines += [f"@ {instant}", *(f"--> {json.dumps(one)}" for one in sent), "// end"]
    path.write_text("\n".join(lines) + "\n")
    assert run("replay", "--update", str(path)).returncode == 0
    found, now = [], []
    for line in path.read_text().splitlines():
        if line.startswith("<-- "):
            now.append(json.loads(line[4:]))
        elif line == "// end":
            found.append(now)
            now = []
    return found
