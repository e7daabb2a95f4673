import type { AnyRead, ResultOf, Signal } from "./methods.js";

/** What a live query of a method answers: the weather's answer null while nothing is known. */
export type WatchedResult<Of extends AnyRead> = Of extends { readonly method: `weather.${string}` }
  ? ResultOf<Of> | null
  : ResultOf<Of>;

/** How a live query is opened. */
export interface WatchOptions<Result> {
  /** Closes the query. */
  signal?: Signal;
  /** Is called with the first answer, and with each one after that. */
  onChange?: (result: Result) => void;
  /**
   * Is called when the method answers an error, which may be over later, or when the query has ended by one. With `onChange` and
   * without this, a query that can't be opened is an unhandled rejection of `opened`.
   */
  onError?: (error: Error) => void;
}

/**
 * A live query: what a method answers, and again whenever that has changed. A loop over it gets the newest answer in its turn;
 * leaving the loop closes the query, and an error that the method answers ends both.
 */
export class Live<Result> implements AsyncIterable<Result>, AsyncDisposable {
  private constructor();
  /** What the method answers; undefined before the first answer, and while it answers an error. */
  readonly current: Result | undefined;
  /** The error that it answers. */
  readonly error: Error | undefined;
  /** Whether the query has ended. */
  readonly isClosed: boolean;
  /** Resolves with the first answer. */
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
