"""Sources are tidy: short functions, short files, short lines, no imports without use, short subjects of commits, and
no phrases that hide the subject of a sentence. Functions and files that are older than the rules are listed, and the
lists only shrink."""

import ast
import json
import re
import subprocess
from collections import Counter
from functools import cache

import pytest

from support.core import ROOT

LONGEST_FUNCTION = 70
LONGEST_FILE = 400
LONGEST_SUBJECT = 72
# The rule applies to commits after this time. Earlier subjects may be longer.
SUBJECTS_SINCE = "2026-11-27T19:00:00Z"

GENERATED = re.compile(
    r"/Generated/|^Clients/python/mainspring/(records|errors|host|_services|_async_services)\.py$", re.IGNORECASE
)
# The lengths in lines, rounded up to the next fifty. A file is removed from the list when it is short enough.
LONG_FILES = {
    "Tests/Process/access/test_model.py": 650,
    "Tests/Process/ai/test_ai_host.py": 500,
    "Tests/Process/assets/test_assets.py": 600,
    "Tests/Process/clients/test_python.py": 850,
    "Tests/Process/clients/test_ruby.py": 550,
    "Tests/Process/cloud/test_host.py": 550,
    "Tests/Process/cloud/test_postgres.py": 500,
    "Tests/Process/cloud/test_shares.py": 450,
    "Tests/Process/commands/test_logs.py": 500,
    "Tests/Process/commands/test_readme.py": 450,
    "Tests/Process/companies/test_details.py": 650,
    "Tests/Process/content/test_content.py": 550,
    "Tests/Process/entitlements/test_catalogue.py": 550,
    "Tests/Process/entitlements/test_defects.py": 850,
    "Tests/Process/entitlements/test_entitlements.py": 1000,
    "Tests/Process/entitlements/test_jws.py": 700,
    "Tests/Process/entitlements/test_states.py": 1000,
    "Tests/Process/entitlements/test_store.py": 600,
    "Tests/Process/inventory/test_exchange.py": 650,
    "Tests/Process/inventory/test_exchange_spreadsheets.py": 550,
    "Tests/Process/inventory/test_finding.py": 550,
    "Tests/Process/inventory/test_inventory.py": 550,
    "Tests/Process/inventory/test_lots.py": 500,
    "Tests/Process/inventory/test_stock.py": 900,
    "Tests/Process/journal/test_brews.py": 450,
    "Tests/Process/journal/test_files.py": 450,
    "Tests/Process/journal/test_foreign_files.py": 500,
    "Tests/Process/journal/test_two_devices.py": 450,
    "Tests/Process/orders/test_orders.py": 500,
    "Tests/Process/orders/test_shipping.py": 600,
    "Tests/Process/places/test_location.py": 450,
    "Tests/Process/places/test_places.py": 600,
    "Tests/Process/policy/test_policy.py": 800,
    "Tests/Process/policy/test_promotions.py": 600,
    "Tests/Process/purchases/test_purchase_files.py": 450,
    "Tests/Process/purchases/test_purchases.py": 500,
    "Tests/Process/reports/test_reports.py": 500,
    "Tests/Process/scan/test_scan.py": 550,
    "Tests/Process/shared/test_shared.py": 600,
    "Tests/Process/sharing/test_credentials.py": 500,
    "Tests/Process/stores/test_backup.py": 700,
    "Tests/Process/stores/test_faults.py": 550,
    "Tests/Process/stores/test_faults_both_ways.py": 450,
    "Tests/Process/stores/test_idempotency.py": 500,
    "Tests/Process/support/access_model.py": 700,
    "Tests/Process/support/entitlement_model.py": 500,
    "Tests/Process/support/shop_model.py": 500,
    "Tests/Process/support/shop_verbs.py": 600,
    "Tests/Process/sync/test_done_once.py": 450,
    "Tests/Process/sync/test_files.py": 600,
    "Tests/Process/sync/test_hard_cases.py": 650,
    "Tests/Process/sync/test_restored.py": 450,
    "Tests/Process/weather/test_weather.py": 850,
    "Tests/Process/weather/test_weather_host.py": 550,
    "Tests/Process/widgets/test_app_group.py": 450,
    "Tests/Process/widgets/test_links.py": 550,
    "Tests/Process/widgets/test_recents.py": 650,
    "Tests/Process/widgets/test_timeline.py": 1150,
    "Tests/Process/wire/test_background.py": 600,
}
LONG_FUNCTIONS = {
    "Tests/Benchmarks/Turns/asks.py: pages": 80,
    "Tests/Process/access/test_model.py: test_every_answer_to_may_i_is_what_happens_to_every_method": 80,
    "Tests/Process/access/test_password_traces.py: talk_of_passwords": 80,
    "Tests/Process/entitlements/test_defects.py: forgeries": 90,
    "Tests/Process/entitlements/test_entitlements.py: test_outcomes": 90,
    "Tests/Process/inventory/test_item_lists.py: test_filters_and_orders_against_a_model": 110,
    "Tests/Process/journal/test_files.py: fill": 100,
    "Tests/Process/reports/test_report_model.py: test_of_random_orders": 90,
}
# Names that two modules of the core declare at their top level.
SHARED_NAMES = {
    "Admission", "AnyJSON", "Batch", "CompanyDetails", "ContentType", "CoreReply", "Explanation", "FileIdentity",
    "FoundPlace", "Locations", "LostRatios", "PurchaseLine", "PurchaseState", "Purchases",
    "ReceivedLine", "Rows", "Schema", "SharedValue", "SignIn", "SignOut", "Upload", "Version",
}  # fmt: skip
# Phrases that hide the subject of a sentence.
PHRASES = {
    "for nobody", "nothing of what", "what is none", "what there is", "who asks", "whoever", "whose it is",
}  # fmt: skip


