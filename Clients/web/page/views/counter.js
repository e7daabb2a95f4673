import { h, unknown } from "../dom.js";
import { itemField } from "../fields.js";
import { makeForm, openForm } from "../form.js";
import { money, percent, quantity, readMoney } from "../format.js";
import { call, Refused } from "../link.js";
import { actions, alert, facts, section } from "../parts.js";
import { button, currency, refusalOf, shop } from "../shop.js";
import { sumsOf } from "../till.js";
import { askedOf, Cart, drawCart } from "./cart.js";
import { customerField } from "./orders.js";
import { ways } from "./payment.js";

/** The goods of the present sale, and the last sale. They stay while the user looks at other views. */
const cart = new Cart();
let last;

/** The view of the counter: it collects goods, shows the sum, and sells. */
export function counter({ redraw }) {
  let contact;
  let failure;
  const change = () => {
    follow();
    redraw();
  };
  const adding = addForm({
    customer: () => customer()?.id,
    add: (...goods) => {
      last = undefined;
      cart.add(...goods);
      change();
    },
  });
  const paying = payForm({
    sums: () => sums(),
    chosen: (found) => {
      contact = found;
      change();
    },
    done: (sold) => {
      last = sold;
      contact = undefined;
      cart.clear();
      change();
      adding.focus();
    },
  });
  for (const event of ["input", "change"]) paying.element.addEventListener(event, change);
  const isIncluded = () => paying.field("taxIncluded").input.checked;
  const customer = () => (paying.field("contact").isEmpty ? counterContact(() => change()) : contact);
  const sums = () => {
    const lines = cart.lines.map((line) => ({ ...line, rate: line.taxRate ?? 0 }));
    return sumsOf(lines, { taxIncluded: isIncluded(), settings: shop.profile?.settings ?? {} });
  };
  const failed = (error) => {
    failure = error;
    redraw();
  };
  // The stock and the prices of the goods stay up to date, until the user leaves the view.
  const [prices, goods] = [new Following(), new Following()];
  let isLeft = false;
  const follow = () => {
    if (isLeft) return;
    const buyer = customer()?.id;
    const lines = cart.lines.map(({ key, quantity: amount }) => [key, amount]);
    prices.renew(lines.length && JSON.stringify([buyer, currency(), lines]), () => {
      failure = undefined;
      return cart.followPrices(buyer, redraw, failed);
    });
    goods.renew(lines.length && JSON.stringify(cart.ids), () => cart.followGoods(redraw, failed));
  };
  follow();
  return {
    title: () => "Counter",
    stop: () => {
      isLeft = true;
      prices.stop();
      goods.stop();
    },
    draw: () => {
      const refusal = refusalOf("orders.sell");
      if (refusal) return h("p", {}, refusal);
      return h(
        "div",
        { class: "till" },
        drawLast(),
        adding.element,
        alert(failure?.message),
        cart.lines.length ? drawSale(cart, sums(), isIncluded(), paying, change) : h("p", {}, "No goods yet."),
        drawCounterContact(counterContact(redraw)),
      );
    },
  };
}

/** Live queries that stay open until other ones are wanted. */
class Following {
  #wanted;
  #ends = [];

