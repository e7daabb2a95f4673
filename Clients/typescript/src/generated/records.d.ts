// Generated from Schemas/openrpc.json by generate-clients.

/**
 * The records of Mainspring 0.1.0. Quantities have at most five decimals. A number of JavaScript holds about
 * 16 digits; a quantity with more digits loses the last ones.
 */

/** Members that many records have. */
export interface CommonMembers {
  /** The cursor of the next page, which the next call passes as `after`. `null` on the last page. */
  next: string | null;
  /** The id of the company to which the record belongs. */
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
  /** The name of the kind of error, for programs. */
  kind: "conflict";
}

/** The sold items with their shares of the revenue, in the classes A, B and C. */
export interface ABCReport {
  /** The first day of the period, which is included. `null` if the report has no first day. */
  from: string | null;
  /** The last day of the period, which is included. `null` if the report extends to the present. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals of all sold items, one row for each currency and class. */
  totals: ABCTotal[];
  /** The sold items, sorted by currency, and within a currency by revenue, the largest first. */
  items: ABCRow[];
  /** The cursor of the next page, to pass as `after`; `null` on the last page. */
  next: string | null;
}

/** The revenue of one item, with its class. */
export interface ABCRow {
  /** The id of the item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /**
   * The class. The items are ranked by revenue, the largest first. A: the items ranked before this item have
   * less than 80 % of all revenue together. B: they have 80 % or more, but less than 95 %. C: they have 95 %
   * or more.
   */
  class: "A" | "B" | "C";
  /** The revenue without tax. Amounts for returned and credited goods are subtracted. */
  revenue: MoneySum;
  /**
   * The share of this revenue in all revenue of the currency, in percent, with two decimals, rounded half to
   * even. `null` if there is no revenue.
   */
  share: number | null;
  /**
   * The share in all revenue of the currency that this item and all items ranked before it have together, in
   * percent, with two decimals. `null` if there is no revenue.
   */
  cumulated: number | null;
}

/** The sums of all items of one class, in one currency. */
export interface ABCTotal {
  /** The class: A, B or C. */
  class: "A" | "B" | "C";
  /** The number of items in the class. */
  count: number;
  /** The revenue of these items, without tax. */
  revenue: MoneySum;
  /**
   * The share of this revenue in all revenue of the currency, in percent, with two decimals. `null` if there
   * is no revenue.
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

/** A company that the account has joined with a link. */
export interface AcceptedShare {
  /** The id of the company, which `companies.list` returns from now on. The core still fetches its records. */
  company: string;
  /** `true` if the company is the account's own. In that case, nothing has changed. */
  mine: boolean;
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
   */
  permission: "readWrite" | "readOnly";
}

/** The rights of one user in one company. */
export interface AccessRecord extends Pick<CommonMembers, "updatedAt" | "unreadable"> {
  /** The id of the access record. */
  id: string;
  /** The id of the company. */
  company: string;
  /** The id of the user who has these rights: the account, or a user who signs in. */
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
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: AccessRecord;
}

/** A rule of access: the right that a user needs for a call. */
export interface AccessRule {
  /** The kind of right that is required, such as member, department or owner. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department in which the right is required. Left out if the rule names no single department. */
  department?: string;
  /**
   * The departments of which one suffices, as the bits of a number. Left out if the rule requires no
   * department.
   */
  mask?: number;
}

/** An entry of a contact's account: an invoice, a credit note, a payment or an order. */
export interface AccountEntry {
  /** The time when the document was issued, or when the payment was made. */
  at: string;
  /** The kind of the entry: invoice, creditNote, payment or order. */
  kind: "invoice" | "creditNote" | "payment" | "order";
  /** The id of the document, the payment or the order, as `kind` says. */
  id: string;
  /** The id of the order to which the entry belongs. */
  order: string;
  /** The number of the document or of the order. `null` for a payment. */
  number: string | null;
  /** The amount: positive if the contact owes more after the entry, and negative if the contact owes less. */
  amount: Money;
}

/** The data directory has no cloud account that can be used. data.status is the state of the account. */
export interface AccountUnavailableData {
  /** The name of the kind of error, for programs. */
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
  /** The text of a note. For other kinds of records, the number of the record. */
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

/** The number of unpaid invoices, and the amount that is still to be paid for them. */
export interface AgingFigures {
  /** The number of invoices. Orders that were invoiced before the core stored invoices are counted as well. */
  orders: number;
  /** The amount that is still to be paid for these invoices and orders. */
  due: MoneySum;
}

/** The amounts that customers still have to pay, by the age of the invoices. */
export interface AgingReport {
  /** The instant for which the report was computed. */
  at: string;
  /**
   * The time zone by which the age in days is counted: the company's time zone. UTC if the company has no
   * time zone, or if this machine does not know that time zone.
   */
  timeZone: string;
  /**
   * One row for each currency with unpaid amounts. If grouped by contact, one row for each customer and
   * currency, sorted by currency, and within a currency by the unpaid amount, the largest first.
   */
  items: AgingRow[];
  /** Always `null`, because the report has no further pages. */
  next: string | null;
}

/** The unpaid amounts in one currency, of all customers or of one. */
export interface AgingRow {
  /** The id of the customer. `null` unless rows are grouped by contact. */
  contact: string | null;
  /** The customer's name, as it is on one of the orders. `null` unless rows are grouped by contact. */
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
  /** The id of the user who acts in the company; `null` while a user must sign in first. */
  user: string | null;
  /** Every method, in the order of the discovery document. */
  methods: CheckedMethod[];
}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export interface AlreadyReversedData {
  /** The name of the kind of error, for programs. */
  kind: "alreadyReversed";
  /** The id of the transaction that reversed this transaction. */
  reversedBy: string;
}

/** The flavour of a coffee in numbers, and the source of the answer. */
export interface AnalyzedFlavor {
  /** The flavour of the coffee, as numbers from 0 to 10. */
  profile: FlavorProfile;
  /**
   * The version of the tasting note after the profile was stored in it. `null` if the profile was not stored.
   */
  version: number | null;
  /**
   * The origin of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The instant at which the answer was made. */
  at: string;
  /** `true` if an equal request was made before, and its stored answer was returned. */
  repeated: boolean;
}

/** Another owner of the company must send the request. */
export interface AnotherOwner {
  /** The kind of the condition: anotherOwner. */
  rule: "anotherOwner";
}

/**
 * The form in which a table was read. Each member is what the request gave, or what the core has guessed.
 */
export interface AnsweredForm {
  /**
   * The column separator. `null` if the first line of the file, such as `sep=|`, sets a character that has no
   * name here.
   */
  separator: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator. `null` if the numbers of the first rows do not show it. */
  decimal: "point" | "comma" | null;
  /** The character encoding. */
  encoding: "utf8" | "utf16" | "windows1252";
}

/** Facts that help to understand feedback: versions and counts. They contain no text of users. */
export interface AppDiagnostics {
  /** The core's version. */
  version: string;
  /** The operating system: `linux` or `macos`. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The environment for which the app was built: development, staging or production. */
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
}

/** The host's answer to host.auth.apple.credentialState. */
export interface AppleCredentialState {
  /** The state of the credential. */
  state: "authorized" | "revoked" | "notFound" | "transferred";
}

/** The host's answer to host.auth.apple.keys. */
export interface AppleKeys {
  /** The keys, 1 to 100. */
  keys: JSONWebKey[];
}

/**
 * The company is archived. Its records can be read, but not changed. companies.update with archived: false
 * restores it.
 */
export interface ArchivedData {
  /** The name of the kind of error, for programs. */
  kind: "archived";
}

/** An item whose price is asked for, with the quantity that is to be sold. */
export interface AskedPrice {
  /** The id of the item. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Give one of the two, not both. */
  sku?: string | null;
  /** The quantity in the unit. Default: 1. */
  quantity?: number | null;
  /** The unit. Default: the item's `salesUnit`. */
  unit?: string | null;
}

/** A photo, document, logo or proof of a record. */
export interface Asset {
  /** The asset's id. */
  id: string;
  /** The company of the asset; `null` for an asset of the account's own record. */
  company: string | null;
  /** The record to which the asset belongs, such as an item. */
  owner: AssetOwner;
  /**
   * The purpose of the asset. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB.
   * proof: a proof of delivery. document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** The asset's name, which may differ from the file's name; `null` if the asset has none. */
  name: string | null;
  /**
   * The media type, found from the asset's first bytes. If it cannot be found, this is the media type that
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
   * Where the bytes are. local: only on this device. synced: on this device and in the cloud. remote: only in
   * the cloud; the first read fetches the bytes. missing: neither on this device nor in the cloud, because
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
  /** The offset of the first returned byte, in bytes from the beginning of the asset. */
  offset: number;
  /** The bytes in standard base64 (RFC 4648); empty at the end of the asset. */
  base64: string;
}

/**
 * The file of the asset is not in the data directory. data.sha256 is the digest of the missing bytes. Add an
 * asset with the same bytes to restore the file.
 */
export interface AssetMissingData {
  /** The name of the kind of error, for programs. */
  kind: "assetMissing";
  /**
   * The SHA-256 digest of the missing bytes, as 64 lower-case hexadecimal digits. Add an asset with the same
   * bytes to restore the file.
   */
  sha256: string;
}

/** The record to which an asset belongs. If the record is deleted, its assets are deleted, too. */
export interface AssetOwner {
  /** The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`. */
  type: string;
  /** The id of the record. */
  id: string;
}

/** The record to which an asset belongs. If the record is deleted, its assets are deleted, too. */
export interface AssetOwnerInput {
  /** The kind of the record, such as `item`, `location` or `company`. Events have the same text in `type`. */
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
  /** The name of the kind of error, for programs. */
  kind: "assetTooLarge";
  /** The limit that would be exceeded, in bytes: for all assets of a record, or for a logo. */
  limit: number;
  /** The number of bytes that would count against the limit, including the new asset. */
  bytes: number;
}

/** A smaller picture of an image, made by the host. */
export interface AssetVariant {
  /** The size of the picture. thumb: at most 256 pixels on the longer side; preview: at most 1280. */
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

/** A payment, with the part of it that counts for an invoice. */
export interface AssignedPayment extends Pick<Payment, "paidAt" | "method" | "reference" | "actor"> {
  /** The id of the payment. */
  payment: string;
  /** The reason for a reversal, as a free text. `null` for other payments. */
  reason: string | null;
  /** The part of the payment that counts for the invoice. Negative for a part that was paid back. */
  amount: Money;
}

/** The parts of the app that the user may use. */
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
  /** The id of the user's record (`users.get`); `null` if no user is signed in. */
  user: string | null;
  /**
   * The deployment path, which decides where the app's data is stored. It is the same as `path` in the result
   * of `policy.deployment.get`.
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

/** Whether the host's language model can answer now, and the reason if it can't. */
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

/**
 * The cost of an item, computed from its active bill of materials and the average costs of its components.
 */
export interface BOMCost {
  /** The id of the item that is made. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The id of the item's active bill of materials. */
  bom: string;
  /** The quantity that one run makes, in the item's own unit. */
  yield: number;
  /**
   * The cost of one of the item's own units: one amount for each currency in which components have a cost.
   * Empty if no cost is known.
   */
  unitCosts: UnitCost[];
  /** The average cost of one of the item's own units in stock, for comparison. `null` if it is not known. */
  averageCost: UnitCost | null;
  /** The number of components whose cost is not known, on all levels. Their cost counts as 0. */
  uncosted: number;
  /** The components of one run, with their costs. */
  lines: BOMLineCost[];
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BOMDraftChanges {
  /** The components of one run. */
  lines?: BOMLineInput[];
  /**
   * The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000.
   */
  yield?: number;
  /**
   * `true` for the item's active bill of materials, which builds and other bills of materials use. An item
   * has at most one: activating a bill of materials deactivates the other one.
   */
  active?: boolean | null;
  /** A free text, such as instructions. */
  note?: string | null;
}

/** The components that a quantity of an item needs, on all levels. */
export interface BOMExplosion {
  /** The id of the item that is made. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The id of the item's active bill of materials. */
  bom: string;
  /** The quantity to make, in the item's own unit. */
  quantity: number;
  /**
   * The quantity of the item that is in stock and not reserved, in the item's own unit. For a kit, the number
   * of whole kits that can be made of available components.
   */
  available: number;
  /**
   * All components as a list, which shows the tree: each component has its level, and its own components
   * follow it. Stock is not subtracted from the quantities.
   */
  tree: BOMNode[];
  /**
   * The needed items, each once, and each before its own components. If an item is in stock, less of its
   * components is needed. Optional components and services are left out.
   */
  parts: NeededPart[];
}

/** A component in a bill of materials. */
export interface BOMLine {
  /** The id of the component. A request gives `item` or `sku`; a reply has both. */
  item: string | null;
  /** The SKU of the component. Ignored in a request with `item`. */
  sku: string | null;
  /** The quantity of the component for one run, in `unit`. More than 0, at most 1,000,000,000. */
  quantity: number;
  /**
   * The unit of `quantity`: the component's own unit, or one of its `units`. Default: the component's own
   * unit.
   */
  unit: string | null;
  /**
   * The part of the component that is lost in production, in percent of `quantity`, from 0 to 1000. With 2, a
   * run needs 1.02 times `quantity`. Default: 0.
   */
  scrap: number | null;
  /**
   * `true` for a component that is not always used. A build does not reserve it, and uses it only if a
   * completion names it.
   */
  optional: boolean;
  /** A free text about the component. */
  note: string | null;
  /**
   * The quantity for one run in the component's own unit, without scrap. It was converted with the size that
   * `unit` had when the line was written.
   */
  ownQuantity: number | null;
  /** `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers. */
  whole: boolean | null;
}

/** The cost of a component in one run of a bill of materials. */
export interface BOMLineCost {
  /** The id of the component. */
  item: string;
  /** The component's SKU. */
  sku: string;
  /** The component's name. */
  name: string;
  /** The component's own unit. */
  unit: string;
  /** The quantity for one run, in the component's own unit. The loss in production (`scrap`) is included. */
  quantity: number;
  /** `true` for an optional component. Its cost is not included in the cost of the item. */
  optional: boolean;
  /**
   * `true` if the cost is computed from the component's own bill of materials. `false` if it is the average
   * cost of the component's stock.
   */
  isMade: boolean;
  /** The cost of one of the component's own units, one amount for each currency. */
  unitCosts: UnitCost[];
  /** The cost of `quantity`, one amount for each currency. */
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

/** A component in the tree of components. */
export interface BOMNode {
  /**
   * The level in the tree: 1 for a component of the item itself, 2 for a component of a component on level 1,
   * and so on.
   */
  level: number;
  /** The id of the component. */
  item: string;
  /** The component's SKU. */
  sku: string;
  /** The component's name. */
  name: string;
  /** The component's own unit. */
  unit: string;
  /** The needed quantity, in the component's own unit. The loss in production (`scrap`) is included. */
  quantity: number;
  /** `true` for an optional component, and for all components below it in the tree. */
  optional: boolean;
  /** The id of the component's active bill of materials. `null` if it has none. */
  bom: string | null;
}

/** A line of a bill of materials that needs the item, or that needs an item made of it. */
export interface BOMUse {
  /**
   * The level: 1 if the line needs the item itself, 2 if it needs an item made directly of the item, and so
   * on.
   */
  level: number;
  /** The id of the bill of materials. */
  bom: string;
  /** The id of the item that is made. */
  item: string;
  /** The SKU of the item that is made. */
  sku: string;
  /** The name of the item that is made. */
  name: string;
  /** The own unit of the item that is made. */
  unit: string;
  /**
   * The id of the component in the line: on level 1 the requested item, on all other levels an item made of
   * it.
   */
  component: string;
  /**
   * The quantity of the component for one run, in the component's own unit. The loss in production (`scrap`)
   * is included.
   */
  quantity: number;
  /** The quantity that one run makes, in the own unit of the item that is made. */
  yield: number;
  /** `true` for an optional component. */
  optional: boolean;
  /** `true` if the bill of materials is the active one of the item that is made. */
  active: boolean;
}

/** The lines of bills of materials that need an item, directly or through other items. */
export interface BOMUses {
  /**
   * The lines that need the item, and the lines that need an item made of it, sorted by level. At most
   * 10,000.
   */
  uses: BOMUse[];
}

/** The HTTP response of the app's backend. */
export interface BackendAnswer {
  /** The HTTP status code, from 200 to 599. */
  status: number;
  /**
   * The headers that the core uses: `content-type` and `retry-after`. `retry-after` is in seconds: if the
   * backend sent a date, the host converts it.
   */
  headers?: HTTPHeaderInput[] | null;
  /** The body, as text. `null` if there is no body, or if the host has sent the body as events. */
  body?: string | null;
}

/** The app's backend gave no usable answer. data.reason is the reason. */
export interface BackendFailedData {
  /** The name of the kind of error, for programs. */
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
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The token that the backend gave. */
  token: string;
  /** The time when the token expires; `null` if the backend has named no time. */
  expiresAt?: string | null;
}

/** The result of a backup: its size, and the files that it could not contain. */
export interface BackupReport {
  /**
   * The time of the state in the backup. The backup contains all changes whose replies were sent before that
   * time.
   */
  madeAt: string;
  /** The size of the backup in bytes. */
  bytes: number;
  /** The number of files of assets in the backup. */
  assets: number;
  /**
   * The SHA-256 digests of the assets whose files were already damaged before the backup. The backup contains
   * the damaged files.
   */
  damaged: string[];
  /**
   * The files of assets that no longer exist or could not be read, sorted by name. The backup does not
   * contain these files.
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

/** One bag of coffee beans, with its contents, its dates and its price. */
export interface Bean extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The name of the beans on the bag. */
  name: string;
  /** The name of the roaster. */
  roaster: string | null;
  /** The origins of the beans; a blend has several. Their shares sum to at most 100 percent. */
  origins: BeanOrigin[];
  /** The roast level of the beans. */
  roastLevel: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The way in which the coffee cherries were processed. */
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
  /** The best-before date on the bag. */
  bestBefore: string | null;
  /** The weight of the beans in the full bag, in grams, at most 1,000,000. */
  weight: number | null;
  /** The grams that were used for purposes other than brews, such as a gift. At most 1,000,000. */
  withdrawn: number;
  /** The price of the bag. */
  price: Money | null;
  /** The rating of the beans, from 0 to 5 in steps of 0.5. */
  rating: number | null;
  /**
   * The flavours, as the roaster names them. If two devices add flavours at the same time, sync keeps the
   * additions of both.
   */
  flavours: string[];
  /** A free text about the beans. */
  note: string | null;
  /** The address of a page about the beans. */
  url: string | null;
  /** The barcode on the bag, as text. */
  barcode: string | null;
  /** `true` if the beans are a favourite. */
  favourite: boolean;
  /** `true` if the beans are no longer in use. Lists leave them out unless they are asked for. */
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
   * The remaining weight in grams: `weight` less `withdrawn` less the doses of all brews. Drafts of brews do
   * not count. Left out without `weight`.
   */
  remaining?: number;
  /** `true` if `remaining` is less than 0. Otherwise it is left out. */
  overdrawn?: boolean;
  /** The number of brews of the beans. Drafts do not count. */
  brews?: number;
  /** The instant of the last brew of the beans. Left out if there is no brew. */
  lastBrewedAt?: string;
  /**
   * The mean rating of the beans' rated brews, from 0 to 5, with four decimals. Left out if no brew is rated.
   */
  averageRating?: number;
  /**
   * The price of one gram, in minor units of the currency (such as cents) with five decimals. Left out
   * without `price` or `weight`.
   */
  costPerGram?: UnitCost;
  /**
   * The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small
   * picture, call `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BeanConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Bean;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BeanDetailsChanges extends Partial<Pick<Bean, "name" | "roaster" | "roastLevel" | "process" |
  "roastDate" | "openedAt" | "frozenAt" | "thawedAt" | "bestBefore" | "weight" | "rating" | "note" | "url" |
  "barcode">> {
  /** The origins of the beans; a blend has several. Their shares sum to at most 100 percent. */
  origins?: BeanOriginInput[] | null;
  /** `true` if the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The grams that were used for purposes other than brews, such as a gift. At most 1,000,000. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: MoneyChanges | null;
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

/** An origin of beans. A blend has several origins. */
export interface BeanOrigin {
  /** The country of origin, as a code of two letters (ISO 3166-1 alpha-2). */
  country: string | null;
  /** The region within the country. */
  region: string | null;
  /** The farm or the washing station. */
  farm: string | null;
  /** The name of the producer. */
  producer: string | null;
  /** The altitude of the farm, in metres above sea level. */
  altitude: number | null;
  /** The variety of the coffee plant. */
  variety: string | null;
  /** The process of the cherries from this origin. Used if the origins of a blend differ in it. */
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

/** A bill of materials: the components of one run, and the quantity of an item that one run makes. */
export interface Bom extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the item that is made. It cannot be changed. */
  item: string;
  /** The item's SKU when the bill of materials was created. */
  sku: string;
  /** The components of one run. */
  lines: BOMLine[];
  /**
   * The quantity of the item that one run makes, in the item's own unit. More than 0, at most 1,000,000,000.
   */
  yield: number;
  /**
   * `true` for the item's active bill of materials, which builds and other bills of materials use. An item
   * has at most one: activating a bill of materials deactivates the other one.
   */
  active: boolean;
  /** A free text, such as instructions. */
  note: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BomConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Bom;
}

/** One page of a list. */
export interface BomPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Bom[];
}

/** A brew of coffee: its parameters, such as dose and time, and its result, such as the rating. */
export interface Brew extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The instant of the brew, from 1900 to one day in the future. */
  at: string;
  /** The id of the beans. Required unless the brew is a draft. */
  bean: string | null;
  /** The brewing method. Required unless the brew is a draft. */
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
  /**
   * The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
   * methods. Required unless the brew is a draft.
   */
  dose: number | null;
  /** The brewing water, in grams, at most 20,000. */
  water: number | null;
  /** The weight of the beverage, in grams, at most 20,000. */
  yield: number | null;
  /** The id of the grinder: a piece of equipment of the kind `grinder`. */
  grinder: string | null;
  /** The grind setting, on the grinder's own scale. */
  grindSetting: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The duration of the whole brew, in seconds, at most 172,800 (two days). */
  time: number | null;
  /** The water of the bloom, in grams. The bloom is the first pour, which wets the coffee. */
  bloomWater: number | null;
  /** The duration of the bloom, in seconds. */
  bloomTime: number | null;
  /** The pressure of the machine, in bar. */
  pressure: number | null;
  /** The single pours, in the order of time. Together they must not have more than `water`. */
  pours: Pour[];
  /** The total dissolved solids of the beverage, in percent. */
  tds: number | null;
  /**
   * The ids of the other equipment: each piece once, and no grinder. If two devices add equipment at the same
   * time, sync keeps the additions of both.
   */
  equipment: string[];
  /** The name of the place where the brew was made. */
  place: string | null;
  /** The rating of the brew, from 0 to 5 in steps of 0.5. */
  rating: number | null;
  /** A free text about the brew. */
  note: string | null;
  /** The id of the recipe that was followed. */
  recipe: string | null;
  /** `true` if the brew is a favourite. */
  favourite: boolean;
  /**
   * `true` if the brew is archived. Lists leave it out unless they are asked for, and statistics do not count
   * it.
   */
  archived: boolean;
  /**
   * `true` if the brew is a draft, which may be incomplete: only `at` is required. Statistics and figures do
   * not count drafts.
   */
  draft: boolean;
  /**
   * The grams of beverage or water for each gram of coffee, with two decimals. `ratioOf` tells which of them.
   * Left out if the weights are not known, or if the ratio is above 100,000.
   */
  ratio?: number;
  /**
   * The weight from which `ratio` is computed. yield: the beverage, for espresso and moka pot. water: the
   * water, for other methods. If the brew lacks this weight, the other one is used.
   */
  ratioOf?: "yield" | "water";
  /** The grams of coffee for each litre of water, with one decimal. */
  strength?: number;
  /**
   * The extraction yield, in percent with two decimals: the part of the coffee that is dissolved in the
   * beverage. It is TDS times the weight of the beverage, divided by the dose.
   */
  extraction?: number;
  /**
   * `true` if the beverage was not weighed. For the extraction, its weight is then assumed to be the water
   * less twice the dose. Otherwise left out.
   */
  estimated?: boolean;
  /** The grams of beverage per second, with two decimals. */
  flow?: number;
  /** The age of the beans on the day of the brew, in whole days. */
  beanAge?: number;
  /**
   * The price of the dose, computed from the price and the weight of the bag. Left out if one of them is not
   * known.
   */
  cost?: Money;
  /** The key of the section to which the brew belongs. Only in lists with `sectionBy`. */
  section?: string;
  /**
   * The unusual parameters of the brew, such as a very high ratio. They are stored all the same. Lists do not
   * have this member.
   */
  warnings?: BrewWarning[];
  /**
   * The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small
   * picture, call `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BrewConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Brew;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BrewDetailsChanges extends Partial<Pick<Brew, "at" | "bean" | "method" | "dose" | "water" |
  "yield" | "grinder" | "grindSetting" | "temperature" | "time" | "bloomWater" | "bloomTime" | "pressure" |
  "tds" | "place" | "rating" | "note" | "recipe">> {
  /** The single pours, in the order of time. Together they must not have more than `water`. */
  pours?: PourInput[] | null;
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

/** Filters that select brews. A brew must match all given filters. */
export interface BrewFilter {
  /** A day, to select only brews on this day or later, in the account's time zone. */
  from?: string | null;
  /** A day, to select only brews on this day or earlier, in the account's time zone. */
  to?: string | null;
  /** The id of beans, to select only their brews. */
  bean?: string | null;
  /** A roaster, to select only brews of its beans. The whole name must be given; case is ignored. */
  roaster?: string | null;
  /** A country, to select only brews of beans with this country of origin. */
  country?: string | null;
  /** A process, to select only brews of beans that were processed in this way. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** A roast level, to select only brews of beans with it. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** A brewing method, to select only brews with it. */
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
  /** The id of a grinder, to select only brews for which it was used. */
  grinder?: string | null;
  /** `true` to select only favourite brews, `false` to leave favourites out. Default: all brews. */
  favourite?: boolean | null;
}

/** One page of a list. */
export interface BrewPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Brew[];
}

/** A section of a list of brews, such as the brews of one day. */
export interface BrewSection {
  /**
   * The key of the section. For a day, week or month, its first day, such as 2026-11-30. For beans, their id.
   * For a method, its name. `null` for drafts without beans or method.
   */
  key: string | null;
  /** The number of brews in the section. */
  count: number;
  /**
   * The cursor of the section. If it is passed as `after`, `journal.brews.list` returns the page that begins
   * with this section.
   */
  first: string;
}

/** One page of a list. */
export interface BrewSectionPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: BrewSection[];
}

/** A warning about an unusual parameter of a brew. The brew is stored nevertheless. */
export interface BrewWarning {
  /**
   * The kind of warning. ratio: the ratio is not within 1 to 25. extraction: the extraction is not within 10
   * to 30 percent. grindSetting: the setting is not on the grinder's scale. archivedBean, archivedEquipment:
   * the record is archived. pours: the sum of the pours is more than 5 g below the water.
   */
  kind: "ratio" | "extraction" | "grindSetting" | "archivedBean" | "archivedEquipment" | "pours";
  /** The unusual value, in the unit of the brew's member. `null` for a warning about an archived record. */
  value: number | null;
  /** The lowest usual value. `null` for a warning about an archived record. */
  minimum: number | null;
  /** The highest usual value. `null` for a warning about an archived record. */
  maximum: number | null;
  /** The id of the archived beans or piece of equipment. `null` for warnings of other kinds. */
  record: string | null;
}

/** A build: a job that makes a quantity of an item from its components. */
export interface Build extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the item that is made. */
  item: string;
  /** The item's SKU when the build was planned. */
  sku: string;
  /** The id of the bill of materials from which the components were copied. */
  bom: string;
  /**
   * The quantity that one run makes, in the own unit of the made item. It was copied from the bill of
   * materials.
   */
  yield: number;
  /** The components of one run, copied from the bill of materials when the build was planned. */
  lines: BuildLine[];
  /** The quantity to make, in the item's own unit. More than 0, at most 1,000,000,000. */
  quantity: number;
  /**
   * The id of the location that receives the goods. Default: the item's own location, or else the company's
   * main location.
   */
  location: string | null;
  /**
   * The instant at which the goods are needed. Until they are made, stock levels show them as expected at
   * this instant (`incomingAt`).
   */
  dueAt: string | null;
  /** The id of the order line for which the goods are made. */
  orderLine: string | null;
  /** A free text about the build. */
  note: string | null;
  /** The build's number. It is never given to another build. */
  number: string;
  /**
   * The build's status. The method `assemblies.builds.step` changes it, and so do completions and their
   * reversals.
   */
  status: "planned" | "inProgress" | "completed" | "cancelled";
  /**
   * The quantity that was made, in the item's own unit: the sum of all completions, less those that were
   * reversed.
   */
  made: number;
}

/** A completion: a quantity of a build that was made, and the components that it used. */
export interface BuildCompletion extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the build. */
  build: string;
  /** The quantity that was made, in the item's own unit. Negative for a reversal. */
  quantity: number;
  /** The made quantity, divided by location and lot. */
  parts: BuiltPart[];
  /** The used quantities of the components, divided by location and lot. */
  consumed: ConsumedPart[];
  /** The id of the ledger transaction, which contains all entries of the completion. */
  transaction: string;
  /**
   * The cost of one own unit of the made item. `null` if no cost was known. For managers of the inventory
   * only.
   */
  unitCost?: UnitCost | null;
  /**
   * The cost in addition to the components, such as wages, for the whole completion. `null` if there is none.
   * For managers of the inventory only.
   */
  extraCost?: Money | null;
  /**
   * The number of components whose cost was counted as 0, because it is not known or is in another currency.
   * For managers of the inventory only.
   */
  uncosted?: number | null;
  /** The id of the user who recorded the completion. */
  actor: string;
  /** A free text about the completion. */
  note: string | null;
  /** The id of the completion that this record reverses. `null` for a record that is not a reversal. */
  reverses: string | null;
  /** The reason for a reversal, in the company's words. */
  reason: string | null;
}

/** A component of a build, with its stock. All quantities are in the component's own unit. */
export interface BuildComponent {
  /** The id of the component. */
  item: string;
  /** The component's SKU. */
  sku: string;
  /** The component's name. */
  name: string;
  /** The component's own unit, in which all quantities are given. */
  unit: string;
  /** `true` for an optional component, which is used only if a completion names it. */
  optional: boolean;
  /** The quantity that the whole build needs. */
  needed: number;
  /** The quantity that completions have used, less what their reversals have returned. */
  consumed: number;
  /** The quantity that is still needed. The part of it that is in stock is reserved. */
  left: number;
  /**
   * The part of `left` that is in stock for this build. Orders and builds that have waited longer are served
   * first.
   */
  allocated: number;
  /** The part of `left` that is lacking: `left` less `allocated`, and at least 0. */
  short: number;
  /** The stock of the component in each location. Empty if `left` is 0. */
  places: ComponentPlace[];
  /** The quantity that is expected: on order, or to be made by open builds. */
  incoming: number;
  /** The instant at which the next part of `incoming` is expected; `null` if it is not known. */
  incomingAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface BuildConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Build;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface BuildDraftChanges extends Partial<Pick<Build, "quantity" | "location" | "dueAt" | "orderLine"
  | "note">> {
}

/** A component of a build, with the quantity for one run. */
export interface BuildLine {
  /** The id of the component. */
  item: string;
  /** The component's SKU, copied from the bill of materials when the build was planned. */
  sku: string;
  /**
   * The quantity for one run, in the component's own unit. The loss in production (`scrap`) is not included.
   */
  quantity: number;
  /** The part of the component that is lost in production, in percent of `quantity`. `null` if none is. */
  scrap: number | null;
  /** `true` for an optional component, which is used only if a completion names it. */
  optional: boolean;
  /** `true` if the needed quantity is rounded up to whole pieces, because the component has serial numbers. */
  whole: boolean;
}

/** One page of a list. */
export interface BuildPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Build[];
}

/** A step: the record of one change of status, such as that of an order. */
export interface BuildStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "planned" | "inProgress" | "completed" | "cancelled";
  /** The status after the step. */
  to: "planned" | "inProgress" | "completed" | "cancelled";
  /** The reason for the step, in words that the company chooses. `null` if no reason was given. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the latest steps before this one. There are several if devices added steps while they were not
   * connected. `null` for a step of an older program.
   */
  follows: string[] | null;
}

