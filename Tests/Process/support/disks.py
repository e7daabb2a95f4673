"""Images of a disk after a power cut, made from a trace of the calls with which processes changed files.

A power cut can come after any call. Data for which the process has waited (fsync) is on the disk. For all other data,
kinds of disks differ:

- `strict`: all of it is on the disk, as if the processes had been killed.
- `ordered`: calls reach the disk in their order, and the last calls are lost.
- `torn`: as `ordered`, but a part of the last write, in whole sectors, is on the disk.
- `reordered`: changes of names reach the disk in their order, as journals of file systems ensure. Of the writes to each
  file, any may be on the disk, as a whole or in part.
"""

import json
import pathlib

KINDS = ["strict", "ordered", "torn", "reordered"]
NAMES = {"create", "rename", "link", "unlink", "mkdir"}
SECTOR = 512


class Trace:
    """The calls that concern the files in a folder, each with the number of its file."""

    def __init__(self, calls, root, first=()):
        """`first` has earlier calls. They were complete, and on the disk, before the power cut could come."""
        self.root = f"{root}/"
        self.calls, self.replies, self.begin = [], [], 0
        names, count = {}, 0
        for number, (call, path, other, at, length, content) in enumerate([*first, *calls]):
            if number == len(first):
                self.begin = len(self.calls)
            if path.startswith("pipe:"):
                self.replies.append((len(self.calls), path, content))
                continue
            inside = path.startswith(self.root) or call in ("rename", "link") and other.startswith(self.root)
            if not inside and path != str(root):
                continue
            if call in ("write", "truncate") and path not in names:
                # The file existed before the trace began.
                count += 1
                names[path] = count
                self.calls.append(("create", path, "", 0, 0, b"", count))
                self.calls.append(("sync", str(pathlib.Path(path).parent), "", 0, 0, b"", None))
            elif call == "create":
                count += 1
                names[path] = count
            file = names.get(path)
            if call == "rename":
                names[other] = names.pop(path, None)
            elif call == "link":
                names[other] = file
            elif call == "unlink":
                names.pop(path, None)
            self.calls.append((call, path, other, at, length, content, file))

    def answered(self, end):
        """Returns the ids of the replies that were sent before a cut."""
        streams = {}
        for place, path, content in self.replies:
            if place <= end:
                streams[path] = streams.get(path, b"") + content
        found = set()
        for stream in streams.values():
            for line in stream.split(b"\n")[:-1]:
                message = json.loads(line) if line.startswith(b'{"jsonrpc"') else {}
                if "result" in message:
                    found.add(message["id"])
        return found

    def cuts(self):
        """Returns the places of the cuts to test: before and after each call that waits for the disk or changes a
        name."""
        places = {len(self.calls)}
        for number, call in enumerate(self.calls):
            if call[0] == "sync" or call[0] in NAMES:
                places |= {number, number + 1}
        return sorted(place for place in places if place >= self.begin)

    def image(self, end, kind, random):
        """Returns the files and folders that exist after a cut: the bytes of each path, or None for a folder."""
        calls = self.calls[:end]
        kept = self.kept(calls, kind, random)
        names, contents = {}, {}
        for number, (call, path, other, at, length, content, file) in enumerate(calls):
            part = kept[number]
            if not part or call == "sync":
                continue
            if call == "create":
                names[path] = file
            elif call == "mkdir":
                names[path] = None
            elif call == "unlink":
                names.pop(path, None)
            elif call == "rename":
                names.pop(path, None)
                names[other] = file
            elif call == "link":
                names[other] = file
            else:
                room = contents.setdefault(file, bytearray())
                if call == "truncate":
                    del room[length:]
                    room.extend(bytes(length - len(room)))
                else:
                    size = length if part is True else min(length, part)
                    room.extend(bytes(max(0, at + size - len(room))))
                    room[at : at + size] = content[:size]
        # A file can't exist in a folder that does not exist.
        folders = {path for path, file in names.items() if file is None} | {self.root[:-1]}
        return {
            path: None if file is None else bytes(contents.get(file, b""))
            for path, file in names.items()
            if path.startswith(self.root)
            and all(str(one) in folders for one in pathlib.Path(path).parents if str(one).startswith(self.root))
        }

    def kept(self, calls, kind, random):
        """Returns the part of each call that is on the disk: False, True, or the number of written bytes."""
        if kind == "strict":
            return [True] * len(calls)
        waited = self.waited(calls)
        if kind in ("ordered", "torn"):
            last = max((number for number, call in enumerate(calls) if call[0] == "sync"), default=-1)
            end = random.randint(last + 1, len(calls))
            kept = [number < end or waited[number] for number in range(len(calls))]
            if kind == "torn" and end and calls[end - 1][0] == "write" and not waited[end - 1]:
                kept[end - 1] = random.randrange(0, calls[end - 1][4], SECTOR)
            return kept
        named = [number for number, call in enumerate(calls) if call[0] in NAMES]
        last = max((number for number in named if waited[number]), default=-1)
        end = random.choice([last, *(number for number in named if number > last)])
        kept = []
        for number, call in enumerate(calls):
            if call[0] in NAMES:
                kept.append(number <= end)
            elif waited[number]:
                kept.append(True)
            elif call[0] == "write":
                kept.append(random.choice([True, False, random.randrange(0, call[4], SECTOR)]))
            else:
                kept.append(random.random() < 0.5)
        return kept

    @staticmethod
    def waited(calls):
        """Returns for each call whether the process has waited for the disk after it. The change of a name is on the
        disk when the process has waited for the folder with the name."""
        files, folders, found = set(), set(), [False] * len(calls)
        for number in reversed(range(len(calls))):
            call, path, other, _, _, _, file = calls[number]
            if call == "sync":
                files.add(file)
                folders.add(path)
            elif call in NAMES:
                found[number] = str(pathlib.Path(other or path).parent) in folders
            else:
                found[number] = file is not None and file in files
        return found


def unfold(image, root, folder):
    """Writes the files of an image into another folder."""
    folder.mkdir(parents=True)
    for path, content in sorted(image.items()):
        place = folder / pathlib.Path(path).relative_to(root)
        if content is None:
            place.mkdir(mode=0o700)
        else:
            place.write_bytes(content)
            place.chmod(0o600)
    return folder
