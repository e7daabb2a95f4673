/** The base of the errors of this package. */
export class MainspringError extends Error {}

/** The core has refused a call. Each kind of error has a class of its own, which inherits from this one. */
export class CoreError extends MainspringError {
  constructor(error: { code: number; message: string; data?: unknown });
  /** The number of the error's kind. */
  readonly code: number;
  /** The name of the error's kind, such as `notFound`. See {@link ErrorKind}. */
  readonly kind: string;
  /** The facts about the error. Their type depends on the class. */
  readonly data: unknown;
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
  /** The exit code, or null if a signal ended the process. */
  readonly exitCode: number | null;
  /** The signal that ended the process, or null. */
  readonly signal: string | null;
  /** The last lines of the process's log. */
  readonly log: readonly string[];
}

/** A call took longer than its `timeout`, and was cancelled in the core. A writing call may be done all the same. */
export class TimeoutError extends MainspringError {}
