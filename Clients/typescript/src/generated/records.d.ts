// Generated from Schemas/openrpc.json by generate-clients.

/**
 * The records of Mainspring 0.1.0. Quantities have at most five decimals. A number of JavaScript holds about
 * 16 digits; a quantity with more digits loses the last ones.
 */

/** Members that many records have. */
export interface CommonMembers {
  /** The cursor of the next page. Pass it as `after`. `null` on the last page. */
  next: string | null;
  /** The company to which the record belongs. */
  company: string;
  /** The record's id. */
  id: string;
  /** The version of the record. It is 1 at first, and increases by 1 with each change. */
  version: number;
  /** The time when the record was created. */
  createdAt: string;
  /** The time of the record's last change. */
  updatedAt: string;
  /**
   * The names of the members whose stored values can't be read, because the values are damaged or a newer
   * program wrote them. Each value stays stored until the member is set again.
   */
  unreadable?: string[];
  /** The name of the error for programs. */
  kind: "conflict";
}

/** The items with their shares of the revenue, in classes. */
export interface ABCReport extends Pick<CommonMembers, "next"> {
  /** The first day of the report. `null` for a report without a first day. */
  from: string | null;
  /** The last day of the report (included). `null` for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals of all sold items, by currency and class. */
  totals: ABCTotal[];
  /** The sold items, by currency, the largest revenue first. */
  items: ABCRow[];
}

/** The revenue of an item. */
export interface ABCRow {
  /** The item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /**
   * The class. Items are counted from the largest revenue down. A: the items counted before this item have
   * less than 80 % of all revenue together. B: the items counted before this item have 80 % or more, but less
   * than 95 %. C: all other items.
   */
  class: "A" | "B" | "C";
  /** The revenue without tax, less the amounts for returned and credited goods. */
  revenue: MoneySum;
  /**
   * The share of all revenue in the currency, in percent, with two decimals, rounded half to even. `null` if
   * there is no revenue.
   */
  share: number | null;
  /**
   * The share of all revenue that this item and the items before it have together, in percent, with two
   * decimals. `null` if there is no revenue.
   */
  cumulated: number | null;
}

/** The items of one class, in one currency. */
export interface ABCTotal {
  /** The class. */
  class: "A" | "B" | "C";
  /** The number of items in the class. */
  count: number;
  /** The revenue of these items, without tax. */
  revenue: MoneySum;
  /**
   * The share of all revenue in the currency, in percent, with two decimals. `null` if there is no revenue.
   */
  share: number | null;
}

/** The host's answer to host.ai.available. */
export interface AIAvailabilityAnswer {
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

/** The host's answer to host.ai.respond. */
export interface AIResponse {
  /** The object. */
  content: { [name: string]: unknown };
}

/** A share that was accepted. */
export interface AcceptedShare {
  /** The company, which `companies.list` returns from now on. Its records are being fetched. */
  company: string;
  /** `true` if the company is the account's own. In that case, nothing was changed. */
  mine: boolean;
  /**
   * The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the
   * access record allows more.
   */
  permission: "readWrite" | "readOnly";
}

/** The rights of one user in one company. */
export interface AccessRecord extends Pick<CommonMembers, "id" | "updatedAt" | "unreadable"> {
  /** The company. */
  company: string;
  /** The user who has these rights: the account, or a user who signs in. */
  user: string;
  /** The user's name. access.people shows it to all users of the company. */
  name: string | null;
  /** `true` if the user is an owner. An owner has all rights, except the rights that only the founder has. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer`
   * makes another owner the founder.
   */
  isFounder: boolean;
  /**
   * The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
   * bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages, as a bit mask. A manager of a department can also delete, approve
   * and see costs there.
   */
  managerMask: number;
  /** The version of the record: 1 at first, and 1 more with each change. */
  version: number;
  /** The time when the user got the first rights in the company. */
  createdAt: string;
  /**
   * The time when `mainspring recover` last gave the user another password; `null` if the password was never
   * reset in this way.
   */
  recoveredAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface AccessRecordConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: AccessRecord;
}

/** A rule of access: the right that a call requires. */
export interface AccessRule {
  /** The kind of the required right. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department in which the right is required. Left out if the rule names no single department. */
  department?: string;
  /**
   * The bits of the mask. A user with at least one of these bits meets the rule. Left out if the rule
   * requires no bits.
   */
  mask?: number;
}

/** An entry of a contact's account. */
export interface AccountEntry {
  /** The instant of issue, or of the payment. */
  at: string;
  /** The kind of the entry. */
  kind: "invoice" | "creditNote" | "payment" | "order";
  /** The id of the document, of the payment, or of the order. */
  id: string;
  /** The order. */
  order: string;
  /** The number of the document or of the order. `null` for a payment. */
  number: string | null;
  /** The amount: positive if the contact owes more after the entry, and negative if the contact owes less. */
  amount: Money;
}

/** The data directory has no cloud account that can be used. data.status is the state of the account. */
export interface AccountUnavailableData {
  /** The name of the error for programs. */
  kind: "accountUnavailable";
  /** The state of the cloud's account. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
}

/** One event in the history of a contact. */
export interface Activity {
  /** The time of the event. */
  at: string;
  /** The kind of record. contactNote: a note that a user wrote. */
  kind: string;
  /** The id of the record. */
  id: string;
  /** The text of a note, or the number of the record. */
  text: string;
  /** The status of the record. `null` for a kind of record without a status. */
  status: string | null;
  /** The user who caused the event. `null` if the user is no longer known. */
  actor: string | null;
}

/** One page of a list. */
export interface ActivityPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Activity[];
}

/** A postal address. */
export interface Address {
  /** The lines above the city, as on an envelope: street, number, floor. */
  lines: string[];
  /** The city. */
  city: string | null;
  /** The state, province or county. */
  region: string | null;
  /** The postal code. */
  postalCode: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country: string | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface AddressChanges extends Partial<Pick<Address, "city" | "region" | "postalCode" | "country">> {
  /** The lines above the city, as on an envelope: street, number, floor. */
  lines?: string[] | null;
}

/** A postal address. */
export interface AddressInput extends Partial<Pick<Address, "city" | "region" | "postalCode" | "country">> {
  /** The lines above the city, as on an envelope: street, number, floor. */
  lines?: string[] | null;
}

/** The number of unpaid invoices, and the amount due. */
export interface AgingFigures {
  /** The number of invoices, and of orders that were invoiced before invoices were stored. */
  orders: number;
  /** The amount that is still due for them. */
  due: MoneySum;
}

/** The unpaid amounts of customers, by the age of the invoices. */
export interface AgingReport {
  /** The instant of the report. */
  at: string;
  /**
   * The time zone in which days are counted: the company's time zone. UTC if the company has no time zone, or
   * if this machine does not know that time zone.
   */
  timeZone: string;
  /**
   * A row for each currency with unpaid amounts. By contact: a row for each customer and currency, sorted by
   * currency, and within a currency by the amount due, the largest first.
   */
  items: AgingRow[];
  /** Always `null`, because the list is complete. */
  next: string | null;
}

/** The unpaid amounts in one currency. */
export interface AgingRow {
  /** The customer, if rows are by contact. */
  contact: string | null;
  /** The customer's name on one of the orders, if rows are by contact. */
  name: string | null;
  /** The sum of all unpaid amounts. */
  total: AgingFigures;
  /** The unpaid amounts of invoices that are at most 30 days old. */
  days30: AgingFigures;
  /** The unpaid amounts of invoices that are 31 to 60 days old. */
  days60: AgingFigures;
  /** The unpaid amounts of invoices that are 61 to 90 days old. */
  days90: AgingFigures;
  /** The unpaid amounts of invoices that are more than 90 days old. */
  older: AgingFigures;
}

/** The methods that the caller may and may not call. */
export interface AllowedMethods {
  /** The company of the request, or the selected company; `null` if there is neither. */
  company: string | null;
  /** The user who acts in the company; `null` while a user must sign in first. */
  user: string | null;
  /** Every method, in the order of the discovery document. */
  methods: CheckedMethod[];
}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export interface AlreadyReversedData {
  /** The name of the error for programs. */
  kind: "alreadyReversed";
  /** The id of the transaction that reversed this transaction. */
  reversedBy: string;
}

/** The flavour of a coffee in numbers, and their source. */
export interface AnalyzedFlavor {
  /** The flavour profile. */
  profile: FlavorProfile;
  /** The version of the tasting after the profile was stored. `null` if the profile was not stored. */
  version: number | null;
  /**
   * The source of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** `true` if this is the stored answer to an earlier, equal question. The model was not asked again. */
  repeated: boolean;
}

/** Another owner of the company must send the request. */
export interface AnotherOwner {
  /** The kind of the condition: anotherOwner. */
  rule: "anotherOwner";
}

/** The form in which a table was read, as given in the request or as guessed. */
export interface AnsweredForm {
  /** The column separator. `null` if a line `sep=` of the file sets another character. */
  separator: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator. `null` if the numbers of the first rows do not show it. */
  decimal: "point" | "comma" | null;
  /** The character encoding. */
  encoding: "utf8" | "utf16" | "windows1252";
}

/** Facts that help to understand feedback: versions and counts, but no text of users. */
export interface AppDiagnostics {
  /** The core's version. */
  version: string;
  /** The operating system: `linux` or `macos`. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The environment that the app was built for. */
  buildEnvironment: "development" | "staging" | "production";
  /**
   * The program that uses the core, as named in `system.hello`. `null` if the program has not sent that
   * request.
   */
  client: string | null;
  /** The stores of the data directory. */
  stores: StoreVersion[];
  /** The number of warnings among the newest lines of the log. */
  warnings: number;
  /** The number of errors among the newest lines of the log. */
  errors: number;
}

/** The credential that Apple gives an app at a sign-in. */
export interface AppleCredential {
  /** The user's id at Apple. */
  user: string;
  /** The identity token, a JWS. It is required, and never stored. */
  identityToken?: string | null;
  /** The authorization code. It is required, can be used once, and is never stored. */
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
}

/** The host's answer to host.auth.apple.credentialState. */
export interface AppleCredentialState {
  /** The state of the credential. */
  state: "authorized" | "revoked" | "notFound" | "transferred";
}

/** The host's answer to host.auth.apple.keys. */
export interface AppleKeys {
  /** The keys. */
  keys: JSONWebKey[];
}

/**
 * The company is archived. Its records can be read, but not changed. companies.update with archived: false
 * restores it.
 */
export interface ArchivedData {
  /** The name of the error for programs. */
  kind: "archived";
}

/** A photo, document, logo or proof of a record. */
export interface Asset {
  /** The asset's id. */
  id: string;
  /** The company of the asset; `null` for an asset of the account's own record. */
  company: string | null;
  /** The record to which the asset belongs. */
  owner: AssetOwner;
  /**
   * The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof
   * of delivery. document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** The asset's name, which may differ from the file's name; `null` if the asset has none. */
  name: string | null;
  /**
   * The media type, from the asset's first bytes. If these bytes do not show the type, the media type that
   * the request gave.
   */
  mediaType: string;
  /** The number of bytes. */
  bytes: number;
  /** The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits. */
  sha256: string;
  /** The width in pixels, from the image's header; `null` for other assets. */
  width: number | null;
  /** The height in pixels, from the image's header; `null` for other assets. */
  height: number | null;
  /**
   * The smaller pictures that the host has made of the image. While a smaller picture is missing, methods use
   * the image itself.
   */
  variants: AssetVariant[];
  /** The position among the assets of the record, from 0. The first photo is the cover. */
  position: number;
  /** The version, from 1. It grows by one with each change. */
  version: number;
  /** The instant at which the asset was added. */
  createdAt: string;
  /** The instant of the last change. */
  updatedAt: string;
  /**
   * The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only
   * in the cloud; the first read fetches the bytes. missing: neither on this device nor in the cloud, because
   * another device has not sent the bytes yet, or the file was removed.
   */
  state: "local" | "synced" | "remote" | "missing";
}

/** Bytes of an asset. */
export interface AssetBytes {
  /** The media type of the asset. */
  mediaType: string;
  /** The number of bytes of the whole asset. */
  bytes: number;
  /** The offset of the first of these bytes. */
  offset: number;
  /** The bytes in standard base64 (RFC 4648); empty at the end of the asset. */
  base64: string;
}

/**
 * The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an
 * asset with the same bytes to restore the file.
 */
export interface AssetMissingData {
  /** The name of the error for programs. */
  kind: "assetMissing";
  /**
   * The SHA-256 digest of the missing bytes. If an asset with the same bytes is added, the file is there
   * again.
   */
  sha256: string;
}

/** The record to which an asset belongs. If the record is deleted, its assets are deleted, too. */
export interface AssetOwner {
  /** The kind of the record, as events name it: item, location, company. */
  type: string;
  /** The id of the record. */
  id: string;
}

/** The record to which an asset belongs. If the record is deleted, its assets are deleted, too. */
export interface AssetOwnerInput {
  /** The kind of the record, as events name it: item, location, company. */
  type: string;
  /** The id of the record. */
  id: string;
}

/** One page of a list. */
export interface AssetPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Asset[];
}

/** The file of an asset. */
export interface AssetPath {
  /** The absolute path. The file's name does not show the type. */
  path: string;
  /** The media type of the file. */
  mediaType: string;
  /** The number of bytes. */
  bytes: number;
}

/**
 * The assets would have too many bytes. data.limit is the limit in bytes, and data.bytes is the number of
 * bytes with the new asset.
 */
export interface AssetTooLargeData {
  /** The name of the error for programs. */
  kind: "assetTooLarge";
  /** The limit that would be exceeded, in bytes: for all assets of a record, or for a logo. */
  limit: number;
  /** The number of bytes with the new asset. */
  bytes: number;
}

/** A smaller picture of an image, made by the host. */
export interface AssetVariant {
  /** The size. thumb: at most 256 pixels on the longer side; preview: at most 1280. */
  kind: "thumb" | "preview";
  /** The media type, from the picture's first bytes. */
  mediaType: string;
  /** The number of bytes. */
  bytes: number;
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
  /** The SHA-256 digest of the bytes, as 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** The parts of the app that are open to the user. */
export interface AuthGate {
  /** `true` if the app is open: a user has signed in with Apple. */
  shell: boolean;
  /** `true` if chat and feedback are open: the backend has authenticated the user. */
  backend: boolean;
}

/** The state of the session: the user who is signed in with Apple, and the backend's authentication. */
export interface AuthState {
  /** `true` if a user is signed in. */
  signedIn: boolean;
  /** The id of the user, a record of users; `null` if none is signed in. */
  user: string | null;
  /**
   * The deployment path, which decides where the app's data is stored. It is the member `path` in the result
   * of policy.deployment.get.
   */
  path: "appleNative" | "backend";
  /**
   * The place where the backend's token is or will be stored. host: with the host, such as in a keychain.
   * file: in the core's own data on the device.
   */
  secrets: "host" | "file";
  /**
   * Apple's last report about the state of the credential; `null` before the first report. The report stays
   * after the session has ended.
   */
  credentialState: "authorized" | "revoked" | "notFound" | "transferred" | null;
  /**
   * The time of Apple's last report about the credential; `null` before the first report. An old report does
   * not end the session.
   */
  checkedAt: string | null;
  /**
   * The state of the backend's authentication of the user. none: the backend has not authenticated the user.
   * valid: the backend accepts the user. expired: the backend must authenticate the user again.
   */
  backend: "none" | "valid" | "expired";
}

/** The availability of the AI. */
export interface Availability {
  /** `true` if the host has a model that can answer now. */
  available: boolean;
  /** The reason why no model can answer; `null` if `available` is `true`. */
  reason:
    | "systemTooOld"
    | "deviceNotEligible"
    | "notEnabled"
    | "modelNotReady"
    | "languageUnsupported"
    | "other"
    | "noHost"
    | null;
}

/** The cost of an item, rolled up from the average costs of its components. */
export interface BOMCost {
  /** The item that is made. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The active bill of materials of the item. */
  bom: string;
  /** The quantity that one run makes, in the item's own unit. */
  yield: number;
  /**
   * The cost of one own unit of the item: one entry for each currency in which components have a cost. Empty
   * if no cost is known.
   */
  unitCosts: UnitCost[];
  /** The average cost of the item's stock. `null` if it is not known. */
  averageCost: UnitCost | null;
  /** The number of components without a known cost, on all levels. Their cost counts as 0. */
  uncosted: number;
  /** The components of one run. */
  lines: BOMLineCost[];
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BOMDraftChanges {
  /** The components of one run. */
  lines?: BOMLineInput[];
  /** The quantity of the item that one run makes, in the item's own unit. More than 0. */
  yield?: number;
  /**
   * `true` for the item's active bill of materials, which builds and other bills of materials use. An item
   * has at most one: activating a bill of materials deactivates the one that was active.
   */
  active?: boolean | null;
  /** A free note, such as instructions. */
  note?: string | null;
}

/** The components that a quantity of an item needs, on all levels. */
export interface BOMExplosion {
  /** The item that is made. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The active bill of materials of the item. */
  bom: string;
  /** The quantity to make, in the item's own unit. */
  quantity: number;
  /**
   * The quantity of the item that is in stock and not reserved. For a kit, the whole kits that can be made of
   * available components.
   */
  available: number;
  /**
   * The components as a list: each with its level, and followed by its own components. Stock is not
   * subtracted from the quantities.
   */
  tree: BOMNode[];
  /**
   * The needed items, each once, and each before its own components. Stock of an item reduces the need for
   * its own components. Optional components and services are left out.
   */
  parts: NeededPart[];
}

/** A component in a bill of materials. */
export interface BOMLine {
  /** The component. A request gives `item` or `sku`; a reply has both. */
  item: string | null;
  /** The SKU of the component. Ignored in a request with `item`. */
  sku: string | null;
  /** The quantity for one run, in the unit that `unit` names. More than 0. */
  quantity: number;
  /** The unit of `quantity`: the component's own unit, or one of its `units`. Without it, the own unit. */
  unit: string | null;
  /**
   * The loss of the component in production, in percent of `quantity`: with 2, a run needs 1.02 times
   * `quantity`. Without it, 0.
   */
  scrap: number | null;
  /**
   * `true` for a component that is not always used. A build does not reserve it, and uses it only if a
   * completion names it.
   */
  optional: boolean;
  /** A free note. */
  note: string | null;
  /**
   * The quantity for one run in the component's own unit, without scrap. It was converted with the size that
   * `unit` had when the line was written.
   */
  ownQuantity: number | null;
  /** `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers. */
  whole: boolean | null;
}

/** The cost of a component in one run. */
export interface BOMLineCost {
  /** The component. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The quantity for one run with scrap, in the item's own unit. */
  quantity: number;
  /** `true` for an optional component, whose cost is not part of the cost of the item. */
  optional: boolean;
  /**
   * `true` if the cost is rolled up from a bill of materials, and `false` if it is the average cost of the
   * stock.
   */
  isMade: boolean;
  /** The cost of one own unit of the component, in each currency. */
  unitCosts: UnitCost[];
  /** The cost of `quantity`, in each currency. */
  costs: UnitCost[];
}

/** A component in a bill of materials. */
export interface BOMLineInput extends Pick<BOMLine, "quantity">, Partial<Pick<BOMLine, "item" | "sku" | "unit"
  | "scrap" | "note">> {
  /**
   * `true` for a component that is not always used. A build does not reserve it, and uses it only if a
   * completion names it.
   */
  optional?: boolean | null;
}

/** A component at its place in the tree of components. */
export interface BOMNode {
  /**
   * The level: 1 for a component of the item itself, 2 for a component of a component on level 1, and so on.
   */
  level: number;
  /** The component. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The quantity with scrap, in the item's own unit. */
  quantity: number;
  /** `true` for an optional component, and for the components that an optional component needs. */
  optional: boolean;
  /** The active bill of materials of the component. `null` if the component has none. */
  bom: string | null;
}

/** A line of a bill of materials that needs the item, or that needs an item made of it. */
export interface BOMUse {
  /**
   * The level: 1 if the line needs the item itself, 2 if it needs an item made directly of the item, and so
   * on.
   */
  level: number;
  /** The bill of materials. */
  bom: string;
  /** The item that is made. */
  item: string;
  /** The SKU of the item that is made. */
  sku: string;
  /** The name of the item that is made. */
  name: string;
  /** The unit of the item that is made. */
  unit: string;
  /** The component in the line: on level 1 the item of the request, on all other levels an item made of it. */
  component: string;
  /** The quantity of the component for one run, with scrap, in the component's own unit. */
  quantity: number;
  /** The quantity that one run makes, in the own unit of the item that is made. */
  yield: number;
  /** `true` for an optional component. */
  optional: boolean;
  /** `true` if the bill of materials is the active one of the item that is made. */
  active: boolean;
}

/** The bills of materials that need an item. */
export interface BOMUses {
  /**
   * The lines that need the item, and the lines that need an item made of it, sorted by level. At most
   * 10,000.
   */
  uses: BOMUse[];
}

/** The answer of the app's backend. */
export interface BackendAnswer {
  /** The HTTP status code, from 200 to 599. */
  status: number;
  /**
   * The headers that the core uses: `content-type` and `retry-after`. `retry-after` is in seconds: if the
   * backend sent a date, the host converts it.
   */
  headers?: HTTPHeaderInput[] | null;
  /** The body, as text. `null` if there is no body, or if the body was passed on as events. */
  body?: string | null;
}

/** The app's backend gave no usable answer. data.reason is the reason. */
export interface BackendFailedData {
  /** The name of the error for programs. */
  kind: "backendFailed";
  /**
   * The reason. status: the backend replied with the HTTP status in `status`. error: the backend reported a
   * failure. cutOff: the answer ended before it was complete. tooLong: the answer has more than 100,000
   * characters. malformed: the answer does not have the expected form.
   */
  reason: "status" | "error" | "cutOff" | "tooLong" | "malformed";
  /** The HTTP status code. Left out if the status is not the reason. */
  status?: number;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The host's answer to host.backend.authenticate. */
export interface BackendToken {
  /** The token. */
  token: string;
  /** The time when the token expires; `null` if the backend has named no time. */
  expiresAt?: string | null;
}

/** The contents of a backup. */
export interface BackupReport {
  /**
   * The time of the state in the backup. The backup contains all changes whose replies were sent before that
   * time.
   */
  madeAt: string;
  /** The size of the backup in bytes. */
  bytes: number;
  /** The number of assets' files in the backup. */
  assets: number;
  /**
   * The SHA-256 digests of the assets whose files were already damaged before the backup. The backup contains
   * the damaged files.
   */
  damaged: string[];
  /**
   * The files of assets that do not exist any more or could not be read. The backup does not contain them.
   * Sorted by name.
   */
  missing: MissingAsset[];
}

/** A bank account to which money is paid. */
export interface BankAccount {
  /** The international bank account number (ISO 13616). */
  iban: string;
  /** The bank's code (ISO 9362). */
  bic: string | null;
  /** The name of the account's holder or of the bank. */
  name: string | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BankAccountChanges extends Partial<Pick<BankAccount, "iban" | "bic" | "name">> {
}

/** A bank account to which money is paid. */
export interface BankAccountInput extends Pick<BankAccount, "iban">, Partial<Pick<BankAccount, "bic" |
  "name">> {
}

/** Coffee beans, as they were bought. */
export interface Bean extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The name on the bag. */
  name: string;
  /** The roaster. */
  roaster: string | null;
  /** The origins of the beans. The shares of a blend sum to at most 100 percent. */
  origins: BeanOrigin[];
  /** The roast level of the beans. */
  roastLevel: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The process of the cherries. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** `true` if the beans are decaffeinated. */
  decaf: boolean;
  /** The day on which the beans were roasted. It must not be in the future. */
  roastDate: string | null;
  /** The day on which the bag was opened. */
  openedAt: string | null;
  /** The day on which the beans were frozen. It must not be before `roastDate`. */
  frozenAt: string | null;
  /** The day on which the beans were thawed. It needs `frozenAt` and must not be before that day. */
  thawedAt: string | null;
  /** The best-before date: the last day on which the roaster recommends the beans. */
  bestBefore: string | null;
  /** The weight of the beans in the bag, in grams. */
  weight: number | null;
  /** The grams that were used for other purposes than brews, such as a gift. */
  withdrawn: number;
  /** The price of the bag. */
  price: Money | null;
  /** The rating of the beans, from 0 to 5 in steps of 0.5. */
  rating: number | null;
  /**
   * The flavours, as the roaster names them. If two devices change the list, sync merges the changes as those
   * of a set: the additions of both devices stay.
   */
  flavours: string[];
  /** Any further text. */
  note: string | null;
  /** The address of a page about the beans. */
  url: string | null;
  /** The barcode on the bag, as text. */
  barcode: string | null;
  /** `true` if the beans are a favourite. */
  favourite: boolean;
  /** `true` if the beans are out of use. Lists leave them out by default. */
  archived: boolean;
  /**
   * `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when
   * less than 1 g is left.
   */
  finished: boolean;
  /**
   * The age in whole days since `roastDate`, in the account's time zone. A day in the freezer counts as one
   * ninetieth of a day. Left out without `roastDate`.
   */
  ageDays?: number;
  /**
   * The remaining grams: `weight` less `withdrawn` less the doses of all brews. Drafts do not count. Left out
   * without `weight`.
   */
  remaining?: number;
  /** `true` if `remaining` is less than 0. Otherwise it is left out. */
  overdrawn?: boolean;
  /** The number of brews of the beans. Drafts do not count. */
  brews?: number;
  /** The time of the last brew of the beans. Left out if there is no brew. */
  lastBrewedAt?: string;
  /** The mean rating of the rated brews, from 0 to 5 with four decimals. Left out if no brew is rated. */
  averageRating?: number;
  /**
   * The price of one gram, in minor units of the currency (such as cents) with five decimals. Left out
   * without `price` or `weight`.
   */
  costPerGram?: UnitCost;
  /**
   * The ids of the record's assets with the role `photo`, the cover first. For a small picture, call
   * `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BeanConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Bean;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BeanDetailsChanges extends Partial<Pick<Bean, "name" | "roaster" | "roastLevel" | "process" |
  "roastDate" | "openedAt" | "frozenAt" | "thawedAt" | "bestBefore" | "weight" | "rating" | "note" | "url" |
  "barcode">> {
  /** The origins of the beans. The shares of a blend sum to at most 100 percent. */
  origins?: BeanOriginInput[] | null;
  /** `true` if the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The grams that were used for other purposes than brews, such as a gift. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: MoneyChanges | null;
  /**
   * The flavours, as the roaster names them. If two devices change the list, sync merges the changes as those
   * of a set: the additions of both devices stay.
   */
  flavours?: string[] | null;
  /** `true` if the beans are a favourite. */
  favourite?: boolean | null;
  /** `true` if the beans are out of use. Lists leave them out by default. */
  archived?: boolean | null;
  /**
   * `true` if the bag is empty. With the setting `finishEmptyBeans`, the core sets this member to `true` when
   * less than 1 g is left.
   */
  finished?: boolean | null;
}

/** An origin of beans. A blend has several origins. */
export interface BeanOrigin {
  /** The country of origin (ISO 3166-1 alpha-2). */
  country: string | null;
  /** The region. */
  region: string | null;
  /** The farm or the washing station. */
  farm: string | null;
  /** The producer. */
  producer: string | null;
  /** The altitude of the farm, in metres above sea level. */
  altitude: number | null;
  /** The variety of the plant. */
  variety: string | null;
  /** The process of the cherries from this origin, if a blend's origins differ in their process. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** The share of this origin in a blend, in percent. */
  share: number | null;
}

/** An origin of beans. A blend has several origins. */
export interface BeanOriginInput extends Partial<Pick<BeanOrigin, "country" | "region" | "farm" | "producer" |
  "altitude" | "variety" | "process" | "share">> {
}

/** One page of a list. */
export interface BeanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Bean[];
}

/** A bill of materials: the components that one run needs, and the quantity of the item that it makes. */
export interface Bom extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The item that is made. It cannot be changed. */
  item: string;
  /** The item's SKU when the bill of materials was created. */
  sku: string;
  /** The components of one run. */
  lines: BOMLine[];
  /** The quantity of the item that one run makes, in the item's own unit. More than 0. */
  yield: number;
  /**
   * `true` for the item's active bill of materials, which builds and other bills of materials use. An item
   * has at most one: activating a bill of materials deactivates the one that was active.
   */
  active: boolean;
  /** A free note, such as instructions. */
  note: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BomConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Bom;
}

/** One page of a list. */
export interface BomPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Bom[];
}

/** A brew of coffee: its parameters and its result. */
export interface Brew extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The time of the brew, from 1900 to one day in the future. */
  at: string;
  /** The bean. Required except in a draft. */
  bean: string | null;
  /** The brewing method. Required except in a draft. */
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
    | "other"
    | null;
  /** The dose: the ground coffee, in grams. More than 0. Required except in a draft. */
  dose: number | null;
  /** The water, in grams. */
  water: number | null;
  /** The yield: the weight of the beverage, in grams. */
  yield: number | null;
  /** The grinder: a piece of equipment of the kind `grinder`. */
  grinder: string | null;
  /** The grind setting, on the grinder's own scale. */
  grindSetting: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The time of the whole brew, in seconds. */
  time: number | null;
  /** The water of the bloom (the first pour, which wets the coffee), in grams. */
  bloomWater: number | null;
  /** The time of the bloom, in seconds. */
  bloomTime: number | null;
  /** The pressure of the machine, in bar. */
  pressure: number | null;
  /** The pours, in the order of time. Their water must not sum to more than `water`. */
  pours: Pour[];
  /** The total dissolved solids of the beverage, in percent. */
  tds: number | null;
  /**
   * The other equipment: each piece once, and no grinder. If two devices change the list, sync merges the
   * changes as those of a set: the additions of both devices stay.
   */
  equipment: string[];
  /** The name of the place where the brew was made. */
  place: string | null;
  /** The rating of the brew, from 0 to 5 in steps of 0.5. */
  rating: number | null;
  /** Any further text. */
  note: string | null;
  /** The recipe that the brew followed. */
  recipe: string | null;
  /** `true` if the brew is a favourite. */
  favourite: boolean;
  /** `true` if the brew is archived. Lists leave it out by default, and statistics do not count it. */
  archived: boolean;
  /**
   * `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and figures
   * do not count drafts.
   */
  draft: boolean;
  /**
   * The grams of beverage or water per gram of coffee, with two decimals. `ratioOf` names the weight. Left
   * out if the weights are not known, or if the ratio is above 100,000.
   */
  ratio?: number;
  /**
   * The weight that `ratio` is computed from. yield: the beverage, as for espresso and moka pot. water: the
   * water, as for the other methods. If the brew lacks the weight of its method, the other weight is used.
   */
  ratioOf?: "yield" | "water";
  /** The grams of coffee per litre of water, with one decimal. */
  strength?: number;
  /**
   * The extraction yield in percent, with two decimals: TDS times the weight of the beverage, divided by the
   * dose.
   */
  extraction?: number;
  /**
   * `true` if the beverage was not weighed. The extraction then assumes that the beverage weighs the water
   * less twice the dose. Otherwise it is left out.
   */
  estimated?: boolean;
  /** The flow: the grams of beverage per second, with two decimals. */
  flow?: number;
  /** The age of the bean on the day of the brew, in whole days. */
  beanAge?: number;
  /** The price of the dose, from the bean's price and weight. Left out if the bean lacks one of them. */
  cost?: Money;
  /** The key of the section that contains the brew. Only in lists with `sectionBy`. */
  section?: string;
  /**
   * The unusual parameters of the brew. The core accepts these parameters, and only reports them here. Lists
   * do not have this member.
   */
  warnings?: BrewWarning[];
  /**
   * The ids of the record's assets with the role `photo`, the cover first. For a small picture, call
   * `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BrewConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Brew;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BrewDetailsChanges extends Partial<Pick<Brew, "at" | "bean" | "method" | "dose" | "water" |
  "yield" | "grinder" | "grindSetting" | "temperature" | "time" | "bloomWater" | "bloomTime" | "pressure" |
  "tds" | "place" | "rating" | "note" | "recipe">> {
  /** The pours, in the order of time. Their water must not sum to more than `water`. */
  pours?: PourInput[] | null;
  /**
   * The other equipment: each piece once, and no grinder. If two devices change the list, sync merges the
   * changes as those of a set: the additions of both devices stay.
   */
  equipment?: string[] | null;
  /** `true` if the brew is a favourite. */
  favourite?: boolean | null;
  /** `true` if the brew is archived. Lists leave it out by default, and statistics do not count it. */
  archived?: boolean | null;
  /**
   * `true` if the brew is a draft, which may be incomplete. A draft needs only `at`. Statistics and figures
   * do not count drafts.
   */
  draft?: boolean | null;
}

/** Filters that select brews. A brew must match all of them. */
export interface BrewFilter {
  /** Only brews on or after this day, in the account's time zone. */
  from?: string | null;
  /** Only brews on or before this day, in the account's time zone. */
  to?: string | null;
  /** Only brews of this bean. */
  bean?: string | null;
  /** Only brews of beans from this roaster: the whole name. Case does not matter. */
  roaster?: string | null;
  /** Only brews of beans from this country of origin. */
  country?: string | null;
  /** Only brews of beans with this process. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** Only brews of beans with this roast level. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** Only brews with this method. */
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
  /** Only brews with this grinder. */
  grinder?: string | null;
  /** `true` for favourite brews only, `false` to leave favourites out. Without it, all brews. */
  favourite?: boolean | null;
}

/** One page of a list. */
export interface BrewPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Brew[];
}

/** A section of a list of brews. */
export interface BrewSection {
  /**
   * The key of the section. For a day, week or month: its first day, such as 2026-11-30. Otherwise the id of
   * the bean, or the method. `null` for drafts without a bean or a method.
   */
  key: string | null;
  /** The number of brews in the section. */
  count: number;
  /**
   * The cursor of the section. With it as `after`, `journal.brews.list` returns the page that begins with
   * this section.
   */
  first: string;
}

/** One page of a list. */
export interface BrewSectionPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: BrewSection[];
}

/** A warning about an unusual parameter of a brew. The parameter is accepted. */
export interface BrewWarning {
  /**
   * The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10
   * to 30 percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment:
   * the record is archived. pours: the sum of the pours is more than 5 g below the water.
   */
  kind: "ratio" | "extraction" | "grindSetting" | "archivedBean" | "archivedEquipment" | "pours";
  /** The unusual value, in the unit of the brew's member. `null` for an archived record. */
  value: number | null;
  /** The lowest usual value. `null` for an archived record. */
  minimum: number | null;
  /** The highest usual value. `null` for an archived record. */
  maximum: number | null;
  /** The id of the archived bean or piece of equipment. `null` for the other kinds. */
  record: string | null;
}

