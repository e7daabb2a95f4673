"""A container that waits with its answer to the first full batch until the next one has come: ahead.py BINARY FILE HOW.

HOW is "swapped", where the second is answered before the first; "refused", where the first is refused as a whole and
not done, and the second is done and answered; "crossed", where each is answered with what became of the other; or
"dies", where the first is done and answered, and the second is not. A file "ahead" beside FILE says that it has come to
that; then nothing is done but once.
"""

import json
import pathlib
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

        mark = pathlib.Path(file).parent / "ahead"
        for line in iter(sys.stdin.readline, ""):
            question = json.loads(line)
            said = None
            if not mark.exists() and question["method"] == MODIFY and len(question["params"]["save"]) == FULL:
                if how == "refused":
                    error = {"code": 1, "message": "busy", "data": {"kind": "zoneBusy", "retryAfter": 1}}
                    said = json.dumps({"jsonrpc": "2.0", "id": question["id"], "error": error}) + "\n"
                else:
                    said = answer(line)
                behind = sys.stdin.readline()
                assert json.loads(behind)["method"] == MODIFY
                mark.touch()
                if how == "dies":
                    sys.stdout.write(said)
                    break
                both = [said, answer(behind)]
                if how == "crossed":
                    first, second = (json.loads(one) for one in both)
                    first["result"], second["result"] = second["result"], first["result"]
                    both = [json.dumps(one) + "\n" for one in (first, second)]
                said = "".join(reversed(both) if how == "swapped" else both)
            sys.stdout.write(said or answer(line))
            sys.stdout.flush()
        container.stdin.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
