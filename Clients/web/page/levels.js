/** Returns the state of an item's stock, or nothing if there is enough. */
export function state(item, level) {
  if (item.kind === "service") return undefined;
  // A kit has no stock of its own: the available kits are those that can be made.
  if (item.kind === "kit") return level.available > 0 ? undefined : { kind: "out", text: "Out" };
  if (level.onHand < 0) return { kind: "out", text: "Negative" };
  if (level.onHand === 0) return { kind: "out", text: "Out" };
  if (level.available <= 0) return { kind: "out", text: "None available" };
  if (item.minStock !== null && level.available < item.minStock) return { kind: "low", text: "Low" };
  return undefined;
}
