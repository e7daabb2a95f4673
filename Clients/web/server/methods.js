/**
 * What the page may call. The core can do more, such as reading any file of this machine for an import: that is not for
 * what comes from a browser.
 */
const ofTheAccount = ["companies.list", "companies.create", "sync.status", "sync.now"];

const ofACompany = [
  ...["whoami", "allowed", "explain", "people", "signIn", "signOut"].map((name) => `access.${name}`),
  ...["list", "search", "overview", "create"].map((name) => `inventory.items.${name}`),
  ...["receive", "consume", "adjust"].map((name) => `inventory.stock.${name}`),
  ...["list", "create"].map((name) => `inventory.locations.${name}`),
  ...["list", "get", "create", "lines", "uncounted"].map((name) => `inventory.counts.${name}`),
  ...["record", "submit", "reopen", "post", "cancel"].map((name) => `inventory.counts.${name}`),
  ...["list", "search", "create"].map((name) => `contacts.${name}`),
  ...["list", "get", "create", "step", "ship", "lines.add", "lines.remove", "payments.add"].map((name) => `orders.${name}`),
  "dispatches.step",
];

const known = new Map([...ofTheAccount.map((name) => [name, false]), ...ofACompany.map((name) => [name, true])]);

/**
 * The method of the core that a page asks for; throws where it may not. A company is always named, so that what one window
 * does never depends on what another has selected.
 */
export function methodOf(core, name, params) {
  const needsCompany = known.get(name);
  if (needsCompany === undefined) throw new Error(`The page may not call ${name}`);
  if (params === null || typeof params !== "object" || Array.isArray(params)) throw new Error("params must be an object");
  if (needsCompany && typeof params.company !== "string") throw new Error(`${name} must name its company`);
  return name.split(".").reduce((place, step) => place[step], core);
}

/** Of `access.allowed`, what the page has buttons for: the rest of four hundred methods would only be carried around. */
export function shortened(name, result) {
  if (name !== "access.allowed") return result;
  return { ...result, methods: result.methods.filter(({ method }) => known.has(method)) };
}

/** An error as the page gets it: the core's own with its number, kind and facts. */
export function errorFor(error) {
  if (error.kind) return { code: error.code, message: error.message, data: { ...error.data, kind: error.kind } };
  return { code: 0, message: error.message, data: { kind: error.name } };
}
