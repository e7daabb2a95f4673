import { say } from "./dom.js";
import { quantity } from "./format.js";
import { watch } from "./link.js";

/**
 * The items that fit what is searched for, page by page, with how much there is of each: all of it live. What comes before a
 * page moves where it begins, so that none gets lost between two pages.
 */
export class Pages {
  #limit;
  #changed;
  #pages = [];
  #filter = { text: "", level: "" };
  #isAsked = false;
  /** The error that there is instead. */
  failure;

  /** `changed` is called whenever there is something else to be shown. */
  constructor(limit, changed) {
    this.#limit = limit;
    this.#changed = changed;
  }

  /** Begins, with what the page came with where that is given. */
  begin(list) {
    if (list) this.#pages[0] = { ...list };
    this.#open(0, undefined);
  }

  search(filter) {
    this.#filter = { ...this.#filter, ...filter };
    this.#isAsked = true;
    this.#closeFrom(1);
    // Until the answer is there, what was there before is better than nothing.
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

  /** Whether there is nothing at all, and not only nothing that fits. */
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

/** Says what has changed while somebody listens, but not what a search has brought. */
function tellChanges(before, items) {
  const known = new Map(before.map(({ id, level }) => [id, level.onHand]));
  const changed = items.filter(({ id, level }) => known.has(id) && known.get(id) !== level.onHand);
  if (changed.length > 3) say(`${changed.length} items have changed`);
  else if (changed.length > 0) say(changed.map(({ name, unit, level }) => `${name}: ${quantity(level.onHand, unit)} on hand`).join(". "));
}
