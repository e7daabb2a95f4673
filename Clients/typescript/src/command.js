import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { StartError } from "./errors.js";

const program = process.platform === "win32" ? "mainspring.exe" : "mainspring";

/** The name of the package with the core's program for this machine. */
const platformPackage = `@mainspring-core/${process.platform}-${process.arch}`;

/**
 * Returns the path of the core's program: the option `command`, the variable MAINSPRING, the program in the package for
 * this machine, or the first one in the directories of PATH.
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
  // A program in an archive of Electron can't be run. Electron's tools put the program beside the archive.
  const unpacked = file.replace(/([\\/]app\.asar)([\\/])/, "$1.unpacked$2");
  return existsSync(unpacked) ? unpacked : file;
}

function inPath(directories) {
  for (const directory of directories.split(path.delimiter)) {
    const file = path.join(directory, program);
    if (directory && isProgram(file)) return file;
  }
  const ways = `the option command, MAINSPRING, the package ${platformPackage}, or a directory of PATH`;
  throw new StartError(`${program} was not found: give its place by ${ways}`);
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
