import { ClosedError } from "./errors.js";
import { Later, News, whenAborted } from "./news.js";
import { errorOf, jsonText, tell } from "./wire.js";

/** A live query: what a method answers, and again whenever that has changed. */
export class Live {
  #streams;
  #query;
  #options;
  #handle;
  #opened = new Later();
  #news = new News();
  #version = 0;
  #text;
  #isClosed = false;
  #stopListening;
  /** What the method answers; undefined before the first answer, and while it answers an error. */
  current;
  /** The error that it answers. */
  error;

  constructor(streams, method, params, options = {}) {
    this.#streams = streams;
    // What can't be written is refused before anything is opened.
    jsonText(params ?? {});
    this.#query = { method: method.method, params: params ?? {} };
    this.#options = options;
    // Who has callbacks for all but errors would never hear that it could not be opened.
    if (options.onError || !options.onChange) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Resolves with the first answer. */
  get opened() {
    return this.#opened.promise;
  }

  /** Opens the query in a process. */
  open(wire) {
    const resolve = ({ live, result }) => {
      if (this.#isClosed) {
        wire.say({ method: "live.close", params: { live } });
        return;
      }
      this.#handle = live;
      this.#streams.lives.set(live, this);
      // In another process than before, what is the same is no news.
      if (this.#text === undefined || JSON.stringify(result) !== this.#text) this.#take(result);
    };
    const reject = (error) => this.finish(error);
    wire.ask("live.open", { query: this.#query }, { resolve, reject, effect: "own" });
  }

  /** The process has ended, and the handle with it; another one may begin. */
  lost() {
    this.#handle = undefined;
    this.#text = this.current === undefined ? undefined : JSON.stringify(this.current);
  }

  /** What `live.changed` says. */
  changed({ result, error }) {
    if (error) this.#fail(errorOf(error));
    else this.#take(result);
  }

  #take(result) {
    this.error = undefined;
    this.current = result;
    this.#version += 1;
    this.#opened.resolve(result);
    this.#news.tell();
    tell(this.#options.onChange, result);
  }

  #fail(error) {
    this.current = undefined;
    this.error = error;
    this.#opened.reject(error);
    this.#news.tell();
    tell(this.#options.onError, error);
  }

  /** There will be nothing more, with an error unless it was closed. */
  finish(error) {
    if (this.#isClosed) return;
    if (error) this.#fail(error);
    this.close();
  }

  /** Closes the query, and ends the loops over it. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    if (this.#handle !== undefined) {
      this.#streams.lives.delete(this.#handle);
      this.#streams.say({ method: "live.close", params: { live: this.#handle } });
    }
    this.#opened.abandon(new ClosedError("The live query was closed before it was answered"));
    this.#news.tell();
  }

  /** Each answer in its turn; who is slower than the changes gets the newest. */
  async *[Symbol.asyncIterator]() {
    let seen = 0;
    try {
      for (;;) {
        if (this.error) throw this.error;
        if (this.#isClosed) return;
        if (seen === this.#version) {
          await this.#news.next();
        } else {
          seen = this.#version;
          yield this.current;
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
