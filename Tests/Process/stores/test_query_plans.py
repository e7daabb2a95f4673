"""The query plan of each statement: none reads a whole table that can grow, and none reads all rows of a company at
once."""

import re

import pytest

from support.chats import stored_chats
from support.core import REPEATABLE, ROOT, Core, request, run
from support.discovery import METHODS
from support.order_desk import Desk
from support.walk import walk

# Small tables, which a statement may read from the first row to the last, and the reason why each is small.
SMALL = {
    "access_records": "the people of a company",
    "account_settings": "the settings of one person",
    "bean_use": "a row for each of one person's beans",
    "beans": "the beans of one person",
    "message_parts": "the answers that are coming",
    "equipment": "the equipment of one person",
    "recipes": "the recipes of one person",
    "account": "one row",
    "telemetry_events": "a thousand events at most",
    "secrets": "one row",
    "app_group_values": "what an app shares with its widgets",
    "changes_breaks": "a row for each time that the clock was set back",
    "changes_state": "one row",
    "companies": "the companies of one account",
    "device_identity": "one row",
    "entitlement_documents": "what one account has bought",
    "content_types": "100 at most",
    "geocodes": "5,000 at most",
    "idempotency_size": "one row",
    "invoice_series": "one for each device that issues invoices",
    "locations": "the tree of a company's locations is answered as a whole",
    "pending_links": "links that the app has not taken yet",
    "promotion_dismissals": "the promotions of an app",
    "purchase_intents": "what one account has begun to buy",
    "store_products": "one row",
    "update_delays": "a hundred at most",
    "sessions": "one for each company",
    "sqlite_schema": "the tables of a store",
    "views": "a company has a limited number",
    "weather_cache": "500 at most",
    "widget_places": "the places that one person has had in widgets",
    "widget_recents": "20 at most",
}
# Statements that may read more rows than the index selects, and the reason for each.
ALLOWED = {
    r"WITH RECURSIVE around \(contact\)": "the expression is the contact of a merge, and not the company",
    r"FROM \S+contact_merges\s+WHERE coalesce\(contact, id\) = \?1": "the same",
    r"ORDER BY seq DESC LIMIT 1$": "the newest row",
    r"^SELECT username FROM \S+credentials WHERE company": "the people of a company, when one of them gets a username",
    r"^SELECT 1 FROM private.credentials LIMIT 1$": "whether there is any",
    r"^SELECT DISTINCT company FROM private.credentials ": "the companies that people sign in to, when the log is read",
    r"changes WHERE seq >= \? AND seq < \? AND record = \? AND action = 1$": "the changes of one instant",
    r"^SELECT max\(row\)|\(SELECT max\(row\) FROM \S+ WHERE row BETWEEN \?1 AND \?2\)": "the last row",
    r"^DELETE FROM": "a company is deleted as a whole, in pieces",
    r'^UPDATE \S+ SET "(actor|user|agent|assignee)" = \?2 WHERE "\1" = \?1$': "a directory meets its account once",
    r"^SELECT zone, count\(\*\) FROM \w+\.sync_uploads GROUP BY zone": "a directory goes over to another account",
    r"INTO \S+_text \(rowid, content\) SELECT row, .* BETWEEN \? AND \? ORDER BY row$": "as many as were counted",
    r"formerNumbers <> '\[\]' AND EXISTS": "few orders were ever given another number",
    r"count\(\*\) FROM private.asset_uploads": "few files are taken in at a time",
    r"private.brew_facts f .* f.draft = 0 AND f.archived = 0": "figures rest on the facts of all brews, in few bytes",
    r"private.tastings .*ORDER BY (t\.)?at DESC, (t\.)?id DESC LIMIT 1000?\b": "the latest, as many as are looked at",
    r"private.brew_facts ORDER BY bean DESC LIMIT 1$": "the newest bean that was brewed",
    r"items i JOIN \S+suppliers s .* s.preferred DESC, s.row$": "the rows of one page of items were counted before",
}
# Matches a plan that narrows the rows only to those of the company.
COMPANY = r"\((company=\?|<expr>=\?|rowid[<>]\?)( AND rowid[<>]\?)*\)"
SCHEMA = (ROOT / "Schemas/schema.sql").read_text()
TABLES = set(re.findall(r"CREATE (?:VIRTUAL )?TABLE '?(\w+)", SCHEMA)) | {"sqlite_schema"}
# Partial indexes: the name, the table, and the condition for the rows.
PARTIAL = set(re.findall(r"CREATE (?:UNIQUE )?INDEX (\w+) ON (\w+) \(.*\) WHERE (.+);", SCHEMA))


