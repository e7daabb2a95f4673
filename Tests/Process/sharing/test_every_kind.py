"""All kinds of records and all writing methods in a shared company."""

import base64
import contextlib
import json
import re
import sqlite3

import pytest

from support.core import ROOT, CallError, item, until
from support.devices import pages
from support.discovery import DOCUMENT, METHODS
from support.images import png
from support.people import NEVER, blob
from support.shares import Account

TYPES = json.loads((ROOT / "Schemas/cloud.json").read_text())["recordTypes"]
# Record types that only the owner may write. The container refuses such records of participants.
OWNERS = {"Companies", "AccessControl"}
EUR = {"currency": "EUR"}


def parameters(name):
    return {one["name"]: one for one in METHODS[name]["params"]}


def fill(core, shop, name):
    """Creates records of every type that a manager of all departments can create. Returns an order to invoice later."""

    def do(method, /, **params):
        return core.call(method, company=shop, **params)

    def call(method, /, **params):
        return do(method, **params)["id"]

    shelf = call("inventory.locations.create", name=f"Shelf of {name}", code=f"{name}-1")
    supplier = call("contacts.create", name=f"Mill of {name}", kinds=["supplier"])
    customer = call("contacts.create", name=f"Café of {name}", kinds=["customer"])
    double = call("contacts.create", name=f"Café of {name} too", kinds=["customer"])
    do("contacts.merge", **{"from": double, "into": customer})
    do("contacts.notes.add", contact=customer, text=f"{name} has called")
    price = {"price": {"amount": 450, **EUR}, "cost": {"amount": 210, **EUR}, "supplier": supplier, "tags": [name]}
    beans = call("inventory.items.create", **item(name), barcodes=[f"{name}-code"], **price)
    milk = call("inventory.items.create", **item(f"{name}-milk"), trackBatch=True)
    lot = call("inventory.lots.create", item=milk, batch=f"L-{name}", expiry="2030-04-30")
    do("inventory.stock.receive", item=beans, location=shelf, quantity=50, unitCost={"amount": 200, **EUR})
    do("inventory.stock.receive", item=beans, quantity=20, unitCost={"amount": 220, **EUR})
    do("inventory.stock.receive", item=milk, lot=lot, quantity=10)
    call("views.create", name=f"{name}'s", query={"method": "inventory.items.list", "params": {}}, shared=True)
    text = base64.b64encode(f"Roasted by {name}".encode()).decode()
    do("assets.add", owner={"type": "item", "id": beans}, role="document", base64=text, name=name)
    do("assets.add", owner={"type": "item", "id": beans}, role="photo", base64=base64.b64encode(png(2, 2)).decode())
    count = call("inventory.counts.create", name=f"{name} counts", scope={"location": shelf})
    do("inventory.counts.record", count=count, item=beans, location=shelf, quantity=48)
    do("inventory.counts.submit", count=count)
    do("inventory.counts.post", count=count)
    loan = call("inventory.loans.create", item=beans, quantity=2, contact=customer, dueAt="2030-01-31T18:00:00Z")
    do("inventory.loans.return", id=loan, quantity=1)
    do("prices.create", item=beans, contact=customer, price={"amount": 430, **EUR}, minQuantity=100)
    line = {"item": beans, "quantity": 6, "unitPrice": {"amount": 450, **EUR}, "taxRate": 19}
    order = do("orders.create", contact=customer, **EUR, lines=[line])
    for to in ("submitted", "inProgress"):
        do("orders.step", id=order["id"], to=to)
    dispatch = call("dispatches.create", order=order["id"], collectionType="shipping", carrier="DHL")
    do("orders.ship", id=order["id"], dispatch=dispatch, lines=[{"line": order["lines"][0]["id"], "quantity": 4}])
    do("dispatches.step", id=dispatch, to="picking")
    do("orders.payments.add", order=order["id"], amount={"amount": 1000, **EUR}, method="card")
    line = {"item": beans, "quantity": 5, "unitPrice": {"amount": 210, **EUR}}
    purchase = do("purchases.create", contact=supplier, **EUR, lines=[line])
    do("purchases.step", id=purchase["id"], to="ordered")
    do("purchases.receive", id=purchase["id"], lines=[{"line": purchase["lines"][0]["id"], "quantity": 3}])
    blend = call("inventory.items.create", **item(f"{name}-blend"))
    do("assemblies.boms.create", item=blend, lines=[{"item": beans, "quantity": 1}])
    do("assemblies.builds.complete", id=call("assemblies.builds.create", item=blend, quantity=2), quantity=1)
    return order["id"]