  /** Ends the open queries and opens others, if `wanted` has changed. Opens none if `wanted` is 0. */
  renew(wanted, open) {
    if (this.#wanted === wanted) return;
    this.#wanted = wanted;
    this.stop();
    this.#ends = wanted ? open() : [];
  }

  stop() {
    for (const end of this.#ends) end();
    this.#ends = [];
  }
}

function drawCounterContact(contact) {
  const isChosen = Boolean(shop.profile?.settings.counterContact);
  const choose = button("companies.update", isChosen ? "Change" : "Choose a customer", chooseCounterContact);
  const without = "The company has no customer for the counter. So each sale needs a customer.";
  const text = isChosen ? `Sales without a customer are for ${contact?.name ?? unknown}.` : without;
  return section("counter", "Customer for the counter", h("p", {}, text), h("div", { class: "buttons" }, choose));
}

function chooseCounterContact() {
  openForm({
    title: "Customer for the counter",
    intro: "Sales at the counter that name no customer are for this one.",
    method: "companies.update",
    fields: [customerField({ nothing: "No customer found. Add the customer in Orders first.", required: true })],
    params: ({ contact }) => ({ changes: { settings: { counterContact: contact } } }),
    submit: "Save",
    done: () => "The customer for the counter was saved",
  });
}

const counterContacts = new Map();

/** Returns the contact of all sales without a customer, or undefined while it is not loaded. */
function counterContact(redraw) {
  const id = shop.profile?.settings.counterContact;
  if (!id) return undefined;
  if (!counterContacts.has(id)) {
    counterContacts.set(id, undefined);
    call("contacts.get", { id }).then((found) => {
      counterContacts.set(id, found);
      redraw();
    }, () => {});
  }
  return counterContacts.get(id);
}

function addForm({ customer, add }) {
  let chosen;
  const form = makeForm({
    label: "Add goods",
    fields: [
      itemField({
        required: true,
        label: "Item or barcode",
        hint: "Scan a barcode, or type the beginning of a word.",
        chosen: (item) => {
          chosen = item;
        },
      }),
      { kind: "number", name: "quantity", label: "Quantity", hint: "In the item's unit.", value: "1", required: true },
      {
        kind: "money",
        name: "unitPrice",
        label: "Price of one",
        hint: "If empty, the usual price.",
        currency,
      },
    ],
    params: async ({ quantity: amount, unitPrice }) => {
      if (amount === undefined || amount <= 0) throw wrong("/quantity", "Enter a quantity of more than 0.");
      // While the price is on its way, the user may choose the next item.
      const item = chosen;
      const lines = [askedOf({ item, quantity: amount })];
      const [found] = (await call("prices.find", { contact: customer(), currency: currency(), lines })).lines;
      if (!unitPrice && !found.unitPrice) {
        throw wrong("/unitPrice", `The item has no price in ${currency()}. Enter the price of one.`);
      }
      return { item, amount, unitPrice, found };
    },
    submit: "Add",
    again: true,
    done: ({ item, amount, unitPrice, found }) => {
      add(item, amount, unitPrice, found);
      return `${item.name}: ${quantity(amount, item.unit)}`;
    },
  });
  return form;
}

/** Returns the error of a field that the page itself refuses. */
function wrong(pointer, message) {
  return new Refused({ message, data: { pointer } });
}

function payForm({ sums, chosen, done }) {
  let given;
  const form = makeForm({
    label: "Pay",
    method: "orders.sell",
    fields: [
      { kind: "select", name: "method", label: "Paid with", options: ways.slice(0, 2), stays: true },
      { kind: "money", name: "given", label: "Given in cash", hint: "If empty, the exact sum is given.", currency },
      customerField({ label: "Customer", hint: "If empty, the company's customer for the counter is used.", chosen }),
      { kind: "check", name: "taxIncluded", label: "Prices include tax", value: true, stays: true },
    ],
    params: ({ contact, taxIncluded = false, method, ...rest }) => {
      const unread = cart.lines.find(({ isWrong }) => isWrong);
      if (unread) throw wrong("", `Correct the quantity of ${unread.item.name} first.`);
      const { sum } = sums();
      given = method === "cash" ? rest.given?.amount : undefined;
      if (given < sum) throw wrong("/given", `The sum is ${money(inCurrency(sum))}. Enter at least this amount.`);
      const lines = cart.lines.map(({ item, quantity: amount, typedPrice }) => {
        return { item: item.id, unit: item.unit, quantity: amount, unitPrice: typedPrice };
      });
      const payment = { method, amount: inCurrency(sum) };
      return { contact, taxIncluded, currency: currency(), source: "walkIn", lines, payment };
    },
    others: (problem, data) => cart.place(problem, data),
    submit: "Sell",
    again: true,
    done: ({ order, invoice }) => {
      const back = given === undefined ? undefined : inCurrency(given - order.gross.amount);
      done({ order, invoice, given: given === undefined ? undefined : inCurrency(given), back });
      return `Sold with invoice ${invoice.number}. ${back ? `Change: ${money(back)}` : ""}`;
    },
  });
  return form;
}

function inCurrency(amount) {
  return { amount, currency: currency() };
}

function drawSale(goods, { amounts, taxes, sum }, isIncluded, paying, change) {
  const isCash = paying.field("method").input.value === "cash";
  paying.field("given").element.hidden = !isCash;
  const back = isCash ? backOf(paying.field("given").input.value, sum) : undefined;
  const parts = taxes.filter(({ tax }) => tax > 0).map(({ rate, tax }) => {
    return [`${isIncluded ? "Tax in the sum" : "Tax"}, ${percent(rate)}`, money(inCurrency(tax)), true];
  });
  return [
    drawCart(goods, amounts, change),
    section(
      "pay",
      "Pay",
      facts([["Sum with tax", h("strong", { class: "sum" }, money(inCurrency(sum))), true], ...parts]),
      paying.element,
      back ? h("p", { role: "status" }, "Change to give back: ", h("strong", { class: "sum" }, money(back))) : null,
    ),
  ];
}

/** Returns the change for the typed amount, or undefined while the text is no amount that is enough. */
function backOf(text, sum) {
  try {
    const back = readMoney(text, currency()).amount - sum;
    return back >= 0 ? inCurrency(back) : undefined;
  } catch {
    return undefined;
  }
}

function drawLast() {
  if (!last) return null;
  const { order, invoice, given, back } = last;
  return section(
    "last",
    "Sold",
    facts([
      ["Invoice", h("a", { href: `#/invoices/${invoice.id}` }, invoice.number)],
      ["Sum with tax", money(order.gross)],
      ["Tax", money(order.tax)],
      given ? ["Given", money(given)] : null,
      back ? ["Change to give back", h("strong", { class: "sum" }, money(back))] : null,
    ]),
    actions([h("a", { class: "button", href: `#/papers/${invoice.id}` }, "Print view")]),
  );
}
