"""Schemas for generated clients. Records in parameters are closed: their schemas allow no unknown members. Records in
results are open, so that they can get further members. Both say which members are always present."""

import json

import pytest

from support.core import REPEATABLE, ROOT, Core, item, run
from support.discovery import DOCUMENT, METHODS, needs_more_than_memory, validator

SCHEMAS = DOCUMENT["components"]["schemas"]


def named(schema, found=None):
    """Returns the records that a schema refers to, directly or through other records."""
    found = set() if found is None else found
    if isinstance(schema, dict):
        if "$ref" in schema and (name := schema["$ref"].rpartition("/")[2]) not in found:
            found.add(name)
            named(SCHEMAS[name], found)
        for value in schema.values():
            named(value, found)
    elif isinstance(schema, list):
        for value in schema:
            named(value, found)
    return found


PARAMS = named([param["schema"] for method in METHODS.values() for param in method["params"]])
ANSWERS = named([one["result"]["schema"] for one in DOCUMENT["x-host"]])
# The parameters of notifications and host requests that may be left out.
UNSAID = {"rpc.progress": ["value"]}
SAID = [one["params"] for one in DOCUMENT["x-notifications"] + DOCUMENT["x-host"]]
WRITTEN = named([[method["result"]["schema"] for method in METHODS.values()], DOCUMENT["components"]["x-errors"], SAID])

# Members that are left out if they have no value, or if the caller may not see them. In addition, each record has
# `unreadable` only if some of its members can't be read.
LEFT_OUT = {
    # The quantity that a unit's factor is for. The item's own unit has none.
    "ItemUnit": ["per"],
    # The component of a kit. Entries of other lines have none.
    "EntryPart": ["item"],
    # Costs, which only managers of the inventory see.
    "BuildCompletion": ["unitCost", "extraCost", "uncosted"],
    # Computed for each reply, because they are not part of the document, which never changes.
    "Invoice": ["paid", "due", "paymentState"],
    "InvoiceView": ["paid", "due", "paymentState"],
    # The quantity that a unit price is for, which is left out if it is 1.
    "Money": ["per"],
    # Prices by quantity, which only managers of the inventory see.
    "ItemSupplier": ["breaks"],
    # Amounts, which only managers of orders or the inventory see.
    "PurchaseDocument": ["net", "tax", "gross", "taxes"],
    "PurchaseDocumentLine": ["unitPrice", "discount", "net"],
    "AccessRule": ["department", "mask"],
    # Only problems in promotions have it.
    "DocumentProblem": ["promotion"],
    # Computed members, which are left out if they can't be computed or were not requested.
    "Bean": ["ageDays", "remaining", "overdrawn", "brews", "lastBrewedAt", "averageRating", "costPerGram", "photos"],
    "Brew": [
        "ratio",
        "ratioOf",
        "strength",
        "extraction",
        "estimated",
        "flow",
        "beanAge",
        "cost",
        "section",
        "warnings",
        "photos",
    ],
    "Equipment": ["photos"],
    # Only imports of tables have a form.
    "ImportReport": ["form"],
    "InsightData": [
        "bean",
        "method",
        "recipe",
        "dose",
        "ratio",
        "temperature",
        "time",
        "grindSetting",
        "rating",
        "direction",
        "perWeek",
        "percent",
        "value",
        "mean",
        "rest",
        "ratioDeviation",
        "timeDeviation",
        "extractionDeviation",
        "under",
        "within",
        "over",
        "terms",
    ],
    "Tasting": ["unlisted"],
    "CloudDeletion": ["zone", "recordChangeTag"],
    "CloudRecord": ["recordChangeTag", "creationDate", "modificationDate", "creator", "modifier", "parent"],
    "CloudZone": ["owner"],
    "FoundContact": ["mergedInto"],
    "DuplicateData": ["id"],
    "ConvertedTemperature": ["extrapolatedAt"],
    "EntitlementSnapshot": ["basis", "newest", "staleUntil"],
    # Most of these errors have stored no record.
    "BackendFailedData": ["status", "record", "owner"],
    "HostErrorData": ["error", "reason", "advice", "record", "owner"],
    "HostFaultData": ["problems", "record", "owner"],
    "HostTimeoutData": ["record", "owner"],
    "HostUnavailableData": ["record", "owner"],
    "LimitReachedData": ["record", "owner"],
    "NotOnThisPathData": ["record", "owner"],
    "RequestCancelledData": ["record", "owner"],
    # A problem of a whole row has no column.
    "RowProblem": ["column"],
    "StorageFaultData": ["record", "owner"],
    "TooManyAttemptsData": ["record", "owner"],
    "UnauthorizedData": ["record", "owner"],
    "Item": ["cost", "level"],
    "SyncStoreStatus": ["restoredAt"],
    "ManagerBits": ["department"],
    "OpenedLink": ["url", "kind", "id", "query"],
    "PendingLink": ["url", "kind", "id", "query"],
    "HistoryEntry": ["part"],
    "MethodNotFoundData": ["suggestion"],
    "NotFoundData": ["pointer"],
    "SignInFailedData": ["signedIn"],
    "SignInRequiredData": ["create"],
    "TierRequiredData": ["products"],
    "NamedPerson": ["username", "hasLeft"],
    "ParseErrorData": ["reason", "offset", "limit"],
    "ShownPurchaseLine": ["unitPrice", "net", "tax", "gross"],
    "Purchase": ["net", "tax", "gross", "unpriced"],
    "PurchaseLine": ["unitPrice"],
    "PurchaseView": ["net", "tax", "gross", "unpriced", "taxes"],
    "SalesSum": ["cost", "margin", "uncosted"],
    "StockEntry": ["unitCost"],
    "StockLevel": ["averageCost"],
    "StockTotals": ["averageCost"],
}


