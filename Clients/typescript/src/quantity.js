/**
 * Returns a quantity that the core accepts: rounded to five decimal places. The core would refuse 0.1 + 0.2 itself,
 * because it has seventeen places.
 */
export function quantity(number) {
  if (!Number.isFinite(number)) throw new TypeError(`${number} is not a quantity: give a finite number`);
  return Number(number.toFixed(5));
}
