"""Conversations whose instants the test chooses."""

import json

from support.core import run


def transcript(path, *blocks):
    """Replays blocks of lines, each at its instant. Returns the core's lines for each block."""
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
