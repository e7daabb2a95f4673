import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { firstOf } from "./first.js";
import { errorFor, methodOf, shortened } from "./methods.js";

const page = new URL("../page/", import.meta.url);
const types = { css: "text/css", js: "text/javascript", svg: "image/svg+xml" };
/** The greatest length of a body, in bytes. No form of the page sends as much. */
const longestBody = 256 * 1024;

/** Answers the requests that the guard has let in. */
export class Routes {
  #core;
  #hub;
  #document = readFileSync(new URL("index.html", page), "utf8");
  #early;
  #begun = performance.now();

  constructor(core, hub) {
    this.#core = core;
    this.#hub = hub;
    // The page is usually opened right after the start, so its first data is requested now.
    this.#early = firstOf(core).catch(() => undefined);
  }

  /** Returns the data that is sent with the page. The data from the start is used only while it can't have changed. */
  async #first(wanted) {
    const early = wanted === null && performance.now() - this.#begun < 1000 ? await this.#early : undefined;
    this.#early = undefined;
    return early ?? firstOf(this.#core, wanted);
  }

  async answer(path, request, response) {
    if (request.method === "POST") {
      const body = await bodyOf(request);
      if (path === "call") return json(response, 200, await this.#call(body));
      if (path === "watch") return this.#watch(body, response);
    } else if (request.method === "GET" || request.method === "HEAD") {
      if (path === "") return this.#page(request, response);
      if (path === "live" && request.method === "GET") return this.#live(response);
      return file(path, response);
    }
    throw new Refusal(404, "Not found");
  }

  /** Sends the page, with its first list in it. */
  async #page(request, response) {
    const wanted = new URL(request.url, "http://page").searchParams.get("company");
    const first = await this.#first(wanted);
    // The text stands in a script element, so it must not contain the element's end tag.
    const text = JSON.stringify(first).replaceAll("<", "\\u003c");
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
    response.end(this.#document.replace("{{first}}", () => text));
  }

  /** Does one call. If the core refuses it, the error is the answer. */
  async #call({ method: name, params }) {
    const method = allowed(() => methodOf(this.#core, name, params));
    this.#early = undefined;
    try {
      return { result: shortened(name, await method(params)) };
    } catch (error) {
      return { error: errorFor(error) };
    }
  }

  #live(response) {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    this.#hub.open(response);
  }

  #watch({ window, open, close }, response) {
    if (!Array.isArray(open) || !Array.isArray(close)) throw new Refusal(400, "open and close must be lists");
    const isThere = allowed(() => this.#hub.change(window, open, close));
    json(response, isThere ? 200 : 410, {});
  }
}

/** The error of a request that the server refuses, with its HTTP status. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

function allowed(find) {
  try {
    return find();
  } catch (error) {
    throw new Refusal(400, error.message);
  }
}

export function json(response, status, value) {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(value));
}

async function bodyOf(request) {
  if (!/^application\/json\b/.test(request.headers["content-type"] ?? "")) throw new Refusal(415, "The body must be JSON");
  const pieces = [];
  let length = 0;
  for await (const piece of request) {
    length += piece.length;
    if (length > longestBody) throw new Refusal(413, "The body is too long");
    pieces.push(piece);
  }
  try {
    const body = JSON.parse(Buffer.concat(pieces).toString("utf8"));
    if (body !== null && typeof body === "object") return body;
  } catch {
    // The error below covers this body, too.
  }
  throw new Refusal(400, "The body must be a JSON object");
}

async function file(path, response) {
  const [, type] = /^[a-z]+(?:\/[a-z]+)?\.(css|js|svg)$/.exec(path) ?? [];
  const text = type && (await readFile(new URL(path, page)).catch(() => undefined));
  if (!text) throw new Refusal(404, "Not found");
  response.writeHead(200, { "Content-Type": `${types[type]}; charset=utf-8` });
  response.end(text);
}
