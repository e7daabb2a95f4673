/**
 * A quantity as the core takes it: rounded to five decimal places. The sum 0.1 + 0.2 has seventeen, and is refused.
 *
 *     await core.inventory.stock.receive({ sku: "BEAN-1", quantity: quantity(0.1 + 0.2) });
 */
export function quantity(number: number): number;
