import { h, newId, say } from "../dom.js";
import { money, percent, quantity, readNumber, typed } from "../format.js";
import { watch } from "../link.js";
import { head, number, section, table } from "../parts.js";
import { currency } from "../shop.js";

/** The goods of a sale that is not made yet. */
export class Cart {
  /** Each line has its item, its quantity, its price, its tax rate, the price that the user typed, and an error. */
  lines = [];
  /** The quantity of each item that can be sold. */
  #available = new Map();

  /** Adds goods with the price and tax that `prices.find` returned. Goods of one item at one price are one line. */
  add(item, amount, typedPrice, found) {
    const isSame = (line) => line.item.id === item.id && JSON.stringify(line.typedPrice) === JSON.stringify(typedPrice);
    const known = this.lines.find(isSame);
    if (known) {
      known.set(Number((known.quantity + amount).toFixed(5)));
      known.input.value = typed(known.quantity);
      return;
    }
    const line = lineOf(item, amount, typedPrice);
    line.renew(found);
    this.lines.push(line);
  }

  remove(line) {
    this.lines = this.lines.filter((one) => one !== line);
  }

  clear() {
    this.lines = [];
  }

  /** The ids of the goods. */
  get ids() {
    return [...new Set(this.lines.map(({ item }) => item.id))];
  }

  /** Opens the live query for the prices of the goods. Returns the functions that end it. */
  followPrices(contact, changed, failed) {
    const lines = this.lines;
    const priced = (result) => {
      for (const [index, found] of result.lines.entries()) lines[index].renew(found);
      changed();
    };
    return [watch("prices.find", { contact, currency: currency(), lines: lines.map(askedOf) }, priced, failed)];
  }

  /** Opens the live queries for the stock and the names of the goods. Returns the functions that end them. */
  followGoods(changed, failed) {
    const { ids } = this;
    const stocked = ({ items }) => {
      this.#available = new Map(items.map(({ item, available }) => [item, available]));
      // Goods that have come in the meantime are not short any more.
      for (const line of this.lines) if (line.isShort && this.shortOf(line.item) === 0) line.fail("");
      changed();
    };
    const found = (result) => {
      for (const item of result.found.filter(Boolean)) {
        for (const line of this.lines.filter((one) => one.item.id === item.id)) line.item = item;
      }
      changed();
    };
    return [
      watch("inventory.stock.levels", { items: ids, limit: 1000 }, stocked, failed),
      watch("inventory.items.lookup", { ids }, found, failed),
    ];
  }

  /** Returns the quantity that is missing from the stock of an item, or 0. A service takes nothing from the stock. */
  shortOf({ id, kind }) {
    if (kind === "service") return 0;
    const wanted = this.lines.filter(({ item }) => item.id === id).reduce((sum, line) => sum + line.quantity, 0);
    const left = this.#available.get(id);
    return left === undefined ? 0 : Math.max(0, Number((wanted - left).toFixed(5)));
  }

  /** Shows a problem of the core beside its line. Returns false if the problem is about no line. */
  place({ pointer, message }, { item }) {
    const [, index] = /^\/lines\/(\d+)(?:\/|$)/.exec(pointer) ?? [];
    const line = index === undefined ? this.lines.find((one) => one.item.id === item) : this.lines[Number(index)];
    if (!line) return false;
    line.fail(message);
    line.isShort = index === undefined;
    line.input.focus();
    return true;
  }
}

/** Returns what `prices.find` is asked about a line. */
export function askedOf({ item, quantity: amount }) {
  return { item: item.id, unit: item.unit, quantity: amount };
}

function lineOf(item, amount, typedPrice) {
  const error = h("p", { id: newId("error"), class: "error", role: "alert", keep: true });
  const name = `Quantity of ${item.name}`;
  const input = h("input", { class: "number", inputmode: "decimal", "aria-label": name, keep: true });
  input.value = typed(amount);
  const line = { key: newId("line"), item, quantity: amount, typedPrice, input, error };
  line.renew = ({ unitPrice, taxRate }) => {
    // A price that was known stays when a customer is chosen for whom the item has none. The core then refuses the sale.
    line.price = typedPrice ?? unitPrice ?? line.price;
    line.taxRate = taxRate;
  };
  line.fail = (message) => {
    line.isShort = false;
    line.isWrong = false;
    error.textContent = message;
    if (message) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
    if (message) input.setAttribute("aria-describedby", error.id);
    else input.removeAttribute("aria-describedby");
  };
  line.set = (value) => {
    line.quantity = value;
    line.fail("");
  };
  return line;
}

/** Draws the goods. `changed` is called after each change. */
export function drawCart(cart, amounts, changed) {
  const rows = cart.lines.map((line, index) => drawLine(cart, line, amounts[index], changed));
  const columns = ["Item", "#Quantity", "#Price", "#Sum", "-Change"];
  return section("goods", "Goods", table(columns, rows, { labelledby: "goods" }));
}

function drawLine(cart, line, amount, changed) {
  const { item, input, error, price, taxRate } = line;
  input.onchange = () => {
    try {
      const value = readNumber(input.value);
      if (value <= 0) throw new Error("Enter a quantity of more than 0.");
      line.set(value);
      changed();
    } catch (problem) {
      line.fail(problem.message);
      line.isWrong = true;
    }
  };
  const remove = () => {
    cart.remove(line);
    say(`Removed: ${item.name}`);
    changed();
  };
  const short = cart.shortOf(item);
  const lacking = `${quantity(short, item.unit)} not in stock`;
  const mark = short > 0 ? h("div", {}, h("span", { class: "mark low" }, lacking)) : "";
  const name = [h("a", { href: `#/items/${item.id}` }, item.name), mark, error];
  return h(
    "tr",
    { key: line.key },
    head(name, [item.sku, taxRate === null ? "" : `Tax ${percent(taxRate)}`]),
    h("td", { class: "number" }, input, h("small", {}, item.unit)),
    number(money(price)),
    number(money({ amount, currency: currency() })),
    h("td", {}, h("button", { type: "button", "aria-label": `Remove ${item.name}`, onclick: remove }, "\u00d7")),
  );
}
