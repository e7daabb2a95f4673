"""Rights that one device revokes while another one changes them: whichever syncs first, the rights remain revoked."""

import pytest

from support.devices import Devices, pages

GIVEN = [{"isOwner": True}, {"deptMask": 3, "managerMask": 2}, {"name": "New"}]


@pytest.fixture(params=[2, pytest.param(3, marks=pytest.mark.full)])
def several(tmp_path, request):
    with Devices(tmp_path, request.param) as devices:
        devices.shop = devices[0].call("companies.create", name="Shop")["id"]
        devices[0].call("companies.setTier", company=devices.shop, tier="business")
        devices.settle()
        yield devices


def holders(core, shop):
    return [one["access"]["user"] for one in pages(core, "access.list", company=shop)]


def apart(devices, first, *does):
    devices.settle()
    for core in devices:
        core.call("sync.disconnect")
    for core, do in zip(devices, does, strict=False):
        do(core)
    for number in [*range(first, len(devices.cores)), *range(first)]:
        devices[number].call("sync.connect", cloud=str(devices.file))
        devices.sync(number)
    devices.agree()


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("given", GIVEN)
def test_rights_that_were_taken_stay_away(several, first, given):
    shop = several.shop
    user = several[0].call("access.grant", company=shop, preset="sales", name="Sam")["user"]
    apart(
        several,
        first,
        lambda core: core.call("access.revoke", company=shop, user=user),
        lambda core: core.call("access.grant", company=shop, user=user, **given),
    )
    for core in several:
        assert user not in holders(core, shop)
    (line,) = several.lines(shop)
    assert (line["type"], line["field"], line["reason"]) == ("access", None, "edited")
    # The discarded value is the grant, which may be the local value or that of the server.
    lost = line["server"] if line["kept"] == "local" else line["local"]
    assert {name: lost[name] for name in given} == given
    # Resolving the line can't give the user the rights back.
    side = "server" if line["kept"] == "local" else "local"
    refusal = several[0].refused("sync.conflicts.resolve", company=shop, id=line["id"], take=side)
    assert refusal["data"]["problems"][0]["pointer"] == "/take" and "was deleted" in refusal["message"]
    # A user whose device has received the revocation grants the rights again.
    several[1].call("access.grant", company=shop, user=user, preset="viewer")
    several.agree()
    for core in several:
        assert user in holders(core, shop)


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 2, 0), (2, 1, 0)])
def test_neither_of_two_grants_brings_anybody_back(tmp_path, order):
    with Devices(tmp_path, 3) as devices:
        shop = devices[0].call("companies.create", name="Shop")["id"]
        devices[0].call("companies.setTier", company=shop, tier="business")
        user = devices[0].call("access.grant", company=shop, preset="sales", name="Sam")["user"]
        devices.settle()
        for core in devices:
            core.call("sync.disconnect")
        devices[0].call("access.revoke", company=shop, user=user)
        devices[1].call("access.grant", company=shop, user=user, isOwner=True)
        devices[2].call("access.grant", company=shop, user=user, name="Samantha")
        for number in order:
            devices[number].call("sync.connect", cloud=str(devices.file))
            devices.sync(number)
        devices.agree()
        for core in devices:
            assert user not in holders(core, shop)
        assert {(line["type"], line["field"]) for line in devices.lines(shop)} >= {("access", None)}


@pytest.mark.parametrize("first", [0, 1])
def test_departments_are_given_and_taken_one_by_one(several, first):
    shop = several.shop
    user = several[0].call("access.grant", company=shop, deptMask=3, managerMask=3, name="Sam")["user"]
    apart(
        several,
        first,
        lambda core: core.call("access.grant", company=shop, user=user, deptMask=1, managerMask=1),
        lambda core: core.call("access.grant", company=shop, user=user, deptMask=7, managerMask=7),
    )
    for core in several:
        (held,) = [one["access"] for one in pages(core, "access.list", company=shop) if one["access"]["user"] == user]
        assert (held["deptMask"], held["managerMask"]) == (5, 5)
    # No value was discarded.
    assert several.lines(shop) == []


@pytest.mark.parametrize("first", [0, 1])
def test_a_department_that_was_taken_does_not_come_back_as_a_manager_s(several, first):
    shop = several.shop
    user = several[0].call("access.grant", company=shop, deptMask=3, name="Sam")["user"]
    apart(
        several,
        first,
        lambda core: core.call("access.grant", company=shop, user=user, deptMask=1, managerMask=0),
        lambda core: core.call("access.grant", company=shop, user=user, deptMask=1, managerMask=2),
    )
    for core in several:
        (held,) = [one["access"] for one in pages(core, "access.list", company=shop) if one["access"]["user"] == user]
        assert (held["deptMask"], held["managerMask"]) == (1, 0)
