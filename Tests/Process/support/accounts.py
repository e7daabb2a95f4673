"""Several accounts on one container: cores that share companies with each other."""

from support.clouds import CloudFile
from support.core import until
from support.devices import settled


class Accounts:
    """Cores on one container, each of one account. A second device of `bo` is `bo/2`."""

    def __init__(self, folder, cloud=None, *options):
        """`cloud` is the container. Without it, the container is a new file."""
        self.folder, self.options = folder, options
        self.cloud = cloud or CloudFile(folder / "cloud.sqlite")
        self.cores = {}

    def __getitem__(self, name):
        if name not in self.cores:
            self.cores[name] = self.begin(name)
        return self.cores[name]

    def begin(self, name):
        account, _, device = name.partition("/")
        return self.cloud.core(self.folder / f"{account}{device}", account, *self.options)

    def reconnect(self, name):
        """Connects a core that was disconnected."""
        self[name].call("sync.connect", cloud=self.cloud.named(name.partition("/")[0]))

    def end(self, name):
        """Ends a device in order; it starts again with its next call."""
        self.cores.pop(name).__exit__(None)

    def kill(self, name):
        """Kills a device, and starts it again."""
        self.cores[name].process.kill()
        self.cores[name].process.wait()
        self.cores[name] = self.begin(name)
        return self.cores[name]

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        for core in self.cores.values():
            core.__exit__(*failure)

    def sync(self, *names):
        """Runs one cycle of each device, in this order."""
        for name in names or list(self.cores):
            status = self[name].call("sync.now", wait=True)
            assert [store["error"] for store in status["stores"]] == [None] * len(status["stores"]), status

    def settle(self):
        """Runs cycles until no device has pending changes."""
        for _ in range(3):
            self.sync()
        for core in self.cores.values():
            status = until(lambda core=core: settled(core.call("sync.status")))
            assert status["state"] == "synced", status

    def shop(self, owner="ada", tier="business", **details):
        """Creates a company whose tier has room for ten participants."""
        core = self[owner]
        shop = core.call("companies.create", name="Shop", **details)["id"]
        core.call("companies.setTier", company=shop, tier=tier)
        return shop

    def join(self, shop, name, owner="ada", **rights):
        """Invites an account, and accepts the invitation. If no rights are given, the account manages every
        department."""
        rights = rights or {"preset": "management"}
        self[owner].call("sharing.create", company=shop)
        url = self[owner].call("sharing.invite", company=shop, **{"as": name}, **rights)["url"]
        self[name].call("sharing.accept", url=url)
        return url