def table(name, sql):
    """Returns the table that a plan names, by its name or an alias. Returns nothing for a temporary result of the
    statement."""
    name = name.rpartition(".")[2]
    found = re.search(rf"\b(?:private|device|shared)\.(\w+) (?:AS )?{re.escape(name)}\b", sql)
    return name if name in TABLES else found and found[1]


def faults(sql, parts):
    """Returns the parts of a plan that read too much."""
    if any(re.search(pattern, sql) for pattern in ALLOWED):
        return []
    is_sorted = any("TEMP B-TREE FOR ORDER BY" in part for part in parts)
    found = []
    for part in parts:
        verb, _, rest = part.partition(" ")
        read = table(rest.split(" ")[0], sql)
        if verb not in ("SCAN", "SEARCH") or not read or read in SMALL:
            continue
        # A plan that reads a full-text index must look for rows or for words.
        if verb == "SCAN" and not re.search(r"VIRTUAL TABLE INDEX \d+:\S", part):
            found.append(part)
        if "AUTOMATIC" in part or re.search(COMPANY, part) and (is_sorted or " LIMIT " not in sql):
            found.append(part)
        # If a partial index has just the rows that a statement needs, the statement must use it, and not read all rows
        # of the company.
        is_wide = re.search(r"\((company=\?|<expr>=\?)( AND [^=]*[<>].*)?\)", part)
        for index, of, rows in PARTIAL:
            if of == read and is_wide and rows in re.sub(r"\b\w\.", "", sql) and not uses_partial(part):
                found.append(f"{part}, not {index}")
    return found


def uses_partial(part):
    return any(re.search(rf"\b{index}\b", part) for index, _, _ in PARTIAL)


def tour(core):
    """Reads every list with each of its filters, and its next page."""
    shop = Desk(core, beans=5)
    milk = shop.add_item("milk", trackBatch=True, barcodes=["4006381333931"])
    came = core.call("inventory.stock.receive", item=milk, quantity=9, batch="B1", expiry="2026-01-20")
    place = core.call("inventory.locations.create", name="Shelf", barcode="SHELF-1")["id"]
    price = {"amount": 1, "currency": "EUR"}
    core.call("prices.create", item=milk, contact=shop.customer, price=price)
    core.call("prices.find", contact=shop.customer, currency="EUR", lines=[{"item": milk}])
    order = shop.order(("beans", 2))
    shop.step(order, "submitted", "inProgress")
    shop.ship(order, 1)
    view = core.call("views.create", name="V", query={"method": "inventory.items.list", "params": {"tag": "a"}})["id"]
    user = core.call("access.whoami")["user"]
    known = {"item": milk, "items": [milk], "lot": came["entries"][0]["lot"], "location": place, "order": order["id"]}
    known |= {"contact": shop.customer, "supplier": shop.customer, "user": user, "agent": user, "id": order["id"]}
    known |= {"count": core.call("inventory.counts.create")["id"], "views.run/id": view, "custom": {"a": 1}, "days": 30}
    known |= {"inventory.items.history/id": milk, "contacts.history/id": shop.customer, "text": "bean", "tag": "a"}
    known |= {"category": "c", "barcode": "4006381333931", "manufacturer": "M", "owner": {"type": "item", "id": milk}}
    known |= {"from": "2025-01-01T00:00:00Z", "to": "2027-01-01T00:00:00Z", "updatedSince": "2025-01-01T00:00:00Z"}
    known |= journal(core) | {"conversation": stored_chats(core)}
    for name, method in METHODS.items():
        names = {param["name"] for param in method["params"]}
        if method["x-effect"] == "read" and {"limit", "after"} <= names:
            least, *more = walk(method, known | {"limit": 1})
            both = {"item": milk, "location": place}
            for params in [least, *more] + ([least | both] if both.keys() <= names else []):
                ask(core, name, params)


