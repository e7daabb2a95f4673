// What the scripts share.
import { Core } from "mainspring-core";

/** A core with a shop in memory. */
export async function shop(options = {}) {
  const core = new Core({ data: ":memory:", ...options });
  await core.companies.create({ name: "Corner Shop" });
  return core;
}

/** The parameters of an item. */
export const item = (number, more = {}) => ({ sku: `SKU-${number}`, name: `Item ${number}`, unit: "piece", ...more });

/** The error that a promise rejects with. */
export const refused = (promise) =>
  promise.then(
    (result) => {
      throw new Error(`it answered ${JSON.stringify(result)}`);
    },
    (error) => error,
  );

/** A promise, and what settles it. */
export function later() {
  const made = {};
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

/** The first elements of something that is looped over. */
export async function take(count, sequence) {
  const taken = [];
  for await (const element of sequence) {
    taken.push(element);
    if (taken.length === count) break;
  }
  return taken;
}