/** A build: a job that makes a quantity of an item from its components. */
export interface Build extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The item that is made. */
  item: string;
  /** The item's SKU when the build was planned. */
  sku: string;
  /** The bill of materials that the components were copied from. */
  bom: string;
  /** The quantity that one run makes, copied from the bill of materials. */
  yield: number;
  /** The components of one run, copied from the bill of materials when the build was planned. */
  lines: BuildLine[];
  /** The quantity to make, in the item's own unit. More than 0. */
  quantity: number;
  /**
   * The location that receives the goods. Without it, the item's own location, or else the company's main
   * location.
   */
  location: string | null;
  /**
   * The time when the goods are needed. Until they are made, they are expected at this time (`incomingAt`).
   */
  dueAt: string | null;
  /** The order line that the goods are made for. */
  orderLine: string | null;
  /** A free note. */
  note: string | null;
  /** The build's number. It is never given to another build. */
  number: string;
  /** The build's status. Steps (`assemblies.builds.step`), completions, and reversed completions change it. */
  status: "planned" | "inProgress" | "completed" | "cancelled";
  /** The quantity that was made: the sum of the completions, less the reversed ones. */
  made: number;
}

/** A completion: a quantity of a build that was made, and the components that it used. */
export interface BuildCompletion extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The build. */
  build: string;
  /** The quantity that was made. Negative for a reversal. */
  quantity: number;
  /** The made quantities, by location and lot. */
  parts: BuiltPart[];
  /** The used quantities of components, by location and lot. */
  consumed: ConsumedPart[];
  /** The id of the ledger transaction that has all entries of the completion. */
  transaction: string;
  /**
   * The cost of one own unit of the made item. `null` if no cost was known. Only managers of the inventory
   * see it.
   */
  unitCost?: UnitCost | null;
  /** The cost in addition to the components, such as wages. Only managers of the inventory see it. */
  extraCost?: Money | null;
  /**
   * The number of components that count as 0, because they have no known cost, or a cost in another currency.
   * Only managers of the inventory see it.
   */
  uncosted?: number | null;
  /** The user who recorded the completion. */
  actor: string;
  /** A free note. */
  note: string | null;
  /** The completion that this record reverses. `null` for a record that is not a reversal. */
  reverses: string | null;
  /** The reason for a reversal, in the company's words. */
  reason: string | null;
}

/** A component of a build, with its stock. All quantities are in the component's own unit. */
export interface BuildComponent {
  /** The component. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the quantities. */
  unit: string;
  /** `true` for a component that is used only if a completion names it. */
  optional: boolean;
  /** The quantity that the whole build needs. */
  needed: number;
  /** The quantity that completions have used. */
  consumed: number;
  /** The quantity that is still needed. The part of it that is in stock is reserved. */
  left: number;
  /**
   * The part of `left` that is in stock for this build, after orders and builds that have waited longer are
   * served.
   */
  allocated: number;
  /** The part of `left` that is not in stock. */
  short: number;
  /** The locations of the item. Empty if `left` is 0. */
  places: ComponentPlace[];
  /** The quantity that is expected: on order, or to be made by open builds. */
  incoming: number;
  /** The time when the next part of `incoming` is expected. `null` if it is not known. */
  incomingAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BuildConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Build;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BuildDraftChanges extends Partial<Pick<Build, "quantity" | "location" | "dueAt" | "orderLine"
  | "note">> {
}

/** A component of a build, for one run. */
export interface BuildLine {
  /** The component. */
  item: string;
  /** The component's SKU, copied from the bill of materials when the build was planned. */
  sku: string;
  /** The quantity for one run in the component's own unit, without scrap. */
  quantity: number;
  /** The loss in production, in percent of `quantity`. `null` for no loss. */
  scrap: number | null;
  /** `true` for a component that is used only if a completion names it. */
  optional: boolean;
  /** `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers. */
  whole: boolean;
}

/** One page of a list. */
export interface BuildPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Build[];
}

/** A step: the change of a record from one status to another. */
export interface BuildStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "planned" | "inProgress" | "completed" | "cancelled";
  /** The status after the step. */
  to: "planned" | "inProgress" | "completed" | "cancelled";
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the previous steps: one step, or several if devices took steps while they were not connected.
   * `null` for a step that an older program took.
   */
  follows: string[] | null;
}

/** A build with its components, completions and steps. */
export interface BuildView extends Build {
  /** `true` if a component is short. */
  isShort: boolean;
  /**
   * The components, in the order of the bill of materials, and then other items that completions have used.
   */
  components: BuildComponent[];
  /** The completions, the oldest first. */
  completions: BuildCompletion[];
  /** The steps, the oldest first. */
  steps: BuildStep[];
}

/** A quantity that was made. */
export interface BuiltPart {
  /** The quantity, in the item's own unit. Negative in a reversal. */
  quantity: number;
  /** The location that received the quantity. */
  location: string;
  /** The lot. `null` for an item that is not tracked by lots. */
  lot: string | null;
}

/** The caller, and the caller's rights in a company. */
export interface Caller {
  /** The account that the data directory serves. */
  account: string;
  /** The company of the request, or the selected company; `null` if there is neither. */
  company: string | null;
  /** The store that holds the company. */
  store: "private" | "shared" | null;
  /** The user who acts in the company; `null` while a user must sign in first. */
  user: string | null;
  /** The username that the user signs in with; `null` if the user has none. */
  username: string | null;
  /** The user's name; `null` if the user has none. */
  name: string | null;
  /** The user's role in the company; `null` while a user must sign in first. */
  role: "owner" | "participant" | null;
  /** `true` if the user is an owner. An owner has all rights, except the rights that only the founder has. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer`
   * makes another owner the founder.
   */
  isFounder: boolean;
  /**
   * The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
   * bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages, as a bit mask. A manager of a department can also delete, approve
   * and see costs there.
   */
  managerMask: number;
  /** The names of the departments whose bits are in deptMask. */
  departments: string[];
  /** The names of the departments whose bits are in managerMask. */
  managed: string[];
  /**
   * The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed:
   * the company has credentials, and no user is signed in. done: a user is signed in. create: the owner
   * requires credentials from everybody, and the account has none yet (access.credentials.create).
   */
  signIn: "unneeded" | "needed" | "done" | "create";
  /** The time when the session ends, if no request is sent before; `null` without a session. */
  until: string | null;
}

/** The outcome of a cancellation. */
export interface Cancelled {
  /** The number of requests that were cancelled. */
  cancelled: number;
}

/** The result of a cancellation. */
export interface CancelledAnswer {
  /** The id of the cancelled answer; `null` if no answer was arriving. */
  cancelled: string | null;
}

/** A feature that only some tiers include. */
export interface CatalogueFeature {
  /** The name of the feature for programs, such as analytics. */
  id: string;
  /** The display name of the feature, such as Analytics. */
  name: string;
}

/** A product of the store. */
export interface CatalogueProduct {
  /** The store's id of the product. */
  id: string;
  /** The tier that the product gives; `null` if there is none. */
  tier: string | null;
  /** The name of the product for people. */
  name: string | null;
  /** The kind of the product, by the App Store's name, such as Auto-Renewable Subscription. */
  type: "Consumable" | "Non-Consumable" | "Non-Renewing Subscription" | "Auto-Renewable Subscription" | null;
  /** The number of days that a Non-Renewing Subscription lasts; `null` if it never ends. */
  days: number | null;
}

/** A tier, with the features that it adds to those of the lower tiers in its group. */
export interface CatalogueTier {
  /** The name of the tier for programs, such as premium. */
  id: string;
  /** The group of the tier. In each group, only the highest tier that the account has counts. */
  group: string;
  /**
   * The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no
   * purchase.
   */
  rank: number;
  /** The name of the tier for people, such as Premium. */
  name: string;
  /** The features that the tier adds to those of the lower tiers in its group. */
  features: string[];
  /**
   * For companies whose tier follows from purchases: the company tier that they get if their owner has this
   * tier. `null` if this tier does not change the tier of companies.
   */
  companyTier: "free" | "business" | "enterprise" | null;
}

/** A piece of a conversation as text. */
export interface ChatExport {
  /** The text: whole messages, at most about 1 MiB. */
  text: string;
  /** The value to pass as `after` for the next piece; `null` for the last piece. */
  rest: string | null;
}

/** A feature, the account's permission to use it, and the products that include it. */
export interface CheckedFeature {
  /** The name of the feature. */
  feature: string;
  /**
   * `true` if the account may use the feature. A feature that the catalogue does not list needs no purchase.
   */
  allowed: boolean;
  /** The tiers that include the feature, the lowest first. */
  tiers: string[];
  /** The products that give these tiers. */
  products: string[];
  /**
   * The time when the permission ends, as far as it is known; `null` if the permission does not end, or if
   * `allowed` is `false`.
   */
  until: string | null;
  /** The store's answer about these products. */
  store: StoreListing;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and its renewal is unknown. default:
   * there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** The decision about one method and one user. */
export interface CheckedMethod {
  /** The method's name. */
  method: string;
  /** `true` if the user may call the method. */
  allowed: boolean;
  /**
   * The reason of the decision. If allowed is true: anyone, account: the rule needs no right. owner, founder:
   * the user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has
   * a bit in deptMask. member: the user has any right in the company. If allowed is false: noCompany: there
   * is no company for the call. signInRequired: no user is signed in. noRight: the right is missing.
   * archived: the company is archived. noFeature: the account lacks the feature that the method needs.
   * noCredentials: there are no credentials to change. notKeptHere: another account stores the credentials.
   * personal: the company is the account's own inventory. tierIsBought: the company's tier follows from
   * purchases. tierRequired: the company's tier is lower than the method needs. shared: only the account that
   * owns the company may call the method, and the company is shared with this one. readOnly: the company is
   * shared for reading only. notShared: the method is for companies that others share, and this one is the
   * account's own.
   */
  reason:
    | "anyone"
    | "account"
    | "founder"
    | "owner"
    | "manager"
    | "department"
    | "member"
    | "noCompany"
    | "signInRequired"
    | "noRight"
    | "archived"
    | "noFeature"
    | "noCredentials"
    | "notKeptHere"
    | "personal"
    | "tierIsBought"
    | "tierRequired"
    | "shared"
    | "readOnly"
    | "notShared";
}

/** The outcome of clearing the log. */
export interface ClearedLog {
  /** The number of bytes that were removed. */
  bytes: number;
  /**
   * `true` if all lines were removed. `false` if a file could not be removed, for example in a read-only
   * directory.
   */
  whole: boolean;
}

/** The number of places that were removed. */
export interface ClearedRecents {
  /** The number of removed places. */
  removed: number;
}

/** The program that sends requests to the core. */
export interface Client {
  /** The name of the program. */
  name: string;
  /** The version of the program. */
  version: string | null;
  /**
   * The environment for which the client was built. The option `--build-environment` overrides it. Without
   * both, `development`.
   */
  build: "development" | "staging" | "production" | null;
}

/** The program that sends requests to the core. */
export interface ClientInput {
  /** The name of the program. */
  name: string;
  /** The version of the program. */
  version?: string | null;
  /**
   * The environment for which the client was built. The option `--build-environment` overrides it. Without
   * both, `development`.
   */
  build?: "development" | "staging" | "production" | null;
}

/** The account of a container. */
export interface CloudAccountAnswer {
  /** The state of the account, such as `available` or `noAccount`. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /**
   * The user reference: the container's name for the account, the same on all devices of the account. `null`
   * without an account.
   */
  account?: string | null;
  /** The id of the container. `null` if the container does not report an id. */
  container?: string | null;
  /**
   * `true` if the container refuses writes that the writer's access record does not allow. Such a container
   * also refuses changes and deletions of records that may only be added. If `false`, the owner's core
   * reverts the writes that are not allowed.
   */
  enforcesRights?: boolean | null;
}

/** One comparison of a filter. A record that lacks the field does not match. */
export interface CloudComparison {
  /** The name of a field, or `recordName`, `creationDate` or `modificationDate`. */
  field: string;
  /**
   * The comparison: equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (the
   * field is one of a list), beginsWith (the field is a text that begins with the value), or contains (the
   * field is a list that contains the value).
   */
  comparator:
    | "equals"
    | "notEquals"
    | "lessThan"
    | "lessThanOrEquals"
    | "greaterThan"
    | "greaterThanOrEquals"
    | "in"
    | "beginsWith"
    | "contains";
  /**
   * A string, a number, or {"type":"date","value":"..."}. For the comparator `in`: a list of 1 to 100 of
   * these. Values of different kinds never match.
   */
  value: unknown;
}

/** One comparison of a filter. A record that lacks the field does not match. */
export interface CloudComparisonInput extends CloudComparison {
}

/** A record that was deleted, or that the core asks the container to delete. */
export interface CloudDeletion {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record, in a request to delete it. */
  zone?: CloudZone;
  /** The change tag of the state to delete. A record with another change tag is not deleted. */
  recordChangeTag?: string;
}

/** A record that was deleted, or that the core asks the container to delete. */
export interface CloudDeletionInput {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record, in a request to delete it. */
  zone?: CloudZoneAnswer | null;
  /** The change tag of the state to delete. A record with another change tag is not deleted. */
  recordChangeTag?: string | null;
}

/** A participant of a shared zone. */
export interface CloudParticipant extends Pick<Participant, "permission" | "invitedAt">,
  Partial<Pick<Participant, "url" | "acceptedAt">> {
  /** The id of the invitation. */
  id: string;
  /** The user reference of the participant. `null` until the invitation is accepted. */
  account?: string | null;
  /** The address, number or label of the invitation. `null` for a participant without an invitation. */
  invitedAs?: string | null;
  /**
   * The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed:
   * the owner has ended the participation.
   */
  acceptance: "pending" | "accepted" | "removed";
  /** The record name of the access record with the participant's rights. */
  access: string;
}

/** A record in a container. */
export interface CloudRecord {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record. */
  zone: CloudZone;
  /** The record's fields by name. A save names only the fields that change. `null` removes a field. */
  fields: { [name: string]: CloudValue | null };
  /** The change tag: the container's name for this state of the record. */
  recordChangeTag?: string;
  /**
   * The time when the record was first saved, by the container's clock. The container returns records in the
   * order of these times.
   */
  creationDate?: string;
  /** The time when the record was last saved, by the container's clock. */
  modificationDate?: string;
  /** The account that created the record, as the container names it. */
  creator?: string;
  /** The account that last saved the record. */
  modifier?: string;
  /** The id of the record that this record belongs to. */
  parent?: string;
}

/** A record in a container. */
export interface CloudRecordInput {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record. */
  zone: CloudZoneAnswer;
  /** The record's fields by name. A save names only the fields that change. `null` removes a field. */
  fields: { [name: string]: CloudValueInput | null };
  /** The change tag: the container's name for this state of the record. */
  recordChangeTag?: string | null;
  /**
   * The time when the record was first saved, by the container's clock. The container returns records in the
   * order of these times.
   */
  creationDate?: string | null;
  /** The time when the record was last saved, by the container's clock. */
  modificationDate?: string | null;
  /** The account that created the record, as the container names it. */
  creator?: string | null;
  /** The account that last saved the record. */
  modifier?: string | null;
  /** The id of the record that this record belongs to. */
  parent?: string | null;
}

/** The result for one record: its new state, or the reason why the container refused it. */
export interface CloudResult {
  /** The record's id. */
  recordName?: string | null;
  /** The change tag of the saved record. */
  recordChangeTag?: string | null;
  /** The time when the record was first saved, by the container's clock. */
  creationDate?: string | null;
  /** The time when the record was saved, by the container's clock. */
  modificationDate?: string | null;
  /** The reason why the record was refused. */
  kind?:
    | "networkUnavailable"
    | "networkFailure"
    | "timeout"
    | "serviceUnavailable"
    | "requestRateLimited"
    | "zoneBusy"
    | "notAuthenticated"
    | "accountTemporarilyUnavailable"
    | "quotaExceeded"
    | "serverRecordChanged"
    | "unknownItem"
    | "changeTokenExpired"
    | "historyLost"
    | "zoneNotFound"
    | "userDeletedZone"
    | "permissionFailure"
    | "tooManyParticipants"
    | "limitExceeded"
    | "batchRequestFailed"
    | "invalidArguments"
    | "constraintViolation"
    | "assetFileMissing"
    | "incompatibleVersion"
    | null;
  /** The reason, as a sentence for people. */
  message?: string | null;
  /** The record as the container has it, if `kind` is `serverRecordChanged`. */
  serverRecord?: CloudRecordInput | null;
  /** The milliseconds after which the core may try again. */
  retryAfter?: number | null;
}

/** The share of a zone, as one account sees it. */
export interface CloudShare {
  /** The zone, as the requesting account names it. */
  zone: CloudZoneAnswer;
  /** The title of the share, such as the company's name. */
  title: string;
  /** The name of the owner. */
  ownerName?: string | null;
  /** The share's own link. `null` for accounts that do not own the zone. */
  url?: string | null;
  /**
   * The people whom the share's own link admits. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading. readWrite: everybody who has the link, with the rights
   * of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /** The permission of the requesting account. The owner has all permissions. */
  permission: "readWrite" | "readOnly";
  /** The time when the share was created. */
  createdAt: string;
  /** The time when the owner ended the share. `null` until then. */
  revokedAt?: string | null;
  /** The change tag: the container's name for this state of the share and its participants. */
  shareTag: string;
  /**
   * The participants, in the order of their invitations. An account that does not own the zone sees only
   * itself.
   */
  participants?: CloudParticipant[] | null;
}

/**
 * The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason.
 * If the cloud cannot be reached, try again later.
 */
export interface CloudUnavailableData {
  /** The name of the error for programs. */
  kind: "cloudUnavailable";
  /**
   * The kind of error that the container reported. `null` if the data directory is not connected to a
   * container.
   */
  reason:
    | "networkUnavailable"
    | "networkFailure"
    | "timeout"
    | "serviceUnavailable"
    | "requestRateLimited"
    | "zoneBusy"
    | "notAuthenticated"
    | "accountTemporarilyUnavailable"
    | "quotaExceeded"
    | "serverRecordChanged"
    | "unknownItem"
    | "changeTokenExpired"
    | "historyLost"
    | "zoneNotFound"
    | "userDeletedZone"
    | "permissionFailure"
    | "tooManyParticipants"
    | "limitExceeded"
    | "batchRequestFailed"
    | "invalidArguments"
    | "constraintViolation"
    | "assetFileMissing"
    | "incompatibleVersion"
    | null;
}

/** The value of one field. */
export interface CloudValue {
  /** The type of the value. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`. */
  value: unknown;
}

/** The value of one field. */
export interface CloudValueInput {
  /** The type of the value. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`. */
  value: unknown;
}

/** A zone: a part of a database. Each change token, atomic save and share concerns one zone. */
export interface CloudZone {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string;
}

/** A zone: a part of a database. Each change token, atomic save and share concerns one zone. */
export interface CloudZoneAnswer {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string | null;
}

/** A zone: a part of a database. Each change token, atomic save and share concerns one zone. */
export interface CloudZoneInput {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string | null;
}

/** A record that a scanned code leads to. */
export interface CodeMatch {
  /** The kind of the record. */
  kind: "item" | "lot" | "location" | "loan" | "order" | "dispatch";
  /** The id of the record. */
  id: string;
  /** The name of the record. */
  title: string;
}

/** A company: the tenant that records belong to. */
export interface Company extends Pick<CommonMembers, "unreadable"> {
  /** The company's id. */
  id: string;
  /** The company's name. */
  name: string;
  /** The company's legal name, as in its contracts. */
  legalName: string | null;
  /** The company's address. */
  address: Address | null;
  /** The company's currency: the code of ISO 4217, such as EUR. */
  currency: string | null;
  /**
   * The time zone in which the company's days begin and end: a name in the IANA database, such as
   * Europe/Berlin. `null` for UTC.
   */
  timeZone: string | null;
  /**
   * The place of the company's logo: a text that the front end understands, such as a file name or a URL. The
   * core does not read it.
   */
  logo: string | null;
  /** The company's tax id on its invoices, such as a VAT number. The core does not check its form. */
  taxId: string | null;
  /** The company's number in a register, such as a commercial register, on its invoices. */
  registration: string | null;
  /** The bank account to which invoices are paid. */
  bank: BankAccount | null;
  /** The terms of payment in words, on the company's invoices. */
  paymentTerms: string | null;
  /** The company's own departments, in addition to the departments that every company has. */
  departments: CustomDepartment[];
  /** The company's settings. */
  settings: CompanySettings;
  /** `true` if the company is archived. Its records can be read, but not changed. */
  archived: boolean;
  /** The kind of company: business, or personal for the account's own inventory (companies.personal). */
  kind: "business" | "personal";
  /** The tier that the company pays for. companies.tiers lists the limits of each. */
  tier: "free" | "business" | "enterprise";
  /**
   * The source of the tier. manual: companies.setTier has set the tier. entitlements: the tier follows from
   * the purchases of the account.
   */
  tierSource: "manual" | "entitlements";
  /** The version of the company: 1 at first, and 1 more with each change. */
  version: number;
  /** The time when the company was created. */
  createdAt: string;
  /** The time of the company's last change. */
  updatedAt: string;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface CompanyConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Company;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface CompanyDetailsChanges extends Partial<Pick<Company, "name" | "legalName" | "currency" |
  "timeZone" | "logo" | "taxId" | "registration" | "paymentTerms">> {
  /** The company's address. */
  address?: AddressChanges | null;
  /** The bank account to which invoices are paid. */
  bank?: BankAccountChanges | null;
  /** The company's own departments, in addition to the departments that every company has. */
  departments?: CustomDepartmentInput[] | null;
  /** The company's settings. */
  settings?: CompanySettingsChanges | null;
  /** `true` if the company is archived. Its records can be read, but not changed. */
  archived?: boolean | null;
}

/** The settings of a company. */
export interface CompanySettings {
  /**
   * `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if
   * such a request fails with `insufficientStock`.
   */
  allowNegativeStock: boolean;
  /**
   * The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or
   * {number:5} for at least five digits. It may have {year}, {month} and {day}.
   */
  orderNumberFormat: string;
  /** The number of hours after which a session ends, even if the user is active. Without it, 12. */
  sessionHours: number;
  /**
   * The number of minutes without a request in the company after which a session ends. Useful if several
   * users share a device. `null` for no limit.
   */
  idleMinutes: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Without it, 30. */
  expiryDays: number;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. Without it, P-{number:5}. */
  purchaseNumberFormat: string;
  /**
   * `true` if each account that the company is shared with must create credentials of its own and sign in
   * before it can use the company.
   */
  requireCredentials: boolean;
  /**
   * The number of months for which the histories of records are stored; `null` for as long as the company
   * exists. Each device removes older changes in idle moments. The stock ledger is never removed.
   */
  historyMonths: number | null;
  /**
   * line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of
   * each rate, and rounded once. `null` in companies and documents of older programs, for line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null` in companies and
   * documents of older programs, for halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
  /**
   * The format of invoice numbers, with the same rules as orderNumberFormat, and {series} exactly once: the
   * letter of the device's series, or nothing for the first one. `null` for I-{series}{number:5}.
   */
  invoiceNumberFormat: string | null;
  /**
   * The format of the numbers of credit notes, with the same rules as invoiceNumberFormat. It must differ
   * from that format. `null` for C-{series}{number:5}.
   */
  creditNoteNumberFormat: string | null;
  /**
   * The contact of sales over the counter that name no customer (orders.sell). `null` if such sales must name
   * one.
   */
  counterContact: string | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface CompanySettingsChanges extends Partial<Pick<CompanySettings, "idleMinutes" | "historyMonths"
  | "taxRounding" | "rounding" | "invoiceNumberFormat" | "creditNoteNumberFormat" | "counterContact">> {
  /**
   * `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if
   * such a request fails with `insufficientStock`.
   */
  allowNegativeStock?: boolean | null;
  /**
   * The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or
   * {number:5} for at least five digits. It may have {year}, {month} and {day}.
   */
  orderNumberFormat?: string | null;
  /** The number of hours after which a session ends, even if the user is active. Without it, 12. */
  sessionHours?: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Without it, 30. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. Without it, P-{number:5}. */
  purchaseNumberFormat?: string | null;
  /**
   * `true` if each account that the company is shared with must create credentials of its own and sign in
   * before it can use the company.
   */
  requireCredentials?: boolean | null;
}

/** The settings of a company. */
export interface CompanySettingsInput extends Partial<Pick<CompanySettings, "idleMinutes" | "historyMonths" |
  "taxRounding" | "rounding" | "invoiceNumberFormat" | "creditNoteNumberFormat" | "counterContact">> {
  /**
   * `true` if a request may take more stock than there is, so that the quantity becomes negative. `false` if
   * such a request fails with `insufficientStock`.
   */
  allowNegativeStock?: boolean | null;
  /**
   * The format of order numbers, such as SO-{year}-{number:5}. It must have {number} exactly once, or
   * {number:5} for at least five digits. It may have {year}, {month} and {day}.
   */
  orderNumberFormat?: string | null;
  /** The number of hours after which a session ends, even if the user is active. Without it, 12. */
  sessionHours?: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Without it, 30. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. Without it, P-{number:5}. */
  purchaseNumberFormat?: string | null;
  /**
   * `true` if each account that the company is shared with must create credentials of its own and sign in
   * before it can use the company.
   */
  requireCredentials?: boolean | null;
}

/** A build after a completion, or after the reversal of one. */
export interface CompletedBuild {
  /** The build afterwards. */
  build: Build;
  /** The completion or the reversal. */
  completion: BuildCompletion;
}

/** A flavour term that completes a word begun by the user. */
export interface CompletedTerm {
  /** The term. */
  term: string;
  /** The id in the flavour wheel. `null` for a term that is not in the wheel. */
  id: string | null;
}

/** Flavour terms that complete a text. */
export interface CompletedTerms {
  /** The terms. */
  terms: CompletedTerm[];
}

/** The stock of a component in a location. */
export interface ComponentPlace {
  /** The location. */
  location: string;
  /** The location's name. */
  locationName: string;
  /** The quantity on hand. */
  onHand: number;
  /** The quantity that can be used: not in transit, lent, scrapped, expired or withheld. */
  usable: number;
}

/** A component that is short. All quantities are in the component's own unit. */
export interface ComponentShortage {
  /** The component. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The unit of the quantities. */
  unit: string;
  /** The quantity that the request takes. */
  asked: number;
  /**
   * The quantity that the request can take from its locations, without the stock that is reserved for orders
   * and other builds.
   */
  available: number;
  /** The missing quantity. */
  short: number;
  /** All locations of the item. */
  places: ComponentPlace[];
  /** The quantity that is expected: on order, or to be made by open builds. */
  incoming: number;
  /** The time when the next part of `incoming` is expected. `null` if it is not known. */
  incomingAt: string | null;
}

/**
 * There are fewer components than a build takes. data.shortages lists them, with their locations and the
 * quantities that are expected.
 */
export interface ComponentsShortData {
  /** The name of the error for programs. */
  kind: "componentsShort";
  /** The build. */
  build: string;
  /** The components that are short, at least one. */
  shortages: ComponentShortage[];
}

/** A value that a source names as the deployment path. */
export interface ConsideredPath {
  /**
   * The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT,
   * or a variable that --deployment-variable names. setting: policy.deployment.set. file: the document
   * AppConfig. default: no source names a path.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /** The value. */
  value: string;
  /** `true` if the value is a valid deployment path. Other values are ignored. */
  valid: boolean;
}

/** A component that a completion uses. */
export interface ConsumedLine {
  /** The component, or an item that was used instead. Either `item` or `sku` must be given, not both. */
  item?: string | null;
  /** The SKU of the item, instead of `item`. */
  sku?: string | null;
  /**
   * The quantity that was used, in the item's own unit, or 0. Without it, the quantity of the bill of
   * materials.
   */
  quantity?: number | null;
  /**
   * The location that the item is taken from, by its id, code or path. Without it, the item's own location,
   * or else the company's main location.
   */
  location?: string | null;
  /** The lots to take the item from. Without them, the lots that expire first. */
  lots?: ConsumedLot[] | null;
}

/** A quantity of a lot that a completion uses. */
export interface ConsumedLot {
  /** The lot. */
  lot: string;
  /** The quantity, in the item's own unit. More than 0. */
  quantity: number;
}

/** A quantity of a component that was used. */
export interface ConsumedPart {
  /** The component. */
  item: string;
  /** The quantity, in the item's own unit. Negative in a reversal. */
  quantity: number;
  /** The location that the quantity was taken from. */
  location: string;
  /** The lot. `null` for an item that is not tracked by lots. */
  lot: string | null;
}

/** A person or an organisation that a company deals with. */
export interface Contact extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The contact's name. */
  name: string;
  /** The kinds of the contact: customer, supplier or partner. At least one kind, and each only once. */
  kinds: Array<"customer" | "supplier" | "partner">;
  /** The organisation for which a person works; `null` for none. */
  organisation: string | null;
  /** The people to speak to at the organisation. */
  people: ContactPerson[];
  /** The email addresses, the main one first. */
  emails: ContactEmail[];
  /** The telephone numbers, the main one first. */
  phones: ContactPhone[];
  /** The URL of the website. */
  website: string | null;
  /** The postal addresses. */
  addresses: ContactAddress[];
  /** The tax id, such as a VAT number. The core does not check its form. */
  taxId: string | null;
  /** The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR. */
  currency: string | null;
  /**
   * The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices
   * follows from it.
   */
  paymentDays: number | null;
  /** The name of the price list whose prices apply to the contact's orders (prices.list). */
  priceList: string | null;
  /**
   * The tax rate in percent of new lines of the contact's orders and purchases, with at most 3 decimals. A
   * line whose item has a `taxRate` or `taxCategory` gets the item's. `null` for none.
   */
  taxRate: number | null;
  /**
   * The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other
   * than S applies to all these lines, whatever their items, with the rate 0: E for exempt, AE if the buyer
   * owes the tax, K for a supply within the European Union, G for an export, O for outside the scope of the
   * tax, Z for the rate 0.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** Further words by which the contact can be found. */
  tags: string[];
  /** A free note. */
  note: string | null;
  /** `true` if the contact is no longer in use. */
  archived: boolean;
}

/** The account of a contact. */
export interface ContactAccount extends Pick<CommonMembers, "next"> {
  /** The contact. For a contact that was merged into another one, the other contact. */
  contact: string;
  /**
   * The amounts that the contact owes, one for each currency. Less than 0 if the contact has paid too much.
   */
  balances: MoneySum[];
  /** The entries, newest first. */
  items: AccountEntry[];
}

/** A postal address with its purpose. */
export interface ContactAddress {
  /** The purpose of the address: billing, shipping or other. */
  label: "billing" | "shipping" | "other";
  /** The address. */
  address: Address;
  /**
   * `true` if this is the default address of its label. Without a default, the first address of the label is
   * used.
   */
  isDefault: boolean;
}

/** A postal address with its purpose. */
export interface ContactAddressInput {
  /** The purpose of the address: billing, shipping or other. */
  label: "billing" | "shipping" | "other";
  /** The address. */
  address: AddressInput;
  /**
   * `true` if this is the default address of its label. Without a default, the first address of the label is
   * used.
   */
  isDefault?: boolean | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ContactConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Contact;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ContactDetailsChanges extends Partial<Pick<Contact, "name" | "kinds" | "organisation" |
  "website" | "taxId" | "currency" | "paymentDays" | "priceList" | "taxRate" | "taxCategory" | "note">> {
  /** The people to speak to at the organisation. */
  people?: ContactPersonInput[] | null;
  /** The email addresses, the main one first. */
  emails?: ContactEmailInput[] | null;
  /** The telephone numbers, the main one first. */
  phones?: ContactPhoneInput[] | null;
  /** The postal addresses. */
  addresses?: ContactAddressInput[] | null;
  /** Further words by which the contact can be found. */
  tags?: string[] | null;
  /** `true` if the contact is no longer in use. */
  archived?: boolean | null;
}

/** An email address with its purpose. */
export interface ContactEmail {
  /** The address. */
  value: string;
  /** The purpose of the address, such as orders or home. */
  label: string | null;
}

/** An email address with its purpose. */
export interface ContactEmailInput {
  /** The address. */
  value: string;
  /** The purpose of the address, such as orders or home. */
  label?: string | null;
}

/** A contact's id and name. */
export interface ContactName {
  /** The id of the contact. */
  id: string;
  /** The contact's name. */
  name: string;
}

/** A note on an event with a contact, such as a call, a visit or a promise. */
export interface ContactNote {
  /** The note's id. */
  id: string;
  /** The company that the note belongs to. */
  company: string;
  /** The contact. */
  contact: string;
  /** The text of the note. */
  text: string;
  /** The user who wrote the note. */
  actor: string;
  /** The instant at which the note was written. */
  at: string;
  /** The version, from 1. The version grows by one when the note's contact is merged into another contact. */
  version: number;
}

/** One page of a list. */
export interface ContactPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Contact[];
}

/** A person to speak to. */
export interface ContactPerson {
  /** The person's name. */
  name: string;
  /** The person's role in the organisation. */
  role: string | null;
  /** The person's email address. */
  email: string | null;
  /** The person's telephone number, as it is written. */
  phone: string | null;
}

/** A person to speak to. */
export interface ContactPersonInput extends Pick<ContactPerson, "name">, Partial<Pick<ContactPerson, "role" |
  "email" | "phone">> {
}

/** A telephone number with its purpose. */
export interface ContactPhone {
  /** The telephone number, as it is written. A search finds the number by its digits. */
  value: string;
  /** The purpose of the number, such as office or mobile. */
  label: string | null;
}

/** A telephone number with its purpose. */
export interface ContactPhoneInput {
  /** The telephone number, as it is written. A search finds the number by its digits. */
  value: string;
  /** The purpose of the number, such as office or mobile. */
  label?: string | null;
}

/** A page of public records. */
export interface ContentPage {
  /** The records, in the order of their ids. */
  items: ContentRecord[];
  /** The value to pass as `after` for the next page; `null` on the last page. */
  next: string | null;
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /** The time when the records were last fetched; `null` if they were never fetched. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none. */
  refreshFailure: RefreshFailure | null;
}

/** A record of the public database, as it was fetched. */
export interface ContentRecord {
  /** The type of the record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
  /**
   * The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and
   * lists are lists. An asset is an object with `sha256`, `bytes` and `path`.
   */
  fields: { [name: string]: unknown };
  /**
   * The time when the record was first saved in the public database; `null` if the host does not report it.
   */
  createdAt: string | null;
  /** The time when the record was last saved in the public database; `null` if the host does not report it. */
  modifiedAt: string | null;
}

/** A type of public records that the device stores. */
export interface ContentType {
  /** The name of the type. */
  type: string;
  /** The number of stored records. */
  records: number;
  /** The comparisons that a record must meet to be fetched. Empty if all records of the type are fetched. */
  filter: CloudComparison[];
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /** The time when the records were last fetched; `null` if they were never fetched. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none. */
  refreshFailure: RefreshFailure | null;
}

/** The types of public records that the device stores. */
export interface ContentTypes {
  /** The types, sorted by name. */
  types: ContentType[];
}

/** A conversation with the model of the app's backend. */
export interface Conversation extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The title. At first it is the beginning of the first message, until the backend or a user changes it. */
  title: string;
  /** The name of the model at the backend; `null` for the backend's own choice. */
  model: string | null;
  /** The id of the user, a record of users. */
  user: string;
  /** The time of the latest message; `null` before the first. */
  lastMessageAt: string | null;
  /** `true` if the conversation is archived: conversations.list returns it only with `archived: true`. */
  archived: boolean;
  /** The backend's id of the conversation; `null` before its first answer. */
  backendId: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ConversationConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Conversation;
}

/** The conversations of a core. */
export interface ConversationList {
  /** The conversations, oldest first. */
  conversations: ListedConversation[];
}

/** One page of a list. */
export interface ConversationPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Conversation[];
}

