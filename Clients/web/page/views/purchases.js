import { h } from "../dom.js";
import { dayOf, money, time, words } from "../format.js";
import { newestFirst } from "../list.js";
import { head, live, number, table } from "../parts.js";

const statuses = ["draft", "ordered", "partlyReceived", "received", "closed", "cancelled"];

/** Returns the name of a purchase. */
export function purchaseName(purchase) {
  return purchase.number ? `Purchase ${purchase.number}` : "Draft purchase";
}

/** Returns the day on which the goods of a purchase are expected, in words. */
export function expected({ expectedAt }) {
  return expectedAt ? `expected ${dayOf(expectedAt)}` : "";
}

/** The view of all purchases, the newest first. */
export function purchases() {
  return newestFirst({
    title: "Purchases",
    method: "purchases.list",
    label: "Search by number or supplier",
    options: [["", "All purchases"], ...statuses.map((name) => [name, words(name)])],
    params: (status) => ({ status }),
    rows: drawList,
    nothing: "No purchases to show. The view Low stock suggests purchases.",
    above: () => h("div", { class: "buttons" }, h("a", { class: "button", href: "#/low" }, "Low stock")),
  });
}

function drawList(list) {
  const rows = list.map((purchase) => {
    const facts = [purchase.contactName, time(purchase.createdAt), expected(purchase)];
    return h(
      "tr",
      { key: purchase.id },
      head(h("a", { href: `#/purchases/${purchase.id}` }, purchaseName(purchase)), facts),
      live(words(purchase.status)),
      number(money(purchase.gross)),
    );
  });
  return table(["Purchase", "State", "#Sum with tax"], rows, { caption: "Purchases" });
}
