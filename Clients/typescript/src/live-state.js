import { CoreError } from "./errors.js";
import { Live } from "./live.js";
import { News, whenAborted } from "./news.js";
import { tell } from "./wire.js";

/** The base of `LiveList` and `LiveRecord`: a stream of states that are made of live queries. */
export class LiveState {
  #streams;
  #method;
  #options;
  #listeners = new Set();
  #news = new News();
  #version = 0;
  #isClosed = false;
  #stopListening;
  /** The present state, as an immutable object. */
  state;

  constructor(streams, method, options, first) {
    this.#streams = streams;
    this.#method = method;
    this.#options = options ?? {};
    this.state = Object.freeze(first);
    this.#isClosed = this.#options.signal?.aborted === true;
    if (this.#isClosed) return;
    this.#stopListening = whenAborted(this.#options.signal, () => this.close());
    streams.add(this);
  }

  get isLoading() {
    return this.state.isLoading;
  }

  get error() {
    return this.state.error;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Calls `listener` after each change of the state. Returns a function that ends these calls. */
  subscribe = (listener) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Opens a live query, and calls `changed(query)` when the query has a new result or error. */
  openQuery(params, changed) {
    const query = { live: undefined, result: undefined, hasCome: false, error: undefined };
    query.live = new Live(this.#streams, this.#method, params, {
      onChange: (result) => {
        Object.assign(query, { result, hasCome: true, error: undefined });
        changed(query);
      },
      onError: (error) => {
        query.error = error;
        changed(query);
      },
    });
    return query;
  }

  show(changes) {
    if (this.#isClosed) return;
    this.state = Object.freeze({ ...this.state, ...changes });
    this.#version += 1;
    this.#news.tell();
    tell(this.#options.onChange, this.state);
    for (const listener of [...this.#listeners]) tell(listener, this.state);
    // Only an error of the core itself may be over later. Any other error ends the list or record.
    if (this.state.error && !(this.state.error instanceof CoreError)) this.close();
  }

  /** Resolves when nothing is loading. */
  async settled() {
    while (this.state.isLoading && !this.#isClosed) await this.#news.next();
  }

  // The methods that each stream has. The queries are streams themselves, and open themselves again in a new process.

  open() {}

  lost() {}

  finish(error) {
    if (error) this.show({ isLoading: false, error });
    this.close();
  }

  /** Ends the queries, and the loops over the states. The state stays as it is. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    this.closeQueries();
    this.#news.tell();
  }

  closeQueries() {}

  /** Gives the present state and each new state, or only the newest to a slow reader. Leaving the loop closes nothing. */
  async *[Symbol.asyncIterator]() {
    let seen = -1;
    for (;;) {
      if (seen !== this.#version) {
        seen = this.#version;
        yield this.state;
      } else if (this.#isClosed) {
        return;
      } else {
        await this.#news.next();
      }
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    this.close();
  }
}
