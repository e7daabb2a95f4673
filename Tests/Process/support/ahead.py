"""A container that waits with its answer to the first full batch until the next one has come: ahead.py BINARY FILE HOW.

HOW is "swapped", where the second is answered before the first; or "refused", where the first is refused as a whole and
not done, and the second is done and answered.
"""

import json
import subprocess
import sys

MODIFY = "host.cloud.records.modify"
FULL = 400


def main(binary, file, how):
    with subprocess.Popen(
        [binary, "cloud", "serve", file], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as container:

        def answer(line):
            container.stdin.write(line)
            container.stdin.flush()
            said = container.stdout.readline()
            while "id" not in json.loads(said):
                said = container.stdout.readline()
            return said

        has_waited = False
        for line in iter(sys.stdin.readline, ""):
            question = json.loads(line)
            said = None
            if not has_waited and question["method"] == MODIFY and len(question["params"]["save"]) == FULL:
                has_waited = True
                if how == "refused":
                    error = {"code": 1, "message": "busy", "data": {"kind": "zoneBusy", "retryAfter": 1}}
                    said = json.dumps({"jsonrpc": "2.0", "id": question["id"], "error": error}) + "\n"
                else:
                    said = answer(line)
                behind = sys.stdin.readline()
                assert json.loads(behind)["method"] == MODIFY
                both = [said, answer(behind)]
                said = "".join(reversed(both) if how == "swapped" else both)
            sys.stdout.write(said or answer(line))
            sys.stdout.flush()
        container.stdin.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
