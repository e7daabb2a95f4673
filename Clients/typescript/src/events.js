import { ClosedError } from "./errors.js";
import { Later, News, whenAborted } from "./news.js";
import { tell } from "./wire.js";

/** How many events wait for a reader. What comes beyond is read from the log when the reader is there. */
const mostWaiting = 1000;

/**
 * The events of a subscription, in their order. It goes on in another process where it was in the one before.
 *
 * It is *told* what happens; or *reads* in the log what it was not told of, and lets pass what it is told meanwhile, as that
 * stands there, too; or is *full*, and reads when there is room.
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
  /** The place behind the last event that waits, or was taken. */
  #place;
  #isClosed = false;
  #stopListening;
  /** The error that has ended it. */
  error;
  /** The place behind the last event that was taken: pass it as `since` to go on from there. */
  cursor;

  constructor(streams, options = {}) {
    this.#streams = streams;
    this.#topics = options.topics;
    this.#options = options;
    this.cursor = this.#place = options.since;
    // Who has callbacks for all but errors would never hear that it could not be opened.
    if (options.onError || !options.onEvent) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  /** Resolves when everything is told of that happens from then on. */
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

  /** Reads what has happened since the last event, page by page. */
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

  /** What `events.changed` says. */
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

  /** The process has ended; another one may begin. */
  lost() {
    this.#handle = undefined;
    this.#mode = "reads";
  }

  /** There will be nothing more, with an error unless it was closed. */
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

  /** Each event in its turn. */
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
