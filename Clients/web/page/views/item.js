import { h, say } from "../dom.js";
import { openForm } from "../form.js";
import { locationOptions } from "../fields.js";
import { watch } from "../link.js";
import { money, quantity, time, typed, words } from "../format.js";
import { state } from "../levels.js";
import { actions, contents, facts, head, number, section, table } from "../parts.js";
import { button, person } from "../shop.js";
import { taxText } from "../taxes.js";
import { lotFields, serialsOf } from "./lots.js";
import { changePrice } from "./pricing.js";

/** The view of one item: its quantities by location, the orders that need it, and its last changes. */
export function item({ id, redraw }) {
  let shown;
  let failure;
  const stop = watch("inventory.items.overview", { id }, (result) => {
    const { item, level } = result;
    if (shown && shown.level.onHand !== level.onHand) say(`${item.name}: ${quantity(level.onHand, item.unit)} on hand`);
    shown = result;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
  const drawAll = () => [drawFacts(shown), drawActions(shown), drawPlaces(shown), drawPlans(shown), drawHistory(shown)];
  return {
    title: () => shown?.item.name ?? "Item",
    stop,
    draw: () => [
      h("p", {}, h("a", { href: "#/" }, "All stock")),
      contents(failure, shown, drawAll),
    ],
  };
}

function drawFacts({ item, level }) {
  const mark = state(item, level);
  const isService = item.kind === "service";
  return facts([
    ["SKU", item.sku],
    isStocked(item) ? ["On hand", quantity(level.onHand, item.unit), true] : ["Kind", isService ? "Service" : "Kit"],
    isStocked(item) ? ["Reserved for orders", quantity(level.reserved, item.unit), true] : null,
    isService ? null : ["Available", quantity(level.available, item.unit), true],
    level.onOrder ? ["On order", quantity(level.onOrder, item.unit), true] : null,
    isService ? null : ["State", mark?.text ?? "Enough", true],
    item.minStock === null ? null : ["Minimum stock", quantity(item.minStock, item.unit)],
    item.category ? ["Category", item.category, true] : null,
    item.price ? ["Price", money(item.price), true] : null,
    taxText(item) ? ["Tax", taxText(item), true] : null,
    item.barcodes.length ? ["Barcodes", item.barcodes.join(", ")] : null,
  ]);
}

/** Whether an item has a stock of its own: a kit takes its components, and a service takes nothing. */
function isStocked(item) {
  return item.kind === "stocked";
}

function drawActions({ item }) {
  const ofStock = [
    button("inventory.stock.receive", "Receive", () => receive(item), { kind: "primary" }),
    button("inventory.stock.consume", "Use up", () => consume(item)),
    button("inventory.stock.adjust", "Correct the stock", () => adjust(item)),
  ];
  return actions([
    ...(isStocked(item) ? ofStock : []),
    button("inventory.items.update", "Price, tax, category", () => changePrice(item)),
  ]);
}

function quantityField(item) {
  const label = item.units.length ? "Quantity" : `Quantity (${item.unit})`;
  return { kind: "number", name: "quantity", label, required: true };
}

/** Returns a field for the unit of a quantity of the item. */
function unitField(item) {
  if (!item.units.length) return null;
  const units = [item.unit, ...item.units.map(({ unit }) => unit)];
  return { kind: "select", name: "unit", label: "Unit", options: units.map((unit) => [unit, unit]) };
}

function placeField() {
  return { kind: "select", name: "location", label: "Where", options: locationOptions("The item's usual location") };
}

function moved(item) {
  return ({ serials, ...rest }) => ({ item: item.id, ...rest, serials: serialsOf(serials) });
}

function receive(item) {
  openForm({
    title: `Receive ${item.name}`,
    method: "inventory.stock.receive",
    fields: [quantityField(item), unitField(item), placeField(), ...lotFields(item, true), { name: "note", label: "Note" }],
    params: moved(item),
    submit: "Receive",
    done: () => `Received: ${item.name}`,
  });
}

function consume(item) {
  openForm({
    title: `Use up ${item.name}`,
    intro: "For goods that the shop uses itself. Sold goods leave the stock when their order is shipped.",
    method: "inventory.stock.consume",
    fields: [quantityField(item), unitField(item), placeField(), ...lotFields(item, false), { name: "note", label: "Note" }],
    params: moved(item),
    submit: "Use up",
    done: () => `Used up: ${item.name}`,
  });
}

function adjust(item) {
  openForm({
    title: `Correct the stock of ${item.name}`,
    intro: "Enter the quantity that is really there, in one location.",
    method: "inventory.stock.adjust",
    fields: [
      { kind: "number", name: "to", label: `Actual quantity (${item.unit})`, required: true },
      placeField(),
      ...lotFields(item, false),
      { name: "reason", label: "Reason", required: true },
    ],
    params: moved(item),
    submit: "Correct the stock",
    done: () => `The stock of ${item.name} was corrected`,
  });
}

function drawPlaces({ item, places }) {
  if (!places.length) return null;
  const hasLots = places.some(({ batch, serial }) => batch ?? serial);
  const rows = places.map((place) =>
    h(
      "tr",
      { key: `${place.location} ${place.lot}` },
      head(place.locationName ?? ""),
      hasLots ? h("td", {}, place.batch ?? place.serial ?? "") : null,
      number(quantity(place.onHand, item.unit)),
    ),
  );
  const columns = ["Location", hasLots && "Lot", "#On hand"];
  return section("places", "Locations", table(columns, rows, { labelledby: "places" }));
}

function drawPlans({ item, orders }) {
  if (!orders?.length) return null;
  const plans = orders.map((plan) => {
    const name = `${plan.number ?? "Draft"} for ${plan.contactName}`;
    const amount = ` \u2013 ${quantity(plan.quantity, item.unit)}`;
    return h("li", { key: plan.id }, h("a", { href: `#/orders/${plan.id}` }, name), amount);
  });
  return section("plans", "Open orders", h("ul", { class: "plain" }, plans));
}

const types = {
  purchase: "Received",
  sale: "Sold",
  return: "Came back",
  adjustment: "Corrected",
  transfer: "Moved",
  consumption: "Used up",
  count: "Counted",
};

function what(entry, item) {
  if (entry.kind === "stock") {
    const { type, quantity: amount, reason, note } = entry.entry;
    const more = [reason, note].filter(Boolean).join("; ");
    return `${types[type] ?? words(type)}: ${amount > 0 ? "+" : ""}${typed(amount)} ${item.unit}${more ? ` (${more})` : ""}`;
  }
  const fields = entry.fields.map(({ name }) => name).filter(Boolean).join(", ");
  return `${words(entry.kind)}${fields ? `: ${fields}` : ""}`;
}

function drawHistory({ item, history }) {
  const rows = history.map((entry, number) =>
    h(
      "tr",
      { key: `${entry.at} ${entry.entry?.id ?? number}` },
      h("td", {}, h("time", { datetime: entry.at }, time(entry.at))),
      h("td", {}, what(entry, item)),
      h("td", {}, person(entry.actor, entry.username)),
    ),
  );
  return section("history", "History", table(["When", "What", "Who"], rows, { labelledby: "history" }));
}
