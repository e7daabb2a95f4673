/**
 * Makes an element. Properties that begin with `on` are listeners, `keep` says that the element is used as it is whenever the
 * page is drawn again (forms, with what somebody types), `key` says what it stands for in a list; all else are attributes.
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

/** What is kept stays where it is on the page while a new drawing is made, as it would lose the focus otherwise. */
function standIn(kept) {
  const comment = document.createComment("");
  comment.stands = kept;
  return comment;
}

/** Puts what is kept into a part of the page that is new. */
export function settle(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_COMMENT);
  const found = [];
  while (walker.nextNode()) if (walker.currentNode.stands) found.push(walker.currentNode);
  for (const comment of found) comment.replaceWith(comment.stands);
  return node;
}

/** Stands where a value is still to come. */
export const unknown = "\u2026";

const listeners = ["onclick", "oninput", "onchange", "onsubmit", "onkeydown"];

/** Makes what stands in an element what it is to be, and leaves all that is the same: the focus, and what is being typed. */
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
      // What was not known before has not changed.
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

/** Shows for a moment where something has changed, in cells that say that they are of such a kind. */
function flash(element) {
  if (!element?.hasAttribute("data-live") || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  element.animate([{ backgroundColor: "var(--flash)" }, { backgroundColor: "transparent" }], 1500);
}

let lastId = 0;

/** An id that no other element has. */
export function newId(prefix) {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

let sayTimer;

/** Tells who listens to the page instead of looking at it. */
export function say(text) {
  const said = document.getElementById("said");
  // The same words once more are no change, and would not be read.
  said.textContent = "";
  clearTimeout(sayTimer);
  sayTimer = setTimeout(() => {
    said.textContent = text;
  }, 50);
}
