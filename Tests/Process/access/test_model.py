"""Compares the rules of access with a model: random people, rights, companies and calls. Each reply of the core must
agree with the model."""

import random

import pytest

from support.access_model import ACCOUNT, MANAGE, RIGHTS, RULES, Model
from support.access_parties import NOTHING, Company, Person
from support.core import Core, item, request
from support.people import BUILT_IN, CLERK, NEVER, PRESETS, blob, password_of, pipeline, rows, share, sign_in, staffed
from support.sharing import Several

SEEDS = (1, 2, 3)
ROUNDS = 16
CALLS = 2_100
DRAWN = [
    {"deptMask": dept, "managerMask": manager}
    for dept, manager in ((0, 0), (1, 0), (16, 0), (17, 2), (3, 0), (0, 1), (14, 14), (1, 1), (16, 3), (30, 31))
]
CUSTOM = [{"name": "Returns", "mask": 1 << 16}, {"name": "Café", "mask": 1 << 20}, {"name": "Last", "mask": 1 << 52}]
assert len(SEEDS) * ROUNDS * CALLS >= 100_000


class Play:
    """The process and its model. If several programs share the process, a random program makes each call."""

    def __init__(self, programs, chance, model):
        self.programs, self.chance, self.model = programs, chance, model
        self.private = [one for one in model.companies.values() if one.store == "private"]

    @property
    def core(self):
        return self.programs.any() if isinstance(self.programs, Several) else self.programs

    def call(self, method, **params):
        reply = self.core.ask(request(method, params))
        self.model.judge(method, params, reply)
        return reply.get("result")

    # Random parameters of the calls

    def place(self):
        """Returns a random company parameter, mostly of a company in which a call can succeed."""
        pick = self.chance.random()
        if pick < 0.08:
            return {}
        if pick < 0.11:
            return {"company": NEVER}
        return {"company": self.chance.choice(list(self.model.companies))}

    def company_at(self, place):
        return self.model.companies.get(place.get("company") or self.model.selected)

    def item_at(self, company):
        """The id of an item of this company, of another company, or of no company."""
        pick = self.chance.random()
        others = [one for one in self.model.companies.values() if one.items and one is not company]
        if pick < 0.85 and company and company.items:
            return self.chance.choice(list(company.items))
        if pick < 0.97 and others:
            return self.chance.choice(list(self.chance.choice(others).items))
        return NEVER

    def mask(self, company):
        bits = [1 << n for n in range(53) if (company.masks if company else 31) >> n & 1]
        return sum(self.chance.sample(bits, self.chance.choice([0, 1, 1, 2, len(bits)])))

    def changes(self):
        cost = self.chance.choice([None, {"amount": self.chance.randrange(9), "currency": "EUR"}])
        some = {
            "name": f"Item {self.chance.randrange(9)}",
            "category": self.chance.choice([None, "Tea"]),
            "archived": self.chance.random() < 0.5,
            "cost": cost,
        }
        return {name: some[name] for name in self.chance.sample(list(some), self.chance.choice([0, 1, 1, 2, 3]))}

    def person_at(self, company):
        others = [one for one in self.model.companies.values() if one.people]
        return self.chance.choice(
            list(
                (
                    company if company and company.people and self.chance.random() < 0.9 else self.chance.choice(others)
                ).people
            )
        )

    def random_call(self):
        chance = self.chance
        method = chance.choices(list(WEIGHTS), list(WEIGHTS.values()))[0]
        params = self.place()
        if method == "access.grant" and not params:
            # The rules hardly depend on a user who has no record, so the company must be one that the model knows.
            params = {"company": chance.choice(list(self.model.companies))}
        company = self.company_at(params)
        if method == "inventory.items.create":
            number = chance.randrange(25)
            params |= {"sku": f"SKU-{number}", "name": f"Item {number}", "unit": "piece"}
            params |= chance.choice(
                [{}, {"cost": None}, {"cost": {"amount": number, "currency": "EUR"}}, {"category": "Tea"}]
            )
        elif method == "inventory.items.update":
            params |= {"id": self.item_at(company), "changes": self.changes()}
            if chance.random() < 0.1:
                params["expect"] = chance.randint(1, 3)
            elif chance.random() < 0.1:
                params["changes"]["sku"] = f"SKU-{chance.randrange(25)}"
        elif method in ("inventory.items.get", "inventory.items.delete"):
            params["id"] = self.item_at(company)
        elif method == "inventory.items.list":
            params |= {"limit": chance.choice([1, 3, 200])} | chance.choice(
                [{}, {}, {"archived": True}, {"archived": False}]
            )
        elif method == "inventory.items.search":
            params |= {"text": "item", "limit": 200}
        elif method == "companies.list":
            params = chance.choice([{}, {"archived": True}, {"archived": False}])
        elif method == "companies.selected":
            params = {}
        elif method == "companies.select":
            params = chance.choice([{}, {"company": None}, params, params, params])
        elif method == "companies.update":
            params["changes"] = chance.choice(
                [{}, {"name": f"Shop {chance.randrange(5)}"}, {"archived": chance.random() < 0.3}, {"archived": False}]
            )
            if chance.random() < 0.2:
                params["expect"] = chance.randint(1, 30)
        elif method == "companies.setTier":
            params["tier"] = chance.choice(["free", "business", "enterprise"])
        elif method in ("access.list", "access.people"):
            params["limit"] = 200
        elif method == "access.revoke":
            params["user"] = self.person_at(company)
        elif method == "access.credentials.resetPassword":
            params["user"] = self.person_at(company)
            # Each user has one password that never changes, so that the model need not store passwords.
            params["newPassword"] = password_of(
                next(
                    (one.credentials[params["user"]] for one in self.private if params["user"] in one.credentials),
                    "x" * 9,
                )
            )
        elif method == "access.transfer":
            founder = [user for user, one in company.people.items() if one.isFounder] if company else []
            username = company.credentials.get(founder[0], "") if founder else ""
            params |= {"user": self.person_at(company), "password": password_of(username)}
        elif method == "access.grant":
            params |= self.grant(company)
        elif method in ("access.check", "access.explain"):
            params["method"] = chance.choice([*self.model.rules, *RULES])
            if company is not None and company.visible and chance.random() < 0.03:
                params["method"] = "inventory.items.steal"
            elif params.get("company") and chance.random() < 0.3 and self.someone_acts(company):
                params["user"] = self.person_at(company)
        if chance.random() < 0.02:
            params |= chance.choice([{"wrong": 1}, {"limit": 0}]) if "limit" in params else {"wrong": 1}
        return method, params

    def someone_acts(self, company):
        """Returns whether a caller is signed in to the company, or needs no sign-in. The rules do not say what a
        question about another person returns if nobody is signed in."""
        return company is not None and (not company.credentials or company.session is not None)

    def grant(self, company):
        chance = self.chance
        pick = chance.random()
        if company is None or not company.people or pick < 0.05:
            return chance.choice(
                [{}, {"preset": chance.choice(list(PRESETS))}, {"deptMask": self.mask(company)}, {"isOwner": True}]
            )
        user = {"user": chance.choice(list(company.people))}
        if pick < 0.1:
            return user | {"name": chance.choice(["Zoë O’Hara", "Bo", "李 小龍", '"; --'])}
        if pick < 0.15:
            return user | {"deptMask": 0, "managerMask": 0, "expect": chance.randint(1, 4)}
        if pick < 0.25:
            return user | {"isOwner": chance.random() < 0.4}
        return user | chance.choice(
            [
                {"preset": chance.choice(list(PRESETS))},
                {"deptMask": self.mask(company)},
                {"managerMask": self.mask(company)},
                {"deptMask": self.mask(company), "managerMask": self.mask(company)},
            ]
        )

    # Steps of a round

    def signs_in(self, company, user):
        username = company.credentials[user]
        self.call("access.signIn", company=company.id, username=username, password=password_of(username))

    def administers(self, company):
        """Signs in an owner, who makes random changes, and makes sure that there are users who can sign in."""
        chance = self.chance
        if company.credentials and not (company.session and company.people[company.session].isOwner):
            self.signs_in(
                company, chance.choice([user for user in company.credentials if company.people[user].isOwner])
            )
        for _ in range(20):
            pick = chance.random()
            if pick < 0.15:
                self.call(
                    "companies.update",
                    company=company.id,
                    changes={"departments": chance.sample(CUSTOM, chance.randrange(4))},
                )
            elif pick < 0.3:
                self.call("access.revoke", company=company.id, user=self.person_at(company))
            elif pick < 0.45:
                self.call(
                    "companies.setTier",
                    company=company.id,
                    tier=chance.choice(["free", "business", "business", "enterprise"]),
                )
            else:
                self.call("access.grant", company=company.id, **self.grant(company))
        self.call("access.list", company=company.id, limit=200)
        if not company.credentials:
            return
        if company.session and company.people[company.session].isOwner:
            self.call("companies.setTier", company=company.id, tier="enterprise")
            while len(company.credentials) < 4:
                user = self.call("access.grant", company=company.id, deptMask=self.mask(company))["user"]
                username = f"user{chance.randrange(1_000_000_000)}"
                self.call(
                    "access.credentials.create",
                    company=company.id,
                    user=user,
                    username=username,
                    password=password_of(username),
                )
        self.changes_hands(company)

    def changes_hands(self, company):
        """Signs in another user, or signs out. If an owner can give rights, the user first gets new random rights."""
        pick, user = self.chance.random(), self.chance.choice(list(company.credentials))
        if pick < 0.1:
            self.call("access.signOut", company=company.id)
        elif pick < 0.95:
            if company.session not in (None, user) and company.people[company.session].isOwner:
                self.call(
                    "access.grant",
                    company=company.id,
                    user=user,
                    isOwner=self.chance.random() < 0.15,
                    **self.chance.choice(DRAWN),
                )
            self.signs_in(company, user)

    def calls(self, count):
        # The calls are drawn from the state before the first of them. The core and the model then execute them one by
        # one, so the state changes between the calls.
        asked = [self.random_call() for _ in range(count)]
        replies = pipeline(
            self.core, [request(method, params, number) for number, (method, params) in enumerate(asked)]
        )
        # The core may answer requests of other companies before slow requests, so the replies are sorted.
        replies.sort(key=lambda reply: reply["id"])
        for number, ((method, params), reply) in enumerate(zip(asked, replies)):
            assert reply["id"] == number
            self.model.judge(method, params, reply)

    def reads_events(self):
        """Checks that the caller may read every event, and that no event reveals a changed cost to a caller without
        that right."""
        cursor, more = None, True
        while more:
            page = self.core.call("events.since", cursor=cursor, limit=1000)
            cursor, more = page["cursor"], page["more"]
            for event in page["events"]:
                if event["company"] is None:
                    # This event says that the data directory synced with its account for the first time.
                    assert event["type"] == "syncEvent", event
                    continue
                company = self.model.companies[event["company"]]
                assert company.visible, event
                if event["type"] == "syncEvent":
                    # Events of sync are for the account, independent of the person who is signed in.
                    assert self.model.rules["sync.events.list"] == ACCOUNT
                    continue
                caller = self.model.caller(company)
                assert caller is not None, event
                needed = {
                    "item": "inventory.items.get",
                    "access": "access.list",
                    "participant": "sharing.participants.list",
                }.get(event["type"], "companies.get")
                assert caller.satisfies(self.model.rules[needed]), event
                assert "cost" not in event["fields"] or caller.satisfies(MANAGE), event


