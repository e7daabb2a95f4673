// Generated from Schemas/openrpc.json by generate-clients.

/** The parameters of the methods. */

import type * as Records from "./records.js";

/** Parameters that several methods have. */
export interface CommonParameters {
  /** The id of the record. */
  id: string;
  /**
   * The path of the file. An existing file is refused, unless `overwrite` is `true`. Callers who may only
   * view the company's records cannot write files. Either `path` or `inline` must be given, not both.
   */
  path?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of records written so far.
   */
  progressToken?: string | number | null;
  /**
   * `true` to replace an existing file. The file is replaced only when the new one is complete. Default:
   * `false`.
   */
  overwrite?: boolean | null;
  /** The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds). */
  deadline?: number | null;
  /** The largest number of elements in the page. Default: 50. */
  limit?: number | null;
  /**
   * An idempotency key: any text of the caller. A request with a key must pass its parameters by name. For 30
   * days, a repeat with the same key and parameters returns the first result and changes nothing.
   */
  idempotencyKey?: string | null;
  /** The id of the company. Default: the selected company, or the only company. */
  company?: string | null;
  /** The `next` of the previous page. Default: the first page. */
  after?: string | null;
  /**
   * The version of the record that the caller has read. If the record has another version, the request fails
   * with `conflict`.
   */
  expect?: number | null;
  /**
   * `true` if all pages must show the same state of the company (or of the account, for the account's own
   * records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
   * changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`,
   * each page shows the state at its own time. Either way, an element that stays in the list is neither
   * skipped nor repeated. The passing of time does not count as a change, and neither does the arrival of an
   * asset's file on the device.
   */
  snapshot?: boolean | null;
  /** The item's SKU, instead of `item`. Case and surrounding spaces are ignored. */
  sku?: string | null;
  /** The unit of the quantity. Default: the item's own unit. */
  unit?: string | null;
  /** The reason, in the company's words. */
  reason?: string | null;
  /** The format. csv: comma-separated values (RFC 4180). jsonl: one JSON object on each line. */
  format: "csv" | "jsonl";
  /**
   * `true` to return the text in the reply. The text may have at most 4 MiB. Either `path` or `inline` must
   * be given, not both.
   */
  inline?: boolean | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: for spreadsheets, with a byte-order mark, semicolons,
   * decimal commas and money such as 12,90. In excel, texts that a spreadsheet would take for a formula get
   * an apostrophe before them. Default: `standard`.
   */
  dialect?: "standard" | "excel" | null;
  /** The column separator in the dialect `excel`. Default: a semicolon, or a comma if `decimal` is `point`. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect `excel`. Default: `comma`. */
  decimal?: "point" | "comma" | null;
  /**
   * The members for columns that are not named after members. Each key is the name of a column. Its value is
   * the name of a member, or `null` to ignore the column.
   */
  mapping?: { [name: string]: string | null } | null;
  /**
   * The mode. create: each row creates a record. update: each row changes the record with the same key.
   * upsert: each row changes the record with the same key, or creates a record if there is none. Default:
   * `create`.
   */
  mode?: "create" | "update" | "upsert" | null;
  /**
   * `true` to import either all rows or no row, in one write. Other requests wait until the import is
   * complete. Default: `false`.
   */
  atomic?: boolean | null;
  /**
   * `true` for a dry run, which returns the result of the import but stores nothing. Other requests wait
   * until the dry run is complete. Default: `false`.
   */
  dryRun?: boolean | null;
  /**
   * The character encoding of a file. Default: `utf16` if the file begins like a UTF-16 file, otherwise
   * `utf8`.
   */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** A free text. */
  note?: string | null;
  /** The id of the item. Either `item` or `sku` must be given. */
  item?: string | null;
  /** The lot's batch, instead of `lot`. A receipt creates a lot for a new batch. */
  batch?: string | null;
  /**
   * The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
   * Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
   * correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
   * without `lot`, `batch` and `serials`, the lots that expire first are taken.
   */
  lot?: string | null;
  /** The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones. */
  serials?: string[] | null;
  /**
   * The instant at which the movement happened; not in the future. If it is left out, the movement happens
   * now. Only managers may give an instant that is more than 24 hours ago.
   */
  effectiveAt?: string | null;
  /** The id of the stocktake. */
  count: string;
  /**
   * `true` to ask the model even if an equal question was answered in the last 10 minutes. Default: `false`:
   * the earlier answer is returned.
   */
  fresh?: boolean | null;
}

/** The parameters of rpc.discover. */
export interface RpcDiscoverParameters {
}

/** The parameters of rpc.cancel. */
export interface RpcCancelParameters {
  /** The id of the request to cancel, as the request was sent. */
  id: string | number;
}

/** The parameters of system.ping. */
export interface SystemPingParameters {
}

/** The parameters of system.hello. */
export interface SystemHelloParameters {
  /** The version of the protocol that the client uses. The only version is 1. */
  protocol: number;
  /** The client's name and version. `system.diagnostics` and `system.conversations` return them. */
  client?: Records.ClientInput | null;
}

/** The parameters of system.info. */
export interface SystemInfoParameters {
}

/** The parameters of system.diagnostics. */
export interface SystemDiagnosticsParameters {
  /**
   * `true` to check every page of the stores. The check takes about one second per million records. If it is
   * left out, `integrity` is `null`.
   */
  check?: boolean | null;
}

/** The parameters of system.backup. */
export interface SystemBackupParameters {
  /**
   * The path of the backup, a tar archive. An existing file is refused, unless `overwrite` is `true`. The
   * backup contains passwords and keys as the stores contain them, but no tokens of the app's backend.
   */
  path: string;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the bytes written and read again.
   */
  progressToken?: string | number | null;
  /** `true` to replace an existing file, once the new file is complete. */
  overwrite?: boolean | null;
}

/** The parameters of system.conversations. */
export interface SystemConversationsParameters {
}

/** The parameters of host.provide. */
export interface HostProvideParameters {
  /** The names of host requests, such as `host.ping`. An empty list withdraws all capabilities. */
  capabilities?: string[] | null;
}

/** The parameters of host.progress. */
export interface HostProgressParameters {
  /** The id of the core's request. */
  id: number;
  /**
   * The amount of work done so far, in a unit that the host chooses. Default: the number of reports so far.
   */
  done?: number | null;
  /** The total amount of work, in the unit of `done`. `null` if it is not known. */
  total?: number | null;
  /** The present step of the work, as a text that a user interface can show. */
  message?: string | null;
  /**
   * The part of the answer that is ready. It is allowed only for a request of the core with `stream: true`.
   * The core passes the part on as `value` of `rpc.progress`.
   */
  content?: unknown;
}

/** The parameters of host.check. */
export interface HostCheckParameters extends Pick<CommonParameters, "deadline"> {
  /** A text for the host to send back. Any text is accepted. */
  text: string;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of events.since. */
export interface EventsSinceParameters {
  /** The `cursor` of an earlier result or notification. Default: the beginning of the log. */
  cursor?: string | null;
  /** The largest number of events in the result. Default: 100. */
  limit?: number | null;
  /** The topics of the events to return: an event must fit at least one of them. Default: all events. */
  topics?: Records.Topic[] | null;
}

/** The parameters of events.subscribe. */
export interface EventsSubscribeParameters {
  /** The topics to subscribe to: an event must fit at least one of them. Default: all events. */
  topics?: Records.Topic[] | null;
}

/** The parameters of events.unsubscribe. */
export interface EventsUnsubscribeParameters {
  /** The handle that events.subscribe returned. */
  subscription: number;
}

/** The parameters of live.open. */
export interface LiveOpenParameters {
  /** The method and its parameters. */
  query: Records.Query;
}

/** The parameters of live.close. */
export interface LiveCloseParameters {
  /** The handle that live.open returned. */
  live: number;
}

/** The parameters of temperature.convert. */
export interface TemperatureConvertParameters {
  /**
   * A number, or a list of at most 100,000 numbers, on the scale `from`. Each number is rounded to nine
   * decimals.
   */
  value: number | number[];
  /** The scale of `value`. */
  from: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The scale of the result. */
  to: "celsius" | "fahrenheit" | "kelvin" | "humanus";
}

/** The parameters of temperature.scales. */
export interface TemperatureScalesParameters {
}

/** The parameters of temperature.table. */
export interface TemperatureTableParameters {
}

/** The parameters of weather.current. */
export interface WeatherCurrentParameters extends Pick<CommonParameters, "deadline"> {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The scale of the temperatures in the result. Default: `celsius`. */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /**
   * The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with `stale:
   * true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours, the core
   * asks the host before the reply.
   */
  maxAge?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of weather.hourly. */
export interface WeatherHourlyParameters extends Pick<CommonParameters, "deadline"> {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The largest number of hours to return, from the present hour on. Default: 12. */
  hours?: number | null;
  /** The scale of the temperatures in the result. Default: `celsius`. */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /**
   * The largest age of a stored answer, in seconds. Default: 900. An older answer is returned with `stale:
   * true`, and renewed after the reply. If `maxAge` is 0, or if the answer is older than 24 hours, the core
   * asks the host before the reply.
   */
  maxAge?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of location.authorization. */
export interface LocationAuthorizationParameters {
}

/** The parameters of location.setAuthorization. */
export interface LocationSetAuthorizationParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The decision of the user, or of the device's administrator. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/** The parameters of location.request. */
export interface LocationRequestParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of location.last. */
export interface LocationLastParameters {
  /** The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day. */
  maxAge?: number | null;
}

/** The parameters of location.geocode. */
export interface LocationGeocodeParameters extends Pick<CommonParameters, "deadline"> {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
}

/** The parameters of places.search. */
export interface PlacesSearchParameters extends Pick<CommonParameters, "deadline"> {
  /** The text that the user has typed so far. Case and accents are ignored. */
  text: string;
  /**
   * The point around which to search first, in degrees. `latitude` and `longitude` must be given together. If
   * they are left out, the search begins around the device's last known place, if there is one.
   */
  latitude?: number | null;
  /**
   * The point around which to search first, in degrees. `latitude` and `longitude` must be given together. If
   * they are left out, the search begins around the device's last known place, if there is one.
   */
  longitude?: number | null;
  /** The largest number of places to return. Default: 10. */
  limit?: number | null;
  /**
   * A name that the caller chooses for the search field in which the user types. If an earlier search with
   * the same `session` still waits, the earlier search fails with `requestCancelled`.
   */
  session?: string | null;
}

/** The parameters of places.resolve. */
export interface PlacesResolveParameters extends Pick<CommonParameters, "deadline"> {
  /** The token of the suggestion, from the result of `places.search`. */
  token: string;
}

/** The parameters of companies.create. */
export interface CompaniesCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Company, "name">, Partial<Pick<Records.Company, "legalName" | "currency" | "timeZone" | "logo"
  | "taxId" | "registration" | "paymentTerms">> {
  /** The company's postal address, which its invoices contain. */
  address?: Records.AddressInput | null;
  /** The bank account to which invoices are paid. */
  bank?: Records.BankAccountInput | null;
  /** The company's own departments, in addition to the departments that every company has. */
  departments?: Records.CustomDepartmentInput[] | null;
  /** The company's settings, such as the formats of its numbers. */
  settings?: Records.CompanySettingsInput | null;
  /** `true` if the company is archived. Its records can be read, but not changed. */
  archived?: boolean | null;
  /**
   * The founder's username and password. If they are left out, the account acts in the company without a
   * sign-in.
   */
  credentials?: Records.NewCredentials | null;
}

/** The parameters of companies.get. */
export interface CompaniesGetParameters extends Pick<CommonParameters, "company"> {
}

/** The parameters of companies.list. */
export interface CompaniesListParameters extends Pick<CommonParameters, "limit" | "after"> {
  /**
   * `true` to list only archived companies, `false` to leave archived companies out. If it is left out, all
   * companies are listed.
   */
  archived?: boolean | null;
  /** The kind of companies to list. Default: companies of both kinds. */
  kind?: "business" | "personal" | null;
}

/** The parameters of companies.personal. */
export interface CompaniesPersonalParameters extends Pick<CommonParameters, "idempotencyKey"> {
}

/** The parameters of companies.update. */
export interface CompaniesUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The members to change, with their new values. */
  changes: Records.CompanyDetailsChanges;
}

/** The parameters of companies.setTier. */
export interface CompaniesSetTierParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The new tier. */
  tier: "free" | "business" | "enterprise";
}

/** The parameters of companies.followEntitlements. */
export interface CompaniesFollowEntitlementsParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of companies.tiers. */
export interface CompaniesTiersParameters {
}

/** The parameters of companies.delete. */
export interface CompaniesDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the company. It must be given, even if a company is selected. */
  company: string;
  /** The exact name of the company. It confirms that the right company is to be deleted. */
  confirm: string;
}

/** The parameters of companies.select. */
export interface CompaniesSelectParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The id of the company to select. If it is `null` or left out, no company is selected, even if there is
   * only one.
   */
  company?: string | null;
}

/** The parameters of companies.selected. */
export interface CompaniesSelectedParameters {
}

/** The parameters of access.whoami. */
export interface AccessWhoamiParameters extends Pick<CommonParameters, "company"> {
}

/** The parameters of access.allowed. */
export interface AccessAllowedParameters extends Pick<CommonParameters, "company"> {
}

/** The parameters of access.check. */
export interface AccessCheckParameters extends Pick<CommonParameters, "company"> {
  /** The name of the method, such as `orders.ship`. */
  method: string;
  /** The id of the user whose right is checked. Only an owner may name another user. Default: the caller. */
  user?: string | null;
}

/** The parameters of access.explain. */
export interface AccessExplainParameters extends Pick<CommonParameters, "company"> {
  /** The name of the method, such as `orders.ship`. */
  method: string;
  /** The id of the user whose right is checked. Only an owner may name another user. Default: the caller. */
  user?: string | null;
}

/** The parameters of access.grant. */
export interface AccessGrantParameters extends Pick<CommonParameters, "expect" | "company" | "idempotencyKey">
  {
  /** The id of the user who gets the rights. If it is left out, a new user is created. */
  user?: string | null;
  /** The user's name, as one line of text; `null` removes the name. */
  name?: string | null;
  /** `true` to make the user an owner. An owner may do everything, except what only the founder may do. */
  isOwner?: boolean | null;
  /**
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask?: number | null;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
   */
  managerMask?: number | null;
  /**
   * The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset` or
   * the masks, not both.
   */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
}

/** The parameters of access.revoke. */
export interface AccessRevokeParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the user who loses the rights. */
  user: string;
  /**
   * The version of the access record that the caller has read. If the record now has another version, the
   * request fails with `conflict`.
   */
  expect?: number | null;
}

/** The parameters of access.list. */
export interface AccessListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
}

/** The parameters of access.people. */
export interface AccessPeopleParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** `true` to also list users who have left the company. Default: `false`. */
  includeLeft?: boolean | null;
}

/** The parameters of access.transfer. */
export interface AccessTransferParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the new founder, who must be another owner with credentials. */
  user: string;
  /**
   * The current founder's own password. A repeat of the request with the same idempotencyKey may have another
   * value here.
   */
  password: string;
}

/** The parameters of access.departments. */
export interface AccessDepartmentsParameters extends Pick<CommonParameters, "company"> {
}

/** The parameters of access.presets. */
export interface AccessPresetsParameters {
}

/** The parameters of access.signIn. */
export interface AccessSignInParameters extends Pick<CommonParameters, "company"> {
  /** The username. Upper and lower case, width and Unicode normalization do not matter. */
  username: string;
  /** The user's password. */
  password: string;
}

/** The parameters of access.signOut. */
export interface AccessSignOutParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
}

/** The parameters of access.credentials.create. */
export interface AccessCredentialsCreateParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /**
   * The user name. It must be unique in the company; case, width and Unicode normalization are ignored. It
   * cannot be changed later.
   */
  username: string;
  /**
   * The password, of at least 8 characters. The core stores only a scrypt key that is derived from the
   * password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
   */
  password: string;
  /** The id of the user, who must have an access record. Default: the caller. */
  user?: string | null;
}

/** The parameters of access.credentials.changePassword. */
export interface AccessCredentialsChangePasswordParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /**
   * The current password. A repeat of the request with the same idempotencyKey may have another value here.
   */
  password: string;
  /**
   * The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may have
   * another value here.
   */
  newPassword: string;
}

