import { draw, h, newId } from "./dom.js";
import { readMoney, readNumber } from "./format.js";
import { call, Refused } from "./link.js";

/**
 * A field of a form, with its label, its hint, and a place for what is wrong. Kinds are text, number, money, date, password,
 * select, check and find, which looks records up as one types.
 */
export function makeField({ kind = "text", name, pointers, stays = false, ...rest }) {
  const made = kinds[kind]({ name, ...rest });
  return { name, stays, pointers: pointers ?? [`/${name}`], ...made };
}

const kinds = { text, number, money, date, password, select, check, find };

/** The label, the control, and what describes it. */
function frame({ label, hint, required }, control, extra) {
  const id = newId("field");
  const error = h("p", { id: `${id}-error`, class: "error" });
  const described = h("p", { id: `${id}-hint`, class: "hint" }, hint ?? "");
  control.id = id;
  if (required) control.setAttribute("aria-required", "true");
  const element = h("div", { class: "field" }, h("label", { for: id }, label, required ? h("span", { class: "must" }, " (needed)") : null), hint ? described : null, control, extra, error);
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
      input.value = "";
    },
    set: (given) => {
      input.value = given;
    },
    read: () => (input.value.trim() === "" ? undefined : read(input.value)),
  };
}

function text(description) {
  return simple(description, { maxlength: description.longest, autocomplete: description.autocomplete }, (value) => value.trim());
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

/** `options` are pairs of a value and a label, or a promise of them. */
function select(description) {
  const control = h("select", {});
  const fill = (options) => {
    control.replaceChildren(...options.map(([value, label]) => h("option", { value }, label)));
    if (description.value !== undefined) control.value = description.value;
  };
  if (Array.isArray(description.options)) fill(description.options);
  else description.options.then(fill, () => fill([["", "These can't be listed"]]));
  return { ...frame(description, control), input: control, clear: () => {}, read: () => control.value || undefined };
}

function check(description) {
  const id = newId("field");
  const input = h("input", { type: "checkbox", id, "aria-describedby": description.hint ? `${id}-hint` : null });
  input.checked = description.value ?? false;
  const hint = description.hint ? h("p", { id: `${id}-hint`, class: "hint" }, description.hint) : null;
  const element = h("div", { class: "field check" }, h("div", {}, input, h("label", { for: id }, description.label)), hint);
  return { element, setError: () => {}, focus: () => input.focus(), clear: () => {}, read: () => input.checked || undefined };
}

/**
 * A record that is looked up: what fits stands below as a choice of radio buttons, of which the arrow keys take the next. What
 * is the only one, or is called just so, is chosen already.
 */
function find(description) {
  const { method, extra = {}, title, isSame, nothing } = description;
  const input = h("input", { type: "search", enterkeyhint: "search" });
  const group = newId("choice");
  const list = h("div", { class: "choices", role: "radiogroup", "aria-label": `${description.label}: what was found` });
  const framed = frame({ ...description, hint: description.hint ?? "Type the beginning of a word, then choose." }, input, list);
  const note = h("p", { class: "hint", role: "status" });
  list.after(note);
  let records = [];
  let chosen;
  let turn = 0;

  const choose = (record) => {
    chosen = record;
    framed.setError("");
    description.chosen?.(record);
  };
  const show = () => {
    const radios = records.map((record) => {
      const input = h("input", { type: "radio", name: group, value: record.id, onchange: () => choose(record) });
      const radio = h("label", { key: record.id, class: "choice" }, input, h("span", {}, title(record)));
      return radio;
    });
    draw(list, radios);
    for (const radio of list.querySelectorAll("input")) radio.checked = radio.value === chosen?.id;
  };
  const search = async () => {
    const text = input.value.trim();
    const mine = (turn += 1);
    const found = text === "" ? { items: [] } : await call(method, { text, limit: 8, ...extra }).catch((error) => {
      if (!(error instanceof Refused)) throw error;
      framed.setError(error.message);
      return { items: [] };
    });
    if (mine !== turn) return;
    records = found.items;
    const same = records.find((record) => isSame?.(record, text)) ?? (records.length === 1 ? records[0] : undefined);
    chosen = same;
    note.textContent = text === "" ? "" : records.length === 0 ? (nothing ?? "Nothing was found.") : "";
    show();
    if (same) description.chosen?.(same);
  };
  // Who types and presses Enter at once is not to be told that nothing was found.
  let searching;
  input.addEventListener("input", () => {
    searching = search();
  });
  return {
    ...framed,
    input,
    set: (record) => {
      turn += 1;
      input.value = title(record);
      records = [record];
      show();
      choose(record);
      show();
    },
    clear: () => {
      turn += 1;
      input.value = "";
      records = [];
      chosen = undefined;
      note.textContent = "";
      show();
    },
    read: async () => {
      await searching;
      if (chosen) return chosen.id;
      if (input.value.trim() === "") {
        if (description.required) throw new Error("Search for one, and choose it.");
        return undefined;
      }
      throw new Error(records.length ? "Choose one of these." : "Nothing was found by that.");
    },
  };
}

/** How an item is looked up in a form. */
export function itemField(description) {
  return {
    kind: "find",
    name: "item",
    label: "Item",
    method: "inventory.items.search",
    pointers: ["/item", "/sku"],
    title: (item) => `${item.name} (${item.sku})`,
    isSame: (item, text) => item.sku.toLowerCase() === text.toLowerCase() || item.barcodes.includes(text),
    ...description,
  };
}

/** The places that stock can lie in, as options of a field. */
export async function locationOptions(blank) {
  const { items } = await call("inventory.locations.list", { limit: 200 });
  const names = new Map(items.map((place) => [place.id, place]));
  const path = (place) => (place.parent && names.has(place.parent) ? `${path(names.get(place.parent))} / ${place.name}` : place.name);
  const usable = items.filter((place) => !place.structural && !place.archived);
  return [["", blank], ...usable.map((place) => [place.id, path(place)]).sort(([, one], [, other]) => one.localeCompare(other))];
}

