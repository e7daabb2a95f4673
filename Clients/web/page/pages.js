import { say } from "./dom.js";
import { quantity } from "./format.js";
import { watch } from "./link.js";

/**
 * The items that match a search, page by page, each with its quantity. All pages are live. If a page changes, the next
 * page begins at the new end of that page, so no item is lost between two pages.
 */
export class Pages {
  #limit;
  #changed;
  #pages = [];
  #filter = { text: "", level: "" };
  #isAsked = false;
  /** The error of the first query, in place of items. */
  failure;

  /** `changed` is called whenever the items or the error have changed. */
  constructor(limit, changed) {
    this.#limit = limit;
    this.#changed = changed;
  }

  /** Begins the queries. `list`, if it is given, is the first page, which the server has sent with the page. */
  begin(list) {
    if (list) this.#pages[0] = { ...list };
    this.#open(0, undefined);
  }

  search(filter) {
    this.#filter = { ...this.#filter, ...filter };
    this.#isAsked = true;
    this.#closeFrom(1);
    // Until the new result has come, the old one stays.
    if (this.#pages[0]) this.#pages[0].isThere = false;
    this.#open(0, undefined);
  }

  more() {
    this.#open(this.#pages.length, this.#pages.at(-1).next);
  }

  close() {
    this.#closeFrom(0);
  }

  get hasMore() {
    return Boolean(this.#pages.at(-1)?.next);
  }

  /** Whether the company has no items at all, and not only none that match. */
  get isEmpty() {
    return this.#filter.text === "" && this.#filter.level === "" && this.#pages[0].isThere && this.rows.length === 0;
  }

  get rows() {
    const rows = new Map();
    for (const { items } of this.#pages) for (const item of items) if (!rows.has(item.id)) rows.set(item.id, item);
    return [...rows.values()];
  }

  get count() {
    const count = this.rows.length;
    const more = this.hasMore ? " and more" : "";
    return count === 0 && !more ? "No item matches" : `${count} ${count === 1 ? "item" : "items"}${more}`;
  }

  #open(number, after) {
    const page = this.#pages[number] ?? { items: [] };
    this.#pages[number] = page;
    page.stop?.();
    page.after = after;
    const { text, level } = this.#filter;
    const isSearch = text !== "" && level === "";
    const params = isSearch ? { text } : { order: "name", text: text || undefined, level: level || undefined };
    const method = isSearch ? "inventory.items.search" : "inventory.items.list";
    const failed = (error) => {
      this.failure = error;
      this.#changed();
    };
    const asked = { ...params, levels: true, after, limit: this.#limit };
    page.stop = watch(method, asked, (result) => this.#came(number, page, result), failed);
  }

  #came(number, page, { items, next }) {
    this.failure = undefined;
    tellChanges(page.items, items);
    Object.assign(page, { items, next, isThere: true });
    const following = this.#pages[number + 1];
    if (next === null) this.#closeFrom(number + 1);
    else if (following && following.after !== next) this.#open(number + 1, next);
    this.#changed();
    if (this.#isAsked && this.#pages.every(({ isThere }) => isThere)) {
      this.#isAsked = false;
      say(this.count);
    }
  }

  #closeFrom(number) {
    for (const page of this.#pages.splice(number)) page.stop?.();
  }
}

/** Makes a screen reader read the changes of items, but not the results of a search. */
function tellChanges(before, items) {
  const known = new Map(before.map(({ id, level }) => [id, level.onHand]));
  const changed = items.filter(({ id, level }) => known.has(id) && known.get(id) !== level.onHand);
  if (changed.length > 3) say(`${changed.length} items have changed`);
  else if (changed.length > 0) say(changed.map(({ name, unit, level }) => `${name}: ${quantity(level.onHand, unit)} on hand`).join(". "));
}
