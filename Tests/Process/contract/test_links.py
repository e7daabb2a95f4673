"""Each link between documents leads to an existing file, and to a heading of that file."""

import functools
import json
import re
import shutil
import subprocess
import urllib.parse

import pytest

from support.core import ROOT

CATALOGUE = ROOT / "Sources/mainspring/mainspring.docc"


def documents():
    """All documents of the repository, whether or not they are committed yet."""
    words = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True).stdout.split("\n")
    found = {ROOT / name for name in listed if name}
    # Without git, in a source archive: all files except build products.
    found = found or {path for path in ROOT.rglob("*.md") if ".build" not in path.relative_to(ROOT).parts}
    return sorted(path for path in found if path.exists())


def prose(path):
    """Returns the lines of a document that are not in code blocks."""
    lines, in_block = [], False
    for line in path.read_text().splitlines():
        if line.startswith("```"):
            in_block = not in_block
        elif not in_block:
            lines.append(line)
    assert not in_block, path
    return lines


@functools.cache
def anchors(path):
    """Returns the anchors of headings: in lower case, with hyphens for spaces, and without other signs. The second of
    two equal anchors ends in -1."""
    found = []
    for line in prose(path):
        if heading := re.match(r"#{1,6} (.*)", line):
            anchor = re.sub(r"[^\w\- ]", "", heading[1].strip().lower()).replace(" ", "-")
            found.append(anchor if anchor not in found else f"{anchor}-{found.count(anchor)}")
    return found


@functools.cache
def doc_anchors(path):
    """Returns DocC's anchors of headings: with hyphens for spaces, in the case of the heading."""
    found = [heading[1].strip() for line in prose(path) if (heading := re.match(r"#{2,6} (.*)", line))]
    return [re.sub(r"[^\w\-]", "", title.replace(" ", "-")) for title in found]


def links(path):
    """All links of a document, including those of DocC."""
    text = re.sub(r"`[^`\n]*`", "", "\n".join(re.sub(r"\[`([^`]*)`\]", r"[\1]", line) for line in prose(path)))
    assert "][" not in text, f"{path}: a link by name, of which this test knows nothing"
    return re.findall(r"\]\(([^()\s]*)\)", text) + re.findall(r"<(doc:[^>\s]*)>", text)


def flaw(path, link):
    """The flaw of a link, or None."""
    if re.match(r"https?://|mailto:", link):
        return None
    name, _, anchor = link.partition("#")
    if name.startswith("doc:"):
        article = CATALOGUE / f"{name[4:]}.md" if name != "doc:" else path
        if path.parent != CATALOGUE or not article.is_file():
            return "there is no such article"
        return "there is no such heading" if anchor and anchor not in doc_anchors(article) else None
    target = path if name == "" else (path.parent / urllib.parse.unquote(name)).resolve()
    if not target.exists() or not target.is_relative_to(ROOT):
        return "there is no such file"
    if anchor and anchor not in anchors(target):
        return "there is no such heading"
    return None


@pytest.mark.parametrize("path", documents(), ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path):
    known = {link: flaw(path, link) for link in set(links(path))}
    assert {link: what for link, what in known.items() if what} == {}


def test_every_article_is_on_the_first_page():
    listed = re.findall(r"^- <doc:(\w+)>$", (CATALOGUE / "mainspring.md").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted(path.stem for path in CATALOGUE.glob("*.md") if path.stem != "mainspring")


def test_every_document_is_reached_from_the_readme():
    reached, waiting = set(), [ROOT / "README.md"]
    while waiting:
        path = waiting.pop()
        if path in reached:
            continue
        reached.add(path)
        for link in links(path):
            if not re.match(r"https?://|mailto:|#", link):
                name = link.partition("#")[0]
                name = f"{name[4:] or path.stem}.md" if name.startswith("doc:") else name
                target = (path.parent / name).resolve()
                # A link to a folder shows the folder's README.
                waiting.append(target / "README.md" if target.is_dir() else target)
        waiting = [path for path in waiting if path.suffix == ".md" and path.exists()]
    assert set(documents()) == reached


@pytest.mark.skipif(not shutil.which("docc"), reason="docc is not on the path")
def test_docc_takes_the_catalogue(tmp_path):
    """DocC must build the documentation catalogue without warnings. As for an executable, the module has no symbols."""
    form = {"formatVersion": {"major": 0, "minor": 6, "patch": 0}, "generator": "test"}
    platform = {"architecture": "x86_64", "vendor": "unknown", "operatingSystem": {"name": "linux"}}
    graph = {
        "metadata": form,
        "module": {"name": "mainspring", "platform": platform},
        "symbols": [],
        "relationships": [],
    }
    (tmp_path / "graphs").mkdir()
    (tmp_path / "graphs/mainspring.symbols.json").write_text(json.dumps(graph))
    words = ["docc", "convert", CATALOGUE, "--additional-symbol-graph-dir", tmp_path / "graphs", "--warnings-as-errors"]
    words += ["--output-dir", tmp_path / "out", "--fallback-bundle-identifier", "mainspring"]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0 and "warning:" not in done.stderr, done.stderr
    made = {path.stem for path in (tmp_path / "out/data/documentation/mainspring").glob("*.json")}
    assert made == {path.stem.lower() for path in CATALOGUE.glob("*.md")} - {"mainspring"}


def test_wrong_links_are_found(tmp_path):
    """Tests the check itself: it must find each kind of wrong link."""
    page = ROOT / "README.md"
    assert flaw(page, "Clients/README.md") is None and flaw(page, "#install") is None
    assert flaw(CATALOGUE / "Wire.md", "doc:Sync") is None
    assert flaw(page, "Clients/READNE.md") and flaw(page, "#installed") and flaw(page, "Clients/README.md#hosts")
    assert flaw(CATALOGUE / "Wire.md", "doc:Glossary#Change-tag") is None
    assert flaw(CATALOGUE / "Wire.md", "doc:Glossary#change-tag") and flaw(CATALOGUE / "Wire.md", "doc:#Nothing")
    assert flaw(page, "doc:Sync") and flaw(CATALOGUE / "Wire.md", "doc:Syncs") and flaw(page, "../elsewhere.md")
    text = "# A b\n[`x`](y.md#z) `[not](this)` <doc:Wire>\n```sh\n[nor](this)\n```\n# A.b c_d\n# A b\n"
    (tmp_path / "page.md").write_text(text)
    assert links(tmp_path / "page.md") == ["y.md#z", "doc:Wire"]
    assert anchors(tmp_path / "page.md") == ["a-b", "ab-c_d", "a-b-1"]
