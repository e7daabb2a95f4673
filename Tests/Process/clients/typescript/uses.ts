// What must type-check, and what must not.
import {
  Core,
  DuplicateError,
  InsufficientStockError,
  errorClasses,
  type Company,
  type Event,
  type Host,
  type InventoryItemsCreateParameters,
  type Item,
  type ItemPage,
  type LiveListState,
  type LiveRecord,
  type Notifications,
} from "mainspring-core";

const host: Host = {
  async ping({ text }, { signal, progress }) {
    if (signal.aborted) progress(1);
    return { text };
  },
  weather: {
    current: ({ latitude, longitude }) => ({ latitude, longitude, temperature: { value: 21.5, unit: "celsius" } }),
  },
};
const core = new Core({ data: "data", host, restart: true, client: { name: "uses" }, onRestart: ({ signal }) => signal?.length });
new Core();

// @ts-expect-error: no host has this
const unknown: Host = { wether: {} };
// @ts-expect-error: there is no such unit
const wrong: Host = { weather: { current: () => ({ latitude: 1, longitude: 2, temperature: { value: 1, unit: "rankine" } }) } };
// @ts-expect-error: a directory is a text
new Core({ data: 1 });

async function calls(): Promise<void> {
  const parameters: InventoryItemsCreateParameters = { sku: "B", name: "Beans", unit: "kg", minStock: 2.5, tags: null };
  const item: Item = await core.inventory.items.create(parameters, { timeout: 5, signal: new AbortController().signal });
  const company: Company = await core.companies.get();
  await core.companies.get({ company: item.company });
  const condition: "new" | "used" | "refurbished" | "damaged" | null = item.condition;
  const cost: number | undefined = item.cost?.amount;
  const last = await core.location.last();
  const place: number | undefined = last?.latitude;
  await core.reports.sales({ from: "2026-01-01", to: "2026-12-31" }, { onProgress: ({ done }) => done.toFixed() });
  const answer = await core.call<{ length: number }>("of.later", { anything: true });
  answer.length.toFixed();
  core.on("events.changed", ({ events, behind }: Notifications["events.changed"]) => [events[0]?.action === "created", behind]);
  const end: number | null = (await core.close()).exitCode;
  const name: "inventory.items.list" = core.inventory.items.list.method;
  const effect: "write" = core.orders.ship.effect;
  [company, condition, cost, place, end, name, effect];

  // @ts-expect-error: a unit is missing
  core.inventory.items.create({ sku: "B", name: "Beans" });
  // @ts-expect-error: parameters are missing
  core.inventory.items.create();
  // @ts-expect-error: there is no such parameter
  core.inventory.items.list({ limt: 5 });
  // @ts-expect-error: there is no such order
  core.inventory.items.list({ order: "oldest" });
  // @ts-expect-error: there is no such method
  core.inventory.items.craete({});
  // @ts-expect-error: an item has no such member
  item.colour;
  // @ts-expect-error: only who may see costs is told
  item.cost.amount;
  // @ts-expect-error: there may be none
  last.latitude;
  // @ts-expect-error: it says nothing of progress
  core.inventory.items.list({}, { onProgress: () => {} });
  // @ts-expect-error: there is no such notification
  core.on("events.change", () => {});
}

async function streams(): Promise<void> {
  const live = core.watch(core.inventory.items.list, { limit: 20 }, { onChange: (page: ItemPage) => page.items.length });
  const current: ItemPage | undefined = live.current;
  for await (const page of live) {
    const sku: string | undefined = page.items[0]?.sku;
    sku;
  }
  core.watch(core.inventory.items.list).close();
  const list = core.liveList(core.inventory.items.list, { limit: 20 }, { onChange: ({ items, error }) => [items[0]?.sku, error] });
  const items: readonly Item[] = list.items;
  const states: LiveListState<Item> = list.state;
  const record: LiveRecord<Item> = core.liveRecord(core.inventory.items.get, { sku: "B" }, { onChange: ({ value }) => value?.sku });
  const value: Item | null = record.value;
  for await (const { isLoading, hasMore } of list) [isLoading === hasMore, items, states, value];
  const stop: () => void = list.subscribe((state) => state.items.length);
  await list.more().then(stop);
  await core.liveList(core.companies.list).refresh();
  const weather = core.watch(core.weather.current, { latitude: 1, longitude: 2 }).current;
  const celsius: number | undefined = weather?.celsius;
  for await (const item of core.each(core.inventory.items.list, { limit: 20 })) {
    const sku: string = item.sku;
    sku;
  }
  for await (const event of core.events({ topics: [{ service: "inventory" }], since: "cursor" })) {
    const each: Event = event;
    const action: "created" | "updated" | "deleted" = each.action;
    action;
  }
  const cursor: string = (await core.events.since({ limit: 5 })).cursor;
  [current, celsius, cursor];

  // @ts-expect-error: only what reads can be live
  core.watch(core.inventory.items.create, { sku: "B", name: "Beans", unit: "kg" });
  // @ts-expect-error: there is no such parameter
  core.watch(core.inventory.items.list, { limit: 20, limt: 20 });
  // @ts-expect-error: parameters are missing
  core.watch(core.weather.current);
  // @ts-expect-error: that is no list
  core.each(core.companies.get);
  // @ts-expect-error: that is no list
  core.liveList(core.companies.get);
  // @ts-expect-error: only what reads can be live
  core.liveRecord(core.inventory.items.create, { sku: "B", name: "Beans", unit: "kg" });
  // @ts-expect-error: the items are the list's own
  list.items.push(items[0]);
  // @ts-expect-error: nothing is known of the weather yet
  weather.celsius;
  // @ts-expect-error: a topic is an object
  core.events({ topics: ["inventory"] });
}

function errors(error: unknown): string | number {
  if (error instanceof DuplicateError) {
    const kind: "duplicate" = error.kind;
    // @ts-expect-error: there are no such facts of it
    error.data.onHand;
    return `${kind} ${error.data.member}`;
  }
  if (error instanceof InsufficientStockError) return error.data.available;
  return errorClasses.notFound.kind;
}

export { calls, errors, streams, unknown, wrong };
