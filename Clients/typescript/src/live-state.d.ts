import type { Signal } from "./methods.js";

/** How a live list or record is opened. */
export interface LiveOptions<State> {
  /** Closes it. */
  signal?: Signal;
  /** Is called with each new state. */
  onChange?: (state: State) => void;
}

/** What `LiveList` and `LiveRecord` have in common: one state after the other. */
export class LiveState<State extends { readonly isLoading: boolean; readonly error: Error | null }>
  implements AsyncIterable<State>, AsyncDisposable
{
  protected constructor();
  /** The state as it is: an object that never changes. */
  readonly state: State;
  /** Whether the first elements, further ones, or the record are on their way: true at first. */
  readonly isLoading: boolean;
  /** The reason why the state may be out of date; null if it is not. */
  readonly error: Error | null;
  /** Calls a function after each change of the state; returns a function that ends that. It needs no `this`. */
  readonly subscribe: (listener: (state: State) => void) => () => void;
  /** Asks again if the query was refused; a query that is open is up to date by itself. Resolves when nothing is loading. */
  refresh(): Promise<void>;
  /** Ends the query, and the loops over the states. The state stays as it is. */
  close(): void;
  /** The state as it is, and each new one; a slow reader gets the newest. Leaving the loop closes nothing. */
  [Symbol.asyncIterator](): AsyncIterator<State, undefined, undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}
