/** The base of the errors of this package. */
export class MainspringError extends Error {}

/** The core has refused a call. Each kind of error has a class of its own, which inherits from this one. */
export class CoreError extends MainspringError {
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.data = error.data ?? {};
    this.kind = this.data.kind ?? "unknown";
  }
}

/** The core could not be found or started. */
export class StartError extends MainspringError {}

/** The client was closed by `close()`, so the call was not sent. */
export class ClosedError extends MainspringError {}

/**
 * The core's process ended before it answered. A writing call may have been done or not: repeat it with the same
 * `idempotencyKey`.
 */
export class EndedError extends MainspringError {
  constructor(message, { code = null, signal = null, log = [] } = {}) {
    super(message);
    this.exitCode = code;
    this.signal = signal;
    this.log = log;
  }
}

/** A call took longer than its `timeout`, and was cancelled in the core. A writing call may be done all the same. */
export class TimeoutError extends MainspringError {}

// The names are set as texts, so that tools that shorten the names of classes do not change them.
const names = { MainspringError, CoreError, StartError, ClosedError, EndedError, TimeoutError };
for (const [value, type] of Object.entries(names)) {
  Object.defineProperty(type.prototype, "name", { value, configurable: true, writable: true });
}
