import { draw, h } from "../dom.js";
import { openForm } from "../form.js";
import { watch } from "../link.js";
import { money, time, words } from "../format.js";
import { button, shop } from "../shop.js";

const statuses = ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"];
const fulfilments = { none: "nothing yet", partial: "in part", full: "all of it" };

/** What an order is called. */
export function orderName(order) {
  return order.number ? `Order ${order.number}` : "Draft order";
}

/** The orders, newest first. */
export function orders() {
  const filter = { text: "", status: "" };
  let list;
  let next;
  let limit = 50;
  let failure;
  let stop;
  const results = h("div", { class: "results", keep: true });
  const show = () => draw(results, failure ? h("p", { class: "alert", role: "alert" }, failure.message) : list ? [table(list), more()] : h("p", {}, "Loading\u2026"));
  const more = () => {
    if (!next) return null;
    if (limit >= 200) return h("p", {}, "There are more: search for what you need.");
    return h("button", { type: "button", onclick: () => open((limit += 50)) }, "Show more");
  };
  function open() {
    stop?.();
    stop = watch("orders.list", { text: filter.text || undefined, status: filter.status || undefined, limit }, (result) => {
      list = result.items;
      next = result.next;
      failure = undefined;
      show();
    }, (error) => {
      failure = error;
      show();
    });
  }
  const input = h("input", { type: "search", id: "order-search", autocomplete: "off", oninput: (event) => {
    filter.text = event.target.value.trim();
    open();
  } });
  const status = h("select", { id: "order-status", onchange: (event) => {
    filter.status = event.target.value;
    open();
  } }, [["", "All orders"], ...statuses.map((name) => [name, words(name)])].map(([value, label]) => h("option", { value }, label)));
  const searching = h("div", { class: "search", role: "search", "aria-label": "Orders", keep: true },
    h("div", { class: "field" }, h("label", { for: "order-search" }, "Search by number or customer"), input),
    h("div", { class: "field" }, h("label", { for: "order-status" }, "Show"), status));
  open();
  show();
  return {
    title: () => "Orders",
    stop: () => stop(),
    draw: () => [h("div", { class: "buttons" }, button("orders.create", "New order", newOrder, { kind: "primary" }), button("contacts.create", "New customer", newCustomer)), searching, results],
  };
}

function table(list) {
  if (!list.length) return h("p", {}, "No order fits.");
  return h("div", { class: "wide" }, h("table", {},
    h("caption", { class: "hidden" }, "Orders"),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Order"), h("th", { scope: "col" }, "State"), h("th", { scope: "col" }, "Shipped"), h("th", { scope: "col", class: "number" }, "Sum"))),
    h("tbody", {}, list.map((order) => h("tr", { key: order.id },
      h("th", { scope: "row" }, h("a", { href: `#/orders/${order.id}` }, `${orderName(order)}`), h("small", {}, `${order.contactName} \u00b7 ${time(order.createdAt)}`)),
      h("td", { "data-live": true }, words(order.status)),
      h("td", { "data-live": true }, fulfilments[order.fulfilmentState]),
      h("td", { class: "number", "data-live": true }, money(order.gross)))))));
}

function newOrder() {
  openForm({
    title: "New order",
    method: "orders.create",
    fields: [
      { kind: "find", name: "contact", label: "Customer", method: "contacts.search", title: (contact) => contact.name, isSame: (contact, text) => contact.name.toLowerCase() === text.toLowerCase(), nothing: "Nobody is called so. Make a new customer first.", required: true },
      { name: "currency", label: "Currency", value: shop.company.currency ?? "EUR", required: true },
      { kind: "check", name: "taxIncluded", label: "Prices have the tax in them", value: true },
      { name: "reference", label: "What the customer calls it" },
    ],
    params: ({ currency, ...rest }) => ({ ...rest, currency: currency?.toUpperCase() }),
    submit: "Make the order",
    done: (order) => {
      location.hash = `#/orders/${order.id}`;
      return `A draft for ${order.contactName} was made`;
    },
  });
}

function newCustomer() {
  openForm({
    title: "New customer",
    method: "contacts.create",
    fields: [
      { name: "name", label: "Name", required: true },
      { name: "email", label: "Email address", pointers: ["/emails"] },
      { name: "phone", label: "Telephone", pointers: ["/phones"] },
    ],
    params: ({ name, email, phone }) => ({ name, kinds: ["customer"], emails: email ? [{ value: email }] : undefined, phones: phone ? [{ value: phone }] : undefined }),
    submit: "Make the customer",
    done: (contact) => `${contact.name} was made`,
  });
}
