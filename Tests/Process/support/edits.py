"""Random edits of a shop's records, each reported to the history of the device that makes it."""

import base64

from support.hazards import KINDS, LINE, STEPS, Hazards
from support.history import marks, text


class Edits:
    """The edits that people make on a device of a workshop."""

    def number(self):
        self.numbers += 1
        return self.numbers

    def work(self, device):
        """Makes a random edit."""
        choices = [self.create, self.write, self.write, self.write, self.tag, self.attach, self.line, self.write_line]
        choices += [self.receive, self.step]
        if self.hazards & Hazards.CLOCKS:
            choices += [self.step] * 8
        if self.hazards & Hazards.CUSTOM:
            choices += [self.write_custom] * 4
        if self.hazards & Hazards.DELETIONS:
            choices += [self.delete, self.remove]
        if self.hazards & Hazards.NATURAL_KEYS:
            choices += [self.receive_batch]
        self.random.choice(choices)(device)

    def create(self, device):
        kind = self.random.choice(list(KINDS))
        if len(self.wholes(device, kind)) > 2:
            return self.write(device, kind)
        mark = self.history.mark()
        member = KINDS[kind][1][0]
        params = {member: text(mark)}
        if kind == "item":
            params |= {"sku": f"S{device}-{self.number()}", "unit": "piece"}
        elif kind == "contact":
            params |= {"kinds": ["supplier"]}
        elif kind == "location":
            params |= {"code": f"L{device}-{self.number()}"}
        else:
            params |= {"contact": self.customer, "currency": "EUR", "lines": []}
        (made,) = self.chunk(device, (f"{KINDS[kind][0]}.create", params))
        self.history.make(made["id"], kind, device)
        self.history.write(mark, made["id"], member, device)
        self.reshow(device, kind, made["id"])

    def write(self, device, kind=None):
        kind = kind or self.random.choice(list(KINDS))
        if (id := self.pick(device, kind)) is None:
            return
        mark, member = self.history.mark(), self.random.choice(KINDS[kind][1])
        changes = {member: text(mark)}
        if self.edit(device, kind, id, f"{KINDS[kind][0]}.update", id=id, changes=changes):
            self.history.write(mark, id, member, device)
            self.reshow(device, kind, id)

    def write_custom(self, device):
        if (id := self.pick(device, "item")) is None:
            return
        mark, name = self.history.mark(), self.random.choice("abc")
        if self.edit(device, "item", id, "inventory.items.update", id=id, changes={"custom": {name: text(mark)}}):
            self.history.write(mark, id, f"custom {name}", device)
            self.reshow(device, "item", id)

    def tag(self, device):
        if (id := self.pick(device, "item")) is None:
            return
        # An edit replaces the whole list. So a tag that arrives between the reading and the edit would be removed
        # without having been seen.
        before = self.history.shown[device][id].elements.get("tags", set())
        (found,) = self.chunk(device, ("inventory.items.get", {"id": id}))
        if found is None:
            return
        tags = sorted(set().union(*map(marks, found["tags"])))
        if set(tags) != before:
            self.reshow(device, "item", id)
        gone = self.random.choice(tags) if tags and self.random.random() < 0.4 else None
        mark = self.history.mark()
        wanted = [tag for tag in tags if tag != gone] if gone else [*tags, mark]
        params = {"id": id, "changes": {"tags": list(map(text, wanted))}, "expect": found["version"]}
        if self.edit(device, "item", id, "inventory.items.update", **params):
            if gone:
                self.history.take_out(gone, id, device)
            else:
                self.history.add(mark, id, "tags")
            self.reshow(device, "item", id)

    def receive(self, device):
        if id := self.pick(device, "item"):
            mark = self.history.mark()
            cost = {"amount": mark, "currency": "EUR"}
            if self.edit(device, "item", id, "inventory.stock.receive", item=id, quantity=1, unitCost=cost):
                self.history.add(mark, id, "entries")
                self.reshow(device, "item", id)

    def receive_batch(self, device):
        found = self.wholes(device, "item")[:1]
        if found:
            batch = f"B{self.random.randrange(3)}"
            self.batches.add(batch)
            self.chunk(
                device,
                ("inventory.items.update", {"id": found[0], "changes": {"trackBatch": True}}),
                ("inventory.stock.receive", {"item": found[0], "quantity": 5, "batch": batch}),
            )
            self.reshow(device, "item", found[0])

    def attach(self, device):
        if (id := self.pick(device, "item")) is None:
            return
        content = base64.b64encode(f"file {self.number()}".encode()).decode()
        owner = {"type": "item", "id": id}
        if made := self.edit(device, "item", id, "assets.add", owner=owner, role="document", base64=content):
            self.history.make(made["id"], "asset", device, id)
            self.reshow(device, "item", id)

    def line(self, device, id=None):
        if (id := id or self.pick(device, "order")) is None:
            return
        mark = self.history.mark()
        line = {"order": id, "text": text(mark), "quantity": 1, "unitPrice": {"amount": 250, "currency": "EUR"}}
        if made := self.edit(device, "order", id, "orders.lines.add", **line):
            self.history.make(made["id"], "line", device, id)
            self.history.write(mark, made["id"], "text", device)
            self.reshow(device, "order", id)

    def parts(self, device, whole):
        return [part for part in self.history.wholes[whole] if part != whole and part in self.history.shown[device]]

    def write_line(self, device):
        if (id := self.pick(device, "order")) and (lines := self.parts(device, id)):
            line, mark, member = self.random.choice(lines), self.history.mark(), self.random.choice(LINE)
            if self.edit(device, "order", id, "orders.lines.update", id=line, changes={member: text(mark)}):
                self.history.write(mark, line, member, device)
                self.reshow(device, "order", id)

    def step(self, device):
        if (id := self.pick(device, "order")) is None:
            return
        if not self.parts(device, id):
            return self.line(device, id)
        status = self.history.shown[device][id].status
        to = self.random.choice(STEPS.get(status, ["cancelled"]))
        if done := self.edit(device, "order", id, "orders.step", id=id, to=to):
            if done["status"] != to:
                words = f"device {device} has taken {self.history.name(id)} to {to}, and shows {done['status']}"
                self.history.flaws.append(("folds", words))
            # No deletion has seen this step, because an order that has taken a step can't be deleted.
            self.history.kept.add(id)
            self.reshow(device, "order", id)

    def delete(self, device):
        kind = self.random.choice(list(KINDS))
        if (id := self.pick(device, kind)) and self.edit(device, kind, id, f"{KINDS[kind][0]}.delete", id=id):
            self.history.delete(id, device)
            self.reshow(device, kind, id)

    def remove(self, device):
        kind, method = self.random.choice([("item", "assets.remove"), ("order", "orders.lines.remove")])
        if (id := self.pick(device, kind)) and (parts := self.parts(device, id)):
            part = self.random.choice(parts)
            if self.edit(device, kind, id, method, id=part):
                self.history.remove(part, device)
                self.reshow(device, kind, id)
