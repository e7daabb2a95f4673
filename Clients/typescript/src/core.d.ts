import type { EventOptions, EventStream } from "./events.js";
import type { Host } from "./generated/host.js";
import type { Notifications } from "./generated/notifications.js";
import type { ClientInput } from "./generated/records.js";
import type { Services } from "./generated/services.js";
import type { Live, WatchedResult, WatchOptions } from "./live.js";
import type { LiveList, LiveListState } from "./live-list.js";
import type { LiveRecord, LiveRecordState } from "./live-record.js";
import type { LiveOptions } from "./live-state.js";
import type { AnyMethod, AnyRead, Arguments, OptionsFor, ParametersOf, ProgressOptions, ResultOf } from "./methods.js";

/** How a process ended. */
export interface End {
  /** The exit code, or null if a signal ended the process. */
  exitCode: number | null;
  /** The signal that ended the process, or null. */
  signal: string | null;
}

/** The options for starting the core. */
export interface CoreOptions {
  /**
   * The core's program. Without it: the variable MAINSPRING, or else the program in the package
   * `@mainspring-core/PLATFORM-ARCH`, or else `mainspring` in a directory of PATH.
   */
  command?: string;
  /** The path of the data directory. Without it, the user's own directory; with `:memory:`, no directory. */
  data?: string;
  /** More arguments of `mainspring serve`. */
  args?: readonly string[];
  /** The working directory of the process. */
  cwd?: string;
  /** Variables that are added to the environment of the process. */
  env?: { [name: string]: string | undefined };
  /**
   * Whether the process gets a process group of its own, so that Ctrl-C in a terminal does not end it. Without it:
   * true, but false on Windows.
   */
  detached?: boolean;
  /** The name and version of this client, which `system.diagnostics` shows. With it, the client sends `system.hello`. */
  client?: ClientInput;
  /** The object that answers requests of the core. At the start of a process, its methods are offered to the core. */
  host?: Host;
  /** The timeout of calls that have none of their own, in milliseconds. Without it, such calls wait for ever. */
  timeout?: number;
  /**
   * Starts the process again if it has ended unexpectedly. Reading and writing calls without an answer are sent again.
   * For that, each writing call without an `idempotencyKey` gets one. Live queries and subscriptions go on. A call that
   * changes the conversation (its `effect` is `session`) is not sent again, and rejects with `EndedError`.
   */
  restart?: boolean;
  /** Is called when the process was started again, with the end of the previous process. */
  onRestart?: (end: End) => void;
  /** Is called with each line of the core's log. The log has only faults and warnings, unless `args` ask for more. */
  log?: (line: string) => void;
  /** Whether the stacks of errors show the place of the call. This makes each call slower. */
  traceCalls?: boolean;
}

/** A method that returns pages, or a whole list. */
export type Listing = AnyMethod & ((params: never, options?: never) => Promise<{ items: unknown[]; next?: string | null }>);

/** The type of a list's elements. */
export type ElementOf<Of extends Listing> = ResultOf<Of>["items"][number];

/** The core: a process that starts when the object is made, and ends with `close()`. */
export class Core implements AsyncDisposable {
  /** Starts the process. Calls can be made at once. If the process can't be started, they reject with `StartError`. */
  constructor(options?: CoreOptions);

  /** The id of the process, or undefined while there is no process. */
  readonly pid: number | undefined;

  /** Resolves when the process has ended and will not be started again. */
  readonly ended: Promise<End>;

  /** A function that returns a stream of events. It also has the methods of the service `events`, which use cursors. */
  readonly events: Services["events"] & ((options?: EventOptions) => EventStream);

  /**
   * Watches the result of a reading method: gives the present result, and each new result when a commit has changed it.
   *
   *     for await (const page of core.watch(core.inventory.items.list, { limit: 20 })) show(page.items);
   */
  watch<Of extends AnyRead>(method: Of, ...rest: Arguments<Of, WatchOptions<WatchedResult<Of>>>): Live<WatchedResult<Of>>;

  /**
   * Returns a list that is kept up to date, with its state, for a screen.
   *
   *     const stock = core.liveList(core.inventory.items.list, { order: "name", limit: 200 }, { onChange: show });
   */
  liveList<Of extends AnyRead & Listing>(
    method: Of,
    ...rest: Arguments<Of, LiveOptions<LiveListState<ElementOf<Of>>>>
  ): LiveList<ElementOf<Of>>;

  /**
   * Returns a record that is kept up to date, with its state. The method must return one record.
   *
   *     const beans = core.liveRecord(core.inventory.items.get, { sku: "BEAN-1" }, { onChange: show });
   */
  liveRecord<Of extends AnyRead>(
    method: Of,
    ...rest: Arguments<Of, LiveOptions<LiveRecordState<WatchedResult<Of>>>>
  ): LiveRecord<WatchedResult<Of>>;

  /**
   * Gives all elements of a list, and fetches its pages one after the other.
   *
   *     for await (const item of core.each(core.inventory.items.list, { tag: "organic" })) console.log(item.name);
   */
  each<Of extends Listing>(
    method: Of,
    ...rest: Arguments<Of, OptionsFor<ParametersOf<Of>>>
  ): AsyncGenerator<ElementOf<Of>, void, undefined>;

  /** Calls a method by its name, for a method that these declarations do not have. */
  call<Result = any>(method: string, params?: object, options?: ProgressOptions): Promise<Result>;

  /** Calls `listener` for each notification with the given name. Returns a function that ends these calls. */
  on<Name extends keyof Notifications>(name: Name, listener: (params: Notifications[Name]) => void): () => void;

  /** Ends the process after it has answered all calls. Later calls reject with `ClosedError`. */
  close(): Promise<End>;

  [Symbol.asyncDispose](): Promise<void>;
}

export interface Core extends Omit<Services, "events"> {}
