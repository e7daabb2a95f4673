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
  /** What it ended with, where it did so by itself. */
  exitCode: number | null;
  /** What it was ended by. */
  signal: string | null;
}

/** How the core is started. */
export interface CoreOptions {
  /**
   * The core's program. Without it: what the environment says (MAINSPRING), else the package `@mainspring-core/PLATFORM-ARCH`,
   * else `mainspring` in a directory of PATH.
   */
  command?: string;
  /** The directory that the data is kept in, `:memory:` for none; the user's own without it. */
  data?: string;
  /** Further arguments of `mainspring serve`. */
  args?: readonly string[];
  /** The directory that it runs in. */
  cwd?: string;
  /** Variables of its environment, beside those of this process. */
  env?: { [name: string]: string | undefined };
  /** Whether it is a process group of its own, so that Ctrl-C in a terminal does not end it; it is, but on Windows. */
  detached?: boolean;
  /** Who speaks to it: the version of the protocol is agreed on, and `system.diagnostics` shows the client. */
  client?: ClientInput;
  /** What this program does for the core. Those methods that are there when a process starts are offered. */
  host?: Host;
  /** How many milliseconds a call may take that does not say so itself; any time without it. */
  timeout?: number;
  /**
   * Starts the process again when it has ended unexpectedly. Reads and writes that were not answered are sent again, for which
   * each write gets an `idempotencyKey` unless it has one; live queries and subscriptions go on. What changes the conversation
   * (`effect` is `session`) is not sent again, and rejects with `EndedError`.
   */
  restart?: boolean;
  /** Is called when the process was started again, with how the one before ended. */
  onRestart?: (end: End) => void;
  /** Is called with each line of the core's log: faults and warnings, unless `args` ask for more. */
  log?: (line: string) => void;
  /** Whether the stacks of errors say where a call was made. That makes each call slower. */
  traceCalls?: boolean;
}

/** A method that answers pages, or a whole list. */
export type Listing = AnyMethod & ((params: never, options?: never) => Promise<{ items: unknown[]; next?: string | null }>);

/** What a list is of. */
export type ElementOf<Of extends Listing> = ResultOf<Of>["items"][number];

/** The core: a process that is started with the object, and ends with `close()`. */
export class Core implements AsyncDisposable {
  /** Starts the process. Calls can be made at once; where it can't be started, they reject with `StartError`. */
  constructor(options?: CoreOptions);

  /** The id of the process; undefined while there is none. */
  readonly pid: number | undefined;

  /** Resolves when the process has ended and is not started again. */
  readonly ended: Promise<End>;

  /** The events as they happen; and the methods of the service of that name, for who handles cursors. */
  readonly events: Services["events"] & ((options?: EventOptions) => EventStream);

  /**
   * What a reading method answers, and again whenever a commit has changed that.
   *
   *     for await (const page of core.watch(core.inventory.items.list, { limit: 20 })) show(page.items);
   */
  watch<Of extends AnyRead>(method: Of, ...rest: Arguments<Of, WatchOptions<WatchedResult<Of>>>): Live<WatchedResult<Of>>;

  /**
   * A list that stays as the core has it, with its state: what a screen shows.
   *
   *     const stock = core.liveList(core.inventory.items.list, { order: "name", limit: 200 }, { onChange: show });
   */
  liveList<Of extends AnyRead & Listing>(
    method: Of,
    ...rest: Arguments<Of, LiveOptions<LiveListState<ElementOf<Of>>>>
  ): LiveList<ElementOf<Of>>;

  /**
   * A record that stays as the core has it, with its state: of a method that gets one.
   *
   *     const beans = core.liveRecord(core.inventory.items.get, { sku: "BEAN-1" }, { onChange: show });
   */
  liveRecord<Of extends AnyRead>(
    method: Of,
    ...rest: Arguments<Of, LiveOptions<LiveRecordState<WatchedResult<Of>>>>
  ): LiveRecord<WatchedResult<Of>>;

  /**
   * Every element of a list, page by page.
   *
   *     for await (const item of core.each(core.inventory.items.list, { tag: "organic" })) console.log(item.name);
   */
  each<Of extends Listing>(
    method: Of,
    ...rest: Arguments<Of, OptionsFor<ParametersOf<Of>>>
  ): AsyncGenerator<ElementOf<Of>, void, undefined>;

  /** Calls a method by its name, for one that these declarations do not know. */
  call<Result = any>(method: string, params?: object, options?: ProgressOptions): Promise<Result>;

  /** Calls a function for each notification of a name; answers a function that ends that. */
  on<Name extends keyof Notifications>(name: Name, listener: (params: Notifications[Name]) => void): () => void;

  /** Ends the process, when it has answered what it was asked. Calls after that reject with `ClosedError`. */
  close(): Promise<End>;

  [Symbol.asyncDispose](): Promise<void>;
}

export interface Core extends Omit<Services, "events"> {}
