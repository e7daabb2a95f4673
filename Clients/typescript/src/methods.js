import { services } from "./generated/services.js";

/**
 * Adds a member for each service to an object. The service's collections and methods are made at its first use. A
 * method is a function with its wire name and effect as members.
 */
export function addServices(prototype) {
  for (const [name, tree] of Object.entries(services)) {
    // The object's own member of this name has the service's methods, too. For `events`, this is done in core.js.
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

/** Returns an object with the methods and the collections of a service or a collection. */
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

/** Returns the effect of a method, or undefined for an unknown method. */
export function effectOf(name) {
  const below = (tree, part) => (typeof tree === "object" && Object.hasOwn(tree, part) ? tree[part] : undefined);
  const parts = String(name).split(".");
  // A method whose name continues another method's name has a joined name: entitlements.products.refresh is
  // productsRefresh.
  const [outer = "", own = ""] = parts.slice(-2);
  const beside = [...parts.slice(0, -2), outer + own.charAt(0).toUpperCase() + own.slice(1)];
  const found = parts.reduce(below, services) ?? beside.reduce(below, services);
  return typeof found === "string" ? found.split(" ")[0] : undefined;
}
