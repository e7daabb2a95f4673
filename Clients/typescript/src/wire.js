import { Connection } from "./connection.js";
import { ClosedError, CoreError, EndedError, StartError } from "./errors.js";
import { errorClasses } from "./generated/errors.js";

/** How often a call is sent while the process dies each time: it may be what kills it. */
const mostTries = 3;
/** How often a process is started that dies before it has said anything. */
const mostStarts = 5;

/** A value as JSON. Throws for what JSON would make null of in silence: the core would take a stored value away. */
export function jsonText(value) {
  const text = JSON.stringify(value);
  if (text?.includes("null")) requireWritable(value, "");
  return text;
}

function requireWritable(value, place) {
  const named = place || "the value";
  if (typeof value === "number" && !Number.isFinite(value)) throw new TypeError(`${named} is ${value}, which JSON can't hold`);
  if (value instanceof Date && Number.isNaN(value.getTime())) throw new TypeError(`${named} is an invalid date`);
  if (typeof value !== "object" || value === null || typeof value.toJSON === "function") return;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    const inner = isList ? `${place}[${name}]` : place ? `${place}.${name}` : name;
    if (isList && ["undefined", "function", "symbol"].includes(typeof member)) {
      throw new TypeError(`${inner} is ${typeof member}, which JSON can't hold`);
    }
    requireWritable(member, inner);
  }
}

/** The error that the core answers, as an instance of its kind's class. */
export function errorOf(error) {
  return new (errorClasses[error.data?.kind] ?? CoreError)(error);
}

/** Calls a function of the client's user: what it throws is no matter of the conversation, and surfaces as any uncaught error. */
export function tell(callback, ...values) {
  try {
    callback?.(...values);
  } catch (error) {
    process.nextTick(() => {
      throw error;
    });
  }
}

/**
 * The requests that wait for a reply, and the process that answers them: one after the other, where it is to be started again.
 *
 * A request is an object with `resolve` and `reject`, which are called at once, before anything behind the reply is looked at.
 * Its `effect` says whether it is sent to another process, too: what reads and writes is, `session` is not, and `own` is the
 * client's, which begins each process anew.
 */
export class Wire {
  #words;
  #options;
  #handlers;
  #connection;
  #waiting = new Map();
  #lastId = 0;
  #starts = 0;
  #timer;
  #refusal;
  #fault;

  /**
   * @param words the program, and its words
   * @param options those of `Core`
   * @param handlers `began()` for each process, `lost()` when it has ended, `notified(method, params)` and
   *   `asked(message)` for what it says, `finished(error)` at the end of the last one
   */
  constructor(words, options, handlers) {
    this.#words = words;
    this.#options = options;
    this.#handlers = handlers;
    this.ended = new Promise((resolve) => {
      this.resolveEnded = resolve;
    });
  }

  get pid() {
    return this.#connection?.pid;
  }

  /** Whether requests are taken. */
  get isOpen() {
    return this.#refusal === undefined;
  }

  /** Whether there is a process at the moment. */
  get isConnected() {
    return this.#connection !== undefined;
  }

