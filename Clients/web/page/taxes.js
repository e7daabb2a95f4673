import { percent } from "./format.js";

/** The categories of tax (EN 16931), in words. */
export const taxCategories = {
  S: "Standard or reduced rate",
  Z: "Rate of 0",
  E: "Exempt",
  AE: "The buyer owes the tax (reverse charge)",
  K: "Supply to another country of the EU",
  G: "Export",
  O: "Outside the scope of the tax",
};

/** Returns the rate and the category of a tax, in words. The categories S and Z say no more than the rate. */
export function taxText({ taxRate, taxCategory }) {
  const category = "SZ".includes(taxCategory) ? "" : (taxCategories[taxCategory] ?? "");
  return [percent(taxRate), category].filter(Boolean).join(", ");
}