/** One or more converted temperatures. */
export interface ConvertedTemperature {
  /** The converted value or values, with at most nine decimals. */
  value: number | number[];
  /** The scale of the converted values. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** `true` if at least one value is outside the Humanus table, and was extrapolated linearly. */
  extrapolated: boolean;
  /** The positions of the values outside the Humanus table, counted from 0. Left out for a single value. */
  extrapolatedAt?: number[];
}

/** A parameter that the core changed because of the last tasting. */
export interface Correction {
  /** The changed parameter. */
  parameter: "grindSetting" | "temperature";
  /**
   * The reason. sour, lowExtraction: the next brew is finer or hotter by one step. bitter, highExtraction:
   * the next brew is coarser or cooler by one step.
   */
  reason: "sour" | "bitter" | "lowExtraction" | "highExtraction";
  /** The value before the change. */
  from: number;
  /** The value to try. */
  to: number;
}

/** A stocktake: its scope and its status. */
export interface Count extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The stocktake's name. */
  name: string | null;
  /** The stock to be counted. */
  scope: CountScope;
  /** `true` if the expected quantities are hidden from the people who count. Managers see these quantities. */
  blind: boolean;
  /** A free note. */
  note: string | null;
  /**
   * The stocktake's status. open: lines can be recorded. review: the counting has ended, and the differences
   * are reviewed. posted: the differences are in the ledger. cancelled: the stocktake was ended without
   * posting.
   */
  status: "open" | "review" | "posted" | "cancelled";
  /**
   * The id of the ledger transaction that the stocktake has posted; `null` before that, and if no quantity
   * differed.
   */
  transaction: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface CountConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Count;
}

/** The counted quantity of an item in a location. */
export interface CountLine {
  /** The line's id. */
  id: string;
  /** The company that the line belongs to. */
  company: string;
  /** The stocktake. */
  count: string;
  /** The counted item. */
  item: string;
  /** The location of the counted stock. */
  location: string;
  /** The counted lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The counted quantity, in the item's own unit. */
  quantity: number;
  /**
   * The quantity in the ledger when the line was recorded, in the item's own unit. So a later sale makes no
   * difference. `null` for a caller who counts blind.
   */
  expected: number | null;
  /** The user who counted. */
  actor: string;
  /** The instant at which the stock was counted. */
  at: string;
}

/** One page of a list. */
export interface CountPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Count[];
}

/** The stock to be counted. Without any member, all of the company's stock. */
export interface CountScope {
  /** Only stock in this location or in a part of it. */
  location: string | null;
  /** Only items of this category. Without it, items of all categories. */
  category: string | null;
  /** Only these items. If empty, all items. */
  items: string[];
}

/** The stock to be counted. Without any member, all of the company's stock. */
export interface CountScopeForm {
  /** Only stock in this location or in a part of it. The location is given by its id, code or path. */
  location?: string | null;
  /** Only items of this category. Without it, items of all categories. */
  category?: string | null;
  /** The ids of the items to count. Without `items` and `skus`, all items are counted. */
  items?: string[] | null;
  /** The SKUs of the items to count. If `skus` is given, `items` must be left out. */
  skus?: string[] | null;
}

/** The credentials of a user: the username and two dates, but never the password. */
export interface Credential {
  /** The company that the credentials are for. */
  company: string;
  /** The user who signs in with these credentials. */
  user: string;
  /** The username to sign in with. It never changes. */
  username: string;
  /** The time when the credentials were created. */
  createdAt: string;
  /** The time when the password was last changed. */
  changedAt: string;
}

/** The credited amount for goods that were returned or will not be shipped. */
export interface CreditSum {
  /** The amount without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** The amount with tax. It equals the order's `credited`. */
  gross: Money;
  /** The amounts for each category and rate of the tax. Empty if no goods were credited. */
  taxes: TaxSum[];
}

/** The tiers and features that the account is entitled to, and the purchases behind them. */
export interface CurrentEntitlements {
  /** The App Store environment of the newest document; `null` if there are no documents. */
  environment: string | null;
  /** The account's tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /**
   * The purchases that entitle, or may entitle again: active, in a grace period, in billing retry, or ended
   * within the last 90 days. The list has one transaction for each subscription group and for each other
   * purchase. Entitling purchases come first, higher tiers before lower tiers. entitlements.history lists all
   * transactions.
   */
  entitlements: Entitlement[];
  /**
   * The next time when this result changes without a new document: a purchase ends, the App Store stops
   * trying to collect a payment, or a purchase leaves the list. `null` if time changes nothing.
   */
  validUntil: string | null;
  /** The time to which the result applies. */
  at: string;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and its renewal is unknown. default:
   * there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** The present weather of a place. */
export interface CurrentWeather {
  /** The place of the weather. */
  place: WeatherPlace;
  /** The temperature in degrees Celsius, as in the host's answer. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The relative humidity, from 0 to 1. `null` if the host does not report it. */
  humidity: number | null;
  /** The time of the observation. `null` if the host does not report it. */
  observedAt: string | null;
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
  /** `true` if the answer is older than `maxAge`, or if the host failed to send a newer answer. */
  stale: boolean;
  /**
   * The milliseconds since the observation, or since the host's answer if the answer has no time of
   * observation. 0 if the clock was set back since that time.
   */
  age: number;
  /** The time of the host's answer. */
  fetchedAt: string;
  /**
   * The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now.
   * `null` if there is no such reason.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.current. */
export interface CurrentWeatherAnswer {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. */
  name?: string | null;
  /** The temperature of the air. */
  temperature: MeasuredTemperature;
  /** The weather in a word or two, in the host's words. */
  condition?: string | null;
  /** The relative humidity, from 0 to 1. */
  humidity?: number | null;
  /** The time of the observation. Without it, the time of the answer counts. */
  observedAt?: string | null;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone?: string | null;
  /** The members of the host's answer that the core does not know, unchanged. */
  more?: { [name: string]: unknown } | null;
}

/**
 * The core no longer has the state to which the cursor belongs. For events, read all records again, and
 * continue from data.newest. For a list with snapshot, read the list again from its first page.
 */
export interface CursorTooOldData {
  /** The name of the error for programs. */
  kind: "cursorTooOld";
  /** The cursor of the log's beginning. `null` if the refused cursor belongs to a list. */
  oldest: string | null;
  /**
   * The cursor of the log's end. Read all records again, and then continue from this cursor. `null` if the
   * refused cursor belongs to a list: then read the list again from its first page.
   */
  newest: string | null;
}

/** A company's own department: a name for a bit of the masks of access records. */
export interface CustomDepartment {
  /** The department's name. */
  name: string;
  /** The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** A company's own department: a name for a bit of the masks of access records. */
export interface CustomDepartmentInput {
  /** The department's name. */
  name: string;
  /** The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** The changes in a database. */
export interface DatabaseChanges {
  /** The zones with changes. */
  zones?: CloudZoneAnswer[] | null;
  /** The zones that no longer exist, or are no longer shared with the account. */
  deletedZones?: DeletedZone[] | null;
  /** The token to send with the next request. */
  token: string;
  /** `true` if there are more changes. The core then sends the next request at once. */
  more: boolean;
  /**
   * In a reply about the private database: the present token of the shared database. A core that already has
   * this token need not fetch changes of the shared database. Left out if the container does not know the
   * token.
   */
  sharedToken?: string | null;
}

/** The figures of a day. A figure is `null` if the caller has no access to its department. */
export interface DaySummary {
  /** The instant at which the day begins. */
  from: string;
  /** The number of orders in each status. */
  orders: StatusCount[] | null;
  /**
   * The number of orders, in progress or invoiced, that still have goods to ship and that the customer wants
   * by the end of the day.
   */
  toShip: number | null;
  /** The sums of the day's orders, for each currency. Drafts and cancelled orders are left out. */
  sales: SalesSum[] | null;
  /** The number of dispatches in each status. */
  dispatches: StatusCount[] | null;
  /** The number of items with a projected stock below their minStock, or below zero. */
  lowItems: number | null;
  /**
   * The number of low items without available stock: no stock is on hand, or all stock on hand is reserved
   * for orders and builds.
   */
  outItems: number | null;
  /**
   * The number of lots in stock that have expired, or expire within the days of the company's
   * `settings.expiryDays` (30 by default).
   */
  expiringLots: number | null;
  /** The number of overdue loans. */
  overdueLoans: number | null;
}

/** An event that may be sent. */
export interface DeclaredEvent {
  /** The name of the event. */
  name: string;
  /** The properties that the event may have. */
  properties: DeclaredProperty[];
}

/** A property that an event may have. */
export interface DeclaredProperty {
  /** The name of the property. */
  key: string;
  /** The type of the value: a text of at most 100 characters, a number, or a Boolean. */
  type: "text" | "number" | "boolean";
}

/** A record that was deleted. */
export interface Deleted {
  /** The id of the deleted record. */
  deleted: string;
}

/** The outcome of deleting an account. */
export interface DeletedAccount {
  /** The id of the deleted user. */
  user: string;
  /**
   * The outcome at the backend. none: the backend has not authenticated the user, and got no request.
   * deleted: the backend has deleted its account of the user. failed: the backend has not confirmed the
   * deletion, and the app must request it in another way.
   */
  backend: "none" | "deleted" | "failed";
  /** The reason of the failure; `null` unless `backend` is `failed`. */
  failure: RefreshFailure | null;
}

/** A zone that no longer exists, or is no longer shared with the account. */
export interface DeletedZone {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** The reason why the zone no longer exists, or is no longer shared. */
  reason: "deleted" | "purged" | "encryptedDataReset" | "removed" | "revoked" | "left";
}

/** A department: a bit of the masks of access records, with a name. */
export interface Department {
  /** The department's name. */
  name: string;
  /** The department's bit: a power of two. */
  mask: number;
  /** `true` if the company has added the department, `false` for the departments of every company. */
  custom: boolean;
}

/** One page of a list. */
export interface DepartmentPage {
  /** All elements, in the list's order. */
  items: Department[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/** The end of this account's participation in a company of another account. */
export interface Departure {
  /** The id of the departure, as in the notification `events.changed`. */
  id: string;
  /** The company. It is no longer on this device. */
  company: string;
  /** The company's name. `null` if the name had not arrived on this device. */
  name: string | null;
  /**
   * The reason. left: the account left the company. removed: the owner removed the account. revoked: the
   * owner ended the share. deleted: the company was deleted.
   */
  reason: "left" | "removed" | "revoked" | "deleted";
  /** The number of records with changes of this device that were never sent. These changes are lost. */
  unsent: number;
  /** The time when this device learned of the departure. */
  at: string;
}

/** One page of a list. */
export interface DeparturePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Departure[];
}

/** The services that hold the app's data, and the source of that choice. */
export interface Deployment {
  /**
   * The deployment path, which names the services that hold the app's data. appleNative: Apple's own
   * services. backend: the app's backend.
   */
  path: "appleNative" | "backend";
  /**
   * The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT,
   * or a variable that --deployment-variable names. setting: policy.deployment.set. file: the document
   * AppConfig. default: no source names a path.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /**
   * `true` if CloudKit is used: `path` is `appleNative`, the app was built for production, and AppConfig
   * names a container. Otherwise sync with the host's cloud is paused.
   */
  cloudKit: boolean;
  /**
   * The build environment of the app, as the core's option `--build-environment` names it. Without the
   * option, the value of `system.hello`. Without both, `development`.
   */
  buildEnvironment: "development" | "staging" | "production";
  /** The id of the container that AppConfig names. `null` if AppConfig names no container. */
  cloudKitContainer: string | null;
  /**
   * The values that the sources name, beginning with the source of the highest precedence. The last value is
   * the one that is used; the values before it are not valid deployment paths. Sources of lower precedence
   * are left out.
   */
  considered: ConsideredPath[];
  /** The malformed and unknown members of the document's `deployment`. They are ignored. */
  problems: DocumentProblem[];
}

/** A setting: its name, its type and its default. */
export interface DescribedSetting {
  /** The name of the setting. `app.*` and `app.device.*` stand for all of the app's own settings. */
  name: string;
  /** The type of the value. */
  type: "boolean" | "integer" | "text" | "choice" | "any";
  /** The type and the limits as JSON Schema (draft 2020-12). */
  schema: unknown;
  /** The value that the setting has until it is set. */
  default: unknown;
  /**
   * The place of the value. account: the value syncs between all devices of the account. device: the value
   * stays on this device.
   */
  kept: "account" | "device";
  /** The purpose of the setting. */
  doc: string;
  /**
   * The command-line option that sets the value now. `settings.set` cannot change such a value. `null` for a
   * value that can be set.
   */
  option: string | null;
  /**
   * The id of the setting's record, in events and in `sync.conflicts.list`. `null` for a setting of the
   * device.
   */
  record: string | null;
}

/** All settings. */
export interface DescribedSettings {
  /** The settings: first the account's, then the device's, then the app's own. */
  settings: DescribedSetting[];
}

/** The location of the device. */
export interface DeviceLocation {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The accuracy of the position, in metres. `null` if the host does not report the accuracy. */
  accuracy: number | null;
  /** The time when the device was at this position. */
  at: string;
  /** The name of the place. `null` if the name is not known yet. `location.geocode` fetches the name. */
  name: string | null;
}

/** The last known place of the device. */
export interface DevicePlace {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. `null` if the name is not known yet. */
  name: string | null;
  /** The time when the device was at this place. */
  at: string;
  /** The accuracy of the position, in metres. `null` if the host did not report the accuracy. */
  accuracy: number | null;
}

/** The state of a process and of its stores. */
export interface Diagnostics {
  /** The program's version. */
  version: string;
  /** The operating system: `linux` or `macos`. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The path of the data directory. `:memory:` if the core keeps its data in memory. */
  data: string;
  /** The milliseconds since the process started. */
  uptime: number;
  /**
   * The number of requests that the process has begun to serve. Answers of the host, and requests that were
   * run again, are included.
   */
  requests: number;
  /** The stores of the data directory. */
  stores: StoreDiagnostics[];
  /** The client, as named in `system.hello`. `null` if the client has not sent that request. */
  client: Client | null;
  /**
   * The allocated memory, in bytes. If users sign in to any company, it is rounded to whole MiB. `null` if
   * the system does not report it.
   */
  heap: number | null;
  /** The number of prepared SQL statements. `null` if users sign in to any company. */
  statements: number | null;
  /** The newest lines of the log, oldest first. */
  log: LogEntry[];
}

/** A record that was restored to the cloud's state. */
export interface DiscardedRecord extends Pick<CommonMembers, "id"> {
  /** `true` if the record had pending changes, which were discarded. */
  discarded: boolean;
}

/** A dismissed promotion. */
export interface Dismissal {
  /** The id of the promotion. */
  id: string;
  /** The time from which the promotion can be shown again. */
  until: string;
}

/** A dispatch: goods of an order that leave together. */
export interface Dispatch extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The order. */
  order: string;
  /** The way in which the goods get to the recipient. */
  collectionType: "endUser" | "colleague" | "shipping";
  /** The recipient, if the recipient is a contact. */
  contact: string | null;
  /** The recipient, if the recipient is a user of the company. */
  user: string | null;
  /** The recipient as a free text, such as a name. */
  recipient: string | null;
  /** The address of the recipient. Without it, the order's shipping address. */
  address: Address | null;
  /** The carrier. */
  carrier: string | null;
  /** The carrier's name for the kind of shipping, such as express. */
  service: string | null;
  /** The carrier's tracking number. */
  trackingNumber: string | null;
  /** The number of parcels, from 1 to 10,000. */
  parcels: number | null;
  /** The weight of the dispatch, in grams. */
  weight: number | null;
  /** The user who is responsible for the dispatch. */
  assignee: string | null;
  /** The instant at which the dispatch is planned to leave. */
  plannedAt: string | null;
  /** A free note. */
  note: string | null;
  /** The proof of delivery: the id of one of the dispatch's assets (`assets.add`). */
  proof: string | null;
  /** The dispatch's number in the company, such as D-1. */
  number: string;
  /** The dispatch's status. To change it, call `dispatches.step`. */
  status: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The instant at which the dispatch was last handed over. `null` before the first time. */
  handedOverAt: string | null;
  /** The instant of delivery. `null` if the dispatch was not delivered. */
  deliveredAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface DispatchConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Dispatch;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface DispatchDraftChanges extends Partial<Pick<Dispatch, "collectionType" | "contact" | "user" |
  "recipient" | "carrier" | "service" | "trackingNumber" | "parcels" | "weight" | "assignee" | "plannedAt" |
  "note" | "proof">> {
  /** The address of the recipient. Without it, the order's shipping address. */
  address?: AddressChanges | null;
}

/** One page of a list. */
export interface DispatchPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Dispatch[];
}

/** A step: the change of a record from one status to another. */
export interface DispatchStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The status after the step. */
  to: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the previous steps: one step, or several if devices took steps while they were not connected.
   * `null` for a step that an older program took.
   */
  follows: string[] | null;
}

/** A dispatch with its lines and steps. */
export interface DispatchView extends Dispatch {
  /** The lines that were shipped with the dispatch. */
  lines: DispatchedLine[];
  /** The steps, the oldest first. */
  steps: DispatchStep[];
}

/** The quantity of an order line that leaves with a dispatch. */
export interface DispatchedLine {
  /** The order's line. */
  orderLine: string;
  /** The item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity, in the line's unit. */
  quantity: number;
  /** The unit of the quantity. `null` for a line without a unit. */
  unit: string | null;
  /** The locations and lots from which the goods were taken. */
  parts: EntryPart[];
}

/** A line of a document. */
export interface DocumentLine {
  /** The item's SKU. `null` for a line without an item. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The note below the line. */
  note: string | null;
  /**
   * The ordered quantity less the cancelled quantity. On a packing list, less the credited quantity that will
   * not be shipped, too.
   */
  quantity: number;
  /** The unit of the quantity. `null` for a line without a unit. */
  unit: string | null;
  /** The quantity that was shipped and has not been returned. */
  shipped: number;
  /** The price of one unit. `null` on a packing list, like the discount, the tax rate and the amounts. */
  unitPrice: Money | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent. */
  taxRate: number | null;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The line's amount without tax. */
  net: Money | null;
  /** The tax. */
  tax: Money | null;
  /** The sum of `net` and `tax`. */
  gross: Money | null;
}

/** A party to a document. */
export interface DocumentParty {
  /** The party's name. */
  name: string;
  /** The party's address. */
  address: Address | null;
}

/** A malformed or unknown part of a document. The core ignores the part. */
export interface DocumentProblem {
  /** The place of the part in the document: a JSON Pointer (RFC 6901). */
  pointer: string;
  /** The kind of the problem: missing, unknown, type or value. */
  kind: string;
  /** A sentence about the problem, with the expected value. */
  message: string;
  /** The id of the promotion that was left out, if it can be read. */
  promotion?: string;
}

/** The sums of a document's lines. */
export interface DocumentSums {
  /** The sum without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** The sum with tax. */
  gross: Money;
  /** The part of `gross` for goods that were returned or will not be shipped. */
  credited: Money;
  /** The amount paid, less the amount paid back. */
  paid: Money;
  /**
   * The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be
   * owed if the draft is submitted unchanged.
   */
  due: Money;
  /** The sums for each category and rate of the tax. */
  taxes: TaxSum[];
  /** The composition of `credited`: net, tax and gross, in total and for each tax. */
  credits: CreditSum;
}

/** A file with the content of an asset. */
export interface DownloadedAsset {
  /** The path of the file. */
  path: string;
  /** The SHA-256 digest of the content, as 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** Two contacts that may be the same person or organisation. */
export interface DuplicateContacts {
  /** The older contact. */
  first: ContactName;
  /** The newer contact. */
  second: ContactName;
  /** The kinds of values that both contacts share: `email`, `phone` or `taxId`. */
  by: Array<"email" | "phone" | "taxId">;
}

/** One page of a list. */
export interface DuplicateContactsPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: DuplicateContacts[];
}

/** Another record has the same value in a member that must be unique. data.member names the member. */
export interface DuplicateData {
  /** The name of the error for programs. */
  kind: "duplicate";
  /** The name of the member whose value another record has already. */
  member: string;
  /** The id of the record that has the value, if the caller may see it. */
  id?: string;
}

/**
 * A purchase and its present state. Members that come from the App Store's documents have the App Store's
 * names.
 */
export interface Entitlement {
  /** The id of the transaction. */
  transactionId: string;
  /** The id of the first transaction of the purchase. It is the same for all renewals. */
  originalTransactionId: string;
  /** The id of the product. */
  productId: string;
  /**
   * The tier that the catalogue gives the product; `null` if there is none, or if the catalogue does not have
   * the product.
   */
  tier: string | null;
  /** The kind of the product, by the App Store's name, such as Auto-Renewable Subscription. */
  type: string | null;
  /**
   * The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a
   * higher subscription. consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid,
   * but still entitles for a while. inBillingRetry: ended unpaid, while the App Store still tries to collect
   * the payment. expired: ended.
   */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired";
  /** `true` if the account has the purchase's tier because of this purchase. */
  entitled: boolean;
  /**
   * The time when the purchase stops entitling, as far as it is known; `null` if the purchase entitles
   * forever, or if `entitled` is `false`.
   */
  until: string | null;
  /** `true` if the purchase entitles forever. */
  lifetime: boolean;
  /** `true` if the purchase will renew; `null` if this is not known, or if the product does not renew. */
  willRenew: boolean | null;
  /** The id of the product to which the purchase will renew; `null` if the purchase will not renew. */
  renewsTo: string | null;
  /** `true` if another member of the family made the purchase. */
  familyShared: boolean;
  /** The kind of the offer with which the product was bought; `null` without an offer. */
  offerType: "introductory" | "promotional" | "code" | "winBack" | null;
  /** The id of the offer; `null` without an offer, and for an introductory offer. */
  offerId: string | null;
  /** The duration of the offer (ISO 8601), such as P1M for a month; `null` without an offer. */
  offerPeriod: string | null;
  /** `true` if the period is a free trial. */
  trial: boolean;
  /** The time when the product was bought, or when its period began. */
  purchaseDate: string;
  /** The time when the present period ends or has ended; `null` if the purchase does not end. */
  expiresDate: string | null;
  /**
   * The time when the purchase was refunded, or no longer shared by the family; `null` if neither has
   * happened.
   */
  revocationDate: string | null;
  /** The reason of the revocation: appIssue or other; `null` if the purchase was not revoked. */
  revocationReason: "other" | "appIssue" | null;
  /**
   * The end of the grace period, in which the purchase entitles although its renewal was not paid; `null`
   * without a grace period.
   */
  gracePeriodExpiresDate: string | null;
  /** The reason why the subscription does not continue; `null` if it is not known. */
  expirationIntent: "cancelled" | "billingError" | "priceIncrease" | "productUnavailable" | "other" | null;
  /** The user's answer to a higher price; `null` if the user was not asked. */
  priceConsent: "pending" | "agreed" | null;
  /** The App Store environment of the purchase. */
  environment: string;
  /** The time when the App Store signed the transaction. */
  signedDate: string;
}

/** The tiers and features that the account is entitled to, and the time when they last changed. */
export interface EntitlementSnapshot {
  /** The App Store environment of the newest document; `null` if there were no documents. */
  environment: string | null;
  /** The account's tier of each group. */
  tiers: HeldTier[];
  /** The features of these tiers. */
  features: string[];
  /** The time when the first of the entitling purchases ends; `null` if none of them ends. */
  validUntil: string | null;
  /**
   * The time when the tiers and features last changed. If no document was ever stored, or if the stored
   * values are based on other roots, another app, other environments or another catalogue, the time of this
   * reply.
   */
  at: string;
  /** A digest of the roots, the app, the environments and the catalogue on which the values rest. */
  basis?: string;
  /** The time when the newest document was signed. */
  newest?: string;
  /** The time until which a newer document is expected. */
  staleUntil?: string;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and its renewal is unknown. default:
   * there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** A quantity of a lot, moved from or into a location. */
export interface EntryPart {
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The location that the goods left, or that received them. */
  location: string;
  /** The lot. `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The component that was moved. Only in entries about a kit. */
  item?: string;
}

/** A grinder, a brewer, a machine, or another piece of equipment. */
export interface Equipment extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The kind of equipment. */
  kind: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name of the piece. */
  name: string;
  /** The maker. */
  brand: string | null;
  /** The maker's name of the model. */
  model: string | null;
  /** The day of the purchase, such as 2026-11-30. */
  boughtAt: string | null;
  /** The price of the purchase. */
  price: Money | null;
  /** The scale of a grinder. Only a grinder may have a scale. */
  setting: GrindScale | null;
  /** The brewing method of a brewer. Only a brewer may have a method. */
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
    | "other"
    | null;
  /** Any further text. */
  note: string | null;
  /** `true` if the piece is a favourite. */
  favourite: boolean;
  /** `true` if the piece is out of use. Lists leave it out by default. */
  archived: boolean;
  /**
   * `true` if the piece is the default of its kind. Each kind has at most one default. If another piece
   * becomes the default, this member becomes `false`.
   */
  isDefault: boolean;
  /**
   * The ids of the record's assets with the role `photo`, the cover first. For a small picture, call
   * `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface EquipmentConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Equipment;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface EquipmentDetailsChanges extends Partial<Pick<Equipment, "kind" | "name" | "brand" | "model" |
  "boughtAt" | "method" | "note">> {
  /** The price of the purchase. */
  price?: MoneyChanges | null;
  /** The scale of a grinder. Only a grinder may have a scale. */
  setting?: GrindScaleChanges | null;
  /** `true` if the piece is a favourite. */
  favourite?: boolean | null;
  /** `true` if the piece is out of use. Lists leave it out by default. */
  archived?: boolean | null;
  /**
   * `true` if the piece is the default of its kind. Each kind has at most one default. If another piece
   * becomes the default, this member becomes `false`.
   */
  isDefault?: boolean | null;
}

/** One page of a list. */
export interface EquipmentPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Equipment[];
}

/** A change of one record. */
export interface Event {
  /**
   * The service of the record, as in the names of its methods, such as `inventory`, `companies` or `access`.
   */
  service: string;
  /**
   * The kind of record, such as `item`, `company` or `access`. For data that only this device stores: a name
   * such as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or `session`.
   */
  type: string;
  /** The company that the record belongs to. `null` for the account's own records. */
  company: string | null;
  /**
   * The id of the record. For data of this device without records of its own, such as `recents`, the
   * account's id.
   */
  id: string;
  /** The kind of change: created, updated or deleted. */
  action: "created" | "updated" | "deleted";
  /**
   * The version of the record after the change. For a deleted record, its last version. For data that only
   * this device stores, a number that increases with each change.
   */
  version: number;
  /** The members that an update changed, among those that the reader may see. Empty for other actions. */
  fields: string[];
  /** The user who made the change. */
  actor: string;
  /** The time of the change. For a change that sync brought, the time of its arrival. */
  at: string;
  /** The origin of the change. here: a request on this device. sync: another device. */
  origin: "here" | "sync";
}

/** Changes, in the order in which they were made. */
export interface EventPage {
  /** The changes that the caller may see, oldest first. */
  events: Event[];
  /** The position after these events. Pass it as `cursor` to get the later events, now or after a restart. */
  cursor: string;
  /** `true` if there are already events after the cursor. */
  more: boolean;
}

/** The brews behind an insight. */
export interface Evidence {
  /** The number of examined brews: at most the latest 1,000 that fit the filters. */
  brews: number;
  /**
   * The number of examined brews, or of tasting notes, that count for this kind. If the brews are enough but
   * have too few different values, the number of different values.
   */
  have: number;
  /** The number that `have` must reach for this kind. */
  need: number;
}

/** A lot in stock that expires soon or has expired. */
export interface ExpiringLot {
  /** The lot. */
  lot: string;
  /** The item of the lot. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The last day on which the lot is good. */
  expiry: string;
  /** The lot's status. */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** The quantity of the lot on hand, in the item's own unit. */
  onHand: number;
}

/** One page of a list. */
export interface ExpiringLotPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ExpiringLot[];
}

/** Figures and insights in words, and their source. */
export interface ExplainedInsights {
  /** The most important fact, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /**
   * The source of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** `true` if this is the stored answer to an earlier, equal question. The model was not asked again. */
  repeated: boolean;
}

/** The reason why a user may call a method, or the rights that would be enough. */
export interface Explanation {
  /** The method's name. */
  method: string;
  /** The method's rule of access, as x-access in the discovery document. */
  rule: AccessRule;
  /** `true` if the user may call the method. */
  allowed: boolean;
  /**
   * The reason of the decision. If allowed is true: anyone, account: the rule needs no right. owner, founder:
   * the user is an owner or the founder. manager: the user has a bit in managerMask. department: the user has
   * a bit in deptMask. member: the user has any right in the company. If allowed is false: noCompany: there
   * is no company for the call. signInRequired: no user is signed in. noRight: the right is missing.
   * archived: the company is archived. noFeature: the account lacks the feature that the method needs.
   * noCredentials: there are no credentials to change. notKeptHere: another account stores the credentials.
   * personal: the company is the account's own inventory. tierIsBought: the company's tier follows from
   * purchases. tierRequired: the company's tier is lower than the method needs. shared: only the account that
   * owns the company may call the method, and the company is shared with this one. readOnly: the company is
   * shared for reading only. notShared: the method is for companies that others share, and this one is the
   * account's own.
   */
  reason:
    | "anyone"
    | "account"
    | "founder"
    | "owner"
    | "manager"
    | "department"
    | "member"
    | "noCompany"
    | "signInRequired"
    | "noRight"
    | "archived"
    | "noFeature"
    | "noCredentials"
    | "notKeptHere"
    | "personal"
    | "tierIsBought"
    | "tierRequired"
    | "shared"
    | "readOnly"
    | "notShared";
  /** The feature that must have been bought for the method; `null` if the method needs no feature. */
  feature: string | null;
  /**
   * The bits of the departments that the rule names. The user needs at least one of these bits. `null` if the
   * rule needs no bit.
   */
  asked: number | null;
  /** The rights that the user holds. */
  held: Rights;
  /**
   * The grants that would allow the call; each of these grants is enough. Empty unless `reason` is `noRight`.
   */
  grants: SufficientGrant[];
}

/** The result of an export. */
export interface ExportReport {
  /** The number of records. */
  rows: number;
  /** The number of bytes. In csv, the line with the column names is included. */
  bytes: number;
  /** The exported text if `inline` was `true`, otherwise `null`. */
  text: string | null;
}

/** An electronic invoice. */
export interface ExportedInvoice {
  /** The format. */
  format: "ubl";
  /** The number of the document. */
  number: string;
  /** The text of the file, in UTF-8. */
  text: string;
}

/** The reason why a widget shows less, or another place, than its configuration asks for. */
export interface Fallback {
  /** The reason, as a name for programs. */
  reason:
    | "placeUnknown"
    | "premiumNeeded"
    | "devicePlaceUnknown"
    | "devicePlaceOld"
    | "locationDenied"
    | "nameMissing"
    | "weatherStale"
    | "weatherMissing"
    | "nowMissing"
    | "hoursMissing";
  /** The reason as a sentence for people. */
  message: string;
  /** The name of the error that caused the fallback, for programs. `null` if no error caused it. */
  error: string | null;
}

/**
 * The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists
 * the tiers that include it, and data.products lists the products that give these tiers.
 */
export interface FeatureRequiredData {
  /** The name of the error for programs. */
  kind: "featureRequired";
  /** The feature that the method needs. */
  feature: string;
  /** The tiers that include the feature, the lowest first. */
  tiers: string[];
  /** The products that give these tiers. */
  products: string[];
  /** The store's answer about these products: their prices on this device. */
  store: StoreListing;
}

/** A message from a user to the makers of the app. */
export interface Feedback extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the user, a record of users. */
  user: string;
  /**
   * The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about
   * the app. praise: a compliment.
   */
  kind: "bug" | "idea" | "question" | "praise";
  /** The user's message. */
  message: string;
  /**
   * The address for a reply, such as an e-mail address or a telephone number; `null` if the user wants no
   * reply.
   */
  contact: string | null;
  /** The diagnostics that are sent with the feedback; `null` for none. */
  diagnostics: AppDiagnostics | null;
  /**
   * The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
   * authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted
   * the feedback; feedback.retry sends it again.
   */
  state: "waiting" | "sent" | "failed";
  /** The time when the backend accepted the feedback; `null` before that. */
  sentAt: string | null;
  /** The reason why the last attempt to send the feedback failed; `null` if no attempt has failed. */
  error: FeedbackError | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface FeedbackConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Feedback;
}

/** The reason why feedback was not sent. */
export interface FeedbackError {
  /** The machine name of the error. */
  kind: string;
  /** The reason as a sentence for people. */
  message: string;
}