  begin() {
    const { cwd, env, log, detached = process.platform !== "win32" } = this.#options;
    this.#timer = undefined;
    this.#connection = new Connection(this.#words, { cwd, env: env && { ...process.env, ...env }, detached }, {
      line: (text) => this.#receive(text),
      log: log && ((line) => tell(log, line)),
      ended: (end) => this.#hasEnded(end),
    });
    const earlier = [...this.#waiting.values()];
    this.#handlers.began();
    for (const request of earlier) this.#send(request);
  }

  /** Sends a request; refuses it where none is taken any more. */
  ask(method, params, request) {
    if (this.#refusal !== undefined) {
      request.reject(this.#refusal());
      return;
    }
    const id = this.#lastId + 1;
    const rest = params === undefined || params === null ? "}\n" : `,"params":${jsonText(params)}}\n`;
    request.line = `{"jsonrpc":"2.0","id":${id},"method":${JSON.stringify(method)}${rest}`;
    request.id = this.#lastId = id;
    request.tries = 0;
    this.#waiting.set(id, request);
    if (this.#connection !== undefined) this.#send(request);
  }

  #send(request) {
    request.tries += 1;
    this.#connection.send(request.line);
  }

  /** Sends what has no reply: a notification, or the reply to a request of the core. */
  say(message) {
    this.#connection?.send(`${jsonText({ jsonrpc: "2.0", ...message })}\n`);
  }

  /** Says that a reply is not wanted any more. Whatever the core then answers is the reply. */
  cancel(request) {
    if (!this.#waiting.has(request.id)) return;
    this.say({ method: "rpc.cancel", params: { id: request.id } });
    if (this.#connection !== undefined) return;
    this.#waiting.delete(request.id);
    request.reject(errorOf({ code: -32800, message: "The request was cancelled", data: { kind: "requestCancelled" } }));
  }

  /** Lets a reply pass, should it come. */
  forget(request) {
    if (!this.#waiting.delete(request.id)) return;
    this.say({ method: "rpc.cancel", params: { id: request.id } });
  }

  /** Says that nothing more will come. What was sent is answered. */
  close() {
    if (this.#refusal === undefined) {
      this.#refusal = () => new ClosedError("The client is closed");
      if (this.#connection !== undefined) {
        this.#connection.end();
      } else {
        clearTimeout(this.#timer);
        this.#finish({ code: null, signal: null }, this.#refusal);
      }
    }
    return this.ended;
  }

  #receive(text) {
    const message = parsed(text);
    if (message === undefined) {
      this.#fault ??= new StartError(`${this.#words[0]} does not speak JSON-RPC: ${text.slice(0, 100)}`);
      this.#connection?.kill();
      return;
    }
    if (message.method === undefined) this.#answered(message);
    else if (message.id === undefined) this.#handlers.notified(message.method, message.params);
    else this.#handlers.asked(message);
  }

  #answered({ id, result, error }) {
    const request = this.#waiting.get(id);
    if (request === undefined) return;
    this.#waiting.delete(id);
    this.#starts = 0;
    if (error === undefined) request.resolve(result);
    else request.reject(errorOf(error));
  }

  #hasEnded(end) {
    const { hasSpoken, log } = this.#connection;
    this.#connection = undefined;
    this.#handlers.lost();
    if (this.#refusal !== undefined) {
      this.#finish(end, () => this.#endedError(end, log, hasSpoken));
      return;
    }
    // What ends by itself before it has said anything, would do so again.
    const isHopeless = end.error || this.#fault || (!hasSpoken && end.signal === null);
    if (!this.#options.restart || isHopeless || this.#starts >= mostStarts) {
      const error = this.#fault ?? this.#endedError(end, log, hasSpoken);
      this.#finish(end, () => error);
      return;
    }
    this.#keepWhatCanBeRepeated(() => this.#endedError(end, log, hasSpoken));
    const delay = this.#starts === 0 ? 0 : 50 * 2 ** this.#starts;
    this.#starts += 1;
    this.#timer = setTimeout(() => this.#beginAgain(end), delay);
  }

  #beginAgain(end) {
    try {
      this.begin();
    } catch (error) {
      this.#finish(end, () => new StartError(`${this.#words[0]} can't be started again: ${error.message}`, { cause: error }));
      return;
    }
    tell(this.#options.onRestart, { exitCode: end.code, signal: end.signal });
  }

  #keepWhatCanBeRepeated(makeError) {
    for (const [id, request] of this.#waiting) {
      const isOwn = request.effect === "own";
      const isRepeated = (request.effect === "read" || request.effect === "write") && request.tries < mostTries;
      if (isRepeated) continue;
      this.#waiting.delete(id);
      if (!isOwn) request.reject(makeError());
    }
  }

  #endedError(end, log, hasSpoken) {
    if (end.error) {
      return new StartError(`${this.#words[0]} can't be started: ${end.error.message}`, { cause: end.error });
    }
    const how = end.signal ? `was ended by ${end.signal}` : `ended with ${end.code}`;
    // What ends before it has said anything says why in as many lines as it needs; later, other lines stand before the last one.
    const lines = hasSpoken ? log.slice(-1) : log;
    const reason = lines.length ? `: ${lines.join("\n")}` : "";
    return new EndedError(`The core ${how}${reason}`, { code: end.code, signal: end.signal, log });
  }

  #finish(end, makeError) {
    this.#refusal ??= makeError;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const request of waiting) request.reject(makeError());
    this.#handlers.finished(makeError);
    this.resolveEnded({ exitCode: end.code, signal: end.signal });
  }
}

/** The object in a line; undefined for anything else. */
function parsed(text) {
  try {
    const message = JSON.parse(text);
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
