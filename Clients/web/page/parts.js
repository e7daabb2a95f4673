import { h, newId } from "./dom.js";

/** Parts that several views have. */

export function alert(message) {
  return h("p", { class: "alert", role: "alert", hidden: !message }, message ?? "");
}

/** What a view shows: an error, or that it is still to come, or what there is. */
export function contents(failure, isThere, make) {
  if (failure) return alert(failure.message);
  return isThere ? make() : h("p", {}, "Loading\u2026");
}

export function section(id, title, ...children) {
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), children);
}

/**
 * A table. `columns` are names, of which those that begin with # are of numbers, and one that begins with - is for ears alone;
 * it scrolls in itself where it is too wide.
 */
export function table(columns, rows, { caption, labelledby } = {}) {
  const heads = columns.filter(Boolean).map((name) => {
    const text = name.replace(/^[#-]/, "");
    const isHidden = name.startsWith("-");
    const properties = { scope: "col", class: name.startsWith("#") ? "number" : null };
    return h("th", properties, isHidden ? h("span", { class: "hidden" }, text) : text);
  });
  return h(
    "div",
    { class: "wide" },
    h(
      "table",
      { "aria-labelledby": labelledby },
      caption ? h("caption", { class: "hidden" }, caption) : null,
      h("thead", {}, h("tr", {}, heads)),
      h("tbody", {}, rows),
    ),
  );
}

/** The first cell of a row, which says what it is of; `small` are facts that are less important, as far as they are there. */
export function head(name, small = []) {
  const facts = small.filter(Boolean).join(" \u00b7 ");
  return h("th", { scope: "row" }, name, facts ? h("small", {}, facts) : null);
}

/** A cell, of which changes are shown. */
export function live(text) {
  return h("td", { "data-live": true }, text);
}

/** A cell of a number, of which changes are shown. */
export function number(text) {
  return h("td", { class: "number", "data-live": true }, text);
}

/** Facts as triples of a name, a value, and whether it is live. */
export function facts(pairs) {
  const shown = pairs.filter(Boolean).map(([name, value, isLive]) => {
    return h("div", {}, h("dt", {}, name), h("dd", { "data-live": isLive }, value));
  });
  return h("dl", { class: "facts" }, shown);
}

/** The buttons of a record. */
export function actions(buttons) {
  const there = buttons.filter(Boolean);
  return there.length ? h("div", { class: "buttons", role: "group", "aria-label": "What to do" }, there) : null;
}

/** A search field and a choice, over a list; `search` is told what was typed or chosen. */
export function searchFields({ name, label, options, search }) {
  const [first, second] = [newId("search"), newId("show")];
  const input = h("input", { type: "search", id: first, autocomplete: "off" });
  input.oninput = () => search({ text: input.value.trim() });
  const select = h("select", { id: second }, options.map(([value, text]) => h("option", { value }, text)));
  select.onchange = () => search({ choice: select.value });
  return h(
    "div",
    { class: "search", role: "search", "aria-label": name, keep: true },
    h("div", { class: "field" }, h("label", { for: first }, label), input),
    h("div", { class: "field" }, h("label", { for: second }, "Show"), select),
  );
}
