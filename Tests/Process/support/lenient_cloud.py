"""A container that checks no rights: lenient_cloud.py COMMAND...

The command starts a container that checks rights. This program gives record types names that the container does not
know, and for which it has no rule. A platform's own cloud also checks no rights.
"""

import json
import subprocess
import sys
import threading

# The record types that every container knows.
KNOWN = {"AccessControl", "Companies", "UserPass", "Views"}
MARK = "Of"


def renamed(value, change):
    if isinstance(value, list):
        return [renamed(one, change) for one in value]
    if isinstance(value, dict):
        return {key: change(one) if key == "recordType" else renamed(one, change) for key, one in value.items()}
    return value


def disguised(name):
    return name if name in KNOWN else MARK + name


def plain(name):
    return name.removeprefix(MARK)


def listen(container):
    for line in container.stdout:
        said = renamed(json.loads(line), plain)
        if isinstance(said.get("result"), dict):
            said["result"].pop("enforcesRights", None)
        sys.stdout.write(json.dumps(said) + "\n")
        sys.stdout.flush()


def main(*words):
    container = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    thread = threading.Thread(target=listen, args=[container], daemon=True)
    thread.start()
    for line in sys.stdin:
        container.stdin.write(json.dumps(renamed(json.loads(line), disguised)) + "\n")
        container.stdin.flush()
    container.stdin.close()
    thread.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
