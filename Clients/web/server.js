import { createServer } from "node:http";
import { Core } from "../typescript/mainspring.js";
import { Guard } from "./server/guard.js";
import { Hub } from "./server/hub.js";
import { readOptions, usage } from "./server/options.js";
import { json, Refusal, Routes } from "./server/routes.js";

const freePort = "Choose another port with --port; --port 0 takes any free port";
const options = optionsOf(process.argv.slice(2));
const core = beginCore();
const guard = new Guard();
const hub = new Hub(core);
const routes = new Routes(core, hub);
const server = createServer(answer);
let isEnding = false;

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
core.ended.then(coreEnded);
server.on("error", (error) => fail(`The port ${options.port} can't be used: ${error.message}. ${freePort}`, 69));
if (options.sample) await (await import("./server/sample.js")).makeSample(core).catch((error) => fail(error.message));
if (!isEnding) server.listen(options.port, "127.0.0.1", () => console.log(guard.addressAt(server.address().port)));

function optionsOf(words) {
  let read;
  try {
    read = readOptions(words);
  } catch (error) {
    console.error(error.message);
    process.exit(64);
  }
  if (!read.help) return read;
  process.stdout.write(usage);
  process.exit(0);
}

function beginCore() {
  const { data, cloud, shared } = options;
  try {
    return new Core({
      data,
      args: [...(cloud === undefined ? [] : ["--cloud", cloud]), ...(shared ? ["--shared"] : [])],
      // Data in memory is lost when the process ends, so a restart is not possible.
      restart: data !== ":memory:",
      onRestart: () => console.error("The core ended unexpectedly, and was started again"),
      log: (line) => console.error(line),
    });
  } catch (error) {
    console.error(error.message);
    process.exit(69);
  }
}

async function answer(request, response) {
  for (const [name, value] of Object.entries(guard.headers)) response.setHeader(name, value);
  try {
    const path = guard.pathOf(request);
    if (path === undefined) throw new Refusal(403, "Open the address that the server printed in its terminal window");
    await routes.answer(path, request, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else if (error instanceof Refusal) json(response, error.status, { message: error.message });
    else json(response, 500, { message: error.message });
  }
}

/** Tells the windows that the server ends, waits until the core has answered all calls and has ended, and exits. */
async function end() {
  if (isEnding) return;
  isEnding = true;
  hub.close();
  server.close();
  const { exitCode, signal } = await core.close();
  server.closeIdleConnections();
  process.exitCode = exitCode ?? (signal ? 1 : 0);
}

function coreEnded({ exitCode, signal }) {
  const cause = signal ? `signal ${signal}` : `exit code ${exitCode}`;
  if (!isEnding) fail(`The core has ended (${cause}). The lines above say why`, exitCode || 1);
}

function fail(message, code = 1) {
  if (isEnding) return;
  isEnding = true;
  console.error(message);
  hub.close();
  server.close();
  server.closeAllConnections();
  core.close().catch(() => {});
  process.exitCode = code;
}
