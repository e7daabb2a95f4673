import { h } from "../dom.js";
import { time, words } from "../format.js";
import { section } from "../parts.js";
import { person } from "../shop.js";

/** Draws the steps of an order or a purchase. */
export function drawSteps({ steps }) {
  if (!steps.length) return null;
  const rows = steps.map((step) => {
    const reason = step.reason ? `: ${step.reason}` : "";
    return h("li", { key: step.id }, `${words(step.to)}, ${time(step.createdAt)}, by ${person(step.actor)}${reason}`);
  });
  return section("steps", "History", h("ol", { class: "plain" }, rows));
}
