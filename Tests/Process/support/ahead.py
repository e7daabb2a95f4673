"""A container that delays its reply to the first full batch until the next batch has come: ahead.py BINARY FILE HOW.

HOW is one of these words:

- "swapped": the reply to the second batch comes before the reply to the first.
- "refused": the first batch is refused as a whole and not done. The second batch is done, and gets its reply.
- "crossed": each batch gets the reply that belongs to the other one.
- "dies": the first batch is done and gets its reply. The second batch is not done, because the process ends.

The file "ahead" beside FILE marks that this has happened. As long as the file exists, the container replies as usual.
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
