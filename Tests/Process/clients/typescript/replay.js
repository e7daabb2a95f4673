#!/usr/bin/env node
// A core that answers what was recorded, in its order, to whoever asks the same.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDeepStrictEqual } from "node:util";

const recorded = JSON.parse(readFileSync(process.env.RECORDED, "utf8"));
for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params = {} } = JSON.parse(line);
  const { request, reply } = recorded.shift();
  const isSame = method === request.method && isDeepStrictEqual(params, request.params ?? {});
  console.log(JSON.stringify(isSame ? { ...reply, id } : { id, error: { code: 0, message: `${line} was not recorded` } }));
}
