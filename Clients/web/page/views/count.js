import { h, say } from "../dom.js";
import { itemField, locationOptions } from "../fields.js";
import { confirm, makeForm } from "../form.js";
import { call, watch } from "../link.js";
import { quantity } from "../format.js";
import { button, person } from "../shop.js";
import { countName, countStates } from "./counts.js";

/** One stocktake: what was found, what nobody has counted yet, and how it ends. */
export function count({ id, redraw }) {
  let shown;
  let lines = [];
  let left = [];
  let hasMore = false;
  let failure;
  const failed = (error) => {
    failure = error;
    redraw();
  };
  const stops = [
    watch("inventory.counts.get", { id }, (result) => {
      shown = result;
      failure = undefined;
      redraw();
    }, failed),
    watch("inventory.counts.lines", { count: id, limit: 200 }, (result) => {
      lines = result.items;
      redraw();
    }, failed),
    watch("inventory.counts.uncounted", { count: id, limit: 50 }, (result) => {
      left = result.items;
      hasMore = result.next !== null;
      redraw();
    }, failed),
  ];
  const form = lineForm(id);
  const draw = () => [
    h("p", {}, `State: ${countStates[shown.status]}${shown.blind ? ", counted blind" : ""}`),
    shown.note ? h("p", {}, shown.note) : null,
    actions(shown, lines),
    shown.status === "open" ? h("section", { "aria-labelledby": "record" }, h("h2", { id: "record" }, "Count an item"), form.element) : null,
    linesTable(lines),
    shown.status === "open" || shown.status === "review" ? uncounted(left, hasMore, shown.status === "open" ? form : undefined) : null,
  ];
  return {
    title: () => (shown ? countName(shown) : "Count"),
    stop: () => stops.forEach((stop) => stop()),
    draw: () => [h("p", {}, h("a", { href: "#/counts" }, "All counts")), failure ? h("p", { class: "alert", role: "alert" }, failure.message) : shown ? draw() : h("p", {}, "Loading\u2026")],
  };
}

function lineForm(id) {
  return makeForm({
    label: "Count an item",
    method: "inventory.counts.record",
    fields: [
      itemField({ required: true }),
      { kind: "number", name: "quantity", label: "Found", required: true },
      { kind: "select", name: "location", label: "Where", options: locationOptions("Where it usually lies"), stays: true },
      { name: "batch", label: "Batch or serial number", hint: "Only for items whose lots are told apart.", pointers: ["/batch", "/lot", "/serials"] },
    ],
    params: (values) => ({ count: id, ...values }),
    submit: "Note it",
    again: true,
    done: (line) => `Noted: ${quantity(line.quantity)}`,
  });
}

function step(method, id, told) {
  return () => call(method, { count: id }).then(() => say(told), (error) => say(error.message));
}

function actions({ id, status }, lines) {
  const buttons = [];
  const isEmpty = lines.length === 0 ? "Nothing was counted yet." : undefined;
  if (status === "open") buttons.push(button("inventory.counts.submit", "Submit", step("inventory.counts.submit", id, "Submitted: it is to be approved"), { kind: "primary", hint: isEmpty }));
  if (status === "review") {
    buttons.push(button("inventory.counts.post", "Approve", () => approve(id), { kind: "primary" }));
    buttons.push(button("inventory.counts.reopen", "Count on", step("inventory.counts.reopen", id, "It is counted on")));
  }
  if (status === "open" || status === "review") buttons.push(button("inventory.counts.cancel", "Give up", () => giveUp(id)));
  return buttons.length ? h("div", { class: "buttons", role: "group", "aria-label": "What to do" }, buttons) : null;
}

function approve(id) {
  confirm({ title: "Approve this count", intro: "What differs from the ledger is put right there.", method: "inventory.counts.post", params: { count: id }, submit: "Approve", done: () => "Approved" });
}

function giveUp(id) {
  confirm({ title: "Give up this count", intro: "What was counted changes nothing then.", method: "inventory.counts.cancel", params: { count: id }, submit: "Give it up", done: () => "Given up" });
}

function difference(line) {
  if (line.expected === null) return "";
  const by = Number((line.quantity - line.expected).toFixed(5));
  return by === 0 ? "none" : by > 0 ? `+${quantity(by)}` : quantity(by);
}

function linesTable(lines) {
  if (!lines.length) return null;
  return h("section", { "aria-labelledby": "lines" },
    h("h2", { id: "lines" }, "Counted"),
    h("div", { class: "wide", tabindex: "0", role: "region", "aria-labelledby": "lines" }, h("table", {},
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Item"), h("th", { scope: "col" }, "Where"), h("th", { scope: "col", class: "number" }, "Found"), h("th", { scope: "col", class: "number" }, "Difference"), h("th", { scope: "col" }, "Who"))),
      h("tbody", {}, lines.map((line) => h("tr", { key: line.id },
        h("th", { scope: "row" }, line.name ?? "A deleted item", h("small", {}, [line.sku, line.batch ?? line.serial].filter(Boolean).join(" \u00b7 "))),
        h("td", {}, line.locationName ?? ""),
        h("td", { class: "number", "data-live": true }, quantity(line.quantity, line.unit)),
        h("td", { class: "number" }, difference(line)),
        h("td", {}, person(line.actor))))))));
}

function uncounted(left, hasMore, form) {
  if (!left.length) return h("section", { "aria-labelledby": "left" }, h("h2", { id: "left" }, "Not counted yet"), h("p", {}, "Everything that the ledger knows of was counted."));
  const take = (stock) => {
    form.field("item").set({ id: stock.item, name: stock.name, sku: stock.sku });
    form.field("location").input.value = stock.location ?? "";
    form.field("batch").set(stock.batch ?? stock.serial ?? "");
    form.field("quantity").focus();
  };
  return h("section", { "aria-labelledby": "left" },
    h("h2", { id: "left" }, "Not counted yet"),
    h("p", {}, `What nobody counts stays as it is.${hasMore ? ` These are the first ${left.length}.` : ""}`),
    h("ul", { class: "plain rows" }, left.map((stock) => h("li", { key: `${stock.item} ${stock.location} ${stock.lot}` },
      h("span", {}, stock.name, h("small", {}, [stock.sku, stock.locationName, stock.batch ?? stock.serial].filter(Boolean).join(" \u00b7 "))),
      form ? h("button", { type: "button", "aria-label": `Count ${stock.name}${stock.batch ? `, batch ${stock.batch}` : ""}`, onclick: () => take(stock) }, "Count") : null))));
}
