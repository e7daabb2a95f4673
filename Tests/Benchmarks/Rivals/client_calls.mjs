// What the package for Node adds to a call: client_calls.mjs PACKAGE MAINSPRING COUNT.
//
// Prints the seconds of COUNT calls one after the other, by hand and through the package, and how many a second the
// package makes at once.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [source, binary, words] = process.argv.slice(2);
const count = Number(words);
const { Core } = await import(pathToFileURL(source));

async function byHand() {
  const child = spawn(binary, ["serve", "--data", ":memory:"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = new Map();
  createInterface({ input: child.stdout }).on("line", (line) => {
    const reply = JSON.parse(line);
    waiting.get(reply.id)(reply.result);
    waiting.delete(reply.id);
  });
  const start = performance.now();
  for (let id = 0; id < count; id++) {
    await new Promise((resolve) => {
      waiting.set(id, resolve);
      child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id, method: "system.ping", params: {} })}\n`);
    });
  }
  const spent = performance.now() - start;
  child.stdin.end();
  await new Promise((resolve) => child.on("exit", resolve));
  return spent / 1000;
}

async function byThePackage() {
  const core = new Core({ command: binary, data: ":memory:" });
  const start = performance.now();
  for (let id = 0; id < count; id++) await core.system.ping();
  const middle = performance.now();
  const calls = [];
  for (let id = 0; id < count * 10; id++) calls.push(core.system.ping());
  await Promise.all(calls);
  const end = performance.now();
  await core.close();
  return [(middle - start) / 1000, (count * 10) / ((end - middle) / 1000)];
}

const hand = await byHand();
console.log([hand, ...(await byThePackage())].join(" "));