/** The parameters of access.credentials.resetPassword. */
export interface AccessCredentialsResetPasswordParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /** The id of the user whose password is reset. It must not be the caller. */
  user: string;
  /**
   * The new password, at least 8 characters. A repeat of the request with the same idempotencyKey may have
   * another value here.
   */
  newPassword: string;
}

/** The parameters of access.credentials.recover. */
export interface AccessCredentialsRecoverParameters extends Pick<CommonParameters, "company"> {
  /** The new password, at least 8 characters. The core stores only a scrypt key of the password. */
  newPassword: string;
}

/** The parameters of entitlements.ingest. */
export interface EntitlementsIngestParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The documents in any order: JWS in compact form, as StoreKit or the App Store's server returns them. */
  documents: string[];
}

/** The parameters of entitlements.current. */
export interface EntitlementsCurrentParameters {
}

/** The parameters of entitlements.check. */
export interface EntitlementsCheckParameters {
  /** The id of the feature. */
  feature: string;
}

/** The parameters of entitlements.history. */
export interface EntitlementsHistoryParameters extends Pick<CommonParameters, "after"> {
  /** The largest number of elements in a page. Default: 50. */
  limit?: number | null;
  /** The kind of documents to list: transaction, renewal, notification or app. Default: all kinds. */
  kind?: "transaction" | "renewal" | "notification" | "app" | null;
  /** The id of the product whose documents to list. Default: the documents of all products. */
  productId?: string | null;
  /**
   * The id of the first transaction of the purchase whose documents to list. Default: the documents of all
   * purchases.
   */
  originalTransactionId?: string | null;
  /** The present state of the transactions to list. If it is given, the list has only transactions. */
  state?:
    | "revoked"
    | "upgraded"
    | "consumed"
    | "active"
    | "inGracePeriod"
    | "inBillingRetry"
    | "expired"
    | null;
  /** `true` to include the signed content of each document in `payload`, which is long. Default: `false`. */
  payloads?: boolean | null;
}

/** The parameters of entitlements.products. */
export interface EntitlementsProductsParameters {
}

/** The parameters of entitlements.products.refresh. */
export interface EntitlementsProductsRefreshParameters extends Pick<CommonParameters, "deadline" |
  "idempotencyKey"> {
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of entitlements.buy. */
export interface EntitlementsBuyParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The store's id of the product. */
  productId: string;
  /** The id of the offer of the product. If it is left out, the product is bought without an offer. */
  offerId?: string | null;
  /** The time limit for the host and the user, in milliseconds. Default: 600,000 (10 minutes). */
  deadline?: number | null;
}

/** The parameters of entitlements.restore. */
export interface EntitlementsRestoreParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The time limit for the host and the user, in milliseconds. Default: 120,000 (2 minutes). */
  deadline?: number | null;
}

/** The parameters of entitlements.intents.list. */
export interface EntitlementsIntentsListParameters {
}

/** The parameters of entitlements.intents.add. */
export interface EntitlementsIntentsAddParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The store's id of the product to buy. */
  productId: string;
  /** The id of the offer of the product. Default: no offer. */
  offerId?: string | null;
}

/** The parameters of entitlements.intents.drain. */
export interface EntitlementsIntentsDrainParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The largest number of intents to return. If it is left out, all intents are returned. */
  limit?: number | null;
}

/** The parameters of entitlements.snapshot. */
export interface EntitlementsSnapshotParameters {
}

/** The parameters of entitlements.environment. */
export interface EntitlementsEnvironmentParameters {
}

/** The parameters of inventory.items.create. */
export interface InventoryItemsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.Item, "sku" | "name" | "unit">, Partial<Pick<Records.Item, "description" | "purchaseUnit" |
  "salesUnit" | "category" | "manufacturer" | "minStock" | "reorderQuantity" | "location" | "condition" |
  "supplier" | "supplierSku" | "taxRate" | "taxCategory">> {
  /** Other units in which quantities may be given, such as a box of 12 pieces. */
  units?: Records.ItemUnitInput[] | null;
  /** Further words by which the item can be found. */
  tags?: string[] | null;
  /**
   * The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable
   * ASCII characters without spaces.
   */
  barcodes?: string[] | null;
  /** The selling price of one of the item's own units. */
  price?: Records.MoneyInput | null;
  /** The cost of one of the item's own units, for managers of the inventory only. */
  cost?: Records.MoneyInput | null;
  /** The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`. */
  custom?: { [name: string]: string | number | boolean | null } | null;
  /** `true` if the item is no longer in use. */
  archived?: boolean | null;
  /**
   * `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other
   * record refers to the item.
   */
  trackBatch?: boolean | null;
  /**
   * `true` if each piece has a serial number. It can change only while no ledger entry, lot or other record
   * refers to the item.
   */
  trackSerial?: boolean | null;
  /**
   * The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
   * other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can
   * change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
   */
  kind?: "stocked" | "service" | "kit" | null;
}

/** The parameters of inventory.items.history. */
export interface InventoryItemsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of inventory.items.get. */
export interface InventoryItemsGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the item. Either `id` or `sku` must be given, not both. */
  id?: string | null;
  /** The item's SKU, instead of `id`. Case and surrounding spaces are ignored. */
  sku?: string | null;
}

/** The parameters of inventory.items.list. */
export interface InventoryItemsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /**
   * Words to search for. An item is listed if each word is the beginning of one of its words. Case and
   * accents are ignored.
   */
  text?: string | null;
  /** A category, to list only its items. Case and surrounding spaces are ignored. */
  category?: string | null;
  /** `true` to list only archived items. Default: only items that are not archived. */
  archived?: boolean | null;
  /** A tag, to list only items with it. Case and surrounding spaces are ignored. */
  tag?: string | null;
  /**
   * The order of the list. newest: the newest items first. name: by name, from A to Z. sku: by SKU. updated:
   * the last changed items first. Default: `newest`.
   */
  order?: "newest" | "name" | "sku" | "updated" | null;
  /** A manufacturer, to list only its items. Case and surrounding spaces are ignored. */
  manufacturer?: string | null;
  /** A condition, to list only items in it. */
  condition?: "new" | "used" | "refurbished" | "damaged" | null;
  /** `true` to list only items that need attention, `false` to leave these items out. Default: all items. */
  flagged?: boolean | null;
  /** The id, code or path of a location, to list only items whose own location it is. */
  location?: string | null;
  /**
   * The state of the stock, to list only items in it. low: the projected stock is below minStock or below
   * zero. out: no stock is available. negative: the quantity in some location is below zero.
   */
  level?: "low" | "out" | "negative" | null;
  /** Custom fields with their values, to list only items that have all of them. */
  custom?: { [name: string]: string | number | boolean | null } | null;
  /** An instant, to list only items that were created or changed then or later. */
  updatedSince?: string | null;
  /** The id of a contact, to list only items that it supplies. */
  supplier?: string | null;
  /** `true` to add the stock of each item, in the member `level`. */
  levels?: boolean | null;
}

/** The parameters of inventory.items.search. */
export interface InventoryItemsSearchParameters extends Pick<CommonParameters, "after" | "company"> {
  /**
   * Words to search for. Each must begin a word of the item. In a text that is written without spaces, such
   * as Japanese, any part is found. Case and accents are ignored.
   */
  text: string;
  /** The maximum number of items on the page. Default: 20. */
  limit?: number | null;
  /** `true` to list only archived items. Default: only items that are not archived. */
  archived?: boolean | null;
  /** `true` to add the stock of each item, in the member `level`. */
  levels?: boolean | null;
}

/** The parameters of inventory.items.find. */
export interface InventoryItemsFindParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /**
   * The barcode, as it is stored or as a scanner reports it. All forms of the code are found: a UPC-A, a
   * UPC-E and an EAN-13 code of the same product are equal.
   */
  barcode: string;
  /** `true` to list only archived items. Default: only items that are not archived. */
  archived?: boolean | null;
  /** `true` to add the stock of each item, in the member `level`. */
  levels?: boolean | null;
}

/** The parameters of inventory.items.update. */
export interface InventoryItemsUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The members to change, with their new values. */
  changes: Records.ItemDetailsChanges;
  /** The id of the item. Either `id` or `sku` must be given, not both. */
  id?: string | null;
  /** The item's SKU, instead of `id`. Case and surrounding spaces are ignored. */
  sku?: string | null;
}

/** The parameters of inventory.items.upsert. */
export interface InventoryItemsUpsertParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The item's SKU. Case and surrounding spaces are ignored. */
  sku: string;
  /**
   * The members to set, with their values. For a new item, `name` and `unit` must be given, and `sku` must be
   * left out or be the same as the parameter `sku`.
   */
  changes: Records.ItemDetailsChanges;
  /**
   * The version that the item must have. If the item has another version, the request fails with `conflict`;
   * if there is no item, with `notFound`.
   */
  expect?: number | null;
}

/** The parameters of inventory.items.delete. */
export interface InventoryItemsDeleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the item. Either `id` or `sku` must be given, not both. */
  id?: string | null;
  /** The item's SKU, instead of `id`. Case and surrounding spaces are ignored. */
  sku?: string | null;
}

/** The parameters of inventory.items.overview. */
export interface InventoryItemsOverviewParameters extends Pick<CommonParameters, "company"> {
  /** The id of the item. Either `id` or `sku` must be given, not both. */
  id?: string | null;
  /** The item's SKU, instead of `id`. Case and surrounding spaces are ignored. */
  sku?: string | null;
}

/** The parameters of inventory.items.flag. */
export interface InventoryItemsFlagParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the item. Either `id` or `sku` must be given, not both. */
  id?: string | null;
  /**
   * The reason why the item needs attention, in the company's words. If `null` or left out, the mark is
   * removed.
   */
  reason?: string | null;
  /** The item's SKU, instead of `id`. Case and surrounding spaces are ignored. */
  sku?: string | null;
}

/** The parameters of inventory.items.lookup. */
export interface InventoryItemsLookupParameters extends Pick<CommonParameters, "company"> {
  /**
   * The SKUs of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. Case and surrounding
   * spaces are ignored.
   */
  skus?: string[] | null;
  /**
   * The barcodes of the items, as a scanner reports them, in any form of each code. Exactly one of `skus`,
   * `barcodes` and `ids` must be given.
   */
  barcodes?: string[] | null;
  /** The ids of the items. Exactly one of `skus`, `barcodes` and `ids` must be given. */
  ids?: string[] | null;
}

/** The parameters of inventory.categories.list. */
export interface InventoryCategoriesListParameters extends Pick<CommonParameters, "limit" | "after" |
  "company"> {
}

/** The parameters of inventory.categories.rename. */
export interface InventoryCategoriesRenameParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /** The category to rename. Case and surrounding spaces are ignored. */
  from: string;
  /** The new name of the category, in the spelling that the items get. */
  to: string;
}

/** The parameters of inventory.tags.list. */
export interface InventoryTagsListParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
}

/** The parameters of inventory.tags.rename. */
export interface InventoryTagsRenameParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The tag to rename. Case and surrounding spaces are ignored. */
  from: string;
  /** The new name of the tag, in the spelling that the items get. */
  to: string;
}

/** The parameters of inventory.items.export. */
export interface InventoryItemsExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.items.import. */
export interface InventoryItemsImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of inventory.entries.export. */
export interface InventoryEntriesExportParameters extends Pick<CommonParameters, "format" | "path" | "inline"
  | "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.locations.create. */
export interface InventoryLocationsCreateParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey">, Pick<Records.Location, "name">, Partial<Pick<Records.Location, "code" | "parent" |
  "barcode" | "note">> {
  /** `true` if the location only contains other locations, and can hold no stock itself. */
  structural?: boolean | null;
  /**
   * The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
   * two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
   */
  kind?: "stock" | "transit" | "loan" | "scrap" | null;
  /** The postal address of the location. */
  address?: Records.AddressInput | null;
  /** `true` if the location is no longer in use. An archived location cannot receive stock. */
  archived?: boolean | null;
}

/** The parameters of inventory.locations.get. */
export interface InventoryLocationsGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of inventory.locations.list. */
export interface InventoryLocationsListParameters extends Pick<CommonParameters, "limit" | "after" |
  "snapshot" | "company"> {
}

/** The parameters of inventory.locations.update. */
export interface InventoryLocationsUpdateParameters extends Pick<CommonParameters, "id" | "expect" | "company"
  | "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.LocationDetailsChanges;
}

/** The parameters of inventory.locations.delete. */
export interface InventoryLocationsDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company"
  | "idempotencyKey"> {
}

/** The parameters of inventory.locations.move. */
export interface InventoryLocationsMoveParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the location to move. */
  id: string;
  /**
   * The id, code or path of the location that will contain the moved location. If `null` or left out, no
   * location will contain it.
   */
  parent?: string | null;
}

/** The parameters of inventory.locations.tree. */
export interface InventoryLocationsTreeParameters extends Pick<CommonParameters, "company"> {
  /**
   * The id, code or path of the location at the top of the tree. If it is left out, all trees are returned.
   */
  root?: string | null;
  /** The number of levels below the root to return. Default: all levels. */
  depth?: number | null;
}

/** The parameters of inventory.locations.export. */
export interface InventoryLocationsExportParameters extends Pick<CommonParameters, "format" | "path" |
  "inline" | "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.locations.import. */
export interface InventoryLocationsImportParameters extends Pick<CommonParameters, "mapping" | "mode" |
  "atomic" | "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of inventory.lots.create. */
export interface InventoryLotsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.Lot, "item">, Partial<Pick<Records.Lot, "batch" | "serial" | "expiry" | "manufacturedAt" |
  "supplierLot" | "note">> {
  /**
   * The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can
   * set the status `destroyed` or `lost`.
   */
  status?:
    | "ok"
    | "attention"
    | "damaged"
    | "destroyed"
    | "rejected"
    | "lost"
    | "quarantined"
    | "returned"
    | null;
  /** `true` if the lot is no longer in use. An archived lot cannot receive stock. */
  archived?: boolean | null;
}

/** The parameters of inventory.lots.get. */
export interface InventoryLotsGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of inventory.lots.update. */
export interface InventoryLotsUpdateParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.LotDetailsChanges;
}

/** The parameters of inventory.lots.delete. */
export interface InventoryLotsDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of inventory.lots.history. */
export interface InventoryLotsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of inventory.lots.list. */
export interface InventoryLotsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "sku" | "company"> {
  /** The id of an item, to list only its lots. */
  item?: string | null;
  /** The status of lots, to list only lots with this status. */
  status?:
    | "ok"
    | "attention"
    | "damaged"
    | "destroyed"
    | "rejected"
    | "lost"
    | "quarantined"
    | "returned"
    | null;
  /** `true` to list only archived lots. Default: only lots that are not archived. */
  archived?: boolean | null;
}

/** The parameters of inventory.lots.split. */
export interface InventoryLotsSplitParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the lot to split. It must be a batch, not a single piece. */
  lot: string;
  /** The quantity to split off, in the item's own unit; more than 0, at most 1,000,000,000. */
  quantity: number;
  /**
   * The location, by its id, code or path. Default: the item's own location, or else the company's main
   * location.
   */
  location?: string | null;
  /**
   * The batch of the new lot. Either `batch` or `serials` must be given. With `serials`, the batch of all new
   * lots; without it, that of the old lot.
   */
  batch?: string | null;
  /** The serial numbers of the new lots, one lot for each number, exactly as many as the quantity. */
  serials?: string[] | null;
}

/** The parameters of inventory.lots.merge. */
export interface InventoryLotsMergeParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The ids of the lots to merge. They must be batches, not single pieces. */
  lots: string[];
  /** The id of the lot that receives the stock of the others. It must be a batch. */
  into: string;
}

/** The parameters of inventory.lots.genealogy. */
export interface InventoryLotsGenealogyParameters extends Pick<CommonParameters, "company"> {
  /** The id of the lot. */
  lot: string;
}

/** The parameters of inventory.lots.export. */
export interface InventoryLotsExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.lots.import. */
export interface InventoryLotsImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of inventory.stock.receive. */
export interface InventoryStockReceiveParameters extends Pick<CommonParameters, "item" | "sku" | "unit" |
  "lot" | "batch" | "serials" | "reason" | "note" | "effectiveAt" | "company" | "idempotencyKey"> {
  /** The quantity, in `unit`; more than 0. */
  quantity: number;
  /**
   * The location that receives the stock, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
  /** The cost of one of the item's own units. Only managers of the inventory may give it. */
  unitCost?: Records.MoneyInput | null;
  /** The last day on which a new lot is good. */
  expiry?: string | null;
}

