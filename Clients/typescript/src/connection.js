import { spawn } from "node:child_process";
import { Lines } from "./lines.js";

/** How many lines of the log are kept for the error that says why a process ended. */
const keptLines = 20;

/** One process of the core, and its pipes. */
export class Connection {
  #child;
  #outgoing = "";
  #isScheduled = false;
  #isEnding = false;
  /** Whether it has said anything. */
  hasSpoken = false;
  /** The last lines of its log. */
  log = [];

  /**
   * @param command the program, and its words
   * @param options `cwd`, `env` and `detached`, as the system takes them
   * @param handlers `line(text)` for what it says, `log(line)` for its log, and `ended({code, signal, error})` when all of
   *   what it said was read
   */
  constructor([program, ...words], options, handlers) {
    this.#child = spawn(program, words, { ...options, stdio: ["pipe", "pipe", "pipe"], windowsHide: true });
    const { stdin, stdout, stderr } = this.#child;
    this.#watchEnd(stdout, handlers.ended);
    // Where the system has no room for another process, there are no pipes either.
    if (!stdin) return;
    // What can't be written was not read, and what can't be read is over: the end of the process says so, too.
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

  /** The process has ended, and all that it said was read. */
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
      // Only a process that was never there ends so; others fail to take a signal.
      if (this.#child.pid !== undefined || end) return;
      end = { code: null, signal: null, error };
      isRead = true;
      check();
    });
  }

  /** Sends a line. All lines of a turn of the event loop go out in one write. */
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

  /** Says that nothing more will come: the core answers what it has, and ends. */
  end() {
    this.#flush();
    this.#isEnding = true;
    this.#child.stdin?.end();
  }

  /** Ends a process that talks nonsense. */
  kill() {
    this.#child.kill("SIGKILL");
  }
}
