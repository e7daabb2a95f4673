import { h, newId } from "./dom.js";

/** Parts of the page that several views use. */

export function alert(message) {
  return h("p", { class: "alert", role: "alert", hidden: !message }, message ?? "");
}

/** Returns the contents of a view: the error, the text for loading, or the contents that `make` returns. */
export function contents(failure, isThere, make) {
  if (failure) return alert(failure.message);
  return isThere ? make() : h("p", {}, "Loading\u2026");
}

export function section(id, title, ...children) {
  return h("section", { "aria-labelledby": id }, h("h2", { id }, title), children);
}

/**
 * Makes a table. `columns` are its headings. A heading that begins with # is for numbers, and one that begins with - is
 * only for screen readers. A table that is too wide scrolls inside its own box.
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

/** Makes the first cell of a row, with the row's name. `small` are less important facts; missing ones are left out. */
export function head(name, small = []) {
  const facts = small.filter(Boolean).join(" \u00b7 ");
  return h("th", { scope: "row" }, name, facts ? h("small", {}, facts) : null);
}

/** Makes a cell whose changes are shown. */
export function live(text) {
  return h("td", { "data-live": true }, text);
}

/** Makes a cell with a number, whose changes are shown. */
export function number(text) {
  return h("td", { class: "number", "data-live": true }, text);
}

/** Makes a list of facts. Each fact is a name, a value, and whether the value's changes are shown. */
export function facts(pairs) {
  const shown = pairs.filter(Boolean).map(([name, value, isLive]) => {
    return h("div", {}, h("dt", {}, name), h("dd", { "data-live": isLive }, value));
  });
  return h("dl", { class: "facts" }, shown);
}

/** Makes the row of a record's buttons. */
export function actions(buttons) {
  const there = buttons.filter(Boolean);
  return there.length ? h("div", { class: "buttons", role: "group", "aria-label": "What to do" }, there) : null;
}

/** Makes a search field and a choice for a list. `search` is called with the typed text and the choice. */
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
