import { draw, h, newId } from "./dom.js";
import { frame } from "./fields.js";
import { call, Refused } from "./link.js";

const most = 8;

/**
 * A field that looks up a record. The results stand below it as radio buttons, and the arrow keys move between them. A
 * single result, or a result with exactly the typed name, is chosen at once.
 */
export class Finder {
  #description;
  #input = h("input", { type: "search", enterkeyhint: "search" });
  #note = h("p", { class: "hint", role: "status" });
  #group = newId("choice");
  #list;
  #records = [];
  #chosen;
  #turn = 0;
  #searching;

  constructor(description) {
    this.#description = description;
    this.#list = h("div", { class: "choices", role: "radiogroup", "aria-label": `${description.label}: what was found` });
    const hint = description.hint ?? "Type the beginning of a word, then choose a result.";
    Object.assign(this, frame({ ...description, hint }, this.#input, this.#list));
    this.#list.after(this.#note);
    this.#input.addEventListener("input", () => {
      this.#searching = this.#search();
    });
  }

  /** Shows a record as the chosen one, as if the user had looked it up. */
  set(record) {
    this.#turn += 1;
    this.#input.value = this.#description.title(record);
    this.#show([record], record);
    this.setError("");
  }

  /** A Boolean value that indicates whether nothing is typed. */
  get isEmpty() {
    return this.#input.value.trim() === "";
  }

  clear() {
    this.#turn += 1;
    this.#input.value = "";
    this.#show([], undefined);
  }

  /** Returns the id of the chosen record. It first waits for a search that is still running, as after a quick Enter. */
  async read() {
    await this.#searching;
    if (this.#chosen) return this.#chosen.id;
    if (this.#input.value.trim() !== "") {
      throw new Error(this.#records.length ? "Choose one of the results." : "No match. Type the beginning of a word.");
    }
    if (this.#description.required) throw new Error("Type the beginning of a word, then choose a result.");
    return undefined;
  }

  async #search() {
    const text = this.#input.value.trim();
    this.#turn += 1;
    const turn = this.#turn;
    const records = text === "" ? [] : await this.#find(text);
    // The user has typed on, or has chosen a record in the meantime.
    if (turn !== this.#turn) return;
    const { isSame, nothing = "No matches." } = this.#description;
    this.#show(records, records.find((record) => isSame(record, text)) ?? (records.length === 1 ? records[0] : undefined));
    this.#note.textContent = text !== "" && records.length === 0 ? nothing : "";
  }

  async #find(text) {
    try {
      const { method, barcodes } = this.#description;
      const { items } = await call(method, { text, limit: most });
      if (items.length || !barcodes || /\s/.test(text)) return items;
      // A scanner may report another form of the barcode than the stored one.
      return (await call(barcodes, { barcode: text, limit: most })).items;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.setError(error.message);
      return [];
    }
  }

  #show(records, chosen) {
    this.#records = records;
    this.#note.textContent = "";
    draw(this.#list, records.map((record) => {
      const radio = h("input", { type: "radio", name: this.#group, value: record.id, onchange: () => this.#choose(record) });
      return h("label", { key: record.id, class: "choice" }, radio, h("span", {}, this.#description.title(record)));
    }));
    for (const radio of this.#list.querySelectorAll("input")) radio.checked = radio.value === chosen?.id;
    this.#choose(chosen);
  }

  #choose(record) {
    this.#chosen = record;
    if (!record) return;
    this.setError("");
    this.#description.chosen?.(record);
  }
}