WEIGHTS = {
    "inventory.items.create": 16,
    "inventory.items.get": 14,
    "inventory.items.list": 5,
    "inventory.items.search": 4,
    "inventory.items.update": 16,
    "inventory.items.delete": 8,
    "companies.get": 5,
    "companies.update": 5,
    "companies.setTier": 1,
    "companies.list": 2,
    "companies.selected": 2,
    "companies.select": 2,
    "access.whoami": 4,
    "access.departments": 3,
    "access.list": 1,
    "access.people": 2,
    "access.grant": 4,
    "access.revoke": 0.2,
    "access.transfer": 0.3,
    "access.credentials.resetPassword": 0.4,
    "access.check": 8,
    "access.explain": 4,
    "access.allowed": 1,
}


def setting(tmp_path):
    """A data directory with three companies with credentials, one without credentials, one that another account shares
    with this account, and one that this account may not see. Also makes the model of the directory."""
    data, donor = tmp_path / "data", tmp_path / "donor"
    with Core(donor) as core:
        strange = [core.call("companies.create", name=name) for name in ("Shared with us", "Not for us")]
        foreign = {
            one["id"]: [
                core.call("inventory.items.create", company=one["id"], **item(n, cost={"amount": n, "currency": "EUR"}))
                for n in range(5)
            ]
            for one in strange
        }
    with Core(data) as core:
        discovered = core.call("rpc.discover")["methods"]
        ours = [core.call("companies.create", name=f"Shop {n}", departments=CUSTOM[:n]) for n in range(4)]
    account = share(donor, data, strange[0]["id"], deptMask=1)
    assert share(donor, data, strange[1]["id"], is_seen=False) == account
    with Core(data) as core:
        people = {one["id"]: core.call("access.list", company=one["id"])["items"][0]["access"] for one in ours}
    with Core(donor) as core:
        strange = [core.call("companies.get", company=one["id"]) for one in strange]
    model = Model(account, discovered)
    for record in ours:
        model.companies[record["id"]] = Company(record)
        model.companies[record["id"]].people[account] = Person(people[record["id"]])
    for record, store_of in zip(strange, (True, False)):
        company = model.companies[record["id"]] = Company(record, "shared", visible=store_of)
        company.items = {one["id"]: one for one in foreign[record["id"]]}
    return data, model


