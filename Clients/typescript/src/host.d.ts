import type { Signal } from "./methods.js";

/** What a method of the host gets beside its parameters. */
export interface HostContext {
  /** Is aborted when the core does not want the answer any more. */
  readonly signal: Signal;
  /** Says how far the work is; who called with `onProgress` is told. */
  progress(done: number, total?: number | null, message?: string | null): void;
  /**
   * Sends a part of the answer to a request with `stream`. It resolves when the core wants the next part: a host that waits sends
   * no faster than the slowest reader reads. It rejects when nobody wants the answer any more.
   */
  part(content: object): Promise<void>;
}
