import { draw, h } from "./dom.js";
import { watch } from "./link.js";
import { contents, searchFields } from "./parts.js";

/** The number of records that the list begins with, and the number that each press of Show more adds. */
const step = 50;
const most = 200;

/**
 * Makes the view of a live list, the newest record first, with a search.
 *
 * `params(choice)` returns the parameters for the chosen option. `rows(items)` draws the list, and `nothing` is the
 * text of an empty one. `above` draws the contents above the search.
 */
export function newestFirst({ title, method, label, options, params, rows, nothing, above = () => null }) {
  let filter = {};
  let page;
  let limit = step;
  let failure;
  let stop;
  const results = h("div", { class: "results", keep: true });
  const list = () => (page.items.length ? rows(page.items) : h("p", {}, nothing));
  const show = () => draw(results, contents(failure, page, () => [list(), more()]));
  function open() {
    stop?.();
    const { text, choice } = filter;
    stop = watch(method, { text: text || undefined, ...params(choice || undefined), limit }, (result) => {
      page = result;
      failure = undefined;
      show();
    }, (error) => {
      failure = error;
      show();
    });
  }
  const more = () => {
    if (!page.next) return null;
    const text = `The list has the newest ${limit} ${title.toLowerCase()}. Search to find older ones.`;
    if (limit >= most) return h("p", {}, text);
    return h("button", { type: "button", onclick: () => open((limit += step)) }, "Show more");
  };
  const searching = searchFields({
    name: title,
    label,
    options,
    search: (wanted) => {
      filter = { ...filter, ...wanted };
      open();
    },
  });
  open();
  show();
  return { title: () => title, stop: () => stop(), draw: () => [above(), searching, results] };
}
