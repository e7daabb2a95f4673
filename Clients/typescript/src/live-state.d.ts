import type { Signal } from "./methods.js";

/** The options of a live list or record. */
export interface LiveOptions<State> {
  /** Closes the list or record when it is aborted. */
  signal?: Signal;
  /** Is called with each new state. */
  onChange?: (state: State) => void;
}

/** The base of `LiveList` and `LiveRecord`: a stream of states. */
export class LiveState<State extends { readonly isLoading: boolean; readonly error: Error | null }>
  implements AsyncIterable<State>, AsyncDisposable
{
  protected constructor();
  /** The present state, as an immutable object. */
  readonly state: State;
  /** Whether the first elements, more elements, or the record are being loaded. It is true at first. */
  readonly isLoading: boolean;
  /** The error because of which the state may be out of date, or null. */
  readonly error: Error | null;
  /** Calls `listener` after each change of the state. Returns a function that ends these calls. It needs no `this`. */
  readonly subscribe: (listener: (state: State) => void) => () => void;
  /** Sends the query again if it was refused. An open query needs no refresh. Resolves when nothing is loading. */
  refresh(): Promise<void>;
  /** Ends the query, and the loops over the states. The state stays as it is. */
  close(): void;
  /** Gives the present state and each new state, or only the newest to a slow reader. Leaving the loop closes nothing. */
  [Symbol.asyncIterator](): AsyncIterator<State, undefined, undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}
