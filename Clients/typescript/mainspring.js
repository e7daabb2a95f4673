// All modules of src in one file, written by generate-clients. To change something, change the modules in src.
// One file loads faster, because Node.js needs some time to find each module.

import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

// src/errors.js
/** The base of the errors of this package. */
class MainspringError extends Error {}

/** The core has refused a call. Each kind of error has a class of its own, which inherits from this one. */
class CoreError extends MainspringError {
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.data = error.data ?? {};
    this.kind = this.data.kind ?? "unknown";
  }
}

/** The core could not be found or started. */
class StartError extends MainspringError {}

/** The client was closed by `close()`, so the call was not sent. */
class ClosedError extends MainspringError {}

/**
 * The core's process ended before it answered. A writing call may have been done or not: repeat it with the same
 * `idempotencyKey`.
 */
class EndedError extends MainspringError {
  constructor(message, { code = null, signal = null, log = [] } = {}) {
    super(message);
    this.exitCode = code;
    this.signal = signal;
    this.log = log;
  }
}

/** A call took longer than its `timeout`, and was cancelled in the core. A writing call may be done all the same. */
class TimeoutError extends MainspringError {}

// The names are set as texts, so that tools that shorten the names of classes do not change them.
const names = { MainspringError, CoreError, StartError, ClosedError, EndedError, TimeoutError };
for (const [value, type] of Object.entries(names)) {
  Object.defineProperty(type.prototype, "name", { value, configurable: true, writable: true });
}

// src/command.js
const program = process.platform === "win32" ? "mainspring.exe" : "mainspring";

/** The name of the package with the core's program for this machine. */
const platformPackage = `@mainspring-core/${process.platform}-${process.arch}`;

/**
 * Returns the path of the core's program: the option `command`, the variable MAINSPRING, the program in the package for
 * this machine, or the first one in the directories of PATH.
 */
function findCommand(said, environment = process.env) {
  return said ?? (environment.MAINSPRING || undefined) ?? inPackage() ?? inPath(environment.PATH ?? "");
}

function inPackage() {
  let description;
  try {
    description = createRequire(import.meta.url).resolve(`${platformPackage}/package.json`);
  } catch {
    return undefined;
  }
  const file = path.join(path.dirname(description), "bin", program);
  // A program in an archive of Electron can't be run. Electron's tools put the program beside the archive.
  const unpacked = file.replace(/([\\/]app\.asar)([\\/])/, "$1.unpacked$2");
  return existsSync(unpacked) ? unpacked : file;
}

function inPath(directories) {
  for (const directory of directories.split(path.delimiter)) {
    const file = path.join(directory, program);
    if (directory && isProgram(file)) return file;
  }
  const ways = `the option command, MAINSPRING, the package ${platformPackage}, or a directory of PATH`;
  throw new StartError(`${program} was not found: give its place by ${ways}`);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// src/news.js
/** Wakes the loops that wait for news. */
class News {
  #promise;
  #resolve;

  /** Resolves at the next call of `tell`. */
  next() {
    this.#promise ??= new Promise((resolve) => {
      this.#resolve = resolve;
    });
    return this.#promise;
  }

  tell() {
    this.#promise = undefined;
    this.#resolve?.();
  }
}

/** A promise that is settled once, from outside. */
class Later {
  #isSettled = false;

  constructor() {
    this.promise = new Promise((resolve, reject) => {
      this.resolve = (value) => {
        this.#isSettled = true;
        resolve(value);
      };
      this.reject = (error) => {
        this.#isSettled = true;
        reject(error);
      };
    });
  }

  /** Rejects the promise if it is not settled yet. This causes no unhandled rejection. */
  abandon(error) {
    if (this.#isSettled) return;
    this.quiet();
    this.reject(error);
  }

  /** Makes a rejection of the promise count as handled. */
  quiet() {
    this.promise.catch(() => {});
  }
}

/** Calls `callback` when a signal is aborted, or at once if it already is. Returns a function that ends the waiting. */
function whenAborted(signal, callback) {
  if (!signal) return () => {};
  if (signal.aborted) {
    callback();
    return () => {};
  }
  signal.addEventListener("abort", callback, { once: true });
  return () => signal.removeEventListener("abort", callback);
}

// src/lines.js
/** Splits chunks of bytes into lines. The chunks of a long line are joined only once, when the line is complete. */
class Lines {
  #parts = [];

  /** Calls `take` with each line that a chunk completes, without its line feed. */
  read(chunk, take) {
    const end = chunk.lastIndexOf(10);
    if (end < 0) {
      this.#parts.push(chunk);
      return;
    }
    // Bytes up to a line feed have only whole characters, so they can be decoded.
    const head = chunk.subarray(0, end);
    const text = this.#parts.length ? Buffer.concat([...this.#parts, head]).toString() : head.toString();
    this.#parts = end + 1 < chunk.length ? [chunk.subarray(end + 1)] : [];
    let start = 0;
    for (let stop = text.indexOf("\n"); stop >= 0; stop = text.indexOf("\n", start)) {
      take(text.slice(start, stop));
      start = stop + 1;
    }
    take(text.slice(start));
  }
}

// src/connection.js
/** The number of last lines of the log that are kept for the error when a process has ended. */
const keptLines = 20;

/** One process of the core, and its pipes. */
class Connection {
  #child;
  #outgoing = "";
  #isScheduled = false;
  #isEnding = false;
  /** Whether any output has come from the process. */
  hasSpoken = false;
  /** The last lines of the process's log. */
  log = [];

  /**
   * @param command the program, and its arguments
   * @param options `cwd`, `env` and `detached`, as for `spawn`
   * @param handlers `line(text)` for each line of its output, `log(line)` for each line of its log, and
   *   `ended({code, signal, error})` when it has ended and all of its output was read
   */
  constructor([program, ...words], options, handlers) {
    this.#child = spawn(program, words, { ...options, stdio: ["pipe", "pipe", "pipe"], windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    this.#watchEnd(stdout, handlers.ended);
    // If the system can't make another process, there are no pipes.
    if (!stdin) return;
    // Errors of the pipes are ignored, because they mean that the process has ended, which is reported anyway.
    for (const pipe of [stdin, stdout, stderr]) pipe.on("error", () => {});
    const lines = new Lines();
    stdout.on("data", (chunk) => {
      this.hasSpoken = true;
      lines.read(chunk, handlers.line);
    });
    const logLines = new Lines();
    stderr.on("data", (chunk) =>
      logLines.read(chunk, (line) => {
        this.log.push(line);
        if (this.log.length > keptLines) this.log.shift();
        handlers.log?.(line);
      }),
    );
  }

