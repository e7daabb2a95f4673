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
  const members = Object.entries(tree).map(([name, below]) => {
    const longer = `${path}.${name}`;
    if (typeof below !== "string") return [name, branch(core, longer, below)];
    const [effect, wire = longer] = below.split(" ");
    return [name, method(core, wire, effect)];
  });
  return Object.fromEntries(members);
}

function method(core, name, effect) {
  const call = (params, options) => core.call(name, params, options, effect, call);
  return Object.assign(call, { method: name, effect });
}

/** The effect of a method; undefined for one that is not known here. */
export function effectOf(name) {
  const below = (tree, part) => (typeof tree === "object" && Object.hasOwn(tree, part) ? tree[part] : undefined);
  const parts = String(name).split(".");
  // A method below another one stands beside it: entitlements.products.refresh is productsRefresh.
  const [outer = "", own = ""] = parts.slice(-2);
  const beside = [...parts.slice(0, -2), outer + own.charAt(0).toUpperCase() + own.slice(1)];
  const found = parts.reduce(below, services) ?? beside.reduce(below, services);
  return typeof found === "string" ? found.split(" ")[0] : undefined;
}
