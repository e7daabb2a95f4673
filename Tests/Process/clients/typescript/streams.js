// Live queries, events and pages.
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";
import { ClosedError, CursorTooOldError, InvalidParamsError, NotFoundError } from "mainspring-core";
import { item, later, refused, shop, take } from "./support.js";

const core = await shop();
const names = ({ items }) => items.map(({ name }) => name);

// A loop gets what the query answers, the newest first where it was slow; leaving it closes the query.
const live = core.watch(core.inventory.items.list, { order: "name" });
assert.equal(live.current, undefined);
assert.deepEqual(await live.opened, { items: [], next: null });
const loop = live[Symbol.asyncIterator]();
assert.deepEqual(names((await loop.next()).value), []);
const next = loop.next();
await core.inventory.items.create(item(1));
assert.deepEqual(names((await next).value), ["Item 1"]);
assert.deepEqual(names(live.current), ["Item 1"]);
await loop.return();
assert.ok((await refused(core.live.close({ live: 1 }))) instanceof NotFoundError);
assert.equal((await loop.next()).done, true);

// Callbacks are told, also of errors, which may be over later.
const told = [];
const gone = later();
const back = later();
const one = core.watch(
  core.inventory.items.get,
  { sku: "SKU-1" },
  {
    onChange: ({ name }) => {
      told.push(name);
      if (told.length === 3) back.resolve();
    },
    onError: (error) => {
      told.push(error.kind);
      gone.resolve();
    },
  },
);
await one.opened;
await core.inventory.items.delete({ sku: "SKU-1" });
await gone.promise;
assert.equal(one.current, undefined);
assert.ok(one.error instanceof NotFoundError);
await core.inventory.items.create(item(1, { name: "Again" }));
await back.promise;
assert.deepEqual(told, ["Item 1", "notFound", "Again"]);
assert.equal(one.error, undefined);
// A loop ends by an error.
const failing = refused(take(9, one));
await core.inventory.items.delete({ sku: "SKU-1" });
assert.ok((await failing) instanceof NotFoundError);

// What can't be opened says so; signals and close() end loops.
assert.ok((await refused(core.watch(core.inventory.items.list, { limit: 0 }).opened)) instanceof InvalidParamsError);
assert.ok((await refused(take(1, core.watch(core.inventory.items.list, { limit: 0 })))) instanceof InvalidParamsError);
const aborted = core.watch(core.inventory.items.list, {}, { signal: AbortSignal.abort() });
assert.ok((await refused(aborted.opened)) instanceof ClosedError);
const controller = new AbortController();
const open = core.watch(core.inventory.items.list, {}, { signal: controller.signal });
const ending = take(9, open);
await open.opened;
controller.abort();
assert.ok((await ending).length <= 1);
assert.equal(await core.watch(core.weather.current, { latitude: 1, longitude: 2 }).opened, null);

// Each event, once and in its order, from where the subscription began.
const events = core.events({ topics: [{ service: "inventory" }] });
const begin = await events.opened;
assert.equal(events.cursor, begin);
const skus = Array.from({ length: 10 }, (_, number) => number + 10);
const made = await Promise.all(skus.map((number) => core.inventory.items.create(item(number))));
const first = await take(10, events);
assert.deepEqual(first.map(({ id }) => id), made.map(({ id }) => id));
assert.deepEqual((await take(10, core.events({ since: begin }))).map(({ id }) => id), first.map(({ id }) => id));
assert.ok((await refused(core.events.unsubscribe({ subscription: 1 }))) instanceof NotFoundError);
// The methods of the service are there, too.
const { cursor } = await core.events.since({ cursor: begin });
assert.equal(events.cursor, cursor);

// More than can be told, and more than waits: nothing is missed.
const behind = core.events({ topics: [{ type: "item" }] });
await behind.opened;
const rows = Array.from({ length: 2500 }, (_, number) => `I-${number},Item,piece`);
await core.inventory.items.import({ format: "csv", inline: ["sku,name,unit", ...rows].join("\n"), atomic: true });
await Promise.all(Array.from({ length: 1500 }, (_, number) => core.inventory.items.create(item(number + 1000))));
const seen = await take(4000, behind);
assert.equal(new Set(seen.map(({ id }) => id)).size, 4000);
assert.equal(behind.cursor, (await core.events.since({ cursor: behind.cursor })).cursor);

// Callbacks get them, too.
const called = later();
const watching = core.events({ topics: [{ type: "location" }], onEvent: called.resolve });
await watching.opened;
await core.inventory.locations.create({ name: "Shelf" });
assert.equal((await called.promise).action, "created");
assert.notEqual(watching.cursor, await watching.opened);
assert.ok((await refused(take(1, core.events({ topics: [{ service: 1 }] })))) instanceof InvalidParamsError);

// With callbacks for all but errors, what can't be opened is not passed over in silence.
for (const open of [
  () => core.watch(core.inventory.items.list, { limit: 0 }, { onChange: () => {} }),
  () => core.events({ topics: [{ service: 1 }], onEvent: () => {} }),
]) {
  const unhandled = later();
  process.once("unhandledRejection", unhandled.resolve);
  open();
  assert.ok((await unhandled.promise) instanceof InvalidParamsError);
}
core.watch(core.inventory.items.list, {}, { onChange: () => {} }).close();

// All pages of a list, as one.
const list = [];
for await (const { sku } of core.each(core.inventory.items.list, { limit: 200, snapshot: true })) list.push(sku);
assert.equal(new Set(list).size, 4010);
assert.equal((await take(3, core.each(core.inventory.items.list))).length, 3);
assert.ok((await refused(take(1, core.each(core.inventory.items.list, { limit: 0 })))) instanceof InvalidParamsError);
const scales = await take(9, core.each(core.temperature.scales));
assert.ok(scales.length > 1);

// The end of the client is the end of its loops.
const waiting = take(9, core.watch(core.inventory.items.list, { limit: 1 }));
const listening = take(1, core.events());
await core.system.ping();
await core.close();
assert.ok((await waiting).length <= 1);
assert.deepEqual(await listening, []);

// A log that was trimmed says so, which is done in idle moments.
const short = await shop({ args: ["--keep-changes", "5"] });
const { cursor: old } = await short.events.since();
for (let number = 0; number < 20; number += 1) await short.inventory.items.create(item(number));
let tooOld;
while (!tooOld) {
  const stream = short.events({ since: old });
  tooOld = await take(1, stream).then(
    () => setTimeout(20),
    (error) => error,
  );
  assert.equal(stream.error, tooOld);
}
assert.ok(tooOld instanceof CursorTooOldError);
const newest = short.events({ since: tooOld.data.newest });
await newest.opened;
await short.inventory.items.delete({ sku: "SKU-1" });
assert.equal((await take(1, newest))[0].action, "deleted");
await short.close();
