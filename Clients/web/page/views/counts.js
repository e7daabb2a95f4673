import { h } from "../dom.js";
import { locationOptions } from "../fields.js";
import { openForm } from "../form.js";
import { watch } from "../link.js";
import { time } from "../format.js";
import { contents, head, table } from "../parts.js";
import { button } from "../shop.js";

export const countStates = {
  open: "Being counted",
  review: "To be approved",
  posted: "Approved",
  cancelled: "Cancelled",
};

/** Returns the name of a stocktake, or the time of its beginning if it has no name. */
export function countName(count) {
  return count.name ?? `Count of ${time(count.createdAt)}`;
}

/** The view of all stocktakes, the newest first. */
export function counts({ redraw }) {
  let list;
  let failure;
  const stop = watch("inventory.counts.list", { limit: 100 }, (result) => {
    list = result.items;
    failure = undefined;
    redraw();
  }, (error) => {
    failure = error;
    redraw();
  });
  return {
    title: () => "Counts",
    stop,
    draw: () => [
      h("div", { class: "buttons" }, button("inventory.counts.create", "New count", newCount, { kind: "primary" })),
      contents(failure, list, () => drawList(list)),
    ],
  };
}

function drawList(list) {
  if (!list.length) return h("p", {}, "No counts yet. Begin the first count with the button New count.");
  const rows = list.map((count) =>
    h(
      "tr",
      { key: count.id },
      head(h("a", { href: `#/counts/${count.id}` }, countName(count))),
      h("td", {}, time(count.createdAt)),
      h("td", {}, countStates[count.status]),
    ),
  );
  return table(["Count", "Begun", "State"], rows, { caption: "Counts" });
}

function newCount() {
  openForm({
    title: "New count",
    method: "inventory.counts.create",
    fields: [
      { name: "name", label: "Name" },
      { kind: "select", name: "location", label: "To be counted", options: locationOptions("Everything"), pointers: ["/scope"] },
      {
        kind: "check",
        name: "blind",
        label: "Counted blind",
        hint: "Only managers of the inventory see the expected quantities.",
      },
    ],
    params: ({ location, ...rest }) => ({ ...rest, scope: location === undefined ? undefined : { location } }),
    submit: "Begin",
    done: (count) => {
      location.hash = `#/counts/${count.id}`;
      return "The count has begun";
    },
  });
}
