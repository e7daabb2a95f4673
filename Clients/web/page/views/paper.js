import { h } from "../dom.js";
import { day, money, percent, quantity } from "../format.js";
import { watch } from "../link.js";
import { contents, head, table } from "../parts.js";
import { taxText } from "../taxes.js";
import { invoiceName } from "./invoices.js";

/** The view of an invoice or a credit note for printing. The paper has only the document itself. */
export function paper({ id, redraw }) {
  let shown;
  let failure;
  const stop = watch("invoices.document", { id }, (result) => {
    shown = result;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
  const screen = () =>
    h(
      "div",
      { class: "buttons screen" },
      h("button", { type: "button", class: "primary", onclick: () => print() }, "Print"),
      h("a", { class: "button", href: `#/invoices/${id}` }, "Back to the invoice"),
    );
  return {
    title: () => (shown ? invoiceName(shown) : "Invoice"),
    stop,
    draw: () => contents(failure, shown, () => [screen(), h("article", { class: "paper" }, drawAll(shown))]),
  };
}

function drawAll(shown) {
  return [
    h("div", { class: "sides" }, drawBuyer(shown), drawSeller(shown.seller)),
    drawFacts(shown),
    drawLines(shown),
    drawSums(shown),
    drawNotes(shown),
    drawBank(shown),
  ];
}

function addressLines(address) {
  if (!address) return [];
  const { lines, postalCode, city, region, country } = address;
  return [...lines, [postalCode, city].filter(Boolean).join(" "), region, country].filter(Boolean);
}

/** Draws lines of text, one below the other. */
function lines(texts) {
  return texts.filter(Boolean).map((text) => h("div", {}, text));
}

function drawBuyer({ buyer, shippingAddress }) {
  const address = addressLines(buyer.address);
  const shipping = addressLines(shippingAddress);
  const isElsewhere = shipping.length > 0 && shipping.join("\n") !== address.join("\n");
  return h(
    "section",
    { "aria-label": "Customer" },
    lines([buyer.name, ...address, buyer.taxId && `Tax id: ${buyer.taxId}`]),
    isElsewhere ? [h("h2", {}, "Shipped to"), lines(shipping)] : null,
  );
}

function drawSeller({ name, address, taxId, registration }) {
  const ids = [taxId && `Tax id: ${taxId}`, registration && `Registration: ${registration}`];
  return h("section", { "aria-label": "Seller" }, h("strong", {}, name), lines([...addressLines(address), ...ids]));
}

function drawFacts(shown) {
  const pairs = [
    ["Number", shown.number],
    ["Date", day(shown.issuedOn)],
    ["Supplied on", day(shown.suppliedOn)],
    ["Order", shown.orderNumber],
    ["Your reference", shown.reference],
    ["Corrects invoice", shown.invoiceNumber],
    ["Reason", shown.reason],
    ["To be paid until", day(shown.dueOn)],
  ];
  const there = pairs.filter(([, value]) => value);
  return h("dl", { class: "facts" }, there.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", {}, value))));
}

function drawLines({ lines: all, taxIncluded }) {
  const hasDiscount = all.some(({ discount }) => discount);
  const rows = all.map((line) =>
    h(
      "tr",
      { key: line.line },
      head(line.text, [line.sku, line.note]),
      h("td", { class: "number" }, quantity(line.quantity, line.unit)),
      h("td", { class: "number" }, money(line.unitPrice)),
      hasDiscount ? h("td", { class: "number" }, percent(line.discount || undefined)) : null,
      h("td", { class: "number" }, percent(line.taxRate)),
      h("td", { class: "number" }, money(taxIncluded ? line.gross : line.net)),
    ),
  );
  const columns = ["What", "#Quantity", "#Price", hasDiscount && "#Discount", "#Tax", "#Amount"];
  const note = taxIncluded ? h("p", { class: "hint" }, "The prices and the amounts of the lines include the tax.") : null;
  return [table(columns, rows, { caption: "Lines" }), note];
}

function drawSums({ taxes, net, gross, type }) {
  const row = (key, name, amount) => {
    return h("tr", { key }, h("th", { scope: "row" }, name), h("td", { class: "number" }, money(amount)));
  };
  const parts = taxes.map((one) => {
    return row(`${one.taxCategory} ${one.taxRate}`, `Tax ${taxText(one)} on ${money(one.net)}`, one.tax);
  });
  const sum = row("gross", type === "creditNote" ? "Credited amount" : "Amount with tax", gross);
  sum.className = "sum";
  return h("table", { class: "sums" }, h("tbody", {}, row("net", "Amount without tax", net), parts, sum));
}

function drawNotes({ mentions, note, paymentTerms }) {
  return [...mentions, note, paymentTerms].filter(Boolean).map((text) => h("p", {}, text));
}

function drawBank({ seller: { bank }, type }) {
  if (!bank || type === "creditNote") return null;
  const parts = [bank.name, `IBAN ${bank.iban}`, bank.bic && `BIC ${bank.bic}`];
  return h("p", {}, `Bank account: ${parts.filter(Boolean).join(", ")}`);
}