/** One page of a list. */
export interface FeedbackPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Feedback[];
}

/** The host's answer to host.config.fetch. */
export interface FetchedConfig {
  /**
   * The fetched document: AppConfig or IAPPromo, or the list of records that the document consists of. At
   * most 1 MiB, not counting white space.
   */
  document: unknown;
}

/**
 * The figure of one group of brews. The brews of a group share a span of the calendar, or a value such as the
 * method.
 */
export interface FigurePoint {
  /** The first day of the span, or the value that the brews share. `null` for brews without a value. */
  key: string | null;
  /** The name of the bean or grinder whose id is `key`. `null` for other keys. */
  name: string | null;
  /** The number of brews in the group. */
  brews: number;
  /**
   * The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure
   * `cost`, which is in `money`.
   */
  value: number | null;
  /** The cost: one amount for each currency. Empty for other measures. */
  money: Money[];
}

/** The figures of groups of brews, in order. */
export interface FigurePoints {
  /** The figures. */
  points: FigurePoint[];
}

/** All known flags with their values. */
export interface Flags {
  /**
   * The flags by name: `true` for on, `false` for off. They are sorted by the Unicode scalars of their names.
   */
  flags: { [name: string]: boolean };
  /** The malformed parts of the document. Malformed flags are left out. */
  problems: DocumentProblem[];
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /**
   * The origin of the document. host: fetched by the host. records: composed of records of the public
   * database. file: read from the file that an option names. builtIn: there is no document, and defaults
   * apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A family of the flavour wheel. Families are the second of three levels. */
export interface FlavorFamily {
  /** The id, which never changes. */
  id: string;
  /** The term. */
  name: string;
  /** The terms of the family. */
  terms: FlavorTerm[];
}

/** A group of the flavour wheel. Groups are the first of three levels. */
export interface FlavorGroup {
  /** The id, which never changes. */
  id: string;
  /** The term. */
  name: string;
  /** The families of the group. */
  families: FlavorFamily[];
}

/** The flavour of a coffee in numbers. */
export interface FlavorProfile {
  /** The acidity, from 0 (none) to 10 (very sour). */
  acidity: number;
  /** The sweetness, from 0 (none) to 10 (very sweet). */
  sweetness: number;
  /** The bitterness, from 0 (none) to 10 (very bitter). */
  bitterness: number;
  /** The body (the feel in the mouth), from 0 (watery) to 10 (syrupy). */
  body: number;
  /** The strength of fruit flavours, from 0 (none) to 10. */
  fruitiness: number;
  /** The strength of floral flavours, from 0 (none) to 10. */
  floral: number;
  /** The strength of nutty flavours, from 0 (none) to 10. */
  nutty: number;
  /** The strength of roasted flavours, from 0 (none) to 10. */
  roasted: number;
  /** The most prominent flavour terms: one to three. */
  dominant: string[];
  /** One sentence about the flavour as a whole. */
  summary: string;
}

/** A term of the flavour wheel. Terms are the third of three levels. */
export interface FlavorTerm {
  /** The id, which never changes. */
  id: string;
  /** The term. */
  name: string;
}

/** The flavour wheel. */
export interface FlavorWheel {
  /** The groups: the first level. */
  groups: FlavorGroup[];
}

/**
 * The caller may not call this method in the company. data.needs is the right or the condition that would
 * allow the call.
 */
export interface ForbiddenData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The rule of access that the caller would have to meet. */
  needs: AccessRule;
}

/** A contact, found by an id. */
export interface FoundContact extends Contact {
  /** The id of the returned contact, if the requested contact was merged into it. */
  mergedInto?: string;
}

/** One page of the results of a search. */
export interface FoundContactPage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Contact[];
  /**
   * `true` if the search stopped before it had examined all records. Better matches may be on later pages.
   * `next` continues the search.
   */
  partial: boolean;
}

/** A public record, with its freshness and age. */
export interface FoundContent {
  /** The type of the record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
  /**
   * The fields of the record, by name. Texts, dates and references are strings, numbers are numbers, and
   * lists are lists. An asset is an object with `sha256`, `bytes` and `path`.
   */
  fields: { [name: string]: unknown };
  /**
   * The time when the record was first saved in the public database; `null` if the host does not report it.
   */
  createdAt: string | null;
  /** The time when the record was last saved in the public database; `null` if the host does not report it. */
  modifiedAt: string | null;
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /** The time when the records were last fetched; `null` if they were never fetched. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; `null` if the last fetch succeeded, or if there was none. */
  refreshFailure: RefreshFailure | null;
}

/** One page of the results of a search. */
export interface FoundItemPage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Item[];
  /**
   * `true` if the search stopped before it had examined all records. Better matches may be on later pages.
   * `next` continues the search.
   */
  partial: boolean;
}

/** One page of the results of a search. */
export interface FoundMessagePage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Message[];
  /**
   * `true` if the search stopped before it had examined all records. Better matches may be on later pages.
   * `next` continues the search.
   */
  partial: boolean;
}

/** A place that was found, with its distance. */
export interface FoundPlace {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country: string | null;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone: string | null;
  /**
   * The distance in metres from the request's coordinates. If the request has no coordinates, the distance
   * from the device's last known place; `null` if that place is not known.
   */
  distance: number | null;
}

/** Places and suggestions for a text that is being typed. */
export interface FoundPlaces {
  /**
   * The places. The nearest come first if the request has coordinates. Otherwise the best matches come first.
   */
  places: FoundPlace[];
  /**
   * The suggestions of the host, the best matches first. They have no coordinates yet: `places.resolve`
   * returns the coordinates. Empty without a host.
   */
  suggestions: PlaceSuggestion[];
  /**
   * The source of the places. host: the host. timeZones: the system's table of time zones, which lists
   * cities.
   */
  source: "host" | "timeZones";
}

/** The share of a zone. */
export interface FoundShare {
  /** The share. `null` for a zone that was never shared. */
  share?: CloudShare | null;
}

/** The founder of a company cannot be revoked or demoted. */
export interface FounderStaysData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: Transfer;
}

/** The content of GS1 element strings. */
export interface GS1Content {
  /** Identifier 01: the GTIN of the trade item, 14 digits; `null` without it. */
  gtin: string | null;
  /** Identifier 02: the GTIN of the contained trade items, 14 digits; `null` without it. */
  content: string | null;
  /** Identifier 10: the batch; `null` without it. */
  batch: string | null;
  /** Identifier 21: the serial number; `null` without it. */
  serial: string | null;
  /** Identifier 11: the day of manufacture; `null` without it. */
  madeOn: string | null;
  /**
   * The last day on which the goods are good. Identifier 17 (expiry), or else 7003 (expiry with a time), or
   * else 15 (best before). `null` without these identifiers.
   */
  expiry: string | null;
  /** Identifier 30: the number of pieces of an item with a variable measure; `null` without it. */
  count: number | null;
  /** Identifier 37: the number of contained trade items; `null` without it. */
  contained: number | null;
  /**
   * Identifiers 310n to 316n, 32nn, 35nn and 36nn: the quantity, in `unit`; `null` without these identifiers.
   */
  quantity: number | null;
  /**
   * The unit of `quantity`, such as kg, m, m2, l, m3, lb, oz or in (inches); `null` if `quantity` is `null`.
   */
  unit: string | null;
  /**
   * The amount to pay. Identifier 392n: in the company's currency. Identifier 393n: in the currency that the
   * code names. `null` without these identifiers, and for an unknown currency.
   */
  price: Money | null;
  /** All elements, in their order. */
  elements: GS1Element[];
}

/** One element of GS1 element strings. */
export interface GS1Element {
  /** The application identifier. */
  ai: string;
  /** The value, as it is in the code. */
  value: string;
}

/** The host's answer to host.geocode.reverse. */
export interface GeocodeAnswer {
  /** The name of the place. */
  name: string;
  /** The city, town or village. */
  locality?: string | null;
  /** The state or province. */
  region?: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country?: string | null;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone?: string | null;
}

/** A point, with the name of the place there. */
export interface GeocodedPlace {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. */
  name: string;
  /** The city, town or village. */
  locality: string | null;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country: string | null;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone: string | null;
  /** `true` if the name was already stored, so the host was not asked. */
  known: boolean;
}

/** The scale of a grinder's settings. */
export interface GrindScale {
  /** The lowest setting. */
  minimum: number;
  /** The highest setting. More than `minimum`. */
  maximum: number;
  /** The difference between two neighbouring settings. More than 0. */
  step: number;
  /** The direction of the scale. lower: lower settings grind finer. higher: higher settings grind finer. */
  finer: "lower" | "higher";
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface GrindScaleChanges extends Partial<Pick<GrindScale, "minimum" | "maximum" | "step" | "finer">>
  {
}

/** The scale of a grinder's settings. */
export interface GrindScaleInput extends GrindScale {
}

/** An HTTP header. */
export interface HTTPHeader {
  /** The name of the header. Case does not matter. */
  name: string;
  /** The value of the header. */
  value: string;
}

/** An HTTP header. */
export interface HTTPHeaderInput {
  /** The name of the header. Case does not matter. */
  name: string;
  /** The value of the header. */
  value: string;
}

/** A tier that the account has. */
export interface HeldTier {
  /** The group of the tier. */
  group: string;
  /** The name of the tier. */
  tier: string;
  /**
   * The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no
   * purchase.
   */
  rank: number;
  /** The time when the tier ends, as far as it is known; `null` if the tier does not end. */
  until: string | null;
  /** `true` if the tier was bought forever. */
  lifetime: boolean;
  /** The product that gives the tier; `null` if the tier was not bought. */
  productId: string | null;
  /** The transaction that proves the purchase; `null` if the tier was not bought. */
  transactionId: string | null;
}

/** The agreed version of the protocol. */
export interface Hello {
  /** The version of the protocol that is used. */
  protocol: number;
  /** The versions of the protocol that this core supports. */
  supported: number[];
  /** The core's name. */
  name: string;
  /** The core's version, in the form of semver.org, such as 0.1.0. */
  version: string;
}

/** One event in the history of a record. */
export interface HistoryEntry {
  /** The time of the event. */
  at: string;
  /** The user who caused the event. */
  actor: string;
  /**
   * The user name of the user, also after the user has left the company. `null` for a user without a user
   * name.
   */
  username: string | null;
  /**
   * The kind of event. created, changed, deleted: the record itself, or a part of it. stepped: a step changed
   * the record's status. stock: the item's quantity changed, as `entry` shows.
   */
  kind: "created" | "changed" | "stepped" | "deleted" | "stock";
  /**
   * The part of the record that changed, such as a line of an order. Left out if the record itself changed.
   */
  part?: string;
  /**
   * The changed members that the caller may see. For a deletion, the members of the last state, if the caller
   * may delete such records.
   */
  fields: HistoryField[];
  /** The entry of the ledger, for an event of the kind `stock`. `null` for other kinds of events. */
  entry: unknown;
}

/** One page of a list. */
export interface HistoryEntryPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: HistoryEntry[];
}

/** A member before and after a change. */
export interface HistoryField {
  /** The name of the member. */
  name: string;
  /** The value before the change. `null` if there was no value. */
  from: unknown;
  /** The value after the change. `null` if there is no value. */
  to: unknown;
}

/** The host's answer. */
export interface HostChecked {
  /** The text in the host's answer. */
  text: string;
  /** `true` if the host's answer is the text that was sent. */
  same: boolean;
}

/** The host answered with an error. data.error is the host's error. */
export interface HostErrorData {
  /** The name of the error for programs. */
  kind: "hostError";
  /** The error as the host sent it; left out if it is longer than 65,536 bytes. */
  error?: { [name: string]: unknown };
  /**
   * Why the host failed: the `data.kind` of its error. Left out if `data.kind` of the error is not one of
   * these names.
   */
  reason?: "guardrail" | "tooLong" | "busy" | "refused" | "malformed" | "unreachable" | "cutOff";
  /** The recommended action, if there is a reason. */
  advice?: string;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The host's answer cannot be used, or the host has ended. */
export interface HostFaultData {
  /** The name of the error for programs. */
  kind: "hostFault";
  /** The problems of the host's answer; left out if there was no answer. */
  problems?: Problem[];
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The host's answer to host.ping. */
export interface HostPong {
  /** The text that was sent. */
  text: string;
}

/** The host's answer to host.secrets.set and host.secrets.delete. */
export interface HostSecretDone {
}

/** The host did not answer in time. data.deadline is the time limit in milliseconds. */
export interface HostTimeoutData {
  /** The name of the error for programs. */
  kind: "hostTimeout";
  /** The time limit for the host, in milliseconds. */
  deadline: number;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The host does not offer a capability that the request needs. data.capability names the capability. */
export interface HostUnavailableData {
  /** The name of the error for programs. */
  kind: "hostUnavailable";
  /** The capability that the host does not provide. */
  capability: string;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The weather of a place in the next hours. */
export interface HourlyWeather {
  /** The place of the weather. */
  place: WeatherPlace;
  /** The hours that have not ended, in the order of time. */
  hours: WeatherHour[];
  /** The reasons why hours are missing. Empty if all requested hours are there. */
  fallbacks: WeatherGap[];
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
  /** `true` if the answer is older than `maxAge`, or if the host failed to send a newer answer. */
  stale: boolean;
  /**
   * The milliseconds since the observation, or since the host's answer if the answer has no time of
   * observation. 0 if the clock was set back since that time.
   */
  age: number;
  /** The time of the host's answer. */
  fetchedAt: string;
  /**
   * The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now.
   * `null` if there is no such reason.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.hourly. */
export interface HourlyWeatherAnswer {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. */
  name?: string | null;
  /** The hours, at least one, in order of time. */
  hours: HourlyWeatherAnswerHour[];
  /** The time when the forecast was made. */
  observedAt?: string | null;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone?: string | null;
  /** The members of the host's answer that the core does not know, unchanged. */
  more?: { [name: string]: unknown } | null;
}

/** An hour of the host's answer to host.weather.hourly. */
export interface HourlyWeatherAnswerHour {
  /** The time when the hour begins. */
  at: string;
  /** The temperature of the air. */
  temperature: MeasuredTemperature;
  /** The weather in a word or two, in the host's words. */
  condition?: string | null;
  /** The members of the host's answer that the core does not know, unchanged. */
  more?: { [name: string]: unknown } | null;
}

/** One point of the Humanus scale. */
export interface HumanusKnot {
  /** The temperature in degrees Celsius. */
  celsius: number;
  /** The same temperature on the Humanus scale. */
  humanus: number;
}

/** A table of the Humanus scale. */
export interface HumanusTable {
  /** The id of the table. */
  id: string;
  /** The origin of the table, and its limits. */
  provenance: string;
  /**
   * The 122 knots of the table: points between which the scale is linear. Both members increase from each
   * knot to the next.
   */
  knots: HumanusKnot[];
}

/**
 * The record's status does not allow this step. data.allowed lists the steps that are possible now, and
 * data.waiting lists the conditions of the other steps.
 */
export interface IllegalStepData {
  /** The name of the error for programs. */
  kind: "illegalStep";
  /** The record's status. */
  status: string;
  /** The status or the action that was requested. */
  asked: string;
  /** The statuses to which the record can move now. */
  allowed: string[];
  /** The steps that are not possible yet, each with the conditions that must be met first. */
  waiting: WaitingStep[];
}

/** The result of an import. */
export interface ImportReport {
  /** The number of rows. A record that spans several lines is one row. */
  rows: number;
  /** The number of rows that created a record. */
  created: number;
  /** The number of rows that changed a record. */
  updated: number;
  /** The number of rows whose record already had the same values. */
  unchanged: number;
  /** The number of refused rows. If an atomic import has refused rows, it stores nothing. */
  failed: number;
  /** The refused rows and their problems, at most 1,000. */
  problems: RowProblems[];
  /**
   * The form in which the table was read, as given in the request or as guessed. Left out for formats other
   * than csv.
   */
  form?: AnsweredForm;
}

/** A place that was used on another device. */
export interface ImportedPlace {
  /**
   * The id of the place on the other device. It becomes valid on this device, too, unless it already names
   * another place here.
   */
  id?: string | null;
  /** The name of the place. */
  name: string;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The state or province. */
  region?: string | null;
  /** The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE. */
  country?: string | null;
  /** The name of the place's time zone in the IANA database, such as `Europe/Berlin`. */
  timeZone?: string | null;
  /**
   * The time of the place's last use on the other device, as in `widgets.recents.list`. On this device, the
   * import counts as a use now.
   */
  usedAt?: string | null;
}

/** The number of records of one kind that refer to the record. */
export interface InUseCount {
  /** The kind of records. */
  kind: string;
  /** The number of records. */
  count: number;
}

/**
 * Other records refer to the record. data.counts has the number of these records for each kind. Remove the
 * references first.
 */
export interface InUseData {
  /** The name of the error for programs. */
  kind: "inUse";
  /** The kinds of records that refer to the record, at least one. */
  counts: InUseCount[];
}

/** Facts about a process of the core. */
export interface Info {
  /** The program's name. */
  name: string;
  /** The program's version, in the form of semver.org, such as 0.1.0. */
  version: string;
  /** The path of the data directory. `:memory:` if the core keeps its data in memory. */
  data: string;
  /** The number of methods that the core offers. */
  methods: number;
}

/** The outcome of each signed document, and the tiers and features that the account has now. */
export interface Ingested {
  /**
   * The outcomes, one for each document. After a notification, the outcomes of the documents inside it
   * follow.
   */
  outcomes: Outcome[];
  /** The account's present tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /** The time when the first of the entitling purchases ends; `null` if none of them ends. */
  validUntil: string | null;
  /** The time to which the tiers and features apply. */
  at: string;
}

/** A finding about brews, as numbers and ids without prose. */
export interface Insight {
  /** The kind of insight. */
  kind:
    | "bestParameters"
    | "ratingTrend"
    | "extractionTrend"
    | "grindEffect"
    | "temperatureEffect"
    | "ageEffect"
    | "consistency"
    | "extractionRange"
    | "flavours";
  /**
   * The state. ready: there are enough brews for a finding. tooLittle: more brews are needed. empty: no brew
   * counts for this kind.
   */
  state: "ready" | "tooLittle" | "empty";
  /** The finding. `null` if `state` is not `ready`, or if the brews show no effect. */
  data: InsightData | null;
  /** The brews behind the insight. */
  evidence: Evidence;
  /**
   * How sure the finding is, by the number of brews. low: at least the needed number. medium: at least twice
   * that number. high: at least four times that number. `null` if `state` is not `ready`.
   */
  confidence: "low" | "medium" | "high" | null;
}

/** The numbers and ids of an insight. Each kind has its own members. The other members are left out. */
export interface InsightData {
  /** The bean of the brews. */
  bean?: string;
  /** The method of the brews. */
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
    | "other";
  /** The recipe of the brews. */
  recipe?: string;
  /** The median dose of the best brews, in grams. */
  dose?: number;
  /** The median ratio of the best brews: the grams of water or beverage per gram of coffee. */
  ratio?: number;
  /** The median temperature of the best brews, in degrees Celsius. */
  temperature?: number;
  /** The median time of the best brews, in seconds. */
  time?: number;
  /** The median grind setting of the best brews, on the grinder's own scale. */
  grindSetting?: number;
  /** The median rating of the best brews, from 0 to 5. */
  rating?: number;
  /** The direction of the trend. steady: the value changes by less than 5 percent of the mean. */
  direction?: "rising" | "falling" | "steady";
  /** The change per week: the slope of the best-fitting straight line, in the unit of the value. */
  perWeek?: number;
  /** The change over all days, in percent of the mean. Negative if the value falls. */
  percent?: number;
  /**
   * The grind setting, the temperature (in degrees Celsius) or the age (in days) of the brews with the best
   * ratings.
   */
  value?: number;
  /** For a trend: the mean of all brews. For an effect: the mean rating of the brews with the best value. */
  mean?: number;
  /** The mean rating of the brews with other values. */
  rest?: number;
  /** The standard deviation of the ratio. */
  ratioDeviation?: number;
  /** The standard deviation of the time, in seconds. */
  timeDeviation?: number;
  /** The standard deviation of the extraction yield, in percent. */
  extractionDeviation?: number;
  /** The number of brews with an extraction yield under 18 percent. */
  under?: number;
  /** The number of brews with an extraction yield of 18 to 22 percent. */
  within?: number;
  /** The number of brews with an extraction yield over 22 percent. */
  over?: number;
  /** The most frequent flavour terms, at most ten. */
  terms?: TermCount[];
}

/** The insights of a journal. */
export interface Insights {
  /** The insights, one of each kind. */
  insights: Insight[];
}

/**
 * There is less stock than the request takes. data has the item, the location, the lot, and the requested,
 * present and available quantities.
 */
export interface InsufficientStockData {
  /** The name of the error for programs. */
  kind: "insufficientStock";
  /** The item. */
  item: string;
  /** The id of the location from which the request takes the stock. */
  location: string;
  /** The lot; `null` if the request named none. */
  lot: string | null;
  /** The requested quantity, in the item's own unit. */
  asked: number;
  /**
   * The quantity on hand in the location, in the item's own unit. If the request named a lot, the quantity of
   * this lot.
   */
  onHand: number;
  /**
   * The quantity that could be taken, in the item's own unit. Stock that is reserved for orders or builds is
   * excluded. If the request named no lot, expired lots and lots that must not be sold are excluded, too.
   */
  available: number;
}

/** A list of purchase intents. */
export interface IntentList {
  /** The intents, in the order in which they were added. */
  intents: PurchaseIntent[];
}

/** The core has a fault. The core's log has the details. */
export interface InternalErrorData {
  /** The name of the error for programs. */
  kind: "internalError";
}

/** The parameters don't fit the method. data.problems lists all problems. */
export interface InvalidParamsData {
  /** The name of the error for programs. */
  kind: "invalidParams";
  /** All problems of the parameters. */
  problems: Problem[];
}

/** The message is JSON, but not a JSON-RPC 2.0 request. */
export interface InvalidRequestData {
  /** The name of the error for programs. */
  kind: "invalidRequest";
}

/** A participant who was invited. */
export interface InvitedParticipant {
  /** The share. */
  share: CloudShare;
  /** The access record in its present state. `null` if it no longer exists. */
  record?: CloudRecordInput | null;
}

/** An invoice or a credit note. It is never changed and never deleted. */
export interface Invoice extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The kind of the document. */
  type: "invoice" | "creditNote";
  /** The number on the document. */
  number: string;
  /**
   * The series of the number: A for the first one, which the number does not show, and then B, C and so on.
   * Each device that issues documents has a series of its own.
   */
  series: string;
  /**
   * The place in the series, from 1. Invoices and credit notes are counted separately, and neither has gaps.
   */
  sequence: number;
  /** The order. */
  order: string;
  /** The number of the order. */
  orderNumber: string | null;
  /** For a credit note, the invoice that it corrects. `null` for an invoice. */
  invoice: string | null;
  /** The number of the corrected invoice. */
  invoiceNumber: string | null;
  /** The reason of a credit note, in the company's words. */
  reason: string | null;
  /** The instant of issue. */
  issuedAt: string;
  /** The day of issue, in the company's time zone at that time. */
  issuedOn: string;
  /**
   * The instant of the last shipment of goods on the document. `null` if nothing was shipped, and on a credit
   * note.
   */
  suppliedAt: string | null;
  /** The day of that shipment. */
  suppliedOn: string | null;
  /**
   * The time by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
   * `paymentDays`, and on a credit note.
   */
  dueAt: string | null;
  /**
   * The last day on which the invoice can be paid in time: the day of issue plus the contact's `paymentDays`.
   */
  dueOn: string | null;
  /** The seller, as it was when the document was issued. */
  seller: InvoiceSeller;
  /** The buyer, as it was when the document was issued. */
  buyer: InvoiceBuyer;
  /** The address to which the goods are shipped. `null` if none is known. */
  shippingAddress: Address | null;
  /** The customer's own reference for the order. */
  reference: string | null;
  /** The currency of all amounts (ISO 4217). */
  currency: string;
  /** `true` if unit prices include the tax. */
  taxIncluded: boolean;
  /** The lines. On a credit note, the credited quantities and amounts are positive. */
  lines: InvoiceLine[];
  /** The sums for each category and rate of the tax. */
  taxes: TaxSum[];
  /** The sum of the lines without tax. Positive on a credit note, too, like all amounts. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** The sum of `net` and `tax`. */
  gross: Money;
  /** The company's terms of payment in words. `null` on a credit note. */
  paymentTerms: string | null;
  /** The order's note for the customer. */
  note: string | null;
  /** The user who issued the document. */
  actor: string;
  /**
   * The amount paid. Money that was paid for an order goes to its invoices, the oldest first. 0 for a credit
   * note.
   */
  paid?: Money;
  /**
   * The amount that is still to be paid: `gross`, less the credit notes that correct the invoice, less
   * `paid`. Negative if an amount must be paid back. 0 for a credit note.
   */
  due?: Money;
  /** The paid amount compared with the owed amount. A credit note is `paid`. */
  paymentState?: "unpaid" | "partial" | "paid" | "overpaid";
}

/** The buyer on an invoice or a credit note. */
export interface InvoiceBuyer {
  /** The contact. It may have been merged into another one since. */
  contact: string;
  /** The buyer's name. */
  name: string;
  /** The address of the invoice. */
  address: Address | null;
  /** The buyer's tax id. */
  taxId: string | null;
}

/**
 * Everything that stands on an invoice or a credit note, as article 226 of Directive 2006/112/EC requires.
 */
export interface InvoiceDocument extends Pick<Invoice, "type" | "number" | "series" | "sequence" | "order" |
  "orderNumber" | "invoice" | "invoiceNumber" | "reason" | "issuedAt" | "issuedOn" | "suppliedAt" |
  "suppliedOn" | "dueAt" | "dueOn" | "seller" | "buyer" | "shippingAddress" | "reference" | "currency" |
  "taxIncluded" | "lines" | "taxes" | "net" | "tax" | "gross" | "paymentTerms" | "note" | "actor"> {
  /**
   * The sentences that the document must have where it charges no tax, in English, such as Reverse charge:
   * one for each of its tax categories except S and Z.
   */
  mentions: string[];
}

/** A line of an invoice or a credit note. */
export interface InvoiceLine {
  /** The order line. */
  line: string;
  /** The item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the order line was created. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The note below the line. */
  note: string | null;
  /** The invoiced or credited quantity, in the line's unit. */
  quantity: number;
  /** The unit of the quantity. `null` for a line without a unit. */
  unit: string | null;
  /** The price of one unit before discounts. */
  unitPrice: Money;
  /** The discount on the line in percent. */
  discount: number | null;
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The line's amount without tax, after all discounts. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** The sum of `net` and `tax`. */
  gross: Money;
}

/** One page of a list. */
export interface InvoicePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Invoice[];
}

/** The seller on an invoice or a credit note. */
export interface InvoiceSeller {
  /** The company's legal name, or else its name. */
  name: string;
  /** The company's address. */
  address: Address | null;
  /** The company's tax id. */
  taxId: string | null;
  /** The company's number in a register. */
  registration: string | null;
  /** The bank account to which the invoice is paid. */
  bank: BankAccount | null;
}

/** A quantity of an order line to invoice. */
export interface InvoicedLine {
  /** The line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /** The SKU of the line's item, instead of `line`. It is refused if several lines have this item. */
  sku?: string | null;
  /** The quantity, in the line's unit. At most the quantity that is not invoiced yet. */
  quantity: number;
}

/** The new documents of an order. */
export interface InvoicedOrder {
  /** The order. */
  order: ShownOrder;
  /** The new documents, the credit notes first. */
  documents: Invoice[];
}

/** An item that a company keeps in stock. */
export interface Item extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /**
   * The stock keeping unit, unique in the company. SKUs that differ only in case or surrounding spaces are
   * the same.
   */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities, such as piece, kg or m. */
  unit: string;
  /** A description of the item. */
  description: string | null;
  /** Other units in which quantities may be given, such as a box of 12 pieces. */
  units: ItemUnit[];
  /** The unit in which the item is bought, which must be one of `units`. Without it, the item's own unit. */
  purchaseUnit: string | null;
  /** The unit in which the item is sold, which must be one of `units`. Without it, the item's own unit. */
  salesUnit: string | null;
  /** The item's category. An item has at most one. */
  category: string | null;
  /** Further words by which the item can be found. */
  tags: string[];
  /**
   * The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable
   * ASCII characters without spaces.
   */
  barcodes: string[];
  /** The item's manufacturer. */
  manufacturer: string | null;
  /**
   * The minimum stock, in the item's own unit. The item is low if its projected stock is below this quantity.
   * `null` counts as 0.
   */
  minStock: number | null;
  /**
   * The least quantity to order when the item is low, in the item's own unit; more than 0. `null` for no
   * least quantity.
   */
  reorderQuantity: number | null;
  /**
   * The id of the location where the item usually lies. Methods use it if a request names no location. `null`
   * for none: then methods use the company's main location.
   */
  location: string | null;
  /** The selling price of one of the item's own units. */
  price: Money | null;
  /** The cost of one of the item's own units, for managers of the inventory only. */
  cost?: Money | null;
  /** The condition of the item: new, used, refurbished or damaged; `null` if it is not recorded. */
  condition: "new" | "used" | "refurbished" | "damaged" | null;
  /** The company's own fields: at most 50 names, each with a text, a number, a boolean or `null`. */
  custom: { [name: string]: string | number | boolean | null };
  /** `true` if the item is no longer in use. */
  archived: boolean;
  /**
   * `true` if the item's stock is tracked by batch. It can change only while no ledger entry, lot or other
   * record refers to the item.
   */
  trackBatch: boolean;
  /**
   * `true` if each piece has a serial number. It can change only while no ledger entry, lot or other record
   * refers to the item.
   */
  trackSerial: boolean;
  /**
   * The id of the contact from which the item is usually bought: its preferred supplier in
   * inventory.suppliers. The contact must be of the kind supplier. A contact that does not supply the item
   * yet becomes one of its suppliers.
   */
  supplier: string | null;
  /** The preferred supplier's own SKU for the item. */
  supplierSku: string | null;
  /** The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag. */
  flag: ItemFlag | null;
  /** The tax rate in percent of new lines with the item, with at most 3 decimals. `null` for none. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /**
   * The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
   * other items by a bill of materials; its components are reserved and shipped. Without it, stocked. It can
   * change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
   */
  kind: "stocked" | "service" | "kit";
  /** The stock of the item in all locations. Only in lists that were requested with `levels: true`. */
  level?: StockTotals;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ItemConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Item;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ItemDetailsChanges extends Partial<Pick<Item, "sku" | "name" | "unit" | "description" |
  "purchaseUnit" | "salesUnit" | "category" | "manufacturer" | "minStock" | "reorderQuantity" | "location" |
  "condition" | "supplier" | "supplierSku" | "taxRate" | "taxCategory">> {
  /** Other units in which quantities may be given, such as a box of 12 pieces. */
  units?: ItemUnitInput[] | null;
  /** Further words by which the item can be found. */
  tags?: string[] | null;
  /**
   * The item's barcodes: GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable
   * ASCII characters without spaces.
   */
  barcodes?: string[] | null;
  /** The selling price of one of the item's own units. */
  price?: MoneyChanges | null;
  /** The cost of one of the item's own units, for managers of the inventory only. */
  cost?: MoneyChanges | null;
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
   * other items by a bill of materials; its components are reserved and shipped. Without it, stocked. It can
   * change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
   */
  kind?: "stocked" | "service" | "kit" | null;
}

/** The reason why an item needs attention. */
export interface ItemFlag {
  /** The reason, in the company's words. */
  reason: string;
  /** The user who set the flag, or the account. */
  by: string;
  /** The instant at which the flag was set. */
  at: string;
}

/** An item with its stock levels, its open orders, purchases and builds, and its latest changes. */
export interface ItemOverview {
  /** The current state of the item. */
  item: Item;
  /** The stock of the item in all locations together. */
  level: StockLevel;
  /** The locations and lots in which the item lies. At most 50; inventory.stock.levels lists all. */
  places: StockLevel[];
  /**
   * Order lines with a quantity still to be shipped, in the order in which they are served. At most 50;
   * `null` for a caller who may not see orders.
   */
  orders: ItemPlan[] | null;
  /**
   * Purchase lines with a quantity still to arrive, the oldest first. At most 50; `null` for a caller who may
   * not see purchases.
   */
  purchases: ItemPlan[] | null;
  /** The latest changes of the item. At most 20; inventory.items.history lists all. */
  history: HistoryEntry[];
  /** Open builds that make the item, with the quantity still to be made, the oldest first. At most 50. */
  builds: ItemPlan[] | null;
  /**
   * Open builds that use the item, with the quantity still to be used, in the order in which they are served.
   * At most 50.
   */
  neededBy: ItemPlan[] | null;
}

/** One page of a list. */
export interface ItemPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Item[];
}

/** An open order, purchase or build with an item. */
export interface ItemPlan {
  /** The id of the order, the purchase or the build. */
  id: string;
  /** The number of the record. `null` if it has no number yet. */
  number: string | null;
  /** The status of the record. */
  status: string;
  /** The name of the customer or the supplier. For a build, the SKU of the item that it makes. */
  contactName: string;
  /** The quantity of the item that is left to ship, to use or to receive, in the item's own unit. */
  quantity: number;
  /** The time when the goods are wanted or expected. `null` if no time was given. */
  at: string | null;
}

/** A supplier of an item: the supplier's own SKU, and its terms and prices. */
export interface ItemSupplier extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The item. It cannot be changed. */
  item: string;
  /** The id of the supplier: a contact of the kind `supplier`. */
  contact: string;
  /** The supplier's own SKU for the item. */
  sku: string | null;
  /**
   * The unit that the supplier sells: the item's own unit, or one of its `units`. Without it, the item's
   * `purchaseUnit`, or else its own unit.
   */
  packUnit: string | null;
  /** The least quantity of an order, in the unit that the supplier sells. More than 0. */
  minOrder: number | null;
  /** The number of days from an order to the arrival of the goods. */
  leadDays: number | null;
  /**
   * `true` for the supplier from which the item is usually bought. An item has at most one. The item's
   * `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
   */
  preferred: boolean;
  /** The prices by quantity, the smallest quantity first, for managers of the inventory only. */
  breaks?: PriceBreak[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ItemSupplierConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: ItemSupplier;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ItemSupplierDetailsChanges extends Partial<Pick<ItemSupplier, "item" | "contact" | "sku" |
  "packUnit" | "minOrder" | "leadDays">> {
  /**
   * `true` for the supplier from which the item is usually bought. An item has at most one. The item's
   * `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
   */
  preferred?: boolean | null;
  /** The prices by quantity, the smallest quantity first, for managers of the inventory only. */
  breaks?: PriceBreakInput[] | null;
}

/** One page of a list. */
export interface ItemSupplierPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ItemSupplier[];
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnit {
  /** The unit's name, such as box. */
  unit: string;
  /**
   * The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces; more than 0.
   * If `per` is given, the number of the item's own units in `per` of this unit.
   */
  factor: number;
  /**
   * The number of this unit that makes up `factor` of the item's own units. For example, a pound is
   * 0.45359237 kg, so for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most
   * 1000000000. Without it, 1. A quantity in this unit must come to at most five decimals of the own unit.
   */
  per?: number;
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnitInput {
  /** The unit's name, such as box. */
  unit: string;
  /**
   * The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces; more than 0.
   * If `per` is given, the number of the item's own units in `per` of this unit.
   */
  factor: number;
  /**
   * The number of this unit that makes up `factor` of the item's own units. For example, a pound is
   * 0.45359237 kg, so for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most
   * 1000000000. Without it, 1. A quantity in this unit must come to at most five decimals of the own unit.
   */
  per?: number | null;
}

/** A public key, as a JSON Web Key (RFC 7517). */
export interface JSONWebKey {
  /** The kind of the key. Only RSA keys are used. */
  kty: string;
  /** The key's id, which a token's header names. */
  kid?: string | null;
  /** The purpose of the key: sig (signatures), or `null`. */
  use?: string | null;
  /** The algorithm of the key: RS256, or `null`. */
  alg?: string | null;
  /** The modulus of the RSA key, in base64url. */
  n?: string | null;
  /** The exponent of the RSA key, in base64url. */
  e?: string | null;
}

/** The figures of a journal as a whole. */
export interface JournalOverview {
  /** The number of brews. */
  brews: number;
  /** The number of days with brews. */
  days: number;
  /** The number of consecutive days with brews, up to today or yesterday. */
  currentStreak: number;
  /** The largest number of consecutive days with brews. */
  longestStreak: number;
  /** The sum of the doses, in grams. */
  coffee: number;
  /** The sum of the water, in grams. */
  water: number;
  /** The cost of the coffee: one amount for each currency. */
  money: Money[];
  /** The mean rating of the rated brews, from 0 to 5 with four decimals. `null` if no brew is rated. */
  rating: number | null;
  /**
   * The mean ratio (grams of water or beverage per gram of coffee), with four decimals. `null` if no brew has
   * a ratio.
   */
  ratio: number | null;
  /** The mean extraction yield in percent, with four decimals. `null` if no brew has an extraction yield. */
  extraction: number | null;
  /**
   * The number of beans that are neither finished nor archived. The filters of brews do not apply to this
   * number.
   */
  openBeans: number;
  /** The most frequent method. `null` if there are no brews. */
  favouriteMethod:
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

/** A stored signed document. */
export interface KeptDocument {
  /** The kind of the document. */
  kind: "transaction" | "renewal" | "notification" | "app";
  /** The id of the document's transaction, purchase or notification; `null` if it has none. */
  id: string | null;
  /** The purchase that the document is about; `null` if the document is about no purchase. */
  originalTransactionId: string | null;
  /** The product that the document is about; `null` if the document is about no product. */
  productId: string | null;
  /** The App Store environment that signed the document; `null` if the document does not name it. */
  environment: string | null;
  /**
   * The event that a notification reports. It is `null` for other documents, and if the signature is no
   * longer trusted.
   */
  notificationType: string | null;
  /** The subtype of that event; `null` if it has none. */
  subtype: string | null;
  /** The time when the document was signed. */
  signedDate: string;
  /** The time when the core received the document. */
  receivedAt: string;
  /**
   * `true` if the document counts under the core's present roots, app and environments. These may have
   * changed since the core received the document.
   */
  counts: boolean;
  /** The state of a transaction. It is `null` for other documents, and for transactions that do not count. */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired" | null;
  /**
   * The signed content of the document, with all members. `null` if the request does not have `payloads:
   * true`, or if the signature is no longer trusted.
   */
  payload: { [name: string]: unknown } | null;
}

/** One page of a list. */
export interface KeptDocumentPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: KeptDocument[];
}

/** The idempotency key was used for another request. Use a new key, or repeat that request unchanged. */
export interface KeyReusedData {
  /** The name of the error for programs. */
  kind: "keyReused";
}

/** A component that a kit takes from the stock. */
export interface KitPart {
  /** The component. */
  item: string;
  /** The component's SKU when the line was created. */
  sku: string;
  /** The quantity for `per` kits, in the component's own unit. */
  quantity: number;
  /** The number of kits that `quantity` is for. */
  per: number;
  /** `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers. */
  whole: boolean;
}

/** The requested items, as far as they are known. */
export interface KnownItems {
  /** The items in the order of the request, with `null` for each unknown item. */
  found: Array<Item | null>;
}

/** A label for a record. */
export interface Label {
  /** The code that scan.resolve resolves to the record. It can be printed in any symbology. */
  code: string;
  /** The name of the record. */
  title: string;
}

/** A category or a tag, and the number of items that have it. */
export interface LabelCount {
  /** The name of the category or tag, in its latest spelling. */
  name: string;
  /** The number of items with this category or tag. Archived items are not counted. */
  items: number;
}

/** A page of categories or tags. */
export interface LabelPage {
  /** The categories or tags, by name; case is ignored. */
  items: LabelCount[];
  /** The value to pass as `after` for the next page; `null` on the last page. */
  next: string | null;
  /**
   * `true` if some new items are not counted yet, because very many were added. They are counted in idle
   * moments, and by later requests of this list.
   */
  partial: boolean;
}

/** The last known place of the device, with its age and the app's present permission. */
export interface LastLocation {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. `null` if the name is not known yet. */
  name: string | null;
  /** The time when the device was at this place. */
  at: string;
  /** The accuracy of the position, in metres. `null` if the host did not report the accuracy. */
  accuracy: number | null;
  /** `true` if the place is older than `maxAge`, or if the clock was set back since the place was found. */
  stale: boolean;
  /** The age of the place in milliseconds. 0 if the clock was set back since the place was found. */
  age: number;
  /**
   * The app's present permission to know the device's location. If the permission is `denied` or
   * `restricted`, the place was found before that decision.
   */
  authorization: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/** A company that the account has left. */
export interface LeftCompany {
  /** The company. It is no longer on this device. */
  company: string;
}

/** A share that was left. */
export interface LeftShare {
  /** The zone. */
  zone: CloudZoneAnswer;
}

/**
 * A limit is reached, such as the number of subscriptions, or of assets of a record. data.limit is the
 * largest allowed number.
 */
export interface LimitReachedData {
  /** The name of the error for programs. */
  kind: "limitReached";
  /** The largest number allowed. */
  limit: number;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LineTermsChanges {
  /** The line's text. */
  text?: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity?: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit?: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice?: MoneyChanges;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** The links that were opened and wait for the app. */
export interface LinkList {
  /** The links, in the order in which they were opened. */
  links: PendingLink[];
}

/** A parameter of a link's query. */
export interface LinkParameter {
  /** The name of the parameter, as in the pattern. */
  name: string;
  /** The decoded value. Empty for a name without a value. */
  value: string;
}

/** A user of a company, with rights and username. */
export interface ListedAccess {
  /** The user's access record. */
  access: AccessRecord;
  /**
   * The username that the user signs in with; `null` if the user has none, and for users whose password the
   * caller may not reset.
   */
  username: string | null;
}

/** One page of a list. */
export interface ListedAccessPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ListedAccess[];
}

/** A company, where it is stored, and the caller's role in it. */
export interface ListedCompany {
  /** The company's id. */
  id: string;
  /** The company's name. */
  name: string;
  /** The place of the company's logo, as a text that the front end understands; `null` if there is none. */
  logo: string | null;
  /** The tier that the company pays for. */
  tier: "free" | "business" | "enterprise";
  /** `true` if the company is archived. Its records can be read, but not changed. */
  archived: boolean;
  /** The kind of company: business or personal. */
  kind: "business" | "personal";
  /** The store that holds the company. */
  store: "private" | "shared";
  /** The caller's role in the company; `null` while a user must sign in first. */
  role: "owner" | "participant" | null;
  /**
   * The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed:
   * the company has credentials, and no user is signed in. done: a user is signed in. create: the owner
   * requires credentials from everybody, and the account has none yet (access.credentials.create).
   */
  signIn: "unneeded" | "needed" | "done" | "create";
}

/** One page of a list. */
export interface ListedCompanyPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ListedCompany[];
}

/** A conversation: the core's connection to one program. */
export interface ListedConversation {
  /** The number of the conversation, which is unique in this run of the core. */
  number: number;
  /** `true` for the conversation that sent this request. */
  own: boolean;
  /** The client, as named in `system.hello`. `null` if the client has not sent that request. */
  client: Client | null;
  /** The program's command, such as `serve` or `mcp`. `null` if the core is not shared. */
  command: string | null;
  /** The program's process id. `null` if the core is not shared. */
  process: number | null;
  /** The milliseconds since the conversation began. */
  uptime: number;
  /** The capabilities that the program provides as the host (`host.provide`). */
  capabilities: string[];
  /** `true` if the conversation may only read. */
  readOnly: boolean;
}

/** The counted quantity of an item in a location, with the names of the item and the location. */
export interface ListedCountLine extends CountLine {
  /** The item's stock keeping unit; `null` for a deleted item. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /** The unit of the item's quantities. */
  unit: string | null;
  /** The location's name; `null` for a deleted location. */
  locationName: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
}

/** One page of a list. */
export interface ListedCountLinePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ListedCountLine[];
}

/** A lot and the quantity of it on hand. */
export interface ListedLot extends Lot {
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The quantity of the lot on hand in all locations, in the item's own unit. */
  onHand: number;
}

/** One page of a list. */
export interface ListedLotPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ListedLot[];
}

/** A live query that was closed. */
export interface LiveClosed {
  /** The handle of the query. */
  closed: number;
}

/** A live query. */
export interface LiveOpened {
  /** The handle of the query. */
  live: number;
  /** The present result of the method. */
  result:
    | Pong
    | Info
    | Diagnostics
    | ConversationList
    | EventPage
    | ConvertedTemperature
    | TemperatureScalePage
    | HumanusTable
    | CurrentWeather
    | HourlyWeather
    | LocationAuthorization
    | LastLocation
    | Company
    | ListedCompanyPage
    | TierLimitsPage
    | ListedCompany
    | Caller
    | AllowedMethods
    | CheckedMethod
    | Explanation
    | ListedAccessPage
    | NamedPersonPage
    | DepartmentPage
    | PresetPage
    | CurrentEntitlements
    | CheckedFeature
    | KeptDocumentPage
    | Products
    | IntentList
    | EntitlementSnapshot
    | StoreEnvironment
    | HistoryEntryPage
    | Item
    | ItemPage
    | FoundItemPage
    | ItemOverview
    | KnownItems
    | LabelPage
    | Location
    | LocationPage
    | LocationTree
    | Lot
    | ListedLotPage
    | LotGenealogy
    | StockLevelPage
    | LowStockPage
    | StockEntryPage
    | ExpiringLotPage
    | StockAlertPage
    | Count
    | CountPage
    | ListedCountLinePage
    | UncountedStockPage
    | ItemSupplier
    | ItemSupplierPage
    | Loan
    | LoanPage
    | OverdueLoanPage
    | ResolvedCode
    | Label
    | FoundContact
    | ContactPage
    | FoundContactPage
    | DuplicateContactsPage
    | ActivityPage
    | ContactAccount
    | OrderView
    | OrderPage
    | OrderDocument
    | DispatchView
    | DispatchPage
    | PickedPlacePage
    | PurchaseView
    | PurchasePage
    | PurchaseDocument
    | Bom
    | BomPage
    | BOMExplosion
    | BOMUses
    | BOMCost
    | BuildView
    | BuildPage
    | Invoice
    | InvoicePage
    | InvoiceDocument
    | ExportedInvoice
    | Price
    | PricePage
    | DaySummary
    | Asset
    | AssetPage
    | AssetBytes
    | AssetPath
    | View
    | ViewPage
    | Page
    | SettingValues
    | DescribedSettings
    | Bean
    | Equipment
    | Brew
    | Tasting
    | Recipe
    | BeanPage
    | EquipmentPage
    | BrewPage
    | BrewSectionPage
    | TastingPage
    | FlavorWheel
    | CompletedTerms
    | RecipePage
    | ScaledRecipe
    | JournalOverview
    | FigurePoints
    | Insights
    | Recommendation
    | AuthState
    | AuthGate
    | User
    | TelemetryNames
    | ConversationPage
    | Conversation
    | FoundMessagePage
    | ChatExport
    | MessagePage
    | FeedbackPage
    | AppDiagnostics
    | SyncStatus
    | SyncAccount
    | SyncEventPage
    | SyncConflictPage
    | SharingState
    | ParticipantPage
    | DeparturePage
    | ContentTypes
    | ContentPage
    | FoundContent
    | PolicyVerdict
    | Flags
    | ShownFlag
    | Promotions
    | Deployment
    | RecentList
    | PlaceList
    | SuggestedPlaces
    | ShownPlace
    | SharedValue
    | SharedNames
    | LinkList
    | LogLinePage
    | { [name: string]: unknown }
    | null;
}

/** A loan: goods that were lent or borrowed. */
export interface Loan extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The item that was lent or borrowed. */
  item: string;
  /** The quantity that was lent or borrowed, in the item's own unit. */
  quantity: number;
  /** The direction. out: lent to others. in: borrowed from others; these goods do not count as stock. */
  direction: "out" | "in";
  /** The contact who borrowed the goods or owns them; `null` for a loan with a user. */
  contact: string | null;
  /** The user of the company who borrowed the goods or owns them; `null` for a loan with a contact. */
  user: string | null;
  /** The instant at which the goods were lent or borrowed. */
  lentAt: string;
  /** The instant by which the goods are to be returned; `null` for no due date. */
  dueAt: string | null;
  /** A free note. */
  note: string | null;
  /** The location from which the goods were lent, and to which they return; `null` for borrowed goods. */
  from: string | null;
  /** The quantity of each lot. For an item that is not tracked by lots, one part without a lot. */
  parts: LoanPart[];
  /** The quantity that was returned, in the item's own unit. */
  returned: number;
  /** The quantity that was reported as lost, in the item's own unit. */
  lost: number;
  /**
   * The loan's status. out: all goods are out. partly: some goods are out. returned: all goods were returned.
   * lost: no goods are out any more, and some were lost.
   */
  status: "out" | "partly" | "returned" | "lost";
  /** The instant at which the last of the goods was returned or lost; `null` while some are out. */
  returnedAt: string | null;
  /**
   * The instant at which the core recorded that the loan is overdue; `null` before that. While a front end
   * has subscriptions, the core records this at once. Otherwise, the core records this in an idle moment, or
   * when the goods are returned late.
   */
  overdueAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LoanConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Loan;
}

/** One page of a list. */
export interface LoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Loan[];
}

/** The part of a loan that belongs to one lot. */
export interface LoanPart {
  /** The lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The quantity of the part that was lent or borrowed, in the item's own unit. */
  quantity: number;
  /** The quantity of the part that was returned or lost, in the item's own unit. */
  closed: number;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LoanTermsChanges {
  /** The instant by which the goods are to be returned; `null` for no due date. */
  dueAt?: string | null;
  /** A free note. */
  note?: string | null;
}

/** A place where a company keeps its stock. */
export interface Location extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The location's name. */
  name: string;
  /**
   * The code on the location's label, unique in the company. Codes that differ only in the case of the
   * letters A to Z are the same.
   */
  code: string | null;
  /** The id of the location of which this location is a part; `null` if there is none. */
  parent: string | null;
  /** `true` if the location only holds other locations, and no stock. */
  structural: boolean;
  /**
   * The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
   * two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
   */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** The barcode on the location's label; `null` for none. */
  barcode: string | null;
  /** The address of the location. */
  address: Address | null;
  /** A free note. */
  note: string | null;
  /** `true` if the location is no longer in use. It accepts no more stock. */
  archived: boolean;
  /**
   * The location into which this location was merged, if two devices created locations with the same code;
   * null otherwise.
   */
  joined: string | null;
}

/** The host's answer to host.location.request. */
export interface LocationAnswer {
  /**
   * The latitude in degrees, positive north of the equator. Required, unless `authorization` is `denied` or
   * `restricted`.
   */
  latitude?: number | null;
  /**
   * The longitude in degrees, positive east of Greenwich. Required, unless `authorization` is `denied` or
   * `restricted`.
   */
  longitude?: number | null;
  /** The accuracy of the position, in metres. */
  accuracy?: number | null;
  /** The time when the device was at this position. Without it, the present time. */
  at?: string | null;
  /** The app's permission to know the device's location. */
  authorization?: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways" | null;
}

/** The app's permission to know the device's location. */
export interface LocationAuthorization {
  /** The decision of the user, or of the device's administrator. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
  /** The time when the host reported the decision. `null` before the first report. */
  changedAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LocationConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Location;
}

/**
 * The app may not read the device's location. data.state is denied (by the user) or restricted (by the
 * device's settings).
 */
export interface LocationDeniedData {
  /** The name of the error for programs. */
  kind: "locationDenied";
  /** The decision of the user, or of the device's administrator: denied or restricted. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LocationDetailsChanges extends Partial<Pick<Location, "name" | "code" | "parent" | "barcode"
  | "note">> {
  /** `true` if the location only holds other locations, and no stock. */
  structural?: boolean | null;
  /**
   * The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
   * two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
   */
  kind?: "stock" | "transit" | "loan" | "scrap" | null;
  /** The address of the location. */
  address?: AddressChanges | null;
  /** `true` if the location is no longer in use. It accepts no more stock. */
  archived?: boolean | null;
}

/** A location as a part of a tree. */
export interface LocationNode {
  /** The location. */
  id: string;
  /** The location that it is part of. */
  parent: string | null;
  /** The number of levels below the root. */
  depth: number;
  /** The location's name. */
  name: string;
  /** The code on the location's label. */
  code: string | null;
  /** The use of the location: stock, transit, loan or scrap. */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** `true` if the location only holds other locations. */
  structural: boolean;
  /** `true` if the location is no longer in use. */
  archived: boolean;
  /** The number of locations that are direct parts of this one. */
  children: number;
  /** `true` if the location itself holds no stock. Its parts are not considered. */
  isEmpty: boolean;
}

/** One page of a list. */
export interface LocationPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Location[];
}