@cache
def sources(ending):
    """The texts of all sources that people write, whether or not they are committed yet, by their names."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", f"*.{ending}"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    # Without git, in a source archive: all files except build products.
    listed = listed or [str(path.relative_to(ROOT)) for path in ROOT.rglob(f"*.{ending}")]
    names = [name for name in listed if ".build/" not in name and not GENERATED.search(name)]
    found = {name: (ROOT / name).read_text() for name in sorted(names) if (ROOT / name).exists()}
    assert len(found) > 200
    return found


MODIFIER = r"(?:@?\w[\w.]*(?:\([^)]*\))? )*"
FUNCTION = re.compile(rf"^( *){MODIFIER}((?:func [^\s(<]+|init|deinit|subscript)(?=[\s(<?!{{]).*)$")


def swift_functions(text):
    """The functions of a file with their lengths. In formatted code a body ends where its indentation ends."""
    lines = text.split("\n")
    for start, line in enumerate(lines):
        # A search for a word rules out most lines in less time.
        if not any(word in line for word in ("func ", "init", "subscript")) or not (declared := FUNCTION.match(line)):
            continue
        indentation, name = declared[1], declared[2].split("(")[0]
        head = start
        # The declaration goes on as long as lines are indented further, or close its parenthesis.
        while not lines[head].endswith("{") and head + 1 < len(lines):
            if not lines[head + 1].startswith((f"{indentation} ", f"{indentation})")):
                break
            head += 1
        if lines[head].endswith("{"):
            end = next(at for at in range(head + 1, len(lines)) if lines[at].startswith(f"{indentation}}}"))
            yield name, end - start + 1


def python_functions(text):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node.end_lineno - node.lineno + 1


def grown(found, listed):
    """The files or functions that are longer than their listed size, and listed names that do not exist any more."""
    return {name: size for name, size in found.items() if size > listed.get(name, 0)}, set(listed) - set(found)


def test_functions_are_short():
    found = {}
    for ending, functions in (("swift", swift_functions), ("py", python_functions)):
        for file, text in sources(ending).items():
            if text.count("\n") <= LONGEST_FUNCTION:
                continue
            sizes = [(f"{file}: {name}", size) for name, size in functions(text)]
            found |= {name: size for name, size in sizes if size > LONGEST_FUNCTION}
    assert grown(found, LONG_FUNCTIONS) == ({}, set())


def test_files_are_short():
    texts = sources("swift") | sources("py")
    sizes = {file: text.count("\n") for file, text in texts.items()}
    assert grown({file: size for file, size in sizes.items() if size > LONGEST_FILE}, LONG_FILES) == ({}, set())


LITERAL = re.compile(r'#".*"#|"(?:\\.|[^"\\])*"')


def long_lines(text, columns):
    """The lines that are too long, except for literals and addresses, which can't be broken."""
    in_literal = False
    for number, line in enumerate(text.split("\n"), 1):
        was_in_literal = in_literal
        in_literal ^= line.count('"""') % 2 == 1
        if len(line) <= columns or was_in_literal or "://" in line:
            continue
        code = line if line.lstrip().startswith("//") else LITERAL.sub('""', line)
        if len(code) > columns:
            yield number


def test_lines_are_short():
    """In Swift; ruff checks Python."""
    columns = json.loads((ROOT / ".swift-format").read_text())["lineLength"]
    found = [(file, number) for file, text in sources("swift").items() for number in long_lines(text, columns)]
    assert found == []


def without_comments(text):
    return re.sub(r"//.*", "", text)


IMPORT = re.compile(r"^ *(?:@\w+ )?(?:public |internal |private |fileprivate |package )?import (\w+)$", re.MULTILINE)
# The names that a module of the system declares, as far as the sources use them.
SYSTEM = {
    "Synchronization": {"Mutex", "Atomic", "withLock", "withLockIfAvailable"},
    "Testing": {"Test", "expect", "require", "Issue"},
}


def module(file):
    """The module of a file, or None for a file that nothing imports."""
    parts = file.split("/")
    if parts[0] == "Sources":
        return parts[2] if parts[1] in ("Base", "Wire", "Core", "Services") else parts[1]
    return parts[2] if parts[0] == "Clients" and len(parts) > 3 else None


