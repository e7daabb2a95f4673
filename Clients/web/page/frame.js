import { h } from "./dom.js";
import { call } from "./link.js";
import { openForm } from "./form.js";
import { button, needsSignIn, person, shop, syncText } from "./shop.js";
import { companyForm } from "./views/session.js";

const offline =
  "The shop's server does not answer. The page may show old data. The page continues when the server answers. " +
  "If you restarted the server, open the new address from its terminal window.";

const places = [
  ["", "Stock"],
  ["counter", "Counter"],
  ["orders", "Orders"],
  ["invoices", "Invoices"],
  ["purchases", "Purchases"],
  ["counts", "Counts"],
];
/** The places of the views that are not in the list themselves. */
const parents = { items: "", low: "purchases", papers: "invoices" };

/** Draws the head of the page: the company, the links to the views, and the signed-in person. */
export function drawTop() {
  const isAt = location.hash.replace(/^#\/?/, "").split("/")[0];
  const at = parents[isAt] ?? isAt;
  const link = ([path, name]) => {
    const current = path === at ? "page" : null;
    return h("li", {}, h("a", { href: `#/${path}`, "aria-current": current }, name));
  };
  return [
    h("div", { class: "company" }, company()),
    shop.company && !needsSignIn() ? h("nav", { "aria-label": "Main" }, h("ul", {}, places.map(link))) : null,
    h("div", { class: "caller" }, caller()),
    shop.isOnline ? null : h("p", { class: "offline", role: "alert" }, offline),
  ];
}

function company() {
  if (!shop.company) return h("strong", {}, "Mainspring");
  const other = (event) => {
    if (event.target.value === "new") {
      event.target.value = shop.company.id;
      openForm(companyForm());
    } else {
      location.assign(`?company=${event.target.value}`);
    }
  };
  const options = shop.companies.map(({ id, name }) => h("option", { value: id, selected: id === shop.company.id }, name));
  options.push(h("option", { value: "new" }, "New company\u2026"));
  return [h("label", { class: "hidden", for: "company" }, "Company"), h("select", { id: "company", onchange: other }, options)];
}

function caller() {
  if (shop.caller?.signIn !== "done") return null;
  const signOut = () => call("access.signOut").catch(() => {});
  return [h("span", {}, person(shop.caller.user, shop.caller.username)), h("button", { type: "button", onclick: signOut }, "Sign out")];
}

/** Draws the foot of the page: the state of sync. */
export function drawFoot() {
  const label = h("span", { class: "hidden" }, "Sync: ");
  const parts = [h("p", {}, label, h("span", { role: "status" }, syncText()))];
  if (shop.sync.cloud !== null) parts.push(button("sync.now", "Sync now", () => call("sync.now").catch(() => {})));
  return parts;
}
