/** Wakes up whoever waits for news. */
export class News {
  #promise;
  #resolve;

  /** Resolves when something is new. */
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

/** A promise that is settled from outside, and whose failure nobody has to hear of. */
export class Later {
  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.promise.catch(() => {});
  }
}

/** Calls a function when a signal is aborted, at once where it is already; answers what ends the waiting. */
export function whenAborted(signal, callback) {
  if (!signal) return () => {};
  if (signal.aborted) {
    callback();
    return () => {};
  }
  signal.addEventListener("abort", callback, { once: true });
  return () => signal.removeEventListener("abort", callback);
}
