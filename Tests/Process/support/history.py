"""The history of what people have written on several devices, and its judgement by causality alone.

Each write of a member writes a value of its own, its mark. Marks also stand for the creation of a record, for an
element of a set, and for a removal. A whole is a record with its parts, such as an order with its lines. For each
device and whole, the history stores the marks that the device has ever shown. An edit has seen the marks that its
device has shown by then.
"""

import re
from collections import defaultdict

MARK = re.compile(r"\bw(\d+)\b")


def text(mark):
    """Returns the value for a mark."""
    return f"w{mark}"


def marks(value):
    """Returns all marks in a text."""
    return {int(found) for found in MARK.findall(value or "")}


class Shown:
    """A record as a front end shows it."""

    def __init__(self, values=(), elements=(), status=None):
        self.values = {member: value for member, value in dict(values).items() if value is not None}
        self.elements = {member: set(those) for member, those in dict(elements).items()}
        self.status = status

    def __repr__(self):
        return f"{self.values} {self.elements} {self.status or ''}"

    def __eq__(self, other):
        return other is not None and vars(self) == vars(other)


class History:
    def __init__(self, devices):
        self.count = 0
        # The mark, the kind, the whole and the device of each record's creation.
        self.births = {}
        self.wholes = defaultdict(list)
        self.writes = defaultdict(list)
        self.additions = defaultdict(list)
        self.taken = {}
        self.removals = defaultdict(list)
        self.deletions = defaultdict(list)
        # The wholes that a record outside of their parts keeps alive.
        self.kept = set()
        self.seen = [defaultdict(set) for _ in range(devices)]
        self.shown = [{} for _ in range(devices)]
        self.forgets_removals = False
        # The flaws that were found so far, each with the broken rule.
        self.flaws = []

    def mark(self):
        self.count += 1
        return self.count

    def name(self, record):
        return "{1} {0}".format(*self.births[record][:2]) if record in self.births else record

    # Edits

    def make(self, record, kind, device, whole=None):
        self.births[record] = (self.mark(), kind, whole or record, device)
        self.wholes[whole or record].append(record)

    def write(self, mark, record, member, device):
        self.writes[record, member].append((mark, set(self.seen[device][self.births[record][2]])))

    def add(self, mark, record, member):
        self.additions[record, member].append(mark)

    def take_out(self, mark, record, device):
        self.taken.setdefault(mark, self.mark())
        self.seen[device][self.births[record][2]].add(self.taken[mark])

    def remove(self, part, device):
        seen = self.seen[device][self.births[part][2]]
        removal = self.mark()
        self.removals[part].append((removal, set(seen)))
        seen.add(removal)

    def delete(self, whole, device):
        self.deletions[whole].append((self.mark(), set(self.seen[device][whole])))

    # What devices show

    def show(self, record, now, device):
        """Records that a device shows a record as it is now, or no longer shows it (`now` is None)."""
        if record not in self.births:
            if now is not None:
                self.flaws.append(("agreement", f"device {device} shows {record}, and nobody has made it"))
            return
        before = self.shown[device].get(record)
        if before == now:
            return
        mark, _, whole, _ = self.births[record]
        seen = self.seen[device][whole]
        if now is None:
            del self.shown[device][record]
            if record != whole and whole in self.shown[device]:
                seen.update(removal for removal, _ in self.removals[record])
            return
        self.shown[device][record] = now
        known = set(seen)
        seen.add(mark)
        for member, value in now.values.items():
            if before and before.values.get(member) == value:
                continue
            written = self.writes[record, member]
            its = next((those for other, those in written if other == value), None)
            where = f"device {device} shows w{value} as {member} of {self.name(record)}"
            if its is None:
                self.flaws.append(("values", f"{where}, and nobody has written it there"))
                continue
            newer = [other for other, those in written if other in known and value in those]
            if newer:
                self.flaws.append(("values", f"{where} in the place of w{newer[0]}, whose maker had seen it"))
            seen.add(value)
            seen.update(other for other, _ in written if other in its)
        for member, value in before.values.items() if before else ():
            if member not in now.values:
                where = f"device {device} shows no {member} of {self.name(record)}"
                self.flaws.append(("values", f"{where} any more, and had w{value}"))
        for member, elements in now.elements.items():
            earlier = before.elements.get(member, set()) if before else elements
            # If an older copy of the container was put back, the removal of an element may be lost.
            for back in set() if self.forgets_removals else (elements - earlier) & known:
                where = f"device {device} shows w{back} in {member} of {self.name(record)}"
                self.flaws.append(("sets", f"{where} again"))
            seen.update(self.taken[gone] for gone in earlier - elements if gone in self.taken)
            seen.update(elements)

    # The judgement

    def latest(self, record, member):
        """Returns the values of a member that no other write of the member had seen."""
        written = self.writes[record, member]
        return [mark for mark, _ in written if not any(mark in seen for other, seen in written if other != mark)]

    def own(self, record):
        """Returns the marks of a record: its creation, the latest values of its members, and the elements that were not
        removed."""
        found = {self.births[record][0]}
        for whose, member in list(self.writes):
            if whose == record:
                found.update(self.latest(record, member))
        for (whose, _), added in self.additions.items():
            if whose == record:
                found.update(mark for mark in added if mark not in self.taken)
        return found

    def is_removed(self, part):
        return any(seen >= self.own(part) for _, seen in self.removals[part])

    def alive(self, whole):
        """Returns the marks of a whole. The whole stays alive if no deletion has seen one of them."""
        return set().union(
            *(self.own(record) for record in self.wholes[whole] if record == whole or not self.is_removed(record))
        )

    def outdone(self, record, later, lines, everywhere):
        """Returns the values that have lost to another value of the same member, and have a conflict line. A later
        deletion had seen the other value. So the deletion also covers the lost values."""
        found = set()
        for whose, member in list(self.writes):
            if whose != record:
                continue
            latest = self.latest(record, member)
            for mark in latest:
                told = sum(mark in those.get(record, ()) for those in lines)
                others = [other for other in latest if other != mark and any(other in seen for _, seen in later)]
                if others and told and (told == len(lines) or not everywhere):
                    found.add(mark)
        return found

    def everything(self, whole):
        found = self.alive(whole)
        for record in self.wholes[whole]:
            found.update(removal for removal, _ in self.removals[record])
            for (whose, _), added in self.additions.items():
                if whose == record:
                    found.update(added)
                    found.update(self.taken[mark] for mark in added if mark in self.taken)
        return found

    def judge(self, lines, everywhere=False, forgets_deletions=False):
        """Returns all flaws at the end, each with the rule that it breaks.

        `lines` has, for each device, the marks in its conflict lines, by record.
        """
        found = list(self.flaws)
        for device, shown in enumerate(self.shown[1:], 1):
            for record in sorted(set(shown) | set(self.shown[0])):
                if shown.get(record) != self.shown[0].get(record):
                    words = f"device {device} shows {self.name(record)} as {shown.get(record)}"
                    found.append(("agreement", f"{words}, device 0 as {self.shown[0].get(record)}"))
        for whole in list(self.wholes):
            found += self.judge_whole(whole, lines, everywhere, forgets_deletions)
        return found

    def judge_whole(self, whole, lines, everywhere, forgets_deletions):
        lives, deletions = whole in self.shown[0], self.deletions[whole]
        name = self.name(whole)
        unseen = {mark for mark in self.alive(whole) if not any(mark in seen for _, seen in deletions)}
        for record in self.wholes[whole]:
            unseen -= self.outdone(record, deletions + self.removals[record], lines, everywhere)
        if unseen and not lives:
            yield "deletions", f"{name} is gone, and no deletion had seen w{min(unseen)}"
        is_over = any(seen >= self.everything(whole) for _, seen in deletions)
        if lives and not unseen and is_over and not forgets_deletions and whole not in self.kept:
            yield "deletions", f"{name} is there, and was deleted by one that had seen everything"
        for record in self.wholes[whole]:
            if record != whole:
                yield from self.judge_part(record, lives, lines, everywhere, forgets_deletions)
            shown = self.shown[0].get(record)
            if shown:
                yield from self.judge_record(record, shown, forgets_deletions)
            later = ([] if lives else deletions) + ([] if shown else self.removals[record])
            yield from self.judge_lines(record, shown, later, lines, everywhere)

    def judge_part(self, part, lives, lines, everywhere, forgets_deletions):
        name, is_there = self.name(part), part in self.shown[0]
        if not lives:
            if is_there:
                yield "parts", f"{name} is there, and its whole is not"
            return
        unseen = {mark for mark in self.own(part) if not any(mark in seen for _, seen in self.removals[part])}
        unseen -= self.outdone(part, self.removals[part], lines, everywhere)
        if unseen and not is_there:
            why = f"no removal had seen w{min(unseen)}" if self.removals[part] else "nobody has removed it"
            yield "parts", f"{name} of {self.name(self.births[part][2])} is gone, and {why}"
        if is_there and self.is_removed(part) and not forgets_deletions:
            yield "parts", f"{name} is there, and was removed by one that had seen all of it"

    def judge_record(self, record, shown, forgets_deletions):
        name = self.name(record)
        for (whose, member), written in list(self.writes.items()):
            if whose != record:
                continue
            latest, value = self.latest(record, member), shown.values.get(member)
            if value is None:
                yield "values", f"{member} of {name} is empty, and w{latest[0]} was written"
            elif value not in latest:
                newer = [mark for mark, seen in written if value in seen]
                yield "values", f"{member} of {name} is w{value}, and w{newer} had seen it"
        for (whose, member), added in self.additions.items():
            if whose != record:
                continue
            there = shown.elements.get(member, set())
            for mark in added:
                if mark not in there and mark not in self.taken:
                    yield "sets", f"w{mark} is not in {member} of {name}, and nobody has taken it out"
                if mark in there and mark in self.taken and not forgets_deletions:
                    yield "sets", f"w{mark} is in {member} of {name}, and was taken out"

    def judge_lines(self, record, shown, later, lines, everywhere):
        for whose, member in list(self.writes):
            if whose != record:
                continue
            for mark in self.latest(record, member):
                if shown and shown.values.get(member) == mark or any(mark in seen for _, seen in later):
                    continue
                told = [device for device, those in enumerate(lines) if mark in those.get(record, ())]
                if not told or everywhere and len(told) < len(lines):
                    words = f"w{mark}, {member} of {self.name(record)}, is discarded"
                    yield "lines", f"{words}, and the devices with a line are {told}"
