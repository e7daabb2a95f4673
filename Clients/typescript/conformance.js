#!/usr/bin/env node
// The scenario that every client plays: conformance.js DIRECTORY. See ../conformance/README.md.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { Core, CoreError, EndedError } from "./mainspring.js";

const repeatable = ["--clock", "2026-03-05T09:00:00Z", "--seed", "7"];
const print = (...words) => console.log(words.join(" "));
const yes = (isSo) => (isSo ? "yes" : "no");

/** Waits for a call that must fail. Prints the kind and the code of its error, and the facts that `facts` picks. */
async function refused(call, facts = () => []) {
  try {
    await call;
    print("not refused");
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    print("error", error.kind, error.code, ...facts(error.data));
  }
}

/** A host that answers `host.ping`, refuses it, or waits before it answers, depending on the text of the ping. */
function makeHost() {
  const host = {
    async ping({ text }) {
      if (text === "refuse") throw Object.assign(new Error("no"), { code: 7 });
      if (text === "wait") {
        host.asked();
        await host.mayGo;
      }
      return { text: text.toUpperCase() };
    },
  };
  host.isAsked = new Promise((resolve) => {
    host.asked = resolve;
  });
  host.mayGo = new Promise((resolve) => {
    host.letGo = resolve;
  });
  return host;
}

async function lists(core) {
  const company = await core.companies.create({ name: "Roastery" });
  print("company", company.name, company.id);
  for (let n = 1; n <= 7; n += 1) {
    const item = await core.inventory.items.create({ sku: `S${n}`, name: `Item ${n}`, unit: "kg", minStock: 0.5 });
    print("item", item.sku, item.id, item.minStock, item.version);
  }
  let after;
  do {
    const page = await core.inventory.items.list({ limit: 3, order: "sku", after });
    print("page", ...page.items.map(({ sku }) => sku));
    after = page.next;
  } while (after !== null);
  const skus = [];
  for await (const { sku } of core.each(core.inventory.items.list, { limit: 2, order: "sku" })) skus.push(sku);
  print("each", ...skus);
}

async function changes(core) {
  const events = core.events({ topics: [{ service: "inventory", type: "item" }] });
  await events.opened;
  const { id } = await core.inventory.items.get({ sku: "S1" });
  await core.inventory.items.update({ id, changes: { name: "Beans", description: "from Kenya" } });
  await core.inventory.items.update({ id, changes: { description: null } });
  let count = 0;
  for await (const event of events) {
    print("event", event.type, event.action, yes(event.id === id), event.version);
    count += 1;
    if (count === 2) break;
  }
  const beans = await core.inventory.items.get({ id });
  print("changed", beans.name, yes(beans.description === null), beans.version);

  const levels = core.watch(core.inventory.stock.levels)[Symbol.asyncIterator]();
  const printNext = async () => print("live", ...(await levels.next()).value.items.map(({ onHand }) => onHand));
  await printNext();
  await core.inventory.stock.receive({ item: id, quantity: 2.5 });
  await printNext();
  await core.inventory.stock.consume({ item: id, quantity: 0.25 });
  await printNext();
  await levels.return();
  return id;
}

async function refusals(core, host, id) {
  const { items, stock } = core.inventory;
  print("host", (await core.host.check({ text: "hello", deadline: 600_000 })).text);
  const controller = new AbortController();
  const waiting = core.host.check({ text: "wait", deadline: 600_000 }, { signal: controller.signal });
  await host.isAsked;
  controller.abort();
  await refused(waiting);
  host.letGo();

  const wrong = items.create({ sku: "", name: "X", unit: "kg", minStock: -1 });
  await refused(wrong, ({ problems }) => problems.map(({ pointer }) => pointer));
  await refused(items.get({ sku: "none" }));
  const late = items.update({ id, changes: { name: "X" }, expect: 1 });
  await refused(late, ({ current }) => [current.name, current.version]);
  await refused(items.create({ sku: "s1", name: "X", unit: "kg" }), (data) => [data.member, yes(data.id === id)]);
  const tooMuch = stock.consume({ item: id, quantity: 100 });
  await refused(tooMuch, ({ asked, onHand, available }) => [asked, onHand, available]);
  const keyed = { sku: "K", name: "K", unit: "kg", idempotencyKey: "once" };
  print("once", yes((await items.create(keyed)).id === (await items.create(keyed)).id));
  await refused(items.create({ ...keyed, sku: "L", name: "L" }));
  await refused(core.location.request(), ({ capability }) => [capability]);
  await refused(core.host.check({ text: "refuse", deadline: 600_000 }), ({ error }) => [error.code, error.message]);
  await core.companies.create({ name: "Second" });
  await core.companies.select({ company: null });
  await refused(items.list());
}

async function shop(directory) {
  const host = makeHost();
  const core = new Core({ data: path.join(directory, "shop"), args: repeatable, host });
  await lists(core);
  await refusals(core, host, await changes(core));
  await core.close();
}

async function killed(directory) {
  const data = path.join(directory, "killed");
  const core = new Core({ data, restart: true });
  await core.companies.create({ name: "Roastery" });
  for (let turn = 0; turn < 3; turn += 1) {
    const calls = Array.from({ length: 50 }, (_, n) =>
      core.inventory.items.create({ sku: `${turn}-${n}`, name: "K", unit: "kg" }),
    );
    await calls[0];
    // The process may just have ended, and the next one may not be started yet.
    if (core.pid !== undefined) process.kill(core.pid, "SIGKILL");
    await Promise.all(calls);
  }
  let count = 0;
  for await (const _ of core.each(core.inventory.items.list)) count += 1;
  print("recovered", count);
  await core.close();

  const other = new Core({ data });
  process.kill(other.pid, "SIGKILL");
  await other.system.ping().catch((error) => print(error instanceof EndedError ? "ended" : error));
}

async function two(directory) {
  const args = ["--cloud", path.join(directory, "cloud.sqlite")];
  const one = new Core({ data: path.join(directory, "one"), args });
  const other = new Core({ data: path.join(directory, "two"), args });
  const { id: company } = await one.companies.create({ name: "Roastery" });
  const { id } = await one.inventory.items.create({ sku: "B", name: "Beans", unit: "kg" });
  await one.sync.now({ wait: true });
  await other.sync.now({ wait: true });
  print("synced", ...(await other.inventory.items.list({ company })).items.map(({ name }) => name));
  await other.inventory.items.update({ company, id, changes: { name: "Beans from Kenya" } });
  await other.sync.now({ wait: true });
  await one.sync.now({ wait: true });
  print("synced", (await one.inventory.items.get({ company, id })).name);
  await one.close();
  await other.close();
}

const directory = process.argv[2];
mkdirSync(directory, { recursive: true });
for (const part of [shop, killed, two]) {
  print("==", part.name);
  await part(directory);
}