# Methods whose results differ between devices: the work that was done on the device, and the paths of its files.
ITS_OWN = {"assets.path"} | {name for name in METHODS if name.endswith(".history")}
# Methods whose results differ for the owner and for participants.
FOR_EACH = {"sharing.get", "sharing.participants.list", "sync.conflicts.list"}
RULES = ("member", "department", "manager", "owner")
READS = [
    name
    for name, method in METHODS.items()
    if method["x-effect"] == "read" and "company" in parameters(name) and method["x-access"]["rule"] in RULES
    if name not in ITS_OWN | FOR_EACH
]


def choices(name, member):
    """The values of an enumeration."""
    schema = parameters(name)[member]["schema"]
    if "$ref" in schema:
        schema = DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema["enum"]


class Reader:
    """Reads everything that a core returns about a company: each list and each record."""

    def __init__(self, core, shop):
        self.core, self.shop, self.answers = core, shop, {}
        # Read the lists without required parameters first. Their results have the ids for the other methods.
        for name in READS:
            if not self.needed(name):
                self.read(name)
        self.assets = [
            asset
            for kind, name in (("item", "inventory.items.list"), ("contact", "contacts.list"), ("company", None))
            for id in (self.ids(name) if name else [shop])
            for asset in self.read("assets.list", owner={"type": kind, "id": id}).get("items", [])
        ]
        for name in READS:
            for params in self.ways(name) if self.needed(name) else ():
                self.read(name, **params)

    @staticmethod
    def needed(name):
        """Returns the required parameters of a method beside the company. Lists with filters need none."""
        given = parameters(name)
        needed = {member for member, one in given.items() if one.get("required")}
        # The method needs either `item` or `sku`.
        needed |= {"item"} if {"item", "sku"} <= set(given) and not name.endswith((".list", ".entries")) else set()
        return needed or set(given) & {"id", "ids"} - ({"ids"} if "limit" in given else set())

    def read(self, name, **params):
        try:
            if {"limit", "after"} <= set(parameters(name)):
                answer = {"items": pages(self.core, name, company=self.shop, **params)}
            else:
                answer = self.core.call(name, company=self.shop, **params)
        except CallError as error:
            answer = {"error": error.error["data"]}
        self.answers[f"{name} {json.dumps(params)}"] = answer
        return answer

    def items(self, name):
        return self.answers[f"{name} {{}}"].get("items", [])

    def ids(self, name):
        return [one["id"] for one in self.items(name)]

    def ways(self, name):
        """Returns the parameters of each call of a method."""
        service = name.rpartition(".")[0]
        listed = {"scan": "inventory.items", "inventory.stock": "inventory.items"}.get(service, service) + ".list"
        match sorted(self.needed(name)):
            case ["owner"]:
                return []
            case ["id"] if service == "assets":
                return [{"id": one["id"]} for one in self.assets]
            case ["id"]:
                return [{"id": id} for id in self.ids(listed)]
            case ["ids"]:
                return [{"ids": self.ids(listed)}]
            case ["id", "kind"] if name == "scan.label":
                return [{"kind": "item", "id": id} for id in self.ids(listed)]
            case ["id", "kind" as member] | ["format" as member, "id"]:
                return [{"id": id, member: one} for id in self.ids(listed) for one in choices(name, member)]
            case ["count" | "item" | "lot" as member]:
                return [{member: id} for id in self.ids(f"inventory.{member}s.list")]
            case ["number"]:
                return [{"number": one["number"]} for one in self.items(listed)]
            case ["barcode" | "code" as member]:
                return [{member: code} for one in self.items("inventory.items.list") for code in one["barcodes"]]
            case ["text"]:
                return [{"text": text} for text in ("Item", "Café")]
            case ["currency", "lines"]:
                lines = [{"item": id, "quantity": 10} for id in self.ids("inventory.items.list")]
                asked = {"currency": "EUR", "lines": lines}
                return [asked | {"contact": id} for id in self.ids("contacts.list")] if lines else []
            case other:
                raise AssertionError(f"{name} asks for {other}, and nobody has said what that may be")


