/** The global AbortSignal, where there is one; what is like it otherwise. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Global } }
  ? Global
  : {
      readonly aborted: boolean;
      readonly reason: unknown;
      addEventListener(type: "abort", listener: () => void): void;
      removeEventListener(type: "abort", listener: () => void): void;
    };

/** How far the work for a call is. */
export interface Progress {
  /** How much is done. */
  done: number;
  /** How much there is to do; null when that is not known. */
  total: number | null;
  /** What is being done, for people. */
  message: string | null;
}

/** How a call is made. */
export interface CallOptions {
  /**
   * Cancels the call: it rejects with `RequestCancelledError`, unless the core was faster and answers it. A call that waits
   * for the host, or for long work, is ended by that.
   */
  signal?: Signal;
  /** How many milliseconds it may take; then it rejects with `TimeoutError`, and the core is told. */
  timeout?: number;
}

/** How a call is made that says how far it is. */
export interface ProgressOptions extends CallOptions {
  /** Is told how far the work is. */
  onProgress?: (progress: Progress) => void;
}

/** The options of a call with such parameters. */
export type OptionsFor<Parameters> = "progressToken" extends keyof Parameters ? ProgressOptions : CallOptions;

/** What a method does: it reads, writes, or changes the conversation. */
export type Effect = "read" | "write" | "session";

interface Named<Name extends string, Does extends Effect> {
  /** The method's name on the wire. */
  readonly method: Name;
  /** What it does. */
  readonly effect: Does;
}

/** A method of the core. */
export interface Method<Name extends string, Does extends Effect, Parameters, Result> extends Named<Name, Does> {
  (params: Parameters, options?: OptionsFor<Parameters>): Promise<Result>;
}

/** A method of the core that may be called without parameters. */
export interface OptionalMethod<Name extends string, Does extends Effect, Parameters, Result> extends Named<Name, Does> {
  (params?: Parameters, options?: OptionsFor<Parameters>): Promise<Result>;
}

/** Any method that only reads. */
export type AnyRead = Named<string, "read"> & ((params: never, options?: never) => Promise<unknown>);

/** Any method. */
export type AnyMethod = Named<string, Effect> & ((params: never, options?: never) => Promise<unknown>);

/** What a method takes. */
export type ParametersOf<Of extends AnyMethod> = NonNullable<Parameters<Of>[0]>;

/** What a method answers. */
export type ResultOf<Of extends AnyMethod> = Awaited<ReturnType<Of>>;

/** A method's parameters, which may be left out where none is required, and options behind them. */
export type Arguments<Of extends AnyMethod, Options> = undefined extends Parameters<Of>[0]
  ? [params?: ParametersOf<Of>, options?: Options]
  : [params: ParametersOf<Of>, options?: Options];
