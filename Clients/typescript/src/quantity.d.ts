/**
 * Returns a quantity that the core accepts: rounded to five decimal places. The core would refuse 0.1 + 0.2 itself,
 * because it has seventeen places.
 *
 *     await core.inventory.stock.receive({ sku: "BEAN-1", quantity: quantity(0.1 + 0.2) });
 */
export function quantity(number: number): number;
