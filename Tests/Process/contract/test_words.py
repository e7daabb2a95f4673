"""The documents are written in plain words, as far as that can be counted: short sentences, short paragraphs, and
subjects that are nouns."""

import re

import pytest

from contract.test_links import documents, prose
from support.core import ROOT

ARTICLES = "Sources/mainspring/mainspring.docc"
# Documents that are not rewritten yet. A document leaves the list, and none joins it.
LEFT = {f"{ARTICLES}/{name}.md" for name in ("Entitlements", "Policy", "Widgets")}
# In lines.
LONGEST_PARAGRAPH = 6
LONGEST_BULLET = 5
# In words.
LONGEST_SENTENCE = 45
LONGEST_ON_AVERAGE = 18
# Phrases whose subject is hidden.
HIDDEN = re.compile(r"\b(whoever|whomever|what is none|who is none|of what is no|nothing of what)\b", re.IGNORECASE)


def name(path):
    return str(path.relative_to(ROOT))


def rewritten():
    """The documents in plain words, without the generated reference."""
    return [path for path in documents() if name(path) not in LEFT | {"Schemas/README.md", "Schemas/Records.md"}]


def parts(path):
    """The paragraphs and bullets of a document, as lists of lines, without headings, tables and blocks of code."""
    found = [[]]
    for line in prose(path):
        begins = re.match(r" *(- |\d+\. )", line)
        is_other = not line.strip() or line.startswith(("|", "#"))
        if begins or is_other:
            found.append([])
        if not is_other:
            found[-1].append(line.strip())
    return [part for part in found if part]


def sentences(path):
    for part in parts(path):
        text = re.sub(r"\]\([^)]*\)|`[^`]*`", "]", " ".join(part))
        yield from re.split(r"(?<=[.!?:])\*{0,2} +(?=[A-Z*\[\]])", text)


@pytest.mark.parametrize("path", rewritten(), ids=name)
def test_sentences_are_short(path):
    counts = {sentence: len(sentence.split()) for sentence in sentences(path)}
    assert {sentence: count for sentence, count in counts.items() if count > LONGEST_SENTENCE} == {}
    assert sum(counts.values()) <= LONGEST_ON_AVERAGE * len(counts)


@pytest.mark.parametrize("path", rewritten(), ids=name)
def test_paragraphs_are_short(path):
    for part in parts(path):
        is_bullet = re.match(r"- |\d+\. ", part[0])
        assert len(part) <= (LONGEST_BULLET if is_bullet else LONGEST_PARAGRAPH), part[0]


@pytest.mark.parametrize("path", rewritten(), ids=name)
def test_subjects_are_named(path):
    assert [found[0] for part in parts(path) if (found := HIDDEN.search(" ".join(part)))] == []


def test_what_is_counted(tmp_path):
    """The test itself: a link and code count as a word each, and a bullet is a part of its own."""
    page = tmp_path / "page.md"
    page.write_text(
        "# Title\n\nA [link](to.md#it) and `code of many words`. Two\nlines.\n- One.\n- Two.\n\n| a | b |\n"
    )
    assert parts(page) == [["A [link](to.md#it) and `code of many words`. Two", "lines."], ["- One."], ["- Two."]]
    assert list(sentences(page)) == ["A [link] and ].", "Two lines.", "- One.", "- Two."]
    assert HIDDEN.search("Whoever asks") and not HIDDEN.search("The caller")
