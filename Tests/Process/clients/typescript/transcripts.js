// What golden transcripts ask is sent as it stands there, and what they answer is given as it came.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Core, errorClasses } from "mainspring-core";

const recorded = JSON.parse(readFileSync(process.env.RECORDED, "utf8"));
const core = new Core({ command: path.resolve("replay.js") });
const kinds = new Set();
for (const { request, reply } of recorded) {
  const method = request.method.split(".").reduce((place, name) => place?.[name], core);
  const call = typeof method === "function" ? method(request.params) : core.call(request.method, request.params);
  const answer = await call.then(
    (result) => ({ result }),
    (error) => {
      assert.equal(error.constructor, errorClasses[error.kind], String(error));
      kinds.add(error.kind);
      return { error: { code: error.code, message: error.message, data: error.data } };
    },
  );
  const { result, error } = reply;
  assert.deepEqual(answer, error === undefined ? { result } : { error });
}
await core.close();
console.log(recorded.length, kinds.size);
