import { errorFor, shortened } from "./methods.js";

export const pageSize = 50;

/** Returns the data that is sent with the page, so that the page shows a list before its first request. */
export async function firstOf(core, wanted) {
  const [{ items: companies }, selected, sync] = await Promise.all([
    core.companies.list({ limit: 200 }),
    core.companies.selected(),
    core.sync.status(),
  ]);
  const find = (id) => companies.find((one) => one.id === id);
  const company = find(wanted) ?? find(selected?.id) ?? companies[0];
  const first = { companies, company: company?.id ?? null, sync, pageSize };
  if (!company) return first;
  const named = { company: company.id };
  const page = { order: "name", levels: true, limit: pageSize };
  const [caller, allowed, list] = await Promise.all([
    core.access.whoami(named),
    core.access.allowed(named),
    core.inventory.items.list({ ...named, ...page }).catch((error) => ({ error: errorFor(error) })),
  ]);
  return { ...first, caller, allowed: shortened("access.allowed", allowed), list };
}
