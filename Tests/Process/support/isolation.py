"""A data directory with companies that the caller may not see, and the places of ids in the parameters of all methods.

Both are read from the discovery document, so that the tests cover a new method from its first day.
"""

from support.core import Core, item
from support.discovery import DOCUMENT, METHODS
from support.people import instant, share, staffed

FOREIGN, LOCKED = "Qxforeign", "Qylocked"
# The step of a path that stands for any element of a list.
EACH = 0


def places(schema, seen=()):
    """Returns the paths of all ids in a value of a schema."""
    if schema.get("format") == "uuid":
        yield ()
    name = schema.get("$ref", "").rpartition("/")[2]
    if name and name not in seen:
        yield from places(DOCUMENT["components"]["schemas"][name], (*seen, name))
    for choice in [*schema.get("anyOf", []), *schema.get("oneOf", []), *schema.get("allOf", [])]:
        yield from places(choice, seen)
    for member, inner in schema.get("properties", {}).items():
        for path in places(inner, seen):
            yield (member, *path)
    if isinstance(schema.get("items"), dict):
        for path in places(schema["items"], seen):
            yield (EACH, *path)


def put(value, path, new):
    """Returns a value with a new value at a path. Missing objects and lists on the way are created."""
    if not path:
        return new
    step, *rest = path
    if step == EACH:
        return [put(value[0] if value else None, rest, new), *(value or [])[1:]]
    return (value or {}) | {step: put((value or {}).get(step), rest, new)}


def leads(value, path):
    """Returns whether a value has the object or list that contains the end of a path."""
    for step in path[:-1]:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return False
    return value is not None


def example(name, path=()):
    """Returns the number of the first example of a method whose parameters reach the end of a path, or 0, and these
    parameters."""
    given = [{param["name"]: param["value"] for param in one["params"]} for one in METHODS[name]["examples"]]
    index = next((index for index, params in enumerate(given) if leads(params, path)), 0)
    return index, given[index]


PLACES = [
    (name, (param["name"], *path))
    for name, method in METHODS.items()
    for param in method["params"]
    for path in dict.fromkeys(places(param["schema"]))
]
COMPANY_PLACES = [(name, path) for name, path in PLACES if path == ("company",)]
OTHER_PLACES = [(name, path) for name, path in PLACES if path != ("company",)]


def details(name):
    return {
        "name": f"{name} Limited",
        "legalName": f"{name} legal",
        "logo": f"{name}-logo",
        "departments": [{"name": f"{name} hall", "mask": 1 << 30}],
        "address": {"lines": [f"{name} street"], "city": f"{name} city"},
    }


def beside_its_line(said):
    """Returns the output without the parts of the list of companies, which any account may see."""
    return said.replace(f"{LOCKED} Limited", "").replace(f"{LOCKED}-logo", "")


def goods(name):
    return [
        item(
            f"{name}-{n}", name=f"{name} item", category=f"{name}s", tags=[name], cost={"amount": n, "currency": "EUR"}
        )
        for n in range(3)
    ]


def build_world(path):
    """Makes a data directory with two companies. The account takes part in the first one, but has no access record
    there, and so may not see it. The second one is the account's own, and nobody is signed in to it. Returns the ids of
    an item, of an access record and of a user in each company."""
    options = ("--clock", "2025-12-01T00:00:00Z", "--seed", "7")
    with Core(path / "donor", *options) as core:
        unseen = core.call("companies.create", **details(FOREIGN))["id"]
        foreign = [core.call("inventory.items.create", company=unseen, **one)["id"] for one in goods(FOREIGN)][:1]
        core.call("companies.setTier", company=unseen, tier="business")
        viewer = core.call("access.grant", company=unseen, preset="viewer")
        foreign += [viewer["id"], viewer["user"]]
    with Core(path / "data", "--clock", "2025-12-02T00:00:00Z", "--seed", "8") as core:
        locked, users = staffed(
            core, (f"{LOCKED}-clerk", {"preset": "warehouse"}), owner=f"{LOCKED}-owner", **details(LOCKED)
        )
        inside = [core.call("inventory.items.create", company=locked, **one)["id"] for one in goods(LOCKED)][:1]
        inside += [core.call("access.list", company=locked)["items"][1]["access"]["id"], users[f"{LOCKED}-clerk"]]
        core.call("access.signOut", company=locked)
    account = share(path / "donor", path / "data", unseen, is_seen=False, begun=instant("2025-12-03T00:00:00Z"))
    return {
        "data": path / "data",
        "unseen": unseen,
        "foreign": foreign,
        "locked": locked,
        "inside": inside,
        "account": account,
    }
