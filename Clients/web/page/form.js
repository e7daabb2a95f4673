import { h, newId, say, settle } from "./dom.js";
import { makeField } from "./fields.js";
import { call, Refused } from "./link.js";

/**
 * A form that calls a method. Whatever the core refuses stands beside the field that it is about, or above them all.
 *
 * `fields` are as `makeField` takes them; `params(values)` is what is sent, the values as they are without it; `done(result)` is
 * called when it was done, and what it answers is said. With `again` the form is empty then, for the next one.
 * `back` is the text of the button that closes the form.
 */
export function makeForm({
  label,
  method,
  fields: descriptions,
  params = (values) => values,
  submit,
  done,
  again,
  cancel,
  back = "Cancel",
}) {
  const fields = descriptions.filter(Boolean).map((one) => makeField(one));
  const alert = h("p", { role: "alert", class: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "primary" }, submit);
  const form = h(
    "form",
    { class: "form", "aria-label": label, novalidate: true, keep: true, autocomplete: "off" },
    alert,
    fields.map((field) => field.element),
    h("div", { class: "buttons" }, send, cancel ? h("button", { type: "button", onclick: cancel }, back) : null),
  );
  let isBusy = false;
  // Of a call of which the answer got lost, the next try is the same one: it is done once.
  let key = { text: undefined, value: undefined };

  const fail = (message) => {
    alert.textContent = message;
    alert.hidden = !message;
  };

  form.onsubmit = async (event) => {
    event.preventDefault();
    if (isBusy) return;
    fail("");
    isBusy = true;
    send.setAttribute("aria-disabled", "true");
    try {
      const values = await readAll(fields);
      if (!values) return;
      const sent = params(values);
      const text = JSON.stringify(sent);
      if (key.text !== text) key = { text, value: crypto.randomUUID() };
      const result = await call(method, method === "access.signIn" ? sent : { ...sent, idempotencyKey: key.value });
      key = { text: undefined, value: undefined };
      if (again) {
        for (const field of fields) if (!field.stays) field.clear();
        fields.find((field) => !field.stays)?.focus();
      }
      const told = done?.(result);
      if (typeof told === "string") say(told);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // An answer from the core ends the call; only without one it may have been done all the same.
      if (error.kind !== "unreachable") key = { text: undefined, value: undefined };
      place(fields, error, fail);
    } finally {
      isBusy = false;
      send.removeAttribute("aria-disabled");
    }
  };
  return { element: form, focus: () => fields[0]?.focus(), field: (name) => fields.find((field) => field.name === name) };
}

/** What stands in the fields; undefined where one can't be read, which has the focus then. */
async function readAll(fields) {
  const values = {};
  let firstWrong;
  for (const field of fields) {
    field.setError("");
    try {
      const value = await field.read();
      if (value !== undefined) values[field.name] = value;
    } catch (error) {
      field.setError(error.message);
      firstWrong ??= field;
    }
  }
  firstWrong?.focus();
  return firstWrong ? undefined : values;
}

/** What the core's error says of which member. */
function problemsOf({ data, message }) {
  if (data.problems) return data.problems.map((problem) => ({ pointer: problem.pointer, message: problem.message }));
  if (data.pointer) return [{ pointer: data.pointer, message }];
  if (data.member) return [{ pointer: `/${data.member}`, message }];
  if (data.kind === "insufficientStock") return [{ pointer: "/quantity", message }];
  if (data.kind === "signInFailed") return [{ pointer: "/password", message }];
  return [{ pointer: "", message }];
}

function place(fields, error, fail) {
  const others = [];
  let firstWrong;
  for (const { pointer, message } of problemsOf(error)) {
    const text = sentence(message);
    const field = fields.find((one) => one.pointers.some((start) => pointer === start || pointer.startsWith(`${start}/`)));
    if (field) {
      field.setError(text);
      firstWrong ??= field;
    } else {
      others.push(text);
    }
  }
  if (others.length) fail(others.join(" "));
  firstWrong?.focus();
}

function sentence(message) {
  const text = message.trim();
  return `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}

/** Shows a form in a dialog: Escape closes it, and the focus goes back to where it was. */
export function openForm({ title, intro, done, ...rest }) {
  const id = newId("dialog");
  const close = () => dialog.close();
  const form = makeForm({
    label: title,
    cancel: close,
    ...rest,
    done: (result) => {
      close();
      return done?.(result);
    },
  });
  const dialog = h("dialog", { "aria-labelledby": id }, h("h2", { id }, title), intro ? h("p", {}, intro) : null, form.element);
  settle(dialog);
  dialog.addEventListener("close", () => {
    dialog.remove();
    // What has opened it may be gone with what was done.
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.focus();
  return form;
}

/** Asks before what can't be taken back, with a reason where one is wanted. */
export function confirm({ title, intro, method, params, submit, reason, back, done }) {
  const fields = reason ? [{ name: "reason", label: "Reason", hint: reason }] : [];
  openForm({ title, intro, method, fields, submit, back, params: (values) => ({ ...params, ...values }), done });
}