def journal(core):
    """Creates a journal with a record of each kind. Returns parameters that name these records."""
    at = "2025-12-31T08:00:00Z"
    bean = core.call("journal.beans.create", name="Bean", flavours=["plum"])["id"]
    grinder = core.call("journal.equipment.create", kind="grinder", name="Bean grinder", isDefault=True)["id"]
    made = {"at": at, "bean": bean, "method": "drip", "dose": 15, "water": 250, "grinder": grinder, "note": "A bean."}
    brew = core.call("journal.brews.create", **made)["id"]
    core.call("journal.tastings.create", at=at, brew=brew, text="A bean.", scores={"acidity": 8}, descriptors=["plum"])
    core.call("journal.tastings.create", at=at, bean=bean, text="A bean.")
    core.call("journal.recipes.create", name="Bean", method="drip", bean=bean)
    core.call("journal.beans.delete", id=bean, archiveIfUsed=True)
    core.call("journal.recommend", bean=bean)
    core.call("journal.brews.best", bean=bean)
    core.call("journal.flavorWheel.complete", text="pl")
    filters = [{}, {"bean": bean}, {"method": "drip"}, {"roaster": "x"}]
    for narrowed in filters:
        core.call("journal.insights.list", filters=narrowed)
        core.call("journal.statistics.overview", filters=narrowed)
        core.call("journal.statistics.series", measure="cost", by="month", filters=narrowed)
        core.call("journal.statistics.breakdown", measure="cost", by="country", filters=narrowed)
        for sections in ("day", "bean", "method"):
            core.call("journal.brews.list", sectionBy=sections, filters=narrowed)
            core.call("journal.brews.sections", sectionBy=sections, filters=narrowed)
    return {"bean": bean, "brew": brew, "grinder": grinder, "filters": {"bean": bean}}


def ask(core, name, params):
    """Requests a page and the next one. A refused request counts, too, because its statements were prepared."""
    after = core.ask(request(name, params)).get("result", {}).get("next")
    if after:
        core.ask(request(name, params | {"after": after}))


@pytest.fixture(scope="module")
def plans(tmp_path_factory):
    """The statements that are prepared by examples, transcripts and the tour, with the parts of their plans."""
    noted = tmp_path_factory.mktemp("plans") / "noted"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("MAINSPRING_QUERY_PLANS", str(noted))
        # The command runs all examples, to put their results into the discovery document.
        run("schema", "--write", str(tmp_path_factory.mktemp("schemas")))
        if not noted.exists():
            pytest.skip("builds for use note no plans")
        run("replay", *map(str, sorted((ROOT / "Tests/Transcripts").glob("*.rpc"))))
        with Core(":memory:", *REPEATABLE) as core:
            tour(core)
            core.call("system.diagnostics")
    # Each line has a statement and the parts of its plan.
    lines = set(noted.read_text().splitlines())
    return {sql: parts for sql, *parts in (re.sub(" +", " ", line).split("\t") for line in lines)}


def test_no_statement_reads_all_of_what_grows(plans):
    assert {sql: found for sql, parts in plans.items() if (found := faults(sql, parts))} == {}


@pytest.mark.parametrize(
    ("index", "sought"), [("prices_inList", "item=? AND list=?"), ("prices_ofCustomer", "contact=? AND item=?")]
)
def test_the_best_price_is_sought_by_its_quantity(plans, index, sought):
    """An item may have hundreds of prices in a list, of which the line needs one."""
    sought_for = "SELECT price ->> 'amount'"
    found = {part for sql, parts in plans.items() if sought_for in sql for part in parts if index in part}
    assert found == {f"SEARCH private.prices USING COVERING INDEX {index} ({sought} AND <expr><?)"}


def test_every_table_is_met(plans):
    """The test proves nothing about tables that no statement reads. So the tables of all services must be read."""
    met = {table(part.split(" ")[1], sql) for sql, parts in plans.items() for part in parts if " " in part}
    inner = {one for one in TABLES if re.search(r"_(data|idx|content|config)$|^sqlite_sequence$", one)}
    # The lists of the journal and of conversations use the full-text index only through its rows.
    inner |= {
        f"{one}_text"
        for one in ("beans", "brews", "conversations", "equipment", "tastings")
        if f"{one}_text_state" in met
    }
    # The table of migrations is read when the store is opened, before the statements are recorded.
    assert TABLES - inner - {"migrations"} - met == set()


def test_a_statement_that_reads_too_much_is_found():
    for sql, part in (
        ("SELECT * FROM private.items WHERE name = ?", "SCAN private.items"),
        ("SELECT count(*) FROM private.items i WHERE row >> 40 = ?", "SEARCH i USING INDEX items_name (<expr>=?)"),
        (
            "SELECT 1 FROM private.stock_levels WHERE company = ?",
            "SEARCH private.stock_levels USING PRIMARY KEY (company=?)",
        ),
        ("SELECT row FROM private.items_text", "SCAN private.items_text VIRTUAL TABLE INDEX 0:"),
    ):
        assert faults(sql, [part]) == [part]
    negative = "SELECT 1 FROM private.stock_levels s WHERE s.company = ?1 AND s.onHand < 0 AND s.item > ?2 LIMIT ?3"
    part = "SEARCH s USING PRIMARY KEY (company=? AND item>?)"
    assert faults(negative, [part]) == [f"{part}, not stock_levels_negative"]
    assert faults(negative, ["SEARCH s USING INDEX stock_levels_negative (company=? AND item>?)"]) == []
