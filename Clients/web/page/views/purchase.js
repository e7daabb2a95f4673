import { h, say } from "../dom.js";
import { locationOptions } from "../fields.js";
import { confirm, openForm, sentLines } from "../form.js";
import { dayOf, money, quantity, time, typed, within, words } from "../format.js";
import { call, watch } from "../link.js";
import { actions, alert, contents, facts, head, number, section, table } from "../parts.js";
import { button, person } from "../shop.js";
import { lotFields, lotOf } from "./lots.js";
import { purchaseName } from "./purchases.js";
import { drawSteps } from "./steps.js";

const mayReceive = new Set(["ordered", "partlyReceived"]);
const mayCancel = new Set(["draft", "ordered"]);
const mayClose = new Set(["partlyReceived", "received"]);

/** The view of one purchase: its lines with the received quantities, its receipts and its steps. */
export function purchase({ id, redraw }) {
  let shown;
  let failure;
  let refused = "";
  const stop = watch("purchases.get", { id }, (result) => {
    if (shown && shown.status !== result.status) {
      refused = "";
      say(`${purchaseName(result)}: ${words(result.status)}`);
    }
    shown = result;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
  const refuse = (error) => {
    refused = error.message;
    redraw();
  };
  const act = (method, params) => call(method, params).then(() => {
    refused = "";
    redraw();
  }, refuse);
  const drawAll = () => [
    drawFacts(shown),
    drawActions(shown, act, refuse),
    alert(refused),
    drawLines(shown, act),
    drawReceipts(shown),
    drawSteps(shown),
  ];
  return {
    title: () => (shown ? purchaseName(shown) : "Purchase"),
    stop,
    draw: () => [h("p", {}, h("a", { href: "#/purchases" }, "All purchases")), contents(failure, shown, drawAll)],
  };
}

function drawFacts(shown) {
  return facts([
    ["Supplier", shown.contactName],
    ["State", words(shown.status), true],
    shown.reference ? ["Reference of the supplier", shown.reference] : null,
    shown.expectedAt ? ["Expected", dayOf(shown.expectedAt), true] : null,
    shown.gross ? ["Sum with tax", money(shown.gross), true] : null,
    shown.unpriced ? ["Lines without a price", quantity(shown.unpriced), true] : null,
  ]);
}

/** Returns the quantity of a line that has not come yet. */
function openOf(line) {
  return Math.max(0, Number((line.quantity - line.received).toFixed(5)));
}

function drawActions(shown, act, refuse) {
  const { id, status, version, lines } = shown;
  const step = (to) => () => act("purchases.step", { id, to, expect: version });
  const buttons = [];
  if (status === "draft") {
    const hint = lines.length ? undefined : "The purchase has no lines.";
    buttons.push(button("purchases.step", "Order the goods", step("ordered"), { kind: "primary", hint }));
  }
  if (mayReceive.has(status)) {
    buttons.push(button("purchases.receive", "Receive", () => receive(shown, refuse), { kind: "primary" }));
  }
  if (mayClose.has(status)) {
    const label = status === "received" ? "Close" : "Close without the rest";
    buttons.push(button("purchases.step", label, step("closed")));
  }
  if (mayCancel.has(status)) buttons.push(button("purchases.step", "Cancel the purchase", () => cancel(shown)));
  return actions(buttons);
}

function cancel({ id }) {
  confirm({
    title: "Cancel this purchase",
    reason: "What you agreed with the supplier.",
    method: "purchases.step",
    params: { id, to: "cancelled" },
    submit: "Cancel the purchase",
    back: "Back",
  });
}

/** Returns the items of lines, by their ids: the form needs to know which of them have batches or serial numbers. */
async function itemsOf(lines) {
  const ids = [...new Set(lines.map(({ item }) => item).filter(Boolean))].slice(0, 200);
  const { found } = ids.length ? await call("inventory.items.lookup", { ids }) : { found: [] };
  return new Map(found.filter(Boolean).map((item) => [item.id, item]));
}

/** Shows the form that receives goods. At first, it has all the goods that have not come yet. */
async function receive(shown, failed) {
  const open = shown.lines.filter((line) => openOf(line) > 0);
  let items;
  try {
    items = await itemsOf(open);
  } catch (error) {
    return failed(error);
  }
  const form = openForm({
    title: `Receive goods of ${within(purchaseName(shown))}`,
    intro: "Leave a quantity empty if the goods of that line have not come.",
    method: "purchases.receive",
    fields: [
      ...open.flatMap((line) => receivedFields(line, items.get(line.item))),
      { kind: "select", name: "location", label: "Where", options: locationOptions("The usual location of each item") },
      {
        kind: "check",
        name: "force",
        label: "Accept more than was ordered",
        hint: "Only managers of orders may do this.",
      },
    ],
    params: ({ location, force, ...values }) => {
      const quantities = Object.fromEntries(open.map(({ id }) => [id, values[id] ?? 0]));
      const more = (line, pointer) => ({ location, ...lotOf(form, values, line, pointer) });
      return { id: shown.id, expect: shown.version, force, lines: sentLines(form, quantities, more) };
    },
    submit: "Receive",
    done: () => "The goods were received",
  });
}

function receivedFields(line, item) {
  const quantityField = {
    kind: "number",
    name: line.id,
    label: `${line.text}${line.unit ? ` (${line.unit})` : ""}`,
    hint: `Not received yet: ${typed(openOf(line))}.`,
    value: typed(openOf(line)),
    pointers: [],
  };
  return [quantityField, ...(item ? lotFields(item, true, line.id) : [])];
}

function drawLines(shown, act) {
  if (!shown.lines.length) return h("p", {}, "The purchase has no lines.");
  const isDraft = shown.status === "draft";
  const rows = shown.lines.map((line) => {
    const remove = () => act("purchases.lines.remove", { id: line.id });
    return h(
      "tr",
      { key: line.id },
      head(line.item ? h("a", { href: `#/items/${line.item}` }, line.text) : line.text, [line.sku]),
      number(quantity(line.quantity, line.unit)),
      number(quantity(line.received)),
      number(money(line.unitPrice)),
      number(money(line.gross)),
      isDraft ? h("td", {}, button("purchases.lines.remove", "Remove", remove, { name: `Remove ${line.text}` })) : null,
    );
  });
  const columns = ["What", "#Quantity", "#Received", "#Price", "#Sum with tax", isDraft && "-Change"];
  return section("lines", "Lines", table(columns, rows, { labelledby: "lines" }));
}

function drawReceipts({ receipts, lines }) {
  if (!receipts.length) return null;
  const rows = receipts.map((receipt) => {
    const line = lines.find(({ id }) => id === receipt.line);
    const what = `${quantity(receipt.quantity, line?.unit)} ${line?.text ?? ""}`;
    const more = [time(receipt.createdAt), person(receipt.actor), receipt.reason].filter(Boolean).join(" \u00b7 ");
    return h("li", { key: receipt.id }, h("span", {}, what, h("small", {}, more)));
  });
  return section("receipts", "Receipts", h("ul", { class: "plain rows" }, rows));
}
