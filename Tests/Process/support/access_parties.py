"""The parties of the access model: people with their rights, and companies with their records."""

from support.people import BUILT_IN

NOTHING = {"isOwner": False, "isFounder": False, "deptMask": 0, "managerMask": 0}


class Person:
    """An access record."""

    def __init__(self, record):
        self.record = {
            name: record[name]
            for name in (
                "id",
                "company",
                "user",
                "name",
                "isOwner",
                "isFounder",
                "deptMask",
                "managerMask",
                "version",
                "createdAt",
                "updatedAt",
                "recoveredAt",
            )
        }

    def __getattr__(self, name):
        return self.record[name]

    def satisfies(self, rule):
        return {
            "anyone": True,
            "account": True,
            "owner": self.isOwner,
            "founder": self.isFounder,
            "member": self.isOwner or self.deptMask | self.managerMask != 0,
            "department": self.isOwner or (self.deptMask | self.managerMask) & rule.get("mask", 0) != 0,
            "manager": self.isOwner or self.managerMask & rule.get("mask", -1) != 0,
        }[rule["rule"]]

    def may_change(self, before, after):
        """Returns whether the person may change rights from `before` to `after`. A manager may change the daily work
        (`deptMask`) in the manager's own departments. A manager may not change any `managerMask`, or the rights of
        owners."""
        if self.isOwner:
            return True
        if before["isOwner"] or after["isOwner"] or before["managerMask"] != after["managerMask"]:
            return False
        return all(
            self.managerMask >> bit & 1 for bit in range(53) if (before["deptMask"] ^ after["deptMask"]) >> bit & 1
        )

    def is_over(self, record):
        """Returns whether a record holds only rights that this person may give."""
        return self.isOwner or self.may_change(record, NOTHING)

    def reasons(self, rule):
        """Returns the reasons for which a rule is satisfied. A person with both bits of a department has both
        reasons."""
        if rule["rule"] in ("anyone", "account"):
            return {rule["rule"]}
        if rule["rule"] == "founder":
            return {"founder"}
        if self.isOwner:
            return {"owner"}
        if rule["rule"] == "department":
            found = {"department"} if self.deptMask & rule["mask"] else set()
            return found | ({"manager", "department"} if self.managerMask & rule["mask"] else set())
        return {rule["rule"]}


class Company:
    def __init__(self, record, store="private", visible=True):
        self.id, self.record, self.store, self.visible = record["id"], record, store, visible
        # `people` has access records by user, in the order of their creation. `credentials` has usernames by user.
        # `items` has items by id, in the order of their creation.
        self.people, self.credentials, self.items = {}, {}, {}
        self.session = None

    @property
    def masks(self):
        return sum(BUILT_IN.values()) + sum(one["mask"] for one in self.record["departments"])

    def names(self, mask):
        known = BUILT_IN | {one["name"]: one["mask"] for one in self.record["departments"]}
        return {name for name, bit in known.items() if mask & bit}
