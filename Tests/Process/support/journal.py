"""The account's journal on several devices."""

from support.devices import pages


def bean(core, name="Yirgacheffe", **more):
    """Creates beans; returns their id."""
    return core.call("journal.beans.create", name=name, **more)["id"]


def beans(core, **params):
    return pages(core, "journal.beans.list", **params)


def meet(devices):
    """Cycles until all devices have the same beans and the same lines."""
    for _ in range(4):
        devices.sync()
    devices.rest()
    first, *others = ([beans(core), lines(core)] for core in devices)
    assert all(other == first for other in others), (first, others)


def lines(core, **params):
    """The conflict lines of the account's own records."""
    return pages(core, "sync.conflicts.list", account=True, **params)


def apart(devices, change):
    """Each device does something while it is alone; then they meet.

    change: called with the number of the device and its core.
    """
    meet(devices)
    for core in devices:
        core.call("sync.disconnect")
    for number, core in enumerate(devices):
        change(number, core)
    for core in devices:
        core.call("sync.connect", cloud=str(devices.file))
        core.call("sync.now", wait=True)
    meet(devices)
