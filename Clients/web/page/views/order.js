import { h, say } from "../dom.js";
import { itemField, locationOptions } from "../fields.js";
import { confirm, makeForm, openForm, sentLines } from "../form.js";
import { call, watch } from "../link.js";
import { money, quantity, typed, typedMoney, within, words } from "../format.js";
import { actions, alert, contents, facts, head, number, section, table } from "../parts.js";
import { button } from "../shop.js";
import { documentList } from "./invoice.js";
import { invoiceName } from "./invoices.js";
import { orderName } from "./orders.js";
import { pay } from "./payment.js";
import { drawSteps } from "./steps.js";

/** The next step for each status of an order, with the text of its button. */
const nextSteps = {
  draft: ["submitted", "Submit"],
  submitted: ["inProgress", "Begin work"],
  invoiced: ["shipped", "Mark as shipped"],
  shipped: ["paid", "Mark as paid"],
  paid: ["closed", "Close"],
};
const mayShip = new Set(["inProgress", "invoiced"]);
const mayNotBePaid = new Set(["draft", "closed", "cancelled"]);
const mayChange = new Set(["draft", "submitted", "inProgress"]);

/** The view of one order: its lines with their shipped quantities, its invoices, its payments, and its steps. */
export function order({ id, redraw }) {
  let shown;
  let failure;
  let refused = "";
  let documents;
  const failed = (error) => {
    failure = error;
    redraw();
  };
  const stopDocuments = watch("invoices.list", { order: id, limit: 200 }, ({ items }) => {
    documents = items;
    redraw();
  }, failed);
  const stop = watch("orders.get", { id }, (result) => {
    if (shown && shown.status !== result.status) {
      refused = "";
      say(`${orderName(result)}: ${words(result.status)}`);
    }
    shown = result;
    failure = undefined;
    redraw();
  }, failed);
  const form = lineForm(id, () => shown);
  const act = (method, params) => call(method, params).then(() => {
    refused = "";
    redraw();
  }, (error) => {
    refused = error.message;
    redraw();
  });
  const drawAll = () => [
    drawFacts(shown),
    drawActions(shown, documents, act),
    alert(refused),
    drawLines(shown, act),
    mayChange.has(shown.status) && documents?.length === 0 ? section("add", "Add a line", form.element) : null,
    documents?.length ? section("invoices", "Invoices", documentList(documents)) : null,
    drawDispatches(shown, act),
    drawSteps(shown),
  ];
  return {
    title: () => (shown ? orderName(shown) : "Order"),
    stop: () => {
      stop();
      stopDocuments();
    },
    draw: () => [h("p", {}, h("a", { href: "#/orders" }, "All orders")), contents(failure, shown, drawAll)],
  };
}

function drawFacts(order) {
  return facts([
    ["Customer", order.contactName],
    ["State", words(order.status), true],
    order.reference ? ["Reference of the customer", order.reference] : null,
    ["Sum", `${money(order.gross)}${order.taxIncluded ? " with tax" : ""}`, true],
    ["Tax", money(order.tax), true],
    ["Still to be paid", money(order.due), true],
  ]);
}

/** Returns the quantity of a line that is not shipped yet. */
function openOf(line) {
  return Number((line.quantity - line.fulfilled - line.cancelled).toFixed(5));
}

/** Returns the quantity of a line that is on no invoice yet. */
function uninvoicedOf(line, documents) {
  const owed = line.quantity - line.cancelled - line.dropped - line.returned;
  const left = documents.reduce((sum, { type, lines }) => {
    const own = lines.filter((one) => one.line === line.id).reduce((part, one) => part + one.quantity, 0);
    return type === "invoice" ? sum - own : sum + own;
  }, owed);
  return Math.max(0, Number(left.toFixed(5)));
}

function drawActions(order, documents, act) {
  const { id, status, version } = order;
  const buttons = [];
  const [to, label] = nextSteps[status] ?? [];
  if (to) {
    const hint = order.lines.length ? undefined : "The order has no lines yet.";
    const step = () => act("orders.step", { id, to, expect: version });
    buttons.push(button("orders.step", label, step, { kind: "primary", hint }));
  }
  if (status === "inProgress" && documents) {
    const open = order.lines.filter((line) => uninvoicedOf(line, documents) > 0);
    const hint = open.length ? undefined : "Everything was invoiced.";
    buttons.push(button("orders.invoice", "Invoice", () => invoice(order, open, documents), { kind: "primary", hint }));
  }
  if (mayShip.has(status)) {
    const open = order.lines.filter((line) => line.item && openOf(line) > 0);
    const hint = open.length ? undefined : "Everything was shipped.";
    buttons.push(button("orders.ship", "Ship", () => ship(order, open), { hint }));
  }
  if (!mayNotBePaid.has(status)) buttons.push(button("orders.payments.add", "Record a payment", () => pay({ ...order, order: id })));
  if (mayChange.has(status)) buttons.push(button("orders.step", "Cancel the order", () => cancel(order)));
  return actions(buttons);
}

function cancel(order) {
  confirm({
    title: "Cancel this order",
    reason: "What you agreed with the customer.",
    method: "orders.step",
    params: { id: order.id, to: "cancelled" },
    submit: "Cancel the order",
    back: "Back",
  });
}

