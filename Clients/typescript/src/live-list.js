import { LiveState } from "./live-state.js";

/** The greatest number of elements in a page of the core. */
const longestPage = 1000;
/** The number of elements that `more` adds to a list without a limit. */
const usualStep = 50;

/**
 * A list that is kept up to date.
 *
 * A list of up to 1,000 elements is one query, whose limit grows with `more`. A longer list is a chain of queries: each
 * begins where the previous page ends. When the end of a page moves, the later queries are opened again, and the items
 * change only when the whole chain has its results.
 */
export class LiveList extends LiveState {
  #params;
  /** The number of elements to show, or undefined for as many as the method returns without a limit. */
  #wanted;
  #wantedBefore;
  /** All open queries, by their cursors and their limits. */
  #queries = new Map();
  #shown = new Set();
  #isWalking = false;

  constructor(streams, method, params, options) {
    super(streams, method, options, { items: Object.freeze([]), isLoading: true, error: null, hasMore: false });
    this.#params = params ?? {};
    this.#wanted = this.#wantedBefore = this.#params.limit;
    if (!this.isClosed) this.#walk(true);
  }

  get items() {
    return this.state.items;
  }

  get hasMore() {
    return this.state.hasMore;
  }

  more() {
    if (this.state.isLoading || !this.state.hasMore || this.isClosed) return this.settled();
    this.#wanted = this.state.items.length + (this.#params.limit ?? usualStep);
    return this.refresh();
  }

  refresh() {
    if (this.isClosed) return this.settled();
    this.show({ isLoading: true, error: null });
    this.#walk(true);
    return this.settled();
  }

  #changed(query) {
    if (this.#isWalking || this.isClosed || ![...this.#queries.values()].includes(query)) return;
    this.#walk(query.error === undefined);
  }

  /**
   * Follows the chain of queries, and shows its elements if all of its queries have results.
   *
   * @param opensAgain whether queries that were refused are opened again
   */
  #walk(opensAgain) {
    const chain = new Set();
    const items = [];
    let { after } = this.#params;
    for (;;) {
      const limit = this.#wanted === undefined ? undefined : Math.min(this.#wanted - items.length, longestPage);
      const place = JSON.stringify([after, limit]);
      chain.add(place);
      const query = this.#query(place, { after, limit }, opensAgain);
      if (query.error || !query.hasCome) {
        // The shown queries stay open until all queries of the chain have results.
        this.#closeAllBut(new Set([...chain, ...this.#shown]));
        if (query.error) {
          this.#wanted = this.#wantedBefore;
          this.show({ isLoading: false, error: query.error });
        }
        return;
      }
      items.push(...query.result.items);
      after = query.result.next ?? undefined;
      if (after === undefined || this.#wanted === undefined || items.length >= this.#wanted) break;
    }
    this.#shown = chain;
    this.#wantedBefore = this.#wanted;
    this.#closeAllBut(chain);
    this.show({ items: Object.freeze(items), isLoading: false, error: null, hasMore: after !== undefined });
  }

  #query(place, page, opensAgain) {
    const known = this.#queries.get(place);
    if (known && !(opensAgain && known.live.isClosed)) return known;
    this.#isWalking = true;
    const query = this.openQuery({ ...this.#params, ...page }, (one) => this.#changed(one));
    this.#isWalking = false;
    this.#queries.set(place, query);
    return query;
  }

  #closeAllBut(places) {
    for (const [place, { live }] of this.#queries) {
      if (places.has(place)) continue;
      this.#queries.delete(place);
      live.close();
    }
  }

  closeQueries() {
    this.#closeAllBut(new Set());
  }
}