/** The parameters of inventory.stock.consume. */
export interface InventoryStockConsumeParameters extends Pick<CommonParameters, "item" | "sku" | "unit" |
  "lot" | "batch" | "serials" | "reason" | "note" | "effectiveAt" | "company" | "idempotencyKey"> {
  /** The quantity, in `unit`; more than 0. */
  quantity: number;
  /**
   * The location that the stock leaves, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
  /**
   * `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set
   * it.
   */
  force?: boolean | null;
}

/** The parameters of inventory.stock.transfer. */
export interface InventoryStockTransferParameters extends Pick<CommonParameters, "item" | "sku" | "unit" |
  "lot" | "batch" | "serials" | "reason" | "note" | "effectiveAt" | "company" | "idempotencyKey"> {
  /** The quantity, in `unit`; more than 0. */
  quantity: number;
  /**
   * The location that the stock leaves, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  from?: string | null;
  /**
   * The location that receives the stock, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  to?: string | null;
  /**
   * `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set
   * it.
   */
  force?: boolean | null;
}

/** The parameters of inventory.stock.return. */
export interface InventoryStockReturnParameters extends Pick<CommonParameters, "item" | "sku" | "unit" | "lot"
  | "batch" | "serials" | "reason" | "note" | "effectiveAt" | "company" | "idempotencyKey"> {
  /**
   * The direction of the return. fromCustomer: a customer returned the goods. toSupplier: the goods are
   * returned to a supplier.
   */
  direction: "fromCustomer" | "toSupplier";
  /** The quantity, in `unit`; more than 0. */
  quantity: number;
  /**
   * The location that receives the goods, or that they leave, by its id, code or path. Default: the item's
   * own location, or else the company's main location.
   */
  location?: string | null;
  /**
   * `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set
   * it.
   */
  force?: boolean | null;
  /**
   * The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of a
   * batch are put into a separate lot with the status `returned`. A piece with a serial number stays in its
   * lot, whose status becomes `returned`. Default: `ok`.
   */
  condition?: "ok" | "returned" | null;
  /**
   * For a return from a customer: the id of the order line whose goods come back. `quantity` must be at most
   * the quantity that was shipped and not yet returned. The return is also recorded in the order.
   */
  orderLine?: string | null;
}

/** The parameters of inventory.stock.adjust. */
export interface InventoryStockAdjustParameters extends Pick<CommonParameters, "item" | "sku" | "lot" |
  "batch" | "serials" | "reason" | "note" | "effectiveAt" | "company" | "idempotencyKey"> {
  /** The difference, in `unit`; negative for less stock. Either `by` or `to` must be given, not both. */
  by?: number | null;
  /**
   * The quantity in the location after the correction, in `unit`. Either `by` or `to` must be given, not
   * both.
   */
  to?: number | null;
  /** The unit of `by` or `to`. Default: the item's own unit. */
  unit?: string | null;
  /**
   * The location, by its id, code or path. Default: the item's own location, or else the company's main
   * location.
   */
  location?: string | null;
}

/** The parameters of inventory.stock.reverse. */
export interface InventoryStockReverseParameters extends Pick<CommonParameters, "company" | "idempotencyKey">
  {
  /** The id of the transaction to reverse, from the reply of the method that posted it. */
  transaction: string;
  /** The reason for the reversal, in the company's words. */
  reason: string;
  /** A free text about the reversal. */
  note?: string | null;
}

/** The parameters of inventory.stock.post. */
export interface InventoryStockPostParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The movements, in the order in which they are posted. */
  entries: Records.StockForm[];
}

/** The parameters of inventory.stock.levels. */
export interface InventoryStockLevelsParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"
  | "company"> {
  /**
   * The ids of the items whose levels are listed. Without `items` and `skus`, all items that ever had stock
   * are listed.
   */
  items?: string[] | null;
  /** The id, code or path of a location, to list only stock in this location. */
  location?: string | null;
  /** `true` to include stock in the locations within this location. Default: `false`. */
  includeSub?: boolean | null;
  /**
   * The grouping of the levels. item: one level for each item. location: one level for each item and location
   * with stock. lot: one level for each item, location and lot. Default: `item`.
   */
  by?: "item" | "location" | "lot" | null;
  /**
   * An instant, to list the levels at that time: only movements that happened until then are counted. Whether
   * stock is available is decided by the present kinds of locations and statuses of lots. With `at`, either
   * `items` or `skus` must be given. Without `at`, the present instant.
   */
  at?: string | null;
  /** The SKUs of the items whose levels are listed. If `skus` is given, `items` must be left out. */
  skus?: string[] | null;
}

/** The parameters of inventory.stock.low. */
export interface InventoryStockLowParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
}

/** The parameters of inventory.stock.negative. */
export interface InventoryStockNegativeParameters extends Pick<CommonParameters, "limit" | "after" |
  "snapshot" | "company"> {
}

/** The parameters of inventory.stock.entries. */
export interface InventoryStockEntriesParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"
  | "sku" | "company"> {
  /** The id of an item, to list only its entries. */
  item?: string | null;
  /** The id, code or path of a location, to list only its entries. */
  location?: string | null;
  /** The type of movement, to list only entries of this type. */
  type?:
    | "purchase"
    | "sale"
    | "return"
    | "adjustment"
    | "transfer"
    | "consumption"
    | "count"
    | "production"
    | null;
  /** The earliest instant: only movements that happened then or later are listed. */
  from?: string | null;
  /** The latest instant: only movements that happened then or earlier are listed. */
  to?: string | null;
  /** The id of a lot, to list only its entries. */
  lot?: string | null;
  /** The id of an order or purchase, to list only entries that were posted for it. */
  order?: string | null;
  /** The id of a transaction, to list only its entries. */
  transaction?: string | null;
  /** The id of a stocktake, to list only entries that it posted. It can't be combined with `transaction`. */
  count?: string | null;
}

/** The parameters of inventory.stock.expiring. */
export interface InventoryStockExpiringParameters extends Pick<CommonParameters, "limit" | "after" |
  "snapshot" | "company"> {
  /**
   * The number of days within which a listed lot expires, counted from today. Default: the company's setting
   * `expiryDays`.
   */
  days?: number | null;
}

/** The parameters of inventory.stock.alerts. */
export interface InventoryStockAlertsParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"
  | "company"> {
}

/** The parameters of inventory.stock.rebuild. */
export interface InventoryStockRebuildParameters extends Pick<CommonParameters, "company" | "idempotencyKey">
  {
}

/** The parameters of inventory.stock.export. */
export interface InventoryStockExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.stock.import. */
export interface InventoryStockImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of inventory.counts.get. */
export interface InventoryCountsGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of inventory.counts.create. */
export interface InventoryCountsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">
  {
  /** The stocktake's name. */
  name?: string | null;
  /** The stock to be counted. Default: all of the company's stock. */
  scope?: Records.CountScopeForm | null;
  /**
   * `true` to hide the expected quantities from the people who count, so that they count without a hint.
   * Managers see these quantities. Default: `false`.
   */
  blind?: boolean | null;
  /** A free text about the stocktake. */
  note?: string | null;
}

/** The parameters of inventory.counts.list. */
export interface InventoryCountsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** The status of stocktakes, to list only stocktakes with this status. */
  status?: "open" | "review" | "posted" | "cancelled" | null;
}

/** The parameters of inventory.counts.record. */
export interface InventoryCountsRecordParameters extends Pick<CommonParameters, "count" | "item" | "sku" |
  "unit" | "lot" | "batch" | "serials" | "company" | "idempotencyKey"> {
  /** The counted quantity, in `unit`; 0 if the location has no stock of the item. */
  quantity: number;
  /**
   * The location, by its id, code or path. Default: the item's own location, or else the company's main
   * location.
   */
  location?: string | null;
}

/** The parameters of inventory.counts.lines. */
export interface InventoryCountsLinesParameters extends Pick<CommonParameters, "count" | "limit" | "after" |
  "snapshot" | "company"> {
}

/** The parameters of inventory.counts.uncounted. */
export interface InventoryCountsUncountedParameters extends Pick<CommonParameters, "count" | "limit" | "after"
  | "snapshot" | "company"> {
}

/** The parameters of inventory.counts.submit. */
export interface InventoryCountsSubmitParameters extends Pick<CommonParameters, "count" | "expect" | "company"
  | "idempotencyKey"> {
}

/** The parameters of inventory.counts.reopen. */
export interface InventoryCountsReopenParameters extends Pick<CommonParameters, "count" | "expect" | "company"
  | "idempotencyKey"> {
}

/** The parameters of inventory.counts.post. */
export interface InventoryCountsPostParameters extends Pick<CommonParameters, "count" | "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of inventory.counts.cancel. */
export interface InventoryCountsCancelParameters extends Pick<CommonParameters, "count" | "expect" | "company"
  | "idempotencyKey"> {
}

/** The parameters of inventory.counts.export. */
export interface InventoryCountsExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.suppliers.create. */
export interface InventorySuppliersCreateParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey">, Pick<Records.ItemSupplier, "item" | "contact">, Partial<Pick<Records.ItemSupplier, "sku"
  | "packUnit" | "minOrder" | "leadDays">> {
  /**
   * `true` for the supplier from which the item is usually bought. An item has at most one. The item's
   * `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
   */
  preferred?: boolean | null;
  /**
   * The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and
   * set them.
   */
  breaks?: Records.PriceBreakInput[] | null;
}

/** The parameters of inventory.suppliers.get. */
export interface InventorySuppliersGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of inventory.suppliers.update. */
export interface InventorySuppliersUpdateParameters extends Pick<CommonParameters, "id" | "expect" | "company"
  | "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.ItemSupplierDetailsChanges;
}

/** The parameters of inventory.suppliers.delete. */
export interface InventorySuppliersDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company"
  | "idempotencyKey"> {
}

/** The parameters of inventory.suppliers.history. */
export interface InventorySuppliersHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of inventory.suppliers.list. */
export interface InventorySuppliersListParameters extends Pick<CommonParameters, "limit" | "after" |
  "snapshot" | "sku" | "company"> {
  /** The id of an item, to list only its suppliers. */
  item?: string | null;
  /** The id of a contact, to list only the items that it supplies. */
  contact?: string | null;
}

/** The parameters of inventory.suppliers.export. */
export interface InventorySuppliersExportParameters extends Pick<CommonParameters, "format" | "path" |
  "inline" | "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of inventory.suppliers.import. */
export interface InventorySuppliersImportParameters extends Pick<CommonParameters, "mapping" | "mode" |
  "atomic" | "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of inventory.loans.get. */
export interface InventoryLoansGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of inventory.loans.create. */
export interface InventoryLoansCreateParameters extends Pick<CommonParameters, "item" | "sku" | "unit" |
  "company" | "idempotencyKey"> {
  /** The quantity to lend or borrow, in `unit`; more than 0, at most 1,000,000,000. */
  quantity: number;
  /**
   * The id of the lot to lend, for an item that is tracked by lots. If it is left out, the lots that expire
   * first are lent. Must be left out for borrowed goods.
   */
  lot?: string | null;
  /**
   * The location from which the goods are lent, by its id, code or path. Default: the item's own location, or
   * else the company's main location. Must be left out for borrowed goods.
   */
  from?: string | null;
  /**
   * The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as
   * stock. Default: `out`.
   */
  direction?: "out" | "in" | null;
  /**
   * The id of the contact who borrows the goods, or who owns the goods if `direction` is `in`. Either
   * `contact` or `user` must be given, not both.
   */
  contact?: string | null;
  /**
   * The id of the user of the company who borrows the goods, or who owns the goods if `direction` is `in`.
   * Either `contact` or `user` must be given, not both.
   */
  user?: string | null;
  /**
   * The instant by which the goods are to be returned. If it is left out, the loan has no due date and is
   * never overdue.
   */
  dueAt?: string | null;
  /** The instant at which the goods were lent or borrowed, not in the future. Default: now. */
  lentAt?: string | null;
  /** A free text about the loan. */
  note?: string | null;
  /**
   * `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set
   * it.
   */
  force?: boolean | null;
}

/** The parameters of inventory.loans.list. */
export interface InventoryLoansListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "sku" | "company"> {
  /** The id of an item, to list only its loans. */
  item?: string | null;
  /** The id of a contact, to list only loans to or from this contact. */
  contact?: string | null;
  /** The id of a user, to list only loans to or from this user. */
  user?: string | null;
  /** The direction of loans, to list only these. out: goods that were lent. in: goods that were borrowed. */
  direction?: "out" | "in" | null;
  /** The status of loans, to list only loans with this status. */
  status?: "out" | "partly" | "returned" | "lost" | null;
}

/** The parameters of inventory.loans.update. */
export interface InventoryLoansUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the loan. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.LoanTermsChanges;
}

/** The parameters of inventory.loans.return. */
export interface InventoryLoansReturnParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the loan. */
  id: string;
  /** The returned quantity, in the item's own unit; more than 0. Default: all that is still outstanding. */
  quantity?: number | null;
  /**
   * The id of the lot that was returned. If it is left out, the lots are used in the order in which they were
   * lent.
   */
  lot?: string | null;
  /**
   * The location that receives the returned goods, by its id, code or path. Default: the location from which
   * they were lent. Must be left out for borrowed goods.
   */
  to?: string | null;
  /** A free text for the ledger entry. */
  note?: string | null;
}

/** The parameters of inventory.loans.lose. */
export interface InventoryLoansLoseParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the loan. */
  id: string;
  /** The reason for the loss, in the company's words. */
  reason: string;
  /** The lost quantity, in the item's own unit; more than 0. Default: all that is still outstanding. */
  quantity?: number | null;
  /**
   * The id of the lot that was lost. If it is left out, the lots are used in the order in which they were
   * lent.
   */
  lot?: string | null;
  /** A free text for the ledger entry. */
  note?: string | null;
}

/** The parameters of inventory.loans.overdue. */
export interface InventoryLoansOverdueParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"
  | "company"> {
}

/** The parameters of inventory.loans.export. */
export interface InventoryLoansExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of scan.resolve. */
export interface ScanResolveParameters extends Pick<CommonParameters, "company"> {
  /**
   * The text that the scanner has sent. A symbology identifier before the code, such as `]C1`, is understood.
   */
  code: string;
  /**
   * The symbology of the barcode, if the scanner reports it separately. If it is left out, the core infers it
   * from the code.
   */
  symbology?:
    | "ean13"
    | "ean8"
    | "upcA"
    | "upcE"
    | "itf14"
    | "itf"
    | "code39"
    | "code93"
    | "code128"
    | "codabar"
    | "dataBar"
    | "qr"
    | "dataMatrix"
    | "aztec"
    | "pdf417"
    | "dotCode"
    | null;
  /** `true` to include archived records in `matches`. Default: `false`. */
  archived?: boolean | null;
}

/** The parameters of scan.label. */
export interface ScanLabelParameters extends Pick<CommonParameters, "id" | "company"> {
  /** The kind of the record: item, lot, location, loan, order or dispatch. */
  kind: "item" | "lot" | "location" | "loan" | "order" | "dispatch";
}

/** The parameters of contacts.create. */
export interface ContactsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.Contact, "name" | "kinds">, Partial<Pick<Records.Contact, "organisation" | "website" | "taxId"
  | "currency" | "paymentDays" | "priceList" | "taxRate" | "taxCategory" | "note">> {
  /** The people to speak to at the organisation. */
  people?: Records.ContactPersonInput[] | null;
  /** The email addresses, the main one first. */
  emails?: Records.ContactEmailInput[] | null;
  /** The telephone numbers, the main one first. */
  phones?: Records.ContactPhoneInput[] | null;
  /** The postal addresses, at most 100. */
  addresses?: Records.ContactAddressInput[] | null;
  /** Further words by which the contact can be found. At most 50. */
  tags?: string[] | null;
  /**
   * `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
   * contacts.
   */
  archived?: boolean | null;
}

/** The parameters of contacts.update. */
export interface ContactsUpdateParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.ContactDetailsChanges;
}

/** The parameters of contacts.delete. */
export interface ContactsDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of contacts.history. */
export interface ContactsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of contacts.get. */
export interface ContactsGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the contact. */
  id: string;
}

