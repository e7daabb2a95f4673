import { h, say } from "../dom.js";
import { itemField, locationOptions } from "../fields.js";
import { confirm, makeForm, openForm } from "../form.js";
import { call, watch } from "../link.js";
import { money, quantity, time, typed, typedMoney, words } from "../format.js";
import { button, person } from "../shop.js";
import { orderName } from "./orders.js";

/** The step that comes next, and what its button says. */
const nextSteps = {
  draft: ["submitted", "Submit"],
  submitted: ["inProgress", "Begin work"],
  inProgress: ["invoiced", "Mark as invoiced"],
  invoiced: ["shipped", "Mark as shipped"],
  shipped: ["paid", "Mark as paid"],
  paid: ["closed", "Close"],
};
const mayShip = new Set(["inProgress", "invoiced"]);
const mayChange = new Set(["draft", "submitted", "inProgress"]);

/** One order: its lines, what of them was shipped and paid, and the steps it takes. */
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
    facts(shown),
    actions(shown, act),
    h("p", { class: "alert", role: "alert", hidden: refused === "" }, refused),
    lines(shown, act),
    mayChange.has(shown.status) ? h("section", { "aria-labelledby": "add" }, h("h2", { id: "add" }, "Add a line"), form.element) : null,
    dispatches(shown, act),
    steps(shown),
  ];
  return {
    title: () => (shown ? orderName(shown) : "Order"),
    stop,
    draw: () => [h("p", {}, h("a", { href: "#/orders" }, "All orders")), failure ? h("p", { class: "alert", role: "alert" }, failure.message) : shown ? drawAll() : h("p", {}, "Loading\u2026")],
  };
}

function facts(order) {
  const pairs = [
    ["Customer", order.contactName],
    ["State", words(order.status), true],
    order.reference ? ["Their reference", order.reference] : null,
    ["Sum", `${money(order.gross)}${order.taxIncluded ? " with tax" : ""}`, true],
    ["Tax", money(order.tax), true],
    ["Still to be paid", money(order.due), true],
  ];
  return h("dl", { class: "facts" }, pairs.filter(Boolean).map(([name, value, isLive]) => h("div", {}, h("dt", {}, name), h("dd", { "data-live": isLive }, value))));
}

/** How much of a line is still to be shipped. */
function openOf(line) {
  return Number((line.quantity - line.fulfilled - line.cancelled).toFixed(5));
}

function actions(order, act) {
  const [to, label] = nextSteps[order.status] ?? [];
  const open = order.lines.filter((line) => line.item && openOf(line) > 0);
  const buttons = [];
  if (to) buttons.push(button("orders.step", label, () => act("orders.step", { id: order.id, to, expect: order.version }), { kind: "primary", hint: order.lines.length ? undefined : "It has no lines yet." }));
  if (mayShip.has(order.status)) buttons.push(button("orders.ship", "Ship", () => ship(order, open), { hint: open.length ? undefined : "Everything was shipped." }));
  if (order.status !== "draft" && order.status !== "cancelled" && order.status !== "closed") buttons.push(button("orders.payments.add", "Note a payment", () => pay(order)));
  if (["draft", "submitted", "inProgress"].includes(order.status)) buttons.push(button("orders.step", "Cancel the order", () => cancel(order)));
  return buttons.length ? h("div", { class: "buttons", role: "group", "aria-label": "What to do" }, buttons) : null;
}

function cancel(order) {
  confirm({ title: "Cancel this order", reason: "What was agreed with the customer.", method: "orders.step", params: { id: order.id, to: "cancelled" }, submit: "Cancel the order" });
}

function pay(order) {
  openForm({
    title: "Note a payment",
    method: "orders.payments.add",
    fields: [
      { kind: "money", name: "amount", label: `Amount (${order.currency})`, currency: order.currency, value: typedMoney(order.due), required: true },
      { kind: "select", name: "method", label: "How", options: [["cash", "Cash"], ["card", "Card"], ["transfer", "Transfer"], ["other", "Otherwise"]] },
    ],
    params: (values) => ({ order: order.id, ...values }),
    submit: "Note it",
    done: () => "The payment was noted",
  });
}

