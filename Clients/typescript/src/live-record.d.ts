import type { LiveState } from "./live-state.js";

/** The state of a `LiveRecord` at one moment. */
export interface LiveRecordState<Value> {
  /** The record, or null before it is loaded and after it was deleted. */
  readonly value: Value | null;
  /** Whether the record is being loaded. */
  readonly isLoading: boolean;
  /** The error because of which `value` may be out of date, or null. */
  readonly error: Error | null;
}

/**
 * A record that is kept up to date. At first `isLoading` is true, and `value` and `error` are null. When the record is
 * deleted, `value` becomes null. After an error, the value stays. If the record never existed, `error` is a
 * `NotFoundError`.
 */
export class LiveRecord<Value> extends LiveState<LiveRecordState<Value>> {
  private constructor();
  /** The record, or null before it is loaded and after it was deleted. */
  readonly value: Value | null;
}
