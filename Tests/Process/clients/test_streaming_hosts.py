"""Hosts whose answers come in parts. If the reader of the parts is slow, the core delays the host."""

import concurrent.futures
import contextlib
import os
import shutil
import subprocess
import sys
import threading

import pytest

from support.core import BINARY, PATIENCE, PATIENT, ROOT, request
from support.sharing import Shared

# The core confirms each part. If the reader is slow, the core holds the confirmation back, so the model sends parts
# until requests that were sent after a part are answered before it. The model then reports this, and continues when the
# test allows it. A part that is only two requests late was not held back: the core had confirmed it, but the model had
# not read the confirmation yet.
TYPESCRIPT = """
import { Core } from "%(root)s/Clients/typescript/mainspring.js";

const paragraphs = Array(3).fill("words and ".repeat(100));
async function respond(_, { part }) {
  for (let count = 1; count <= 5000; count += 1) {
    let isConfirmed = false;
    const sent = part({ headline: `Part ${count}`, paragraphs }).then(() => (isConfirmed = true));
    for (let ping = 0; ping < 2; ping += 1) await core.system.ping();
    if (isConfirmed) continue;
    for (let ping = 0; ping < 50; ping += 1) await core.system.ping();
    if (isConfirmed) continue;
    console.log("held");
    await sent;
    console.log("goes on");
    await part({ headline: "The last part" });
    return { content: { headline: "The whole", paragraphs: ["All of it."] } };
  }
  console.log("nobody slows the host");
}
const core = new Core({ data: process.argv[2], args: ["--shared", "--linger", "0"], host: { ai: { respond } } });
await core.system.ping();
console.log("ready");
process.stdin.on("data", () => {}).on("end", () => core.close());
"""

RUBY = """
require "mainspring"

class Model < Mainspring::Host
  attr_accessor :core

  def ai_respond(task:, instructions:, prompt:, schema:, stream:, &part)
    5000.times do |count|
      sent = Thread.new { part.call({headline: "Part #{count}", paragraphs: ["words and " * 100] * 3}) }
      Thread.pass until sent.stop?
      2.times { core.system.ping }
      Thread.pass while sent.status == "run"
      next unless sent.alive?

      50.times { core.system.ping }
      Thread.pass while sent.status == "run"
      next unless sent.alive?

      puts "held"
      sent.join
      puts "goes on"
      yield({headline: "The last part"})
      return Mainspring::Records::AIResponse.new(content: {headline: "The whole", paragraphs: ["All of it."]})
    end
    puts "nobody slows the host"
  end
end

$stdout.sync = true
host = Model.new
Mainspring::Core.open(ARGV[0], arguments: ["--shared", "--linger", "0"], host: host) do |core|
  host.core = core
  core.system.ping
  puts "ready"
  $stdin.read
end
"""

PYTHON = """
import contextvars
import sys
import threading

from mainspring import Core, Host
from mainspring.records import AIResponse


class Content(dict):
    # It is written to a line while nobody else may send.
    def items(self):
        self.is_written.set()
        return super().items()


class Model(Host):
    def ai_respond(self, *, task, instructions, prompt, schema, stream):
        for count in range(5000):
            content = Content(headline=f"Part {count}", paragraphs=["words and " * 100] * 3)
            content.is_written = threading.Event()
            sent = threading.Thread(target=contextvars.copy_context().run, args=(self.part, content))
            sent.start()
            content.is_written.wait()
            for _ in range(2):
                self.core.system.ping()
            if not sent.is_alive():
                continue
            for _ in range(50):
                self.core.system.ping()
            if not sent.is_alive():
                continue
            print("held", flush=True)
            sent.join()
            print("goes on", flush=True)
            self.part({"headline": "The last part"})
            return AIResponse(content={"headline": "The whole", "paragraphs": ["All of it."]})
        print("nobody slows the host", flush=True)


host = Model()
with Core(sys.argv[1], arguments=["--shared", "--linger", "0"], host=host) as core:
    host.core = core
    core.system.ping()
    print("ready", flush=True)
    sys.stdin.read()
"""

ASYNC_PYTHON = """
import asyncio
import sys

from mainspring import AsyncCore, AsyncHost
from mainspring.records import AIResponse


class Model(AsyncHost):
    async def ai_respond(self, *, task, instructions, prompt, schema, stream):
        for count in range(5000):
            content = {"headline": f"Part {count}", "paragraphs": ["words and " * 100] * 3}
            sent = asyncio.ensure_future(self.part(content))
            # The task sends when it begins.
            await asyncio.sleep(0)
            for _ in range(2):
                await self.core.system.ping()
            if sent.done():
                continue
            for _ in range(50):
                await self.core.system.ping()
            if sent.done():
                continue
            print("held", flush=True)
            await sent
            print("goes on", flush=True)
            await self.part({"headline": "The last part"})
            return AIResponse(content={"headline": "The whole", "paragraphs": ["All of it."]})
        print("nobody slows the host", flush=True)


async def main():
    host = Model()
    async with AsyncCore(sys.argv[1], arguments=["--shared", "--linger", "0"], host=host) as core:
        host.core = core
        await core.system.ping()
        print("ready", flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)


asyncio.run(main())
"""

HOSTS = {
    "typescript": (["node"], "host.mjs", TYPESCRIPT),
    "ruby": (["ruby", "-w", "-I", ROOT / "Clients/ruby/lib"], "host.rb", RUBY),
    "python": ([sys.executable], "host.py", PYTHON),
    "python, async": ([sys.executable], "host.py", ASYNC_PYTHON),
}


@contextlib.contextmanager
def no_longer_than_patience(process):
    """Kills a process that never writes the expected line, so that the test fails instead of waiting for ever."""
    watch = threading.Timer(PATIENCE, process.kill)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()


@pytest.fixture(params=HOSTS)
def host(request, data, tmp_path):
    words, name, text = HOSTS[request.param]
    if not shutil.which(words[0]):
        pytest.skip(f"{words[0]} is missing")
    (tmp_path / name).write_text(text.replace("%(root)s", str(ROOT)))
    process = subprocess.Popen(
        [*words, tmp_path / name, data],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "MAINSPRING": BINARY, "PYTHONPATH": str(ROOT / "Clients/python")},
    )
    with process, no_longer_than_patience(process):
        try:
            assert process.stdout.readline() == "ready\n"
            yield process
            process.stdin.close()
            assert (process.stdout.read(), process.wait(PATIENCE)) == ("", 0)
        finally:
            process.kill()


def begun(work):
    """Starts work in a daemon thread. Returns a future for its result."""
    future = concurrent.futures.Future()

    def run():
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


def test_a_reader_who_does_not_read_holds_the_host_back(host, data):
    with Shared(data) as reader, no_longer_than_patience(reader.process):
        reader.call("companies.create", name="Corner Shop")
        reader.call("companies.setTier", tier="enterprise")
        params = {"report": "stockValue", "progressToken": "t", **PATIENT}
        reader.send(request("reports.explain", params, "ask"))
        assert host.stdout.readline() == "held\n"

        def read():
            lines = [reader.receive()]
            while lines[-1].get("id") != "ask":
                lines.append(reader.receive())
            return lines

        read = begun(read)
        assert host.stdout.readline() == "goes on\n"
        *told, reply = read.result(PATIENCE)
        assert reply["result"]["headline"] == "The whole"
        assert told[-1]["params"]["value"] == {"headline": "The last part"}
        assert len(told) > 10