/** The parameters of contacts.list. */
export interface ContactsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Words to search for. Each must begin a word of the contact. Case and accents are ignored. */
  text?: string | null;
  /** Only contacts of this kind. A listed contact may have other kinds, too. */
  kind?: "customer" | "supplier" | "partner" | null;
  /** Only contacts with this tag. Case and surrounding spaces are ignored. */
  tag?: string | null;
  /**
   * `true` to list only archived contacts. If it is left out, the list contains only contacts that are not
   * archived.
   */
  archived?: boolean | null;
}

/** The parameters of contacts.search. */
export interface ContactsSearchParameters extends Pick<CommonParameters, "after" | "company"> {
  /**
   * Words to search for. Each must begin a word of the contact, or a group of digits in a telephone number.
   * Case and accents are ignored.
   */
  text: string;
  /** The maximum number of contacts on the page. Default: 20. */
  limit?: number | null;
  /**
   * `true` to list only archived contacts. If it is left out, the list contains only contacts that are not
   * archived.
   */
  archived?: boolean | null;
}

/** The parameters of contacts.duplicates. */
export interface ContactsDuplicatesParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
}

/** The parameters of contacts.merge. */
export interface ContactsMergeParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /**
   * The id of the contact to merge, which is removed. Afterwards, the id of the removed contact leads to the
   * contact `into`.
   */
  from: string;
  /**
   * The id of the contact that stays. If both contacts have different values of a member, this contact's
   * value stays.
   */
  into: string;
}

/** The parameters of contacts.activity. */
export interface ContactsActivityParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** The id of the contact. */
  id: string;
}

/** The parameters of contacts.account. */
export interface ContactsAccountParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
  /** The id of the contact. */
  id: string;
}

/** The parameters of contacts.notes.add. */
export interface ContactsNotesAddParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the contact. */
  contact: string;
  /** The text of the note. */
  text: string;
}

/** The parameters of contacts.export. */
export interface ContactsExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of contacts.import. */
export interface ContactsImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of orders.history. */
export interface OrdersHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" | "company">
  {
}

/** The parameters of orders.create. */
export interface OrdersCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.OrderView, "contact" | "currency">, Partial<Pick<Records.OrderView, "source" | "agent" |
  "reference" | "note" | "internalNote" | "requestedAt">> {
  /** The address of the invoice. If it is left out, the order gets the contact's address. */
  billingAddress?: Records.AddressInput | null;
  /** The address to which the goods are shipped. If it is left out, the order gets the contact's address. */
  shippingAddress?: Records.AddressInput | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /** The discount on the whole order. */
  discount?: Records.OrderDiscountInput | null;
  /**
   * `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only
   * closed or cancelled orders can be archived.
   */
  archived?: boolean | null;
  /** The lines, at most 1,000. To add lines later, call `orders.lines.add`. */
  lines?: Records.NewLine[] | null;
}

/** The parameters of orders.get. */
export interface OrdersGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the order. */
  id: string;
}

/** The parameters of orders.list. */
export interface OrdersListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Only orders with this status. */
  status?:
    | "draft"
    | "submitted"
    | "inProgress"
    | "invoiced"
    | "shipped"
    | "paid"
    | "closed"
    | "cancelled"
    | null;
  /** Only orders of this contact. */
  contact?: string | null;
  /** Only orders for which the user with this id is responsible. */
  agent?: string | null;
  /** Only orders that came through this channel. */
  source?: "web" | "phone" | "walkIn" | "other" | null;
  /** Only orders with this payment state. */
  paymentState?: "unpaid" | "partial" | "paid" | "overpaid" | null;
  /** Only orders with this fulfilment state. */
  fulfilmentState?: "none" | "partial" | "full" | null;
  /** Only orders created at this instant or later. */
  from?: string | null;
  /** Only orders created before this instant. */
  to?: string | null;
  /**
   * `true` to list only archived orders. If it is left out, the list contains only orders that are not
   * archived.
   */
  archived?: boolean | null;
  /**
   * Words to search for, at most 32. Each word must begin a word of the number, an earlier number, the
   * reference, the contact's name or the note. Case and accents do not matter.
   */
  text?: string | null;
}

/** The parameters of orders.update. */
export interface OrdersUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the order. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.OrderDraftChanges;
}

/** The parameters of orders.delete. */
export interface OrdersDeleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the order. */
  id: string;
}

/** The parameters of orders.step. */
export interface OrdersStepParameters extends Pick<CommonParameters, "expect" | "company" | "idempotencyKey">
  {
  /** The id of the order. */
  id: string;
  /** The new status of the document. */
  to: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The reason for the step, as a free text. */
  reason?: string | null;
}

/** The parameters of orders.lines.add. */
export interface OrdersLinesAddParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.OrderLine, "order" | "quantity">, Partial<Pick<Records.OrderLine, "discount" | "taxCategory" |
  "note">> {
  /**
   * The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
   * `text`.
   */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The line's text. Default: the item's name. Required for a line without an item. */
  text?: string | null;
  /**
   * The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Default:
   * the unit in which the item is sold.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the order's currency. Default: the customer's own price, or else the price of
   * the customer's price list, or else the item's price (`priceSource`). Required for a line without an item.
   */
  unitPrice?: Records.MoneyInput | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose
   * category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
   * else from the contact.
   */
  taxRate?: number | null;
  /**
   * The version that the order must have. If the order has another version, the request fails with
   * `conflict`.
   */
  expect?: number | null;
}

/** The parameters of orders.lines.update. */
export interface OrdersLinesUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the line. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.LineTermsChanges;
}

/** The parameters of orders.lines.remove. */
export interface OrdersLinesRemoveParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the line. */
  id: string;
}

/** The parameters of orders.invoice. */
export interface OrdersInvoiceParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the order. */
  id: string;
  /** The quantities to invoice. If they are left out, everything that is not invoiced yet is invoiced. */
  lines?: Records.InvoicedLine[] | null;
  /** The reason for the credit notes, as a free text. */
  reason?: string | null;
}

/** The parameters of orders.lines.cancel. */
export interface OrdersLinesCancelParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the order line. */
  id: string;
  /**
   * The quantity to cancel, in the line's unit. If it is left out, the whole quantity that is left to ship is
   * cancelled.
   */
  quantity?: number | null;
  /** The reason for the cancellation, as a free text. */
  reason?: string | null;
}

/** The parameters of orders.lines.credit. */
export interface OrdersLinesCreditParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the order line. */
  id: string;
  /**
   * The quantity to credit, in the line's unit. Default: the whole quantity that is neither shipped nor
   * credited.
   */
  quantity?: number | null;
  /** The reason for the credit, as a free text. */
  reason?: string | null;
}

/** The parameters of orders.ship. */
export interface OrdersShipParameters extends Pick<CommonParameters, "expect" | "company" | "idempotencyKey">
  {
  /** The id of the order. */
  id: string;
  /** The quantities of order lines to ship. */
  lines: Records.ShippedLine[];
  /** The id of the dispatch with which the goods leave. If it is left out, a new dispatch is created. */
  dispatch?: string | null;
  /** The way in which the goods of a new dispatch get to the recipient. Default: `shipping`. */
  collectionType?: "endUser" | "colleague" | "shipping" | null;
  /**
   * `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
   * inventory can do this.
   */
  force?: boolean | null;
}

/** The parameters of orders.returns.create. */
export interface OrdersReturnsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the order. */
  order: string;
  /** The returned quantities of order lines. */
  lines: Records.ReturnedLine[];
  /** The reason for the return, as a free text. */
  reason?: string | null;
}

/** The parameters of orders.payments.add. */
export interface OrdersPaymentsAddParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the order. Its status must not be draft. */
  order: string;
  /** The amount, in the order's currency. Negative for a repayment, which must not exceed the amount paid. */
  amount: Records.MoneyInput;
  /** The method of payment as a free text, such as cash or card. */
  method?: string | null;
  /** The payment's reference in another system. */
  reference?: string | null;
  /** The instant of the payment. It must not be in the future. Default: now. */
  at?: string | null;
}

/** The parameters of orders.payments.reverse. */
export interface OrdersPaymentsReverseParameters extends Pick<CommonParameters, "company" | "idempotencyKey">
  {
  /** The id of the payment. */
  id: string;
  /** The reason for the reversal, as a free text. */
  reason: string;
}

/** The parameters of orders.duplicate. */
export interface OrdersDuplicateParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The id of the order to copy. */
  id: string;
}

/** The parameters of orders.document. */
export interface OrdersDocumentParameters extends Pick<CommonParameters, "company"> {
  /** The id of the order. */
  id: string;
  /** The kind of the document, such as quote. */
  kind: "invoice" | "packingList" | "quote";
}

/** The parameters of orders.sell. */
export interface OrdersSellParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The lines of the sale: goods, services and other charges. */
  lines: Records.SaleLine[];
  /** The payment of the whole amount. */
  payment: Records.SalePayment;
  /** The currency of all amounts of the order (ISO 4217). */
  currency: string;
  /** The channel through which the order came. */
  source?: "web" | "phone" | "walkIn" | "other" | null;
  /** The id of the user who is responsible for the order. */
  agent?: string | null;
  /** The customer's own reference for the order. */
  reference?: string | null;
  /** The address of the invoice. If it is left out, the order gets the contact's address. */
  billingAddress?: Records.AddressInput | null;
  /** The address to which the goods are shipped. If it is left out, the order gets the contact's address. */
  shippingAddress?: Records.AddressInput | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /** The discount on the whole order. */
  discount?: Records.OrderDiscountInput | null;
  /** A note for the customer, on the order's documents. */
  note?: string | null;
  /** An internal note, which appears on no document. */
  internalNote?: string | null;
  /** The instant for which the customer wants the goods. */
  requestedAt?: string | null;
  /**
   * `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only
   * closed or cancelled orders can be archived.
   */
  archived?: boolean | null;
  /**
   * `true` to take stock that is reserved for other orders or builds. Only managers of orders and of the
   * inventory can do this.
   */
  force?: boolean | null;
  /**
   * The id of the customer's contact. Default: the company's `counterContact` (`companies.update`, in
   * `settings`).
   */
  contact?: string | null;
}

/** The parameters of orders.export. */
export interface OrdersExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of orders.import. */
export interface OrdersImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of dispatches.history. */
export interface DispatchesHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of dispatches.create. */
export interface DispatchesCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.Dispatch, "collectionType">, Partial<Pick<Records.Dispatch, "contact" | "user" | "recipient" |
  "carrier" | "service" | "trackingNumber" | "parcels" | "weight" | "assignee" | "plannedAt" | "note" |
  "proof">> {
  /** The id of the order. Its status must be submitted, inProgress or invoiced. */
  order: string;
  /** The address of the recipient. If it is left out, the dispatch gets the order's shipping address. */
  address?: Records.AddressInput | null;
}

/** The parameters of dispatches.get. */
export interface DispatchesGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the dispatch. */
  id: string;
}

/** The parameters of dispatches.list. */
export interface DispatchesListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Only dispatches with this status. */
  status?:
    | "planned"
    | "picking"
    | "packed"
    | "handedOver"
    | "delivered"
    | "failed"
    | "returned"
    | "cancelled"
    | null;
  /** Only dispatches of the order with this id. */
  order?: string | null;
}

/** The parameters of dispatches.update. */
export interface DispatchesUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the dispatch. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.DispatchDraftChanges;
}

/** The parameters of dispatches.step. */
export interface DispatchesStepParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the dispatch. */
  id: string;
  /** The new status of the document. */
  to: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The reason for the step, as a free text. */
  reason?: string | null;
}

/** The parameters of dispatches.pickList. */
export interface DispatchesPickListParameters extends Pick<CommonParameters, "company"> {
  /** The ids of 1 to 100 dispatches. */
  ids: string[];
}

/** The parameters of dispatches.track. */
export interface DispatchesTrackParameters extends Pick<CommonParameters, "company"> {
  /** The complete number, such as D-1. Surrounding spaces are ignored. */
  number: string;
}

/** The parameters of dispatches.delete. */
export interface DispatchesDeleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the dispatch. */
  id: string;
}

/** The parameters of dispatches.export. */
export interface DispatchesExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of purchases.history. */
export interface PurchasesHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of purchases.create. */
export interface PurchasesCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.PurchaseView, "contact" | "currency">, Partial<Pick<Records.PurchaseView, "reference" |
  "discount" | "note" | "internalNote" | "expectedAt">> {
  /** The address to which the goods are delivered. */
  deliveryAddress?: Records.AddressInput | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /**
   * `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived:
   * true`. Only closed or cancelled purchases can be archived.
   */
  archived?: boolean | null;
  /** The lines, at most 1,000. To add lines later, call `purchases.lines.add`. */
  lines?: Records.NewPurchaseLine[] | null;
}

/** The parameters of purchases.get. */
export interface PurchasesGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the purchase. */
  id: string;
}

/** The parameters of purchases.list. */
export interface PurchasesListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Only purchases with this status. */
  status?: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled" | null;
  /** Only purchases from the supplier with this id. */
  contact?: string | null;
  /** Only purchases created at this instant or later. */
  from?: string | null;
  /** Only purchases created before this instant. */
  to?: string | null;
  /**
   * `true` to list only archived purchases. If it is left out, the list contains only purchases that are not
   * archived.
   */
  archived?: boolean | null;
  /**
   * Words to search for, at most 32. Each word must begin a word of the number, the reference, the supplier's
   * name or the note. Case and accents do not matter.
   */
  text?: string | null;
}

/** The parameters of purchases.update. */
export interface PurchasesUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the purchase. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.PurchaseDraftChanges;
}

/** The parameters of purchases.delete. */
export interface PurchasesDeleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the purchase. */
  id: string;
}

/** The parameters of purchases.step. */
export interface PurchasesStepParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the purchase. */
  id: string;
  /** The new status of the document. */
  to: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The reason for the step, as a free text. */
  reason?: string | null;
}

/** The parameters of purchases.lines.add. */
export interface PurchasesLinesAddParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.PurchaseLine, "purchase" | "quantity">, Partial<Pick<Records.PurchaseLine, "discount" |
  "taxCategory" | "note">> {
  /**
   * The id of the item. A line for an item needs `item` or `sku`. For a line without an item, give only
   * `text`.
   */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The line's text. Default: the item's name. Required for a line without an item. */
  text?: string | null;
  /**
   * The unit of `quantity`: for an item, its own unit or one of its `units`. Default: the unit in which the
   * item is bought.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the purchase's currency. If it is left out and the caller manages the
   * inventory, the line gets the supplier's price for the quantity, or else the item's cost, if that is in
   * this currency. Otherwise the line has no price. Only managers of orders or the inventory may set it.
   */
  unitPrice?: Records.MoneyInput | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose
   * category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
   * else from the contact.
   */
  taxRate?: number | null;
  /**
   * The version that the purchase must have. If the purchase has another version, the request fails with
   * `conflict`.
   */
  expect?: number | null;
}

/** The parameters of purchases.lines.update. */
export interface PurchasesLinesUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the line. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.PurchaseTermsChanges;
}

/** The parameters of purchases.lines.remove. */
export interface PurchasesLinesRemoveParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the line. */
  id: string;
}

/** The parameters of purchases.document. */
export interface PurchasesDocumentParameters extends Pick<CommonParameters, "company"> {
  /** The id of the purchase. */
  id: string;
}

/** The parameters of purchases.receive. */
export interface PurchasesReceiveParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the purchase. */
  id: string;
  /** The received quantities, one for each line. */
  lines: Records.ReceivedLine[];
  /** `true` to receive more than was ordered. Only managers of orders may set this member. */
  force?: boolean | null;
}

/** The parameters of purchases.receipts.reverse. */
export interface PurchasesReceiptsReverseParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /** The id of the receipt to reverse. */
  receipt: string;
  /** The reason for the reversal, as a free text. */
  reason: string;
  /**
   * The version that the purchase must have. If the purchase has another version, the request fails with
   * `conflict`.
   */
  expect?: number | null;
}

/** The parameters of purchases.suggest. */
export interface PurchasesSuggestParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /**
   * The currency of a draft if neither its supplier nor its items have a currency. Default: the company's
   * currency.
   */
  currency?: string | null;
  /** `true` to return the drafts without storing them. The ids in the reply then belong to no record. */
  dryRun?: boolean | null;
}

/** The parameters of purchases.export. */
export interface PurchasesExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of purchases.import. */
export interface PurchasesImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of assemblies.boms.get. */
export interface AssembliesBomsGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of assemblies.boms.delete. */
export interface AssembliesBomsDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of assemblies.boms.history. */
export interface AssembliesBomsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of assemblies.builds.history. */
export interface AssembliesBuildsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" |
  "company"> {
}