  get pid() {
    return this.#child.pid;
  }

  /** Calls `ended` once, when the process has ended and all of its output was read. */
  #watchEnd(stdout, ended) {
    let end;
    let isRead = false;
    let hasEnded = false;
    const check = () => {
      if (!end || !isRead || hasEnded) return;
      hasEnded = true;
      this.#isEnding = true;
      ended(end);
    };
    stdout?.once("close", () => {
      isRead = true;
      check();
    });
    this.#child.once("exit", (code, signal) => {
      end ??= { code, signal };
      check();
    });
    this.#child.on("error", (error) => {
      // This is the end only of a process that could not be started. For other processes, a signal could not be sent.
      if (this.#child.pid !== undefined || end) return;
      end = { code: null, signal: null, error };
      isRead = true;
      check();
    });
  }

  /** Sends a line. All lines of one turn of the event loop are sent in one write. */
  send(line) {
    this.#outgoing += line;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    process.nextTick(() => this.#flush());
  }

  #flush() {
    this.#isScheduled = false;
    if (this.#isEnding || !this.#outgoing) return;
    const text = this.#outgoing;
    this.#outgoing = "";
    this.#child.stdin.write(text);
  }

  /** Closes the input of the core. The core answers the requests that it has, and ends. */
  end() {
    this.#flush();
    this.#isEnding = true;
    this.#child.stdin?.end();
  }

  /** Kills a process whose output is not JSON-RPC. */
  kill() {
    this.#child.kill("SIGKILL");
  }
}

// src/generated/errors.js
// Generated from Schemas/openrpc.json by generate-clients.

/** The kinds of errors, one class for each. */


/** The request was cancelled while it waited. */
class RequestCancelledError extends CoreError {}

/** The line is not valid JSON, or longer than allowed. */
class ParseError extends CoreError {}

/** The core has a fault. The core's log has the details. */
class InternalError extends CoreError {}

/** The parameters don't fit the method. data.problems lists all problems. */
class InvalidParamsError extends CoreError {}

/** There is no such method. */
class MethodNotFoundError extends CoreError {}

/** The message is JSON, but not a JSON-RPC 2.0 request. */
class InvalidRequestError extends CoreError {}

/** No record with this id exists, or the caller may not see the record. */
class NotFoundError extends CoreError {}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
class ConflictError extends CoreError {}

/** Another record has the same value in a member that must be unique. data.member names the member. */
class DuplicateError extends CoreError {}

/**
 * The caller may not call this method in the company. data.needs is the right or the condition that would
 * allow the call.
 */
class ForbiddenError extends CoreError {}

/**
 * The request has no company, no company is selected, and there is not exactly one company. Send company, or
 * call companies.select.
 */
class NoCompanyError extends CoreError {}

/** The disk is full. No part of the request was stored. Free some space, and send the request again. */
class StorageFullError extends CoreError {}

/**
 * The data directory could not be read or written. No part of the request was stored, except the record that
 * data.record names, if any.
 */
class StorageFaultError extends CoreError {}

/** The idempotency key was used for another request. Use a new key, or repeat that request unchanged. */
class KeyReusedError extends CoreError {}

/**
 * The core no longer has the state to which the cursor belongs. For events, read all records again, and
 * continue from data.newest. For a list with snapshot, read the list again from its first page.
 */
class CursorTooOldError extends CoreError {}

/**
 * A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the
 * largest allowed number.
 */
class LimitReachedError extends CoreError {}

/** The host does not offer a capability that the request needs. data.capability names the capability. */
class HostUnavailableError extends CoreError {}

/** The host did not answer in time. data.deadline is the time limit in milliseconds. */
class HostTimeoutError extends CoreError {}

/** The host answered with an error. data.error is the host's error. */
class HostError extends CoreError {}

/** The host's answer cannot be used, or the host has ended. */
class HostFaultError extends CoreError {}

/** The core does not support this version of the protocol. data.supported lists the supported versions. */
class UnsupportedProtocolError extends CoreError {}

/** The company has credentials, and no user is signed in there. Call access.signIn. */
class SignInRequiredError extends CoreError {}

/** The username or the password is wrong. */
class SignInFailedError extends CoreError {}

/**
 * Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait
 * before the next attempt.
 */
class TooManyAttemptsError extends CoreError {}

/** The request would leave the company without an owner who can act. data.reason has the details. */
class OwnerNeededError extends CoreError {}

/**
 * The company's tier does not allow the request. data.limit names the limit, data.most is its value, and
 * data.tiers lists the tiers that would allow the request.
 */
class TierRequiredError extends CoreError {}

/**
 * The company is archived. Its records can be read, but not changed. companies.update with archived: false
 * restores it.
 */
class ArchivedError extends CoreError {}

/**
 * The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists
 * the tiers that include it, and data.products lists the products that give these tiers.
 */
class FeatureRequiredError extends CoreError {}

/**
 * The app may not read the device's location. data.state is denied (by the user) or restricted (by the
 * device's settings).
 */
class LocationDeniedError extends CoreError {}

/**
 * Places cannot be found: the host does not offer them, and the machine has no table of time zones. The
 * message has instructions.
 */
class PlacesUnavailableError extends CoreError {}

/**
 * Other records refer to the record. data.counts has the number of these records for each kind. Remove the
 * references first.
 */
class InUseError extends CoreError {}

/**
 * There is less stock than the request takes. data has the item, the location, the lot, and the requested,
 * present and available quantities.
 */
class InsufficientStockError extends CoreError {}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
class AlreadyReversedError extends CoreError {}

/**
 * The record's status does not allow this step. data.allowed lists the steps that are possible now, and
 * data.waiting lists the conditions of the other steps.
 */
class IllegalStepError extends CoreError {}

/**
 * The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of
 * bytes with the new asset.
 */
class AssetTooLargeError extends CoreError {}

/**
 * The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an
 * asset with the same bytes to restore the file.
 */
class AssetMissingError extends CoreError {}

/**
 * The request would lose changes that this device has not sent to the cloud yet. data.counts has their number
 * for each company.
 */
class PendingChangesError extends CoreError {}

/** The data directory has no cloud account that can be used. data.status is the state of the account. */
class AccountUnavailableError extends CoreError {}

/**
 * The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason.
 * If the cloud cannot be reached, try again later.
 */
class CloudUnavailableError extends CoreError {}

/** The link does not lead to a share that this account may join. */
class ShareNotFoundError extends CoreError {}

