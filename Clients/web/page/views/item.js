import { h, say } from "../dom.js";
import { openForm } from "../form.js";
import { locationOptions } from "../fields.js";
import { watch } from "../link.js";
import { money, quantity, time, typed, words } from "../format.js";
import { button, person } from "../shop.js";
import { state } from "../levels.js";

/** One item: how much there is of it and where, what is asked for, and what has happened last. */
export function item({ id, redraw }) {
  let shown;
  let failure;
  const stop = watch("inventory.items.overview", { id }, (result) => {
    if (shown && shown.level.onHand !== result.level.onHand) say(`${result.item.name}: ${quantity(result.level.onHand, result.item.unit)} on hand`);
    shown = result;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
  const drawAll = () => [facts(shown), actions(shown), places(shown), plans(shown), history(shown)];
  return {
    title: () => shown?.item.name ?? "Item",
    stop,
    draw: () => [
      h("p", {}, h("a", { href: "#/" }, "All stock")),
      failure ? h("p", { class: "alert", role: "alert" }, failure.message) : shown ? drawAll() : h("p", {}, "Loading\u2026"),
    ],
  };
}

function facts({ item, level }) {
  const mark = state(item, level);
  const pairs = [
    ["SKU", item.sku],
    ["On hand", quantity(level.onHand, item.unit), true],
    ["Reserved for orders", quantity(level.reserved, item.unit), true],
    ["Available", quantity(level.available, item.unit), true],
    level.onOrder ? ["On order", quantity(level.onOrder, item.unit), true] : null,
    ["State", mark?.text ?? "Enough", true],
    item.minStock === null ? null : ["Low below", quantity(item.minStock, item.unit)],
    item.category ? ["Category", item.category] : null,
    item.price ? ["Price", money(item.price)] : null,
    item.barcodes.length ? ["Barcodes", item.barcodes.join(", ")] : null,
  ];
  return h("dl", { class: "facts" }, pairs.filter(Boolean).map(([name, value, isLive]) => h("div", {}, h("dt", {}, name), h("dd", { "data-live": isLive }, value))));
}

function actions({ item }) {
  return h("div", { class: "buttons", role: "group", "aria-label": "What to do" },
    button("inventory.stock.receive", "Receive", () => receive(item), { kind: "primary" }),
    button("inventory.stock.consume", "Use up", () => consume(item)),
    button("inventory.stock.adjust", "Correct", () => adjust(item)));
}

/** The units that a quantity of the item may be given in. */
function unitField(item) {
  if (!item.units.length) return null;
  return { kind: "select", name: "unit", label: "Unit", options: [item.unit, ...item.units.map(({ unit }) => unit)].map((unit) => [unit, unit]) };
}

function placeField() {
  return { kind: "select", name: "location", label: "Where", options: locationOptions("Where it usually lies") };
}

/** What tells an item's lots apart. */
function lotFields(item, isReceipt) {
  const fields = [];
  if (item.trackBatch) fields.push({ name: "batch", label: "Batch", required: isReceipt });
  if (item.trackBatch && isReceipt) fields.push({ kind: "date", name: "expiry", label: "Expires on" });
  if (item.trackSerial) fields.push({ name: "serials", label: "Serial numbers", hint: "With commas between them." });
  return fields;
}

function moved(item) {
  return ({ serials, ...rest }) => ({ item: item.id, ...rest, serials: serials?.split(",").map((text) => text.trim()).filter(Boolean) });
}

function receive(item) {
  openForm({
    title: `Receive ${item.name}`,
    method: "inventory.stock.receive",
    fields: [{ kind: "number", name: "quantity", label: item.units.length ? "Quantity" : `Quantity (${item.unit})`, required: true }, unitField(item), placeField(), ...lotFields(item, true), { name: "note", label: "Note" }],
    params: moved(item),
    submit: "Receive",
    done: () => `Received: ${item.name}`,
  });
}

function consume(item) {
  openForm({
    title: `Use up ${item.name}`,
    intro: "For what the shop uses itself. What is sold leaves with an order.",
    method: "inventory.stock.consume",
    fields: [{ kind: "number", name: "quantity", label: item.units.length ? "Quantity" : `Quantity (${item.unit})`, required: true }, unitField(item), placeField(), ...lotFields(item, false), { name: "note", label: "Note" }],
    params: moved(item),
    submit: "Use up",
    done: () => `Used up: ${item.name}`,
  });
}

function adjust(item) {
  openForm({
    title: `Correct ${item.name}`,
    intro: "Says how much there really is in one place.",
    method: "inventory.stock.adjust",
    fields: [{ kind: "number", name: "to", label: `There are (${item.unit})`, required: true }, placeField(), ...lotFields(item, false), { name: "reason", label: "Reason", required: true }],
    params: moved(item),
    submit: "Correct",
    done: () => `Corrected: ${item.name}`,
  });
}

function places({ item, places }) {
  if (!places.length) return null;
  const hasLots = places.some(({ batch, serial }) => batch ?? serial);
  return h("section", { "aria-labelledby": "places" },
    h("h2", { id: "places" }, "Where it lies"),
    h("div", { class: "wide" }, h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Place"), hasLots ? h("th", { scope: "col" }, "Lot") : null, h("th", { scope: "col", class: "number" }, "On hand"))),
      h("tbody", {}, places.map((place) => h("tr", { key: `${place.location} ${place.lot}` },
        h("th", { scope: "row" }, place.locationName ?? ""),
        hasLots ? h("td", {}, place.batch ?? place.serial ?? "") : null,
        h("td", { class: "number", "data-live": true }, quantity(place.onHand, item.unit))))))));
}

function plans({ item, orders }) {
  if (!orders?.length) return null;
  return h("section", { "aria-labelledby": "plans" },
    h("h2", { id: "plans" }, "Open orders"),
    h("ul", { class: "plain" }, orders.map((plan) => h("li", { key: plan.id }, h("a", { href: `#/orders/${plan.id}` }, `${plan.number ?? "Draft"} for ${plan.contactName}`), ` \u2013 ${quantity(plan.quantity, item.unit)}`))));
}

const types = { purchase: "Received", sale: "Sold", return: "Came back", adjustment: "Corrected", transfer: "Moved", consumption: "Used up", count: "Counted" };

function what(entry, item) {
  if (entry.kind === "stock") {
    const { type, quantity: amount, reason, note } = entry.entry;
    const more = [reason, note].filter(Boolean).join("; ");
    return `${types[type] ?? words(type)}: ${amount > 0 ? "+" : ""}${typed(amount)} ${item.unit}${more ? ` (${more})` : ""}`;
  }
  const fields = entry.fields.map(({ name }) => name).filter(Boolean).join(", ");
  return `${words(entry.kind)}${fields ? `: ${fields}` : ""}`;
}

function history({ item, history }) {
  return h("section", { "aria-labelledby": "history" },
    h("h2", { id: "history" }, "What has happened"),
    h("div", { class: "wide" }, h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "When"), h("th", { scope: "col" }, "What"), h("th", { scope: "col" }, "Who"))),
      h("tbody", {}, history.map((entry, number) => h("tr", { key: `${entry.at} ${entry.entry?.id ?? number}` },
        h("td", {}, h("time", { datetime: entry.at }, time(entry.at))),
        h("td", {}, what(entry, item)),
        h("td", {}, person(entry.actor, entry.username))))))));
}
