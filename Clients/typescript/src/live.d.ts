import type { AnyRead, ResultOf, Signal } from "./methods.js";

/** The result type of a live query. For the methods of `weather`, the result is null while no weather is known. */
export type WatchedResult<Of extends AnyRead> = Of extends { readonly method: `weather.${string}` }
  ? ResultOf<Of> | null
  : ResultOf<Of>;

/** The options of a live query. */
export interface WatchOptions<Result> {
  /** Closes the query when it is aborted. */
  signal?: Signal;
  /** Is called with the first result, and with each new result. */
  onChange?: (result: Result) => void;
  /**
   * Is called when the method fails, which may be over later, and when an error has ended the query. With `onChange`
   * but without `onError`, a query that can't be opened causes an unhandled rejection of `opened`.
   */
  onError?: (error: Error) => void;
}

/**
 * A live query: it gives the present result of a method, and each new result. A loop that is slower than the changes
 * gets only the newest result. Leaving the loop closes the query. If the method fails, the loop and the query end with
 * the error.
 */
export class Live<Result> implements AsyncIterable<Result>, AsyncDisposable {
  private constructor();
  /** The newest result, or undefined before the first result and while the method fails. */
  readonly current: Result | undefined;
  /** The error of the method, or undefined. */
  readonly error: Error | undefined;
  /** Whether the query has ended. */
  readonly isClosed: boolean;
  /** Resolves with the first result. */
  readonly opened: Promise<Result>;
  /** Closes the query, and ends the loops over it. */
  close(): void;
  [Symbol.asyncIterator](): AsyncIterator<Result, undefined, undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}

declare global {
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }

  interface AsyncDisposable {
    [Symbol.asyncDispose](): PromiseLike<void>;
  }
}
