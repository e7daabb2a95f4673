// Lists and records that stay as the core has them: the state that a screen shows.
import assert from "node:assert/strict";
import { ClosedError, EndedError, InvalidParamsError, NoCompanyError, NotFoundError } from "mainspring-core";
import { shop } from "./support.js";

const kill = (one) => process.kill(one.pid, "SIGKILL");
const core = await shop({ data: process.argv[2], restart: true });
const first = (await core.companies.list()).items[0].id;
const add = (...names) => Promise.all(names.map((name) => core.inventory.items.create({ sku: name, name, unit: "kg" })));
const remove = (sku) => core.inventory.items.delete({ sku });
const names = ({ items }) => items.map(({ name }) => name);
const run = (letter, count) => Array.from({ length: count }, (_, number) => `${letter}${String(number).padStart(4, "0")}`);
const shut = (what) => [names(what), what.isLoading, what.error, what.hasMore];

/** Waits until the list has items of these names and nothing is loading; no state on the way may be torn. */
async function until(list, wanted, hasMore) {
  for await (const state of list) {
    assert.deepEqual(names(state), [...new Set(names(state))].sort());
    if (state.isLoading || state.error || (hasMore !== undefined && state.hasMore !== hasMore)) continue;
    if (names(state).join() === wanted.join()) return;
  }
  assert.fail("the list was closed");
}

async function reached(live, fits) {
  for await (const state of live) if (fits(state)) return state;
  return assert.fail("it was closed");
}

// The states come in their order, and each object stays as it is.
const states = [];
const stock = core.liveList(core.inventory.items.list, { order: "name", limit: 3 }, { onChange: (state) => states.push(state) });
assert.deepEqual(stock.state, { items: [], isLoading: true, error: null, hasMore: false });
const loading = stock.state;
await until(stock, []);
await add("B");
await until(stock, ["B"], false);
await core.inventory.items.update({ sku: "B", changes: { name: "C" } });
await until(stock, ["C"]);
await add("A");
await until(stock, ["A", "C"]);
await remove("B");
await until(stock, ["A"], false);
assert.deepEqual(states.map(shut), [[], ["B"], ["C"], ["A", "C"], ["A"]].map((items) => [items, false, null, false]));
assert.equal(loading.isLoading, true);
assert.throws(() => stock.items.push(1), TypeError);

// More pages stay whole, also where something comes before their ends.
await add(...run("M", 7));
await until(stock, ["A", "M0000", "M0001"], true);
const more = stock.more();
assert.equal(stock.isLoading, true);
await Promise.all([more, stock.more()]);
assert.deepEqual(shut(stock), [["A", ...run("M", 5)], false, null, true]);
await add("B");
await until(stock, ["A", "B", ...run("M", 4)], true);
await stock.more();
assert.deepEqual(shut(stock), [["A", "B", ...run("M", 7)], false, null, false]);
await stock.more();
await remove("A");
await until(stock, ["B", ...run("M", 7)], false);

// A refresh that fails keeps the items, and what comes back is what was there before.
const second = (await core.companies.create({ name: "Other" })).id;
const failed = await reached(stock, ({ error }) => error);
assert.ok(failed.error instanceof NoCompanyError);
assert.deepEqual([names(failed), failed.isLoading], [["B", ...run("M", 7)], false]);
const refused = core.liveList(core.inventory.items.list, { order: "name" });
await reached(refused, ({ isLoading }) => !isLoading);
assert.ok(refused.error instanceof NoCompanyError);
await core.companies.select({ company: first });
await until(stock, ["B", ...run("M", 7)], false);
await refused.refresh();
assert.deepEqual(shut(refused), [["B", ...run("M", 7)], false, null, false]);
await core.companies.select({ company: second });
await until(stock, [], false);
await until(refused, [], false);
await core.companies.select({ company: first });
const wrong = core.liveList(core.inventory.items.list, { limit: 0 });
assert.ok((await reached(wrong, ({ isLoading }) => !isLoading)).error instanceof InvalidParamsError);
const presets = core.liveList(core.access.presets);
assert.ok((await reached(presets, ({ isLoading }) => !isLoading)).items.length > 0);
assert.deepEqual([presets.error, presets.hasMore], [null, false]);

