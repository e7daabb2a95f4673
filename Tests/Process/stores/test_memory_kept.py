"""Requests leave no memory behind: the process's own figures after many equal requests."""

import pytest

from support.core import REPEATABLE, Core, item

# With so many rounds, a leak of a hundred bytes a request is larger than the steps by which lists and caches grow.
ROUNDS = 200
# The allowed growth in bytes a request, because the page cache grows up to its limit. A statement that is not freed
# takes at least 3,000.
MOST = 1000


def kept_by(core, action, rounds=ROUNDS):
    """The bytes and the statements that each call leaves behind, after a first series has allocated what lasts.

    Fewer statements than calls are of work that was done in an idle moment for the first time."""
    for _ in range(rounds // 2):
        action()
    before = core.call("system.diagnostics")
    for _ in range(rounds):
        action()
    after = core.call("system.diagnostics")
    return (after["heap"] - before["heap"]) / rounds, int((after["statements"] - before["statements"]) / rounds)


@pytest.fixture
def core(tmp_path):
    with Core(tmp_path / "data", *REPEATABLE) as core:
        core.company = core.call("companies.create", name="Corner Shop")["id"]
        core.call("inventory.items.create", company=core.company, **item())
        yield core


@pytest.mark.parametrize("check", [False, True])
def test_diagnostics_keep_nothing(core, check):
    bytes, statements = kept_by(core, lambda: core.call("system.diagnostics", check=check), ROUNDS if not check else 40)
    assert statements == 0
    assert bytes < MOST


def test_companies_that_are_deleted_keep_nothing(core):
    def create_and_delete():
        company = core.call("companies.create", name="Pop-up Shop")["id"]
        core.call("companies.delete", company=company, confirm="Pop-up Shop")

    bytes, statements = kept_by(core, create_and_delete)
    assert statements == 0
    assert bytes < MOST