/** The parameters of assemblies.boms.create. */
export interface AssembliesBomsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The components of one run. */
  lines: Records.BOMLineInput[];
  /** The id of the item that is made. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the item that is made, instead of `item`. */
  sku?: string | null;
  /**
   * The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000.
   * Default: 1.
   */
  yield?: number | null;
  /**
   * `false` for a bill of materials that builds must not use yet. Otherwise it becomes the item's active one,
   * and the former active one is deactivated.
   */
  active?: boolean | null;
  /** A free text, such as instructions. */
  note?: string | null;
}

/** The parameters of assemblies.boms.list. */
export interface AssembliesBomsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** The id of an item, to list only bills of materials by which it is made. */
  item?: string | null;
  /** The SKU of the item, instead of `item`. */
  sku?: string | null;
  /** `true` to list only active bills of materials, `false` to list only inactive ones. Default: both. */
  active?: boolean | null;
}

/** The parameters of assemblies.boms.update. */
export interface AssembliesBomsUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the bill of materials. */
  id: string;
  /** The members to change, with their new values. `lines` replaces all lines. */
  changes: Records.BOMDraftChanges;
}

/** The parameters of assemblies.boms.explode. */
export interface AssembliesBomsExplodeParameters extends Pick<CommonParameters, "company"> {
  /** The id of the item to make. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the item to make, instead of `item`. */
  sku?: string | null;
  /** The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000. Default: 1. */
  quantity?: number | null;
  /** The number of levels of components to return, from 1 to 20. Default: 20. */
  levels?: number | null;
}

/** The parameters of assemblies.boms.whereUsed. */
export interface AssembliesBomsWhereUsedParameters extends Pick<CommonParameters, "company"> {
  /** The id of the component. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the component, instead of `item`. */
  sku?: string | null;
}

/** The parameters of assemblies.boms.cost. */
export interface AssembliesBomsCostParameters extends Pick<CommonParameters, "company"> {
  /** The id of the item that is made. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the item that is made, instead of `item`. */
  sku?: string | null;
}

/** The parameters of assemblies.builds.create. */
export interface AssembliesBuildsCreateParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey">, Pick<Records.BuildView, "quantity">, Partial<Pick<Records.BuildView, "dueAt" |
  "orderLine" | "note">> {
  /** The id of the item to make. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the item to make, instead of `item`. */
  sku?: string | null;
  /** The id of the bill of materials. Default: the item's active one. */
  bom?: string | null;
  /**
   * The location that receives the goods, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
}

/** The parameters of assemblies.builds.get. */
export interface AssembliesBuildsGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the build. */
  id: string;
}

/** The parameters of assemblies.builds.list. */
export interface AssembliesBuildsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"
  | "company"> {
  /** The id of an item, to list only builds that make it. */
  item?: string | null;
  /** The SKU of the item, instead of `item`. */
  sku?: string | null;
  /** The status of builds, to list only builds with this status. */
  status?: "planned" | "inProgress" | "completed" | "cancelled" | null;
  /** The id of an order line, to list only builds for it. */
  orderLine?: string | null;
  /** An instant, to list only builds that are due before it. */
  dueBefore?: string | null;
}

/** The parameters of assemblies.builds.update. */
export interface AssembliesBuildsUpdateParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the build. */
  id: string;
  /** The members to change, with their new values. */
  changes: Records.BuildDraftChanges;
}

/** The parameters of assemblies.builds.delete. */
export interface AssembliesBuildsDeleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the build. */
  id: string;
}

/** The parameters of assemblies.builds.step. */
export interface AssembliesBuildsStepParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the build. */
  id: string;
  /** The new status. */
  to: "planned" | "inProgress" | "completed" | "cancelled";
  /** The reason for the change, in the company's words. */
  reason?: string | null;
}

/** The parameters of assemblies.builds.complete. */
export interface AssembliesBuildsCompleteParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the build. */
  id: string;
  /** The quantity that was made, in the item's own unit; more than 0. Default: all that is left to make. */
  quantity?: number | null;
  /**
   * The components whose quantity, location or lots differ from the usual ones. All other components are
   * taken in the quantities of the bill of materials, from their own locations, and from the lots that expire
   * first.
   */
  consumed?: Records.ConsumedLine[] | null;
  /** The location that receives the goods, by its id, code or path. Default: the build's location. */
  location?: string | null;
  /** The batch of the made goods, for an item that is tracked by batch. */
  batch?: string | null;
  /**
   * The serial numbers of the made pieces, one for each piece, for an item whose pieces have serial numbers.
   */
  serials?: string[] | null;
  /** The last day on which the made goods are good. For a newly created lot. */
  expiry?: string | null;
  /**
   * The cost of the whole quantity in addition to the components, such as wages. Only managers of the
   * inventory may give it.
   */
  extraCost?: Records.MoneyInput | null;
  /**
   * `true` to make more than the quantity left to make, and to take components that are reserved for orders
   * and other builds. Only managers of the inventory may set it.
   */
  force?: boolean | null;
  /** A free text about the completion. */
  note?: string | null;
}

/** The parameters of assemblies.builds.reverse. */
export interface AssembliesBuildsReverseParameters extends Pick<CommonParameters, "expect" | "company" |
  "idempotencyKey"> {
  /** The id of the completion to reverse. */
  completion: string;
  /** The reason for the reversal, in the company's words. */
  reason: string;
}

/** The parameters of assemblies.boms.export. */
export interface AssembliesBomsExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of assemblies.boms.import. */
export interface AssembliesBomsImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of invoices.get. */
export interface InvoicesGetParameters extends Pick<CommonParameters, "company"> {
  /** The id of the invoice or credit note. */
  id: string;
}

/** The parameters of invoices.list. */
export interface InvoicesListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Only documents of this kind. */
  type?: "invoice" | "creditNote" | null;
  /** Only documents of orders of the contact with this id. */
  contact?: string | null;
  /** Only documents of the order with this id. */
  order?: string | null;
  /**
   * unpaid: only invoices with an amount that is still to be paid. overdue: only unpaid invoices whose
   * `dueAt` has passed.
   */
  state?: "unpaid" | "overdue" | null;
  /** Only documents issued at this instant or later. */
  from?: string | null;
  /** Only documents issued before this instant. */
  to?: string | null;
  /**
   * Words to search for, at most 32. Each word must begin a word of the number or of the buyer's name. Case
   * and accents do not matter.
   */
  text?: string | null;
}

/** The parameters of invoices.document. */
export interface InvoicesDocumentParameters extends Pick<CommonParameters, "company"> {
  /** The id of the invoice or credit note. */
  id: string;
}

/** The parameters of invoices.export. */
export interface InvoicesExportParameters extends Pick<CommonParameters, "company"> {
  /** The id of the invoice or credit note. */
  id: string;
  /** The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it. */
  format: "ubl";
}

/** The parameters of prices.create. */
export interface PricesCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey">,
  Pick<Records.Price, "item">, Partial<Pick<Records.Price, "list" | "contact" | "minQuantity" | "from" |
  "until">> {
  /** The price of one own unit of the item. */
  price: Records.MoneyInput;
}

/** The parameters of prices.get. */
export interface PricesGetParameters extends Pick<CommonParameters, "id" | "company"> {
}

/** The parameters of prices.update. */
export interface PricesUpdateParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.PriceDetailsChanges;
}

/** The parameters of prices.delete. */
export interface PricesDeleteParameters extends Pick<CommonParameters, "id" | "expect" | "company" |
  "idempotencyKey"> {
}

/** The parameters of prices.history. */
export interface PricesHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after" | "company">
  {
}

/** The parameters of prices.list. */
export interface PricesListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
  /** Only prices of the price list with this name. */
  list?: string | null;
  /** Only prices of the item with this id. */
  item?: string | null;
  /** Only prices whose `contact` is the customer with this id. */
  contact?: string | null;
}

/** The parameters of prices.find. */
export interface PricesFindParameters extends Pick<CommonParameters, "company"> {
  /** The items, with the quantities that are to be sold. */
  lines: Records.AskedPrice[];
  /** The currency of the prices (ISO 4217). */
  currency: string;
  /**
   * The id of the customer's contact. Default: the company's `counterContact`; without a contact, no price of
   * a list applies.
   */
  contact?: string | null;
}

/** The parameters of prices.export. */
export interface PricesExportParameters extends Pick<CommonParameters, "format" | "path" | "inline" |
  "progressToken" | "overwrite" | "dialect" | "separator" | "decimal" | "company"> {
}

/** The parameters of prices.import. */
export interface PricesImportParameters extends Pick<CommonParameters, "mapping" | "mode" | "atomic" |
  "dryRun" | "encoding" | "company" | "idempotencyKey"> {
  /**
   * The format. csv: comma-separated values (RFC 4180), as spreadsheets write them. The first line names the
   * members. jsonl: one JSON object on each line.
   */
  format: "csv" | "jsonl";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import, instead of a file. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of bytes read so far.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of dashboard.summary. */
export interface DashboardSummaryParameters extends Pick<CommonParameters, "company"> {
  /**
   * The instant at which a day of 24 hours begins. Default: today in the company's time zone. If the company
   * has no time zone, or one that the machine does not know, today in UTC.
   */
  from?: string | null;
}

/** The parameters of reports.stockValue. */
export interface ReportsStockValueParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
  /**
   * The instant for which the stock is valued, such as 2026-11-30T17:00:00Z. A day, such as 2026-11-30, means
   * its end in the company's time zone. Default: now.
   */
  at?: string | string | null;
  /** The grouping of the rows: one for each item, for each category, or for each location. Default: `item`. */
  by?: "item" | "category" | "location" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined ledger entries.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.turnover. */
export interface ReportsTurnoverParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
  /**
   * The first day of the period, in the company's time zone. If it is left out, the period begins with the
   * oldest record.
   */
  from?: string | null;
  /**
   * The last day of the period, which is included, in the company's time zone. If it is left out, the period
   * extends to the present.
   */
  to?: string | null;
  /** The grouping of the rows: one for each item, or for each category. Default: `item`. */
  by?: "item" | "category" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined ledger entries.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.abc. */
export interface ReportsAbcParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
  /**
   * The first day of the period, in the company's time zone. If it is left out, the period begins with the
   * oldest record.
   */
  from?: string | null;
  /**
   * The last day of the period, which is included, in the company's time zone. If it is left out, the period
   * extends to the present.
   */
  to?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined orders.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.sales. */
export interface ReportsSalesParameters extends Pick<CommonParameters, "limit" | "after" | "company"> {
  /**
   * The first day of the period, in the company's time zone. If it is left out, the period begins with the
   * oldest record.
   */
  from?: string | null;
  /**
   * The last day of the period, which is included, in the company's time zone. If it is left out, the period
   * extends to the present.
   */
  to?: string | null;
  /**
   * The grouping of the rows. week: by weeks that begin on Monday. contact: by customer. agent: by the user
   * who is responsible for the order. Default: `day`.
   */
  by?: "day" | "week" | "month" | "item" | "contact" | "agent" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined orders.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.aging. */
export interface ReportsAgingParameters extends Pick<CommonParameters, "company"> {
  /**
   * The grouping of the rows. contact: one row for each customer and currency. Default: one row for each
   * currency.
   */
  by?: "contact" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined orders.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.tax. */
export interface ReportsTaxParameters extends Pick<CommonParameters, "company"> {
  /**
   * The first day of the period, in the company's time zone. If it is left out, the period begins with the
   * oldest record.
   */
  from?: string | null;
  /**
   * The last day of the period, which is included, in the company's time zone. If it is left out, the period
   * extends to the present.
   */
  to?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the examined documents.
   */
  progressToken?: string | number | null;
}

/** The parameters of reports.explain. */
export interface ReportsExplainParameters extends Pick<CommonParameters, "fresh" | "company"> {
  /** The name of the report to explain, which is the name of its method without `reports.`. */
  report: "stockValue" | "turnover" | "abc" | "sales" | "aging";
  /** The parameters of the report's own method, without `company`. Default: the method's defaults. */
  parameters?: { [name: string]: unknown } | null;
  /**
   * The time limit for the answer, in milliseconds. It includes the time during which the question waits for
   * earlier questions. Default: 30,000.
   */
  deadline?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `value` is the part of the answer that has arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of assets.add. */
export interface AssetsAddParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The record to which the asset will belong. */
  owner: Records.AssetOwnerInput;
  /**
   * The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB.
   * proof: a proof of delivery. document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** The asset's name, as one line of text. If it is left out, the asset has no name. */
  name?: string | null;
  /**
   * The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP
   * (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP,
   * HEIC, AVIF and PDF.
   */
  mediaType?: string | null;
  /** The absolute path of a file on the core's machine. Either `path` or `base64` must be given, not both. */
  path?: string | null;
  /**
   * The bytes in standard base64 (RFC 4648), with padding. Either `path` or `base64` must be given, not both.
   */
  base64?: string | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.begin. */
export interface AssetsBeginParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The record to which the asset will belong. */
  owner: Records.AssetOwnerInput;
  /**
   * The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB.
   * proof: a proof of delivery. document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** The asset's name, as one line of text. If it is left out, the asset has no name. */
  name?: string | null;
  /**
   * The media type. It is needed if the first bytes do not show the type, or show only a container: ZIP
   * (docx, xlsx, odt, epub), TIFF (raw photos), MP4 (m4v, 3gp). The first bytes show PNG, JPEG, GIF, WebP,
   * HEIC, AVIF and PDF.
   */
  mediaType?: string | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.append. */
export interface AssetsAppendParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the upload, from assets.begin. */
  upload: string;
  /**
   * The offset of the piece in the asset, in bytes from 0. The offset must be at most `received` of the last
   * reply, the number of bytes that the core already has.
   */
  offset: number;
  /**
   * The piece in standard base64 (RFC 4648), with padding. The piece must fit into one message, by default of
   * at most 16 MiB.
   */
  base64: string;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.finish. */
export interface AssetsFinishParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the upload, from assets.begin. */
  upload: string;
  /** The SHA-256 digest of all bytes, as 64 lower-case hexadecimal digits. */
  sha256: string;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.get. */
export interface AssetsGetParameters {
  /** The id of the asset. */
  id: string;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.list. */
export interface AssetsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /** The record to which the assets belong. */
  owner: Records.AssetOwnerInput;
  /** Only assets with this role. Default: all assets of the record. */
  role?: "photo" | "document" | "logo" | "proof" | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.read. */
export interface AssetsReadParameters {
  /** The id of the asset. */
  id: string;
  /**
   * The kind of smaller picture to use. If `variant` is left out, or if the host has not made this picture,
   * the asset itself is used.
   */
  variant?: "thumb" | "preview" | null;
  /** The offset of the first byte, in bytes from 0. Default: 0. */
  offset?: number | null;
  /** The largest number of bytes to return. Default: 1 MiB (1,048,576 bytes). */
  length?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token while the files are fetched. There, `done` counts the bytes received, including those of files that
   * were requested earlier and arrive first.
   */
  progressToken?: string | number | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.path. */
export interface AssetsPathParameters {
  /** The id of the asset. */
  id: string;
  /**
   * The kind of smaller picture to use. If `variant` is left out, or if the host has not made this picture,
   * the asset itself is used.
   */
  variant?: "thumb" | "preview" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token while the files are fetched. There, `done` counts the bytes received, including those of files that
   * were requested earlier and arrive first.
   */
  progressToken?: string | number | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.remove. */
export interface AssetsRemoveParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the asset. */
  id: string;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.reorder. */
export interface AssetsReorderParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The ids of assets of one record, each id once, in the new order. */
  ids: string[];
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of assets.prefetch. */
export interface AssetsPrefetchParameters {
  /** The record to which the assets belong. */
  owner: Records.AssetOwnerInput;
  /**
   * The kind of smaller picture to fetch instead of each asset. If `variant` is left out, or if an asset has
   * no such picture, the asset itself is fetched.
   */
  variant?: "thumb" | "preview" | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token while the files are fetched. There, `done` counts the bytes received, including those of files that
   * were requested earlier and arrive first.
   */
  progressToken?: string | number | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of views.create. */
export interface ViewsCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The view's name. */
  name: string;
  /** The call that views.run repeats. */
  query: Records.ViewQueryInput;
  /** `true` to share the view with all users of the company who may call the view's method. */
  shared?: boolean | null;
}

/** The parameters of views.get. */
export interface ViewsGetParameters extends Pick<CommonParameters, "company"> {
  /** The view. */
  id: string;
}

/** The parameters of views.list. */
export interface ViewsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot" |
  "company"> {
}

/** The parameters of views.update. */
export interface ViewsUpdateParameters extends Pick<CommonParameters, "expect" | "company" | "idempotencyKey">
  {
  /** The view. */
  id: string;
  /** The members to change. */
  changes: Records.ViewDraftChanges;
}

/** The parameters of views.delete. */
export interface ViewsDeleteParameters extends Pick<CommonParameters, "expect" | "company" | "idempotencyKey">
  {
  /** The view. */
  id: string;
}

/** The parameters of views.run. */
export interface ViewsRunParameters extends Pick<CommonParameters, "after" | "company"> {
  /** The view. */
  id: string;
  /** The largest number of elements in a page. Default: the method's own default. */
  limit?: number | null;
  /**
   * `true` if all pages must show the same state of the company. Only for methods that have the parameter
   * `snapshot`.
   */
  snapshot?: boolean | null;
}

/** The parameters of ai.availability. */
export interface AiAvailabilityParameters extends Pick<CommonParameters, "deadline"> {
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of ai.availabilityChanged. */
export interface AiAvailabilityChangedParameters {
  /** `true` if the host has a model that can answer now. */
  available: boolean;
  /** The reason why no model can answer; `null` if `available` is `true`. */
  reason?:
    | "systemTooOld"
    | "deviceNotEligible"
    | "notEnabled"
    | "modelNotReady"
    | "languageUnsupported"
    | "other"
    | "noHost"
    | null;
}

/** The parameters of settings.get. */
export interface SettingsGetParameters {
  /**
   * The names of the settings. Default: all settings. These include the app's own settings, and settings that
   * a newer program has stored.
   */
  keys?: string[] | null;
}

/** The parameters of settings.set. */
export interface SettingsSetParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The values, by the names of the settings. `null` restores the default. `settings.describe` lists the
   * names, types and defaults.
   */
  values: { [name: string]: unknown };
}

/** The parameters of settings.reset. */
export interface SettingsResetParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The names of the settings. */
  keys: string[];
}

/** The parameters of settings.describe. */
export interface SettingsDescribeParameters {
}

/** The parameters of journal.beans.create. */
export interface JournalBeansCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Bean, "name">, Partial<Pick<Records.Bean, "roaster" | "roastLevel" | "process" | "roastDate" |
  "openedAt" | "frozenAt" | "thawedAt" | "bestBefore" | "weight" | "rating" | "note" | "url" | "barcode">> {
  /** The origins of the beans; a blend has several. Their shares sum to at most 100 percent. */
  origins?: Records.BeanOriginInput[] | null;
  /** `true` if the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The grams that were used for purposes other than brews, such as a gift. At most 1,000,000. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: Records.MoneyInput | null;
  /**
   * The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the
   * additions of both.
   */
  flavours?: string[] | null;
  /** `true` if the beans are a favourite. */
  favourite?: boolean | null;
  /** `true` if the beans are no longer in use. Lists leave them out unless they are asked for. */
  archived?: boolean | null;
  /**
   * `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when
   * less than 1 g is left.
   */
  finished?: boolean | null;
}

/** The parameters of journal.beans.get. */
export interface JournalBeansGetParameters extends Pick<CommonParameters, "id"> {
}

/** The parameters of journal.beans.update. */
export interface JournalBeansUpdateParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.BeanDetailsChanges;
}

/** The parameters of journal.beans.history. */
export interface JournalBeansHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after"> {
}

/** The parameters of journal.beans.save. */
export interface JournalBeansSaveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">,
  Partial<Pick<Records.Bean, "roaster" | "roastLevel" | "process" | "roastDate" | "openedAt" | "frozenAt" |
  "thawedAt" | "bestBefore" | "weight" | "rating" | "note" | "url" | "barcode">> {
  /** The id of the record. The id of a new record must be a UUID of version 7. */
  id?: string | null;
  /** The name of the beans on the bag. */
  name?: string | null;
  /** The origins of the beans; a blend has several. Their shares sum to at most 100 percent. */
  origins?: Records.BeanOriginInput[] | null;
  /** `true` if the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The grams that were used for purposes other than brews, such as a gift. At most 1,000,000. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: Records.MoneyChanges | null;
  /**
   * The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the
   * additions of both.
   */
  flavours?: string[] | null;
  /** `true` if the beans are a favourite. */
  favourite?: boolean | null;
  /** `true` if the beans are no longer in use. Lists leave them out unless they are asked for. */
  archived?: boolean | null;
  /**
   * `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when
   * less than 1 g is left.
   */
  finished?: boolean | null;
}

/** The parameters of journal.equipment.create. */
export interface JournalEquipmentCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Equipment, "kind" | "name">, Partial<Pick<Records.Equipment, "brand" | "model" | "boughtAt" |
  "method" | "note">> {
  /** The price for which the piece was bought. */
  price?: Records.MoneyInput | null;
  /** The scale of the grind settings. Only a grinder may have it. */
  setting?: Records.GrindScaleInput | null;
  /** `true` if the piece is a favourite. */
  favourite?: boolean | null;
  /** `true` if the piece is no longer in use. Lists leave it out unless they are asked for. */
  archived?: boolean | null;
  /**
   * `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the
   * usual one, this member is set to `false`.
   */
  isDefault?: boolean | null;
}

/** The parameters of journal.equipment.get. */
export interface JournalEquipmentGetParameters extends Pick<CommonParameters, "id"> {
}

/** The parameters of journal.equipment.update. */
export interface JournalEquipmentUpdateParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.EquipmentDetailsChanges;
}

/** The parameters of journal.equipment.history. */
export interface JournalEquipmentHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after"> {
}

/** The parameters of journal.equipment.save. */
export interface JournalEquipmentSaveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">,
  Partial<Pick<Records.Equipment, "brand" | "model" | "boughtAt" | "method" | "note">> {
  /** The id of the record. The id of a new record must be a UUID of version 7. */
  id?: string | null;
  /** The kind of equipment, such as `grinder`. */
  kind?: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other" | null;
  /** The name of the piece. */
  name?: string | null;
  /** The price for which the piece was bought. */
  price?: Records.MoneyChanges | null;
  /** The scale of the grind settings. Only a grinder may have it. */
  setting?: Records.GrindScaleChanges | null;
  /** `true` if the piece is a favourite. */
  favourite?: boolean | null;
  /** `true` if the piece is no longer in use. Lists leave it out unless they are asked for. */
  archived?: boolean | null;
  /**
   * `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the
   * usual one, this member is set to `false`.
   */
  isDefault?: boolean | null;
}

/** The parameters of journal.brews.create. */
export interface JournalBrewsCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Brew, "at">, Partial<Pick<Records.Brew, "bean" | "method" | "dose" | "water" | "yield" |
  "grinder" | "grindSetting" | "temperature" | "time" | "bloomWater" | "bloomTime" | "pressure" | "tds" |
  "place" | "rating" | "note" | "recipe">> {
  /** The single pours, in the order of time. Together they must not have more than `water`. */
  pours?: Records.PourInput[] | null;
  /**
   * The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same
   * time, sync keeps the additions of both.
   */
  equipment?: string[] | null;
  /** `true` if the brew is a favourite. */
  favourite?: boolean | null;
  /**
   * `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count
   * it.
   */
  archived?: boolean | null;
  /**
   * `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do
   * not count drafts.
   */
  draft?: boolean | null;
}

/** The parameters of journal.brews.get. */
export interface JournalBrewsGetParameters extends Pick<CommonParameters, "id"> {
}

/** The parameters of journal.brews.update. */
export interface JournalBrewsUpdateParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.BrewDetailsChanges;
}

/** The parameters of journal.brews.history. */
export interface JournalBrewsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after"> {
}

