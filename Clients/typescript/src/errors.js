/** What goes wrong in a conversation with the core. */
export class MainspringError extends Error {}

/** The core's answer to a call is an error. Each kind has a class of its own, which inherits from this one. */
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

/** The client was closed by `close()`: what is called afterwards is not sent. */
export class ClosedError extends MainspringError {}

/** The core's process ended before it answered. What a write did is known only to who repeats it with the same idempotencyKey. */
export class EndedError extends MainspringError {
  constructor(message, { code = null, signal = null, log = [] } = {}) {
    super(message);
    this.exitCode = code;
    this.signal = signal;
    this.log = log;
  }
}

/** A call took longer than its `timeout`. The core was told that it is not wanted any more; a write may be done all the same. */
export class TimeoutError extends MainspringError {}

// Programs that make names short leave these as they are.
const names = { MainspringError, CoreError, StartError, ClosedError, EndedError, TimeoutError };
for (const [value, type] of Object.entries(names)) {
  Object.defineProperty(type.prototype, "name", { value, configurable: true, writable: true });
}
