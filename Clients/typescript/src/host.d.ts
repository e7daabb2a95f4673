import type { Signal } from "./methods.js";

/** What a method of the host gets beside its parameters. */
export interface HostContext {
  /** Is aborted when the core does not want the answer any more. */
  readonly signal: Signal;
  /** Says how far the work is; who called with `onProgress` is told. */
  progress(done: number, total?: number | null, message?: string | null): void;
}