/** The parameters of journal.brews.save. */
export interface JournalBrewsSaveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">,
  Partial<Pick<Records.Brew, "bean" | "method" | "dose" | "water" | "yield" | "grinder" | "grindSetting" |
  "temperature" | "time" | "bloomWater" | "bloomTime" | "pressure" | "tds" | "place" | "rating" | "note" |
  "recipe">> {
  /** The id of the record. The id of a new record must be a UUID of version 7. */
  id?: string | null;
  /** The instant of the brew, from 1900 to one day in the future. */
  at?: string | null;
  /** The single pours, in the order of time. Together they must not have more than `water`. */
  pours?: Records.PourInput[] | null;
  /**
   * The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same
   * time, sync keeps the additions of both.
   */
  equipment?: string[] | null;
  /** `true` if the brew is a favourite. */
  favourite?: boolean | null;
  /**
   * `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count
   * it.
   */
  archived?: boolean | null;
  /**
   * `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do
   * not count drafts.
   */
  draft?: boolean | null;
}

/** The parameters of journal.tastings.create. */
export interface JournalTastingsCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Tasting, "at">, Partial<Pick<Records.Tasting, "brew" | "bean" | "text" | "bodyDescription">> {
  /**
   * Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same
   * time, sync keeps the additions of both.
   */
  descriptors?: string[] | null;
  /** The scores of the tasting. `null` if there are none. */
  scores?: Records.TastingScoresInput | null;
  /**
   * The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: a part was written by a person, and a part was suggested by the AI.
   */
  source?: "user" | "ai" | "mixed" | null;
}

/** The parameters of journal.tastings.get. */
export interface JournalTastingsGetParameters extends Pick<CommonParameters, "id"> {
}

/** The parameters of journal.tastings.update. */
export interface JournalTastingsUpdateParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.TastingDetailsChanges;
}

/** The parameters of journal.tastings.delete. */
export interface JournalTastingsDeleteParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
}

/** The parameters of journal.tastings.history. */
export interface JournalTastingsHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after"> {
}

/** The parameters of journal.tastings.save. */
export interface JournalTastingsSaveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">,
  Partial<Pick<Records.Tasting, "brew" | "bean" | "text" | "bodyDescription">> {
  /** The id of the record. The id of a new record must be a UUID of version 7. */
  id?: string | null;
  /** The instant of the tasting. */
  at?: string | null;
  /**
   * Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same
   * time, sync keeps the additions of both.
   */
  descriptors?: string[] | null;
  /** The scores of the tasting. `null` if there are none. */
  scores?: Records.TastingScoresChanges | null;
  /**
   * The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: a part was written by a person, and a part was suggested by the AI.
   */
  source?: "user" | "ai" | "mixed" | null;
}

/** The parameters of journal.recipes.create. */
export interface JournalRecipesCreateParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Recipe, "name" | "method">, Partial<Pick<Records.Recipe, "dose" | "water" | "yield" |
  "temperature" | "grindSetting" | "bean" | "note">> {
  /** The steps, in the order of time. Together they must not have more than `water`. */
  steps?: Records.RecipeStepInput[] | null;
  /** `true` if the recipe is a favourite. */
  favourite?: boolean | null;
  /** `true` if the recipe is no longer in use. Lists leave it out unless they are asked for. */
  archived?: boolean | null;
}

/** The parameters of journal.recipes.get. */
export interface JournalRecipesGetParameters extends Pick<CommonParameters, "id"> {
}

/** The parameters of journal.recipes.update. */
export interface JournalRecipesUpdateParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
  /** The members to change. Other members keep their values. */
  changes: Records.RecipeDetailsChanges;
}

/** The parameters of journal.recipes.delete. */
export interface JournalRecipesDeleteParameters extends Pick<CommonParameters, "id" | "expect" |
  "idempotencyKey"> {
}

/** The parameters of journal.recipes.history. */
export interface JournalRecipesHistoryParameters extends Pick<CommonParameters, "id" | "limit" | "after"> {
}

/** The parameters of journal.recipes.save. */
export interface JournalRecipesSaveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">,
  Partial<Pick<Records.Recipe, "dose" | "water" | "yield" | "temperature" | "grindSetting" | "bean" | "note">>
  {
  /** The id of the record. The id of a new record must be a UUID of version 7. */
  id?: string | null;
  /** The name of the recipe. */
  name?: string | null;
  /** The brewing method. */
  method?:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other"
    | null;
  /** The steps, in the order of time. Together they must not have more than `water`. */
  steps?: Records.RecipeStepInput[] | null;
  /** `true` if the recipe is a favourite. */
  favourite?: boolean | null;
  /** `true` if the recipe is no longer in use. Lists leave it out unless they are asked for. */
  archived?: boolean | null;
}

/** The parameters of journal.beans.list. */
export interface JournalBeansListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /**
   * Words to search for. Beans are listed if each word is the beginning of a word in their name, roaster or
   * note. Case and accents are ignored.
   */
  text?: string | null;
  /** A roaster, to list only its beans. The whole name must be given; case is ignored. */
  roaster?: string | null;
  /** A country, to list only beans with this country of origin. */
  country?: string | null;
  /** A process, to list only beans that were processed in this way. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** A roast level, to list only beans with it. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** `true` to list only empty bags, `false` to list only bags that are not empty. Default: all bags. */
  finished?: boolean | null;
  /** `true` to list only archived beans. Default: only beans that are not archived. */
  archived?: boolean | null;
  /** `true` to list only favourites, `false` to leave favourites out. Default: all beans. */
  favourite?: boolean | null;
  /**
   * The order of the list. newest: the newest records first. name: from A to Z. roastDate: the latest roasts
   * first. rating: the best ratings first. remaining: the largest remaining weights first. Default: `newest`.
   */
  order?: "newest" | "name" | "roastDate" | "rating" | "remaining" | null;
}

/** The parameters of journal.beans.delete. */
export interface JournalBeansDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the record to delete. */
  id: string;
  /**
   * `true` to archive the record instead, if other records refer to it. If it is left out, the request then
   * fails with `inUse`, which counts these records by kind.
   */
  archiveIfUsed?: boolean | null;
}

/** The parameters of journal.equipment.list. */
export interface JournalEquipmentListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot">
  {
  /**
   * Words to search for. A piece is listed if each word is the beginning of a word in its name, maker, model
   * or note. Case and accents are ignored.
   */
  text?: string | null;
  /** A kind, to list only equipment of this kind. */
  kind?: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other" | null;
  /** `true` to list only archived equipment. Default: only equipment that is not archived. */
  archived?: boolean | null;
  /** `true` to list only favourites, `false` to leave favourites out. Default: all equipment. */
  favourite?: boolean | null;
}

/** The parameters of journal.equipment.delete. */
export interface JournalEquipmentDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey">
  {
  /** The id of the record to delete. */
  id: string;
  /**
   * `true` to archive the record instead, if other records refer to it. If it is left out, the request then
   * fails with `inUse`, which counts these records by kind.
   */
  archiveIfUsed?: boolean | null;
}

/** The parameters of journal.brews.list. */
export interface JournalBrewsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /**
   * Filters for the brews: only brews that match all of them are listed. Without filters, all brews are
   * listed.
   */
  filters?: Records.BrewFilter | null;
  /**
   * The kind of sections into which the list is divided. day, week, month: by the calendar, the latest first.
   * bean: one section for each bean, the newest bean first. method: one section for each method, from A to Z.
   */
  sectionBy?: "day" | "week" | "month" | "bean" | "method" | null;
  /**
   * Words to search for. A brew is listed if each word is the beginning of a word in its note or place. Case
   * and accents are ignored.
   */
  text?: string | null;
  /** `true` to list only archived brews. Default: only brews that are not archived. */
  archived?: boolean | null;
  /** `true` to list only drafts, `false` to list only complete brews. Default: both. */
  draft?: boolean | null;
}

/** The parameters of journal.brews.sections. */
export interface JournalBrewsSectionsParameters extends Pick<CommonParameters, "limit" | "after"> {
  /**
   * The kind of sections into which the list is divided. day, week, month: by the calendar, the latest first.
   * bean: one section for each bean, the newest bean first. method: one section for each method, from A to Z.
   */
  sectionBy: "day" | "week" | "month" | "bean" | "method";
  /**
   * Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
   * counted.
   */
  filters?: Records.BrewFilter | null;
  /** `true` to count only archived brews. Default: only brews that are not archived. */
  archived?: boolean | null;
  /** `true` to count only drafts, `false` to count only complete brews. Default: both. */
  draft?: boolean | null;
}

/** The parameters of journal.brews.delete. */
export interface JournalBrewsDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the brew. */
  id: string;
}

/** The parameters of journal.brews.repeat. */
export interface JournalBrewsRepeatParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the brew to repeat. */
  id: string;
}

