/** What goes wrong in a conversation with the core. */
export class MainspringError extends Error {}

/** The core's answer to a call is an error. Each kind has a class of its own, which inherits from this one. */
export class CoreError extends MainspringError {
  constructor(error: { code: number; message: string; data?: unknown });
  /** The number of its kind. */
  readonly code: number;
  /** The machine name of its kind, such as `notFound`; see {@link ErrorKind}. */
  readonly kind: string;
  /** The facts: each class says which. */
  readonly data: unknown;
}

/** The core could not be found or started. */
export class StartError extends MainspringError {}

/** The client was closed by `close()`: what is called afterwards is not sent. */
export class ClosedError extends MainspringError {}

/** The core's process ended before it answered. What a write did is known only to who repeats it with the same idempotencyKey. */
export class EndedError extends MainspringError {
  /** What it ended with, where it did so by itself. */
  readonly exitCode: number | null;
  /** What it was ended by. */
  readonly signal: string | null;
  /** The last lines that it wrote to its log. */
  readonly log: readonly string[];
}

/** A call took longer than its `timeout`. The core was told that it is not wanted any more; a write may be done all the same. */
export class TimeoutError extends MainspringError {}