def takes_over(core, model):
    """Copies values into the model that no call returns: the record that the sharing account made for this account in
    the shared company."""
    for company in model.companies.values():
        if company.store == "shared" and company.visible:
            me = core.call("access.whoami", company=company.id)
            assert (me["store"], me["role"], me["deptMask"]) == ("shared", "participant", 1)
            nothing_known = dict.fromkeys(("id", "company", "version", "createdAt", "updatedAt", "recoveredAt"))
            for one in core.call("access.people", company=company.id)["items"]:
                company.people[one["id"]] = Person(nothing_known | NOTHING | {"user": one["id"], "name": one["name"]})
            company.people[model.account] = Person(
                {
                    "id": None,
                    "company": company.id,
                    "version": 1,
                    "createdAt": None,
                    "updatedAt": None,
                    "recoveredAt": None,
                }
                | {name: me[name] for name in ("user", "name", *RIGHTS)}
            )


@pytest.mark.parametrize("seed", [*(pytest.param(seed, marks=pytest.mark.full) for seed in SEEDS[:2]), SEEDS[2]])
def test_every_answer_is_that_of_the_model(tmp_path, seed):
    data, model = setting(tmp_path)
    # In the last round, several programs call.
    with Several(data) if seed == SEEDS[-1] else Core(data) as core:
        takes_over(core, model)
        play = Play(core, random.Random(seed), model)
        for company in play.private[:3]:
            # The first credentials are the owner's. After they are created, nobody is signed in.
            play.call("access.credentials.create", company=company.id, username="owner", password=password_of("owner"))
            play.call("companies.get", company=company.id)
        for turn in range(ROUNDS):
            play.administers(play.private[turn % 4])
            if turn % 2 and play.private[(turn + 1) % 4].credentials:
                play.changes_hands(play.private[(turn + 1) % 4])
            play.calls(CALLS)
            play.reads_events()
    # No call wrote an item into the store of another company.
    for company in model.companies.values():
        for store in ("private", "shared"):
            found = rows(data / f"{store}.sqlite", "SELECT id FROM items WHERE company = ?", blob(company.id))
            assert {one["id"] for one in found} == (
                {blob(id) for id in company.items} if store == company.store else set()
            )


