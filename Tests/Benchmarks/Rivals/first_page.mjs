// How long a person waits for the first list of the shop's page, from the start of its server on, and how long Node.js itself takes to start.
//
//   first_page.mjs SERVER MAINSPRING DATA
//
// Prints the milliseconds of both.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

const [server, program, data] = process.argv.slice(2);
// Node.js reads further certificates at each start where the environment names some, before any program: that is neither's time.
const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;

async function firstPage() {
  const begin = performance.now();
  const child = spawn(process.execPath, [server, "--port", "0", "--data", data], {
    env: { ...environment, MAINSPRING: program },
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
  spawnSync(process.execPath, ["-e", "0"], { env: environment });
  return performance.now() - begin;
}

// The first time, everything comes from the disk. And the browser that opens the page runs already: so does this program after some times.
for (let time = 0; time < 4; time += 1) await firstPage();
console.log(await firstPage(), start());
