import { ClosedError } from "./errors.js";
import { Later, News, whenAborted } from "./news.js";
import { errorOf, jsonText, tell } from "./wire.js";

/** A live query: it gives the present result of a method, and each new result. */
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
  /** The newest result, or undefined before the first result and while the method fails. */
  current;
  /** The error of the method, or undefined. */
  error;

  constructor(streams, method, params, options = {}) {
    this.#streams = streams;
    // Throws for parameters that can't be written as JSON, before anything is opened.
    jsonText(params ?? {});
    this.#query = { method: method.method, params: params ?? {} };
    this.#options = options;
    // With `onChange` alone, an unhandled rejection of `opened` is the only sign that the query could not be opened.
    if (options.onError || !options.onChange) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Resolves with the first result. */
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
      // After a restart of the process, a result that has not changed is not given out again.
      if (this.#text === undefined || JSON.stringify(result) !== this.#text) this.#take(result);
    };
    const reject = (error) => this.finish(error);
    wire.ask("live.open", { query: this.#query }, { resolve, reject, effect: "own" });
  }

  /** Called when the process has ended, and the query's handle with it. Another process may be started. */
  lost() {
    this.#handle = undefined;
    this.#text = this.current === undefined ? undefined : JSON.stringify(this.current);
  }

  /** Called with the parameters of `live.changed`. */
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

  /** Ends the query: with an error, or without one if the client was closed. */
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

  /** Gives each result in its order. A reader that is slower than the changes gets only the newest. */
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
