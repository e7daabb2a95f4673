import { draw, h, unknown } from "../dom.js";
import { openForm } from "../form.js";
import { quantity } from "../format.js";
import { state } from "../levels.js";
import { first } from "../link.js";
import { Pages } from "../pages.js";
import { button, needsSignIn } from "../shop.js";

/** All items, as far as they have what is searched for. */
export function stock() {
  const results = h("div", { class: "results", keep: true });
  const show = () => draw(results, drawResults(pages));
  const pages = new Pages(first.pageSize, show);
  const searching = searchFields((filter) => pages.search(filter));
  // What the page came with is shown once; whoever comes back later gets what is there then.
  pages.begin(first.list?.items && !needsSignIn() ? first.list : undefined, first.levels);
  first.list = undefined;
  show();
  return {
    title: () => "Stock",
    stop: () => pages.close(),
    draw: () => [h("div", { class: "buttons" }, button("inventory.items.create", "New item", newItem)), searching, results],
  };
}

function searchFields(search) {
  const input = h("input", { type: "search", id: "search", autocomplete: "off" });
  input.oninput = () => search({ text: input.value.trim() });
  const options = [["", "All items"], ["low", "Low"], ["out", "Out of stock"]];
  const level = h("select", { id: "level" }, options.map(([value, label]) => h("option", { value }, label)));
  level.onchange = () => search({ level: level.value });
  return h("div", { class: "search", role: "search", "aria-label": "Items", keep: true },
    h("div", { class: "field" }, h("label", { for: "search" }, "Search by name, SKU or barcode"), input),
    h("div", { class: "field" }, h("label", { for: "level" }, "Show"), level));
}

function drawResults(pages) {
  if (pages.failure) return h("p", { class: "alert", role: "alert" }, pages.failure.message);
  const { rows } = pages;
  return [
    h("p", { class: "count" }, pages.count),
    rows.length ? table(rows) : pages.isEmpty ? h("p", {}, "There is nothing yet. Make the first item with the button above.") : null,
    pages.hasMore ? h("button", { type: "button", onclick: () => pages.more() }, "Show more") : null,
  ];
}

function table(rows) {
  return h("div", { class: "wide" }, h("table", { class: "items" },
    h("caption", { class: "hidden" }, "Items with what there is of them"),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Item"), h("th", { scope: "col", class: "number" }, "On hand"), h("th", { scope: "col", class: "number" }, "Available"), h("th", { scope: "col" }, "State"))),
    h("tbody", {}, rows.map(row))));
}

function row({ item, level }) {
  const mark = level && state(item, level);
  return h("tr", { key: item.id },
    h("th", { scope: "row" }, h("a", { href: `#/items/${item.id}` }, item.name), h("small", {}, [item.sku, item.category].filter(Boolean).join(" \u00b7 "))),
    h("td", { class: "number", "data-live": true }, level ? quantity(level.onHand, item.unit) : unknown),
    h("td", { class: "number", "data-live": true }, level ? quantity(level.available) : unknown),
    h("td", {}, mark ? h("span", { class: `mark ${mark.kind}` }, mark.text) : level ? h("span", { class: "hidden" }, "Enough") : null));
}

function newItem() {
  openForm({
    title: "New item",
    method: "inventory.items.create",
    fields: [
      { name: "name", label: "Name", required: true },
      { name: "sku", label: "SKU", hint: "What you call it in short; no other item has the same.", required: true },
      { name: "unit", label: "Unit", hint: "What quantities count: piece, kg, bag.", value: "piece", required: true },
      { name: "category", label: "Category" },
      { name: "barcode", label: "Barcode", pointers: ["/barcodes"] },
      { name: "minStock", kind: "number", label: "Low below", hint: "Below this quantity it is marked as low." },
    ],
    params: ({ barcode, ...rest }) => ({ ...rest, barcodes: barcode === undefined ? undefined : [barcode] }),
    submit: "Make the item",
    done: (item) => {
      location.hash = `#/items/${item.id}`;
      return `${item.name} was made`;
    },
  });
}
