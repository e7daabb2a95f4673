"""The account's journal on several devices."""

from support.devices import pages


def bean(core, name="Yirgacheffe", **more):
    """Creates a bean, and returns its id."""
    return core.call("journal.beans.create", name=name, **more)["id"]


def beans(core, **params):
    return pages(core, "journal.beans.list", **params)


def meet(devices):
    """Runs cycles, and checks that all devices have the same beans and the same conflict lines."""
    for _ in range(4):
        devices.sync()
    devices.rest()
    first, *others = ([beans(core), lines(core)] for core in devices)
    assert all(other == first for other in others), (first, others)


def lines(core, **params):
    """Returns the conflict lines of the account's own records."""
    return pages(core, "sync.conflicts.list", account=True, **params)


def apart(devices, change):
    """Lets each device make a change while it is disconnected. Then the devices sync.

    `change` is called with the number of the device and its core.
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
