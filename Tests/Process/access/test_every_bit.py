"""Every method of a company, called by people who each have one bit of a mask. The method's rule alone decides who may
call it."""

import pytest

from support.access_parties import NOTHING, Person
from support.core import Core, request
from support.costly import Costly
from support.discovery import METHODS
from support.people import BUILT_IN, sign_in
from support.walk import walk

PEOPLE = {f"{kind} {name}": {kind: mask} for name, mask in BUILT_IN.items() for kind in ("deptMask", "managerMask")}
# Viewing has no managers, so this bit has no person. With this list, the company has the largest permitted number of
# people.
PEOPLE |= {"nobody": {}}
del PEOPLE["managerMask viewing"]
RULES = ("member", "department", "manager", "owner", "founder")
# These methods also refuse callers who have the right, for other reasons. Each of them has its own tests.
ELSEWHERE = {"companies.delete", "access.transfer", "access.revoke", "access.credentials.create"}
ELSEWHERE |= {"access.credentials.resetPassword"}


class Holder(Person):
    def __init__(self, rights):
        self.record = NOTHING | rights


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    with Core(tmp_path_factory.mktemp("bits") / "data") as core:
        yield Costly(core, PEOPLE)


@pytest.mark.parametrize("name", PEOPLE)
def test_each_method_lets_in_whom_its_rule_says(shop, name):
    sign_in(shop.core, shop.company, name)
    holder, known = Holder(PEOPLE[name]), shop.known() | {"report": "stockValue"}
    for method in METHODS.values():
        rule = method["x-access"]
        if rule["rule"] not in RULES or method["name"] in ELSEWHERE:
            continue
        reply = shop.core.ask(request(method["name"], walk(method, known)[0]))
        data = reply.get("error", {}).get("data", {})
        is_refused = data.get("kind") == "forbidden" and data.get("needs") == rule
        assert is_refused != holder.satisfies(rule), (method["name"], reply)
