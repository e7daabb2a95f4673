import { ClosedError } from "./errors.js";
import { Later, News, whenAborted } from "./news.js";
import { tell } from "./wire.js";

/** The greatest number of events that wait for a reader. Further events are read from the log when there is room. */
const mostWaiting = 1000;

/**
 * The events of a subscription, in their order. After a restart of the process, the stream goes on after its last
 * event.
 *
 * A stream has one of three modes:
 *
 * - *told*: it takes events from notifications.
 * - *reads*: it reads missed events from the log of changes. Notifications are dropped meanwhile, because their events
 *   are in the log, too.
 * - *full*: the greatest number of events is waiting. It reads from the log when the reader has taken all of them.
 */
export class EventStream {
  #streams;
  #topics;
  #options;
  #handle;
  #mode = "reads";
  #opened = new Later();
  #news = new News();
  #waiting = [];
  /** The place after the last event that has come, whether the event still waits or not. */
  #place;
  #isClosed = false;
  #stopListening;
  /** The error that has ended the subscription. */
  error;
  /** The place after the last event that was given out. Pass it as `since` to go on after this event. */
  cursor;

  constructor(streams, options = {}) {
    this.#streams = streams;
    this.#topics = options.topics;
    this.#options = options;
    this.cursor = this.#place = options.since;
    // With `onEvent` alone, an unhandled rejection of `opened` is the only sign that the subscription could not be
    // opened.
    if (options.onError || !options.onEvent) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  /** Resolves when the subscription is open, with the cursor from which on all events are in the stream. */
  get opened() {
    return this.#opened.promise;
  }

  /** Subscribes in a process. */
  open(wire) {
    const resolve = ({ subscription, cursor }) => {
      if (this.#isClosed) {
        wire.say({ method: "events.unsubscribe", params: { subscription } });
        return;
      }
      this.#handle = subscription;
      this.#streams.subscriptions.set(subscription, this);
      this.#opened.resolve(cursor);
      if (this.#place === undefined) {
        this.cursor = this.#place = cursor;
        this.#mode = "told";
      } else {
        this.#read();
      }
    };
    this.#mode = "reads";
    wire.ask("events.subscribe", { topics: this.#topics }, this.#request(resolve));
  }

  #request(resolve) {
    return { resolve, reject: (error) => this.finish(error), effect: "own" };
  }

  /** Reads the events since the last one, page by page. */
  #read() {
    this.#mode = "reads";
    const take = ({ events, cursor, more }) => {
      if (this.#isClosed) return;
      this.#take(events, cursor);
      if (!more) this.#mode = "told";
      else if (this.#waiting.length < mostWaiting) this.#read();
      else this.#mode = "full";
    };
    const params = { cursor: this.#place, limit: mostWaiting, topics: this.#topics };
    this.#streams.ask("events.since", params, this.#request(take));
  }

  /** Called with the parameters of `events.changed`. */
  changed({ events, cursor, behind }) {
    if (this.#mode !== "told") return;
    if (behind) this.#read();
    else if (this.#waiting.length + events.length > mostWaiting) this.#mode = "full";
    else this.#take(events, cursor);
  }

  #take(events, cursor) {
    this.#place = cursor;
    const { onEvent } = this.#options;
    if (onEvent) {
      for (const event of events) tell(onEvent, event);
      this.cursor = cursor;
      return;
    }
    for (const event of events) this.#waiting.push({ event });
    if (this.#waiting.length) this.#waiting[this.#waiting.length - 1].cursor = cursor;
    else this.cursor = cursor;
    this.#news.tell();
  }

  /** Called when the process has ended. Another one may be started. */
  lost() {
    this.#handle = undefined;
    this.#mode = "reads";
  }

  /** Ends the subscription: with an error, or without one if the client was closed. */
  finish(error) {
    if (this.#isClosed) return;
    if (error) {
      this.error = error;
      this.#opened.reject(error);
      tell(this.#options.onError, error);
    }
    this.close();
  }

  /** Ends the subscription, and the loops over it. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    if (this.#handle !== undefined) {
      this.#streams.subscriptions.delete(this.#handle);
      this.#streams.say({ method: "events.unsubscribe", params: { subscription: this.#handle } });
    }
    this.#opened.abandon(new ClosedError("The subscription was closed before it began"));
    this.#news.tell();
  }

  /** Gives each event in its order. */
  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        const next = this.#waiting.shift();
        if (next) {
          if (next.cursor !== undefined) this.cursor = next.cursor;
          yield next.event;
        } else if (this.error) {
          throw this.error;
        } else if (this.#isClosed) {
          return;
        } else if (this.#mode === "full") {
          this.#read();
        } else {
          await this.#news.next();
        }
      }
    } finally {
      this.close();
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    this.close();
  }
}
