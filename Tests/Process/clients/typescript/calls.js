// Calls, their results, and what they are refused with.
import assert from "node:assert/strict";
import * as mainspring from "mainspring-core";
import { item, refused, shop } from "./support.js";

const core = await shop({ client: { name: "calls", version: "1" } });
assert.deepEqual(await core.system.ping(), {});
assert.deepEqual(await core.system.ping({}), {});
assert.equal((await core.system.diagnostics()).client.name, "calls");
assert.equal(core.inventory.items, core.inventory.items);
assert.equal(core.inventory.items.create.method, "inventory.items.create");
assert.equal(core.inventory.items.create.effect, "write");

const beans = await core.inventory.items.create(item(1, { minStock: 0.00001, description: "☕ 𝄞" }));
assert.equal(beans.minStock, 0.00001);
assert.equal((await core.inventory.items.get({ id: beans.id })).description, "☕ 𝄞");
assert.deepEqual(await core.call("inventory.items.get", { sku: "SKU-1" }), beans);

// Replies find their calls, whatever their order and size: some lines come in many pieces.
const text = "öäü☕𝄞".repeat(700);
const made = await Promise.all(
  Array.from({ length: 300 }, (_, number) => core.inventory.items.create(item(number + 100, { description: text }))),
);
assert.deepEqual(made.map(({ sku }) => sku), Array.from({ length: 300 }, (_, number) => `SKU-${number + 100}`));
const { items } = await core.inventory.items.list({ limit: 200 });
assert.ok(items.every(({ description }) => description === text));

// Errors are of their kind's class.
const expect = async (type, kind, promise) => {
  const error = await refused(promise);
  assert.ok(error instanceof type, `${error} is no ${type.name}`);
  assert.ok(error instanceof mainspring.CoreError && error instanceof mainspring.MainspringError && error instanceof Error);
  assert.equal(error.kind, kind);
  assert.equal(error.data.kind, kind);
  assert.equal(error.name, type.name);
  assert.equal(type.kind, kind);
  assert.equal(mainspring.errorClasses[kind], type);
  assert.ok(Number.isInteger(error.code) && error.message);
  return error;
};
const invalid = await expect(mainspring.InvalidParamsError, "invalidParams", core.inventory.items.create({ sku: "A", unti: "kg" }));
assert.deepEqual(invalid.data.problems.map(({ pointer }) => pointer).sort(), ["/name", "/unit", "/unti"]);
const duplicate = await expect(mainspring.DuplicateError, "duplicate", core.inventory.items.create(item(1)));
assert.equal(duplicate.data.id, beans.id);
await expect(mainspring.NotFoundError, "notFound", core.inventory.items.get({ sku: "nothing" }));
const update = { sku: "SKU-1", changes: { name: "New" }, expect: 9 };
const conflict = await expect(mainspring.ConflictError, "conflict", core.inventory.items.update(update));
assert.equal(conflict.data.current.id, beans.id);
const unknown = await expect(mainspring.MethodNotFoundError, "methodNotFound", core.call("inventory.items.creat"));
assert.equal(unknown.data.suggestion, "inventory.items.create");
await expect(mainspring.HostUnavailableError, "hostUnavailable", core.host.check({ text: "x" }));
await expect(mainspring.ParseError, "parseError", core.inventory.items.create(item(2, { name: "\ud800" })));
await core.inventory.items.create(item(2, { idempotencyKey: "key" }));
await expect(mainspring.KeyReusedError, "keyReused", core.inventory.items.create(item(3, { idempotencyKey: "key" })));
await assert.rejects(core.system.ping({ not: 1n }), TypeError);

// What JSON would make null of takes nothing away: the member is named.
await core.inventory.items.update({ sku: "SKU-1", changes: { minStock: 4 } });
for (const [params, place] of [
  [{ sku: "SKU-1", changes: { minStock: Number("2o") } }, /^changes\.minStock is NaN/],
  [{ sku: "SKU-1", changes: { minStock: Infinity } }, /^changes\.minStock is Infinity/],
  [{ sku: "SKU-1", changes: { tags: ["a", undefined] } }, /^changes\.tags\[1\] is undefined/],
  [{ sku: "SKU-1", changes: { description: null, custom: { on: new Date("x") } } }, /^changes\.custom\.on is an invalid date/],
]) {
  await assert.rejects(core.inventory.items.update(params), { name: "TypeError", message: place });
  await assert.rejects(core.inventory.items.update(params, { timeout: 9000 }), { name: "TypeError", message: place });
}
const endless = { limit: -Infinity };
for (const name of ["watch", "liveList"]) {
  assert.throws(() => core[name](core.inventory.items.list, endless), { name: "TypeError", message: /^limit is -Infinity/ });
}
assert.equal((await core.inventory.items.get({ sku: "SKU-1" })).minStock, 4);
assert.equal((await core.inventory.items.update({ sku: "SKU-1", changes: { minStock: null } })).minStock, null);

// A sum of binary floats has more places than a quantity.
await expect(mainspring.InvalidParamsError, "invalidParams", core.inventory.stock.receive({ sku: "SKU-1", quantity: 0.1 + 0.2 }));
const quantity = mainspring.quantity(0.1 + 0.2);
assert.equal((await core.inventory.stock.receive({ sku: "SKU-1", quantity })).levels[0].onHand, 0.3);
assert.equal(mainspring.quantity(-1.000005 * 2), -2.00001);
assert.throws(() => mainspring.quantity(NaN), TypeError);

// A misspelt option, and a call in the place of a method.
assert.throws(() => new mainspring.Core({ datadir: "shop" }), { name: "TypeError", message: /^Core has no option datadir. Its options are command, data,/ });
assert.throws(() => core.system.ping({}, { timeuot: 1 }), { name: "TypeError", message: /^system\.ping has no option timeuot/ });
for (const name of ["watch", "liveList", "liveRecord"]) {
  for (const wrong of [core.inventory.items.get({ sku: "nothing" }), "inventory.items.list", undefined]) {
    assert.throws(() => core[name](wrong), { name: "TypeError", message: new RegExp(`^${name} takes a method and its parameters`) });
  }
}
await assert.rejects(core.each(core.inventory.items.list({})).next(), { name: "TypeError", message: /^each takes a method/ });

// What is no kind yet is an error all the same.
assert.equal(new mainspring.CoreError({ code: 99, message: "of later" }).kind, "unknown");

// All that was asked is answered before the end, and nothing is taken after it.
const last = core.inventory.items.create(item(4));
const closing = core.close();
assert.equal((await last).sku, "SKU-4");
assert.deepEqual(await closing, { exitCode: 0, signal: null });
assert.deepEqual(await core.close(), { exitCode: 0, signal: null });
assert.deepEqual(await core.ended, { exitCode: 0, signal: null });
for (const promise of [core.system.ping(), core.watch(core.inventory.items.list).opened, core.events().opened]) {
  assert.ok((await refused(promise)) instanceof mainspring.ClosedError);
}

// The stacks of errors say where a call was made, where that is asked for.
const traced = await shop({ traceCalls: true });
const missing = await refused(traced.inventory.items.get({ sku: "nothing" }));
assert.match(missing.stack, /^NotFoundError: There is no item/);
assert.match(missing.stack.split("\n")[1], /calls\.m?js/);
await traced[Symbol.asyncDispose]();
assert.equal(traced.pid, undefined);
