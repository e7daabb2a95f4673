import { capabilities } from "./generated/host.js";

/** The greatest length of an error's message for the core, in UTF-16 units. Longer messages are cut. */
const longestMessage = 200;

/** Answers the core's requests to the host with the methods of an object. */
export class HostServer {
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
