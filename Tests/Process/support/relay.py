"""A container that refuses requests by the rules of a file, and lets a real container answer the rest.

As a program: relay.py RULES WORD... The words start the real container. RULES is a JSON object with these members:

- "records": for names of records, the kind of error with which each is refused
- "fields": the same for all records that contain a text
- "whole": refuses a whole batch that contains such a record
- "method": for methods, the kind of error with which each is refused
- "uploads": the kind of error for all records that bring files along
- "downloads": what happens to a received file. "elsewhere" moves it to a place the core did not ask for, and removes it
  at the next request. "damaged" changes a byte. "fifo", "sparse" and "folder" put something else in its place. "slow"
  creates a file "slow" beside the rules, and asks the container when that file is gone. "begun" does the same, but
  first writes the first bytes of the wanted file.
- "held": a method and a text. When a reply to the method contains the text, the relay creates a file "held", and sends
  the reply when that file is gone.
- "cut": the relay then ends instead, and never sends the held reply
"""

import json
import os
import pathlib
import shlex
import subprocess
import sys
import time


class Rules:
    """The rules of a relay. The relay reads them at each request."""

    def __init__(self, folder, binary, words=None):
        """`words` is the command of the real container. Without it, the container is a new file."""
        self.path = folder / "rules.json"
        self.held = folder / "held"
        self.file = folder / "cloud.sqlite"
        words = words or [binary, "cloud", "serve", str(self.file)]
        self.command = f"exec:exec {shlex.join([sys.executable, __file__, str(self.path), *words])}"
        self.set()

    def set(self, **rules):
        # The file is replaced in one step, because the relay may read it at any time.
        new = self.path.with_suffix(".new")
        new.write_text(json.dumps(rules))
        new.replace(self.path)

    def hold(self, method, text):
        """Holds each reply to a method that contains a text. The container has done the work by then."""
        self.set(held=[method, text])

    def release(self, **rules):
        """Sends the held replies, and holds no further ones."""
        self.set(**rules)
        self.held.unlink(missing_ok=True)

    def cut(self):
        """Ends the connection without sending the held reply."""
        self.release(cut=True)


def refused(params, rules):
    """Returns the refusals of a batch, by the places of their records."""
    found = {}
    for place, record in enumerate(params["save"] + params["delete"]):
        kind = rules.get("records", {}).get(record["recordName"])
        if "uploads" in rules and any(
            value and value["type"] == "asset" for value in record.get("fields", {}).values()
        ):
            kind = kind or rules["uploads"]
        for text, those in rules.get("fields", {}).items():
            kind = kind or (those if text in json.dumps(record.get("fields")) else None)
        if kind:
            found[place] = {"recordName": record["recordName"], "kind": kind, "message": "a rule refuses it"}
    return found


def without(params, places):
    save, count = params["save"], len(params["save"])
    kept = [record for place, record in enumerate(save) if place not in places]
    deleted = [record for place, record in enumerate(params["delete"], count) if place not in places]
    return {**params, "save": kept, "delete": deleted}


def refuse(question, kind):
    error = {"code": 1, "message": "a rule refuses it", "data": {"kind": kind}}
    print(json.dumps({"jsonrpc": "2.0", "id": question["id"], "error": error}), flush=True)


def sparse(path):
    """Makes a file of one terabyte that takes no space on the disk."""
    with open(path, "wb") as file:
        file.truncate(1 << 40)


def spoil(result, how, folder):
    """Applies the rules to a received file. Returns the paths to remove later."""
    path = pathlib.Path(result["path"])
    if how in ("slow", "begun"):
        return []
    if how in ("fifo", "sparse", "folder"):
        path.unlink()
        {"fifo": os.mkfifo, "folder": os.mkdir, "sparse": sparse}[how](path)
        return []
    if how == "damaged":
        content = bytearray(path.read_bytes())
        content[-1] ^= 1
        path.write_bytes(content)
        return []
    result["path"] = str(folder / "passing")
    os.rename(path, result["path"])
    return [result["path"]]


def main(path, *words):
    passing = []
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as container:
        for line in sys.stdin:
            with open(path) as text:
                rules = json.load(text)
            question = json.loads(line)
            while passing:
                os.unlink(passing.pop())
            mark = pathlib.Path(path).parent / "slow"
            if rules.get("downloads") in ("slow", "begun") and question["method"].endswith("download"):
                begun = pathlib.Path(question["params"]["path"])
                if rules["downloads"] == "begun":
                    begun.write_bytes(b"begun")
                mark.touch()
                while mark.exists():
                    time.sleep(0.01)
                begun.unlink(missing_ok=True)
            kind = rules.get("method", {}).get(question["method"])
            if kind:
                refuse(question, kind)
                continue
            places = refused(question["params"], rules) if question["method"] == "host.cloud.records.modify" else {}
            if places and rules.get("whole"):
                refuse(question, next(iter(places.values()))["kind"])
                continue
            if places:
                question["params"] = without(question["params"], places)
            container.stdin.write(json.dumps(question) + "\n")
            container.stdin.flush()
            answer = json.loads(container.stdout.readline())
            while answer.get("id") != question["id"]:
                answer = json.loads(container.stdout.readline())
            if "downloads" in rules and question["method"].endswith("download") and "result" in answer:
                passing += spoil(answer["result"], rules["downloads"], pathlib.Path(path).parent)
            held = pathlib.Path(path).parent / "held"
            method, text = rules.get("held", (None, ""))
            if question["method"] == method and text in json.dumps(answer):
                held.touch()
                while held.exists():
                    time.sleep(0.01)
                with open(path) as text:
                    if json.load(text).get("cut"):
                        container.stdin.close()
                        return
            for place in sorted(places):
                answer["result"]["results"].insert(place, places[place])
            print(json.dumps(answer), flush=True)
        container.stdin.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
