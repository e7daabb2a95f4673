import { h, newId, say, settle } from "./dom.js";
import { makeField } from "./fields.js";
import { call, Refused } from "./link.js";

/**
 * Makes a form that calls a method. An error of the core is shown beside the field that it is about, or above all
 * fields.
 *
 * `fields` are descriptions for `makeField`. `params(values)` returns the parameters of the call; without it, the
 * values are the parameters. `done(result)` is called after a success, and a screen reader reads the text that it
 * returns. With `again`, the form is then empty for the next call. `back` is the text of the button that closes the
 * form. `others(problem, data)` may show a problem that is about no field, and then returns true.
 *
 * A form without a method calls nothing: its result is what `params` returns. `params` may be asynchronous, and may
 * throw a `Refused`.
 */
export function makeForm({
  label,
  method,
  fields: descriptions,
  params = (values) => values,
  submit,
  done,
  again,
  others,
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
  // If the answer of a call gets lost, the next try has the same idempotency key, so the call is done only once.
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
      const sent = await params(values);
      const text = JSON.stringify(sent);
      if (key.text !== text) key = { text, value: crypto.randomUUID() };
      const isKeyed = method !== "access.signIn";
      const result = method ? await call(method, isKeyed ? { ...sent, idempotencyKey: key.value } : sent) : sent;
      key = { text: undefined, value: undefined };
      if (again) {
        for (const field of fields) if (!field.stays) field.clear();
        fields.find((field) => !field.stays)?.focus();
      }
      const told = done?.(result);
      if (typeof told === "string") say(told);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Any error from the core means that the call was not done. Only without an answer, the key is kept for the next
      // try.
      if (error.kind !== "unreachable") key = { text: undefined, value: undefined };
      place(fields, error, fail, others);
    } finally {
      isBusy = false;
      send.removeAttribute("aria-disabled");
    }
  };
  return { element: form, focus: () => fields[0]?.focus(), field: (name) => fields.find((field) => field.name === name) };
}

/** Returns the values of the fields. If a field can't be read, it gets the focus, and the result is undefined. */
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

/** Returns the problems of an error of the core, each with a pointer to its member. */
function problemsOf({ data, message }) {
  if (data.problems) return data.problems.map((problem) => ({ pointer: problem.pointer, message: problem.message }));
  if (data.pointer) return [{ pointer: data.pointer, message }];
  if (data.member) return [{ pointer: `/${data.member}`, message }];
  if (data.kind === "insufficientStock") return [{ pointer: "/quantity", message }];
  if (data.kind === "signInFailed") return [{ pointer: "/password", message }];
  return [{ pointer: "", message }];
}

function place(fields, error, fail, show) {
  const others = [];
  let firstWrong;
  for (const { pointer, message } of problemsOf(error)) {
    const text = sentence(message);
    const field = fieldAt(fields, pointer);
    if (field) {
      field.setError(text);
      firstWrong ??= field;
    } else if (!show?.({ pointer, message: text }, error.data)) {
      others.push(text);
    }
  }
  if (others.length) fail(others.join(" "));
  firstWrong?.focus();
}

/** Returns the field with the longest pointer to a member or to an object that contains it. */
function fieldAt(fields, pointer) {
  const leads = (start) => pointer === start || pointer.startsWith(`${start}/`);
  const length = ({ pointers }) => Math.max(0, ...pointers.filter(leads).map((start) => start.length));
  const [best] = fields.filter(length).sort((one, other) => length(other) - length(one));
  return best;
}

function sentence(message) {
  const text = message.trim();
  return `${text[0].toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}

/**
 * Returns the lines of a call for the quantities of a form, whose fields are named after the lines. An error about a
 * line is then shown beside its field. `more(line, pointer)` returns further members of a line.
 */
export function sentLines(form, quantities, more = () => ({})) {
  const wanted = Object.entries(quantities).filter(([, amount]) => amount !== 0);
  return wanted.map(([line, quantity], index) => {
    form.field(line).pointers = [`/lines/${index}`];
    return { line, quantity, ...more(line, `/lines/${index}`) };
  });
}

/** Shows a form in a dialog. Escape closes the dialog, and the focus goes back to its old place. */
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
    // The button that opened the dialog may not exist any more.
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  form.focus();
  return form;
}

/** Asks the user to confirm a step that can't be undone, and for a reason if the step needs one. */
export function confirm({ title, intro, method, params, submit, reason, back, done }) {
  const fields = reason ? [{ name: "reason", label: "Reason", hint: reason }] : [];
  openForm({ title, intro, method, fields, submit, back, params: (values) => ({ ...params, ...values }), done });
}
