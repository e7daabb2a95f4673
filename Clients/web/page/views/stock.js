import { draw, h } from "../dom.js";
import { openForm } from "../form.js";
import { quantity } from "../format.js";
import { state } from "../levels.js";
import { first } from "../link.js";
import { Pages } from "../pages.js";
import { alert, head, number, searchFields, table } from "../parts.js";
import { button, needsSignIn } from "../shop.js";

/** The view of all items, or of those that match a search. */
export function stock() {
  const results = h("div", { class: "results", keep: true });
  const show = () => draw(results, drawResults(pages));
  const pages = new Pages(first.pageSize, show);
  const searching = searchFields({
    name: "Items",
    label: "Search by name, SKU or barcode",
    options: [["", "All items"], ["low", "Low"], ["out", "Out of stock"]],
    search: ({ text, choice }) => pages.search(text === undefined ? { level: choice } : { text }),
  });
  // The list that the server has sent with the page is used only once. Later visits to this view load the list again.
  pages.begin(first.list?.items && !needsSignIn() ? first.list : undefined);
  first.list = undefined;
  show();
  const create = () => button("inventory.items.create", "New item", newItem);
  const lowStock = () => h("a", { class: "button", href: "#/low" }, "Low stock");
  return {
    title: () => "Stock",
    stop: () => pages.close(),
    draw: () => [h("div", { class: "buttons" }, create(), lowStock()), searching, results],
  };
}

function drawResults(pages) {
  if (pages.failure) return alert(pages.failure.message);
  const { rows } = pages;
  const nothing = "No items yet. Add the first item with the button New item.";
  const columns = ["Item", "#On hand", "#Available", "State"];
  return [
    h("p", { class: "count" }, pages.count),
    rows.length ? table(columns, rows.map(row), { caption: "Items with their stock" }) : null,
    pages.isEmpty ? h("p", {}, nothing) : null,
    pages.hasMore ? h("button", { type: "button", onclick: () => pages.more() }, "Show more") : null,
  ];
}

function row(item) {
  const { level } = item;
  const mark = state(item, level);
  return h(
    "tr",
    { key: item.id },
    head(h("a", { href: `#/items/${item.id}` }, item.name), [item.sku, item.category]),
    number(quantity(level.onHand, item.unit)),
    number(quantity(level.available)),
    h("td", {}, mark ? h("span", { class: `mark ${mark.kind}` }, mark.text) : h("span", { class: "hidden" }, "Enough")),
  );
}

function newItem() {
  openForm({
    title: "New item",
    method: "inventory.items.create",
    fields: [
      { name: "name", label: "Name", required: true },
      {
        name: "sku",
        label: "SKU",
        hint: "Your own code for the item, such as BEAN-1. No two items have the same code.",
        required: true,
      },
      {
        name: "unit",
        label: "Unit",
        hint: "The unit of the quantities, such as piece, kg or bag.",
        value: "piece",
        required: true,
      },
      { name: "category", label: "Category" },
      { name: "barcode", label: "Barcode", pointers: ["/barcodes"] },
      {
        name: "minStock",
        kind: "number",
        label: "Minimum stock",
        hint: "The item is marked as low if less than this quantity is available.",
      },
      {
        name: "kind",
        kind: "select",
        label: "Kind",
        hint: "A kit is a set of other items. A service has no stock.",
        options: [["stocked", "Goods in stock"], ["service", "Service"], ["kit", "Kit"]],
      },
    ],
    params: ({ barcode, ...rest }) => ({ ...rest, barcodes: barcode === undefined ? undefined : [barcode] }),
    submit: "Add the item",
    done: (item) => {
      location.hash = `#/items/${item.id}`;
      return `${item.name} was added`;
    },
  });
}
