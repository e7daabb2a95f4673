import { draw, h } from "./dom.js";
import { first } from "./link.js";
import { follow, needsSignIn, shop } from "./shop.js";
import { drawFoot, drawTop } from "./frame.js";
import { counter } from "./views/counter.js";
import { counts } from "./views/counts.js";
import { count } from "./views/count.js";
import { invoice } from "./views/invoice.js";
import { invoices } from "./views/invoices.js";
import { item } from "./views/item.js";
import { low } from "./views/low.js";
import { newCompany, signIn } from "./views/session.js";
import { order } from "./views/order.js";
import { orders } from "./views/orders.js";
import { paper } from "./views/paper.js";
import { purchase } from "./views/purchase.js";
import { purchases } from "./views/purchases.js";
import { stock } from "./views/stock.js";

const lists = { "": stock, counter, counts, orders, invoices, purchases, low };
const records = { items: item, counts: count, orders: order, invoices: invoice, purchases: purchase, papers: paper };

let view;
let place;

function viewOf(path) {
  if (!shop.company) return newCompany;
  if (needsSignIn()) return signIn;
  const [kind = "", id] = path.split("/");
  return (id ? records[kind] : lists[kind]) ?? stock;
}

/** Shows the view for the address. Except for the first view after loading, its heading gets the focus. */
function go() {
  const path = location.hash.replace(/^#\/?/, "");
  const make = viewOf(path);
  const wanted = `${make.name} ${path} ${shop.caller?.user ?? ""}`;
  if (wanted === place) return;
  const isFirst = place === undefined;
  place = wanted;
  view?.stop?.();
  // A dialog belongs to the view that is not shown any more.
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  view = make({ id: path.split("/")[1], redraw });
  const main = document.getElementById("main");
  main.replaceChildren();
  redraw();
  if (isFirst) return;
  scrollTo(0, 0);
  const heading = main.querySelector("h1");
  if (heading && !main.contains(document.activeElement)) heading.focus();
}

function redraw() {
  const main = document.getElementById("main");
  const before = main.contains(document.activeElement) ? document.activeElement : undefined;
  drawAll(main);
  // If the focused element is gone, the heading gets the focus. Otherwise the user would be at the top of the page.
  if (before && !before.isConnected) main.querySelector("h1")?.focus();
}

function drawAll(main) {
  draw(document.getElementById("top"), drawTop());
  draw(document.getElementById("foot"), drawFoot());
  if (!view) return;
  const title = view.title();
  document.title = shop.company ? `${title} - ${shop.company.name}` : title;
  draw(main, h("h1", { tabindex: "-1" }, title), view.draw());
}

document.querySelector(".skip").onclick = (event) => {
  event.preventDefault();
  document.getElementById("main").focus();
};
addEventListener("hashchange", go);

// A change of the company loads another page, so that nothing of the previous company stays.
if (first.company) {
  const address = new URL(location.href);
  if (address.searchParams.get("company") !== first.company) {
    address.searchParams.set("company", first.company);
    history.replaceState(null, "", address);
  }
}
go();
follow(() => {
  go();
  redraw();
});