def test_discovery_tells_the_rules():
    with Core() as core:
        document = core.call("rpc.discover")
    methods = {one["name"]: one for one in document["methods"]}
    assert {name: methods[name]["x-access"] for name in RULES} == RULES
    schemas = document["components"]["schemas"]
    marked = {
        (name, member)
        for name, schema in schemas.items()
        for member, one in schema.get("properties", {}).items()
        if "x-access" in one
    }
    assert {("Item", "cost"), ("ItemDetailsChanges", "cost")} <= marked
    for name, member in marked:
        if member == "cost":
            assert schemas[name]["properties"][member]["x-access"].items() >= {"rule": "manager", "mask": 1}.items()
            assert member not in schemas[name].get("required", [])


def test_every_answer_to_may_i_is_what_happens_to_every_method(tmp_path):
    """Calls each method of a company with its smallest parameters, as people of every kind. The core must refuse a call
    for a missing right exactly if `access.allowed` says so."""
    least = {
        "inventory.items.create": item(),
        "inventory.items.get": {"id": NEVER},
        "inventory.items.update": {"id": NEVER, "changes": {}},
        "inventory.items.delete": {"id": NEVER},
        "inventory.items.search": {"text": "x"},
        "inventory.items.list": {},
        "companies.get": {},
        "companies.update": {"changes": {}},
        "companies.delete": {"confirm": "not its name"},
        "companies.setTier": {"tier": "enterprise"},
        "access.departments": {},
        "access.list": {},
        "access.grant": {"deptMask": 1 << 51},
        "access.revoke": {"user": NEVER},
        "access.credentials.create": {"user": NEVER, "username": "nobody", "password": "some password"},
        "access.credentials.resetPassword": {"user": NEVER, "newPassword": "some password"},
        "access.people": {},
        "access.transfer": {"user": NEVER, "password": "some password"},
    }
    with Core(tmp_path / "data") as core:
        company, people = staffed(
            core,
            ("nobody", {}),
            ("clerk", {"deptMask": 1}),
            ("viewer", {"preset": "viewer"}),
            ("manager", {"managerMask": 1}),
            ("sales", {"preset": "sales"}),
            ("management", {"preset": "management"}),
            ("orders", {"managerMask": 2}),
        )
        told = {
            (name, method): core.call("access.check", company=company, method=method, user=user)
            for name, user in people.items()
            for method in least
        }
        for archived in (False, True):
            core.call("companies.update", company=company, changes={"archived": archived})
            for name in people:
                sign_in(core, company, name)
                allowed = {one["method"]: one for one in core.call("access.allowed", company=company)["methods"]}
                for method, params in least.items():
                    reply = core.ask(request(method, {"company": company} | params))
                    kind = reply.get("error", {}).get("data", {}).get("kind")
                    expected = {"noRight": "forbidden", "archived": "archived"}.get(allowed[method]["reason"])
                    assert (kind if kind in ("forbidden", "archived", "signInRequired") else None) == expected, (
                        name,
                        method,
                        reply,
                    )
                    assert core.call("access.check", company=company, method=method) == allowed[method]
                    explained = core.call("access.explain", company=company, method=method)
                    assert (explained["allowed"], explained["reason"]) == (
                        allowed[method]["allowed"],
                        allowed[method]["reason"],
                    )
                    if kind == "forbidden":
                        assert reply["error"]["data"]["needs"] == explained["rule"]
                    if not archived:
                        assert told[name, method] == allowed[method]
            sign_in(core, company, "owner")
            for made in core.call("inventory.items.list", company=company)["items"] if not archived else []:
                core.call("inventory.items.delete", company=company, id=made["id"])
        core.call("access.signOut", company=company)
        for method, params in least.items():
            assert core.refused(method, company=company, **params)["data"]["kind"] == "signInRequired"
            assert core.call("access.check", company=company, method=method) == {
                "method": method,
                "allowed": False,
                "reason": "signInRequired",
            }


