import { h } from "./dom.js";
import { call, first, onLink, Refused, watch, watchAnew } from "./link.js";
import { words } from "./format.js";

/** The state of this window: its company, the signed-in person, their rights, and the state of sync. */
export const shop = {
  company: first.companies.find((one) => one.id === first.company),
  companies: first.companies,
  caller: first.caller,
  sync: first.sync,
  isOnline: true,
  allowed: allowedOf(first.allowed),
  people: new Map(),
  /** The company with its currency and settings, or undefined until it is loaded. */
  profile: undefined,
};

const why = new Map();
let redraw = () => {};

function allowedOf(answer) {
  return new Map((answer?.methods ?? []).map(({ method, allowed, reason }) => [method, { allowed, reason }]));
}

/** Keeps the state up to date. `changed` is called after each change. */
export function follow(changed) {
  redraw = changed;
  onLink.changed = (isOnline) => {
    shop.isOnline = isOnline;
    redraw();
  };
  watch("sync.status", {}, (status) => {
    shop.sync = status;
    redraw();
  });
  watch("companies.list", { limit: 200 }, ({ items }) => {
    shop.companies = items;
    // The first company was made in another window, or has come by sync.
    if (!shop.company && items.length) location.reload();
    shop.company = items.find(({ id }) => id === first.company) ?? shop.company;
    redraw();
  });
  if (!shop.company) return;
  findPeople();
  watch("access.whoami", {}, (caller) => {
    const before = shop.caller;
    shop.caller = caller;
    if (before.user !== caller.user) {
      watchAnew();
      findPeople();
    }
    redraw();
  });
  watch("companies.get", {}, (profile) => {
    shop.profile = profile;
    redraw();
  });
  watch("access.allowed", {}, (answer) => {
    shop.allowed = allowedOf(answer);
    why.clear();
    redraw();
  });
}

async function findPeople() {
  if (needsSignIn()) return;
  const { items } = await call("access.people", { limit: 200, includeLeft: true }).catch(() => ({ items: [] }));
  shop.people = new Map(items.map(({ id, name, username }) => [id, name ?? username]));
  redraw();
}

/** Returns the name of a person. */
export function person(actor, username) {
  if (shop.people.get(actor)) return shop.people.get(actor);
  return username ?? (actor === shop.caller?.user ? "you" : "somebody else");
}

/** Returns the company's currency. */
export function currency() {
  return shop.profile?.currency ?? "EUR";
}

export function needsSignIn() {
  return shop.caller?.signIn === "needed" || shop.caller?.signIn === "create";
}

const reasons = {
  signInRequired: "Sign in first.",
  archived: "The company is archived, and can't be changed.",
  readOnly: "The company is shared with you for reading only.",
  shared: "Only the owner who shares the company may do this.",
  noFeature: "This needs a paid feature of the app.",
  tierRequired: "The company's plan does not include this.",
};

const refused = "You can't do this in this company.";

function sentence({ rule, reason }) {
  if (reason !== "noRight") return reasons[reason] ?? refused;
  const name = rule.department ? words(rule.department).toLowerCase() : "the company";
  const department = name === "inventory" ? "the inventory" : name;
  if (rule.rule === "manager") return `Only managers of ${department} may do this.`;
  if (rule.rule === "owner" || rule.rule === "founder") return "Only an owner of the company may do this.";
  return `Only staff of ${department} may do this.`;
}

/** Returns the reason why the signed-in person may not call a method, or undefined if they may. */
export function refusalOf(method) {
  const known = shop.allowed.get(method);
  if (!known || known.allowed) return undefined;
  if (!why.has(method)) {
    why.set(method, sentence({ rule: {}, reason: known.reason === "noRight" ? "unknown" : known.reason }));
    call("access.explain", { method })
      .then((explained) => {
        why.set(method, explained.allowed ? undefined : sentence(explained));
        redraw();
      })
      .catch((error) => {
        if (!(error instanceof Refused)) throw error;
      });
  }
  return why.get(method) ?? refused;
}

/**
 * Makes a button for a method. If the person may not call the method, the button is grey and shows the reason. It can
 * still get the focus, so that a screen reader can read the reason.
 */
export function button(method, label, onclick, { kind = "", hint, name } = {}) {
  const reason = refusalOf(method) ?? hint;
  const key = `${method} ${name ?? label}`;
  // The second click of a double click is ignored: after the first click, another button may be in this place.
  const press = (event) => {
    if (event.detail < 2) onclick(event);
  };
  const properties = { type: "button", class: kind, "aria-label": name };
  if (!reason) return h("div", { class: "action", key }, h("button", { ...properties, onclick: press }, label));
  const id = `why-${method}-${name ?? label}`.replaceAll(/[^A-Za-z0-9]+/g, "-");
  return h(
    "div",
    { class: "action", key },
    h("button", { ...properties, "aria-disabled": "true", "aria-describedby": id }, label),
    h("small", { id, class: "why" }, reason),
  );
}

const states = {
  synced: "Everything is in the cloud.",
  syncing: "Syncing with the cloud.",
  error:
    "The cloud did not accept a change, or sent a record that can't be read. The cloud may be full. " +
    "Your changes stay on this computer. To see why, start the page's server with --shared, and run " +
    "`mainspring sync.queue.list` with the same --data.",
  offline: "The cloud can't be reached. Changes stay on this computer, and are sent later.",
  paused: "The cloud account can't be used. Changes stay on this computer until it can be used again.",
};

/** Returns the state of sync, in words. */
export function syncText() {
  const { state, cloud, stores } = shop.sync;
  if (cloud === null) return "The data is only on this computer.";
  const pending = stores.reduce((sum, store) => sum + store.pendingEdits + store.pendingSyncs, 0);
  const waiting = pending ? ` Changes not yet in the cloud: ${pending}.` : "";
  return `${states[state] ?? "Not connected to the cloud."}${waiting}`;
}