/** The parameters of journal.brews.best. */
export interface JournalBrewsBestParameters {
  /** The id of beans, to search only among their brews. */
  bean?: string | null;
  /** A brewing method, to search only among brews with it. */
  method?:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other"
    | null;
}

/** The parameters of journal.tastings.list. */
export interface JournalTastingsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot">
  {
  /**
   * Words to search for. A note is listed if each word is the beginning of a word in its text, descriptors or
   * body. Case and accents are ignored.
   */
  text?: string | null;
  /** The id of a brew, to list only notes about it. */
  brew?: string | null;
  /**
   * The id of beans, to list only notes about the beans themselves. Notes about their brews are not included.
   */
  bean?: string | null;
}

/** The parameters of journal.flavorWheel.get. */
export interface JournalFlavorWheelGetParameters {
}

/** The parameters of journal.flavorWheel.complete. */
export interface JournalFlavorWheelCompleteParameters {
  /** The beginning of a word of the term. Case and accents are ignored. */
  text: string;
  /** The largest number of terms to return. Default: 20. */
  limit?: number | null;
}

/** The parameters of journal.recipes.list. */
export interface JournalRecipesListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /** A brewing method, to list only recipes for it. */
  method?:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other"
    | null;
  /** The id of beans, to list only recipes for them. */
  bean?: string | null;
  /** `true` to list only archived recipes. Default: only recipes that are not archived. */
  archived?: boolean | null;
  /** `true` to list only favourites, `false` to leave favourites out. Default: all recipes. */
  favourite?: boolean | null;
}

/** The parameters of journal.recipes.scale. */
export interface JournalRecipesScaleParameters {
  /** The id of the recipe. */
  id: string;
  /** The wanted ground coffee, in grams. Exactly one of `dose`, `water` and `yield` must be given. */
  dose?: number | null;
  /** The wanted water, in grams. Exactly one of `dose`, `water` and `yield` must be given. */
  water?: number | null;
  /** The wanted weight of the beverage, in grams. Exactly one of `dose`, `water` and `yield` must be given. */
  yield?: number | null;
}

/** The parameters of journal.ai.suggestTastingNotes. */
export interface JournalAiSuggestTastingNotesParameters extends Pick<CommonParameters, "fresh"> {
  /** The id of beans of the journal. Either `bean` or `beanOrigin` must be given, not both. */
  bean?: string | null;
  /**
   * The origin of beans that are not in the journal, such as Huila, Colombia. Either `bean` or `beanOrigin`
   * must be given, not both.
   */
  beanOrigin?: string | null;
  /** The roast level of the beans, if `beanOrigin` is given. With `bean`, it is ignored. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The brewing method. If it is left out, the notes hold for any method. */
  brewMethod?:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other"
    | null;
  /**
   * `true` to answer from the account's own journal if the host's AI fails. If it is left out, the request
   * then fails.
   */
  fallback?: boolean | null;
  /**
   * The time limit for the answer, in milliseconds. It includes the time during which the question waits for
   * earlier questions. Default: 30,000.
   */
  deadline?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `value` is the part of the answer that has arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.analyzeFlavor. */
export interface JournalAiAnalyzeFlavorParameters extends Pick<CommonParameters, "fresh" | "idempotencyKey"> {
  /** The taste of the coffee, in words. Either `notes` or `tasting` must be given, not both. */
  notes?: string | null;
  /**
   * The id of the tasting note whose text, descriptors and body are used. Either `notes` or `tasting` must be
   * given, not both.
   */
  tasting?: string | null;
  /** `true` to add the profile to the tasting note. Only with `tasting`. */
  keep?: boolean | null;
  /**
   * `true` to answer from the account's own journal if the host's AI fails. If it is left out, the request
   * then fails.
   */
  fallback?: boolean | null;
  /**
   * The time limit for the answer, in milliseconds. It includes the time during which the question waits for
   * earlier questions. Default: 30,000.
   */
  deadline?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `value` is the part of the answer that has arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.recommendParameters. */
export interface JournalAiRecommendParametersParameters extends Pick<CommonParameters, "fresh"> {
  /** The id of the beans. */
  bean: string;
  /** The brewing method. */
  method:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other";
  /**
   * The ids of the equipment to brew with, including at most one grinder. The grinder determines the range of
   * the grind setting.
   */
  equipment?: string[] | null;
  /**
   * `true` to answer from the account's own journal if the host's AI fails. If it is left out, the request
   * then fails.
   */
  fallback?: boolean | null;
  /**
   * The time limit for the answer, in milliseconds. It includes the time during which the question waits for
   * earlier questions. Default: 30,000.
   */
  deadline?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `value` is the part of the answer that has arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.insights. */
export interface JournalAiInsightsParameters extends Pick<CommonParameters, "fresh"> {
  /**
   * Filters for the brews: only brews that match all of them are described. Without filters, all brews are
   * described.
   */
  filters?: Records.BrewFilter | null;
  /**
   * `true` to answer from the account's own journal if the host's AI fails. If it is left out, the request
   * then fails.
   */
  fallback?: boolean | null;
  /**
   * The time limit for the answer, in milliseconds. It includes the time during which the question waits for
   * earlier questions. Default: 30,000.
   */
  deadline?: number | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `value` is the part of the answer that has arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.accept. */
export interface JournalAiAcceptParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The id of the suggestion, from the member `suggestion` in the result of another method of `journal.ai`.
   */
  suggestion: string;
  /**
   * The id of the tasting note in which the suggestion is stored. If it is left out, a new tasting note is
   * created, about the beans for which the suggestion was made.
   */
  tasting?: string | null;
}

/** The parameters of journal.statistics.overview. */
export interface JournalStatisticsOverviewParameters {
  /**
   * Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
   * counted.
   */
  filters?: Records.BrewFilter | null;
}

/** The parameters of journal.statistics.series. */
export interface JournalStatisticsSeriesParameters {
  /**
   * count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating
   * (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds):
   * the mean over the brews that have the value.
   */
  measure: "count" | "coffee" | "cost" | "rating" | "ratio" | "extraction" | "time";
  /** The period of the calendar that each figure covers. */
  by: "day" | "week" | "month" | "year";
  /**
   * Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
   * counted.
   */
  filters?: Records.BrewFilter | null;
}

/** The parameters of journal.statistics.breakdown. */
export interface JournalStatisticsBreakdownParameters {
  /**
   * count: the number of brews. coffee: the sum of the doses, in grams. cost: the price of the coffee. rating
   * (0 to 5), ratio (grams of water or beverage per gram of coffee), extraction (percent), time (seconds):
   * the mean over the brews that have the value.
   */
  measure: "count" | "coffee" | "cost" | "rating" | "ratio" | "extraction" | "time";
  /**
   * The dimension by which brews are grouped. A brew of beans from several countries counts for each of these
   * countries.
   */
  by:
    | "bean"
    | "roaster"
    | "country"
    | "process"
    | "roastLevel"
    | "method"
    | "grinder"
    | "grindSetting"
    | "beanAge";
  /**
   * Filters for the brews: only brews that match all of them are counted. Without filters, all brews are
   * counted.
   */
  filters?: Records.BrewFilter | null;
}

/** The parameters of journal.insights.list. */
export interface JournalInsightsListParameters {
  /**
   * Filters for the brews: only brews that match all of them are examined. Without filters, all brews are
   * examined.
   */
  filters?: Records.BrewFilter | null;
}

/** The parameters of journal.recommend. */
export interface JournalRecommendParameters {
  /** The id of the beans. */
  bean: string;
  /**
   * The brewing method. Default: the method with which the beans were brewed most often, or `pourOver` for
   * beans without brews.
   */
  method?:
    | "pourOver"
    | "frenchPress"
    | "aeroPress"
    | "espresso"
    | "mokaPot"
    | "coldBrew"
    | "siphon"
    | "drip"
    | "turkish"
    | "cupping"
    | "other"
    | null;
}

/** The parameters of journal.export. */
export interface JournalExportParameters extends Pick<CommonParameters, "dialect" | "separator" | "decimal"> {
  /**
   * The format of the file. jsonl: one JSON object per line, with the type and the id of the record. csv:
   * comma-separated values (RFC 4180), with columns for all types.
   */
  format: "csv" | "jsonl";
  /**
   * The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
   * `inline` must be given, not both.
   */
  path?: string | null;
  /**
   * `true` to return the text in the result. The text may have at most 4 MiB. Either `path` or `inline` must
   * be given, not both.
   */
  inline?: boolean | null;
  /** The types of records to write. If empty or left out, all types are written. */
  types?: Array<"equipment" | "bean" | "recipe" | "brew" | "tasting"> | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the written records.
   */
  progressToken?: string | number | null;
  /** `true` to replace an existing file. It is replaced when the new file is complete. */
  overwrite?: boolean | null;
}

/** The parameters of journal.import. */
export interface JournalImportParameters extends Pick<CommonParameters, "encoding" | "idempotencyKey"> {
  /**
   * The format of the file. jsonl: one JSON object per line. csv: comma-separated values (RFC 4180), whose
   * first line names the members. beanconqueror: the JSON file of an export of the app Beanconqueror.
   * visualizer: espresso shots of Visualizer or of a Decent machine, as JSON or Tcl.
   */
  format: "jsonl" | "csv" | "beanconqueror" | "visualizer";
  /** The path of the file. Either `path` or `inline` must be given, not both. */
  path?: string | null;
  /** The text to import. Either `path` or `inline` must be given, not both. */
  inline?: string | null;
  /**
   * An object that assigns members to columns whose names are not names of members. Each key is the name of a
   * column. Its value is the name of a member, or `null` to ignore the column.
   */
  mapping?: { [name: string]: string | null } | null;
  /** The type of record for rows without a `type`. */
  type?: "equipment" | "bean" | "recipe" | "brew" | "tasting" | null;
  /**
   * `true` to test an import: nothing is stored, and the result is the one that an import would have. Other
   * requests wait until the dry run is complete.
   */
  dryRun?: boolean | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token, in which `done` counts the bytes that were read.
   */
  progressToken?: string | number | null;
  /**
   * The column separator of csv. If it is left out, the core guesses the separator from the first lines, and
   * returns it in the result.
   */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator of csv. If it is left out, the core guesses the separator from the numbers, and
   * returns it. If the numbers do not show it, a number that can be read in two ways, such as 1.000, may be
   * refused.
   */
  decimal?: "point" | "comma" | null;
  /**
   * The dialect of csv. standard: RFC 4180. excel: the dialect `excel` of the export method. Default:
   * `standard`.
   */
  dialect?: "standard" | "excel" | null;
}

/** The parameters of auth.signIn. */
export interface AuthSignInParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /** The user's id at Apple. */
  user: string;
  /** The identity token that Apple issued, a JWS. Required. The core never stores it. */
  identityToken?: string | null;
  /**
   * The authorization code that Apple issued. Required. It can be used only once, and the core never stores
   * it.
   */
  authorizationCode?: string | null;
  /** The user's name. Apple sends it only at the first sign-in. */
  fullName?: string | null;
  /** The user's e-mail address. Apple sends it only at the first sign-in. */
  email?: string | null;
  /**
   * The user's id at Apple before the app was transferred to another developer. Needed if the user's session
   * has ended with the reason `transferred`.
   */
  transferredFrom?: string | null;
  /** The text whose SHA-256 was the nonce of the request to Apple; `null` if the request had no nonce. */
  nonce?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of auth.request. */
export interface AuthRequestParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The time limit for the user, in milliseconds. Default: 300,000 (5 minutes). */
  deadline?: number | null;
}

/** The parameters of auth.state. */
export interface AuthStateParameters {
}

/** The parameters of auth.signOut. */
export interface AuthSignOutParameters extends Pick<CommonParameters, "idempotencyKey"> {
}

/** The parameters of auth.deleteAccount. */
export interface AuthDeleteAccountParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /** The text `delete`, which confirms that the account is to be deleted. */
  confirm: string;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of auth.validate. */
export interface AuthValidateParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of auth.credentialRevoked. */
export interface AuthCredentialRevokedParameters {
}

/** The parameters of auth.gate. */
export interface AuthGateParameters {
}

/** The parameters of auth.backend.exchange. */
export interface AuthBackendExchangeParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of auth.backend.clear. */
export interface AuthBackendClearParameters extends Pick<CommonParameters, "idempotencyKey"> {
}

/** The parameters of users.get. */
export interface UsersGetParameters {
  /** The id of the user. Default: the user who is signed in. */
  id?: string | null;
}

/** The parameters of telemetry.track. */
export interface TelemetryTrackParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The name of the event, which must be in `telemetry.names`. A repeated request is recognized only by its
   * `idempotencyKey`: the names are not compared.
   */
  name: string;
  /**
   * The properties of the event, as `telemetry.names` declares them. Each property can be left out. A
   * repeated request is recognized only by its `idempotencyKey`: the properties are not compared.
   */
  properties?: { [name: string]: unknown } | null;
}

/** The parameters of telemetry.names. */
export interface TelemetryNamesParameters {
}

/** The parameters of conversations.send. */
export interface ConversationsSendParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The text of the message. */
  content: string;
  /** The id of the conversation to continue. If it is left out, a new conversation is created. */
  conversation?: string | null;
  /** The name of the model at the backend. Default: the model of the conversation. */
  model?: string | null;
  /** The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes). */
  deadline?: number | null;
  /** The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute). */
  idleDeadline?: number | null;
  /**
   * A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress` with this
   * token for each part of the answer.
   */
  progressToken?: string | number | null;
}

/** The parameters of conversations.retry. */
export interface ConversationsRetryParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The id of the answer that failed or was cancelled, or of the user's message to which it was the answer.
   */
  message: string;
  /** The time limit for the whole answer, in milliseconds. Default: 600,000 (10 minutes). */
  deadline?: number | null;
  /** The time limit between two parts of the answer, in milliseconds. Default: 60,000 (1 minute). */
  idleDeadline?: number | null;
  /**
   * A text or an integer that the caller chooses. If it is given, the core sends `rpc.progress` with this
   * token for each part of the answer.
   */
  progressToken?: string | number | null;
}

/** The parameters of conversations.cancel. */
export interface ConversationsCancelParameters {
  /** The id of the conversation. */
  conversation: string;
}

/** The parameters of conversations.list. */
export interface ConversationsListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /**
   * `true` to list only archived conversations. If it is left out, the list contains only conversations that
   * are not archived.
   */
  archived?: boolean | null;
  /** Words to search for. Each word must begin a word of the title. Case and accents are ignored. */
  text?: string | null;
}

/** The parameters of conversations.get. */
export interface ConversationsGetParameters {
  /** The id of the conversation. */
  id: string;
}

/** The parameters of conversations.rename. */
export interface ConversationsRenameParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the conversation. */
  id: string;
  /** The new title. */
  title: string;
}

/** The parameters of conversations.archive. */
export interface ConversationsArchiveParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the conversation. */
  id: string;
  /** `true` to archive the conversation, `false` to restore it. Default: `true`. */
  archived?: boolean | null;
}

/** The parameters of conversations.delete. */
export interface ConversationsDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the conversation. */
  id: string;
}

/** The parameters of conversations.search. */
export interface ConversationsSearchParameters extends Pick<CommonParameters, "limit" | "after"> {
  /** Words to search for. Each word must begin a word of the message. Case and accents are ignored. */
  text: string;
}

/** The parameters of conversations.export. */
export interface ConversationsExportParameters {
  /** The id of the conversation. */
  id: string;
  /** The format of the text. md: Markdown. jsonl: one line of JSON for each message. */
  format: "md" | "jsonl";
  /** The `rest` of the previous piece. Default: the first piece. */
  after?: string | null;
}

/** The parameters of conversations.messages.list. */
export interface ConversationsMessagesListParameters extends Pick<CommonParameters, "limit" | "after" |
  "snapshot"> {
  /** The id of the conversation. */
  conversation: string;
}

/** The parameters of feedback.submit. */
export interface FeedbackSubmitParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.Feedback, "kind" | "message">, Partial<Pick<Records.Feedback, "contact">> {
  /**
   * `true` to also send the diagnostics that `feedback.preview` returns. If it is left out, no diagnostics
   * are sent.
   */
  includeDiagnostics?: boolean | null;
  /** The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds). */
  deadline?: number | null;
}

/** The parameters of feedback.retry. */
export interface FeedbackRetryParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the feedback. */
  id: string;
  /** The time limit for the backend, in milliseconds. Default: 30,000 (30 seconds). */
  deadline?: number | null;
}

