/** What the command line may say. */
export const usage = `Serves a shop's page on this machine, over a Mainspring core.

  node Clients/web/server.js [--port PORT] [--data DIRECTORY] [--cloud CONTAINER] [--shared] [--sample]

  --port PORT         the port on 127.0.0.1; 8017 without it, and 0 for any that is free
  --data DIRECTORY    where the core keeps the data; without it where it always does
  --cloud CONTAINER   the container to sync with, as \`mainspring serve --cloud\` takes it
  --shared            shares the core with others that work in the directory, such as a shell and an agent
  --sample            fills a data directory that has no company with a small shop

The program is the one that MAINSPRING names in the environment, else \`mainspring\` on the path.
`;

const valued = new Set(["port", "data", "cloud"]);
const flags = new Set(["help", "shared", "sample"]);

/** Reads the words of the command line; throws a sentence for what can't be read. */
export function readOptions(words) {
  const options = { port: 8017 };
  const rest = [...words];
  while (rest.length) {
    const [word, given] = split(rest.shift());
    const name = word.slice(2);
    if (word.startsWith("--") && flags.has(name)) {
      if (given !== undefined) throw new Error(`${word} takes no value`);
      options[name] = true;
    } else if (word.startsWith("--") && valued.has(name)) {
      const value = given ?? rest.shift();
      if (value === undefined || value === "") throw new Error(`${word} needs a value`);
      options[name] = name === "port" ? portOf(value) : value;
    } else {
      throw new Error(`server.js knows --port, --data, --cloud, --shared, --sample and --help, not ${word}`);
    }
  }
  return options;
}

function split(word) {
  const at = word.startsWith("--") ? word.indexOf("=") : -1;
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function portOf(text) {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535) throw new Error(`--port must be a number from 0 to 65535, not ${text}`);
  return port;
}
