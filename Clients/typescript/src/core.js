import { randomUUID } from "node:crypto";
import { findCommand } from "./command.js";
import { TimeoutError } from "./errors.js";
import { EventStream } from "./events.js";
import { services } from "./generated/services.js";
import { HostServer } from "./host.js";
import { Live } from "./live.js";
import { LiveList } from "./live-list.js";
import { LiveRecord } from "./live-record.js";
import { addServices, branch, effectOf } from "./methods.js";
import { whenAborted } from "./news.js";
import { Streams } from "./streams.js";
import { errorOf, tell, Wire } from "./wire.js";

const protocol = 1;

const coreOptions = [
  "command", "data", "args", "cwd", "env", "detached", "client", "host", "timeout", "restart", "onRestart", "log", "traceCalls",
];
const callOptions = ["timeout", "signal", "onProgress"];

/** The core: a process that starts when the object is made, and ends with `close()`. */
export class Core {
  #options;
  #wire;
  #streams;
  #host;
  #progress = new Map();
  #lastToken = 0;
  #listeners = new Map();

  constructor(options = {}) {
    requireKnown("Core", options, coreOptions);
    if (options.restart && options.data === ":memory:") {
      throw new TypeError("restart needs a data directory, because a restart loses data in memory: set data to a path");
    }
    this.#options = options;
    const words = [findCommand(options.command), "serve"];
    if (options.data !== undefined) words.push("--data", options.data);
    words.push(...(options.args ?? []));
    this.#wire = new Wire(words, options, {
      began: () => this.#began(),
      lost: () => this.#lost(),
      notified: (method, params) => this.#notified(method, params),
      asked: (message) => this.#host.asked(message),
      finished: (makeError) => this.#streams.finish(makeError),
    });
    this.#streams = new Streams(this.#wire);
    const say = (message) => this.#wire.say(message);
    this.#host = new HostServer(options.host ?? {}, say, (method, params) => this.call(method, params));
    this.#wire.begin();
  }

  /** The id of the process, or undefined while there is no process. */
  get pid() {
    return this.#wire.pid;
  }

  /** Resolves when the process has ended and will not be started again. */
  get ended() {
    return this.#wire.ended;
  }

  /** Calls a method by its name. */
  call(method, params, options, effect = effectOf(method) ?? "session", caller = this.call) {
    if (options) requireKnown(method, options, callOptions);
    const site = this.#options.traceCalls ? {} : undefined;
    if (site) Error.captureStackTrace(site, caller);
    return new Promise((resolve, refuse) => {
      const reject = site ? (error) => refuse(placed(error, site)) : refuse;
      let sent = params;
      if (this.#options.restart && effect === "write" && !params?.idempotencyKey) {
        sent = { ...params, idempotencyKey: randomUUID() };
      }
      const timeout = options?.timeout ?? this.#options.timeout;
      if (timeout === undefined && !options?.signal && !options?.onProgress) {
        this.#wire.ask(method, sent, { resolve, reject, effect });
      } else {
        this.#callWith(method, sent, { ...options, timeout }, { resolve, reject, effect });
      }
    });
  }

  /** Sends a call with a signal, a timeout or a callback for progress. */
  #callWith(method, params, { signal, timeout, onProgress }, { resolve, reject, effect }) {
    if (signal?.aborted) {
      reject(cancelled("The call was cancelled before it was sent", signal));
      return;
    }
    let sent = params;
    let token;
    if (onProgress) {
      token = params?.progressToken ?? `mainspring-core-${(this.#lastToken += 1)}`;
      this.#progress.set(token, onProgress);
      sent = { ...params, progressToken: token };
    }
    let timer;
    let stopListening = () => {};
    const settled = () => {
      clearTimeout(timer);
      stopListening();
      if (token !== undefined) this.#progress.delete(token);
    };
    const request = {
      effect,
      resolve: (result) => {
        settled();
        resolve(result);
      },
      reject: (error) => {
        settled();
        if (error.kind === "requestCancelled" && signal?.aborted) error.cause = signal.reason;
        reject(error);
      },
    };
    try {
      this.#wire.ask(method, sent, request);
    } catch (error) {
      request.reject(error);
      return;
    }
    if (request.id === undefined) return;
    stopListening = whenAborted(signal, () => this.#wire.cancel(request));
    if (timeout !== undefined) timer = setTimeout(() => this.#timedOut(method, timeout, request), timeout);
  }

  #timedOut(method, timeout, request) {
    this.#wire.forget(request);
    request.reject(new TimeoutError(`${method} was not answered within ${timeout} ms`));
  }

  /** Watches the result of a reading method: gives the present result, and each new result when it changes. */
  watch(method, params, options) {
    return new Live(this.#streams, requireMethod("watch", method), params, options);
  }

  /** Returns a list that is kept up to date, with its state. */
  liveList(method, params, options) {
    return new LiveList(this.#streams, requireMethod("liveList", method), params, options);
  }

  /** Returns a record that is kept up to date, with its state. */
  liveRecord(method, params, options) {
    return new LiveRecord(this.#streams, requireMethod("liveRecord", method), params, options);
  }

  /** Gives all elements of a list, and fetches its pages one after the other. */
  async *each(method, params, options) {
    requireMethod("each", method);
    let after = params?.after;
    for (;;) {
      const page = await method({ ...params, after }, options);
      yield* page.items;
      after = page.next;
      if (after === null || after === undefined) return;
    }
  }

  /** A function that returns a stream of events. It also has the methods of the service `events`. */
  get events() {
    const events = Object.assign((options) => new EventStream(this.#streams, options), branch(this, "events", services.events));
    Object.defineProperty(this, "events", { value: events, enumerable: true });
    return events;
  }

  /** Calls `listener` for each notification with the given name. Returns a function that ends these calls. */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /** Ends the process after it has answered all calls. */
  close() {
    this.#streams.close();
    return this.#wire.close();
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    await this.close();
  }

  #began() {
    const own = () => ({ resolve: () => {}, reject: () => {}, effect: "own" });
    if (this.#options.client) this.#wire.ask("system.hello", { protocol, client: this.#options.client }, own());
    const { capabilities } = this.#host;
    if (capabilities.length) this.#wire.ask("host.provide", { capabilities }, own());
    this.#streams.began();
  }

  #lost() {
    this.#host.lost();
    this.#streams.lost();
  }

  #notified(method, params) {
    if (method === "host.cancel") this.#host.cancelled(params.id);
    else if (method === "rpc.progress") this.#progressed(params);
    else this.#streams.notified(method, params);
    for (const listener of this.#listeners.get(method) ?? []) tell(listener, params);
  }

  #progressed({ token, ...progress }) {
    const callback = this.#progress.get(token);
    if (callback) tell(callback, progress);
  }
}

addServices(Core.prototype);

/** Throws for an unknown option. Otherwise a misspelt `data` would make the core write to another directory. */
function requireKnown(owner, options, known) {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`${owner} has no option ${unknown}. Its options are ${known.join(", ")}`);
}

/** Returns the method. Throws for anything else, such as the result of a call. */
function requireMethod(caller, method) {
  if (typeof method === "function" && method.method) return method;
  if (typeof method?.then === "function") method.then(undefined, () => {});
  const right = `core.${caller}(core.inventory.items.list, { limit: 20 })`;
  throw new TypeError(`${caller} takes a method and its parameters, not the result of a call: ${right}`);
}

function cancelled(message, signal) {
  const error = errorOf({ code: -32800, message, data: { kind: "requestCancelled" } });
  error.cause = signal.reason;
  return error;
}

/** Makes the stack of an error show the place of the call, and not the place where the reply was read. */
function placed(error, site) {
  const [, ...places] = site.stack.split("\n");
  error.stack = [`${error.name}: ${error.message}`, ...places].join("\n");
  return error;
}
