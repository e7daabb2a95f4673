/** The open live queries and subscriptions. They are opened again in each new process. */
export class Streams {
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
