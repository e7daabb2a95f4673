// Generated from Schemas/openrpc.json by generate-clients.

/**
 * The records of Mainspring 0.1.0. Quantities have at most five decimals; what has more digits than a number
 * of JavaScript can hold, about 16, loses the last ones.
 */

/** Members that many records have. */
export interface CommonMembers {
  /** The value to pass as after for the next page; null at the end. */
  next: string | null;
  /** The company to which the record belongs. */
  company: string;
  /** The record's id. */
  id: string;
  /** The version of the record: 1 at first, and 1 more with each change. */
  version: number;
  /** The time when the record was created. */
  createdAt: string;
  /** The time of the record's last change. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The items with their shares of the revenue, in classes. */
export interface ABCReport {
  /** The first day; null for all earlier days. */
  from: string | null;
  /** The last day; null for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that
   * the machine does not know.
   */
  timeZone: string;
  /** The totals of all sold items, by currency and class. */
  totals: ABCTotal[];
  /** The sold items, by currency, the largest revenue first. */
  items: ABCRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
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
   * The class: A if the items with more revenue brought less than 80 % of all revenue, B if they brought less
   * than 95 %, else C.
   */
  class: "A" | "B" | "C";
  /** The revenue without tax, less returned and credited goods. */
  revenue: MoneySum;
  /**
   * The share of all revenue in the currency, in percent, with two decimals, rounded half to even; null if
   * there is no revenue.
   */
  share: number | null;
  /** The share of this item and of all items with more revenue together. */
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
  /** The share of all revenue, in percent, with two decimals; null if there is no revenue. */
  share: number | null;
}

/** The host's answer to host.ai.available. */
export interface AIAvailabilityAnswer {
  /** true if there is a model that answers. */
  available: boolean;
  /** The reason why there is no model; null if there is one. */
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
  /** The company, now also in companies.list. Its records are on their way. */
  company: string;
  /** true if the company is the account's own. Then nothing was changed. */
  mine: boolean;
  /**
   * readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
   */
  permission: "readWrite" | "readOnly";
}

/** The rights of one user in one company. */
export interface AccessRecord extends Pick<CommonMembers, "id" | "version" | "updatedAt" | "unreadable"> {
  /** The company. */
  company: string;
  /** The user who has these rights: the account, or a user who signs in. */
  user: string;
  /** The user's name. access.people shows it to all users of the company. */
  name: string | null;
  /** `true` if the user is an owner, who has all rights except those of the founder alone. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes
   * another owner the founder.
   */
  isFounder: boolean;
  /** The departments in which the user does the daily work, as a mask. access.departments lists the bits. */
  deptMask: number;
  /** The departments in which the user also deletes, approves and sees costs, as a mask. */
  managerMask: number;
  /** The time when the user was let in. */
  createdAt: string;
  /** The time when `mainspring recover` last gave the user another password, or null if it never did. */
  recoveredAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface AccessRecordConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: AccessRecord;
}

/** A rule of access: the right that a call requires. */
export interface AccessRule {
  /** The kind of the required right. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department for which the right is required. Left out if the rule names no department. */
  department?: string;
  /** The bits, one of which is enough. Left out if the rule requires no bits. */
  mask?: number;
}

/** The directory has no cloud account that can be used; data.status is the state of the account. */
export interface AccountUnavailableData {
  /** The machine name of the error. */
  kind: "accountUnavailable";
  /** The state of the cloud's account. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
}

/** One event in the history of a contact. */
export interface Activity {
  /** The time of the event. */
  at: string;
  /** The kind of record. contactNote is a note that a user wrote. */
  kind: string;
  /** The id of the record. */
  id: string;
  /** The text of a note, or the number of the record. */
  text: string;
  /** The status of the record; null for a kind without status. */
  status: string | null;
  /** The user who did it; null if no longer known. */
  actor: string | null;
}

/** One page of a list. */
export interface ActivityPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Activity[];
}

/** A postal address. */
export interface Address {
  /** Street, number, floor, as they stand on an envelope. */
  lines: string[];
  /** The city. */
  city: string | null;
  /** The state, province or county. */
  region: string | null;
  /** The postal code. */
  postalCode: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country: string | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface AddressChanges extends Partial<Pick<Address, "city" | "region" | "postalCode" | "country">> {
  /** Street, number, floor, as they stand on an envelope. */
  lines?: string[] | null;
}

/** A postal address. */
export interface AddressInput extends Partial<Pick<Address, "city" | "region" | "postalCode" | "country">> {
  /** Street, number, floor, as they stand on an envelope. */
  lines?: string[] | null;
}

/** The number of unpaid orders, and the amount due. */
export interface AgingFigures {
  /** The number of orders. */
  orders: number;
  /** The amount that is still due for these orders. */
  due: MoneySum;
}

/** The unpaid amounts of customers, by the age of the invoices. */
export interface AgingReport {
  /** The instant of the report. */
  at: string;
  /**
   * The time zone in which days are counted: the company's. It is UTC if the company has none, or one that
   * the machine does not know.
   */
  timeZone: string;
  /** A row for each currency with unpaid amounts. */
  items: AgingRow[];
  /** Always null, as the list is complete. */
  next: string | null;
}

/** The unpaid amounts in one currency. */
export interface AgingRow {
  /** The sum of all unpaid amounts. */
  total: AgingFigures;
  /** The amounts invoiced at most 30 days ago. */
  days30: AgingFigures;
  /** The amounts invoiced 31 to 60 days ago. */
  days60: AgingFigures;
  /** The amounts invoiced 61 to 90 days ago. */
  days90: AgingFigures;
  /** The amounts invoiced more than 90 days ago. */
  older: AgingFigures;
}

/** The methods that the caller may and may not call. */
export interface AllowedMethods {
  /** The company of the request, or the selected one; null if there is neither. */
  company: string | null;
  /** The user who acts in the company; null as long as a sign-in is needed. */
  user: string | null;
  /** Every method, in the order of the discovery document. */
  methods: CheckedMethod[];
}

/** The transaction was already reversed; data.reversedBy names the reversing transaction. */
export interface AlreadyReversedData {
  /** The machine name of the error. */
  kind: "alreadyReversed";
  /** The transaction that reversed it. */
  reversedBy: string;
}

/** The flavour of a coffee in numbers, and their source. */
export interface AnalyzedFlavor {
  /** The profile. */
  profile: FlavorProfile;
  /** The version of the tasting that it was stored with; null if it was not. */
  version: number | null;
  /** model: the AI of the host. history: the account's own journal, because the host failed. */
  source: "model" | "history";
  /** The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** true if the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Another owner of the company must send the request. */
export interface AnotherOwner {
  /** anotherOwner */
  rule: "anotherOwner";
}

/** The form in which a table was read, as given or as guessed. */
export interface AnsweredForm {
  /** The column separator; null for another one, which a sep= line of the file sets. */
  separator: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator; null if no number of the first rows tells. */
  decimal: "point" | "comma" | null;
  /** The character encoding. */
  encoding: "utf8" | "utf16" | "windows1252";
}

/** Facts that help to understand feedback: versions and counts, but no text of users. */
export interface AppDiagnostics {
  /** The core's version. */
  version: string;
  /** The operating system: linux or macos. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The environment that the app was built for. */
  buildEnvironment: "development" | "staging" | "production";
  /** The program that uses the core, as in system.hello; null if it has not sent that. */
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
   * The user's id before the app was transferred to another developer. Used if that user's session ended with
   * transferred.
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

/** The company is archived; it can be read, and restored with companies.update. */
export interface ArchivedData {
  /** The machine name of the error. */
  kind: "archived";
}

/** A photo, document, logo or proof of a record. */
export interface Asset {
  /** The asset's id. */
  id: string;
  /** The company of the asset; null for an asset of the account's own record. */
  company: string | null;
  /** The record to which the asset belongs. */
  owner: AssetOwner;
  /**
   * The role. photo: an image; a record has at most 20. logo: a PNG or JPEG of at most 2 MB. proof: a proof
   * of delivery. document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** The asset's name, which may differ from the file's name. */
  name: string | null;
  /** The media type, from the asset's first bytes. If these do not show it, the type that the request gave. */
  mediaType: string;
  /** The number of bytes. */
  bytes: number;
  /** The SHA-256 digest of the bytes, as hexadecimal digits. */
  sha256: string;
  /** The width in pixels, from the image's header; null for other assets. */
  width: number | null;
  /** The height in pixels. */
  height: number | null;
  /** Smaller pictures of an image. Where one is missing, the image itself is used. */
  variants: AssetVariant[];
  /** The position among the assets of the record. The first photo is the cover. */
  position: number;
  /** The version, from 1. It grows by one with each change. */
  version: number;
  /** The instant at which the asset was added. */
  createdAt: string;
  /** The instant of the last change. */
  updatedAt: string;
  /**
   * The place of the bytes. local: only on this device. synced: on this device and in the cloud. remote: only
   * in the cloud; the first read fetches them. missing: in neither, because another device has not sent them
   * yet, or the file was removed.
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

/** The file of the asset was removed from the data directory. */
export interface AssetMissingData {
  /** The machine name of the error. */
  kind: "assetMissing";
  /** The digest of the missing bytes. Adding the same bytes again restores them. */
  sha256: string;
}

/** The record to which an asset belongs, and with which it is deleted. */
export interface AssetOwner {
  /** The kind of the record, as events name it: item, location, company. */
  type: string;
  /** The id of the record. */
  id: string;
}

/** The record to which an asset belongs, and with which it is deleted. */
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

/** The assets would exceed a limit of bytes; data.limit is the limit, and data.bytes the size. */
export interface AssetTooLargeData {
  /** The machine name of the error. */
  kind: "assetTooLarge";
  /** The limit in bytes, for all assets of a record or for a logo. */
  limit: number;
  /** The number of bytes that there would be. */
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
  /** The SHA-256 digest of the bytes. */
  sha256: string;
}

/** The parts of the app that are open to the user. */
export interface AuthGate {
  /** true if the app is open: a user has signed in with Apple. */
  shell: boolean;
  /** true if chat and feedback are open: the backend has authenticated the user. */
  backend: boolean;
}

/** The state of the session: the user who is signed in with Apple, and the backend's authentication. */
export interface AuthState {
  /** true if a user is signed in. */
  signedIn: boolean;
  /** The id of the user, a record of users; null if none is signed in. */
  user: string | null;
  /** The place of the app's data, as in policy.deployment.get. */
  path: "appleNative" | "backend";
  /** The place of the backend's token, now or in future: with the host, or in a file of the core. */
  secrets: "host" | "file";
  /** Apple's last report about the credential, also for a session that has ended; null before the first. */
  credentialState: "authorized" | "revoked" | "notFound" | "transferred" | null;
  /** The time of that report. The session lasts, however old the report is. */
  checkedAt: string | null;
  /** The state of the backend's authentication of the user. */
  backend: "none" | "valid" | "expired";
}

/** The availability of the AI. */
export interface Availability {
  /** true if there is a model that answers. */
  available: boolean;
  /** The reason why there is no model; null if there is one. */
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

/** The answer of the app's backend. */
export interface BackendAnswer {
  /** The HTTP status. */
  status: number;
  /**
   * The headers that the core uses: content-type, and retry-after in seconds, also if the backend has sent a
   * date.
   */
  headers?: HTTPHeaderInput[] | null;
  /** The body, as text; null if there is none, or if it was passed on as events. */
  body?: string | null;
}

/** The app's backend gave no usable answer; data.reason is the reason. */
export interface BackendFailedData {
  /** The machine name of the error. */
  kind: "backendFailed";
  /**
   * status: the backend replied with the given status. error: the backend reported a failure. cutOff: the
   * answer ended too early. tooLong: the answer has more than 100,000 characters. malformed: the answer has
   * another form than expected.
   */
  reason: "status" | "error" | "cutOff" | "tooLong" | "malformed";
  /** The HTTP status; left out if it is not the reason. */
  status?: number;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The host's answer to host.backend.authenticate. */
export interface BackendToken {
  /** The token. */
  token: string;
  /** The time when the token expires; null if the backend does not say. */
  expiresAt?: string | null;
}

/** The contents of a backup. */
export interface BackupReport {
  /** The time of the state in the backup. It contains all changes that were answered before. */
  madeAt: string;
  /** The size of the backup in bytes. */
  bytes: number;
  /** The number of files of assets in the backup. */
  assets: number;
  /** The SHA-256 of each asset whose file was already damaged. */
  damaged: string[];
  /** The files of assets that are gone or could not be read, and are not in the backup, ordered by name. */
  missing: MissingAsset[];
}

/** Coffee beans, as they were bought. */
export interface Bean extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The name on the bag. */
  name: string;
  /** The roaster. */
  roaster: string | null;
  /** The origins of the beans; the shares of a blend sum to at most 100 percent. */
  origins: BeanOrigin[];
  /** The roast level of the beans. */
  roastLevel: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The process of the cherries. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** true if the beans are decaffeinated. */
  decaf: boolean;
  /** The day on which the beans were roasted. */
  roastDate: string | null;
  /** The day on which the bag was opened. */
  openedAt: string | null;
  /** The day on which the beans were frozen, not before roastDate. */
  frozenAt: string | null;
  /** The day on which the beans were thawed, not before frozenAt. */
  thawedAt: string | null;
  /** The last day on which the roaster recommends the beans. */
  bestBefore: string | null;
  /** The weight of the beans in the bag, in grams. */
  weight: number | null;
  /** The grams that were used for other purposes than brews. */
  withdrawn: number;
  /** The price of the bag. */
  price: Money | null;
  /** 0 to 5, in halves. */
  rating: number | null;
  /** The flavours, as the roaster names them. Devices merge them as a set. */
  flavours: string[];
  /** Any further text. */
  note: string | null;
  /** The address of a page about the beans. */
  url: string | null;
  /** The code on the bag. */
  barcode: string | null;
  /** true if the beans are a favourite. */
  favourite: boolean;
  /** true if the beans are out of use. */
  archived: boolean;
  /** true if the bag is empty. */
  finished: boolean;
  /**
   * The age in whole days since roastDate, in the account's time zone. A day in the freezer counts one
   * ninetieth. Left out without roastDate.
   */
  ageDays?: number;
  /** The remaining grams: weight less withdrawn less the doses of all brews. Left out without weight. */
  remaining?: number;
  /** true if remaining is less than 0. */
  overdrawn?: boolean;
  /** The number of brews, without drafts. */
  brews?: number;
  /** The time of the last brew. */
  lastBrewedAt?: string;
  /** The mean rating of the rated brews, to four places. */
  averageRating?: number;
  /** The price of a gram, in minor units to five places. Left out without price or weight. */
  costPerGram?: UnitCost;
  /**
   * The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface BeanConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Bean;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface BeanDetailsChanges extends Partial<Pick<Bean, "name" | "roaster" | "roastLevel" | "process" |
  "roastDate" | "openedAt" | "frozenAt" | "thawedAt" | "bestBefore" | "weight" | "rating" | "note" | "url" |
  "barcode">> {
  /** The origins of the beans; the shares of a blend sum to at most 100 percent. */
  origins?: BeanOriginInput[] | null;
  /** true if the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The grams that were used for other purposes than brews. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: MoneyChanges | null;
  /** The flavours, as the roaster names them. Devices merge them as a set. */
  flavours?: string[] | null;
  /** true if the beans are a favourite. */
  favourite?: boolean | null;
  /** true if the beans are out of use. */
  archived?: boolean | null;
  /** true if the bag is empty. */
  finished?: boolean | null;
}

/** An origin of beans; a blend has several. */
export interface BeanOrigin {
  /** The country of origin (ISO 3166-1 alpha-2). */
  country: string | null;
  /** The region. */
  region: string | null;
  /** The farm or the washing station. */
  farm: string | null;
  /** The producer. */
  producer: string | null;
  /** The altitude in metres above the sea. */
  altitude: number | null;
  /** The variety of the plant. */
  variety: string | null;
  /** The process of these cherries, if it differs within a blend. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** The share of a blend, in percent. */
  share: number | null;
}

/** An origin of beans; a blend has several. */
export interface BeanOriginInput extends Partial<Pick<BeanOrigin, "country" | "region" | "farm" | "producer" |
  "altitude" | "variety" | "process" | "share">> {
}

/** One page of a list. */
export interface BeanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Bean[];
}

/** A brew of coffee: its parameters and its result. */
export interface Brew extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" | "unreadable">
  {
  /** The time of the brew, from 1900 to one day in the future. */
  at: string;
  /** The bean. Required except in a draft. */
  bean: string | null;
  /** The method. Required except in a draft. */
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
  /** The ground coffee, in grams. Required except in a draft. */
  dose: number | null;
  /** The water, in grams. */
  water: number | null;
  /** The beverage, in grams. */
  yield: number | null;
  /** The grinder. */
  grinder: string | null;
  /** The setting on the grinder's own scale. */
  grindSetting: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The time of the whole brew, in seconds. */
  time: number | null;
  /** The water of the bloom, in grams. */
  bloomWater: number | null;
  /** The time of the bloom, in seconds. */
  bloomTime: number | null;
  /** The pressure, in bar. */
  pressure: number | null;
  /** The pours, in the order of time. */
  pours: Pour[];
  /** The total dissolved solids of the beverage, in percent. */
  tds: number | null;
  /** Other equipment, each once. Devices merge it as a set. */
  equipment: string[];
  /** The place. */
  place: string | null;
  /** 0 to 5, in halves. */
  rating: number | null;
  /** Any further text. */
  note: string | null;
  /** The recipe that the brew followed. */
  recipe: string | null;
  /** true if the brew is a favourite. */
  favourite: boolean;
  /** true if the brew is hidden. Statistics leave it out. */
  archived: boolean;
  /** true if the brew is incomplete. A draft needs only `at`, and is in no figure. */
  draft: boolean;
  /**
   * The grams of beverage or water per gram of coffee, to two places; ratioOf says which. Figures above
   * 100,000 are left out.
   */
  ratio?: number;
  /**
   * yield: the ratio is of the beverage, as for espresso and moka pot. water: it is of the water. Without one
   * weight, the ratio is of the other.
   */
  ratioOf?: "yield" | "water";
  /** The grams of coffee per litre of water, to one place. */
  strength?: number;
  /** The extraction yield in percent, to two places: TDS times beverage over dose. */
  extraction?: number;
  /** true if the beverage was not weighed. The extraction then uses the water less twice the dose. */
  estimated?: boolean;
  /** The grams of beverage per second, to two places. */
  flow?: number;
  /** The age of the bean on the day of the brew, in whole days. */
  beanAge?: number;
  /** The price of the dose. */
  cost?: Money;
  /** The key of the section; only in lists with sectionBy. */
  section?: string;
  /** Unusual parameters, which are accepted. Lists leave them out. */
  warnings?: BrewWarning[];
  /**
   * The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface BrewConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Brew;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface BrewDetailsChanges extends Partial<Pick<Brew, "at" | "bean" | "method" | "dose" | "water" |
  "yield" | "grinder" | "grindSetting" | "temperature" | "time" | "bloomWater" | "bloomTime" | "pressure" |
  "tds" | "place" | "rating" | "note" | "recipe">> {
  /** The pours, in the order of time. */
  pours?: PourInput[] | null;
  /** Other equipment, each once. Devices merge it as a set. */
  equipment?: string[] | null;
  /** true if the brew is a favourite. */
  favourite?: boolean | null;
  /** true if the brew is hidden. Statistics leave it out. */
  archived?: boolean | null;
  /** true if the brew is incomplete. A draft needs only `at`, and is in no figure. */
  draft?: boolean | null;
}

/** The filters of brews. A brew must fit all of them. */
export interface BrewFilter {
  /** The first day, in the account's time zone. */
  from?: string | null;
  /** The last day, in the account's time zone. */
  to?: string | null;
  /** The bean. */
  bean?: string | null;
  /** The roaster of the bean; case does not matter. */
  roaster?: string | null;
  /** A country of origin of the bean. */
  country?: string | null;
  /** The process of the bean. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** The roast level of the bean. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The method. */
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
  /** The grinder. */
  grinder?: string | null;
  /** true for favourite brews only, false for the others. */
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
   * The first day of the day, week or month, the id of the bean, or the method; null for drafts without one.
   */
  key: string | null;
  /** The number of brews. */
  count: number;
  /** The parameter `after` of journal.brews.list for a page that begins with this section. */
  first: string;
}

/** One page of a list. */
export interface BrewSectionPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: BrewSection[];
}

/** An unusual parameter of a brew, which is accepted. */
export interface BrewWarning {
  /**
   * ratio: outside 1 to 25. extraction: outside 10 to 30 percent. grindSetting: outside the grinder's scale.
   * archivedBean, archivedEquipment: the record is archived. pours: their sum is more than 5 g below the
   * water.
   */
  kind: "ratio" | "extraction" | "grindSetting" | "archivedBean" | "archivedEquipment" | "pours";
  /** The unusual value. */
  value: number | null;
  /** The lowest usual value. */
  minimum: number | null;
  /** The highest usual value. */
  maximum: number | null;
  /** The archived bean or piece of equipment. */
  record: string | null;
}

/** The caller, and the caller's rights in a company. */
export interface Caller {
  /** The account that the data directory serves. */
  account: string;
  /** The company of the request, or the selected one; null if there is neither. */
  company: string | null;
  /** The store that holds the company. */
  store: "private" | "shared" | null;
  /** The user who acts in the company; null as long as a sign-in is needed. */
  user: string | null;
  /** The username that the user signs in with; null without one. */
  username: string | null;
  /** The user's name; null without one. */
  name: string | null;
  /** The user's role in the company; null as long as a sign-in is needed. */
  role: "owner" | "participant" | null;
  /** `true` if the user is an owner, who has all rights except those of the founder alone. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes
   * another owner the founder.
   */
  isFounder: boolean;
  /** The departments in which the user does the daily work, as a mask. access.departments lists the bits. */
  deptMask: number;
  /** The departments in which the user also deletes, approves and sees costs, as a mask. */
  managerMask: number;
  /** The names of the departments in deptMask. */
  departments: string[];
  /** The names of the departments in managerMask. */
  managed: string[];
  /**
   * The state of signing in. unneeded: the company has no credentials, and the account acts in it. needed:
   * the company has credentials, and no user is signed in. done: a user is signed in. create: the owner
   * requires credentials from everybody, and the account has none yet (access.credentials.create).
   */
  signIn: "unneeded" | "needed" | "done" | "create";
  /** The time when the session ends if no request comes before; null without a session. */
  until: string | null;
}

/** The outcome of a cancellation. */
export interface Cancelled {
  /** The number of requests that were cancelled. */
  cancelled: number;
}

/** An answer that was cancelled. */
export interface CancelledAnswer {
  /** The id of the answer; null if there was none to cancel. */
  cancelled: string | null;
}

/** A feature that only some tiers include. */
export interface CatalogueFeature {
  /** The name of the feature, as methods use it. */
  id: string;
  /** The name of the feature, as people use it. */
  name: string;
}

/** A product of the store. */
export interface CatalogueProduct {
  /** The store's id of the product. */
  id: string;
  /** The tier that the product gives; null if there is none. */
  tier: string | null;
  /** The name of the product, as people use it. */
  name: string | null;
  /** The kind of the product, by the App Store's name. */
  type: "Consumable" | "Non-Consumable" | "Non-Renewing Subscription" | "Auto-Renewable Subscription" | null;
  /** The number of days that a Non-Renewing Subscription lasts; null if it never ends. */
  days: number | null;
}

/** A tier, with the features that it adds to those of the lower tiers in its group. */
export interface CatalogueTier {
  /** The name of the tier, as methods use it. */
  id: string;
  /** The group of the tier. In each group, only the highest tier that the account has counts. */
  group: string;
  /** The rank of the tier in its group. The tier of rank 0 needs no purchase. */
  rank: number;
  /** The name of the tier, as people use it. */
  name: string;
  /** The features that the tier adds to those of the lower tiers in its group. */
  features: string[];
  /**
   * The tier of a company whose tier follows from its owner's purchases; null if this tier gives companies
   * nothing.
   */
  companyTier: "free" | "business" | "enterprise" | null;
}

/** A piece of a conversation as text. */
export interface ChatExport {
  /** The text: whole messages, at most about 1 MiB. */
  text: string;
  /** The value to pass as after for the next piece; null at the end. */
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
   * The time when the permission ends, as far as is known; null if it does not end, or if the feature is not
   * allowed.
   */
  until: string | null;
  /** The store's answer about these products. */
  store: StoreListing;
  /**
   * fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has
   * ended within the last 90 days, and its renewal is unknown. default: there are no documents, and the
   * account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; null if there are no documents. */
  age: number | null;
}

/** The decision about one method and one user. */
export interface CheckedMethod {
  /** The method's name. */
  method: string;
  /** true if the user may call the method. */
  allowed: boolean;
  /**
   * Allowed. anyone, account: the rule needs no right. owner, founder: by ownership. manager: by a manager's
   * bit. department: by a department's bit. member: by any right in the company. Not allowed. noCompany:
   * there is no company for the call. signInRequired: no user is signed in. noRight: the right is missing.
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
  /** `true` if all lines are gone. `false` if a file can't be removed, as in a directory that is only read. */
  whole: boolean;
}

/** The number of places that were removed. */
export interface ClearedRecents {
  /** The number of removed places. */
  removed: number;
}

/** The program at the other end of the pipe. */
export interface Client {
  /** The name of the program. */
  name: string;
  /** The version of the program. */
  version: string | null;
  /**
   * The environment that the client was built for. The option --build-environment overrides it; without both
   * it is development.
   */
  build: "development" | "staging" | "production" | null;
}

/** The program at the other end of the pipe. */
export interface ClientInput {
  /** The name of the program. */
  name: string;
  /** The version of the program. */
  version?: string | null;
  /**
   * The environment that the client was built for. The option --build-environment overrides it; without both
   * it is development.
   */
  build?: "development" | "staging" | "production" | null;
}

/** The account whose cloud it is. */
export interface CloudAccountAnswer {
  /** The state of the account, such as available or noAccount. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The user reference, the same on all devices of the account; null without an account. */
  account?: string | null;
  /** The id of the container. */
  container?: string | null;
  /**
   * true if the container refuses writes that the caller's access record does not allow, and changes or
   * deletions of records that are only added. Otherwise the owner's core reverts such writes.
   */
  enforcesRights?: boolean | null;
}

/** One comparison of a filter. A record without the field does not match. */
export interface CloudComparison {
  /** The field's name, or recordName, creationDate or modificationDate. */
  field: string;
  /**
   * equals, notEquals, lessThan, lessThanOrEquals, greaterThan, greaterThanOrEquals, in (one of a list),
   * beginsWith (texts), or contains (a list that has the value).
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
   * A string, a number, or {"type":"date","value":"..."}; of in a list of 1 to 100 of these. Values of
   * different kinds never match.
   */
  value: unknown;
}

/** One comparison of a filter. A record without the field does not match. */
export interface CloudComparisonInput extends CloudComparison {
}

/** A record that is to be deleted, or was deleted. */
export interface CloudDeletion {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of a record that is to be deleted. */
  zone?: CloudZone;
  /** The change tag of the state to delete. A record in another state stays. */
  recordChangeTag?: string;
}

/** A record that is to be deleted, or was deleted. */
export interface CloudDeletionInput {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** The zone of a record that is to be deleted. */
  zone?: CloudZoneAnswer | null;
  /** The change tag of the state to delete. A record in another state stays. */
  recordChangeTag?: string | null;
}

/** A participant of a shared zone. */
export interface CloudParticipant extends Pick<Participant, "permission" | "invitedAt">,
  Partial<Pick<Participant, "url" | "acceptedAt">> {
  /** The id of the invitation. */
  id: string;
  /** The user reference; null until the invitation is accepted. */
  account?: string | null;
  /** An address, a number or a label; null for a participant without an invitation. */
  invitedAs?: string | null;
  /**
   * pending: not accepted yet. accepted: the participant has joined. removed: the owner has ended the
   * participation.
   */
  acceptance: "pending" | "accepted" | "removed";
  /** The name of the access record with the participant's rights. */
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
  /** The record's fields by name. In a save, only the fields that change, with null for one to remove. */
  fields: { [name: string]: CloudValue | null };
  /** The container's name for this state of the record. */
  recordChangeTag?: string;
  /**
   * The time when the record was first saved, by the container's clock. Records are in the order of these
   * times.
   */
  creationDate?: string;
  /** The time when the record was last saved, by the container's clock. */
  modificationDate?: string;
  /** The account that created the record, as the container names it. */
  creator?: string;
  /** The account that last saved the record. */
  modifier?: string;
  /** The record that it belongs to. */
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
  /** The record's fields by name. In a save, only the fields that change, with null for one to remove. */
  fields: { [name: string]: CloudValueInput | null };
  /** The container's name for this state of the record. */
  recordChangeTag?: string | null;
  /**
   * The time when the record was first saved, by the container's clock. Records are in the order of these
   * times.
   */
  creationDate?: string | null;
  /** The time when the record was last saved, by the container's clock. */
  modificationDate?: string | null;
  /** The account that created the record, as the container names it. */
  creator?: string | null;
  /** The account that last saved the record. */
  modifier?: string | null;
  /** The record that it belongs to. */
  parent?: string | null;
}

/** The result for one record: its new state, or the reason of a refusal. */
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
  /** The reason as a sentence. */
  message?: string | null;
  /** The record as the container has it, with serverRecordChanged. */
  serverRecord?: CloudRecordInput | null;
  /** The milliseconds until it may be tried again. */
  retryAfter?: number | null;
}

/** The share of a zone, as one account sees it. */
export interface CloudShare {
  /** The zone, as the requesting account names it. */
  zone: CloudZoneAnswer;
  /** The name of what is shared. */
  title: string;
  /** The name of the owner. */
  ownerName?: string | null;
  /** The share's own link; null for all accounts but the owner. */
  url?: string | null;
  /**
   * The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the
   * link, for reading. readWrite: all who have the link, with the rights of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /** The permission of the requesting account. The owner may do everything. */
  permission: "readWrite" | "readOnly";
  /** The time when the share was created. */
  createdAt: string;
  /** The time when the owner ended the share; null until then. */
  revokedAt?: string | null;
  /** The container's name for this state of the share and its participants. */
  shareTag: string;
  /**
   * The participants, in the order of their invitations. An account that is not the owner sees only itself.
   */
  participants?: CloudParticipant[] | null;
}

/**
 * The cloud cannot be reached, or the directory is connected to none; data.reason is the reason. Try again
 * later.
 */
export interface CloudUnavailableData {
  /** The machine name of the error. */
  kind: "cloudUnavailable";
  /** The kind of error that the container reported; null if the directory is connected to none. */
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
  /** The value: a string, a number, or a list of values of one type. For an asset, a CloudFile. */
  value: unknown;
}

/** The value of one field. */
export interface CloudValueInput {
  /** The type of the value. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one type. For an asset, a CloudFile. */
  value: unknown;
}

/** A part of a database. Change tokens, atomic saves and shares are each of one zone. */
export interface CloudZone {
  /** The company's id, or account for the account's own records. */
  name: string;
  /** The account that owns the zone, in the shared database. */
  owner?: string;
}

/** A part of a database. Change tokens, atomic saves and shares are each of one zone. */
export interface CloudZoneAnswer {
  /** The company's id, or account for the account's own records. */
  name: string;
  /** The account that owns the zone, in the shared database. */
  owner?: string | null;
}

/** A part of a database. Change tokens, atomic saves and shares are each of one zone. */
export interface CloudZoneInput {
  /** The company's id, or account for the account's own records. */
  name: string;
  /** The account that owns the zone, in the shared database. */
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
  /** The name that the company is called by. */
  name: string;
  /** The company's legal name, as in its contracts. */
  legalName: string | null;
  /** The company's address. */
  address: Address | null;
  /** The company's currency (ISO 4217). */
  currency: string | null;
  /** The time zone in which the company's days begin and end. */
  timeZone: string | null;
  /** The place of the company's logo: a name or an address that means something to the front end. */
  logo: string | null;
  /** The company's own departments, beside those of every company. */
  departments: CustomDepartment[];
  /** The company's settings. */
  settings: CompanySettings;
  /** true if the company is archived: its records can be read, but not written. */
  archived: boolean;
  /** The kind of company: business, or personal for the account's own inventory (companies.personal). */
  kind: "business" | "personal";
  /** The tier that the company pays for. companies.tiers lists the limits of each. */
  tier: "free" | "business" | "enterprise";
  /**
   * manual: the tier was set by companies.setTier. entitlements: it follows from the purchases of the
   * account.
   */
  tierSource: "manual" | "entitlements";
  /** The version of the company: 1 at first, and 1 more with each change. */
  version: number;
  /** The time when the company was created. */
  createdAt: string;
  /** The time of the company's last change. */
  updatedAt: string;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface CompanyConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Company;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface CompanyDetailsChanges extends Partial<Pick<Company, "name" | "legalName" | "currency" |
  "timeZone" | "logo">> {
  /** The company's address. */
  address?: AddressChanges | null;
  /** The company's own departments, beside those of every company. */
  departments?: CustomDepartmentInput[] | null;
  /** The company's settings. */
  settings?: CompanySettingsChanges | null;
  /** true if the company is archived: its records can be read, but not written. */
  archived?: boolean | null;
}

/** The settings of a company. */
export interface CompanySettings {
  /** true to allow a request to take more from stock than there is. */
  allowNegativeStock: boolean;
  /**
   * The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have
   * {year}, {month} and {day}.
   */
  orderNumberFormat: string;
  /** The length of a session in hours, with or without requests. 12 if left out. */
  sessionHours: number;
  /**
   * The minutes without a request in the company after which a session ends, for a till with many users. null
   * for no limit.
   */
  idleMinutes: number | null;
  /** The number of days before their expiry from which lots are reported. 30 if left out. */
  expiryDays: number;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out. */
  purchaseNumberFormat: string;
  /**
   * true if each account that the company is shared with must create its own credentials, and sign in, before
   * anything else.
   */
  requireCredentials: boolean;
  /**
   * The number of months that histories are stored for; null for as long as the company exists. Older changes
   * are removed from each device in idle moments. The ledger stays.
   */
  historyMonths: number | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface CompanySettingsChanges {
  /** true to allow a request to take more from stock than there is. */
  allowNegativeStock?: boolean | null;
  /**
   * The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have
   * {year}, {month} and {day}.
   */
  orderNumberFormat?: string | null;
  /** The length of a session in hours, with or without requests. 12 if left out. */
  sessionHours?: number | null;
  /**
   * The minutes without a request in the company after which a session ends, for a till with many users. null
   * for no limit.
   */
  idleMinutes?: number | null;
  /** The number of days before their expiry from which lots are reported. 30 if left out. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out. */
  purchaseNumberFormat?: string | null;
  /**
   * true if each account that the company is shared with must create its own credentials, and sign in, before
   * anything else.
   */
  requireCredentials?: boolean | null;
  /**
   * The number of months that histories are stored for; null for as long as the company exists. Older changes
   * are removed from each device in idle moments. The ledger stays.
   */
  historyMonths?: number | null;
}

/** The settings of a company. */
export interface CompanySettingsInput {
  /** true to allow a request to take more from stock than there is. */
  allowNegativeStock?: boolean | null;
  /**
   * The format of order numbers. It has {number} exactly once, or {number:5} for five digits, and may have
   * {year}, {month} and {day}.
   */
  orderNumberFormat?: string | null;
  /** The length of a session in hours, with or without requests. 12 if left out. */
  sessionHours?: number | null;
  /**
   * The minutes without a request in the company after which a session ends, for a till with many users. null
   * for no limit.
   */
  idleMinutes?: number | null;
  /** The number of days before their expiry from which lots are reported. 30 if left out. */
  expiryDays?: number | null;
  /** The format of purchase numbers, with the same rules as orderNumberFormat. P-{number:5} if left out. */
  purchaseNumberFormat?: string | null;
  /**
   * true if each account that the company is shared with must create its own credentials, and sign in, before
   * anything else.
   */
  requireCredentials?: boolean | null;
  /**
   * The number of months that histories are stored for; null for as long as the company exists. Older changes
   * are removed from each device in idle moments. The ledger stays.
   */
  historyMonths?: number | null;
}

/** A flavour term that completes a text. */
export interface CompletedTerm {
  /** The term. */
  term: string;
  /** The id in the flavour wheel; null for a term that it does not list. */
  id: string | null;
}

/** Flavour terms that complete a text. */
export interface CompletedTerms {
  /** The terms. */
  terms: CompletedTerm[];
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
  /** `true` if the value is a deployment path. Other values are ignored. */
  valid: boolean;
}

/** A person or an organisation that a company deals with. */
export interface Contact extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt"
  | "unreadable"> {
  /** The contact's name. */
  name: string;
  /** The kinds of the contact: at least one, each once. */
  kinds: Array<"customer" | "supplier" | "partner">;
  /** The organisation of a person. */
  organisation: string | null;
  /** The people to speak to at the organisation. */
  people: ContactPerson[];
  /** The email addresses, the main one first. */
  emails: ContactEmail[];
  /** The telephone numbers, the main one first. */
  phones: ContactPhone[];
  /** The address of the website. */
  website: string | null;
  /** The postal addresses. */
  addresses: ContactAddress[];
  /** The tax id. */
  taxId: string | null;
  /** The currency in which the contact is paid, or pays. */
  currency: string | null;
  /** The days of the payment terms, stored as a note. The core derives nothing from it. */
  paymentDays: number | null;
  /** The name of a price list, stored as a note. The core has no price lists. */
  priceList: string | null;
  /** Further words by which the contact can be found. */
  tags: string[];
  /** A free note. */
  note: string | null;
  /** `true` if the contact is no longer in use. */
  archived: boolean;
}

/** A postal address with its purpose. */
export interface ContactAddress {
  /** The purpose of the address. */
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
  /** The purpose of the address. */
  label: "billing" | "shipping" | "other";
  /** The address. */
  address: AddressInput;
  /**
   * `true` if this is the default address of its label. Without a default, the first address of the label is
   * used.
   */
  isDefault?: boolean | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface ContactConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Contact;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ContactDetailsChanges extends Partial<Pick<Contact, "name" | "kinds" | "organisation" |
  "website" | "taxId" | "currency" | "paymentDays" | "priceList" | "note">> {
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
  /** The purpose of the address: orders, home. */
  label: string | null;
}

/** An email address with its purpose. */
export interface ContactEmailInput {
  /** The address. */
  value: string;
  /** The purpose of the address: orders, home. */
  label?: string | null;
}

/** A contact's id and name. */
export interface ContactName {
  /** The id of the contact. */
  id: string;
  /** The contact's name. */
  name: string;
}

/** A note on something that was done with a contact. */
export interface ContactNote {
  /** The note's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The contact. */
  contact: string;
  /** The text of the note. */
  text: string;
  /** The user who wrote the note. */
  actor: string;
  /** The instant at which the note was written. */
  at: string;
  /** The version, from 1. It grows by one when the note's contact is merged into another. */
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
  /** The number as it is written. Searches find it by its digits. */
  value: string;
  /** The purpose of the number: office, mobile. */
  label: string | null;
}

/** A telephone number with its purpose. */
export interface ContactPhoneInput {
  /** The number as it is written. Searches find it by its digits. */
  value: string;
  /** The purpose of the number: office, mobile. */
  label?: string | null;
}

/** A page of public records. */
export interface ContentPage extends Pick<CommonMembers, "next"> {
  /** The records, in the order of their ids. */
  items: ContentRecord[];
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /** The time when the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; null if it did not fail. */
  refreshFailure: RefreshFailure | null;
}

/** A record of the public database, as it was fetched. */
export interface ContentRecord {
  /** The type of the record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
  /**
   * The fields of the record. Texts, dates and references are strings, numbers are numbers, lists are lists,
   * and an asset is {sha256, bytes, path}.
   */
  fields: { [name: string]: unknown };
  /** The time when the record was first saved in the public database; null if the host does not report it. */
  createdAt: string | null;
  /** The time when the record was last saved in the public database; null if the host does not report it. */
  modifiedAt: string | null;
}

/** The name of the type. */
export interface ContentType {
  /** The kind of record. */
  type: string;
  /** The number of stored records. */
  records: number;
  /** The comparisons that a record must meet to be fetched; empty for all records of the type. */
  filter: CloudComparison[];
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /** The time when the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; null if it did not fail. */
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
  /** The name of the model at the backend; null for the backend's own choice. */
  model: string | null;
  /** The id of the user, a record of users. */
  user: string;
  /** The time of the latest message. */
  lastMessageAt: string | null;
  /** true if the conversation is left out of the usual list. */
  archived: boolean;
  /** The backend's id of the conversation; null before its first answer. */
  backendId: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface ConversationConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
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
  /** `true` if any value lies outside the Humanus table, on its linear extension. */
  extrapolated: boolean;
  /**
   * The positions in the list, from 0, of the values outside the Humanus table. Left out for a single value.
   */
  extrapolatedAt?: number[];
}

/** A parameter that was changed for the last tasting. */
export interface Correction {
  /** The parameter. */
  parameter: "grindSetting" | "temperature";
  /**
   * sour, lowExtraction: finer and hotter by one step. bitter, highExtraction: coarser and cooler by one
   * step.
   */
  reason: "sour" | "bitter" | "lowExtraction" | "highExtraction";
  /** The value of the source. */
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
  /** `true` if the expected quantities are hidden from the people who count. Managers see them. */
  blind: boolean;
  /** A free note. */
  note: string | null;
  /** The stocktake's status. */
  status: "open" | "review" | "posted" | "cancelled";
  /** The ledger transaction that the stocktake posted; null before it is posted, and if nothing differed. */
  transaction: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface CountConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Count;
}

/** The counted quantity of an item in a location. */
export interface CountLine {
  /** The line's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The stocktake. */
  count: string;
  /** The counted item. */
  item: string;
  /** The location of the counted stock. */
  location: string;
  /** The counted lot; null for an item that is not tracked by lots. */
  lot: string | null;
  /** The counted quantity, in the item's own unit. */
  quantity: number;
  /**
   * The ledger's quantity at the time of the count, so that later sales make no difference; null for a caller
   * who counts blind.
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
  /** Only items of this category. */
  category: string | null;
  /** Only these items. If empty, all items. */
  items: string[];
}

/** The stock to be counted. Without any member, all of the company's stock. */
export interface CountScopeForm {
  /** Only stock in this location or in a part of it. The location is given by its id, code or path. */
  location?: string | null;
  /** Only items of this category. */
  category?: string | null;
  /** Only these items. Without any, all items. */
  items?: string[] | null;
  /** Only the items with these SKUs, in place of items. */
  skus?: string[] | null;
}

/** The credentials of a user: the username and two dates, but never the password. */
export interface Credential {
  /** The company that the credentials are for. */
  company: string;
  /** The user who signs in with them. */
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
  /** The amount with tax. It equals credited of the order. */
  gross: Money;
  /** The amounts for each tax rate; empty before anything is credited. */
  taxes: TaxSum[];
}

/** The tiers and features that the account is entitled to, and the purchases behind them. */
export interface CurrentEntitlements {
  /** The App Store environment of the newest document; null if there are no documents. */
  environment: string | null;
  /** The account's tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /**
   * The purchases that entitle, or may entitle again: active, in a grace period, in billing retry, or ended
   * within 90 days. Each subscription group, and each other purchase, has one transaction. Entitling
   * purchases come first, and among them higher tiers before lower ones. entitlements.history lists the rest.
   */
  entitlements: Entitlement[];
  /**
   * The first time when the result changes without a new document: a purchase ends, its payment is given up,
   * or it leaves the list. It is null if time changes nothing.
   */
  validUntil: string | null;
  /** The time to which the result applies. */
  at: string;
  /**
   * fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has
   * ended within the last 90 days, and its renewal is unknown. default: there are no documents, and the
   * account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; null if there are no documents. */
  age: number | null;
}

/** The present weather of a place. */
export interface CurrentWeather {
  /** The place of the weather. */
  place: WeatherPlace;
  /** The temperature in degrees Celsius, from the host's answer. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The relative humidity, from 0 to 1. */
  humidity: number | null;
  /** The time of the observation. */
  observedAt: string | null;
  /** The other members of the host's answer, unchanged; null if there are none. */
  more: { [name: string]: unknown } | null;
  /** true if the answer is older than requested, or the host failed to give a newer one. */
  stale: boolean;
  /**
   * The milliseconds since the observation, or since the host's answer if it does not name a time of
   * observation. 0 if the clock was set back since.
   */
  age: number;
  /** The time of the host's answer. */
  fetchedAt: string;
  /**
   * The reason why there is no newer answer: the host's last refresh failed, or no host can be asked now.
   * null otherwise.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.current. */
export interface CurrentWeatherAnswer extends Partial<Pick<CurrentWeather, "condition" | "humidity" |
  "observedAt">> {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the place. */
  name?: string | null;
  /** The temperature of the air. */
  temperature: MeasuredTemperature;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
  /** Other members of the host's answer. Members that the core does not know are stored in it. */
  more?: { [name: string]: unknown } | null;
}

/**
 * The event log no longer reaches back to the cursor: read all records again, and continue from data.newest.
 * Or the snapshot of a list's first page is no longer kept: read the list from its first page.
 */
export interface CursorTooOldData {
  /** The machine name of the error. */
  kind: "cursorTooOld";
  /** The cursor of the log's beginning; null for a page of a list. */
  oldest: string | null;
  /** The cursor of the log's end, to go on from after reading all records anew; null for a page of a list. */
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
  /** The zones that are gone. */
  deletedZones?: DeletedZone[] | null;
  /** The token for the next request. */
  token: string;
  /** true if there are more changes already. */
  more: boolean;
  /**
   * In a reply about the private database, the present token of the shared one. A core that has this token
   * need not send a request. Left out by a container that does not know it.
   */
  sharedToken?: string | null;
}

/** The figures of a day. A figure is null if the caller has no access to its department. */
export interface DaySummary {
  /** The instant at which the day begins. */
  from: string;
  /** The number of orders in each status. */
  orders: StatusCount[] | null;
  /**
   * The number of orders, in progress or invoiced, with goods to ship that are wanted by the end of the day.
   */
  toShip: number | null;
  /** The sums of the day's orders, for each currency. Drafts and cancelled orders are left out. */
  sales: SalesSum[] | null;
  /** The number of dispatches in each status. */
  dispatches: StatusCount[] | null;
  /** The number of items with a projected stock below their minStock, or below zero. */
  lowItems: number | null;
  /**
   * The number of these items without available stock: none is on hand, or all of it is reserved for orders.
   */
  outItems: number | null;
  /**
   * The number of lots in stock that have expired or expire within 30 days, or within the days of the
   * company's `settings.expiryDays`.
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
  /** The type of the value: a text of at most 100 characters, a number, or true or false. */
  type: "text" | "number" | "boolean";
}

/** A record that was deleted. */
export interface Deleted {
  /** The id of the deleted record. */
  deleted: string;
}

/** The outcome of deleting an account. */
export interface DeletedAccount {
  /** The id of the user that was deleted here. */
  user: string;
  /**
   * none: the backend has not authenticated the user, and got no request. deleted: it has deleted its
   * account. failed: the app must ask for the deletion in another way.
   */
  backend: "none" | "deleted" | "failed";
  /** The reason why the backend failed; null if it did not. */
  failure: RefreshFailure | null;
}

/** A zone that no longer exists, or is no longer shared with the account. */
export interface DeletedZone {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** The reason why the zone is gone. */
  reason: "deleted" | "purged" | "encryptedDataReset" | "removed" | "revoked" | "left";
}

/** A department: a bit of the masks of access records, with a name. */
export interface Department {
  /** The department's name. */
  name: string;
  /** The department's bit. */
  mask: number;
  /** true if the department is the company's own. */
  custom: boolean;
}

/** One page of a list. */
export interface DepartmentPage {
  /** All elements, in the list's order. */
  items: Department[];
  /** Always null, as the list has only one page. */
  next: string | null;
}

/** A company of another account that this account no longer takes part in. */
export interface Departure {
  /** The id of the departure, as in the notification events.changed. */
  id: string;
  /** The company, which is no longer on this device. */
  company: string;
  /** The company's name; null if it had not arrived here. */
  name: string | null;
  /**
   * left: the account left the company. removed: the owner removed the account. revoked: the owner ended the
   * share. deleted: the company was deleted.
   */
  reason: "left" | "removed" | "revoked" | "deleted";
  /** The number of records with changes that were made here and never sent. They are lost. */
  unsent: number;
  /** The time when this device found out. */
  at: string;
}

/** One page of a list. */
export interface DeparturePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Departure[];
}

/** The place of the app's data, and the source that names it. */
export interface Deployment {
  /** The deployment path: appleNative for Apple's own services, or backend. */
  path: "appleNative" | "backend";
  /**
   * The source of the path. e2e: the variable MAINSPRING_E2E_DEPLOYMENT. environment: MAINSPRING_DEPLOYMENT,
   * or a variable that --deployment-variable names. setting: policy.deployment.set. file: the document
   * AppConfig. default: no source names a path.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /**
   * `true` if CloudKit is used: the path is appleNative, the app was built for production, and AppConfig
   * names a container. Otherwise sync with the host's cloud is paused.
   */
  cloudKit: boolean;
  /**
   * The build environment of the app: as given when the core was started, else as given by system.hello, else
   * development.
   */
  buildEnvironment: "development" | "staging" | "production";
  /** The id of the container that AppConfig names; null if there is none. */
  cloudKitContainer: string | null;
  /** The values that sources name, in their order of precedence, up to the one that is used. */
  considered: ConsideredPath[];
  /** The malformed and unknown members of the document's deployment, which are ignored. */
  problems: DocumentProblem[];
}

/** A setting: its name, its type and its default. */
export interface DescribedSetting {
  /** The name. app.* and app.device.* stand for the app's own settings. */
  name: string;
  /** The type of the value. */
  type: "boolean" | "integer" | "text" | "choice" | "any";
  /** The type and the limits as JSON Schema (draft 2020-12). */
  schema: unknown;
  /** The value of a setting that was never set. */
  default: unknown;
  /** account: the value syncs with the account. device: it stays on this device. */
  kept: "account" | "device";
  /** The purpose of the setting. */
  doc: string;
  /** The command-line option that now sets the value; null for a value that can be set. */
  option: string | null;
  /** The id of the setting in events and conflict lines; null for a setting of the device. */
  record: string | null;
}

/** All settings. */
export interface DescribedSettings {
  /** The settings: those of the account, those of the device, then the app's own. */
  settings: DescribedSetting[];
}

/** The location of the device. */
export interface DeviceLocation {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The accuracy of the position in metres; null if the host does not report it. */
  accuracy: number | null;
  /** The time when the device was there. */
  at: string;
  /** The name of the place, which location.geocode fetches; null as long as it is not known. */
  name: string | null;
}

/** The last known place of the device. */
export interface DevicePlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the place; null as long as it is not known. */
  name: string | null;
  /** The time when the device was there. */
  at: string;
  /** The accuracy of the position in metres; null if the host did not report it. */
  accuracy: number | null;
}

/** The state of a process and of its stores. */
export interface Diagnostics {
  /** The program's version. */
  version: string;
  /** The operating system: linux or macos. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The data directory, or :memory:. */
  data: string;
  /** The milliseconds since the process started. */
  uptime: number;
  /**
   * The number of requests that the process has begun to serve, including answers of the host and requests
   * served again.
   */
  requests: number;
  /** The stores of the data directory. */
  stores: StoreDiagnostics[];
  /** The client that sent system.hello; null if none did. */
  client: Client | null;
  /**
   * The bytes of allocated memory, rounded to whole MiB if users sign in to any company. null if the system
   * does not report it.
   */
  heap: number | null;
  /** The number of prepared SQL statements; null if users sign in to any company. */
  statements: number | null;
  /** The newest lines of the log, oldest first. */
  log: LogEntry[];
}

/** A record in the state that the cloud has. */
export interface DiscardedRecord extends Pick<CommonMembers, "id"> {
  /** true if the record had pending changes. */
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
  /** The recipient, if it is a contact. */
  contact: string | null;
  /** The recipient, if it is a user of the company. */
  user: string | null;
  /** The recipient, as a text. */
  recipient: string | null;
  /** The address of the recipient. Without it, the order's shipping address. */
  address: Address | null;
  /** The carrier. */
  carrier: string | null;
  /** The carrier's name for the kind of shipping: express. */
  service: string | null;
  /** The carrier's tracking number. */
  trackingNumber: string | null;
  /** The number of parcels. */
  parcels: number | null;
  /** The weight in grams. */
  weight: number | null;
  /** The user who is responsible for the dispatch. */
  assignee: string | null;
  /** The instant at which the dispatch is planned to leave. */
  plannedAt: string | null;
  /** A free note. */
  note: string | null;
  /** The proof of delivery: one of the dispatch's assets (assets.add). */
  proof: string | null;
  /** The company's number of the dispatch. */
  number: string;
  /** The dispatch's status. dispatches.step changes it. */
  status: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** The instant at which the dispatch was last handed over. */
  handedOverAt: string | null;
  /** The instant of delivery. */
  deliveredAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface DispatchConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Dispatch;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
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
  /** The record that took the step. */
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
   * The ids of the steps before it: the last one, or several if devices took steps while apart. null for a
   * step of an older program.
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
  /** The line. */
  orderLine: string;
  /** The item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity. */
  quantity: number;
  /** The unit of the quantity. */
  unit: string | null;
  /** The locations and lots from which the goods were taken. */
  parts: EntryPart[];
}

/** A line of a document. */
export interface DocumentLine {
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The note below the line. */
  note: string | null;
  /**
   * The ordered quantity, less the cancelled quantity. On a packing list, also less the credited quantity
   * that will not be shipped.
   */
  quantity: number;
  /** The unit of the quantity. */
  unit: string | null;
  /** The quantity that was shipped and has not been returned. */
  shipped: number;
  /** The price of one unit; null on a packing list, as are all members from here on. */
  unitPrice: Money | null;
  /** The discount in percent. */
  discount: number | null;
  /** The tax rate in percent. */
  taxRate: number | null;
  /** The line's amount without tax. */
  net: Money | null;
  /** The tax. */
  tax: Money | null;
  /** The sum of net and tax. */
  gross: Money | null;
}

/** A party to a document. */
export interface DocumentParty {
  /** The party's name. */
  name: string;
  /** The party's address. */
  address: Address | null;
}

/** A malformed or unknown part of a document, which is ignored. */
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
  /** The part of gross for goods that were returned or will not be shipped. */
  credited: Money;
  /** The amount paid. */
  paid: Money;
  /**
   * The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be
   * owed if it is submitted unchanged.
   */
  due: Money;
  /** The sums for each tax rate. */
  taxes: TaxSum[];
  /** The composition of credited: net, tax and gross, in all and for each tax rate. */
  credits: CreditSum;
}

/** A file with the content of an asset. */
export interface DownloadedAsset {
  /** The path of the file. */
  path: string;
  /** The digest of its bytes (SHA-256), as 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** Two contacts that may be the same person or organisation. */
export interface DuplicateContacts {
  /** The older contact. */
  first: ContactName;
  /** The newer contact. */
  second: ContactName;
  /** The values that both contacts share. */
  by: Array<"email" | "phone" | "taxId">;
}

/** One page of a list. */
export interface DuplicateContactsPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: DuplicateContacts[];
}

/** Another record has the same unique value; data.member names the member. */
export interface DuplicateData {
  /** The machine name of the error. */
  kind: "duplicate";
  /** The member whose value is taken. */
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
   * The tier that the catalogue gives the product; null if there is none, or if the catalogue does not have
   * the product.
   */
  tier: string | null;
  /** The kind of the product, by the App Store's name. */
  type: string | null;
  /**
   * revoked: refunded, or no longer shared by the family. upgraded: replaced by a higher subscription.
   * consumed: used up when bought. active: not ended yet. inGracePeriod: ended unpaid, but still entitles for
   * a while. inBillingRetry: ended unpaid, while the App Store still tries to collect the payment. expired:
   * ended.
   */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired";
  /** `true` if the purchase entitles to its tier. */
  entitled: boolean;
  /**
   * The time when the purchase ceases to entitle, as far as is known; null if it does not cease, or does not
   * entitle.
   */
  until: string | null;
  /** `true` if the purchase entitles forever. */
  lifetime: boolean;
  /** `true` if the purchase will renew; null if that is not known, or there is nothing to renew. */
  willRenew: boolean | null;
  /** The product to which the purchase will renew; null if it will not renew. */
  renewsTo: string | null;
  /** `true` if another member of the family made the purchase. */
  familyShared: boolean;
  /** The kind of the offer that the user took; null if there was none. */
  offerType: "introductory" | "promotional" | "code" | "winBack" | null;
  /** The id of the offer; null if there was none, or an introductory offer. */
  offerId: string | null;
  /** The duration of the offer (ISO 8601); null if there was none. */
  offerPeriod: string | null;
  /** `true` if the period is a free trial. */
  trial: boolean;
  /** The time when the product was bought, or when its period began. */
  purchaseDate: string;
  /** The time when the period ends or ended. */
  expiresDate: string | null;
  /** The time when the purchase was refunded, or no longer shared by the family. */
  revocationDate: string | null;
  /** The reason of the revocation: appIssue or other; null if the purchase was not revoked. */
  revocationReason: "other" | "appIssue" | null;
  /** The end of the grace period, in which the purchase entitles although its renewal was not paid. */
  gracePeriodExpiresDate: string | null;
  /** The reason why the subscription does not continue; null if it is not known. */
  expirationIntent: "cancelled" | "billingError" | "priceIncrease" | "productUnavailable" | "other" | null;
  /** The user's answer to a higher price; null if the user was not asked. */
  priceConsent: "pending" | "agreed" | null;
  /** The App Store environment of the purchase. */
  environment: string;
  /** The time when the App Store signed the transaction. */
  signedDate: string;
}

/** The tiers and features that the account is entitled to, and the time when they last changed. */
export interface EntitlementSnapshot {
  /** The App Store environment of the newest document; null if there were no documents. */
  environment: string | null;
  /** The account's tier of each group. */
  tiers: HeldTier[];
  /** The features of these tiers. */
  features: string[];
  /** The first time when a purchase that entitles ends; null if none does. */
  validUntil: string | null;
  /**
   * The time when the tiers and features last changed. It is now if no document was ever stored. It is also
   * now if the stored values rest on other roots, another app, other environments or another catalogue.
   */
  at: string;
  /** A digest of the roots, the app, the environments and the catalogue on which the values rest. */
  basis?: string;
  /** The time when the newest document was signed. */
  newest?: string;
  /** The time until which a newer document is expected. */
  staleUntil?: string;
  /**
   * fresh: from signed documents. stale: from signed documents, but a subscription that was to renew has
   * ended within the last 90 days, and its renewal is unknown. default: there are no documents, and the
   * account has the tiers that need no purchase.
   */
  source: "fresh" | "stale" | "default";
  /** The number of milliseconds since the newest document was signed; null if there are no documents. */
  age: number | null;
}

/** A quantity of a lot, moved from or into a location. */
export interface EntryPart {
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The location that the goods left, or that received them. */
  location: string;
  /** The lot; null for an item that is not tracked by lots. */
  lot: string | null;
}

/** A grinder, a brewer, a machine, or another piece of equipment. */
export interface Equipment extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The kind of equipment. */
  kind: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name. */
  name: string;
  /** The maker. */
  brand: string | null;
  /** The model. */
  model: string | null;
  /** The day of the purchase. */
  boughtAt: string | null;
  /** The price. */
  price: Money | null;
  /** The scale of a grinder; other kinds have none. */
  setting: GrindScale | null;
  /** The method of a brewer; other kinds have none. */
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
  /** true if the piece is a favourite. */
  favourite: boolean;
  /** true if the piece is out of use. */
  archived: boolean;
  /**
   * true if the piece is the default of its kind. Each kind has at most one; setting another removes it here.
   */
  isDefault: boolean;
  /**
   * The ids of its assets of the role photo, the cover first. assets.read with variant thumb returns a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface EquipmentConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Equipment;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface EquipmentDetailsChanges extends Partial<Pick<Equipment, "kind" | "name" | "brand" | "model" |
  "boughtAt" | "method" | "note">> {
  /** The price. */
  price?: MoneyChanges | null;
  /** The scale of a grinder; other kinds have none. */
  setting?: GrindScaleChanges | null;
  /** true if the piece is a favourite. */
  favourite?: boolean | null;
  /** true if the piece is out of use. */
  archived?: boolean | null;
  /**
   * true if the piece is the default of its kind. Each kind has at most one; setting another removes it here.
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
  /** The service of the record, as in the names of its methods: inventory, companies, access, ... */
  service: string;
  /**
   * The kind of record: item, company, access, ... For a change of the device: recents, appGroup, links,
   * location, deployment, documents, intents or session.
   */
  type: string;
  /** The company that the record belongs to; null for the account's own. */
  company: string | null;
  /** The id of the record. For a change of the device, the account's id. */
  id: string;
  /** The change: created, updated or deleted. */
  action: "created" | "updated" | "deleted";
  /**
   * The version of the record after the change. For a deleted record, its last version. For a change of the
   * device, a number that grows.
   */
  version: number;
  /** The members that an update changed, among those that the reader may see. Empty for other actions. */
  fields: string[];
  /** The user who made the change. */
  actor: string;
  /** The time of the change. For a change that sync brought, the time of its arrival. */
  at: string;
  /** here: a request to this device made the change. sync: it came from another device. */
  origin: "here" | "sync";
}

/** Changes, in the order in which they were made. */
export interface EventPage {
  /** The changes that the caller may see, oldest first. */
  events: Event[];
  /** The place after these events. Pass it as cursor to go on from there, now or after a restart. */
  cursor: string;
  /** true if there are already more events after the cursor. */
  more: boolean;
}

/** The brews behind an insight. */
export interface Evidence {
  /** The number of examined brews: the latest 1,000 that fit the filters. */
  brews: number;
  /**
   * The number of these brews, or of tasting notes, that count for this kind. If their different values are
   * too few, the number of values.
   */
  have: number;
  /** The number that this kind needs. */
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
  /** The quantity of the lot on hand. */
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
  /** model: the AI of the host. history: the account's own journal, because the host failed. */
  source: "model" | "history";
  /** The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** true if the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** The reason why a user may call a method, or the rights that would be enough. */
export interface Explanation {
  /** The method's name. */
  method: string;
  /** The method's rule of access, as x-access in the discovery document. */
  rule: AccessRule;
  /** true if the user may call the method. */
  allowed: boolean;
  /**
   * Allowed. anyone, account: the rule needs no right. owner, founder: by ownership. manager: by a manager's
   * bit. department: by a department's bit. member: by any right in the company. Not allowed. noCompany:
   * there is no company for the call. signInRequired: no user is signed in. noRight: the right is missing.
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
  /** The feature that must have been bought for the method; null if it needs none. */
  feature: string | null;
  /** The bits of which the rule needs one; null if it needs none in particular. */
  asked: number | null;
  /** The rights that the user holds. */
  held: Rights;
  /** The rights of which each would be enough by itself. Empty unless a right is what the user lacks. */
  grants: SufficientGrant[];
}

/** The result of an export. */
export interface ExportReport {
  /** The number of records. */
  rows: number;
  /** The number of bytes, including the line of column names. */
  bytes: number;
  /** The exported text, if inline was true; null otherwise. */
  text: string | null;
}

/** The reason why a widget shows something else than it should. */
export interface Fallback {
  /** The reason as a machine name. */
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
  /** The machine name of the error that caused it; null for none. */
  error: string | null;
}

/**
 * The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
 * tiers with it, and data.products the store's products.
 */
export interface FeatureRequiredData {
  /** The machine name of the error. */
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
  /** bug: something is wrong. idea: something is missing. question. praise. */
  kind: "bug" | "idea" | "question" | "praise";
  /** The user's message. */
  message: string;
  /** The way to reach the user for a reply, such as an address; null for no reply. */
  contact: string | null;
  /** The diagnostics sent with it; null for none. */
  diagnostics: AppDiagnostics | null;
  /**
   * waiting: it is sent by itself when the backend has authenticated the user, or can be reached. sent: the
   * backend has it. failed: feedback.retry sends it again.
   */
  state: "waiting" | "sent" | "failed";
  /** The time when the backend accepted it; null before that. */
  sentAt: string | null;
  /** The reason why the last attempt failed; null if none did. */
  error: FeedbackError | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface FeedbackConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Feedback;
}

/** The reason why feedback was not sent. */
export interface FeedbackError {
  /** The machine name of the error. */
  kind: string;
  /** A sentence for people. */
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
   * The fetched document: AppConfig or IAPPromo, or the list of records that it consists of. It has at most 1
   * MiB, not counting white space.
   */
  document: unknown;
}

/** A figure of a group of brews, which share a span of the calendar or a value. */
export interface FigurePoint {
  /** The first day of the span, or the value that the brews share; null for brews without one. */
  key: string | null;
  /** The name of a bean or grinder; null for other keys. */
  name: string | null;
  /** The number of brews. */
  brews: number;
  /** The sum, or the mean to four places. null if no brew has a value, and for the measure cost. */
  value: number | null;
  /** The cost by currency; empty for other measures. */
  money: Money[];
}

/** Figures in an order. */
export interface FigurePoints {
  /** The figures. */
  points: FigurePoint[];
}

/** All known flags with their values. */
export interface Flags {
  /** The flags by name: true for on, false for off. They are sorted by the Unicode scalars of their names. */
  flags: { [name: string]: boolean };
  /** The malformed parts of the document. Malformed flags are left out. */
  problems: DocumentProblem[];
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /**
   * host: fetched by the host. records: made of records of the public database. file: from the file that an
   * option names. builtIn: there is no document.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A family of the flavour wheel: its second level. */
export interface FlavorFamily {
  /** The id, which never changes. */
  id: string;
  /** The term. */
  name: string;
  /** The terms of the family. */
  terms: FlavorTerm[];
}

/** A group of the flavour wheel: its first level. */
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
  /** 0 for none, 10 for very sour. */
  acidity: number;
  /** 0 for none, 10 for very sweet. */
  sweetness: number;
  /** 0 for none, 10 for very bitter. */
  bitterness: number;
  /** 0 for watery, 10 for syrupy. */
  body: number;
  /** How much fruit there is, 0 to 10. */
  fruitiness: number;
  /** How many flowers there are, 0 to 10. */
  floral: number;
  /** How many nuts there are, 0 to 10. */
  nutty: number;
  /** How much roast there is, 0 to 10. */
  roasted: number;
  /** The one to three flavour terms that stand out. */
  dominant: string[];
  /** One sentence about the whole. */
  summary: string;
}

/** A term of the flavour wheel. */
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

/** The caller may not do this in the company; data.needs is the right or condition that would allow it. */
export interface ForbiddenData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The rule of access that the caller does not meet. */
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
   * true if the search stopped before it had seen all records. Better matches may follow; next continues it.
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
   * The fields of the record. Texts, dates and references are strings, numbers are numbers, lists are lists,
   * and an asset is {sha256, bytes, path}.
   */
  fields: { [name: string]: unknown };
  /** The time when the record was first saved in the public database; null if the host does not report it. */
  createdAt: string | null;
  /** The time when the record was last saved in the public database; null if the host does not report it. */
  modifiedAt: string | null;
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /** The time when the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** The reason why the last fetch failed; null if it did not fail. */
  refreshFailure: RefreshFailure | null;
}

/** One page of the results of a search. */
export interface FoundItemPage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Item[];
  /**
   * true if the search stopped before it had seen all records. Better matches may follow; next continues it.
   */
  partial: boolean;
}

/** One page of the results of a search. */
export interface FoundMessagePage extends Pick<CommonMembers, "next"> {
  /** The matching elements, the best match first. */
  items: Message[];
  /**
   * true if the search stopped before it had seen all records. Better matches may follow; next continues it.
   */
  partial: boolean;
}

/** A found place, with its distance. */
export interface FoundPlace {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2). */
  country: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
  /**
   * The distance in metres from the request's coordinates, or from the device's last known place; null if
   * there is neither.
   */
  distance: number | null;
}

/** Places and suggestions for a text that is being typed. */
export interface FoundPlaces {
  /** The places: the nearest first if the request has coordinates, else the best matches first. */
  places: FoundPlace[];
  /**
   * The suggestions of the host, the best matches first, which places.resolve turns into places; empty
   * without a host.
   */
  suggestions: PlaceSuggestion[];
  /** host: the places are from the host. timeZones: they are from the system's table of time zones. */
  source: "host" | "timeZones";
}

/** The share of a zone. */
export interface FoundShare {
  /** The share; null for a zone that was never shared. */
  share?: CloudShare | null;
}

/** The founder of a company cannot be revoked or demoted. */
export interface FounderStaysData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The condition for the request. */
  needs: Transfer;
}

