import { randomUUID } from "node:crypto";
import { errorFor, methodOf, shortened } from "./methods.js";

/**
 * The live queries of all windows. A window has one stream of server-sent events, with a numbered slot for each of its
 * queries. Windows with equal queries share one query of the core.
 */
export class Hub {
  #core;
  #windows = new Map();
  #queries = new Map();

  constructor(core) {
    this.#core = core;
  }

  /** Adds a window that has opened its stream. The window is removed when the stream ends. */
  open(response) {
    const window = { id: randomUUID(), response, slots: new Map(), waiting: new Map() };
    this.#windows.set(window.id, window);
    response.on("drain", () => flush(window));
    response.on("close", () => {
      this.#windows.delete(window.id);
      for (const slot of [...window.slots.keys()]) this.#leave(window, slot);
    });
    response.write(`event: hello\ndata: ${JSON.stringify({ window: window.id })}\n\n`);
  }

  /** Opens and closes queries in the slots of a window. Returns false if there is no such window. */
  change(id, opened, closed) {
    const window = this.#windows.get(id);
    if (!window) return false;
    const asked = opened.map((one) => ({ ...one, call: methodOf(this.#core, one.method, one.params) }));
    for (const slot of closed) this.#leave(window, slot);
    for (const one of asked) {
      this.#leave(window, one.slot);
      this.#join(window, one);
    }
    return true;
  }

  /** Tells every window that the server ends. */
  close() {
    for (const { response } of this.#windows.values()) response.end("event: bye\ndata: {}\n\n");
  }

  #join(window, { slot, number, method, params, call }) {
    const text = JSON.stringify([method, params]);
    const query = this.#queries.get(text) ?? this.#begin(text, method, params, call);
    window.slots.set(slot, { query, number });
    query.members.add(window);
    if (query.last) send(window, slot, number, query.last);
  }

  #begin(text, method, params, call) {
    const query = { text, members: new Set(), last: undefined, live: undefined };
    this.#queries.set(text, query);
    const tell = (last) => {
      query.last = last;
      for (const window of query.members) {
        for (const [slot, joined] of window.slots) if (joined.query === query) send(window, slot, joined.number, last);
      }
    };
    let wasAnswered = false;
    query.live = this.#core.watch(call, params, {
      onChange: (result) => {
        wasAnswered = true;
        tell({ result: shortened(method, result) });
      },
      onError: (error) => {
        // A query that is refused at once is not live. It is dropped, so that a later request sends it again.
        if (!wasAnswered) this.#forget(query);
        tell({ error: errorFor(error) });
      },
    });
    query.live.opened.catch(() => {});
    return query;
  }

  #leave(window, slot) {
    const joined = window.slots.get(slot);
    if (!joined) return;
    window.slots.delete(slot);
    window.waiting.delete(slot);
    const { query } = joined;
    if ([...window.slots.values()].some((other) => other.query === query)) return;
    query.members.delete(window);
    if (query.members.size > 0) return;
    this.#forget(query);
    query.live.close();
  }

  #forget(query) {
    if (this.#queries.get(query.text) === query) this.#queries.delete(query.text);
  }
}

/** Sends a result to a window. A window that reads slowly gets only the newest result of each slot. */
function send(window, slot, number, last) {
  window.waiting.set(slot, { slot, number, ...last });
  if (!window.response.writableNeedDrain) flush(window);
}

function flush(window) {
  for (const [slot, message] of window.waiting) {
    window.waiting.delete(slot);
    if (!window.response.write(`data: ${JSON.stringify(message)}\n\n`)) return;
  }
}