/** The parameters of feedback.list. */
export interface FeedbackListParameters extends Pick<CommonParameters, "limit" | "after" | "snapshot"> {
  /** Only feedback in this state. Default: all feedback of the user. */
  state?: "waiting" | "sent" | "failed" | null;
}

/** The parameters of feedback.delete. */
export interface FeedbackDeleteParameters extends Pick<CommonParameters, "expect" | "idempotencyKey"> {
  /** The id of the feedback. */
  id: string;
}

/** The parameters of feedback.preview. */
export interface FeedbackPreviewParameters {
}

/** The parameters of sync.connect. */
export interface SyncConnectParameters {
  /**
   * The container: the path of a file, the address of a server (`postgres://ROLE@HOST/DATABASE`), or `host`
   * for the host's own cloud. A file that does not exist is created. A command (`exec:`) is accepted only on
   * the command line.
   */
  cloud: string;
  /**
   * The user reference: a name for the account, which is the same on all devices of the account. Default: the
   * account of the directory, or `me` for a directory without an account.
   */
  account?: string | null;
  /**
   * `true` if the container no longer exists, and a new, empty one is to replace it. The core sends all
   * records of the directory to the new container. Default: `false`.
   */
  replace?: boolean | null;
}

/** The parameters of sync.disconnect. */
export interface SyncDisconnectParameters {
}

/** The parameters of sync.now. */
export interface SyncNowParameters {
  /** `true` to send the reply only when the cycle has ended. `rpc.cancel` ends the wait, but not the cycle. */
  wait?: boolean | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of records fetched and sent so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of sync.status. */
export interface SyncStatusParameters {
}

/** The parameters of sync.remoteChanged. */
export interface SyncRemoteChangedParameters {
  /** The database in which records have changed. `null` if it is not known. */
  database?: "private" | "shared" | "public" | null;
  /** The zone in which records have changed. `null` if it is not known. */
  zone?: Records.CloudZoneInput | null;
}

/** The parameters of sync.accountChanged. */
export interface SyncAccountChangedParameters {
  /** The state of the cloud's account, such as `available` or `noAccount`. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The user reference of the account. Required if `status` is `available`. */
  account?: string | null;
}

/** The parameters of sync.account. */
export interface SyncAccountParameters {
}

/** The parameters of sync.switchAccount. */
export interface SyncSwitchAccountParameters {
  /** The user reference: a name for the account, the same on all devices of the account. */
  account: string;
  /**
   * The container of the new account: the path of a file, the address of a server, or `host` for the host's
   * own cloud. Default: the present container. A command (`exec:`) is accepted only on the command line.
   */
  cloud?: string | null;
  /**
   * `true` if unsent changes may be lost. If it is left out, the request fails with `pendingChanges` if there
   * are unsent changes.
   */
  discard?: boolean | null;
}

/** The parameters of sync.queue.list. */
export interface SyncQueueListParameters extends Pick<CommonParameters, "limit" | "after"> {
}

/** The parameters of sync.queue.retry. */
export interface SyncQueueRetryParameters {
  /** The id of the record to send again. `null` for all refused records. */
  record?: string | null;
}

/** The parameters of sync.queue.discard. */
export interface SyncQueueDiscardParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the record. */
  record: string;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of sync.events.list. */
export interface SyncEventsListParameters extends Pick<CommonParameters, "limit" | "after"> {
}

/** The parameters of sync.conflicts.list. */
export interface SyncConflictsListParameters extends Pick<CommonParameters, "limit" | "after"> {
  /**
   * The id of the record whose conflicts to list. If it is left out, conflicts of all records are listed, as
   * `account` says.
   */
  record?: string | null;
  /**
   * `true` to list only resolved conflicts, `false` to list only unresolved ones. If it is left out, all
   * conflicts are listed.
   */
  resolved?: boolean | null;
  /**
   * `true` to list conflicts of the account's own records, which belong to no company. If it is left out,
   * such conflicts are listed only if `record` is one of these records.
   */
  account?: boolean | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of sync.conflicts.resolve. */
export interface SyncConflictsResolveParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The right value. local: the value of the device that found the conflict. server: the value in the
   * container.
   */
  take: "local" | "server";
  /** The id of the conflict. At least one of `id` and `record` must be given. */
  id?: string | null;
  /**
   * The id of the record. Without `id`, the unresolved conflicts of this record are resolved, at most 200
   * with one request.
   */
  record?: string | null;
  /**
   * The id of the company. Default: the account if the request names one of the account's own records.
   * Otherwise the selected company, or the only company.
   */
  company?: string | null;
}

/** The parameters of sharing.create. */
export interface SharingCreateParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /** The people who can join with the link of the share. Default: `none`: only invited people can join. */
  publicPermission?: "none" | "readOnly" | "readWrite" | null;
  /**
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask?: number | null;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
   */
  managerMask?: number | null;
  /**
   * The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset` or
   * the masks, not both.
   */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
}

/** The parameters of sharing.get. */
export interface SharingGetParameters extends Pick<CommonParameters, "company"> {
}

/** The parameters of sharing.invite. */
export interface SharingInviteParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /**
   * An address, a number or a label for the participant. If it is the participant's user reference, the
   * participant can also use the link of the share.
   */
  as: string;
  /**
   * The permission. readWrite: everything that the participant's rights allow. readOnly: only reading, even
   * if the rights allow more. Default: `readWrite`.
   */
  permission?: "readWrite" | "readOnly" | null;
  /** The participant's name: any text of one line. */
  name?: string | null;
  /**
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask?: number | null;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
   */
  managerMask?: number | null;
  /**
   * The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset` or
   * the masks, not both.
   */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
}

/** The parameters of sharing.setPublic. */
export interface SharingSetPublicParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
  /**
   * The people who can join with the share's link. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
   * rights of the access record that they get.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask?: number | null;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
   */
  managerMask?: number | null;
  /**
   * The name of a preset, which sets both masks; `access.presets` lists the presets. Give either `preset` or
   * the masks, not both.
   */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
}

/** The parameters of sharing.participants.list. */
export interface SharingParticipantsListParameters extends Pick<CommonParameters, "limit" | "after" |
  "company"> {
}

/** The parameters of sharing.participants.update. */
export interface SharingParticipantsUpdateParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /** The id of the participant. */
  participant: string;
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
   */
  permission: "readWrite" | "readOnly";
}

/** The parameters of sharing.participants.remove. */
export interface SharingParticipantsRemoveParameters extends Pick<CommonParameters, "company" |
  "idempotencyKey"> {
  /** The id of the participant. */
  participant: string;
}

/** The parameters of sharing.revoke. */
export interface SharingRevokeParameters extends Pick<CommonParameters, "company" | "idempotencyKey"> {
}

/** The parameters of sharing.preview. */
export interface SharingPreviewParameters {
  /** The link: the link of a share, or of an invitation. */
  url: string;
}

/** The parameters of sharing.accept. */
export interface SharingAcceptParameters {
  /** The link: the link of a share, or of an invitation. */
  url: string;
  /** The name of the participant. It is used only if the owner has given no name. */
  name?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of records that have arrived so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of sharing.leave. */
export interface SharingLeaveParameters {
  /** The company to leave. */
  company: string;
}

/** The parameters of sharing.departures.list. */
export interface SharingDeparturesListParameters extends Pick<CommonParameters, "limit" | "after"> {
}

/** The parameters of sharing.present. */
export interface SharingPresentParameters extends Pick<CommonParameters, "deadline" | "company" |
  "idempotencyKey"> {
  /**
   * The id of a participant whose invitation is pending, to send the link of this invitation. If it is left
   * out, the link of the share is sent.
   */
  participant?: string | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of content.types. */
export interface ContentTypesParameters {
}

/** The parameters of content.list. */
export interface ContentListParameters extends Pick<CommonParameters, "limit" | "after"> {
  /** The type of the records. */
  type: string;
  /**
   * The comparisons that a listed record must all meet. If it is left out, all stored records of the type are
   * listed.
   */
  filter?: Records.CloudComparisonInput[] | null;
}

/** The parameters of content.get. */
export interface ContentGetParameters {
  /** The type of the record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
}

/** The parameters of content.refresh. */
export interface ContentRefreshParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /** The type of the records. */
  type: string;
  /**
   * The comparisons that a record must all meet to be fetched, in this fetch and in later ones. An empty list
   * fetches all records of the type. Without `filter`, the comparisons of the previous fetch are used.
   */
  filter?: Records.CloudComparisonInput[] | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of policy.check. */
export interface PolicyCheckParameters {
  /** The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0. */
  version: string;
}

/** The parameters of policy.flags. */
export interface PolicyFlagsParameters {
}

/** The parameters of policy.flag. */
export interface PolicyFlagParameters {
  /** The name of the flag. */
  name: string;
  /** The value to return if AppConfig does not have the flag. Default: `false`. */
  fallback?: boolean | null;
}

/** The parameters of policy.promotions.list. */
export interface PolicyPromotionsListParameters {
  /**
   * The version of the app. If it is left out, promotions that are limited to certain versions do not apply.
   */
  version?: string | null;
  /**
   * The user's language (BCP 47), such as `de-AT`. If it is left out, promotions that are limited to certain
   * languages do not apply.
   */
  locale?: string | null;
  /**
   * The text that decides whether a promotion for a percentage of all subjects applies. The decision is
   * always the same for the same text. Default: the account's id in lower case.
   */
  subject?: string | null;
  /**
   * The name that the app uses for a position on its screens. Promotions for other positions are left out. If
   * it is left out, promotions for all positions are listed.
   */
  placement?: string | null;
  /**
   * The audiences to which the user belongs, by the names that the app uses. If they are left out, promotions
   * that are limited to certain audiences do not apply.
   */
  audiences?: string[] | null;
}

/** The parameters of policy.promotions.dismiss. */
export interface PolicyPromotionsDismissParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the promotion. */
  id: string;
}

/** The parameters of policy.update.later. */
export interface PolicyUpdateLaterParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The version to put off: the app's own version, as given to policy.check, or the recommended version. */
  version: string;
  /** The number of days, each of 24 hours, from 1 to 365. */
  days: number;
}

/** The parameters of policy.update.open. */
export interface PolicyUpdateOpenParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
}

/** The parameters of policy.deployment.get. */
export interface PolicyDeploymentGetParameters {
}

/** The parameters of policy.deployment.set. */
export interface PolicyDeploymentSetParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The deployment path to store: `appleNative` or `backend`. Without it, or with `null`, the stored path is
   * removed.
   */
  path?: "appleNative" | "backend" | null;
}

/** The parameters of policy.refresh. */
export interface PolicyRefreshParameters extends Pick<CommonParameters, "deadline" | "idempotencyKey"> {
  /** The name of the document: AppConfig or IAPPromo. */
  document: "AppConfig" | "IAPPromo";
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token when the host reports progress with `host.progress`.
   */
  progressToken?: string | number | null;
}

/** The parameters of widgets.recents.list. */
export interface WidgetsRecentsListParameters {
}

/** The parameters of widgets.recents.add. */
export interface WidgetsRecentsAddParameters extends Pick<CommonParameters, "idempotencyKey">,
  Pick<Records.WidgetPlace, "name" | "latitude" | "longitude">, Partial<Pick<Records.WidgetPlace, "region" |
  "country" | "timeZone">> {
}

/** The parameters of widgets.recents.remove. */
export interface WidgetsRecentsRemoveParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the place. */
  id: string;
}

/** The parameters of widgets.recents.clear. */
export interface WidgetsRecentsClearParameters extends Pick<CommonParameters, "idempotencyKey"> {
}

/** The parameters of widgets.recents.import. */
export interface WidgetsRecentsImportParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The places, newest first. */
  places: Records.ImportedPlace[];
}

/** The parameters of widgets.entities.get. */
export interface WidgetsEntitiesGetParameters {
  /** The ids of places, from the configurations of widgets. */
  ids?: string[] | null;
}

/** The parameters of widgets.entities.suggested. */
export interface WidgetsEntitiesSuggestedParameters {
}

/** The parameters of widgets.entities.matching. */
export interface WidgetsEntitiesMatchingParameters {
  /** The text that the user has typed. */
  text: string;
  /** The largest number of entities to return. Default: 20. */
  limit?: number | null;
}

/** The parameters of widgets.place.get. */
export interface WidgetsPlaceGetParameters {
  /** The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day. */
  maxAge?: number | null;
}

/** The parameters of widgets.place.choose. */
export interface WidgetsPlaceChooseParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The id of the place, from `widgets.recents.add`. */
  place: string;
}

/** The parameters of widgets.place.useDevice. */
export interface WidgetsPlaceUseDeviceParameters extends Pick<CommonParameters, "idempotencyKey"> {
}

/** The parameters of widgets.timeline. */
export interface WidgetsTimelineParameters {
  /**
   * The id of the place in the widget's configuration. Default: the place chosen with `widgets.place.choose`,
   * or the device's place if none is chosen.
   */
  place?: string | null;
  /** The largest number of hours to return, from the present hour on. Default: 12. */
  hours?: number | null;
  /**
   * The scale of the temperatures. Default: the value `scale` of the app group, or `celsius` if there is no
   * such value.
   */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /** The time that the host has for its answers, in milliseconds. Default: 10,000. */
  deadline?: number | null;
  /** The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day. */
  maxAge?: number | null;
}

/** The parameters of appGroup.get. */
export interface AppGroupGetParameters {
  /**
   * The name of the value: `scale`, `recents`, `entitlements`, `devicePlace`, `widgetPlace`, `flags` or
   * `registry` (the newest 2,000 places that the user could choose for widgets). The names of the app's own
   * values begin with `app.`.
   */
  name: string;
}

/** The parameters of appGroup.set. */
export interface AppGroupSetParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The name of the value: `scale`, or a name that begins with `app.`. */
  name: string;
  /** The value to store. `null` removes the stored value. */
  value?: unknown;
}

/** The parameters of appGroup.list. */
export interface AppGroupListParameters {
}

/** The parameters of links.open. */
export interface LinksOpenParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /**
   * The link: `SCHEME://PATH` with a scheme in the file of `--links`, or an https address with a host in that
   * file. `https://HOST/share/TOKEN` is a share link.
   */
  url: string;
}

/** The parameters of links.pending. */
export interface LinksPendingParameters {
}

/** The parameters of links.drain. */
export interface LinksDrainParameters extends Pick<CommonParameters, "idempotencyKey"> {
  /** The phase of the app's scene. Links are returned only with `active`. */
  phase: "active" | "inactive" | "background";
}

/** The parameters of log.write. */
export interface LogWriteParameters {
  /** The severity of the line. Lines of every severity are stored. */
  level: "error" | "warning" | "info" | "debug";
  /**
   * The subject of the line: `debug`, `cloudKit`, `error`, or any other name of 1 to 64 letters and digits.
   * Between two letters or digits, there may be one space or one of the characters . _ / and -.
   */
  category: string;
  /** The message of the line. */
  message: string;
  /**
   * Further facts about the line, as an object of at most 4,000 characters of JSON. If it is left out, the
   * line has no fields.
   */
  fields?: { [name: string]: unknown } | null;
}

/** The parameters of log.read. */
export interface LogReadParameters extends Pick<CommonParameters, "limit" | "after"> {
  /** The time of the oldest line to return. If it is left out, lines of any age are returned. */
  since?: string | null;
  /**
   * The lowest severity to return. Lines of this severity and of higher ones are returned. If it is left out,
   * lines of all severities are returned.
   */
  level?: "error" | "warning" | "info" | "debug" | null;
  /** The category of the lines to return. If it is left out, lines of all categories are returned. */
  category?: string | null;
  /**
   * A text that the message or the fields of a returned line must contain. Case does not matter. If it is
   * left out, all lines are returned.
   */
  text?: string | null;
}

/** The parameters of log.export. */
export interface LogExportParameters extends Pick<CommonParameters, "overwrite"> {
  /**
   * The path of the file. An existing file is refused, unless `overwrite` is `true`. Either `path` or
   * `inline` must be given, not both.
   */
  path?: string | null;
  /**
   * `true` to return the export as a text in the result. The text may have at most 4 MiB. Either `path` or
   * `inline` must be given, not both.
   */
  inline?: boolean | null;
  /**
   * A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with this
   * token. There, `done` is the number of lines written so far.
   */
  progressToken?: string | number | null;
}

/** The parameters of log.clear. */
export interface LogClearParameters {
}

