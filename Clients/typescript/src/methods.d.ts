/** The type of the global AbortSignal, or an equivalent type if there is no such global. */
export type Signal = typeof globalThis extends { AbortSignal: { prototype: infer Global } }
  ? Global
  : {
      readonly aborted: boolean;
      readonly reason: unknown;
      addEventListener(type: "abort", listener: () => void): void;
      removeEventListener(type: "abort", listener: () => void): void;
    };

/** The progress of the work for a call. */
export interface Progress {
  /** The amount that is done. */
  done: number;
  /** The total amount, or null if it is not known. */
  total: number | null;
  /** A text for people about the present work, or null. */
  message: string | null;
}

/** The options of a call. */
export interface CallOptions {
  /**
   * Cancels the call when it is aborted. The call then rejects with `RequestCancelledError`, unless the core has
   * already answered it. Calls that wait for the host, or for long work, can be cancelled.
   */
  signal?: Signal;
  /** The timeout in milliseconds. After that, the call rejects with `TimeoutError`, and is cancelled in the core. */
  timeout?: number;
}

/** The options of a call that reports its progress. */
export interface ProgressOptions extends CallOptions {
  /** Is called with the progress of the work. */
  onProgress?: (progress: Progress) => void;
}

/** The options of a call with the given parameters. */
export type OptionsFor<Parameters> = "progressToken" extends keyof Parameters ? ProgressOptions : CallOptions;

/** The effect of a method: it reads or writes stored data, or changes the conversation. */
export type Effect = "read" | "write" | "session";

interface Named<Name extends string, Does extends Effect> {
  /** The method's name on the wire. */
  readonly method: Name;
  /** The method's effect. */
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

/** The parameters of a method. */
export type ParametersOf<Of extends AnyMethod> = NonNullable<Parameters<Of>[0]>;

/** The result of a method. */
export type ResultOf<Of extends AnyMethod> = Awaited<ReturnType<Of>>;

/** A method's parameters, followed by options. Parameters can be left out if the method requires none. */
export type Arguments<Of extends AnyMethod, Options> = undefined extends Parameters<Of>[0]
  ? [params?: ParametersOf<Of>, options?: Options]
  : [params: ParametersOf<Of>, options?: Options];