// A list without a limit, and one that is longer than a page.
await add(...run("N", 2300));
const whole = ["B", ...run("M", 7), ...run("N", 2300)];
await until(refused, whole.slice(0, 50), true);
await refused.more();
assert.deepEqual(shut(refused), [whole.slice(0, 100), false, null, true]);
const long = core.liveList(core.inventory.items.list, { order: "name", limit: 1000 });
await until(long, whole.slice(0, 1000), true);
await long.more();
assert.deepEqual(shut(long), [whole.slice(0, 2000), false, null, true]);
await long.more();
assert.deepEqual(shut(long), [whole, false, null, false]);
await add("A");
await until(long, ["A", ...whole], false);
await Promise.all(["B", "N0600", "N1600"].map(remove));
const rest = ["A", ...whole.slice(1)].filter((name) => name !== "N0600" && name !== "N1600");
await until(long, rest, false);

// Lists and records survive restarts of the core, with what has changed meanwhile.
const beans = core.liveRecord(core.inventory.items.get, { sku: "A" });
assert.deepEqual(beans.state, { value: null, isLoading: true, error: null });
await reached(beans, ({ value }) => value?.name === "A");
for (const round of [1, 2, 3]) {
  kill(core);
  const name = `A${round}`;
  await core.inventory.items.update({ sku: "A", changes: { name } });
  await until(long, [name, ...rest.slice(1)], false);
  await reached(beans, ({ value }) => value.name === name);
}
kill(core);
await refused.more();
assert.deepEqual([refused.items.length, refused.error], [150, null]);

// A record changes, is kept by an error, goes, and comes again.
await core.companies.select({ company: null }).catch(() => core.companies.create({ name: "Third" }));
assert.equal((await reached(beans, ({ error }) => error)).value.name, "A3");
await core.companies.select({ company: first });
await reached(beans, ({ error }) => !error);
await remove("A");
assert.deepEqual(await reached(beans, ({ value }) => !value), { value: null, isLoading: false, error: null });
await add("A");
await reached(beans, ({ value }) => value?.name === "A");
const missing = core.liveRecord(core.inventory.items.get, { sku: "never" });
const never = await reached(missing, ({ isLoading }) => !isLoading);
assert.ok(never.error instanceof NotFoundError);
await add("never");
await missing.refresh();
assert.deepEqual([missing.value.sku, missing.error], ["never", null]);

// Who subscribes is told until that ends, and needs no `this`; a signal closes the list, too.
const told = [];
const { subscribe } = missing;
const stop = subscribe(({ value }) => told.push(value?.name));
await core.inventory.items.update({ sku: "never", changes: { name: "Now" } });
await reached(missing, ({ value }) => value.name === "Now");
stop();
await remove("never");
await reached(missing, ({ value }) => !value);
assert.deepEqual(told, ["Now"]);
const controller = new AbortController();
const aborted = core.liveList(core.inventory.items.list, {}, { signal: controller.signal });
await reached(aborted, ({ isLoading }) => !isLoading);
const loop = (async () => {
  for await (const { isLoading } of aborted) assert.equal(isLoading, false);
})();
controller.abort();
await loop;
const late = core.liveList(core.inventory.items.list, {}, { signal: controller.signal });
await late.refresh();
for await (const { items } of late) assert.deepEqual(items, []);

// The end of the core ends them: with an error, unless it was closed.
await core.close();
for await (const state of long) assert.equal(state.error, null);
assert.equal(long.items.length, rest.length);
const afterwards = core.liveList(core.inventory.items.list);
assert.ok(afterwards.error instanceof ClosedError);
const mortal = await shop();
const last = mortal.liveList(mortal.companies.list);
await reached(last, ({ items }) => items.length === 1);
kill(mortal);
const ended = await reached(last, ({ error }) => error);
assert.ok(ended.error instanceof EndedError);
assert.equal(ended.items.length, 1);
for await (const state of last) assert.equal(state, ended);
