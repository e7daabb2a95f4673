import type { Event, Topic } from "./generated/records.js";
import type { Signal } from "./methods.js";

/** The options of an event stream. */
export interface EventOptions {
  /** The topics of the events. Without topics, all events. */
  topics?: readonly Topic[];
  /** The `cursor` of an earlier stream. The events since then come first. */
  since?: string;
  /** Ends the subscription when it is aborted. */
  signal?: Signal;
  /** Is called with each event. A loop over the stream then gets no events. */
  onEvent?: (event: Event) => void;
  /**
   * Is called with the error that has ended the subscription. With `onEvent` but without `onError`, a subscription that
   * can't be opened causes an unhandled rejection of `opened`.
   */
  onError?: (error: Error) => void;
}

/**
 * The events of a subscription, each once and in their order, for one loop. Leaving the loop ends the subscription.
 *
 * A slow reader misses no events: if too many are waiting, the stream reads the rest from the log of changes later. If
 * the log does not go back far enough, the stream ends with `CursorTooOldError`. Then read everything again, and go on
 * from the error's `data.newest`.
 */
export class EventStream implements AsyncIterable<Event>, AsyncDisposable {
  private constructor();
  /** The place after the last event that was given out. Pass it as `since` to go on after this event. */
  readonly cursor: string | undefined;
  /** The error that has ended the subscription. */
  readonly error: Error | undefined;
  /** Resolves when the subscription is open, with the cursor from which on all events are in the stream. */
  readonly opened: Promise<string>;
  /** Ends the subscription, and the loops over it. */
  close(): void;
  [Symbol.asyncIterator](): AsyncIterator<Event, undefined, undefined>;
  [Symbol.asyncDispose](): Promise<void>;
}