/** The content of GS1 element strings. */
export interface GS1Content {
  /** Identifier 01: the GTIN of the trade item, 14 digits; null without it. */
  gtin: string | null;
  /** Identifier 02: the GTIN of the contained trade items, 14 digits; null without it. */
  content: string | null;
  /** Identifier 10: the batch; null without it. */
  batch: string | null;
  /** Identifier 21: the serial number; null without it. */
  serial: string | null;
  /** Identifier 11: the day of manufacture; null without it. */
  madeOn: string | null;
  /**
   * Identifier 17: the last day on which the goods are good. Else the day of 7003, or of 15 (best before);
   * null without these.
   */
  expiry: string | null;
  /** Identifier 30: the number of pieces of an item with a variable measure; null without it. */
  count: number | null;
  /** Identifier 37: the number of contained trade items; null without it. */
  contained: number | null;
  /**
   * Identifiers 310n to 316n, or a measure of 32nn, 35nn or 36nn: the quantity, in unit; null without these.
   */
  quantity: number | null;
  /** The unit of quantity: kg, m, m2, l, m3, lb, oz, in and so on; null without a quantity. */
  unit: string | null;
  /**
   * Identifier 392n: the amount to pay, in the company's currency, or 393n, in its own. Null without these,
   * or in an unknown currency.
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
  /** The country's code (ISO 3166-1 alpha-2). */
  country?: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
}

