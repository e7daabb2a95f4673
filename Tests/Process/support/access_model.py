"""A second, small implementation of the access rules. It was written from the rules and not from the program's code. It
gives the expected answer of each call."""

from support.access_parties import NOTHING, Person
from support.people import BUILT_IN, PRESETS

ANYONE, ACCOUNT, MEMBER, MANAGER, OWNER, FOUNDER = (
    {"rule": rule} for rule in ("anyone", "account", "member", "manager", "owner", "founder")
)
RIGHTS = ("isOwner", "isFounder", "deptMask", "managerMask")
READ, WRITE = ({"rule": "department", "department": "inventory", "mask": mask} for mask in (17, 1))
MANAGE = {"rule": "manager", "department": "inventory", "mask": 1}
COST = {"rule": "manager", "mask": 1}
RULES = {
    "inventory.items.create": WRITE,
    "inventory.items.update": WRITE,
    "inventory.items.delete": MANAGE,
    "inventory.items.get": READ,
    "inventory.items.list": READ,
    "inventory.items.search": READ,
    "companies.create": ACCOUNT,
    "companies.list": ACCOUNT,
    "companies.select": ACCOUNT,
    "companies.selected": ACCOUNT,
    "companies.tiers": ANYONE,
    "companies.get": MEMBER,
    "companies.update": OWNER,
    "companies.delete": FOUNDER,
    "companies.setTier": OWNER,
    "access.whoami": ACCOUNT,
    "access.departments": MEMBER,
    "access.presets": ANYONE,
    "access.people": MEMBER,
    "access.grant": MANAGER,
    "access.revoke": MANAGER,
    "access.list": MANAGER,
    "access.transfer": FOUNDER,
    "access.check": ACCOUNT,
    "access.explain": ACCOUNT,
    "access.allowed": ACCOUNT,
    "access.signIn": ACCOUNT,
    "access.signOut": ACCOUNT,
    "access.credentials.create": MANAGER,
    "access.credentials.resetPassword": MANAGER,
    "access.credentials.changePassword": ACCOUNT,
}
WRITES = {"inventory.items.create", "inventory.items.update", "inventory.items.delete"}
CHANGE = "access.credentials.changePassword"
CREATE = "access.credentials.create"
RECOVER = "access.credentials.recover"
PARTICIPANTS = {"free": 0, "business": 10, "enterprise": None}
PLAIN = {
    "description": None,
    "kind": "stocked",
    "units": [],
    "purchaseUnit": None,
    "salesUnit": None,
    "category": None,
    "tags": [],
    "barcodes": [],
    "manufacturer": None,
    "minStock": None,
    "reorderQuantity": None,
    "location": None,
    "price": None,
    "cost": None,
    "condition": None,
    "custom": {},
    "archived": False,
    "trackBatch": False,
    "trackSerial": False,
    "supplier": None,
    "supplierSku": None,
    "flag": None,
    "taxRate": None,
    "taxCategory": None,
}


class Refused(Exception):
    def __init__(self, kind, **facts):
        super().__init__(kind)
        self.data = {"kind": kind, **facts}


