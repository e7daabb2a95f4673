// How a client ends whose process does: not found, not startable, killed.
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Core, EndedError, StartError } from "mainspring-core";
import { item, refused, shop, take } from "./support.js";

const folder = process.argv[2];
const script = (name, text) => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`);
  chmodSync(file, 0o755);
  return file;
};

// Without restart, what waits rejects when the process is killed, and so does what comes after it.
const core = await shop({ host: { ping: () => new Promise(() => {}) } });
const live = core.watch(core.inventory.items.list);
await live.opened;
const loop = refused(take(9, live));
const events = core.events();
await events.opened;
const listening = refused(take(1, events));
const waiting = refused(core.host.check({ text: "x", deadline: 600_000 }));
await core.system.ping();
process.kill(core.pid, "SIGKILL");
for (const promise of [waiting, loop, listening]) {
  const error = await promise;
  assert.ok(error instanceof EndedError, String(error));
  assert.equal(error.signal, "SIGKILL");
  assert.match(error.message, /SIGKILL/);
}
assert.ok((await refused(core.system.ping())) instanceof EndedError);
assert.ok((await refused(core.watch(core.inventory.items.list).opened)) instanceof EndedError);
assert.deepEqual(await core.ended, { exitCode: null, signal: "SIGKILL" });
assert.deepEqual(await core.close(), { exitCode: null, signal: "SIGKILL" });

// What the core does not take is in the error, with what it has written to its log; that is not tried again.
for (const restart of [false, true]) {
  const lines = [];
  const wrong = new Core({ data: path.join(folder, "data"), args: ["--no-such-option"], log: (line) => lines.push(line), restart });
  const error = await refused(wrong.system.ping());
  assert.ok(error instanceof EndedError);
  assert.equal(error.exitCode, 64);
  assert.deepEqual(error.log, lines);
  assert.match(error.log.join("\n"), /--no-such-option/);
  // The whole reason, of which the last line alone says nothing.
  assert.equal(error.message, `The core ended with 64: ${lines.join("\n")}`);
  assert.ok(lines.length > 1);
}

// A program that is not there, is none, or says something else.
assert.ok((await refused(new Core({ command: path.join(folder, "nothing") }).system.ping())) instanceof StartError);
assert.ok((await refused(new Core({ command: folder, restart: true }).system.ping())) instanceof StartError);
for (const text of ["null", "5", "hello"]) {
  const command = script("nonsense", `echo ${text}; exec cat >/dev/null`);
  const error = await refused(new Core({ command }).system.ping());
  assert.ok(error instanceof StartError);
  assert.ok(error.message.endsWith(`: ${text}`));
}
assert.throws(() => new Core({ data: ":memory:", restart: true }), TypeError);

// A call that kills the process each time is given up; one that dies at each start, too.
const dies = script("dies", 'while read line; do echo \'{"jsonrpc":"2.0","id":0,"result":{}}\'; kill -9 $$; done');
const starts = [];
const poisoned = new Core({ command: dies, restart: true, onRestart: (end) => starts.push(end) });
assert.ok((await refused(poisoned.system.ping())) instanceof EndedError);
assert.equal(starts.length, 2);
await poisoned.close();
const stillborn = new Core({ command: script("stillborn", "kill -9 $$"), restart: true });
assert.ok((await refused(stillborn.system.ping())) instanceof EndedError);

// The program is looked for: in MAINSPRING, and in the directories of PATH.
const { MAINSPRING, PATH } = process.env;
delete process.env.MAINSPRING;
process.env.PATH = path.join(folder, "bin");
assert.throws(() => new Core({ data: ":memory:" }), StartError);
mkdirSync(path.join(folder, "bin"));
script("bin/mainspring", `exec "${MAINSPRING}" "$@"`);
const found = new Core({ data: ":memory:", env: { PATH } });
assert.deepEqual(await found.system.ping(), {});
await found.close();
process.env.MAINSPRING = path.join(folder, "nothing");
assert.ok((await refused(new Core().system.ping())) instanceof StartError);
const said = await shop({ command: MAINSPRING, env: { PATH } });
await said.inventory.items.create(item(1));
await said.close();
