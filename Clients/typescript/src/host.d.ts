import type { Signal } from "./methods.js";

/** The second argument of a host's method. */
export interface HostContext {
  /** Is aborted when the core does not need the answer any more. */
  readonly signal: Signal;
  /** Reports the progress of the work. A caller with `onProgress` gets it. */
  progress(done: number, total?: number | null, message?: string | null): void;
  /**
   * Sends a part of the answer to a request with `stream`. It resolves when the core wants the next part, so a host
   * that waits for it sends no faster than the slowest reader reads. It rejects when the answer is not needed any more.
   */
  part(content: object): Promise<void>;
}