/** A tree of locations. */
export interface LocationTree {
  /** The locations, each before its parts, sorted by name. At most 2,000. */
  nodes: LocationNode[];
  /** `true` if the tree has no further locations. */
  isWhole: boolean;
}

/** A line of the log. */
export interface LogEntry {
  /** The time when the line was written, by the system's clock. */
  at: string;
  /** The severity of the line. */
  level: "off" | "error" | "warning" | "info" | "debug";
  /** The text of the line, without control characters and line ends. */
  message: string;
}

/** The outcome of an export of the log. */
export interface LogExportReport {
  /** The number of lines of the log in the export. */
  lines: number;
  /** The size of the export in bytes. */
  bytes: number;
  /** The export as a text. `null` if the export was written to a file. */
  text: string | null;
}

/** A line of the log. */
export interface LogLine {
  /** The time when the line was written. */
  at: string;
  /** The severity of the line. */
  level: "error" | "warning" | "info" | "debug";
  /** The subject of the line, such as `core` for lines of the core itself or `cloudKit` for lines of sync. */
  category: string;
  /**
   * The conversation that wrote the line: its number (`system.conversations`), a dot, and a random text that
   * differs for each run of the core. `null` for lines of the core itself.
   */
  conversation: string | null;
  /** The message in one line. Control characters are escaped as in JSON, and secrets are replaced. */
  message: string;
  /** Further facts about the line, as an object in which secrets are replaced. `null` if there are none. */
  fields: unknown;
}

/** One page of a list. */
export interface LogLinePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: LogLine[];
}

/** The host's answer to host.log.write. */
export interface LogWritten {
}

/** A lot: a batch of an item, or one piece with a serial number. */
export interface Lot extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The lot's item. It cannot be changed. */
  item: string;
  /**
   * The name of the batch, unique among the item's batches. For an item that is tracked by batch, it must be
   * given; for an item without batches, it must be left out.
   */
  batch: string | null;
  /**
   * The serial number of one piece, unique among the item's serial numbers. For an item whose pieces have
   * serial numbers, it must be given; for other items, it must be left out.
   */
  serial: string | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
  /** The day on which the lot was made. */
  manufacturedAt: string | null;
  /** The supplier's own name of the lot. */
  supplierLot: string | null;
  /**
   * The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can
   * set the status `destroyed` or `lost`.
   */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** A free note. */
  note: string | null;
  /** `true` if the lot is no longer in use. It accepts no more stock. */
  archived: boolean;
  /**
   * The lot into which this lot was merged, if two devices created lots with the same batch or serial number;
   * null otherwise.
   */
  joined: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LotConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Lot;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LotDetailsChanges extends Partial<Pick<Lot, "item" | "batch" | "serial" | "expiry" |
  "manufacturedAt" | "supplierLot" | "note">> {
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
  /** `true` if the lot is no longer in use. It accepts no more stock. */
  archived?: boolean | null;
}

/**
 * The lots that a lot was made from, and the lots that were made from it, on all levels: what a recall needs.
 */
export interface LotGenealogy {
  /** The lot itself. */
  lot: ListedLot;
  /** The orders that were shipped with goods of the lot. */
  orders: string[];
  /** The lots that the lot was made from, by level. */
  sources: LotRelation[];
  /** The lots that were made from goods of the lot, by level. */
  products: LotRelation[];
  /** `true` if there are more related lots than the answer has, which lists at most 1,000. */
  partial: boolean;
}

/** A lot that went into another one, or that another one went into. */
export interface LotRelation {
  /** The number of steps between the two ends: 1 for the lot that was asked for itself. */
  level: number;
  /** The lot, one level closer to the lot that was asked for, to which this one is related. */
  of: string;
  /** The related lot, with its item and its quantity on hand. */
  lot: ListedLot;
  /**
   * The quantity of the lot that went in: for sources the used quantity of this lot, for products that of the
   * lot `of`.
   */
  quantity: number;
  /** The build that used it. `null` for lots that were split or merged. */
  build: string | null;
  /** The ledger transaction. */
  transaction: string;
  /** The instant of the transaction. */
  at: string;
  /** The orders that were shipped with goods of the lot. */
  orders: string[];
}

/** An item whose projected stock is too low. */
export interface LowStock {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /** The quantity that can be sold or used, in the item's own unit. */
  available: number;
  /** The quantity that open orders and builds need, even if it is not in stock. */
  demand: number;
  /** The quantity that is expected: on order, or to be made by open builds. */
  onOrder: number;
  /** The projected stock: usable stock on hand, less `demand`, plus `onOrder`. */
  projected: number;
  /** The item's minimum stock, in the item's own unit; `null` if the item has none, which counts as 0. */
  minStock: number | null;
  /** The lacking quantity, in the item's own unit: minStock less the projected stock. */
  lacking: number;
  /** The least quantity to order, in the item's own unit; `null` if the item has none. */
  reorderQuantity: number | null;
}

/** One page of a list. */
export interface LowStockPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: LowStock[];
}

/** Manager rights. At least one of them is required. */
export interface ManagerBits {
  /** The kind of the required right: manager. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /**
   * The department in which the right is required. Left out if a right in any of several departments is
   * enough.
   */
  department?: string;
  /** The bits of the manager mask. At least one of them is required. */
  mask: number;
}

/** A temperature in the host's unit. */
export interface MeasuredTemperature {
  /** The temperature, rounded to five decimals. Not below absolute zero. */
  value: number;
  /** The unit of the value. */
  unit: "celsius" | "fahrenheit" | "kelvin";
}

/** A message of a conversation. */
export interface Message extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The conversation of the message. */
  conversation: string;
  /** The author of the message. */
  role: "user" | "assistant" | "system";
  /** The text of the message. For an answer that is not complete, the part that has arrived. */
  content: string;
  /** The id of the user's message that this message answers; `null` for other messages. */
  replyTo: string | null;
  /**
   * The status of the message. complete: the text is whole. streaming: the answer is arriving. failed: the
   * answer ended early, and `error` has the reason. cancelled: the answer was cancelled.
   */
  status: "complete" | "streaming" | "failed" | "cancelled";
  /** The reason of the failure; `null` unless `status` is `failed`. */
  error: MessageError | null;
  /** The name of the model at the backend; `null` for the backend's own choice. */
  model: string | null;
  /** The time when the message was written, or the answer was requested. */
  at: string;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface MessageConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Message;
}

/** The reason why a message failed. */
export interface MessageError {
  /**
   * The machine name of the error, such as hostUnavailable, unauthorized or backendFailed. interrupted: the
   * core ended before the answer was complete.
   */
  kind: string;
  /** The reason as a sentence for people. */
  message: string;
  /**
   * The number of milliseconds to wait before the next request to the backend; `null` if the backend named no
   * time.
   */
  retryAfter: number | null;
}

/** One page of a list. */
export interface MessagePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Message[];
}

/** There is no such method. */
export interface MethodNotFoundData {
  /** The name of the error for programs. */
  kind: "methodNotFound";
  /** The name that was probably meant; left out if no name is similar. */
  suggestion?: string;
}

/** A file of an asset that could not be read during the backup. */
export interface MissingAsset {
  /**
   * The name of the file: the SHA-256 digest of the asset's content, or the name of an unfinished upload.
   * `assets` if the folder itself could not be read.
   */
  name: string;
  /** The reason why the file could not be read, such as `Input/output error`. */
  reason: string;
}

/**
 * A sign-in needs both the identity token and the authorization code. data.members names the missing members.
 */
export interface MissingCredentialData {
  /** The name of the error for programs. */
  kind: "missingCredential";
  /** The missing members: identityToken, authorizationCode. */
  members: string[];
}

/** The results of a batch. */
export interface ModifiedRecords {
  /** One result for each record: the saves in the order sent, then the deletions. */
  results?: CloudResult[] | null;
  /**
   * The token of the zone after the batch, if all records are of one zone. Later requests send this token as
   * `behind`. From `behind`, a container learns whether it was restored to an earlier state.
   */
  token?: string | null;
}

/** The results for zones. */
export interface ModifiedZones {
  /** One result for each zone: the saves in the order sent, then the deletions. */
  results?: ZoneResult[] | null;
}

/**
 * An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit
 * cost may be for another quantity than one (`per`).
 */
export interface Money {
  /** The amount in the currency's minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency: string;
  /**
   * The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for
   * one. Without it, 1. Totals never have `per`.
   */
  per?: number;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface MoneyChanges {
  /** The amount in the currency's minor units: 1250 is 12.50 EUR. */
  amount?: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency?: string;
  /**
   * The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for
   * one. Without it, 1. Totals never have `per`.
   */
  per?: number | null;
}

/**
 * An amount of money: a whole number of the currency's minor units, such as cents. A unit price or a unit
 * cost may be for another quantity than one (`per`).
 */
export interface MoneyInput {
  /** The amount in the currency's minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency: string;
  /**
   * The quantity that `amount` is for, in a unit price or a unit cost: 3100 with a `per` of 1000 is 3.1 for
   * one. Without it, 1. Totals never have `per`.
   */
  per?: number | null;
}

/**
 * A sum of money: an exact whole number of the currency's minor units. It can be more than 2^53, which some
 * JSON readers round.
 */
export interface MoneySum {
  /** The amount in the currency's minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency: string;
}

/** A present or former user of a company. */
export interface NamedPerson {
  /** The user's id. Other records have this id in members such as `actor` and `user`. */
  id: string;
  /** The user's name; `null` if the user has none. */
  name: string | null;
  /**
   * The username. Present for users who sign in and have no name, and for users who have left and used to
   * sign in.
   */
  username?: string;
  /** `true` if the user has left the company; otherwise left out. */
  hasLeft?: boolean;
}

/** One page of a list. */
export interface NamedPersonPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: NamedPerson[];
}

/** An item that is needed, with its stock. */
export interface NeededPart {
  /** The item. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** `true` if the item has an active bill of materials. */
  isMade: boolean;
  /** The quantity that would be needed without any stock. */
  gross: number;
  /** The quantity that is needed if the available stock of items made of this item is used first. */
  needed: number;
  /**
   * The quantity in stock that can be used and is not reserved for an order or a build. For a kit, the whole
   * kits that can be made of available components.
   */
  available: number;
  /** The missing quantity: `needed` less `available`, and at least 0. */
  short: number;
  /** The quantity that is expected: on order, or to be made by open builds. */
  incoming: number;
  /** The time when the next part of `incoming` is expected. `null` if it is not known. */
  incomingAt: string | null;
}

/** The credentials of a user. */
export interface NewCredentials {
  /**
   * The user name. It must be unique in the company, ignoring case, width and Unicode normalization. It
   * cannot be changed later.
   */
  username: string;
  /**
   * The password, of at least 8 characters. The core stores only a scrypt key that is derived from the
   * password. A repeat is recognized by its `idempotencyKey` alone: the passwords are not compared.
   */
  password: string;
}

/** A new line of an order: for an item, or with only a text. */
export interface NewLine {
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The line's text. Without it, the item's name. Required for a line without an item. */
  text?: string | null;
  /**
   * The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Without
   * it, the unit in which the item is sold.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the order's currency. Without it, the customer's own price, or else that of the
   * customer's price list, or else that of the item (`priceSource`). Required for a line without an item.
   */
  unitPrice?: MoneyInput | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, the line gets both
   * from the contact if its category is set and not S, or else from the item if it has one, or else from the
   * contact. Without any, 0.
   */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** A new line of a purchase: for an item, or with only a text. */
export interface NewPurchaseLine extends Pick<PurchaseLine, "quantity">, Partial<Pick<PurchaseLine, "discount"
  | "taxCategory" | "note">> {
  /** The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The line's text. Without it, the item's name. Required for a line without an item. */
  text?: string | null;
  /**
   * The unit of `quantity`: for an item, its own unit or one of its `units`. Without it, the unit in which
   * the item is bought.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the purchase's currency. Without it, if the caller manages the inventory, the
   * supplier's price for the quantity, or else the item's cost, if it is in this currency. Otherwise the line
   * has no price. Only managers of orders or the inventory may set it.
   */
  unitPrice?: MoneyInput | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, the line gets both
   * from the contact if its category is set and not S, or else from the item if it has one, or else from the
   * contact. Without any, 0.
   */
  taxRate?: number | null;
}

/**
 * The request has no company, no company is selected, and there is not exactly one company. Send company, or
 * call companies.select.
 */
export interface NoCompanyData {
  /** The name of the error for programs. */
  kind: "noCompany";
}

/** No record with this id exists, or the caller may not see the record. */
export interface NotFoundData {
  /** The name of the error for programs. */
  kind: "notFound";
  /**
   * A JSON Pointer to the parameter that names the missing record, such as /item. Left out if the missing
   * record is the main record of the method.
   */
  pointer?: string;
}

/** Another account owns the company. There, this account can create and change only its own credentials. */
export interface NotKeptHereData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: StoreNeeded;
}

/**
 * The app's data is stored by another deployment path. data.path is the deployment path that has the data.
 */
export interface NotOnThisPathData {
  /** The name of the error for programs. */
  kind: "notOnThisPath";
  /**
   * The present deployment path: the services that hold the app's data. `policy.deployment.get` returns the
   * source of that choice.
   */
  path: "appleNative" | "backend";
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** A payment and the resulting payment state of its order. */
export interface NotedPayment extends Payment {
  /** The payment state of the order. */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /** The total amount paid for the order, less the amount paid back. */
  paid: Money;
  /**
   * The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be
   * owed if the draft is submitted unchanged.
   */
  due: Money;
  /** The present version of the order. Pass it as `expect` to the next request that changes the order. */
  orderVersion: number;
}

/** The host's answer to host.url.open. */
export interface OpenURLAnswer {
  /** `true` if an app on the device opened the address. */
  opened: boolean;
}

/** The target of a link. */
export interface OpenedLink {
  /**
   * The name of the view to show: one of the `flags` in the file that the option `--links` names, or
   * `acceptShare` for a share link. `null` for an unknown link.
   */
  flag: string | null;
  /**
   * The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other
   * links.
   */
  url?: string;
  /** The kind of record that the id belongs to, as in the pattern. */
  kind?: string;
  /** The decoded text at the position of `{id}` in the link. */
  id?: string;
  /**
   * The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the
   * link lacks are left out.
   */
  query?: LinkParameter[];
}

/** The page of an update. */
export interface OpenedUpdate {
  /** The address of the page. */
  url: string;
  /** `true` if an app on the device opened the address. */
  opened: boolean;
}

/** An order of a customer. */
export interface Order extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The customer, a contact. */
  contact: string;
  /** The currency of all amounts of the order (ISO 4217). */
  currency: string;
  /** The channel through which the order came. */
  source: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who is responsible for the order. */
  agent: string | null;
  /** The customer's own reference for the order. */
  reference: string | null;
  /** The address of the invoice. Without it, the contact's address. */
  billingAddress: Address | null;
  /** The address to which the goods are shipped. Without it, the contact's address. */
  shippingAddress: Address | null;
  /** `true` if prices include the tax. */
  taxIncluded: boolean;
  /** The discount on the whole order. */
  discount: OrderDiscount | null;
  /** A note for the customer, on the order's documents. */
  note: string | null;
  /** An internal note, which appears on no document. */
  internalNote: string | null;
  /** The instant for which the customer wants the goods. */
  requestedAt: string | null;
  /**
   * `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only
   * closed or cancelled orders can be archived.
   */
  archived: boolean;
  /**
   * The order's number on documents. It is assigned at the first submission, and no other order gets it
   * later. `null` before.
   */
  number: string | null;
  /**
   * Earlier numbers of the order. A search by them still finds the order. An order gets a new number if two
   * devices that were not connected gave the same number to two orders. The order submitted later then gets
   * the next number.
   */
  formerNumbers: string[];
  /** The order's status. orders.step changes it. */
  status: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The contact's name when the order was created. */
  contactName: string;
  /** The instant of the last submission. `null` if the order was never submitted. */
  submittedAt: string | null;
  /** The instant at which the order was invoiced. `null` if it was not invoiced. */
  invoicedAt: string | null;
  /** The sum of the lines without tax. Cancelled quantities are not counted. */
  net: Money;
  /** The tax on `net`. */
  tax: Money;
  /** The sum of `net` and `tax`. */
  gross: Money;
  /** The part of `gross` for goods that were returned or will not be shipped, with tax. */
  credited: Money;
  /** The amount paid, less the amount paid back. */
  paid: Money;
  /**
   * The paid amount compared with the owed amount. The owed amount is `gross` less `credited`, or 0 for a
   * cancelled order. Drafts and cancelled orders without payments are `unpaid`.
   */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /**
   * The extent to which the items were shipped. full: nothing is left to ship, even if a part was cancelled
   * or credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
   */
  fulfilmentState: "none" | "partial" | "full";
  /**
   * line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of
   * each rate, and rounded once. `null` in companies and documents of older programs, for line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null` in companies and
   * documents of older programs, for halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface OrderConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Order;
}

/** The discount on an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscount {
  /** The discount in percent, from 0 to 100, instead of `money`. */
  percent: number | null;
  /**
   * The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum
   * is deducted.
   */
  money: Money | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface OrderDiscountChanges {
  /** The discount in percent, from 0 to 100, instead of `money`. */
  percent?: number | null;
  /**
   * The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum
   * is deducted.
   */
  money?: MoneyChanges | null;
}

/** The discount on an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscountInput {
  /** The discount in percent, from 0 to 100, instead of `money`. */
  percent?: number | null;
  /**
   * The discount as an amount in the order's currency. If it is more than the sum of the lines, only that sum
   * is deducted.
   */
  money?: MoneyInput | null;
}

/** The content of an order's document. */
export interface OrderDocument {
  /** The kind of the document. */
  kind: "invoice" | "packingList" | "quote";
  /** The order. */
  order: string;
  /** The order's number. `null` before the first submission. */
  number: string | null;
  /** The customer's own reference for the order. */
  reference: string | null;
  /**
   * The date of the document. For an invoice, the instant at which the order was invoiced. For other
   * documents, the instant of the request.
   */
  issuedAt: string | null;
  /** The seller. */
  seller: DocumentParty;
  /** The buyer, with the address of the invoice. */
  buyer: DocumentParty;
  /** The address to which the goods are shipped. `null` if none is known. */
  shippingAddress: Address | null;
  /** The note on the document. */
  note: string | null;
  /** `true` if prices include the tax. */
  taxIncluded: boolean;
  /** The lines. Cancelled quantities are not counted. */
  lines: DocumentLine[];
  /** The sums of the lines. `null` on a packing list. */
  sums: DocumentSums | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface OrderDraftChanges extends Partial<Pick<Order, "contact" | "currency" | "source" | "agent" |
  "reference" | "note" | "internalNote" | "requestedAt">> {
  /** The address of the invoice. Without it, the contact's address. */
  billingAddress?: AddressChanges | null;
  /** The address to which the goods are shipped. Without it, the contact's address. */
  shippingAddress?: AddressChanges | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /** The discount on the whole order. */
  discount?: OrderDiscountChanges | null;
  /**
   * `true` if the order is archived. `orders.list` returns archived orders only with `archived: true`. Only
   * closed or cancelled orders can be archived.
   */
  archived?: boolean | null;
}

/** A shipped, returned, cancelled or credited quantity of an order line. */
export interface OrderEntry extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The order. */
  order: string;
  /** The line. */
  line: string;
  /** The kind of the entry. */
  type: "shipped" | "takenBack" | "returned" | "cancelled" | "dropped";
  /** The quantity, in the line's unit. */
  quantity: number;
  /**
   * The quantities that were moved in the inventory, by location and lot. For returned goods of a lot that
   * were not restocked, the location is the one from which they were shipped.
   */
  parts: EntryPart[];
  /** The id of the entry's first ledger transaction. `null` if no stock was moved. */
  transaction: string | null;
  /** The dispatch with which the goods left. `null` for an entry without a dispatch. */
  dispatch: string | null;
  /** The condition of the returned goods. `null` for other entries. */
  condition: "ok" | "returned" | null;
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who made the entry. */
  actor: string;
}

/** A line of an order: a quantity at a price, of an item or of something that is not in the inventory. */
export interface OrderLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The order. */
  order: string;
  /** The item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note: string | null;
  /**
   * The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of
   * the line's units.
   */
  factor: number;
  /** The number of the line's units that contain `factor` of the item's own units. `null` means 1. */
  per: number | null;
  /** The quantity that was shipped, in the line's unit. */
  fulfilled: number;
  /** The part of the shipped quantity that was returned. */
  returned: number;
  /**
   * The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.
   */
  cancelled: number;
  /** The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped. */
  dropped: number;
  /**
   * The quantity of stock that the line needs, in the item's own unit. 0 for a kit, whose components are
   * needed.
   */
  demand: number;
  /**
   * The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest
   * instant first. `null` if the line needs no stock.
   */
  queuedAt: string | null;
  /**
   * The source of a price that the request did not give: contact for a price of the customer, list for the
   * customer's price list, item for the item's own price. `null` for a given price.
   */
  priceSource: "contact" | "list" | "item" | null;
  /**
   * The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line
   * without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
  /**
   * The components that a kit takes from the stock, by its bill of materials when the line was created. Empty
   * for other lines.
   */
  parts: KitPart[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface OrderLineConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: OrderLine;
}

/** One page of a list. */
export interface OrderPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Order[];
}

