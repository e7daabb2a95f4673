import { Connection } from "./connection.js";
import { ClosedError, CoreError, EndedError, StartError } from "./errors.js";
import { errorClasses } from "./generated/errors.js";

/** A call is sent at most this number of times if the process dies each time, because the call may be the cause. */
const mostTries = 3;
/** The greatest number of restarts in a row without a reply. */
const mostStarts = 5;

/**
 * Returns a value as JSON. Throws for values that `JSON.stringify` would write as null, because null would remove a
 * stored value.
 */
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

/** Returns the core's error as an instance of the class for its kind. */
export function errorOf(error) {
  return new (errorClasses[error.data?.kind] ?? CoreError)(error);
}

/** Calls a callback of the program. Its exception does not stop the client, and becomes an uncaught exception. */
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
 * The requests that wait for a reply, and the process that answers them. With `restart`, a new process follows one that
 * has ended.
 *
 * A request is an object with `resolve` and `reject`. One of them is called at once when the reply has come, before the
 * next message is read. The request's `effect` decides whether it is sent again to a new process: `read` and `write`
 * are, `session` is not, and `own` is a request of the client itself, which makes a new one for each process.
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
   * @param words the program, and its arguments
   * @param options the options of `Core`
   * @param handlers `began()` at the start of each process, `lost()` at its end, `notified(method, params)` and
   *   `asked(message)` for its notifications and requests, and `finished(makeError)` at the end of the last process
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

  /** Whether requests are accepted. */
  get isOpen() {
    return this.#refusal === undefined;
  }

  /** Whether there is a process now. */
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

  /** Sends a request. Rejects it if requests are not accepted any more. */
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

  /** Sends a message that gets no reply: a notification, or the reply to a request of the core. */
  say(message) {
    this.#connection?.send(`${jsonText({ jsonrpc: "2.0", ...message })}\n`);
  }

  /** Cancels a request in the core. The request still waits for the core's reply, which is an error or the result. */
  cancel(request) {
    if (!this.#waiting.has(request.id)) return;
    this.say({ method: "rpc.cancel", params: { id: request.id } });
    if (this.#connection !== undefined) return;
    this.#waiting.delete(request.id);
    request.reject(errorOf({ code: -32800, message: "The request was cancelled", data: { kind: "requestCancelled" } }));
  }

  /** Cancels a request in the core, and ignores its reply. */
  forget(request) {
    if (!this.#waiting.delete(request.id)) return;
    this.say({ method: "rpc.cancel", params: { id: request.id } });
  }

  /** Closes the input of the process. Requests that were sent still get their replies. */
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
    // A process that ends by itself before any output would do so again.
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
    // A process that ends before any output writes only its reason. Later, other lines stand before the reason.
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

/** Returns the object in a line, or undefined for any other text. */
function parsed(text) {
  try {
    const message = JSON.parse(text);
    return typeof message === "object" && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}
