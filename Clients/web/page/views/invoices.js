import { h } from "../dom.js";
import { day, money } from "../format.js";
import { newestFirst } from "../list.js";
import { head, number, table } from "../parts.js";

/** Returns the name of an invoice or a credit note. */
export function invoiceName({ type, number }) {
  return `${type === "creditNote" ? "Credit note" : "Invoice"} ${number}`;
}

/** Returns the state of an invoice: a text, and a kind if the state needs attention. */
export function invoiceState({ type, gross, paid, due, dueAt }) {
  if (type === "creditNote") return { text: "Credit note" };
  if (due.amount < 0) return { kind: "low", text: "To be paid back" };
  if (due.amount === 0) return { text: paid.amount === 0 && gross.amount > 0 ? "Credited" : "Paid" };
  if (dueAt && new Date(dueAt) < new Date()) return { kind: "out", text: "Overdue" };
  return { kind: "low", text: paid.amount > 0 ? "Paid in part" : "Open" };
}

/** Draws the state of an invoice. */
export function stateMark(invoice) {
  const { kind, text } = invoiceState(invoice);
  return h("span", { class: kind ? `mark ${kind}` : null }, text);
}

const choices = {
  unpaid: { state: "unpaid" },
  overdue: { state: "overdue" },
  invoice: { type: "invoice" },
  creditNote: { type: "creditNote" },
};

/** The view of all invoices and credit notes, the newest first. */
export function invoices() {
  return newestFirst({
    title: "Invoices",
    method: "invoices.list",
    label: "Search by number or customer",
    options: [
      ["", "All documents"],
      ["unpaid", "Open"],
      ["overdue", "Overdue"],
      ["invoice", "Invoices"],
      ["creditNote", "Credit notes"],
    ],
    params: (choice) => choices[choice] ?? {},
    rows: drawList,
    nothing: "No invoices to show. Invoices come from sales at the counter, and from orders in progress.",
  });
}

function drawList(list) {
  const rows = list.map((invoice) => {
    const facts = [invoice.buyer.name, day(invoice.issuedOn), invoice.dueOn && `due ${day(invoice.dueOn)}`];
    return h(
      "tr",
      { key: invoice.id },
      head(h("a", { href: `#/invoices/${invoice.id}` }, invoiceName(invoice)), facts),
      h("td", { "data-live": true }, stateMark(invoice)),
      number(money(invoice.gross)),
      number(money(invoice.due)),
    );
  });
  return table(["Document", "State", "#Sum", "#Still to pay"], rows, { caption: "Invoices" });
}