class Model:
    def __init__(self, account, discovered):
        self.account, self.companies, self.selected = account, {}, None
        self.rules = {method["name"]: RULES.get(method["name"], method["x-access"]) for method in discovered}
        # The methods that need a bought feature.
        self.sold = {method["name"] for method in discovered if "x-feature" in method}
        # Writes are refused in an archived company. These are the writes of WRITES, and those of the services that this
        # model does not know.
        self.writes = (
            WRITES
            | {
                one["name"]
                for one in discovered
                if one["name"] not in RULES
                and one["x-effect"] == "write"
                and one["x-access"]["rule"] in ("department", "manager", "member")
            }
            | {"sync.conflicts.resolve"}
        )

    def judge(self, method, params, reply):
        """Compares a reply with the rules, and applies the request's changes to the model."""
        try:
            check = self.serve(method, params)
        except Refused as refused:
            assert "error" in reply, f"{method} {params}: {reply['result']} instead of {refused.data}"
            data = reply["error"]["data"]
            found = {
                name: data[name]
                for name in ("kind", "needs", "member", "limit", "most", "tiers", "current")
                if name in data
            }
            if {"needs", "member"} <= set(found):
                found["needs"] = {name: value for name, value in found["needs"].items() if name != "department"}
            if "pointer" in refused.data:
                found["pointer"] = data["problems"][0]["pointer"]
            assert found == refused.data, f"{method} {params}: {data} instead of {refused.data}"
        else:
            assert "result" in reply, f"{method} {params}: {reply['error']} instead of a result"
            try:
                check(reply["result"])
            except AssertionError as error:
                raise AssertionError(f"{method} {params}: {error}, answered with {reply['result']}") from error

    def serve(self, method, params):
        """Returns a function that checks the result of a call. Raises `Refused` if the call must be refused."""
        if "wrong" in params or params.get("limit") == 0:
            raise Refused("invalidParams", pointer="/wrong" if "wrong" in params else "/limit")
        own = getattr(self, method.replace(".", "_"))
        if method in ("companies.list", "companies.select", "companies.selected"):
            return own(params)
        if method in ("access.check", "access.explain", "access.allowed", "access.whoami"):
            return own(self.company(params, needed=False), params)
        company = self.company(params)
        if method in ("access.signIn", "access.signOut"):
            return own(company, params)
        if company.credentials and company.session is None:
            raise Refused("signInRequired")
        caller, rule = self.caller(company), self.rules[method]
        if not caller.satisfies(rule):
            raise Refused("forbidden", needs=rule)
        if not caller.satisfies(COST):
            for member in ("cost",) if params.get("cost") is not None else ():
                raise Refused("forbidden", needs=COST, member=f"/{member}")
            if "cost" in params.get("changes", {}):
                raise Refused("forbidden", needs=COST, member="/changes/cost")
        if method in WRITES and company.record["archived"]:
            raise Refused("archived")
        return own(company, params)

    def company(self, params, needed=True):
        id = params.get("company") or self.selected
        if id is None and not needed:
            return None
        if id is None:
            raise Refused("noCompany")
        if id not in self.companies or not self.companies[id].visible:
            raise Refused("notFound")
        return self.companies[id]

    def caller(self, company):
        """Returns the access record of the caller in a company, or None while the caller is signed out."""
        return company.people.get(company.session if company.credentials else self.account)

    # Items

    def shown(self, company, item):
        return (
            item
            if self.caller(company).satisfies(COST)
            else {name: value for name, value in item.items() if name != "cost"}
        )

    def inventory_items_create(self, company, params):
        if any(item["sku"] == params["sku"] for item in company.items.values()):
            raise Refused("duplicate", member="sku")
        given = {name: value for name, value in params.items() if name != "company"}

        def check(result):
            made = {"cost": None} | result
            new = {
                "id": made["id"],
                "company": company.id,
                "version": 1,
                "createdAt": made["createdAt"],
                "updatedAt": made["createdAt"],
            }
            assert made == PLAIN | given | new
            assert result == self.shown(company, made) and made["id"] not in company.items
            company.items[made["id"]] = made

        return check

    def item(self, company, params):
        if params["id"] not in company.items:
            raise Refused("notFound")
        found = company.items[params["id"]]
        if params.get("expect") not in (None, found["version"]):
            raise Refused("conflict", current=self.shown(company, found))
        return found

    def inventory_items_get(self, company, params):
        return self.same(self.shown(company, self.item(company, params)))

    def inventory_items_list(self, company, params):
        wanted = [
            self.shown(company, item)
            for item in reversed(company.items.values())
            if item["archived"] is bool(params.get("archived"))
        ]

        def check(result):
            assert result["items"] == wanted[: params["limit"]]

        return check

    def inventory_items_search(self, company, params):
        wanted = {item["id"]: self.shown(company, item) for item in company.items.values() if not item["archived"]}

        def check(result):
            assert {item["id"]: item for item in result["items"]} == wanted and len(result["items"]) == len(wanted)

        return check

    def inventory_items_update(self, company, params):
        before = self.item(company, params)
        after = before | params["changes"]
        if any(item["sku"] == after["sku"] for item in company.items.values() if item is not before):
            raise Refused("duplicate", member="sku")

        def check(result):
            kept = after | {"version": before["version"] + (after != before), "updatedAt": result["updatedAt"]}
            assert result == self.shown(company, kept) and (after != before or kept == before)
            company.items[before["id"]] = kept

        return check

    def inventory_items_delete(self, company, params):
        gone = self.item(company, params)

        def check(result):
            assert result == {"deleted": gone["id"]}
            del company.items[gone["id"]]

        return check

    # Companies

    def same(self, wanted):
        def check(result):
            assert result == wanted, f"{result} instead of {wanted}"

        return check

    def line(self, company):
        caller = self.caller(company)
        return {
            **{name: company.record[name] for name in ("id", "name", "logo", "tier", "archived", "kind")},
            "store": company.store,
            "role": caller and ("owner" if caller.isOwner else "participant"),
            "signIn": self.sign_in(company),
        }

    def sign_in(self, company):
        return "unneeded" if not company.credentials else "done" if company.session else "needed"

    def companies_get(self, company, params):
        return self.same(company.record)

    def companies_list(self, params):
        wanted = {
            one.id: self.line(one)
            for one in self.companies.values()
            if one.visible and params.get("archived") in (None, one.record["archived"])
        }

        def check(result):
            assert {line["id"]: line for line in result["items"]} == wanted and result["next"] is None

        return check

    def companies_select(self, params):
        if params.get("company") and (
            params["company"] not in self.companies or not self.companies[params["company"]].visible
        ):
            raise Refused("notFound")

        def check(result):
            self.selected = params.get("company")
            assert result == (self.selected and self.line(self.companies[self.selected]))

        return check

    def companies_selected(self, params):
        return self.same(self.selected and self.line(self.companies[self.selected]))

    def companies_update(self, company, params):
        return self.changed(company, params, params["changes"])

    def companies_setTier(self, company, params):
        return self.changed(company, params, {"tier": params["tier"]})

    def changed(self, company, params, changes):
        before = company.record
        if params.get("expect") not in (None, before["version"]):
            raise Refused("conflict", current=before)
        after = before | changes
        held = 0
        for one in company.people.values():
            held |= one.deptMask | one.managerMask
        if held & ~(sum(BUILT_IN.values()) + sum(one["mask"] for one in after["departments"])):
            raise Refused("invalidParams", pointer="/changes/departments")

        def check(result):
            assert result == after | {
                "version": before["version"] + (after != before),
                "updatedAt": result["updatedAt"],
            }
            assert after != before or result == before
            company.record = result

        return check

    # Access

    def access_departments(self, company, params):
        wanted = [(name, mask, False) for name, mask in BUILT_IN.items()] + [
            (one["name"], one["mask"], True) for one in company.record["departments"]
        ]

        def check(result):
            assert sorted((one["name"], one["mask"], one["custom"]) for one in result["items"]) == sorted(wanted)

        return check

    def access_list(self, company, params):
        caller = self.caller(company)
        wanted = [
            {"access": one.record, "username": company.credentials.get(user) if caller.is_over(one.record) else None}
            for user, one in company.people.items()
        ]
        return self.same({"items": wanted, "next": None})

    def access_people(self, company, params):
        wanted = [
            {"id": user, "name": one.name}
            | ({"username": company.credentials[user]} if one.name is None and user in company.credentials else {})
            for user, one in company.people.items()
        ]
        return self.same({"items": wanted, "next": None})

    def who_can_act(self, company):
        """Returns the owners who can act in a company. The last one of them must stay an owner."""
        owners = {user for user, one in company.people.items() if one.isOwner}
        return owners & (set(company.credentials) if company.credentials else {self.account})

    def access_grant(self, company, params):
        caller = self.caller(company)
        masks = dict(zip(("deptMask", "managerMask"), PRESETS[params["preset"]])) if "preset" in params else {}
        given = {
            name: params[name] for name in ("name", "isOwner", "deptMask", "managerMask") if name in params
        } | masks
        before = company.people.get(params.get("user"))
        held = before.record if before else NOTHING | {"name": None}
        renamed = (held | given)["name"] != held["name"]
        if not caller.may_change(held, held | given) or renamed and not caller.is_over(held):
            raise Refused("forbidden", needs=OWNER)
        if before is None:
            # No record has a version that could be expected.
            if "expect" in params:
                raise Refused("notFound")
            return self.granted_anew(company, params, given)
        if params.get("expect") not in (None, before.version):
            raise Refused("conflict", current=before.record)
        after = before.record | given
        if before is caller and any(after[name] & ~caller.record[name] for name in ("deptMask", "managerMask")):
            raise Refused("forbidden", needs={"rule": "anotherOwner"})
        if before.isFounder and not after["isOwner"]:
            raise Refused("forbidden", needs={"rule": "transfer"})
        if not after["isOwner"] and self.who_can_act(company) == {before.user}:
            raise Refused("ownerNeeded")
        if before.isOwner and not after["isOwner"]:
            self.require_room(company)

        def check(result):
            assert result == after | {
                "version": before.version + (after != before.record),
                "updatedAt": result["updatedAt"],
            }
            company.people[before.user] = Person(result)

        return check

    def require_room(self, company):
        """Refuses one more participant if the tier has no room for it. Owners do not count."""
        participants = 1 + sum(not one.isOwner for one in company.people.values())
        fits = [tier for tier, most in PARTICIPANTS.items() if most is None or participants <= most]
        if company.record["tier"] not in fits:
            raise Refused("tierRequired", limit="participants", most=PARTICIPANTS[company.record["tier"]], tiers=fits)

    def granted_anew(self, company, params, given):
        if not given.get("isOwner"):
            self.require_room(company)

        def check(result):
            assert {name: result[name] for name in ("company", "name", *RIGHTS, "version")} == NOTHING | {
                "company": company.id,
                "name": None,
                "version": 1,
            } | given
            assert result["user"] == params.get("user", result["user"]) and result["user"] not in company.people
            company.people[result["user"]] = Person(result)

        return check

    def access_revoke(self, company, params):
        if params["user"] not in company.people:
            raise Refused("notFound")
        before = company.people[params["user"]]
        if not self.caller(company).is_over(before.record):
            raise Refused("forbidden", needs=OWNER)
        if before.isFounder:
            raise Refused("forbidden", needs={"rule": "transfer"})
        if self.who_can_act(company) == {params["user"]}:
            raise Refused("ownerNeeded")

        def check(result):
            assert result == {"deleted": company.people.pop(params["user"]).id}
            company.credentials.pop(params["user"], None)
            if company.session == params["user"]:
                company.session = None

        return check

    def access_transfer(self, company, params):
        founder, heir = self.caller(company), company.people.get(params["user"])
        if heir is founder:
            raise Refused("invalidParams", pointer="/user")
        if heir is None:
            raise Refused("notFound")
        if not heir.isOwner or heir.user not in company.credentials:
            raise Refused("ownerNeeded")

        def check(result):
            at = {"updatedAt": result["updatedAt"]}
            assert result == heir.record | at | {"isFounder": True, "version": heir.version + 1}
            founder.record |= at | {"isFounder": False, "version": founder.version + 1}
            heir.record |= result

        return check

    def password_given(self, company, params, before):
        """Refuses a new password for another user if the caller may not set it, because a caller who knows the password
        could act in that user's name."""
        if not self.caller(company).is_over(before.record):
            raise Refused("forbidden", needs=OWNER)
        if before.isFounder and before is not self.caller(company):
            raise Refused("forbidden", needs=FOUNDER)

    def access_credentials_resetPassword(self, company, params):
        before = company.people.get(params["user"])
        if before is self.caller(company):
            raise Refused("invalidParams", pointer="/user")
        if before is None:
            raise Refused("notFound")
        self.password_given(company, params, before)
        if before.user not in company.credentials:
            raise Refused("notFound")

        def check(result):
            assert (result["company"], result["user"], result["username"]) == (
                company.id,
                before.user,
                company.credentials[before.user],
            )
            if company.session == before.user:
                company.session = None

        return check

    def access_credentials_create(self, company, params):
        before = company.people.get(params["user"]) if "user" in params else self.caller(company)
        if before is None:
            raise Refused("notFound")
        if company.store == "private":
            self.password_given(company, params, before)
        elif before.user != self.account:
            raise Refused("forbidden", needs={"rule": "store", "store": "private"})
        if before.user in company.credentials:
            raise Refused("duplicate", member="user")
        if (
            not company.credentials
            and company.store == "private"
            and (not before.isOwner or (self.caller(company).isFounder and not before.isFounder))
        ):
            # No other user could give the founder credentials later.
            raise Refused("ownerNeeded")

        def check(result):
            assert result == {
                "company": company.id,
                "user": result["user"],
                "username": params["username"],
                "createdAt": result["createdAt"],
                "changedAt": result["createdAt"],
            }
            assert result["user"] == params.get("user", self.caller(company).user)
            company.credentials[result["user"]] = params["username"]

        return check

    def access_signIn(self, company, params):
        (user,) = [user for user, username in company.credentials.items() if username == params["username"]]

        def check(result):
            company.session = user
            self.access_whoami(company, params)(result)

        return check

    def access_signOut(self, company, params):
        def check(result):
            company.session = None
            self.access_whoami(company, params)(result)

        return check

    def access_whoami(self, company, params):
        def check(result):
            assert result["account"] == self.account
            if company is None:
                assert (
                    result["company"] is None
                    and result["store"] is None
                    and result["role"] is None
                    and result["isOwner"] is False
                )
                return
            caller, line = self.caller(company), self.line(company)
            assert (result["company"], result["store"], result["role"], result["signIn"]) == (
                company.id,
                line["store"],
                line["role"],
                line["signIn"],
            )
            assert (result["until"] is not None) == (line["signIn"] == "done")
            if caller is None:
                shown = ("user", "username", "name", *RIGHTS)
                assert {name: result[name] for name in shown} == dict.fromkeys(shown) | NOTHING
            else:
                shown = ("user", "name", *RIGHTS)
                assert {name: result[name] for name in shown} == {name: caller.record[name] for name in shown}
                assert result["username"] == company.credentials.get(caller.user)
            if caller is not None and not caller.isOwner:
                assert (
                    company.names(caller.deptMask)
                    <= set(result["departments"])
                    <= company.names(caller.deptMask | caller.managerMask)
                )
                assert set(result["managed"]) == company.names(caller.managerMask)

        return check

    def answer(self, name, company, person):
        """Returns whether a person may call a method, and the reasons that the core may give for that."""
        rule = self.rules[name]
        # In these tests, no user has bought anything.
        if name in self.sold:
            return False, {"noFeature"}
        if rule["rule"] in ("anyone", "account"):
            missing = self.missing(name, company, person)
            return (False, {missing}) if missing else (True, {rule["rule"]})
        if company is None:
            return False, {"noCompany"}
        if person is None:
            return False, {"signInRequired"}
        if name == CREATE and company.store == "shared":
            return True, {"account"}
        if not person.satisfies(rule):
            return False, {"noRight"}
        if company.record["archived"] and name in self.writes:
            return False, {"archived"}
        missing = self.missing(name, company, person)
        return (False, {missing}) if missing else (True, person.reasons(rule))

    def missing(self, name, company, person):
        """Returns the reason for which a call would be refused although the person has the right, or None."""
        if name in ("access.signIn", "access.signOut", CHANGE) and company is None:
            return "noCompany"
        if name == CHANGE and company.credentials and person is None:
            return "signInRequired"
        if name in ("access.transfer", "access.credentials.resetPassword") and company.store != "private":
            return "notKeptHere"
        if name in (CHANGE, "access.transfer") and not company.credentials:
            return "noCredentials"
        if name == RECOVER and (company is None or company.store == "private"):
            return "noCompany" if company is None else "notShared"
        if name.startswith("reports.") and company.record["tier"] != "enterprise":
            return "tierRequired"
        return None

    def asked(self, company, params):
        """Returns the person whom a question is about."""
        if params["method"] not in self.rules:
            raise Refused("invalidParams", pointer="/method")
        caller = company and self.caller(company)
        if company is None or params.get("user") in (None, caller and caller.user):
            return caller
        if caller is None:
            raise Refused("signInRequired")
        if not caller.isOwner:
            raise Refused("forbidden", needs=OWNER)
        if params["user"] not in company.people:
            raise Refused("notFound")
        return company.people[params["user"]]

    def access_check(self, company, params):
        allowed, reasons = self.answer(params["method"], company, self.asked(company, params))

        def check(result):
            assert (
                result["method"] == params["method"] and result["allowed"] == allowed and result["reason"] in reasons
            ), f"{params}: {result}, not {reasons}"

        return check

    def access_explain(self, company, params):
        person = self.asked(company, params)
        allowed, reasons = self.answer(params["method"], company, person)
        rule = self.rules[params["method"]]

        def check(result):
            assert (
                result["method"] == params["method"] and result["allowed"] == allowed and result["reason"] in reasons
            ), f"{params}: {result}, not {reasons}"
            assert result["rule"] == rule and result["asked"] == rule.get("mask")
            if person is not None:
                assert result["held"] == {name: person.record[name] for name in RIGHTS}
            assert not (allowed and result["grants"])
            if reasons == {"noRight"}:
                # The founder's own methods can't be granted.
                assert (result["grants"] == []) == (rule == FOUNDER)
                for grant in result["grants"]:
                    assert Person(person.record | grant).satisfies(rule), (params, grant)
                    for name in grant["presets"]:
                        assert Person(
                            person.record | {"isOwner": False} | dict(zip(("deptMask", "managerMask"), PRESETS[name]))
                        ).satisfies(rule), (params, name)

        return check

    def access_allowed(self, company, params):
        answers = {name: self.answer(name, company, company and self.caller(company)) for name in self.rules}

        def check(result):
            assert [one["method"] for one in result["methods"]] == list(answers)
            for one in result["methods"]:
                allowed, reasons = answers[one["method"]]
                assert one["allowed"] == allowed and one["reason"] in reasons, f"{one}, not {reasons}"
            if company is not None:
                caller = self.caller(company)
                assert result["company"] == company.id and result["user"] == (caller and caller.user)

        return check
