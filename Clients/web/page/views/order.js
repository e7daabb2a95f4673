import { h, say } from "../dom.js";
import { itemField, locationOptions } from "../fields.js";
import { confirm, makeForm, openForm } from "../form.js";
import { call, watch } from "../link.js";
import { money, quantity, time, typed, typedMoney, words } from "../format.js";
import { actions, alert, contents, facts, head, number, section, table } from "../parts.js";
import { button, person } from "../shop.js";
import { orderName } from "./orders.js";

/** The next step for each status of an order, with the text of its button. */
const nextSteps = {
  draft: ["submitted", "Submit"],
  submitted: ["inProgress", "Begin work"],
  inProgress: ["invoiced", "Mark as invoiced"],
  invoiced: ["shipped", "Mark as shipped"],
  shipped: ["paid", "Mark as paid"],
  paid: ["closed", "Close"],
};
const mayShip = new Set(["inProgress", "invoiced"]);
const mayNotBePaid = new Set(["draft", "closed", "cancelled"]);
const mayChange = new Set(["draft", "submitted", "inProgress"]);

/** The view of one order: its lines with their shipped quantities, its payments, and its steps. */
export function order({ id, redraw }) {
  let shown;
  let failure;
  let refused = "";
  const stop = watch("orders.get", { id }, (result) => {
    if (shown && shown.status !== result.status) {
      refused = "";
      say(`${orderName(result)}: ${words(result.status)}`);
    }
    shown = result;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
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
    drawActions(shown, act),
    alert(refused),
    drawLines(shown, act),
    mayChange.has(shown.status) ? section("add", "Add a line", form.element) : null,
    drawDispatches(shown, act),
    drawSteps(shown),
  ];
  return {
    title: () => (shown ? orderName(shown) : "Order"),
    stop,
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

function drawActions(order, act) {
  const { id, status, version } = order;
  const buttons = [];
  const [to, label] = nextSteps[status] ?? [];
  if (to) {
    const hint = order.lines.length ? undefined : "The order has no lines yet.";
    const step = () => act("orders.step", { id, to, expect: version });
    buttons.push(button("orders.step", label, step, { kind: "primary", hint }));
  }
  if (mayShip.has(status)) {
    const open = order.lines.filter((line) => line.item && openOf(line) > 0);
    const hint = open.length ? undefined : "Everything was shipped.";
    buttons.push(button("orders.ship", "Ship", () => ship(order, open), { hint }));
  }
  if (!mayNotBePaid.has(status)) buttons.push(button("orders.payments.add", "Record a payment", () => pay(order)));
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

const ways = [
  ["cash", "Cash"],
  ["card", "Card"],
  ["transfer", "Transfer"],
  ["other", "Other"],
];

function pay(order) {
  openForm({
    title: "Record a payment",
    method: "orders.payments.add",
    fields: [
      {
        kind: "money",
        name: "amount",
        label: `Amount (${order.currency})`,
        currency: order.currency,
        value: typedMoney(order.due),
        required: true,
      },
      { kind: "select", name: "method", label: "How", options: ways },
    ],
    params: (values) => ({ order: order.id, ...values }),
    submit: "Record the payment",
    done: () => "The payment was recorded",
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
  const lines = (quantities, location) =>
    Object.entries(quantities)
      .filter(([, amount]) => amount !== 0)
      .map(([line, quantity]) => ({ line, quantity, location }));
  openForm({
    title: `Ship ${orderName(order).toLowerCase()}`,
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
      lines: lines(quantities, location),
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

function drawSteps(order) {
  if (!order.steps.length) return null;
  const steps = order.steps.map((step) => {
    const reason = step.reason ? `: ${step.reason}` : "";
    return h("li", { key: step.id }, `${words(step.to)}, ${time(step.createdAt)}, by ${person(step.actor)}${reason}`);
  });
  return section("steps", "History", h("ol", { class: "plain" }, steps));
}