/** The conversation may only read, and the method does more than read. data.method names the method. */
class ReadOnlyError extends CoreError {}

/**
 * There is not enough memory for the request. No part of the request was stored. Free some memory, and send
 * the request again.
 */
class OutOfMemoryError extends CoreError {}

/**
 * A sign-in needs both the identity token and the authorization code. data.members names the missing members.
 */
class MissingCredentialError extends CoreError {}

/**
 * The app's data is stored by another deployment path. data.path is the deployment path that has the data.
 */
class NotOnThisPathError extends CoreError {}

/** No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason. */
class UnauthorizedError extends CoreError {}

/** The app's backend gave no usable answer. data.reason is the reason. */
class BackendFailedError extends CoreError {}

/**
 * There are fewer components than a build takes. data.shortages lists them, with their locations and the
 * quantities that are expected.
 */
class ComponentsShortError extends CoreError {}

/**
 * This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is
 * the company. Let the device sync once, and send the request again.
 */
class SeriesUnconfirmedError extends CoreError {}

/** The classes, by the kinds of their errors. */
const errorClasses = {
  requestCancelled: RequestCancelledError,
  parseError: ParseError,
  internalError: InternalError,
  invalidParams: InvalidParamsError,
  methodNotFound: MethodNotFoundError,
  invalidRequest: InvalidRequestError,
  notFound: NotFoundError,
  conflict: ConflictError,
  duplicate: DuplicateError,
  forbidden: ForbiddenError,
  noCompany: NoCompanyError,
  storageFull: StorageFullError,
  storageFault: StorageFaultError,
  keyReused: KeyReusedError,
  cursorTooOld: CursorTooOldError,
  limitReached: LimitReachedError,
  hostUnavailable: HostUnavailableError,
  hostTimeout: HostTimeoutError,
  hostError: HostError,
  hostFault: HostFaultError,
  unsupportedProtocol: UnsupportedProtocolError,
  signInRequired: SignInRequiredError,
  signInFailed: SignInFailedError,
  tooManyAttempts: TooManyAttemptsError,
  ownerNeeded: OwnerNeededError,
  tierRequired: TierRequiredError,
  archived: ArchivedError,
  featureRequired: FeatureRequiredError,
  locationDenied: LocationDeniedError,
  placesUnavailable: PlacesUnavailableError,
  inUse: InUseError,
  insufficientStock: InsufficientStockError,
  alreadyReversed: AlreadyReversedError,
  illegalStep: IllegalStepError,
  assetTooLarge: AssetTooLargeError,
  assetMissing: AssetMissingError,
  pendingChanges: PendingChangesError,
  accountUnavailable: AccountUnavailableError,
  cloudUnavailable: CloudUnavailableError,
  shareNotFound: ShareNotFoundError,
  readOnly: ReadOnlyError,
  outOfMemory: OutOfMemoryError,
  missingCredential: MissingCredentialError,
  notOnThisPath: NotOnThisPathError,
  unauthorized: UnauthorizedError,
  backendFailed: BackendFailedError,
  componentsShort: ComponentsShortError,
  seriesUnconfirmed: SeriesUnconfirmedError,
};

for (const [kind, type] of Object.entries(errorClasses)) {
  // The name is a text, so a minifier does not shorten it.
  const name = kind[0].toUpperCase() + kind.slice(1) + (kind.endsWith("Error") ? "" : "Error");
  Object.defineProperty(type.prototype, "name", { value: name, configurable: true, writable: true });
  Object.defineProperty(type, "kind", { value: kind });
}

// src/wire.js
/** A call is sent at most this number of times if the process dies each time, because the call may be the cause. */
const mostTries = 3;
/** The greatest number of restarts in a row without a reply. */
const mostStarts = 5;

/**
 * Returns a value as JSON. Throws for values that `JSON.stringify` would write as null, because null would remove a
 * stored value.
 */
