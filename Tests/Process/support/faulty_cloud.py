"""A container with one fault: faulty_cloud.py BINARY FILE FAULT.

A container without faults does the work. This program changes the requests to it, or its replies.
"""

import json
import os
import queue
import sqlite3
import subprocess
import sys
import threading
import uuid
from contextlib import closing

MODIFY, CHANGES = "host.cloud.records.modify", "host.cloud.zone.changes"


def say(line):
    # One write call for each line, because two threads write lines.
    os.write(1, json.dumps(line).encode() + b"\n")


class Faulty:
    def __init__(self, container):
        self.container = container
        self.shown = []
        self.answers = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        """Passes on the container's notifications at once."""
        for line in self.container.stdout:
            said = json.loads(line)
            if "method" in said:
                self.notice(said)
            else:
                self.answers.put(said)

    def ask(self, method, params):
        """Sends a request to the container. Returns its reply, with a result or an error."""
        line = json.dumps({"jsonrpc": "2.0", "id": "own", "method": method, "params": params})
        return self.forward(line)

    def forward(self, line):
        self.container.stdin.write(line.rstrip("\n") + "\n")
        self.container.stdin.flush()
        return self.answers.get()

    def notice(self, line):
        say(line)

    def answer(self, line):
        try:
            question = json.loads(line)
        except ValueError:
            return self.forward(line)
        answer = self.reply(question["method"], question.get("params", {}), line)
        return answer | {"id": question["id"]}

    def reply(self, method, params, line):
        answer = self.forward(line)
        if "result" in answer:
            self.change(method, params, answer["result"])
        return answer

    def change(self, method, params, result):
        pass


class AnotherAccount(Faulty):
    def change(self, method, params, result):
        if method == "host.cloud.account":
            result["account"] = f"{uuid.uuid4()}"


