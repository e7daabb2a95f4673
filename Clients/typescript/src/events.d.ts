import type { Event, Topic } from "./generated/records.js";
import type { Signal } from "./methods.js";

/** What is to be told of, and how. */
export interface EventOptions {
  /** What to be told of; everything without them. */
  topics?: readonly Topic[];
  /** The `cursor` of an earlier subscription: what has happened since comes first. */
  since?: string;
  /** Ends the subscription. */
  signal?: Signal;
  /** Is called with each event, which no loop gets then. */
  onEvent?: (event: Event) => void;
  /**
   * Is called with the error that has ended the subscription. With `onEvent` and without this, one that can't be opened is an
   * unhandled rejection of `opened`.
   */
  onError?: (error: Error) => void;
}

/**
 * The events of a subscription, each once and in their order, for one loop; leaving the loop ends the subscription. Who is slow
 * misses nothing: what is too much to wait for is read from the log later. Where the log does not reach back that far, it
 * ends with `CursorTooOldError`: read everything anew, and go on from its `data.newest`.
 */
export class EventStream implements AsyncIterable<Event>, AsyncDisposable {
  private constructor();
  /** The place behind the events that were taken: pass it as `since` to go on from there, also after a restart. */
  readonly cursor: string | undefined;
  /** The error that has ended it. */
  readonly error: Error | undefined;
  /** Resolves when everything is told of that happens from then on, with the place where that begins. */
  readonly opened: Promise<string>;
  /** Ends the subscription, and the loops over it. */
  close(): void;
  [Symbol.asyncIterator](): AsyncIterator<Event, undefined, undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}
