// Generated from Schemas/openrpc.json by generate-clients.

/**
 * The records of Mainspring 0.1.0. Quantities have at most five decimals; what has more digits than a number
 * of JavaScript can hold, about 16, loses the last ones.
 */

/** Which items most of the revenue comes from. */
export interface ABCReport {
  /** The first day; null for the beginning. */
  from: string | null;
  /** The last day; null for now. */
  to: string | null;
  /**
   * Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
   * know it.
   */
  timeZone: string;
  /** All items that were sold, by currency and class. */
  totals: ABCTotal[];
  /** The items that were sold, by currency, that of the largest revenue first. */
  items: ABCRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What an item has brought. */
export interface ABCRow {
  /** The item. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What people call it. */
  name: string | null;
  /**
   * A while those with more revenue have not brought 80 % of all, B while they have not brought 95 %, else C.
   */
  class: "A" | "B" | "C";
  /** What it has brought, without tax, less what came back or was credited. */
  revenue: MoneySum;
  /**
   * How much of all revenue in the currency that is, in percent, to two places, half even; null where there
   * is none.
   */
  share: number | null;
  /** The same of it and those with more revenue together. */
  cumulated: number | null;
}

/** The items of a class, in one currency. */
export interface ABCTotal {
  /** The class. */
  class: "A" | "B" | "C";
  /** How many items are of it. */
  count: number;
  /** What they have brought, without tax. */
  revenue: MoneySum;
  /** How much of all revenue that is, in percent, to two places; null where there is none. */
  share: number | null;
}

/** The host's answer to host.ai.available. */
export interface AIAvailabilityAnswer {
  /** Whether there is a model that answers. */
  available: boolean;
  /** Why there is none; null where there is one. */
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
  /** The company, which companies.list shows; its records are on their way. */
  company: string;
  /** Whether it is the account's own: then nothing was changed. */
  mine: boolean;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
}

/** What somebody may do in a company. */
export interface AccessRecord {
  /** The record's id. */
  id: string;
  /** The company. */
  company: string;
  /** Whose rights these are: the account, or somebody who signs in. */
  user: string;
  /** What people call them; access.people tells it to everybody in the company. */
  name: string | null;
  /** Whether they own the company, and so may do everything. */
  isOwner: boolean;
  /** Whether the company is theirs: no other owner takes that from them; access.transfer passes it on. */
  isFounder: boolean;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask: number;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask: number;
  /** Grows by one a change, from 1. */
  version: number;
  /** When they were let in. */
  createdAt: string;
  /** When this was last changed. */
  updatedAt: string;
  /** When `mainspring recover` last gave them another password; null when it never has. */
  recoveredAt: string | null;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface AccessRecordConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: AccessRecord;
}

/** Who may do something: whoever can write to the pipe, the account, or who holds a right in the company. */
export interface AccessRule {
  /** What must be held. */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department that the right is for; left out where it is for none in particular. */
  department?: string;
  /** The bits of which one is enough; left out where none in particular is asked for. */
  mask?: number;
}

/** The directory has no account of a cloud that can be used; data.status says how it stands. */
export interface AccountUnavailableData {
  /** The machine name of the kind of errors. */
  kind: "accountUnavailable";
  /** How it stands with the account. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
}

/** Something that was done with a contact. */
export interface Activity {
  /** When. */
  at: string;
  /** The kind of record that it is: contactNote for what people write. */
  kind: string;
  /** The record. */
  id: string;
  /** What was written, or what the record is known by: its number. */
  text: string;
  /** How far it is; null for what has no status. */
  status: string | null;
  /** Who did it; null where nobody knows any more. */
  actor: string | null;
}

/** One page of a list. */
export interface ActivityPage {
  /** The elements, in the list's order. */
  items: Activity[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
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
export interface AddressChanges {
  /** Street, number, floor, as they stand on an envelope. */
  lines?: string[] | null;
  /** The city. */
  city?: string | null;
  /** The state, province or county. */
  region?: string | null;
  /** The postal code. */
  postalCode?: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country?: string | null;
}

/** A postal address. */
export interface AddressInput {
  /** Street, number, floor, as they stand on an envelope. */
  lines?: string[] | null;
  /** The city. */
  city?: string | null;
  /** The state, province or county. */
  region?: string | null;
  /** The postal code. */
  postalCode?: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country?: string | null;
}

/** How many orders are to be paid, and how much. */
export interface AgingFigures {
  /** How many orders. */
  orders: number;
  /** What is still to be paid for them. */
  due: MoneySum;
}

/** What customers still have to pay, by how long ago it was invoiced. */
export interface AgingReport {
  /** When. */
  at: string;
  /**
   * Where the days are counted: the company's time zone; UTC where it has none, or the machine does not know
   * it.
   */
  timeZone: string;
  /** A row a currency in which something is to be paid. */
  items: AgingRow[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/** What is still to be paid in one currency. */
export interface AgingRow {
  /** All of it. */
  total: AgingFigures;
  /** What was invoiced at most 30 days ago. */
  days30: AgingFigures;
  /** 31 to 60 days ago. */
  days60: AgingFigures;
  /** 61 to 90 days ago. */
  days90: AgingFigures;
  /** More than 90 days ago. */
  older: AgingFigures;
}

/** What the caller may call. */
export interface AllowedMethods {
  /** The company that was asked about, or the selected one; null for none. */
  company: string | null;
  /** Who acts there; null as long as a sign-in is needed. */
  user: string | null;
  /** Every method, in the order of the discovery document. */
  methods: CheckedMethod[];
}

/** The transaction was reversed before; data.reversedBy names the transaction that did. */
export interface AlreadyReversedData {
  /** The machine name of the kind of errors. */
  kind: "alreadyReversed";
  /** The transaction that took it back. */
  reversedBy: string;
}

/** The flavour of a coffee in numbers, and where they are from. */
export interface AnalyzedFlavor {
  /** The profile. */
  profile: FlavorProfile;
  /** The version of the tasting that it was stored with; null if it was not. */
  version: number | null;
  /** model: the AI of the host; history: one's own journal, as the host failed. */
  source: "model" | "history";
  /** Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** When it was answered. */
  at: string;
  /** Whether the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Another owner of the company must do it. */
export interface AnotherOwner {
  /** anotherOwner */
  rule: "anotherOwner";
}

/** How a table was read, as given or as guessed. */
export interface AnsweredForm {
  /** What separates its columns; null for what the file alone says, by sep=. */
  separator: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator; null if no number of the first rows tells. */
  decimal: "point" | "comma" | null;
  /** How its characters are written. */
  encoding: "utf8" | "utf16" | "windows1252";
}

/** Facts that help to understand feedback: versions and counts, and nothing that users wrote. */
export interface AppDiagnostics {
  /** The core's version. */
  version: string;
  /** The system that it runs on: linux, macos. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** What the app was built for. */
  buildEnvironment: "development" | "staging" | "production";
  /** The program that speaks with the core, as it said in system.hello; null where it did not. */
  client: string | null;
  /** The stores. */
  stores: StoreVersion[];
  /** How many of the newest lines of the log are warnings. */
  warnings: number;
  /** How many of them are errors. */
  errors: number;
}

/** What Apple gives an app when somebody signs in. */
export interface AppleCredential {
  /** The user's id at Apple. */
  user: string;
  /** The identity token, a JWS. It must be there, and is never stored. */
  identityToken?: string | null;
  /** The authorization code. It must be there, is used once, and is never stored. */
  authorizationCode?: string | null;
  /** The name; Apple tells it at the first sign-in alone. */
  fullName?: string | null;
  /** The address of e-mail; Apple tells it at the first sign-in alone. */
  email?: string | null;
  /**
   * The id that the user had before the app went to another developer; taken where their session ended with
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
  /** The machine name of the kind of errors. */
  kind: "archived";
}

/** A photo, document, logo or proof of a record. */
export interface Asset {
  /** The asset's id. */
  id: string;
  /** The company that it belongs to; null for an asset of the account's own record. */
  company: string | null;
  /** The record that it belongs to. */
  owner: AssetOwner;
  /**
   * photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a
   * delivery; document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** What people call it; it needs no relation to the file's name. */
  name: string | null;
  /** Its type, as its first bytes show, or as was said of what they don't. */
  mediaType: string;
  /** How many bytes it has. */
  bytes: number;
  /** The digest of its bytes (SHA-256), as hexadecimal digits. */
  sha256: string;
  /** In pixels, as an image's header says; null for others. */
  width: number | null;
  /** In pixels. */
  height: number | null;
  /** Smaller pictures of an image; without one, the image itself stands for it. */
  variants: AssetVariant[];
  /** Its place among the assets of its owner; the first photo is the cover. */
  position: number;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was added. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * local: its bytes are here alone; synced: they are here and in the cloud; remote: in the cloud, from where
   * they come when they are read first; missing: in neither, as another device has not sent them yet, or as
   * somebody has removed the file.
   */
  state: "local" | "synced" | "remote" | "missing";
}

/** Bytes of an asset. */
export interface AssetBytes {
  /** The type of the whole. */
  mediaType: string;
  /** How many bytes the whole has. */
  bytes: number;
  /** Where these begin. */
  offset: number;
  /** The bytes as standard base64 (RFC 4648); empty behind the last one. */
  base64: string;
}

/** The file of the asset is not in the data directory: somebody has removed it there. */
export interface AssetMissingData {
  /** The machine name of the kind of errors. */
  kind: "assetMissing";
  /** The digest of what is missing: the same content, added again, brings it back. */
  sha256: string;
}

/** The record that an asset belongs to, and goes with. */
export interface AssetOwner {
  /** The kind of record, as events name it: item, location, company. */
  type: string;
  /** The record. */
  id: string;
}

/** The record that an asset belongs to, and goes with. */
export interface AssetOwnerInput {
  /** The kind of record, as events name it: item, location, company. */
  type: string;
  /** The record. */
  id: string;
}

/** One page of a list. */
export interface AssetPage {
  /** The elements, in the list's order. */
  items: Asset[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The file that an asset is in. */
export interface AssetPath {
  /** The absolute path. Its name says nothing of the type. */
  path: string;
  /** What the file holds. */
  mediaType: string;
  /** How many bytes it has. */
  bytes: number;
}

/**
 * There would be more bytes of assets than there may be; data.limit says how many there may be, data.bytes
 * how many.
 */
export interface AssetTooLargeData {
  /** The machine name of the kind of errors. */
  kind: "assetTooLarge";
  /** How many bytes there may be: of all assets of a record, or of a logo. */
  limit: number;
  /** How many there would be. */
  bytes: number;
}

/** A smaller picture of an image, which the host has made. */
export interface AssetVariant {
  /** thumb: at most 256 pixels on the longer side; preview: at most 1280. */
  kind: "thumb" | "preview";
  /** Its type, as its first bytes show. */
  mediaType: string;
  /** How many bytes it has. */
  bytes: number;
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** The digest of its bytes. */
  sha256: string;
}

/** The parts of the app that are open to the user. */
export interface AuthGate {
  /** Whether the app is open: a user has signed in with Apple. */
  shell: boolean;
  /** Whether chat and feedback are open: the backend has authenticated the user. */
  backend: boolean;
}

/** The state of the session: the user who is signed in with Apple, and the backend's authentication. */
export interface AuthState {
  /** Whether a user is signed in. */
  signedIn: boolean;
  /** The user: a record of users; null where nobody is signed in. */
  user: string | null;
  /** Where the app's data is, as policy.deployment.get answers it. */
  path: "appleNative" | "backend";
  /** Where the backend's token is stored, or would be: with the host, or in a file of the core. */
  secrets: "host" | "file";
  /** What Apple said last of the credential, also of a session that has ended; null before any. */
  credentialState: "authorized" | "revoked" | "notFound" | "transferred" | null;
  /** When Apple said so. The session lasts, however old that is. */
  checkedAt: string | null;
  /** How the backend's authentication of the user stands. */
  backend: "none" | "valid" | "expired";
}

/** Whether the AI can be asked. */
export interface Availability {
  /** Whether there is a model that answers. */
  available: boolean;
  /** Why there is none; null where there is one. */
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
  /** The status of HTTP. */
  status: number;
  /**
   * The headers that matter: content-type, and retry-after in seconds, also where the backend has sent a
   * date.
   */
  headers?: HTTPHeaderInput[] | null;
  /** The body, as text; null for none, and for events that were passed on. */
  body?: string | null;
}

/** The app's backend gave no answer that can be used; data.reason says why. */
export interface BackendFailedData {
  /** The machine name of the kind of errors. */
  kind: "backendFailed";
  /**
   * status: the backend answered with the status that is given. error: the backend says that it failed.
   * cutOff: the answer ended too early. tooLong: longer than 100,000 characters. malformed: no answer of the
   * kind that is wanted.
   */
  reason: "status" | "error" | "cutOff" | "tooLong" | "malformed";
  /** The status of HTTP; left out where it is none of the matter. */
  status?: number;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** The host's answer to host.backend.authenticate. */
export interface BackendToken {
  /** The token. */
  token: string;
  /** When it expires; null where the backend does not say. */
  expiresAt?: string | null;
}

/** What a backup holds. */
export interface BackupReport {
  /** The moment that it is a copy of: everything that was answered before is in it. */
  madeAt: string;
  /** The size of the file. */
  bytes: number;
  /** The number of files of assets in it. */
  assets: number;
  /** The SHA-256 of each asset whose file was damaged before it was backed up. */
  damaged: string[];
  /** The files of assets that could not be read, and are not in it, in the order of their names. */
  missing: MissingAsset[];
}

/** Coffee beans, as they were bought. */
export interface Bean {
  /** The record's id. */
  id: string;
  /** The name on the bag. */
  name: string;
  /** The roaster. */
  roaster: string | null;
  /** The origins of the beans; the shares of a blend sum to at most 100 percent. */
  origins: BeanOrigin[];
  /** How dark the beans are roasted. */
  roastLevel: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** How the cherries were processed. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** Whether the beans are decaffeinated. */
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
  /** The grams that were used otherwise than by brews. */
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
  /** Whether the beans are a favourite. */
  favourite: boolean;
  /** Whether the beans are out of use. */
  archived: boolean;
  /** Whether the bag is empty. */
  finished: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * Whole days since roastDate in the account's time zone; a day in the freezer counts one ninetieth. Left
   * out without roastDate.
   */
  ageDays?: number;
  /** The grams that are left: weight less withdrawn less the doses of all brews. Left out without weight. */
  remaining?: number;
  /** true if remaining is less than 0. */
  overdrawn?: boolean;
  /** The number of brews, without drafts. */
  brews?: number;
  /** When the beans were brewed last. */
  lastBrewedAt?: string;
  /** The mean rating of the rated brews, to four places. */
  averageRating?: number;
  /** The price of a gram, in minor units to five places. Left out without price or weight. */
  costPerGram?: UnitCost;
  /**
   * The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface BeanConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Bean;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface BeanDetailsChanges {
  /** The name on the bag. */
  name?: string;
  /** The roaster. */
  roaster?: string | null;
  /** The origins of the beans; the shares of a blend sum to at most 100 percent. */
  origins?: BeanOriginInput[] | null;
  /** How dark the beans are roasted. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** How the cherries were processed. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** Whether the beans are decaffeinated. */
  decaf?: boolean | null;
  /** The day on which the beans were roasted. */
  roastDate?: string | null;
  /** The day on which the bag was opened. */
  openedAt?: string | null;
  /** The day on which the beans were frozen, not before roastDate. */
  frozenAt?: string | null;
  /** The day on which the beans were thawed, not before frozenAt. */
  thawedAt?: string | null;
  /** The last day on which the roaster recommends the beans. */
  bestBefore?: string | null;
  /** The weight of the beans in the bag, in grams. */
  weight?: number | null;
  /** The grams that were used otherwise than by brews. */
  withdrawn?: number | null;
  /** The price of the bag. */
  price?: MoneyChanges | null;
  /** 0 to 5, in halves. */
  rating?: number | null;
  /** The flavours, as the roaster names them. Devices merge them as a set. */
  flavours?: string[] | null;
  /** Any further text. */
  note?: string | null;
  /** The address of a page about the beans. */
  url?: string | null;
  /** The code on the bag. */
  barcode?: string | null;
  /** Whether the beans are a favourite. */
  favourite?: boolean | null;
  /** Whether the beans are out of use. */
  archived?: boolean | null;
  /** Whether the bag is empty. */
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
  /** In metres above the sea. */
  altitude: number | null;
  /** The variety of the plant. */
  variety: string | null;
  /** How these cherries were processed, where a blend differs. */
  process: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** The share of a blend, in percent. */
  share: number | null;
}

/** An origin of beans; a blend has several. */
export interface BeanOriginInput {
  /** The country of origin (ISO 3166-1 alpha-2). */
  country?: string | null;
  /** The region. */
  region?: string | null;
  /** The farm or the washing station. */
  farm?: string | null;
  /** The producer. */
  producer?: string | null;
  /** In metres above the sea. */
  altitude?: number | null;
  /** The variety of the plant. */
  variety?: string | null;
  /** How these cherries were processed, where a blend differs. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** The share of a blend, in percent. */
  share?: number | null;
}

/** One page of a list. */
export interface BeanPage {
  /** The elements, in the list's order. */
  items: Bean[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A brew of coffee: its parameters and its result. */
export interface Brew {
  /** The record's id. */
  id: string;
  /** When the coffee was brewed: from 1900 to one day in the future. */
  at: string;
  /** The bean. Only a draft has none. */
  bean: string | null;
  /** The method. Only a draft has none. */
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
  /** The ground coffee, in grams. Only a draft has none. */
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
  /** Whether the brew is a favourite. */
  favourite: boolean;
  /** Whether the brew is hidden. Statistics leave it out. */
  archived: boolean;
  /** Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it. */
  draft: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * Grams of beverage or water to a gram of coffee, to two places; ratioOf says which. Figures above 100,000
   * are left out.
   */
  ratio?: number;
  /**
   * yield: the ratio is of the beverage, as for espresso and moka pot; water: of the water. Without the one
   * it is of the other.
   */
  ratioOf?: "yield" | "water";
  /** Grams of coffee to a litre of water, to one place. */
  strength?: number;
  /** The extraction yield in percent, to two places: TDS times beverage over dose. */
  extraction?: number;
  /** true if the beverage was not weighed: the extraction takes it for the water less twice the dose. */
  estimated?: boolean;
  /** Grams of beverage a second, to two places. */
  flow?: number;
  /** The age of the bean on the day of the brew, in whole days. */
  beanAge?: number;
  /** The price of the dose. */
  cost?: Money;
  /** The key of the section; only in lists with sectionBy. */
  section?: string;
  /** Unusual parameters, which prevent nothing. Lists leave them out. */
  warnings?: BrewWarning[];
  /**
   * The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface BrewConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Brew;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface BrewDetailsChanges {
  /** When the coffee was brewed: from 1900 to one day in the future. */
  at?: string;
  /** The bean. Only a draft has none. */
  bean?: string | null;
  /** The method. Only a draft has none. */
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
  /** The ground coffee, in grams. Only a draft has none. */
  dose?: number | null;
  /** The water, in grams. */
  water?: number | null;
  /** The beverage, in grams. */
  yield?: number | null;
  /** The grinder. */
  grinder?: string | null;
  /** The setting on the grinder's own scale. */
  grindSetting?: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature?: number | null;
  /** The time of the whole brew, in seconds. */
  time?: number | null;
  /** The water of the bloom, in grams. */
  bloomWater?: number | null;
  /** The time of the bloom, in seconds. */
  bloomTime?: number | null;
  /** The pressure, in bar. */
  pressure?: number | null;
  /** The pours, in the order of time. */
  pours?: PourInput[] | null;
  /** The total dissolved solids of the beverage, in percent. */
  tds?: number | null;
  /** Other equipment, each once. Devices merge it as a set. */
  equipment?: string[] | null;
  /** The place. */
  place?: string | null;
  /** 0 to 5, in halves. */
  rating?: number | null;
  /** Any further text. */
  note?: string | null;
  /** The recipe that the brew followed. */
  recipe?: string | null;
  /** Whether the brew is a favourite. */
  favourite?: boolean | null;
  /** Whether the brew is hidden. Statistics leave it out. */
  archived?: boolean | null;
  /** Whether the brew is incomplete: a draft needs `at` alone, and no figure counts it. */
  draft?: boolean | null;
}

/** Filters; a brew must fit all of them. */
export interface BrewFilter {
  /** The first day, in the account's time zone. */
  from?: string | null;
  /** The last day. */
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
export interface BrewPage {
  /** The elements, in the list's order. */
  items: Brew[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
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
export interface BrewSectionPage {
  /** The elements, in the list's order. */
  items: BrewSection[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** An unusual parameter of a brew, which prevents nothing. */
export interface BrewWarning {
  /**
   * ratio: outside 1 to 25. extraction: outside 10 to 30 percent. grindSetting: outside the grinder's scale.
   * archivedBean, archivedEquipment: the record is archived. pours: they sum to more than 5 g less than the
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

/** Who asks, and what they hold in a company. */
export interface Caller {
  /** The account that the data directory serves. */
  account: string;
  /** The company that was asked about, or the selected one; null for none. */
  company: string | null;
  /** The store that holds it. */
  store: "private" | "shared" | null;
  /** Who acts there; null as long as a sign-in is needed. */
  user: string | null;
  /** The name that they sign in with; null for who has none. */
  username: string | null;
  /** What people call them; null for who has no name. */
  name: string | null;
  /** What they are there; null as long as a sign-in is needed. */
  role: "owner" | "participant" | null;
  /** Whether they own the company, and so may do everything. */
  isOwner: boolean;
  /** Whether the company is theirs: no other owner takes that from them; access.transfer passes it on. */
  isFounder: boolean;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask: number;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask: number;
  /** The names of the departments of deptMask. */
  departments: string[];
  /** The names of the departments of managerMask. */
  managed: string[];
  /**
   * unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is
   * signed in; done: somebody is; create: its owner asks everybody for credentials of their own, and the
   * account has none (access.credentials.create).
   */
  signIn: "unneeded" | "needed" | "done" | "create";
  /** When the session ends, if nothing is done until then; null where there is none. */
  until: string | null;
}

/** What became of a cancellation. */
export interface Cancelled {
  /** How many requests were cancelled. */
  cancelled: number;
}

/** An answer that is cancelled. */
export interface CancelledAnswer {
  /** The id of the answer; null where none was coming. */
  cancelled: string | null;
}

/** Something that only some tiers allow. */
export interface CatalogueFeature {
  /** The feature, as methods name it. */
  id: string;
  /** What people call it. */
  name: string;
}

/** Something that the store sells. */
export interface CatalogueProduct {
  /** The product, as the store names it. */
  id: string;
  /** The tier that it gives; null for none. */
  tier: string | null;
  /** What people call it. */
  name: string | null;
  /** What kind of product it is, as the App Store names it. */
  type: "Consumable" | "Non-Consumable" | "Non-Renewing Subscription" | "Auto-Renewable Subscription" | null;
  /** How long a Non-Renewing Subscription lasts; null for ever. */
  days: number | null;
}

/** A tier: a step of a ladder, with what it allows beyond the steps below. */
export interface CatalogueTier {
  /** The tier. */
  id: string;
  /** The ladder that it is a step of; of each ladder the highest step counts. */
  group: string;
  /** Its place on the ladder; 0 is what one has without buying. */
  rank: number;
  /** What people call it. */
  name: string;
  /** What it allows, beyond the lower steps. */
  features: string[];
  /** What a company gets whose tier follows from what its owner has bought; null for nothing. */
  companyTier: "free" | "business" | "enterprise" | null;
}

/** A piece of a conversation as text. */
export interface ChatExport {
  /** The text: about a mebibyte of it at most, and whole messages. */
  text: string;
  /** Pass it as after to get the next piece; null at the end. */
  rest: string | null;
}

/** Whether the account may use a feature. */
export interface CheckedFeature {
  /** The feature. */
  feature: string;
  /** Whether it may be used; what the catalogue does not know is not for sale, and open. */
  allowed: boolean;
  /** The tiers that have it, the lowest first. */
  tiers: string[];
  /** What the store sells these tiers as. */
  products: string[];
  /** When that ends, as far as is known; null for never, and when it may not be used. */
  until: string | null;
  /** What the store says of these products. */
  store: StoreListing;
  /**
   * fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
   * ended within the last 90 days, and no document says what came of that; default: there are none, and it is
   * what everybody has.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds ago the newest document was signed; null without any. */
  age: number | null;
}

/** Whether somebody may call a method. */
export interface CheckedMethod {
  /** The method's name. */
  method: string;
  /** Whether they may. */
  allowed: boolean;
  /**
   * Allowed, as the rule asks for nothing (anyone, account), or by ownership (owner; founder, where that is
   * asked for), a manager's bit (manager), a department's bit (department) or any right in the company
   * (member). Not allowed, as no company is meant (noCompany), nobody is signed in (signInRequired), the
   * right is missing (noRight), the company is archived (archived), the account does not have the feature
   * that the method needs (noFeature), nobody has credentials that could be changed (noCredentials), they are
   * kept by another account (notKeptHere), the company is the account's own (personal), what it pays for
   * follows from what was bought (tierIsBought), it pays for less than the method needs (tierRequired), it is
   * shared with the account and the method is for the account alone that it belongs to (shared), it is shared
   * to look on (readOnly), or it is the account's own, and the method is for what others share with it
   * (notShared).
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

/** What was removed of the log. */
export interface ClearedLog {
  /** How many bytes were removed. */
  bytes: number;
  /** Whether all is gone; false where a file can't be removed, as in a directory that is only read. */
  whole: boolean;
}

/** How many places were among the recents. */
export interface ClearedRecents {
  /** How many there were. */
  removed: number;
}

/** The program at the other end of the pipe. */
export interface Client {
  /** Its name. */
  name: string;
  /** Its version. */
  version: string | null;
  /**
   * What it was built for; the option --build-environment wins over it, and without both it is development.
   */
  build: "development" | "staging" | "production" | null;
}

/** The program at the other end of the pipe. */
export interface ClientInput {
  /** Its name. */
  name: string;
  /** Its version. */
  version?: string | null;
  /**
   * What it was built for; the option --build-environment wins over it, and without both it is development.
   */
  build?: "development" | "staging" | "production" | null;
}

/** Whose cloud it is. */
export interface CloudAccountAnswer {
  /** Whether there is an account that can be used. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The user reference: the same on all devices of the account; null without an account. */
  account?: string | null;
  /** The id of the container. */
  container?: string | null;
  /**
   * Whether the container itself refuses a write that the caller's access record does not allow, and every
   * change or deletion of a record that is only ever added. Where it does not, the owner's core puts such
   * writes back.
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
export interface CloudComparisonInput {
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

/** A record that is to be deleted, or was. */
export interface CloudDeletion {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** Where it is, of one that is to be deleted. */
  zone?: CloudZone;
  /** The state that is to be deleted; another one stays. */
  recordChangeTag?: string;
}

/** A record that is to be deleted, or was. */
export interface CloudDeletionInput {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** Where it is, of one that is to be deleted. */
  zone?: CloudZoneAnswer | null;
  /** The state that is to be deleted; another one stays. */
  recordChangeTag?: string | null;
}

/** Somebody with whom a zone is shared. */
export interface CloudParticipant {
  /** What the invitation is known by. */
  id: string;
  /** The user reference; null until it is accepted. */
  account?: string | null;
  /** An address, a number or a label; null for who came without an invitation. */
  invitedAs?: string | null;
  /** The invitation's own link, which lets in whoever opens it first; null once it is accepted. */
  url?: string | null;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /** pending: not accepted yet; accepted; removed: the owner has ended it. */
  acceptance: "pending" | "accepted" | "removed";
  /** When they were invited, or came. */
  invitedAt: string;
  /** When it was accepted; null until then. */
  acceptedAt?: string | null;
  /** The name of the access record that says what they may do. */
  access: string;
}

/** A record as a container has it. */
export interface CloudRecord {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** Where it is. */
  zone: CloudZone;
  /** Its fields by name; of a save those that change, and null for one that is taken away. */
  fields: { [name: string]: CloudValue | null };
  /** The container's name for this state of the record. */
  recordChangeTag?: string;
  /** When it was first saved, by the container's clock: the order of records is that of these instants. */
  creationDate?: string;
  /** When it was last saved, by the container's clock. */
  modificationDate?: string;
  /** Who made it, as the container knows them. */
  creator?: string;
  /** Who saved it last. */
  modifier?: string;
  /** The record that it belongs to. */
  parent?: string;
}

/** A record as a container has it. */
export interface CloudRecordInput {
  /** The record's id. */
  recordName: string;
  /** The kind of record. */
  recordType: string;
  /** Where it is. */
  zone: CloudZoneAnswer;
  /** Its fields by name; of a save those that change, and null for one that is taken away. */
  fields: { [name: string]: CloudValueInput | null };
  /** The container's name for this state of the record. */
  recordChangeTag?: string | null;
  /** When it was first saved, by the container's clock: the order of records is that of these instants. */
  creationDate?: string | null;
  /** When it was last saved, by the container's clock. */
  modificationDate?: string | null;
  /** Who made it, as the container knows them. */
  creator?: string | null;
  /** Who saved it last. */
  modifier?: string | null;
  /** The record that it belongs to. */
  parent?: string | null;
}

/** What became of one record: its new state, or why it was refused. */
export interface CloudResult {
  /** The record's id. */
  recordName?: string | null;
  /** The new state of a record that was saved. */
  recordChangeTag?: string | null;
  /** When it was first saved, by the container's clock. */
  creationDate?: string | null;
  /** When it was saved, by the container's clock. */
  modificationDate?: string | null;
  /** Why it was refused. */
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
  /** The same as a sentence. */
  message?: string | null;
  /** The record as it stands, of serverRecordChanged. */
  serverRecord?: CloudRecordInput | null;
  /** In how many milliseconds it may be tried again. */
  retryAfter?: number | null;
}

/** A zone that is shared, as an account sees it. */
export interface CloudShare {
  /** The zone, as it is named for who asks. */
  zone: CloudZoneAnswer;
  /** What is shared, as people call it. */
  title: string;
  /** Who shares it, as people call them. */
  ownerName?: string | null;
  /** The share's own link; null for others than its owner. */
  url?: string | null;
  /**
   * Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
   * readWrite: whoever has it, to do what their access record allows.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /** What who asks may do there: everything for the owner. */
  permission: "readWrite" | "readOnly";
  /** When it was made. */
  createdAt: string;
  /** When its owner has ended it; null until then. */
  revokedAt?: string | null;
  /** The container's name for this state of the share and its participants. */
  shareTag: string;
  /** With whom it is shared, in the order of their invitations; for others than the owner themselves alone. */
  participants?: CloudParticipant[] | null;
}

/**
 * The cloud can't be reached, or the directory is connected to none; data.reason says why. It can be tried
 * again.
 */
export interface CloudUnavailableData {
  /** The machine name of the kind of errors. */
  kind: "cloudUnavailable";
  /** What the container has said; null where the directory is connected to none. */
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
  /** What kind of value it is. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one kind; of an asset a CloudFile. */
  value: unknown;
}

/** The value of one field. */
export interface CloudValueInput {
  /** What kind of value it is. */
  type: "text" | "int" | "double" | "bytes" | "date" | "reference" | "asset" | "list";
  /** The value: a string, a number, or a list of values of one kind; of an asset a CloudFile. */
  value: unknown;
}

/** A part of a database: the unit of change tokens, of atomic saves and of shares. */
export interface CloudZone {
  /** The company's id, or account for what is the account's own. */
  name: string;
  /** Whose it is, in the shared database. */
  owner?: string;
}

/** A part of a database: the unit of change tokens, of atomic saves and of shares. */
export interface CloudZoneAnswer {
  /** The company's id, or account for what is the account's own. */
  name: string;
  /** Whose it is, in the shared database. */
  owner?: string | null;
}

/** A part of a database: the unit of change tokens, of atomic saves and of shares. */
export interface CloudZoneInput {
  /** The company's id, or account for what is the account's own. */
  name: string;
  /** Whose it is, in the shared database. */
  owner?: string | null;
}

/** A record that a code means. */
export interface CodeMatch {
  /** Its kind. */
  kind: "item" | "lot" | "location" | "loan" | "order" | "dispatch";
  /** The record. */
  id: string;
  /** What people call it. */
  title: string;
}

/** A company: the tenant that records belong to. */
export interface Company {
  /** The company's id. */
  id: string;
  /** The name that people call it by. */
  name: string;
  /** The name that stands in its contracts. */
  legalName: string | null;
  /** Where it is. */
  address: Address | null;
  /** The currency that it counts in (ISO 4217). */
  currency: string | null;
  /** The time zone that its days begin and end in. */
  timeZone: string | null;
  /** Where its logo is found: a name or an address that means something to the front end. */
  logo: string | null;
  /** Departments of its own, beside those that every company has. */
  departments: CustomDepartment[];
  /** How it works. */
  settings: CompanySettings;
  /** Whether it is archived: then its records can be read, and not written. */
  archived: boolean;
  /** business, or personal for the account's own inventory (companies.personal). */
  kind: "business" | "personal";
  /** What it pays for; companies.tiers says what that allows. */
  tier: "free" | "business" | "enterprise";
  /** manual: somebody has set the tier; entitlements: it follows from what the account has bought. */
  tierSource: "manual" | "entitlements";
  /** Grows by one a change, from 1. */
  version: number;
  /** When the company was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface CompanyConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Company;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface CompanyDetailsChanges {
  /** The name that people call it by. */
  name?: string;
  /** The name that stands in its contracts. */
  legalName?: string | null;
  /** Where it is. */
  address?: AddressChanges | null;
  /** The currency that it counts in (ISO 4217). */
  currency?: string | null;
  /** The time zone that its days begin and end in. */
  timeZone?: string | null;
  /** Where its logo is found: a name or an address that means something to the front end. */
  logo?: string | null;
  /** Departments of its own, beside those that every company has. */
  departments?: CustomDepartmentInput[] | null;
  /** How it works. */
  settings?: CompanySettingsChanges | null;
  /** Whether it is archived: then its records can be read, and not written. */
  archived?: boolean | null;
}

/** How a company works. */
export interface CompanySettings {
  /** Whether more may be taken from stock than there is. */
  allowNegativeStock: boolean;
  /**
   * How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
   * wanted.
   */
  orderNumberFormat: string;
  /** How many hours a sign-in lasts, whatever is done; 12 without it. */
  sessionHours: number;
  /**
   * After how many minutes without a request in the company a sign-in ends, as for a till that many use; null
   * where it does not.
   */
  idleMinutes: number | null;
  /** How many days before they expire lots are told of; 30 without it. */
  expiryDays: number;
  /** How purchases are numbered, as orders are; P-{number:5} without it. */
  purchaseNumberFormat: string;
  /**
   * Whether everybody with whom the company is shared must make credentials of their own, and sign in, before
   * anything else.
   */
  requireCredentials: boolean;
  /**
   * For how many months histories say who has changed what; null for as long as the company is there. Older
   * changes are removed from each device, in idle moments; the ledger is not.
   */
  historyMonths: number | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface CompanySettingsChanges {
  /** Whether more may be taken from stock than there is. */
  allowNegativeStock?: boolean | null;
  /**
   * How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
   * wanted.
   */
  orderNumberFormat?: string | null;
  /** How many hours a sign-in lasts, whatever is done; 12 without it. */
  sessionHours?: number | null;
  /**
   * After how many minutes without a request in the company a sign-in ends, as for a till that many use; null
   * where it does not.
   */
  idleMinutes?: number | null;
  /** How many days before they expire lots are told of; 30 without it. */
  expiryDays?: number | null;
  /** How purchases are numbered, as orders are; P-{number:5} without it. */
  purchaseNumberFormat?: string | null;
  /**
   * Whether everybody with whom the company is shared must make credentials of their own, and sign in, before
   * anything else.
   */
  requireCredentials?: boolean | null;
  /**
   * For how many months histories say who has changed what; null for as long as the company is there. Older
   * changes are removed from each device, in idle moments; the ledger is not.
   */
  historyMonths?: number | null;
}

/** How a company works. */
export interface CompanySettingsInput {
  /** Whether more may be taken from stock than there is. */
  allowNegativeStock?: boolean | null;
  /**
   * How orders are numbered: {number} once, or {number:5} for five digits; {year}, {month} and {day} where
   * wanted.
   */
  orderNumberFormat?: string | null;
  /** How many hours a sign-in lasts, whatever is done; 12 without it. */
  sessionHours?: number | null;
  /**
   * After how many minutes without a request in the company a sign-in ends, as for a till that many use; null
   * where it does not.
   */
  idleMinutes?: number | null;
  /** How many days before they expire lots are told of; 30 without it. */
  expiryDays?: number | null;
  /** How purchases are numbered, as orders are; P-{number:5} without it. */
  purchaseNumberFormat?: string | null;
  /**
   * Whether everybody with whom the company is shared must make credentials of their own, and sign in, before
   * anything else.
   */
  requireCredentials?: boolean | null;
  /**
   * For how many months histories say who has changed what; null for as long as the company is there. Older
   * changes are removed from each device, in idle moments; the ledger is not.
   */
  historyMonths?: number | null;
}

/** A flavour term that completes a text. */
export interface CompletedTerm {
  /** The term. */
  term: string;
  /** The id in the flavour wheel; null for a term of one's own. */
  id: string | null;
}

/** Flavour terms that complete a text. */
export interface CompletedTerms {
  /** The terms. */
  terms: CompletedTerm[];
}

/** A deployment path that somebody names. */
export interface ConsideredPath {
  /**
   * e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file:
   * the document AppConfig; default: nobody.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /** What stands there. */
  value: string;
  /** Whether it is a deployment path; others are passed over. */
  valid: boolean;
}

/** A person or an organisation that a company deals with. */
export interface Contact {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What people call it. */
  name: string;
  /** What it is to the company: at least one, each once. */
  kinds: Array<"customer" | "supplier" | "partner">;
  /** The organisation that a person belongs to. */
  organisation: string | null;
  /** Whom to speak to there. */
  people: ContactPerson[];
  /** Its email addresses, the first one first. */
  emails: ContactEmail[];
  /** Its telephone numbers, the first one first. */
  phones: ContactPhone[];
  /** Where it is on the web. */
  website: string | null;
  /** Its postal addresses. */
  addresses: ContactAddress[];
  /** What the tax office knows it by. */
  taxId: string | null;
  /** What it is paid in, or pays in. */
  currency: string | null;
  /** A number of days, stored as a note on terms of payment; the core works nothing out from it. */
  paymentDays: number | null;
  /** A name that is stored as a note on prices; the core has no price lists. */
  priceList: string | null;
  /** Any further words to find it by. */
  tags: string[];
  /** What else is to be known. */
  note: string | null;
  /** Whether it is out of use. */
  archived: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** A postal address, and what it is for. */
export interface ContactAddress {
  /** What it is for. */
  label: "billing" | "shipping" | "other";
  /** The address. */
  address: Address;
  /** Whether it is the one of its label that holds where nothing else is said. */
  isDefault: boolean;
}

/** A postal address, and what it is for. */
export interface ContactAddressInput {
  /** What it is for. */
  label: "billing" | "shipping" | "other";
  /** The address. */
  address: AddressInput;
  /** Whether it is the one of its label that holds where nothing else is said. */
  isDefault?: boolean | null;
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface ContactConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Contact;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ContactDetailsChanges {
  /** What people call it. */
  name?: string;
  /** What it is to the company: at least one, each once. */
  kinds?: Array<"customer" | "supplier" | "partner">;
  /** The organisation that a person belongs to. */
  organisation?: string | null;
  /** Whom to speak to there. */
  people?: ContactPersonInput[] | null;
  /** Its email addresses, the first one first. */
  emails?: ContactEmailInput[] | null;
  /** Its telephone numbers, the first one first. */
  phones?: ContactPhoneInput[] | null;
  /** Where it is on the web. */
  website?: string | null;
  /** Its postal addresses. */
  addresses?: ContactAddressInput[] | null;
  /** What the tax office knows it by. */
  taxId?: string | null;
  /** What it is paid in, or pays in. */
  currency?: string | null;
  /** A number of days, stored as a note on terms of payment; the core works nothing out from it. */
  paymentDays?: number | null;
  /** A name that is stored as a note on prices; the core has no price lists. */
  priceList?: string | null;
  /** Any further words to find it by. */
  tags?: string[] | null;
  /** What else is to be known. */
  note?: string | null;
  /** Whether it is out of use. */
  archived?: boolean | null;
}

/** An email address, and what it is for. */
export interface ContactEmail {
  /** The address. */
  value: string;
  /** What it is for: orders, home. */
  label: string | null;
}

/** An email address, and what it is for. */
export interface ContactEmailInput {
  /** The address. */
  value: string;
  /** What it is for: orders, home. */
  label?: string | null;
}

/** A contact by its name. */
export interface ContactName {
  /** The contact. */
  id: string;
  /** What people call it. */
  name: string;
}

/** What somebody wrote of what was done with a contact. */
export interface ContactNote {
  /** The note's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** Whom it is about. */
  contact: string;
  /** What was written. */
  text: string;
  /** Who wrote it. */
  actor: string;
  /** When. */
  at: string;
  /** Grows by one when its contact is merged into another, from 1. */
  version: number;
}

/** One page of a list. */
export interface ContactPage {
  /** The elements, in the list's order. */
  items: Contact[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Somebody whom to speak to. */
export interface ContactPerson {
  /** Who it is. */
  name: string;
  /** What they do there. */
  role: string | null;
  /** Their email address. */
  email: string | null;
  /** Their telephone number, as it is written. */
  phone: string | null;
}

/** Somebody whom to speak to. */
export interface ContactPersonInput {
  /** Who it is. */
  name: string;
  /** What they do there. */
  role?: string | null;
  /** Their email address. */
  email?: string | null;
  /** Their telephone number, as it is written. */
  phone?: string | null;
}

/** A telephone number, and what it is for. */
export interface ContactPhone {
  /** The number as it is written; it is found by its digits. */
  value: string;
  /** What it is for: office, mobile. */
  label: string | null;
}

/** A telephone number, and what it is for. */
export interface ContactPhoneInput {
  /** The number as it is written; it is found by its digits. */
  value: string;
  /** What it is for: office, mobile. */
  label?: string | null;
}

/** A page of public records. */
export interface ContentPage {
  /** The records, in the order of their ids. */
  items: ContentRecord[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /** When the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** Why the last fetch brought nothing; null if it did not fail. */
  refreshFailure: RefreshFailure | null;
}

/** A record of the public database, as it was fetched. */
export interface ContentRecord {
  /** The kind of record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
  /**
   * Its fields: texts, dates and references as strings, numbers as numbers, lists as lists, an asset as
   * {sha256, bytes}.
   */
  fields: { [name: string]: unknown };
  /** When it was first saved there; null if the host does not say. */
  createdAt: string | null;
  /** When it was last saved there; null if the host does not say. */
  modifiedAt: string | null;
}

/** A type of public records that the device stores. */
export interface ContentType {
  /** The kind of record. */
  type: string;
  /** The number of records that are stored. */
  records: number;
  /** Which records of the type the device fetches; empty for all of them. */
  filter: CloudComparison[];
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /** When the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** Why the last fetch brought nothing; null if it did not fail. */
  refreshFailure: RefreshFailure | null;
}

/** The types of public records that the device stores. */
export interface ContentTypes {
  /** The types, by their names. */
  types: ContentType[];
}

/** A conversation with the model of the app's backend. */
export interface Conversation {
  /** The record's id. */
  id: string;
  /** The title: the beginning of the first message, until the backend or a person gives another one. */
  title: string;
  /** The model that is asked, as the backend calls it; null for the backend's own choice. */
  model: string | null;
  /** The user whose it is: a record of users. */
  user: string;
  /** When the latest message was written; it follows from the messages. */
  lastMessageAt: string | null;
  /** Whether it is left out of the usual list. */
  archived: boolean;
  /** What the backend calls it; null before its first answer. */
  backendId: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface ConversationConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Conversation;
}

/** The conversations of a core. */
export interface ConversationList {
  /** The conversations, the oldest first. */
  conversations: ListedConversation[];
}

/** One page of a list. */
export interface ConversationPage {
  /** The elements, in the list's order. */
  items: Conversation[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A converted temperature. */
export interface ConvertedTemperature {
  /** The converted value or values, with at most nine decimals. */
  value: number | number[];
  /** The scale that they are on. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** Whether any of them lies outside the Humanus table, on its straight extension. */
  extrapolated: boolean;
  /** Which of a list do, by their places from 0; left out for one value. */
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

/** A stocktake: what is counted, and how far it is. */
export interface Count {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What people call it. */
  name: string | null;
  /** What is counted. */
  scope: CountScope;
  /** Whether who counts is not told what is expected; managers are. */
  blind: boolean;
  /** What else is to be known. */
  note: string | null;
  /** How far it is. */
  status: "open" | "review" | "posted" | "cancelled";
  /** What the ledger got of it; null before it is posted, and where nothing differed. */
  transaction: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface CountConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Count;
}

/** What was found of an item in a place, when it was counted. */
export interface CountLine {
  /** The line's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The stocktake. */
  count: string;
  /** What was counted. */
  item: string;
  /** Where. */
  location: string;
  /** Which lot of it; null for an item whose lots are not told apart. */
  lot: string | null;
  /** How much there was, in the item's own unit. */
  quantity: number;
  /**
   * How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts
   * blind.
   */
  expected: number | null;
  /** Who counted. */
  actor: string;
  /** When. */
  at: string;
}

/** One page of a list. */
export interface CountPage {
  /** The elements, in the list's order. */
  items: Count[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What is counted: all there is, unless it says otherwise. */
export interface CountScope {
  /** Only what lies in this location, or in a part of it. */
  location: string | null;
  /** Only items of this category. */
  category: string | null;
  /** Only these items; all without any. */
  items: string[];
}

/** What is to be counted: all there is, unless it says otherwise. */
export interface CountScopeForm {
  /** Only what lies in this location, or in a part of it; by its id, its code or its path. */
  location?: string | null;
  /** Only items of this category. */
  category?: string | null;
  /** Only these items; all without any. */
  items?: string[] | null;
  /** The same, by their SKUs. */
  skus?: string[] | null;
}

/** What somebody signs in with. Never includes the password. */
export interface Credential {
  /** The company. */
  company: string;
  /** Whose they are. */
  user: string;
  /** The name to sign in with; it never changes. */
  username: string;
  /** When they were made. */
  createdAt: string;
  /** When the password was last changed. */
  changedAt: string;
}

/** What is credited for goods that came back or will not be shipped. */
export interface CreditSum {
  /** Without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** With tax: the order's credited. */
  gross: Money;
  /** By rate of tax; empty as long as nothing is credited. */
  taxes: TaxSum[];
}

/** What the account is entitled to. */
export interface CurrentEntitlements {
  /** The App Store that the newest document is from; null without any. */
  environment: string | null;
  /** The tier of each ladder, in the catalogue's order. */
  tiers: HeldTier[];
  /** What these tiers allow, in the order of their names' bytes. */
  features: string[];
  /**
   * What entitles, or may again: of each subscription or other purchase the transaction that stands for it,
   * if it is active, open for a while, tried to be paid, or has ended within 90 days. Those that entitle
   * first, the highest tier first. The rest is in entitlements.history.
   */
  entitlements: Entitlement[];
  /**
   * When time alone changes the answer: something ends, or its payment is given up, or it is listed no
   * longer; null for never.
   */
  validUntil: string | null;
  /** The moment that it is about. */
  at: string;
  /**
   * fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
   * ended within the last 90 days, and no document says what came of that; default: there are none, and it is
   * what everybody has.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds ago the newest document was signed; null without any. */
  age: number | null;
}

/** The weather that a place has now. */
export interface CurrentWeather {
  /** The place that it is of. */
  place: WeatherPlace;
  /** The temperature in degrees Celsius, as the host said it. */
  celsius: number;
  /** The temperature on the scale that was asked for. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, as the host calls it. */
  condition: string | null;
  /** The relative humidity, from 0 to 1. */
  humidity: number | null;
  /** When it was observed. */
  observedAt: string | null;
  /** What else the host said, untouched; null for nothing. */
  more: { [name: string]: unknown } | null;
  /** Whether it is older than was asked for, or the host failed to give a newer one. */
  stale: boolean;
  /**
   * How many milliseconds ago it was observed, or the host said it, where that does not say when it was
   * observed; 0 when the clock was set back since.
   */
  age: number;
  /** When the host said it. */
  fetchedAt: string;
  /**
   * Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind a
   * reply; null when it did not fail.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.current. */
export interface CurrentWeatherAnswer {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What the place is called. */
  name?: string | null;
  /** The temperature of the air. */
  temperature: MeasuredTemperature;
  /** The weather in a word or two, as the host calls it. */
  condition?: string | null;
  /** The relative humidity, from 0 to 1. */
  humidity?: number | null;
  /** When it was observed. */
  observedAt?: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
  /** What else the host knows; members that the core does not know are taken for its members. */
  more?: { [name: string]: unknown } | null;
}

/**
 * The log does not reach back to the cursor: read anew, and go on from data.newest; or a list's state of the
 * first page is gone: begin it anew.
 */
export interface CursorTooOldData {
  /** The machine name of the kind of errors. */
  kind: "cursorTooOld";
  /** Where the log begins; null for a page of a list. */
  oldest: string | null;
  /** Where the log ends: whoever has read everything anew goes on from there; null for a page of a list. */
  newest: string | null;
}

/** A department of a company's own: a bit of the masks of access records, with a name. */
export interface CustomDepartment {
  /** What people call it. */
  name: string;
  /** Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** A department of a company's own: a bit of the masks of access records, with a name. */
export interface CustomDepartmentInput {
  /** What people call it. */
  name: string;
  /** Its bit: a power of two from 65536 (2^16) to 4503599627370496 (2^52). */
  mask: number;
}

/** What has changed in a database. */
export interface DatabaseChanges {
  /** Zones with changes. */
  zones?: CloudZoneAnswer[] | null;
  /** Zones that are gone. */
  deletedZones?: DeletedZone[] | null;
  /** What to ask with next time. */
  token: string;
  /** Whether there is more already. */
  more: boolean;
  /**
   * Of the private database: the token of the shared one as it stands. Who has it need not ask; a container
   * that can't tell leaves it away.
   */
  sharedToken?: string | null;
}

/** The figures of a day; each is null where the caller lacks the department. */
export interface DaySummary {
  /** When the day begins. */
  from: string;
  /** How many orders stand where. */
  orders: StatusCount[] | null;
  /** How many orders in progress, or invoiced, have something to ship that is wanted by the day's end. */
  toShip: number | null;
  /** What the day's orders come to, by currency; neither drafts nor what was cancelled. */
  sales: SalesSum[] | null;
  /** How many dispatches stand where. */
  dispatches: StatusCount[] | null;
  /** How many items have a projected stock below their minStock, or below zero. */
  lowItems: number | null;
  /** Of how many of these nothing is available: there is none, or all of it is reserved for orders. */
  outItems: number | null;
  /**
   * How many lots in stock have expired, or do so within 30 days, or as many as the company's
   * `settings.expiryDays` says.
   */
  expiringLots: number | null;
  /** How many loans should have come back. */
  overdueLoans: number | null;
}

/** An event that may be sent. */
export interface DeclaredEvent {
  /** The name of the event. */
  name: string;
  /** The properties that it may have. */
  properties: DeclaredProperty[];
}

/** A property that an event may have. */
export interface DeclaredProperty {
  /** The name of the property. */
  key: string;
  /** What its value is: a text of at most 100 characters, a number, or true or false. */
  type: "text" | "number" | "boolean";
}

/** A record that is gone. */
export interface Deleted {
  /** The id that the record had. */
  deleted: string;
}

/** The result of a deleted account. */
export interface DeletedAccount {
  /** The user that was deleted here. */
  user: string;
  /**
   * none: the backend has not authenticated the user, and was not asked. deleted: it has deleted its account.
   * failed: it must be asked again in another way.
   */
  backend: "none" | "deleted" | "failed";
  /** Why the backend failed; null where it did not. */
  failure: RefreshFailure | null;
}

/** A zone that is gone. */
export interface DeletedZone {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** Why it is gone. */
  reason: "deleted" | "purged" | "encryptedDataReset" | "removed" | "revoked" | "left";
}

/** A department: a bit of the masks of access records, with a name. */
export interface Department {
  /** What people call it. */
  name: string;
  /** Its bit. */
  mask: number;
  /** Whether it is the company's own. */
  custom: boolean;
}

/** One page of a list. */
export interface DepartmentPage {
  /** The elements, in the list's order. */
  items: Department[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/** A company of somebody else's that the account takes part in no longer. */
export interface Departure {
  /** What it is known by, also in events. */
  id: string;
  /** The company, which is here no longer. */
  company: string;
  /** What it was called; null where it had not come here. */
  name: string | null;
  /**
   * left: the account has left; removed: the owner has removed it; revoked: the owner shares it with nobody
   * any more; deleted: the company is gone.
   */
  reason: "left" | "removed" | "revoked" | "deleted";
  /** How many records had something that was changed here and was never sent. It is gone. */
  unsent: number;
  /** When it was found out here. */
  at: string;
}

/** One page of a list. */
export interface DeparturePage {
  /** The elements, in the list's order. */
  items: Departure[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Where the app's data is, and who says so. */
export interface Deployment {
  /** The deployment path. */
  path: "appleNative" | "backend";
  /**
   * e2e: MAINSPRING_E2E_DEPLOYMENT; environment: MAINSPRING_DEPLOYMENT; setting: policy.deployment.set; file:
   * the document AppConfig; default: nobody.
   */
  source: "e2e" | "environment" | "setting" | "file" | "default";
  /**
   * Whether CloudKit is used: with appleNative alone, in an app that was built for production, and with a
   * container. Otherwise sync with the host's cloud is paused.
   */
  cloudKit: boolean;
  /** What the app was built for: as the core was started, else as system.hello says, else development. */
  buildEnvironment: "development" | "staging" | "production";
  /** The id of the container that AppConfig names; null for none. */
  cloudKitContainer: string | null;
  /** What was looked at, in its order, up to the one that won. */
  considered: ConsideredPath[];
  /** What of the document's deployment is malformed or not known, and counts as not there. */
  problems: DocumentProblem[];
}

/** A setting: its name, its type and its default. */
export interface DescribedSetting {
  /** The name; app.* and app.device.* stand for the app's own. */
  name: string;
  /** The type of the value. */
  type: "boolean" | "integer" | "text" | "choice" | "any";
  /** The type and the limits as JSON Schema (draft 2020-12). */
  schema: unknown;
  /** The value where none was set. */
  default: unknown;
  /** Where the value is kept: in the account, which syncs, or on this device alone. */
  kept: "account" | "device";
  /** The purpose of the setting. */
  doc: string;
  /** The option of the command line that the value comes from now; null for a value that can be set. */
  option: string | null;
  /** The id that events and conflict lines name the setting by; null for one of the device. */
  record: string | null;
}

/** The settings that there are. */
export interface DescribedSettings {
  /** The settings: those of the account, those of the device, then the app's own. */
  settings: DescribedSetting[];
}

/** Where the device is. */
export interface DeviceLocation {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** How many metres the device may be from there; null when the host does not say. */
  accuracy: number | null;
  /** When the device was there. */
  at: string;
  /** What the place is called; null as long as location.geocode has not found out. */
  name: string | null;
}

/** Where the device was when it was last asked. */
export interface DevicePlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What the place is called; null as long as that is not known. */
  name: string | null;
  /** When the device was there. */
  at: string;
  /** How many metres the device may have been from there; null when the host did not say. */
  accuracy: number | null;
}

/** The state of a process and of its stores. */
export interface Diagnostics {
  /** The program's version. */
  version: string;
  /** The system that it runs on: linux, macos. */
  platform: string;
  /** The version of SQLite. */
  sqlite: string;
  /** The data directory, or :memory:. */
  data: string;
  /** For how many milliseconds it has run. */
  uptime: number;
  /** How many requests it has begun to serve, answers of the host and what was served again among them. */
  requests: number;
  /** The stores. */
  stores: StoreDiagnostics[];
  /** Who said hello; null when nobody did. */
  client: Client | null;
  /**
   * The bytes of memory that are allocated, in whole MiB where people sign in to any company; null where the
   * system does not tell.
   */
  heap: number | null;
  /** The number of SQL statements that are prepared; null where people sign in to any company. */
  statements: number | null;
  /** The newest lines of the log, the newest last. */
  log: LogEntry[];
}

/** A record that is as the cloud has it. */
export interface DiscardedRecord {
  /** The record's id. */
  id: string;
  /** Whether anything of it was pending. */
  discarded: boolean;
}

/** A promotion that is hidden. */
export interface Dismissal {
  /** The promotion. */
  id: string;
  /** The first instant at which it is hidden no more. */
  until: string;
}

/** What leaves the house together, for an order. */
export interface Dispatch {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** How it gets to its recipient. */
  collectionType: "endUser" | "colleague" | "shipping";
  /** The recipient, where that is a contact. */
  contact: string | null;
  /** The recipient, where that is a user of the company. */
  user: string | null;
  /** The recipient, as a text. */
  recipient: string | null;
  /** Where it goes; the order's shipping address where it is left out. */
  address: Address | null;
  /** Who carries it. */
  carrier: string | null;
  /** What the carrier calls the way of shipping: express. */
  service: string | null;
  /** What the carrier knows it by. */
  trackingNumber: string | null;
  /** How many parcels it is. */
  parcels: number | null;
  /** What it weighs, in grams. */
  weight: number | null;
  /** The user who sees to it. */
  assignee: string | null;
  /** When it is to leave. */
  plannedAt: string | null;
  /** What else is to be known. */
  note: string | null;
  /** What proves that it was delivered: one of its own assets (assets.add). */
  proof: string | null;
  /** What the company calls it. */
  number: string;
  /** Where it stands; dispatches.step takes it further. */
  status: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** When it was handed over last. */
  handedOverAt: string | null;
  /** When it arrived. */
  deliveredAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface DispatchConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Dispatch;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface DispatchDraftChanges {
  /** How it gets to its recipient. */
  collectionType?: "endUser" | "colleague" | "shipping";
  /** The recipient, where that is a contact. */
  contact?: string | null;
  /** The recipient, where that is a user of the company. */
  user?: string | null;
  /** The recipient, as a text. */
  recipient?: string | null;
  /** Where it goes; the order's shipping address where it is left out. */
  address?: AddressChanges | null;
  /** Who carries it. */
  carrier?: string | null;
  /** What the carrier calls the way of shipping: express. */
  service?: string | null;
  /** What the carrier knows it by. */
  trackingNumber?: string | null;
  /** How many parcels it is. */
  parcels?: number | null;
  /** What it weighs, in grams. */
  weight?: number | null;
  /** The user who sees to it. */
  assignee?: string | null;
  /** When it is to leave. */
  plannedAt?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** What proves that it was delivered: one of its own assets (assets.add). */
  proof?: string | null;
}

/** One page of a list. */
export interface DispatchPage {
  /** The elements, in the list's order. */
  items: Dispatch[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** One step that a record has taken. */
export interface DispatchStep {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What has taken it. */
  subject: string;
  /** Where that stood. */
  from: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** Where it stood then. */
  to: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** Why, in the company's words. */
  reason: string | null;
  /** Who took it. */
  actor: string;
  /**
   * The steps before it, by their ids: the last one, or several that devices took apart from each other. null
   * for a step of an older program.
   */
  follows: string[] | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** A dispatch with what leaves with it. */
export interface DispatchView {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** How it gets to its recipient. */
  collectionType: "endUser" | "colleague" | "shipping";
  /** The recipient, where that is a contact. */
  contact: string | null;
  /** The recipient, where that is a user of the company. */
  user: string | null;
  /** The recipient, as a text. */
  recipient: string | null;
  /** Where it goes; the order's shipping address where it is left out. */
  address: Address | null;
  /** Who carries it. */
  carrier: string | null;
  /** What the carrier calls the way of shipping: express. */
  service: string | null;
  /** What the carrier knows it by. */
  trackingNumber: string | null;
  /** How many parcels it is. */
  parcels: number | null;
  /** What it weighs, in grams. */
  weight: number | null;
  /** The user who sees to it. */
  assignee: string | null;
  /** When it is to leave. */
  plannedAt: string | null;
  /** What else is to be known. */
  note: string | null;
  /** What proves that it was delivered: one of its own assets (assets.add). */
  proof: string | null;
  /** What the company calls it. */
  number: string;
  /** Where it stands; dispatches.step takes it further. */
  status: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** When it was handed over last. */
  handedOverAt: string | null;
  /** When it arrived. */
  deliveredAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** What was shipped with it. */
  lines: DispatchedLine[];
  /** The steps that it has taken, the oldest first. */
  steps: DispatchStep[];
}

/** What of a line of an order leaves with a dispatch. */
export interface DispatchedLine {
  /** The line. */
  orderLine: string;
  /** The item. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** How much of it. */
  quantity: number;
  /** What the quantity counts. */
  unit: string | null;
  /** Where it was taken from. */
  parts: EntryPart[];
}

/** A line of a document. */
export interface DocumentLine {
  /** The item's SKU. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** What stands below it. */
  note: string | null;
  /**
   * How much was ordered, less what was cancelled; on a packing list, less what was credited and will not be
   * shipped, too.
   */
  quantity: number;
  /** What the quantity counts. */
  unit: string | null;
  /** How much of it was shipped, and has not come back. */
  shipped: number;
  /** What one costs; null on a packing list, as all that follows. */
  unitPrice: Money | null;
  /** What is taken off, in percent. */
  discount: number | null;
  /** The rate of tax in percent. */
  taxRate: number | null;
  /** What it comes to without tax. */
  net: Money | null;
  /** The tax. */
  tax: Money | null;
  /** The two together. */
  gross: Money | null;
}

/** A party to a document. */
export interface DocumentParty {
  /** What it is called. */
  name: string;
  /** Where it is. */
  address: Address | null;
}

/** What is malformed in a document and counts as not there. */
export interface DocumentProblem {
  /** Where in the document: a JSON Pointer (RFC 6901). */
  pointer: string;
  /** missing, type or value. */
  kind: string;
  /** What was expected. */
  message: string;
  /** The id of the promotion that was left out, if it can be read. */
  promotion?: string;
}

/** What the lines of a document come to. */
export interface DocumentSums {
  /** Without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** With tax. */
  gross: Money;
  /** What of that was for goods that came back or will not be shipped. */
  credited: Money;
  /** What was paid. */
  paid: Money;
  /**
   * What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
   * is submitted as it is.
   */
  due: Money;
  /** By rate of tax. */
  taxes: TaxSum[];
  /** What credited is made of: net, tax and gross, and the same by rates of tax. */
  credits: CreditSum;
}

/** Where the content of an asset is. */
export interface DownloadedAsset {
  /** The file. */
  path: string;
  /** The digest of its bytes (SHA-256), as 64 lower-case hexadecimal digits. */
  sha256: string;
}

/** Two contacts that may be the same. */
export interface DuplicateContacts {
  /** The one that is there longer. */
  first: ContactName;
  /** The other one. */
  second: ContactName;
  /** What they have in common. */
  by: Array<"email" | "phone" | "taxId">;
}

/** One page of a list. */
export interface DuplicateContactsPage {
  /** The elements, in the list's order. */
  items: DuplicateContacts[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Another record has the same unique value; data.member names the member. */
export interface DuplicateData {
  /** The machine name of the kind of errors. */
  kind: "duplicate";
  /** The member whose value is taken. */
  member: string;
  /** The record that has it, where the caller may see that. */
  id?: string;
}

/** A purchase, and what it entitles to now. Members of the App Store's documents have their names. */
export interface Entitlement {
  /** The transaction. */
  transactionId: string;
  /** The purchase that it renews, or is. */
  originalTransactionId: string;
  /** What was bought. */
  productId: string;
  /** The tier that the catalogue gives it; null for none, and for a product that is not in it. */
  tier: string | null;
  /** What kind of product it is, as the App Store names it. */
  type: string | null;
  /**
   * revoked: refunded, or no longer shared; upgraded: a higher subscription took its place; consumed: used up
   * when bought; active: paid for; inGracePeriod: not paid, and open for a while; inBillingRetry: not paid,
   * and the App Store still tries; expired: it has ended.
   */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired";
  /** Whether it entitles to its tier. */
  entitled: boolean;
  /** When that ends, as far as is known; null for never, and for what does not entitle. */
  until: string | null;
  /** Whether it entitles for ever. */
  lifetime: boolean;
  /** Whether it will renew; null when that is not known, or there is nothing to renew. */
  willRenew: boolean | null;
  /** The product that it will renew to; null when it will not. */
  renewsTo: string | null;
  /** Whether somebody of the family bought it. */
  familyShared: boolean;
  /** The kind of offer that it was bought with; null for none. */
  offerType: "introductory" | "promotional" | "code" | "winBack" | null;
  /** Which offer; null for none, and for an introductory one. */
  offerId: string | null;
  /** For how long the offer is, a duration as in ISO 8601; null for none. */
  offerPeriod: string | null;
  /** Whether the period costs nothing: it is a trial until its end. */
  trial: boolean;
  /** When it was bought, or its period began. */
  purchaseDate: string;
  /** When its period ends, or ended. */
  expiresDate: string | null;
  /** When it was refunded, or no longer shared. */
  revocationDate: string | null;
  /** Why: appIssue, or other; null when it was not. */
  revocationReason: "other" | "appIssue" | null;
  /** Until when it stays open though its renewal was not paid. */
  gracePeriodExpiresDate: string | null;
  /** Why it does not go on; null when that is not known. */
  expirationIntent: "cancelled" | "billingError" | "priceIncrease" | "productUnavailable" | "other" | null;
  /** Whether a higher price was agreed to, or that is pending; null when nobody was asked. */
  priceConsent: "pending" | "agreed" | null;
  /** Which App Store sold it. */
  environment: string;
  /** When the App Store said so. */
  signedDate: string;
}

/** What the account is entitled to, and when that last changed. */
export interface EntitlementSnapshot {
  /** The App Store that the newest document was from; null without any. */
  environment: string | null;
  /** The tier of each ladder. */
  tiers: HeldTier[];
  /** What these tiers allow. */
  features: string[];
  /** When time changes it; null for never. */
  validUntil: string | null;
  /**
   * When it last changed. Now, where nothing was ever bought, and where what was kept was computed with other
   * roots, another app, other environments or another catalogue.
   */
  at: string;
  /** A digest of the roots, the app, the environments and the catalogue that it was computed with. */
  basis?: string;
  /** When the newest document was signed. */
  newest?: string;
  /** Until when something newer is to be known. */
  staleUntil?: string;
  /**
   * fresh: it follows from signed documents; stale: so it does, but a subscription that was to renew has
   * ended within the last 90 days, and no document says what came of that; default: there are none, and it is
   * what everybody has.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds ago the newest document was signed; null without any. */
  age: number | null;
}

/** So much of a lot, from or into a location. */
export interface EntryPart {
  /** How much, in the item's own unit. */
  quantity: number;
  /** Where it was, or is now. */
  location: string;
  /** The lot; null for an item whose lots are not told apart. */
  lot: string | null;
}

/** A grinder, a brewer, a machine, or another piece of equipment. */
export interface Equipment {
  /** The record's id. */
  id: string;
  /** The kind of equipment. */
  kind: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name. */
  name: string;
  /** The maker. */
  brand: string | null;
  /** The model. */
  model: string | null;
  /** The day on which the piece was bought. */
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
  /** Whether the piece is a favourite. */
  favourite: boolean;
  /** Whether the piece is out of use. */
  archived: boolean;
  /** Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it. */
  isDefault: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * The ids of its assets of the role photo, the cover first; assets.read with variant thumb answers a small
   * picture. Left out without photos.
   */
  photos?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface EquipmentConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Equipment;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface EquipmentDetailsChanges {
  /** The kind of equipment. */
  kind?: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name. */
  name?: string;
  /** The maker. */
  brand?: string | null;
  /** The model. */
  model?: string | null;
  /** The day on which the piece was bought. */
  boughtAt?: string | null;
  /** The price. */
  price?: MoneyChanges | null;
  /** The scale of a grinder; other kinds have none. */
  setting?: GrindScaleChanges | null;
  /** The method of a brewer; other kinds have none. */
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
  /** Any further text. */
  note?: string | null;
  /** Whether the piece is a favourite. */
  favourite?: boolean | null;
  /** Whether the piece is out of use. */
  archived?: boolean | null;
  /** Whether the piece is the usual one of its kind. Of each kind at most one is: another one loses it. */
  isDefault?: boolean | null;
}

/** One page of a list. */
export interface EquipmentPage {
  /** The elements, in the list's order. */
  items: Equipment[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A change of one record. */
export interface Event {
  /** The service that keeps the record, as methods' names begin: inventory, companies, access, ... */
  service: string;
  /**
   * The kind of record: item, company, access; or what of the device has changed: recents, appGroup, links,
   * location, deployment, documents, intents, session.
   */
  type: string;
  /** The company that it belongs to; null for the account's own. */
  company: string | null;
  /** The record's id; of what is the device's, the account's. */
  id: string;
  /** What happened to it. */
  action: "created" | "updated" | "deleted";
  /**
   * The version that it had after that; of a deleted record, the last one; of what has none, a number that
   * grows.
   */
  version: number;
  /** The members that an update changed, of those that the reader may see; empty for other actions. */
  fields: string[];
  /** Whose change it was. */
  actor: string;
  /** When it happened; of what sync has brought, when it came. */
  at: string;
  /** here: a request to this device; sync: it came from another one. */
  origin: "here" | "sync";
}

/** Changes, in the order in which they happened. */
export interface EventPage {
  /** The changes that the caller may see, oldest first. */
  events: Event[];
  /** The place behind them: pass it to go on from there, now or after a restart. */
  cursor: string;
  /** Whether there is more behind the cursor already. */
  more: boolean;
}

/** The brews behind an insight. */
export interface Evidence {
  /** The brews that were looked at: the latest 1,000 that fit the filters. */
  brews: number;
  /**
   * Those of them, or the tasting notes, that count for this kind; or their different values, if those are
   * too few.
   */
  have: number;
  /** The number that this kind needs. */
  need: number;
}

/** A lot in stock that expires soon, or has. */
export interface ExpiringLot {
  /** The lot. */
  lot: string;
  /** The item that it is of. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** The batch. */
  batch: string | null;
  /** The serial number. */
  serial: string | null;
  /** The last day on which it is good. */
  expiry: string;
  /** Its state. */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** How much of it there is. */
  onHand: number;
}

/** One page of a list. */
export interface ExpiringLotPage {
  /** The elements, in the list's order. */
  items: ExpiringLot[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Figures and insights in words, and where these are from. */
export interface ExplainedInsights {
  /** What matters most, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /** model: the AI of the host; history: one's own journal, as the host failed. */
  source: "model" | "history";
  /** Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** When it was answered. */
  at: string;
  /** Whether the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Why somebody may call a method, or what would let them. */
export interface Explanation {
  /** The method's name. */
  method: string;
  /** Its rule, as x-access of the discovery document. */
  rule: AccessRule;
  /** Whether they may. */
  allowed: boolean;
  /**
   * Allowed, as the rule asks for nothing (anyone, account), or by ownership (owner; founder, where that is
   * asked for), a manager's bit (manager), a department's bit (department) or any right in the company
   * (member). Not allowed, as no company is meant (noCompany), nobody is signed in (signInRequired), the
   * right is missing (noRight), the company is archived (archived), the account does not have the feature
   * that the method needs (noFeature), nobody has credentials that could be changed (noCredentials), they are
   * kept by another account (notKeptHere), the company is the account's own (personal), what it pays for
   * follows from what was bought (tierIsBought), it pays for less than the method needs (tierRequired), it is
   * shared with the account and the method is for the account alone that it belongs to (shared), it is shared
   * to look on (readOnly), or it is the account's own, and the method is for what others share with it
   * (notShared).
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
  /** The feature that the method needs, which must have been bought; null for none. */
  feature: string | null;
  /** The bits of which the rule asks for one; null where it asks for none in particular. */
  asked: number | null;
  /** What they hold. */
  held: Rights;
  /** What would let them, each by itself; nothing where no right is what is missing. */
  grants: SufficientGrant[];
}

/** What an export has written. */
export interface ExportReport {
  /** How many records. */
  rows: number;
  /** How many bytes, with the line of names. */
  bytes: number;
  /** All of it, where it was asked for as a text; null otherwise. */
  text: string | null;
}

/** Why a widget shows something else than it should. */
export interface Fallback {
  /** A name for machines. */
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
  /** A sentence for people. */
  message: string;
  /** The machine name of the error behind it; null for none. */
  error: string | null;
}

/**
 * The method needs a feature that the account does not have; data.feature names it, data.tiers lists the
 * tiers that have it, data.products what the store sells them as.
 */
export interface FeatureRequiredData {
  /** The machine name of the kind of errors. */
  kind: "featureRequired";
  /** The feature that the method needs. */
  feature: string;
  /** The tiers that have it, the lower steps first. */
  tiers: string[];
  /** What the store sells these tiers as. */
  products: string[];
  /** What the store says of these products: their prices on this device. */
  store: StoreListing;
}

/** What a user tells the makers of the app. */
export interface Feedback {
  /** The record's id. */
  id: string;
  /** The user whose it is: a record of users. */
  user: string;
  /** bug: something is wrong. idea: something is missing. question. praise. */
  kind: "bug" | "idea" | "question" | "praise";
  /** What the user has written. */
  message: string;
  /** How the user wants to be answered, such as an address; null for not at all. */
  contact: string | null;
  /** The diagnostics that go with it; null for none. */
  diagnostics: AppDiagnostics | null;
  /**
   * waiting: it goes by itself when the backend has authenticated the user, or can be reached. sent. failed:
   * feedback.retry sends it again.
   */
  state: "waiting" | "sent" | "failed";
  /** When the backend has taken it; null before that. */
  sentAt: string | null;
  /** Why the last try failed; null where none did. */
  error: FeedbackError | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface FeedbackConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Feedback;
}

/** Why feedback was not sent. */
export interface FeedbackError {
  /** The machine name of the error. */
  kind: string;
  /** A sentence for people. */
  message: string;
}

/** One page of a list. */
export interface FeedbackPage {
  /** The elements, in the list's order. */
  items: Feedback[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The host's answer to host.config.fetch. */
export interface FetchedConfig {
  /**
   * The document as it was fetched: AppConfig or IAPPromo, or the list of records that it consists of; of at
   * most 1 MiB without white space.
   */
  document: unknown;
}

/** A figure of some brews: those of a span of the calendar, or those with a value in common. */
export interface FigurePoint {
  /** The first day of the span, or the value that the brews have in common; null for brews without one. */
  key: string | null;
  /** The name of a bean or grinder; null for other keys. */
  name: string | null;
  /** The number of brews. */
  brews: number;
  /** The sum, or the mean to four places; null if no brew has a value, and for the measure cost. */
  value: number | null;
  /** The cost by currency; empty for other measures. */
  money: Money[];
}

/** Figures in an order. */
export interface FigurePoints {
  /** The figures. */
  points: FigurePoint[];
}

/** All flags that are known. */
export interface Flags {
  /** Whether each is on, in the order of their names' Unicode scalars. */
  flags: { [name: string]: boolean };
  /** Which flags are malformed, and left out. */
  problems: DocumentProblem[];
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /**
   * host: the host fetched it; records: it consists of records of the public database; file: an option names
   * it; builtIn: there is none.
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

/** The caller may not do this in the company; data.needs says what would allow it. */
export interface ForbiddenData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** What would be enough. */
  needs: AccessRule;
}

/** A contact as it was asked for. */
export interface FoundContact {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What people call it. */
  name: string;
  /** What it is to the company: at least one, each once. */
  kinds: Array<"customer" | "supplier" | "partner">;
  /** The organisation that a person belongs to. */
  organisation: string | null;
  /** Whom to speak to there. */
  people: ContactPerson[];
  /** Its email addresses, the first one first. */
  emails: ContactEmail[];
  /** Its telephone numbers, the first one first. */
  phones: ContactPhone[];
  /** Where it is on the web. */
  website: string | null;
  /** Its postal addresses. */
  addresses: ContactAddress[];
  /** What the tax office knows it by. */
  taxId: string | null;
  /** What it is paid in, or pays in. */
  currency: string | null;
  /** A number of days, stored as a note on terms of payment; the core works nothing out from it. */
  paymentDays: number | null;
  /** A name that is stored as a note on prices; the core has no price lists. */
  priceList: string | null;
  /** Any further words to find it by. */
  tags: string[];
  /** What else is to be known. */
  note: string | null;
  /** Whether it is out of use. */
  archived: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** Where the contact that was asked for went into another one: that one, which is answered. */
  mergedInto?: string;
}

/** One page of what a search found. */
export interface FoundContactPage {
  /** What fits, the best first. */
  items: Contact[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * Whether the search ended before it had seen everything, and there may be what fits better; next goes on
   * with it.
   */
  partial: boolean;
}

/** A public record, and how new it is. */
export interface FoundContent {
  /** The kind of record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
  /**
   * Its fields: texts, dates and references as strings, numbers as numbers, lists as lists, an asset as
   * {sha256, bytes}.
   */
  fields: { [name: string]: unknown };
  /** When it was first saved there; null if the host does not say. */
  createdAt: string | null;
  /** When it was last saved there; null if the host does not say. */
  modifiedAt: string | null;
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /** When the records were fetched; null if they never were. */
  fetchedAt: string | null;
  /** Why the last fetch brought nothing; null if it did not fail. */
  refreshFailure: RefreshFailure | null;
}

/** One page of what a search found. */
export interface FoundItemPage {
  /** What fits, the best first. */
  items: Item[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * Whether the search ended before it had seen everything, and there may be what fits better; next goes on
   * with it.
   */
  partial: boolean;
}

/** One page of what a search found. */
export interface FoundMessagePage {
  /** What fits, the best first. */
  items: Message[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * Whether the search ended before it had seen everything, and there may be what fits better; next goes on
   * with it.
   */
  partial: boolean;
}

/** A place that was found. */
export interface FoundPlace {
  /** What the place is called. */
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
  /** How many metres it is away; null when the request does not say from where. */
  distance: number | null;
}

/** Places that were found. */
export interface FoundPlaces {
  /** The places: nearest ones first where the request says where, else best ones first. */
  places: FoundPlace[];
  /** What the host suggests and places.resolve turns into a place, best ones first; empty without a host. */
  suggestions: PlaceSuggestion[];
  /** Who knew them: the host, or the system's table of time zones. */
  source: "host" | "timeZones";
}

/** The share of a zone. */
export interface FoundShare {
  /** The share; null for a zone that was never shared. */
  share?: CloudShare | null;
}

/** Nobody takes a company from its founder. */
export interface FounderStaysData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** What would be enough. */
  needs: Transfer;
}

/** What GS1 element strings say. */
export interface GS1Content {
  /** 01: what it is, fourteen digits; null without it. */
  gtin: string | null;
  /** 02: the trade item that is in it, fourteen digits; null without it. */
  content: string | null;
  /** 10: the batch; null without it. */
  batch: string | null;
  /** 21: the serial number; null without it. */
  serial: string | null;
  /** 11: the day on which it was made; null without it. */
  madeOn: string | null;
  /** 17: the last day on which it is good, or else 7003, or 15 (best before); null without them. */
  expiry: string | null;
  /** 30: how many there are of what is measured otherwise; null without it. */
  count: number | null;
  /** 37: how many trade items are in it; null without it. */
  contained: number | null;
  /** 310n to 316n, or a measure of 32nn, 35nn or 36nn: the quantity, in unit; null without them. */
  quantity: number | null;
  /** What quantity counts: kg, m, m2, l, m3, lb, oz, in and so on; null without one. */
  unit: string | null;
  /**
   * 392n: the amount to pay, in the company's currency, or 393n; null without them, or in an unknown
   * currency.
   */
  price: Money | null;
  /** All of it, in its order. */
  elements: GS1Element[];
}

/** One value of GS1 element strings. */
export interface GS1Element {
  /** The application identifier. */
  ai: string;
  /** The value, as it stands there. */
  value: string;
}

/** The host's answer to host.geocode.reverse. */
export interface GeocodeAnswer {
  /** What to call the place. */
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

/** What the place at a point is called. */
export interface GeocodedPlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What to call the place. */
  name: string;
  /** The city, town or village. */
  locality: string | null;
  /** The state or province. */
  region: string | null;
  /** The country's code (ISO 3166-1 alpha-2). */
  country: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
  /** Whether it was known, and the host was not asked. */
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
  /** lower: lower settings grind finer; higher: higher settings do. */
  finer: "lower" | "higher";
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface GrindScaleChanges {
  /** The lowest setting. */
  minimum?: number;
  /** The highest setting. */
  maximum?: number;
  /** The difference between neighbouring settings; more than 0. */
  step?: number;
  /** lower: lower settings grind finer; higher: higher settings do. */
  finer?: "lower" | "higher";
}

/** The scale of a grinder. */
export interface GrindScaleInput {
  /** The lowest setting. */
  minimum: number;
  /** The highest setting. */
  maximum: number;
  /** The difference between neighbouring settings; more than 0. */
  step: number;
  /** lower: lower settings grind finer; higher: higher settings do. */
  finer: "lower" | "higher";
}

/** A header of HTTP. */
export interface HTTPHeader {
  /** The name, in any case. */
  name: string;
  /** The value. */
  value: string;
}

/** A header of HTTP. */
export interface HTTPHeaderInput {
  /** The name, in any case. */
  name: string;
  /** The value. */
  value: string;
}

/** A tier that the account has. */
export interface HeldTier {
  /** The ladder that the tier is of. */
  group: string;
  /** The tier. */
  tier: string;
  /** Its place on the ladder; 0 is what one has without buying. */
  rank: number;
  /** When it ends, as far as is known; null for never. */
  until: string | null;
  /** Whether it was bought for ever. */
  lifetime: boolean;
  /** The product that it was bought as; null when it was not. */
  productId: string | null;
  /** The transaction that proves it; null when it was not bought. */
  transactionId: string | null;
}

/** What was agreed on. */
export interface Hello {
  /** The version of the protocol that is spoken. */
  protocol: number;
  /** All versions that this core speaks. */
  supported: number[];
  /** The core's name. */
  name: string;
  /** The core's version (semver.org). */
  version: string;
}

/** Something that has happened to a record. */
export interface HistoryEntry {
  /** When it happened. */
  at: string;
  /** Who did it. */
  actor: string;
  /** What they sign in with, or did before they left; null for who does not. */
  username: string | null;
  /**
   * created, changed or deleted: the record itself, or a part of it; stepped: it was taken to another status;
   * stock: some of the item came or went, as entry says.
   */
  kind: "created" | "changed" | "stepped" | "deleted" | "stock";
  /** The part that it happened to, such as a line of an order; left out where that is the record itself. */
  part?: string;
  /**
   * The members that were changed, of those that the reader may see; of a deletion, for who may delete, the
   * last state.
   */
  fields: HistoryField[];
  /** The entry of the ledger; null for other kinds. */
  entry: unknown;
}

/** One page of a list. */
export interface HistoryEntryPage {
  /** The elements, in the list's order. */
  items: HistoryEntry[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A member before and after a change. */
export interface HistoryField {
  /** The member. */
  name: string;
  /** What it held before; null for nothing. */
  from: unknown;
  /** What it held after it; null for nothing. */
  to: unknown;
}

/** The host's answer. */
export interface HostChecked {
  /** What the host sent back. */
  text: string;
  /** Whether it is what was sent. */
  same: boolean;
}

/** The host answered with an error; data.error holds it. */
export interface HostErrorData {
  /** The machine name of the kind of errors. */
  kind: "hostError";
  /** The error as the host sent it; left out where it is longer than 65,536 bytes. */
  error?: { [name: string]: unknown };
  /** Why, where the host's error has one of these kinds in data.kind; else left out. */
  reason?: "guardrail" | "tooLong" | "busy" | "refused" | "malformed" | "unreachable" | "cutOff";
  /** What to do, where there is a reason. */
  advice?: string;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** The host's answer can't be used, or it went away. */
export interface HostFaultData {
  /** The machine name of the kind of errors. */
  kind: "hostFault";
  /** Every problem of the answer; left out where there was no answer. */
  problems?: Problem[];
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
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

/** The host did not answer in time; data.deadline says how many milliseconds it had. */
export interface HostTimeoutData {
  /** The machine name of the kind of errors. */
  kind: "hostTimeout";
  /** How many milliseconds the host had. */
  deadline: number;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** The host does not offer what the request needs; data.capability names it. */
export interface HostUnavailableData {
  /** The machine name of the kind of errors. */
  kind: "hostUnavailable";
  /** What the host would have to offer. */
  capability: string;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** The weather that a place will have in the next hours. */
export interface HourlyWeather {
  /** The place that it is of. */
  place: WeatherPlace;
  /** Hours that have not ended, in their order. */
  hours: WeatherHour[];
  /** Why there are fewer than were asked for, or later ones; none when they are what was asked for. */
  fallbacks: WeatherGap[];
  /** What else the host said, untouched; null for nothing. */
  more: { [name: string]: unknown } | null;
  /** Whether it is older than was asked for, or the host failed to give a newer one. */
  stale: boolean;
  /**
   * How many milliseconds ago it was observed, or the host said it, where that does not say when it was
   * observed; 0 when the clock was set back since.
   */
  age: number;
  /** When the host said it. */
  fetchedAt: string;
  /**
   * Why the host gave nothing newer when it was, or would have been, asked for this answer, or last behind a
   * reply; null when it did not fail.
   */
  refreshFailure: RefreshFailure | null;
}

/** The host's answer to host.weather.hourly. */
export interface HourlyWeatherAnswer {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What the place is called. */
  name?: string | null;
  /** At least one, later ones behind earlier ones. */
  hours: HourlyWeatherAnswerHour[];
  /** When the forecast was made. */
  observedAt?: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone?: string | null;
  /** What else the host knows; members that the core does not know are taken for its members. */
  more?: { [name: string]: unknown } | null;
}

/** An hour of the host's answer to host.weather.hourly. */
export interface HourlyWeatherAnswerHour {
  /** When the hour begins. */
  at: string;
  /** The temperature of the air. */
  temperature: MeasuredTemperature;
  /** The weather in a word or two, as the host calls it. */
  condition?: string | null;
  /** What else the host knows; members that the core does not know are taken for its members. */
  more?: { [name: string]: unknown } | null;
}

/** One point of the Humanus scale. */
export interface HumanusKnot {
  /** In degrees Celsius. */
  celsius: number;
  /** In Humanus. */
  humanus: number;
}

/** A table of the Humanus scale. */
export interface HumanusTable {
  /** What names the table. */
  id: string;
  /** Where the table comes from, and what to know before relying on it. */
  provenance: string;
  /** The points between which the scale is linear; both members increase strictly. */
  knots: HumanusKnot[];
}

/**
 * The record is not where this can be done; data.allowed lists the steps that are open, data.waiting what the
 * others wait for.
 */
export interface IllegalStepData {
  /** The machine name of the kind of errors. */
  kind: "illegalStep";
  /** Where the record stands. */
  status: string;
  /** The step that was asked for, or what else was to be done. */
  asked: string;
  /** The steps that are open now, by where they lead. */
  allowed: string[];
  /** Those that are not open yet, and what they wait for. */
  waiting: WaitingStep[];
}

/** What an import has done. */
export interface ImportReport {
  /** How many rows there were; records over several lines are one. */
  rows: number;
  /** How many of them became new records. */
  created: number;
  /** How many changed a record. */
  updated: number;
  /** How many said what a record held already. */
  unchanged: number;
  /** How many were refused; where the import is atomic, nothing was done then. */
  failed: number;
  /** The refused rows and their problems, at most 1,000. */
  problems: RowProblems[];
  /** How a table was read, as given or as guessed. Left out of files that are no table. */
  form?: AnsweredForm;
}

/** A place that was used elsewhere. */
export interface ImportedPlace {
  /** What stands for it there, and then here, too; one that stands for a place here already keeps doing so. */
  id?: string | null;
  /** What the place is called. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region?: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country?: string | null;
  /** Its time zone. */
  timeZone?: string | null;
  /** When it was used there, as widgets.recents.list says it; here it counts as used now. */
  usedAt?: string | null;
}

/** How many records of a kind refer to something. */
export interface InUseCount {
  /** The kind of records. */
  kind: string;
  /** How many of them there are. */
  count: number;
}

/** Other records refer to the record; data.counts says how many of which kind. */
export interface InUseData {
  /** The machine name of the kind of errors. */
  kind: "inUse";
  /** The kinds of records that refer to it; at least one. */
  counts: InUseCount[];
}

/** What a process is. */
export interface Info {
  /** The program's name. */
  name: string;
  /** The program's version (semver.org). */
  version: string;
  /** The data directory, or :memory:. */
  data: string;
  /** How many methods there are. */
  methods: number;
}

/** What became of signed documents. */
export interface Ingested {
  /** One a document; behind a notification those that it carries. */
  outcomes: Outcome[];
  /** The tier of each ladder that the account has now, in the catalogue's order. */
  tiers: HeldTier[];
  /** What these tiers allow, in the order of their names' bytes. */
  features: string[];
  /** When that changes by itself; null for never. */
  validUntil: string | null;
  /** The moment that it is about. */
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
  /** ready; tooLittle: more brews are needed; empty: there are none. */
  state: "ready" | "tooLittle" | "empty";
  /** The finding; null unless the insight is ready, and if the brews show no effect. */
  data: InsightData | null;
  /** The brews behind the insight. */
  evidence: Evidence;
  /** low; medium: twice the needed number; high: four times as many. null unless the insight is ready. */
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
  /** The change in a week: the slope of the straight line that fits best. */
  perWeek?: number;
  /** The change over all days, in percent of the mean. */
  percent?: number;
  /** The setting, the temperature or the age whose brews are rated best. */
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
  /** The flavour terms that were tasted most, at most ten. */
  terms?: TermCount[];
}

/** The insights of a journal. */
export interface Insights {
  /** The insights, one of each kind. */
  insights: Insight[];
}

/**
 * There is less in stock than was to be taken; data names the item, the location and the lot, what was asked
 * for, and what there is.
 */
export interface InsufficientStockData {
  /** The machine name of the kind of errors. */
  kind: "insufficientStock";
  /** The item. */
  item: string;
  /** The location from which it was to be taken. */
  location: string;
  /** The lot; null where none was named. */
  lot: string | null;
  /** How much was to be taken, in the item's own unit. */
  asked: number;
  /** How much there is in the location, of the lot where one is named. */
  onHand: number;
  /**
   * How much could be taken: neither what is reserved for others, nor, where no lot is named, what has
   * expired or is not to be sold.
   */
  available: number;
}

/** What somebody began to buy outside the app. */
export interface IntentList {
  /** In the order in which they came. */
  intents: PurchaseIntent[];
}

/** A fault of the core; its log has the detail. */
export interface InternalErrorData {
  /** The machine name of the kind of errors. */
  kind: "internalError";
}

/** The parameters don't fit the method; data.problems lists every problem. */
export interface InvalidParamsData {
  /** The machine name of the kind of errors. */
  kind: "invalidParams";
  /** Every problem that the parameters have. */
  problems: Problem[];
}

/** The JSON is not a JSON-RPC 2.0 request. */
export interface InvalidRequestData {
  /** The machine name of the kind of errors. */
  kind: "invalidRequest";
}

/** Somebody who was invited. */
export interface InvitedParticipant {
  /** The share. */
  share: CloudShare;
  /** The access record as it stands; null where it is gone. */
  record?: CloudRecordInput | null;
}

/** A thing that a company keeps in stock. */
export interface Item {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The stock keeping unit, unique in the company; neither case nor spaces around it make another one. */
  sku: string;
  /** What people call it. */
  name: string;
  /** What quantities count: piece, kg, m. */
  unit: string;
  /** What else is to be said of it. */
  description: string | null;
  /** Other units that quantities may be given in. */
  units: ItemUnit[];
  /** The unit that it is bought in, of units; its own without it. */
  purchaseUnit: string | null;
  /** The unit that it is sold in, of units; its own without it. */
  salesUnit: string | null;
  /** The one category that it is filed under. */
  category: string | null;
  /** Any further words to find it by. */
  tags: string[];
  /** GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII. */
  barcodes: string[];
  /** Who makes it. */
  manufacturer: string | null;
  /** The quantity below which it counts as low. */
  minStock: number | null;
  /** How much to order at least when it is low; more than 0. */
  reorderQuantity: number | null;
  /** Where it usually lies. */
  location: string | null;
  /** What one unit is sold for. */
  price: Money | null;
  /** What one unit costs; for managers of the inventory alone. */
  cost?: Money | null;
  /** The condition that it is in. */
  condition: "new" | "used" | "refurbished" | "damaged" | null;
  /** Fields of the company's own: at most 50 names with a text, a number, a boolean or null each. */
  custom: { [name: string]: string | number | boolean | null };
  /** Whether it is out of use. */
  archived: boolean;
  /** Whether its batches are told apart; it stays so while there are entries in the ledger. */
  trackBatch: boolean;
  /** Whether its pieces have serial numbers; it stays so, too. */
  trackSerial: boolean;
  /** Whom it is bought from: a contact of the kind supplier. */
  supplier: string | null;
  /** What it is called there. */
  supplierSku: string | null;
  /** Why it needs attention, as inventory.items.flag has it; null where it does not. */
  flag: ItemFlag | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * How much there is of it in all; only in lists that were asked for levels. It is low where level.available
   * is less than minStock.
   */
  level?: StockTotals;
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface ItemConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Item;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ItemDetailsChanges {
  /** The stock keeping unit, unique in the company; neither case nor spaces around it make another one. */
  sku?: string;
  /** What people call it. */
  name?: string;
  /** What quantities count: piece, kg, m. */
  unit?: string;
  /** What else is to be said of it. */
  description?: string | null;
  /** Other units that quantities may be given in. */
  units?: ItemUnitInput[] | null;
  /** The unit that it is bought in, of units; its own without it. */
  purchaseUnit?: string | null;
  /** The unit that it is sold in, of units; its own without it. */
  salesUnit?: string | null;
  /** The one category that it is filed under. */
  category?: string | null;
  /** Any further words to find it by. */
  tags?: string[] | null;
  /** GTINs of 8, 12, 13 or 14 digits with their check digits, or other codes of printable ASCII. */
  barcodes?: string[] | null;
  /** Who makes it. */
  manufacturer?: string | null;
  /** The quantity below which it counts as low. */
  minStock?: number | null;
  /** How much to order at least when it is low; more than 0. */
  reorderQuantity?: number | null;
  /** Where it usually lies. */
  location?: string | null;
  /** What one unit is sold for. */
  price?: MoneyChanges | null;
  /** What one unit costs; for managers of the inventory alone. */
  cost?: MoneyChanges | null;
  /** The condition that it is in. */
  condition?: "new" | "used" | "refurbished" | "damaged" | null;
  /** Fields of the company's own: at most 50 names with a text, a number, a boolean or null each. */
  custom?: { [name: string]: string | number | boolean | null } | null;
  /** Whether it is out of use. */
  archived?: boolean | null;
  /** Whether its batches are told apart; it stays so while there are entries in the ledger. */
  trackBatch?: boolean | null;
  /** Whether its pieces have serial numbers; it stays so, too. */
  trackSerial?: boolean | null;
  /** Whom it is bought from: a contact of the kind supplier. */
  supplier?: string | null;
  /** What it is called there. */
  supplierSku?: string | null;
}

/** Why an item needs attention. */
export interface ItemFlag {
  /** What is to be seen to. */
  reason: string;
  /** Who said so: a user, or the account. */
  by: string;
  /** When. */
  at: string;
}

/**
 * An item with how much there is of it and where, the open orders and purchases of it, and what has happened
 * to it.
 */
export interface ItemOverview {
  /** The item as it stands. */
  item: Item;
  /** How much there is in all. */
  level: StockLevel;
  /** Where it lies, and of which lots; 50 at most, and inventory.stock.levels has all. */
  places: StockLevel[];
  /**
   * Lines of orders of which something is to be shipped, those that asked first; 50 at most, and null for who
   * may not see orders.
   */
  orders: ItemPlan[] | null;
  /**
   * Lines of purchases of which something is to come, the oldest first; 50 at most, and null for who may not
   * see them.
   */
  purchases: ItemPlan[] | null;
  /** What has happened to it last; 20 entries at most, and inventory.items.history has all. */
  history: HistoryEntry[];
}

/** One page of a list. */
export interface ItemPage {
  /** The elements, in the list's order. */
  items: Item[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** An open order or purchase of an item. */
export interface ItemPlan {
  /** The order or the purchase. */
  id: string;
  /** Its number; null for one that has none yet. */
  number: string | null;
  /** How far it is. */
  status: string;
  /** The customer or the supplier. */
  contactName: string;
  /** How much of the item a line is still to ship or to receive, in the item's own unit. */
  quantity: number;
  /** When it is wanted or expected; null where nobody has said. */
  at: string | null;
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnit {
  /** What it is called: box. */
  unit: string;
  /** How many of the item's own unit it is: 12; more than 0. With per, so many of it are. */
  factor: number;
  /**
   * How many of it the factor is of, more than 0 and at most 1000000000: 45359237 kg are 100000000 pounds. 1
   * without it.
   */
  per?: number;
}

/** Another unit in which an item's quantities may be given. */
export interface ItemUnitInput {
  /** What it is called: box. */
  unit: string;
  /** How many of the item's own unit it is: 12; more than 0. With per, so many of it are. */
  factor: number;
  /**
   * How many of it the factor is of, more than 0 and at most 1000000000: 45359237 kg are 100000000 pounds. 1
   * without it.
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
  /** The number of beans that are neither finished nor archived, whatever the filters. */
  openBeans: number;
  /** The method of most brews. */
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

/** A signed document that is kept. */
export interface KeptDocument {
  /** What it is. */
  kind: "transaction" | "renewal" | "notification" | "app";
  /** Its transaction, purchase or notification; null for none. */
  id: string | null;
  /** The purchase that it is about; null for none. */
  originalTransactionId: string | null;
  /** The product that it is about; null for none. */
  productId: string | null;
  /** Which App Store signed it; null when it does not say. */
  environment: string | null;
  /** What a notification says has happened; null for others, and when it is trusted no longer. */
  notificationType: string | null;
  /** The same, more closely. */
  subtype: string | null;
  /** When it was signed. */
  signedDate: string;
  /** When it came. */
  receivedAt: string;
  /**
   * Whether it counts: it does not when the core is told of other roots, another app or other environments
   * than when it came.
   */
  counts: boolean;
  /** What has become of a transaction; null for what is none, or does not count. */
  state: "revoked" | "upgraded" | "consumed" | "active" | "inGracePeriod" | "inBillingRetry" | "expired" | null;
  /**
   * What was signed, with all its members; null unless it is asked for, and when its signature is trusted no
   * longer.
   */
  payload: { [name: string]: unknown } | null;
}

/** One page of a list. */
export interface KeptDocumentPage {
  /** The elements, in the list's order. */
  items: KeptDocument[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The idempotency key was used for another request. */
export interface KeyReusedData {
  /** The machine name of the kind of errors. */
  kind: "keyReused";
}

/** Items that were named, as far as they are known. */
export interface KnownItems {
  /** The items in the order in which they were named; null for one that is unknown. */
  found: Array<Item | null>;
}

/** A label for a record. */
export interface Label {
  /** What scan.resolve resolves to the record, in whatever symbology it is printed. */
  code: string;
  /** What people call the record. */
  title: string;
}

/** A category or a tag, and how many items have it. */
export interface LabelCount {
  /** What it is called, as it was spelled last. */
  name: string;
  /** How many items have it that are not archived. */
  items: number;
}

/** A page of categories or tags. */
export interface LabelPage {
  /** What there is, by name; case does not count. */
  items: LabelCount[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
  /**
   * Whether some of very many new items are not counted yet; they are in idle moments, and by whoever asks
   * again.
   */
  partial: boolean;
}

/** Where the device was when it was last asked, and how far that is to be trusted. */
export interface LastLocation {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What the place is called; null as long as that is not known. */
  name: string | null;
  /** When the device was there. */
  at: string;
  /** How many metres the device may have been from there; null when the host did not say. */
  accuracy: number | null;
  /** Whether it is older than was asked for. */
  stale: boolean;
  /** How many milliseconds ago the device was there; 0 when the clock was set back since. */
  age: number;
  /**
   * Whether the app may know where the device is now; where it may not, this place is no more than a memory.
   */
  authorization: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/** A company that the account takes part in no longer. */
export interface LeftCompany {
  /** The company, which is here no longer. */
  company: string;
}

/** A share that was left. */
export interface LeftShare {
  /** The zone. */
  zone: CloudZoneAnswer;
}

/** As many as there may be are open already; data.limit says how many. */
export interface LimitReachedData {
  /** The machine name of the kind of errors. */
  kind: "limitReached";
  /** How many there may be. */
  limit: number;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LineTermsChanges {
  /** What it is of. */
  text?: string;
  /** How much; more than 0. */
  quantity?: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit?: string | null;
  /** What one costs, in the order's currency. */
  unitPrice?: MoneyChanges;
  /** What is taken off, in percent. */
  discount?: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate?: number | null;
  /** What stands below it on documents. */
  note?: string | null;
}

/** What links have asked for. */
export interface LinkList {
  /** In the order in which it was asked for. */
  links: PendingLink[];
}

/** A parameter of a link's query. */
export interface LinkParameter {
  /** Its name, as the pattern has it. */
  name: string;
  /** Its value, decoded; empty for a name without one. */
  value: string;
}

/** Somebody in a company. */
export interface ListedAccess {
  /** What they may do. */
  access: AccessRecord;
  /**
   * The name that they sign in with; null for who has none, and of people whose passwords are not the
   * caller's to reset.
   */
  username: string | null;
}

/** One page of a list. */
export interface ListedAccessPage {
  /** The elements, in the list's order. */
  items: ListedAccess[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A company, where it is stored, and the caller's role in it. */
export interface ListedCompany {
  /** The company's id. */
  id: string;
  /** The name that people call it by. */
  name: string;
  /** Where its logo is found. */
  logo: string | null;
  /** What it pays for. */
  tier: "free" | "business" | "enterprise";
  /** Whether it is archived: then it can be read, and not written. */
  archived: boolean;
  /** business or personal. */
  kind: "business" | "personal";
  /** The store that holds it. */
  store: "private" | "shared";
  /** What the caller is there; null as long as a sign-in is needed. */
  role: "owner" | "participant" | null;
  /**
   * unneeded: the company has no credentials, and the account acts there; needed: it has, and nobody is
   * signed in; done: somebody is; create: its owner asks everybody for credentials of their own, and the
   * account has none (access.credentials.create).
   */
  signIn: "unneeded" | "needed" | "done" | "create";
}

/** One page of a list. */
export interface ListedCompanyPage {
  /** The elements, in the list's order. */
  items: ListedCompany[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A conversation of the core. */
export interface ListedConversation {
  /** Its number; no two of a core have the same. */
  number: number;
  /** Whether it is the one that asks. */
  own: boolean;
  /** Who said hello (system.hello); null when nobody did. */
  client: Client | null;
  /** The command of its program, such as serve or mcp; null where the core is not shared. */
  command: string | null;
  /** The number of its process; null where the core is not shared. */
  process: number | null;
  /** For how many milliseconds it has been there. */
  uptime: number;
  /** What it has said it can answer as the host (host.provide). */
  capabilities: string[];
  /** Whether it may only read. */
  readOnly: boolean;
}

/** What was found of an item in a place, with what people call the two. */
export interface ListedCountLine {
  /** The line's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The stocktake. */
  count: string;
  /** What was counted. */
  item: string;
  /** Where. */
  location: string;
  /** Which lot of it; null for an item whose lots are not told apart. */
  lot: string | null;
  /** How much there was, in the item's own unit. */
  quantity: number;
  /**
   * How much the ledger said then, so that what is sold meanwhile is no difference; null for who counts
   * blind.
   */
  expected: number | null;
  /** Who counted. */
  actor: string;
  /** When. */
  at: string;
  /** The item's stock keeping unit; null for one that was deleted. */
  sku: string | null;
  /** What people call the item. */
  name: string | null;
  /** What quantities of it count. */
  unit: string | null;
  /** What people call the location; null for one that was deleted. */
  locationName: string | null;
  /** The lot's batch. */
  batch: string | null;
  /** The lot's serial number. */
  serial: string | null;
}

/** One page of a list. */
export interface ListedCountLinePage {
  /** The elements, in the list's order. */
  items: ListedCountLine[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A lot, and how much of it there is. */
export interface ListedLot {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The item that it is of; it stays so. */
  item: string;
  /** The batch, unique in its item; it, or serial, must be given. */
  batch: string | null;
  /** The serial number of one piece, unique in its item for ever. */
  serial: string | null;
  /** The last day on which it is good. */
  expiry: string | null;
  /** The day on which it was made. */
  manufacturedAt: string | null;
  /** What its supplier calls it. */
  supplierLot: string | null;
  /**
   * Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
   */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** What else is to be known. */
  note: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived: boolean;
  /**
   * The lot with the same batch or serial number that this one has become part of, after devices made both
   * apart; null for any other.
   */
  joined: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** How much of it there is, wherever it lies. */
  onHand: number;
}

/** One page of a list. */
export interface ListedLotPage {
  /** The elements, in the list's order. */
  items: ListedLot[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A live query that is closed. */
export interface LiveClosed {
  /** The handle that it had. */
  closed: number;
}

/** A live query. */
export interface LiveOpened {
  /** The query's handle. */
  live: number;
  /** What the method answers now. */
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

/** Something that was lent or borrowed. */
export interface Loan {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What it is. */
  item: string;
  /** How much of it, in the item's own unit. */
  quantity: number;
  /** out for what was lent to others; in for what was borrowed from them, which is no stock. */
  direction: "out" | "in";
  /** Who has it, or whose it is; null for a user. */
  contact: string | null;
  /** The same, for somebody of the company; null for a contact. */
  user: string | null;
  /** When it went, or came. */
  lentAt: string;
  /** When it is to be back. */
  dueAt: string | null;
  /** What else is to be known. */
  note: string | null;
  /** Where it lay, and goes back to. */
  from: string | null;
  /** How much of which lot; one part without a lot for an item whose lots are not told apart. */
  parts: LoanPart[];
  /** How much of it is back. */
  returned: number;
  /** How much of it will never be back. */
  lost: number;
  /** What became of it. */
  status: "out" | "partly" | "returned" | "lost";
  /** When the last of it came back, or was lost; null while some is out. */
  returnedAt: string | null;
  /**
   * When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle
   * moment, or as it comes back late; null until then.
   */
  overdueAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface LoanConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Loan;
}

/** One page of a list. */
export interface LoanPage {
  /** The elements, in the list's order. */
  items: Loan[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What of a loan is of one lot. */
export interface LoanPart {
  /** The lot. */
  lot: string | null;
  /** How much was lent. */
  quantity: number;
  /** How much of that is back, or lost. */
  closed: number;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LoanTermsChanges {
  /** When it is to be back. */
  dueAt?: string | null;
  /** What else is to be known. */
  note?: string | null;
}

/** A place where a company keeps its stock. */
export interface Location {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What people call it. */
  name: string;
  /**
   * What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another one.
   */
  code: string | null;
  /** The location that it is part of. */
  parent: string | null;
  /** Whether it only holds other locations, and no stock. */
  structural: boolean;
  /** What becomes of what lies there: only what is in stock is available. */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** What scanners read there. */
  barcode: string | null;
  /** Where it is. */
  address: Address | null;
  /** What else is to be known. */
  note: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived: boolean;
  /**
   * The location with the same code that this one has become part of, after devices made both apart; null for
   * any other.
   */
  joined: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The host's answer to host.location.request. */
export interface LocationAnswer {
  /** Needed, unless authorization is denied or restricted. */
  latitude?: number | null;
  /** Needed, unless authorization is denied or restricted. */
  longitude?: number | null;
  /** How many metres the device may be from there. */
  accuracy?: number | null;
  /** When the device was there; now without it. */
  at?: string | null;
  /** Whether the app may know where the device is. */
  authorization?: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways" | null;
}

/** Whether the app may know where the device is. */
export interface LocationAuthorization {
  /** What the user, or who manages the device, has decided. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
  /** When the host said so; null as long as it has not. */
  changedAt: string | null;
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface LocationConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Location;
}

/** The app is not allowed to know where the device is; data.state is denied or restricted. */
export interface LocationDeniedData {
  /** The machine name of the kind of errors. */
  kind: "locationDenied";
  /** What has been decided: denied or restricted. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LocationDetailsChanges {
  /** What people call it. */
  name?: string;
  /**
   * What it is labelled with, unique in the company; the case of the letters A to Z doesn't make another one.
   */
  code?: string | null;
  /** The location that it is part of. */
  parent?: string | null;
  /** Whether it only holds other locations, and no stock. */
  structural?: boolean | null;
  /** What becomes of what lies there: only what is in stock is available. */
  kind?: "stock" | "transit" | "loan" | "scrap" | null;
  /** What scanners read there. */
  barcode?: string | null;
  /** Where it is. */
  address?: AddressChanges | null;
  /** What else is to be known. */
  note?: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived?: boolean | null;
}

/** A location as a part of a tree. */
export interface LocationNode {
  /** The location. */
  id: string;
  /** The location that it is part of. */
  parent: string | null;
  /** How far below the root it is. */
  depth: number;
  /** What people call it. */
  name: string;
  /** What it is labelled with. */
  code: string | null;
  /** What becomes of what lies there. */
  kind: "stock" | "transit" | "loan" | "scrap";
  /** Whether it only holds other locations. */
  structural: boolean;
  /** Whether it is out of use. */
  archived: boolean;
  /** How many locations are part of it directly. */
  children: number;
  /** Whether nothing lies in it; its parts aside. */
  isEmpty: boolean;
}

/** One page of a list. */
export interface LocationPage {
  /** The elements, in the list's order. */
  items: Location[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A tree of locations. */
export interface LocationTree {
  /** The locations, each before its parts, in the order of their names; 2,000 at most. */
  nodes: LocationNode[];
  /** Whether there are no more of them. */
  isWhole: boolean;
}

/** A line of the log. */
export interface LogEntry {
  /** When it was written, by the system's clock. */
  at: string;
  /** How grave it is. */
  level: "off" | "error" | "warning" | "info" | "debug";
  /** What it says, without control characters and line ends. */
  message: string;
}

/** What an export of the log has written. */
export interface LogExportReport {
  /** How many lines of the log. */
  lines: number;
  /** How many bytes all of it has. */
  bytes: number;
  /** All of it, where it was asked for as a text; null otherwise. */
  text: string | null;
}

/** A line of the log. */
export interface LogLine {
  /** When it was written. */
  at: string;
  /** How grave it is. */
  level: "error" | "warning" | "info" | "debug";
  /** What it is about; core for what the core says about itself, cloudKit for what sync does. */
  category: string;
  /**
   * The conversation that wrote it: its number (system.conversations), a dot and a mark of this run of the
   * core; null for a line of the core's own.
   */
  conversation: string | null;
  /** What it says, in one line: control characters are escaped as in JSON, and secrets replaced. */
  message: string;
  /** Its fields, an object, in which secrets are replaced; null for none. */
  fields: unknown;
}

/** One page of a list. */
export interface LogLinePage {
  /** The elements, in the list's order. */
  items: LogLine[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The host's answer to host.log.write. */
export interface LogWritten {
}

/** What of an item is told from the rest of it: a batch, or one piece with a serial number. */
export interface Lot {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The item that it is of; it stays so. */
  item: string;
  /** The batch, unique in its item; it, or serial, must be given. */
  batch: string | null;
  /** The serial number of one piece, unique in its item for ever. */
  serial: string | null;
  /** The last day on which it is good. */
  expiry: string | null;
  /** The day on which it was made. */
  manufacturedAt: string | null;
  /** What its supplier calls it. */
  supplierLot: string | null;
  /**
   * Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
   */
  status: "ok" | "attention" | "damaged" | "destroyed" | "rejected" | "lost" | "quarantined" | "returned";
  /** What else is to be known. */
  note: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived: boolean;
  /**
   * The lot with the same batch or serial number that this one has become part of, after devices made both
   * apart; null for any other.
   */
  joined: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface LotConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Lot;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface LotDetailsChanges {
  /** The item that it is of; it stays so. */
  item?: string;
  /** The batch, unique in its item; it, or serial, must be given. */
  batch?: string | null;
  /** The serial number of one piece, unique in its item for ever. */
  serial?: string | null;
  /** The last day on which it is good. */
  expiry?: string | null;
  /** The day on which it was made. */
  manufacturedAt?: string | null;
  /** What its supplier calls it. */
  supplierLot?: string | null;
  /**
   * Its state: what is ok, or needs attention, is available. Only managers say that it is destroyed or lost.
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
  /** What else is to be known. */
  note?: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived?: boolean | null;
}

/** An item whose projected stock is too low. */
export interface LowStock {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** How much there is. */
  onHand: number;
  /** How much can be sold or used. */
  available: number;
  /** How much open orders ask for, whether it is there or not. */
  demand: number;
  /** How much is ordered and has not come. */
  onOrder: number;
  /** The projected stock: what is on hand and can be used, less all demand, plus what is on order. */
  projected: number;
  /** How much there should be at least; null where the item does not say, which counts as 0. */
  minStock: number | null;
  /** How much is lacking: minStock less the projected stock. */
  lacking: number;
  /** How much to order at least; null where the item does not say. */
  reorderQuantity: number | null;
}

/** One page of a list. */
export interface LowStockPage {
  /** The elements, in the list's order. */
  items: LowStock[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The bits of which a manager must hold one. */
export interface ManagerBits {
  /** manager */
  rule: "anyone" | "account" | "member" | "department" | "manager" | "owner" | "founder";
  /** The department that the right is for; left out where one of several departments is enough. */
  department?: string;
  /** The bits; one of them is enough. */
  mask: number;
}

/** A temperature as the host has it. */
export interface MeasuredTemperature {
  /** A number, rounded to five decimals; not below absolute zero. */
  value: number;
  /** The unit that it is in. */
  unit: "celsius" | "fahrenheit" | "kelvin";
}

/** A message of a conversation. */
export interface Message {
  /** The record's id. */
  id: string;
  /** The conversation that it belongs to. */
  conversation: string;
  /** The author of the message. */
  role: "user" | "assistant" | "system";
  /** The text; of an answer that is not complete, the part that has come. */
  content: string;
  /** The message that it answers; null for one that answers none. */
  replyTo: string | null;
  /**
   * complete; streaming: the answer is coming; failed: it broke off, and error says why; cancelled: somebody
   * wanted no more of it.
   */
  status: "complete" | "streaming" | "failed" | "cancelled";
  /** Why it failed; null for one that did not. */
  error: MessageError | null;
  /** The model that was asked, as the backend calls it; null for the backend's own choice. */
  model: string | null;
  /** When it was written, or asked for. */
  at: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface MessageConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Message;
}

/** Why a message failed. */
export interface MessageError {
  /**
   * The machine name of the error, such as hostUnavailable, unauthorized or backendFailed; interrupted: the
   * core ended in the middle.
   */
  kind: string;
  /** A sentence for people. */
  message: string;
  /** How many milliseconds the backend wants to hear nothing; null where it does not say. */
  retryAfter: number | null;
}

/** One page of a list. */
export interface MessagePage {
  /** The elements, in the list's order. */
  items: Message[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** There is no such method. */
export interface MethodNotFoundData {
  /** The machine name of the kind of errors. */
  kind: "methodNotFound";
  /** The name that was probably meant; left out where none is like it. */
  suggestion?: string;
}

/** A file of assets that could not be read when the backup was made. */
export interface MissingAsset {
  /**
   * The SHA-256 of the asset's content, the name of an unfinished upload, or assets if the folder itself
   * could not be read.
   */
  name: string;
  /** Why the file could not be read, such as Input/output error. */
  reason: string;
}

/**
 * A sign-in needs both the identity token and the authorization code; data.members names the missing ones.
 */
export interface MissingCredentialData {
  /** The machine name of the kind of errors. */
  kind: "missingCredential";
  /** The missing members: identityToken, authorizationCode. */
  members: string[];
}

/** What became of records. */
export interface ModifiedRecords {
  /** One result a record, those to save first. */
  results?: CloudResult[] | null;
  /**
   * The token of the zone behind the batch, where all is of one zone: later questions name it, so that a
   * container that was put back is recognised.
   */
  token?: string | null;
}

/** What became of zones. */
export interface ModifiedZones {
  /** One result a zone, those to save first. */
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

/** Who somebody in a company is, or was. */
export interface NamedPerson {
  /** The user, as actor and user elsewhere. */
  id: string;
  /** What people call them; null for who has no name. */
  name: string | null;
  /**
   * What they sign in with, where they have no name, or signed in with before they left; it is there for who
   * does, or did.
   */
  username?: string;
  /** true for who has left; not there for the others. */
  hasLeft?: boolean;
}

/** One page of a list. */
export interface NamedPersonPage {
  /** The elements, in the list's order. */
  items: NamedPerson[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What somebody is to sign in with. */
export interface NewCredentials {
  /** The name, unique in the company, ignoring case, width and Unicode normalization; it never changes. */
  username: string;
  /**
   * At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not
   * compared by it.
   */
  password: string;
}

/** A line that is to be: of an item, or of what text says. */
export interface NewLine {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, sku or text must be given. */
  item?: string | null;
  /** The item's SKU, in its place. */
  sku?: string | null;
  /** What it is of; an item's name where it is left out. */
  text?: string | null;
  /**
   * What the quantity counts; of an item its own unit, or one of its units, and the one that it is sold in
   * without it.
   */
  unit?: string | null;
  /** What one costs, in the order's currency; the item's price without it. */
  unitPrice?: MoneyInput | null;
  /** What is taken off, in percent. */
  discount?: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate?: number | null;
  /** What stands below it on documents. */
  note?: string | null;
}

/** A line of a purchase that is to be: of an item, or of what text says. */
export interface NewPurchaseLine {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, sku or text must be given. */
  item?: string | null;
  /** The item's SKU, in its place. */
  sku?: string | null;
  /** What it is of; an item's name where it is left out. */
  text?: string | null;
  /**
   * What the quantity counts; of an item its own unit, or one of its units, and the one that it is bought in
   * without it.
   */
  unit?: string | null;
  /**
   * What one costs, in the purchase's currency; what the item costs without it, if that is known. For
   * managers alone.
   */
  unitPrice?: MoneyInput | null;
  /** What is taken off, in percent. */
  discount?: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate?: number | null;
  /** What stands below it on documents. */
  note?: string | null;
}

/** No company was named, none is selected, and there is not just one. */
export interface NoCompanyData {
  /** The machine name of the kind of errors. */
  kind: "noCompany";
}

/** There is no such record. */
export interface NotFoundData {
  /** The machine name of the kind of errors. */
  kind: "notFound";
  /** A JSON Pointer into the parameters to what names it; left out for what the method is about. */
  pointer?: string;
}

/** The credentials are kept by the account that owns the company. */
export interface NotKeptHereData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** What would be enough. */
  needs: StoreNeeded;
}

/** The app's data is not kept here; data.path says which deployment path holds. */
export interface NotOnThisPathData {
  /** The machine name of the kind of errors. */
  kind: "notOnThisPath";
  /** Where the app's data is now: policy.deployment.get says why. */
  path: "appleNative" | "backend";
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** A payment, and how its order stands with it. */
export interface NotedPayment {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** How much; less than 0 for what was paid back. */
  amount: Money;
  /** How: cash, card. */
  method: string | null;
  /** What it is called elsewhere. */
  reference: string | null;
  /** When. */
  paidAt: string;
  /** Why it was reversed. */
  reason: string | null;
  /** The payment that it takes back. */
  reverses: string | null;
  /** Who noted it. */
  actor: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** How paid stands now to what is owed for the order. */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /** What was paid for it in all, less what was paid back. */
  paid: Money;
  /**
   * What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
   * is submitted as it is.
   */
  due: Money;
  /** The order's version now, for what expects one. */
  orderVersion: number;
}

/** The host's answer to host.url.open. */
export interface OpenURLAnswer {
  /** false where nothing on the device opens it. */
  opened: boolean;
}

/** What a link asks for. */
export interface OpenedLink {
  /** What is to be shown: a flag of --links, or acceptShare; null for a link that is not known. */
  flag: string | null;
  /** The link itself, of acceptShare and of patterns with an id, a kind or a query. */
  url?: string;
  /** What the id is of, as the pattern says. */
  kind?: string;
  /** What stands in the link for {id}, decoded. */
  id?: string;
  /** The parameters that the pattern names, in its order; those that the link lacks are left out. */
  query?: LinkParameter[];
}

/** The page of an update. */
export interface OpenedUpdate {
  /** The address. */
  url: string;
  /** false where nothing on the device opens it. */
  opened: boolean;
}

/** What a customer has ordered. */
export interface Order {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** Who has ordered. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** How it came. */
  source: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who looks after it. */
  agent: string | null;
  /** What the customer calls it. */
  reference: string | null;
  /** Where the invoice goes; that of the contact where it is left out. */
  billingAddress: Address | null;
  /** Where the goods go; that of the contact where it is left out. */
  shippingAddress: Address | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** What is taken off all of it. */
  discount: OrderDiscount | null;
  /** What stands on its documents. */
  note: string | null;
  /** What stands on none of them. */
  internalNote: string | null;
  /** When the customer wants it. */
  requestedAt: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived: boolean;
  /** What it is called on documents; given when it is submitted first, and never to another one. */
  number: string | null;
  /**
   * What it was called before: of two orders that devices have given one number while they were apart, the
   * one submitted later gets the next. Whoever looks for it by one of them finds it.
   */
  formerNumbers: string[];
  /** Where it stands; orders.step takes it further. */
  status: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** What the contact was called when the order was made. */
  contactName: string;
  /** When it was last submitted. */
  submittedAt: string | null;
  /** When it was invoiced. */
  invoicedAt: string | null;
  /** What its lines come to, without tax; what was cancelled is not counted. */
  net: Money;
  /** The tax on them. */
  tax: Money;
  /** The two together. */
  gross: Money;
  /** What of gross was for goods that came back or will not be shipped, with tax. */
  credited: Money;
  /** What was paid, less what was paid back. */
  paid: Money;
  /**
   * How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
   * draft, or of what is cancelled, where nothing is.
   */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /**
   * How much of its items was shipped: full where nothing is left to ship, also because the rest was
   * cancelled or credited; none of an order that is cancelled.
   */
  fulfilmentState: "none" | "partial" | "full";
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface OrderConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Order;
}

/** What is taken off an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscount {
  /** A percentage; or money. */
  percent: number | null;
  /** An amount in the order's currency; no more is taken off than there is. */
  money: Money | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface OrderDiscountChanges {
  /** A percentage; or money. */
  percent?: number | null;
  /** An amount in the order's currency; no more is taken off than there is. */
  money?: MoneyChanges | null;
}

/** What is taken off an order: a percentage of each line, or an amount that is spread over the lines. */
export interface OrderDiscountInput {
  /** A percentage; or money. */
  percent?: number | null;
  /** An amount in the order's currency; no more is taken off than there is. */
  money?: MoneyInput | null;
}

/** What stands on a document of an order. */
export interface OrderDocument {
  /** Which document. */
  kind: "invoice" | "packingList" | "quote";
  /** The order. */
  order: string;
  /** The order's number; null as long as it was not submitted. */
  number: string | null;
  /** What the customer calls it. */
  reference: string | null;
  /** When it was invoiced; of other documents, when they were asked for. */
  issuedAt: string | null;
  /** Who sells. */
  seller: DocumentParty;
  /** Who buys, and where the invoice goes. */
  buyer: DocumentParty;
  /** Where the goods go. */
  shippingAddress: Address | null;
  /** What is written on it. */
  note: string | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** The lines; what was cancelled is not counted. */
  lines: DocumentLine[];
  /** What they come to; null on a packing list. */
  sums: DocumentSums | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface OrderDraftChanges {
  /** Who has ordered. */
  contact?: string;
  /** The currency of all its money (ISO 4217). */
  currency?: string;
  /** How it came. */
  source?: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who looks after it. */
  agent?: string | null;
  /** What the customer calls it. */
  reference?: string | null;
  /** Where the invoice goes; that of the contact where it is left out. */
  billingAddress?: AddressChanges | null;
  /** Where the goods go; that of the contact where it is left out. */
  shippingAddress?: AddressChanges | null;
  /** Whether prices have the tax in them. */
  taxIncluded?: boolean | null;
  /** What is taken off all of it. */
  discount?: OrderDiscountChanges | null;
  /** What stands on its documents. */
  note?: string | null;
  /** What stands on none of them. */
  internalNote?: string | null;
  /** When the customer wants it. */
  requestedAt?: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived?: boolean | null;
}

/** What became of so much of a line of an order. */
export interface OrderEntry {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** The line. */
  line: string;
  /** What became of it. */
  type: "shipped" | "takenBack" | "returned" | "cancelled" | "dropped";
  /** How much, in the line's unit. */
  quantity: number;
  /** What was moved in the inventory for it; of a lot that is not put back, where it had left. */
  parts: EntryPart[];
  /** The first of the inventory's transactions that moved it; null where nothing was. */
  transaction: string | null;
  /** The dispatch that it left with. */
  dispatch: string | null;
  /** Of a return: what it was like. */
  condition: "ok" | "returned" | null;
  /** Why, in the company's words. */
  reason: string | null;
  /** Who did it. */
  actor: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** One line of an order: so much of an item, or of something else, at a price. */
export interface OrderLine {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** The item; null for what is none. */
  item: string | null;
  /** Its SKU when the line was made. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** How much; more than 0. */
  quantity: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit: string | null;
  /** What one costs, in the order's currency. */
  unitPrice: Money;
  /** What is taken off, in percent. */
  discount: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate: number | null;
  /** What stands below it on documents. */
  note: string | null;
  /** How many of the item's own unit one of the line's is; or per of them are. */
  factor: number;
  /** How many of the line's unit the factor is of; null for 1. */
  per: number | null;
  /** How much was shipped, in the line's unit. */
  fulfilled: number;
  /** How much of that came back. */
  returned: number;
  /** How much will not be shipped, and is not on an invoice. */
  cancelled: number;
  /** How much stands on the invoice, will not be shipped, and is credited. */
  dropped: number;
  /** How much stock it asks for, in the item's own unit. */
  demand: number;
  /** Since when it does: who asked first is served first. */
  queuedAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface OrderLineConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: OrderLine;
}

/** One page of a list. */
export interface OrderPage {
  /** The elements, in the list's order. */
  items: Order[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** One step that a record has taken. */
export interface OrderStep {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What has taken it. */
  subject: string;
  /** Where that stood. */
  from: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** Where it stood then. */
  to: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** Why, in the company's words. */
  reason: string | null;
  /** Who took it. */
  actor: string;
  /**
   * The steps before it, by their ids: the last one, or several that devices took apart from each other. null
   * for a step of an older program.
   */
  follows: string[] | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** An order with its lines, payments and dispatches, and how it came to be what it is. */
export interface OrderView {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** Who has ordered. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** How it came. */
  source: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who looks after it. */
  agent: string | null;
  /** What the customer calls it. */
  reference: string | null;
  /** Where the invoice goes; that of the contact where it is left out. */
  billingAddress: Address | null;
  /** Where the goods go; that of the contact where it is left out. */
  shippingAddress: Address | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** What is taken off all of it. */
  discount: OrderDiscount | null;
  /** What stands on its documents. */
  note: string | null;
  /** What stands on none of them. */
  internalNote: string | null;
  /** When the customer wants it. */
  requestedAt: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived: boolean;
  /** What it is called on documents; given when it is submitted first, and never to another one. */
  number: string | null;
  /**
   * What it was called before: of two orders that devices have given one number while they were apart, the
   * one submitted later gets the next. Whoever looks for it by one of them finds it.
   */
  formerNumbers: string[];
  /** Where it stands; orders.step takes it further. */
  status: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** What the contact was called when the order was made. */
  contactName: string;
  /** When it was last submitted. */
  submittedAt: string | null;
  /** When it was invoiced. */
  invoicedAt: string | null;
  /** What its lines come to, without tax; what was cancelled is not counted. */
  net: Money;
  /** The tax on them. */
  tax: Money;
  /** The two together. */
  gross: Money;
  /** What of gross was for goods that came back or will not be shipped, with tax. */
  credited: Money;
  /** What was paid, less what was paid back. */
  paid: Money;
  /**
   * How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
   * draft, or of what is cancelled, where nothing is.
   */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /**
   * How much of its items was shipped: full where nothing is left to ship, also because the rest was
   * cancelled or credited; none of an order that is cancelled.
   */
  fulfilmentState: "none" | "partial" | "full";
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
   * is submitted as it is.
   */
  due: Money;
  /** What the lines come to by their rates of tax. */
  taxes: TaxSum[];
  /** What credited is made of: net, tax and gross, and the same by rates of tax. */
  credits: CreditSum;
  /** Its lines, in the order in which they were added. */
  lines: ShownLine[];
  /** What was paid and paid back, the oldest first. */
  payments: Payment[];
  /** What it was dispatched with, the oldest first. */
  dispatches: Dispatch[];
  /** What was shipped, came back, was cancelled and was dropped, the oldest first. */
  entries: OrderEntry[];
  /** The steps that it has taken, the oldest first. */
  steps: OrderStep[];
}

/** There is not enough memory for the request; nothing of it was stored. It can be sent again. */
export interface OutOfMemoryData {
  /** The machine name of the kind of errors. */
  kind: "outOfMemory";
}

/** What became of a signed document. */
export interface Outcome {
  /** Which of the documents that were given, from 0; what a notification carries has its position. */
  position: number;
  /** What it is; null when it could not be read. */
  kind: "transaction" | "renewal" | "notification" | "app" | null;
  /**
   * added: not known before; replaced: newer than the one known; known: the same again, or older; refused:
   * not kept.
   */
  outcome: "added" | "replaced" | "known" | "refused";
  /** Its transaction, purchase or notification; null for none. */
  id: string | null;
  /** The purchase that it is about; null for none. */
  originalTransactionId: string | null;
  /** The product that it is about; null for none. */
  productId: string | null;
  /** What a notification says has happened. */
  notificationType: string | null;
  /** The same, more closely. */
  subtype: string | null;
  /** Which App Store it is from; null when it does not say. */
  environment: string | null;
  /** When it was signed. */
  signedDate: string | null;
  /** Why it was refused, a name for machines; null when it was not. */
  reason: string | null;
  /** Why it was refused, a sentence for people. */
  message: string | null;
}

/** A loan that should be back. */
export interface OverdueLoan {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What it is. */
  item: string;
  /** How much of it, in the item's own unit. */
  quantity: number;
  /** out for what was lent to others; in for what was borrowed from them, which is no stock. */
  direction: "out" | "in";
  /** Who has it, or whose it is; null for a user. */
  contact: string | null;
  /** The same, for somebody of the company; null for a contact. */
  user: string | null;
  /** When it went, or came. */
  lentAt: string;
  /** When it is to be back. */
  dueAt: string | null;
  /** What else is to be known. */
  note: string | null;
  /** Where it lay, and goes back to. */
  from: string | null;
  /** How much of which lot; one part without a lot for an item whose lots are not told apart. */
  parts: LoanPart[];
  /** How much of it is back. */
  returned: number;
  /** How much of it will never be back. */
  lost: number;
  /** What became of it. */
  status: "out" | "partly" | "returned" | "lost";
  /** When the last of it came back, or was lost; null while some is out. */
  returnedAt: string | null;
  /**
   * When it was noticed that it should be back: as it becomes due where somebody listens, else in an idle
   * moment, or as it comes back late; null until then.
   */
  overdueAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** What the contact is called; null for a user, and for who may not see contacts. */
  contactName: string | null;
}

/** One page of a list. */
export interface OverdueLoanPage {
  /** The elements, in the list's order. */
  items: OverdueLoan[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Nobody may raise rights of their own. */
export interface OwnRightsData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** What would be enough. */
  needs: AnotherOwner;
}

/**
 * The last owner who can act must remain one (access.grant, access.revoke); a company's first credentials are
 * the founder's (access.credentials.create); and it passes to an owner who has credentials (access.transfer).
 */
export interface OwnerNeededData {
  /** The machine name of the kind of errors. */
  kind: "ownerNeeded";
  /**
   * lastOwner: the last owner who can act must remain one; firstCredentials: the first ones must be the
   * founder's, whom nobody else could give any from then on; heir: the company passes to an owner who has
   * credentials.
   */
  reason: "lastOwner" | "firstCredentials" | "heir";
}

/** One page of a list. */
export interface Page {
  /** The elements, in the list's order. */
  items: unknown[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The line is not valid JSON, or longer than allowed. */
export interface ParseErrorData {
  /** The machine name of the kind of errors. */
  kind: "parseError";
  /** What is wrong; left out for what is too long. */
  reason?: string;
  /** The byte that it was found at, from 0 on; left out for what is no message at all. */
  offset?: number;
  /** How many bytes there may be; left out for what is short enough. */
  limit?: number;
}

/** Somebody who takes part in a company, or was invited to. */
export interface Participant {
  /** What the participation is known by; of the owner the company's id. */
  id: string;
  /** owner: who shares the company; participant: with whom it is shared. */
  role: "owner" | "participant";
  /** What they were invited as; null for who came by the share's own link. */
  invitedAs: string | null;
  /** The invitation's own link, which lets in whoever opens it first; null once it is accepted. */
  url: string | null;
  /** The user reference in the cloud; null until it is accepted. */
  account: string | null;
  /**
   * Whose rights the access record holds, as access.list has them: nobody yet before it is accepted; null for
   * who has none.
   */
  user: string | null;
  /** What people call them. */
  name: string | null;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /** pending: not accepted yet; accepted; removed: the owner has removed them. */
  acceptance: "pending" | "accepted" | "removed";
  /** Whether they have accepted, and hold no right yet: access.grant gives them some. */
  waiting: boolean;
  /** When they were invited, or came. */
  invitedAt: string;
  /** When it was accepted; null until then. */
  acceptedAt: string | null;
  /** Their access record; null for who has none any more. */
  access: string | null;
}

/** One page of a list. */
export interface ParticipantPage {
  /** The elements, in the list's order. */
  items: Participant[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What was paid for an order; less than nothing where it was paid back. */
export interface Payment {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** How much; less than 0 for what was paid back. */
  amount: Money;
  /** How: cash, card. */
  method: string | null;
  /** What it is called elsewhere. */
  reference: string | null;
  /** When. */
  paidAt: string;
  /** Why it was reversed. */
  reason: string | null;
  /** The payment that it takes back. */
  reverses: string | null;
  /** Who noted it. */
  actor: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The transaction was reversed before; data.reversedBy names the transaction that did. */
export interface PaymentReversedData {
  /** The machine name of the kind of errors. */
  kind: "alreadyReversed";
  /** The payment that took it back. */
  reversedBy: string;
}

/** What was changed here and was not sent yet would be lost; data.counts says how much of which company. */
export interface PendingChangesData {
  /** The machine name of the kind of errors. */
  kind: "pendingChanges";
  /** The companies, and how many records of each; at least one. */
  counts: PendingCount[];
}

/** How many records of a company were changed here and were not sent yet. */
export interface PendingCount {
  /** The company; null for the account's own records. */
  company: string | null;
  /** What it is called. */
  name: string | null;
  /** How many records. */
  records: number;
}

/** Something that a link has asked for. */
export interface PendingLink {
  /** What is to be shown: a flag of --links, or acceptShare for what somebody shares. */
  flag: string;
  /** When it was asked for. */
  at: string;
  /** The link itself, of acceptShare and of patterns with an id, a kind or a query. */
  url?: string;
  /** What the id is of, as the pattern says. */
  kind?: string;
  /** What stands in the link for {id}, decoded. */
  id?: string;
  /** The parameters that the pattern names, in its order; those that the link lacks are left out. */
  query?: LinkParameter[];
}

/** It is the company of the account's own inventory; no right would allow it. */
export interface PersonalData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** personal: it is the account's own, which nobody signs in to, and which is never shared. */
  reason: "personal";
}

/** So much of a lot that is to be fetched for a dispatch. */
export interface PickedLine {
  /** The dispatch. */
  dispatch: string;
  /** Its number. */
  number: string;
  /** The line of the order. */
  orderLine: string;
  /** The item. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What it is. */
  text: string;
  /** How much, in the item's own unit. */
  quantity: number;
  /** That unit. */
  unit: string;
  /** The lot; null for an item whose lots are not told apart. */
  lot: string | null;
  /** Its batch. */
  batch: string | null;
  /** Its serial number. */
  serial: string | null;
  /** The last day on which it is good. */
  expiry: string | null;
}

/** What is to be fetched from a location. */
export interface PickedPlace {
  /** The location. */
  location: string;
  /** What it is labelled with. */
  code: string | null;
  /** What it and the locations that it is part of are called, the outermost first. */
  path: string[];
  /** What is to be fetched there, by SKU. */
  lines: PickedLine[];
}

/** One page of a list. */
export interface PickedPlacePage {
  /** The elements, in the list's order. */
  items: PickedPlace[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/** Places that widgets can show. */
export interface PlaceList {
  /** The places. */
  places: WidgetPlace[];
}

/** The host's answer to host.places.resolve. */
export interface PlaceResolveAnswer {
  /** What the place is called. */
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
  /** The places, best ones first, each with its coordinates; an empty list for no place. */
  places?: PlaceSearchAnswerPlace[] | null;
  /** What has no coordinates yet, best ones first: each has a token for host.places.resolve. */
  suggestions?: PlaceSuggestionInput[] | null;
}

/** A place of the host's answer to host.places.search. */
export interface PlaceSearchAnswerPlace {
  /** What the place is called. */
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

/** A place that the host suggests; places.resolve answers where it is. */
export interface PlaceSuggestion {
  /** What places.resolve takes: a text that the host alone understands. */
  token: string;
  /** What to show. */
  title: string;
  /** What to show below the title, such as the region; null for nothing. */
  subtitle: string | null;
}

/** A place that the host suggests; places.resolve answers where it is. */
export interface PlaceSuggestionInput {
  /** What places.resolve takes: a text that the host alone understands. */
  token: string;
  /** What to show. */
  title: string;
  /** What to show below the title, such as the region; null for nothing. */
  subtitle?: string | null;
}

/** The host does not offer places, and there is no table of time zones; the message says what to do. */
export interface PlacesUnavailableData {
  /** The machine name of the kind of errors. */
  kind: "placesUnavailable";
}

/** What a version of the app is to do. */
export interface PolicyVerdict {
  /** required: below the minimum version; recommended: below the recommended one alone. */
  update: "none" | "recommended" | "required";
  /**
   * When the update is recommended again that policy.update.later has put off; null where none was put off.
   */
  hiddenUntil: string | null;
  /** Lower versions must be updated. */
  minimumVersion: string | null;
  /** Lower versions should be updated. */
  recommendedVersion: string | null;
  /** What to say to who should or must update. */
  message: string | null;
  /** Where the update is. */
  url: string | null;
  /** What of the policy is malformed, and counts as not there. */
  problems: DocumentProblem[];
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /**
   * host: the host fetched it; records: it consists of records of the public database; file: an option names
   * it; builtIn: there is none.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** An answer without content. */
export interface Pong {
}

/** What was posted to the ledger, and how much there is now. */
export interface PostedStock {
  /**
   * The transaction; null where there is none, or one for each of several movements: the entries say which is
   * whose.
   */
  transaction: string | null;
  /** The entries, in the order in which they were posted. */
  entries: StockEntry[];
  /** How much there is now of what was moved, where it was moved. */
  levels: StockLevel[];
  /** The lots of these that were named, and are past their expiry; none are picked. */
  expired: string[];
}

/** A pour of water during a brew. */
export interface Pour {
  /** Seconds since the beginning of the brew. */
  at: number;
  /** The water of this pour, in grams; more than 0. */
  water: number;
  /** Any further text. */
  note: string | null;
}

/** A pour of water during a brew. */
export interface PourInput {
  /** Seconds since the beginning of the brew. */
  at: number;
  /** The water of this pour, in grams; more than 0. */
  water: number;
  /** Any further text. */
  note?: string | null;
}

/** What has become of a link that was shown. */
export interface PresentAnswer {
  /** Whether the user has sent it on; null where the system does not tell. */
  sent?: boolean | null;
}

/** A link that the host has shown. */
export interface PresentedLink {
  /** The link. */
  url: string;
  /** Whether the user has sent it on; null where the host does not tell. */
  sent: boolean | null;
}

/** A usual set of rights. */
export interface Preset {
  /** The name that access.grant takes. */
  name: "sales" | "warehouse" | "management" | "viewer";
  /** Who it is for. */
  doc: string;
  /** The departments in which they do the daily work, a bit each. */
  deptMask: number;
  /** The departments that they manage, a bit each. */
  managerMask: number;
}

/** One page of a list. */
export interface PresetPage {
  /** The elements, in the list's order. */
  items: Preset[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/** What a link leads to. */
export interface PreviewedShare {
  /** The zone, as it is named for who asks. */
  zone: CloudZoneAnswer;
  /** What is shared, as people call it. */
  title: string;
  /** Who shares it, as people call them. */
  ownerName?: string | null;
  /** What who accepts it may do. */
  permission: "readWrite" | "readOnly";
  /**
   * open: it can be accepted; mine: it leads to what is the account's own; accepted: it was accepted already;
   * full: nobody more is let in.
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

/** What the store sells, and what that gives. */
export interface Products {
  /** The app that sells. */
  bundleId: string;
  /** What can be bought as part of a tier. */
  features: CatalogueFeature[];
  /** The tiers, in any order. */
  tiers: CatalogueTier[];
  /** The products, in the order in which they are offered. */
  products: CatalogueProduct[];
  /** Where the catalogue comes from: file, where --catalogue named one. */
  source: "default" | "file";
  /** The App Stores whose documents count. */
  environments: string[];
  /** What the store sells on this device, with prices, as the host has said. */
  store: StoreListing;
  /** Products that were bought and are not in the catalogue, in the order of their names' bytes. */
  unknown: string[];
}

/** What became of a progress report. */
export interface Progressed {
  /** Whether a request waits for it. */
  waiting: boolean;
}

/** What a tap on a promotion does. */
export interface PromotionAction {
  /** product: shows the product; address: opens an address of the web; link: opens a link into the app. */
  kind: "product" | "address" | "link";
  /** The product's id, the address, or the link. */
  target: string;
}

/** The image of a promotion. */
export interface PromotionImage {
  /** Its address; null for an asset. */
  url: string | null;
  /** Of an asset: the digest of its bytes (SHA-256), as hexadecimal digits. */
  sha256: string | null;
  /** Of an asset: how many bytes it has. */
  bytes: number | null;
  /** Of an asset: where the host has put it; null if it has not. */
  path: string | null;
}

/** Promotions that apply. */
export interface Promotions {
  /** The promotions, in their order. */
  promotions: ShownPromotion[];
  /** When time alone changes which these are; null for never. */
  validUntil: string | null;
  /** Which promotions of the document are malformed, and left out. */
  problems: DocumentProblem[];
  /** How old the prices are. */
  store: StoreAge;
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /**
   * host: the host fetched it; records: it consists of records of the public database; file: an option names
   * it; builtIn: there is none.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** What the host offers, as the core sees it. */
export interface Provided {
  /** The capabilities that the core knows. */
  used: string[];
  /** Those that it does not know, and will never ask for. */
  unknown: string[];
  /** For each of them that is like a name that the core knows, that name. */
  suggestions: SuggestedCapability[];
}

/** A record of the public database. */
export interface PublicRecord {
  /** The record's name: no other record of its type has it. */
  recordName: string;
  /** Its fields by name. */
  fields: { [name: string]: CloudValueInput | null };
  /** The container's name for this state of the record. */
  recordChangeTag?: string | null;
  /** When it was first saved, by the container's clock. */
  creationDate?: string | null;
  /** When it was last saved, by the container's clock. */
  modificationDate?: string | null;
}

/** What a company has ordered of a supplier. */
export interface Purchase {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The supplier. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** What the supplier calls it. */
  reference: string | null;
  /** Where the goods are to go. */
  deliveryAddress: Address | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** What is taken off all of it, in percent. */
  discount: number | null;
  /** What stands on its documents. */
  note: string | null;
  /** What stands on none of them. */
  internalNote: string | null;
  /** When it is to come. */
  expectedAt: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived: boolean;
  /** What it is called on documents; given when it is ordered first, and never to another one. */
  number: string | null;
  /** Where it stands; purchases.step and purchases.receive take it further. */
  status: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** What the supplier was called when the purchase was made. */
  contactName: string;
  /** When it was last ordered. */
  orderedAt: string | null;
  /** What its lines come to, without tax; for managers alone. */
  net?: Money;
  /** The tax on them; for managers alone. */
  tax?: Money;
  /** The two together; for managers alone. */
  gross?: Money;
  /** How many lines have no price, and are therefore in no sum; for managers alone. */
  unpriced?: number;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface PurchaseConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Purchase;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface PurchaseDraftChanges {
  /** The supplier. */
  contact?: string;
  /** The currency of all its money (ISO 4217). */
  currency?: string;
  /** What the supplier calls it. */
  reference?: string | null;
  /** Where the goods are to go. */
  deliveryAddress?: AddressChanges | null;
  /** Whether prices have the tax in them. */
  taxIncluded?: boolean | null;
  /** What is taken off all of it, in percent. */
  discount?: number | null;
  /** What stands on its documents. */
  note?: string | null;
  /** What stands on none of them. */
  internalNote?: string | null;
  /** When it is to come. */
  expectedAt?: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived?: boolean | null;
}

/** What somebody began to buy outside the app. */
export interface PurchaseIntent {
  /** The intent. */
  id: string;
  /** What is to be bought. */
  productId: string;
  /** The offer that it is to be bought with; null for none. */
  offerId: string | null;
  /** When it came. */
  receivedAt: string;
}

/** One line of a purchase: so much of an item, or of something else. */
export interface PurchaseLine {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The purchase. */
  purchase: string;
  /** The item; null for what is none. */
  item: string | null;
  /** Its SKU when the line was made. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** How much; more than 0. */
  quantity: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit: string | null;
  /** What one costs, in the purchase's currency; for managers alone. */
  unitPrice?: Money | null;
  /** What is taken off, in percent. */
  discount: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate: number | null;
  /** What stands below it on documents. */
  note: string | null;
  /** How many of the item's own unit one of the line's is; or per of them are. */
  factor: number;
  /** How many of the line's unit the factor is of; null for 1. */
  per: number | null;
  /** How much has come, in the line's unit. */
  received: number;
  /** How much of the item a draft is to order, in the item's own unit. */
  planned: number;
  /** How much of it is on order, in the item's own unit. */
  incoming: number;
  /** When that is to come. */
  incomingAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface PurchaseLineConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: PurchaseLine;
}

/** One page of a list. */
export interface PurchasePage {
  /** The elements, in the list's order. */
  items: Purchase[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** So much of a line of a purchase that has come. */
export interface PurchaseReceipt {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The purchase. */
  purchase: string;
  /** The line. */
  line: string;
  /** How much, in the line's unit; less than 0 for what was taken back. */
  quantity: number;
  /** What came into the inventory; less than 0 for what went out of it again. */
  parts: EntryPart[];
  /** The inventory's transaction; the receipt's own id for an imported one, which has moved no stock. */
  transaction: string;
  /** Who received it, or took it back. */
  actor: string;
  /** The receipt that it takes back. */
  reverses: string | null;
  /** Why it was reversed. */
  reason: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** One step that a record has taken. */
export interface PurchaseStep {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What has taken it. */
  subject: string;
  /** Where that stood. */
  from: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** Where it stood then. */
  to: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** Why, in the company's words. */
  reason: string | null;
  /** Who took it. */
  actor: string;
  /**
   * The steps before it, by their ids: the last one, or several that devices took apart from each other. null
   * for a step of an older program.
   */
  follows: string[] | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface PurchaseTermsChanges {
  /** What it is of. */
  text?: string;
  /** How much; more than 0. */
  quantity?: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit?: string | null;
  /** What one costs, in the purchase's currency; for managers alone. */
  unitPrice?: MoneyChanges | null;
  /** What is taken off, in percent. */
  discount?: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate?: number | null;
  /** What stands below it on documents. */
  note?: string | null;
}

/** A purchase with its lines, what has come of them, and how it came to be what it is. */
export interface PurchaseView {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The supplier. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** What the supplier calls it. */
  reference: string | null;
  /** Where the goods are to go. */
  deliveryAddress: Address | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** What is taken off all of it, in percent. */
  discount: number | null;
  /** What stands on its documents. */
  note: string | null;
  /** What stands on none of them. */
  internalNote: string | null;
  /** When it is to come. */
  expectedAt: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived: boolean;
  /** What it is called on documents; given when it is ordered first, and never to another one. */
  number: string | null;
  /** Where it stands; purchases.step and purchases.receive take it further. */
  status: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** What the supplier was called when the purchase was made. */
  contactName: string;
  /** When it was last ordered. */
  orderedAt: string | null;
  /** What its lines come to, without tax; for managers alone. */
  net?: Money;
  /** The tax on them; for managers alone. */
  tax?: Money;
  /** The two together; for managers alone. */
  gross?: Money;
  /** How many lines have no price, and are therefore in no sum; for managers alone. */
  unpriced?: number;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** What the lines that have a price come to by their rates of tax; for managers alone. */
  taxes?: TaxSum[];
  /** Its lines, in the order in which they were added. */
  lines: ShownPurchaseLine[];
  /** What has come, the oldest first. */
  receipts: PurchaseReceipt[];
  /** The steps that it has taken, the oldest first. */
  steps: PurchaseStep[];
}

/** What became of a purchase. */
export interface Purchased {
  /** The purchase, as host.store.purchase got it. */
  purchaseId: string;
  /** The product. */
  productId: string;
  /** The offer that was taken; null for none. */
  offerId: string | null;
  /**
   * purchased: its document counts, and the account has the product; ended: its document counts, and what it
   * says was bought has expired, or was revoked or replaced; pending: somebody must agree first, and the
   * document comes by entitlements.ingest; cancelled: by the user; refused: the document does not count, and
   * outcomes says why.
   */
  state: "purchased" | "ended" | "pending" | "cancelled" | "refused";
  /** One a document; behind a notification those that it carries. */
  outcomes: Outcome[];
  /** The tier of each ladder that the account has now, in the catalogue's order. */
  tiers: HeldTier[];
  /** What these tiers allow, in the order of their names' bytes. */
  features: string[];
  /** When that changes by itself; null for never. */
  validUntil: string | null;
  /** The moment that it is about. */
  at: string;
}

/** A page of records of the public database. */
export interface QueriedRecords {
  /**
   * The records of the page, in the container's order. It must be there: an empty list says that there are
   * none.
   */
  records?: PublicRecord[] | null;
  /** What to ask the next page with; null at the end. */
  cursor?: string | null;
}

/** A call of a method that only reads. */
export interface Query {
  /**
   * The name of the method; of weather.current and weather.hourly, what is known is answered, and null for
   * nothing.
   */
  method: string;
  /** Its parameters: an object, or a list by position; none without them. */
  params?: { [name: string]: unknown } | unknown[] | null;
}

/** What of a record was changed here, and is not confirmed. */
export interface QueuedRecord {
  /** The kind of record, as events name it. */
  type: string;
  /** The record's id. */
  record: string;
  /** The company that it belongs to; null for the account's own. */
  company: string | null;
  /** The members that people changed; none where all are to be sent. */
  fields: string[];
  /** Whether all of it is to be sent, as the cloud does not have it. */
  isNew: boolean;
  /** Whether it is to be deleted. */
  isDeletion: boolean;
  /**
   * pendingEdit: changed and not sent; pendingSync: sent and not confirmed; quarantined: refused for good,
   * and not sent before it is changed.
   */
  state: "pendingEdit" | "pendingSync" | "quarantined";
  /** How often it was refused for a reason of its own. */
  attempts: number;
  /** When it is tried again; null for with the next cycle, or not. */
  nextAttemptAt: string | null;
  /** Why it was refused last. */
  lastError: string | null;
}

/** One page of a list. */
export interface QueuedRecordPage {
  /** The elements, in the list's order. */
  items: QueuedRecord[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** The conversation only reads, and the method would do more; data.method names it. */
export interface ReadOnlyData {
  /** The machine name of the kind of errors. */
  kind: "readOnly";
  /** The method, which does more. */
  method: string;
}

/** What was wrong beside the ledger, and is so no more. */
export interface RebuiltStock {
  /** How many items had other sums than their entries, orders and purchases come to. */
  count: number;
  /** The first hundred of them. */
  rebuilt: string[];
}

/** So much of a line of a purchase that has come. */
export interface ReceivedLine {
  /** The line; it, or sku, must be given. */
  line?: string | null;
  /** The SKU of its item, in its place, where something is to come of one line of it alone. */
  sku?: string | null;
  /** How much of it, in the line's unit; more than 0. */
  quantity: number;
  /**
   * What one of the item's own unit cost; what the line says without it, discounts and tax taken off. For
   * managers alone.
   */
  unitCost?: MoneyInput | null;
  /**
   * Where it lies now, by its id, its code or its path; the item's location without it, else the company's
   * main one.
   */
  location?: string | null;
  /** Its batch, of an item whose batches are told apart. */
  batch?: string | null;
  /** The serial numbers of the pieces, as many as there are. */
  serials?: string[] | null;
  /** The last day on which a new lot is good. */
  expiry?: string | null;
}

/** What has come of a purchase. */
export interface ReceivedPurchase {
  /** The purchase as it is now. */
  purchase: Purchase;
  /** What came of each line, and into which lots. */
  receipts: PurchaseReceipt[];
}

/** The places that were used last. */
export interface RecentList {
  /** The newest first. */
  recents: RecentPlace[];
}

/** A place that was used. */
export interface RecentPlace {
  /** The place's id. */
  id: string;
  /** What the place is called. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country: string | null;
  /** Its time zone. */
  timeZone: string | null;
  /** When it was used last. */
  usedAt: string;
}

/** A recipe: the parameters and steps of brews to come. */
export interface Recipe {
  /** The record's id. */
  id: string;
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
  /** Whether the recipe is a favourite. */
  favourite: boolean;
  /** Whether the recipe is out of use. */
  archived: boolean;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface RecipeConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Recipe;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface RecipeDetailsChanges {
  /** The name. */
  name?: string;
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
    | "other";
  /** The ground coffee, in grams. */
  dose?: number | null;
  /** The water, in grams. */
  water?: number | null;
  /** The beverage, in grams. */
  yield?: number | null;
  /** The temperature of the water, in degrees Celsius. */
  temperature?: number | null;
  /** The setting on the grinder's own scale. */
  grindSetting?: number | null;
  /** The bean that the recipe is made for. */
  bean?: string | null;
  /** The steps, in the order of time. */
  steps?: RecipeStepInput[] | null;
  /** Any further text. */
  note?: string | null;
  /** Whether the recipe is a favourite. */
  favourite?: boolean | null;
  /** Whether the recipe is out of use. */
  archived?: boolean | null;
}

/** One page of a list. */
export interface RecipePage {
  /** The elements, in the list's order. */
  items: Recipe[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A step of a recipe. */
export interface RecipeStep {
  /** Seconds since the beginning. */
  at: number;
  /** The action. */
  action: "bloom" | "pour" | "stir" | "press" | "wait";
  /** The water that is poured, in grams. */
  water: number | null;
  /** Any further text. */
  note: string | null;
}

/** A step of a recipe. */
export interface RecipeStepInput {
  /** Seconds since the beginning. */
  at: number;
  /** The action. */
  action: "bloom" | "pour" | "stir" | "press" | "wait";
  /** The water that is poured, in grams. */
  water?: number | null;
  /** Any further text. */
  note?: string | null;
}

/** Parameters to try, and their source. */
export interface Recommendation {
  /**
   * bean: the best brews of the bean. similar: those of beans of the same roast level and process. default:
   * the method alone.
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
  /** Grams to a gram of coffee. */
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

/** The parameters of a brew to try, and where they are from. */
export interface RecommendedParameters {
  /** The ground coffee, in grams. */
  dose: number | null;
  /** The water to a gram of coffee; for espresso and moka pot the beverage. */
  ratio: number | null;
  /** In degrees Celsius. */
  temperature: number | null;
  /** In seconds. */
  time: number | null;
  /** The setting of the grinder; null without one. */
  grind: number | null;
  /** The reasons. */
  why: string;
  /** model: the AI of the host; history: one's own journal, as the host failed. */
  source: "model" | "history";
  /** Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** When it was answered. */
  at: string;
  /** Whether the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Why the host gave nothing newer. */
export interface RefreshFailure {
  /** When that was known. */
  at: string;
  /** The kind of the error. */
  kind: "hostUnavailable" | "hostTimeout" | "hostError" | "hostFault" | "limitReached";
  /** What happened, in a sentence. */
  message: string;
}

/** A document that was fetched and kept. */
export interface RefreshedDocument {
  /** Which document. */
  document: "AppConfig" | "IAPPromo";
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /**
   * host: the host fetched it; records: it consists of records of the public database; file: an option names
   * it; builtIn: there is none.
   */
  origin: "host" | "records" | "file" | "builtIn";
  /** What is malformed in what was fetched, and counts as not there. */
  problems: DocumentProblem[];
}

/** The record that was deleted or archived. */
export interface Removed {
  /** The id of the record that was deleted; null if it was archived. */
  deleted: string | null;
  /** The id of the record that was archived, as others refer to it; null if it was deleted. */
  archived: string | null;
}

/** Whether a place was among the recents. */
export interface RemovedRecent {
  /** Whether it was among them. */
  removed: boolean;
}

/** What a renaming has changed. */
export interface RenamedLabel {
  /** How many items were changed. */
  changed: number;
}

/** A report in words, as a model has put it. */
export interface ReportExplanation {
  /** Which report. */
  report: "stockValue" | "turnover" | "abc" | "sales" | "aging";
  /** What matters most, in one short sentence. */
  headline: string;
  /** One to three paragraphs of plain sentences. */
  paragraphs: string[];
  /** When the model answered. */
  at: string;
  /** Whether the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** The request was cancelled while it waited. */
export interface RequestCancelledData {
  /** The machine name of the kind of errors. */
  kind: "requestCancelled";
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** What a code means. */
export interface ResolvedCode {
  /**
   * One spelling for all that mean the same: of a UPC the EAN-13, of GS1 element strings that with
   * parentheses; without what a scanner puts before it.
   */
  normalized: string;
  /** What it was read from, as far as that is known or can be told; null otherwise. */
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
  /** Whether it is a sound code of its kind. */
  valid: boolean;
  /** What is wrong with it: what its check digit would be; null for nothing. */
  problem: string | null;
  /** What its GS1 element strings say; null where it has none. */
  gs1: GS1Content | null;
  /** The records that it means, ten at most; only such as the caller may see. */
  matches: CodeMatch[];
}

/** Conflicts of which somebody has said which value is right. */
export interface ResolvedConflicts {
  /** The conflicts. */
  conflicts: SyncConflict[];
}

/** A suggested place, with its coordinates. */
export interface ResolvedPlace {
  /** What the place is called. */
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

/** The caller may not give a member that is for managers alone. */
export interface RestrictedMemberData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** What would be enough. */
  needs: ManagerBits;
  /** The member that the caller may neither see nor write, as a JSON Pointer. */
  member: string;
}

/** What came back of an order. */
export interface ReturnedGoods {
  /** The order as it is now: where it is overpaid, a refund is due. */
  order: ShownOrder;
  /** What came back of each line. */
  entries: OrderEntry[];
}

/** So much of a line that came back. */
export interface ReturnedLine {
  /** The line; it, or sku, must be given. */
  line?: string | null;
  /** The SKU of its item, in its place, where one line alone has some of it with the customer. */
  sku?: string | null;
  /** How much of it, in the line's unit. */
  quantity: number;
  /**
   * What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that
   * status, a batch's own or the piece itself.
   */
  condition?: "ok" | "returned" | null;
  /** Whether it goes back into stock; true without it. */
  restock?: boolean | null;
  /**
   * Where it goes, by its id, its code or its path; the item's location without it, else the company's main
   * one.
   */
  location?: string | null;
  /**
   * The lot that it is of, for an item whose lots are told apart; where it was all of one lot, that one
   * without it.
   */
  lot?: string | null;
  /** The dispatch that it left with; null where nobody knows: any of the order then. */
  dispatch?: string | null;
}

/** A receipt that was taken back. */
export interface ReversedReceipt {
  /** The purchase as it is now. */
  purchase: Purchase;
  /** What takes it back. */
  receipt: PurchaseReceipt;
}

/** What somebody holds in a company. */
export interface Rights {
  /** Whether they own the company, and so may do everything. */
  isOwner: boolean;
  /** Whether the company is theirs: no other owner takes that from them; access.transfer passes it on. */
  isFounder: boolean;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask: number;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask: number;
}

/** One thing that is wrong with a row, and in which column. */
export interface RowProblem {
  /** Where: a JSON Pointer (RFC 6901) into the record; empty for the row as a whole. */
  pointer: string;
  /** What sort of thing is wrong. */
  kind: "missing" | "unknown" | "type" | "value";
  /** A sentence that names the column, or the member, and what was expected. */
  message: string;
  /** The column of the file, as its first line names it. Left out where no column is meant. */
  column?: string;
}

/** The problems of one row. */
export interface RowProblems {
  /** The line in which it begins; the first one is 1. */
  line: number;
  /** The problems; their pointers lead into the record. */
  problems: RowProblem[];
}

/** What orders in one currency come to, less what came back or was credited. */
export interface SalesFigures {
  /** How many orders there are. */
  orders: number;
  /** Without tax. */
  net: MoneySum;
  /** The tax. */
  tax: MoneySum;
  /** With tax. */
  gross: MoneySum;
}

/** What was sold. */
export interface SalesReport {
  /** The first day; null for the beginning. */
  from: string | null;
  /** The last day; null for now. */
  to: string | null;
  /**
   * Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
   * know it.
   */
  timeZone: string;
  /** All of it, by currency. */
  totals: SalesFigures[];
  /** The rows: by day, week or month in their order, else by currency and the largest net first. */
  items: SalesRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What was sold in some days, of an item, to a contact, or by an agent. */
export interface SalesRow {
  /** The day, the Monday of the week, or the first of the month. */
  day: string | null;
  /** The item, by item; null for what is none. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What people call the item, or the contact was called when the newest of the orders was made. */
  name: string | null;
  /** What the item's quantities count. */
  unit: string | null;
  /** The customer, by contact. */
  contact: string | null;
  /** The user, by agent; null for what nobody looks after. */
  agent: string | null;
  /** How much of the item was sold, in its own unit; null for what is none, and for more than can be said. */
  quantity: number | null;
  /** How many orders there are. */
  orders: number;
  /** Without tax. */
  net: MoneySum;
  /** The tax. */
  tax: MoneySum;
  /** With tax. */
  gross: MoneySum;
}

/** What orders in one currency come to. */
export interface SalesSum {
  /** How many there are. */
  count: number;
  /** Without tax. */
  net: MoneySum;
  /** With tax. */
  gross: MoneySum;
  /** What the items that were ordered cost on the average; for managers of the inventory alone. */
  cost?: MoneySum | null;
  /** What is left of net; for managers of the inventory alone. */
  margin?: MoneySum | null;
  /**
   * How many lines there are of items of which no cost in the currency is known, and which therefore cost
   * nothing here.
   */
  uncosted?: number | null;
}

/** A recipe for another amount: all weights times one factor, to 0.1 g. */
export interface ScaledRecipe {
  /** The recipe. */
  id: string;
  /** The factor, to five places. */
  factor: number;
  /** The ground coffee, in grams. */
  dose: number | null;
  /** The water, in grams. */
  water: number | null;
  /** The beverage, in grams. */
  yield: number | null;
  /** The steps, with the times of the recipe. */
  steps: RecipeStep[];
}

/** A temperature on a scale. */
export interface ScaledTemperature {
  /** With at most nine decimals. */
  value: number;
  /** The scale that it is on. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** Whether it lies outside the Humanus table, on its straight extension. */
  extrapolated: boolean;
}

/** A message and its answer. */
export interface SentMessage {
  /** The conversation. */
  conversation: Conversation;
  /** The user's message. */
  message: Message;
  /** The answer, complete. */
  answer: Message;
}

/** Settings by their names. */
export interface SettingValues {
  /** The values by the names of the settings. A setting without a value of its own has its default. */
  values: { [name: string]: unknown };
}

/** How a company is shared. */
export interface Share {
  /** The company: all its records are shared with it, those of later too. */
  company: string;
  /** owner: the account shares it; participant: it is shared with the account. */
  role: "owner" | "participant";
  /** The share's own link; null for participants, and for one that was ended. */
  url: string | null;
  /**
   * Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
   * readWrite: whoever has it, to do what their access record allows.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /** What people call who shares it. */
  ownerName: string | null;
  /** When it was made. */
  createdAt: string;
  /** When it was ended; null until then. */
  revokedAt: string | null;
}

/** A share as it stands. */
export interface ShareAnswer {
  /** The share. */
  share: CloudShare;
}

/** The link leads to nothing that is shared with the account. */
export interface ShareNotFoundData {
  /** The machine name of the kind of errors. */
  kind: "shareNotFound";
}

/** What a link leads to. */
export interface SharePreview {
  /** The company. */
  company: string | null;
  /** What it is called. */
  name: string;
  /** What people call who shares it. */
  ownerName: string | null;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /**
   * open: it can be accepted; mine: it leads to what is the account's own; accepted: it was accepted already;
   * full: nobody more is let in.
   */
  state: "open" | "mine" | "accepted" | "full";
}

/** The company is shared with the account, and no right there would allow it. */
export interface SharedCompanyData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /**
   * shared: it is for the account alone that the company belongs to; readOnly: the account may look on, and
   * change nothing.
   */
  reason: "shared" | "readOnly";
}

/** A value that there is in the app group. */
export interface SharedName {
  /** Its name. */
  name: string;
  /** Who writes it. */
  owner: "core" | "app";
  /** When it was written; null for the flags of a file. */
  updatedAt: string | null;
}

/** The values that there are in the app group. */
export interface SharedNames {
  /** In the order of their names. */
  values: SharedName[];
}

/** A value that the app shares with its widgets. */
export interface SharedValue {
  /** Its name. */
  name: string;
  /** Who writes it. */
  owner: "core" | "app";
  /** The value; null where there is none. */
  value: unknown;
  /** When it was written; null where there is none, and for the flags of a file. */
  updatedAt: string | null;
}

/** How it stands with the sharing of a company. */
export interface SharingState {
  /** The share; null for a company that was never shared. */
  share: Share | null;
  /** How many of its records the cloud has. */
  enlisted: number;
  /** How many there are here; those that are missing are on their way. */
  total: number;
  /** Who takes part, the owner first; null for who is no owner. */
  participants: Participant[] | null;
}

/** What was shipped, with which dispatch. */
export interface Shipment {
  /** The order as it is now. */
  order: ShownOrder;
  /** The dispatch that it leaves with. */
  dispatch: Dispatch;
  /** What was shipped of each line, and of which lots it was taken. */
  entries: OrderEntry[];
}

/** So much of a line that is to be shipped. */
export interface ShippedLine {
  /** The line; it, or sku, must be given. */
  line?: string | null;
  /** The SKU of its item, in its place, where one line alone has something of it left to ship. */
  sku?: string | null;
  /** How much of it, in the line's unit; at most what is left to ship. */
  quantity: number;
  /** Which lots it is taken from; those that expire first without it. */
  lots?: ShippedLot[] | null;
  /**
   * Where it is taken from, by its id, its code or its path; the item's location without it, else the
   * company's main one.
   */
  location?: string | null;
}

/** So much of a lot that is to be shipped. */
export interface ShippedLot {
  /** The lot. */
  lot: string;
  /** How much of it, in the line's unit. */
  quantity: number;
}

/** Whether a flag is on. */
export interface ShownFlag {
  /** The flag's name. */
  name: string;
  /** Whether it is on; the fallback when it is not known. */
  on: boolean;
  /** Whether the document names it. */
  known: boolean;
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /**
   * host: the host fetched it; records: it consists of records of the public database; file: an option names
   * it; builtIn: there is none.
   */
  origin: "host" | "records" | "file" | "builtIn";
}

/** A line of an order with what it comes to, and what of it can be shipped. */
export interface ShownLine {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The order. */
  order: string;
  /** The item; null for what is none. */
  item: string | null;
  /** Its SKU when the line was made. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** How much; more than 0. */
  quantity: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit: string | null;
  /** What one costs, in the order's currency. */
  unitPrice: Money;
  /** What is taken off, in percent. */
  discount: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate: number | null;
  /** What stands below it on documents. */
  note: string | null;
  /** How many of the item's own unit one of the line's is; or per of them are. */
  factor: number;
  /** How many of the line's unit the factor is of; null for 1. */
  per: number | null;
  /** How much was shipped, in the line's unit. */
  fulfilled: number;
  /** How much of that came back. */
  returned: number;
  /** How much will not be shipped, and is not on an invoice. */
  cancelled: number;
  /** How much stands on the invoice, will not be shipped, and is credited. */
  dropped: number;
  /** How much stock it asks for, in the item's own unit. */
  demand: number;
  /** Since when it does: who asked first is served first. */
  queuedAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** How much of what is still to be shipped is there and kept for it. */
  allocated: number;
  /** How much of it is not there. */
  backordered: number;
  /** What it comes to without tax, discounts taken off. */
  net: Money;
  /** The tax on it. */
  tax: Money;
  /** The two together. */
  gross: Money;
}

/** An order with what is still to be paid for it. */
export interface ShownOrder {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** Who has ordered. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** How it came. */
  source: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who looks after it. */
  agent: string | null;
  /** What the customer calls it. */
  reference: string | null;
  /** Where the invoice goes; that of the contact where it is left out. */
  billingAddress: Address | null;
  /** Where the goods go; that of the contact where it is left out. */
  shippingAddress: Address | null;
  /** Whether prices have the tax in them. */
  taxIncluded: boolean;
  /** What is taken off all of it. */
  discount: OrderDiscount | null;
  /** What stands on its documents. */
  note: string | null;
  /** What stands on none of them. */
  internalNote: string | null;
  /** When the customer wants it. */
  requestedAt: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived: boolean;
  /** What it is called on documents; given when it is submitted first, and never to another one. */
  number: string | null;
  /**
   * What it was called before: of two orders that devices have given one number while they were apart, the
   * one submitted later gets the next. Whoever looks for it by one of them finds it.
   */
  formerNumbers: string[];
  /** Where it stands; orders.step takes it further. */
  status: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** What the contact was called when the order was made. */
  contactName: string;
  /** When it was last submitted. */
  submittedAt: string | null;
  /** When it was invoiced. */
  invoicedAt: string | null;
  /** What its lines come to, without tax; what was cancelled is not counted. */
  net: Money;
  /** The tax on them. */
  tax: Money;
  /** The two together. */
  gross: Money;
  /** What of gross was for goods that came back or will not be shipped, with tax. */
  credited: Money;
  /** What was paid, less what was paid back. */
  paid: Money;
  /**
   * How paid stands to what is owed: gross less credited, and nothing of what is cancelled; unpaid of a
   * draft, or of what is cancelled, where nothing is.
   */
  paymentState: "unpaid" | "partial" | "paid" | "overpaid";
  /**
   * How much of its items was shipped: full where nothing is left to ship, also because the rest was
   * cancelled or credited; none of an order that is cancelled.
   */
  fulfilmentState: "none" | "partial" | "full";
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /**
   * What is owed less what was paid; less than 0 where a refund is due. Of a draft, what will be owed if it
   * is submitted as it is.
   */
  due: Money;
}

/** Which place is shown by widgets that choose none themselves. */
export interface ShownPlace {
  /** The place that was chosen; null for the device's. */
  chosen: string | null;
  /** The place that is shown; null where none is known. */
  place: TimelinePlace | null;
  /** Why another one is shown than was chosen. */
  fallbacks: Fallback[];
  /** When time alone changes the answer; null for never. */
  validUntil: string | null;
}

/** A promotion, with what the store says of its product. */
export interface ShownPromotion {
  /** No other promotion of the document has it. */
  id: string;
  /** The product that is offered, as the store names it; null for a card without one, which has a title. */
  productId: string | null;
  /** A heading, for people. */
  title: string | null;
  /** A sentence or two, for people. */
  message: string | null;
  /** A longer text, for people. */
  body: string | null;
  /** An image; as a text its address. */
  image: PromotionImage | null;
  /**
   * What a tap does; as a text product:ID, an address of the web, or a link into the app, such as
   * myapp://page.
   */
  action: PromotionAction | null;
  /** Where in the app it is shown, as the app names the place; null for anywhere. */
  placement: string | null;
  /**
   * The caller must name one of these audiences, as the app names them; empty for all callers. A text is one
   * name.
   */
  audience: string[];
  /** The first instant at which it applies; null for no beginning. */
  start: string | null;
  /** The first instant at which it applies no more, later than the start; null for no end. */
  end: string | null;
  /** Higher ones come first; 0 without it. */
  priority: number | null;
  /** The account must have one of these; empty for any account. */
  tiers: string[];
  /** The lowest version of the app that it is for. */
  minimumVersion: string | null;
  /** The highest version of the app that it is for. */
  maximumVersion: string | null;
  /** Ranges of languages (BCP 47) that it is for, such as de or de-AT; * for any; empty for all. */
  locales: string[];
  /** The share of subjects that it is for; with at most two decimals. */
  percentage: number | null;
  /** For how many seconds it is hidden when it is dismissed; 604800 without it. */
  dismissFor: number | null;
  /** Anything else, passed through. */
  data: { [name: string]: unknown } | null;
  /** What the store says of the product on this device; null as long as it has said nothing. */
  product: StoreProduct | null;
}

/** A line of a purchase with what it comes to. */
export interface ShownPurchaseLine {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The purchase. */
  purchase: string;
  /** The item; null for what is none. */
  item: string | null;
  /** Its SKU when the line was made. */
  sku: string | null;
  /** What it is of. */
  text: string;
  /** How much; more than 0. */
  quantity: number;
  /** What the quantity counts; of an item its own unit, or one of its units. */
  unit: string | null;
  /** What one costs, in the purchase's currency; for managers alone. */
  unitPrice?: Money | null;
  /** What is taken off, in percent. */
  discount: number | null;
  /** The rate of tax in percent, with at most 3 decimals; 0 without it. */
  taxRate: number | null;
  /** What stands below it on documents. */
  note: string | null;
  /** How many of the item's own unit one of the line's is; or per of them are. */
  factor: number;
  /** How many of the line's unit the factor is of; null for 1. */
  per: number | null;
  /** How much has come, in the line's unit. */
  received: number;
  /** How much of the item a draft is to order, in the item's own unit. */
  planned: number;
  /** How much of it is on order, in the item's own unit. */
  incoming: number;
  /** When that is to come. */
  incomingAt: string | null;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** What it comes to without tax, discounts taken off; null without a price. For managers alone. */
  net?: Money | null;
  /** The tax on it; for managers alone. */
  tax?: Money | null;
  /** The two together; for managers alone. */
  gross?: Money | null;
}

/** The username or the password is wrong. */
export interface SignInFailedData {
  /** The machine name of the kind of errors. */
  kind: "signInFailed";
  /**
   * Who is still signed in, as before the try of access.signIn; left out where nobody is, and by other
   * methods, which ask for the caller's own password.
   */
  signedIn?: string;
}

/** The company has credentials, and nobody is signed in there. */
export interface SignInRequiredData {
  /** The machine name of the kind of errors. */
  kind: "signInRequired";
  /**
   * true where the account has nothing to sign in with yet, and the company's owner asks everybody for it:
   * access.credentials.create makes it.
   */
  create?: boolean;
}

/** The user who has signed in. */
export interface SignedIn {
  /** The user. */
  user: User;
  /** Whether the token's signature was verified. Without that, anybody could have written the token. */
  verified: boolean;
}

/** How many records stand somewhere. */
export interface StatusCount {
  /** Where they stand. */
  status: string;
  /** How many do. */
  count: number;
}

/**
 * A line that was crossed: there is too little of an item, or enough again, or a lot is about to expire, or
 * is in stock twice.
 */
export interface StockAlert {
  /** The alert's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** The item; null for an alert about a location. */
  item: string | null;
  /** The location that has lost its barcode; null for any other alert. */
  location: string | null;
  /** The lot that is about to expire, or that is in stock twice; null for the other kinds. */
  lot: string | null;
  /** Which line was crossed. */
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
  /** How much there was then, of the lot if there is one. */
  onHand: number;
  /** How much of it could be sold or used. */
  available: number;
  /** How much there should have been at least. */
  minStock: number | null;
  /** The last day on which the lot is good. */
  expiry: string | null;
  /** When it was noticed. */
  at: string;
}

/** One page of a list. */
export interface StockAlertPage {
  /** The elements, in the list's order. */
  items: StockAlert[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** One line of the ledger: so much of an item came or went, there and then. */
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
  /** What came or went. */
  item: string;
  /** Where. */
  location: string;
  /** Why. */
  type: "purchase" | "sale" | "return" | "adjustment" | "transfer" | "consumption" | "count";
  /** How much came, in the item's own unit; less than 0 for what went. */
  quantity: number;
  /** What one of the item's own unit was bought for; for managers of the inventory alone. */
  unitCost?: UnitCost | null;
  /** Why, in the company's words. */
  reason: string | null;
  /** What else is to be known. */
  note: string | null;
  /** The entry that it takes back. */
  reverses: string | null;
  /** Who posted it. */
  actor: string;
  /** When it happened. */
  effectiveAt: string;
  /** When it was posted. */
  at: string;
  /** Which lot of the item; null for an item whose lots are not told apart. */
  lot: string | null;
  /** The order that it was posted for; of what was bought, the purchase. */
  order: string | null;
  /** The line of that. */
  orderLine: string | null;
  /** The dispatch that it left with. */
  dispatch: string | null;
  /** The loan that it was posted for. */
  loan: string | null;
  /** The count that found it. */
  count: string | null;
}

/** One page of a list. */
export interface StockEntryPage {
  /** The elements, in the list's order. */
  items: StockEntry[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A movement of stock, as the method for its kind takes it. */
export interface StockForm {
  /** What it is. */
  type: "receive" | "consume" | "transfer" | "return" | "adjust";
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** How much; more than 0. Of all but adjustments. */
  quantity?: number | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
  /**
   * Where, by its id, its code or its path, of all but transfers; the item's location without it, else the
   * company's main one.
   */
  location?: string | null;
  /** Of a transfer: where it was. */
  from?: string | null;
  /** Of a transfer: where it is now. */
  to?: string | null;
  /** Of a return: which way it goes. */
  direction?: "fromCustomer" | "toSupplier" | null;
  /** Of an adjustment: how much more there is, or less. */
  by?: number | null;
  /** Of an adjustment: how much there is, in by's place. */
  level?: number | null;
  /** Of a receipt: what one of the item's own unit cost; for managers of the inventory alone. */
  unitCost?: MoneyInput | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /**
   * The lot, of an item whose lots are told apart. Where something is taken and no lot is named, those that
   * expire first are taken.
   */
  lot?: string | null;
  /** Its batch, in lot's place; one that comes for the first time is made. */
  batch?: string | null;
  /**
   * The serial numbers of the pieces, as many as the quantity says; those that come for the first time are
   * made.
   */
  serials?: string[] | null;
  /** Of a receipt: the last day on which a new lot is good. */
  expiry?: string | null;
  /** Of what takes: whether it may take what is reserved for orders; for managers of the inventory. */
  force?: boolean | null;
  /** Of a return from a customer: what it is like, as inventory.stock.return takes it. */
  condition?: "ok" | "returned" | null;
  /** Of a return from a customer: the line, as inventory.stock.return takes it. */
  orderLine?: string | null;
}

/** How much there is of an item, in all or in a location: the sum of its entries in the ledger. */
export interface StockLevel {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** The location; null for all together. */
  location: string | null;
  /** What people call that. */
  locationName: string | null;
  /** The lot; null for all together, and for an item whose lots are not told apart. */
  lot: string | null;
  /** Its batch. */
  batch: string | null;
  /** Its serial number. */
  serial: string | null;
  /** How much there is, in the item's own unit. */
  onHand: number;
  /** How much of it is kept for open orders; null for a part of what there is, as orders are for no place. */
  reserved: number | null;
  /** How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good. */
  unavailable: number;
  /** How much can be sold or used: onHand less reserved and unavailable. */
  available: number;
  /** How much is ordered and has not come; null for a part of what there is. */
  onOrder: number | null;
  /** When the next of that is expected. */
  incomingAt: string | null;
  /**
   * What one costs on the average of what was bought, for managers of the inventory alone; null for a part of
   * what there is, and where no receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** One page of a list. */
export interface StockLevelPage {
  /** The elements, in the list's order. */
  items: StockLevel[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** How much there is of an item in all: the sum of its entries in the ledger. */
export interface StockTotals {
  /** How much there is, in the item's own unit. */
  onHand: number;
  /** How much of it is kept for open orders. */
  reserved: number;
  /** How much of it is not to be sold: lent, under way or scrapped, or of a lot that is not good. */
  unavailable: number;
  /** How much can be sold or used: onHand less reserved and unavailable. */
  available: number;
  /** How much is ordered and has not come. */
  onOrder: number;
  /** When the next of that is expected. */
  incomingAt: string | null;
  /**
   * What one costs on the average of what was bought, for managers of the inventory alone; null where no
   * receipt had a cost.
   */
  averageCost?: UnitCost | null;
}

/** What the stock is worth, at what it cost on the average. */
export interface StockValueReport {
  /** When. */
  at: string;
  /**
   * The time zone that a day in `at` ends in: the company's; UTC where it has none, or the machine does not
   * know it.
   */
  timeZone: string;
  /** All of it, by currency. */
  totals: StockValueTotal[];
  /** Of how many items there is something, and nobody knows what it cost: it is in no sum. */
  uncosted: number;
  /** The rows, by currency, the largest value first; what nobody knows the cost of stands last. */
  items: StockValueRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What an item, the items of a category, or what lies in a location, is worth. */
export interface StockValueRow {
  /** The item, by item. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What people call it. */
  name: string | null;
  /** What its quantities count. */
  unit: string | null;
  /** The category, by item and by category; null for what has none. */
  category: string | null;
  /** The location, by location. */
  location: string | null;
  /** What it and the locations that it is part of are called, the outermost first. */
  path: string[] | null;
  /** How many items there are. */
  count: number;
  /** How much there is of the item, in its own unit. */
  onHand: number | null;
  /** What one costs on the average; null where no receipt had a cost. */
  averageCost: UnitCost | null;
  /** What it is worth; null where nobody knows. */
  value: MoneySum | null;
}

/** What the stock is worth in one currency. */
export interface StockValueTotal {
  /** How many items it is made up of. */
  count: number;
  /** What they are worth. */
  value: MoneySum;
}

/** The store could not be read or written; nothing of the request was stored. */
export interface StorageFaultData {
  /** The machine name of the kind of errors. */
  kind: "storageFault";
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** The disk is full; nothing of the request was stored. */
export interface StorageFullData {
  /** The machine name of the kind of errors. */
  kind: "storageFull";
}

/** How old it is what the store has said of products. */
export interface StoreAge {
  /** fresh: the store was asked within a day; stale: longer ago; default: never. */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
}

/** The state of one store. */
export interface StoreDiagnostics {
  /** The store: device, private, shared. */
  name: string;
  /** The number of its newest migration; null when it can't be read. */
  schema: number | null;
  /** The size of its content, in whole MiB where people sign in to any company; null when it can't be read. */
  bytes: number | null;
  /**
   * The position of its newest change; null where none are kept, where people sign in to any company, or when
   * it can't be read.
   */
  changes: number | null;
  /**
   * The number of idempotency keys whose results it keeps; null where people sign in to any company, or when
   * it can't be read.
   */
  idempotencyKeys: number | null;
  /**
   * How many bytes they take, about. Beyond the limit of --keep-keys the oldest are removed, but none within
   * an hour. null as above.
   */
  idempotencyBytes: number | null;
  /**
   * ok; or what is wrong with the file or with sums that are kept in it, or whose keys older programs told
   * apart; null when it was not checked.
   */
  integrity: string | null;
}

/** Which App Store the account's documents are from. */
export interface StoreEnvironment {
  /** What the newest document says; null without any. */
  environment: string | null;
  /** Those whose documents count. */
  accepted: string[];
  /** The app that documents must be about. */
  bundleId: string;
  /** Whose signatures count: apple, or file where --trusted-roots named one. */
  roots: "apple" | "file";
}

/** What the store says of products, and how old that is. */
export interface StoreListing {
  /** The products with their prices; those that the store does not sell here are left out. */
  products: StoreProduct[];
  /** fresh: the store was asked within a day; stale: longer ago; default: never. */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
}

/** The company must be one that the account owns. */
export interface StoreNeeded {
  /** store */
  rule: "store";
  /** The store that has the account's own companies. */
  store: "private";
}

/** What a subscription costs at first. */
export interface StoreOffer {
  /** freeTrial: for nothing; payAsYouGo: a price for each period; payUpFront: one price for all of them. */
  mode: "freeTrial" | "payAsYouGo" | "payUpFront";
  /** The price, in the product's currency; 0 for a free trial. */
  price: number;
  /** The price as the store writes it for the user. */
  displayPrice: string;
  /** How long one period is. */
  period: StorePeriod;
  /** How many periods it lasts. */
  periods: number;
}

/** What a subscription costs at first. */
export interface StoreOfferInput {
  /** freeTrial: for nothing; payAsYouGo: a price for each period; payUpFront: one price for all of them. */
  mode: "freeTrial" | "payAsYouGo" | "payUpFront";
  /** The price, in the product's currency; 0 for a free trial. */
  price: number;
  /** The price as the store writes it for the user. */
  displayPrice: string;
  /** How long one period is. */
  period: StorePeriodInput;
  /** How many periods it lasts. */
  periods: number;
}

/** A span of time, as the store counts it. */
export interface StorePeriod {
  /** What is counted. */
  unit: "day" | "week" | "month" | "year";
  /** How many of them. */
  count: number;
}

/** A span of time, as the store counts it. */
export interface StorePeriodInput {
  /** What is counted. */
  unit: "day" | "week" | "month" | "year";
  /** How many of them. */
  count: number;
}

/** A product as the store sells it on this device. */
export interface StoreProduct {
  /** The product, as the store names it. */
  id: string;
  /** What the store calls it, in the user's language. */
  name: string;
  /** What the store says of it, in the user's language. */
  description: string | null;
  /** The price, as an exact decimal in the currency's main unit: 4.99. */
  price: number;
  /** The price's currency (ISO 4217). */
  currency: string;
  /** The price as the store writes it for the user, such as 4,99 €. */
  displayPrice: string;
  /** How long a subscription lasts that is paid once; null for what is no subscription. */
  period: StorePeriod | null;
  /** What a new subscriber gets first; null if there is no offer, or if the user is not eligible for it. */
  introductoryOffer: StoreOffer | null;
  /** Whether a family may share it; null where the store does not say. */
  familyShareable: boolean | null;
}

/** A product as the store sells it on this device. */
export interface StoreProductInput {
  /** The product, as the store names it. */
  id: string;
  /** What the store calls it, in the user's language. */
  name: string;
  /** What the store says of it, in the user's language. */
  description?: string | null;
  /** The price, as an exact decimal in the currency's main unit: 4.99. */
  price: number;
  /** The price's currency (ISO 4217). */
  currency: string;
  /** The price as the store writes it for the user, such as 4,99 €. */
  displayPrice: string;
  /** How long a subscription lasts that is paid once; null for what is no subscription. */
  period?: StorePeriodInput | null;
  /** What a new subscriber gets first; null if there is no offer, or if the user is not eligible for it. */
  introductoryOffer?: StoreOfferInput | null;
  /** Whether a family may share it; null where the store does not say. */
  familyShareable?: boolean | null;
}

/** The host's answer to host.store.products. */
export interface StoreProductsAnswer {
  /** The products; those that the store does not sell here are left out. */
  products?: StoreProductInput[] | null;
}

/** The host's answer to host.store.purchase: one of its members. */
export interface StorePurchaseAnswer {
  /** The transaction as the store has signed it: JWS in compact form. */
  document?: string | null;
  /** true: somebody else must agree first; the document comes later, by entitlements.ingest. */
  pending?: boolean | null;
  /** true: the user has changed their mind. */
  cancelled?: boolean | null;
}

/** The host's answer to host.store.sync. */
export interface StoreSyncAnswer {
  /** JWS in compact form: current transactions and renewal infos, in any order. */
  documents?: string[] | null;
}

/** The version of a store. */
export interface StoreVersion {
  /** The store: device, private, shared. */
  name: string;
  /** The number of its newest migration; null when it can't be read. */
  schema: number | null;
}

/** The host's answer to host.secrets.get. */
export interface StoredSecret {
  /** The secret; null for one that is not there. */
  value?: string | null;
}

/** A new subscription. */
export interface Subscribed {
  /** Its handle. */
  subscription: number;
  /**
   * The place from which on it tells everything; read what exists after subscribing, and nothing is missed.
   */
  cursor: string;
}

/** Rights that would be enough. */
export interface SufficientGrant {
  /** Whether it is to be an owner. */
  isOwner: boolean;
  /** The bit to add to deptMask; 0 for none. */
  deptMask: number;
  /** The bit to add to managerMask; 0 for none. */
  managerMask: number;
  /** The presets that hold it. */
  presets: Array<"sales" | "warehouse" | "management" | "viewer">;
}

/** What was probably meant by a name that there is not. */
export interface SuggestedCapability {
  /** The name that was offered. */
  unknown: string;
  /** The one that is most like it. */
  suggestion: string;
}

/** An item of which there is too little. */
export interface SuggestedItem {
  /** The item. */
  item: string;
  /** Its SKU. */
  sku: string;
  /** What people call it. */
  name: string;
}

/** Tasting notes that are suggested, and where they are from. */
export interface SuggestedNotes {
  /** One to ten short tasting notes, each of at most 200 characters. */
  notes: string[];
  /** Up to ten flavour terms of one to three words, in lower case. */
  flavorWheel: string[];
  /** The feel in the mouth, in a few words. */
  bodyDescription: string;
  /** model: the AI of the host; history: one's own journal, as the host failed. */
  source: "model" | "history";
  /** Identifies the answer; journal.ai.accept takes notes and profiles for 24 hours. null for history. */
  suggestion: string | null;
  /** When it was answered. */
  at: string;
  /** Whether the same question was answered before, and the model was not asked again. */
  repeated: boolean;
}

/** Places to choose from. */
export interface SuggestedPlaces {
  /** Where the device is; null as long as that is not known. */
  device: DevicePlace | null;
  /** The recents, the newest first. */
  places: WidgetPlace[];
}

/** What was put together to be ordered. */
export interface SuggestedPurchases {
  /** The new drafts, one for each supplier, with their lines. */
  purchases: PurchaseView[];
  /** Items of which there is too little, too, and that nobody supplies. */
  withoutSupplier: SuggestedItem[];
  /** Items of which more is lacking than a line can be of, or costs more. */
  tooMuch: SuggestedItem[];
  /** Whether there is more: a call makes at most 1,000 lines, and a list names as many items. */
  partial: boolean;
}

/** Whose data a directory has. */
export interface SyncAccount {
  /**
   * Whether the cloud's account can be used, as it was told last; noAccount without a connection,
   * couldNotDetermine before the first answer.
   */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** Who acts where nobody has signed in: the same on all devices of the account. */
  account: string;
  /** What the container calls the account; null before the first connection. */
  reference: string | null;
  /** When the directory has met the account; null before that. */
  since: string | null;
  /**
   * How many records were changed here and are in no cloud yet, and more for those whose files are in none:
   * what a switch to another account would lose. Null before the first connection, and while what was there
   * before it is being looked at.
   */
  unsent: number | null;
}

/** A value that was discarded because two devices changed the same. */
export interface SyncConflict {
  /** The id of the line. */
  id: string;
  /** The company; null for a line about the account's own record. */
  company: string | null;
  /** The kind of the record, as events name it. */
  type: string;
  /** The record's id. */
  record: string;
  /** The member; null where one side deleted the record. */
  field: string | null;
  /** The value that both sides began with; null for nothing, or where it is not known. */
  ancestor: unknown;
  /** The value of the device that found the conflict; null for nothing. */
  local: unknown;
  /** The value that the cloud had; null for nothing. */
  server: unknown;
  /** The side whose value stays. */
  kept: "local" | "server";
  /**
   * Why a value was discarded. edited: both sides changed the same, or one deleted what the other changed;
   * renamed: another record has the value, and only one can have it; duplicate: both sides made a record of
   * the same thing, and the earlier one stays; moved: two moves put each below the other; rejected: the cloud
   * does not allow the change; discarded: sync.queue.discard.
   */
  reason: "edited" | "renamed" | "duplicate" | "moved" | "rejected" | "discarded";
  /** The account that made the cloud's value, as the container knows it. */
  modifier: string | null;
  /** When the conflict was found. */
  at: string;
  /** When somebody chose the right value; null before that. */
  resolvedAt: string | null;
}

/** One page of a list. */
export interface SyncConflictPage {
  /** The elements, in the list's order. */
  items: SyncConflict[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** Why a cycle did not end well. */
export interface SyncError {
  /** What the container has said: networkFailure, quotaExceeded, zoneBusy, ... */
  kind: string;
  /** The same as a sentence. */
  message: string;
  /** In how many milliseconds it is tried again; null for not by itself. */
  retryIn: number | null;
}

/** Something that sync has done, or could not do. */
export interface SyncEvent {
  /** What it is known by, also in events. */
  id: string;
  /**
   * setup: the directory has met the account for the first time; import: what was changed elsewhere has come;
   * export: what was changed here was sent; rejected: what was changed here was refused, as a right was
   * missing, and is as the cloud has it again; restored: the container was put back to an earlier state, and
   * what it lacks is sent again.
   */
  type: "setup" | "import" | "export" | "rejected" | "restored";
  /** Of which store. */
  store: "private" | "shared";
  /** Whose records; null for the account's own, or where it did not come to that. */
  company: string | null;
  /** When it began. */
  startedAt: string;
  /** When it ended. */
  endedAt: string;
  /** Whether it ended well. */
  succeeded: boolean;
  /** How many records have come, or were taken. */
  records: number;
  /** How many bytes their members have. */
  bytes: number;
  /** Why it did not end well; null where it did. */
  error: SyncEventError | null;
}

/** Why something did not end well. */
export interface SyncEventError {
  /** What the container has said. */
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
  /** The same as a sentence. */
  message: string;
}

/** One page of a list. */
export interface SyncEventPage {
  /** The elements, in the list's order. */
  items: SyncEvent[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** How it stands with sync. */
export interface SyncStatus {
  /**
   * synced: nothing is pending on either side; syncing: something is on its way; error: something was
   * refused, stores and sync.queue.list say what; offline: the container can't be reached, it is tried again;
   * paused: the account can't be used; signedOut: there is no cloud.
   */
  state: "synced" | "syncing" | "error" | "offline" | "paused" | "signedOut";
  /** The container: a file, the address of a server, host, or exec: and a command; null for none. */
  cloud: string | null;
  /** The same for each store that syncs. */
  stores: SyncStoreStatus[];
}

/** How it stands with the sync of one store. */
export interface SyncStoreStatus {
  /** Which store. */
  store: "private" | "shared";
  /** How many records have something that is to be sent. */
  pendingEdits: number;
  /** How many records have something that was sent and is not confirmed. */
  pendingSyncs: number;
  /** How many records have files that are to be sent. */
  filesToSend: number;
  /** How many files are on their way here. */
  filesToFetch: number;
  /** How many records have arrived whose owner has not. */
  waiting: number;
  /**
   * How many records were put aside: they have arrived and can't be read, or the cloud refuses them for good.
   */
  quarantined: number;
  /** How many records have arrived of types that only a newer version knows. */
  unknown: number;
  /** When the last cycle of this process has ended; null before that. */
  lastCycleAt: string | null;
  /** When the last one has ended well. */
  lastSuccessAt: string | null;
  /**
   * When the container was last found to have lost what it had, as it was put back to an earlier state; left
   * out where it never was.
   */
  restoredAt?: string;
  /** Why the last cycle did not end well; null where it did. */
  error: SyncError | null;
}

/** A tasting note about a brew or a bean. */
export interface Tasting {
  /** The record's id. */
  id: string;
  /** When the coffee was tasted. */
  at: string;
  /** The brew. It or bean must be given. */
  brew: string | null;
  /** The bean, for a tasting that is of no brew. */
  bean: string | null;
  /** The taste, in words. */
  text: string | null;
  /** Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set. */
  descriptors: string[];
  /** The feel in the mouth. */
  bodyDescription: string | null;
  /** The scores; null without any. */
  scores: TastingScores | null;
  /** user: written by a person; ai: suggested and accepted; mixed: both. */
  source: "user" | "ai" | "mixed";
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
  /** The descriptors that the flavour wheel does not list; left out if it lists all. */
  unlisted?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface TastingConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: Tasting;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface TastingDetailsChanges {
  /** When the coffee was tasted. */
  at?: string;
  /** The brew. It or bean must be given. */
  brew?: string | null;
  /** The bean, for a tasting that is of no brew. */
  bean?: string | null;
  /** The taste, in words. */
  text?: string | null;
  /** Flavour terms, of journal.flavorWheel.get or any others. Devices merge them as a set. */
  descriptors?: string[] | null;
  /** The feel in the mouth. */
  bodyDescription?: string | null;
  /** The scores; null without any. */
  scores?: TastingScoresChanges | null;
  /** user: written by a person; ai: suggested and accepted; mixed: both. */
  source?: "user" | "ai" | "mixed" | null;
}

/** One page of a list. */
export interface TastingPage {
  /** The elements, in the list's order. */
  items: Tasting[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
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
  /** The coffee as a whole. */
  overall: number | null;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface TastingScoresChanges {
  /** The aroma. */
  aroma?: number | null;
  /** The acidity. */
  acidity?: number | null;
  /** The sweetness. */
  sweetness?: number | null;
  /** The bitterness. */
  bitterness?: number | null;
  /** The body. */
  body?: number | null;
  /** The aftertaste. */
  aftertaste?: number | null;
  /** The balance. */
  balance?: number | null;
  /** The coffee as a whole. */
  overall?: number | null;
}

/** The scores of a tasting: 0 to 10 in quarters. */
export interface TastingScoresInput {
  /** The aroma. */
  aroma?: number | null;
  /** The acidity. */
  acidity?: number | null;
  /** The sweetness. */
  sweetness?: number | null;
  /** The bitterness. */
  bitterness?: number | null;
  /** The body. */
  body?: number | null;
  /** The aftertaste. */
  aftertaste?: number | null;
  /** The balance. */
  balance?: number | null;
  /** The coffee as a whole. */
  overall?: number | null;
}

/** What the lines with one rate of tax come to. */
export interface TaxSum {
  /** The rate in percent. */
  taxRate: number;
  /** Without tax. */
  net: Money;
  /** The tax. */
  tax: Money;
  /** With tax. */
  gross: Money;
}

/** An event of the app. */
export interface TelemetryEvent {
  /** The name of the event. */
  name: string;
  /** Its properties: texts, numbers, true and false. */
  properties: { [name: string]: unknown };
  /** When it happened. */
  at: string;
}

/** The events that telemetry.track takes. */
export interface TelemetryNames {
  /** The events. */
  events: DeclaredEvent[];
}

/** The host's answer to host.telemetry.send. */
export interface TelemetrySent {
}

/** A temperature scale. */
export interface TemperatureScale {
  /** The name that convert takes. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The unit's symbol. */
  symbol: string;
  /** Absolute zero on this scale; lower values are refused. */
  absoluteZero: number;
  /** How the scale follows from degrees Celsius. */
  definition: string;
}

/** One page of a list. */
export interface TemperatureScalePage {
  /** The elements, in the list's order. */
  items: TemperatureScale[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/** A flavour term and how often it was tasted. */
export interface TermCount {
  /** The term. */
  term: string;
  /** The number of tasting notes. */
  count: number;
}

/** Nobody sets what a company pays for in production; no right would allow it. */
export interface TierBoughtData {
  /** The machine name of the kind of errors. */
  kind: "forbidden";
  /** tierIsBought: the app was built for production, where the tier follows from what was bought. */
  reason: "tierIsBought";
}

/** What a tier allows. */
export interface TierLimits {
  /** The tier. */
  tier: "free" | "business" | "enterprise";
  /** How many people may take part who own nothing of it; null for any number. */
  participants: number | null;
  /** Whether analytics are part of it. */
  analytics: boolean;
  /** Whether AI is part of it: reports.explain. */
  ai: boolean;
}

/** One page of a list. */
export interface TierLimitsPage {
  /** The elements, in the list's order. */
  items: TierLimits[];
  /** Always null: the list comes whole. */
  next: string | null;
}

/**
 * The company's tier does not allow it; data.limit names the limit, data.most says what it is, data.tiers
 * what to upgrade to.
 */
export interface TierRequiredData {
  /** The machine name of the kind of errors. */
  kind: "tierRequired";
  /** The limit that would be exceeded, or what is no part of the tier. */
  limit: "participants" | "analytics" | "ai";
  /** What the limit is now; null for what a tier has or has not. */
  most: number | null;
  /** The tiers that would allow it. */
  tiers: Array<"free" | "business" | "enterprise">;
  /**
   * What the store sells these tiers as; left out where the company's tier does not follow from what is
   * bought.
   */
  products?: string[];
}

/** What a widget shows in the next hours, and why it is not what it should be. */
export interface Timeline {
  /** The place that is wanted; null for the device's. */
  wanted: string | null;
  /** The place that is shown; null where none is known. */
  place: TimelinePlace | null;
  /** The scale of the temperatures. */
  scale: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** Hours that have not ended, in their order; none where nothing is known. */
  entries: TimelineEntry[];
  /** Why it is not what it should be, one by one; none when it is. */
  fallbacks: Fallback[];
  /** When it is worth asking again. */
  refresh: TimelineRefresh;
  /**
   * fresh: it rests on what is as new as it should be; stale: on what is older; default: on nothing, it is
   * what is safe to assume.
   */
  source: "fresh" | "stale" | "default";
  /** How many milliseconds old that is; null for the default. */
  age: number | null;
  /** What else the host said, untouched; null for nothing. */
  more: { [name: string]: unknown } | null;
}

/** What a widget shows from some hour on. */
export interface TimelineEntry {
  /** From when. */
  at: string;
  /** The temperature in degrees Celsius, as the host said it. */
  celsius: number;
  /** The temperature on the timeline's scale. */
  temperature: number;
  /** Whether it lies outside the Humanus table, on its straight extension. */
  extrapolated: boolean;
  /** The weather in a word or two, as the host calls it. */
  condition: string | null;
  /** What else the host said, untouched; null for nothing. */
  more: { [name: string]: unknown } | null;
}

/** The place that a widget shows. */
export interface TimelinePlace {
  /** The place's id; null for the device's place. */
  id: string | null;
  /** What it is called; null as long as that is not known. */
  name: string | null;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
  /** When the device was there; null for a place of the user's own. */
  at: string | null;
}

/** When a widget should ask again. */
export interface TimelineRefresh {
  /** after: at the instant; never: when the app says that something has changed. */
  policy: "after" | "never";
  /** The instant; null for never. */
  at: string | null;
}

/** Too many attempts have failed, or were made; data.retryAfter says how many milliseconds to wait. */
export interface TooManyAttemptsData {
  /** The machine name of the kind of errors. */
  kind: "tooManyAttempts";
  /** How many milliseconds no further try is looked at. */
  retryAfter: number;
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** What to be told of: everything, narrowed by each member that is given. */
export interface Topic {
  /** Only the records of this service. */
  service?: string | null;
  /** Only this kind of record. */
  type?: string | null;
  /** Only the records of this company. */
  company?: string | null;
}

/** What became of an event. */
export interface TrackedEvent {
  /** Whether the event waits to be sent; false where telemetry is off, and the event was dropped. */
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
  /** In pixels. */
  width: number;
  /** In pixels. */
  height: number;
  /** How many bytes it has. */
  bytes: number;
}

/** How often the stock went out, and was replaced. */
export interface TurnoverReport {
  /** The first day; null for the beginning. */
  from: string | null;
  /** The last day; null for now. */
  to: string | null;
  /**
   * Where the days begin and end: the company's time zone; UTC where it has none, or the machine does not
   * know it.
   */
  timeZone: string;
  /** All of it, by currency. */
  totals: TurnoverSum[];
  /** How many items there were, or went out, of which nobody knew what they cost: they are in no sum. */
  uncosted: number;
  /** The rows, by currency, that of which most went out first. */
  items: TurnoverRow[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** What of an item, or a category, went out, and what there was. */
export interface TurnoverRow {
  /** The item, by item. */
  item: string | null;
  /** Its SKU. */
  sku: string | null;
  /** What people call it. */
  name: string | null;
  /** The category; null for what has none. */
  category: string | null;
  /** What that cost which was sold or used up, less what customers brought back. */
  out: MoneySum;
  /** What the stock was worth before the first day. */
  opening: MoneySum;
  /** What it was worth after the last one. */
  closing: MoneySum;
  /**
   * How many times the average of these two went out, to two places, half even; null where that was not more
   * than nothing.
   */
  turnover: number | null;
}

/** What went out, and what there was, in one currency. */
export interface TurnoverSum {
  /** What that cost which was sold or used up, less what customers brought back. */
  out: MoneySum;
  /** What the stock was worth before the first day. */
  opening: MoneySum;
  /** What it was worth after the last one. */
  closing: MoneySum;
  /**
   * How many times the average of these two went out, to two places, half even; null where that was not more
   * than nothing.
   */
  turnover: number | null;
}

/** Nobody is signed in, or the app's backend has not authenticated the user; data.reason says which. */
export interface UnauthorizedData {
  /** The machine name of the kind of errors. */
  kind: "unauthorized";
  /** signedOut: nobody has signed in. none: the backend has not authenticated the user. expired: no longer. */
  reason: "signedOut" | "none" | "expired";
  /**
   * The record that is stored all the same: the answer that failed, or the feedback; left out where nothing
   * is.
   */
  record?: string;
  /** The record that it belongs to, such as the conversation; left out where it belongs to none. */
  owner?: string;
}

/** What the ledger says is in a place, and nobody has counted. */
export interface UncountedStock {
  /** The item. */
  item: string;
  /** The item's stock keeping unit. */
  sku: string;
  /** What people call the item. */
  name: string;
  /** What quantities of it count. */
  unit: string;
  /** Where it is. */
  location: string | null;
  /** What people call that. */
  locationName: string | null;
  /** Which lot of it; null for an item whose lots are not told apart. */
  lot: string | null;
  /** Its batch. */
  batch: string | null;
  /** Its serial number. */
  serial: string | null;
  /** How much the ledger says there is, in the item's own unit; null for who counts blind. */
  expected: number | null;
}

/** One page of a list. */
export interface UncountedStockPage {
  /** The elements, in the list's order. */
  items: UncountedStock[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
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
  /** The handle that it had. */
  unsubscribed: number;
}

/** This version of the protocol is not supported; data.supported lists those that are. */
export interface UnsupportedProtocolData {
  /** The machine name of the kind of errors. */
  kind: "unsupportedProtocol";
  /** The versions that are supported. */
  supported: number[];
}

/** A recommended update that was put off. */
export interface UpdateDelay {
  /** The version. */
  version: string;
  /** The first instant at which the update is recommended again. */
  until: string;
}

/** An asset whose bytes come piece by piece. */
export interface Upload {
  /** Its name, for assets.append and assets.finish. */
  upload: string;
  /** How many bytes have come: the offset of the next ones. */
  received: number;
}

/** A person who has signed in with Apple. */
export interface User {
  /** The record's id. */
  id: string;
  /** The user's id at Apple: opaque, and another one for each developer. */
  appleUser: string;
  /** The name. Apple tells it at the first sign-in alone. */
  fullName: string | null;
  /** The address of e-mail. Apple tells it at the first sign-in alone. */
  email: string | null;
  /** Whether the address is one that Apple relays. */
  isPrivateRelay: boolean;
  /** When the user last signed in on any device. */
  lastSignInAt: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The state of the session, and whether Apple was asked. */
export interface Validation {
  /** The state of the session now. */
  state: AuthState;
  /** Why Apple could not be asked; null where it was, or where nobody is signed in. */
  failure: RefreshFailure | null;
}

/** A list that somebody looks at again and again. */
export interface View {
  /** The record's id. */
  id: string;
  /** The company that it belongs to. */
  company: string;
  /** What people call it. */
  name: string;
  /** What is called. */
  query: ViewQuery;
  /** Whether everybody in the company has it who may call the method. */
  shared: boolean;
  /** Whose it is. */
  user: string;
  /** Grows by one a change, from 1. */
  version: number;
  /** When it was created. */
  createdAt: string;
  /** When it was last changed. */
  updatedAt: string;
  /**
   * Members that are stored in a way that can't be read, by damage or a newer program; what stands there is
   * kept until it is set anew.
   */
  unreadable?: string[];
}

/** The record has another version than expected; data.current is the record as it stands. */
export interface ViewConflictData {
  /** The machine name of the kind of errors. */
  kind: "conflict";
  /** The record as it stands, as far as the caller may see it. */
  current: View;
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ViewDraftChanges {
  /** What people call it. */
  name?: string;
  /** What is called. */
  query?: ViewQueryChanges;
  /** Whether everybody in the company has it who may call the method. */
  shared?: boolean | null;
}

/** One page of a list. */
export interface ViewPage {
  /** The elements, in the list's order. */
  items: View[];
  /** Pass it as after to get the next page; null at the end. */
  next: string | null;
}

/** A call of a method that lists. */
export interface ViewQuery {
  /** The method: one that reads in a company, page by page. */
  method: string;
  /** Its parameters but for company, limit and after; they are changed as a whole. */
  params: { [name: string]: unknown };
}

/**
 * Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away,
 * or restores its default where it has one.
 */
export interface ViewQueryChanges {
  /** The method: one that reads in a company, page by page. */
  method?: string;
  /** Its parameters but for company, limit and after; they are changed as a whole. */
  params?: { [name: string]: unknown } | null;
}

/** A call of a method that lists. */
export interface ViewQueryInput {
  /** The method: one that reads in a company, page by page. */
  method: string;
  /** Its parameters but for company, limit and after; they are changed as a whole. */
  params?: { [name: string]: unknown } | null;
}

/** A step that is not open yet, and what it waits for. */
export interface WaitingStep {
  /** Where it leads. */
  to: string;
  /**
   * What must be so first; the message says it in words. Of an order: lines (it has one), shipped (nothing is
   * left to ship), paid (all of it was), returned (what was shipped has come back). Of a purchase: lines,
   * begun (some of it has come), received (all has), awaited (some is to come), reversed (what has come was
   * taken back). Of a dispatch: lines (something was shipped with it), carrier, address, colleague (it names
   * one), kept (nothing of it has come back). Of orders and purchases: manager (one takes the step).
   */
  needs: string[];
}

/** Why an answer about the weather has less than was asked for. */
export interface WeatherGap {
  /** nowMissing: it begins later, or leaves this hour out; hoursMissing: it covers fewer hours. */
  reason: "nowMissing" | "hoursMissing";
  /** A sentence for people. */
  message: string;
}

/** The weather of an hour. */
export interface WeatherHour {
  /** When the hour begins. */
  at: string;
  /** The temperature in degrees Celsius, as the host said it. */
  celsius: number;
  /** The temperature on the scale that was asked for. */
  temperature: ScaledTemperature;
  /** The weather in a word or two, as the host calls it. */
  condition: string | null;
  /** What else the host said, untouched; null for nothing. */
  more: { [name: string]: unknown } | null;
}

/** The place that weather is of: the nearest that the host knows. */
export interface WeatherPlace {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** What the host calls it; null when it does not say. */
  name: string | null;
  /** The name of the time zone in the IANA database. */
  timeZone: string | null;
}

/** A place that a widget can show. Its id stands for it for ever. */
export interface WidgetPlace {
  /** The place's id. */
  id: string;
  /** What the place is called. */
  name: string;
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The state or province. */
  region: string | null;
  /** ISO 3166-1, two capitals: DE. */
  country: string | null;
  /** Its time zone. */
  timeZone: string | null;
}

/** What became of a line of the front end's own. */
export interface WrittenLine {
  /**
   * Whether the line was taken. A conversation writes at most 200 lines a second; those beyond are dropped,
   * and one line counts them.
   */
  taken: boolean;
}

/** A page of what has changed in a zone. */
export interface ZoneChanges {
  /** Records that were saved, as they stand. */
  records?: CloudRecordInput[] | null;
  /** Records that were deleted. */
  deleted?: CloudDeletionInput[] | null;
  /** What to ask with next time. */
  token: string;
  /** Whether there is more already. */
  more: boolean;
  /** Of the last page: the zone's share, where it is in another state than the one that is known already. */
  share?: CloudShare | null;
}

/** What became of one zone. */
export interface ZoneResult {
  /** The zone. */
  zone: CloudZoneAnswer;
  /** Why it was refused. */
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
  /** The same as a sentence. */
  message?: string | null;
}

