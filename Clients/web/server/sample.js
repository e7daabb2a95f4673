import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../shop/", import.meta.url));
const kinds = [
  "contacts",
  "inventory.locations",
  "inventory.items",
  "inventory.suppliers",
  "prices",
  "assemblies.boms",
  "inventory.lots",
  "inventory.stock",
  "orders",
  "purchases",
];

/** Makes a small shop, unless there is a company already. */
export async function makeSample(core) {
  const { items } = await core.companies.list({ limit: 1 });
  if (items.length) return;
  const { id } = await core.companies.create({ name: "Kaffee am Hafen", currency: "EUR" });
  for (const kind of kinds) {
    const file = path.join(folder, `${kind.split(".").at(-1)}.csv`);
    await core.call(`${kind}.import`, { company: id, format: "csv", path: file });
  }
  // Sales over the counter need not name a customer.
  const counter = await core.contacts.create({ company: id, kinds: ["customer"], name: "Walk-in customer" });
  await core.companies.update({ company: id, changes: { settings: { counterContact: counter.id } } });
}