function ship(order, open) {
  const name = (line) => `${line.text}${line.unit ? ` (${line.unit})` : ""}`;
  openForm({
    title: `Ship ${orderName(order).toLowerCase()}`,
    intro: "What is left empty stays to be shipped.",
    method: "orders.ship",
    fields: [
      ...open.map((line) => ({ kind: "number", name: line.id, label: name(line), hint: `${typed(openOf(line))} to ship; ${typed(line.allocated)} there.`, value: typed(Math.min(openOf(line), line.allocated) || undefined), pointers: [] })),
      { kind: "select", name: "location", label: "From", options: locationOptions("Where each usually lies") },
      { kind: "select", name: "collectionType", label: "How", options: [["shipping", "By a carrier"], ["endUser", "Fetched by the customer"], ["colleague", "Taken along by a colleague"]] },
    ],
    params: ({ location, collectionType, ...quantities }) => ({
      id: order.id,
      expect: order.version,
      collectionType,
      lines: Object.entries(quantities).filter(([, amount]) => amount !== 0).map(([line, amount]) => ({ line, quantity: amount, location })),
    }),
    submit: "Ship",
    done: ({ dispatch }) => `Shipped with dispatch ${dispatch.number}`,
  });
}

function lineForm(order, current) {
  let chosen;
  const form = makeForm({
    label: "Add a line",
    method: "orders.lines.add",
    fields: [
      itemField({ required: true, chosen: (item) => {
        chosen = item;
        if (item.price?.currency === current()?.currency) form.field("unitPrice").set(typedMoney(item.price));
      } }),
      { kind: "number", name: "quantity", label: "Quantity", required: true },
      { kind: "money", name: "unitPrice", label: "Price of one", hint: "Without it, what the item says.", currency: () => current().currency },
      { kind: "number", name: "taxRate", label: "Tax in percent", stays: true },
    ],
    params: (values) => ({ order, ...values }),
    submit: "Add it",
    again: true,
    done: () => `Added: ${chosen?.name ?? "a line"}`,
  });
  return form;
}

function lines(order, act) {
  if (!order.lines.length) return h("p", {}, "It has no lines yet.");
  const canRemove = order.status === "draft";
  return h("section", { "aria-labelledby": "lines" },
    h("h2", { id: "lines" }, "Lines"),
    h("div", { class: "wide", tabindex: "0", role: "region", "aria-labelledby": "lines" }, h("table", {},
      h("thead", {}, h("tr", {}, ["What", "Quantity", "Shipped", "Price", "Sum"].map((name, column) => h("th", { scope: "col", class: column ? "number" : null }, name)), canRemove ? h("th", { scope: "col" }, h("span", { class: "hidden" }, "Change")) : null)),
      h("tbody", {}, order.lines.map((line) => h("tr", { key: line.id },
        h("th", { scope: "row" }, line.item ? h("a", { href: `#/items/${line.item}` }, line.text) : line.text, line.backordered > 0 ? h("div", {}, h("span", { class: "mark low" }, `${quantity(line.backordered)} not there`)) : null),
        h("td", { class: "number" }, quantity(line.quantity, line.unit)),
        h("td", { class: "number", "data-live": true }, quantity(line.fulfilled)),
        h("td", { class: "number" }, money(line.unitPrice)),
        h("td", { class: "number" }, money(line.gross)),
        canRemove ? h("td", {}, button("orders.lines.remove", "Remove", () => act("orders.lines.remove", { id: line.id }), { name: `Remove ${line.text}` })) : null))))));
}

const dispatchSteps = { planned: ["picking", "Begin picking"], picking: ["packed", "Packed"], packed: ["handedOver", "Handed over"], handedOver: ["delivered", "Delivered"] };

function dispatches(order, act) {
  if (!order.dispatches.length) return null;
  return h("section", { "aria-labelledby": "dispatches" },
    h("h2", { id: "dispatches" }, "Dispatches"),
    h("ul", { class: "plain rows" }, order.dispatches.map((dispatch) => {
      const [to, label] = dispatchSteps[dispatch.status] ?? [];
      return h("li", { key: dispatch.id },
        h("span", {}, `Dispatch ${dispatch.number}`, h("small", {}, words(dispatch.status))),
        to ? button("dispatches.step", label, () => act("dispatches.step", { id: dispatch.id, to }), { name: `${label}: dispatch ${dispatch.number}` }) : null);
    })));
}

function steps(order) {
  if (!order.steps.length) return null;
  return h("section", { "aria-labelledby": "steps" },
    h("h2", { id: "steps" }, "What has happened"),
    h("ol", { class: "plain" }, order.steps.map((step) => h("li", { key: step.id }, `${words(step.to)}, ${time(step.createdAt)}, by ${person(step.actor)}${step.reason ? `: ${step.reason}` : ""}`))));
}
