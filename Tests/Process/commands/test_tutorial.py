"""The tutorial's till program, in both languages. Each step is added as the article says, and then run."""

import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading

import pytest

from support.core import BINARY, PATIENCE, ROOT, children

ARTICLE = ROOT / "Sources/mainspring/mainspring.docc/Tutorial.md"
PROGRAMS = ROOT / "Clients/examples/till"
LANGUAGES = [
    "python",
    pytest.param("ts", marks=pytest.mark.skipif(not shutil.which("node"), reason="node is missing")),
]

# The type declarations of Node.js are missing here, so the test declares what the till uses.
NODE = """declare const console: { log(...values: unknown[]): void };
declare const process: { argv: string[]; stdin: object };
declare module "node:readline" {
  export function createInterface(options: { input: object }): AsyncIterable<string>;
}
"""


def blocks(language, text):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def parts():
    """Returns the introduction of the article, and its steps in order."""
    introduction, *steps = re.split(r"^## Step \d+: .*\n", ARTICLE.read_text(), flags=re.MULTILINE)
    steps[-1] = steps[-1].partition("\n## ")[0]
    return introduction, steps


def program(language, count):
    """Returns the program after a number of steps. The loop of the first step stays at its end."""
    first, *others = [blocks(language, step) for step in parts()[1][:count]]
    top, loop = first
    between = "\n\n\n" if language == "python" else "\n\n"
    return between.join(text.strip("\n") for text in [top, *sum(others, []), loop]) + "\n"


def fits(line, expected):
    return re.fullmatch(".*".join(re.escape(part) for part in expected.split("…")), line)


class Till:
    """A running till program: the typed input, and the printed output."""

    def __init__(self, folder, language, data):
        self.folder = folder
        words = [sys.executable, "till.py"] if language == "python" else ["node", "till.js"]
        environment = os.environ | {"MAINSPRING": BINARY, "PYTHONPATH": str(ROOT / "Clients/python")}
        self.process = subprocess.Popen(
            [*words, data],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=(folder / "till.log").open("a"),
            text=True,
        )
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.lines.put(line.rstrip("\n"))

    def type(self, line, expected):
        """Types a line, and waits for its output. A live list prints its lines before or after the reply."""
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        wanted = list(expected)
        said = []
        while wanted:
            try:
                said.append(self.lines.get(timeout=PATIENCE))
            except queue.Empty:
                raise AssertionError((line, said, wanted)) from None
            found = next((one for one in wanted if fits(said[-1], one)), None)
            assert found is not None, (line, said, expected)
            wanted.remove(found)

    def kill_core(self):
        """Kills the core, which is the till's only child."""
        (core,) = children(self.process.pid, "mainspring")
        os.kill(core, signal.SIGKILL)

    def close(self):
        self.process.stdin.close()
        assert self.process.wait(timeout=PATIENCE) == 0, (self.folder / "till.log").read_text()
        assert list(self.lines.queue) == []


class Desk:
    """A folder with the program, in which till programs run."""

    def __init__(self, path, language):
        self.path, self.language, self.tills = path, language, {}
        (path / "shared").mkdir()
        (path / "package.json").write_text('{ "type": "module" }')
        (path / "node_modules").mkdir()
        (path / "node_modules/mainspring-core").symlink_to(ROOT / "Clients/typescript")
        (path / "node.d.ts").write_text(NODE)

    def write(self, text):
        if self.language == "python":
            (self.path / "till.py").write_text(text)
            return
        (self.path / "till.ts").write_text(text)
        options = ["--strict", "--target", "es2022", "--module", "nodenext", "--moduleResolution", "nodenext"]
        done = subprocess.run(
            ["tsc", *options, "--lib", "es2022", "till.ts", "node.d.ts"], cwd=self.path, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stdout

    def till(self, name):
        if name not in self.tills:
            self.tills[name] = Till(self.path, self.language, f"{name}-data")
        return self.tills[name]

    def play(self, session):
        """Plays a session: `> ` is typed at the first till, and `tablet> ` at the second one. `(…)` describes an action
        outside of both programs."""
        turns = re.findall(r"^(tablet)?> (.*)\n((?:(?!(?:tablet)?> ).*\n)*)", session, re.MULTILINE)
        assert "".join(f"{name and 'tablet'}> {line}\n{said}" for name, line, said in turns) == session
        for name, line, said in turns:
            if move := re.fullmatch(r"\(rename (\w+) to (\w+)\)", line):
                (self.path / move[1]).rename(self.path / move[2])
            elif line == "(kill the core)":
                self.till("shop").kill_core()
            else:
                self.till(name or "shop").type(line, said.splitlines())

    def close(self):
        for till in self.tills.values():
            till.close()
        self.tills = {}


@pytest.fixture
def desk(tmp_path, language):
    if language == "ts" and not shutil.which("tsc"):
        pytest.skip("tsc is missing")
    desk = Desk(tmp_path, language)
    yield desk
    for till in desk.tills.values():
        till.process.kill()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_does_what_the_article_shows(desk, language):
    steps = parts()[1]
    for number, step in enumerate(steps, start=1):
        sessions = blocks("text", step)
        assert sessions, f"step {number} shows nothing"
        desk.write(program(language, number))
        for session in sessions:
            desk.play(session)
        desk.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_true(desk, language):
    (session,) = blocks("text", parts()[0])
    desk.write(program(language, len(parts()[1])))
    desk.play("> open\nThe shop is open.\n> live\n* Beans: 4 kg\n* Cups: 30 piece\n* Paper filters: 12 pack\n")
    desk.play(session)
    desk.close()


@pytest.mark.parametrize("language, name", [("python", "till.py"), ("ts", "till.ts")])
def test_the_program_in_the_repository_is_that_of_the_article(language, name):
    assert (PROGRAMS / name).read_text() == program(language, len(parts()[1]))
