/** Wakes the loops that wait for news. */
export class News {
  #promise;
  #resolve;

  /** Resolves at the next call of `tell`. */
  next() {
    this.#promise ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return this.#promise;
  }

  tell() {
    this.#promise = undefined;
    this.#resolve?.();
  }
}

/** A promise that is settled once, from outside. */
export class Later {
  #isSettled = false;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = (value) => {
        this.#isSettled = true;
        resolve(value);
      };
      this.reject = (error) => {
        this.#isSettled = true;
        reject(error);
      };
    });
  }

  /** Rejects the promise if it is not settled yet. This causes no unhandled rejection. */
  abandon(error) {
    if (this.#isSettled) return;
    this.quiet();
    this.reject(error);
  }

  /** Makes a rejection of the promise count as handled. */
  quiet() {
    this.promise.catch(() => {});
  }
}

/** Calls `callback` when a signal is aborted, or at once if it already is. Returns a function that ends the waiting. */
export function whenAborted(signal, callback) {
  if (!signal) return () => {};
  if (signal.aborted) {
    callback();
    return () => {};
  }
  signal.addEventListener("abort", callback, { once: true });
  return () => signal.removeEventListener("abort", callback);
}
