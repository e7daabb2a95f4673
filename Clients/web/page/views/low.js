import { h, say } from "../dom.js";
import { money, quantity } from "../format.js";
import { call, Refused, watch } from "../link.js";
import { alert, contents, head, number, section, table } from "../parts.js";
import { button, refusalOf } from "../shop.js";
import { expected } from "./purchases.js";

/** The view of the items whose stock is too low, with the purchases that the core suggests. */
export function low({ redraw }) {
  let page;
  let failure;
  let suggested;
  let refused = "";
  let turn = 0;
  let timer;
  // If the answer gets lost, the next press has the same key, so the purchases are made only once.
  let key = crypto.randomUUID();
  const failed = (error) => {
    failure = error;
    redraw();
  };
  const refuse = (error) => {
    if (!(error instanceof Refused)) throw error;
    refused = error.message;
    redraw();
  };
  // The suggestions depend on the stock, and on the goods that are in drafts. Changes that come together are one call.
  const suggest = () => {
    clearTimeout(timer);
    timer = setTimeout(askForSuggestions, 100);
  };
  const askForSuggestions = () => {
    turn += 1;
    const asked = turn;
    if (refusalOf("purchases.suggest")) return;
    call("purchases.suggest", { dryRun: true }).then((result) => {
      if (asked !== turn) return;
      suggested = result;
      refused = "";
      redraw();
    }).catch(refuse);
  };
  const stops = [
    watch("inventory.stock.low", { limit: 200 }, (result) => {
      page = result;
      failure = undefined;
      suggest();
      redraw();
    }, failed),
    // Without the right to see purchases, the list of items is there all the same.
    watch("purchases.list", { status: "draft", limit: 200 }, suggest),
  ];
  const make = () => call("purchases.suggest", { idempotencyKey: key }).then(({ purchases: made }) => {
    key = crypto.randomUUID();
    say(made.length === 1 ? "A draft purchase was made" : `${made.length} draft purchases were made`);
    location.hash = made.length === 1 ? `#/purchases/${made[0].id}` : "#/purchases";
  }).catch((error) => {
    if (error.kind !== "unreachable") key = crypto.randomUUID();
    refuse(error);
  });
  const drawAll = () => [drawItems(page), drawSuggested(suggested, make, refused)];
  return {
    title: () => "Low stock",
    stop: () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    },
    draw: () => [h("p", {}, h("a", { href: "#/purchases" }, "All purchases")), contents(failure, page, drawAll)],
  };
}

function drawItems({ items, next }) {
  if (!items.length) return h("p", {}, "No item is low.");
  const rows = items.map((one) =>
    h(
      "tr",
      { key: one.item },
      head(h("a", { href: `#/items/${one.item}` }, one.name), [one.sku]),
      number(quantity(one.lacking, one.unit)),
      number(quantity(one.onHand)),
      number(quantity(one.minStock ?? 0)),
      number(quantity(one.demand)),
      number(quantity(one.onOrder)),
    ),
  );
  const columns = ["Item", "#Lacking", "#On hand", "#Minimum", "#In orders", "#On order"];
  const more = next ? h("p", {}, `The list has the first ${items.length} items.`) : null;
  return section("low", "Items", table(columns, rows, { labelledby: "low" }), more);
}

function drawSuggested(suggested, make, refused) {
  const refusal = refusalOf("purchases.suggest");
  const { purchases: drafts = [], withoutSupplier = [], tooMuch = [], partial } = suggested ?? {};
  const hint = drafts.length ? undefined : "Nothing is to be ordered.";
  return section(
    "suggested",
    "Suggested purchases",
    refusal || suggested ? null : h("p", {}, refused ? "" : "Loading\u2026"),
    drafts.map(drawDraft),
    namesOf(withoutSupplier, "These items have no supplier, so no purchase has them"),
    namesOf(tooMuch, "The lacking quantity or its cost is too large for a purchase"),
    partial ? h("p", {}, "More is lacking. After these purchases are made, the rest is suggested.") : null,
    alert(refused),
    h("div", { class: "buttons" }, button("purchases.suggest", "Make the purchases", make, { kind: "primary", hint })),
  );
}

function namesOf(items, text) {
  if (!items.length) return null;
  const links = items.map((one) => h("li", { key: one.item }, h("a", { href: `#/items/${one.item}` }, one.name)));
  return [h("p", {}, `${text}:`), h("ul", {}, links)];
}

function drawDraft(draft) {
  const rows = draft.lines.map((line) =>
    h(
      "tr",
      { key: line.item },
      head(line.text, [line.sku]),
      number(quantity(line.quantity, line.unit)),
      number(money(line.unitPrice)),
      number(money(line.gross)),
    ),
  );
  const facts = [expected(draft), draft.gross && `${money(draft.gross)} with tax`].filter(Boolean).join(", ");
  const title = facts ? `${draft.contactName}: ${facts}` : draft.contactName;
  const columns = ["Item", "#Quantity", "#Price", "#Sum with tax"];
  const lines = table(columns, rows, { caption: `From ${draft.contactName}` });
  return h("div", { key: draft.contact }, h("h3", {}, title), lines);
}
