/**
 * Returns the fields that identify a lot of an item. A form with several lines gives the id of the line, which then
 * begins the names of the fields.
 */
export function lotFields(item, isReceipt, line) {
  const named = (name, description) => {
    return line ? { ...description, name: `${line} ${name}`, pointers: [] } : { ...description, name };
  };
  const label = (text) => (line ? `${text} of ${item.name}` : text);
  const fields = [];
  if (item.trackBatch) fields.push(named("batch", { label: label("Batch"), required: isReceipt }));
  if (item.trackBatch && isReceipt) fields.push(named("expiry", { kind: "date", label: label("Expires on") }));
  if (item.trackSerial) fields.push(named("serials", { label: label("Serial numbers"), hint: "Separated by commas." }));
  return fields;
}

/** Returns the serial numbers of a text. */
export function serialsOf(text) {
  return text?.split(",").map((one) => one.trim()).filter(Boolean);
}

/** Returns the members of a line that identify its lot, and sets the places for errors about them. */
export function lotOf(form, values, line, pointer) {
  for (const name of ["batch", "expiry", "serials"]) {
    const field = form.field(`${line} ${name}`);
    if (field) field.pointers = [`${pointer}/${name}`];
  }
  const [batch, expiry, serials] = ["batch", "expiry", "serials"].map((name) => values[`${line} ${name}`]);
  return { batch, expiry, serials: serialsOf(serials) };
}
