import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "./errors.js";

const program = process.platform === "win32" ? "mainspring.exe" : "mainspring";

/** The package that has the core for this machine. */
const platformPackage = `@mainspring-core/${process.platform}-${process.arch}`;

/**
 * Where the core's program is: what is said, what the environment says (MAINSPRING), the package for this machine, or
 * the first one in the directories of PATH.
 */
export function findCommand(said, environment = process.env) {
  return said ?? (environment.MAINSPRING || undefined) ?? inPackage() ?? inPath(environment.PATH ?? "");
}

function inPackage() {
  let description;
  try {
    description = createRequire(import.meta.url).resolve(`${platformPackage}/package.json`);
  } catch {
    return undefined;
  }
  const file = path.join(path.dirname(description), "bin", program);
  // Programs can't be run from within an archive of Electron: its tools put them beside it.
  const unpacked = file.replace(/([\\/]app\.asar)([\\/])/, "$1.unpacked$2");
  return existsSync(unpacked) ? unpacked : file;
}

function inPath(directories) {
  for (const directory of directories.split(path.delimiter)) {
    const file = path.join(directory, program);
    if (directory && isProgram(file)) return file;
  }
  const ways = `the option command, MAINSPRING, the package ${platformPackage}, or a directory of PATH`;
  throw new StartError(`${program} was not found: say where it is by ${ways}`);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
