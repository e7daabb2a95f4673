/**
 * The methods that the page may call. Other methods are not for a browser: an import, for example, can read any file of
 * this machine.
 */
const ofTheAccount = ["companies.list", "companies.create", "sync.status", "sync.now"];

const ofACompany = [
  ...["get", "update"].map((name) => `companies.${name}`),
  ...["whoami", "allowed", "explain", "people", "signIn", "signOut"].map((name) => `access.${name}`),
  ...["list", "search", "find", "lookup", "overview", "create", "update"].map((name) => `inventory.items.${name}`),
  "inventory.categories.list",
  ...["receive", "consume", "adjust", "levels", "low"].map((name) => `inventory.stock.${name}`),
  ...["list", "create"].map((name) => `inventory.locations.${name}`),
  ...["list", "get", "create", "lines", "uncounted"].map((name) => `inventory.counts.${name}`),
  ...["record", "submit", "reopen", "post", "cancel"].map((name) => `inventory.counts.${name}`),
  ...["list", "search", "get", "create"].map((name) => `contacts.${name}`),
  ...["list", "get", "create", "step", "ship", "lines.add", "lines.remove", "payments.add"].map((name) => `orders.${name}`),
  ...["invoice", "sell"].map((name) => `orders.${name}`),
  ...["list", "get", "document"].map((name) => `invoices.${name}`),
  "prices.find",
  ...["list", "get", "suggest", "step", "receive", "lines.remove"].map((name) => `purchases.${name}`),
  "dispatches.step",
];

const known = new Map([...ofTheAccount.map((name) => [name, false]), ...ofACompany.map((name) => [name, true])]);

/**
 * Returns the method of the core with the given name. Throws if the page may not call it. The parameters must name the
 * company, so that a call of one window never depends on the company that another window has selected.
 */
export function methodOf(core, name, params) {
  const needsCompany = known.get(name);
  if (needsCompany === undefined) throw new Error(`The page may not call ${name}`);
  if (params === null || typeof params !== "object" || Array.isArray(params)) throw new Error("params must be an object");
  if (needsCompany && typeof params.company !== "string") throw new Error(`${name} must name its company`);
  return name.split(".").reduce((place, step) => place[step], core);
}

/** Cuts the result of `access.allowed` down to the methods that the page has buttons for, out of about four hundred. */
export function shortened(name, result) {
  if (name !== "access.allowed") return result;
  return { ...result, methods: result.methods.filter(({ method }) => known.has(method)) };
}

/** Returns an error in the form for the page. An error of the core keeps its code, kind and facts. */
export function errorFor(error) {
  if (error.kind) return { code: error.code, message: error.message, data: { ...error.data, kind: error.kind } };
  return { code: 0, message: error.message, data: { kind: error.name } };
}
