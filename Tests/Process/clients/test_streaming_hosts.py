"""Hosts in other languages whose answers come in parts: a reader who does not read holds them back."""

import os
import shutil
import subprocess
import threading

import pytest

from support.core import BINARY, PATIENCE, PATIENT, ROOT, request
from support.sharing import Shared

# A model that sends parts until one is not confirmed before requests that were sent behind it. It says so, and that
# later requests don't confirm the part either; then it goes on when it may.
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
    console.log(isConfirmed ? "not held" : "held");
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
      puts sent.alive? ? "held" : "not held"
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

HOSTS = {
    "typescript": (["node"], "host.mjs", TYPESCRIPT),
    "ruby": (["ruby", "-w", "-I", ROOT / "Clients/ruby/lib"], "host.rb", RUBY),
}


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
        env={**os.environ, "MAINSPRING": BINARY},
    )
    with process:
        assert process.stdout.readline() == "ready\n"
        yield process
        process.stdin.close()
        assert (process.stdout.read(), process.wait(PATIENCE)) == ("", 0)


def test_a_reader_who_does_not_read_holds_the_host_back(host, data):
    with Shared(data) as reader:
        reader.call("companies.create", name="Corner Shop")
        reader.call("companies.setTier", tier="enterprise")
        params = {"report": "stockValue", "progressToken": "t", **PATIENT}
        reader.send(request("reports.explain", params, "ask"))
        assert host.stdout.readline() == "held\n"
        lines = []

        def read():
            while not lines or lines[-1].get("id") != "ask":
                lines.append(reader.receive())

        thread = threading.Thread(target=read)
        thread.start()
        assert host.stdout.readline() == "goes on\n"
        thread.join()
        *told, reply = lines
        assert reply["result"]["headline"] == "The whole"
        assert told[-1]["params"]["value"] == {"headline": "The last part"}
        assert len(told) > 10