/** A step: the change of a record from one status to another. */
export interface OrderStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The status after the step. */
  to: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the previous steps: one step, or several if devices took steps while they were not connected.
   * `null` for a step that an older program took.
   */
  follows: string[] | null;
}

/** An order with its lines, payments, dispatches, entries and steps. */
export interface OrderView extends Order {
  /**
   * The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be
   * owed if the draft is submitted unchanged.
   */
  due: Money;
  /** The sums of the lines for each category and rate of the tax. */
  taxes: TaxSum[];
  /** The composition of `credited`: net, tax and gross, in total and for each tax. */
  credits: CreditSum;
  /** The lines, in the order in which they were added. */
  lines: ShownLine[];
  /** The payments and repayments, the oldest first. */
  payments: Payment[];
  /** The dispatches, the oldest first. */
  dispatches: Dispatch[];
  /** The entries for shipped, returned, cancelled and credited quantities, the oldest first. */
  entries: OrderEntry[];
  /** The steps, the oldest first. */
  steps: OrderStep[];
}

/**
 * There is not enough memory for the request. No part of the request was stored. Free some memory, and send
 * the request again.
 */
export interface OutOfMemoryData {
  /** The name of the error for programs. */
  kind: "outOfMemory";
}

/** The outcome of a signed document. */
export interface Outcome {
  /**
   * The position of the document in the request, from 0. A document inside a notification has the position of
   * the notification.
   */
  position: number;
  /** The kind of the document; `null` if it could not be read. */
  kind: "transaction" | "renewal" | "notification" | "app" | null;
  /**
   * The outcome. added: the document was new, and was stored. replaced: the document was newer than the
   * stored document, and replaced it. known: the document is the same as the stored document, or older.
   * refused: the document was not stored.
   */
  outcome: "added" | "replaced" | "known" | "refused";
  /** The id of the document's transaction, purchase or notification; `null` if it has none. */
  id: string | null;
  /** The purchase that the document is about; `null` if the document is about no purchase. */
  originalTransactionId: string | null;
  /** The product that the document is about; `null` if the document is about no product. */
  productId: string | null;
  /** The event that a notification reports. */
  notificationType: string | null;
  /** The subtype of that event. */
  subtype: string | null;
  /** The App Store environment of the document; `null` if the document does not name it. */
  environment: string | null;
  /** The time when the document was signed. */
  signedDate: string | null;
  /** The reason of the refusal, as a name for programs; `null` if the document was not refused. */
  reason: string | null;
  /** The reason for the refusal, as a sentence; `null` if the document was not refused. */
  message: string | null;
}

/** A loan that is overdue. */
export interface OverdueLoan extends Loan {
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The contact's name; `null` for a loan with a user, and for a caller who may not see contacts. */
  contactName: string | null;
}

/** One page of a list. */
export interface OverdueLoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: OverdueLoan[];
}

/** No user may raise their own rights. */
export interface OwnRightsData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: AnotherOwner;
}

/**
 * The request would leave the company without an owner that it needs. The methods access.grant,
 * access.revoke, access.credentials.create and access.transfer return this error.
 */
export interface OwnerNeededData {
  /** The name of the error for programs. */
  kind: "ownerNeeded";
  /**
   * lastOwner: the last owner who can act must stay an owner. firstCredentials: a company's first credentials
   * must be the founder's, as no other user could create those afterwards. heir: a company passes only to an
   * owner who has credentials.
   */
  reason: "lastOwner" | "firstCredentials" | "heir";
}

/** One page of a list. */
export interface Page extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: unknown[];
}

/** The line is not valid JSON, or longer than allowed. */
export interface ParseErrorData {
  /** The name of the error for programs. */
  kind: "parseError";
  /** The fault in the text; left out if the message is too long. */
  reason?: string;
  /**
   * The position of the fault in the message, in bytes from 0; left out if the text is not a message at all.
   */
  offset?: number;
  /** The largest allowed number of bytes of a message; left out unless the message is too long. */
  limit?: number;
}

/** A participant of a company: an account that has joined, or that was invited or removed. */
export interface Participant {
  /** The id of the participation. For the owner, the company's id. */
  id: string;
  /**
   * The role. owner: the account that shares the company. participant: an account with which the company is
   * shared.
   */
  role: "owner" | "participant";
  /**
   * The address, number or label of the invitation. `null` for a participant who used the share's own link.
   */
  invitedAs: string | null;
  /**
   * The invitation's own link, which admits only the first person who opens it. `null` once the invitation is
   * accepted.
   */
  url: string | null;
  /** The participant's user reference in the cloud. `null` until the invitation is accepted. */
  account: string | null;
  /**
   * The id of the user in the access record, as in `access.list`. Before the invitation is accepted, the id
   * is a placeholder. `null` without an access record.
   */
  user: string | null;
  /** The participant's name. */
  name: string | null;
  /**
   * The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the
   * access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /**
   * The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed:
   * the owner has removed the participant.
   */
  acceptance: "pending" | "accepted" | "removed";
  /**
   * `true` if the participant has accepted the invitation and has no rights yet. To give rights, call
   * `access.grant`.
   */
  waiting: boolean;
  /** The time of the invitation. For a participant without an invitation, the time of joining. */
  invitedAt: string;
  /** The time when the invitation was accepted. `null` until then. */
  acceptedAt: string | null;
  /** The id of the participant's access record. `null` if the record no longer exists. */
  access: string | null;
}

/** One page of a list. */
export interface ParticipantPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Participant[];
}

/** A payment for an order, or a repayment. */
export interface Payment extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The order. */
  order: string;
  /** The amount, in the order's currency. Negative for a repayment. */
  amount: Money;
  /** The method of payment, in the company's words, such as cash or card. */
  method: string | null;
  /** The payment's reference in another system. */
  reference: string | null;
  /** The instant of the payment. */
  paidAt: string;
  /** The reason for the reversal, in the company's words. `null` for a payment that reverses no other. */
  reason: string | null;
  /** The payment that this payment reverses. `null` for a payment that reverses no other. */
  reverses: string | null;
  /** The user who recorded the payment. */
  actor: string;
}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export interface PaymentReversedData {
  /** The name of the error for programs. */
  kind: "alreadyReversed";
  /** The payment that has reversed the given payment. */
  reversedBy: string;
}

/**
 * The request would lose changes that this device has not sent to the cloud yet. data.counts has their number
 * for each company.
 */
export interface PendingChangesData {
  /** The name of the error for programs. */
  kind: "pendingChanges";
  /** The companies with unsent records: at least one element. */
  counts: PendingCount[];
}

/** The numbers of records that were changed on this device and not sent yet, by company. */
export interface PendingCount {
  /** The company. `null` for the account's own records. */
  company: string | null;
  /** The company's name. */
  name: string | null;
  /** The number of records. */
  records: number;
}

/** A link that was opened and waits for the app. */
export interface PendingLink {
  /** The view to show: one of the flags in the file of `--links`, or `acceptShare` for a share link. */
  flag: string;
  /** The time when the link was opened. */
  at: string;
  /**
   * The link itself, for `acceptShare` and for patterns with an id, a kind or a query. Left out for other
   * links.
   */
  url?: string;
  /** The kind of record that the id belongs to, as in the pattern. */
  kind?: string;
  /** The decoded text at the position of `{id}` in the link. */
  id?: string;
  /**
   * The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the
   * link lacks are left out.
   */
  query?: LinkParameter[];
}

/** The refusal of a call for the company of the account's own inventory. No right would allow the call. */
export interface PersonalData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The reason. personal: nobody signs in to the account's own inventory, and it is never shared. */
  reason: "personal";
}

/** A quantity to pick for a dispatch. */
export interface PickedLine {
  /** The dispatch. */
  dispatch: string;
  /** The dispatch's number. */
  number: string;
  /** The line of the order. */
  orderLine: string;
  /** The item. For a line of a kit, the component. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. For a component of a kit, its name. */
  text: string;
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The item's own unit. */
  unit: string;
  /** The lot. `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. `null` for a lot without a batch. */
  batch: string | null;
  /** The lot's serial number. `null` for a lot without a serial number. */
  serial: string | null;
  /** The lot's expiry date: the last day on which the goods may be used. `null` if the lot does not expire. */
  expiry: string | null;
}

/** The goods to pick from one location. */
export interface PickedPlace {
  /** The location. */
  location: string;
  /** The code on the location's label. */
  code: string | null;
  /**
   * The path of the location: the names of the locations that contain it, the outermost first, and its own
   * name last.
   */
  path: string[];
  /** The lines to pick at this location, sorted by SKU. */
  lines: PickedLine[];
}

