// How long a person waits for the first list of the shop's page, from the start of its server on, and how long Node.js itself takes to start.
//
//   first_page.mjs SERVER MAINSPRING DATA
//
// Prints the milliseconds of both.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const [server, program, data] = process.argv.slice(2);

async function firstPage() {
  const begin = performance.now();
  const child = spawn(process.execPath, [server, "--port", "0", "--data", data], {
    env: { ...process.env, MAINSPRING: program },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const [address] = await once(createInterface(child.stdout), "line");
  const text = await (await fetch(address)).text();
  const waited = performance.now() - begin;
  if (!text.includes("SKU-")) throw new Error("the first page has no list");
  child.kill();
  await ended;
  return waited;
}

function start() {
  const begin = performance.now();
  spawnSync(process.execPath, ["-e", "0"]);
  return performance.now() - begin;
}

// The first time, everything comes from the disk.
await firstPage();
console.log(await firstPage(), start());