/** Shows the form that invoices an order. At first, it has all that is not invoiced yet. */
function invoice(order, open, documents) {
  const left = new Map(open.map((line) => [line.id, uninvoicedOf(line, documents)]));
  const field = (line) => ({
    kind: "number",
    name: line.id,
    label: `${line.text}${line.unit ? ` (${line.unit})` : ""}`,
    hint: `Not invoiced yet: ${typed(left.get(line.id))}.`,
    value: typed(left.get(line.id)),
    pointers: [],
  });
  const isAll = (quantities) => [...left].every(([line, amount]) => quantities[line] === amount);
  const form = openForm({
    title: `Invoice ${within(orderName(order))}`,
    intro: "Leave a quantity empty to invoice that line later. An invoice can't be changed afterwards.",
    method: "orders.invoice",
    fields: open.map(field),
    params: (quantities) => ({
      id: order.id,
      expect: order.version,
      // Without lines, the core invoices all that is left.
      lines: isAll(quantities) ? undefined : sentLines(form, quantities),
    }),
    submit: "Issue the invoice",
    done: ({ documents: issued }) => `Issued: ${issued.map(invoiceName).join(", ")}`,
  });
}

const recipients = [
  ["shipping", "By a carrier"],
  ["endUser", "Fetched by the customer"],
  ["colleague", "Taken along by a colleague"],
];

/** Returns a field for the quantity of a line to ship. At first it has all of the open quantity that is in stock. */
function shipField(line) {
  return {
    kind: "number",
    name: line.id,
    label: `${line.text}${line.unit ? ` (${line.unit})` : ""}`,
    hint: `Still to ship: ${typed(openOf(line))}. Reserved in stock: ${typed(line.allocated)}.`,
    value: typed(Math.min(openOf(line), line.allocated) || undefined),
    pointers: [],
  };
}

function ship(order, open) {
  const form = openForm({
    title: `Ship ${within(orderName(order))}`,
    intro: "Leave a quantity empty to ship that line later.",
    method: "orders.ship",
    fields: [
      ...open.map(shipField),
      { kind: "select", name: "location", label: "From", options: locationOptions("The usual location of each item") },
      { kind: "select", name: "collectionType", label: "How", options: recipients },
    ],
    params: ({ location, collectionType, ...quantities }) => ({
      id: order.id,
      expect: order.version,
      collectionType,
      lines: sentLines(form, quantities, () => ({ location })),
    }),
    submit: "Ship",
    done: ({ dispatch }) => `Shipped with dispatch ${dispatch.number}`,
  });
}

function lineForm(order, current) {
  let chosen;
  const currency = () => current()?.currency;
  const priced = (item) => {
    chosen = item;
    // The field is for the price of one unit, so a price for another quantity is not filled in.
    if (item.price?.currency === currency() && !item.price.per) form.field("unitPrice").set(typedMoney(item.price));
  };
  const form = makeForm({
    label: "Add a line",
    method: "orders.lines.add",
    fields: [
      itemField({ required: true, chosen: priced }),
      { kind: "number", name: "quantity", label: "Quantity", required: true },
      {
        kind: "money",
        name: "unitPrice",
        label: "Price of one",
        hint: "If empty, the customer's price or the item's is used.",
        currency,
      },
      { kind: "number", name: "taxRate", label: "Tax in percent", stays: true },
    ],
    params: (values) => ({ order, ...values }),
    submit: "Add the line",
    again: true,
    done: () => `Added: ${chosen?.name ?? "a line"}`,
  });
  return form;
}

function drawLines(order, act) {
  if (!order.lines.length) return h("p", {}, "The order has no lines yet.");
  const isDraft = order.status === "draft";
  const rows = order.lines.map((line) => {
    const remove = () => act("orders.lines.remove", { id: line.id });
    const lacking = `${quantity(line.backordered)} not in stock`;
    const missing = line.backordered > 0 ? h("div", {}, h("span", { class: "mark low" }, lacking)) : "";
    return h(
      "tr",
      { key: line.id },
      head([line.item ? h("a", { href: `#/items/${line.item}` }, line.text) : line.text, missing]),
      number(quantity(line.quantity, line.unit)),
      number(quantity(line.fulfilled)),
      number(money(line.unitPrice)),
      number(money(line.gross)),
      isDraft ? h("td", {}, button("orders.lines.remove", "Remove", remove, { name: `Remove ${line.text}` })) : null,
    );
  });
  const columns = ["What", "#Quantity", "#Shipped", "#Price", "#Sum", isDraft && "-Change"];
  return section("lines", "Lines", table(columns, rows, { labelledby: "lines" }));
}

const dispatchSteps = {
  planned: ["picking", "Begin picking"],
  picking: ["packed", "Packed"],
  packed: ["handedOver", "Handed over"],
  handedOver: ["delivered", "Delivered"],
};

function drawDispatches(order, act) {
  if (!order.dispatches.length) return null;
  const rows = order.dispatches.map(({ id, number, status }) => {
    const [to, label] = dispatchSteps[status] ?? [];
    const step = () => act("dispatches.step", { id, to });
    return h(
      "li",
      { key: id },
      h("span", {}, `Dispatch ${number}`, h("small", {}, words(status))),
      to ? button("dispatches.step", label, step, { name: `${label}: dispatch ${number}` }) : null,
    );
  });
  return section("dispatches", "Dispatches", h("ul", { class: "plain rows" }, rows));
}
