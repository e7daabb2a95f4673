const language = navigator.language || "en";
const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 5 });
const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 5, useGrouping: false });
const times = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
const days = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
const localDays = new Intl.DateTimeFormat(language, { dateStyle: "medium" });
/** The decimal separator of this browser's language. */
export const point = plain.formatToParts(1.5).find(({ type }) => type === "decimal").value;

export function quantity(value, unit) {
  return value === null || value === undefined ? "" : unit ? `${numbers.format(value)} ${unit}` : numbers.format(value);
}

/** Returns a number as a user types it: without separators between thousands. */
export function typed(value) {
  return value === null || value === undefined ? "" : plain.format(value);
}

export function time(text) {
  return text ? times.format(new Date(text)) : "";
}

/** Returns a day such as 2026-11-30 as text. A day has no time zone. */
export function day(text) {
  return text ? days.format(new Date(`${text}T00:00:00Z`)) : "";
}

export function percent(rate) {
  return rate === null || rate === undefined ? "" : `${numbers.format(rate)}\u00a0%`;
}

/** Returns the day of an instant, in the browser's time zone. */
export function dayOf(text) {
  return text ? localDays.format(new Date(text)) : "";
}

function digitsOf(currency) {
  return new Intl.NumberFormat(language, { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
}

/** Returns an amount as text. On the wire, it is a whole number of minor units. A price can be for more than one unit. */
export function money(value) {
  if (!value) return "";
  const digits = digitsOf(value.currency);
  const shown = new Intl.NumberFormat(language, { style: "currency", currency: value.currency });
  const text = shown.format(value.amount / 10 ** digits);
  return value.per ? `${text} / ${quantity(value.per)}` : text;
}

export function typedMoney(value) {
  return value ? plain.format(value.amount / 10 ** digitsOf(value.currency)) : "";
}

/**
 * Reads a number in the form of this browser's language. A text that is another number in another language is refused,
 * and not guessed: 1,000 is a thousand in some languages, and one in others.
 */
export function readNumber(text) {
  const spaced = text.trim().replace("\u2212", "-");
  const sign = point === "," ? "," : "\\.";
  if (!new RegExp(`^-?\\d{1,12}(${sign}\\d+)?$`).test(spaced)) {
    throw new Error(`Write a number like 1250${point}5, without a comma, point or space between thousands.`);
  }
  return Number(spaced.replace(point, "."));
}

export function readMoney(text, currency) {
  const digits = digitsOf(currency);
  const amount = readNumber(text) * 10 ** digits;
  if (Math.abs(amount - Math.round(amount)) > 1e-6) {
    throw new Error(`Write ${currency} ${digits ? `with at most ${digits} decimals` : "without decimals"}.`);
  }
  return { amount: Math.round(amount), currency };
}

/** Returns a name with a small first letter, for use within a sentence. */
export function within(name) {
  return name[0].toLowerCase() + name.slice(1);
}

/** Returns a name such as `inProgress` as words. */
export function words(name) {
  const text = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text[0].toUpperCase() + text.slice(1);
}
