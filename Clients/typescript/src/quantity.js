/**
 * A quantity as the core takes it: rounded to five decimal places. The sum 0.1 + 0.2 has seventeen, and is refused.
 */
export function quantity(number) {
  if (!Number.isFinite(number)) throw new TypeError(`${number} is no quantity`);
  return Number(number.toFixed(5));
}