class AnswersAnything(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        return {"jsonrpc": "2.0", "result": {"status": "available"}} if "error" in answer else answer


class KeepsZonesToItself(Faulty):
    def change(self, method, params, result):
        if method == "host.cloud.database.changes" and params.get("token"):
            result["zones"] = []


class KeepsDeletedZonesToItself(Faulty):
    def change(self, method, params, result):
        result.pop("deletedZones", None)
        if method == "host.cloud.database.changes":
            result["deletedZones"] = []


class ForgetsTheParent(Faulty):
    def change(self, method, params, result):
        for record in result.get("records", []):
            record.pop("parent", None)


class LastWriterWins(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        results = answer.get("result", {}).get("results", [])
        if method == MODIFY and not params["atomic"]:
            for place, record in enumerate(params["save"]):
                if results[place].get("kind") == "serverRecordChanged":
                    record["recordChangeTag"] = results[place]["serverRecord"]["recordChangeTag"]
                    again = {**params, "save": [record], "delete": [], "operation": f"{uuid.uuid4()}"}
                    results[place] = self.ask(MODIFY, again)["result"]["results"][0]
        return answer


class KeepsTheServersRecord(Faulty):
    def change(self, method, params, result):
        for one in result.get("results", []):
            one.pop("serverRecord", None)


class CountsInDoubles(Faulty):
    def change(self, method, params, result):
        for record in result.get("records", []):
            for value in record["fields"].values():
                if value["type"] == "int":
                    value["value"] = int(float(value["value"]))


class TakesAnyValue(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        for one in answer.get("result", {}).get("results", []):
            if one.get("kind") == "invalidArguments":
                now = "2026-01-01T00:00:00.000Z"
                name = one["recordName"]
                one.clear()
                one |= {"recordName": name, "recordChangeTag": "1", "creationDate": now, "modificationDate": now}
        return answer


class KeepsDeletionsToItself(Faulty):
    def change(self, method, params, result):
        if method == CHANGES:
            result["deleted"] = []


class AnswersBackwards(Faulty):
    def change(self, method, params, result):
        if method == MODIFY:
            result["results"].reverse()


class DoesAllAgain(Faulty):
    def reply(self, method, params, line):
        if method == MODIFY:
            return self.ask(method, params | {"operation": f"{uuid.uuid4()}"})
        return self.forward(line)


class ForgetsWhatOthersFollow(Faulty):
    """Keeps the replies to the last ten batches of all devices together, instead of the last batches of each device."""

    def reply(self, method, params, line):
        if method == MODIFY:
            with closing(sqlite3.connect(sys.argv[2])) as file, file:
                file.execute("DELETE FROM operations WHERE row <= (SELECT max(row) FROM operations) - 10")
        return self.forward(line)


class KnowsNoLimit(Faulty):
    def reply(self, method, params, line):
        if method != MODIFY or len(params["save"]) <= 400:
            return self.forward(line)
        results = []
        for start in range(0, len(params["save"]), 400):
            part = params | {"save": params["save"][start : start + 400], "operation": f"{uuid.uuid4()}"}
            results += self.ask(method, part)["result"]["results"]
        return {"jsonrpc": "2.0", "result": {"results": results}}


class EndsEarly(Faulty):
    def change(self, method, params, result):
        if method == CHANGES:
            result["more"] = False


class SkipsWhatComesBetweenPages(Faulty):
    """Reads all pages from an earlier state, and then returns the present token. So changes that come between two pages
    are skipped."""

    def reply(self, method, params, line):
        if method != CHANGES:
            return self.forward(line)
        if not (params.get("token") or "").startswith("seen"):
            first = self.forward(line)
            self.seen = first
            while self.seen.get("result", {}).get("more"):
                more = self.ask(method, params | {"token": self.seen["result"]["token"], "limit": 400})
                self.shown.append(more["result"])
                self.seen = more
            if self.shown:
                first["result"]["token"] = "seen"
            return first
        result = self.shown.pop(0)
        newest = self.ask(method, params | {"token": result["token"], "limit": 400})["result"]["token"]
        return {
            "jsonrpc": "2.0",
            "result": result | {"token": "seen" if self.shown else newest, "more": bool(self.shown)},
        }


class BeginsAnew(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        if answer.get("error", {}).get("data", {}).get("kind") == "changeTokenExpired":
            return self.ask(method, params | {"token": None})
        return answer


class GivesOldPositions(Faulty):
    """Returns, as the token after a batch, the token before it."""

    def reply(self, method, params, line):
        if method != MODIFY or not params["save"]:
            return self.forward(line)
        fetch = {"database": params["database"], "zone": params["save"][0]["zone"], "token": None, "limit": 400}
        before = self.ask(CHANGES, fetch)
        answer = self.forward(line)
        if "token" in before.get("result", {}) and "result" in answer:
            answer["result"]["token"] = before["result"]["token"]
        return answer


class ForgetsPositions(Faulty):
    """Returns no token for a batch that is sent again."""

    def change(self, method, params, result):
        if method == MODIFY:
            with open(sys.argv[2] + ".known", "a+") as known:
                known.seek(0)
                if params["operation"] in known.read().split("\n"):
                    result["token"] = None
                known.write(params["operation"] + "\n")


class RefusesItsPositions(Faulty):
    def reply(self, method, params, line):
        if method == CHANGES and params.get("behind"):
            error = {"code": 1, "message": "lost", "data": {"kind": "historyLost"}}
            return {"jsonrpc": "2.0", "error": error}
        return self.forward(line)


class KeepsPositionsToItself(Faulty):
    def change(self, method, params, result):
        if method == MODIFY:
            result.pop("token", None)


class LeavesOutWhatIsOwn(Faulty):
    def reply(self, method, params, line):
        return self.ask(method, params | {"withoutOwn": True}) if method == CHANGES else self.forward(line)


class CutsFiles(Faulty):
    def change(self, method, params, result):
        if method.endswith("download"):
            os.truncate(result["path"], os.path.getsize(result["path"]) - 1)


class HasItsOwnPublicDatabase(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        if params.get("database") == "public":
            return {"jsonrpc": "2.0", "result": {"results": [{"recordName": r["recordName"]} for r in params["save"]]}}
        return answer


class LosesTheLastOfABatch(Faulty):
    def reply(self, method, params, line):
        if method != MODIFY or not params["atomic"] or len(params["save"]) < 5:
            return self.forward(line)
        answer = self.ask(method, params | {"save": params["save"][:-1]})
        results = answer["result"]["results"]
        results.append(results[-1] | {"recordName": params["save"][-1]["recordName"]})
        return answer


class SaysNothing(Faulty):
    def notice(self, line):
        pass


class RepliesToAnother(Faulty):
    def answer(self, line):
        return super().answer(line) | {"id": 0}


SHARE = "host.cloud.share."


class LetsLookersOnWrite(Faulty):
    def change(self, method, params, result):
        if method == MODIFY and params["database"] == "shared":
            for one in result["results"]:
                if "read" in one.get("message", ""):
                    name = one["recordName"]
                    now = "2026-01-01T00:00:00.000Z"
                    one.clear()
                    one |= {"recordName": name, "recordChangeTag": "1", "creationDate": now, "modificationDate": now}


class LetsParticipantsRule(Faulty):
    def change(self, method, params, result):
        if method == MODIFY and params["database"] == "shared":
            for one in result["results"]:
                if one.get("kind") == "permissionFailure" and "Only an owner" in one["message"]:
                    name = one["recordName"]
                    one.clear()
                    one |= {"recordName": name, "recordChangeTag": "1"}


class LetsAnyDepartmentWrite(Faulty):
    def change(self, method, params, result):
        if method == MODIFY and params["database"] == "shared":
            for one in result["results"]:
                if "department" in one.get("message", ""):
                    name = one["recordName"]
                    one.clear()
                    one |= {"recordName": name, "recordChangeTag": "1"}


class ChangesWhatIsOnlyAdded(Faulty):
    def change(self, method, params, result):
        if method == MODIFY:
            for one in result["results"]:
                if "can only be added" in one.get("message", ""):
                    name = one["recordName"]
                    one.clear()
                    one |= {"recordName": name, "recordChangeTag": "1"}


class SaysNotWhoAccepted(Faulty):
    def change(self, method, params, result):
        for record in result.get("records", []):
            if record["recordType"] == "AccessControl":
                record["fields"]["userID"]["value"] = f"{uuid.uuid4()}"


class TellsOfTheLink(Faulty):
    def change(self, method, params, result):
        if method == SHARE + "accept":
            result["share"]["url"] = "https://app.example/share/x"


class LetsAnybodyIn(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        if method == SHARE + "metadata" and "error" in answer:
            zone = {"name": "x", "owner": "y"}
            state = {"zone": zone, "title": "X", "ownerName": None, "permission": "readOnly", "state": "open"}
            return {"jsonrpc": "2.0", "result": state}
        return answer


class CountsNobody(Faulty):
    def reply(self, method, params, line):
        answer = self.forward(line)
        if method == SHARE + "create" and "error" in answer:
            share = {"zone": params["zone"], "title": "X", "ownerName": None, "url": "https://app.example/share/x"}
            share |= {"publicPermission": "none", "permission": "readWrite", "createdAt": "2026-01-01T00:00:00.000Z"}
            share |= {"revokedAt": None, "shareTag": "1", "participants": []}
            return {"jsonrpc": "2.0", "result": {"share": share}}
        return answer


class KeepsEndingsToItself(Faulty):
    def change(self, method, params, result):
        if method == "host.cloud.database.changes" and params["database"] == "shared":
            result["deletedZones"] = []


def main(binary, file, fault, account):
    words = [binary, "cloud", "serve", file, "--account", account]
    container = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    faulty = globals()[fault](container)
    try:
        for line in sys.stdin:
            say(faulty.answer(line))
    finally:
        # The other thread waits for lines of the container. A normal exit would wait for this thread.
        container.kill()
        os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
