export { Core } from "./core.js";
export * from "./errors.js";
export { errorClasses } from "./generated/errors.js";
export * from "./generated/errors.js";
export { quantity } from "./quantity.js";
