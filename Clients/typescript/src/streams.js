/** The live queries and subscriptions that are open: each process is asked for them anew. */
export class Streams {
  #wire;
  #all = new Set();
  /** The live queries by the handles that the process knows them by. */
  lives = new Map();
  /** The subscriptions by their handles. */
  subscriptions = new Map();

  constructor(wire) {
    this.#wire = wire;
  }

  /** Takes one in, and opens it; without a process at the moment, the next one is asked for it. */
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

  /** There is a process. */
  began() {
    for (const stream of this.#all) stream.open(this.#wire);
  }

  /** The process has ended. */
  lost() {
    this.lives.clear();
    this.subscriptions.clear();
    for (const stream of this.#all) stream.lost();
  }

  /** What a notification says to the one that it is for. */
  notified(method, params) {
    if (method === "live.changed") this.lives.get(params.live)?.changed(params);
    else if (method === "events.changed") this.subscriptions.get(params.subscription)?.changed(params);
  }

  /** There will be no further process. */
  finish(makeError) {
    for (const stream of [...this.#all]) stream.finish(makeError());
  }

  close() {
    for (const stream of [...this.#all]) stream.close();
  }
}