def test_imports_are_used():
    """A file that imports a module of the project must contain a word of its declarations. Words that other modules
    declare count, too: so the test misses some unused imports, and reports no used one."""
    texts = {file: without_comments(text) for file, text in sources("swift").items()}
    declared = {}
    for file, text in texts.items():
        words = declared.setdefault(module(file), set())
        for line in text.split("\n"):
            if re.search(
                r"\b(func|init|subscript|var|let|case|class|struct|enum|protocol|actor|typealias)\b|\w+: ", line
            ):
                words |= set(re.findall(r"\w+", line))
    operators = {module(file) for file, text in texts.items() if re.search(r"\bfunc [^\w\s`(]", text)}
    known = {name: words for name, words in declared.items() if name not in operators} | SYSTEM
    unused = []
    for file, text in texts.items():
        words = set(re.findall(r"\w+", IMPORT.sub("", text)))
        imports = IMPORT.findall(text)
        assert len(set(imports)) == len(imports), file
        unused += [(file, name) for name in imports if name in known and not words & known[name]]
    assert unused == []


DECLARATION = re.compile(
    rf"^( *){MODIFIER}(?:func|var|let|struct|class|enum|protocol|typealias) `?([A-Za-z_]\w*)`?", re.M
)


def test_declarations_are_used():
    """A name that stands only where it is declared is unused. The name of a main program may stand once."""
    texts = {file: without_comments(text) for file, text in sources("swift").items()}
    counts = Counter(word for text in texts.values() for word in re.findall(r"\w+", text))
    unused = [
        (file, name)
        for file, text in texts.items()
        if file.startswith("Sources/")
        for _, name in DECLARATION.findall(text)
        if counts[name] == 1 and f"@main struct {name}" not in text.replace("\n", " ")
    ]
    assert unused == []


def test_names_at_the_top_are_declared_once():
    """In the core alone: the generator of the clients is another program."""
    declared = {}
    for file, text in sources("swift").items():
        if file.startswith("Sources/") and not file.startswith("Sources/ClientGenerator/"):
            for line in text.split("\n"):
                found = re.match(
                    rf"(?!private |fileprivate ){MODIFIER}(?:struct|class|enum|protocol|typealias) (\w+)", line
                )
                if found:
                    declared.setdefault(found[1], set()).add(module(file))
    assert {name for name, modules in declared.items() if len(modules) > 1} == SHARED_NAMES


def test_no_closure_captures_a_parameter_pack():
    """An optimized build of Swift 6.3 frees the types of the pack before the closure runs, and the program crashes."""
    captured = re.compile(r"\{[^{}\n]*\bin\s+repeat\b")
    assert captured.search("try run { (binder: inout Binder) in repeat binder.add(each values) }")
    assert [file for file, text in sources("swift").items() if captured.search(text)] == []


def test_each_method_is_found_by_its_name():
    """A search for a method's name finds its file, also for the methods of a collection."""
    text = "\n".join(text for file, text in sources("swift").items() if file.startswith("Sources/"))
    methods = json.loads((ROOT / "Schemas" / "openrpc.json").read_text())["methods"]
    assert [one["name"] for one in methods if not re.search(rf"[`\"]{re.escape(one['name'])}[`\"]", text)] == []


def phrases(text):
    """The hidden subjects in a text, also those that go on in the next line of a comment. A word in a name is none."""
    text = re.sub(r"\n *(///?|#)? *", " ", text.lower())
    return set(re.findall(rf"\b(?:{'|'.join(PHRASES)})\b", text))


def test_subjects_are_named():
    own = {"Tests/Process/contract/test_tidy.py", "Tests/Process/contract/test_words.py"}
    texts = {file: text for file, text in (sources("swift") | sources("py")).items() if file not in own}
    found = {file: sorted(hidden) for file, text in texts.items() if (hidden := phrases(text))}
    assert found == {}, "name the subject of the sentence"


def git(*words):
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)


def test_subjects_of_commits_are_short():
    if git("rev-parse", "--is-shallow-repository").stdout.strip() != "false":
        pytest.skip("the subjects of commits need a whole clone")
    subjects = git("log", "--no-merges", f"--since={SUBJECTS_SINCE}", "--format=%s").stdout.splitlines()
    assert [subject for subject in subjects if len(subject) > LONGEST_SUBJECT] == []


def test_what_is_counted():
    """The tests themselves: the ends of functions, lines that can't be broken, and phrases over two lines."""
    text = (
        "struct A {\n  init() {}\n  func one(\n    _ a: Int\n  ) -> Int {\n    1\n  }\n  func two()\n  var x = 1\n}\n"
    )
    assert list(swift_functions(text)) == [("func one", 5)]
    assert list(python_functions("def f():\n    pass\n")) == [("f", 2)]
    assert list(
        long_lines('let a = "123456789"\nlet b = 123456789\n/// 12345 "789"\n"""\n123456789012\n"""\n', 11)
    ) == [2, 3]
    assert phrases("/// Whoever\n# asks for what\n    /// there is.\nwhoever_asks\n") == {"whoever", "what there is"}
    assert grown({"a": 5, "b": 2}, {"b": 3, "c": 1}) == ({"a": 5}, {"c"})
    assert IMPORT.findall("@testable import Orders\ninternal import RPC\n// import Shape\n") == ["Orders", "RPC"]
