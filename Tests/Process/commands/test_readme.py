"""Runs the code blocks of each document unchanged and in order, in an empty home directory."""

import itertools
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import textwrap

import pytest

from support.clouds import Server, binaries
from support.core import BINARY, PATIENCE, REPEATABLE, ROOT

ARTICLES = ROOT / "Sources/mainspring/mainspring.docc"
COOKBOOK = ROOT / "Clients/README.md"
# The tutorial's blocks are parts of two programs. test_tutorial.py runs them.
PLAYED = sorted(page for page in ARTICLES.glob("*.md") if page.stem != "Tutorial")
PAGES = [ROOT / "README.md", COOKBOOK, ROOT / "Tests/README.md", *PLAYED]

# These blocks install something, build, run all tests, or need a language model.
SKIPPED = ["ollama pull", "Clients/tour              # installs", "Tests/run            # every"]

UNPLAYED = ("swift", "json", "mermaid")
# The languages whose programs clients/test_other_languages.py runs.
COMPILED = ("c", "go", "perl", "java")

# The output that the blocks of a page must show.
SHOWN = {
    "README": ['"value":98.6', '"sku":"BEAN-1"', "BEAN-1,Beans", '"lacking":16', '"barcodes":["4006381333931"]'],
    "Clients/README": [
        "'name': 'Beans'",
        "now: [('Beans', 4), ('Cups', 12), ('Filters', 250)]",
        "navigateToDetail\nshowError\nshown: Cups\n",
        "70.1 degrees",
        '"created":28',
        '"lacking":',
    ],
    "Access": ["refused: an owner's alone"],
    "Tests/README": ['<-- {"jsonrpc":"2.0","id":1,"result":{"value":98.6'],
    "AI": ['"headline":"Beans tie up most'],
    "Agents": ['"text":"{\\"items\\":[]', '"supportedVersions":["2026-07-28"'],
    "Assemblies": ['"status":"inProgress"', '"batch":"C-1"'],
    "Assets": ["Price list", '"role":"document"'],
    "Backups": ["shop.tar: complete, as of", "restored: restored, as of", '"sku":"BEAN-1"'],
    "Chat": ['"reason":"signedOut"', "assistant: You said"],
    "BothDirections": ['"method":"live.changed"', '"method":"host.cancel"'],
    "CommandLine": ["BEAN-1,Beans", '"tags":["organic","fair"]', "inventory.stock.low"],
    "Conflicts": ["name,Espresso beans,Coffee beans,local", "BEAN-1,Coffee beans"],
    "Content": ["Tip has 2 records: 2 saved, 0 deleted", "bloom,", '"records":2'],
    "Contacts": ["Called: they send samples."],
    "Containers": ["ok 1 - zones", "Companies: 1"],
    "Entitlements": ['"customPlaces"'],
    "Files": ['"unchanged":1', '"created":1', "sku,location,batch", '"unchanged":2'],
    "History": ["Counted", "created", "name\nCorner Shop"],
    "HostsCloud": ['"state":"synced"', "Companies: 1", '"method":"host.cloud.database.changes"'],
    "Inventory": [
        '"sku":"BEAN-1"',
        '"barcodes":["4006381333931"]',
        '"its last digit, the check digit, must be 2"',
        "MS1:location:",
    ],
    "Invoices": ['"number":"I-00001"', '"due":{"amount":189', "<cbc:ID>I-00001</cbc:ID>", '"status":"closed"'],
    "Journal": [
        "pourOver,15,250,16.67,19.35,14,89",
        '"unlisted":["yuzu"]',
        '"temperature":95,"time":180',
        "2025-11-24: pourOver, 1:16.67 of water",
        '"extraction":19.35',
        '"kind":"extractionRange","state":"tooLittle"',
        '"key":"2025-11-01","count":1',
    ],
    "Orders": ['"closed"', '"paymentState":"paid"'],
    "Places": ['"token":"7c1"', '"timeZone":"Europe/Berlin"'],
    "Policy": ['"recommended"', '"id":"winter"', '"required"', '"id":"spring"'],
    "PostgreSQL": ["postgres://ada@/shop", "Corner Shop"],
    "Prices": ['"priceSource":"list"', '"priceSource":"contact"'],
    "Purchasing": ['"FILTER-02"', '"ordered"', '"reverses":"'],
    "QuickReference": ['"kind":"invalidParams"'],
    "Reports": ['"class":"A","count":8', '"value":{"amount":256666,"currency":"EUR"}'],
    "SeveralPrograms": ['"name":"Corner Shop"', "name\nCorner Shop"],
    "Settings": ['"hapticsEnabled":false', '"app.theme":{"dark":true}', "firstWeekday,choice,monday,account"],
    "Sharing": ["Corner Shop,shared,participant", "refused: an owner's alone"],
    "Sync": ["synced", "BEAN-1,Espresso beans,5", "Items: 1"],
    "Views": ["BEAN-1"],
    "Log": ["error,error,sign-in failed: password=(secret)", "info,cloudKit,fetched changes"],
    "Telemetry": ['{"waits":true}', "feature.used"],
    "Wire": ['"kind":"noCompany"', "Content-Length: 36"],
    "Weather": ['"humanus"'],
    "Widgets": ['"locationPicker"', '"kind":"item","id":"42"'],
}


