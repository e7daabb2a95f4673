import { h } from "../dom.js";
import { openForm } from "../form.js";
import { money, time, words } from "../format.js";
import { newestFirst } from "../list.js";
import { head, live, number, table } from "../parts.js";
import { button, currency } from "../shop.js";

const statuses = ["draft", "submitted", "inProgress", "invoiced", "shipped", "paid", "closed", "cancelled"];
const fulfilments = { none: "nothing yet", partial: "in part", full: "all of it" };

/** Returns the name of an order. */
export function orderName(order) {
  return order.number ? `Order ${order.number}` : "Draft order";
}

/** The view of all orders, the newest first. */
export function orders() {
  const create = () => button("orders.create", "New order", newOrder, { kind: "primary" });
  const customer = () => button("contacts.create", "New customer", newCustomer);
  return newestFirst({
    title: "Orders",
    method: "orders.list",
    label: "Search by number or customer",
    options: [["", "All orders"], ...statuses.map((name) => [name, words(name)])],
    params: (status) => ({ status }),
    rows: drawList,
    nothing: "No orders to show.",
    above: () => h("div", { class: "buttons" }, create(), customer()),
  });
}

function drawList(list) {
  const rows = list.map((order) =>
    h(
      "tr",
      { key: order.id },
      head(h("a", { href: `#/orders/${order.id}` }, orderName(order)), [order.contactName, time(order.createdAt)]),
      live(words(order.status)),
      live(fulfilments[order.fulfilmentState]),
      number(money(order.gross)),
    ),
  );
  return table(["Order", "State", "Shipped", "#Sum"], rows, { caption: "Orders" });
}

/** Returns the description of a field that looks up a customer. */
export function customerField(description) {
  return {
    kind: "find",
    name: "contact",
    label: "Customer",
    method: "contacts.search",
    title: (contact) => contact.name,
    isSame: (contact, text) => contact.name.toLowerCase() === text.toLowerCase(),
    ...description,
  };
}

function newOrder() {
  openForm({
    title: "New order",
    method: "orders.create",
    fields: [
      customerField({
        nothing: "No customer found. Close this form, and add the customer with the button New customer.",
        required: true,
      }),
      { name: "currency", label: "Currency", value: currency(), required: true },
      { kind: "check", name: "taxIncluded", label: "Prices include tax", value: true },
      { name: "reference", label: "Reference of the customer" },
    ],
    params: ({ currency, ...rest }) => ({ ...rest, currency: currency?.toUpperCase() }),
    submit: "Create the order",
    done: (order) => {
      location.hash = `#/orders/${order.id}`;
      return `A draft order for ${order.contactName} was created`;
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
    params: ({ name, email, phone }) => ({
      name,
      kinds: ["customer"],
      emails: email ? [{ value: email }] : undefined,
      phones: phone ? [{ value: phone }] : undefined,
    }),
    submit: "Add the customer",
    done: (contact) => `${contact.name} was added`,
  });
}