function jsonText(value) {
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
function errorOf(error) {
  return new (errorClasses[error.data?.kind] ?? CoreError)(error);
}

/** Calls a callback of the program. Its exception does not stop the client, and becomes an uncaught exception. */
function tell(callback, ...values) {
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
class Wire {
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

// src/events.js
/** The greatest number of events that wait for a reader. Further events are read from the log when there is room. */
const mostWaiting = 1000;

/**
 * The events of a subscription, in their order. After a restart of the process, the stream goes on after its last
 * event.
 *
 * A stream has one of three modes:
 *
 * - *told*: it takes events from notifications.
 * - *reads*: it reads missed events from the log of changes. Notifications are dropped meanwhile, because their events
 *   are in the log, too.
 * - *full*: the greatest number of events is waiting. It reads from the log when the reader has taken all of them.
 */
class EventStream {
  #streams;
  #topics;
  #options;
  #handle;
  #mode = "reads";
  #opened = new Later();
  #news = new News();
  #waiting = [];
  /** The place after the last event that has come, whether the event still waits or not. */
  #place;
  #isClosed = false;
  #stopListening;
  /** The error that has ended the subscription. */
  error;
  /** The place after the last event that was given out. Pass it as `since` to go on after this event. */
  cursor;

  constructor(streams, options = {}) {
    this.#streams = streams;
    this.#topics = options.topics;
    this.#options = options;
    this.cursor = this.#place = options.since;
    // With `onEvent` alone, an unhandled rejection of `opened` is the only sign that the subscription could not be
    // opened.
    if (options.onError || !options.onEvent) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  /** Resolves when the subscription is open, with the cursor from which on all events are in the stream. */
  get opened() {
    return this.#opened.promise;
  }

  /** Subscribes in a process. */
  open(wire) {
    const resolve = ({ subscription, cursor }) => {
      if (this.#isClosed) {
        wire.say({ method: "events.unsubscribe", params: { subscription } });
        return;
      }
      this.#handle = subscription;
      this.#streams.subscriptions.set(subscription, this);
      this.#opened.resolve(cursor);
      if (this.#place === undefined) {
        this.cursor = this.#place = cursor;
        this.#mode = "told";
      } else {
        this.#read();
      }
    };
    this.#mode = "reads";
    wire.ask("events.subscribe", { topics: this.#topics }, this.#request(resolve));
  }

  #request(resolve) {
    return { resolve, reject: (error) => this.finish(error), effect: "own" };
  }

  /** Reads the events since the last one, page by page. */
  #read() {
    this.#mode = "reads";
    const take = ({ events, cursor, more }) => {
      if (this.#isClosed) return;
      this.#take(events, cursor);
      if (!more) this.#mode = "told";
      else if (this.#waiting.length < mostWaiting) this.#read();
      else this.#mode = "full";
    };
    const params = { cursor: this.#place, limit: mostWaiting, topics: this.#topics };
    this.#streams.ask("events.since", params, this.#request(take));
  }

  /** Called with the parameters of `events.changed`. */
  changed({ events, cursor, behind }) {
    if (this.#mode !== "told") return;
    if (behind) this.#read();
    else if (this.#waiting.length + events.length > mostWaiting) this.#mode = "full";
    else this.#take(events, cursor);
  }

  #take(events, cursor) {
    this.#place = cursor;
    const { onEvent } = this.#options;
    if (onEvent) {
      for (const event of events) tell(onEvent, event);
      this.cursor = cursor;
      return;
    }
    for (const event of events) this.#waiting.push({ event });
    if (this.#waiting.length) this.#waiting[this.#waiting.length - 1].cursor = cursor;
    else this.cursor = cursor;
    this.#news.tell();
  }

  /** Called when the process has ended. Another one may be started. */
  lost() {
    this.#handle = undefined;
    this.#mode = "reads";
  }

  /** Ends the subscription: with an error, or without one if the client was closed. */
  finish(error) {
    if (this.#isClosed) return;
    if (error) {
      this.error = error;
      this.#opened.reject(error);
      tell(this.#options.onError, error);
    }
    this.close();
  }

  /** Ends the subscription, and the loops over it. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    if (this.#handle !== undefined) {
      this.#streams.subscriptions.delete(this.#handle);
      this.#streams.say({ method: "events.unsubscribe", params: { subscription: this.#handle } });
    }
    this.#opened.abandon(new ClosedError("The subscription was closed before it began"));
    this.#news.tell();
  }

  /** Gives each event in its order. */
  async *[Symbol.asyncIterator]() {
    try {
      for (;;) {
        const next = this.#waiting.shift();
        if (next) {
          if (next.cursor !== undefined) this.cursor = next.cursor;
          yield next.event;
        } else if (this.error) {
          throw this.error;
        } else if (this.#isClosed) {
          return;
        } else if (this.#mode === "full") {
          this.#read();
        } else {
          await this.#news.next();
        }
      }
    } finally {
      this.close();
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    this.close();
  }
}

// src/generated/services.js
// Generated from Schemas/openrpc.json by generate-clients.

/**
 * The methods, by services and collections, each with its effect (read, write or session), and with its name
 * if the name differs from its path.
 */

const services = {
  rpc: {
    discover: "read",
    cancel: "session",
  },
  system: {
    ping: "read",
    hello: "session",
    info: "read",
    diagnostics: "read",
    backup: "session",
    conversations: "read",
  },
  host: {
    provide: "session",
    progress: "session",
    check: "read",
  },
  events: {
    since: "read",
    subscribe: "session",
    unsubscribe: "session",
  },
  live: {
    open: "session",
    close: "session",
  },
  temperature: {
    convert: "read",
    scales: "read",
    table: "read",
  },
  weather: {
    current: "read",
    hourly: "read",
  },
  location: {
    authorization: "read",
    setAuthorization: "write",
    request: "write",
    last: "read",
    geocode: "read",
  },
  places: {
    search: "read",
    resolve: "read",
  },
  companies: {
    create: "write",
    get: "read",
    list: "read",
    personal: "write",
    update: "write",
    setTier: "write",
    followEntitlements: "write",
    tiers: "read",
    delete: "write",
    select: "write",
    selected: "read",
  },
  access: {
    whoami: "read",
    allowed: "read",
    check: "read",
    explain: "read",
    grant: "write",
    revoke: "write",
    list: "read",
    people: "read",
    transfer: "write",
    departments: "read",
    presets: "read",
    signIn: "session",
    signOut: "write",
    credentials: {
      create: "write",
      changePassword: "write",
      resetPassword: "write",
      recover: "session",
    },
  },
  entitlements: {
    ingest: "write",
    current: "read",
    check: "read",
    history: "read",
    products: "read",
    productsRefresh: "write entitlements.products.refresh",
    buy: "write",
    restore: "write",
    snapshot: "read",
    environment: "read",
    intents: {
      list: "read",
      add: "write",
      drain: "write",
    },
  },
  inventory: {
    items: {
      create: "write",
      history: "read",
      get: "read",
      list: "read",
      search: "read",
      find: "read",
      update: "write",
      upsert: "write",
      delete: "write",
      overview: "read",
      flag: "write",
      lookup: "read",
      export: "session",
      import: "write",
    },
    categories: {
      list: "read",
      rename: "write",
    },
    tags: {
      list: "read",
      rename: "write",
    },
    entries: {
      export: "session",
    },
    locations: {
      create: "write",
      get: "read",
      list: "read",
      update: "write",
      delete: "write",
      move: "write",
      tree: "read",
      export: "session",
      import: "write",
    },
    lots: {
      create: "write",
      get: "read",
      update: "write",
      delete: "write",
      history: "read",
      list: "read",
      split: "write",
      merge: "write",
      genealogy: "read",
      export: "session",
      import: "write",
    },
    stock: {
      receive: "write",
      consume: "write",
      transfer: "write",
      return: "write",
      adjust: "write",
      reverse: "write",
      post: "write",
      levels: "read",
      low: "read",
      negative: "read",
      entries: "read",
      expiring: "read",
      alerts: "read",
      rebuild: "write",
      export: "session",
      import: "write",
    },
    counts: {
      get: "read",
      create: "write",
      list: "read",
      record: "write",
      lines: "read",
      uncounted: "read",
      submit: "write",
      reopen: "write",
      post: "write",
      cancel: "write",
      export: "session",
    },
    suppliers: {
      create: "write",
      get: "read",
      update: "write",
      delete: "write",
      history: "read",
      list: "read",
      export: "session",
      import: "write",
    },
    loans: {
      get: "read",
      create: "write",
      list: "read",
      update: "write",
      return: "write",
      lose: "write",
      overdue: "read",
      export: "session",
    },
  },
  scan: {
    resolve: "read",
    label: "read",
  },
  contacts: {
    create: "write",
    update: "write",
    delete: "write",
    history: "read",
    get: "read",
    list: "read",
    search: "read",
    duplicates: "read",
    merge: "write",
    activity: "read",
    account: "read",
    export: "session",
    import: "write",
    notes: {
      add: "write",
    },
  },
  orders: {
    history: "read",
    create: "write",
    get: "read",
    list: "read",
    update: "write",
    delete: "write",
    step: "write",
    invoice: "write",
    ship: "write",
    duplicate: "write",
    document: "read",
    sell: "write",
    export: "session",
    import: "write",
    lines: {
      add: "write",
      update: "write",
      remove: "write",
      cancel: "write",
      credit: "write",
    },
    returns: {
      create: "write",
    },
    payments: {
      add: "write",
      reverse: "write",
    },
  },
  dispatches: {
    history: "read",
    create: "write",
    get: "read",
    list: "read",
    update: "write",
    step: "write",
    pickList: "read",
    track: "read",
    delete: "write",
    export: "session",
  },
  purchases: {
    history: "read",
    create: "write",
    get: "read",
    list: "read",
    update: "write",
    delete: "write",
    step: "write",
    document: "read",
    receive: "write",
    suggest: "write",
    export: "session",
    import: "write",
    lines: {
      add: "write",
      update: "write",
      remove: "write",
    },
    receipts: {
      reverse: "write",
    },
  },
  assemblies: {
    boms: {
      get: "read",
      delete: "write",
      history: "read",
      create: "write",
      list: "read",
      update: "write",
      explode: "read",
      whereUsed: "read",
      cost: "read",
      export: "session",
      import: "write",
    },
    builds: {
      history: "read",
      create: "write",
      get: "read",
      list: "read",
      update: "write",
      delete: "write",
      step: "write",
      complete: "write",
      reverse: "write",
    },
  },
  invoices: {
    get: "read",
    list: "read",
    document: "read",
    export: "read",
  },
  prices: {
    create: "write",
    get: "read",
    update: "write",
    delete: "write",
    history: "read",
    list: "read",
    find: "read",
    export: "session",
    import: "write",
  },
  dashboard: {
    summary: "read",
  },
  reports: {
    stockValue: "session",
    turnover: "session",
    abc: "session",
    sales: "session",
    aging: "session",
    tax: "session",
    explain: "session",
  },
  assets: {
    add: "write",
    begin: "write",
    append: "write",
    finish: "write",
    get: "read",
    list: "read",
    read: "read",
    path: "read",
    remove: "write",
    reorder: "write",
    prefetch: "session",
  },
  views: {
    create: "write",
    get: "read",
    list: "read",
    update: "write",
    delete: "write",
    run: "read",
  },
  ai: {
    availability: "read",
    availabilityChanged: "session",
  },
  settings: {
    get: "read",
    set: "write",
    reset: "write",
    describe: "read",
  },
  journal: {
    recommend: "read",
    export: "session",
    import: "write",
    beans: {
      create: "write",
      get: "read",
      update: "write",
      history: "read",
      save: "write",
      list: "read",
      delete: "write",
    },
    equipment: {
      create: "write",
      get: "read",
      update: "write",
      history: "read",
      save: "write",
      list: "read",
      delete: "write",
    },
    brews: {
      create: "write",
      get: "read",
      update: "write",
      history: "read",
      save: "write",
      list: "read",
      sections: "read",
      delete: "write",
      repeat: "write",
      best: "read",
    },
    tastings: {
      create: "write",
      get: "read",
      update: "write",
      delete: "write",
      history: "read",
      save: "write",
      list: "read",
    },
    recipes: {
      create: "write",
      get: "read",
      update: "write",
      delete: "write",
      history: "read",
      save: "write",
      list: "read",
      scale: "read",
    },
    flavorWheel: {
      get: "read",
      complete: "read",
    },
    ai: {
      suggestTastingNotes: "read",
      analyzeFlavor: "write",
      recommendParameters: "read",
      insights: "read",
      accept: "write",
    },
    statistics: {
      overview: "read",
      series: "read",
      breakdown: "read",
    },
    insights: {
      list: "read",
    },
  },
  auth: {
    signIn: "write",
    request: "write",
    state: "read",
    signOut: "write",
    deleteAccount: "write",
    validate: "write",
    credentialRevoked: "session",
    gate: "read",
    backend: {
      exchange: "write",
      clear: "write",
    },
  },
  users: {
    get: "read",
  },
  telemetry: {
    track: "write",
    names: "read",
  },
  conversations: {
    send: "write",
    retry: "write",
    cancel: "session",
    list: "read",
    get: "read",
    rename: "write",
    archive: "write",
    delete: "write",
    search: "read",
    export: "read",
    messages: {
      list: "read",
    },
  },
  feedback: {
    submit: "write",
    retry: "write",
    list: "read",
    delete: "write",
    preview: "read",
  },
  sync: {
    connect: "session",
    disconnect: "session",
    now: "session",
    status: "read",
    remoteChanged: "session",
    accountChanged: "session",
    account: "read",
    switchAccount: "session",
    queue: {
      list: "session",
      retry: "session",
      discard: "write",
    },
    events: {
      list: "read",
    },
    conflicts: {
      list: "read",
      resolve: "write",
    },
  },
  sharing: {
    create: "write",
    get: "read",
    invite: "write",
    setPublic: "write",
    revoke: "write",
    preview: "session",
    accept: "session",
    leave: "session",
    present: "write",
    participants: {
      list: "read",
      update: "write",
      remove: "write",
    },
    departures: {
      list: "read",
    },
  },
  content: {
    types: "read",
    list: "read",
    get: "read",
    refresh: "write",
  },
  policy: {
    check: "read",
    flags: "read",
    flag: "read",
    refresh: "write",
    promotions: {
      list: "read",
      dismiss: "write",
    },
    update: {
      later: "write",
      open: "write",
    },
    deployment: {
      get: "read",
      set: "write",
    },
  },
  widgets: {
    timeline: "read",
    recents: {
      list: "read",
      add: "write",
      remove: "write",
      clear: "write",
      import: "write",
    },
    entities: {
      get: "read",
      suggested: "read",
      matching: "read",
    },
    place: {
      get: "read",
      choose: "write",
      useDevice: "write",
    },
  },
  appGroup: {
    get: "read",
    set: "write",
    list: "read",
  },
  links: {
    open: "write",
    pending: "read",
    drain: "write",
  },
  log: {
    write: "session",
    read: "read",
    export: "session",
    clear: "session",
  },
};

// src/generated/host.js
// Generated from Schemas/openrpc.json by generate-clients.

/** The requests of the core to the host. */

const capabilities = [
  "host.ping",
  "host.weather.current",
  "host.weather.hourly",
  "host.location.request",
  "host.geocode.reverse",
  "host.places.search",
  "host.places.resolve",
  "host.store.products",
  "host.store.purchase",
  "host.store.sync",
  "host.ai.respond",
  "host.ai.available",
  "host.auth.apple.keys",
  "host.auth.apple.request",
  "host.secrets.get",
  "host.backend.request",
  "host.auth.apple.credentialState",
  "host.backend.authenticate",
  "host.secrets.set",
  "host.cloud.account",
  "host.cloud.database.changes",
  "host.cloud.zone.changes",
  "host.cloud.zones.modify",
  "host.cloud.records.modify",
  "host.cloud.asset.download",
  "host.cloud.share.create",
  "host.cloud.share.get",
  "host.cloud.share.update",
  "host.cloud.share.invite",
  "host.cloud.share.delete",
  "host.cloud.share.metadata",
  "host.cloud.share.accept",
  "host.cloud.share.leave",
  "host.cloud.share.present",
  "host.share.present",
  "host.cloud.records.query",
  "host.url.open",
  "host.config.fetch",
  "host.image.transform",
  "host.secrets.delete",
  "host.telemetry.send",
  "host.log.write",
];

// src/host.js
/** The greatest length of an error's message for the core, in UTF-16 units. Longer messages are cut. */
const longestMessage = 200;

/** Answers the core's requests to the host with the methods of an object. */
class HostServer {
  #host;
  #say;
  #call;
  #running = new Map();

  /**
   * @param host the object with the methods
   * @param say sends a message to the core
   * @param call calls a method of the core
   */
  constructor(host, say, call) {
    this.#host = host;
    this.#say = say;
    this.#call = call;
  }

  /** The names of the requests that the object has a method for. */
  get capabilities() {
    return capabilities.filter((name) => this.#find(name));
  }

  /** Returns the method for a request, bound to the object that has it, or undefined. */
  #find(name) {
    const names = name.split(".").slice(1);
    let owner = this.#host;
    for (const part of names.slice(0, -1)) owner = owner?.[part];
    const method = owner?.[names[names.length - 1]];
    return typeof method === "function" ? method.bind(owner) : undefined;
  }

  async asked({ id, method, params }) {
    const controller = new AbortController();
    this.#running.set(id, controller);
    const answer = await this.#answer(id, method, params, controller);
    if (this.#running.get(id) !== controller) return;
    this.#running.delete(id);
    try {
      this.#say({ id, ...answer });
    } catch (error) {
      this.#say({ id, error: described(error) });
    }
  }

  async #answer(id, name, params, controller) {
    const method = this.#find(name);
    if (!method) return { error: { code: -32601, message: `The host has no method for ${name}` } };
    const progress = (done, total, message) => {
      if (this.#running.has(id)) this.#say({ method: "host.progress", params: { id, done, total, message } });
    };
    const { signal } = controller;
    // The core replies when the receivers of the part have read enough.
    const part = async (content) => {
      signal.throwIfAborted();
      await this.#call("host.progress", { id, content });
    };
    try {
      return { result: (await method(params, { signal, progress, part })) ?? null };
    } catch (error) {
      return { error: described(error) };
    }
  }

  /** Called when the core does not need an answer any more. */
  cancelled(id) {
    const controller = this.#running.get(id);
    this.#running.delete(id);
    controller?.abort();
  }

  /** Called when the process that sent the requests has ended. */
  lost() {
    for (const id of [...this.#running.keys()]) this.cancelled(id);
  }
}

function described(error) {
  const code = Number.isInteger(error?.code) ? error.code : 1;
  const message = String(error?.message ?? error).slice(0, longestMessage);
  return error?.data === undefined ? { code, message } : { code, message, data: error.data };
}

// src/live.js
/** A live query: it gives the present result of a method, and each new result. */
class Live {
  #streams;
  #query;
  #options;
  #handle;
  #opened = new Later();
  #news = new News();
  #version = 0;
  #text;
  #isClosed = false;
  #stopListening;
  /** The newest result, or undefined before the first result and while the method fails. */
  current;
  /** The error of the method, or undefined. */
  error;

  constructor(streams, method, params, options = {}) {
    this.#streams = streams;
    // Throws for parameters that can't be written as JSON, before anything is opened.
    jsonText(params ?? {});
    this.#query = { method: method.method, params: params ?? {} };
    this.#options = options;
    // With `onChange` alone, an unhandled rejection of `opened` is the only sign that the query could not be opened.
    if (options.onError || !options.onChange) this.#opened.quiet();
    this.#stopListening = whenAborted(options.signal, () => this.close());
    if (!this.#isClosed) streams.add(this);
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Resolves with the first result. */
  get opened() {
    return this.#opened.promise;
  }

  /** Opens the query in a process. */
  open(wire) {
    const resolve = ({ live, result }) => {
      if (this.#isClosed) {
        wire.say({ method: "live.close", params: { live } });
        return;
      }
      this.#handle = live;
      this.#streams.lives.set(live, this);
      // After a restart of the process, a result that has not changed is not given out again.
      if (this.#text === undefined || JSON.stringify(result) !== this.#text) this.#take(result);
    };
    const reject = (error) => this.finish(error);
    wire.ask("live.open", { query: this.#query }, { resolve, reject, effect: "own" });
  }

  /** Called when the process has ended, and the query's handle with it. Another process may be started. */
  lost() {
    this.#handle = undefined;
    this.#text = this.current === undefined ? undefined : JSON.stringify(this.current);
  }

  /** Called with the parameters of `live.changed`. */
  changed({ result, error }) {
    if (error) this.#fail(errorOf(error));
    else this.#take(result);
  }

  #take(result) {
    this.error = undefined;
    this.current = result;
    this.#version += 1;
    this.#opened.resolve(result);
    this.#news.tell();
    tell(this.#options.onChange, result);
  }

  #fail(error) {
    this.current = undefined;
    this.error = error;
    this.#opened.reject(error);
    this.#news.tell();
    tell(this.#options.onError, error);
  }

  /** Ends the query: with an error, or without one if the client was closed. */
  finish(error) {
    if (this.#isClosed) return;
    if (error) this.#fail(error);
    this.close();
  }

  /** Closes the query, and ends the loops over it. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    if (this.#handle !== undefined) {
      this.#streams.lives.delete(this.#handle);
      this.#streams.say({ method: "live.close", params: { live: this.#handle } });
    }
    this.#opened.abandon(new ClosedError("The live query was closed before it was answered"));
    this.#news.tell();
  }

  /** Gives each result in its order. A reader that is slower than the changes gets only the newest. */
  async *[Symbol.asyncIterator]() {
    let seen = 0;
    try {
      for (;;) {
        if (this.error) throw this.error;
        if (this.#isClosed) return;
        if (seen === this.#version) {
          await this.#news.next();
        } else {
          seen = this.#version;
          yield this.current;
        }
      }
    } finally {
      this.close();
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    this.close();
  }
}

// src/live-state.js
/** The base of `LiveList` and `LiveRecord`: a stream of states that are made of live queries. */
class LiveState {
  #streams;
  #method;
  #options;
  #listeners = new Set();
  #news = new News();
  #version = 0;
  #isClosed = false;
  #stopListening;
  /** The present state, as an immutable object. */
  state;

  constructor(streams, method, options, first) {
    this.#streams = streams;
    this.#method = method;
    this.#options = options ?? {};
    this.state = Object.freeze(first);
    this.#isClosed = this.#options.signal?.aborted === true;
    if (this.#isClosed) return;
    this.#stopListening = whenAborted(this.#options.signal, () => this.close());
    streams.add(this);
  }

  get isLoading() {
    return this.state.isLoading;
  }

  get error() {
    return this.state.error;
  }

  get isClosed() {
    return this.#isClosed;
  }

  /** Calls `listener` after each change of the state. Returns a function that ends these calls. */
  subscribe = (listener) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Opens a live query, and calls `changed(query)` when the query has a new result or error. */
  openQuery(params, changed) {
    const query = { live: undefined, result: undefined, hasCome: false, error: undefined };
    query.live = new Live(this.#streams, this.#method, params, {
      onChange: (result) => {
        Object.assign(query, { result, hasCome: true, error: undefined });
        changed(query);
      },
      onError: (error) => {
        query.error = error;
        changed(query);
      },
    });
    return query;
  }

  show(changes) {
    if (this.#isClosed) return;
    this.state = Object.freeze({ ...this.state, ...changes });
    this.#version += 1;
    this.#news.tell();
    tell(this.#options.onChange, this.state);
    for (const listener of [...this.#listeners]) tell(listener, this.state);
    // Only an error of the core itself may be over later. Any other error ends the list or record.
    if (this.state.error && !(this.state.error instanceof CoreError)) this.close();
  }

  /** Resolves when nothing is loading. */
  async settled() {
    while (this.state.isLoading && !this.#isClosed) await this.#news.next();
  }

  // The methods that each stream has. The queries are streams themselves, and open themselves again in a new process.

  open() {}

  lost() {}

  finish(error) {
    if (error) this.show({ isLoading: false, error });
    this.close();
  }

  /** Ends the queries, and the loops over the states. The state stays as it is. */
  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopListening?.();
    this.#streams.remove(this);
    this.closeQueries();
    this.#news.tell();
  }

  closeQueries() {}

  /** Gives the present state and each new state, or only the newest to a slow reader. Leaving the loop closes nothing. */
  async *[Symbol.asyncIterator]() {
    let seen = -1;
    for (;;) {
      if (seen !== this.#version) {
        seen = this.#version;
        yield this.state;
      } else if (this.#isClosed) {
        return;
      } else {
        await this.#news.next();
      }
    }
  }

  async [Symbol.asyncDispose ?? Symbol.for("nodejs.asyncDispose")]() {
    this.close();
  }
}

// src/live-list.js
/** The greatest number of elements in a page of the core. */
const longestPage = 1000;
/** The number of elements that `more` adds to a list without a limit. */
const usualStep = 50;

/**
 * A list that is kept up to date.
 *
 * A list of up to 1,000 elements is one query, whose limit grows with `more`. A longer list is a chain of queries: each
 * begins where the previous page ends. When the end of a page moves, the later queries are opened again, and the items
 * change only when the whole chain has its results.
 */
class LiveList extends LiveState {
  #params;
  /** The number of elements to show, or undefined for as many as the method returns without a limit. */
  #wanted;
  #wantedBefore;
  /** All open queries, by their cursors and their limits. */
  #queries = new Map();
  #shown = new Set();
  #isWalking = false;

  constructor(streams, method, params, options) {
    super(streams, method, options, { items: Object.freeze([]), isLoading: true, error: null, hasMore: false });
    this.#params = params ?? {};
    this.#wanted = this.#wantedBefore = this.#params.limit;
    if (!this.isClosed) this.#walk(true);
  }

  get items() {
    return this.state.items;
  }

  get hasMore() {
    return this.state.hasMore;
  }

  more() {
    if (this.state.isLoading || !this.state.hasMore || this.isClosed) return this.settled();
    this.#wanted = this.state.items.length + (this.#params.limit ?? usualStep);
    return this.refresh();
  }

  refresh() {
    if (this.isClosed) return this.settled();
    this.show({ isLoading: true, error: null });
    this.#walk(true);
    return this.settled();
  }

  #changed(query) {
    if (this.#isWalking || this.isClosed || ![...this.#queries.values()].includes(query)) return;
    this.#walk(query.error === undefined);
  }

  /**
   * Follows the chain of queries, and shows its elements if all of its queries have results.
   *
   * @param opensAgain whether queries that were refused are opened again
   */
  #walk(opensAgain) {
    const chain = new Set();
    const items = [];
    let { after } = this.#params;
    for (;;) {
      const limit = this.#wanted === undefined ? undefined : Math.min(this.#wanted - items.length, longestPage);
      const place = JSON.stringify([after, limit]);
      chain.add(place);
      const query = this.#query(place, { after, limit }, opensAgain);
      if (query.error || !query.hasCome) {
        // The shown queries stay open until all queries of the chain have results.
        this.#closeAllBut(new Set([...chain, ...this.#shown]));
        if (query.error) {
          this.#wanted = this.#wantedBefore;
          this.show({ isLoading: false, error: query.error });
        }
        return;
      }
      items.push(...query.result.items);
      after = query.result.next ?? undefined;
      if (after === undefined || this.#wanted === undefined || items.length >= this.#wanted) break;
    }
    this.#shown = chain;
    this.#wantedBefore = this.#wanted;
    this.#closeAllBut(chain);
    this.show({ items: Object.freeze(items), isLoading: false, error: null, hasMore: after !== undefined });
  }

  #query(place, page, opensAgain) {
    const known = this.#queries.get(place);
    if (known && !(opensAgain && known.live.isClosed)) return known;
    this.#isWalking = true;
    const query = this.openQuery({ ...this.#params, ...page }, (one) => this.#changed(one));
    this.#isWalking = false;
    this.#queries.set(place, query);
    return query;
  }

  #closeAllBut(places) {
    for (const [place, { live }] of this.#queries) {
      if (places.has(place)) continue;
      this.#queries.delete(place);
      live.close();
    }
  }

  closeQueries() {
    this.#closeAllBut(new Set());
  }
}

// src/live-record.js
/** A record that is kept up to date. */
class LiveRecord extends LiveState {
  #params;
  #query;
  #wasThere = false;

  constructor(streams, method, params, options) {
    super(streams, method, options, { value: null, isLoading: true, error: null });
    this.#params = params;
    if (!this.isClosed) this.#open();
  }

  get value() {
    return this.state.value;
  }

  refresh() {
    if (!this.isClosed && this.#query.live.isClosed) {
      this.show({ isLoading: true, error: null });
      this.#open();
    }
    return this.settled();
  }

  #open() {
    this.#query = undefined;
    this.#query = this.openQuery(this.#params, (query) => this.#changed(query));
    this.#changed(this.#query);
  }

  #changed(query) {
    if (query !== this.#query) return;
    if (query.error instanceof NotFoundError && this.#wasThere) {
      this.show({ value: null, isLoading: false, error: null });
    } else if (query.error) {
      this.show({ isLoading: false, error: query.error });
    } else if (query.hasCome) {
      this.#wasThere = true;
      this.show({ value: query.result, isLoading: false, error: null });
    }
  }

  closeQueries() {
    this.#query?.live.close();
  }
}

// src/methods.js
/**
 * Adds a member for each service to an object. The service's collections and methods are made at its first use. A
 * method is a function with its wire name and effect as members.
 */
function addServices(prototype) {
  for (const [name, tree] of Object.entries(services)) {
    // The object's own member of this name has the service's methods, too. For `events`, this is done in core.js.
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        const value = branch(this, name, tree);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
}

/** Returns an object with the methods and the collections of a service or a collection. */
function branch(core, path, tree) {
  const members = Object.entries(tree).map(([name, below]) => {
    const longer = `${path}.${name}`;
    if (typeof below !== "string") return [name, branch(core, longer, below)];
    const [effect, wire = longer] = below.split(" ");
    return [name, method(core, wire, effect)];
  });
  return Object.fromEntries(members);
}

function method(core, name, effect) {
  const call = (params, options) => core.call(name, params, options, effect, call);
  return Object.assign(call, { method: name, effect });
}

/** Returns the effect of a method, or undefined for an unknown method. */
function effectOf(name) {
  const below = (tree, part) => (typeof tree === "object" && Object.hasOwn(tree, part) ? tree[part] : undefined);
  const parts = String(name).split(".");
  // A method whose name continues another method's name has a joined name: entitlements.products.refresh is
  // productsRefresh.
  const [outer = "", own = ""] = parts.slice(-2);
  const beside = [...parts.slice(0, -2), outer + own.charAt(0).toUpperCase() + own.slice(1)];
  const found = parts.reduce(below, services) ?? beside.reduce(below, services);
  return typeof found === "string" ? found.split(" ")[0] : undefined;
}

// src/streams.js
/** The open live queries and subscriptions. They are opened again in each new process. */
class Streams {
  #wire;
  #all = new Set();
  /** The live queries, by the handles that the present process has given them. */
  lives = new Map();
  /** The subscriptions, by their handles. */
  subscriptions = new Map();

  constructor(wire) {
    this.#wire = wire;
  }

  /** Adds a stream, and opens it. If there is no process at the moment, it is opened in the next process. */
  add(stream) {
    this.#all.add(stream);
    if (this.#wire.isConnected || !this.#wire.isOpen) stream.open(this.#wire);
  }

  remove(stream) {
    this.#all.delete(stream);
  }

  ask(method, params, request) {
    this.#wire.ask(method, params, request);
  }

  say(message) {
    this.#wire.say(message);
  }

  /** Called when a process has started. */
  began() {
    for (const stream of this.#all) stream.open(this.#wire);
  }

  /** Called when the process has ended. */
  lost() {
    this.lives.clear();
    this.subscriptions.clear();
    for (const stream of this.#all) stream.lost();
  }

  /** Passes a notification to its stream. */
  notified(method, params) {
    if (method === "live.changed") this.lives.get(params.live)?.changed(params);
    else if (method === "events.changed") this.subscriptions.get(params.subscription)?.changed(params);
  }

  /** Called when there will be no more processes. */
  finish(makeError) {
    for (const stream of [...this.#all]) stream.finish(makeError());
  }

  close() {
    for (const stream of [...this.#all]) stream.close();
  }
}

// src/core.js
const protocol = 1;

const coreOptions = [
  "command", "data", "args", "cwd", "env", "detached", "client", "host", "timeout", "restart", "onRestart", "log", "traceCalls",
];
const callOptions = ["timeout", "signal", "onProgress"];

/** The core: a process that starts when the object is made, and ends with `close()`. */
class Core {
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

// src/quantity.js
/**
 * Returns a quantity that the core accepts: rounded to five decimal places. The core would refuse 0.1 + 0.2 itself,
 * because it has seventeen places.
 */
function quantity(number) {
  if (!Number.isFinite(number)) throw new TypeError(`${number} is not a quantity: give a finite number`);
  return Number(number.toFixed(5));
}

export {
  AccountUnavailableError,
  AlreadyReversedError,
  ArchivedError,
  AssetMissingError,
  AssetTooLargeError,
  BackendFailedError,
  ClosedError,
  CloudUnavailableError,
  ComponentsShortError,
  ConflictError,
  Core,
  CoreError,
  CursorTooOldError,
  DuplicateError,
  EndedError,
  FeatureRequiredError,
  ForbiddenError,
  HostError,
  HostFaultError,
  HostTimeoutError,
  HostUnavailableError,
  IllegalStepError,
  InUseError,
  InsufficientStockError,
  InternalError,
  InvalidParamsError,
  InvalidRequestError,
  KeyReusedError,
  LimitReachedError,
  LocationDeniedError,
  MainspringError,
  MethodNotFoundError,
  MissingCredentialError,
  NoCompanyError,
  NotFoundError,
  NotOnThisPathError,
  OutOfMemoryError,
  OwnerNeededError,
  ParseError,
  PendingChangesError,
  PlacesUnavailableError,
  ReadOnlyError,
  RequestCancelledError,
  SeriesUnconfirmedError,
  ShareNotFoundError,
  SignInFailedError,
  SignInRequiredError,
  StartError,
  StorageFaultError,
  StorageFullError,
  TierRequiredError,
  TimeoutError,
  TooManyAttemptsError,
  UnauthorizedError,
  UnsupportedProtocolError,
  errorClasses,
  quantity,
};