def name(page):
    """Returns the name of a page: the file name of an article, or the path of any other page."""
    return page.stem if page.parent == ARTICLES else str(page.relative_to(ROOT).with_suffix(""))


def blocks(page):
    """Returns all blocks of a page in order, each as its language and its text."""
    found, language = [], None
    for line in page.read_text().splitlines():
        if line.startswith("```"):
            language = None if language else line[3:]
            assert language != "", f"{page}: a block says no language"
            if language:
                found.append((language, ""))
        elif language:
            found[-1] = (language, found[-1][1] + line + "\n")
        else:
            # An indented block would also be a code block, but without a language, so the pages may have none.
            assert not re.match(r" {4}|\t|~~~", line), f"{page}: {line} is indented"
    assert language is None
    return found


def is_conversation(language, text):
    """Returns whether a text block is a conversation. A conversation begins with a sent line or an option. Other text
    blocks are diagrams."""
    begins = language == "text" and text.startswith(("--> ", "@ --"))
    assert begins or language != "text" or not re.search("^(-->|<--|//|@) ", text, re.MULTILINE), text
    return begins


def is_skipped(language, text):
    if language == "text":
        return not is_conversation(language, text)
    return language in (*UNPLAYED, *COMPILED) or any(text.startswith(start) for start in SKIPPED)


