import type { LiveState } from "./live-state.js";

/** The state of a `LiveList` at one moment. */
export interface LiveListState<Element> {
  /** The elements in the list's order; those of the last success if there is an error. */
  readonly items: readonly Element[];
  /** Whether the first elements, or further ones, are on their way. */
  readonly isLoading: boolean;
  /** The reason why `items` may be out of date; null if they are not. */
  readonly error: Error | null;
  /** Whether the list goes on behind `items`. */
  readonly hasMore: boolean;
}

/**
 * A list that stays as the core has it: what a screen shows. At first `isLoading` is true, `items` are empty and `error` is
 * null. An error keeps the items. With `restart: true` it goes on after a restart of the core.
 *
 * A list of up to 1,000 items is one query: its items are of one moment. A longer one is a chain of queries.
 */
export class LiveList<Element> extends LiveState<LiveListState<Element>> {
  private constructor();
  /** The elements in the list's order. */
  readonly items: readonly Element[];
  /** Whether the list goes on behind `items`. */
  readonly hasMore: boolean;
  /**
   * Adds as many elements as the `limit` says; 50 without it. Nothing happens while the list is loading. Resolves when nothing
   * is loading.
   */
  more(): Promise<void>;
}
