/** The page's connection to the server: calls and live queries. */

export const first = JSON.parse(document.getElementById("first").textContent);

/** The error of a call, from the core or from the connection. */
export class Refused extends Error {
  constructor({ message, data, code }) {
    super(message);
    this.code = code;
    this.data = data ?? {};
    this.kind = this.data.kind;
  }
}

const gone = {
  message: "The shop's server does not answer. Start the server again, and open the address in its terminal window.",
  data: { kind: "unreachable" },
};

async function post(path, body) {
  let response;
  try {
    response = await fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  } catch {
    throw new Refused(gone);
  }
  const answer = await response.json().catch(() => ({}));
  if (response.status === 403) throw new Refused(gone);
  if (!response.ok && response.status !== 410) throw new Refused({ message: answer.message, data: { kind: "refused" } });
  return { status: response.status, answer };
}

const withoutCompany = new Set(["companies.list", "companies.create", "sync.status", "sync.now"]);

function named(method, params) {
  return withoutCompany.has(method) ? params : { company: first.company, ...params };
}

/** Calls a method of the core, in this window's company. */
export async function call(method, params = {}) {
  const { answer } = await post("call", { method, params: named(method, params) });
  if (answer.error) throw new Refused(answer.error);
  return answer.result;
}

const slots = new Map();
let lastNumber = 0;
let windowId;
let opening = [];
let closing = [];
let isOnline = true;
let stream;

/** Its `changed` is called when the server becomes reachable or unreachable. */
export const onLink = { changed: () => {} };

/** Opens a live query: `onResult` gets the present result and each new one. Returns a function that ends the query. */
export function watch(method, params, onResult, onError = () => {}) {
  lastNumber += 1;
  const slot = { slot: `q${lastNumber}`, number: lastNumber, method, params: named(method, params), onResult, onError };
  slots.set(slot.slot, slot);
  later(slot);
  return () => {
    if (slots.delete(slot.slot)) later(undefined, slot.slot);
  };
}

/** Opens all live queries again, because another person has signed in and may see more. */
export function watchAnew() {
  for (const slot of slots.values()) {
    lastNumber += 1;
    slot.number = lastNumber;
    later(slot);
  }
}

function later(slot, closed) {
  if (opening.length + closing.length === 0) queueMicrotask(tell);
  if (slot) opening.push(slot);
  if (closed) closing.push(closed);
}

async function tell() {
  const wanted = [...new Set(opening)].filter((slot) => slots.has(slot.slot));
  const open = wanted.map(({ slot, number, method, params }) => ({ slot, number, method, params }));
  const close = closing;
  opening = [];
  closing = [];
  if (windowId === undefined || open.length + close.length === 0) return;
  try {
    const { status } = await post("watch", { window: windowId, open, close });
    if (status === 410) reopen();
  } catch {
    // The stream fails, too. All queries are opened again when there is a new stream.
  }
}

function heard({ data }) {
  const message = JSON.parse(data);
  const slot = slots.get(message.slot);
  if (!slot || slot.number !== message.number) return;
  if (message.error) slot.onError(new Refused(message.error));
  else slot.onResult(message.result);
}

function setOnline(value) {
  if (isOnline === value) return;
  isOnline = value;
  onLink.changed(value);
}

function connect() {
  stream = new EventSource("live");
  stream.addEventListener("hello", ({ data }) => {
    windowId = JSON.parse(data).window;
    setOnline(true);
    opening = [...slots.values()];
    closing = [];
    tell();
  });
  stream.addEventListener("bye", () => setOnline(false));
  stream.onmessage = heard;
  stream.onerror = () => {
    windowId = undefined;
    setOnline(false);
    // After some failures, the browser does not try again. The server may come back, so the page does.
    if (stream.readyState === EventSource.CLOSED) setTimeout(reopen, 2000);
  };
}

function reopen() {
  stream?.close();
  windowId = undefined;
  if (document.visibilityState === "visible") connect();
}

// A browser has at most six connections to a server. So a hidden window closes its connection.
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && windowId === undefined) reopen();
  else if (document.visibilityState === "hidden") {
    stream?.close();
    windowId = undefined;
  }
});
if (document.visibilityState === "visible") connect();
