import { draw, h, say, unknown } from "../dom.js";
import { openForm } from "../form.js";
import { first, watch } from "../link.js";
import { quantity } from "../format.js";
import { button } from "../shop.js";
import { state } from "../levels.js";

const limit = first.pageSize;

/** All items, as far as they have what is searched for. */
export function stock({ redraw }) {
  const filter = { text: "", level: "" };
  let pages = [];
  let failure;
  const results = h("div", { class: "results", keep: true });

  const show = () => draw(results, drawResults());

  function levelsOf(page, items) {
    const ids = items.map((item) => item.id);
    const text = ids.join();
    if (page.ids === text) return;
    page.ids = text;
    page.stopLevels?.();
    page.stopLevels = ids.length ? watch("inventory.stock.levels", { items: ids, limit: 200 }, (result) => {
      const levels = new Map(result.items.map((level) => [level.item, level]));
      tellChanges(page, levels);
      page.levels = levels;
      show();
    }) : undefined;
  }

  function openPage(number, after) {
    const page = pages[number] ?? { items: [], levels: new Map() };
    pages[number] = page;
    page.stop?.();
    page.after = after;
    const isSearch = filter.text !== "" && filter.level === "";
    const params = isSearch ? { text: filter.text } : { order: "name", text: filter.text || undefined, level: filter.level || undefined };
    page.stop = watch(isSearch ? "inventory.items.search" : "inventory.items.list", { ...params, after, limit }, (result) => {
      failure = undefined;
      Object.assign(page, { items: result.items, next: result.next, isThere: true });
      levelsOf(page, result.items);
      // What comes after follows from where this one ends.
      if (result.next === null) closeFrom(number + 1);
      else if (pages[number + 1] && pages[number + 1].after !== result.next) openPage(number + 1, result.next);
      show();
      tellCount();
    }, (error) => {
      failure = error;
      show();
    });
  }

  function closeFrom(number) {
    for (const page of pages.splice(number)) {
      page.stop?.();
      page.stopLevels?.();
    }
  }

  let isAsked = false;
  function search() {
    isAsked = true;
    // Until the answer is there, what was there before is better than nothing.
    const kept = pages[0]?.items ?? [];
    const levels = pages[0]?.levels ?? new Map();
    closeFrom(0);
    pages[0] = { items: kept, levels };
    openPage(0, undefined);
  }

  function tellCount() {
    if (!isAsked || !pages.every((page) => page.isThere)) return;
    isAsked = false;
    say(countText());
  }

  function countText() {
    const count = rows().length;
    const more = pages.at(-1)?.next ? " and more" : "";
    return count === 0 && !more ? "No item fits" : `${count} ${count === 1 ? "item" : "items"}${more}`;
  }

  function rows() {
    const seen = new Map();
    for (const page of pages) for (const item of page.items) if (!seen.has(item.id)) seen.set(item.id, { item, level: page.levels.get(item.id) });
    return [...seen.values()];
  }

  function drawResults() {
    if (failure) return h("p", { class: "alert", role: "alert" }, failure.message);
    const last = pages.at(-1);
    const parts = [h("p", { class: "count" }, countText())];
    if (rows().length) parts.push(table(rows()));
    else if (!filter.text && !filter.level && last?.isThere) parts.push(h("p", {}, "There is nothing yet. Make the first item with the button above."));
    if (last?.next) parts.push(h("button", { type: "button", onclick: () => openPage(pages.length, last.next) }, "Show more"));
    return parts;
  }

  const input = h("input", { type: "search", id: "search", autocomplete: "off", oninput: (event) => {
    filter.text = event.target.value.trim();
    search();
  } });
  const level = h("select", { id: "level", onchange: (event) => {
    filter.level = event.target.value;
    search();
  } }, [["", "All items"], ["low", "Low"], ["out", "Out of stock"]].map(([value, label]) => h("option", { value }, label)));
  const searching = h("div", { class: "search", role: "search", "aria-label": "Items", keep: true },
    h("div", { class: "field" }, h("label", { for: "search" }, "Search by name, SKU or barcode"), input),
    h("div", { class: "field" }, h("label", { for: "level" }, "Show"), level));

  if (first.list?.items && first.caller?.signIn !== "needed") {
    pages[0] = { items: first.list.items, next: first.list.next, levels: new Map((first.levels?.items ?? []).map((one) => [one.item, one])) };
    // What the page came with is shown once; whoever comes back later gets what is there then.
    first.list = undefined;
  }
  openPage(0, undefined);
  show();
  return {
    title: () => "Stock",
    stop: () => closeFrom(0),
    draw: () => [h("div", { class: "buttons" }, button("inventory.items.create", "New item", () => newItem(redraw))), searching, results],
  };
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

/** Says what has changed while somebody listens, but not what a search has brought. */
function tellChanges(page, levels) {
  const changed = [...levels.values()].filter((level) => page.levels.has(level.item) && page.levels.get(level.item).onHand !== level.onHand);
  if (changed.length === 0) return;
  if (changed.length > 3) say(`${changed.length} items have changed`);
  else say(changed.map((level) => `${level.name}: ${quantity(level.onHand, level.unit)} on hand`).join(". "));
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
