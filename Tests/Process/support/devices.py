"""Several devices of one account: cores on one container, each with a data directory of its own."""

from support.core import Core, until

# The lists of a company that front ends show: each a method, and its further parameters.
LISTS = [
    ("companies.list", {}),
    ("access.list", {}),
    ("inventory.items.list", {}),
    ("inventory.locations.list", {}),
    ("inventory.lots.list", {}),
    ("inventory.stock.levels", {"by": "location"}),
    ("inventory.stock.levels", {"by": "item"}),
    ("inventory.stock.entries", {}),
    ("inventory.counts.list", {}),
    ("inventory.loans.list", {}),
    ("inventory.suppliers.list", {}),
    ("contacts.list", {}),
    ("prices.list", {}),
    ("orders.list", {}),
    ("dispatches.list", {}),
    ("invoices.list", {}),
    ("purchases.list", {}),
    ("assemblies.boms.list", {}),
    ("assemblies.builds.list", {}),
    ("views.list", {}),
    ("sync.conflicts.list", {}),
]


class Devices:
    """Cores that are connected to one container."""

    def __init__(self, folder, count=2, *options):
        self.folder, self.options = folder, options
        self.file = folder / "cloud.sqlite"
        self.cores = [self.begin(number) for number in range(count)]

    def begin(self, number):
        return Core(self.folder / f"device{number}", "--cloud", str(self.file), *self.options)

    def kill(self, number):
        """Kills a device, and starts it again."""
        self.cores[number].process.kill()
        self.cores[number].process.wait()
        self.cores[number] = self.begin(number)

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        for core in self.cores:
            core.__exit__(*failure)

    def __getitem__(self, number):
        return self.cores[number]

    def sync(self, *numbers):
        """Runs one cycle of each device, in this order."""
        for number in numbers or range(len(self.cores)):
            status = self.cores[number].call("sync.now", wait=True)
            assert status["stores"][0]["error"] is None, status

    def settle(self):
        """Runs cycles until no device has pending changes."""
        had_files = any(store["filesToSend"] for core in self.cores for store in core.call("sync.status")["stores"])
        for _ in range(10):
            before = [seen(core) for core in self.cores]
            self.sync()
            if before == [seen(core) for core in self.cores] and len(set(map(repr, before))) == 1:
                break
        self.rest()
        if had_files:
            # A file is sent after its record. A device that has fetched only the record now fetches the file.
            self.sync()
            self.rest()

    def rest(self):
        """Waits until no device has work left to do."""
        for core in self.cores:
            # Changes that another device has just sent may still be on their way.
            status = until(lambda core=core: settled(core.call("sync.status")))
            store = status["stores"][0]
            assert status["state"] == "synced", status
            assert (store["waiting"], store["quarantined"], store["unknown"]) == (0, 0, 0), status

    def lines(self, company=None):
        """Returns the conflict lines of a company, or of the only company. They must be the same on all devices."""
        params = {"company": company} if company else {}
        first, *others = (pages(core, "sync.conflicts.list", **params) for core in self.cores)
        assert all(other == first for other in others), (first, others)
        return first

    def agree(self):
        """Settles, checks that all devices return the same data, and returns this data."""
        self.settle()
        first = seen(self.cores[0])
        for number, core in enumerate(self.cores[1:], 1):
            other = seen(core)
            for name in first:
                assert other[name] == first[name], f"device {number}, {name}"
        for core in self.cores:
            checked = core.call("system.diagnostics", check=True)
            assert {store["integrity"] for store in checked["stores"]} == {"ok"}, checked["stores"]
        return first


def settled(status):
    return None if status["state"] == "syncing" else status


def pages(core, method, /, **params):
    """Returns the elements of all pages of a list."""
    items, after = [], None
    while True:
        page = core.call(method, **{"limit": 200, **params}, **({"after": after} if after else {}))
        items += page["items"]
        after = page["next"]
        if after is None:
            return items


def seen(core):
    """Returns the data of all companies that a front end shows."""
    found = {"companies": pages(core, "companies.list")}
    for company in found["companies"]:
        for method, params in LISTS[1:]:
            name = " ".join((company["name"], method, *params.values()))
            found[name] = pages(core, method, company=company["id"], **params)
    return found
