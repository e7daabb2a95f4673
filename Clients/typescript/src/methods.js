import { services } from "./generated/services.js";

/**
 * Gives an object a member for each service. Its collections and methods are made when it is first used: a method is a
 * function that knows its own name and effect.
 */
export function addServices(prototype) {
  for (const [name, tree] of Object.entries(services)) {
    // What an object has a member for already has the methods beside.
    if (name in prototype) continue;
    Object.defineProperty(prototype, name, {
      configurable: true,
      get() {
        const value = branch(this, name, tree);
        Object.defineProperty(this, name, { value, enumerable: true });
        return value;
      },
    });
  }
}

/** What stands below a name: the methods of a service or collection, and further collections. */
export function branch(core, path, tree) {
  // A collection may be a method, too: its effect stands under no name.
  const { "": effect, ...rest } = tree;
  const members = Object.entries(rest).map(([name, below]) => {
    const longer = `${path}.${name}`;
    return [name, typeof below === "string" ? method(core, longer, below) : branch(core, longer, below)];
  });
  return Object.assign(effect ? method(core, path, effect) : {}, Object.fromEntries(members));
}

function method(core, name, effect) {
  const call = (params, options) => core.call(name, params, options, effect, call);
  return Object.assign(call, { method: name, effect });
}

/** The effect of a method; undefined for one that is not known here. */
export function effectOf(name) {
  const below = (tree, part) => (typeof tree === "object" && Object.hasOwn(tree, part) ? tree[part] : undefined);
  const found = String(name).split(".").reduce(below, services);
  const effect = typeof found === "object" ? found[""] : found;
  return typeof effect === "string" ? effect : undefined;
}
