// A process that dies is started again, and nothing is lost or done twice.
import assert from "node:assert/strict";
import { EndedError, RequestCancelledError, TimeoutError } from "mainspring-core";
import { item, later, refused, shop, take } from "./support.js";

const kill = (core) => process.kill(core.pid, "SIGKILL");
const ends = [];
const again = () => {
  const event = later();
  waiting.push(event);
  return event.promise;
};
const waiting = [];
let asked = later();
let answer = () => new Promise(() => {});
const core = await shop({
  data: process.argv[2],
  restart: true,
  onRestart: (end) => {
    ends.push(end);
    waiting.shift()?.resolve();
  },
  host: {
    ping: (params, context) => {
      asked.resolve(context.signal);
      return answer(params);
    },
  },
});

// Every write is done once, every event told once, in whatever place the process was.
const events = core.events({ topics: [{ type: "item" }] });
const began = await events.opened;
const told = take(3000, events);
const live = core.watch(core.inventory.items.list, { limit: 1 });
await live.opened;
const made = [];
for (let wave = 0; wave < 3; wave += 1) {
  const calls = Array.from({ length: 1000 }, (_, number) => core.inventory.items.create(item(wave * 1000 + number)));
  const restarted = again();
  await calls[wave * 400];
  kill(core);
  made.push(...(await Promise.all(calls)));
  await restarted;
}
assert.deepEqual(ends[0], { exitCode: null, signal: "SIGKILL" });
assert.equal(ends.length, 3);
assert.equal(new Set(made.map(({ id }) => id)).size, 3000);
assert.deepEqual((await told).map(({ id }) => id), made.map(({ id }) => id));
let count = 0;
for await (const each of core.each(core.inventory.items.list, { limit: 200 })) count += each.version;
assert.equal(count, 3000);

// The live query goes on: with what has changed meanwhile, and with what changes then.
assert.deepEqual((await core.inventory.items.list({ limit: 1 })).items, live.current.items);
const restarted = again();
const pages = [];
const followed = later();
const follower = core.watch(
  core.inventory.items.get,
  { sku: "SKU-1" },
  {
    onChange: ({ name }) => {
      pages.push(name);
      if (name === "New") followed.resolve();
    },
  },
);
await follower.opened;
kill(core);
// Made while there is no process, or an old one: these wait for the next.
const ping = core.system.ping();
const get = core.inventory.items.get({ sku: "SKU-2" });
await restarted;
assert.deepEqual(await ping, {});
assert.equal((await get).sku, "SKU-2");
await core.inventory.items.update({ sku: "SKU-1", changes: { name: "New" } });
await followed.promise;
assert.deepEqual(pages, ["Item 1", "New"]);

// A call that waits for the host waits again, and the host is asked anew; what changes the conversation is not repeated.
const checking = core.host.check({ text: "x", deadline: 600_000 });
const signal = await asked.promise;
asked = later();
answer = async ({ text }) => ({ text });
const restartedAgain = again();
kill(core);
const signedIn = refused(core.access.signIn({ username: "nobody", password: "nothing at all" }));
assert.equal((await checking).text, "x");
assert.ok(signal.aborted);
await restartedAgain;
assert.ok((await signedIn) instanceof EndedError);

// Events go on where they were, in a client of its own, too.
const since = core.events({ topics: [{ type: "item" }], since: began });
assert.deepEqual((await take(3000, since)).map(({ id }) => id), made.map(({ id }) => id));

// While there is no process, a call can be cancelled, and take too long.
const controller = new AbortController();
answer = () => new Promise(() => {});
asked = later();
const restartedForThese = again();
const aborted = refused(core.host.check({ text: "x", deadline: 600_000 }, { signal: controller.signal }));
const late = refused(core.host.check({ text: "y", deadline: 600_000 }, { timeout: 1 }));
(await asked.promise).addEventListener("abort", () => controller.abort());
kill(core);
assert.ok((await aborted) instanceof RequestCancelledError);
assert.ok((await late) instanceof TimeoutError);
await restartedForThese;

// A key that is given is kept.
const key = { ...item(5000), idempotencyKey: "mine" };
const first = core.inventory.items.create(key);
kill(core);
assert.equal((await first).id, (await core.inventory.items.create(key)).id);
assert.deepEqual(await core.close(), { exitCode: 0, signal: null });