def test_no_record_is_read_and_written():
    assert not PARAMS & WRITTEN and not ANSWERS & WRITTEN and not PARAMS & ANSWERS
    assert set(SCHEMAS) == PARAMS | ANSWERS | WRITTEN
    assert "MoneyInput" in PARAMS and "Money" in WRITTEN


def test_what_is_read_from_parameters_is_closed_and_all_else_is_open():
    assert {name for name, schema in SCHEMAS.items() if schema.get("additionalProperties") is False} == PARAMS
    for name in (ANSWERS | WRITTEN) & set(SCHEMAS):
        assert "additionalProperties" not in SCHEMAS[name]


def test_all_that_is_always_written_is_required():
    for name in WRITTEN:
        schema = SCHEMAS[name]
        left_out = [member for member in schema["properties"] if member not in schema.get("required", [])]
        assert [one for one in left_out if one != "unreadable"] == LEFT_OUT.get(name, []), name
    for one in DOCUMENT["x-notifications"] + DOCUMENT["x-host"]:
        left_out = [param["name"] for param in one["params"] if not param["required"]]
        assert left_out == UNSAID.get(one["name"], []), one["name"]


def test_what_is_left_out_is(shop):
    made = shop.call("inventory.items.create", **item())
    assert "unreadable" not in made and made["cost"] is None
    assert "suggestion" not in shop.refused("xyzzy.plugh")["data"]


@pytest.mark.parametrize("path", sorted((ROOT / "Tests/Transcripts").glob("*.rpc")), ids=lambda path: path.stem)
def test_transcripts_are_as_described(path):
    lines = [line for line in path.read_text().splitlines() if line.startswith(("--> ", "<-- "))]
    messages = []
    for line in lines:
        try:
            message = json.loads(line[4:])
        except ValueError:
            continue
        for one in message if isinstance(message, list) else [message]:
            if isinstance(one, dict):
                messages.append((line[0] == "-", one))
    described = {one["name"]: one for one in DOCUMENT["x-notifications"] + DOCUMENT["x-host"]}
    asked, checked = {}, 0
    for is_sent, message in messages:
        if is_sent and "method" in message and "id" in message:
            asked[json.dumps(message["id"])] = message["method"]
        elif not is_sent and "method" in message:
            for param in described[message["method"]]["params"]:
                if param["name"] in UNSAID.get(message["method"], []) and param["name"] not in message["params"]:
                    continue
                validator(param["schema"]).validate(message["params"][param["name"]])
                checked += 1
        elif not is_sent and "result" in message:
            schema = METHODS[asked[json.dumps(message["id"])]]["result"]["schema"]
            validator(schema).validate(message["result"])
            checked += 1
    assert checked > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", METHODS)
def test_null_stands_for_an_optional_param_that_is_left_out(name):
    """For an optional parameter, null and a missing parameter mean the same, in the core and in its schemas."""
    method = METHODS[name]
    example = method["examples"][0]
    params = {param["name"]: param["value"] for param in example["params"]}
    optional = [param for param in method["params"] if not param["required"] and param["name"] not in params]
    for param in method["params"]:
        assert validator(param["schema"]).is_valid(None) != param["required"], param["name"]
    if (
        "x-feature" in method
        or method["x-host"]
        or name == "rpc.discover"
        or needs_more_than_memory(name)
        or not optional
    ):
        return
    with Core(":memory:", *REPEATABLE) as core:
        for step in example["x-given"]:
            if step.get("answers"):
                return
            core.call(step["method"], **step["params"])
        answer = core.call(name, **params, **{param["name"]: None for param in optional})
    # This call gave null for the optional parameters. The example in the document has the result without them, and
    # test_contract.py compares that result with the core's.
    assert answer == example["result"]["value"] or example.get("x-varies")


def test_changes_of_records_in_records_name_some_members(shop):
    (changes,) = (param for param in METHODS["inventory.items.update"]["params"] if param["name"] == "changes")
    valid = validator(changes["schema"]).is_valid
    assert valid({"cost": {"amount": 5}}) and valid({"cost": None, "tags": None}) and valid({})
    assert not valid({"cost": {"amunt": 5}}) and not valid({"name": None}) and not valid({"version": 1})
    made = shop.call("inventory.items.create", **item(cost={"amount": 1, "currency": "EUR"}))
    changed = shop.call("inventory.items.update", id=made["id"], changes={"cost": {"amount": 5}, "tags": None})
    assert changed["cost"] == {"amount": 5, "currency": "EUR"} and changed["tags"] == []


def test_documents_let_pass_what_they_do_not_know():
    """Schemas of documents allow unknown members. The catalogue does not: a typing error there would prevent sales."""
    for name, closed in [
        ("AppConfig", False),
        ("IAPPromo", False),
        ("CurrentWeatherAnswer", False),
        ("Catalogue", True),
    ]:
        schema = json.loads(run("schema", name).stdout)
        assert (schema.get("additionalProperties") is False) == closed