def test_what_is_explained_helps(tmp_path):
    """Each grant that an explanation names must make the call allowed. The named presets must be all presets that do
    so."""
    with Core(tmp_path / "data") as core:
        company = core.call("companies.create", name="Shop")["id"]
        core.call("companies.setTier", company=company, tier="enterprise")
        for method in RULES:
            user = core.call("access.grant", company=company)["user"]
            explained = core.call("access.explain", company=company, method=method, user=user)
            # A company without credentials has no password to change.
            isOpen = RULES[method]["rule"] in ("anyone", "account") and not method.endswith("changePassword")
            assert explained["allowed"] == isOpen
            assert (explained["grants"] == []) == (RULES[method]["rule"] in ("anyone", "account", "founder")), method
            named = set()
            for grant in explained["grants"]:
                masks = {name: grant[name] for name in ("isOwner", "deptMask", "managerMask")}
                for given in [masks, *({"preset": preset} for preset in grant["presets"])]:
                    other = core.call("access.grant", company=company, **given)["user"]
                    assert core.call("access.check", company=company, method=method, user=other)["allowed"], (
                        method,
                        given,
                    )
                named |= set(grant["presets"])
            if explained["grants"]:
                rule, mask = RULES[method]["rule"], RULES[method].get("mask", 0)
                fits = {
                    "founder": lambda dept, manager: 0,
                    "member": lambda dept, manager: dept | manager,
                    "department": lambda dept, manager: (dept | manager) & mask,
                    "manager": lambda dept, manager: manager & (mask or -1),
                    "owner": lambda dept, manager: 0,
                }[rule]
                assert named == {name for name, masks in PRESETS.items() if fits(*masks)}, method
                assert any(grant["isOwner"] for grant in explained["grants"])


