import { h, say } from "../dom.js";
import { itemField, locationOptions } from "../fields.js";
import { confirm, makeForm } from "../form.js";
import { call, watch } from "../link.js";
import { quantity } from "../format.js";
import { actions, contents, head, number, section, table } from "../parts.js";
import { button, person } from "../shop.js";
import { countName, countStates } from "./counts.js";

const blind = ", counted blind: only managers of the inventory see the expected quantities";

/** The view of one stocktake: the counted items, the items that are not counted yet, and the steps that end it. */
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
  const drawAll = () => [
    h("p", {}, `State: ${countStates[shown.status]}${shown.blind ? blind : ""}`),
    shown.note ? h("p", {}, shown.note) : null,
    drawActions(shown, lines),
    shown.status === "open" ? section("record", "Count an item", form.element) : null,
    drawLines(lines),
    isGoingOn(shown) ? drawLeft(left, hasMore, shown.status === "open" ? form : undefined) : null,
  ];
  return {
    title: () => (shown ? countName(shown) : "Count"),
    stop: () => stops.forEach((stop) => stop()),
    draw: () => [h("p", {}, h("a", { href: "#/counts" }, "All counts")), contents(failure, shown, drawAll)],
  };
}

function isGoingOn({ status }) {
  return status === "open" || status === "review";
}

function lineForm(id) {
  return makeForm({
    label: "Count an item",
    method: "inventory.counts.record",
    fields: [
      itemField({ required: true }),
      { kind: "number", name: "quantity", label: "Found", required: true },
      {
        kind: "select",
        name: "location",
        label: "Where",
        options: locationOptions("The item's usual location"),
        stays: true,
      },
      {
        name: "batch",
        label: "Batch or serial number",
        hint: "Only for items with batches or serial numbers.",
        pointers: ["/batch", "/lot", "/serials"],
      },
    ],
    params: (values) => ({ count: id, ...values }),
    submit: "Record the quantity",
    again: true,
    done: (line) => `Recorded: ${quantity(line.quantity)}`,
  });
}

function step(method, id, told) {
  return () => call(method, { count: id }).then(() => say(told), (error) => say(error.message));
}

function drawActions(count, lines) {
  const { id, status } = count;
  const buttons = [];
  if (status === "open") {
    const submit = step("inventory.counts.submit", id, "Submitted. A manager must approve the count.");
    const hint = lines.length === 0 ? "Count at least one item first." : undefined;
    buttons.push(button("inventory.counts.submit", "Submit", submit, { kind: "primary", hint }));
  }
  if (status === "review") {
    const reopen = step("inventory.counts.reopen", id, "The count continues");
    buttons.push(button("inventory.counts.post", "Approve", () => approve(id), { kind: "primary" }));
    buttons.push(button("inventory.counts.reopen", "Continue counting", reopen));
  }
  if (isGoingOn(count)) buttons.push(button("inventory.counts.cancel", "Cancel the count", () => cancel(id)));
  return actions(buttons);
}

function approve(id) {
  confirm({
    title: "Approve this count",
    intro: "The stock changes by the differences.",
    method: "inventory.counts.post",
    params: { count: id },
    submit: "Approve",
    done: () => "Approved",
  });
}

function cancel(id) {
  confirm({
    title: "Cancel this count",
    intro: "A cancelled count changes no stock.",
    method: "inventory.counts.cancel",
    params: { count: id },
    submit: "Cancel the count",
    back: "Back",
    done: () => "Cancelled",
  });
}

function difference(line) {
  if (line.expected === null) return "";
  const by = Number((line.quantity - line.expected).toFixed(5));
  return by === 0 ? "none" : by > 0 ? `+${quantity(by)}` : quantity(by);
}

function drawLines(lines) {
  if (!lines.length) return null;
  const rows = lines.map((line) =>
    h(
      "tr",
      { key: line.id },
      head(line.name ?? "A deleted item", [line.sku, line.batch ?? line.serial]),
      h("td", {}, line.locationName ?? ""),
      number(quantity(line.quantity, line.unit)),
      number(difference(line)),
      h("td", {}, person(line.actor)),
    ),
  );
  const columns = ["Item", "Where", "#Found", "#Difference", "Who"];
  return section("lines", "Counted", table(columns, rows, { labelledby: "lines" }));
}

function drawLeft(left, hasMore, form) {
  if (!left.length) return section("left", "Not counted yet", h("p", {}, "All stock was counted."));
  const take = (stock) => {
    form.field("item").set({ id: stock.item, name: stock.name, sku: stock.sku });
    form.field("location").input.value = stock.location ?? "";
    form.field("batch").set(stock.batch ?? stock.serial ?? "");
    form.field("quantity").focus();
  };
  const rows = left.map((stock) => {
    const lot = stock.batch ?? stock.serial;
    const facts = [stock.sku, stock.locationName, lot].filter(Boolean).join(" \u00b7 ");
    const name = `Count ${stock.name}${lot ? `, ${lot}` : ""}`;
    return h(
      "li",
      { key: `${stock.item} ${stock.location} ${stock.lot}` },
      h("span", {}, stock.name, h("small", {}, facts)),
      form ? h("button", { type: "button", "aria-label": name, onclick: () => take(stock) }, "Count") : null,
    );
  });
  const more = hasMore ? ` The list has the first ${left.length} places.` : "";
  const note = `Stock that is not counted stays as it is.${more}`;
  return section("left", "Not counted yet", h("p", {}, note), h("ul", { class: "plain rows" }, rows));
}
