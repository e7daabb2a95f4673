// Calls that wait: a host that answers them, cancellation, timeouts, progress.
import assert from "node:assert/strict";
import { HostError, HostFaultError, RequestCancelledError, TimeoutError } from "mainspring-core";
import { later, refused, shop } from "./support.js";

const deadline = 600_000;
let ping = async ({ text }) => ({ text });
const host = {
  name: "this",
  // Methods are called on the object that has them.
  async ping(params, context) {
    assert.equal(this.name, "this");
    return ping(params, context);
  },
  weather: {
    current: ({ latitude, longitude }) => ({ latitude, longitude, temperature: { value: 21.5, unit: "celsius" } }),
  },
};
const core = await shop({ host });
assert.equal((await core.host.check({ text: "Hello", deadline })).text, "Hello");
assert.equal((await core.weather.current({ latitude: 1, longitude: 2, deadline })).celsius, 21.5);
// Only what the object has was offered.
assert.equal((await refused(core.location.request())).kind, "hostUnavailable");

ping = () => {
  throw Object.assign(new Error("No way"), { data: { kind: "strange" } });
};
const failed = await refused(core.host.check({ text: "x", deadline }));
assert.ok(failed instanceof HostError);
assert.equal(failed.data.error.message, "No way");
ping = () => undefined;
assert.ok((await refused(core.host.check({ text: "x", deadline }))) instanceof HostFaultError);
ping = () => ({ text: 1n });
assert.ok((await refused(core.host.check({ text: "x", deadline }))) instanceof HostError);

// An abort ends the wait, and the host hears of it.
const asked = later();
const given = later();
ping = (_, { signal }) => {
  asked.resolve();
  signal.addEventListener("abort", given.resolve);
  return new Promise(() => {});
};
const controller = new AbortController();
const waiting = core.host.check({ text: "x", deadline }, { signal: controller.signal });
await asked.promise;
assert.deepEqual(await core.system.ping(), {});
controller.abort(new Error("Not any more"));
const cancelled = await refused(waiting);
assert.ok(cancelled instanceof RequestCancelledError);
assert.equal(cancelled.cause.message, "Not any more");
await given.promise;
// What is aborted before is not sent; what was answered before stays so.
assert.ok((await refused(core.system.ping({}, { signal: controller.signal }))) instanceof RequestCancelledError);
const answered = new AbortController();
assert.deepEqual(await core.system.ping({}, { signal: answered.signal }), {});
answered.abort();

// A timeout does, too.
const heard = later();
ping = (_, { signal }) => {
  signal.addEventListener("abort", heard.resolve);
  return new Promise(() => {});
};
const slow = await refused(core.host.check({ text: "x", deadline }, { timeout: 1 }));
assert.ok(slow instanceof TimeoutError);
assert.match(slow.message, /host\.check/);
ping = async ({ text }) => ({ text });
assert.equal((await core.host.check({ text: "y", deadline }, { timeout: deadline })).text, "y");

// Progress comes to who asked for it, whatever a listener throws at it.
const uncaught = [];
process.on("uncaughtException", (error) => uncaught.push(error.message));
core.on("rpc.progress", () => {
  throw new Error("of a listener");
});
const heardOf = [];
const stop = core.on("rpc.progress", (params) => heardOf.push(params));
ping = async ({ text }, { progress }) => {
  progress(1, 2, "half");
  progress(2);
  return { text };
};
const steps = [];
await core.host.check({ text: "z", deadline }, { onProgress: (step) => steps.push(step) });
assert.deepEqual(steps, [
  { done: 1, total: 2, message: "half" },
  { done: 2, total: null, message: null },
]);
stop();
await core.host.check({ text: "z", deadline, progressToken: "mine" }, { onProgress: (step) => steps.push(step) });
assert.equal(steps.length, 4);
assert.equal(heardOf.length, 2);
await core.close();
assert.deepEqual(uncaught, Array(4).fill("of a listener"));