/** A point, with the name of the place there. */
export interface GeocodedPlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the place. */
  name: string;
  /** The city, town or village. */
  locality: string | null;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2). */
  country: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
  /** `true` if the name was stored already, and the host was not asked. */
  known: boolean;
}

/** The scale of a grinder. */
export interface GrindScale {
  /** The lowest setting. */
  minimum: number;
  /** The highest setting. */
  maximum: number;
  /** The difference between neighbouring settings; more than 0. */
  step: number;
  /** lower: lower settings grind finer. higher: higher settings grind finer. */
  finer: "lower" | "higher";
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface GrindScaleChanges extends Partial<Pick<GrindScale, "minimum" | "maximum" | "step" | "finer">>
  {
}

/** The scale of a grinder. */
export interface GrindScaleInput extends GrindScale {
}

/** An HTTP header. */
export interface HTTPHeader {
  /** The name, in any case. */
  name: string;
  /** The value. */
  value: string;
}

/** An HTTP header. */
export interface HTTPHeaderInput {
  /** The name of the header, in upper or lower case. */
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
  /** The rank of the tier in its group. The tier of rank 0 needs no purchase. */
  rank: number;
  /** The time when the tier ends, as far as is known; null if it does not end. */
  until: string | null;
  /** `true` if the tier was bought forever. */
  lifetime: boolean;
  /** The product that gives the tier; null if the tier was not bought. */
  productId: string | null;
  /** The transaction that proves the purchase; null if the tier was not bought. */
  transactionId: string | null;
}

/** The agreed version of the protocol. */
export interface Hello {
  /** The version of the protocol that is used. */
  protocol: number;
  /** The versions that this core supports. */
  supported: number[];
  /** The core's name. */
  name: string;
  /** The core's version (semver.org). */
  version: string;
}

/** One event in the history of a record. */
export interface HistoryEntry {
  /** The time of the event. */
  at: string;
  /** The user who caused the event. */
  actor: string;
  /** The username of the user, also after they left; null if they have none. */
  username: string | null;
  /**
   * created, changed or deleted: the record itself, or a part of it. stepped: its status changed by a step.
   * stock: quantity of the item came or went, as entry shows.
   */
  kind: "created" | "changed" | "stepped" | "deleted" | "stock";
  /** The part of the record that changed, such as a line of an order. Left out for the record itself. */
  part?: string;
  /**
   * The changed members, among those that the reader may see. For a deletion, the last state, for readers who
   * may delete.
   */
  fields: HistoryField[];
  /** The entry of the ledger; null for other kinds of events. */
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
  /** The value before the change; null if there was none. */
  from: unknown;
  /** The value after the change; null if there is none. */
  to: unknown;
}

/** The host's answer. */
export interface HostChecked {
  /** The text in the host's answer. */
  text: string;
  /** `true` if it is the text that was sent. */
  same: boolean;
}

/** The host answered with an error; data.error contains it. */
export interface HostErrorData {
  /** The machine name of the error. */
  kind: "hostError";
  /** The error as the host sent it; left out if it is longer than 65,536 bytes. */
  error?: { [name: string]: unknown };
  /** The reason, if the host's error has one of these kinds in data.kind; otherwise left out. */
  reason?: "guardrail" | "tooLong" | "busy" | "refused" | "malformed" | "unreachable" | "cutOff";
  /** The recommended action, if there is a reason. */
  advice?: string;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The host's answer cannot be used, or the host has ended. */
export interface HostFaultData {
  /** The machine name of the error. */
  kind: "hostFault";
  /** The problems of the host's answer; left out if there was no answer. */
  problems?: Problem[];
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
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

/** The host did not answer in time; data.deadline is the limit in milliseconds. */
export interface HostTimeoutData {
  /** The machine name of the error. */
  kind: "hostTimeout";
  /** The milliseconds that the host had. */
  deadline: number;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The host does not offer what the request needs; data.capability names it. */
export interface HostUnavailableData {
  /** The machine name of the error. */
  kind: "hostUnavailable";
  /** The capability that the host does not provide. */
  capability: string;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The weather of a place in the next hours. */
export interface HourlyWeather {
  /** The place of the weather. */
  place: WeatherPlace;
  /** The hours that have not ended, in order. */
  hours: WeatherHour[];
  /** The reasons why hours are missing, or begin later than requested. Empty if the request was met. */
  fallbacks: WeatherGap[];
  /** The other members of the host's answer, unchanged; null if there are none. */
  more: { [name: string]: unknown } | null;
  /** true if the answer is older than requested, or the host failed to give a newer one. */
  stale: boolean;
  /**
   * The milliseconds since the observation, or since the host's answer if it does not name a time of
   * observation. 0 if the clock was set back since.
   */
  age: number;
  /** The time of the host's answer. */
  fetchedAt: string;
  /**
   * The reason why there is no newer answer: the host's last refresh failed, or no host can be asked now.
   * null otherwise.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.hourly. */
export interface HourlyWeatherAnswer {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the place. */
  name?: string | null;
  /** The hours, at least one, in order of time. */
  hours: HourlyWeatherAnswerHour[];
  /** The time when the forecast was made. */
  observedAt?: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
  /** Other members of the host's answer. Members that the core does not know are stored in it. */
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
  /** Other members of the host's answer. Members that the core does not know are stored in it. */
  more?: { [name: string]: unknown } | null;
}

/** One point of the Humanus scale. */
export interface HumanusKnot {
  /** The temperature in degrees Celsius. */
  celsius: number;
  /** The temperature in Humanus. */
  humanus: number;
}

/** A table of the Humanus scale. */
export interface HumanusTable {
  /** The id of the table. */
  id: string;
  /** The origin of the table, and its limits. */
  provenance: string;
  /** The points between which the scale is linear; both members increase strictly. */
  knots: HumanusKnot[];
}

/**
 * The record's status does not allow this step; data.allowed lists the open steps, and data.waiting the
 * conditions of the others.
 */
export interface IllegalStepData {
  /** The machine name of the error. */
  kind: "illegalStep";
  /** The record's status. */
  status: string;
  /** The requested status, or the requested action. */
  asked: string;
  /** The statuses to which the record can move now. */
  allowed: string[];
  /** The steps that are not possible yet, with their conditions. */
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
  /** The number of rows whose record had these values already. */
  unchanged: number;
  /** The number of refused rows. If an atomic import has any, nothing is stored. */
  failed: number;
  /** The refused rows and their problems, at most 1,000. */
  problems: RowProblems[];
  /** The form in which a table was read, as given or as guessed. Left out for files that are not tables. */
  form?: AnsweredForm;
}

/** A place that was used on another device. */
export interface ImportedPlace {
  /**
   * The id of the place there, which then is valid here, too. An id that already names a place here stays
   * with that place.
   */
  id?: string | null;
  /** The name of the place. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region?: string | null;
  /** The country (ISO 3166-1), two capital letters: DE. */
  country?: string | null;
  /** The time zone of the place. */
  timeZone?: string | null;
  /** The time of its use there, as in widgets.recents.list. Here it counts as used now. */
  usedAt?: string | null;
}

/** The number of records of one kind that refer to the record. */
export interface InUseCount {
  /** The kind of records. */
  kind: string;
  /** The number of records. */
  count: number;
}

/** Other records refer to the record; data.counts is their number by kind. */
export interface InUseData {
  /** The machine name of the error. */
  kind: "inUse";
  /** The kinds of records that refer to the record, at least one. */
  counts: InUseCount[];
}

/** A process of the core. */
export interface Info {
  /** The program's name. */
  name: string;
  /** The program's version (semver.org). */
  version: string;
  /** The data directory, or :memory:. */
  data: string;
  /** The number of methods. */
  methods: number;
}

/** The outcomes of signed documents. */
export interface Ingested {
  /** The outcomes, one for each document. Those of a notification's inner documents follow its own. */
  outcomes: Outcome[];
  /** The account's present tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /** The first time when a purchase that entitles ends; null if none does. */
  validUntil: string | null;
  /** The time to which the tiers and features apply. */
  at: string;
}

/** A finding about brews: numbers and ids, no prose. */
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
  /** ready. tooLittle: more brews are needed. empty: there are none. */
  state: "ready" | "tooLittle" | "empty";
  /** The finding. null unless the insight is ready, and null if the brews show no effect. */
  data: InsightData | null;
  /** The brews behind the insight. */
  evidence: Evidence;
  /**
   * low. medium: twice the needed number of brews. high: four times as many. null unless the insight is
   * ready.
   */
  confidence: "low" | "medium" | "high" | null;
}

/** The numbers and ids of an insight. Each kind has its own members; the others are left out. */
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
  /** The median ratio of the best brews. */
  ratio?: number;
  /** The median temperature of the best brews, in degrees Celsius. */
  temperature?: number;
  /** The median time of the best brews, in seconds. */
  time?: number;
  /** The median grind setting of the best brews. */
  grindSetting?: number;
  /** The median rating of the best brews. */
  rating?: number;
  /** The trend; steady if it changes less than 5 percent of the mean. */
  direction?: "rising" | "falling" | "steady";
  /** The change per week: the slope of the straight line that fits best. */
  perWeek?: number;
  /** The change over all days, in percent of the mean. */
  percent?: number;
  /** The setting, the temperature or the age of the brews with the best ratings. */
  value?: number;
  /** The mean: of the best value, or of all brews of a trend. */
  mean?: number;
  /** The mean rating of the brews with other values. */
  rest?: number;
  /** The standard deviation of the ratio. */
  ratioDeviation?: number;
  /** The standard deviation of the time, in seconds. */
  timeDeviation?: number;
  /** The standard deviation of the extraction yield, in percent. */
  extractionDeviation?: number;
  /** The brews with an extraction yield under 18 percent. */
  under?: number;
  /** The brews with an extraction yield of 18 to 22 percent. */
  within?: number;
  /** The brews with an extraction yield over 22 percent. */
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
 * There is less in stock than requested; data has the item, the location, the lot, and the requested and
 * present quantities.
 */
export interface InsufficientStockData {
  /** The machine name of the error. */
  kind: "insufficientStock";
  /** The item. */
  item: string;
  /** The location from which the stock was to be taken. */
  location: string;
  /** The lot; null if the request named none. */
  lot: string | null;
  /** The requested quantity, in the item's own unit. */
  asked: number;
  /** The quantity on hand in the location. If the request named a lot, the quantity of this lot. */
  onHand: number;
  /**
   * The quantity that could be taken. Stock reserved for others is excluded. If the request named no lot, so
   * are lots that have expired or must not be sold.
   */
  available: number;
}

/** A list of purchase intents. */
export interface IntentList {
  /** The intents, in the order in which they were added. */
  intents: PurchaseIntent[];
}

/** A fault of the core; its log has the details. */
export interface InternalErrorData {
  /** The machine name of the error. */
  kind: "internalError";
}

/** The parameters don't fit the method; data.problems lists every problem. */
export interface InvalidParamsData {
  /** The machine name of the error. */
  kind: "invalidParams";
  /** All problems of the parameters. */
  problems: Problem[];
}

/** The JSON is not a JSON-RPC 2.0 request. */
export interface InvalidRequestData {
  /** The machine name of the error. */
  kind: "invalidRequest";
}

/** A participant who was invited. */
export interface InvitedParticipant {
  /** The share. */
  share: CloudShare;
  /** The access record in its present state; null if it no longer exists. */
  record?: CloudRecordInput | null;
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
  /** The unit of the item's quantities: piece, kg, m. */
  unit: string;
  /** A description of the item. */
  description: string | null;
  /** Other units in which quantities may be given. */
  units: ItemUnit[];
  /** The unit in which the item is bought, one of units. Without it, the item's own unit. */
  purchaseUnit: string | null;
  /** The unit in which the item is sold, one of units. Without it, the item's own unit. */
  salesUnit: string | null;
  /** The item's category. An item has at most one. */
  category: string | null;
  /** Further words by which the item can be found. */
  tags: string[];
  /** GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII. */
  barcodes: string[];
  /** The item's manufacturer. */
  manufacturer: string | null;
  /** The minimum stock: with less, the item counts as low. */
  minStock: number | null;
  /** The least quantity to order when the item is low; more than 0. */
  reorderQuantity: number | null;
  /** The location where the item usually lies. */
  location: string | null;
  /** The selling price of one unit. */
  price: Money | null;
  /** The cost of one unit, for managers of the inventory only. */
  cost?: Money | null;
  /** The condition of the item. */
  condition: "new" | "used" | "refurbished" | "damaged" | null;
  /** The company's own fields: at most 50 names, each with a text, a number, a boolean or null. */
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
  /** The supplier of the item: a contact of the kind supplier. */
  supplier: string | null;
  /** The supplier's own SKU for the item. */
  supplierSku: string | null;
  /** The reason why the item needs attention, set by inventory.items.flag; null for an item without a flag. */
  flag: ItemFlag | null;
  /**
   * The stock of the item in all locations. Only in lists with levels: true. The stock is low if
   * level.available is less than minStock.
   */
  level?: StockTotals;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface ItemConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Item;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ItemDetailsChanges extends Partial<Pick<Item, "sku" | "name" | "unit" | "description" |
  "purchaseUnit" | "salesUnit" | "category" | "manufacturer" | "minStock" | "reorderQuantity" | "location" |
  "condition" | "supplier" | "supplierSku">> {
  /** Other units in which quantities may be given. */
  units?: ItemUnitInput[] | null;
  /** Further words by which the item can be found. */
  tags?: string[] | null;
  /** GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII. */
  barcodes?: string[] | null;
  /** The selling price of one unit. */
  price?: MoneyChanges | null;
  /** The cost of one unit, for managers of the inventory only. */
  cost?: MoneyChanges | null;
  /** The company's own fields: at most 50 names, each with a text, a number, a boolean or null. */
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

/** An item with its stock levels, its open orders and purchases, and its latest changes. */
export interface ItemOverview {
  /** The current state of the item. */
  item: Item;
  /** The stock of the item in all locations together. */
  level: StockLevel;
  /** The locations and lots in which the item lies. At most 50; inventory.stock.levels lists all. */
  places: StockLevel[];
  /**
   * Order lines with a quantity still to be shipped, in the order in which they are served. At most 50; null
   * for a caller who may not see orders.
   */
  orders: ItemPlan[] | null;
  /**
   * Purchase lines with a quantity still to arrive, the oldest first. At most 50; null for a caller who may
   * not see purchases.
   */
  purchases: ItemPlan[] | null;
  /** The latest changes of the item. At most 20; inventory.items.history lists all. */
  history: HistoryEntry[];
}

/** One page of a list. */
export interface ItemPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Item[];
}

/** An open order or purchase of an item. */
export interface ItemPlan {
  /** The id of the order or purchase. */
  id: string;
  /** The number of the order or purchase; null if it has none yet. */
  number: string | null;
  /** The status of the order or purchase. */
  status: string;
  /** The name of the customer or supplier. */
  contactName: string;
  /** The quantity of the item that is still to ship or to receive, in the item's own unit. */
  quantity: number;
  /** The time when it is wanted or expected; null if not given. */
  at: string | null;
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnit {
  /** The unit's name: box. */
  unit: string;
  /**
   * The number of the item's own unit in one of this unit, such as 12; more than 0. With per, in that many of
   * this unit.
   */
  factor: number;
  /**
   * The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More than 0, at most
   * 1000000000. Without it, 1.
   */
  per?: number;
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnitInput {
  /** The unit's name: box. */
  unit: string;
  /**
   * The number of the item's own unit in one of this unit, such as 12; more than 0. With per, in that many of
   * this unit.
   */
  factor: number;
  /**
   * The number of this unit that factor is for: 45359237 kg are 100000000 pounds. More than 0, at most
   * 1000000000. Without it, 1.
   */
  per?: number | null;
}

/** A public key, as a JSON Web Key (RFC 7517). */
export interface JSONWebKey {
  /** The kind of key. Only RSA is used. */
  kty: string;
  /** The key's id, which a token's header names. */
  kid?: string | null;
  /** What the key is for: sig, or null. */
  use?: string | null;
  /** The algorithm: RS256, or null. */
  alg?: string | null;
  /** The modulus in base64url. */
  n?: string | null;
  /** The exponent in base64url. */
  e?: string | null;
}

/** The figures of a journal as a whole. */
export interface JournalOverview {
  /** The number of brews. */
  brews: number;
  /** The number of days with brews. */
  days: number;
  /** The days in a row with brews, up to today or yesterday. */
  currentStreak: number;
  /** The most days in a row with brews. */
  longestStreak: number;
  /** The coffee, in grams. */
  coffee: number;
  /** The water, in grams. */
  water: number;
  /** The cost of the coffee, by currency. */
  money: Money[];
  /** The mean rating, to four places. */
  rating: number | null;
  /** The mean ratio, to four places. */
  ratio: number | null;
  /** The mean extraction yield in percent, to four places. */
  extraction: number | null;
  /** The number of beans that are neither finished nor archived. The filters do not apply. */
  openBeans: number;
  /** The most frequent method. */
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
  /** The id of the document's transaction, purchase or notification; null if it has none. */
  id: string | null;
  /** The purchase that the document is about; null if it is about none. */
  originalTransactionId: string | null;
  /** The product that the document is about; null if it is about none. */
  productId: string | null;
  /** The App Store environment that signed the document; null if the document does not name it. */
  environment: string | null;
  /**
   * The event that a notification reports. It is null for other documents, and if the signature is no longer
   * trusted.
   */
  notificationType: string | null;
  /** The subtype of that event; null if it has none. */
  subtype: string | null;
  /** The time when the document was signed. */
  signedDate: string;
  /** The time when the core received the document. */
  receivedAt: string;
  /**
   * `true` if the document counts under the core's present roots, app and environments. They may have changed
   * since it was received.
   */
  counts: boolean;
  /** The state of a transaction. It is null for other documents, and for transactions that do not count. */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired" | null;
  /**
   * The signed content with all its members. It is null without payloads, and if the signature is no longer
   * trusted.
   */
  payload: { [name: string]: unknown } | null;
}

/** One page of a list. */
export interface KeptDocumentPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: KeptDocument[];
}

/** The idempotency key was used for another request. */
export interface KeyReusedData {
  /** The machine name of the error. */
  kind: "keyReused";
}

/** The requested items, as far as they are known. */
export interface KnownItems {
  /** The items in the order of the request; null for each that is unknown. */
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
  /** The name, as it was spelled last. */
  name: string;
  /** The number of items that have it and are not archived. */
  items: number;
}

/** A page of categories or tags. */
export interface LabelPage {
  /** The categories or tags, by name; case is ignored. */
  items: LabelCount[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * `true` if some of very many new items are not counted yet. They are counted in idle moments, and by the
   * next such requests.
   */
  partial: boolean;
}

/** The last known place of the device, with its age and the app's present permission. */
export interface LastLocation {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the place; null as long as it is not known. */
  name: string | null;
  /** The time when the device was there. */
  at: string;
  /** The accuracy of the position in metres; null if the host did not report it. */
  accuracy: number | null;
  /** `true` if the place is older than maxAge, or if the clock was set back since. */
  stale: boolean;
  /** The age of the place in milliseconds; 0 if the clock was set back since. */
  age: number;
  /**
   * The app's present permission to know the device's location. If it is denied or restricted, the place is
   * from an earlier time.
   */
  authorization: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/** A company that the account no longer takes part in. */
export interface LeftCompany {
  /** The company, which is no longer on this device. */
  company: string;
}

/** A share that was left. */
export interface LeftShare {
  /** The zone. */
  zone: CloudZoneAnswer;
}

/** The limit of open things is reached; data.limit is the number. */
export interface LimitReachedData {
  /** The machine name of the error. */
  kind: "limitReached";
  /** The largest number allowed. */
  limit: number;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LineTermsChanges {
  /** The line's text. */
  text?: string;
  /** The quantity; more than 0. */
  quantity?: number;
  /** The unit of the quantity: for an item, its own unit or one of its units. */
  unit?: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice?: MoneyChanges;
  /** The discount in percent. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate?: number | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** The opened links that wait for the app. */
export interface LinkList {
  /** The links, in the order in which they were opened. */
  links: PendingLink[];
}

/** A parameter of a link's query. */
export interface LinkParameter {
  /** The name of the parameter, as in the pattern. */
  name: string;
  /** The decoded value; empty for a name without value. */
  value: string;
}

/** A user of a company, with rights and username. */
export interface ListedAccess {
  /** The user's access record. */
  access: AccessRecord;
  /**
   * The username that the user signs in with. null without one, and for users whose password the caller may
   * not reset.
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
  /** The name that the company is called by. */
  name: string;
  /** The place of the company's logo. */
  logo: string | null;
  /** The tier that the company pays for. */
  tier: "free" | "business" | "enterprise";
  /** true if the company is archived: it can be read, but not written. */
  archived: boolean;
  /** The kind of company: business or personal. */
  kind: "business" | "personal";
  /** The store that holds the company. */
  store: "private" | "shared";
  /** The caller's role in the company; null as long as a sign-in is needed. */
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

/** A conversation of the core. */
export interface ListedConversation {
  /** The number of the conversation, unique in the core. */
  number: number;
  /** true for the conversation that sent this request. */
  own: boolean;
  /** The client that sent system.hello; null if none did. */
  client: Client | null;
  /** The program's command, such as serve or mcp; null if the core is not shared. */
  command: string | null;
  /** The program's process id; null if the core is not shared. */
  process: number | null;
  /** The milliseconds since the conversation began. */
  uptime: number;
  /** The capabilities that it provides as the host (host.provide). */
  capabilities: string[];
  /** true if the conversation may only read. */
  readOnly: boolean;
}

/** The counted quantity of an item in a location, with the names of both. */
export interface ListedCountLine extends CountLine {
  /** The item's stock keeping unit; null for a deleted item. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /** The unit of the item's quantities. */
  unit: string | null;
  /** The location's name; null for a deleted location. */
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
  /** The quantity of the lot on hand, in all locations. */
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
    | StockLevelPage
    | LowStockPage
    | StockEntryPage
    | ExpiringLotPage
    | StockAlertPage
    | Count
    | CountPage
    | ListedCountLinePage
    | UncountedStockPage
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
    | OrderView
    | OrderPage
    | OrderDocument
    | DispatchView
    | DispatchPage
    | PickedPlacePage
    | PurchaseView
    | PurchasePage
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
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The direction. out: lent to others. in: borrowed from others; these goods do not count as stock. */
  direction: "out" | "in";
  /** The contact who borrowed the goods or owns them; null for a loan with a user. */
  contact: string | null;
  /** The user of the company who borrowed the goods or owns them; null for a loan with a contact. */
  user: string | null;
  /** The instant at which the goods were lent or borrowed. */
  lentAt: string;
  /** The instant by which the goods are to be returned. */
  dueAt: string | null;
  /** A free note. */
  note: string | null;
  /** The location from which the goods were lent, and to which they return. */
  from: string | null;
  /** The quantity of each lot. For an item that is not tracked by lots, one part without a lot. */
  parts: LoanPart[];
  /** The quantity that was returned. */
  returned: number;
  /** The quantity that was reported as lost. */
  lost: number;
  /** The loan's status. */
  status: "out" | "partly" | "returned" | "lost";
  /** The instant at which the last of the goods was returned or lost; null while some are out. */
  returnedAt: string | null;
  /**
   * The instant at which the core noticed that the loan is overdue; null before that. It notices this at once
   * while a front end has subscriptions, else in an idle moment or on a late return.
   */
  overdueAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface LoanConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Loan;
}

/** One page of a list. */
export interface LoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Loan[];
}

/** The part of a loan that belongs to one lot. */
export interface LoanPart {
  /** The lot. */
  lot: string | null;
  /** The quantity that was lent. */
  quantity: number;
  /** The quantity of it that was returned or lost. */
  closed: number;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LoanTermsChanges {
  /** The instant by which the goods are to be returned. */
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
  /** The location that this one is part of. */
  parent: string | null;
  /** `true` if the location only holds other locations, and no stock. */
  structural: boolean;
  /** The use of the location. Only stock in locations of the kind stock is available. */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** The barcode on the location. */
  barcode: string | null;
  /** The address of the location. */
  address: Address | null;
  /** A free note. */
  note: string | null;
  /** `true` if the location is no longer in use. It accepts no more stock. */
  archived: boolean;
  /**
   * The location with the same code into which this one was merged, if two devices created both; null
   * otherwise.
   */
  joined: string | null;
}

/** The host's answer to host.location.request. */
export interface LocationAnswer {
  /** The latitude in degrees north of the equator. Needed, unless authorization is denied or restricted. */
  latitude?: number | null;
  /** The longitude in degrees east of Greenwich. Needed, unless authorization is denied or restricted. */
  longitude?: number | null;
  /** The accuracy of the position in metres. */
  accuracy?: number | null;
  /** The time when the device was there; the present time if left out. */
  at?: string | null;
  /** The app's permission to know the device's location. */
  authorization?: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways" | null;
}

/** The app's permission to know the device's location. */
export interface LocationAuthorization {
  /** The decision of the user, or of the device's administrator. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
  /** The time when the host reported the decision; null before that. */
  changedAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface LocationConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Location;
}

/** The app is not allowed to know the device's location; data.state is denied or restricted. */
export interface LocationDeniedData {
  /** The machine name of the error. */
  kind: "locationDenied";
  /** The decision of the user, or of the device's administrator: denied or restricted. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LocationDetailsChanges extends Partial<Pick<Location, "name" | "code" | "parent" | "barcode"
  | "note">> {
  /** `true` if the location only holds other locations, and no stock. */
  structural?: boolean | null;
  /** The use of the location. Only stock in locations of the kind stock is available. */
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
  /** The use of the location. */
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
  /** The export as a text; null if it was written to a file. */
  text: string | null;
}

/** A line of the log. */
export interface LogLine {
  /** The time when the line was written. */
  at: string;
  /** The severity of the line. */
  level: "error" | "warning" | "info" | "debug";
  /** The subject of the line: core for lines of the core itself, cloudKit for lines of sync. */
  category: string;
  /**
   * The conversation that wrote the line: its number (system.conversations), a dot, and a random mark of this
   * run of the core. It is null for lines of the core itself.
   */
  conversation: string | null;
  /** The message in one line. Control characters are escaped as in JSON, and secrets are replaced. */
  message: string;
  /** The fields, an object in which secrets are replaced; null if there are none. */
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
  /** The batch, unique among the item's batches. Either batch or serial must be given. */
  batch: string | null;
  /** The serial number of one piece. An item never has the same serial number twice. */
  serial: string | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
  /** The day on which the lot was made. */
  manufacturedAt: string | null;
  /** The supplier's own name of the lot. */
  supplierLot: string | null;
  /**
   * The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost.
   */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** A free note. */
  note: string | null;
  /** `true` if the lot is no longer in use. It accepts no more stock. */
  archived: boolean;
  /**
   * The lot with the same batch or serial number into which this one was merged, if two devices created both;
   * null otherwise.
   */
  joined: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface LotConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Lot;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LotDetailsChanges extends Partial<Pick<Lot, "item" | "batch" | "serial" | "expiry" |
  "manufacturedAt" | "supplierLot" | "note">> {
  /**
   * The lot's status. Lots that are ok or need attention are available. Only managers set destroyed or lost.
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
  /** The quantity on hand. */
  onHand: number;
  /** The quantity that can be sold or used. */
  available: number;
  /** The quantity that open orders need, even if it is not in stock. */
  demand: number;
  /** The quantity that is ordered and has not arrived. */
  onOrder: number;
  /** The projected stock: usable stock on hand, less all demand, plus the quantity on order. */
  projected: number;
  /** The item's minimum stock; null if the item has none, which counts as 0. */
  minStock: number | null;
  /** The lacking quantity: minStock less the projected stock. */
  lacking: number;
  /** The least quantity to order; null if the item has none. */
  reorderQuantity: number | null;
}

/** One page of a list. */
export interface LowStockPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: LowStock[];
}

/** The manager rights, one of which is enough. */
export interface ManagerBits {
  /** The kind of the required right: manager. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department for which the right is required. Left out if one of several departments is enough. */
  department?: string;
  /** The bits, one of which is enough. */
  mask: number;
}

/** A temperature in the host's unit. */
export interface MeasuredTemperature {
  /** A number, rounded to five decimals; not below absolute zero. */
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
  /** The text. For an answer that is not complete, the part that has arrived. */
  content: string;
  /** The message that this one answers; null if there is none. */
  replyTo: string | null;
  /**
   * complete. streaming: the answer is arriving. failed: it broke off, and error has the reason. cancelled:
   * it was cancelled.
   */
  status: "complete" | "streaming" | "failed" | "cancelled";
  /** The reason for a failure; null for other messages. */
  error: MessageError | null;
  /** The name of the model at the backend; null for the backend's own choice. */
  model: string | null;
  /** The time when the message was written, or the answer was requested. */
  at: string;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface MessageConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Message;
}

/** The reason why a message failed. */
export interface MessageError {
  /**
   * The machine name of the error, such as hostUnavailable, unauthorized or backendFailed. interrupted: the
   * core ended before the answer was complete.
   */
  kind: string;
  /** A sentence for people. */
  message: string;
  /** The milliseconds to wait before the next request to the backend; null if it does not say. */
  retryAfter: number | null;
}

/** One page of a list. */
export interface MessagePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Message[];
}

/** There is no such method. */
export interface MethodNotFoundData {
  /** The machine name of the error. */
  kind: "methodNotFound";
  /** The name that was probably meant; left out if no name is similar. */
  suggestion?: string;
}

/** A file of an asset that could not be read during the backup. */
export interface MissingAsset {
  /**
   * The SHA-256 of the asset's content, the name of an unfinished upload, or assets if the folder itself
   * could not be read.
   */
  name: string;
  /** The reason why the file could not be read, such as Input/output error. */
  reason: string;
}

/**
 * A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
 */
export interface MissingCredentialData {
  /** The machine name of the error. */
  kind: "missingCredential";
  /** The missing members: identityToken, authorizationCode. */
  members: string[];
}

/** The results of a batch. */
export interface ModifiedRecords {
  /** One result for each record, saves first. */
  results?: CloudResult[] | null;
  /**
   * The token of the zone after the batch, if all records are of one zone. Later requests name it, so that a
   * container restored to an earlier state is recognized.
   */
  token?: string | null;
}

/** The results for zones. */
export interface ModifiedZones {
  /** One result for each zone, saves first. */
  results?: ZoneResult[] | null;
}

/** An amount of money: an integer of the currency's minor units (cents), never a fraction. */
export interface Money {
  /** In minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** ISO 4217, three capitals. */
  currency: string;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface MoneyChanges {
  /** In minor units: 1250 is 12.50 EUR. */
  amount?: number;
  /** ISO 4217, three capitals. */
  currency?: string;
}

/** An amount of money: an integer of the currency's minor units (cents), never a fraction. */
export interface MoneyInput {
  /** In minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** ISO 4217, three capitals. */
  currency: string;
}

/**
 * A sum of money: an integer of the currency's minor units, exact; it may be beyond what some readers keep of
 * an integer.
 */
export interface MoneySum {
  /** In minor units: 1250 is 12.50 EUR. */
  amount: number;
  /** ISO 4217, three capitals. */
  currency: string;
}

/** A present or former user of a company. */
export interface NamedPerson {
  /** The user's id, as in actor and user elsewhere. */
  id: string;
  /** The user's name; null without one. */
  name: string | null;
  /**
   * The username. Present for users who sign in and have no name, and for users who have left and used to
   * sign in.
   */
  username?: string;
  /** true if the user has left; otherwise left out. */
  hasLeft?: boolean;
}

/** One page of a list. */
export interface NamedPersonPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: NamedPerson[];
}

/** The credentials of a user. */
export interface NewCredentials {
  /**
   * The user name, unique in the company. Case, width and Unicode normalization are ignored. It never
   * changes.
   */
  username: string;
  /**
   * The password, at least 8 characters. Only a scrypt key of it is stored. A repeat with the same
   * idempotencyKey is not compared by its password.
   */
  password: string;
}

/** A new line, of an item or with a text alone. */
export interface NewLine {
  /** The quantity; more than 0. */
  quantity: number;
  /** The item. Either item, sku or text must be given. */
  item?: string | null;
  /** The item's SKU, in place of item. */
  sku?: string | null;
  /** The line's text. Without it, the item's name. */
  text?: string | null;
  /**
   * The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which
   * the item is sold.
   */
  unit?: string | null;
  /** The price of one unit, in the order's currency. Without it, the item's price. */
  unitPrice?: MoneyInput | null;
  /** The discount in percent. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate?: number | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** A new line of a purchase, of an item or with a text alone. */
export interface NewPurchaseLine extends Pick<PurchaseLine, "quantity">, Partial<Pick<PurchaseLine, "discount"
  | "taxRate" | "note">> {
  /** The item. Either item, sku or text must be given. */
  item?: string | null;
  /** The item's SKU, in place of item. */
  sku?: string | null;
  /** The line's text. Without it, the item's name. */
  text?: string | null;
  /**
   * The unit of the quantity: for an item, its own unit or one of its units. Without it, the unit in which
   * the item is bought.
   */
  unit?: string | null;
  /**
   * The price of one unit, in the purchase's currency. Without it, the item's cost, if it is known in this
   * currency and the caller manages the inventory. For managers of orders or the inventory only.
   */
  unitPrice?: MoneyInput | null;
}

/** The request named no company, none is selected, and there is not exactly one. */
export interface NoCompanyData {
  /** The machine name of the error. */
  kind: "noCompany";
}

/** There is no such record. */
export interface NotFoundData {
  /** The machine name of the error. */
  kind: "notFound";
  /**
   * A JSON Pointer to the parameter that names the missing record. Left out for the main record of the
   * method.
   */
  pointer?: string;
}

/** The account that owns the company stores the credentials, not this one. */
export interface NotKeptHereData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The condition for the request. */
  needs: StoreNeeded;
}

/** The app's data is not stored here; data.path is the deployment path with the data. */
export interface NotOnThisPathData {
  /** The machine name of the error. */
  kind: "notOnThisPath";
  /** The place of the app's data now. policy.deployment.get returns the reason. */
  path: "appleNative" | "backend";
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** A payment and the resulting payment state of its order. */
export interface NotedPayment extends Payment {
  /** The payment state of the order. */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /** The total amount paid for the order, less the amount paid back. */
  paid: Money;
  /**
   * The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be
   * owed if it is submitted unchanged.
   */
  due: Money;
  /** The present version of the order, for use as expect. */
  orderVersion: number;
}

/** The host's answer to host.url.open. */
export interface OpenURLAnswer {
  /** `true` if something on the device opened the address. */
  opened: boolean;
}

/** The target of a link. */
export interface OpenedLink {
  /** The view to show: a flag of --links, or acceptShare. null for an unknown link. */
  flag: string | null;
  /** The link itself, for acceptShare and for patterns with an id, a kind or a query. */
  url?: string;
  /** The kind of record that the id belongs to, as in the pattern. */
  kind?: string;
  /** The decoded text in the place of {id} in the link. */
  id?: string;
  /** The parameters that the pattern names, in its order. Parameters that the link lacks are left out. */
  query?: LinkParameter[];
}

/** The page of an update. */
export interface OpenedUpdate {
  /** The address of the page. */
  url: string;
  /** `true` if something on the device opened the address. */
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
  /** The note on its documents. */
  note: string | null;
  /** An internal note, which is on no document. */
  internalNote: string | null;
  /** The instant for which the customer wants the goods. */
  requestedAt: string | null;
  /** `true` if lists leave it out by default. Only a closed or cancelled record can be archived. */
  archived: boolean;
  /**
   * The order's number on documents. It is assigned at the first submission and never used for another order.
   */
  number: string | null;
  /**
   * Earlier numbers of the order, by which it can still be found. If devices assigned one number to two
   * orders while apart, the order submitted later gets the next number.
   */
  formerNumbers: string[];
  /** The order's status. orders.step changes it. */
  status: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** The contact's name when the order was created. */
  contactName: string;
  /** The instant of the last submission. */
  submittedAt: string | null;
  /** The instant at which the order was invoiced. */
  invoicedAt: string | null;
  /** The sum of the lines without tax. Cancelled quantities are not counted. */
  net: Money;
  /** The tax on net. */
  tax: Money;
  /** The sum of net and tax. */
  gross: Money;
  /** The part of gross for goods that were returned or will not be shipped, with tax. */
  credited: Money;
  /** The amount paid, less the amount paid back. */
  paid: Money;
  /**
   * The paid amount compared with the owed amount. Owed is gross less credited, or 0 for a cancelled order.
   * Drafts and cancelled orders without payments are unpaid.
   */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /**
   * The extent to which the items were shipped. full if nothing is left to ship, even if the rest was
   * cancelled or credited. none for a cancelled order.
   */
  fulfilmentState: "none" | "partial" | "full";
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface OrderConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Order;
}

/** The discount on an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscount {
  /** The discount in percent. Either percent or money must be given. */
  percent: number | null;
  /** The discount in the order's currency. It never exceeds the sum of the lines. */
  money: Money | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface OrderDiscountChanges {
  /** The discount in percent. Either percent or money must be given. */
  percent?: number | null;
  /** The discount in the order's currency. It never exceeds the sum of the lines. */
  money?: MoneyChanges | null;
}

/** The discount on an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscountInput {
  /** The discount in percent. Either percent or money must be given. */
  percent?: number | null;
  /** The discount in the order's currency. It never exceeds the sum of the lines. */
  money?: MoneyInput | null;
}

/** The content of an order's document. */
export interface OrderDocument {
  /** The kind of the document. */
  kind: "invoice" | "packingList" | "quote";
  /** The order. */
  order: string;
  /** The order's number; null before the first submission. */
  number: string | null;
  /** The customer's own reference for the order. */
  reference: string | null;
  /**
   * The date of the document. For an invoice, the instant at which the order was invoiced; for other
   * documents, the instant of the request.
   */
  issuedAt: string | null;
  /** The seller. */
  seller: DocumentParty;
  /** The buyer, with the address of the invoice. */
  buyer: DocumentParty;
  /** The address to which the goods are shipped. */
  shippingAddress: Address | null;
  /** The note on the document. */
  note: string | null;
  /** `true` if prices include the tax. */
  taxIncluded: boolean;
  /** The lines. Cancelled quantities are not counted. */
  lines: DocumentLine[];
  /** The sums of the lines; null on a packing list. */
  sums: DocumentSums | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
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
  /** `true` if lists leave it out by default. Only a closed or cancelled record can be archived. */
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
   * The quantities moved in the inventory, by location and lot. For returned goods of a lot that are not
   * restocked, the location from which they were shipped.
   */
  parts: EntryPart[];
  /** The first of the ledger transactions of the entry; null if no stock was moved. */
  transaction: string | null;
  /** The dispatch with which the goods left. */
  dispatch: string | null;
  /** For a return: the condition of the goods. */
  condition: "ok" | "returned" | null;
  /** The reason, in the company's words. */
  reason: string | null;
  /** The user who made the entry. */
  actor: string;
}

/** A line of an order: a quantity of an item, or of something else, at a price. */
export interface OrderLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The order. */
  order: string;
  /** The item; null for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity; more than 0. */
  quantity: number;
  /** The unit of the quantity: for an item, its own unit or one of its units. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount in percent. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /** The note below the line on documents. */
  note: string | null;
  /** The number of the item's own units in one unit of the line, or in per units of it. */
  factor: number;
  /** The number of the line's units that factor is for; null for 1. */
  per: number | null;
  /** The quantity that was shipped, in the line's unit. */
  fulfilled: number;
  /** The part of the shipped quantity that was returned. */
  returned: number;
  /** The quantity that will not be shipped and is not on an invoice. */
  cancelled: number;
  /** The quantity that is on the invoice, will not be shipped, and is credited. */
  dropped: number;
  /** The quantity of stock that the line needs, in the item's own unit. */
  demand: number;
  /** The instant since which the line needs stock. Lines with an earlier instant are served first. */
  queuedAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface OrderLineConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
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
  /** The record that took the step. */
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
   * The ids of the steps before it: the last one, or several if devices took steps while apart. null for a
   * step of an older program.
   */
  follows: string[] | null;
}

/** An order with its lines, payments, dispatches, entries and steps. */
export interface OrderView extends Order {
  /**
   * The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be
   * owed if it is submitted unchanged.
   */
  due: Money;
  /** The sums of the lines for each tax rate. */
  taxes: TaxSum[];
  /** The composition of credited: net, tax and gross, in all and for each tax rate. */
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

/** There is not enough memory for the request, and no part of it was stored. Send it again. */
export interface OutOfMemoryData {
  /** The machine name of the error. */
  kind: "outOfMemory";
}

/** The outcome of a signed document. */
export interface Outcome {
  /**
   * The position of the document in the request, from 0. The documents inside a notification have its
   * position.
   */
  position: number;
  /** The kind of the document; null if it could not be read. */
  kind: "transaction" | "renewal" | "notification" | "app" | null;
  /**
   * added: the document is new. replaced: it is newer than the stored one. known: it is the same as the
   * stored one, or older. refused: it was not stored.
   */
  outcome: "added" | "replaced" | "known" | "refused";
  /** The id of the document's transaction, purchase or notification; null if it has none. */
  id: string | null;
  /** The purchase that the document is about; null if it is about none. */
  originalTransactionId: string | null;
  /** The product that the document is about; null if it is about none. */
  productId: string | null;
  /** The event that a notification reports. */
  notificationType: string | null;
  /** The subtype of that event. */
  subtype: string | null;
  /** The App Store environment of the document; null if the document does not name it. */
  environment: string | null;
  /** The time when the document was signed. */
  signedDate: string | null;
  /** The machine name of the reason for the refusal; null if the document was not refused. */
  reason: string | null;
  /** The reason for the refusal, as a sentence; null if the document was not refused. */
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
  /** The contact's name; null for a loan with a user, and for a caller who may not see contacts. */
  contactName: string | null;
}

/** One page of a list. */
export interface OverdueLoanPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: OverdueLoan[];
}

/** No user may raise their own rights. */
export interface OwnRightsData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The condition for the request. */
  needs: AnotherOwner;
}

/**
 * The request would leave the company without the owner that it needs. Sent by access.grant, access.revoke,
 * access.credentials.create and access.transfer.
 */
export interface OwnerNeededData {
  /** The machine name of the error. */
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
  /** The machine name of the error. */
  kind: "parseError";
  /** The fault in the text; left out if the message is too long. */
  reason?: string;
  /** The position of the fault in bytes, from 0; left out if the text is no message at all. */
  offset?: number;
  /** The largest number of bytes; left out unless the message is too long. */
  limit?: number;
}

/** A participant of a company, also one who was invited or removed. */
export interface Participant {
  /** The id of the participation. For the owner it is the company's id. */
  id: string;
  /** owner: the account that shares the company. participant: an account that it is shared with. */
  role: "owner" | "participant";
  /** The address, number or label of the invitation; null for a participant who used the share's own link. */
  invitedAs: string | null;
  /** The invitation's own link, which admits the first person to open it; null once it is accepted. */
  url: string | null;
  /** The user reference in the cloud; null until the invitation is accepted. */
  account: string | null;
  /**
   * The user in the access record, as in access.list. Before the invitation is accepted, no real user has
   * this id. null without an access record.
   */
  user: string | null;
  /** The participant's name. */
  name: string | null;
  /**
   * readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
   */
  permission: "readWrite" | "readOnly";
  /**
   * pending: not accepted yet. accepted: the participant has joined. removed: the owner has removed the
   * participant.
   */
  acceptance: "pending" | "accepted" | "removed";
  /** true if the participant has accepted and has no rights yet. access.grant gives them. */
  waiting: boolean;
  /** The time of the invitation, or of joining without one. */
  invitedAt: string;
  /** The time when the invitation was accepted; null until then. */
  acceptedAt: string | null;
  /** The participant's access record; null if there is none any more. */
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
  /** The amount; negative for a repayment. */
  amount: Money;
  /** The method of payment: cash, card. */
  method: string | null;
  /** The payment's reference in another system. */
  reference: string | null;
  /** The instant of the payment. */
  paidAt: string;
  /** The reason for the reversal. */
  reason: string | null;
  /** The payment that this one reverses. */
  reverses: string | null;
  /** The user who recorded the payment. */
  actor: string;
}

/** The transaction was already reversed; data.reversedBy names the reversing transaction. */
export interface PaymentReversedData {
  /** The machine name of the error. */
  kind: "alreadyReversed";
  /** The payment that reversed it. */
  reversedBy: string;
}

/** Changes that were made here and not sent yet would be lost; data.counts is their number by company. */
export interface PendingChangesData {
  /** The machine name of the error. */
  kind: "pendingChanges";
  /** The companies with unsent records, at least one. */
  counts: PendingCount[];
}

/** The number of records, by company, that were changed here and not sent yet. */
export interface PendingCount {
  /** The company; null for the account's own records. */
  company: string | null;
  /** The company's name. */
  name: string | null;
  /** The number of records. */
  records: number;
}

/** An opened link that waits for the app. */
export interface PendingLink {
  /** The view to show: a flag of --links, or acceptShare for a share link. */
  flag: string;
  /** The time when the link was opened. */
  at: string;
  /** The link itself, for acceptShare and for patterns with an id, a kind or a query. */
  url?: string;
  /** The kind of record that the id belongs to, as in the pattern. */
  kind?: string;
  /** The decoded text in the place of {id} in the link. */
  id?: string;
  /** The parameters that the pattern names, in its order. Parameters that the link lacks are left out. */
  query?: LinkParameter[];
}

/** The refusal of a call for the company of the account's own inventory. No right would allow it. */
export interface PersonalData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The reason. personal: nobody signs in to the account's own inventory, and it is never shared. */
  reason: "personal";
}

/** A quantity to be picked for a dispatch. */
export interface PickedLine {
  /** The dispatch. */
  dispatch: string;
  /** The dispatch's number. */
  number: string;
  /** The line of the order. */
  orderLine: string;
  /** The item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity, in the item's own unit. */
  quantity: number;
  /** The item's own unit. */
  unit: string;
  /** The lot; null for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
}

/** The goods to be picked from a location. */
export interface PickedPlace {
  /** The location. */
  location: string;
  /** The code on the location's label. */
  code: string | null;
  /** The names of the location and of the locations that it is part of, the outermost first. */
  path: string[];
  /** The lines to be picked there, sorted by SKU. */
  lines: PickedLine[];
}

/** One page of a list. */
export interface PickedPlacePage {
  /** All elements, in the list's order. */
  items: PickedPlace[];
  /** Always null, as the list has only one page. */
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
  /** The country's code (ISO 3166-1 alpha-2). */
  country?: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
}

/** The host's answer to host.places.search. */
export interface PlaceSearchAnswer {
  /** The places with their coordinates, the best matches first; an empty list if there are none. */
  places?: PlaceSearchAnswerPlace[] | null;
  /**
   * The suggestions, which have no coordinates yet, the best matches first. Each has a token for
   * host.places.resolve.
   */
  suggestions?: PlaceSuggestionInput[] | null;
}

/** A place of the host's answer to host.places.search. */
export interface PlaceSearchAnswerPlace {
  /** The name of the place. */
  name: string;
  /** The state or province. */
  region?: string | null;
  /** The country's code (ISO 3166-1 alpha-2). */
  country?: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
}

/** A place that the host suggests. places.resolve returns its coordinates. */
export interface PlaceSuggestion {
  /** The token to pass to places.resolve. Only the host can read it. */
  token: string;
  /** The text to show. */
  title: string;
  /** The text to show below the title, such as the region; null if there is none. */
  subtitle: string | null;
}

/** A place that the host suggests. places.resolve returns its coordinates. */
export interface PlaceSuggestionInput extends Pick<PlaceSuggestion, "token" | "title">,
  Partial<Pick<PlaceSuggestion, "subtitle">> {
}

/** The host does not offer places, and there is no table of time zones; the message has instructions. */
export interface PlacesUnavailableData {
  /** The machine name of the error. */
  kind: "placesUnavailable";
}

/** The need of an update for a version of the app. */
export interface PolicyVerdict {
  /**
   * required: the version is below the minimum version. recommended: it is only below the recommended
   * version. none: it is below neither, or the update is put off.
   */
  update: "none" | "recommended" | "required";
  /**
   * The time from which an update that policy.update.later has put off is recommended again; null if none was
   * put off.
   */
  hiddenUntil: string | null;
  /** The minimum version. Lower versions must be updated. */
  minimumVersion: string | null;
  /** The recommended version. Lower versions should be updated. */
  recommendedVersion: string | null;
  /** The message for users who should or must update. */
  message: string | null;
  /** The address of the page with the update. */
  url: string | null;
  /** The malformed parts of the document. Malformed members of the policy are ignored. */
  problems: DocumentProblem[];
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /**
   * host: fetched by the host. records: made of records of the public database. file: from the file that an
   * option names. builtIn: there is no document.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A result without members. */
export interface Pong {
}

/** The entries that were posted to the ledger, and the resulting stock levels. */
export interface PostedStock {
  /**
   * The transaction; null if nothing was posted, or if each movement has a transaction of its own. The
   * entries name their transactions.
   */
  transaction: string | null;
  /** The entries, in the order in which they were posted. */
  entries: StockEntry[];
  /** The resulting levels of the moved items, in the locations of the movement. */
  levels: StockLevel[];
  /** The lots that the request named and that have expired. Lots are never picked after their expiry. */
  expired: string[];
}

/** A pour of water during a brew. */
export interface Pour {
  /** The seconds since the beginning of the brew. */
  at: number;
  /** The water of this pour, in grams; more than 0. */
  water: number;
  /** Any further text. */
  note: string | null;
}

/** A pour of water during a brew. */
export interface PourInput extends Pick<Pour, "at" | "water">, Partial<Pick<Pour, "note">> {
}

/** The outcome of a sheet that showed a link. */
export interface PresentAnswer {
  /** true if the user sent the link; null if the system does not report it. */
  sent?: boolean | null;
}

/** A link that the host has shown. */
export interface PresentedLink {
  /** The link. */
  url: string;
  /** true if the user sent the link; null if the host does not report it. */
  sent: boolean | null;
}

/** A named set of rights. */
export interface Preset {
  /** The name, for access.grant. */
  name: "sales" | "warehouse" | "management" | "viewer";
  /** The work for which the preset is meant. */
  doc: string;
  /** The departments in which the user does the daily work, as a mask. */
  deptMask: number;
  /** The departments that the user manages, as a mask. */
  managerMask: number;
}

/** One page of a list. */
export interface PresetPage {
  /** All elements, in the list's order. */
  items: Preset[];
  /** Always null, as the list has only one page. */
  next: string | null;
}

/** The zone that a link leads to. */
export interface PreviewedShare {
  /** The zone, as the requesting account names it. */
  zone: CloudZoneAnswer;
  /** The name of what is shared. */
  title: string;
  /** The name of the owner. */
  ownerName?: string | null;
  /** The permission of a participant who accepts the link. */
  permission: "readWrite" | "readOnly";
  /**
   * open: the link can be accepted. mine: it leads to the account's own zone. accepted: it was already
   * accepted. full: no more participants are admitted.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/** One thing that is wrong with a value, and where. */
export interface Problem {
  /** Where: a JSON Pointer (RFC 6901); empty for the value as a whole. */
  pointer: string;
  /** What sort of thing is wrong. */
  kind: "missing" | "unknown" | "type" | "value";
  /** A sentence that names the member and what was expected. */
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
  /** default: the catalogue of the program. file: the catalogue that --catalogue names. */
  source: "default" | "file";
  /** The App Store environments whose documents count. */
  environments: string[];
  /** The products that the store sells on this device with their prices, as the host reported them. */
  store: StoreListing;
  /** The bought products that the catalogue does not have, sorted by the bytes of their ids. */
  unknown: string[];
}

/** The outcome of a progress report. */
export interface Progressed {
  /** `true` if a request still waits for the host's answer. */
  waiting: boolean;
}

/** The action of a tap on a promotion. */
export interface PromotionAction {
  /** product: show the product. address: open a web address. link: open a link into the app. */
  kind: "product" | "address" | "link";
  /** The product's id, the address, or the link. */
  target: string;
}

/** The image of a promotion. */
export interface PromotionImage {
  /** The address of the image; null for an asset. */
  url: string | null;
  /** The SHA-256 digest of an asset's bytes, as hexadecimal digits. */
  sha256: string | null;
  /** The size of an asset in bytes. */
  bytes: number | null;
  /** The path where the host has saved an asset; null if it has not. */
  path: string | null;
}

/** A list of promotions that apply. */
export interface Promotions {
  /** The promotions, in that order: higher priorities, then earlier starts, then ids. */
  promotions: ShownPromotion[];
  /**
   * The next time when the list may change by itself: a promotion begins or ends, or a purchase or a
   * dismissal ends. It is null if there is none.
   */
  validUntil: string | null;
  /** The malformed parts of the document. Malformed promotions are left out. */
  problems: DocumentProblem[];
  /** The age of the prices. */
  store: StoreAge;
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /**
   * host: fetched by the host. records: made of records of the public database. file: from the file that an
   * option names. builtIn: there is no document.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** The capabilities of the host, as the core understands them. */
export interface Provided {
  /** The capabilities that the core knows. */
  used: string[];
  /** The capabilities that the core does not know, and will never request. */
  unknown: string[];
  /** The known names that are similar to unknown capabilities. */
  suggestions: SuggestedCapability[];
}

/** A record of the public database. */
export interface PublicRecord {
  /** The record's name: no other record of its type has it. */
  recordName: string;
  /** The record's fields by name. */
  fields: { [name: string]: CloudValueInput | null };
  /** The container's name for this state of the record. */
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
  /** The note on its documents. */
  note: string | null;
  /** An internal note, which is on no document. */
  internalNote: string | null;
  /** The instant at which the goods are expected. */
  expectedAt: string | null;
  /** `true` if lists leave it out by default. Only a closed or cancelled record can be archived. */
  archived: boolean;
  /**
   * The purchase's number on documents. It is assigned when the purchase is first ordered and never used for
   * another purchase.
   */
  number: string | null;
  /** The purchase's status. purchases.step and purchases.receive change it. */
  status: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** The supplier's name when the purchase was created. */
  contactName: string;
  /** The instant at which the purchase was last ordered. */
  orderedAt: string | null;
  /** The sum of the lines without tax, for managers of orders or the inventory only. */
  net?: Money;
  /** The tax on net, for managers of orders or the inventory only. */
  tax?: Money;
  /** The sum of net and tax, for managers of orders or the inventory only. */
  gross?: Money;
  /**
   * The number of lines without a price, which are in no sum. For managers of orders or the inventory only.
   */
  unpriced?: number;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface PurchaseConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Purchase;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface PurchaseDraftChanges extends Partial<Pick<Purchase, "contact" | "currency" | "reference" |
  "discount" | "note" | "internalNote" | "expectedAt">> {
  /** The address to which the goods are delivered. */
  deliveryAddress?: AddressChanges | null;
  /** `true` if prices include the tax. */
  taxIncluded?: boolean | null;
  /** `true` if lists leave it out by default. Only a closed or cancelled record can be archived. */
  archived?: boolean | null;
}

/** A purchase that the user began outside the app, in the store or by a link. */
export interface PurchaseIntent {
  /** The id of the intent. */
  id: string;
  /** The product to buy. */
  productId: string;
  /** The offer of the product to buy; null if there is none. */
  offerId: string | null;
  /** The time when the intent was added. */
  receivedAt: string;
}

/** A line of a purchase: a quantity of an item, or of something else. */
export interface PurchaseLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The purchase. */
  purchase: string;
  /** The item; null for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity; more than 0. */
  quantity: number;
  /** The unit of the quantity: for an item, its own unit or one of its units. */
  unit: string | null;
  /** The price of one unit, in the purchase's currency. For managers of orders or the inventory only. */
  unitPrice?: Money | null;
  /** The discount in percent. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /** The note below the line on documents. */
  note: string | null;
  /** The number of the item's own units in one unit of the line, or in per units of it. */
  factor: number;
  /** The number of the line's units that factor is for; null for 1. */
  per: number | null;
  /** The quantity that was received, in the line's unit. */
  received: number;
  /** The quantity that a draft is to order, in the item's own unit. */
  planned: number;
  /** The quantity on order, in the item's own unit. */
  incoming: number;
  /** The instant at which this quantity is expected. */
  incomingAt: string | null;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface PurchaseLineConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
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
  /** The line. */
  line: string;
  /** The quantity, in the line's unit; negative for a reversal. */
  quantity: number;
  /** The quantities moved into the inventory, by location and lot; negative for a reversal. */
  parts: EntryPart[];
  /** The ledger transaction. For an imported receipt, which moved no stock, the receipt's own id. */
  transaction: string;
  /** The user who received or reversed it. */
  actor: string;
  /** The receipt that this one reverses. */
  reverses: string | null;
  /** The reason for the reversal. */
  reason: string | null;
}

/** A step: the change of a record from one status to another. */
export interface PurchaseStep extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The record that took the step. */
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
   * The ids of the steps before it: the last one, or several if devices took steps while apart. null for a
   * step of an older program.
   */
  follows: string[] | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface PurchaseTermsChanges {
  /** The line's text. */
  text?: string;
  /** The quantity; more than 0. */
  quantity?: number;
  /** The unit of the quantity: for an item, its own unit or one of its units. */
  unit?: string | null;
  /** The price of one unit, in the purchase's currency. For managers of orders or the inventory only. */
  unitPrice?: MoneyChanges | null;
  /** The discount in percent. */
  discount?: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate?: number | null;
  /** The note below the line on documents. */
  note?: string | null;
}

/** A purchase with its lines, receipts and steps. */
export interface PurchaseView extends Purchase {
  /** The sums of the priced lines for each tax rate, for managers of orders or the inventory only. */
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
  /** The id of the purchase, as host.store.purchase got it. */
  purchaseId: string;
  /** The product. */
  productId: string;
  /** The offer that the user took; null if there was none. */
  offerId: string | null;
  /**
   * purchased: the document counts, and the account has the product. ended: the document counts, but the
   * transaction has expired, is unpaid, or was revoked or replaced. pending: another person must agree first,
   * and the document arrives later by entitlements.ingest. cancelled: the user cancelled the purchase.
   * refused: the document does not count, or is of another product. outcomes gives the reason.
   */
  state: "purchased" | "ended" | "pending" | "cancelled" | "refused";
  /** The outcomes, one for each document. Those of a notification's inner documents follow its own. */
  outcomes: Outcome[];
  /** The account's present tier of each group, in the catalogue's order. */
  tiers: HeldTier[];
  /** The features of these tiers, sorted by the bytes of their names. */
  features: string[];
  /** The first time when a purchase that entitles ends; null if none does. */
  validUntil: string | null;
  /** The time to which the tiers and features apply. */
  at: string;
}

/** A page of records of the public database. */
export interface QueriedRecords {
  /** The records of the page, in the container's order. Required, also if there are none. */
  records?: PublicRecord[] | null;
  /** The cursor for the next page; null at the end. */
  cursor?: string | null;
}

/** A call of a method that only reads. */
export interface Query {
  /** The name of the method. weather.current and weather.hourly return only what is already known, or null. */
  method: string;
  /** The method's parameters: an object, or a list by position. None if left out. */
  params?: { [name: string]: unknown } | unknown[] | null;
}

/** A record with changes that were made here and are not confirmed. */
export interface QueuedRecord {
  /** The kind of record, as events name it. */
  type: string;
  /** The record's id. */
  record: string;
  /** The company that the record belongs to; null for the account's own. */
  company: string | null;
  /** The members that users changed. Empty if all members are to be sent. */
  fields: string[];
  /** true if the whole record is to be sent because the cloud does not have it. */
  isNew: boolean;
  /** true if the record is to be deleted from the cloud. */
  isDeletion: boolean;
  /**
   * pendingEdit: changed and not sent. pendingSync: sent and not confirmed. quarantined: refused for good,
   * and sent again only after another change or sync.queue.retry.
   */
  state: "pendingEdit" | "pendingSync" | "quarantined";
  /** The number of times that the record was refused for a reason of its own. */
  attempts: number;
  /** The time of the next attempt. null if the next cycle makes it, or none is planned. */
  nextAttemptAt: string | null;
  /** The reason of the last refusal. */
  lastError: string | null;
}

/** One page of a list. */
export interface QueuedRecordPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: QueuedRecord[];
}

/** The conversation may only read, and the method does more; data.method names it. */
export interface ReadOnlyData {
  /** The machine name of the error. */
  kind: "readOnly";
  /** The name of the method that does more than read. */
  method: string;
}

/** The items whose stored sums were wrong and are now corrected. */
export interface RebuiltStock {
  /** The number of items whose stored sums differed from their entries, orders and purchases. */
  count: number;
  /** The first 100 of these items. */
  rebuilt: string[];
}

/** A received quantity of a purchase line. */
export interface ReceivedLine {
  /** The line. Either line or sku must be given. */
  line?: string | null;
  /** The SKU of the line's item, in place of line. Only one line may have goods of this item still to come. */
  sku?: string | null;
  /** The quantity, in the line's unit; more than 0. */
  quantity: number;
  /**
   * The cost of one of the item's own unit. Without it, the line's price less discounts and tax. For managers
   * of orders or the inventory only.
   */
  unitCost?: MoneyInput | null;
  /**
   * The location that receives the goods, by its id, code or path. Without it, the item's own location, or
   * else the company's main location.
   */
  location?: string | null;
  /** The lot's batch, for an item that is tracked by batch. */
  batch?: string | null;
  /** The serial numbers of the pieces, as many as the quantity. */
  serials?: string[] | null;
  /** The last day on which a new lot is good. */
  expiry?: string | null;
}

/** The result of receiving goods of a purchase. */
export interface ReceivedPurchase {
  /** The purchase after the receipt. */
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
  /** The place's id. */
  id: string;
  /** The name of the place. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** The country (ISO 3166-1), two capital letters: DE. */
  country: string | null;
  /** The time zone of the place. */
  timeZone: string | null;
  /** The time of the last use. */
  usedAt: string;
}

/** A recipe: the parameters and steps of future brews. */
export interface Recipe extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The name. */
  name: string;
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
  /** The ground coffee, in grams. */
  dose: number | null;
  /** The water, in grams. */
  water: number | null;
  /** The beverage, in grams. */
  yield: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The setting on the grinder's own scale. */
  grindSetting: number | null;
  /** The bean that the recipe is made for. */
  bean: string | null;
  /** The steps, in the order of time. */
  steps: RecipeStep[];
  /** Any further text. */
  note: string | null;
  /** true if the recipe is a favourite. */
  favourite: boolean;
  /** true if the recipe is out of use. */
  archived: boolean;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface RecipeConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Recipe;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface RecipeDetailsChanges extends Partial<Pick<Recipe, "name" | "method" | "dose" | "water" |
  "yield" | "temperature" | "grindSetting" | "bean" | "note">> {
  /** The steps, in the order of time. */
  steps?: RecipeStepInput[] | null;
  /** true if the recipe is a favourite. */
  favourite?: boolean | null;
  /** true if the recipe is out of use. */
  archived?: boolean | null;
}

/** One page of a list. */
export interface RecipePage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Recipe[];
}

/** A step of a recipe. */
export interface RecipeStep {
  /** The seconds since the beginning of the brew. */
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
   * bean: the best brews of the bean. similar: the best brews of beans with the same roast level and process.
   * default: the method alone.
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
  /** The number of brews that the parameters are the medians of; 0 for the default of the method. */
  brews: number;
  /** The ground coffee, in grams. */
  dose: number;
  /** The grams of water or beverage per gram of coffee. */
  ratio: number;
  /** The weight that the ratio is of. */
  ratioOf: "yield" | "water";
  /** The temperature of the water, in degrees Celsius. */
  temperature: number;
  /** The time of the brew, in seconds. */
  time: number | null;
  /** The setting of the grinder; null if no brew has one. */
  grindSetting: number | null;
  /** The grinder; null if no brew has one. */
  grinder: string | null;
  /** The parameters that were changed for the last tasting. */
  corrections: Correction[];
}

/** The parameters of a brew to try, and their source. */
export interface RecommendedParameters {
  /** The ground coffee, in grams. */
  dose: number | null;
  /** The grams of water per gram of coffee; for espresso and moka pot, of beverage. */
  ratio: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature: number | null;
  /** The time of the whole brew, in seconds. */
  time: number | null;
  /** The setting of the grinder; null without one. */
  grind: number | null;
  /** The reasons. */
  why: string;
  /** model: the AI of the host. history: the account's own journal, because the host failed. */
  source: "model" | "history";
  /** The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** true if the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** The reason why the host's last refresh failed. */
export interface RefreshFailure {
  /** The time of the failure. */
  at: string;
  /** The kind of error. */
  kind: "hostUnavailable" | "hostTimeout" | "hostError" | "hostFault" | "limitReached";
  /** The reason, in a sentence. */
  message: string;
}

/** A document that was fetched and stored. */
export interface RefreshedDocument {
  /** The name of the document. */
  document: "AppConfig" | "IAPPromo";
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /**
   * host: fetched by the host. records: made of records of the public database. file: from the file that an
   * option names. builtIn: there is no document.
   */
  origin: "host" | "records" | "file" | "builtIn";
  /** The malformed parts of the document, which are ignored. */
  problems: DocumentProblem[];
}

/** The record that was deleted or archived. */
export interface Removed {
  /** The id of the record that was deleted; null if it was archived. */
  deleted: string | null;
  /** The id of the record that was archived because others refer to it; null if it was deleted. */
  archived: string | null;
}

/** The outcome of removing a place from the recent ones. */
export interface RemovedRecent {
  /** true if the place was among the recent ones. */
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
  /** The instant at which the model answered. */
  at: string;
  /** `true` if the explanation is the model's earlier answer to the same question. */
  repeated: boolean;
}

/** The request was cancelled while it waited. */
export interface RequestCancelledData {
  /** The machine name of the error. */
  kind: "requestCancelled";
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The meaning of a scanned code. */
export interface ResolvedCode {
  /**
   * The common spelling of equal codes: the EAN-13 of a UPC, and the spelling of GS1 element strings with
   * parentheses. A symbology identifier is removed.
   */
  normalized: string;
  /** The symbology of the barcode, as far as it is known or can be inferred; null otherwise. */
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
  /** The reason why the code is invalid, such as the right check digit; null for a valid code. */
  problem: string | null;
  /** The content of its GS1 element strings; null for a code without these. */
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
  /** The country's code (ISO 3166-1 alpha-2). */
  country: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
}

/** The refusal of a member that only managers may set. */
export interface RestrictedMemberData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** The manager rights, one of which the caller must have. */
  needs: ManagerBits;
  /** The refused member, as a JSON Pointer. The caller may neither see nor set it. */
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
  /** The line. Either line or sku must be given. */
  line?: string | null;
  /**
   * The SKU of the line's item, in place of line. Only one line may have goods of this item with the
   * customer.
   */
  sku?: string | null;
  /** The quantity, in the line's unit. */
  quantity: number;
  /**
   * The condition of the items; ok if left out. Items with the condition returned must be inspected first.
   * They go into a lot of that status: a batch's own lot, or the piece itself.
   */
  condition?: "ok" | "returned" | null;
  /** `true` if the goods go back into stock. Without it, true. */
  restock?: boolean | null;
  /**
   * The location that receives the goods, by its id, code or path. Without it, the item's own location, or
   * else the company's main location.
   */
  location?: string | null;
  /**
   * The lot of the goods, for an item that is tracked by lots. Without it, the shipped lot, if there was only
   * one.
   */
  lot?: string | null;
  /** The dispatch with which the goods left. Without it, any dispatch of the order. */
  dispatch?: string | null;
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
  /** `true` if the user is an owner, who has all rights except those of the founder alone. */
  isOwner: boolean;
  /**
   * `true` if the user is the founder. No other owner can revoke or demote the founder; access.transfer makes
   * another owner the founder.
   */
  isFounder: boolean;
  /** The departments in which the user does the daily work, as a mask. access.departments lists the bits. */
  deptMask: number;
  /** The departments in which the user also deletes, approves and sees costs, as a mask. */
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
  /** The column of the file, as its first line names it. Left out if the problem concerns no column. */
  column?: string;
}

/** The problems of one row. */
export interface RowProblems {
  /** The line in which the row begins, counted from 1. */
  line: number;
  /** The problems. Their pointers point into the record. */
  problems: RowProblem[];
}

/** The sums of the orders in one currency, less returned and credited goods. */
export interface SalesFigures {
  /** The number of orders. */
  orders: number;
  /** The sum without tax. */
  net: MoneySum;
  /** The tax. */
  tax: MoneySum;
  /** The sum with tax. */
  gross: MoneySum;
}

/** The sales of a period. */
export interface SalesReport {
  /** The first day; null for all earlier days. */
  from: string | null;
  /** The last day; null for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that
   * the machine does not know.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: SalesFigures[];
  /**
   * The rows. Days, weeks or months are in order of time; other rows are sorted by currency, with the largest
   * net first.
   */
  items: SalesRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The sales of a period, an item, a customer or an agent. */
export interface SalesRow {
  /** The day, the Monday of the week, or the first day of the month. */
  day: string | null;
  /** The item, if rows are by item; null for lines without an item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /**
   * The item's name, if rows are by item. The contact's name in the newest of the orders, if rows are by
   * contact.
   */
  name: string | null;
  /** The unit of the item's quantities. */
  unit: string | null;
  /** The customer, if rows are by contact. */
  contact: string | null;
  /** The responsible user, if rows are by agent; null for orders without one. */
  agent: string | null;
  /**
   * The sold quantity, in the item's own unit; null without an item, and for a quantity that is too large to
   * write.
   */
  quantity: number | null;
  /** The number of orders. */
  orders: number;
  /** The sum without tax. */
  net: MoneySum;
  /** The tax. */
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
  /** The average cost of the ordered items. Only for managers of the inventory. */
  cost?: MoneySum | null;
  /** The net total less the cost. Only for managers of the inventory. */
  margin?: MoneySum | null;
  /**
   * The number of lines of items without a known cost in the currency, which count as costing nothing. Only
   * for managers of the inventory.
   */
  uncosted?: number | null;
}

/** A recipe for another amount: all weights multiplied by one factor, to 0.1 g. */
export interface ScaledRecipe extends Pick<Recipe, "dose" | "water" | "yield"> {
  /** The recipe. */
  id: string;
  /** The factor, to five places. */
  factor: number;
  /** The steps, with the times of the recipe. */
  steps: RecipeStep[];
}

/** A temperature on a scale. */
export interface ScaledTemperature {
  /** The temperature, with at most nine decimals. */
  value: number;
  /** The scale of the temperature. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** true if the temperature is outside the Humanus table, on its straight extension. */
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

/** Settings by their names. */
export interface SettingValues {
  /** The values by the names of the settings. A setting that was never set has its default. */
  values: { [name: string]: unknown };
}

/** The share of a company. */
export interface Share {
  /** The company. All its present and future records are shared with it. */
  company: string;
  /** owner: the account shares it; participant: it is shared with the account. */
  role: "owner" | "participant";
  /** The share's own link; null for participants, and if the share has ended. */
  url: string | null;
  /**
   * The people whom the share's own link admits. none: only those who are invited. readOnly: all who have the
   * link, for reading. readWrite: all who have the link, with the rights of their access record.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /**
   * readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
   */
  permission: "readWrite" | "readOnly";
  /** The name of the owner. */
  ownerName: string | null;
  /** The time when the share was created. */
  createdAt: string;
  /** The time when the share ended; null until then. */
  revokedAt: string | null;
}

/** A share in its present state. */
export interface ShareAnswer {
  /** The share. */
  share: CloudShare;
}

/** The link leads to no share that is meant for the account. */
export interface ShareNotFoundData {
  /** The machine name of the error. */
  kind: "shareNotFound";
}

/** The company that a link leads to. */
export interface SharePreview {
  /** The company. */
  company: string | null;
  /** The company's name. */
  name: string;
  /** The name of the owner. */
  ownerName: string | null;
  /**
   * readWrite: all that the access record allows. readOnly: only reading, whatever the access record allows.
   */
  permission: "readWrite" | "readOnly";
  /**
   * open: the link can be accepted. mine: it leads to the account's own zone. accepted: it was already
   * accepted. full: no more participants are admitted.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/** The refusal of a call for a company that is shared with the account. No right there would allow it. */
export interface SharedCompanyData {
  /** The machine name of the error. */
  kind: "forbidden";
  /**
   * The reason. shared: only the account that owns the company may do this. readOnly: the account may see the
   * company, and change nothing.
   */
  reason: "shared" | "readOnly";
}

/** The name of a value in the app group. */
export interface SharedName {
  /** The name of the value. */
  name: string;
  /** The writer of the value. */
  owner: "core" | "app";
  /** The time when the value was written; null for the flags of a file. */
  updatedAt: string | null;
}

/** The names of the values in the app group. */
export interface SharedNames {
  /** The names, in order. */
  values: SharedName[];
}

/** A value that the app shares with its widgets. */
export interface SharedValue {
  /** The name of the value. */
  name: string;
  /** The writer of the value. */
  owner: "core" | "app";
  /** The value; null if there is none. */
  value: unknown;
  /** The time when the value was written; null if there is none, and for the flags of a file. */
  updatedAt: string | null;
}

/** The state of a company's sharing. */
export interface SharingState {
  /** The share; null for a company that was never shared. */
  share: Share | null;
  /** The number of the company's records that the cloud has. */
  enlisted: number;
  /** The number of the company's records here. Those that the cloud lacks are on their way. */
  total: number;
  /** The participants, the owner first; null unless the caller is an owner. */
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

/** A quantity of an order line to be shipped. */
export interface ShippedLine {
  /** The line. Either line or sku must be given. */
  line?: string | null;
  /** The SKU of the line's item, in place of line. Only one line may have goods of this item left to ship. */
  sku?: string | null;
  /** The quantity, in the line's unit. At most the quantity that is left to ship. */
  quantity: number;
  /** The lots from which the goods are taken. Without it, the lots that expire first. */
  lots?: ShippedLot[] | null;
  /**
   * The location that the goods leave, by its id, code or path. Without it, the item's own location, or else
   * the company's main location.
   */
  location?: string | null;
}

/** A quantity of a lot to be shipped. */
export interface ShippedLot {
  /** The lot. */
  lot: string;
  /** The quantity, in the line's unit. */
  quantity: number;
}

/** The value of a flag. */
export interface ShownFlag {
  /** The name of the flag. */
  name: string;
  /** `true` if the flag is on. It is the fallback for a flag that is not known. */
  on: boolean;
  /** `true` if the document names the flag. */
  known: boolean;
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /**
   * host: fetched by the host. records: made of records of the public database. file: from the file that an
   * option names. builtIn: there is no document.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** An order line with its amounts and the quantity that can be shipped. */
export interface ShownLine extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" |
  "updatedAt" | "unreadable"> {
  /** The order. */
  order: string;
  /** The item; null for a line without an item. */
  item: string | null;
  /** The item's SKU when the line was created. */
  sku: string | null;
  /** The line's text. */
  text: string;
  /** The quantity; more than 0. */
  quantity: number;
  /** The unit of the quantity: for an item, its own unit or one of its units. */
  unit: string | null;
  /** The price of one unit, in the order's currency. */
  unitPrice: Money;
  /** The discount in percent. */
  discount: number | null;
  /** The tax rate in percent, with at most 3 decimals. Without it, 0. */
  taxRate: number | null;
  /** The note below the line on documents. */
  note: string | null;
  /** The number of the item's own units in one unit of the line, or in per units of it. */
  factor: number;
  /** The number of the line's units that factor is for; null for 1. */
  per: number | null;
  /** The quantity that was shipped, in the line's unit. */
  fulfilled: number;
  /** The part of the shipped quantity that was returned. */
  returned: number;
  /** The quantity that will not be shipped and is not on an invoice. */
  cancelled: number;
  /** The quantity that is on the invoice, will not be shipped, and is credited. */
  dropped: number;
  /** The quantity of stock that the line needs, in the item's own unit. */
  demand: number;
  /** The instant since which the line needs stock. Lines with an earlier instant are served first. */
  queuedAt: string | null;
  /** The quantity still to be shipped that is in stock and reserved for the line. */
  allocated: number;
  /** The quantity still to be shipped that is not in stock. */
  backordered: number;
  /** The line's amount without tax, after discounts. */
  net: Money;
  /** The tax on the line. */
  tax: Money;
  /** The sum of net and tax. */
  gross: Money;
}

/** An order with the amount that is due. */
export interface ShownOrder extends Order {
  /**
   * The amount owed less the amount paid; negative if a refund is due. For a draft, the amount that will be
   * owed if it is submitted unchanged.
   */
  due: Money;
}

/** The place for widgets that choose none themselves. */
export interface ShownPlace {
  /** The chosen place; null for the device's. */
  chosen: string | null;
  /** The place that is shown; null if none is known. */
  place: TimelinePlace | null;
  /** The reasons why another place than the chosen one is shown. */
  fallbacks: Fallback[];
  /** The time when the answer changes by itself; null for never. */
  validUntil: string | null;
}

/** A promotion with its product, as the store sells it on this device. */
export interface ShownPromotion {
  /** The id of the promotion, which is unique in the document. */
  id: string;
  /** The store's id of the offered product; null for a card without a product, which must have a title. */
  productId: string | null;
  /** The heading for the user. */
  title: string | null;
  /** One or two sentences for the user. */
  message: string | null;
  /** A longer text for the user. */
  body: string | null;
  /** The image. If given as a text, it is the address of the image. */
  image: PromotionImage | null;
  /**
   * The action of a tap. If given as a text, it is product:ID, a web address, or a link into the app, such as
   * myapp://page.
   */
  action: PromotionAction | null;
  /** The place in the app where the promotion is shown, by the app's own name; null for any place. */
  placement: string | null;
  /**
   * The audiences, by the app's own names, one of which the caller must name; empty for all callers. A text
   * is one name.
   */
  audience: string[];
  /** The time from which the promotion applies; null if it has no beginning. */
  start: string | null;
  /** The time from which the promotion no longer applies, which is later than start; null if it has no end. */
  end: string | null;
  /** The priority, 0 if left out. Promotions with higher priorities come first. */
  priority: number | null;
  /** The tiers, one of which the account must have; empty for any account. */
  tiers: string[];
  /** The lowest version of the app to which the promotion applies. */
  minimumVersion: string | null;
  /** The highest version of the app to which the promotion applies. */
  maximumVersion: string | null;
  /**
   * The ranges of languages (BCP 47) to which the promotion applies, such as de or de-AT. * matches any
   * language; an empty list matches all.
   */
  locales: string[];
  /** The percentage of subjects to which the promotion applies, with at most two decimals. */
  percentage: number | null;
  /** The number of seconds for which a dismissal hides the promotion; 604800 if left out. */
  dismissFor: number | null;
  /** Further data for the app, which the core passes on unchanged. */
  data: { [name: string]: unknown } | null;
  /**
   * The product as the store sells it on this device; null if the store has not answered, or if there is no
   * such product.
   */
  product: StoreProduct | null;
}

/** A purchase line with its amounts. */
export interface ShownPurchaseLine extends PurchaseLine {
  /**
   * The line's amount without tax, after discounts; null without a price. For managers of orders or the
   * inventory only.
   */
  net?: Money | null;
  /** The tax on the line, for managers of orders or the inventory only. */
  tax?: Money | null;
  /** The sum of net and tax, for managers of orders or the inventory only. */
  gross?: Money | null;
}

/** The username or the password is wrong. */
export interface SignInFailedData {
  /** The machine name of the error. */
  kind: "signInFailed";
  /**
   * The username of the user who is still signed in, as before the attempt. Left out if no user is, and by
   * methods that check the caller's own password.
   */
  signedIn?: string;
}

/** The company has credentials, and no user is signed in there. */
export interface SignInRequiredData {
  /** The machine name of the error. */
  kind: "signInRequired";
  /**
   * true if the company's owner requires credentials from everybody and the account has none yet.
   * access.credentials.create makes them.
   */
  create?: boolean;
}

/** The user who has signed in. */
export interface SignedIn {
  /** The user. */
  user: User;
  /** true if the token's signature was verified. A token without verification may be forged. */
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
  /** The company that it belongs to. */
  company: string;
  /** The item; null for an alert about a location. */
  item: string | null;
  /** The location that lost its barcode; null for any other alert. */
  location: string | null;
  /** The lot that expires soon, or that is in stock twice; null for the other kinds. */
  lot: string | null;
  /** The kind of the alert. */
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
  /** The quantity on hand at that time, of the lot if there is one. */
  onHand: number;
  /** The quantity that could be sold or used. */
  available: number;
  /** The item's minimum stock at that time. */
  minStock: number | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
  /** The instant at which the core noticed it. */
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
  /** The company that it belongs to. */
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
  /** The kind of the movement. */
  type: "purchase" | "sale" | "return" | "adjustment" | "transfer" | "consumption" | "count";
  /** The quantity that came, in the item's own unit. Negative for stock that left. */
  quantity: number;
  /** The purchase cost of one of the item's own unit, for managers of the inventory only. */
  unitCost?: UnitCost | null;
  /** The reason, in the company's words. */
  reason: string | null;
  /** A free note. */
  note: string | null;
  /** The entry that this one reverses. */
  reverses: string | null;
  /** The user who posted the entry. */
  actor: string;
  /** The instant at which the movement happened. */
  effectiveAt: string;
  /** The instant at which the entry was posted. */
  at: string;
  /** The lot; null for an item that is not tracked by lots. */
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
}

/** One page of a list. */
export interface StockEntryPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockEntry[];
}

/** A stock movement, with the members of the method for its type. */
export interface StockForm {
  /** The type of the movement. */
  type: "receive" | "consume" | "transfer" | "return" | "adjust";
  /** The id of the item. Either item or sku must be given. */
  item?: string | null;
  /** The item's SKU. Case and surrounding spaces are ignored. */
  sku?: string | null;
  /** The quantity; more than 0. For all types except adjust. */
  quantity?: number | null;
  /** The unit of the quantity. Without it, the item's own unit. */
  unit?: string | null;
  /**
   * The location, by its id, code or path, for all types except transfer. Without it, the item's own
   * location, or else the company's main location.
   */
  location?: string | null;
  /** For a transfer: the location that the stock leaves. */
  from?: string | null;
  /** For a transfer: the location that receives the stock. */
  to?: string | null;
  /** For a return: its direction. */
  direction?: "fromCustomer" | "toSupplier" | null;
  /** For an adjustment: the difference, negative for less stock. */
  by?: number | null;
  /** For an adjustment: the resulting quantity, in place of by. */
  level?: number | null;
  /** For a receipt: the cost of one of the item's own unit. For managers of the inventory only. */
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
   * The lot, for an item that is tracked by lots. If stock is taken without a lot, the lots that expire first
   * are taken.
   */
  lot?: string | null;
  /** The lot's batch, in place of lot. A receipt creates a lot for a new batch. */
  batch?: string | null;
  /**
   * The serial numbers of the pieces, as many as the quantity. A receipt creates lots for new serial numbers.
   */
  serials?: string[] | null;
  /** For a receipt: the last day on which a new lot is good. */
  expiry?: string | null;
  /**
   * For movements that take stock: true to take stock that is reserved for orders. For managers of the
   * inventory only.
   */
  force?: boolean | null;
  /** For a return from a customer: the condition of the goods, as in inventory.stock.return. */
  condition?: "ok" | "returned" | null;
  /** For a return from a customer: the order line, as in inventory.stock.return. */
  orderLine?: string | null;
}

/** The stock of an item, in all or in one location: the sum of its entries in the ledger. */
export interface StockLevel {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** The item's name. */
  name: string;
  /** The unit of the item's quantities. */
  unit: string;
  /** The location; null for all locations together. */
  location: string | null;
  /** The location's name. */
  locationName: string | null;
  /** The lot; null for all lots together, and for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /**
   * The quantity reserved for open orders; null for a single location or lot, as orders are not for a
   * location, and for an earlier instant.
   */
  reserved: number | null;
  /** The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not good. */
  unavailable: number;
  /** The quantity that can be sold or used: onHand less reserved and unavailable. */
  available: number;
  /**
   * The quantity that is ordered and has not arrived; null for a single location or lot, and for an earlier
   * instant.
   */
  onOrder: number | null;
  /** The instant at which the next of these goods is expected. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one unit, for managers of the inventory only. Null for a single location or
   * lot, for an earlier instant, and if no receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** One page of a list. */
export interface StockLevelPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: StockLevel[];
}

/** The stock of an item in all locations: the sum of its entries in the ledger. */
export interface StockTotals {
  /** The quantity on hand, in the item's own unit. */
  onHand: number;
  /** The quantity reserved for open orders. */
  reserved: number;
  /** The quantity that must not be sold: lent, in transit, scrapped, or of a lot that is not good. */
  unavailable: number;
  /** The quantity that can be sold or used: onHand less reserved and unavailable. */
  available: number;
  /** The quantity that is ordered and has not arrived. */
  onOrder: number;
  /** The instant at which the next of these goods is expected. */
  incomingAt: string | null;
  /**
   * The average purchase cost of one unit, for managers of the inventory only; null if no receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** The value of the stock, at average purchase cost. */
export interface StockValueReport {
  /** The instant of the report. */
  at: string;
  /**
   * The time zone in which a day in `at` ends: the company's. It is UTC if the company has none, or one that
   * the machine does not know.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: StockValueTotal[];
  /** The number of items in stock at unknown cost, which are in no sum. */
  uncosted: number;
  /** The rows, by currency, the largest value first. Rows of unknown value come last. */
  items: StockValueRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The value of an item, a category or a location. */
export interface StockValueRow {
  /** The item, if rows are by item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /** The unit of the item's quantities. */
  unit: string | null;
  /** The category, if rows are by item or by category; null for items without a category. */
  category: string | null;
  /** The location, if rows are by location. */
  location: string | null;
  /** The names of the location and of the locations that it is part of, the outermost first. */
  path: string[] | null;
  /** The number of items. */
  count: number;
  /** The quantity of the item on hand, in its own unit. */
  onHand: number | null;
  /** The average purchase cost of one unit; null if no receipt had a cost. */
  averageCost: UnitCost | null;
  /** The value; null if it is unknown. */
  value: MoneySum | null;
}

/** The value of the stock in one currency. */
export interface StockValueTotal {
  /** The number of items in the sum. */
  count: number;
  /** The value of these items. */
  value: MoneySum;
}

/** The store could not be read or written; nothing of the request was stored. */
export interface StorageFaultData {
  /** The machine name of the error. */
  kind: "storageFault";
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** The disk is full; nothing of the request was stored. */
export interface StorageFullData {
  /** The machine name of the error. */
  kind: "storageFull";
}

/** The age of the store's answer about products. */
export interface StoreAge {
  /** fresh: the store was asked within a day; stale: longer ago; default: never. */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
}

/** The state of one store. */
export interface StoreDiagnostics {
  /** The name of the store: device, private or shared. */
  name: string;
  /** The number of the store's newest migration; null if it cannot be read. */
  schema: number | null;
  /**
   * The size of the store's content in bytes, rounded to whole MiB if users sign in to any company. null if
   * it cannot be read.
   */
  bytes: number | null;
  /**
   * The position of the newest change. null if the store has none, if users sign in to any company, or if it
   * cannot be read.
   */
  changes: number | null;
  /**
   * The number of idempotency keys with stored results. null if users sign in to any company, or if it cannot
   * be read.
   */
  idempotencyKeys: number | null;
  /**
   * The approximate bytes of those results. Beyond the limit of --keep-keys the oldest are removed, but none
   * within an hour. null as for idempotencyKeys.
   */
  idempotencyBytes: number | null;
  /**
   * ok, or a description of a fault: in the file, in stored sums, or in keys that older programs told apart.
   * null if not checked.
   */
  integrity: string | null;
}

/** The App Store environment of the account's documents. */
export interface StoreEnvironment {
  /** The environment of the newest document; null if there are no documents. */
  environment: string | null;
  /** The environments whose documents count. */
  accepted: string[];
  /** The app that documents must be about. */
  bundleId: string;
  /** apple: Apple's roots are trusted. file: the roots in the file that --trusted-roots names are trusted. */
  roots: "apple" | "file";
}

/** The store's products, and the age of that answer. */
export interface StoreListing {
  /** The products with their prices. Products that the store does not sell here are left out. */
  products: StoreProduct[];
  /** fresh: the store was asked within a day; stale: longer ago; default: never. */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
}

/** The company must be one that the account owns. */
export interface StoreNeeded {
  /** store */
  rule: "store";
  /** The store of the account's own companies. */
  store: "private";
}

/** The introductory price of a subscription. */
export interface StoreOffer {
  /** freeTrial: no price. payAsYouGo: a price for each period. payUpFront: one price for all periods. */
  mode: "freeTrial" | "payAsYouGo" | "payUpFront";
  /** The price, in the product's currency; 0 for a free trial. */
  price: number;
  /** The price as the store writes it for the user. */
  displayPrice: string;
  /** The length of one period. */
  period: StorePeriod;
  /** The number of periods that the offer lasts. */
  periods: number;
}

/** The introductory price of a subscription. */
export interface StoreOfferInput extends Pick<StoreOffer, "mode" | "price" | "displayPrice" | "periods"> {
  /** The length of one period. */
  period: StorePeriodInput;
}

/** A period of time in units of the store. */
export interface StorePeriod {
  /** The unit of the period. */
  unit: "day" | "week" | "month" | "year";
  /** The number of units. */
  count: number;
}

/** A period of time in units of the store. */
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
  /** The price, as an exact decimal in the currency's main unit: 4.99. */
  price: number;
  /** The currency of the price (ISO 4217). */
  currency: string;
  /** The price as the store writes it for the user, such as 4,99 €. */
  displayPrice: string;
  /** The period that one payment of a subscription covers; null for other products. */
  period: StorePeriod | null;
  /** The first offer to a new subscriber; null if there is none, or the user is not eligible. */
  introductoryOffer: StoreOffer | null;
  /** true if a family may share the product; null if the store does not say. */
  familyShareable: boolean | null;
}

/** A product as the app store sells it on this device. */
export interface StoreProductInput extends Pick<StoreProduct, "id" | "name" | "price" | "currency" |
  "displayPrice">, Partial<Pick<StoreProduct, "description" | "familyShareable">> {
  /** The period that one payment of a subscription covers; null for other products. */
  period?: StorePeriodInput | null;
  /** The first offer to a new subscriber; null if there is none, or the user is not eligible. */
  introductoryOffer?: StoreOfferInput | null;
}

/** The host's answer to host.store.products. */
export interface StoreProductsAnswer {
  /** The products, without those that the store does not sell on this device. */
  products?: StoreProductInput[] | null;
}

/** The host's answer to host.store.purchase, which has one of these members. */
export interface StorePurchaseAnswer {
  /** The transaction that the store has signed: JWS in compact form. */
  document?: string | null;
  /** true if another person must agree first. The document arrives later by entitlements.ingest. */
  pending?: boolean | null;
  /** true if the user cancelled the purchase. */
  cancelled?: boolean | null;
}

/** The host's answer to host.store.sync. */
export interface StoreSyncAnswer {
  /** The documents of current transactions and renewal infos: JWS in compact form, in any order. */
  documents?: string[] | null;
}

/** The version of a store. */
export interface StoreVersion {
  /** The name of the store: device, private or shared. */
  name: string;
  /** The number of the store's newest migration; null if it cannot be read. */
  schema: number | null;
}

/** The host's answer to host.secrets.get. */
export interface StoredSecret {
  /** The secret; null if there is none with this name. */
  value?: string | null;
}

/** A new subscription. */
export interface Subscribed {
  /** The handle of the subscription. */
  subscription: number;
  /**
   * The place in the log from which the subscription reports all changes. Read existing records after
   * subscribing, so that no change is missed.
   */
  cursor: string;
}

/** Rights that would be enough for a method. */
export interface SufficientGrant {
  /** true if the user would have to be an owner. */
  isOwner: boolean;
  /** The bit to add to deptMask; 0 for none. */
  deptMask: number;
  /** The bit to add to managerMask; 0 for none. */
  managerMask: number;
  /** The presets that contain the bit. */
  presets: Array<"sales" | "warehouse" | "management" | "viewer">;
}

/** A known name that is similar to an unknown capability. */
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
  /** The feel in the mouth, in a few words. */
  bodyDescription: string;
  /** model: the AI of the host. history: the account's own journal, because the host failed. */
  source: "model" | "history";
  /** The id of the answer. journal.ai.accept accepts notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** The time of the answer. */
  at: string;
  /** true if the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Places to choose from. */
export interface SuggestedPlaces {
  /** The place of the device; null as long as it is not known. */
  device: DevicePlace | null;
  /** The recent places, newest first. */
  places: WidgetPlace[];
}

/** The drafts that were made of items with too little stock. */
export interface SuggestedPurchases {
  /** The new drafts, one for each supplier, with their lines. */
  purchases: PurchaseView[];
  /** Items with too little stock that have no supplier. */
  withoutSupplier: SuggestedItem[];
  /** Items left out because the lacking quantity, or its cost, is more than a line or a purchase can hold. */
  tooMuch: SuggestedItem[];
  /** `true` if there is more. A call makes at most 1,000 lines, and each list names at most 1,000 items. */
  partial: boolean;
}

/** The account that a data directory belongs to. */
export interface SyncAccount {
  /**
   * The state of the cloud's account, as last reported: noAccount without a connection, and couldNotDetermine
   * before the first report.
   */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The id of the user who acts while no user is signed in. It is the same on all devices of the account. */
  account: string;
  /** The container's name for the account; null before the first connection. */
  reference: string | null;
  /** The time when the directory was first connected to the account; null before. */
  since: string | null;
  /**
   * The number of records with changes that are in no cloud yet, plus the number of records with such files.
   * A switch to another account would lose them. null before the first connection, and while older records
   * are being examined.
   */
  unsent: number | null;
}

/** A value that was discarded because two devices changed the same member. */
export interface SyncConflict {
  /** The id of the line. */
  id: string;
  /** The company of the record; null for the account's own records. */
  company: string | null;
  /** The kind of the record, as events name it. */
  type: string;
  /** The record's id. */
  record: string;
  /** The name of the member; null if one side deleted the record. */
  field: string | null;
  /** The value before both changes; null if there was none, or it is not known. */
  ancestor: unknown;
  /** The value of the device that found the conflict; null if there was none. */
  local: unknown;
  /** The cloud's value; null if there was none. */
  server: unknown;
  /** The side whose value was stored. */
  kept: "local" | "server";
  /**
   * The reason why a value was discarded. edited: both sides changed the same member, or one deleted what the
   * other changed. renamed: another record has the value, and only one can. duplicate: both sides created a
   * record of the same thing, and the earlier one stays. moved: two moves put each below the other. rejected:
   * the cloud does not allow the change. discarded: sync.queue.discard was called.
   */
  reason: "edited" | "renamed" | "duplicate" | "moved" | "rejected" | "discarded";
  /** The account that wrote the cloud's value, as the container names it. */
  modifier: string | null;
  /** The time when the conflict was found. */
  at: string;
  /** The time when a user chose the right value; null before that. */
  resolvedAt: string | null;
}

/** One page of a list. */
export interface SyncConflictPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: SyncConflict[];
}

/** The reason why a cycle failed. */
export interface SyncError {
  /** The kind of error that the container reported: networkFailure, quotaExceeded, zoneBusy, ... */
  kind: string;
  /** The reason as a sentence. */
  message: string;
  /** The milliseconds until the next attempt; null if none follows by itself. */
  retryIn: number | null;
}

/** An event of sync: something that it did, or could not do. */
export interface SyncEvent {
  /** The id of the event, as in the notification events.changed. */
  id: string;
  /**
   * setup: the directory met the account for the first time. import: changes of other devices were fetched.
   * export: changes made here were sent. rejected: changes made here were refused for lack of a right, and
   * the record has the cloud's state again. restored: the container was restored to an earlier state, and
   * what it lacks is sent again.
   */
  type: "setup" | "import" | "export" | "rejected" | "restored";
  /** The store of the records. */
  store: "private" | "shared";
  /** The company of the records; null for the account's own, or if no company was reached. */
  company: string | null;
  /** The time when it began. */
  startedAt: string;
  /** The time when it ended. */
  endedAt: string;
  /** true if it succeeded. */
  succeeded: boolean;
  /** The number of records that were fetched, or accepted by the container. */
  records: number;
  /** The number of bytes in their members. */
  bytes: number;
  /** The reason for a failure; null after a success. */
  error: SyncEventError | null;
}

/** The reason why sync could not do something. */
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
  /** The reason as a sentence. */
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
   * synced: nothing is pending on either side. syncing: records are on their way. error: a record was
   * refused; stores and sync.queue.list say more. offline: the container cannot be reached, and is tried
   * again. paused: the account cannot be used. signedOut: there is no cloud.
   */
  state: "synced" | "syncing" | "error" | "offline" | "paused" | "signedOut";
  /** The container: a file, the address of a server, host, or exec: and a command. null for none. */
  cloud: string | null;
  /** The state of each store that syncs. */
  stores: SyncStoreStatus[];
}

/** The state of sync in one store. */
export interface SyncStoreStatus {
  /** The name of the store. */
  store: "private" | "shared";
  /** The number of records with changes to send. */
  pendingEdits: number;
  /** The number of records with changes that were sent and are not confirmed. */
  pendingSyncs: number;
  /** The number of records with files to send. */
  filesToSend: number;
  /** The number of files to fetch. */
  filesToFetch: number;
  /** The number of records that arrived before the record that they belong to. */
  waiting: number;
  /**
   * The number of records that were put aside. They arrived and cannot be read, or the cloud refuses them for
   * good.
   */
  quarantined: number;
  /** The number of records that arrived and are of types that only a newer version knows. */
  unknown: number;
  /** The time when the last cycle of this process ended; null before that. */
  lastCycleAt: string | null;
  /** The time when the last successful cycle of this process ended; null before that. */
  lastSuccessAt: string | null;
  /**
   * The time when the container was last found to have been restored to an earlier state. Left out if it
   * never was.
   */
  restoredAt?: string;
  /** The reason why the last cycle failed; null if it succeeded. */
  error: SyncError | null;
}

/** A tasting note about a brew or a bean. */
export interface Tasting extends Pick<CommonMembers, "id" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The time of the tasting. */
  at: string;
  /** The brew. It or bean must be given. */
  brew: string | null;
  /** The bean, for a tasting without a brew. */
  bean: string | null;
  /** The taste, in words. */
  text: string | null;
  /** Flavour terms, from journal.flavorWheel.get or others. Devices merge them as a set. */
  descriptors: string[];
  /** The body: the feel in the mouth. */
  bodyDescription: string | null;
  /** The scores; null if there are none. */
  scores: TastingScores | null;
  /** user: written by a person. ai: suggested and accepted. mixed: both. */
  source: "user" | "ai" | "mixed";
  /** The descriptors that the flavour wheel does not list; left out if it lists all. */
  unlisted?: string[];
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface TastingConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: Tasting;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface TastingDetailsChanges extends Partial<Pick<Tasting, "at" | "brew" | "bean" | "text" |
  "bodyDescription">> {
  /** Flavour terms, from journal.flavorWheel.get or others. Devices merge them as a set. */
  descriptors?: string[] | null;
  /** The scores; null if there are none. */
  scores?: TastingScoresChanges | null;
  /** user: written by a person. ai: suggested and accepted. mixed: both. */
  source?: "user" | "ai" | "mixed" | null;
}

/** One page of a list. */
export interface TastingPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: Tasting[];
}

/** The scores of a tasting: 0 to 10 in quarters. */
export interface TastingScores {
  /** The aroma. */
  aroma: number | null;
  /** The acidity. */
  acidity: number | null;
  /** The sweetness. */
  sweetness: number | null;
  /** The bitterness. */
  bitterness: number | null;
  /** The body. */
  body: number | null;
  /** The aftertaste. */
  aftertaste: number | null;
  /** The balance. */
  balance: number | null;
  /** The overall score. */
  overall: number | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface TastingScoresChanges extends Partial<Pick<TastingScores, "aroma" | "acidity" | "sweetness" |
  "bitterness" | "body" | "aftertaste" | "balance" | "overall">> {
}

/** The scores of a tasting: 0 to 10 in quarters. */
export interface TastingScoresInput extends Partial<Pick<TastingScores, "aroma" | "acidity" | "sweetness" |
  "bitterness" | "body" | "aftertaste" | "balance" | "overall">> {
}

/** The sum of the lines with one tax rate. */
export interface TaxSum {
  /** The tax rate in percent. */
  taxRate: number;
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
  /** The properties of the event: texts, numbers, true and false. */
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
  /** The name of the scale, for temperature.convert. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The unit's symbol. */
  symbol: string;
  /** Absolute zero on this scale; lower values are refused. */
  absoluteZero: number;
  /** The definition of the scale, by degrees Celsius. */
  definition: string;
}

/** One page of a list. */
export interface TemperatureScalePage {
  /** All elements, in the list's order. */
  items: TemperatureScale[];
  /** Always null, as the list has only one page. */
  next: string | null;
}

/** A flavour term, and the number of its tasting notes. */
export interface TermCount {
  /** The term. */
  term: string;
  /** The number of tasting notes. */
  count: number;
}

/** The tier of a company cannot be set in production, whatever the caller's rights. */
export interface TierBoughtData {
  /** The machine name of the error. */
  kind: "forbidden";
  /** tierIsBought: the app was built for production, where the tier follows from purchases. */
  reason: "tierIsBought";
}

/** The limits and features of a tier. */
export interface TierLimits {
  /** The tier. */
  tier: "free" | "business" | "enterprise";
  /** The maximum number of participants, not counting owners; null for any number. */
  participants: number | null;
  /** `true` if the tier includes analytics. */
  analytics: boolean;
  /** `true` if the tier includes AI: reports.explain. */
  ai: boolean;
}

/** One page of a list. */
export interface TierLimitsPage {
  /** All elements, in the list's order. */
  items: TierLimits[];
  /** Always null, as the list has only one page. */
  next: string | null;
}

/**
 * The company's tier does not allow it; data.limit names the limit, data.most is its value, and data.tiers
 * lists tiers to upgrade to.
 */
export interface TierRequiredData {
  /** The machine name of the error. */
  kind: "tierRequired";
  /** The limit that would be exceeded, or the feature that the tier lacks. */
  limit: "participants" | "analytics" | "ai";
  /** The present limit; null for a feature, and for a limit that is not known here. */
  most: number | null;
  /** The tiers that would allow it. */
  tiers: Array<"free" | "business" | "enterprise">;
  /** The store's products for these tiers. Left out if the company's tier does not depend on purchases. */
  products?: string[];
}

/** The content of a widget for the next hours, and the reason for each fallback. */
export interface Timeline {
  /** The requested place; null for the device's. */
  wanted: string | null;
  /** The place that is shown; null if none is known. */
  place: TimelinePlace | null;
  /** The scale of the temperatures. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The hours that have not ended, in order. Empty if nothing is known. */
  entries: TimelineEntry[];
  /** The reasons why the widget shows something else than it should. Empty if it does not. */
  fallbacks: Fallback[];
  /** The time of the next refresh. */
  refresh: TimelineRefresh;
  /**
   * fresh: the data is recent enough. stale: the data is older. default: there is no data, and a safe value
   * is assumed.
   */
  source: "fresh" | "stale" | "default";
  /** The age of the data in milliseconds; null for default. */
  age: number | null;
  /** The other members of the host's answer, unchanged; null if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The content of a widget from one hour on. */
export interface TimelineEntry {
  /** The time from which the entry is shown. */
  at: string;
  /** The temperature in degrees Celsius, from the host's answer. */
  celsius: number;
  /** The temperature on the timeline's scale. */
  temperature: number;
  /** true if the temperature is outside the Humanus table, on its straight extension. */
  extrapolated: boolean;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The other members of the host's answer, unchanged; null if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The place that a widget shows. */
export interface TimelinePlace {
  /** The place's id; null for the device's place. */
  id: string | null;
  /** The name of the place; null as long as it is not known. */
  name: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
  /** The time when the device was there; null for a place of the user's own. */
  at: string | null;
}

/** The time when a widget should ask again. */
export interface TimelineRefresh {
  /** after: at the time in at. never: only when the app reports a change. */
  policy: "after" | "never";
  /** The time; null for never. */
  at: string | null;
}

/** Too many attempts have failed, or were made; data.retryAfter is the number of milliseconds to wait. */
export interface TooManyAttemptsData {
  /** The machine name of the error. */
  kind: "tooManyAttempts";
  /** The number of milliseconds during which further attempts are refused. */
  retryAfter: number;
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
  owner?: string;
}

/** A filter of changes. Each member that is given narrows it; an empty one means all changes. */
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
  /** true if the event waits to be sent; false if telemetry is off, and the event was dropped. */
  waits: boolean;
}

/** The founder must have passed the company on with access.transfer. */
export interface Transfer {
  /** transfer */
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
export interface TurnoverReport {
  /** The first day; null for all earlier days. */
  from: string | null;
  /** The last day; null for a report up to now. */
  to: string | null;
  /**
   * The time zone in which days begin and end: the company's. It is UTC if the company has none, or one that
   * the machine does not know.
   */
  timeZone: string;
  /** The totals, one for each currency. */
  totals: TurnoverSum[];
  /** The number of items with stock or outgoing quantities at unknown cost, which are in no sum. */
  uncosted: number;
  /** The rows, by currency, the largest outgoing cost first. */
  items: TurnoverRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The turnover of an item or of a category. */
export interface TurnoverRow {
  /** The item, if rows are by item. */
  item: string | null;
  /** The item's SKU. */
  sku: string | null;
  /** The item's name. */
  name: string | null;
  /** The category; null for items without a category. */
  category: string | null;
  /** The cost of goods that were sold or used up, less the cost of goods that customers returned. */
  out: MoneySum;
  /** The value of the stock before the first day. */
  opening: MoneySum;
  /** The value of the stock after the last day. */
  closing: MoneySum;
  /**
   * The outgoing cost divided by the average of opening and closing, with two decimals, rounded half to even.
   * Null if that average is 0 or less.
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
   * The outgoing cost divided by the average of opening and closing, with two decimals, rounded half to even.
   * Null if that average is 0 or less.
   */
  turnover: number | null;
}

/** No user is signed in, or the app's backend has not authenticated the user; data.reason says which. */
export interface UnauthorizedData {
  /** The machine name of the error. */
  kind: "unauthorized";
  /**
   * signedOut: no user has signed in. none: the backend has not authenticated the user. expired: the
   * authorization is no longer valid.
   */
  reason: "signedOut" | "none" | "expired";
  /**
   * The record that is stored despite the error: the failed answer, or the feedback. Left out if there is
   * none.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation. Left out if there is none. */
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
  /** The lot; null for an item that is not tracked by lots. */
  lot: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
  /** The quantity in the ledger, in the item's own unit; null for a caller who counts blind. */
  expected: number | null;
}

/** One page of a list. */
export interface UncountedStockPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: UncountedStock[];
}

/** What one costs, with five places more than the currency has. */
export interface UnitCost {
  /** In minor units: 1250.5 is 12.505 EUR. */
  amount: number;
  /** ISO 4217, three capitals. */
  currency: string;
}

/** A subscription that has ended. */
export interface Unsubscribed {
  /** The handle of the subscription. */
  unsubscribed: number;
}

/** This version of the protocol is not supported; data.supported lists those that are. */
export interface UnsupportedProtocolData {
  /** The machine name of the error. */
  kind: "unsupportedProtocol";
  /** The versions that are supported. */
  supported: number[];
}

/** A recommended update that was put off. */
export interface UpdateDelay {
  /** The version, as given. */
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
  /** The user's id at Apple: opaque, and different for each developer. */
  appleUser: string;
  /** The user's name. Apple sends it only at the first sign-in. */
  fullName: string | null;
  /** The user's e-mail address. Apple sends it only at the first sign-in. */
  email: string | null;
  /** true if Apple relays the address. */
  isPrivateRelay: boolean;
  /** The time when the user last signed in on any device. */
  lastSignInAt: string;
}

/** The state of the session, and the reason if Apple could not be reached. */
export interface Validation {
  /** The present state of the session. */
  state: AuthState;
  /** The reason why Apple could not be reached; null if it was, or if no user is signed in. */
  failure: RefreshFailure | null;
}

/** A stored call of a listing method. */
export interface View extends Pick<CommonMembers, "id" | "company" | "version" | "createdAt" | "updatedAt" |
  "unreadable"> {
  /** The view's name. */
  name: string;
  /** The call of the method. */
  query: ViewQuery;
  /** true to share the view with all users of the company who may call the method. */
  shared: boolean;
  /** The user who owns the view. */
  user: string;
}

/** The record has another version than expected; data.current is the record in its present state. */
export interface ViewConflictData {
  /** The machine name of the error. */
  kind: "conflict";
  /** The record in its present state, as far as the caller may see it. */
  current: View;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ViewDraftChanges {
  /** The view's name. */
  name?: string;
  /** The call of the method. */
  query?: ViewQueryChanges;
  /** true to share the view with all users of the company who may call the method. */
  shared?: boolean | null;
}

/** One page of a list. */
export interface ViewPage extends Pick<CommonMembers, "next"> {
  /** The elements of the page, in the list's order. */
  items: View[];
}

/** A call of a listing method. */
export interface ViewQuery {
  /** The name of the method, which reads in a company, one page at a time. */
  method: string;
  /** The method's parameters, without company, limit and after. An update replaces all of them. */
  params: { [name: string]: unknown };
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ViewQueryChanges {
  /** The name of the method, which reads in a company, one page at a time. */
  method?: string;
  /** The method's parameters, without company, limit and after. An update replaces all of them. */
  params?: { [name: string]: unknown } | null;
}

/** A call of a listing method. */
export interface ViewQueryInput {
  /** The name of the method, which reads in a company, one page at a time. */
  method: string;
  /** The method's parameters, without company, limit and after. An update replaces all of them. */
  params?: { [name: string]: unknown } | null;
}

/** A step that is not possible yet, with its conditions. */
export interface WaitingStep {
  /** The status to which the step leads. */
  to: string;
  /**
   * The conditions that must be met first; the message names them in words. For an order: lines (it has a
   * line), shipped (nothing is left to ship), paid (all of it is paid), returned (all shipped goods are
   * back). For a purchase: lines, begun (some goods have arrived), received (all goods have arrived), awaited
   * (some goods are still to arrive), reversed (all receipts are reversed). For a dispatch: lines (goods were
   * shipped with it), carrier (it has a carrier), address (it has an address or a contact), colleague (the
   * recipient is a user), kept (no line was returned only in part). For orders and purchases: manager (a
   * manager takes the step).
   */
  needs: string[];
}

/** The reason why an answer about the weather has less than requested. */
export interface WeatherGap {
  /** nowMissing: the answer begins later, or leaves this hour out. hoursMissing: it covers fewer hours. */
  reason: "nowMissing" | "hoursMissing";
  /** A sentence for people. */
  message: string;
}

/** The weather of an hour. */
export interface WeatherHour {
  /** The time when the hour begins. */
  at: string;
  /** The temperature in degrees Celsius, from the host's answer. */
  celsius: number;
  /** The temperature on the requested scale. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, in the host's words. */
  condition: string | null;
  /** The other members of the host's answer, unchanged; null if there are none. */
  more: { [name: string]: unknown } | null;
}

/** The place of the weather: the nearest one that the host knows. */
export interface WeatherPlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The host's name for the place; null if it gives none. */
  name: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
}

/** A place that a widget can show. Its id names it for ever. */
export interface WidgetPlace {
  /** The place's id. */
  id: string;
  /** The name of the place. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** The country (ISO 3166-1), two capital letters: DE. */
  country: string | null;
  /** The time zone of the place. */
  timeZone: string | null;
}

/** The outcome of writing a line. */
export interface WrittenLine {
  /**
   * `true` if the line was written. A conversation writes at most 200 lines a second. Further lines are
   * dropped unread, and one line counts them.
   */
  taken: boolean;
}

/** A page of the changes in a zone. */
export interface ZoneChanges {
  /** The records that were saved, in their present state. */
  records?: CloudRecordInput[] | null;
  /** The records that were deleted. */
  deleted?: CloudDeletionInput[] | null;
  /** The token for the next request. */
  token: string;
  /** true if there are more changes already. */
  more: boolean;
  /** The zone's share, on the last page, if it has another change tag than shareTag. */
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
  /** The reason as a sentence. */
  message?: string | null;
}