def test_departments_and_presets_are_data(core):
    company = core.call("companies.create", name="Shop", departments=[{"name": "Returns", "mask": 1 << 16}])["id"]
    known = core.call("access.departments", company=company)["items"]
    assert [(one["name"], one["mask"], one["custom"]) for one in known] == [
        (name, mask, False) for name, mask in BUILT_IN.items()
    ] + [("Returns", 1 << 16, True)]
    assert {
        one["name"]: (one["deptMask"], one["managerMask"]) for one in core.call("access.presets")["items"]
    } == PRESETS
    assert all(one["doc"] for one in core.call("access.presets")["items"])


def test_bits_that_are_no_departments_and_two_words_for_one_thing_are_refused(core):
    company = core.call("companies.create", name="Shop", departments=[{"name": "Returns", "mask": 1 << 16}])["id"]
    core.call("companies.setTier", company=company, tier="business")
    for params in (
        {"deptMask": 32},
        {"managerMask": 1 << 17},
        {"deptMask": 1 << 53},
        {"deptMask": -1},
        {"deptMask": 1.5},
        {"deptMask": "1"},
        {"isOwner": 1},
        {"isOwner": "true"},
        {"preset": "viewer", "deptMask": 16},
        {"preset": "viewer", "managerMask": 0},
        {"preset": "boss"},
        {"user": "x"},
    ):
        assert core.refused("access.grant", company=company, **params)["data"]["kind"] == "invalidParams", params
    assert core.call("access.grant", company=company, deptMask=1 << 16, managerMask=1)["deptMask"] == 1 << 16
    assert len(core.call("access.list", company=company)["items"]) == 2


def test_a_cost_by_position_is_a_cost(tmp_path):
    """The core refuses the restricted member whether the parameters are sent by name or by position, and writes
    nothing."""
    data = tmp_path / "data"
    with Core(data) as core:
        company, _ = staffed(core, CLERK)
        made = core.call("inventory.items.create", company=company, **item(1, cost={"amount": 5, "currency": "EUR"}))
        sign_in(core, company, "clerk")
        cost = {"amount": 1, "currency": "EUR"}
        order = [
            param["name"]
            for method in core.call("rpc.discover")["methods"]
            if method["name"] == "inventory.items.create"
            for param in method["params"]
        ]
        defaults = {
            "tags": [],
            "barcodes": [],
            "custom": {},
            "archived": False,
            "cost": cost,
            "company": company,
        } | item(2)
        by_position = [defaults.get(name) for name in order if name != "idempotencyKey"]
        for method, params in [
            ("inventory.items.create", by_position),
            ("inventory.items.create", {"company": company} | item(2, cost=cost)),
            ("inventory.items.update", [{"cost": None}, made["id"], None, None, company]),
            ("inventory.items.update", [{"cost": {}}, made["id"], None, None, company]),
            (
                "inventory.items.update",
                {"company": company, "id": made["id"], "changes": {"name": "x", "cost": {"amount": 1}}},
            ),
        ]:
            data_of = core.ask(request(method, params))["error"]["data"]
            assert data_of["kind"] == "forbidden" and data_of["needs"]["rule"] == "manager" and data_of["member"], (
                method,
                params,
            )
        assert core.call("inventory.items.list", company=company)["items"] == [
            {name: value for name, value in made.items() if name != "cost"}
        ]
        # A caller without the right to see costs can still create and update items. An update without a cost leaves the
        # cost unchanged.
        assert "cost" not in core.call("inventory.items.create", company=company, **item(3, cost=None))
        assert "cost" not in core.call(
            "inventory.items.update", company=company, id=made["id"], changes={"name": "New"}
        )
        conflict = core.refused(
            "inventory.items.update", company=company, id=made["id"], changes={"name": "x"}, expect=1
        )
        assert conflict["data"]["current"]["name"] == "New" and "cost" not in conflict["data"]["current"]
        sign_in(core, company, "owner")
        assert core.call("inventory.items.get", company=company, id=made["id"])["cost"] == made["cost"]
