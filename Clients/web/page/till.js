/**
 * The sums of a sale at the counter. The core computes the same sums, and refuses a sale whose shown sum differs.
 * Amounts are whole numbers of minor units.
 */

/** The number of units in one: quantities and rates have at most five decimals. */
const one = 100_000n;
const whole = 100n * one;

function units(number) {
  return BigInt(Math.round(number * Number(one)));
}

function quotient(numerator, denominator, rounding) {
  const down = numerator / denominator;
  const rest = 2n * (numerator % denominator);
  const isUp = rest > denominator || (rest === denominator && (rounding === "halfUp" || down % 2n === 1n));
  return isUp ? down + 1n : down;
}

/**
 * Returns the amount of each line, the tax of each rate, and the sum with tax. A line has a `quantity`, a `price` and a
 * `rate`. The settings are those of the company.
 */
export function sumsOf(lines, { taxIncluded, settings: { rounding, taxRounding } }) {
  const bases = lines.map(({ quantity, price }) => {
    return quotient(units(quantity) * BigInt(price.amount), units(price.per ?? 1), rounding);
  });
  const taxOn = (base, rate) => quotient(base * units(rate), taxIncluded ? whole + units(rate) : whole, rounding);
  const taxes = new Map();
  for (const [index, { rate }] of lines.entries()) {
    const sum = taxes.get(rate) ?? { base: 0n, tax: 0n };
    sum.base += bases[index];
    sum.tax = taxRounding === "rate" ? taxOn(sum.base, rate) : sum.tax + taxOn(bases[index], rate);
    taxes.set(rate, sum);
  }
  const base = bases.reduce((sum, amount) => sum + amount, 0n);
  const tax = [...taxes.values()].reduce((sum, part) => sum + part.tax, 0n);
  return {
    amounts: bases.map(Number),
    taxes: [...taxes].map(([rate, part]) => ({ rate, tax: Number(part.tax) })),
    sum: Number(taxIncluded ? base : base + tax),
  };
}
