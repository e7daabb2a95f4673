// A till in the terminal: each line is a command.
import { createInterface } from "node:readline";
import { Core, CoreError, type Item, type LiveListState, type Money } from "mainspring-core";

const core = new Core({ data: process.argv[2], restart: true });
const commands = new Map<string, { usage: string; count: number; run: (...words: string[]) => Promise<void> }>();
const say = (text: string) => console.log(text);

/** Makes a function a command. The usage, such as `find TEXT`, names the command and its arguments. */
function command(usage: string, run: (...words: string[]) => Promise<void>) {
  const [name, ...parameters] = usage.split(" ");
  commands.set(name, { usage, count: parameters.length, run });
}

/** Money travels in minor units: 210 is 2.10. */
const money = ({ amount, currency }: Money) => `${(amount / 100).toFixed(2)} ${currency}`;

/** Makes a new shop, with three items in stock. */
command("open", async () => {
  await core.companies.create({ name: "Corner Shop", currency: "EUR" });
  await core.contacts.create({ name: "Walk-in customer", kinds: ["customer"] });
  const items = [
    { sku: "BEAN-1", name: "Beans", unit: "kg", amount: 1890, quantity: 4 },
    { sku: "FILTER-02", name: "Paper filters", unit: "pack", amount: 210, quantity: 12 },
    { sku: "CUP-1", name: "Cups", unit: "piece", amount: 650, quantity: 30 },
  ];
  for (const { sku, name, unit, amount, quantity } of items) {
    const minStock = unit === "pack" ? 10 : null;
    await core.inventory.items.create({ sku, name, unit, price: { amount, currency: "EUR" }, minStock });
    await core.inventory.stock.receive({ sku, quantity });
  }
  say("The shop is open.");
});

command("find TEXT", async (text) => {
  const { items } = await core.inventory.items.search({ text, levels: true });
  for (const { sku, name, unit, level, price } of items) {
    say(`${sku}  ${name}  ${level?.onHand} ${unit}  ${price ? money(price) : "no price"}`);
  }
});

command("sell SKU QUANTITY", async (sku, words) => {
  const quantity = Number(words);
  if (Number.isNaN(quantity)) return say("Refused: that is no number.");
  const [customer] = (await core.contacts.list({ kind: "customer", limit: 1 })).items;
  const sale = { contact: customer.id, lines: [{ sku, quantity }], payment: { method: "cash" } };
  const { order, invoice } = await core.orders.sell({ ...sale, currency: "EUR", source: "walkIn", taxIncluded: true });
  const [line] = invoice!.lines;
  say(`Sold ${line.quantity} ${line.unit} ${line.text} for ${money(order.gross)}.`);
});

const shown = new Map<string, string>();

function show({ items, error }: LiveListState<Item>) {
  if (error) say(`* The list may be out of date: ${error.message}`);
  for (const { id, name, unit, level, minStock } of items) {
    const onHand = level?.onHand ?? 0;
    const line = `* ${name}: ${onHand} ${unit}${onHand < (minStock ?? 0) ? ", low" : ""}`;
    if (shown.get(id) !== line) say(line);
    shown.set(id, line);
  }
}

/** Shows the stock, and from now on each change of it. */
command("live", async () => {
  const options = { order: "name", limit: 200, levels: true } as const;
  core.liveList(core.inventory.items.list, options, { onChange: show });
});

/** Syncs through the container in this file, now and from now on. */
command("connect FILE", async (file) => {
  await core.sync.connect({ cloud: file });
  await sync();
});

async function sync() {
  const { state, stores } = await core.sync.now({ wait: true });
  const waiting = stores.reduce((sum, { pendingEdits }) => sum + pendingEdits, 0);
  say(`Sync: ${state}, ${waiting} records wait.`);
}
command("sync", sync);

/** Gives the owner a name and a password: from now on, people sign in. */
command("lock NAME PASSWORD", async (username, password) => {
  await core.companies.setTier({ tier: "business" });
  await core.access.credentials.create({ username, password });
  say("The till is locked.");
});

command("hire NAME PASSWORD", async (name, password) => {
  const { user } = await core.access.grant({ name, preset: "sales" });
  await core.access.credentials.create({ user, username: name, password });
  say(`${name} may sell.`);
});

command("login NAME PASSWORD", async (username, password) => {
  const { isOwner } = await core.access.signIn({ username, password });
  say(isOwner ? "Welcome, owner." : `Welcome, ${username}.`);
});

command("price SKU CENTS", async (sku, cents) => {
  const price = { amount: Number(cents), currency: "EUR" };
  const item = await core.inventory.items.update({ sku, changes: { price } });
  say(`${item.name}: ${item.price ? money(item.price) : "no price"}`);
});

for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...rest] = line.trim().split(/\s+/);
  const { usage, count, run } = commands.get(name) ?? { usage: "", count: 0, run: undefined };
  const words = [...rest.slice(0, count - 1), rest.slice(count - 1).join(" ")].filter(Boolean).slice(0, count);
  try {
    if (!run || words.length !== count) say(usage || `Commands: ${[...commands.keys()].join(", ")}`);
    else await run(...words);
  } catch (error) {
    if (!(error instanceof CoreError)) throw error;
    say(`Refused: ${error.message}`);
  }
}
await core.close();
