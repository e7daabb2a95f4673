import { h, say } from "../dom.js";
import { day, money, percent, quantity, time, words } from "../format.js";
import { watch } from "../link.js";
import { actions, contents, facts, head, number, section, table } from "../parts.js";
import { button, person } from "../shop.js";
import { taxText } from "../taxes.js";
import { invoiceName, invoiceState, stateMark } from "./invoices.js";
import { pay, ways } from "./payment.js";

/** The view of one invoice or credit note: its lines and taxes, its payments, and its credit notes. */
export function invoice({ id, redraw }) {
  let shown;
  let failure;
  const failed = (error) => {
    failure = error;
    redraw();
  };
  const stop = watch("invoices.get", { id }, (result) => {
    const before = shown && invoiceState(shown).text;
    shown = result;
    failure = undefined;
    const state = invoiceState(shown).text;
    if (before !== undefined && before !== state) say(`${invoiceName(shown)}: ${state}`);
    redraw();
  }, failed);
  const drawAll = () => [
    drawFacts(shown),
    drawActions(shown),
    drawLines(shown),
    drawTaxes(shown),
    drawCredits(shown.creditNotes),
    drawPayments(shown.payments),
  ];
  return {
    title: () => (shown ? invoiceName(shown) : "Invoice"),
    stop,
    draw: () => [h("p", {}, h("a", { href: "#/invoices" }, "All invoices")), contents(failure, shown, drawAll)],
  };
}

function drawFacts(shown) {
  const isInvoice = shown.type === "invoice";
  const { invoice, invoiceNumber } = shown;
  return facts([
    ["Customer", shown.buyer.name],
    ["State", stateMark(shown), true],
    ["Order", h("a", { href: `#/orders/${shown.order}` }, shown.orderNumber ?? "Order")],
    invoice ? ["Corrects", h("a", { href: `#/invoices/${invoice}` }, `Invoice ${invoiceNumber}`)] : null,
    shown.reason ? ["Reason", shown.reason] : null,
    shown.reference ? ["Reference of the customer", shown.reference] : null,
    ["Issued", day(shown.issuedOn)],
    shown.dueOn ? ["Due", day(shown.dueOn)] : null,
    ["Sum with tax", money(shown.gross)],
    isInvoice ? ["Paid", money(shown.paid), true] : null,
    isInvoice ? ["Still to be paid", money(shown.due), true] : null,
  ]);
}

function drawActions(shown) {
  const { id, order, currency, due } = shown;
  const print = h("a", { class: "button", href: `#/papers/${id}` }, "Print view");
  const record = () => pay({ order, currency, due });
  const isDue = due.amount > 0;
  return actions([isDue && button("orders.payments.add", "Record a payment", record, { kind: "primary" }), print]);
}

function drawLines({ lines }) {
  const rows = lines.map((line) =>
    h(
      "tr",
      { key: line.line },
      head(line.item ? h("a", { href: `#/items/${line.item}` }, line.text) : line.text, [line.sku, line.note]),
      number(quantity(line.quantity, line.unit)),
      number(money(line.unitPrice)),
      number(percent(line.taxRate)),
      number(money(line.gross)),
    ),
  );
  const columns = ["What", "#Quantity", "#Price", "#Tax", "#Sum with tax"];
  return section("lines", "Lines", table(columns, rows, { labelledby: "lines" }));
}

function drawTaxes({ taxes }) {
  const rows = taxes.map((one) =>
    h(
      "tr",
      { key: `${one.taxCategory} ${one.taxRate}` },
      head(taxText(one)),
      number(money(one.net)),
      number(money(one.tax)),
      number(money(one.gross)),
    ),
  );
  const columns = ["Tax", "#Without tax", "#Tax amount", "#With tax"];
  return section("taxes", "Taxes", table(columns, rows, { labelledby: "taxes" }));
}

function drawCredits(notes) {
  if (!notes.length) return null;
  return section("credits", "Credit notes", documentList(notes.map((one) => ({ ...one, type: "creditNote" }))));
}

/** Draws a list of invoices and credit notes, with links to them. */
export function documentList(documents) {
  const rows = documents.map((one) => {
    const reason = one.reason ? `: ${one.reason}` : "";
    const name = h("span", {}, h("a", { href: `#/invoices/${one.id}` }, invoiceName(one)), reason);
    name.append(h("small", {}, day(one.issuedOn)));
    const amount = one.type === "creditNote" ? { ...one.gross, amount: -one.gross.amount } : one.gross;
    const state = one.type === "invoice" ? [stateMark(one), " "] : null;
    return h("li", { key: one.id }, name, h("span", { "data-live": true }, state, money(amount)));
  });
  return h("ul", { class: "plain rows" }, rows);
}

function drawPayments(payments) {
  if (!payments.length) return null;
  const rows = payments.map((one) => {
    const [, way] = ways.find(([name]) => name === one.method) ?? [undefined, one.method && words(one.method)];
    const small = h("small", {}, [time(one.paidAt), person(one.actor), one.reason].filter(Boolean).join(" \u00b7 "));
    return h("li", { key: one.payment }, h("span", {}, way ?? "Payment", small), h("span", {}, money(one.amount)));
  });
  const note = "Payments for the order pay its invoices, the oldest first. These amounts pay this invoice.";
  return section("payments", "Payments", h("p", { class: "hint" }, note), h("ul", { class: "plain rows" }, rows));
}
