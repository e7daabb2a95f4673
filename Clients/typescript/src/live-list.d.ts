import type { LiveState } from "./live-state.js";

/** The state of a `LiveList` at one moment. */
export interface LiveListState<Element> {
  /** The elements in the list's order. After an error, they are those of the last success. */
  readonly items: readonly Element[];
  /** Whether the first elements, or more elements, are being loaded. */
  readonly isLoading: boolean;
  /** The error because of which `items` may be out of date, or null. */
  readonly error: Error | null;
  /** Whether the list has more elements than `items`. */
  readonly hasMore: boolean;
  }

/**
 * A list that is kept up to date, for a screen. At first `isLoading` is true, `items` are empty and `error` is null.
 * After an error, the items stay. With `restart: true`, the list goes on after a restart of the core.
 *
 * A list of up to 1,000 items is one query, so its items are of one moment. A longer list is a chain of queries.
 */
export class LiveList<Element> extends LiveState<LiveListState<Element>> {
  private constructor();
  /** The elements in the list's order. */
  readonly items: readonly Element[];
  /** Whether the list has more elements than `items`. */
  readonly hasMore: boolean;
  /**
   * Adds as many elements as `limit` says, or 50 without `limit`. While the list is loading, nothing is added. Resolves
   * when the list is not loading any more.
   */
  more(): Promise<void>;
}
