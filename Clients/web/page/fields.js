import { h, newId } from "./dom.js";
import { readMoney, readNumber } from "./format.js";
import { Finder } from "./finder.js";
import { call } from "./link.js";

/**
 * Makes a field of a form, with its label, its hint, and a place for an error. The kinds are text, number, money, date,
 * password, select, check and find. A field of the kind find looks up records while the user types.
 */
export function makeField({ kind = "text", name, pointers, stays = false, ...rest }) {
  const made = kinds[kind]({ name, ...rest });
  return Object.assign(made, { name, stays, pointers: pointers ?? [`/${name}`] });
}

const kinds = { text, number, money, date, password, select, check, find: (description) => new Finder(description) };

/** Makes the element with a control, its label, its hint and its error. */
export function frame({ label, hint, required }, control, extra) {
  const id = newId("field");
  const error = h("p", { id: `${id}-error`, class: "error" });
  const described = h("p", { id: `${id}-hint`, class: "hint" }, hint ?? "");
  control.id = id;
  if (required) control.setAttribute("aria-required", "true");
  const must = required ? h("span", { class: "must" }, " (needed)") : null;
  const parts = [h("label", { for: id }, label, must), hint ? described : null, control, extra, error];
  const element = h("div", { class: "field" }, parts);
  const describe = () => {
    const ids = [hint ? described.id : "", error.textContent ? error.id : ""].filter(Boolean).join(" ");
    if (ids) control.setAttribute("aria-describedby", ids);
    else control.removeAttribute("aria-describedby");
  };
  const setError = (message) => {
    error.textContent = message;
    if (message) control.setAttribute("aria-invalid", "true");
    else control.removeAttribute("aria-invalid");
    describe();
  };
  control.addEventListener("input", () => setError(""));
  describe();
  return { element, setError, focus: () => control.focus() };
}

function simple(description, attributes, read) {
  const { value = "" } = description;
  const input = h("input", { type: "text", ...attributes });
  input.value = value;
  return {
    ...frame(description, input),
    input,
    clear: () => {
      input.value = value;
    },
    set: (given) => {
      input.value = given;
    },
    read: () => (input.value.trim() === "" ? undefined : read(input.value)),
  };
}

/** Makes a field for a text. `suggestions`, if it is given, is a promise of texts that the browser proposes. */
function text(description) {
  const { longest, autocomplete, suggestions } = description;
  const list = suggestions ? newId("suggestions") : null;
  const made = simple(description, { maxlength: longest, autocomplete, list }, (value) => value.trim());
  if (suggestions) {
    const offered = h("datalist", { id: list });
    made.element.append(offered);
    suggestions.then((texts) => offered.append(...texts.map((value) => h("option", { value }))), () => {});
  }
  return made;
}

function number(description) {
  return simple(description, { inputmode: "decimal", class: "number" }, readNumber);
}

function money(description) {
  return simple(description, { inputmode: "decimal", class: "number" }, (value) => {
    const currency = typeof description.currency === "function" ? description.currency() : description.currency;
    return readMoney(value, currency);
  });
}

function date(description) {
  return simple(description, { type: "date" }, (value) => value);
}

function password(description) {
  return simple(description, { type: "password", autocomplete: "current-password" }, (value) => value);
}

/** Makes a choice. `options` are pairs of a value and a label, or a promise of such pairs. */
function select(description) {
  const control = h("select", {});
  const fill = (options) => {
    control.replaceChildren(...options.map(([value, label]) => h("option", { value }, label)));
    if (description.value !== undefined) control.value = description.value;
  };
  if (Array.isArray(description.options)) fill(description.options);
  else description.options.then(fill, () => fill([["", "The list can't be loaded."]]));
  return { ...frame(description, control), input: control, clear: () => {}, read: () => control.value || undefined };
}

function check(description) {
  const id = newId("field");
  const input = h("input", { type: "checkbox", id, "aria-describedby": description.hint ? `${id}-hint` : null });
  input.checked = description.value ?? false;
  const hint = description.hint ? h("p", { id: `${id}-hint`, class: "hint" }, description.hint) : null;
  const element = h("div", { class: "field check" }, h("div", {}, input, h("label", { for: id }, description.label)), hint);
  return { element, input, setError: () => {}, focus: () => input.focus(), clear: () => {}, read: () => input.checked || undefined };
}

/** Returns the description of a field that looks up an item. */
export function itemField(description) {
  return {
    kind: "find",
    name: "item",
    label: "Item",
    method: "inventory.items.search",
    pointers: ["/item", "/sku"],
    title: (item) => `${item.name} (${item.sku})`,
    barcodes: "inventory.items.find",
    isSame: (item, text) => item.sku.toLowerCase() === text.toLowerCase() || item.barcodes.includes(text),
    ...description,
  };
}

/** Returns the locations for stock, as options of a field. */
export async function locationOptions(blank) {
  const { items } = await call("inventory.locations.list", { limit: 200 });
  const names = new Map(items.map((place) => [place.id, place]));
  const path = (place) => (place.parent && names.has(place.parent) ? `${path(names.get(place.parent))} / ${place.name}` : place.name);
  const usable = items.filter((place) => !place.structural && !place.archived);
  return [["", blank], ...usable.map((place) => [place.id, path(place)]).sort(([, one], [, other]) => one.localeCompare(other))];
}