/** One page of a list. */
export interface PickedPlacePage {
  /** All elements, in the list's order. */
  items: PickedPlace[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/** Places that widgets can show. */
export interface PlaceList {
  /** The places. */
  places: WidgetPlace[];
}

/** The host's answer to host.places.resolve. */
export interface PlaceResolveAnswer {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region?: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country?: string | null;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone?: string | null;
}

/** The host's answer to host.places.search. */
export interface PlaceSearchAnswer {
  /** The places with their coordinates, the best matches first. Empty if there are no such places. */
  places?: PlaceSearchAnswerPlace[] | null;
  /**
   * The suggestions: places without coordinates, the best matches first. Each has a token for
   * `host.places.resolve`.
   */
  suggestions?: PlaceSuggestionInput[] | null;
}

/** A place of the host's answer to host.places.search. */
export interface PlaceSearchAnswerPlace {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region?: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country?: string | null;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone?: string | null;
}

/** A place that the host suggests. places.resolve returns its coordinates. */
export interface PlaceSuggestion {
  /** The token of the suggestion. Pass it to `places.resolve`. Its content has a meaning only for the host. */
  token: string;
  /** The text to show. */
  title: string;
  /** The text to show below the title, such as the region. `null` if there is no such text. */
  subtitle: string | null;
}

/** A place that the host suggests. places.resolve returns its coordinates. */
export interface PlaceSuggestionInput extends Pick<PlaceSuggestion, "token" | "title">,
  Partial<Pick<PlaceSuggestion, "subtitle">> {
}

/**
 * Places cannot be found: the host does not offer them, and the machine has no table of time zones. The
 * message has instructions.
 */
export interface PlacesUnavailableData {
  /** The name of the error for programs. */
  kind: "placesUnavailable";
}

/** The answer to the question whether a version of the app needs an update. */
export interface PolicyVerdict {
  /**
   * The need of an update. required: the version is below the minimum version. recommended: the version is
   * below the recommended version, but not below the minimum. none: the version is not below the minimum or
   * the recommended version, or `policy.update.later` has put off a recommended update.
   */
  update: "none" | "recommended" | "required";
  /**
   * The time from which the put-off update is recommended again. `null` if no update was put off with
   * `policy.update.later`.
   */
  hiddenUntil: string | null;
  /** The minimum version. Users of lower versions must update the app. `null` for no minimum. */
  minimumVersion: string | null;
  /** The recommended version. Users of lower versions should update the app. `null` for no recommendation. */
  recommendedVersion: string | null;
  /** The message for users who should or must update. */
  message: string | null;
  /** The address of the page with the update. */
  url: string | null;
  /** The malformed parts of the document. Malformed members of the policy are ignored. */
  problems: DocumentProblem[];
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /**
   * The origin of the document. host: fetched by the host. records: composed of records of the public
   * database. file: read from the file that an option names. builtIn: there is no document, and defaults
   * apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A result without members. */
export interface Pong {
}

/** The entries that were posted to the ledger, and the resulting stock levels. */
export interface PostedStock {
  /**
   * The id of the transaction. To reverse the transaction, pass this id to inventory.stock.reverse. `null` if
   * no entry was posted, or if each movement has a transaction of its own. Each entry has the id of its
   * transaction.
   */
  transaction: string | null;
  /** The entries, in the order in which they were posted. */
  entries: StockEntry[];
  /** The resulting levels of the moved items, in the locations of the movement. */
  levels: StockLevel[];
  /**
   * The lots that the request named although they have expired. The core never picks expired lots by itself.
   */
  expired: string[];
}

/** A pour of water during a brew. */
export interface Pour {
  /** The time of the pour, in seconds since the beginning of the brew. */
  at: number;
  /** The water of this pour, in grams. More than 0. */
  water: number;
  /** Any further text. */
  note: string | null;
}

/** A pour of water during a brew. */
export interface PourInput extends Pick<Pour, "at" | "water">, Partial<Pick<Pour, "note">> {
}

/** The outcome of a sheet that showed a link. */
export interface PresentAnswer {
  /** `true` if the user sent the link. `null` if the system does not report it. */
  sent?: boolean | null;
}

/** A link for which the host has shown its sheet. */
export interface PresentedLink {
  /** The link. */
  url: string;
  /** `true` if the user sent the link. `null` if the host does not report it. */
  sent: boolean | null;
}

/** A named set of rights. */
export interface Preset {
  /** The name of the preset, for `preset` of `access.grant`. */
  name: "sales" | "warehouse" | "management" | "viewer";
  /** The work for which the preset is meant. */
  doc: string;
  /** The departments in which the user does the daily work, as a bit mask. */
  deptMask: number;
  /** The departments that the user manages, as a bit mask. */
  managerMask: number;
}

/** One page of a list. */
export interface PresetPage {
  /** All elements, in the list's order. */
  items: Preset[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/** The zone that a link leads to. */
export interface PreviewedShare {
  /** The zone, as the requesting account names it. */
  zone: CloudZoneAnswer;
  /** The title of the share, such as the company's name. */
  title: string;
  /** The name of the owner. */
  ownerName?: string | null;
  /** The permission of a participant who accepts the link. */
  permission: "readWrite" | "readOnly";
  /**
   * The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone.
   * accepted: the account has already accepted the link. full: the share admits no more participants.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/**
 * A selling price of an item, in a price list or for one customer. It can have a least quantity and a period.
 */
export interface Price extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The item. */
  item: string;
  /** The price of one own unit of the item. */
  price: Money;
  /**
   * The name of the price list. The list applies to contacts whose `priceList` is this name; the case of the
   * letters A to Z is ignored. Required for a price without `contact`.
   */
  list: string | null;
  /**
   * The customer that the price is for. `null` for all customers of `list`. A customer's own price takes
   * precedence over the prices of lists.
   */
  contact: string | null;
  /** The least quantity of a line for this price, in the item's own unit. `null` for any quantity. */
  minQuantity: number | null;
  /** The first day of the price, in the company's time zone. `null` for no first day. */
  from: string | null;
  /** The last day of the price. `null` for no last day. */
  until: string | null;
}

/** A supplier's price for an order of at least a given quantity. */
export interface PriceBreak {
  /** The least quantity for this price, in the unit that the supplier sells. */
  minQuantity: number;
  /** The price of one unit that the supplier sells. */
  price: Money;
}

/** A supplier's price for an order of at least a given quantity. */
export interface PriceBreakInput {
  /** The least quantity for this price, in the unit that the supplier sells. */
  minQuantity: number;
  /** The price of one unit that the supplier sells. */
  price: MoneyInput;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PriceConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Price;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface PriceDetailsChanges extends Partial<Pick<Price, "item" | "list" | "contact" | "minQuantity" |
  "from" | "until">> {
  /** The price of one own unit of the item. */
  price?: MoneyChanges;
}

/** One page of a list. */
export interface PricePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Price[];
}

/** A problem of a value, and its place. */
export interface Problem {
  /**
   * The place of the problem: a JSON Pointer (RFC 6901), such as /lines/0/quantity. The empty text for the
   * value as a whole.
   */
  pointer: string;
  /**
   * The kind of the problem. missing: a required member is missing. unknown: the member has no meaning here.
   * type: the value has the wrong JSON type. value: the value is not allowed.
   */
  kind: "missing" | "unknown" | "type" | "value";
  /** The problem as a sentence, with the member and the expected value. */
  message: string;
}

/** The catalogue, and the store's prices of its products. */
export interface Products {
  /** The id of the app that sells the products. */
  bundleId: string;
  /** The features that tiers can include. */
  features: CatalogueFeature[];
  /** The tiers, in any order. */
  tiers: CatalogueTier[];
  /** The products, in the order in which they are offered. */
  products: CatalogueProduct[];
  /**
   * The source of the catalogue. default: the catalogue of the program. file: the catalogue that --catalogue
   * names.
   */
  source: "default" | "file";
  /** The App Store environments whose documents count. */
  environments: string[];
  /** The products that the store sells on this device with their prices, as the host reported them. */
  store: StoreListing;
  /** The ids of bought products that the catalogue does not have, sorted by their bytes. */
  unknown: string[];
}

/** The outcome of a progress report. */
export interface Progressed {
  /** `true` if a request still waits for the host's answer. If `false`, the host can stop its work. */
  waiting: boolean;
}

/** What a tap on a promotion opens: a product, a web address, or a link into the app. */
export interface PromotionAction {
  /**
   * The kind of action. product: show the product. address: open a web address. link: open a link into the
   * app.
   */
  kind: "product" | "address" | "link";
  /** The product's id, the web address, or the link, as `kind` says. */
  target: string;
}

/** The image of a promotion. */
export interface PromotionImage {
  /** The address of the image. `null` for an image that is an asset of a record. */
  url: string | null;
  /** The SHA-256 digest of an asset's bytes, as 64 hexadecimal digits. `null` for an image with an address. */
  sha256: string | null;
  /** The size of an asset, in bytes. `null` for an image with an address. */
  bytes: number | null;
  /** The path of the file in which the host has saved the asset. `null` if the host has not saved it. */
  path: string | null;
}

/** A list of promotions that apply. */
export interface Promotions {
  /**
   * The promotions. Those with higher priorities come first, then those with earlier starts, then they are
   * sorted by id.
   */
  promotions: ShownPromotion[];
  /**
   * The next time when the list may change without a request, because a promotion begins or ends, or a
   * purchase or a dismissal ends. `null` if there is no such time.
   */
  validUntil: string | null;
  /** The malformed parts of the document. Malformed promotions are left out. */
  problems: DocumentProblem[];
  /** The age of the products' prices. */
  store: StoreAge;
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /**
   * The origin of the document. host: fetched by the host. records: composed of records of the public
   * database. file: read from the file that an option names. builtIn: there is no document, and defaults
   * apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** The capabilities of the host, as the core understands them. */
export interface Provided {
  /** The capabilities that the core knows. */
  used: string[];
  /** The capabilities that the core does not know. It never requests them. */
  unknown: string[];
  /** The known names that are similar to unknown capabilities. */
  suggestions: SuggestedCapability[];
}

/** A record of the public database. */
export interface PublicRecord {
  /** The name of the record, which is unique among the records of its type. */
  recordName: string;
  /** The record's fields by name. */
  fields: { [name: string]: CloudValueInput | null };
  /** The change tag: the container's name for this state of the record. */
  recordChangeTag?: string | null;
  /** The time when the record was first saved, by the container's clock. */
  creationDate?: string | null;
  /** The time when the record was last saved, by the container's clock. */
  modificationDate?: string | null;
}

/** A purchase: an order that the company sends to a supplier. */
export interface Purchase extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The supplier. */
  contact: string;
  /** The currency of all amounts of the purchase (ISO 4217). */
  currency: string;
  /** The supplier's own reference for the purchase. */
  reference: string | null;
  /** The address to which the goods are delivered. */
  deliveryAddress: Address | null;
  /** `true` if prices include the tax. */
  taxIncluded: boolean;
  /** The discount on the whole purchase, in percent. */
  discount: number | null;
  /** A note for the supplier, on the purchase's documents. */
  note: string | null;
  /** An internal note, which appears on no document. */
  internalNote: string | null;
  /** The instant at which the goods are expected. */
  expectedAt: string | null;
  /**
   * `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived:
   * true`. Only closed or cancelled purchases can be archived.
   */
  archived: boolean;
  /**
   * The purchase's number on documents. The number is assigned when the purchase is first ordered, and is
   * never given to another purchase. Before that, it is `null`.
   */
  number: string | null;
  /** The purchase's status. Steps (`purchases.step`), receipts, and reversed receipts change it. */
  status: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The supplier's name when the purchase was created. */
  contactName: string;
  /** The instant at which the purchase was last ordered. `null` for a draft that was never ordered. */
  orderedAt: string | null;
  /** The sum of the lines without tax. Only managers of orders or the inventory see it. */
  net?: Money;
  /** The tax on `net`. Only managers of orders or the inventory see it. */
  tax?: Money;
  /** The sum of `net` and `tax`. Only managers of orders or the inventory see it. */
  gross?: Money;
  /**
   * The number of lines without a price. The sums do not include them. Only managers of orders or the
   * inventory see this number.
   */
  unpriced?: number;
  /**
   * line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of
   * each rate, and rounded once. `null` in companies and documents of older programs, for line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null` in companies and
   * documents of older programs, for halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PurchaseConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Purchase;
}

/** The content of a purchase's document. */
export interface PurchaseDocument extends Pick<Purchase, "reference" | "expectedAt" | "taxIncluded"> {
  /** The purchase. */
  purchase: string;
  /** The purchase's number. `null` before it is first ordered. */
  number: string | null;
  /** The instant at which the purchase was last ordered. For a draft, now. */
  issuedAt: string;
  /** The company. */
  buyer: DocumentParty;
  /** The supplier, with the address of its invoices. */
  supplier: DocumentParty;
  /** The address to which the goods are delivered. Without one in the purchase, the company's address. */
  deliveryAddress: Address | null;
  /** The note for the supplier. */
  note: string | null;
  /** The lines. */
  lines: PurchaseDocumentLine[];
  /** The sum without tax. Only managers of orders or the inventory see it. */
  net?: Money;
  /** The tax. Only managers of orders or the inventory see it. */
  tax?: Money;
  /** The sum with tax. Only managers of orders or the inventory see it. */
  gross?: Money;
  /** The sums for each category and rate of the tax. Only managers of orders or the inventory see them. */
  taxes?: TaxSum[];
}

/** A line of a purchase's document. */
export interface PurchaseDocumentLine extends Pick<DocumentLine, "sku" | "text" | "note" | "unit"> {
  /** The ordered quantity. */
  quantity: number;
  /**
   * The price of one unit. `null` for a line without a price. Only managers of orders or the inventory see
   * it.
   */
  unitPrice?: Money | null;
  /** The discount on the line in percent. Only managers of orders or the inventory see it. */
  discount?: number | null;
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /**
   * The line's amount without tax. `null` for a line without a price. Only managers of orders or the
   * inventory see it.
   */
  net?: Money | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface PurchaseDraftChanges extends Partial<Pick<Purchase, "contact" | "currency" | "reference" |
  "discount" | "note" | "internalNote" | "expectedAt">> {
  /** The address to which the goods are delivered. */
  deliveryAddress?: AddressChanges | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /**
   * `true` if the purchase is archived. `purchases.list` returns archived purchases only with `archived:
   * true`. Only closed or cancelled purchases can be archived.
   */
  archived?: boolean | null;
}

/** A purchase that the user began outside the app, in the store or by a link. */
export interface PurchaseIntent {
  /** The id of the intent. */
  id: string;
  /** The product to buy. */
  productId: string;
  /** The id of the offer for this purchase; `null` for a purchase without an offer. */
  offerId: string | null;
  /** The time when the intent was added. */
  receivedAt: string;
}

/** A line of a purchase: a quantity of an item, or of something that is not in the inventory. */
export interface PurchaseLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The purchase. */
  purchase: string;
  /** The item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit: string | null;
  /**
   * The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set
   * it.
   */
  unitPrice?: Money | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note: string | null;
  /**
   * The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of
   * the line's units.
   */
  factor: number;
  /** The number of the line's units that contain `factor` of the item's own units. `null` means 1. */
  per: number | null;
  /** The quantity that was received, in the line's unit. */
  received: number;
  /** The quantity that a draft plans to order, in the item's own unit. */
  planned: number;
  /** The quantity that was ordered and has not arrived yet, in the item's own unit. */
  incoming: number;
  /** The instant at which the quantity `incoming` is expected. `null` if it is not known. */
  incomingAt: string | null;
  /**
   * The kind of the item when the line was created: service, which is not received. `null` for goods in
   * stock, and for a line without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PurchaseLineConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: PurchaseLine;
}

/** One page of a list. */
export interface PurchasePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Purchase[];
}

/** A receipt: a quantity of a purchase line that arrived. */
export interface PurchaseReceipt extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The purchase. */
  purchase: string;
  /** The purchase line. */
  line: string;
  /** The quantity, in the line's unit. Negative for a reversal. */
  quantity: number;
  /** The quantities that were moved into the inventory, by location and lot. Negative for a reversal. */
  parts: EntryPart[];
  /** The id of the ledger transaction. An imported receipt moved no stock, and has its own id here. */
  transaction: string;
  /** The user who received the goods, or who reversed the receipt. */
  actor: string;
  /** The receipt that this receipt reverses. `null` for a receipt that reverses no other. */
  reverses: string | null;
  /** The reason for the reversal, in the company's words. `null` for a receipt that reverses no other. */
  reason: string | null;
}

/** A step: the change of a record from one status to another. */
export interface PurchaseStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The status after the step. */
  to: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the previous steps: one step, or several if devices took steps while they were not connected.
   * `null` for a step that an older program took.
   */
  follows: string[] | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface PurchaseTermsChanges {
  /** The line's text. */
  text?: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity?: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit?: string | null;
  /**
   * The price of one unit, in the purchase's currency. Only managers of orders or the inventory see and set
   * it.
   */
  unitPrice?: MoneyChanges | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** A purchase with its lines, receipts and steps. */
export interface PurchaseView extends Purchase {
  /**
   * The sums of the priced lines for each category and rate of the tax. Only managers of orders or the
   * inventory see them.
   */
  taxes?: TaxSum[];
  /** The lines, in the order in which they were added. */
  lines: ShownPurchaseLine[];
  /** The receipts, the oldest first. */
  receipts: PurchaseReceipt[];
  /** The steps, the oldest first. */
  steps: PurchaseStep[];
}

/** The outcome of a purchase. */
export interface Purchased {
  /** The id of the purchase, which host.store.purchase had as purchaseId. */
  purchaseId: string;
  /** The product. */
  productId: string;
  /** The id of the offer with which the product was bought; `null` without an offer. */
  offerId: string | null;
  /**
   * The outcome of the purchase. purchased: the document counts, and the account has the product. ended: the
   * document counts, but the transaction has expired, is unpaid, or was revoked or replaced. pending: another
   * person must approve the purchase first, and the document arrives later by entitlements.ingest. cancelled:
   * the user cancelled the purchase. refused: the document does not count, or is about another product;
   * `outcomes` has the reason.
   */
  state: "purchased" | "ended" | "pending" | "cancelled" | "refused";
  /**
   * The outcomes, one for each document. After a notification, the outcomes of the documents inside it
   * follow.
   */
  outcomes: Outcome[];
  /** The account's present tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /** The time when the first of the entitling purchases ends; `null` if none of them ends. */
  validUntil: string | null;
  /** The time to which the tiers and features apply. */
  at: string;
}

/** A page of records of the public database. */
export interface QueriedRecords {
  /** The records of the page, in the container's order. Required: an empty list if there are no records. */
  records?: PublicRecord[] | null;
  /** The cursor for the next page. `null` on the last page. */
  cursor?: string | null;
}

/** A call of a method that only reads. */
export interface Query {
  /**
   * The name of the method. `weather.current` and `weather.hourly` return only stored weather here, or
   * `null`: they do not ask the host.
   */
  method: string;
  /**
   * The method's parameters: an object, or a list in the order of positions. Without it, the method gets no
   * parameters.
   */
  params?: { [name: string]: unknown } | unknown[] | null;
}

/** A record with changes of this device that the cloud has not confirmed. */
export interface QueuedRecord {
  /** The kind of record, as in the `type` of events. */
  type: string;
  /** The record's id. */
  record: string;
  /** The company that the record belongs to. `null` for the account's own records. */
  company: string | null;
  /** The members that users changed. Empty if all members are sent. */
  fields: string[];
  /** `true` if the cloud does not have the record, so that all of its members are sent. */
  isNew: boolean;
  /**
   * `true` if the change is a deletion: the record was deleted on this device, and the cloud has not
   * confirmed it yet.
   */
  isDeletion: boolean;
  /**
   * The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not
   * confirmed yet. quarantined: the cloud refuses the record for a lasting reason, and the record is sent
   * again only after another change or `sync.queue.retry`.
   */
  state: "pendingEdit" | "pendingSync" | "quarantined";
  /** The number of attempts to send the record that the container refused. */
  attempts: number;
  /** The time of the next attempt. `null` if the next cycle sends the record, or if no attempt is planned. */
  nextAttemptAt: string | null;
  /** The reason of the last refusal. `null` if the record was never refused. */
  lastError: string | null;
}

/** One page of a list. */
export interface QueuedRecordPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: QueuedRecord[];
}

/** The conversation may only read, and the method does more than read. data.method names the method. */
export interface ReadOnlyData {
  /** The name of the error for programs. */
  kind: "readOnly";
  /** The name of the method that does more than read. */
  method: string;
}

/** The items whose stored sums were wrong and are now corrected. */
export interface RebuiltStock {
  /** The number of items whose stored sums differed from their entries, orders and purchases. */
  count: number;
  /** The ids of the corrected items, at most 100. */
  rebuilt: string[];
}

/** A received quantity of a purchase line. */
export interface ReceivedLine {
  /** The line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. It is refused if several lines expect goods of this item.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /**
   * The cost of one of the item's own units. Without it, the line's price less discounts and tax. Only
   * managers of orders or the inventory may set it.
   */
  unitCost?: MoneyInput | null;
  /**
   * The location that receives the goods, by its id, code or path. Without it, the item's own location, or
   * the company's main location if the item has none.
   */
  location?: string | null;
  /** The batch of the goods, for an item that is tracked by batch. */
  batch?: string | null;
  /** The serial numbers of the pieces, for an item that is tracked by serial number: one for each piece. */
  serials?: string[] | null;
  /** The expiry date of a new lot: the last day on which the goods may be used. */
  expiry?: string | null;
}

/** The result of receiving goods of a purchase. */
export interface ReceivedPurchase {
  /** The purchase, after the goods were received. */
  purchase: Purchase;
  /** The receipt for each line, with its lots. */
  receipts: PurchaseReceipt[];
}

/** The last used places. */
export interface RecentList {
  /** The places, newest first. */
  recents: RecentPlace[];
}

/** A place that was used. */
export interface RecentPlace {
  /** The id of the place. */
  id: string;
  /** The name of the place. */
  name: string;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE. */
  country: string | null;
  /** The name of the place's time zone in the IANA database, such as `Europe/Berlin`. */
  timeZone: string | null;
  /** The time of the last use. */
  usedAt: string;
}

/** A recipe: the parameters and steps of future brews. */
export interface Recipe extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The name of the recipe. */
  name: string;
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
  /** The dose: the ground coffee, in grams. */
  dose: number | null;
  /** The water, in grams. */
  water: number | null;
  /** The yield: the weight of the beverage, in grams. */
  yield: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The grind setting, on the grinder's own scale. */
  grindSetting: number | null;
  /** The bean for which the recipe is made. `null` for a recipe for any bean. */
  bean: string | null;
  /** The steps, in the order of time. Their water must not sum to more than `water`. */
  steps: RecipeStep[];
  /** Any further text. */
  note: string | null;
  /** `true` if the recipe is a favourite. */
  favourite: boolean;
  /** `true` if the recipe is out of use. Lists leave it out by default. */
  archived: boolean;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface RecipeConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Recipe;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface RecipeDetailsChanges extends Partial<Pick<Recipe, "name" | "method" | "dose" | "water" |
  "yield" | "temperature" | "grindSetting" | "bean" | "note">> {
  /** The steps, in the order of time. Their water must not sum to more than `water`. */
  steps?: RecipeStepInput[] | null;
  /** `true` if the recipe is a favourite. */
  favourite?: boolean | null;
  /** `true` if the recipe is out of use. Lists leave it out by default. */
  archived?: boolean | null;
}

/** One page of a list. */
export interface RecipePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Recipe[];
}

/** A step of a recipe. */
export interface RecipeStep {
  /** The time of the step, in seconds since the beginning of the brew. Not before the previous step. */
  at: number;
  /** The action. */
  action: "bloom" | "pour" | "stir" | "press" | "wait";
  /** The water that is poured, in grams. */
  water: number | null;
  /** Any further text. */
  note: string | null;
}

/** A step of a recipe. */
export interface RecipeStepInput extends Pick<RecipeStep, "at" | "action">, Partial<Pick<RecipeStep, "water" |
  "note">> {
}

/** Parameters to try, and their source. */
export interface Recommendation {
  /**
   * The source of the parameters. bean: the best brews of the bean. similar: the best brews of beans with the
   * same roast level and process. default: the usual parameters of the method.
   */
  source: "bean" | "similar" | "default";
  /** The method. */
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
   * The number of brews that the parameters are computed from: each parameter is the median of these brews. 0
   * if `source` is `default`.
   */
  brews: number;
  /** The ground coffee, in grams. */
  dose: number;
  /** The grams of water or beverage per gram of coffee. `ratioOf` names the weight. */
  ratio: number;
  /** The weight that `ratio` is computed from. yield: the beverage. water: the water. */
  ratioOf: "yield" | "water";
  /** The temperature of the water, in degrees Celsius. */
  temperature: number;
  /** The time of the whole brew, in seconds. `null` if the source has no time. */
  time: number | null;
  /** The setting on the grinder's own scale. `null` if no brew of the source has a setting. */
  grindSetting: number | null;
  /** The id of the grinder. `null` if no brew of the source names a grinder. */
  grinder: string | null;
  /** The parameters that the core changed because of the last tasting. */
  corrections: Correction[];
}

/** The parameters of a brew to try, and their source. */
export interface RecommendedParameters {
  /** The ground coffee, in grams. */
  dose: number | null;
  /**
   * The grams of water per gram of coffee. For espresso and moka pot, the grams of beverage per gram of
   * coffee.
   */
  ratio: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The time of the whole brew, in seconds. */
  time: number | null;
  /** The setting of the grinder. `null` if there is no setting to suggest, as without a grinder. */
  grind: number | null;
  /** The reasons for these parameters. */
  why: string;
  /**
   * The source of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** `true` if this is the stored answer to an earlier, equal question. The model was not asked again. */
  repeated: boolean;
}

/** The reason why the host's last refresh failed. */
export interface RefreshFailure {
  /** The time of the failure. */
  at: string;
  /** The kind of error. */
  kind: "hostUnavailable" | "hostTimeout" | "hostError" | "hostFault" | "limitReached";
  /** The reason, as a sentence for people. */
  message: string;
}

/** A document that was fetched and stored. */
export interface RefreshedDocument {
  /** The name of the document. */
  document: "AppConfig" | "IAPPromo";
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /**
   * The origin of the document. host: fetched by the host. records: composed of records of the public
   * database. file: read from the file that an option names. builtIn: there is no document, and defaults
   * apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
  /** The malformed parts of the document. They are ignored. */
  problems: DocumentProblem[];
}

/** The record that was deleted or archived. */
export interface Removed {
  /** The id of the record that was deleted. `null` if the record was archived. */
  deleted: string | null;
  /**
   * The id of the record that was archived because other records refer to it. `null` if the record was
   * deleted.
   */
  archived: string | null;
}

/** The outcome of removing a place from the list of recent places. */
export interface RemovedRecent {
  /** `true` if the place was in the list of recent places. */
  removed: boolean;
}

/** The result of a renaming. */
export interface RenamedLabel {
  /** The number of items that were changed. */
  changed: number;
}

/** An explanation of a report, written by a model. */
export interface ReportExplanation {
  /** The name of the report. */
  report: "stockValue" | "turnover" | "abc" | "sales" | "aging";
  /** The most important fact, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /** The instant of the model's answer. */
  at: string;
  /** `true` if the explanation is the model's earlier answer to the same question. */
  repeated: boolean;
}

/** The request was cancelled while it waited. */
export interface RequestCancelledData {
  /** The name of the error for programs. */
  kind: "requestCancelled";
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The meaning of a scanned code. */
export interface ResolvedCode {
  /**
   * The common spelling of equal codes: the EAN-13 of a UPC, and the spelling of GS1 element strings with
   * parentheses. A symbology identifier is removed.
   */
  normalized: string;
  /** The symbology of the barcode, as far as it is known or can be inferred; `null` otherwise. */
  symbology:
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
  /** `true` if the code is valid for its kind. */
  valid: boolean;
  /** The reason why the code is invalid, such as the right check digit; `null` for a valid code. */
  problem: string | null;
  /** The content of the code's GS1 element strings; `null` for a code without element strings. */
  gs1: GS1Content | null;
  /** The records that the code leads to, at most ten. Records that the caller may not see are left out. */
  matches: CodeMatch[];
}

/** Conflicts for which the right value was chosen. */
export interface ResolvedConflicts {
  /** The resolved conflicts. */
  conflicts: SyncConflict[];
}

/** A suggested place, with its coordinates. */
export interface ResolvedPlace {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2): two capitals, such as DE. */
  country: string | null;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone: string | null;
}

/** The refusal of a member that only managers may set. */
export interface RestrictedMemberData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** The manager rights. The caller must have at least one of them. */
  needs: ManagerBits;
  /** The refused member, as a JSON Pointer (RFC 6901). The caller may neither see nor set this member. */
  member: string;
}

/** The result of a return. */
export interface ReturnedGoods {
  /** The order after the return. If it is overpaid, a refund is due. */
  order: ShownOrder;
  /** The entry for each returned line. */
  entries: OrderEntry[];
}

/** A returned quantity of an order line. */
export interface ReturnedLine {
  /** The line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. It is refused if several lines have goods of this item
   * that the customer could return.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. */
  quantity: number;
  /**
   * The condition of the goods. Without it, `ok`. returned: the goods must be inspected first. Such goods of
   * a batch go into a separate lot with the status `returned`. A piece with a serial number stays in its lot,
   * and the lot gets the status `returned`.
   */
  condition?: "ok" | "returned" | null;
  /** `true` if the goods go back into stock. Without it, `true`. */
  restock?: boolean | null;
  /**
   * The location that receives the goods, by its id, code or path. Without it, the item's own location, or
   * the company's main location if the item has none.
   */
  location?: string | null;
  /**
   * The lot of the goods, for an item that is tracked by lots. Without it, the shipped lot. If goods of
   * several lots were shipped, it is required.
   */
  lot?: string | null;
  /** The dispatch with which the goods left. Without it, any dispatch of the order. */
  dispatch?: string | null;
  /**
   * For a kit, the lots of its components that come back. Required for a component of which several lots were
   * shipped, unless all of it comes back.
   */
  lots?: ShippedLot[] | null;
}

/** The result of reversing a receipt. */
export interface ReversedReceipt {
  /** The purchase after the reversal. */
  purchase: Purchase;
  /** The reversing receipt. */
  receipt: PurchaseReceipt;
}

/** The rights of a user in a company. */
export interface Rights {
  /** `true` if the user is an owner. An owner has all rights, except the rights that only the founder has. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder. `access.transfer`
   * makes another owner the founder.
   */
  isFounder: boolean;
  /**
   * The departments in which the user does the daily work, as a bit mask. `access.departments` lists the
   * bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages, as a bit mask. A manager of a department can also delete, approve
   * and see costs there.
   */
  managerMask: number;
}

/** A problem of a row, with its column. */
export interface RowProblem {
  /** The place of the problem: a JSON Pointer (RFC 6901) into the record. Empty for the row as a whole. */
  pointer: string;
  /** The kind of the problem. */
  kind: "missing" | "unknown" | "type" | "value";
  /** A sentence that names the column or the member, and the expected value. */
  message: string;
  /** The name of the column, as in the first line of the file. Left out if the problem concerns no column. */
  column?: string;
}

/** The problems of one row. */
export interface RowProblems {
  /** The line of the file in which the row begins, counted from 1. */
  line: number;
  /** The problems of the row. Their pointers refer to the record that the row describes. */
  problems: RowProblem[];
}

/** A sale over the counter. */
export interface Sale {
  /** The order, which is closed. */
  order: ShownOrder;
  /** The invoice. */
  invoice: Invoice | null;
  /** The payment. `null` for a sale of 0. */
  payment: Payment | null;
  /** The dispatch with which the goods left. `null` for a sale without goods. */
  dispatch: Dispatch | null;
}

/** A line of a sale: goods that leave at once, or something that is not in the inventory. */
export interface SaleLine {
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The item. For a line of an item, give `item` or `sku`. For a line without an item, give only `text`. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The line's text. Without it, the item's name. Required for a line without an item. */
  text?: string | null;
  /**
   * The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. Without
   * it, the unit in which the item is sold.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the order's currency. Without it, the customer's own price, or else that of the
   * customer's price list, or else that of the item (`priceSource`). Required for a line without an item.
   */
  unitPrice?: MoneyInput | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, the line gets both
   * from the contact if its category is set and not S, or else from the item if it has one, or else from the
   * contact. Without any, 0.
   */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note?: string | null;
  /**
   * The lots from which the goods are taken. Without it, the goods are taken from the lots that expire first.
   */
  lots?: ShippedLot[] | null;
  /**
   * The location that the goods leave, by its id, code or path. Without it, the item's own location, or the
   * company's main location if the item has none.
   */
  location?: string | null;
}

/** The payment of a sale. */
export interface SalePayment {
  /**
   * The total that the front end has shown. A sale that comes to another amount is refused. Without it, the
   * total of the sale.
   */
  amount?: MoneyInput | null;
  /** The method of payment, in the company's words, such as cash or card. */
  method?: string | null;
  /** The payment's reference in another system. */
  reference?: string | null;
}

/** The sums of the orders in one currency, less returned and credited goods. */
export interface SalesFigures {
  /** The number of orders. */
  orders: number;
  /** The sum without tax. */
  net: MoneySum;
  /** The sum of the tax. */
  tax: MoneySum;
  /** The sum with tax. */
  gross: MoneySum;
}

/** The sales of a period. */
export interface SalesReport extends Pick<CommonMembers, "next"> {
  /** The first day of the report. `null` for a report without a first day. */
  from: string | null;
  /** The last day of the report (included). `null` for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: SalesFigures[];
  /**
   * The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and
   * within a currency by net, the largest first.
   */
  items: SalesRow[];
}

/** The sales of a period, an item, a customer or an agent. */
export interface SalesRow {
  /** The day, the Monday of the week, or the first day of the month. `null` for rows that are not by time. */
  day: string | null;
  /** The item, if rows are by item. `null` for lines without an item, and for other rows. */
  item: string | null;
  /** The item's SKU. `null` for rows without an item. */
  sku: string | null;
  /**
   * The item's name, if rows are by item. If rows are by contact, the contact's name in the newest of the
   * orders. `null` for other rows.
   */
  name: string | null;
  /** The unit of the item's quantities. `null` for rows without an item. */
  unit: string | null;
  /** The customer, if rows are by contact. `null` for other rows. */
  contact: string | null;
  /**
   * The responsible user, if rows are by agent. `null` for orders without a responsible user, and for other
   * rows.
   */
  agent: string | null;
  /**
   * The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large
   * for a quantity (about 92,000,000,000,000).
   */
  quantity: number | null;
  /** The number of orders. */
  orders: number;
  /** The sum without tax. */
  net: MoneySum;
  /** The sum of the tax. */
  tax: MoneySum;
  /** The sum with tax. */
  gross: MoneySum;
}

/** The totals of orders in one currency. */
export interface SalesSum {
  /** The number of orders. */
  count: number;
  /** The total without tax. */
  net: MoneySum;
  /** The total with tax. */
  gross: MoneySum;
  /** The cost of the ordered items, at average purchase cost. Only managers of the inventory see it. */
  cost?: MoneySum | null;
  /** The margin: `net` less `cost`. Only managers of the inventory see it. */
  margin?: MoneySum | null;
  /**
   * The number of lines with items whose cost in the currency is not known. Their cost counts as 0. Only
   * managers of the inventory see it.
   */
  uncosted?: number | null;
}

/** A recipe for another amount: all weights multiplied by one factor, to 0.1 g. */
export interface ScaledRecipe {
  /** The id of the recipe. */
  id: string;
  /** The factor that every weight was multiplied by, with five decimals. */
  factor: number;
  /** The scaled dose: the ground coffee, in grams. `null` if the recipe has none. */
  dose: number | null;
  /** The scaled water, in grams. `null` if the recipe has none. */
  water: number | null;
  /** The scaled yield: the weight of the beverage, in grams. `null` if the recipe has none. */
  yield: number | null;
  /** The steps. Their weights are scaled, and their times are the recipe's own. */
  steps: RecipeStep[];
}

/** A temperature on a scale. */
export interface ScaledTemperature {
  /** The temperature, with at most nine decimals. */
  value: number;
  /** The scale of the temperature. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** `true` if the temperature is outside the Humanus table, and was extrapolated linearly. */
  extrapolated: boolean;
}

/** A message and its answer. */
export interface SentMessage {
  /** The conversation. */
  conversation: Conversation;
  /** The user's message. */
  message: Message;
  /** The complete answer. */
  answer: Message;
}

/**
 * This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is
 * the company. Let the device sync once, and send the request again.
 */
export interface SeriesUnconfirmedData {
  /** The name of the error for programs. */
  kind: "seriesUnconfirmed";
  /** The company in which this device has no series of numbers yet. */
  company: string;
}

/** Settings by their names. */
export interface SettingValues {
  /** The values, by the names of the settings. A setting that was never set has its default. */
  values: { [name: string]: unknown };
}

/** The share of a company. */
export interface Share {
  /** The company. All of its present and future records are shared. */
  company: string;
  /**
   * The role of this account. owner: the account shares the company. participant: the company is shared with
   * the account.
   */
  role: "owner" | "participant";
  /** The share's own link. `null` for participants, and if the share has ended. */
  url: string | null;
  /**
   * The people whom the share's own link admits. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading. readWrite: everybody who has the link, with the rights
   * of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the
   * access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /** The name of the owner. */
  ownerName: string | null;
  /** The time when the share was created. */
  createdAt: string;
  /** The time when the share ended. `null` until then. */
  revokedAt: string | null;
}

/** A share in its present state. */
export interface ShareAnswer {
  /** The share. */
  share: CloudShare;
}

/** The link does not lead to a share that this account may join. */
export interface ShareNotFoundData {
  /** The name of the error for programs. */
  kind: "shareNotFound";
}

/** The company to which a link leads. */
export interface SharePreview {
  /** The company. */
  company: string | null;
  /** The company's name. */
  name: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * The permission. readWrite: everything that the access record allows. readOnly: only reading, even if the
   * access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /**
   * The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone.
   * accepted: the account has already accepted the link. full: the share admits no more participants.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/**
 * The refusal of a call for a company that is shared with the account. No right in that company would allow
 * the call.
 */
export interface SharedCompanyData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /**
   * The reason. shared: only the account that owns the company may call this method. readOnly: the account
   * may see the company, but may not change it.
   */
  reason: "shared" | "readOnly";
}

/** The name of a value in the app group. */
export interface SharedName {
  /** The name of the value. */
  name: string;
  /** The writer of the value: the app, or the core itself. */
  owner: "core" | "app";
  /** The time when the value was written. `null` for flags that come from a file of an option. */
  updatedAt: string | null;
}

/** The names of the values in the app group. */
export interface SharedNames {
  /** The names of the values, from A to Z. */
  values: SharedName[];
}

/** A value that the app shares with its widgets. */
export interface SharedValue {
  /** The name of the value. */
  name: string;
  /** The writer of the value: the app, or the core itself. */
  owner: "core" | "app";
  /** The value, as JSON. `null` if the value does not exist. */
  value: unknown;
  /**
   * The time when the value was written. `null` if the value does not exist, and for flags that come from a
   * file of an option.
   */
  updatedAt: string | null;
}

/** The state of a company's sharing. */
export interface SharingState {
  /** The share. `null` for a company that was never shared. */
  share: Share | null;
  /** The number of the company's records that the cloud has. */
  enlisted: number;
  /** The number of the company's records on this device. Records that the cloud lacks are still being sent. */
  total: number;
  /** The participants, the owner first. `null` if the caller is not an owner. */
  participants: Participant[] | null;
}

/** The result of a shipment. */
export interface Shipment {
  /** The order after the shipment. */
  order: ShownOrder;
  /** The dispatch with which the goods leave. */
  dispatch: Dispatch;
  /** The entry for each shipped line, with its lots. */
  entries: OrderEntry[];
}

/** A quantity of an order line to ship. */
export interface ShippedLine {
  /** The line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. It is refused if several lines have goods of this item
   * left to ship.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship. */
  quantity: number;
  /**
   * The lots from which the goods are taken. Without it, the goods are taken from the lots that expire first.
   * For a kit, lots of its components; components without lots here are taken from the lots that expire
   * first.
   */
  lots?: ShippedLot[] | null;
  /**
   * The location that the goods leave, by its id, code or path. Without it, the item's own location, or the
   * company's main location if the item has none.
   */
  location?: string | null;
}

/** A quantity of a lot to ship. */
export interface ShippedLot {
  /** The lot. */
  lot: string;
  /** The quantity, in the line's unit. For a kit, in the component's own unit. */
  quantity: number;
}

/** The value of a flag. */
export interface ShownFlag {
  /** The name of the flag. */
  name: string;
  /** `true` if the flag is on. For a flag that is not known, the `fallback` of the request. */
  on: boolean;
  /** `true` if the document names the flag. */
  known: boolean;
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /**
   * The origin of the document. host: fetched by the host. records: composed of records of the public
   * database. file: read from the file that an option names. builtIn: there is no document, and defaults
   * apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** An order line with its amounts and the quantity that can be shipped. */
export interface ShownLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The order. */
  order: string;
  /** The item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Without it, S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on documents. */
  note: string | null;
  /**
   * The number of the item's own units in `per` of the line's units. If `per` is `null`, the number in one of
   * the line's units.
   */
  factor: number;
  /** The number of the line's units that contain `factor` of the item's own units. `null` means 1. */
  per: number | null;
  /** The quantity that was shipped, in the line's unit. */
  fulfilled: number;
  /** The part of the shipped quantity that was returned. */
  returned: number;
  /**
   * The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.
   */
  cancelled: number;
  /** The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped. */
  dropped: number;
  /**
   * The quantity of stock that the line needs, in the item's own unit. 0 for a kit, whose components are
   * needed.
   */
  demand: number;
  /**
   * The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest
   * instant first. `null` if the line needs no stock.
   */
  queuedAt: string | null;
  /**
   * The source of a price that the request did not give: contact for a price of the customer, list for the
   * customer's price list, item for the item's own price. `null` for a given price.
   */
  priceSource: "contact" | "list" | "item" | null;
  /**
   * The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line
   * without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
  /**
   * The components that a kit takes from the stock, by its bill of materials when the line was created. Empty
   * for other lines.
   */
  parts: KitPart[];
  /** The quantity that is left to ship, in stock and reserved for the line, in the line's unit. */
  allocated: number;
  /** The quantity that is left to ship but not in stock, in the line's unit. */
  backordered: number;
  /** The line's amount without tax, after discounts. */
  net: Money;
  /** The tax on the line. */
  tax: Money;
  /** The sum of `net` and `tax`. */
  gross: Money;
}

/** An order with the amount that is due. */
export interface ShownOrder extends Order {
  /**
   * The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be
   * owed if the draft is submitted unchanged.
   */
  due: Money;
}

/** The place for widgets whose configuration names no place. */
export interface ShownPlace {
  /** The id of the chosen place. `null` if the device's place is chosen. */
  chosen: string | null;
  /** The place that these widgets show. `null` if no place is known. */
  place: TimelinePlace | null;
  /** The reasons why another place than the chosen one is shown. Empty if the chosen place is shown. */
  fallbacks: Fallback[];
  /**
   * The time when this result changes without a request. `null` if the result does not change without a
   * request.
   */
  validUntil: string | null;
}

/** A promotion with its product, as the store sells it on this device. */
export interface ShownPromotion {
  /** The id of the promotion, which is unique in the document. */
  id: string;
  /**
   * The store's id of the offered product. `null` for a card without a product. Such a card must have a
   * `title`.
   */
  productId: string | null;
  /** The heading for the user. Required for a card without a product. */
  title: string | null;
  /** One or two sentences for the user. */
  message: string | null;
  /** A longer text for the user. */
  body: string | null;
  /** The image. A text is the address of the image. */
  image: PromotionImage | null;
  /**
   * What a tap opens. A text is `product:ID`, a web address, or a link into the app, such as `myapp://page`.
   */
  action: PromotionAction | null;
  /** The app's own name of the place where the promotion is shown. `null` for any place. */
  placement: string | null;
  /**
   * The audiences to which the promotion applies, by the app's own names. The caller must name at least one
   * of them. Empty for all callers. A text instead of a list counts as a list with this one name.
   */
  audience: string[];
  /** The time from which the promotion applies. `null` if the promotion has no start. */
  start: string | null;
  /**
   * The time from which the promotion no longer applies. It must be later than `start`. `null` if the
   * promotion has no end.
   */
  end: string | null;
  /** The priority. Promotions with higher priorities come first. Without it, 0. */
  priority: number | null;
  /**
   * The tiers to which the promotion applies. The account must have at least one of them. Empty for all
   * accounts.
   */
  tiers: string[];
  /** The lowest version of the app to which the promotion applies. `null` for no lower limit. */
  minimumVersion: string | null;
  /** The highest version of the app to which the promotion applies. `null` for no upper limit. */
  maximumVersion: string | null;
  /**
   * The ranges of languages (BCP 47) to which the promotion applies, such as `de` or `de-AT`. `*` matches any
   * language, and so does an empty list.
   */
  locales: string[];
  /** The percentage of subjects to which the promotion applies, from 0 to 100 with at most two decimals. */
  percentage: number | null;
  /** The number of seconds for which a dismissal hides the promotion. Without it, 604800: seven days. */
  dismissFor: number | null;
  /** Further data for the app. The core passes the data on unchanged. */
  data: { [name: string]: unknown } | null;
  /**
   * The product as the store sells it on this device. `null` if the store has not answered, or if it does not
   * sell the product.
   */
  product: StoreProduct | null;
}

/** A purchase line with its amounts. */
export interface ShownPurchaseLine extends PurchaseLine {
  /**
   * The line's amount without tax, after discounts. `null` for a line without a price. Only managers of
   * orders or the inventory see it.
   */
  net?: Money | null;
  /** The tax on the line. Only managers of orders or the inventory see it. */
  tax?: Money | null;
  /** The sum of `net` and `tax`. Only managers of orders or the inventory see it. */
  gross?: Money | null;
}

/** The username or the password is wrong. */
export interface SignInFailedData {
  /** The name of the error for programs. */
  kind: "signInFailed";
  /**
   * The username of the user who is still signed in. Left out if no user is signed in, and by methods that
   * check the caller's own password.
   */
  signedIn?: string;
}

/** The company has credentials, and no user is signed in there. Call access.signIn. */
export interface SignInRequiredData {
  /** The name of the error for programs. */
  kind: "signInRequired";
  /**
   * `true` if the company's owner requires credentials from everybody, and the account has none yet. To
   * create them, call `access.credentials.create`.
   */
  create?: boolean;
}

/** The user who has signed in. */
export interface SignedIn {
  /** The user. */
  user: User;
  /**
   * `true` if the signature of the identity token was verified. An identity token that was not verified may
   * be forged.
   */
  verified: boolean;
}

/** The number of records with one status. */
export interface StatusCount {
  /** The status. */
  status: string;
  /** The number of records with this status. */
  count: number;
}

/**
 * An alert: there is too little stock of an item, or enough again, or a lot expires soon, or another problem
 * of the stock was found.
 */
export interface StockAlert {
  /** The alert's id. */
  id: string;
  /** The company that the alert belongs to. */
  company: string;
  /** The item; `null` for an alert about a location. */
  item: string | null;
  /** The location that lost its barcode; `null` for any other alert. */
  location: string | null;
  /**
   * For an alert of the kind expiring: the lot. For serialTwice: the lot with the serial number that was
   * received twice. `null` for other kinds of alert.
   */
  lot: string | null;
  /**
   * The kind of the alert. low: less is available than `minStock`. out: no stock is available. recovered: the
   * available quantity has reached `minStock` again. expiring: a lot has expired or expires soon. negative:
   * the quantity on hand is below zero. serialTwice: two devices have received the same serial number.
   * barcodeTaken: an older record has the same barcode, so the barcode was removed from this item or
   * location. loanSurplus: two devices have recorded more of a loan as returned or lost than was lent, and
   * the surplus was reversed. rebuilt: the stored sums were wrong, and were computed again.
   */
  kind:
    | "low"
    | "out"
    | "recovered"
    | "expiring"
    | "negative"
    | "serialTwice"
    | "barcodeTaken"
    | "loanSurplus"
    | "rebuilt";
  /**
   * The quantity on hand at the time of the alert, in the item's own unit: of the lot, if `lot` is not
   * `null`, otherwise of the item.
   */
  onHand: number;
  /** The quantity that could be sold or used at the time of the alert, in the item's own unit. */
  available: number;
  /** The item's minimum stock at the time of the alert, in the item's own unit; `null` if it had none. */
  minStock: number | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
  /** The instant of the alert. */
  at: string;
}

/** One page of a list. */
export interface StockAlertPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockAlert[];
}

/** An entry of the ledger: a quantity of an item that came into or left a location. */
export interface StockEntry {
  /** The entry's id. */
  id: string;
  /** The company that the entry belongs to. */
  company: string;
  /**
   * The id that the entries of one transaction share: the id of the first entry, or an id that follows from
   * the stocktake.
   */
  transaction: string;
  /** The moved item. */
  item: string;
  /** The location. */
  location: string;
  /**
   * The type of the movement: purchase, sale, return, adjustment, transfer, consumption, count or production.
   */
  type: "purchase" | "sale" | "return" | "adjustment" | "transfer" | "consumption" | "count" | "production";
  /**
   * The quantity that came into the location, in the item's own unit; negative for stock that left the
   * location.
   */
  quantity: number;
  /**
   * The purchase cost, or the cost of production, of one of the item's own units, for managers of the
   * inventory only.
   */
  unitCost?: UnitCost | null;
  /** The reason, in the company's words. */
  reason: string | null;
  /** A free note. */
  note: string | null;
  /** The id of the entry that this entry reverses; `null` if it reverses none. */
  reverses: string | null;
  /** The user who posted the entry. */
  actor: string;
  /** The instant at which the movement happened. */
  effectiveAt: string;
  /** The instant at which the entry was posted. */
  at: string;
  /** The lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The order or the purchase that the entry was posted for. */
  order: string | null;
  /** The line of the order or the purchase. */
  orderLine: string | null;
  /** The dispatch with which the goods left. */
  dispatch: string | null;
  /** The loan that the entry was posted for. */
  loan: string | null;
  /** The stocktake that posted the entry. */
  count: string | null;
  /** The build that used or made the goods. */
  build: string | null;
}

/** One page of a list. */
export interface StockEntryPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockEntry[];
}

/** A stock movement, with the members of the method for its type. An adjustment needs a reason. */
export interface StockForm {
  /** The type of the movement. The type decides which other members can be given. */
  type: "receive" | "consume" | "transfer" | "return" | "adjust";
  /** The id of the item. Either `item` or `sku` must be given. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Case and surrounding spaces are ignored. */
  sku?: string | null;
  /** The quantity, in `unit`; more than 0. For all types except `adjust`. */
  quantity?: number | null;
  /** The unit of the quantity. Without it, the item's own unit. */
  unit?: string | null;
  /**
   * The location, by its id, code or path, for all types except `transfer`. Without it, the item's own
   * location, or else the company's main location.
   */
  location?: string | null;
  /**
   * For a transfer: the location that the stock leaves, by its id, code or path. Without it, the item's own
   * location, or else the company's main location.
   */
  from?: string | null;
  /**
   * For a transfer: the location that receives the stock, by its id, code or path. Without it, the item's own
   * location, or else the company's main location.
   */
  to?: string | null;
  /**
   * For a return: fromCustomer for goods that a customer returned, toSupplier for goods that are returned to
   * a supplier.
   */
  direction?: "fromCustomer" | "toSupplier" | null;
  /**
   * For an adjustment: the difference, in `unit`; negative for less stock. Either `by` or `level` must be
   * given, not both.
   */
  by?: number | null;
  /**
   * For an adjustment: the quantity after the correction, in `unit`. Either `by` or `level` must be given,
   * not both.
   */
  level?: number | null;
  /** For a receipt: the cost of one of the item's own units. For managers of the inventory only. */
  unitCost?: MoneyInput | null;
  /** The reason, in the company's words. */
  reason?: string | null;
  /** A free note. */
  note?: string | null;
  /**
   * The instant at which the movement happened, not in the future. Without it, now. Only managers may give an
   * instant more than 24 hours ago.
   */
  effectiveAt?: string | null;
  /**
   * The lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`. Stock that
   * arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A correction or a
   * count needs exactly one of `lot`, `batch` and one serial number. If stock is taken without `lot`, `batch`
   * and `serials`, the lots that expire first are taken.
   */
  lot?: string | null;
  /** The lot's batch, instead of `lot`. A receipt creates a lot for a new batch. */
  batch?: string | null;
  /**
   * The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial numbers.
   */
  serials?: string[] | null;
  /** For a receipt: the last day on which a new lot is good. */
  expiry?: string | null;
  /** `true` to take stock even if it is reserved for orders or builds. For managers of the inventory only. */
  force?: boolean | null;
  /** For a return from a customer: the condition of the goods, as in inventory.stock.return. */
  condition?: "ok" | "returned" | null;
  /** For a return from a customer: the order line, as in inventory.stock.return. */
  orderLine?: string | null;
}

/**
 * The stock of an item, in one location or in all locations: the sum of the item's entries in the ledger.
 */
export interface StockLevel {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The id of the location; `null` for all locations together. */
  location: string | null;
  /** The location's name. */
  locationName: string | null;
  /** The lot; `null` for all lots together, and for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /**
   * The quantity that is reserved for open orders and builds, in the item's own unit. `null` for an earlier
   * instant. Also `null` for a single location or lot, because stock of all locations together is reserved.
   */
  reserved: number | null;
  /**
   * The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is
   * neither `ok` nor `attention`.
   */
  unavailable: number;
  /**
   * The quantity that can be sold or used: `onHand` less `reserved` and `unavailable`. For a kit in all
   * locations together, the whole kits that can be made of available components.
   */
  available: number;
  /**
   * The quantity that is expected: on order, or to be made by open builds. `null` for a single location or
   * lot, and for an earlier instant.
   */
  onOrder: number | null;
  /** The instant at which the next part of `onOrder` is expected; `null` if it is not known. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one of the item's own units, for managers of the inventory only. null for a
   * single location or lot, for an earlier instant, and if no receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** One page of a list. */
export interface StockLevelPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockLevel[];
}

/** The stock of an item in all locations: the sum of the item's entries in the ledger. */
export interface StockTotals {
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /** The quantity that is reserved for open orders and builds. */
  reserved: number;
  /**
   * The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is
   * neither `ok` nor `attention`.
   */
  unavailable: number;
  /**
   * The quantity that can be sold or used: `onHand` less `reserved` and `unavailable`. For a kit, the whole
   * kits that can be made of available components.
   */
  available: number;
  /** The quantity that is expected: on order, or to be made by open builds. */
  onOrder: number;
  /** The instant at which the next part of `onOrder` is expected; `null` if it is not known. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one of the item's own units, for managers of the inventory only; null if no
   * receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** The value of the stock, at average purchase cost. */
export interface StockValueReport extends Pick<CommonMembers, "next"> {
  /** The instant of the report. */
  at: string;
  /**
   * The company's time zone, in which the day of the parameter `at` ends. UTC if the company has no time
   * zone, or if this machine does not know it.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: StockValueTotal[];
  /** The number of items in stock whose cost is not known. The sums do not include them. */
  uncosted: number;
  /** The rows, by currency, the largest value first. Rows of unknown value come last. */
  items: StockValueRow[];
}

/** The value of an item, a category or a location. */
export interface StockValueRow {
  /** The item, if rows are by item. `null` for other rows. */
  item: string | null;
  /** The item's SKU. `null` for rows that are not by item. */
  sku: string | null;
  /** The item's name. `null` for rows that are not by item. */
  name: string | null;
  /** The unit of the item's quantities. `null` for rows that are not by item. */
  unit: string | null;
  /**
   * The category, if rows are by item or by category. `null` for items without a category, and for other
   * rows.
   */
  category: string | null;
  /** The location, if rows are by location. `null` for other rows. */
  location: string | null;
  /**
   * The path of the location: the names of the locations that contain it, the outermost first, and its own
   * name last. `null` for rows that are not by location.
   */
  path: string[] | null;
  /** The number of items in the row. */
  count: number;
  /** The quantity of the item on hand, in the item's own unit. `null` for rows that are not by item. */
  onHand: number | null;
  /** The average purchase cost of one unit. `null` if no receipt had a cost. */
  averageCost: UnitCost | null;
  /** The value: the quantity on hand times the average purchase cost. `null` if the cost is not known. */
  value: MoneySum | null;
}

/** The value of the stock in one currency. */
export interface StockValueTotal {
  /** The number of items in the sum. */
  count: number;
  /** The value of these items. */
  value: MoneySum;
}

/**
 * The data directory could not be read or written. No part of the request was stored, except the record that
 * data.record names, if any.
 */
export interface StorageFaultData {
  /** The name of the error for programs. */
  kind: "storageFault";
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The disk is full. No part of the request was stored. Free some space, and send the request again. */
export interface StorageFullData {
  /** The name of the error for programs. */
  kind: "storageFull";
}

/** The age of the store's answer about products. */
export interface StoreAge {
  /**
   * The freshness of the answer. fresh: the store answered within the last day. stale: the last answer is
   * older. default: the store has never answered.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
}

/** The state of one store. */
export interface StoreDiagnostics {
  /** The name of the store: `device`, `private` or `shared`. */
  name: string;
  /** The number of the store's newest migration. `null` if it cannot be read. */
  schema: number | null;
  /**
   * The size of the store's content, in bytes. If users sign in to any company, it is rounded to whole MiB.
   * `null` if it cannot be read.
   */
  bytes: number | null;
  /**
   * The position of the newest change. `null` if the store has no changes, if users sign in to any company,
   * or if it cannot be read.
   */
  changes: number | null;
  /**
   * The number of idempotency keys with stored results. `null` if users sign in to any company, or if it
   * cannot be read.
   */
  idempotencyKeys: number | null;
  /**
   * The approximate size of the results that `idempotencyKeys` counts, in bytes. Beyond the limit of
   * `--keep-keys`, the oldest results are removed, but not in their first hour. `null` in the same cases as
   * `idempotencyKeys`.
   */
  idempotencyBytes: number | null;
  /**
   * `ok`, or a description of a fault: in the file, in stored sums, or in keys that older programs took for
   * different keys. `null` if the store was not checked.
   */
  integrity: string | null;
}

/** The App Store environment of the account's documents. */
export interface StoreEnvironment {
  /** The environment of the newest document; `null` if there are no documents. */
  environment: string | null;
  /** The environments whose documents count. */
  accepted: string[];
  /** The app that documents must be about. */
  bundleId: string;
  /** The trusted roots. apple: Apple's roots. file: the roots in the file that --trusted-roots names. */
  roots: "apple" | "file";
}

/** The store's products, and the age of the store's answer. */
export interface StoreListing {
  /** The products with their prices. Products that the store does not sell on this device are left out. */
  products: StoreProduct[];
  /**
   * The freshness of the answer. fresh: the store answered within the last day. stale: the last answer is
   * older. default: the store has never answered.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
}

/** The company must be one that the account owns. */
export interface StoreNeeded {
  /** The kind of the condition: store. */
  rule: "store";
  /** The store of the account's own companies. */
  store: "private";
}

/** The introductory offer of a subscription. */
export interface StoreOffer {
  /**
   * The kind of offer. freeTrial: the offer is free. payAsYouGo: the price is paid for each period.
   * payUpFront: the price is paid once for all periods.
   */
  mode: "freeTrial" | "payAsYouGo" | "payUpFront";
  /** The price, in the main unit of the product's currency. 0 for a free trial. */
  price: number;
  /** The price as the store writes it for the user. */
  displayPrice: string;
  /** The length of one period. */
  period: StorePeriod;
  /** The number of periods for which the offer lasts. */
  periods: number;
}

/** The introductory offer of a subscription. */
export interface StoreOfferInput extends Pick<StoreOffer, "mode" | "price" | "displayPrice" | "periods"> {
  /** The length of one period. */
  period: StorePeriodInput;
}

/** A period of time, such as one month. */
export interface StorePeriod {
  /** The unit of the period. */
  unit: "day" | "week" | "month" | "year";
  /** The number of units. */
  count: number;
}

/** A period of time, such as one month. */
export interface StorePeriodInput {
  /** The unit of the period. */
  unit: "day" | "week" | "month" | "year";
  /** The number of units. */
  count: number;
}

/** A product as the app store sells it on this device. */
export interface StoreProduct {
  /** The store's id of the product. */
  id: string;
  /** The store's name of the product, in the user's language. */
  name: string;
  /** The store's description of the product, in the user's language. */
  description: string | null;
  /** The price, as an exact decimal in the main unit of the currency, such as 4.99. */
  price: number;
  /** The currency of the price (ISO 4217). */
  currency: string;
  /** The price as the store writes it for the user, such as 4,99 €. */
  displayPrice: string;
  /** The period that one payment of a subscription covers. `null` for other products. */
  period: StorePeriod | null;
  /**
   * The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not
   * eligible.
   */
  introductoryOffer: StoreOffer | null;
  /** `true` if a family may share the product. `null` if the store does not report it. */
  familyShareable: boolean | null;
}

/** A product as the app store sells it on this device. */
export interface StoreProductInput extends Pick<StoreProduct, "id" | "name" | "price" | "currency" |
  "displayPrice">, Partial<Pick<StoreProduct, "description" | "familyShareable">> {
  /** The period that one payment of a subscription covers. `null` for other products. */
  period?: StorePeriodInput | null;
  /**
   * The introductory offer for new subscribers. `null` if there is no such offer, or if the user is not
   * eligible.
   */
  introductoryOffer?: StoreOfferInput | null;
}

/** The host's answer to host.store.products. */
export interface StoreProductsAnswer {
  /** The products, without those that the store does not sell on this device. */
  products?: StoreProductInput[] | null;
}

/**
 * The host's answer to host.store.purchase. The answer has exactly one of the members `document`, `pending`
 * and `cancelled`.
 */
export interface StorePurchaseAnswer {
  /** The transaction that the store has signed: JWS in compact form. */
  document?: string | null;
  /**
   * `true` if another person must approve the purchase first. The host sends the document later, by
   * entitlements.ingest.
   */
  pending?: boolean | null;
  /** `true` if the user cancelled the purchase. */
  cancelled?: boolean | null;
}

/** The host's answer to host.store.sync. */
export interface StoreSyncAnswer {
  /** The documents of current transactions and renewal infos: JWS in compact form, in any order. */
  documents?: string[] | null;
}

/** The version of a store. */
export interface StoreVersion {
  /** The name of the store: `device`, `private` or `shared`. */
  name: string;
  /** The number of the store's newest migration. `null` if it cannot be read. */
  schema: number | null;
}

/** The host's answer to host.secrets.get. */
export interface StoredSecret {
  /** The secret; `null` if there is no secret with this name. */
  value?: string | null;
}

/** A new subscription. */
export interface Subscribed {
  /** The handle of the subscription. */
  subscription: number;
  /**
   * The position in the log after which the subscription reports all changes. To miss no change, read
   * existing records after subscribing.
   */
  cursor: string;
}

/** Rights that would be enough for a method. */
export interface SufficientGrant {
  /** `true` if the user must become an owner. */
  isOwner: boolean;
  /** The bit to add to the user's deptMask; 0 if none must be added. */
  deptMask: number;
  /** The bit to add to the user's managerMask; 0 if none must be added. */
  managerMask: number;
  /** The presets of access.grant that contain the bit. */
  presets: Array<"sales" | "warehouse" | "management" | "viewer">;
}

/** A known capability whose name is similar to an unknown capability. */
export interface SuggestedCapability {
  /** The unknown name. */
  unknown: string;
  /** The most similar known name. */
  suggestion: string;
}

/** An item with too little stock. */
export interface SuggestedItem {
  /** The item. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
}

/** Suggested tasting notes, and their source. */
export interface SuggestedNotes {
  /** One to ten short tasting notes, each of at most 200 characters. */
  notes: string[];
  /** Up to ten flavour terms of one to three words, in lower case. */
  flavorWheel: string[];
  /** The body (the feel in the mouth), in a few words. */
  bodyDescription: string;
  /**
   * The source of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** `true` if this is the stored answer to an earlier, equal question. The model was not asked again. */
  repeated: boolean;
}

/** Places to choose from. */
export interface SuggestedPlaces {
  /** The place of the device. `null` if the place is not known yet. */
  device: DevicePlace | null;
  /** The recent places, newest first. */
  places: WidgetPlace[];
}

/** The drafts that order items with too little stock. */
export interface SuggestedPurchases {
  /** The new drafts, one for each supplier, with their lines. */
  purchases: PurchaseView[];
  /**
   * Items with too little stock that have no supplier, or whose supplier is archived or no longer of the kind
   * `supplier`.
   */
  withoutSupplier: SuggestedItem[];
  /**
   * Items that were left out because the lacking quantity, or its cost, exceeds the limit of a line or a
   * purchase.
   */
  tooMuch: SuggestedItem[];
  /**
   * `true` if the result is incomplete. One call creates at most 1,000 lines, and each list names at most
   * 1,000 items. Call the method again for the rest.
   */
  partial: boolean;
}

/** The account to which a data directory belongs. */
export interface SyncAccount {
  /**
   * The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first
   * report, `couldNotDetermine`.
   */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The id of the user who acts while no user is signed in. It is the same on all devices of the account. */
  account: string;
  /** The user reference: the container's name for the account. `null` before the first connection. */
  reference: string | null;
  /** The time when the data directory was first connected to the account. `null` before that time. */
  since: string | null;
  /**
   * The number of records with changes that were not sent yet, plus the number of records with files that
   * were not sent yet. A switch to another account would lose these changes and files. `null` before the
   * first connection, and while older records are being examined.
   */
  unsent: number | null;
}

/** A value that was discarded because two devices changed the same member. */
export interface SyncConflict {
  /** The id of the conflict. */
  id: string;
  /** The company of the record. `null` for the account's own records. */
  company: string | null;
  /** The kind of the record, as in the `type` of events. */
  type: string;
  /** The record's id. */
  record: string;
  /** The name of the member. `null` if one side deleted the record. */
  field: string | null;
  /** The value before both changes. `null` if there was no value, or if it is not known. */
  ancestor: unknown;
  /** The value of the device that found the conflict. `null` if there was no value. */
  local: unknown;
  /** The cloud's value. `null` if there was no value. */
  server: unknown;
  /** The side whose value was stored. */
  kept: "local" | "server";
  /**
   * The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a
   * record that the other side changed. renamed: another record has the value, which must be unique.
   * duplicate: both sides created a record of the same thing, and the earlier record stays. moved: two moves
   * put two records below each other. rejected: the cloud does not allow the change. discarded:
   * `sync.queue.discard` was called.
   */
  reason: "edited" | "renamed" | "duplicate" | "moved" | "rejected" | "discarded";
  /** The account that wrote the cloud's value, as the container names it. */
  modifier: string | null;
  /** The time when the conflict was found. */
  at: string;
  /** The time when a user chose the right value. `null` before that time. */
  resolvedAt: string | null;
}

/** One page of a list. */
export interface SyncConflictPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: SyncConflict[];
}

/** The reason why a cycle failed. */
export interface SyncError {
  /**
   * The kind of error that the container reported, such as `networkFailure`, `quotaExceeded` or `zoneBusy`.
   */
  kind: string;
  /** The reason, as a sentence for people. */
  message: string;
  /** The milliseconds until the next attempt. `null` if the core plans no further attempt. */
  retryIn: number | null;
}

/** An event of sync: a transfer of records, or a failure. */
export interface SyncEvent {
  /** The id of the event, as in the notification `events.changed`. */
  id: string;
  /**
   * The type of event. setup: the data directory was connected to the account for the first time. import:
   * changes of other devices were fetched. export: changes of this device were sent. rejected: changes of
   * this device were refused for lack of a right, and the record has the cloud's state again. restored: the
   * container was restored to an earlier state, and the core sends the missing records again.
   */
  type: "setup" | "import" | "export" | "rejected" | "restored";
  /** The store of the records. */
  store: "private" | "shared";
  /**
   * The company of the records. `null` for the account's own records, or if sync failed before it reached a
   * company.
   */
  company: string | null;
  /** The time when the event began. */
  startedAt: string;
  /** The time when the event ended. */
  endedAt: string;
  /** `true` if the transfer succeeded. */
  succeeded: boolean;
  /** The number of records that were fetched, or that the container accepted. */
  records: number;
  /** The number of bytes in the members of these records. */
  bytes: number;
  /** The reason for a failure. `null` after a success. */
  error: SyncEventError | null;
}

/** The reason for a failure of sync. */
export interface SyncEventError {
  /** The kind of error that the container reported. */
  kind:
    | "networkUnavailable"
    | "networkFailure"
    | "timeout"
    | "serviceUnavailable"
    | "requestRateLimited"
    | "zoneBusy"
    | "notAuthenticated"
    | "accountTemporarilyUnavailable"
    | "quotaExceeded"
    | "serverRecordChanged"
    | "unknownItem"
    | "changeTokenExpired"
    | "historyLost"
    | "zoneNotFound"
    | "userDeletedZone"
    | "permissionFailure"
    | "tooManyParticipants"
    | "limitExceeded"
    | "batchRequestFailed"
    | "invalidArguments"
    | "constraintViolation"
    | "assetFileMissing"
    | "incompatibleVersion";
  /** The reason, as a sentence for people. */
  message: string;
}

/** One page of a list. */
export interface SyncEventPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: SyncEvent[];
}

/** The state of sync. */
export interface SyncStatus {
  /**
   * The state. synced: neither side has changes for the other. syncing: records are being sent or fetched.
   * error: a record was refused (details are in `stores` and `sync.queue.list`). offline: the container
   * cannot be reached, and the core tries again. paused: the account cannot be used. signedOut: there is no
   * connection to a cloud.
   */
  state: "synced" | "syncing" | "error" | "offline" | "paused" | "signedOut";
  /**
   * The container: the path of a file, the address of a server, `host`, or `exec:` with a command. `null`
   * without a container.
   */
  cloud: string | null;
  /** The state of each store that syncs. */
  stores: SyncStoreStatus[];
}

/** The state of sync in one store. */
export interface SyncStoreStatus {
  /** The name of the store. */
  store: "private" | "shared";
  /** The number of records with changes that were not sent yet. */
  pendingEdits: number;
  /** The number of records with changes that were sent and are not confirmed yet. */
  pendingSyncs: number;
  /** The number of records with files to send. */
  filesToSend: number;
  /** The number of files to fetch. */
  filesToFetch: number;
  /**
   * The number of records that arrived before the record to which they belong. These records become visible
   * when that record arrives.
   */
  waiting: number;
  /**
   * The number of records that were put aside: records that arrived and cannot be read, and records that the
   * cloud refuses for a lasting reason.
   */
  quarantined: number;
  /** The number of records that arrived and whose type only a newer version of the core knows. */
  unknown: number;
  /** The time when this process ended its last cycle. `null` before the end of the first cycle. */
  lastCycleAt: string | null;
  /** The time when this process ended its last successful cycle. `null` before the first success. */
  lastSuccessAt: string | null;
  /**
   * The time when the core last found that the container had been restored to an earlier state. Left out if
   * that never happened.
   */
  restoredAt?: string;
  /** The reason why the last cycle failed. `null` if the last cycle succeeded. */
  error: SyncError | null;
}

/** A tasting note about a brew or a bean. */
export interface Tasting extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The time of the tasting. */
  at: string;
  /** The brew. Either `brew` or `bean` must be given, not both. */
  brew: string | null;
  /** The bean, for a tasting without a brew. Either `brew` or `bean` must be given, not both. */
  bean: string | null;
  /** The taste, in words. */
  text: string | null;
  /**
   * Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list, sync merges
   * the changes as those of a set: the additions of both devices stay.
   */
  descriptors: string[];
  /** The body (the feel in the mouth), in words. */
  bodyDescription: string | null;
  /** The scores. `null` if the tasting has no scores. */
  scores: TastingScores | null;
  /**
   * The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: the note has words of a person and words of the AI.
   */
  source: "user" | "ai" | "mixed";
  /** The descriptors that are not in the flavour wheel. Left out if all of them are in the wheel. */
  unlisted?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface TastingConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: Tasting;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface TastingDetailsChanges extends Partial<Pick<Tasting, "at" | "brew" | "bean" | "text" |
  "bodyDescription">> {
  /**
   * Flavour terms, from `journal.flavorWheel.get` or any others. If two devices change the list, sync merges
   * the changes as those of a set: the additions of both devices stay.
   */
  descriptors?: string[] | null;
  /** The scores. `null` if the tasting has no scores. */
  scores?: TastingScoresChanges | null;
  /**
   * The source of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: the note has words of a person and words of the AI.
   */
  source?: "user" | "ai" | "mixed" | null;
}

/** One page of a list. */
export interface TastingPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Tasting[];
}

/** The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given. */
export interface TastingScores {
  /** The score for the aroma, from 0 to 10. */
  aroma: number | null;
  /** The score for the acidity, from 0 to 10. */
  acidity: number | null;
  /** The score for the sweetness, from 0 to 10. */
  sweetness: number | null;
  /** The score for the bitterness, from 0 to 10. */
  bitterness: number | null;
  /** The score for the body (the feel in the mouth), from 0 to 10. */
  body: number | null;
  /** The score for the aftertaste, from 0 to 10. */
  aftertaste: number | null;
  /** The score for the balance, from 0 to 10. */
  balance: number | null;
  /** The overall score, from 0 to 10. */
  overall: number | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface TastingScoresChanges extends Partial<Pick<TastingScores, "aroma" | "acidity" | "sweetness" |
  "bitterness" | "body" | "aftertaste" | "balance" | "overall">> {
}

/** The scores of a tasting, each from 0 to 10 in steps of 0.25. A score is `null` if it was not given. */
export interface TastingScoresInput extends Partial<Pick<TastingScores, "aroma" | "acidity" | "sweetness" |
  "bitterness" | "body" | "aftertaste" | "balance" | "overall">> {
}

/** The tax of a period, by category and rate. */
export interface TaxReport {
  /** The first day of the report. `null` for a report without a first day. */
  from: string | null;
  /** The last day of the report (included). `null` for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The tax on invoices, less that on credit notes. A row for each currency, rate and category. */
  sales: TaxRow[];
  /** The tax on purchases. A row for each currency, rate and category. */
  purchases: TaxRow[];
}

/** The sums of documents with one category and one rate of the tax, in one currency. */
export interface TaxRow {
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The number of documents with this tax. */
  documents: number;
  /** The sum without tax. */
  net: MoneySum;
  /** The sum of the tax. */
  tax: MoneySum;
}

/** The sum of the lines with one category and one rate of the tax. */
export interface TaxSum {
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The sum without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** The sum with tax. */
  gross: Money;
}

/** An event of the app. */
export interface TelemetryEvent {
  /** The name of the event. */
  name: string;
  /** The properties of the event. Each value is a text, a number, `true` or `false`. */
  properties: { [name: string]: unknown };
  /** The time of the event. */
  at: string;
}

/** The events that telemetry.track accepts. */
export interface TelemetryNames {
  /** The events. */
  events: DeclaredEvent[];
}

/** The host's answer to host.telemetry.send. */
export interface TelemetrySent {
}

/** A temperature scale. */
export interface TemperatureScale {
  /** The name of the scale, as `from` and `to` of `temperature.convert` accept it. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The unit's symbol. */
  symbol: string;
  /** Absolute zero on this scale. Lower values are refused. */
  absoluteZero: number;
  /** The definition of the scale: its conversion from degrees Celsius, in words. */
  definition: string;
}

/** One page of a list. */
export interface TemperatureScalePage {
  /** All elements, in the list's order. */
  items: TemperatureScale[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/** A flavour term, and the number of tasting notes with the term. */
export interface TermCount {
  /** The term. */
  term: string;
  /** The number of tasting notes with the term. */
  count: number;
}

/** The tier of a company cannot be set in production, whatever the caller's rights. */
export interface TierBoughtData {
  /** The name of the error for programs. */
  kind: "forbidden";
  /** tierIsBought: the app was built for production, where the tier follows from purchases. */
  reason: "tierIsBought";
}

/** The limits and features of a tier. */
export interface TierLimits {
  /** The tier. */
  tier: "free" | "business" | "enterprise";
  /** The maximum number of participants, not counting owners. `null` for no limit. */
  participants: number | null;
  /** `true` if the tier includes analytics. */
  analytics: boolean;
  /** `true` if the tier includes AI (`reports.explain`). */
  ai: boolean;
}

/** One page of a list. */
export interface TierLimitsPage {
  /** All elements, in the list's order. */
  items: TierLimits[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/**
 * The company's tier does not allow the request. data.limit names the limit, data.most is its value, and
 * data.tiers lists the tiers that would allow the request.
 */
export interface TierRequiredData {
  /** The name of the error for programs. */
  kind: "tierRequired";
  /** The limit that would be exceeded, or the feature that the tier lacks. */
  limit: "participants" | "analytics" | "ai";
  /** The present limit. `null` for a feature, and for a limit that this device does not know. */
  most: number | null;
  /** The tiers that would allow the request. */
  tiers: Array<"free" | "business" | "enterprise">;
  /** The store's products for these tiers. Left out if the company's tier does not depend on purchases. */
  products?: string[];
}

/** The content of a widget for the next hours, and the reason for each fallback. */
export interface Timeline {
  /** The id of the requested place. `null` for the device's place. */
  wanted: string | null;
  /** The place that the widget shows. `null` if no place is known. */
  place: TimelinePlace | null;
  /** The scale of the temperatures. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The hours that have not ended, in the order of time. Empty if no weather is known. */
  entries: TimelineEntry[];
  /**
   * The reasons why the widget shows less, or another place, than its configuration asks for. Empty if there
   * is no such reason.
   */
  fallbacks: Fallback[];
  /** The time when the widget should request the timeline again. */
  refresh: TimelineRefresh;
  /**
   * The freshness of the data. fresh: the data is recent enough. stale: the data is older. default: there is
   * no data, and the result is a safe default.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The content of a widget from one hour on. */
export interface TimelineEntry {
  /** The time from which the entry is shown. */
  at: string;
  /** The temperature in degrees Celsius, as in the host's answer. */
  celsius: number;
  /** The temperature on the timeline's scale. */
  temperature: number;
  /** `true` if the temperature is outside the Humanus table, and was extrapolated linearly. */
  extrapolated: boolean;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The place that a widget shows. */
export interface TimelinePlace {
  /** The id of the place. `null` for the device's place. */
  id: string | null;
  /** The name of the place. `null` if the name is not known yet. */
  name: string | null;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone: string | null;
  /** The time when the device was at this place. `null` for a place that the user chose. */
  at: string | null;
}

/** The time when a widget should request its timeline again. */
export interface TimelineRefresh {
  /** The rule for the next request. after: at the time in `at`. never: only when the app reports a change. */
  policy: "after" | "never";
  /** The time of the next request. `null` if `policy` is `never`. */
  at: string | null;
}

/**
 * Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait
 * before the next attempt.
 */
export interface TooManyAttemptsData {
  /** The name of the error for programs. */
  kind: "tooManyAttempts";
  /** The time during which further attempts are refused, in milliseconds. */
  retryAfter: number;
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** A filter of changes. A change must fit all given members. A topic without members means all changes. */
export interface Topic {
  /** Only records of this service. */
  service?: string | null;
  /** Only records of this kind. */
  type?: string | null;
  /** Only records of this company. */
  company?: string | null;
}

/** The outcome for an event. */
export interface TrackedEvent {
  /** `true` if the event waits to be sent. `false` if the event was dropped because telemetry is off. */
  waits: boolean;
}

/** The founder must first make another owner the founder, with access.transfer. */
export interface Transfer {
  /** The kind of the condition: transfer. */
  rule: "transfer";
}

/** The host's answer to host.image.transform. */
export interface TransformedImage {
  /** The absolute path of the file. */
  path: string;
  /** The width in pixels. */
  width: number;
  /** The height in pixels. */
  height: number;
  /** The number of bytes. */
  bytes: number;
}

/** The turnover of the stock in a period. */
export interface TurnoverReport extends Pick<CommonMembers, "next"> {
  /** The first day of the report. `null` for a report without a first day. */
  from: string | null;
  /** The last day of the report (included). `null` for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: TurnoverSum[];
  /**
   * The number of items that have stock or outgoing quantities but no known cost. The sums do not include
   * them.
   */
  uncosted: number;
  /** The rows, by currency, the largest outgoing cost first. */
  items: TurnoverRow[];
}

/** The turnover of an item or of a category. */
export interface TurnoverRow {
  /** The item, if rows are by item. `null` for other rows. */
  item: string | null;
  /** The item's SKU. `null` for rows that are not by item. */
  sku: string | null;
  /** The item's name. `null` for rows that are not by item. */
  name: string | null;
  /** The category. `null` for items without a category. */
  category: string | null;
  /** The cost of goods that were sold or used up, less the cost of goods that customers returned. */
  out: MoneySum;
  /** The value of the stock before the first day. */
  opening: MoneySum;
  /** The value of the stock after the last day. */
  closing: MoneySum;
  /**
   * The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to
   * even. `null` if that average is 0 or less.
   */
  turnover: number | null;
}

/** The outgoing cost and the stock value in one currency. */
export interface TurnoverSum {
  /** The cost of goods that were sold or used up, less the cost of goods that customers returned. */
  out: MoneySum;
  /** The value of the stock before the first day. */
  opening: MoneySum;
  /** The value of the stock after the last day. */
  closing: MoneySum;
  /**
   * The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to
   * even. `null` if that average is 0 or less.
   */
  turnover: number | null;
}

/** No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason. */
export interface UnauthorizedData {
  /** The name of the error for programs. */
  kind: "unauthorized";
  /**
   * The reason. signedOut: no user is signed in. none: the backend has not authenticated the user. expired:
   * the backend's authentication is no longer valid.
   */
  reason: "signedOut" | "none" | "expired";
  /**
   * The id of the record that was stored despite the error: the conversation's answer, stored as failed, or
   * the feedback. Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** Stock in a location that is in the ledger and was not counted. */
export interface UncountedStock {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The location of the stock. */
  location: string | null;
  /** The location's name. */
  locationName: string | null;
  /** The lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The quantity in the ledger, in the item's own unit; `null` for a caller who counts blind. */
  expected: number | null;
}

/** One page of a list. */
export interface UncountedStockPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: UncountedStock[];
}

/** The cost of one unit of an item. It can have five more decimals than the currency has. */
export interface UnitCost {
  /** The amount in the currency's minor units: 1250.5 is 12.505 EUR. */
  amount: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency: string;
}

/** A subscription that has ended. */
export interface Unsubscribed {
  /** The handle of the subscription. */
  unsubscribed: number;
}

/** The core does not support this version of the protocol. data.supported lists the supported versions. */
export interface UnsupportedProtocolData {
  /** The name of the error for programs. */
  kind: "unsupportedProtocol";
  /** The versions of the protocol that the core supports. */
  supported: number[];
}

/** A recommended update that was put off. */
export interface UpdateDelay {
  /** The version of the app, as given in the request. */
  version: string;
  /** The time from which the update is recommended again. */
  until: string;
}

/** An asset that is uploaded in pieces. */
export interface Upload {
  /** The id of the upload, for assets.append and assets.finish. */
  upload: string;
  /** The number of bytes received, which is the offset of the next piece. */
  received: number;
}

/** A person who has signed in with Apple. */
export interface User extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The user's id at Apple. The same person has another id for each developer. */
  appleUser: string;
  /** The user's name. Apple sends it only at the first sign-in. */
  fullName: string | null;
  /** The user's e-mail address. Apple sends it only at the first sign-in. */
  email: string | null;
  /** `true` if `email` is a relay address of Apple, which hides the user's own address. */
  isPrivateRelay: boolean;
  /** The time when the user last signed in on any device. */
  lastSignInAt: string;
}

/** The state of the session, and the reason if Apple could not be reached. */
export interface Validation {
  /** The present state of the session. */
  state: AuthState;
  /** The reason why Apple could not be reached. `null` if Apple was reached, or if no user is signed in. */
  failure: RefreshFailure | null;
}

/** A stored call of a listing method. */
export interface View extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The view's name. */
  name: string;
  /** The call of the method. */
  query: ViewQuery;
  /** `true` to share the view with all users of the company who may call the view's method. */
  shared: boolean;
  /** The user who owns the view. */
  user: string;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ViewConflictData extends Pick<CommonMembers, "kind"> {
  /** The record in its present state, with the members that the caller may see. */
  current: View;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ViewDraftChanges {
  /** The view's name. */
  name?: string;
  /** The call of the method. */
  query?: ViewQueryChanges;
  /** `true` to share the view with all users of the company who may call the view's method. */
  shared?: boolean | null;
}

/** One page of a list. */
export interface ViewPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: View[];
}

/** A call of a listing method. */
export interface ViewQuery {
  /** The name of a listing method: a method that reads records of a company, one page at a time. */
  method: string;
  /**
   * The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all
   * parameters.
   */
  params: { [name: string]: unknown };
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ViewQueryChanges {
  /** The name of a listing method: a method that reads records of a company, one page at a time. */
  method?: string;
  /**
   * The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all
   * parameters.
   */
  params?: { [name: string]: unknown } | null;
}

/** A call of a listing method. */
export interface ViewQueryInput {
  /** The name of a listing method: a method that reads records of a company, one page at a time. */
  method: string;
  /**
   * The method's parameters, without `company`, `limit` and `after`. An update of the view replaces all
   * parameters.
   */
  params?: { [name: string]: unknown } | null;
}

/** A step that is not possible yet, with its conditions. */
export interface WaitingStep {
  /** The status to which the step leads. */
  to: string;
  /**
   * The conditions that must be met first. The message names them in words. For an order: lines (it has a
   * line), shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped goods are
   * back). For a purchase: lines, begun (some goods have arrived), received (all goods have arrived), awaited
   * (some goods are still to arrive), reversed (all receipts are reversed). For a dispatch: lines (goods were
   * shipped with it), carrier (it has a carrier), address (it has an address or a contact), colleague (the
   * recipient is a user), kept (no line was returned only in part). For a build: made (all of it is made),
   * begun (a part is made), unfinished (a part is still to make), unmade (nothing is made). For orders and
   * purchases: manager (a manager takes the step).
   */
  needs: string[];
}

/** The reason why an answer about the weather covers less than the requested hours. */
export interface WeatherGap {
  /**
   * The reason. nowMissing: the answer begins after the present hour, or leaves that hour out. hoursMissing:
   * the answer covers fewer hours than requested.
   */
  reason: "nowMissing" | "hoursMissing";
  /** A sentence for people. */
  message: string;
}

/** The weather of an hour. */
export interface WeatherHour {
  /** The time when the hour begins. */
  at: string;
  /** The temperature in degrees Celsius, as in the host's answer. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The place of the weather: the place nearest to the request for which the host has weather. */
export interface WeatherPlace {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The host's name for the place. `null` if the host sent no name. */
  name: string | null;
  /** The name of the time zone in the IANA database, such as Europe/Berlin. */
  timeZone: string | null;
}

/** A place that a widget can show. Its id never names another place. */
export interface WidgetPlace {
  /** The id of the place. */
  id: string;
  /** The name of the place. */
  name: string;
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE. */
  country: string | null;
  /** The name of the place's time zone in the IANA database, such as `Europe/Berlin`. */
  timeZone: string | null;
}

/** The outcome of writing a line. */
export interface WrittenLine {
  /**
   * `true` if the line was written, `false` if it was dropped. A conversation can write at most 200 lines a
   * second. Further lines are dropped, and one line of the log counts them.
   */
  taken: boolean;
}

/** A page of the changes in a zone. */
export interface ZoneChanges {
  /** The records that were saved, in their present state. */
  records?: CloudRecordInput[] | null;
  /** The records that were deleted. */
  deleted?: CloudDeletionInput[] | null;
  /** The token to send with the next request. */
  token: string;
  /** `true` if there are more changes. The core then sends the next request at once. */
  more: boolean;
  /** The zone's share, on the last page, if its change tag differs from `shareTag`. */
  share?: CloudShare | null;
}

/** The result for one zone. */
export interface ZoneResult {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** The reason why the zone was refused. */
  kind?:
    | "networkUnavailable"
    | "networkFailure"
    | "timeout"
    | "serviceUnavailable"
    | "requestRateLimited"
    | "zoneBusy"
    | "notAuthenticated"
    | "accountTemporarilyUnavailable"
    | "quotaExceeded"
    | "serverRecordChanged"
    | "unknownItem"
    | "changeTokenExpired"
    | "historyLost"
    | "zoneNotFound"
    | "userDeletedZone"
    | "permissionFailure"
    | "tooManyParticipants"
    | "limitExceeded"
    | "batchRequestFailed"
    | "invalidArguments"
    | "constraintViolation"
    | "assetFileMissing"
    | "incompatibleVersion"
    | null;
  /** The reason, as a sentence for people. */
  message?: string | null;
}

