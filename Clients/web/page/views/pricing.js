import { openForm } from "../form.js";
import { point, typed, typedMoney } from "../format.js";
import { call } from "../link.js";
import { currency } from "../shop.js";
import { taxCategories } from "../taxes.js";

async function categories() {
  const { items } = await call("inventory.categories.list", { limit: 200 });
  return items.map(({ name }) => name);
}

/** Shows the form that changes an item's price, its tax and its category. */
export function changePrice(item) {
  const own = item.price?.currency ?? currency();
  openForm({
    title: `Price, tax and category of ${item.name}`,
    method: "inventory.items.update",
    fields: [
      {
        kind: "money",
        name: "price",
        label: `Price (${own})`,
        currency: own,
        value: typedMoney(item.price),
        pointers: ["/changes/price"],
      },
      {
        kind: "number",
        name: "per",
        label: `Price is for (${item.unit})`,
        hint: `More than 1 for prices below a cent: 31${point}00 for 1000 is 0${point}031 for one.`,
        value: typed(item.price?.per ?? 1),
        pointers: ["/changes/price/per"],
      },
      {
        kind: "number",
        name: "taxRate",
        label: "Tax in percent",
        value: typed(item.taxRate),
        pointers: ["/changes/taxRate"],
      },
      {
        kind: "select",
        name: "taxCategory",
        label: "Kind of tax",
        options: [["", "Follows from the rate"], ...Object.entries(taxCategories)],
        value: item.taxCategory ?? "",
        pointers: ["/changes/taxCategory"],
      },
      {
        name: "category",
        label: "Category",
        value: item.category ?? "",
        suggestions: categories(),
        pointers: ["/changes/category"],
      },
    ],
    params: (values) => ({ id: item.id, expect: item.version, changes: changesOf(item, values) }),
    submit: "Save",
    done: () => `${item.name} was changed`,
  });
}

/** Returns the members that differ from those of the item. An empty field removes its member. */
function changesOf(item, { price, per = 1, ...rest }) {
  const wanted = { ...rest, price: price && { ...price, per: per === 1 ? null : per } };
  const stored = { ...item, price: item.price && { ...item.price, per: item.price.per ?? null } };
  const names = ["price", "taxRate", "taxCategory", "category"];
  const differs = (name) => JSON.stringify(sorted(wanted[name])) !== JSON.stringify(sorted(stored[name]));
  return Object.fromEntries(names.filter(differs).map((name) => [name, wanted[name] ?? null]));
}

function sorted(value) {
  return value && typeof value === "object" ? [value.amount, value.currency, value.per] : (value ?? null);
}
