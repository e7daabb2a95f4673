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

/** A promise that is settled from outside, once. */
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

  /** Fails without anybody having to hear of it, unless it is settled. */
  abandon(error) {
    if (this.#isSettled) return;
    this.quiet();
    this.reject(error);
  }

  /** Nobody has to hear of its failure. */
  quiet() {
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