class Home:
    """An empty home directory with mainspring on the path, and a working directory with the files that the repository
    ships."""

    def __init__(self, path):
        self.path = path
        self.work = path / "work"
        (path / ".local/bin").mkdir(parents=True)
        self.work.mkdir()
        for name in ("mainspring", "mainspring-postgres"):
            (path / ".local/bin" / name).symlink_to(pathlib.Path(BINARY).resolve().with_name(name))
        (self.work / "Clients").symlink_to(ROOT / "Clients")
        unset = ("XDG_DATA_HOME", "MAINSPRING_DATA", "MAINSPRING_DEPLOYMENT", "MAINSPRING_E2E_DEPLOYMENT")
        self.environment = {name: value for name, value in os.environ.items() if name not in unset}
        self.environment |= {"HOME": str(path), "PATH": f"{path}/.local/bin:{os.environ['PATH']}"}

    def run(self, *words, stdin=""):
        done = subprocess.run(
            words,
            cwd=self.work,
            env=self.environment,
            input=stdin,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        assert done.returncode == 0, (words[-1], done.stderr)
        return done.stdout

    def play(self, language, text):
        if language == "python":
            return self.run(sys.executable, "-c", text)
        if language == "ts":
            return self.compile(text)
        return self.run("bash", "-euo", "pipefail", "-c", text)

    def compile(self, text):
        """Runs a program in TypeScript that type-checks against the declarations of the package."""
        if not (shutil.which("node") and shutil.which("tsc")):
            pytest.skip("node or tsc is missing")
        (self.work / "package.json").write_text('{"type": "module"}')
        (self.work / "node_modules").mkdir()
        (self.work / "node_modules/mainspring-core").symlink_to(ROOT / "Clients/typescript")
        (self.work / "example.ts").write_text(text)
        options = ["--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext"]
        # The type declarations of Node.js are missing here, but those of the language are available.
        (self.work / "console.d.ts").write_text("declare const console: { log(...values: unknown[]): void };")
        self.run("tsc", *options, "--lib", "es2022", "example.ts", "console.d.ts")
        return self.run("node", "example.js")

    def converse(self, text):
        """Compares a conversation in a document with the core's real output. The sign … stands for omitted parts of a
        line."""
        options = [word for line in text.splitlines() if line.startswith("@ ") for word in line[2:].split()]
        written = [line for line in text.splitlines() if not line.startswith(("// ", "@ "))]
        sent = "".join(f"{line[4:]}\n" for line in written if line.startswith("--> "))
        assert "…" not in sent
        self.run("mainspring", "record", "conversation.rpc", *REPEATABLE, *options, stdin=sent)
        lines = (self.work / "conversation.rpc").read_text().splitlines()
        recorded = [line for line in lines if line.startswith(("--> ", "<-- "))]
        for line, real in itertools.zip_longest(written, recorded, fillvalue=""):
            assert re.fullmatch(".*".join(re.escape(part) for part in line.split("…")), real), (line, real)
        return "".join(f"{line}\n" for line in recorded)


@pytest.fixture
def home(tmp_path):
    return Home(tmp_path / "home")


def scripts():
    return [text for language, text in blocks(COOKBOOK) if language == "python"]


@pytest.fixture
def postgres():
    """A PostgreSQL server without passwords. Other tests check its sign-in."""
    server = Server()
    yield server
    server.close()


@pytest.fixture
def strict_server(home, postgres):
    """A server that asks for the passwords of accounts, but not for that of its superuser."""
    (postgres.data / "pg_hba.conf").write_text("local all admin trust\nlocal all all scram-sha-256\n")
    postgres.sql("SELECT pg_reload_conf()")
    home.environment |= {"PGHOST": str(postgres.sockets), "PATH": f"{binaries()}:{home.environment['PATH']}"}
    # The superuser sets up the server. Later commands name their accounts in addresses.
    home.environment["PGUSER"] = "admin"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_runs_in_order(home, page, request):
    if name(page) == "PostgreSQL":
        request.getfixturevalue("strict_server")
    said, conversation = "", ""
    for language, text in blocks(page):
        assert language in ("sh", "python", "ts", "text", *UNPLAYED, *COMPILED), language
        if is_skipped(language, text):
            continue
        if is_conversation(language, text):
            conversation += text
            continue
        printed = home.play(language, text)
        # A comment on its own line shows the output of the previous command.
        for line in text.splitlines():
            assert not line.startswith("# ") or line[2:] in printed.splitlines(), (line, printed)
        said += printed
    # The conversations of a page run one after the other in one core.
    said += home.converse(conversation) if conversation else ""
    for shown in SHOWN.get(name(page), []):
        assert shown in said, shown


def test_nothing_is_shown_by_accident():
    """SHOWN has an entry for each page with blocks, and each skipped block exists exactly once."""
    played = {name(page) for page in PAGES if any(not is_skipped(*block) for block in blocks(page))}
    assert played == set(SHOWN)
    starts = [text for page in PAGES for language, text in blocks(page) if language == "sh" and is_skipped("sh", text)]
    assert sorted(start for start in SKIPPED for text in starts if text.startswith(start)) == sorted(SKIPPED)
    assert len(starts) == len(SKIPPED)


PING = '--> {"jsonrpc":"2.0","id":1,"method":"system.ping"}'
PONG = '<-- {"jsonrpc":"2.0","id":1,"result":{}}'


@pytest.mark.parametrize(
    "wrong", [[PING], [PING, PONG, PONG], [PING, PONG.replace("1", "2")], [PING, PING, PONG, PONG]]
)
def test_a_conversation_that_differs_is_found(home, wrong):
    """Tests the comparison itself: it must find a reply that is missing, doubled, different or late."""
    home.converse(f"// It answers.\n{PING}\n{PONG}\n{PING}\n<-- {{…,…}}")
    with pytest.raises(AssertionError):
        home.converse("\n".join(wrong))


def test_the_quick_reference_has_the_errors_that_there_are():
    errors = json.loads((ROOT / "Schemas/openrpc.json").read_text())["components"]["errors"]
    listed = re.findall(r"^\| (-?\d+) \| `(\w+)` \|", (ARTICLES / "QuickReference.md").read_text(), re.MULTILINE)
    assert len(listed) > 20
    assert {kind: int(code) for code, kind in listed}.items() <= {kind: errors[kind]["code"] for kind in errors}.items()


def test_the_readme_is_short():
    text = (ROOT / "README.md").read_text()
    assert len(text.splitlines()) <= 200
    conversation = next(text for language, text in blocks(ROOT / "README.md") if language == "text")
    assert len(conversation.splitlines()) == 6


def test_the_first_script_creates_an_item(home):
    said = home.play("python", scripts()[0])
    assert "'name': 'Beans'" in said
    # A second run of the program creates no second company or item.
    assert home.play("python", scripts()[0]) == said
    assert home.run("mainspring", "companies.list", "--columns", "name") == "name\nCoffee House\n"


def test_the_second_script_shows_a_live_list(home):
    script = scripts()[1]
    assert len(script.splitlines()) <= 34
    assert home.play("python", script).splitlines() == [
        "at first: []",
        "now: [('Beans', 4)]",
        "now: [('Beans', 4), ('Filters', 250)]",
        "now: [('Beans', 4), ('Cups', 12), ('Filters', 250)]",
    ]


def test_the_third_script_is_a_host(home):
    script = scripts()[2]
    assert len(script.splitlines()) <= 34 and len(scripts()) == 3
    assert home.play("python", script) == "70.1 degrees, 0 ms old\n"


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_scripts_survive_an_error(home, number):
    wrong = 'try:\n    call("companies.get", company="x")\nexcept RuntimeError as error:\n    print("error:", error)\n'
    script, end = scripts()[number].split("core.stdin.close()")
    said = home.play("python", f'{script}\n{wrong}print("then:", call("system.ping"))\ncore.stdin.close(){end}')
    assert "error: Invalid params: company must be a UUID" in said and said.endswith("then: {}\n")


@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_scripts_say_so_when_the_core_ends(home, number):
    script, _ = scripts()[number].split("core.stdin.close()")
    # The core can't start, because the path of its data directory is not a directory.
    script = script.replace('["mainspring"', '["mainspring", "--wait", "0"').replace(":memory:", "/dev/null/data")
    if number == 0:
        script = script.replace('"0"]', '"0", "--data", "/dev/null/data"]')
    script = textwrap.indent(script, "    ")
    handler = "except (RuntimeError, BrokenPipeError) as error:\n    print('error:', error)\n"
    said = home.play("python", f"try:\n{script}\n{handler}")
    assert "error: mainspring ended with 73" in said or "Broken pipe" in said


@pytest.fixture
def tour(tmp_path, home):
    """Runs Clients/tour with an existing build."""
    tools = tmp_path / "tools"
    tools.mkdir()
    swift = tools / "swift"
    directory = pathlib.Path(BINARY).resolve().parent
    swift.write_text(
        f'#!/bin/sh\ncase "$*" in *--show-bin-path*) echo "{directory}" ;; *) echo "Build complete!" ;; esac\n'
    )
    swift.chmod(0o755)

    def run(words, redirection="", **environment):
        return subprocess.run(
            ["bash", "-c", f'"{ROOT}/Clients/tour" {words} {redirection}'],
            cwd=tmp_path,
            env=home.environment | {"PATH": f"{tools}:{home.environment['PATH']}"} | environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )

    return run


@pytest.mark.parametrize(
    "redirection",
    [*(pytest.param(where, marks=pytest.mark.full) for where in ("> log", "> log 2>&1")), "2>&1 | cat > log"],
)
def test_the_tour_keeps_its_lines_in_a_file(tour, tmp_path, redirection):
    # After the browser has made the picture, it may crash without a message, or ignore the signal to end.
    end = {"> log 2>&1": "kill -ABRT $$", "2>&1 | cat > log": "trap '' TERM; while :; do sleep 1; done"}.get(
        redirection
    )
    if end:
        browser = tmp_path / "tools/chromium"
        browser.write_text(
            f'#!/bin/bash\nfor word; do case $word in --screenshot=*) : > "${{word#*=}}" ;; esac; done\n{end}\n'
        )
        browser.chmod(0o755)
    done = tour("", redirection)
    assert done.returncode == 0 and done.stdout == "", done.stderr
    lines = [line for line in (tmp_path / "log").read_text().splitlines() if line]
    assert lines[0].startswith("Building") and lines[1] == "Build complete!" and lines[2].startswith("mainspring ")
    assert lines[3].startswith("1. A shop moves in")
    rows = [line.split() for line in lines]
    assert all(
        [file, count, count, "0"] in rows
        for file, count in (("contacts.csv", "12"), ("suppliers.csv", "27"), ("orders.csv", "32"))
    )
    replayed = lines.index("15. Recorded conversations: the core gives the same replies again, byte for byte")
    assert "transcripts match" in lines[replayed + 1]
    assert "   200 requests, 200 results, 0 errors" in lines
    # No line of the output is cut off, and no table is wider than the page.
    assert max(map(len, lines[3:])) <= 120 and not any(line.endswith("...") for line in lines[3:])
    live = lines.index("6. A live list: one program watches the low items while others sell and receive")
    counted = lines.index("7. A stocktake at the counter: a pack of filters is missing")
    filters = [line.split()[-2] for line in lines[live:counted] if line.startswith("   GER-01")]
    assert filters == ["3", "2", "3"]
    assert ["count", "-1"] in rows[counted:]
    # At the end, the hotel's order is closed, and the contact that was created on the tablet is in the shop.
    # 24 rolls at the hotel's own price, 21.50 for ten.
    assert "1073    Hotel Seeblick  closed          5160  paid          full" in lines[live - 1]
    assert any(row[:2] == ["Bäckerei", "Sommer"] for row in rows[lines.index("   Back in the shop:") :])
    # By hand: 250 / 15 = 16.67, and 1.35 * 215 / 15 = 19.35. 15 g of a bag of 250 g for 14.90 EUR cost 89 cents. The
    # coffee was sour, so the next brew is hotter.
    journal = lines.index("12. A coffee journal: personal records that belong to no company")
    assert ["pourOver", "15", "250", "16.67", "19.35", "14", "89", "3.5"] in rows[journal:]
    assert any('"reason":"sour","from":94,"to":95' in line for line in lines[journal:])
    page = lines.index("11. A similar shop as a web page: every window shows each change at once")
    assert any(line.startswith("   node Clients/web/server.js") for line in lines[page : page + 3])
    refused = lines.index("   $ mainspring inventory.stock.consume sku=GER-01 quantity=20")
    assert "GER-01" in lines[refused + 1]
    # The output shows one request and its reply completely.
    sent = lines.index("   Your program writes the line with -->, and reads the line with <--:") + 1
    piped = lines.index(
        "   Two hundred items through one pipe. The core stores each item on the disk before it replies:"
    )
    reply = json.loads("".join(line[7:] for line in lines[sent + 1 : piped]))
    assert json.loads(lines[sent][7:])["id"] == reply["id"] == 1 and reply["result"]["items"][0]["sku"] == "KAF-01"


def test_the_tour_installs_the_command(tour, tmp_path):
    home = tmp_path / "another"
    home.mkdir()
    done = tour("--install", HOME=str(home))
    assert done.returncode == 0 and "export PATH=" in done.stdout, done.stderr
    assert (home / ".local/bin/mainspring").resolve() == pathlib.Path(BINARY).resolve()
    # The second installation replaces the first one. The program's directory is already on the path.
    done = tour("--install", HOME=str(home), PATH=f"{tmp_path}/tools:{home}/.local/bin:{os.environ['PATH']}")
    assert done.returncode == 0 and "export PATH=" not in done.stdout
    assert tour("--instal").returncode == 64
