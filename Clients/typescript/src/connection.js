import { spawn } from "node:child_process";
import { Lines } from "./lines.js";

/** The number of last lines of the log that are kept for the error when a process has ended. */
const keptLines = 20;

/** One process of the core, and its pipes. */
export class Connection {
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
