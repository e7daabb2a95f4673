/** The text of `--help`. */
export const usage = `Serves a shop's page on this machine, over a Mainspring core.

  node Clients/web/server.js [--port PORT] [--data DIRECTORY] [--cloud CONTAINER] [--shared] [--sample]

  --port PORT         the port on 127.0.0.1; by default 8017, and 0 for any free port
  --data DIRECTORY    the data directory; by default ~/.local/share/mainspring
  --cloud CONTAINER   the container: the file or database that devices sync through
  --shared            shares the core with other programs that use the directory, such as a shell or an agent
  --sample            adds a small shop, if the data directory has no company yet

The server starts the program in the environment variable MAINSPRING, or else \`mainspring\` on the path.
`;

const valued = new Set(["port", "data", "cloud"]);
const flags = new Set(["help", "shared", "sample"]);

/** Reads the words of the command line. Throws an error with a sentence for a word that can't be read. */
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
      throw new Error(`The options are --port, --data, --cloud, --shared, --sample and --help, not ${word}`);
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