/** A build with its components and their stock, its completions and its steps. */
export interface BuildView extends Build {
  /** `true` if the stock of a component does not suffice for the rest of the build. */
  isShort: boolean;
  /** The components, in the order of the bill of materials. Other items that completions have used follow. */
  components: BuildComponent[];
  /** The completions and their reversals, the oldest first. */
  completions: BuildCompletion[];
  /** The changes of the status, the oldest first. */
  steps: BuildStep[];
}

/** A part of a made quantity: the quantity that was put into one location and lot. */
export interface BuiltPart {
  /** The quantity, in the item's own unit. Negative in a reversal. */
  quantity: number;
  /** The id of the location that received the goods. */
  location: string;
  /** The id of the lot that received the goods. `null` for an item that is not tracked by lots. */
  lot: string | null;
}

/** The caller, and the caller's rights in a company. */
export interface Caller {
  /** The id of the account that the data directory serves. */
  account: string;
  /** The company of the request, or the selected company; `null` if there is neither. */
  company: string | null;
  /** The store that holds the company. */
  store: "private" | "shared" | null;
  /** The id of the user who acts in the company; `null` while a user must sign in first. */
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
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
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
  /** The time when the session ends if no further request is sent; `null` without a session. */
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

/** A feature of the app that only some tiers include. */
export interface CatalogueFeature {
  /** The id of the feature, such as analytics. */
  id: string;
  /** The display name of the feature, such as Analytics. */
  name: string;
}

/** A product of the store, and the tier that it gives. */
export interface CatalogueProduct {
  /** The store's id of the product. */
  id: string;
  /** The id of the tier that the product gives; `null` if the product gives no tier. */
  tier: string | null;
  /** The display name of the product, such as Premium Yearly. `null` if the catalogue gives no name. */
  name: string | null;
  /** The kind of the product, by the App Store's name, such as Auto-Renewable Subscription. */
  type: "Consumable" | "Non-Consumable" | "Non-Renewing Subscription" | "Auto-Renewable Subscription" | null;
  /** The number of days that a Non-Renewing Subscription lasts; `null` if the product does not end. */
  days: number | null;
}

/**
 * A tier: a level of service that a product gives. It adds its features to those of the lower tiers in its
 * group.
 */
export interface CatalogueTier {
  /** The id of the tier, such as premium. */
  id: string;
  /**
   * The group of the tier, such as company or widget. In each group, only the highest tier that the account
   * has applies.
   */
  group: string;
  /**
   * The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no
   * purchase.
   */
  rank: number;
  /** The display name of the tier, such as Premium. */
  name: string;
  /** The features that the tier adds to those of the lower tiers in its group. */
  features: string[];
  /**
   * The company tier that the account's companies get, if their tier follows from purchases and their owner
   * has this tier. `null` if this tier does not change the tier of companies.
   */
  companyTier: "free" | "business" | "enterprise" | null;
}

/** A piece of a conversation, as text. */
export interface ChatExport {
  /** The text of whole messages. A piece has about 1 MiB at most. */
  text: string;
  /** The value to pass as `after` for the next piece; `null` for the last piece. */
  rest: string | null;
}

/** Whether the account may use a feature, and the tiers and products that include the feature. */
export interface CheckedFeature {
  /** The name of the feature. */
  feature: string;
  /**
   * `true` if the account may use the feature. A feature that the catalogue does not list needs no purchase.
   */
  allowed: boolean;
  /** The ids of the tiers that include the feature, the lowest first. */
  tiers: string[];
  /** The ids of the products that give these tiers. */
  products: string[];
  /**
   * The time when the permission ends, as far as it is known. `null` if the permission does not end, or if
   * `allowed` is `false`.
   */
  until: string | null;
  /** The store's data about these products, such as their prices. */
  store: StoreListing;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and the core does not know whether it
   * was renewed. default: there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** The decision whether one user may call one method. */
export interface CheckedMethod {
  /** The name of the method. */
  method: string;
  /** `true` if the user may call the method. */
  allowed: boolean;
  /**
   * The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner,
   * founder: the user is an owner or the founder. manager: the user has a bit in managerMask. department: the
   * user has a bit in deptMask. member: the user has any right in the company. If `allowed` is false:
   * noCompany: the call has no company. signInRequired: no user is signed in. noRight: the user lacks the
   * right. archived: the company is archived. noFeature: the account lacks the feature that the method needs.
   * noCredentials: there are no credentials to change. notKeptHere: another account stores the credentials.
   * personal: the company is the account's own inventory. tierIsBought: purchases decide the company's tier.
   * tierRequired: the company's tier is lower than the method needs. shared: only the account that owns the
   * company may call the method, and another account owns this company. readOnly: the company is shared for
   * reading only. notShared: the method is for companies that other accounts share, and this company is the
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

/** The number of removed bytes, and whether all lines of the log were removed. */
export interface ClearedLog {
  /** The number of bytes of the removed lines. */
  bytes: number;
  /**
   * `true` if all lines were removed. `false` if a file of the log could not be removed, for example in a
   * read-only directory.
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

/** The account that is signed in to a container, and its state. */
export interface CloudAccountAnswer {
  /** The state of the account. The container can be used only if it is `available`. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /**
   * The user reference: the container's name for the account. It is the same on all devices of the account.
   * `null` if no account is signed in.
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

/**
 * One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not
 * match.
 */
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

/**
 * One comparison of a filter: a field, a comparator and a value. A record that lacks the field does not
 * match.
 */
export interface CloudComparisonInput extends CloudComparison {
}

/** A record that was deleted, or that the core asks the container to delete. */
export interface CloudDeletion {
  /** The id of the record. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record, in a request to delete it. */
  zone?: CloudZone;
  /**
   * The change tag of the state to delete. If the record has another change tag, the container does not
   * delete it.
   */
  recordChangeTag?: string;
}

/** A record that was deleted, or that the core asks the container to delete. */
export interface CloudDeletionInput {
  /** The id of the record. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record, in a request to delete it. */
  zone?: CloudZoneAnswer | null;
  /**
   * The change tag of the state to delete. If the record has another change tag, the container does not
   * delete it.
   */
  recordChangeTag?: string | null;
}

/** A participant of a shared zone: an account that has joined, or that was invited or removed. */
export interface CloudParticipant extends Pick<Participant, "permission" | "invitedAt">,
  Partial<Pick<Participant, "account" | "url" | "acceptedAt">> {
  /** The id of the invitation. */
  id: string;
  /** The address, number or label of the invitation. `null` for a participant without an invitation. */
  invitedAs?: string | null;
  /**
   * The state. pending: the invitation is not accepted yet. accepted: the participant has joined. removed:
   * the owner has ended the participation.
   */
  acceptance: "pending" | "accepted" | "removed";
  /** The id of the access record with the participant's rights. */
  access: string;
}

/** A record in a container. */
export interface CloudRecord {
  /** The id of the record. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record. */
  zone: CloudZone;
  /**
   * The record's fields by name. A request to save has only the fields that change; `null` removes a field.
   */
  fields: { [name: string]: CloudValue | null };
  /** The change tag: the container's name for this state of the record. Left out for a new record. */
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
  /** The id of the record to which this record belongs, such as the order of a line. */
  parent?: string;
}

/** A record in a container. */
export interface CloudRecordInput {
  /** The id of the record. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of the record. */
  zone: CloudZoneAnswer;
  /**
   * The record's fields by name. A request to save has only the fields that change; `null` removes a field.
   */
  fields: { [name: string]: CloudValueInput | null };
  /** The change tag: the container's name for this state of the record. Left out for a new record. */
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
  /** The id of the record to which this record belongs, such as the order of a line. */
  parent?: string | null;
}

/** The result for one record: its new state, or the reason why the container refused it. */
export interface CloudResult {
  /** The id of the record. */
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

/** The share of a zone, as the requesting account may see it. */
export interface CloudShare {
  /** The zone. For an account that does not own the zone, `owner` names the owner. */
  zone: CloudZoneAnswer;
  /** The title of the share, such as the company's name. */
  title: string;
  /** The name of the owner. */
  ownerName?: string | null;
  /** The link of the share, which is for all people. `null` for accounts that do not own the zone. */
  url?: string | null;
  /**
   * The people who can join with the share's link. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
   * rights of the access record that they get.
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
   * The participants, in the order of their invitations. An account that does not own the zone gets only
   * itself.
   */
  participants?: CloudParticipant[] | null;
}

/**
 * The cloud cannot be reached, or the data directory is not connected to a cloud. data.reason is the reason.
 * If the cloud cannot be reached, try again later.
 */
export interface CloudUnavailableData {
  /** The name of the kind of error, for programs. */
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

/** The value of one field of a record, with its type. */
export interface CloudValue {
  /** The type of the value, such as text, int or date. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`. */
  value: unknown;
}

/** The value of one field of a record, with its type. */
export interface CloudValueInput {
  /** The type of the value, such as text, int or date. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one type. For an asset, a `CloudFile`. */
  value: unknown;
}

/**
 * A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save
 * and share is about one zone.
 */
export interface CloudZone {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string;
}

/**
 * A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save
 * and share is about one zone.
 */
export interface CloudZoneAnswer {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string | null;
}

/**
 * A zone: a part of a database that holds one company, or the account's own records. Each token, atomic save
 * and share is about one zone.
 */
export interface CloudZoneInput {
  /** The name of the zone: a company's id, or `account` for the account's own records. */
  name: string;
  /** The account that owns the zone. Given only for zones of the shared database. */
  owner?: string | null;
}

/** A record that has the scanned code. */
export interface CodeMatch {
  /** The kind of the record, such as `item`. */
  kind: "item" | "lot" | "location" | "loan" | "order" | "dispatch";
  /** The id of the record. */
  id: string;
  /** The name of the record. */
  title: string;
}

/** A company: a set of records that is separate from all others. Other programs call this a tenant. */
export interface Company extends Pick<CommonMembers, "unreadable"> {
  /** The company's id. */
  id: string;
  /** The company's name. */
  name: string;
  /** The company's legal name, as in its contracts. */
  legalName: string | null;
  /** The company's postal address, which its invoices contain. */
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
   * core stores the text, but does not read the logo.
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
  /** The company's settings, such as the formats of its numbers. */
  settings: CompanySettings;
  /** `true` if the company is archived. Its records can be read, but not changed. */
  archived: boolean;
  /** The kind of company: business, or personal for the account's own inventory (companies.personal). */
  kind: "business" | "personal";
  /** The tier that the company pays for. `companies.tiers` lists the limits of each tier. */
  tier: "free" | "business" | "enterprise";
  /**
   * The source of the tier. manual: `companies.setTier` has set the tier. entitlements: the purchases of the
   * account decide the tier.
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Company;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface CompanyDetailsChanges extends Partial<Pick<Company, "name" | "legalName" | "currency" |
  "timeZone" | "logo" | "taxId" | "registration" | "paymentTerms">> {
  /** The company's postal address, which its invoices contain. */
  address?: AddressChanges | null;
  /** The bank account to which invoices are paid. */
  bank?: BankAccountChanges | null;
  /** The company's own departments, in addition to the departments that every company has. */
  departments?: CustomDepartmentInput[] | null;
  /** The company's settings, such as the formats of its numbers. */
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
  /** The number of hours after which a session ends, even if the user is active. Default: 12. */
  sessionHours: number;
  /**
   * The number of minutes after which a session ends if no request is sent in the company. Useful if several
   * users share a device. `null` for no limit.
   */
  idleMinutes: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30. */
  expiryDays: number;
  /** The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}. */
  purchaseNumberFormat: string;
  /**
   * `true` if accounts with which the company is shared must create credentials of their own, and sign in
   * before they can use the company.
   */
  requireCredentials: boolean;
  /**
   * The number of months for which the histories of records are stored. `null` to store them as long as the
   * company exists. Each device removes older changes in idle moments. The stock ledger is never removed.
   */
  historyMonths: number | null;
  /**
   * line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of
   * each rate, and rounded once. `null`, in companies and documents of older programs, means line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and
   * documents of older programs, means halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
  /**
   * The format of invoice numbers, with the same rules as `orderNumberFormat`. It must also have {series}
   * exactly once: the letter of the device's series, or nothing for the first series. `null` for
   * I-{series}{number:5}.
   */
  invoiceNumberFormat: string | null;
  /**
   * The format of the numbers of credit notes, with the same rules as `invoiceNumberFormat`. The two formats
   * must differ. `null` for C-{series}{number:5}.
   */
  creditNoteNumberFormat: string | null;
  /**
   * The id of the contact for sales over the counter that name no customer (`orders.sell`). `null` if such
   * sales must name a customer.
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
  /** The number of hours after which a session ends, even if the user is active. Default: 12. */
  sessionHours?: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}. */
  purchaseNumberFormat?: string | null;
  /**
   * `true` if accounts with which the company is shared must create credentials of their own, and sign in
   * before they can use the company.
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
  /** The number of hours after which a session ends, even if the user is active. Default: 12. */
  sessionHours?: number | null;
  /** The number of days before its expiry at which a lot in stock is reported as expiring. Default: 30. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as `orderNumberFormat`. Default: P-{number:5}. */
  purchaseNumberFormat?: string | null;
  /**
   * `true` if accounts with which the company is shared must create credentials of their own, and sign in
   * before they can use the company.
   */
  requireCredentials?: boolean | null;
}

/** The result of completing a build, or of reversing a completion. */
export interface CompletedBuild {
  /** The build after the change. */
  build: Build;
  /** The new completion, or the record that reverses one. */
  completion: BuildCompletion;
}

/** A flavour term that completes the word that a user has begun. */
export interface CompletedTerm {
  /** The flavour term. */
  term: string;
  /** The id of the term in the flavour wheel. `null` for a term that is not in the wheel. */
  id: string | null;
}

/** The flavour terms that complete a text. */
export interface CompletedTerms {
  /** The flavour terms. */
  terms: CompletedTerm[];
}

/** The stock of a component in a location. */
export interface ComponentPlace {
  /** The id of the location. */
  location: string;
  /** The location's name. */
  locationName: string;
  /** The quantity on hand in the location. */
  onHand: number;
  /**
   * The quantity in the location that can be used. Stock that is in transit, lent, scrapped or expired is
   * left out, and stock of lots that must not be used.
   */
  usable: number;
}

/** A component that is lacking. All quantities are in the component's own unit. */
export interface ComponentShortage {
  /** The id of the component. */
  item: string;
  /** The component's SKU. */
  sku: string;
  /** The component's own unit, in which the quantities are given. */
  unit: string;
  /** The quantity that the completion takes. */
  asked: number;
  /**
   * The quantity that the completion can take from the named locations. Stock that is reserved for orders and
   * other builds is excluded.
   */
  available: number;
  /** The lacking quantity: `asked` less `available`. */
  short: number;
  /** The stock of the component in each location. */
  places: ComponentPlace[];
  /** The quantity that is expected: on order, or to be made by open builds. */
  incoming: number;
  /** The instant at which the next part of `incoming` is expected; `null` if it is not known. */
  incomingAt: string | null;
}

/**
 * There are fewer components than a build takes. data.shortages lists them, with their locations and the
 * quantities that are expected.
 */
export interface ComponentsShortData {
  /** The name of the kind of error, for programs. */
  kind: "componentsShort";
  /** The id of the build. */
  build: string;
  /** The components that are lacking, at least one. */
  shortages: ComponentShortage[];
}

/** A value that a source gives for the deployment path, such as an environment variable. */
export interface ConsideredPath {
  /**
   * The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
   * MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set.
   * file: the document AppConfig. default: no source gives a path.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /** The value as the source gives it. */
  value: string;
  /** `true` if the value is a valid deployment path. Other values are ignored. */
  valid: boolean;
}

/** A component that a completion uses in another way than usual. */
export interface ConsumedLine {
  /**
   * The id of the component, or of an item that was used instead. Either `item` or `sku` must be given, not
   * both.
   */
  item?: string | null;
  /** The SKU of the item, instead of `item`. */
  sku?: string | null;
  /**
   * The quantity that was used, in the item's own unit; 0 if none was used. Default: the quantity of the bill
   * of materials.
   */
  quantity?: number | null;
  /**
   * The location from which the item is taken, by its id, code or path. Default: the item's own location, or
   * else the company's main location.
   */
  location?: string | null;
  /**
   * The lots from which the item is taken; their quantities must add up to `quantity`. Default: the lots that
   * expire first.
   */
  lots?: ConsumedLot[] | null;
}

/** A quantity of a lot that a completion uses. */
export interface ConsumedLot {
  /** The id of the lot. */
  lot: string;
  /** The quantity, in the item's own unit. More than 0. */
  quantity: number;
}

/** A part of the used quantity of a component: what was taken from one location and lot. */
export interface ConsumedPart {
  /** The id of the component. */
  item: string;
  /** The quantity, in the component's own unit. Negative in a reversal. */
  quantity: number;
  /** The id of the location from which the goods were taken. */
  location: string;
  /** The id of the lot from which the goods were taken. `null` for an item that is not tracked by lots. */
  lot: string | null;
}

/** A person or an organisation that a company deals with. */
export interface Contact extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The contact's name. */
  name: string;
  /**
   * The kinds of the contact: customer, supplier or partner. At least one kind is needed, and each can occur
   * only once.
   */
  kinds: Array<"customer" | "supplier" | "partner">;
  /** The organisation for which a person works; `null` if there is none. */
  organisation: string | null;
  /** The people to speak to at the organisation. */
  people: ContactPerson[];
  /** The email addresses, the main one first. */
  emails: ContactEmail[];
  /** The telephone numbers, the main one first. */
  phones: ContactPhone[];
  /** The URL of the website. */
  website: string | null;
  /** The postal addresses, at most 100. */
  addresses: ContactAddress[];
  /** The tax id, such as a VAT number. The core does not check its form. */
  taxId: string | null;
  /** The currency in which the contact is paid, or pays: the code of ISO 4217, such as EUR. */
  currency: string | null;
  /**
   * The payment terms: the number of days until an invoice is due. The `dueAt` of the contact's invoices is
   * computed from this number.
   */
  paymentDays: number | null;
  /** The name of the price list whose prices apply to the contact's orders (`prices.list`). */
  priceList: string | null;
  /**
   * The tax rate, in percent with at most 3 decimals, of new lines of the contact's orders and purchases. If
   * the item of a line has a `taxRate` or `taxCategory`, the line gets the item's instead. `null` for none.
   */
  taxRate: number | null;
  /**
   * The category of the tax on new lines of the contact's orders and purchases (EN 16931). A category other
   * than S applies to all these lines with the rate 0, whatever their items are. E: exempt. AE: the buyer
   * owes the tax. K: a supply within the European Union. G: an export. O: outside the scope of the tax. Z:
   * the rate 0.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** Further words by which the contact can be found. At most 50. */
  tags: string[];
  /** A free note about the contact. */
  note: string | null;
  /**
   * `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
   * contacts.
   */
  archived: boolean;
}

/** The account of a contact. */
export interface ContactAccount {
  /** The id of the contact. If the contact was merged into another one, the id of the other contact. */
  contact: string;
  /** The amounts that the contact owes, one for each currency. Negative if the contact has paid too much. */
  balances: MoneySum[];
  /** The entries, newest first. */
  items: AccountEntry[];
  /** The cursor of the next page. Pass it as `after`. `null` on the last page. */
  next: string | null;
}

/** A postal address, with its purpose. */
export interface ContactAddress {
  /** The purpose of the address: billing, shipping or other. */
  label: "billing" | "shipping" | "other";
  /** The postal address itself. */
  address: Address;
  /**
   * `true` if this is the default address of its label. If no address of a label is the default, the first
   * one is used.
   */
  isDefault: boolean;
}

/** A postal address, with its purpose. */
export interface ContactAddressInput {
  /** The purpose of the address: billing, shipping or other. */
  label: "billing" | "shipping" | "other";
  /** The postal address itself. */
  address: AddressInput;
  /**
   * `true` if this is the default address of its label. If no address of a label is the default, the first
   * one is used.
   */
  isDefault?: boolean | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ContactConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
  /** The postal addresses, at most 100. */
  addresses?: ContactAddressInput[] | null;
  /** Further words by which the contact can be found. At most 50. */
  tags?: string[] | null;
  /**
   * `true` if the contact is no longer in use. Lists then leave the contact out, unless they ask for archived
   * contacts.
   */
  archived?: boolean | null;
}

/** An email address with its purpose. */
export interface ContactEmail {
  /** The email address, such as ada@example.com. */
  value: string;
  /** The purpose of the address, such as orders or home. */
  label: string | null;
}

/** An email address with its purpose. */
export interface ContactEmailInput {
  /** The email address, such as ada@example.com. */
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
  /** The id of the company that the note belongs to. */
  company: string;
  /** The id of the contact. */
  contact: string;
  /** The text of the note. */
  text: string;
  /** The id of the user who wrote the note. */
  actor: string;
  /** The instant at which the note was written. */
  at: string;
  /**
   * The version of the note, from 1. It grows by one when the note's contact is merged into another contact.
   */
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
  /** The person's telephone number, in the form in which it was entered. */
  phone: string | null;
}

/** A person to speak to. */
export interface ContactPersonInput extends Pick<ContactPerson, "name">, Partial<Pick<ContactPerson, "role" |
  "email" | "phone">> {
}

/** A telephone number with its purpose. */
export interface ContactPhone {
  /** The telephone number, in the form in which it was entered. A search finds the number by its digits. */
  value: string;
  /** The purpose of the number, such as office or mobile. */
  label: string | null;
}

/** A telephone number with its purpose. */
export interface ContactPhoneInput {
  /** The telephone number, in the form in which it was entered. A search finds the number by its digits. */
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
  /**
   * The comparisons that a record must all meet to be fetched. Empty if all records of the type are fetched.
   */
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
  /** The title. At first, it is the beginning of the first message. The backend or a user can change it. */
  title: string;
  /** The name of the model at the backend; `null` if the backend chooses the model. */
  model: string | null;
  /** The id of the user's record (`users.get`). */
  user: string;
  /** The time of the latest message; `null` before the first. */
  lastMessageAt: string | null;
  /** `true` if the conversation is archived. `conversations.list` returns it only with `archived: true`. */
  archived: boolean;
  /** The backend's id of the conversation; `null` before the backend's first answer. */
  backendId: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ConversationConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
  /**
   * The indices of the values that are outside the Humanus table. The first value has the index 0. Left out
   * for a single value.
   */
  extrapolatedAt?: number[];
}

/** A recommended parameter that was changed because of the last tasting or measurement. */
export interface Correction {
  /** The parameter that was changed. */
  parameter: "grindSetting" | "temperature";
  /**
   * The reason for the change. sour, lowExtraction: the next brew is finer or hotter by one step. bitter,
   * highExtraction: the next brew is coarser or cooler by one step.
   */
  reason: "sour" | "bitter" | "lowExtraction" | "highExtraction";
  /** The value before the change, in the unit of the parameter. */
  from: number;
  /** The value after the change, in the unit of the parameter. */
  to: number;
}

/** A stocktake: the counting of stock, with its scope and its status. */
export interface Count extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The stocktake's name. */
  name: string | null;
  /** The stock to be counted, such as one location. */
  scope: CountScope;
  /**
   * `true` if the expected quantities are hidden from the people who count, so that they count without a
   * hint. Managers see these quantities.
   */
  blind: boolean;
  /** A free text about the stocktake. */
  note: string | null;
  /**
   * The stocktake's status. open: quantities can be recorded. review: the counting has ended, and a manager
   * reviews the differences. posted: the differences are in the ledger. cancelled: the stocktake was ended
   * without posting.
   */
  status: "open" | "review" | "posted" | "cancelled";
  /**
   * The id of the ledger transaction that the stocktake has posted. `null` before posting, and if no quantity
   * differed.
   */
  transaction: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface CountConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Count;
}

/** A line of a stocktake: the counted quantity of an item in a location. */
export interface CountLine {
  /** The line's id. */
  id: string;
  /** The id of the company that the line belongs to. */
  company: string;
  /** The id of the stocktake. */
  count: string;
  /** The id of the counted item. */
  item: string;
  /** The id of the location of the counted stock. */
  location: string;
  /** The id of the counted lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The counted quantity, in the item's own unit. */
  quantity: number;
  /**
   * The quantity in the ledger when the line was recorded, in the item's own unit. A sale after the recording
   * does not change it. `null` if the caller may not see it, because the stocktake is blind.
   */
  expected: number | null;
  /** The id of the user who counted. */
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
  /**
   * The id of the location that is counted, with the locations within it. If it is left out, all locations
   * are counted.
   */
  location: string | null;
  /** The category of items that are counted. If it is left out, items of all categories are counted. */
  category: string | null;
  /** The ids of the items that are counted. If empty, all items are counted. */
  items: string[];
}

/** The stock to be counted. Without any member, all of the company's stock. */
export interface CountScopeForm {
  /**
   * The id, code or path of the location to count, with the locations within it. If it is left out, all
   * locations are counted.
   */
  location?: string | null;
  /** The category of the items to count. If it is left out, items of all categories are counted. */
  category?: string | null;
  /** The ids of the items to count. Without `items` and `skus`, all items are counted. */
  items?: string[] | null;
  /** The SKUs of the items to count. If `skus` is given, `items` must be left out. */
  skus?: string[] | null;
}

/** The credentials of a user: the username and two dates, but never the password. */
export interface Credential {
  /** The id of the company that the credentials are for. */
  company: string;
  /** The id of the user who signs in with these credentials. */
  user: string;
  /** The username to sign in with. It never changes. */
  username: string;
  /** The time when the credentials were created. */
  createdAt: string;
  /** The time when the password was last changed. */
  changedAt: string;
}

/** A credit note that corrects an invoice. */
export interface CreditNoteSum {
  /** The id of the credit note. */
  id: string;
  /** The number of the credit note. */
  number: string;
  /** The day of issue, in the company's time zone at that time. */
  issuedOn: string;
  /** The reason for the credit note, as a free text. */
  reason: string | null;
  /** The credited amount with tax. It is positive. */
  gross: Money;
}

/** The credited amount for goods that were returned or will not be shipped. */
export interface CreditSum {
  /** The amount without tax. */
  net: Money;
  /** The tax on `net`. */
  tax: Money;
  /** The amount with tax. It equals the order's `credited`. */
  gross: Money;
  /** The amounts for each category and rate of the tax. Empty if no goods were credited. */
  taxes: TaxSum[];
}

/** The tiers and features of the account, and the purchases that give them. */
export interface CurrentEntitlements {
  /**
   * The App Store environment of the newest document, such as Production; `null` if there are no documents.
   */
  environment: string | null;
  /** The account's tier in each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their ids. */
  features: string[];
  /**
   * The purchases that give tiers now, or may do so again: active, in a grace period, in billing retry, or
   * ended within the last 90 days. The list has one transaction for each subscription group, and one for each
   * other purchase. Purchases that give tiers now come first, higher tiers before lower tiers.
   * entitlements.history lists all transactions.
   */
  entitlements: Entitlement[];
  /**
   * The next time when this result changes without a new document: a purchase ends, the App Store stops
   * trying to collect a payment, or a purchase leaves the list. `null` if there is no such time.
   */
  validUntil: string | null;
  /** The time for which the result was computed. */
  at: string;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and the core does not know whether it
   * was renewed. default: there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** The present weather of a place. */
export interface CurrentWeather {
  /** The place that the weather is about. */
  place: WeatherPlace;
  /** The temperature in degrees Celsius, converted from the host's unit. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, as the host calls it. `null` if the host does not report it. */
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
   * The milliseconds since the observation. If the answer has no time of observation, the milliseconds since
   * the host's answer. 0 if the clock was set back since that time.
   */
  age: number;
  /** The time at which the host's answer arrived. */
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
  /** The weather in a word or two, as the host calls it. */
  condition?: string | null;
  /** The relative humidity, from 0 to 1. */
  humidity?: number | null;
  /** The time of the observation. If it is left out, the time of the answer counts. */
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
  /** The name of the kind of error, for programs. */
  kind: "cursorTooOld";
  /**
   * The cursor of the oldest position from which the log can be read. `null` if the refused cursor belongs to
   * a list.
   */
  oldest: string | null;
  /**
   * The cursor of the newest position of the log. Read all records again, and then continue from this cursor.
   * `null` if the refused cursor belongs to a list: then read the list again from its first page.
   */
  newest: string | null;
}

/** A department that a company has added: a name for one bit of `deptMask` and `managerMask`. */
export interface CustomDepartment {
  /** The department's name. */
  name: string;
  /** The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** A department that a company has added: a name for one bit of `deptMask` and `managerMask`. */
export interface CustomDepartmentInput {
  /** The department's name. */
  name: string;
  /** The department's bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** The zones of a database that have changed. */
export interface DatabaseChanges {
  /** The zones with changes. */
  zones?: CloudZoneAnswer[] | null;
  /** The zones that no longer exist, or are no longer shared with the account. */
  deletedZones?: DeletedZone[] | null;
  /** The token to send with the next request. */
  token: string;
  /** `true` if there are more changes. The core then sends the next request at once, with the new token. */
  more: boolean;
  /**
   * Only in a reply about the private database: the present token of the shared database. If the core already
   * has this token, it need not ask for the changes of the shared database. Left out if the container does
   * not know the token.
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
  /** The number of loans that are overdue: the borrowed goods have not come back in time. */
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
  /** The reason why the deletion at the backend failed; `null` unless `backend` is `failed`. */
  failure: RefreshFailure | null;
}

/** A zone that no longer exists, or is no longer shared with the account. */
export interface DeletedZone {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** The reason why the zone no longer exists, or is no longer shared. */
  reason: "deleted" | "purged" | "encryptedDataReset" | "removed" | "revoked" | "left";
}

/** A department of a company: a name for one bit of `deptMask` and `managerMask`. */
export interface Department {
  /** The department's name. */
  name: string;
  /** The department's bit in `deptMask` and `managerMask`: a power of two. */
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
  /** The id of the departure. The notification `events.changed` has the same id. */
  id: string;
  /** The id of the company, which is no longer on this device. */
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

/** Where the app's data is: the services that hold it, and the source of that choice. */
export interface Deployment {
  /**
   * The deployment path, which names the services that hold the app's data. appleNative: Apple's own
   * services. backend: the app's backend.
   */
  path: "appleNative" | "backend";
  /**
   * The source of the path, in order of precedence. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment:
   * MAINSPRING_DEPLOYMENT, or a variable that --deployment-variable names. setting: policy.deployment.set.
   * file: the document AppConfig. default: no source gives a path.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /**
   * `true` if sync can use the host's CloudKit: `path` is `appleNative`, the app was built for production,
   * and AppConfig names a container. Otherwise sync with the host's cloud is paused.
   */
  cloudKit: boolean;
  /**
   * The environment for which the app was built, from the core's option `--build-environment`. Without the
   * option, the value from `system.hello`. Without both, `development`.
   */
  buildEnvironment: "development" | "staging" | "production";
  /** The id of the CloudKit container that AppConfig names. `null` if AppConfig names no container. */
  cloudKitContainer: string | null;
  /**
   * The values that the sources give, beginning with the source of the highest precedence. The last value is
   * used; the values before it are not valid deployment paths. Sources of lower precedence are left out.
   */
  considered: ConsideredPath[];
  /** The malformed and unknown members of `deployment` in AppConfig. The core ignores these members. */
  problems: DocumentProblem[];
}

/** A setting: its name, its type and its default. */
export interface DescribedSetting {
  /** The name of the setting. `app.*` and `app.device.*` are patterns for the app's own settings. */
  name: string;
  /** The type of the value. */
  type: "boolean" | "integer" | "text" | "choice" | "any";
  /** The type and the limits of the value, as JSON Schema (draft 2020-12). */
  schema: unknown;
  /** The value of the setting as long as it was not set. */
  default: unknown;
  /**
   * The place where the value is stored. account: the value syncs between all devices of the account. device:
   * the value stays on this device.
   */
  kept: "account" | "device";
  /** The purpose of the setting. */
  doc: string;
  /**
   * The command-line option that sets the value at present. `settings.set` cannot change such a value. `null`
   * if no option sets the value.
   */
  option: string | null;
  /**
   * The id of the setting's record, which events and `sync.conflicts.list` contain. `null` for a setting of
   * the device.
   */
  record: string | null;
}

/** All settings. */
export interface DescribedSettings {
  /** The settings: first those of the account, then those of the device, then the app's own. */
  settings: DescribedSetting[];
}

/** The location of the device when the host last found it. */
export interface DeviceLocation {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The accuracy of the position in metres. `null` if the host does not report the accuracy. */
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
  /** The name of the place. `null` if the host has not given the name yet. */
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

/** A record that was restored to the state in the container. */
export interface DiscardedRecord extends Pick<CommonMembers, "id"> {
  /** `true` if the record had unconfirmed changes, which were discarded. */
  discarded: boolean;
}

/** A dismissed promotion, and the end of its dismissal. */
export interface Dismissal {
  /** The id of the promotion. */
  id: string;
  /** The time from which the promotion can be shown again. */
  until: string;
}

/** A dispatch: goods of an order that leave together. */
export interface Dispatch extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The id of the order whose goods leave with the dispatch. */
  order: string;
  /**
   * The way in which the goods get to the recipient. endUser: the customer collects the goods, or someone
   * brings them to the customer. colleague: a colleague takes the goods along. shipping: a carrier ships the
   * goods.
   */
  collectionType: "endUser" | "colleague" | "shipping";
  /** The id of the recipient, if the recipient is a contact. */
  contact: string | null;
  /** The id of the recipient, if the recipient is a user of the company. */
  user: string | null;
  /** The recipient as a free text, such as a name. */
  recipient: string | null;
  /** The address of the recipient. If it is left out, the dispatch gets the order's shipping address. */
  address: Address | null;
  /** The name of the carrier, such as DHL. */
  carrier: string | null;
  /** The carrier's name for the kind of shipping, such as express. */
  service: string | null;
  /** The carrier's tracking number. */
  trackingNumber: string | null;
  /** The number of parcels, from 1 to 10,000. */
  parcels: number | null;
  /** The weight of the dispatch, in grams. */
  weight: number | null;
  /** The id of the user who is responsible for the dispatch. */
  assignee: string | null;
  /** The instant at which the dispatch is planned to leave. */
  plannedAt: string | null;
  /** A free note about the dispatch. */
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Dispatch;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface DispatchDraftChanges extends Partial<Pick<Dispatch, "collectionType" | "contact" | "user" |
  "recipient" | "carrier" | "service" | "trackingNumber" | "parcels" | "weight" | "assignee" | "plannedAt" |
  "note" | "proof">> {
  /** The address of the recipient. If it is left out, the dispatch gets the order's shipping address. */
  address?: AddressChanges | null;
}

/** One page of a list. */
export interface DispatchPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Dispatch[];
}

/** A step: the record of one change of status, such as that of an order. */
export interface DispatchStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The status after the step. */
  to: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The reason for the step, in words that the company chooses. `null` if no reason was given. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the latest steps before this one. There are several if devices added steps while they were not
   * connected. `null` for a step of an older program.
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
  /** The id of the order line. */
  orderLine: string;
  /** The id of the line's item. */
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
   * The ordered quantity less the cancelled quantity. On a packing list, credited goods that will not be
   * shipped are also subtracted.
   */
  quantity: number;
  /** The unit of the quantity. `null` for a line without a unit. */
  unit: string | null;
  /** The quantity that was shipped and has not been returned. */
  shipped: number;
  /**
   * The price of one unit. `null` on a packing list. A packing list has no discounts, tax rates and amounts,
   * either.
   */
  unitPrice: Money | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent. */
  taxRate: number | null;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The line's amount without tax. */
  net: Money | null;
  /** The tax on `net`. */
  tax: Money | null;
  /** The sum of `net` and `tax`. */
  gross: Money | null;
}

/** The seller or the buyer on a document. */
export interface DocumentParty {
  /** The name of the seller or buyer. */
  name: string;
  /** The address of the seller or buyer. */
  address: Address | null;
}

/** A malformed or unknown part of a document. The core ignores the part. */
export interface DocumentProblem {
  /** The part of the document that has the problem, as a JSON Pointer (RFC 6901). */
  pointer: string;
  /** The kind of the problem: missing, unknown, type or value. */
  kind: string;
  /** A sentence that says what is wrong, and what would be right. */
  message: string;
  /** The id of the promotion that was left out because of the problem, if the id can be read. */
  promotion?: string;
}

/** The sums of a document's lines. */
export interface DocumentSums {
  /** The sum without tax. */
  net: Money;
  /** The tax on `net`. */
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
  /** The net, tax and gross amounts of `credited`, in total and for each tax category and rate. */
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
  /** The id and name of the older contact. */
  first: ContactName;
  /** The id and name of the newer contact. */
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
  /** The name of the kind of error, for programs. */
  kind: "duplicate";
  /** The name of the member whose value another record already has. */
  member: string;
  /** The id of the other record that has the value. Left out if the caller may not see that record. */
  id?: string;
}

/**
 * A purchase, its present state, and whether it gives the account a tier. Members that come from the App
 * Store's documents have the App Store's names.
 */
export interface Entitlement {
  /** The id of the transaction. */
  transactionId: string;
  /** The id of the first transaction of the purchase. It is the same for all renewals. */
  originalTransactionId: string;
  /** The id of the product. */
  productId: string;
  /**
   * The id of the tier that the product gives; `null` if the product gives no tier, or if the catalogue does
   * not have the product.
   */
  tier: string | null;
  /** The kind of the product, by the App Store's name, such as Auto-Renewable Subscription. */
  type: string | null;
  /**
   * The state of the purchase. revoked: refunded, or no longer shared by the family. upgraded: replaced by a
   * subscription of a higher level. consumed: used up when bought. active: not ended yet. inGracePeriod:
   * ended unpaid, but still gives its tier for a while. inBillingRetry: ended unpaid, while the App Store
   * still tries to collect the payment. expired: ended.
   */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired";
  /** `true` if the account has the purchase's tier now because of this purchase. */
  entitled: boolean;
  /**
   * The time when the purchase stops giving its tier, as far as it is known. `null` if the purchase never
   * ends, or if `entitled` is `false`.
   */
  until: string | null;
  /** `true` if the purchase is active and never ends. */
  lifetime: boolean;
  /** `true` if the purchase will renew; `null` if this is not known, or if the product does not renew. */
  willRenew: boolean | null;
  /** The id of the product to which the purchase will renew; `null` if the purchase will not renew. */
  renewsTo: string | null;
  /** `true` if another member of the family made the purchase, and shares it. */
  familyShared: boolean;
  /** The kind of the offer with which the product was bought; `null` without an offer. */
  offerType: "introductory" | "promotional" | "code" | "winBack" | null;
  /** The id of the offer; `null` without an offer, and for an introductory offer. */
  offerId: string | null;
  /** The duration of the offer (ISO 8601), such as P1M for a month; `null` without an offer. */
  offerPeriod: string | null;
  /** `true` if the period is a free trial. */
  trial: boolean;
  /** The time when the product was bought, or when the present period of a subscription began. */
  purchaseDate: string;
  /** The time when the present period ends or has ended; `null` if the purchase does not end. */
  expiresDate: string | null;
  /**
   * The time when the purchase was refunded, or when the family stopped sharing it; `null` if neither has
   * happened.
   */
  revocationDate: string | null;
  /** The reason for the revocation: appIssue or other; `null` if the purchase was not revoked. */
  revocationReason: "other" | "appIssue" | null;
  /**
   * The end of the grace period, in which the purchase still gives its tier although its renewal was not
   * paid; `null` without a grace period.
   */
  gracePeriodExpiresDate: string | null;
  /**
   * The reason why the subscription does not continue, such as cancelled or billingError; `null` if it is not
   * known.
   */
  expirationIntent: "cancelled" | "billingError" | "priceIncrease" | "productUnavailable" | "other" | null;
  /** The user's answer to a higher price: pending or agreed; `null` if the user was not asked. */
  priceConsent: "pending" | "agreed" | null;
  /** The App Store environment of the purchase. */
  environment: string;
  /** The time when the App Store signed the transaction. */
  signedDate: string;
}

/** The tiers and features of the account, and the time when they last changed. */
export interface EntitlementSnapshot {
  /** The App Store environment of the newest document; `null` if there were no documents. */
  environment: string | null;
  /** The account's tier in each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers. */
  features: string[];
  /** The time when the first of the purchases that give tiers now ends; `null` if none of them ends. */
  validUntil: string | null;
  /**
   * The time when the tiers and features last changed. If no document was ever stored, the time of this
   * reply. The same applies if the roots, the app, the environments or the catalogue have changed since the
   * values were stored.
   */
  at: string;
  /**
   * A digest of the roots, the app, the environments and the catalogue with which the values were computed.
   */
  basis?: string;
  /** The time when the newest document was signed. */
  newest?: string;
  /** The time until which a newer document is expected. */
  staleUntil?: string;
  /**
   * The freshness of the result. fresh: from signed documents. stale: from signed documents, but a
   * subscription that was to renew has ended within the last 90 days, and the core does not know whether it
   * was renewed. default: there are no documents, and the account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; `null` if there are no documents. */
  age: number | null;
}

/** A quantity of a lot, moved from or into a location. */
export interface EntryPart {
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The id of the location that the goods left, or that received them. */
  location: string;
  /** The id of the lot. `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The id of the component that was moved. Only entries about a kit have it. */
  item?: string;
}

/** A piece of equipment for making coffee, such as a grinder or a brewer. */
export interface Equipment extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The kind of equipment, such as `grinder`. */
  kind: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name of the piece. */
  name: string;
  /** The name of the maker. */
  brand: string | null;
  /** The maker's name of the model. */
  model: string | null;
  /** The day on which the piece was bought, such as 2026-11-30. */
  boughtAt: string | null;
  /** The price for which the piece was bought. */
  price: Money | null;
  /** The scale of the grind settings. Only a grinder may have it. */
  setting: GrindScale | null;
  /** The brewing method of a brewer. Only a brewer may have it. */
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
  /** A free text about the piece. */
  note: string | null;
  /** `true` if the piece is a favourite. */
  favourite: boolean;
  /** `true` if the piece is no longer in use. Lists leave it out unless they are asked for. */
  archived: boolean;
  /**
   * `true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the
   * usual one, this member is set to `false`.
   */
  isDefault: boolean;
  /**
   * The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small
   * picture, call `assets.read` with the variant `thumb`. Left out without photos.
   */
  photos?: string[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface EquipmentConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Equipment;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface EquipmentDetailsChanges extends Partial<Pick<Equipment, "kind" | "name" | "brand" | "model" |
  "boughtAt" | "method" | "note">> {
  /** The price for which the piece was bought. */
  price?: MoneyChanges | null;
  /** The scale of the grind settings. Only a grinder may have it. */
  setting?: GrindScaleChanges | null;
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

/** One page of a list. */
export interface EquipmentPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Equipment[];
}

/** An event: the report of one change of one record. */
export interface Event {
  /**
   * The service to which the record belongs, such as `inventory`, `companies` or `access`. The names of the
   * service's methods begin with it.
   */
  service: string;
  /**
   * The kind of the record, such as `item`, `company` or `access`. For data that only this device stores, a
   * name such as `recents`, `appGroup`, `links`, `location`, `deployment`, `documents`, `intents` or
   * `session`.
   */
  type: string;
  /** The id of the company to which the record belongs. `null` for the account's own records. */
  company: string | null;
  /**
   * The id of the record. For data of this device that has no record ids, such as `recents`, the account's
   * id.
   */
  id: string;
  /** The kind of change: created, updated or deleted. */
  action: "created" | "updated" | "deleted";
  /**
   * The version of the record after the change. For a deleted record, its last version. For data that only
   * this device stores, a number that increases with each change.
   */
  version: number;
  /**
   * The names of the members that an update changed, among those that the reader may see. Empty for other
   * actions.
   */
  fields: string[];
  /** The user who made the change. */
  actor: string;
  /** The time of the change. For a change of another device, the time when it arrived on this device. */
  at: string;
  /** The origin of the change. here: a request on this device. sync: another device. */
  origin: "here" | "sync";
}

/** Events, in the order in which the changes were made. */
export interface EventPage {
  /** The events that the caller may see, the oldest first. */
  events: Event[];
  /** The position after these events. Pass it as `cursor` to get the later events, now or after a restart. */
  cursor: string;
  /** `true` if there already are more events after the cursor. */
  more: boolean;
}

/** The number of brews on which an insight is based, and the number that is needed. */
export interface Evidence {
  /** The number of examined brews: the latest brews that match the filters, at most 1,000. */
  brews: number;
  /**
   * The number of examined brews, or of tasting notes, that count for this kind. If there are enough brews
   * but too few different values, the number of different values.
   */
  have: number;
  /** The number that `have` must reach for a finding of this kind. */
  need: number;
}

/** A lot in stock that has expired or will expire soon. */
export interface ExpiringLot {
  /** The id of the lot. */
  lot: string;
  /** The id of the lot's item. */
  item: string;
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The last day on which the lot is good. */
  expiry: string;
  /** The lot's status. Lots of any status are listed. */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** The quantity of the lot on hand in all locations, in the item's own unit. */
  onHand: number;
}

/** One page of a list. */
export interface ExpiringLotPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ExpiringLot[];
}

/** A description of the journal's figures and insights in words, and the source of the answer. */
export interface ExplainedInsights {
  /** The most important fact, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /**
   * The origin of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The instant at which the answer was made. */
  at: string;
  /** `true` if an equal request was made before, and its stored answer was returned. */
  repeated: boolean;
}

/** The reason why a user may call a method, or the rights that would be enough to call it. */
export interface Explanation {
  /** The name of the method. */
  method: string;
  /** The method's rule of access, in the form of `x-access` in the discovery document. */
  rule: AccessRule;
  /** `true` if the user may call the method. */
  allowed: boolean;
  /**
   * The reason for the decision. If `allowed` is true: anyone, account: the rule needs no right. owner,
   * founder: the user is an owner or the founder. manager: the user has a bit in managerMask. department: the
   * user has a bit in deptMask. member: the user has any right in the company. If `allowed` is false:
   * noCompany: the call has no company. signInRequired: no user is signed in. noRight: the user lacks the
   * right. archived: the company is archived. noFeature: the account lacks the feature that the method needs.
   * noCredentials: there are no credentials to change. notKeptHere: another account stores the credentials.
   * personal: the company is the account's own inventory. tierIsBought: purchases decide the company's tier.
   * tierRequired: the company's tier is lower than the method needs. shared: only the account that owns the
   * company may call the method, and another account owns this company. readOnly: the company is shared for
   * reading only. notShared: the method is for companies that other accounts share, and this company is the
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
   * The bits of the departments that the rule names. The user needs at least one of them. `null` if the rule
   * needs no bit.
   */
  asked: number | null;
  /** The rights that the user holds. */
  held: Rights;
  /**
   * The grants that would allow the call. Each of them alone is enough. Empty unless `reason` is `noRight`.
   */
  grants: SufficientGrant[];
}

/** The size of an export, and its text if it was not written to a file. */
export interface ExportReport {
  /** The number of exported records. */
  rows: number;
  /** The number of bytes of the export, including the line with the column names in csv. */
  bytes: number;
  /** The exported text. `null` if the export was written to a file. */
  text: string | null;
}

/** An invoice or a credit note as an electronic invoice. */
export interface ExportedInvoice {
  /** The format of the file. */
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
  /** The reason as a sentence that a user interface can show. */
  message: string;
  /** The name of the error that caused the fallback. `null` if no error caused it. */
  error: string | null;
}

/**
 * The method needs a feature that the account does not have. data.feature names the feature, data.tiers lists
 * the tiers that include it, and data.products lists the products that give these tiers.
 */
export interface FeatureRequiredData {
  /** The name of the kind of error, for programs. */
  kind: "featureRequired";
  /** The feature that the method needs. */
  feature: string;
  /** The ids of the tiers that include the feature, the lowest first. */
  tiers: string[];
  /** The ids of the products that give these tiers. */
  products: string[];
  /** The store's data about these products, such as their prices on this device. */
  store: StoreListing;
}

/** A message from a user to the makers of the app. */
export interface Feedback extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the user's record (`users.get`). */
  user: string;
  /**
   * The kind of the feedback. bug: the app has a fault. idea: a wish for the app. question: a question about
   * the app. praise: a compliment.
   */
  kind: "bug" | "idea" | "question" | "praise";
  /** The text of the user's message. */
  message: string;
  /**
   * The address for a reply, such as an e-mail address or a telephone number. `null` if the user wants no
   * reply.
   */
  contact: string | null;
  /** The diagnostics that are sent with the feedback; `null` if none are sent. */
  diagnostics: AppDiagnostics | null;
  /**
   * The state of the feedback. waiting: the core sends the feedback when the backend can be reached and has
   * authenticated the user. sent: the backend has accepted the feedback. failed: the backend has not accepted
   * the feedback, and `feedback.retry` sends it again.
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Feedback;
}

/** The reason why feedback was not sent. */
export interface FeedbackError {
  /** The error's name, by which programs tell errors apart. */
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
   * The fetched document: AppConfig or IAPPromo as an object, or the list of records that make up the
   * document. At most 1 MiB as JSON without white space.
   */
  document: unknown;
}

/**
 * The figure of one group of brews: those of one period of the calendar, or those with the same value, such
 * as the method.
 */
export interface FigurePoint {
  /**
   * The first day of the period, or the value that the brews have in common. `null` for brews without a
   * value.
   */
  key: string | null;
  /** The name of the beans or the grinder, if `key` is their id. `null` for other keys. */
  name: string | null;
  /** The number of brews in the group. */
  brews: number;
  /**
   * The figure: a sum, or a mean with four decimals. `null` if no brew has a value, and for the measure
   * `cost`, whose figure is `money`.
   */
  value: number | null;
  /** The cost of the coffee, one amount for each currency. Empty for other measures. */
  money: Money[];
}

/** The figures of groups of brews, in order. */
export interface FigurePoints {
  /** The figures, one for each group. */
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
   * database. file: read from a file that an option of the core names. builtIn: there is no document, and
   * defaults apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A family of flavours, such as berry: the second of the three levels of the flavour wheel. */
export interface FlavorFamily {
  /** The id of the family, which never changes. */
  id: string;
  /** The name of the family, such as berry. */
  name: string;
  /** The terms of the family: the third level of the wheel. */
  terms: FlavorTerm[];
}

/** A group of flavours, such as fruity: the first of the three levels of the flavour wheel. */
export interface FlavorGroup {
  /** The id of the group, which never changes. */
  id: string;
  /** The name of the group, such as fruity. */
  name: string;
  /** The families of the group: the second level of the wheel. */
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

/** A single flavour, such as raspberry: the third of the three levels of the flavour wheel. */
export interface FlavorTerm {
  /** The id of the term, which never changes. */
  id: string;
  /** The name of the flavour, such as raspberry. */
  name: string;
}

/** The flavour wheel: a tree of flavour terms with three levels. */
export interface FlavorWheel {
  /** The groups of flavours, which are the first level of the wheel. */
  groups: FlavorGroup[];
}

/**
 * The caller may not call this method in the company. data.needs is the right or the condition that would
 * allow the call.
 */
export interface ForbiddenData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The rule of access that the caller does not meet. */
  needs: AccessRule;
}

/** A contact, found by its id or by the id of a contact that was merged into it. */
export interface FoundContact extends Contact {
  /** The id of the returned contact, if the requested contact was merged into it. Otherwise left out. */
  mergedInto?: string;
}

/** One page of the results of a search. */
export interface FoundContactPage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Contact[];
  /**
   * `true` if the search stopped before it had examined all records. Better matches may follow on later
   * pages, so continue with `next`.
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
   * `true` if the search stopped before it had examined all records. Better matches may follow on later
   * pages, so continue with `next`.
   */
  partial: boolean;
}

/** One page of the results of a search. */
export interface FoundMessagePage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Message[];
  /**
   * `true` if the search stopped before it had examined all records. Better matches may follow on later
   * pages, so continue with `next`.
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
   * The distance in metres from the coordinates of the request. If the request has no coordinates, the
   * distance from the device's last known place; `null` if no place of the device is known.
   */
  distance: number | null;
}

/** The places and suggestions for the text that the user has typed so far. */
export interface FoundPlaces {
  /**
   * The places. If the request has coordinates, the nearest places come first. Otherwise the best matches
   * come first.
   */
  places: FoundPlace[];
  /**
   * The suggestions of the host, the best matches first. A suggestion has no coordinates: `places.resolve`
   * returns them. Empty without a host.
   */
  suggestions: PlaceSuggestion[];
  /**
   * The source of the places. host: the host. timeZones: the system's table of time zones, which lists
   * cities.
   */
  source: "host" | "timeZones";
}

/** The price and the tax that a new order line of an item would get. */
export interface FoundPrice {
  /** The id of the item. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The quantity in the unit. */
  quantity: number;
  /** The unit of the quantity. */
  unit: string;
  /**
   * The price of one unit. `null` if the item has no price in the currency, or if the price of the unit is
   * too large.
   */
  unitPrice: Money | null;
  /** The source of the price. `null` if the item has no price in the currency. */
  priceSource: "contact" | "list" | "item" | null;
  /** The tax rate in percent. `null` if the item and the contact have none. */
  taxRate: number | null;
  /** The category of the tax (EN 16931). `null` if the item and the contact have none. */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
}

/** The prices that were found. */
export interface FoundPrices {
  /** The prices, in the order of the given lines. */
  lines: FoundPrice[];
}

/** The share of a zone. */
export interface FoundShare {
  /** The share. `null` for a zone that was never shared. */
  share?: CloudShare | null;
}

/** The founder of a company cannot be revoked or demoted. */
export interface FounderStaysData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: Transfer;
}

/** The content of a GS1 barcode. Each member is the value of an application identifier. */
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
   * code names. `null` without these identifiers, and if the currency is unknown or has fewer decimal places
   * than the amount.
   */
  price: Money | null;
  /** All elements of the code, in their order, including those without a member of their own. */
  elements: GS1Element[];
}

/** One element of a GS1 code: an application identifier and its value. */
export interface GS1Element {
  /** The application identifier, two to four digits, which names the meaning of the value. */
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

/** The given coordinates, with the name of the place there. */
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
  /** `true` if the name was already stored, so that the host was not asked. */
  known: boolean;
}

/** The scale on which a grinder's settings are given. */
export interface GrindScale {
  /** The lowest setting of the grinder, from 0 to 100,000. */
  minimum: number;
  /** The highest setting of the grinder; more than `minimum`, at most 100,000. */
  maximum: number;
  /** The difference between two neighbouring settings; more than 0. */
  step: number;
  /**
   * The direction in which the grinder grinds finer. lower: towards lower settings. higher: towards higher
   * settings.
   */
  finer: "lower" | "higher";
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface GrindScaleChanges extends Partial<Pick<GrindScale, "minimum" | "maximum" | "step" | "finer">>
  {
}

/** The scale on which a grinder's settings are given. */
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

/** The account's tier in one group, and the purchase that gives it. */
export interface HeldTier {
  /** The group of the tier. */
  group: string;
  /** The id of the tier. */
  tier: string;
  /**
   * The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no
   * purchase.
   */
  rank: number;
  /** The time when the tier ends, as far as it is known; `null` if the tier does not end. */
  until: string | null;
  /** `true` if the tier was bought with a purchase that never ends. */
  lifetime: boolean;
  /** The id of the product that gives the tier; `null` if the tier was not bought. */
  productId: string | null;
  /** The id of the transaction that proves the purchase; `null` if the tier was not bought. */
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

/** One event in the history of a record, such as a change or a deletion. */
export interface HistoryEntry {
  /** The time of the event. */
  at: string;
  /** The user who caused the event. */
  actor: string;
  /**
   * The user name of this user, even if the user has left the company. `null` for a user without a user name.
   */
  username: string | null;
  /**
   * The kind of event. created, changed, deleted: the record, or a part of it, was created, changed or
   * deleted. stepped: a step changed the record's status. stock: the item's quantity changed, as `entry`
   * shows.
   */
  kind: "created" | "changed" | "stepped" | "deleted" | "stock";
  /**
   * The part of the record that changed, such as a line of an order. Left out if the record itself changed.
   */
  part?: string;
  /**
   * The changed members that the caller may see. For a deletion, the members of the record's last state, if
   * the caller may delete such records.
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

/** The text that the host has sent back, and whether it is the same text. */
export interface HostChecked {
  /** The text in the host's answer. */
  text: string;
  /** `true` if the host's answer is the text that was sent. */
  same: boolean;
}

/** The host answered with an error. data.error is the host's error. */
export interface HostErrorData {
  /** The name of the kind of error, for programs. */
  kind: "hostError";
  /** The error that the host sent. Left out if it is longer than 65,536 bytes. */
  error?: { [name: string]: unknown };
  /**
   * The reason why the host failed, from `data.kind` of the host's error. Left out if `data.kind` is not one
   * of these names.
   */
  reason?: "guardrail" | "tooLong" | "busy" | "refused" | "malformed" | "unreachable" | "cutOff";
  /** The recommended action of the user. Left out if there is no reason. */
  advice?: string;
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The name of the kind of error, for programs. */
  kind: "hostFault";
  /** The problems of the host's answer. Left out if the host sent no answer. */
  problems?: Problem[];
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The name of the kind of error, for programs. */
  kind: "hostTimeout";
  /** The time limit for the host, in milliseconds. */
  deadline: number;
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The name of the kind of error, for programs. */
  kind: "hostUnavailable";
  /** The capability that is needed, and that no host provides. */
  capability: string;
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The place that the weather is about. */
  place: WeatherPlace;
  /** The hours that have not ended, in the order of time. */
  hours: WeatherHour[];
  /** The reasons why hours are missing from the result. Empty if the result has all requested hours. */
  fallbacks: WeatherGap[];
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
  /** `true` if the answer is older than `maxAge`, or if the host failed to send a newer answer. */
  stale: boolean;
  /**
   * The milliseconds since the observation. If the answer has no time of observation, the milliseconds since
   * the host's answer. 0 if the clock was set back since that time.
   */
  age: number;
  /** The time at which the host's answer arrived. */
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
  /** The weather in a word or two, as the host calls it. */
  condition?: string | null;
  /** The members of the host's answer that the core does not know, unchanged. */
  more?: { [name: string]: unknown } | null;
}

/** One knot of the Humanus table: the same temperature in degrees Celsius and in Humanus. */
export interface HumanusKnot {
  /** The temperature in degrees Celsius. */
  celsius: number;
  /** The same temperature on the Humanus scale. */
  humanus: number;
}

/** A table of the Humanus scale. */
export interface HumanusTable {
  /** The id of the table: the name of its file without the extension. */
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
  /** The name of the kind of error, for programs. */
  kind: "illegalStep";
  /** The present status of the record. */
  status: string;
  /** The status or the action that the request asked for. */
  asked: string;
  /** The statuses to which the record can move now. */
  allowed: string[];
  /** The steps that are not possible yet, each with the conditions that must be met first. */
  waiting: WaitingStep[];
}

/** The result of an import: the numbers of created and changed records, and the refused rows. */
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
   * The form in which the core has read the table: what the request gave, or what the core has guessed. Left
   * out for formats other than csv.
   */
  form?: AnsweredForm;
}

/** A place that was used on another device. */
export interface ImportedPlace {
  /**
   * The id of the place on the other device. The id becomes valid on this device, too, unless it already
   * names another place here.
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

/** The number of records of one kind that refer to a record. */
export interface InUseCount {
  /** The kind of the records, such as `order`. */
  kind: string;
  /** The number of records. */
  count: number;
}

/**
 * Other records refer to the record. data.counts has the number of these records for each kind. Remove the
 * references first.
 */
export interface InUseData {
  /** The name of the kind of error, for programs. */
  kind: "inUse";
  /** The numbers of records that refer to the record, for each kind of record that does. */
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
   * The outcomes, one for each document. The outcome of a notification is followed by those of the documents
   * inside it.
   */
  outcomes: Outcome[];
  /** The account's present tier in each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their ids. */
  features: string[];
  /** The time when the first of the purchases that give tiers now ends; `null` if none of them ends. */
  validUntil: string | null;
  /** The time for which the tiers and features were computed. */
  at: string;
}

/**
 * A finding about brews, such as the best parameters, as numbers and ids. A front end turns it into words.
 */
export interface Insight {
  /** The kind of insight, such as `bestParameters`. */
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
   * The state of the insight. ready: there are enough brews for a finding. tooLittle: more brews are needed.
   * empty: no brew counts for this kind.
   */
  state: "ready" | "tooLittle" | "empty";
  /** The finding. `null` if `state` is not `ready`, or if the brews show no effect. */
  data: InsightData | null;
  /** The number of brews on which the insight is based, and the number that is needed. */
  evidence: Evidence;
  /**
   * The confidence of the finding, judged by the number of brews. low: at least the needed number. medium: at
   * least twice that number. high: at least four times that number. `null` if `state` is not `ready`.
   */
  confidence: "low" | "medium" | "high" | null;
}

/** The numbers and ids of an insight. Each kind has its own members. The other members are left out. */
export interface InsightData {
  /** The id of the beans to which the finding applies. */
  bean?: string;
  /** The brewing method to which the finding applies. */
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
  /** The id of the recipe to which the finding applies. */
  recipe?: string;
  /** The median dose of the best brews, in grams. */
  dose?: number;
  /** The median ratio of the best brews: the grams of water or beverage for each gram of coffee. */
  ratio?: number;
  /** The median water temperature of the best brews, in degrees Celsius. */
  temperature?: number;
  /** The median duration of the best brews, in seconds. */
  time?: number;
  /** The median grind setting of the best brews, on the grinder's own scale. */
  grindSetting?: number;
  /** The median rating of the best brews, from 0 to 5. */
  rating?: number;
  /** The direction of the trend. steady: the value changes by less than 5 percent of its mean. */
  direction?: "rising" | "falling" | "steady";
  /**
   * The change per week, in the unit of the value: the slope of the straight line that fits the brews best.
   */
  perWeek?: number;
  /** The change over all examined days, in percent of the mean. Negative if the value falls. */
  percent?: number;
  /**
   * The value whose brews have the best ratings: a grind setting, a temperature (in degrees Celsius) or an
   * age (in days).
   */
  value?: number;
  /**
   * For a trend: the mean value of all brews. For an effect: the mean rating of the brews with the best
   * value.
   */
  mean?: number;
  /** For an effect: the mean rating of the brews with other values. */
  rest?: number;
  /** The standard deviation of the ratio between the brews. */
  ratioDeviation?: number;
  /** The standard deviation of the duration, in seconds. */
  timeDeviation?: number;
  /** The standard deviation of the extraction yield, in percent. */
  extractionDeviation?: number;
  /** The number of brews with an extraction yield under 18 percent. */
  under?: number;
  /** The number of brews with an extraction yield of 18 to 22 percent. */
  within?: number;
  /** The number of brews with an extraction yield over 22 percent. */
  over?: number;
  /** The most frequent flavour terms in the tasting notes, at most ten. */
  terms?: TermCount[];
}

/** The insights of the journal, one of each kind. */
export interface Insights {
  /** The insights, one of each kind. */
  insights: Insight[];
}

/**
 * There is less stock than the request takes. data has the item, the location, the lot, and the requested,
 * present and available quantities.
 */
export interface InsufficientStockData {
  /** The name of the kind of error, for programs. */
  kind: "insufficientStock";
  /** The id of the item. */
  item: string;
  /** The id of the location from which the request takes the stock. */
  location: string;
  /** The id of the lot; `null` if the request named none. */
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
  /**
   * The usable stock of the item in other locations, at most ten of them. Empty for callers who may not view
   * the inventory.
   */
  elsewhere: StockElsewhere[];
  /**
   * The quantity that is expected: on order, or to be made by open builds. `null` for callers who may not
   * view the inventory.
   */
  incoming: number | null;
  /** The instant at which the next part of `incoming` is expected; `null` if it is not known. */
  incomingAt: string | null;
}

/** A list of purchase intents. */
export interface IntentList {
  /** The intents, in the order in which they were added. */
  intents: PurchaseIntent[];
}

/** The core has a fault. The core's log has the details. */
export interface InternalErrorData {
  /** The name of the kind of error, for programs. */
  kind: "internalError";
}

/** The parameters don't fit the method. data.problems lists all problems. */
export interface InvalidParamsData {
  /** The name of the kind of error, for programs. */
  kind: "invalidParams";
  /** All problems of the parameters. */
  problems: Problem[];
}

/** The message is JSON, but not a JSON-RPC 2.0 request. */
export interface InvalidRequestData {
  /** The name of the kind of error, for programs. */
  kind: "invalidRequest";
}

/** The share with an invited participant, and the participant's access record. */
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
   * The series of the number: A, B, C and so on. Each device that issues documents has a series of its own.
   * Numbers do not show the series A.
   */
  series: string;
  /**
   * The position in the series, from 1. Invoices and credit notes are counted separately. Neither count has
   * gaps.
   */
  sequence: number;
  /** The id of the order. */
  order: string;
  /** The number of the order. */
  orderNumber: string | null;
  /** The id of the invoice that a credit note corrects. `null` for an invoice. */
  invoice: string | null;
  /** The number of the corrected invoice. */
  invoiceNumber: string | null;
  /** The reason for a credit note, as a free text. */
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
  /** The day of `suppliedAt`, in the company's time zone at the time of issue. */
  suppliedOn: string | null;
  /**
   * The instant by which the invoice must be paid: the end of the day `dueOn`. `null` for a contact without
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
  /** The customer's own reference for the order, such as the number of their purchase order. */
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
  /** The sum of the tax. */
  tax: Money;
  /** The sum of `net` and `tax`. */
  gross: Money;
  /** The company's terms of payment in words. `null` on a credit note. */
  paymentTerms: string | null;
  /** The order's note for the customer, when the document was issued. */
  note: string | null;
  /** The id of the user who issued the document. */
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

/** The contents of an invoice or a credit note, as article 226 of Directive 2006/112/EC requires them. */
export interface InvoiceDocument extends Pick<Invoice, "type" | "number" | "series" | "sequence" | "order" |
  "orderNumber" | "invoice" | "invoiceNumber" | "reason" | "issuedAt" | "issuedOn" | "suppliedAt" |
  "suppliedOn" | "dueAt" | "dueOn" | "seller" | "buyer" | "shippingAddress" | "reference" | "currency" |
  "taxIncluded" | "lines" | "taxes" | "net" | "tax" | "gross" | "paymentTerms" | "note" | "actor"> {
  /**
   * The sentences, in English, that state why the document charges no tax, such as Reverse charge. There is
   * one sentence for each tax category on the document, except for S and Z.
   */
  mentions: string[];
}

/** A line of an invoice or a credit note. */
export interface InvoiceLine {
  /** The id of the order line. */
  line: string;
  /** The id of the item. `null` for a line without an item. */
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
  /**
   * The price of one unit before discounts. It includes the tax if `taxIncluded` is `true`; the price without
   * tax is then `net` divided by `quantity`.
   */
  unitPrice: Money;
  /** The discount on the line in percent. */
  discount: number | null;
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The line's amount without tax, after all discounts. */
  net: Money;
  /** The tax on `net`. */
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

/** An invoice or a credit note, with the payments and credit notes of an invoice. */
export interface InvoiceView extends Invoice {
  /**
   * The payments that count for the invoice, the oldest first. Their amounts sum up to `paid`. Empty for a
   * credit note.
   */
  payments: AssignedPayment[];
  /** The credit notes that correct the invoice, the oldest first. Empty for a credit note. */
  creditNotes: CreditNoteSum[];
}

/** A quantity of an order line to invoice. */
export interface InvoicedLine {
  /** The id of the order line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /** The SKU of the line's item, instead of `line`. A SKU is refused if several lines have this item. */
  sku?: string | null;
  /** The quantity, in the line's unit. At most the quantity that is not invoiced yet. */
  quantity: number;
}

/** An order and its new invoices and credit notes. */
export interface InvoicedOrder {
  /** The order after the request. */
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
  /** The unit in which the item is bought, which must be one of `units`. Default: the item's own unit. */
  purchaseUnit: string | null;
  /** The unit in which the item is sold, which must be one of `units`. Default: the item's own unit. */
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
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /**
   * The kind of the item. stocked: goods with a ledger. service: work, which has no ledger. kit: a set of
   * other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can
   * change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
   */
  kind: "stocked" | "service" | "kit";
  /**
   * The stock of the item in all locations together. Only in lists that were requested with `levels: true`.
   */
  level?: StockTotals;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ItemConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
   * other items by a bill of materials; its components are reserved and shipped. Default: stocked. It can
   * change only while no ledger entry, lot, loan, or open order, purchase or build refers to the item.
   */
  kind?: "stocked" | "service" | "kit" | null;
}

/** A mark that an item needs attention. */
export interface ItemFlag {
  /** The reason why the item needs attention, in the company's words. */
  reason: string;
  /** The id of the user who set the flag, or of the account in its own inventory. */
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
  /** The stock of each location and lot that has some. At most 50; inventory.stock.levels lists all. */
  places: StockLevel[];
  /**
   * The lines of open orders that have a quantity still to be shipped, in the order in which they are served.
   * At most 50. `null` if the caller may not see orders.
   */
  orders: ItemPlan[] | null;
  /**
   * The lines of open purchases that have a quantity still to arrive, the oldest first. At most 50. `null` if
   * the caller may not see purchases.
   */
  purchases: ItemPlan[] | null;
  /**
   * The latest changes and stock movements of the item, the newest first. At most 20; inventory.items.history
   * lists all.
   */
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

/** An open order, purchase or build that needs or brings an item. */
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

/** A contact that supplies an item, with the contact's own SKU for the item, its terms and its prices. */
export interface ItemSupplier extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the item. It cannot be changed. */
  item: string;
  /** The id of the contact that supplies the item. The contact must be of the kind `supplier`. */
  contact: string;
  /** The supplier's own SKU for the item. */
  sku: string | null;
  /**
   * The unit that the supplier sells: the item's own unit, or one of its `units`. Default: the item's
   * `purchaseUnit`, or else its own unit.
   */
  packUnit: string | null;
  /** The smallest quantity that can be ordered, in the unit that the supplier sells. More than 0. */
  minOrder: number | null;
  /** The number of days from an order to the arrival of the goods, at most 3650. */
  leadDays: number | null;
  /**
   * `true` for the supplier from which the item is usually bought. An item has at most one. The item's
   * `supplier` and `supplierSku` are always the contact and the SKU of its preferred supplier.
   */
  preferred: boolean;
  /**
   * The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and
   * set them.
   */
  breaks?: PriceBreak[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface ItemSupplierConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
  /**
   * The prices by quantity, the smallest quantity first. At most 20. Only managers of the inventory see and
   * set them.
   */
  breaks?: PriceBreakInput[] | null;
}

/** One page of a list. */
export interface ItemSupplierPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ItemSupplier[];
}

/**
 * A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
 */
export interface ItemUnit {
  /** The unit's name, such as box. */
  unit: string;
  /**
   * The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0,
   * at most 1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
   */
  factor: number;
  /**
   * The number of this unit that makes up `factor` of the item's own units. For example, a pound is
   * 0.45359237 kg, so for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most
   * 1000000000. Default: 1. A quantity in this unit, converted to the own unit, must have at most five
   * decimals.
   */
  per?: number;
}

/**
 * A unit in which an item's quantities may be given, in addition to its own unit, such as a box of 12 pieces.
 */
export interface ItemUnitInput {
  /** The unit's name, such as box. */
  unit: string;
  /**
   * The number of the item's own units in one of this unit, such as 12 for a box of 12 pieces. More than 0,
   * at most 1,000,000,000. If `per` is given, the number of the item's own units in `per` of this unit.
   */
  factor: number;
  /**
   * The number of this unit that makes up `factor` of the item's own units. For example, a pound is
   * 0.45359237 kg, so for an item in kg the `factor` is 45359237 and `per` is 100000000. More than 0, at most
   * 1000000000. Default: 1. A quantity in this unit, converted to the own unit, must have at most five
   * decimals.
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

/** Figures of all brews together: numbers, sums, means and the favourite method. */
export interface JournalOverview {
  /** The number of brews that match the filters. */
  brews: number;
  /** The number of days on which there was at least one brew. */
  days: number;
  /**
   * The number of consecutive days with brews that end today or yesterday; 0 if there was no brew on either
   * day.
   */
  currentStreak: number;
  /** The largest number of consecutive days with brews. */
  longestStreak: number;
  /** The sum of the doses, in grams. */
  coffee: number;
  /** The sum of the water, in grams. */
  water: number;
  /** The cost of the used coffee, one amount for each currency. */
  money: Money[];
  /** The mean rating of the rated brews, from 0 to 5, with four decimals. `null` if no brew is rated. */
  rating: number | null;
  /**
   * The mean ratio (grams of water or beverage for each gram of coffee), with four decimals. `null` if no
   * brew has a ratio.
   */
  ratio: number | null;
  /** The mean extraction yield, in percent with four decimals. `null` if no brew has an extraction yield. */
  extraction: number | null;
  /**
   * The number of bags of beans that are neither finished nor archived. The filters do not apply to this
   * number.
   */
  openBeans: number;
  /** The method with the most brews. `null` if there are no brews. */
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

/** A stored document that the App Store has signed. */
export interface KeptDocument {
  /** The kind of the document. */
  kind: "transaction" | "renewal" | "notification" | "app";
  /** The id of the document's transaction, purchase or notification; `null` if the document has none. */
  id: string | null;
  /**
   * The id of the first transaction of the purchase that the document is about; `null` if the document is
   * about no purchase.
   */
  originalTransactionId: string | null;
  /** The id of the product that the document is about; `null` if the document is about no product. */
  productId: string | null;
  /** The App Store environment that signed the document; `null` if the document does not name it. */
  environment: string | null;
  /**
   * The event that a notification reports. It is `null` for other documents, and if the signature is no
   * longer trusted.
   */
  notificationType: string | null;
  /** The subtype of the event; `null` if there is none. */
  subtype: string | null;
  /** The time when the document was signed. */
  signedDate: string;
  /** The time when the core received the document. */
  receivedAt: string;
  /**
   * `true` if the document counts: the App Store has signed it, it is about this app, and its environment is
   * accepted. The core's roots, app and environments may have changed since it received the document.
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
  /** The name of the kind of error, for programs. */
  kind: "keyReused";
}

/** A component of a kit, and how much of it a kit takes from the stock. */
export interface KitPart {
  /** The id of the component, which is an item. */
  item: string;
  /** The SKU of the component at the time when the line was created. */
  sku: string;
  /** The quantity that `per` kits take, in the component's own unit. */
  quantity: number;
  /** The number of kits that take `quantity`. */
  per: number;
  /**
   * `true` if the quantity is rounded up to whole pieces, because each piece of the component has a serial
   * number.
   */
  whole: boolean;
}

/** The requested items, in the order of the request. */
export interface KnownItems {
  /** The items in the order of the request. An unknown item is `null`. */
  found: Array<Item | null>;
}

/** The code for a label of a record, with the record's name. */
export interface Label {
  /**
   * The text of the code, which scan.resolve resolves to the record. It can be printed in any symbology that
   * can hold letters, such as a QR code.
   */
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

/** A page of categories or tags, sorted by name. */
export interface LabelPage {
  /** The categories or tags with their numbers of items, sorted by name. Case is ignored. */
  items: LabelCount[];
  /** The value to pass as `after` to get the next page; `null` on the last page. */
  next: string | null;
  /**
   * `true` if some new items are not counted yet, because very many items were added. They are counted in
   * idle moments, and by later calls of this method.
   */
  partial: boolean;
}

/** The last known place of the device, with its age and the app's present permission. */
export interface LastLocation {
  /** The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator. */
  latitude: number;
  /** The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich. */
  longitude: number;
  /** The name of the place. `null` if the host has not given the name yet. */
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
   * The app's present permission to know the device's location. If it is `denied` or `restricted`, the place
   * was found before the permission was refused.
   */
  authorization: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/** A company that the account has left. */
export interface LeftCompany {
  /** The id of the company, which is no longer on this device. */
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
  /** The name of the kind of error, for programs. */
  kind: "limitReached";
  /** The largest number that is allowed. */
  limit: number;
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The text of the line, such as the item's name. */
  text?: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity?: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit?: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice?: MoneyChanges;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Default: 0. */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
  note?: string | null;
}

/** The links that were opened and that the app has not taken with links.drain. */
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

/** A user of a company, with the user's rights and username. */
export interface ListedAccess {
  /** The user's access record. */
  access: AccessRecord;
  /**
   * The username that the user signs in with. `null` if the user has none, or if the caller may not reset the
   * user's password.
   */
  username: string | null;
}

/** One page of a list. */
export interface ListedAccessPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: ListedAccess[];
}

/** A company, the store that holds it, and the caller's role in it. */
export interface ListedCompany {
  /** The company's id. */
  id: string;
  /** The company's name. */
  name: string;
  /** The place of the company's logo, as a text that the front end understands. `null` if there is no logo. */
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

/**
 * A line of a stocktake: the counted quantity of an item in a location, with the names of the item, the
 * location and the lot.
 */
export interface ListedCountLine extends CountLine {
  /** The item's SKU (stock keeping unit); `null` for a deleted item. */
  sku: string | null;
  /** The item's name; `null` for a deleted item. */
  name: string | null;
  /** The item's own unit, in which the quantities are given; `null` for a deleted item. */
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

/** A lot, with the names of its item and its quantity on hand. */
export interface ListedLot extends Lot {
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
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

/** A live query and its first result. */
export interface LiveOpened {
  /** The handle of the live query, which `live.changed` repeats. */
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
    | InvoiceView
    | InvoicePage
    | InvoiceDocument
    | ExportedInvoice
    | Price
    | PricePage
    | FoundPrices
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

/** A loan: goods that the company has lent to others, or has borrowed from others. */
export interface Loan extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the item that was lent or borrowed. */
  item: string;
  /** The quantity that was lent or borrowed, in the item's own unit. */
  quantity: number;
  /**
   * The direction of the loan. out: lent to others. in: borrowed from others; these goods do not count as
   * stock.
   */
  direction: "out" | "in";
  /** The id of the contact who borrowed the goods or owns them; `null` for a loan with a user. */
  contact: string | null;
  /**
   * The id of the user of the company who borrowed the goods or owns them; `null` for a loan with a contact.
   */
  user: string | null;
  /** The instant at which the goods were lent or borrowed. */
  lentAt: string;
  /** The instant by which the goods are to be returned; `null` if there is no due date. */
  dueAt: string | null;
  /** A free text about the loan. */
  note: string | null;
  /**
   * The id of the location from which the goods were lent, and to which they return. `null` for borrowed
   * goods.
   */
  from: string | null;
  /** The quantity of each lot. For an item that is not tracked by lots, one entry without a lot. */
  parts: LoanPart[];
  /** The quantity that was returned, in the item's own unit. */
  returned: number;
  /** The quantity that was reported as lost, in the item's own unit. */
  lost: number;
  /**
   * The loan's status. out: no goods were returned or lost yet. partly: some were. returned: all goods were
   * returned. lost: no goods are outstanding any more, but some were lost.
   */
  status: "out" | "partly" | "returned" | "lost";
  /** The instant at which the last of the goods were returned or reported as lost. `null` until then. */
  returnedAt: string | null;
  /**
   * The instant at which the core recorded that the loan is overdue; `null` before that. While a front end
   * has subscriptions, the core records it at once. Otherwise, the core records it in an idle moment, or when
   * the goods are returned late.
   */
  overdueAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LoanConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Loan;
}

/** One page of a list. */
export interface LoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Loan[];
}

/** The quantity of one lot in a loan, and how much of it was returned or lost. */
export interface LoanPart {
  /** The id of the lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The quantity of the lot that was lent or borrowed, in the item's own unit. */
  quantity: number;
  /** The quantity of the lot that was returned or lost so far, in the item's own unit. */
  closed: number;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LoanTermsChanges {
  /** The instant by which the goods are to be returned; `null` if there is no due date. */
  dueAt?: string | null;
  /** A free text about the loan. */
  note?: string | null;
}

/**
 * A place where a company keeps its stock, such as a shop, a room or a shelf. Locations can contain other
 * locations.
 */
export interface Location extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The location's name. */
  name: string;
  /**
   * The code on the location's label, unique in the company. Codes that differ only in the case of the
   * letters A to Z are the same.
   */
  code: string | null;
  /** The id of the location that contains this location; `null` if no location does. */
  parent: string | null;
  /** `true` if the location only contains other locations, and can hold no stock itself. */
  structural: boolean;
  /**
   * The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
   * two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
   */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** The barcode on the location's label; `null` if there is none. */
  barcode: string | null;
  /** The postal address of the location. */
  address: Address | null;
  /** A free text about the location. */
  note: string | null;
  /** `true` if the location is no longer in use. An archived location cannot receive stock. */
  archived: boolean;
  /**
   * The id of the location into which this location was merged, because two devices had created locations
   * with the same code. `null` otherwise.
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
  /** The time when the device was at this position. Default: the present time. */
  at?: string | null;
  /** The app's permission to know the device's location. */
  authorization?: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways" | null;
}

/** The app's permission to know the device's location. */
export interface LocationAuthorization {
  /** The decision of the user, or of the device's administrator, about the permission. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
  /** The time when the host reported the decision. `null` before the first report. */
  changedAt: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LocationConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Location;
}

/**
 * The app may not read the device's location. data.state is denied (by the user) or restricted (by the
 * device's settings).
 */
export interface LocationDeniedData {
  /** The name of the kind of error, for programs. */
  kind: "locationDenied";
  /**
   * The reason why the app may not know the location. denied: the user has refused. restricted: restrictions
   * of the device forbid it.
   */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface LocationDetailsChanges extends Partial<Pick<Location, "name" | "code" | "parent" | "barcode"
  | "note">> {
  /** `true` if the location only contains other locations, and can hold no stock itself. */
  structural?: boolean | null;
  /**
   * The use of the location. stock: its stock can be sold and used. transit: its stock is on the way between
   * two places. loan: its stock is lent. scrap: its stock is no longer fit for use.
   */
  kind?: "stock" | "transit" | "loan" | "scrap" | null;
  /** The postal address of the location. */
  address?: AddressChanges | null;
  /** `true` if the location is no longer in use. An archived location cannot receive stock. */
  archived?: boolean | null;
}

/** A location in a tree. */
export interface LocationNode {
  /** The id of the location. */
  id: string;
  /** The id of the location that contains this location; `null` if no location does. */
  parent: string | null;
  /** The number of levels between this location and the root; 0 for the root itself. */
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
  /** The number of locations directly within this location. */
  children: number;
  /** `true` if the location itself holds no stock. Stock of the locations within it does not count. */
  isEmpty: boolean;
}

/** One page of a list. */
export interface LocationPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Location[];
}

/** A tree of locations, as a list in which each location comes before the locations within it. */
export interface LocationTree {
  /** The locations, each before the locations within it, sorted by name. At most 2,000. */
  nodes: LocationNode[];
  /** `true` if the list has all locations of the tree. `false` if the limit or `depth` has left some out. */
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

/** The size of an export of the log, and its text if it was not written to a file. */
export interface LogExportReport {
  /** The number of lines of the log in the export. */
  lines: number;
  /** The size of the export in bytes. */
  bytes: number;
  /** The export as a text. `null` if the export was written to a file. */
  text: string | null;
}

/** A line of the log, of the core or of a front end. */
export interface LogLine {
  /** The time when the line was written. */
  at: string;
  /** The severity of the line. */
  level: "error" | "warning" | "info" | "debug";
  /** The subject of the line, such as `core` for lines of the core itself or `cloudKit` for lines of sync. */
  category: string;
  /**
   * The conversation that wrote the line: its number (as in `system.conversations`), a dot, and a random text
   * that differs for each run of the core. `null` for lines of the core itself.
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
  /** The id of the lot's item. It cannot be changed. */
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
  /** The last day on which the lot is good; `null` if it does not expire. */
  expiry: string | null;
  /** The day on which the lot was made. */
  manufacturedAt: string | null;
  /** The supplier's own name for the lot. */
  supplierLot: string | null;
  /**
   * The lot's status. Only lots with the status `ok` or `attention` can be sold and used. Only managers can
   * set the status `destroyed` or `lost`.
   */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** A free text about the lot. */
  note: string | null;
  /** `true` if the lot is no longer in use. An archived lot cannot receive stock. */
  archived: boolean;
  /**
   * The id of the lot into which this lot was merged, because two devices had created lots with the same
   * batch or serial number. `null` otherwise.
   */
  joined: string | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface LotConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
  /** `true` if the lot is no longer in use. An archived lot cannot receive stock. */
  archived?: boolean | null;
}

/**
 * The lots from which a lot was made, and the lots that were made from it, on all levels. A recall needs
 * them, to find all affected goods.
 */
export interface LotGenealogy {
  /** The lot itself. */
  lot: ListedLot;
  /** The ids of the orders that were shipped with goods of the lot. */
  orders: string[];
  /** The lots from which the lot was made, in the order of their level. */
  sources: LotRelation[];
  /** The lots that were made from goods of the lot, in the order of their level. */
  products: LotRelation[];
  /**
   * `true` if there are more related lots than the result contains. It contains at most 1,000 sources and
   * 1,000 products.
   */
  partial: boolean;
}

/** A related lot: its goods went into another lot, or goods of another lot went into it. */
export interface LotRelation {
  /** The number of steps between this lot and the requested lot: 1 for a lot that is directly related. */
  level: number;
  /** The id of the lot that this lot is directly related to. It is one level closer to the requested lot. */
  of: string;
  /** The related lot, with its item and its quantity on hand. */
  lot: ListedLot;
  /**
   * The quantity that went from one lot into the other, in the own unit of the lot that was used. For
   * sources, that is this lot; for products, the lot `of`.
   */
  quantity: number;
  /** The id of the build that made one lot from the other; `null` if a lot was split, or lots were merged. */
  build: string | null;
  /** The id of the ledger transaction in which the goods went from one lot into the other. */
  transaction: string;
  /** The instant of the transaction. */
  at: string;
  /** The ids of the orders that were shipped with goods of this lot. */
  orders: string[];
}

/** An item whose projected stock is below its minimum, or below 0 if it has no minimum. */
export interface LowStock {
  /** The id of the item. */
  item: string;
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /** The quantity that can be sold or used, in the item's own unit. */
  available: number;
  /** The quantity that open orders and builds need, in the item's own unit. It can be more than the stock. */
  demand: number;
  /**
   * The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's
   * own unit.
   */
  onOrder: number;
  /**
   * The projected stock, in the item's own unit: usable stock on hand, less `demand`, plus `onOrder`. It can
   * be negative.
   */
  projected: number;
  /** The item's minimum stock, in the item's own unit. `null` if the item has none; the minimum is then 0. */
  minStock: number | null;
  /** The quantity that is lacking, in the item's own unit: `minStock` less `projected`. */
  lacking: number;
  /** The smallest quantity to order at once, in the item's own unit; `null` if none is set for the item. */
  reorderQuantity: number | null;
}

/** One page of a list. */
export interface LowStockPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: LowStock[];
}

/** Manager rights, one of which is required. */
export interface ManagerBits {
  /** The kind of the required right: manager. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /**
   * The department in which the right is required. Left out if the right is enough in any of several
   * departments.
   */
  department?: string;
  /** The departments of which the caller must manage at least one, as the bits of a number. */
  mask: number;
}

/** A temperature, in the unit that the host chooses. */
export interface MeasuredTemperature {
  /** The temperature, rounded to five decimals. Not below absolute zero. */
  value: number;
  /** The unit of the value. */
  unit: "celsius" | "fahrenheit" | "kelvin";
}

/** A message of a conversation. */
export interface Message extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the message's conversation. */
  conversation: string;
  /** The author of the message: user, assistant (the model), or system. */
  role: "user" | "assistant" | "system";
  /** The text of the message. If an answer is not complete, the part that has arrived. */
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
  /** The name of the model at the backend; `null` if the backend chooses the model. */
  model: string | null;
  /** The time when the user wrote the message, or when the answer was requested. */
  at: string;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface MessageConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Message;
}

/** The reason why an answer failed. */
export interface MessageError {
  /**
   * The name of the error for programs, such as hostUnavailable, unauthorized or backendFailed. interrupted:
   * the core ended before the answer was complete.
   */
  kind: string;
  /** The reason as a sentence for people. */
  message: string;
  /**
   * The number of milliseconds to wait before the next request to the backend; `null` if the backend gave no
   * number.
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
  /** The name of the kind of error, for programs. */
  kind: "methodNotFound";
  /** The name of a similar method, which was probably meant. Left out if no name is similar. */
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
  /** The name of the kind of error, for programs. */
  kind: "missingCredential";
  /** The missing members: identityToken, authorizationCode. */
  members: string[];
}

/** The results of a batch of saves and deletions. */
export interface ModifiedRecords {
  /** One result for each record: the saves in the order sent, then the deletions. */
  results?: CloudResult[] | null;
  /**
   * The token of the zone after the batch, if all records are in one zone. The core sends this token as
   * `behind` in later requests. It shows the container whether it was restored to an earlier state.
   */
  token?: string | null;
}

/** The results of creating and deleting zones. */
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
   * one. Default: 1. Totals never have `per`.
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
   * one. Default: 1. Totals never have `per`.
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
   * one. Default: 1. Totals never have `per`.
   */
  per?: number | null;
}

/**
 * A sum of money: an exact whole number of the currency's minor units. It can be more than 2^53; some JSON
 * readers round such numbers.
 */
export interface MoneySum {
  /** The amount in the currency's minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** The currency's code (ISO 4217): three capitals, such as EUR. */
  currency: string;
}

/** A current or former user of a company. */
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

/** An item that is needed, with its stock and the lacking quantity. */
export interface NeededPart {
  /** The id of the item. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** `true` if the item itself can be made: it has an active bill of materials. */
  isMade: boolean;
  /** The quantity that would be needed if no item were in stock, in the item's own unit. */
  gross: number;
  /**
   * The quantity that is needed, in the item's own unit. Available stock of the items that are made of this
   * item is used first.
   */
  needed: number;
  /**
   * The quantity in stock that can be used and is not reserved for an order or a build, in the item's own
   * unit. For a kit, the number of whole kits that can be made of available components.
   */
  available: number;
  /** The lacking quantity, in the item's own unit: `needed` less `available`, and at least 0. */
  short: number;
  /**
   * The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's
   * own unit.
   */
  incoming: number;
  /** The instant at which the next part of `incoming` is expected; `null` if it is not known. */
  incomingAt: string | null;
}

/** The user name and the password of a user. */
export interface NewCredentials {
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
}

/** A new line of an order: for an item, or with only a text. */
export interface NewLine {
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
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
  unitPrice?: MoneyInput | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose
   * category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
   * else from the contact.
   */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
  note?: string | null;
}

/** A new line of a purchase: for an item, or with only a text. */
export interface NewPurchaseLine extends Pick<PurchaseLine, "quantity">, Partial<Pick<PurchaseLine, "discount"
  | "taxCategory" | "note">> {
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
  unitPrice?: MoneyInput | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose
   * category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
   * else from the contact.
   */
  taxRate?: number | null;
}

/**
 * The request has no company, no company is selected, and there is not exactly one company. Send company, or
 * call companies.select.
 */
export interface NoCompanyData {
  /** The name of the kind of error, for programs. */
  kind: "noCompany";
}

/** No record with this id exists, or the caller may not see the record. */
export interface NotFoundData {
  /** The name of the kind of error, for programs. */
  kind: "notFound";
  /**
   * A JSON Pointer to the parameter that names the missing record, such as /item. Left out if the missing
   * record is the main record of the method.
   */
  pointer?: string;
}

/**
 * Another account owns the company. In such a company, this account can create and change only its own
 * credentials.
 */
export interface NotKeptHereData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: StoreNeeded;
}

/**
 * The app's data is stored by another deployment path. data.path is the deployment path that has the data.
 */
export interface NotOnThisPathData {
  /** The name of the kind of error, for programs. */
  kind: "notOnThisPath";
  /**
   * The present deployment path, which names the services that hold the app's data. `policy.deployment.get`
   * returns the source of the path.
   */
  path: "appleNative" | "backend";
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The current version of the order. Pass it as `expect` to the next request that changes the order. */
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
  /** The kind of record that `id` names, such as `item`, from the pattern. */
  kind?: string;
  /** The id in the link: the decoded text at the position of `{id}` in the pattern. */
  id?: string;
  /**
   * The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the
   * link does not have are left out.
   */
  query?: LinkParameter[];
}

/** The page of an update, and whether it was opened. */
export interface OpenedUpdate {
  /** The address of the page. */
  url: string;
  /** `true` if an app on the device opened the address. */
  opened: boolean;
}

/** An order of a customer. */
export interface Order extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the customer, a contact. */
  contact: string;
  /** The currency of all amounts of the order (ISO 4217). */
  currency: string;
  /** The channel through which the order came. */
  source: "web" | "phone" | "walkIn" | "other" | null;
  /** The id of the user who is responsible for the order. */
  agent: string | null;
  /** The customer's own reference for the order. */
  reference: string | null;
  /** The address of the invoice. If it is left out, the order gets the contact's address. */
  billingAddress: Address | null;
  /** The address to which the goods are shipped. If it is left out, the order gets the contact's address. */
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
   * The order's number on documents. The order gets its number when it is first submitted, and no other order
   * gets this number later. `null` until then.
   */
  number: string | null;
  /**
   * Earlier numbers of the order, which a search still finds. If two devices gave the same number to two
   * orders before they synced, the order that was submitted later gets a new number.
   */
  formerNumbers: string[];
  /** The order's status. To change it, call `orders.step`. */
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
   * The extent to which the goods were shipped. full: nothing is left to ship, even if a part was cancelled
   * or credited. partial: a part was shipped. none: nothing was shipped, or the order is cancelled.
   */
  fulfilmentState: "none" | "partial" | "full";
  /**
   * line: the tax is computed and rounded for each line. rate: it is computed from the sum of the lines of
   * each rate, and rounded once. `null`, in companies and documents of older programs, means line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and
   * documents of older programs, means halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface OrderConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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

/** The contents of a document about an order, such as a quote. */
export interface OrderDocument {
  /** The kind of the document. */
  kind: "invoice" | "packingList" | "quote";
  /** The id of the order. */
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
  /** The seller: the company. */
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
  /** The address of the invoice. If it is left out, the order gets the contact's address. */
  billingAddress?: AddressChanges | null;
  /** The address to which the goods are shipped. If it is left out, the order gets the contact's address. */
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
  /** The id of the order. */
  order: string;
  /** The id of the order line. */
  line: string;
  /**
   * The kind of the entry. shipped: the goods left. takenBack: their dispatch was cancelled or returned, and
   * they must be shipped again. returned: the goods came back from the customer. cancelled: they will not be
   * shipped, and were cancelled before the invoice. dropped: they will not be shipped, and the invoice is
   * credited.
   */
  type: "shipped" | "takenBack" | "returned" | "cancelled" | "dropped";
  /** The quantity, in the line's unit. */
  quantity: number;
  /**
   * The quantities that were moved in the inventory, by location and lot. Goods of a lot that were returned
   * but not restocked have the location from which they were shipped.
   */
  parts: EntryPart[];
  /** The id of the entry's first ledger transaction. `null` if no stock was moved. */
  transaction: string | null;
  /** The id of the dispatch with which the goods left. `null` for an entry without a dispatch. */
  dispatch: string | null;
  /** The condition of the returned goods. `null` for other entries. */
  condition: "ok" | "returned" | null;
  /** The reason, as a free text. */
  reason: string | null;
  /** The id of the user who made the entry. */
  actor: string;
}

/**
 * A line of an order: a quantity at a price, either of an item or of something that is not in the inventory.
 */
export interface OrderLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order. */
  order: string;
  /** The id of the item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The text of the line, such as the item's name. */
  text: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Default: 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
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
  /** The part of the shipped quantity that was returned, in the line's unit. */
  returned: number;
  /**
   * The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.
   */
  cancelled: number;
  /** The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped. */
  dropped: number;
  /**
   * The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its
   * components instead.
   */
  demand: number;
  /**
   * The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest
   * instant first. `null` if the line needs no stock.
   */
  queuedAt: string | null;
  /**
   * The source of a price that no request gave. contact: a price of the customer's own. list: the customer's
   * price list. item: the item's own price. `null` for a price that a request gave.
   */
  priceSource: "contact" | "list" | "item" | null;
  /**
   * The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line
   * without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
  /**
   * The components that a kit takes from the stock, according to its bill of materials when the line was
   * created. Empty for other lines.
   */
  parts: KitPart[];
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface OrderLineConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: OrderLine;
}

/** One page of a list. */
export interface OrderPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Order[];
}

/** A step: the record of one change of status, such as that of an order. */
export interface OrderStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The status after the step. */
  to: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The reason for the step, in words that the company chooses. `null` if no reason was given. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the latest steps before this one. There are several if devices added steps while they were not
   * connected. `null` for a step of an older program.
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
  /** The net, tax and gross amounts of `credited`, in total and for each tax category and rate. */
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
  /** The name of the kind of error, for programs. */
  kind: "outOfMemory";
}

/** The outcome of one signed document. */
export interface Outcome {
  /**
   * The position of the document in the request, from 0. A document inside a notification has the position of
   * the notification.
   */
  position: number;
  /** The kind of the document; `null` if it is not known. */
  kind: "transaction" | "renewal" | "notification" | "app" | null;
  /**
   * The outcome. added: the document was new, and was stored. replaced: the document was newer than the
   * stored document, and replaced it. known: the document is the same as the stored document, or older.
   * refused: the document was not stored.
   */
  outcome: "added" | "replaced" | "known" | "refused";
  /** The id of the document's transaction, purchase or notification; `null` if the document has none. */
  id: string | null;
  /**
   * The id of the first transaction of the purchase that the document is about; `null` if the document is
   * about no purchase.
   */
  originalTransactionId: string | null;
  /** The id of the product that the document is about; `null` if the document is about no product. */
  productId: string | null;
  /** The event that a notification reports; `null` for other documents. */
  notificationType: string | null;
  /** The subtype of the event; `null` if there is none. */
  subtype: string | null;
  /** The App Store environment of the document; `null` if the document does not name it. */
  environment: string | null;
  /** The time when the document was signed; `null` if the kind of the document is not known. */
  signedDate: string | null;
  /** The name of the reason for the refusal, such as wrongBundle; `null` if the document was not refused. */
  reason: string | null;
  /** The reason for the refusal, as a sentence; `null` if the document was not refused. */
  message: string | null;
}

/** A loan that is overdue, with the names of its item and its contact. */
export interface OverdueLoan extends Loan {
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The contact's name. `null` for a loan with a user, and if the caller may not see contacts. */
  contactName: string | null;
}

/** One page of a list. */
export interface OverdueLoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: OverdueLoan[];
}

/** No user may raise their own rights. */
export interface OwnRightsData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The condition under which the request is allowed. */
  needs: AnotherOwner;
}

/**
 * The request would leave the company without an owner that it needs. The methods access.grant,
 * access.revoke, access.credentials.create and access.transfer return this error.
 */
export interface OwnerNeededData {
  /** The name of the kind of error, for programs. */
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
  /** The name of the kind of error, for programs. */
  kind: "parseError";
  /** The fault in the text. Left out if the message is too long. */
  reason?: string;
  /** The position of the fault in the message, in bytes from 0. Left out if the message is not text at all. */
  offset?: number;
  /** The largest number of bytes that a message may have. Left out if the message is not too long. */
  limit?: number;
}

/** A participant of a company: an account that has joined, or that was invited or removed. */
export interface Participant {
  /** The id of the participation. For the owner, the company's id. */
  id: string;
  /** The role of the account. owner: it shares the company. participant: the company is shared with it. */
  role: "owner" | "participant";
  /**
   * The address, number or label of the invitation. `null` for a participant who joined with the share's
   * link.
   */
  invitedAs: string | null;
  /**
   * The link of this invitation, which admits only the first person who opens it. `null` once the invitation
   * is accepted.
   */
  url: string | null;
  /**
   * The user reference of the participant, which is the container's name for the account. `null` until the
   * invitation is accepted.
   */
  account: string | null;
  /**
   * The id of the user in the access record, as in `access.list`. Until the invitation is accepted, it is a
   * placeholder. `null` without an access record.
   */
  user: string | null;
  /** The participant's name. */
  name: string | null;
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
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
  /** The id of the order. */
  order: string;
  /** The amount, in the order's currency. Negative for a repayment. */
  amount: Money;
  /** The method of payment as a free text, such as cash or card. */
  method: string | null;
  /** The payment's reference in another system. */
  reference: string | null;
  /** The instant of the payment. */
  paidAt: string;
  /** The reason for the reversal, as a free text. `null` for a payment that reverses no other. */
  reason: string | null;
  /** The id of the payment that this payment reverses. `null` for a payment that reverses no other. */
  reverses: string | null;
  /** The id of the user who recorded the payment. */
  actor: string;
}

/** The transaction was already reversed. data.reversedBy is the id of the reversing transaction. */
export interface PaymentReversedData {
  /** The name of the kind of error, for programs. */
  kind: "alreadyReversed";
  /** The id of the payment that has reversed the given payment. */
  reversedBy: string;
}

/**
 * The request would lose changes that this device has not sent to the cloud yet. data.counts has their number
 * for each company.
 */
export interface PendingChangesData {
  /** The name of the kind of error, for programs. */
  kind: "pendingChanges";
  /** The numbers of records with unsent changes, for each company with such records. */
  counts: PendingCount[];
}

/** The number of records of one company, or of the account, with unsent changes of this device. */
export interface PendingCount {
  /** The company. `null` for the account's own records. */
  company: string | null;
  /** The company's name. */
  name: string | null;
  /** The number of records with unsent changes. */
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
  /** The kind of record that `id` names, such as `item`, from the pattern. */
  kind?: string;
  /** The id in the link: the decoded text at the position of `{id}` in the pattern. */
  id?: string;
  /**
   * The parameters of the link's query that the pattern names, in the pattern's order. Parameters that the
   * link does not have are left out.
   */
  query?: LinkParameter[];
}

/** The refusal of a call for the company of the account's own inventory. No right allows such a call. */
export interface PersonalData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The reason. personal: nobody signs in to the account's own inventory, and it is never shared. */
  reason: "personal";
}

/** A quantity to pick for a dispatch. */
export interface PickedLine {
  /** The id of the dispatch. */
  dispatch: string;
  /** The dispatch's number in the company, such as D-1. */
  number: string;
  /** The id of the order line. */
  orderLine: string;
  /** The id of the item. For a line of a kit, the id of the component. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. For a component of a kit, the component's name. */
  text: string;
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The item's own unit. */
  unit: string;
  /** The id of the lot. `null` for an item that is not tracked by lots. */
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
  /** The id of the location. */
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
  /**
   * The token of the suggestion. Pass it to `places.resolve`. Only the host knows the meaning of its content.
   */
  token: string;
  /** The suggestion's first line of text, such as the name of the place. */
  title: string;
  /** The suggestion's second line of text, such as the region. `null` if there is no second line. */
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
  /** The name of the kind of error, for programs. */
  kind: "placesUnavailable";
}

/** Whether a version of the app must or should be updated, with the message and the page for the user. */
export interface PolicyVerdict {
  /**
   * The need for an update. required: the version is below the minimum version. recommended: the version is
   * below the recommended version, but not below the minimum. none: the version is below neither of them, or
   * `policy.update.later` has put off the recommended update.
   */
  update: "none" | "recommended" | "required";
  /**
   * The time from which policy.check recommends the put-off update again. `null` if no recommended update is
   * put off.
   */
  hiddenUntil: string | null;
  /** The minimum version. Users of lower versions must update the app. `null` for no minimum. */
  minimumVersion: string | null;
  /** The recommended version. Users of lower versions should update the app. `null` for no recommendation. */
  recommendedVersion: string | null;
  /** The message for users who should or must update. `null` if the policy has no message. */
  message: string | null;
  /** The address of the page with the update. `null` if the policy has no address. */
  url: string | null;
  /** The malformed parts of the document. The core ignores malformed members of the policy. */
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
   * database. file: read from a file that an option of the core names. builtIn: there is no document, and
   * defaults apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A result without members. */
export interface Pong {
}

/** The entries that were posted to the ledger, and the resulting stock levels. */
export interface PostedStock {
  /**
   * The id of the transaction, which can be passed to inventory.stock.reverse. `null` if no entry was posted,
   * or if the movements have different transactions. In that case, see `transaction` of each entry.
   */
  transaction: string | null;
  /** The entries, in the order in which they were posted. */
  entries: StockEntry[];
  /** The resulting stock levels of the moved items, in each location and lot that the request changed. */
  levels: StockLevel[];
  /**
   * The ids of moved lots that have expired, as a warning. The request named these lots; the core never
   * chooses expired lots itself.
   */
  expired: string[];
}

/** One pour of water during a brew. */
export interface Pour {
  /** The time of the pour, in seconds since the beginning of the brew. */
  at: number;
  /** The water of this pour, in grams; more than 0, at most 20,000. */
  water: number;
  /** A free text about the pour. */
  note: string | null;
}

/** One pour of water during a brew. */
export interface PourInput extends Pick<Pour, "at" | "water">, Partial<Pick<Pour, "note">> {
}

/** Whether the user sent the link. */
export interface PresentAnswer {
  /** `true` if the user sent the link. `null` if the system does not report it. */
  sent?: boolean | null;
}

/** A link for which the host has shown its sheet, and whether the user sent it. */
export interface PresentedLink {
  /** The link. */
  url: string;
  /** `true` if the user sent the link. `null` if the host does not report it. */
  sent: boolean | null;
}

/** A preset: a set of rights with a name, for a common kind of work. */
export interface Preset {
  /** The name of the preset, for `preset` of `access.grant`. */
  name: "sales" | "warehouse" | "management" | "viewer";
  /** The work for which the preset is meant. */
  doc: string;
  /**
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages. Each bit of this number is a department; `access.departments`
   * lists the bits.
   */
  managerMask: number;
}

/** One page of a list. */
export interface PresetPage {
  /** All elements, in the list's order. */
  items: Preset[];
  /** Always `null`, because the list has only one page. */
  next: string | null;
}

/** The zone to which a link leads, and the state of the link. */
export interface PreviewedShare {
  /** The zone. If it is not the account's own zone, `owner` names the owner. */
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
 * A selling price of an item, in a price list or for one customer. It can be limited to larger quantities and
 * to a period.
 */
export interface Price extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The id of the item. */
  item: string;
  /** The price of one own unit of the item. */
  price: Money;
  /**
   * The name of the price list. The list applies to contacts whose `priceList` is this name. Upper and lower
   * case of the letters A to Z do not matter. Required for a price without `contact`.
   */
  list: string | null;
  /**
   * The id of the customer for whom the price is. `null` for all customers of `list`. A customer's own price
   * takes precedence over the prices of lists.
   */
  contact: string | null;
  /**
   * The smallest quantity of a line to which this price applies, in the item's own unit. `null` for any
   * quantity.
   */
  minQuantity: number | null;
  /** The first day on which the price applies, in the company's time zone. `null` if there is no first day. */
  from: string | null;
  /** The last day on which the price applies, in the company's time zone. `null` if there is no last day. */
  until: string | null;
}

/** A supplier's price for an order of at least a given quantity. */
export interface PriceBreak {
  /** The smallest order quantity for this price, in the unit that the supplier sells. */
  minQuantity: number;
  /** The price of one unit that the supplier sells. */
  price: Money;
}

/** A supplier's price for an order of at least a given quantity. */
export interface PriceBreakInput {
  /** The smallest order quantity for this price, in the unit that the supplier sells. */
  minQuantity: number;
  /** The price of one unit that the supplier sells. */
  price: MoneyInput;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PriceConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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

/** The catalogue, and the prices of its products in the store. */
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
   * The source of the catalogue. default: built into the program. file: the file that the option --catalogue
   * names.
   */
  source: "default" | "file";
  /** The App Store environments whose documents are accepted, such as Production. */
  environments: string[];
  /** The products that the store sells on this device with their prices, as the host reported them. */
  store: StoreListing;
  /** The ids of bought products that the catalogue does not have, sorted by their bytes. */
  unknown: string[];
}

/** Whether a request still waits for the host's answer. */
export interface Progressed {
  /** `true` if a request still waits for the host's answer. If it is `false`, the host can stop its work. */
  waiting: boolean;
}

/** What a tap on a promotion opens: a product, a web address, or a link into the app. */
export interface PromotionAction {
  /**
   * The kind of action. product: show a product to buy. address: open a web address. link: open a link into
   * the app.
   */
  kind: "product" | "address" | "link";
  /** What to open: the product's id, the web address, or the link. */
  target: string;
}

/** The image of a promotion: an address on the web, or an asset of the public database. */
export interface PromotionImage {
  /** The address of the image. `null` if the image is an asset. */
  url: string | null;
  /** The SHA-256 digest of the asset's bytes, as 64 hexadecimal digits. `null` if the image has an address. */
  sha256: string | null;
  /** The size of the asset in bytes. `null` if the image has an address. */
  bytes: number | null;
  /** The path of the file in which the host has saved the asset. `null` if the host has not saved it. */
  path: string | null;
}

/** The promotions that apply to a user now. */
export interface Promotions {
  /** The promotions. Higher priorities come first, then earlier starts. Equal ones are sorted by id. */
  promotions: ShownPromotion[];
  /**
   * The next time at which the list may change only because time passes: a promotion begins or ends, or a
   * purchase or a dismissal ends. `null` if there is no such time.
   */
  validUntil: string | null;
  /** The malformed parts of the document. Malformed promotions are left out. */
  problems: DocumentProblem[];
  /** The age of the prices in `product`. */
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
   * database. file: read from a file that an option of the core names. builtIn: there is no document, and
   * defaults apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** The declared capabilities: those that the core knows, and those that it does not know. */
export interface Provided {
  /** The capabilities that the core knows. */
  used: string[];
  /** The capabilities that the core does not know. The core never sends these requests. */
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
  /** The id of the contact who is the supplier. */
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
   * The purchase's number on documents. The purchase gets its number when it is first ordered, and no other
   * purchase gets this number later. `null` until then.
   */
  number: string | null;
  /** The purchase's status. Steps (`purchases.step`), receipts and reversed receipts change the status. */
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
   * each rate, and rounded once. `null`, in companies and documents of older programs, means line.
   */
  taxRounding: "line" | "rate" | null;
  /**
   * halfUp: a half is rounded up. halfEven: a half is rounded to the even number. `null`, in companies and
   * documents of older programs, means halfEven.
   */
  rounding: "halfUp" | "halfEven" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PurchaseConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Purchase;
}

/** The contents of the order form that a company sends to a supplier. */
export interface PurchaseDocument extends Pick<Purchase, "reference" | "expectedAt" | "taxIncluded" | "tax"> {
  /** The id of the purchase. */
  purchase: string;
  /** The purchase's number. `null` before it is first ordered. */
  number: string | null;
  /** The instant at which the purchase was last ordered. For a draft that was never ordered, now. */
  issuedAt: string;
  /** The buyer: the company. */
  buyer: DocumentParty;
  /** The supplier, with the address of its invoices. */
  supplier: DocumentParty;
  /** The address to which the goods are delivered. If the purchase has none, the company's address. */
  deliveryAddress: Address | null;
  /** The note for the supplier. */
  note: string | null;
  /** The lines of the purchase. */
  lines: PurchaseDocumentLine[];
  /** The sum without tax. Only managers of orders or the inventory see it. */
  net?: Money;
  /** The sum with tax. Only managers of orders or the inventory see it. */
  gross?: Money;
  /** The sums for each category and rate of the tax. Only managers of orders or the inventory see them. */
  taxes?: TaxSum[];
}

/** A line of a purchase's order form. */
export interface PurchaseDocumentLine extends Pick<DocumentLine, "sku" | "text" | "note" | "unit"> {
  /** The ordered quantity, in the unit `unit`. */
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
  /** The id of the product to buy. */
  productId: string;
  /** The id of the offer for this purchase; `null` for a purchase without an offer. */
  offerId: string | null;
  /** The time when the intent was added. */
  receivedAt: string;
}

/** A line of a purchase: a quantity of an item, or of something that is not in the inventory. */
export interface PurchaseLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the purchase. */
  purchase: string;
  /** The id of the item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The text of the line, such as the item's name. */
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
  /** The tax rate in percent, with at most 3 decimals. Default: 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
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
   * `service` if the item was a service when the line was created. Services are not received. `null` for
   * goods in stock, and for a line without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface PurchaseLineConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
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
  /** The id of the purchase. */
  purchase: string;
  /** The id of the purchase line. */
  line: string;
  /** The quantity, in the line's unit. Negative for a reversal. */
  quantity: number;
  /** The quantities that were moved into the inventory, by location and lot. Negative for a reversal. */
  parts: EntryPart[];
  /** The id of the ledger transaction. For an imported receipt, which moved no stock, the receipt's own id. */
  transaction: string;
  /** The id of the user who received the goods, or who reversed the receipt. */
  actor: string;
  /** The id of the receipt that this receipt reverses. `null` for a receipt that reverses no other. */
  reverses: string | null;
  /** The reason for the reversal, as a free text. `null` for a receipt that reverses no other. */
  reason: string | null;
}

/** A step: the record of one change of status, such as that of an order. */
export interface PurchaseStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order, dispatch, purchase or build whose status changed. */
  subject: string;
  /** The status before the step. */
  from: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The status after the step. */
  to: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The reason for the step, in words that the company chooses. `null` if no reason was given. */
  reason: string | null;
  /** The user who took the step. */
  actor: string;
  /**
   * The ids of the latest steps before this one. There are several if devices added steps while they were not
   * connected. `null` for a step of an older program.
   */
  follows: string[] | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface PurchaseTermsChanges {
  /** The text of the line, such as the item's name. */
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
  /** The tax rate in percent, with at most 3 decimals. Default: 0. */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
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

/** The outcome of a purchase, and the account's tiers and features after it. */
export interface Purchased {
  /** The id of the purchase, which the core has sent to the host in host.store.purchase. */
  purchaseId: string;
  /** The id of the product. */
  productId: string;
  /** The id of the offer with which the product was bought; `null` without an offer. */
  offerId: string | null;
  /**
   * The outcome of the purchase. purchased: the document was accepted, and the account has the product.
   * ended: the document was accepted, but the transaction has expired, is unpaid, or was revoked or replaced.
   * pending: another person must approve the purchase first, and the document arrives later by
   * entitlements.ingest. cancelled: the user cancelled the purchase. refused: the document was refused, or is
   * about another product; `outcomes` has the reason.
   */
  state: "purchased" | "ended" | "pending" | "cancelled" | "refused";
  /**
   * The outcomes, one for each document. The outcome of a notification is followed by those of the documents
   * inside it.
   */
  outcomes: Outcome[];
  /** The account's present tier in each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their ids. */
  features: string[];
  /** The time when the first of the purchases that give tiers now ends; `null` if none of them ends. */
  validUntil: string | null;
  /** The time for which the tiers and features were computed. */
  at: string;
}

/** A page of records of the public database. */
export interface QueriedRecords {
  /** The records of the page, in the container's order. Required: an empty list if there are no records. */
  records?: PublicRecord[] | null;
  /** The cursor for the next page. `null` on the last page. */
  cursor?: string | null;
}

/** A call of a method that only reads, for a live query. */
export interface Query {
  /**
   * The name of the method, such as inventory.items.list. In a live query, `weather.current` and
   * `weather.hourly` never ask the host: they return stored weather, or `null`.
   */
  method: string;
  /**
   * The method's parameters: an object, or a list of values in the order of the parameters. If it is left
   * out, the method gets no parameters.
   */
  params?: { [name: string]: unknown } | unknown[] | null;
}

/** A record with changes of this device that the container has not confirmed. */
export interface QueuedRecord {
  /** The kind of the record, such as `item`. Events have the same text in `type`. */
  type: string;
  /** The record's id. */
  record: string;
  /** The company that the record belongs to. `null` for the account's own records. */
  company: string | null;
  /** The names of the changed members. Empty if all members are sent. */
  fields: string[];
  /** `true` if the container does not have the record, so that all of its members are sent. */
  isNew: boolean;
  /** `true` if the record was deleted on this device, and the container has not confirmed the deletion yet. */
  isDeletion: boolean;
  /**
   * The state. pendingEdit: the change was not sent yet. pendingSync: the change was sent, and is not
   * confirmed yet. quarantined: the container refuses the record for a lasting reason. The core sends the
   * record again only after another change of the record, or after `sync.queue.retry`.
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
  /** The name of the kind of error, for programs. */
  kind: "readOnly";
  /** The name of the refused method, which does more than read. */
  method: string;
}

/** The items whose stored sums were wrong and are now corrected. */
export interface RebuiltStock {
  /** The number of items whose stored sums were wrong and were corrected. */
  count: number;
  /** The ids of the corrected items, at most 100. */
  rebuilt: string[];
}

/** A received quantity of a purchase line. */
export interface ReceivedLine {
  /** The id of the purchase line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. A SKU is refused if several lines expect goods of this
   * item.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /**
   * The cost of one of the item's own units. Default: the line's price less discounts and tax. Only managers
   * of orders or the inventory may set it.
   */
  unitCost?: MoneyInput | null;
  /**
   * The location that receives the goods, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
  /** The batch of the goods, for an item that is tracked by batch. */
  batch?: string | null;
  /**
   * The serial numbers of the pieces, one for each piece. Only for an item that is tracked by serial number.
   */
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

/** A recent place, with the time of its last use. */
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

/** A recipe: the parameters and the steps for future brews. */
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
  /**
   * The ground coffee, in grams. More than 0; at most 2000 for cupping and cold brew, and 200 for other
   * methods.
   */
  dose: number | null;
  /** The brewing water, in grams, at most 20,000. */
  water: number | null;
  /** The weight of the beverage, in grams, at most 20,000. */
  yield: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The grind setting, on the grinder's own scale. */
  grindSetting: number | null;
  /** The id of the beans for which the recipe is made. `null` for a recipe for any beans. */
  bean: string | null;
  /** The steps, in the order of time. Together they must not have more than `water`. */
  steps: RecipeStep[];
  /** A free text about the recipe. */
  note: string | null;
  /** `true` if the recipe is a favourite. */
  favourite: boolean;
  /** `true` if the recipe is no longer in use. Lists leave it out unless they are asked for. */
  archived: boolean;
}

/**
 * The record does not have the version in expect. data.current is the record in its present state. Read it,
 * and send the change again with its version.
 */
export interface RecipeConflictData extends Pick<CommonMembers, "kind"> {
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Recipe;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface RecipeDetailsChanges extends Partial<Pick<Recipe, "name" | "method" | "dose" | "water" |
  "yield" | "temperature" | "grindSetting" | "bean" | "note">> {
  /** The steps, in the order of time. Together they must not have more than `water`. */
  steps?: RecipeStepInput[] | null;
  /** `true` if the recipe is a favourite. */
  favourite?: boolean | null;
  /** `true` if the recipe is no longer in use. Lists leave it out unless they are asked for. */
  archived?: boolean | null;
}

/** One page of a list. */
export interface RecipePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Recipe[];
}

/** A step of a recipe: what to do, and when. */
export interface RecipeStep {
  /**
   * The time of the step, in seconds since the beginning of the brew. It must not be before the previous
   * step.
   */
  at: number;
  /** The action of the step, such as `pour` or `stir`. */
  action: "bloom" | "pour" | "stir" | "press" | "wait";
  /** The water that is poured in this step, in grams, at most 20,000. */
  water: number | null;
  /** A free text about the step. */
  note: string | null;
}

/** A step of a recipe: what to do, and when. */
export interface RecipeStepInput extends Pick<RecipeStep, "at" | "action">, Partial<Pick<RecipeStep, "water" |
  "note">> {
}

/** Recommended parameters for a brew, their source, and the corrections that were made. */
export interface Recommendation {
  /**
   * The source of the parameters. bean: the best brews of the same beans. similar: the best brews of beans
   * with the same roast level and process. default: the usual parameters of the method.
   */
  source: "bean" | "similar" | "default";
  /** The brewing method for which the parameters are recommended. */
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
   * The number of brews from which the parameters are computed: each parameter is a median of these brews. 0
   * if `source` is `default`.
   */
  brews: number;
  /** The ground coffee, in grams. */
  dose: number;
  /** The grams of water or beverage for each gram of coffee. `ratioOf` tells which of them. */
  ratio: number;
  /** The weight to which `ratio` refers. yield: the beverage. water: the water. */
  ratioOf: "yield" | "water";
  /** The temperature of the water, in degrees Celsius. */
  temperature: number;
  /**
   * The duration of the whole brew, in seconds. `null` if neither the brews nor the method have a usual time.
   */
  time: number | null;
  /** The setting on the grinder's own scale. `null` if none of the brews has a setting. */
  grindSetting: number | null;
  /** The id of the grinder to which `grindSetting` refers. `null` if none of the brews names a grinder. */
  grinder: string | null;
  /** The parameters that were changed because of the last tasting or measurement. */
  corrections: Correction[];
}

/** The recommended parameters of a brew, and the source of the answer. */
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
  /**
   * The setting of the grinder, on its own scale. `null` if there is none to recommend, for example without a
   * grinder.
   */
  grind: number | null;
  /** The reasons for these parameters, in one or two sentences. */
  why: string;
  /**
   * The origin of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The instant at which the answer was made. */
  at: string;
  /** `true` if an equal request was made before, and its stored answer was returned. */
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

/** The freshness, age, origin and malformed parts of a document that was fetched. */
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
   * database. file: read from a file that an option of the core names. builtIn: there is no document, and
   * defaults apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
  /** The malformed parts of the document. The core ignores these parts. */
  problems: DocumentProblem[];
}

/** The id of the record that was deleted, or that was archived instead. */
export interface Removed {
  /** The id of the deleted record. `null` if the record was archived instead. */
  deleted: string | null;
  /** The id of the archived record, to which other records refer. `null` if the record was deleted. */
  archived: string | null;
}

/** Whether a place was removed from the list of recent places. */
export interface RemovedRecent {
  /** `true` if the place was in the list of recent places. */
  removed: boolean;
}

/** The result of renaming a category or a tag. */
export interface RenamedLabel {
  /** The number of items whose category or tag was renamed. */
  changed: number;
}

/** An explanation of a report, which the AI of the host has written. */
export interface ReportExplanation {
  /** The name of the explained report. */
  report: "stockValue" | "turnover" | "abc" | "sales" | "aging";
  /** The most important fact, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /** The instant at which the model answered. */
  at: string;
  /** `true` if an equal request was made before, and its stored answer was returned. */
  repeated: boolean;
}

/** The request was cancelled while it waited. */
export interface RequestCancelledData {
  /** The name of the kind of error, for programs. */
  kind: "requestCancelled";
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** The interpretation of a scanned code, and the records that have it. */
export interface ResolvedCode {
  /**
   * A spelling that is the same for all codes with the same meaning: the EAN-13 of a UPC, and GS1 element
   * strings with parentheses. A symbology identifier is removed.
   */
  normalized: string;
  /** The symbology of the barcode, if it was given or can be inferred; `null` otherwise. */
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
  /** The reason why the code is invalid, such as a wrong check digit; `null` for a valid code. */
  problem: string | null;
  /** The content of a GS1 code; `null` for any other code. */
  gs1: GS1Content | null;
  /** The records that have this code, at most 10. Records that the caller may not see are left out. */
  matches: CodeMatch[];
}

/** The conflicts that are resolved now. */
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

/** The refusal to set a member that only managers may set. */
export interface RestrictedMemberData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** The manager rights, one of which the caller needs. */
  needs: ManagerBits;
  /** The refused member, as a JSON Pointer (RFC 6901). The caller may neither see nor set this member. */
  member: string;
}

/** The result of a return: the order, and an entry for each returned line. */
export interface ReturnedGoods {
  /** The order after the return. If the order is overpaid, a refund is due. */
  order: ShownOrder;
  /** The entry for each returned line. */
  entries: OrderEntry[];
}

/** A returned quantity of an order line. */
export interface ReturnedLine {
  /** The id of the order line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item
   * that the customer could return.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. */
  quantity: number;
  /**
   * The condition of the goods. ok: they can be sold. returned: they must be inspected first. Goods of a
   * batch are put into a separate lot with the status `returned`. A piece with a serial number stays in its
   * lot, whose status becomes `returned`. Default: `ok`.
   */
  condition?: "ok" | "returned" | null;
  /** `true` if the goods go back into stock. Default: `true`. */
  restock?: boolean | null;
  /**
   * The location that receives the goods, by its id, code or path. Default: the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
  /**
   * The id of the lot of the goods, for an item that is tracked by lots. Default: the shipped lot. Required
   * if goods of several lots were shipped.
   */
  lot?: string | null;
  /** The id of the dispatch with which the goods left. Default: any dispatch of the order. */
  dispatch?: string | null;
  /**
   * For a kit, the lots of its components that come back. Required for a component of which several lots were
   * shipped, unless all of the component comes back.
   */
  lots?: ShippedLot[] | null;
}

/** The result of reversing a receipt. */
export interface ReversedReceipt {
  /** The purchase after the reversal. */
  purchase: Purchase;
  /** The new receipt, which reverses the given one. */
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
   * The departments in which the user does the daily work. Each bit of this number is a department;
   * `access.departments` lists the bits.
   */
  deptMask: number;
  /**
   * The departments that the user manages. Each bit of this number is a department. A manager of a department
   * can also delete, approve and see costs there.
   */
  managerMask: number;
}

/** A problem of a row, with its column. */
export interface RowProblem {
  /**
   * The member with the problem, as a JSON Pointer (RFC 6901) into the record. Empty if the problem is about
   * the whole row.
   */
  pointer: string;
  /** The kind of the problem: missing, unknown, type or value. */
  kind: "missing" | "unknown" | "type" | "value";
  /** A sentence that names the column or the member, and the expected value. */
  message: string;
  /**
   * The name of the column with the problem, from the first line of the file. Left out if the problem is not
   * in a column.
   */
  column?: string;
}

/** The problems of one refused row. */
export interface RowProblems {
  /** The line of the file in which the row begins, counted from 1. */
  line: number;
  /** The problems of the row. Their pointers begin at the record that the row describes. */
  problems: RowProblem[];
}

/** A sale over the counter. */
export interface Sale {
  /** The order, which is closed. */
  order: ShownOrder;
  /** The invoice that was issued for the sale. */
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
  unitPrice?: MoneyInput | null;
  /** The discount on the line in percent, from 0 to 100. */
  discount?: number | null;
  /**
   * The tax rate in percent, with at most 3 decimals. Without `taxRate` and `taxCategory`, a contact whose
   * category is not S gives its category and the rate 0. Otherwise both come from the item if it has one, or
   * else from the contact.
   */
  taxRate?: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory?: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
  note?: string | null;
  /**
   * The lots from which the goods are taken. If they are left out, the goods are taken from the lots that
   * expire first.
   */
  lots?: ShippedLot[] | null;
  /**
   * The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
   * company's main location.
   */
  location?: string | null;
}

/** The payment of a sale. */
export interface SalePayment {
  /**
   * The total that the front end has shown. If the sale has another total, it is refused. If the amount is
   * left out, the payment is the total of the sale.
   */
  amount?: MoneyInput | null;
  /** The method of payment as a free text, such as cash or card. */
  method?: string | null;
  /** The payment's reference in another system. */
  reference?: string | null;
}

/** The sums of orders in one currency. Amounts for returned and credited goods are subtracted. */
export interface SalesFigures {
  /** The number of orders that are included in the sums. */
  orders: number;
  /** The sum of the amounts without tax. */
  net: MoneySum;
  /** The sum of the taxes. */
  tax: MoneySum;
  /** The sum of the amounts with tax. */
  gross: MoneySum;
}

/** The sales of a period, with totals for each currency. */
export interface SalesReport {
  /** The first day of the period, which is included. `null` if the report has no first day. */
  from: string | null;
  /** The last day of the period, which is included. `null` if the report extends to the present. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals of the whole period, one row for each currency. */
  totals: SalesFigures[];
  /**
   * The rows. Rows by day, week or month are in the order of time. Other rows are sorted by currency, and
   * within a currency by the sum without tax, the largest first.
   */
  items: SalesRow[];
  /** The cursor of the next page, to pass as `after`; `null` on the last page. */
  next: string | null;
}

/** One row of a sales report: the sales in a period of time, of an item, to a customer, or of an agent. */
export interface SalesRow {
  /**
   * The day, the Monday of the week, or the first day of the month. `null` unless rows are by day, week or
   * month.
   */
  day: string | null;
  /** The id of the item. `null` for order lines without an item, and unless rows are by item. */
  item: string | null;
  /** The item's SKU. `null` for rows without an item. */
  sku: string | null;
  /**
   * The item's name if rows are by item, or the customer's name in the newest of the orders if rows are by
   * contact. `null` for other rows.
   */
  name: string | null;
  /** The item's own unit. `null` for rows without an item. */
  unit: string | null;
  /** The id of the customer. `null` unless rows are by contact. */
  contact: string | null;
  /**
   * The id of the user who is responsible for the orders. `null` for orders without such a user, and unless
   * rows are by agent.
   */
  agent: string | null;
  /**
   * The sold quantity, in the item's own unit. `null` for rows without an item, and if the sum is too large
   * for a quantity (about 92,000,000,000,000).
   */
  quantity: number | null;
  /** The number of orders that are included in the sums. */
  orders: number;
  /** The sum of the amounts without tax. */
  net: MoneySum;
  /** The sum of the taxes. */
  tax: MoneySum;
  /** The sum of the amounts with tax. */
  gross: MoneySum;
}

/** The totals of the orders in one currency. */
export interface SalesSum {
  /** The number of orders. */
  count: number;
  /** The total without tax. */
  net: MoneySum;
  /** The total with tax. */
  gross: MoneySum;
  /**
   * The cost of the ordered items, at their average purchase cost. Only managers of the inventory see this
   * member.
   */
  cost?: MoneySum | null;
  /** The margin, which is `net` less `cost`. Only managers of the inventory see this member. */
  margin?: MoneySum | null;
  /**
   * The number of order lines whose items have no known cost in the currency. The cost of these lines counts
   * as 0. Only managers of the inventory see this member.
   */
  uncosted?: number | null;
}

/** A recipe for another amount: all weights are multiplied by the same factor and rounded to 0.1 g. */
export interface ScaledRecipe {
  /** The id of the recipe. */
  id: string;
  /** The factor by which all weights were multiplied, with five decimals. */
  factor: number;
  /** The ground coffee of the scaled recipe, in grams. `null` if the recipe has none. */
  dose: number | null;
  /** The water of the scaled recipe, in grams. `null` if the recipe has none. */
  water: number | null;
  /** The weight of the beverage of the scaled recipe, in grams. `null` if the recipe has none. */
  yield: number | null;
  /** The steps. Their weights are scaled; their times are those of the recipe. */
  steps: RecipeStep[];
}

/** A temperature on the requested scale. */
export interface ScaledTemperature {
  /** The temperature in degrees of `scale`, with at most nine decimals. */
  value: number;
  /** The scale of the temperature. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /**
   * `true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated
   * linearly.
   */
  extrapolated: boolean;
}

/** A message and its answer. */
export interface SentMessage {
  /** The conversation of the message. */
  conversation: Conversation;
  /** The user's message that was sent. */
  message: Message;
  /** The complete answer of the model. */
  answer: Message;
}

/**
 * This device has no series of invoice numbers in the company that the cloud has confirmed. data.company is
 * the company. Let the device sync once, and send the request again.
 */
export interface SeriesUnconfirmedData {
  /** The name of the kind of error, for programs. */
  kind: "seriesUnconfirmed";
  /** The id of the company in which this device has no series of numbers yet. */
  company: string;
}

/** Settings and their values. */
export interface SettingValues {
  /** The values, by the names of the settings. A setting that was never set has its default value. */
  values: { [name: string]: unknown };
}

/** The share of a company: its links, and the permission of this account. */
export interface Share {
  /** The id of the company. All of its present and future records are shared. */
  company: string;
  /**
   * The role of this account. owner: the account shares the company. participant: the company is shared with
   * the account.
   */
  role: "owner" | "participant";
  /**
   * The link of the share, with which people can join. `null` for participants, and if the share has ended.
   */
  url: string | null;
  /**
   * The people who can join with the share's link. none: nobody, so that only invited people can join.
   * readOnly: everybody who has the link, for reading only. readWrite: everybody who has the link, with the
   * rights of the access record that they get.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
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
  /** The name of the kind of error, for programs. */
  kind: "shareNotFound";
}

/** The company to which a link leads, and the state of the link. */
export interface SharePreview {
  /** The id of the company. */
  company: string | null;
  /** The company's name. */
  name: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * The permission of a participant. readWrite: everything that the participant's access record allows.
   * readOnly: only reading, even if the access record allows more.
   */
  permission: "readWrite" | "readOnly";
  /**
   * The state of the link. open: the link can be accepted. mine: the link leads to the account's own zone.
   * accepted: the account has already accepted the link. full: the share admits no more participants.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/**
 * The refusal of a call for a company that another account shares with this one. No right in that company
 * allows the call.
 */
export interface SharedCompanyData {
  /** The name of the kind of error, for programs. */
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
  /** The writer of the value: app or core. */
  owner: "core" | "app";
  /**
   * The time when the value was written. `null` for flags that come from a file that an option of the core
   * names.
   */
  updatedAt: string | null;
}

/** The names of the values in the app group. */
export interface SharedNames {
  /** The names of the values, sorted by their bytes. */
  values: SharedName[];
}

/** A value that the app shares with its widgets. */
export interface SharedValue {
  /** The name of the value. */
  name: string;
  /** The writer of the value: app or core. */
  owner: "core" | "app";
  /** The value, as JSON. `null` if the value does not exist. */
  value: unknown;
  /**
   * The time when the value was written. `null` if the value does not exist, and for flags that come from a
   * file that an option of the core names.
   */
  updatedAt: string | null;
}

/** The share of a company, its participants, and how many of its records are in the cloud. */
export interface SharingState {
  /** The share. `null` for a company that was never shared. */
  share: Share | null;
  /** The number of the company's records that are in the cloud already. */
  enlisted: number;
  /**
   * The number of the company's records on this device. The core still sends the records that are not in the
   * cloud.
   */
  total: number;
  /** The participants, the owner first. `null` if the caller is not an owner. */
  participants: Participant[] | null;
}

/** The result of a shipment: the order, the dispatch, and an entry for each shipped line. */
export interface Shipment {
  /** The order after the shipment. */
  order: ShownOrder;
  /** The dispatch with which the goods leave. */
  dispatch: Dispatch;
  /** One entry for each shipped line. Each entry has the lots that were shipped. */
  entries: OrderEntry[];
}

/** A quantity of an order line to ship. */
export interface ShippedLine {
  /** The id of the order line. Either `line` or `sku` must be given, not both. */
  line?: string | null;
  /**
   * The SKU of the line's item, instead of `line`. A SKU is refused if several lines have goods of this item
   * left to ship.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. More than 0, and at most the quantity that is left to ship. */
  quantity: number;
  /**
   * The lots from which the goods are taken. If they are left out, the goods are taken from the lots that
   * expire first. For a kit, name lots of its components. A component without named lots is taken from its
   * lots that expire first.
   */
  lots?: ShippedLot[] | null;
  /**
   * The location that the goods leave, by its id, code or path. Default: the item's own location, or else the
   * company's main location.
   */
  location?: string | null;
}

/** A quantity of one lot, to ship or to take back. */
export interface ShippedLot {
  /** The id of the lot. */
  lot: string;
  /** The quantity, in the line's unit. For a kit, in the component's own unit. */
  quantity: number;
}

/** The value of a flag. */
export interface ShownFlag {
  /** The name of the flag. */
  name: string;
  /** `true` if the flag is on. If AppConfig does not have the flag, the `fallback` of the request. */
  on: boolean;
  /** `true` if AppConfig has the flag, so that `on` is not the fallback. */
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
   * database. file: read from a file that an option of the core names. builtIn: there is no document, and
   * defaults apply.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** An order line with its amounts and the quantity that can be shipped now. */
export interface ShownLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The id of the order. */
  order: string;
  /** The id of the item. `null` for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. `null` for a line without an item. */
  sku: string | null;
  /** The text of the line, such as the item's name. */
  text: string;
  /** The quantity, in the line's unit. More than 0. */
  quantity: number;
  /** The unit of the quantity. If the line is for an item: the item's `unit`, or one of its `units`. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount on the line in percent, from 0 to 100. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Default: 0. */
  taxRate: number | null;
  /**
   * The category of the tax (EN 16931): S for a rate above 0, Z for the rate 0, E if exempt, AE if the buyer
   * owes the tax (reverse charge), K for a supply within the European Union, G for an export, O outside the
   * scope of the tax. Default: S for a rate above 0, and else Z.
   */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O" | null;
  /** The note below the line on printed documents. */
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
  /** The part of the shipped quantity that was returned, in the line's unit. */
  returned: number;
  /**
   * The quantity that was cancelled before the invoice: it will not be shipped, and it is not on the invoice.
   */
  cancelled: number;
  /** The quantity that was credited after the invoice: it is on the invoice, but it will not be shipped. */
  dropped: number;
  /**
   * The quantity of stock that the line needs, in the item's own unit. 0 for a kit, because a kit needs its
   * components instead.
   */
  demand: number;
  /**
   * The instant since which the line has been waiting for stock. Stock goes to the lines with the earliest
   * instant first. `null` if the line needs no stock.
   */
  queuedAt: string | null;
  /**
   * The source of a price that no request gave. contact: a price of the customer's own. list: the customer's
   * price list. item: the item's own price. `null` for a price that a request gave.
   */
  priceSource: "contact" | "list" | "item" | null;
  /**
   * The kind of the item when the line was created, service or kit. `null` for goods in stock, and for a line
   * without an item.
   */
  kind: "stocked" | "service" | "kit" | null;
  /**
   * The components that a kit takes from the stock, according to its bill of materials when the line was
   * created. Empty for other lines.
   */
  parts: KitPart[];
  /** The quantity that is left to ship and in stock for the line, in the line's unit. */
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

/** An order with the amount that is still to be paid. */
export interface ShownOrder extends Order {
  /**
   * The amount owed less the amount paid. Negative if a refund is due. For a draft, the amount that will be
   * owed if the draft is submitted unchanged.
   */
  due: Money;
}

/** The place that widgets show if their configuration names no place. */
export interface ShownPlace {
  /** The id of the chosen place. `null` if the device's place is chosen. */
  chosen: string | null;
  /** The place that these widgets show. `null` if no place is known. */
  place: TimelinePlace | null;
  /**
   * The reasons why these widgets show another place than the chosen one. Empty if they show the chosen
   * place.
   */
  fallbacks: Fallback[];
  /**
   * The next time when this result may change only because time passes: a purchase ends, or the device's
   * place becomes old. `null` if there is no such time.
   */
  validUntil: string | null;
}

/** A promotion with its product, as the store sells the product on this device. */
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
  /** The image. A text instead of an object is the address of the image. */
  image: PromotionImage | null;
  /**
   * What a tap on the promotion opens. A text instead of an object is `product:ID`, a web address, or a link
   * into the app, such as `myapp://page`.
   */
  action: PromotionAction | null;
  /** The name that the app uses for the position of the promotion on its screens. `null` for any position. */
  placement: string | null;
  /**
   * The audiences to which the promotion applies, by the names that the app uses. The caller must name at
   * least one of them. Empty for all callers. A text instead of a list counts as a list with one name.
   */
  audience: string[];
  /** The time from which the promotion applies. `null` if the promotion has no start. */
  start: string | null;
  /**
   * The time from which the promotion no longer applies. It must be later than `start`. `null` if the
   * promotion has no end.
   */
  end: string | null;
  /** The priority. Promotions with higher priorities come first. Default: 0. */
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
  /**
   * The percentage of subjects to which the promotion applies, from 0 to 100 with at most two decimals. A
   * subject is usually an account (see `subject` of policy.promotions.list). `null` for all subjects.
   */
  percentage: number | null;
  /**
   * The number of seconds for which a dismissal hides the promotion. Default: 604,800, which is seven days.
   */
  dismissFor: number | null;
  /** Further data for the app. The core returns the data unchanged. */
  data: { [name: string]: unknown } | null;
  /**
   * The product as the store sells it on this device. `null` if the store has not answered, if the store does
   * not sell the product, or if the promotion has no product.
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
  /** The name of the kind of error, for programs. */
  kind: "signInFailed";
  /**
   * The username of the user who is still signed in. Left out if no user is signed in, and in errors of
   * methods that check the caller's own password.
   */
  signedIn?: string;
}

/** The company has credentials, and no user is signed in there. Call access.signIn. */
export interface SignInRequiredData {
  /** The name of the kind of error, for programs. */
  kind: "signInRequired";
  /**
   * `true` if the company's owner requires credentials from every user, and the account has none yet. To
   * create them, call `access.credentials.create`.
   */
  create?: boolean;
}

/** The user who has signed in. */
export interface SignedIn {
  /** The user who has signed in. */
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
 * An alert about stock: for example, an item is low or has recovered, a lot expires soon, or sync has found a
 * problem.
 */
export interface StockAlert {
  /** The alert's id. */
  id: string;
  /** The id of the company that the alert belongs to. */
  company: string;
  /** The id of the item; `null` for an alert about a location. */
  item: string | null;
  /** The id of the location that lost its barcode; `null` for any other alert. */
  location: string | null;
  /**
   * For an alert of the kind expiring: the id of the lot. For serialTwice: the id of the lot with the serial
   * number that was received twice. `null` for other kinds of alert.
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
  /** The last day on which the lot is good, for an alert of the kind expiring; `null` otherwise. */
  expiry: string | null;
  /** The instant of the alert. */
  at: string;
}

/** One page of a list. */
export interface StockAlertPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockAlert[];
}

/** The usable stock of an item in another location. */
export interface StockElsewhere {
  /** The id of the location. */
  location: string;
  /** The location's name. */
  locationName: string;
  /** The quantity in the location that can be used, in the item's own unit. A part of it may be reserved. */
  usable: number;
}

/**
 * An entry of the ledger: a quantity of an item that came into or left a location. Entries are never changed;
 * another entry can reverse an entry.
 */
export interface StockEntry {
  /** The entry's id. */
  id: string;
  /** The id of the company that the entry belongs to. */
  company: string;
  /**
   * The id of the transaction. All entries that were posted together have the same id. It is the id of the
   * first of them, or an id that is computed from the stocktake.
   */
  transaction: string;
  /** The id of the moved item. */
  item: string;
  /** The id of the location that the stock came into or left. */
  location: string;
  /**
   * The reason for the movement: purchase, sale, return, adjustment, transfer, consumption, count or
   * production.
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
  /** The reason for the movement, in the company's words. */
  reason: string | null;
  /** A free text about the movement. */
  note: string | null;
  /** The id of the entry that this entry reverses; `null` if it reverses none. */
  reverses: string | null;
  /** The id of the user who posted the entry. */
  actor: string;
  /** The instant at which the movement happened. */
  effectiveAt: string;
  /** The instant at which the entry was posted. */
  at: string;
  /** The id of the moved lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The id of the order or of the purchase for which the entry was posted. */
  order: string | null;
  /** The id of the line of that order or purchase. */
  orderLine: string | null;
  /** The id of the dispatch with which the goods left. */
  dispatch: string | null;
  /** The id of the loan for which the entry was posted. */
  loan: string | null;
  /** The id of the stocktake that posted the entry. */
  count: string | null;
  /** The id of the build that used or made the goods. */
  build: string | null;
}

/** One page of a list. */
export interface StockEntryPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockEntry[];
}

/**
 * A stock movement. Its members are the parameters of the method for its type, such as those of
 * inventory.stock.receive for `receive`. A movement of the type `adjust` needs a reason.
 */
export interface StockForm {
  /** The type of the movement. It decides which other members may be given. */
  type: "receive" | "consume" | "transfer" | "return" | "adjust";
  /** The id of the item. Either `item` or `sku` must be given. */
  item?: string | null;
  /** The item's SKU, instead of `item`. Case and surrounding spaces are ignored. */
  sku?: string | null;
  /** The quantity, in `unit`; more than 0, at most 1,000,000,000. For all types except `adjust`. */
  quantity?: number | null;
  /** The unit of the quantity. Default: the item's own unit. */
  unit?: string | null;
  /**
   * The location, by its id, code or path, for all types except `transfer`. Default: the item's own location,
   * or else the company's main location.
   */
  location?: string | null;
  /**
   * For a transfer: the location that the stock leaves, by its id, code or path. Default: the item's own
   * location, or else the company's main location.
   */
  from?: string | null;
  /**
   * For a transfer: the location that receives the stock, by its id, code or path. Default: the item's own
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
  /** For a receipt: the cost of one of the item's own units. Only managers of the inventory may give it. */
  unitCost?: MoneyInput | null;
  /** The reason, in the company's words. */
  reason?: string | null;
  /** A free text. */
  note?: string | null;
  /**
   * The instant at which the movement happened; not in the future. If it is left out, the movement happens
   * now. Only managers may give an instant that is more than 24 hours ago.
   */
  effectiveAt?: string | null;
  /**
   * The id of the lot, for an item that is tracked by lots. With `lot`, leave out `batch` and `serials`.
   * Stock that arrives needs `lot`, or each of `batch` and `serials` by which the item is tracked. A
   * correction or a count needs exactly one of `lot`, `batch` and one serial number. If stock is taken
   * without `lot`, `batch` and `serials`, the lots that expire first are taken.
   */
  lot?: string | null;
  /** The lot's batch, instead of `lot`. A receipt creates a lot for a new batch. */
  batch?: string | null;
  /** The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new ones. */
  serials?: string[] | null;
  /** For a receipt: the last day on which a newly created lot is good. */
  expiry?: string | null;
  /**
   * `true` to take stock even if it is reserved for orders or builds. Only managers of the inventory may set
   * it.
   */
  force?: boolean | null;
  /** For a return from a customer: the condition of the goods, as in inventory.stock.return. */
  condition?: "ok" | "returned" | null;
  /**
   * For a return from a customer: the id of the order line whose goods come back, as in
   * inventory.stock.return.
   */
  orderLine?: string | null;
}

/**
 * The stock of an item in all locations, in one location or in one lot: the sum of the entries in the ledger.
 */
export interface StockLevel {
  /** The id of the item. */
  item: string;
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The id of the location; `null` for all locations together. */
  location: string | null;
  /** The location's name. */
  locationName: string | null;
  /** The id of the lot; `null` for all lots together, and for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /**
   * The quantity that is reserved for open orders and builds, in the item's own unit. `null` if the levels of
   * an earlier time were requested. Also `null` for a single location or lot, because reservations apply to
   * the stock of all locations together.
   */
  reserved: number | null;
  /**
   * The quantity on hand that must not be sold: it is lent, in transit, scrapped, or of a lot whose status is
   * neither `ok` nor `attention`.
   */
  unavailable: number;
  /**
   * The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and
   * `unavailable`. For a kit in all locations together, the number of whole kits that can be made of
   * available components.
   */
  available: number;
  /**
   * The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's
   * own unit. `null` for a single location or lot, and for an earlier instant.
   */
  onOrder: number | null;
  /** The instant at which the next part of `onOrder` is expected; `null` if it is not known. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one of the item's own units, for managers of the inventory only. `null` for
   * a single location or lot, for an earlier instant, and if no receipt had a cost.
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
  /** The quantity that is reserved for open orders and builds, in the item's own unit. */
  reserved: number;
  /**
   * The quantity on hand that must not be sold, in the item's own unit: it is lent, in transit, scrapped, or
   * of a lot whose status is neither `ok` nor `attention`.
   */
  unavailable: number;
  /**
   * The quantity that can be sold or used, in the item's own unit: `onHand` less `reserved` and
   * `unavailable`. For a kit, the number of whole kits that can be made of available components.
   */
  available: number;
  /**
   * The expected quantity: the quantity on order, plus the quantity that open builds will make. In the item's
   * own unit.
   */
  onOrder: number;
  /** The instant at which the next part of `onOrder` is expected; `null` if it is not known. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one of the item's own units, for managers of the inventory only. `null` if
   * no receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** The value of the stock at one instant, at average purchase cost. */
export interface StockValueReport {
  /** The instant for which the stock was valued. */
  at: string;
  /**
   * The time zone in which the day of the parameter `at` ends: the company's time zone. UTC if the company
   * has no time zone, or if this machine does not know it.
   */
  timeZone: string;
  /** The totals of all stock, one row for each currency. */
  totals: StockValueTotal[];
  /** The number of items that are in stock and have no known cost. The sums do not include them. */
  uncosted: number;
  /**
   * The rows, sorted by currency, and within a currency by value, the largest first. Rows without a known
   * value come last.
   */
  items: StockValueRow[];
  /** The cursor of the next page, to pass as `after`; `null` on the last page. */
  next: string | null;
}

/**
 * One row of a stock value report: the value of an item, of the items of a category, or of the stock in a
 * location.
 */
export interface StockValueRow {
  /** The id of the item. `null` unless rows are by item. */
  item: string | null;
  /** The item's SKU. `null` unless rows are by item. */
  sku: string | null;
  /** The item's name. `null` unless rows are by item. */
  name: string | null;
  /** The item's own unit. `null` unless rows are by item. */
  unit: string | null;
  /**
   * The category of the item or the items. `null` for items without a category, and if rows are by location.
   */
  category: string | null;
  /** The id of the location. `null` unless rows are by location. */
  location: string | null;
  /**
   * The names of the locations that contain the location, the outermost first, and its own name last. `null`
   * unless rows are by location.
   */
  path: string[] | null;
  /** The number of items that the row sums up. */
  count: number;
  /** The quantity of the item on hand, in the item's own unit. `null` unless rows are by item. */
  onHand: number | null;
  /**
   * The average purchase cost of one of the item's own units. `null` if no receipt had a cost, and unless
   * rows are by item.
   */
  averageCost: UnitCost | null;
  /** The value: quantity on hand times average purchase cost. `null` if the cost is not known. */
  value: MoneySum | null;
}

/** The value of all stock whose cost is in one currency. */
export interface StockValueTotal {
  /** The number of items that are included in the sum. */
  count: number;
  /** The value of these items: quantities on hand times average purchase costs. */
  value: MoneySum;
}

/**
 * The data directory could not be read or written. No part of the request was stored, except the record that
 * data.record names, if any.
 */
export interface StorageFaultData {
  /** The name of the kind of error, for programs. */
  kind: "storageFault";
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
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
  /** The name of the kind of error, for programs. */
  kind: "storageFull";
}

/** The freshness and age of the store's data about products. */
export interface StoreAge {
  /**
   * The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the
   * store has never sent data.
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

/**
 * The App Store environment of the account's documents, and the environments whose documents the core
 * accepts.
 */
export interface StoreEnvironment {
  /**
   * The environment of the newest document, such as Production or Sandbox; `null` if there are no documents.
   */
  environment: string | null;
  /** The environments whose documents the core accepts. */
  accepted: string[];
  /** The id of the app that documents must be about. */
  bundleId: string;
  /**
   * The root certificates that signatures must lead to. apple: Apple's roots. file: the roots in the file
   * that --trusted-roots names.
   */
  roots: "apple" | "file";
}

/** The products of the store with their prices, and the age of this data. */
export interface StoreListing {
  /** The products with their prices. Products that the store does not sell on this device are left out. */
  products: StoreProduct[];
  /**
   * The freshness of the data. fresh: the store sent it within the last day. stale: it is older. default: the
   * store has never sent data.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; `null` if `source` is `default`. */
  age: number | null;
}

/** The company must be one that this account owns. */
export interface StoreNeeded {
  /** The kind of the condition: store. */
  rule: "store";
  /** The store of the account's own companies. */
  store: "private";
}

/** The introductory offer of a subscription. */
export interface StoreOffer {
  /**
   * The kind of offer. freeTrial: no payment. payAsYouGo: a payment for each period. payUpFront: one payment
   * for all periods.
   */
  mode: "freeTrial" | "payAsYouGo" | "payUpFront";
  /** The price, in the main unit of the product's currency. 0 for a free trial. */
  price: number;
  /** The price as the store writes it for the user. */
  displayPrice: string;
  /** The length of one period of the offer. */
  period: StorePeriod;
  /** The number of periods during which the offer applies. */
  periods: number;
}

/** The introductory offer of a subscription. */
export interface StoreOfferInput extends Pick<StoreOffer, "mode" | "price" | "displayPrice" | "periods"> {
  /** The length of one period of the offer. */
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
  /** `true` if a family can share the product. `null` if the store does not report it. */
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
  /** The data of the requested products. Products that the store does not sell on this device are left out. */
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

/** A new subscription, and its position in the change log. */
export interface Subscribed {
  /** The handle of the subscription, which `events.changed` repeats. */
  subscription: number;
  /**
   * The position in the change log after which the subscription reports all changes. To miss no change, read
   * the existing records after subscribing.
   */
  cursor: string;
}

/** Rights that would be enough for a method. */
export interface SufficientGrant {
  /** `true` if the user must become an owner. */
  isOwner: boolean;
  /** The bit to add to the user's `deptMask`. 0 if none must be added. */
  deptMask: number;
  /** The bit to add to the user's `managerMask`. 0 if none must be added. */
  managerMask: number;
  /** The presets of `access.grant` that contain this bit. */
  presets: Array<"sales" | "warehouse" | "management" | "viewer">;
}

/** A known capability whose name is similar to an unknown one. */
export interface SuggestedCapability {
  /** The unknown name. */
  unknown: string;
  /** The most similar known name. */
  suggestion: string;
}

/** An item with too little stock. */
export interface SuggestedItem {
  /** The id of the item. */
  item: string;
  /** The item's SKU. */
  sku: string;
  /** The item's name. */
  name: string;
}

/** Suggested tasting notes, and the source of the answer. */
export interface SuggestedNotes {
  /** One to ten short tasting notes, each of at most 200 characters. */
  notes: string[];
  /** Up to ten flavour terms of one to three words, in lower case. */
  flavorWheel: string[];
  /** The body (the feel in the mouth), in a few words. */
  bodyDescription: string;
  /**
   * The origin of the answer. model: the AI of the host. history: the account's own journal, because the
   * host's AI failed.
   */
  source: "model" | "history";
  /**
   * The id of the answer. For 24 hours, `journal.ai.accept` stores notes and profiles with this id. `null` if
   * `source` is `history`.
   */
  suggestion: string | null;
  /** The instant at which the answer was made. */
  at: string;
  /** `true` if an equal request was made before, and its stored answer was returned. */
  repeated: boolean;
}

/** The places to offer before the user types: the device's place and the recent places. */
export interface SuggestedPlaces {
  /** The place of the device. `null` if the place is not known yet. */
  device: DevicePlace | null;
  /** The recent places, newest first. */
  places: WidgetPlace[];
}

/** The new drafts, and the items with too little stock that no draft contains. */
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

/** The account to which a data directory belongs, and the state of the cloud's account. */
export interface SyncAccount {
  /**
   * The state of the cloud's account, as last reported. Without a connection, `noAccount`. Before the first
   * report, `couldNotDetermine`.
   */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /**
   * The id of the user as whom the account acts while no user is signed in. It is the same on all devices of
   * the account.
   */
  account: string;
  /** The user reference: the container's name for the account. `null` before the first connection. */
  reference: string | null;
  /** The time when the data directory was first connected to the account. `null` before that time. */
  since: string | null;
  /**
   * The number of records with unsent changes, plus the number of records with unsent files. A switch to
   * another account would lose these changes and files. `null` before the first connection, and while the
   * core still counts the records from before the connection.
   */
  unsent: number | null;
}

/** A conflict: a value that sync has discarded, for example because two devices changed the same member. */
export interface SyncConflict {
  /** The id of the conflict. */
  id: string;
  /** The company of the record. `null` for the account's own records. */
  company: string | null;
  /** The kind of the record, such as `item`. Events have the same text in `type`. */
  type: string;
  /** The record's id. */
  record: string;
  /** The name of the member with the conflict. `null` if one side deleted the record. */
  field: string | null;
  /** The value before the two changes. `null` if there was no value, or if it is not known. */
  ancestor: unknown;
  /** The value of the device that found the conflict. `null` if there was no value. */
  local: unknown;
  /** The value in the container. `null` if there was no value. */
  server: unknown;
  /** The side whose value the record has now: local or server. */
  kept: "local" | "server";
  /**
   * The reason why a value was discarded. edited: both sides changed the same member, or one side deleted a
   * record that the other side changed. renamed: another record has the value, which must be unique.
   * duplicate: both sides created a record of the same thing, and the earlier record stays. moved: two moves
   * put two records below each other. rejected: the change is not allowed. discarded: `sync.queue.discard`
   * was called.
   */
  reason: "edited" | "renamed" | "duplicate" | "moved" | "rejected" | "discarded";
  /** The account that wrote the value in the container, as the container names the account. */
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
  /** The id of the event. The notification `events.changed` has the same id. */
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
  /** `true` if the transfer of records succeeded. */
  succeeded: boolean;
  /** The number of records that were fetched, or that the container accepted. */
  records: number;
  /** The number of bytes of the members of these records. */
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

/** The state of sync, as a whole and for each store. */
export interface SyncStatus {
  /**
   * The state. synced: all changes are sent and fetched. syncing: records are being sent or fetched. error: a
   * record was refused (details are in `stores` and `sync.queue.list`). offline: the container cannot be
   * reached, and the core tries again. paused: the account cannot be used. signedOut: there is no connection
   * to a cloud.
   */
  state: "synced" | "syncing" | "error" | "offline" | "paused" | "signedOut";
  /**
   * The container with which the data is synced: the path of a file, the address of a server, `host` for the
   * cloud of the host app, or `exec:` followed by a command. `null` without a container.
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
  /** The number of records with changes that were sent, but are not confirmed yet. */
  pendingSyncs: number;
  /** The number of records with files that were not sent yet. */
  filesToSend: number;
  /** The number of files that were not fetched yet. */
  filesToFetch: number;
  /**
   * The number of records that arrived before the record to which they belong, such as a line before its
   * order. They become visible when that record arrives.
   */
  waiting: number;
  /**
   * The number of records that sync cannot process: records that arrived and cannot be read, and records that
   * the container refuses for a lasting reason.
   */
  quarantined: number;
  /** The number of records that arrived and whose type only a newer version of the core knows. */
  unknown: number;
  /** The time when the last cycle ended in this process. `null` before the end of the first cycle. */
  lastCycleAt: string | null;
  /** The time when the last successful cycle ended in this process. `null` before the first success. */
  lastSuccessAt: string | null;
  /**
   * The time when the core last found that the container was restored to an earlier state. Left out if that
   * never happened.
   */
  restoredAt?: string;
  /** The reason why the last cycle failed. `null` if the last cycle succeeded. */
  error: SyncError | null;
}

/** A tasting note about a brew or about beans. */
export interface Tasting extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The instant of the tasting. */
  at: string;
  /** The id of the brew that was tasted. Either `brew` or `bean` must be given, not both. */
  brew: string | null;
  /** The id of the beans, for a tasting without a brew. Either `brew` or `bean` must be given, not both. */
  bean: string | null;
  /** The taste, in words. */
  text: string | null;
  /**
   * Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same
   * time, sync keeps the additions of both.
   */
  descriptors: string[];
  /** The body (the feel in the mouth), in words. */
  bodyDescription: string | null;
  /** The scores of the tasting. `null` if there are none. */
  scores: TastingScores | null;
  /**
   * The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: a part was written by a person, and a part was suggested by the AI.
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: Tasting;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface TastingDetailsChanges extends Partial<Pick<Tasting, "at" | "brew" | "bean" | "text" |
  "bodyDescription">> {
  /**
   * Flavour terms: those of `journal.flavorWheel.get`, or any others. If two devices add terms at the same
   * time, sync keeps the additions of both.
   */
  descriptors?: string[] | null;
  /** The scores of the tasting. `null` if there are none. */
  scores?: TastingScoresChanges | null;
  /**
   * The author of the note. user: a person wrote it. ai: the AI suggested it, and a person accepted it.
   * mixed: a part was written by a person, and a part was suggested by the AI.
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

/** The taxes on sales and purchases of a period, by tax category and tax rate. */
export interface TaxReport {
  /** The first day of the period, which is included. `null` if the report has no first day. */
  from: string | null;
  /** The last day of the period, which is included. `null` if the report extends to the present. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The tax on invoices, less the tax on credit notes. One row for each currency, rate and category. */
  sales: TaxRow[];
  /** The tax on purchases. One row for each currency, rate and category. */
  purchases: TaxRow[];
}

/** The sums of all documents with the same tax category and tax rate, in one currency. */
export interface TaxRow {
  /** The tax rate, in percent. */
  taxRate: number;
  /** The category of the tax, according to EN 16931. */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The number of documents that contain this tax. */
  documents: number;
  /** The sum of the amounts without tax. */
  net: MoneySum;
  /** The sum of the taxes. */
  tax: MoneySum;
}

/** The sum of the lines with the same tax category and tax rate. */
export interface TaxSum {
  /** The tax rate in percent. */
  taxRate: number;
  /** The category of the tax (EN 16931). */
  taxCategory: "S" | "Z" | "E" | "AE" | "K" | "G" | "O";
  /** The sum without tax. */
  net: Money;
  /** The tax on `net`. */
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

/** The events that `telemetry.track` accepts. */
export interface TelemetryNames {
  /** The events that may be sent. */
  events: DeclaredEvent[];
}

/** The host's answer to host.telemetry.send. */
export interface TelemetrySent {
}

/** A temperature scale: its name, its unit and its definition. */
export interface TemperatureScale {
  /** The name of the scale, as `from` and `to` of `temperature.convert` accept it. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The symbol of the unit, such as °C. */
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

/** A flavour term, and the number of tasting notes that contain it. */
export interface TermCount {
  /** The flavour term. */
  term: string;
  /** The number of tasting notes that contain the term. */
  count: number;
}

/** In production, the tier of a company cannot be set, whatever rights the caller has. */
export interface TierBoughtData {
  /** The name of the kind of error, for programs. */
  kind: "forbidden";
  /** tierIsBought: the app was built for production, where purchases decide the tier. */
  reason: "tierIsBought";
}

/** The limits and features of a company's tier. */
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
  /** The name of the kind of error, for programs. */
  kind: "tierRequired";
  /** The limit that would be exceeded, or the feature that the tier lacks. */
  limit: "participants" | "analytics" | "ai";
  /** The present limit. `null` if a feature is lacking, or if this device does not know the limit. */
  most: number | null;
  /** The tiers that allow the request. */
  tiers: Array<"free" | "business" | "enterprise">;
  /**
   * The ids of the store's products that give these tiers. Left out if the company's tier does not depend on
   * purchases.
   */
  products?: string[];
}

/** The content of a widget for the next hours, and the reason for each fallback. */
export interface Timeline {
  /**
   * The id of the place that the widget's configuration asks for, or of the place chosen for all widgets.
   * `null` for the device's place.
   */
  wanted: string | null;
  /** The place that the widget shows. `null` if no place is known. */
  place: TimelinePlace | null;
  /** The scale of the temperatures. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The hours that have not ended, in order of time. Empty if no weather is known. */
  entries: TimelineEntry[];
  /**
   * The reasons why the widget shows less, or another place, than its configuration asks for. Empty if there
   * is no such reason.
   */
  fallbacks: Fallback[];
  /** The time at which the widget should request the timeline again. */
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

/** The content of a widget during one hour. */
export interface TimelineEntry {
  /** The time when the hour begins, from which the widget shows this entry. */
  at: string;
  /** The temperature in degrees Celsius, converted from the host's unit. */
  celsius: number;
  /** The temperature in degrees of the timeline's `scale`. */
  temperature: number;
  /**
   * `true` if the temperature is outside the table of the scale Humanus, so that the value was extrapolated
   * linearly.
   */
  extrapolated: boolean;
  /** The weather in a word or two, as the host calls it. `null` if the host does not report it. */
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
  /**
   * The rule for the next request. after: at the time in `at`. never: only when the app reports that the
   * content has changed.
   */
  policy: "after" | "never";
  /** The time of the next request. `null` if `policy` is `never`. */
  at: string | null;
}

/**
 * Too many attempts have failed, or were made at once. data.retryAfter is the number of milliseconds to wait
 * before the next attempt.
 */
export interface TooManyAttemptsData {
  /** The name of the kind of error, for programs. */
  kind: "tooManyAttempts";
  /** The time during which further attempts are refused, in milliseconds. */
  retryAfter: number;
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** A filter of events. An event must fit all given members. A topic without members fits all events. */
export interface Topic {
  /** The service of the records. Default: the records of all services. */
  service?: string | null;
  /** The kind of the records. Default: records of all kinds. */
  type?: string | null;
  /** The id of the company of the records. Default: the records of all companies and of the account. */
  company?: string | null;
}

/** The outcome of recording an event. */
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
  /** The number of bytes of the file. */
  bytes: number;
}

/** The turnover of the stock in a period: how often the stock was sold or used up, and replaced. */
export interface TurnoverReport {
  /** The first day of the period, which is included. `null` if the report has no first day. */
  from: string | null;
  /** The last day of the period, which is included. `null` if the report extends to the present. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's time zone. UTC if the company has no time zone,
   * or if this machine does not know that time zone.
   */
  timeZone: string;
  /** The totals of all items, one row for each currency. */
  totals: TurnoverSum[];
  /**
   * The number of items that had stock, or of which goods left, and that have no known cost. The sums do not
   * include them.
   */
  uncosted: number;
  /** The rows, sorted by currency, and within a currency by `out`, the largest first. */
  items: TurnoverRow[];
  /** The cursor of the next page, to pass as `after`; `null` on the last page. */
  next: string | null;
}

/** One row of a turnover report: the turnover of an item, or of the items of a category. */
export interface TurnoverRow {
  /** The id of the item. `null` unless rows are by item. */
  item: string | null;
  /** The item's SKU. `null` unless rows are by item. */
  sku: string | null;
  /** The item's name. `null` unless rows are by item. */
  name: string | null;
  /** The category of the item or the items. `null` for items without a category. */
  category: string | null;
  /** The cost of the goods that were sold or used up, less the cost of goods that customers returned. */
  out: MoneySum;
  /** The value of the stock at the beginning of the period. */
  opening: MoneySum;
  /** The value of the stock at the end of the period. */
  closing: MoneySum;
  /**
   * The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to
   * even. `null` if that average is 0 or less.
   */
  turnover: number | null;
}

/**
 * The cost of the goods that left, and the value of the stock before and after the period, in one currency.
 */
export interface TurnoverSum {
  /** The cost of the goods that were sold or used up, less the cost of goods that customers returned. */
  out: MoneySum;
  /** The value of the stock at the beginning of the period. */
  opening: MoneySum;
  /** The value of the stock at the end of the period. */
  closing: MoneySum;
  /**
   * The turnover: `out` divided by the average of `opening` and `closing`, with two decimals, rounded half to
   * even. `null` if that average is 0 or less.
   */
  turnover: number | null;
}

/** No user is signed in, or the app's backend has not authenticated the user. data.reason is the reason. */
export interface UnauthorizedData {
  /** The name of the kind of error, for programs. */
  kind: "unauthorized";
  /**
   * The reason. signedOut: no user is signed in. none: the backend has not authenticated the user yet.
   * expired: the backend's authentication is no longer valid.
   */
  reason: "signedOut" | "none" | "expired";
  /**
   * The id of the record that was stored despite the error: an answer that was stored as failed, or feedback.
   * Left out if no record was stored.
   */
  record?: string;
  /**
   * The id of the record to which the stored record belongs, such as the conversation. Left out if the stored
   * record belongs to no other record.
   */
  owner?: string;
}

/** Stock that is in the ledger, in the scope of a stocktake, and was not counted. */
export interface UncountedStock {
  /** The id of the item. */
  item: string;
  /** The item's SKU (stock keeping unit). */
  sku: string;
  /** The item's name. */
  name: string;
  /** The item's own unit, in which its quantities are given. */
  unit: string;
  /** The id of the location of the stock. */
  location: string | null;
  /** The location's name. */
  locationName: string | null;
  /** The id of the lot; `null` for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /**
   * The quantity in the ledger, in the item's own unit. `null` if the caller may not see it, because the
   * stocktake is blind.
   */
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
  /** The name of the kind of error, for programs. */
  kind: "unsupportedProtocol";
  /** The versions of the protocol that the core supports. */
  supported: number[];
}

/** A recommended update that was put off, and the time until which it is not shown. */
export interface UpdateDelay {
  /** The version that the request gave. */
  version: string;
  /** The time from which the update is recommended again. */
  until: string;
}

/** An upload of an asset in pieces: its id, and the number of bytes received. */
export interface Upload {
  /** The id of the upload, for assets.append and assets.finish. */
  upload: string;
  /** The number of bytes received, which is the offset of the next piece. */
  received: number;
}

/** A person who has signed in with Apple. */
export interface User extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The user's id at Apple. The same person has a different id for each developer. */
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
  /** The state of the session after the check. */
  state: AuthState;
  /** The reason why Apple could not be reached. `null` if Apple was reached, or if no user is signed in. */
  failure: RefreshFailure | null;
}

/** A view: a stored call of a listing method, such as a filtered list. */
export interface View extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The view's name. */
  name: string;
  /** The call that views.run repeats. */
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
  /**
   * The record in its present state, with the members that the caller may see. Repeat the change with its
   * `version` as `expect`.
   */
  current: View;
}

/**
 * Changes as a JSON merge patch (RFC 7396). Only the given members change. `null` removes an optional member,
 * or restores its default if it has one.
 */
export interface ViewDraftChanges {
  /** The view's name. */
  name?: string;
  /** The call that views.run repeats. */
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

/** A step that is not possible yet, and the conditions that must be met first. */
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

/** The reason why a result has fewer hours of weather than the request asked for. */
export interface WeatherGap {
  /**
   * The reason. nowMissing: the host's answer has no present hour. hoursMissing: the host's answer has fewer
   * hours than requested.
   */
  reason: "nowMissing" | "hoursMissing";
  /** The reason as a sentence that a user interface can show. */
  message: string;
}

/** The weather of an hour. */
export interface WeatherHour {
  /** The time when the hour begins. */
  at: string;
  /** The temperature in degrees Celsius, converted from the host's unit. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, as the host calls it. `null` if the host does not report it. */
  condition: string | null;
  /** The members of the host's answer that the core does not know, unchanged. `null` if there are none. */
  more: { [name: string]: unknown } | null;
}

/**
 * The place that the weather is about. Of the places for which the host has weather, it is the one nearest to
 * the requested coordinates.
 */
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

/** A place that a widget can show. Its id always names this place, and never another one. */
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

/** Whether a line was written to the log. */
export interface WrittenLine {
  /**
   * `true` if the line was written, `false` if it was dropped. A conversation can write at most 200 lines a
   * second. Further lines are dropped, and one line of the log counts them.
   */
  taken: boolean;
}

/** A page of the changes in a zone. */
export interface ZoneChanges {
  /** The records that were saved since the token, in their present state. */
  records?: CloudRecordInput[] | null;
  /** The records that were deleted since the token. */
  deleted?: CloudDeletionInput[] | null;
  /** The token to send with the next request. */
  token: string;
  /** `true` if there are more changes. The core then sends the next request at once, with the new token. */
  more: boolean;
  /**
   * The zone's share. It is on the last page if its change tag differs from `shareTag`; otherwise left out.
   */
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

