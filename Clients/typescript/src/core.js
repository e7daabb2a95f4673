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

/** The core: a process that is started with the object, and ends with `close()`. */
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
      throw new TypeError("What is in memory ends with the process: restart needs a data directory");
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

  /** The id of the process; undefined while there is none. */
  get pid() {
    return this.#wire.pid;
  }

  /** Resolves when the process has ended and is not started again. */
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

  /** A call that may be cancelled, takes too long, or says how far it is. */
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

  /** What a reading method answers, and again whenever that has changed. */
  watch(method, params, options) {
    return new Live(this.#streams, requireMethod("watch", method), params, options);
  }

  /** A list that stays as the core has it, with its state. */
  liveList(method, params, options) {
    return new LiveList(this.#streams, requireMethod("liveList", method), params, options);
  }

  /** A record that stays as the core has it, with its state. */
  liveRecord(method, params, options) {
    return new LiveRecord(this.#streams, requireMethod("liveRecord", method), params, options);
  }

  /** Every element of a list, page by page. */
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

  /** The events, and the methods of the service of that name. */
  get events() {
    const events = Object.assign((options) => new EventStream(this.#streams, options), branch(this, "events", services.events));
    Object.defineProperty(this, "events", { value: events, enumerable: true });
    return events;
  }

  /** Calls a function for each notification of a name; answers a function that ends that. */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /** Ends the process, when it has answered what it was asked. */
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

/** Throws for an option that nobody would look at: a misspelt `data` would have the core write elsewhere. */
function requireKnown(owner, options, known) {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`${owner} has no option ${unknown}; there are ${known.join(", ")}`);
}

/** The method itself, and not what a call of it answers. */
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

/** Shows where the call was made that an error is the answer to, and not where its answer was read. */
function placed(error, site) {
  const [, ...places] = site.stack.split("\n");
  error.stack = [`${error.name}: ${error.message}`, ...places].join("\n");
  return error;
}
