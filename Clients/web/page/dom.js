/**
 * Makes an element. Properties that begin with `on` are listeners. With `keep`, the element itself is used again
 * whenever the page is drawn, such as a form with its typed texts. `key` identifies the element in a list. All other
 * properties are attributes.
 */
export function h(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element[name] = value;
    else if (name === "keep" || name === "key") element[name] = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...there(children).map((child) => (child.keep ? standIn(child) : child)));
  return element;
}

function there(children) {
  return children.flat(Infinity).filter((child) => child !== undefined && child !== null && child !== false);
}

/** Makes a placeholder for a kept element. The element stays in the page, so it does not lose the focus. */
function standIn(kept) {
  const comment = document.createComment("");
  comment.stands = kept;
  return comment;
}

/** Replaces the placeholders in a new part of the page by their kept elements. */
export function settle(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (walker.nextNode()) if (walker.currentNode.stands) found.push(walker.currentNode);
  for (const comment of found) comment.replaceWith(comment.stands);
  return node;
}

/** The text in place of a value that is not loaded yet. */
export const unknown = "\u2026";

const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown"];

/** Makes the children of an element equal to `wanted`. Unchanged nodes stay, with the focus and typed texts. */
export function draw(parent, ...wanted) {
  const fresh = there(wanted);
  const keyed = new Map();
  for (const child of parent.childNodes) if (child.key !== undefined) keyed.set(child.key, child);
  let place = parent.firstChild;
  for (const next of fresh) {
    const node = typeof next === "string" ? document.createTextNode(next) : (next.stands ?? next);
    const old = node.keep ? node : node.key === undefined ? place : keyed.get(node.key);
    if (old && old !== node && isLike(old, node)) {
      if (old !== place) parent.insertBefore(old, place);
      adopt(old, node);
      place = old.nextSibling;
    } else if (node === place) {
      place = place.nextSibling;
    } else {
      parent.insertBefore(settle(node), place);
    }
  }
  while (place) {
    const after = place.nextSibling;
    place.remove();
    place = after;
  }
}

function isLike(old, node) {
  if (old.keep || old.key !== node.key) return false;
  return old.nodeType === node.nodeType && old.nodeName === node.nodeName && old.type === node.type;
}

function adopt(old, node) {
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== node.data) {
      // A value that was not loaded before has not changed.
      if (old.data !== unknown) flash(old.parentElement);
      old.data = node.data;
    }
    return;
  }
  for (const { name } of [...old.attributes]) if (!node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const name of listeners) if (old[name] !== node[name]) old[name] = node[name];
  draw(old, ...node.childNodes);
}

/** Highlights a changed cell for a moment, if the cell is one whose changes are shown. */
function flash(element) {
  if (!element?.hasAttribute("data-live") || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }], 1500);
}

let lastId = 0;

/** Returns an id that no other element has. */
export function newId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

let sayTimer;

/** Makes a screen reader read a text. */
export function say(text) {
  const said = document.getElementById("said");
  // Without this, a repeated text would be no change, and would not be read.
  said.textContent = "";
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => {
    said.textContent = text;
  }, 50);
}
