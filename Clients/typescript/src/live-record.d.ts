import type { LiveState } from "./live-state.js";

/** The state of a `LiveRecord` at one moment. */
export interface LiveRecordState<Value> {
  /** The record; null before it has come, and after it was deleted. */
  readonly value: Value | null;
  /** Whether the record is on its way. */
  readonly isLoading: boolean;
  /** The reason why `value` may be out of date; null if it is not. */
  readonly error: Error | null;
}

/**
 * A record that stays as the core has it. At first `isLoading` is true, and `value` and `error` are null. `value` becomes null
 * when the record is deleted. An error keeps the value. A record that was never there is an error: `NotFoundError`.
 */
export class LiveRecord<Value> extends LiveState<LiveRecordState<Value>> {
  private constructor();
  /** The record; null before it has come, and after it was deleted. */
  readonly value: Value | null;
}