def alike(answers, *left_out):
    """Returns results without members that differ between devices, and without the named members."""

    def stripped(value, name=None):
        if isinstance(value, list):
            return [stripped(one, name) for one in value]
        if not isinstance(value, dict):
            return value
        # These members may differ between devices: the state of a file's download, the time when a document was
        # requested, members that come from the device's own log, and the user's own credentials.
        own = {"state"} if "sha256" in value else {"issuedAt"} if "issuedAt" in value else set()
        own |= {"contacts.activity": {"actor"}, "inventory.items.overview": {"history"}}.get(name, set())
        own |= {"username"} if name.startswith("access.") else set()
        return {key: stripped(one, name) for key, one in value.items() if key not in own and key not in left_out}

    return {asked: stripped(answer, asked.partition(" ")[0]) for asked, answer in answers.items()}


def restricted(schemas):
    """Returns the names of members that only some users may see, and the names of those that are restricted in every
    schema."""
    found = {}
    for schema in schemas.values():
        for name, one in schema.get("properties", {}).items():
            found.setdefault(name, []).append("x-access" in one)
    return {name for name, each in found.items() if any(each)}, {name for name, each in found.items() if all(each)}


def names_in(value):
    """Returns the names of all members of a value, at any depth."""
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    return set(value).union(*map(names_in, value.values())) if isinstance(value, dict) else set()


def zone_of(accounts, shop):
    """All records that the container has of the company."""
    found, token = [], None
    with Account(accounts.cloud, "ada", shop) as owner:
        while True:
            page = owner.found(token)
            found += page["records"]
            if not page["more"]:
                return found
            token = page["token"]


def kept(path):
    """Returns the ids of all records in a store."""
    if not path.exists():
        return set()
    with contextlib.closing(sqlite3.connect(path)) as store:
        # Full-text indexes are virtual tables that only the core can read.
        tables = store.execute(
            "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c"
            " WHERE t.type = 'table' AND t.sql NOT LIKE 'CREATE VIRTUAL%' AND c.name = 'id'"
        ).fetchall()
        return {row[0] for (table,) in tables for row in store.execute(f"SELECT id FROM {table}")}


def test_each_side_makes_every_type_and_all_see_the_same(accounts, shop):
    ada, bo, cy = (accounts[name] for name in ("ada", "bo", "cy"))
    accounts.join(shop, "bo")
    accounts.join(shop, "cy", deptMask=31)
    accounts.settle()
    orders = {name: fill(accounts[name], shop, name) for name in ("ada", "bo")}
    user = bo.call("access.whoami", company=shop)["user"]
    for method, params, refusal in (
        ("companies.update", {"changes": {"name": "Bo's"}}, {"needs": {"rule": "owner"}}),
        ("companies.setTier", {"tier": "enterprise"}, {"needs": {"rule": "owner"}}),
        ("companies.delete", {"confirm": "Shop"}, {"needs": {"rule": "founder"}}),
        ("access.grant", {"preset": "viewer"}, {"reason": "shared"}),
        ("access.grant", {"user": user, "deptMask": 1}, {"reason": "shared"}),
        ("access.revoke", {"user": user}, {"reason": "shared"}),
    ):
        assert bo.refused(method, company=shop, **params)["data"] == {"kind": "forbidden", **refusal}, method
    for method in ("access.credentials.create", "access.signIn"):
        bo.call(method, company=shop, username="bo", password="a password of bo's")
    accounts.settle()
    for name, order in orders.items():
        accounts[name].call("orders.invoice", company=shop, id=order)
    accounts.settle()
    records, makers = zone_of(accounts, shop), {}
    for record in records:
        makers.setdefault(record["recordType"], set()).add(record["creator"])
    assert set(TYPES) > OWNERS
    # The device that finds a conflict creates the line for it. Records without a company belong to the account, so a
    # company's zone must not have them.
    own = {type for type in TYPES if type not in OWNERS and "companyID" not in TYPES[type]["fields"]}
    assert "Beans" in own and not own & makers.keys()
    made = [type for type in TYPES if type not in {"UserPass", "Conflicts", *own}]
    wanted = dict.fromkeys(made, {"ada", "bo"}) | dict.fromkeys(OWNERS, {"ada"})
    assert {type: makers[type] for type in made} == wanted | {"InvoiceSeries": {"ada", "bo", "cy"}}

    # Each device computes its alerts by itself when it is idle.
    until(lambda: len({len(core.call("inventory.stock.alerts", company=shop)["items"]) for core in (ada, bo, cy)}) == 1)
    first, second, third = (Reader(core, shop).answers for core in (ada, bo, cy))
    assert {asked.partition(" ")[0] for asked in first} == set(READS)
    assert len(first) > 100 and all("error" not in first[f"{name} {{}}"] for name in READS if not Reader.needed(name))
    assert alike(second) == alike(first)
    # A user who manages nothing sees everything, except what is for managers.
    hidden, always = restricted(DOCUMENT["components"]["schemas"])
    # The cost of a brew is not restricted.
    assert "unitCost" in always and always & names_in(list(first.values())) >= {"unitCost"}
    assert not always & names_in(list(third.values()))
    managers = {
        asked for asked in first if METHODS[asked.partition(" ")[0]]["x-access"]["rule"] in ("manager", "owner")
    }
    for asked in managers:
        needs = METHODS[asked.partition(" ")[0]]["x-access"]
        assert third.pop(asked) == {"error": {"kind": "forbidden", "needs": needs}}, asked
    unmanaged = {asked: answer for asked, answer in first.items() if asked not in managers}
    assert alike(third, *hidden, "waiting") == alike(unmanaged, *hidden, "waiting")

    # Each record is in the store to which its zone belongs, and in no other store.
    for core in accounts.cores.values():
        core.close()
    for name, home in (("ada", "private"), ("bo", "shared"), ("cy", "shared")):
        stores = {store: kept(accounts.folder / name / f"{store}.sqlite") for store in ("private", "shared", "device")}
        there = stores.pop(home)
        elsewhere = set().union(*stores.values())
        for record in records:
            id = blob(record["recordName"])
            if record["recordType"] == "ContactMerges":
                # If the merged contact exists again, both records are in the zone. The id of the merge is computed from
                # the contact's id.
                id = id[:12] + bytes(one ^ other for one, other in zip(id[12:], b"merg"))
            assert id in there and id not in elsewhere, (name, record["recordType"])


UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
WRITES = [name for name, method in METHODS.items() if method["x-effect"] == "write" and "company" in parameters(name)]
# The methods that users may call for themselves, whatever their rights in the company. Tests of credentials cover them.
FOR_ONESELF = {"companies.select", "access.signOut", "access.credentials.changePassword", "access.credentials.create"}


def refusal_of(name, is_owner):
    """Returns the error for a caller who manages everything and may only read, and the reason that access.allowed gave
    before."""
    rule = METHODS[name]["x-access"]["rule"]
    if rule == "founder" or rule == "owner" and not is_owner:
        return {"kind": "forbidden", "needs": {"rule": rule}}, "noRight"
    is_shared = name.startswith(("companies.", "sharing.")) or name in ("access.grant", "access.revoke")
    reason = "shared" if is_shared else "readOnly"
    return {"kind": "forbidden", "reason": reason}, reason


@pytest.mark.parametrize("is_owner", [False, True])
def test_who_looks_on_is_refused_every_method_that_writes(accounts, shop, is_owner):
    ada, bo = accounts["ada"], accounts["bo"]
    fill(ada, shop, "ada")
    accounts.join(shop, "bo", permission="readOnly", preset="management")
    accounts.settle()
    if is_owner:
        ada.call("access.grant", company=shop, user=bo.call("access.whoami")["account"], isOwner=True)
        accounts.settle()

    def state():
        return [Reader(core, shop).answers for core in (ada, bo)], zone_of(accounts, shop)

    # Thumbnails are fetched without a request, all other files when they are first read. So read everything once
    # before.
    state()
    before = state()
    told = {one["method"]: one for one in bo.call("access.allowed", company=shop)["methods"]}
    by_rule = {name for name in WRITES if METHODS[name]["x-access"]["rule"] in ("anyone", "account")}
    assert by_rule | {"access.credentials.create"} == FOR_ONESELF and len(WRITES) > 90
    for name in WRITES:
        if name in FOR_ONESELF:
            continue
        data, reason = refusal_of(name, is_owner)
        for example in METHODS[name]["examples"]:
            params = {one["name"]: one["value"] for one in example["params"]}
            params = json.loads(UUID.sub(NEVER, json.dumps(params))) | {"company": shop}
            assert bo.refused(name, **params)["data"] == data, (name, params)
        assert told[name] == {"method": name, "allowed": False, "reason": reason}
        assert bo.call("access.check", company=shop, method=name) == told[name]
    assert bo.call("sync.queue.list")["items"] == []
    accounts.settle()
    now = state()
    assert [alike(one) for one in now[0]] == [alike(one) for one in before[0]] and now[1] == before[1]
