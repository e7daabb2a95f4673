// Generated from Schemas/openrpc.json by generate-clients.

/** The parameters of the methods. */

import type {
  AddressInput,
  AssetOwnerInput,
  BeanDetailsChanges,
  BeanOriginInput,
  BrewDetailsChanges,
  BrewFilter,
  ClientInput,
  CloudComparisonInput,
  CloudZoneInput,
  CompanyDetailsChanges,
  CompanySettingsInput,
  ContactAddressInput,
  ContactDetailsChanges,
  ContactEmailInput,
  ContactPersonInput,
  ContactPhoneInput,
  CountScopeForm,
  CustomDepartmentInput,
  DispatchDraftChanges,
  EquipmentDetailsChanges,
  GrindScaleChanges,
  GrindScaleInput,
  ImportedPlace,
  ItemDetailsChanges,
  ItemUnitInput,
  LineTermsChanges,
  LoanTermsChanges,
  LocationDetailsChanges,
  LotDetailsChanges,
  MoneyChanges,
  MoneyInput,
  NewCredentials,
  NewLine,
  NewPurchaseLine,
  OrderDiscountInput,
  OrderDraftChanges,
  PourInput,
  PurchaseDraftChanges,
  PurchaseTermsChanges,
  Query,
  ReceivedLine,
  RecipeDetailsChanges,
  RecipeStepInput,
  ReturnedLine,
  ShippedLine,
  StockForm,
  TastingDetailsChanges,
  TastingScoresChanges,
  TastingScoresInput,
  Topic,
  ViewDraftChanges,
  ViewQueryInput,
} from "./records.js";

/** The parameters of rpc.discover. */
export interface RpcDiscoverParameters {
}

/** The parameters of rpc.cancel. */
export interface RpcCancelParameters {
  /** The id of the request, as it was sent. */
  id: string | number;
}

/** The parameters of system.ping. */
export interface SystemPingParameters {
}

/** The parameters of system.hello. */
export interface SystemHelloParameters {
  /** The version that the client speaks: 1. */
  protocol: number;
  /** Who the client is; system.diagnostics and system.conversations show it. */
  client?: ClientInput | null;
}

/** The parameters of system.info. */
export interface SystemInfoParameters {
}

/** The parameters of system.diagnostics. */
export interface SystemDiagnosticsParameters {
  /** Whether every page of the stores is checked, which takes a second a million records. */
  check?: boolean | null;
}

/** The parameters of system.backup. */
export interface SystemBackupParameters {
  /**
   * The file, a tar archive. A file that is there is refused, unless overwrite is true. Passwords and keys
   * are in it as they are in the stores; tokens of the app's backend are not.
   */
  path: string;
  /** Echoed in rpc.progress, which tells how many bytes are written and read again. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
}

/** The parameters of system.conversations. */
export interface SystemConversationsParameters {
}

/** The parameters of host.provide. */
export interface HostProvideParameters {
  /** Names of host requests, such as host.ping. None takes back what was offered. */
  capabilities?: string[] | null;
}

/** The parameters of host.progress. */
export interface HostProgressParameters {
  /** The id of the core's request. */
  id: number;
  /** How much is done, in a unit of the host's; without it, the number of reports so far. */
  done?: number | null;
  /** How much there is to do; null when that is not known. */
  total?: number | null;
  /** What is being done, for people. */
  message?: string | null;
  /** The part of the answer that is there already, for a request that says so (stream): passed on in value. */
  content?: unknown;
}

/** The parameters of host.check. */
export interface HostCheckParameters {
  /** Any text. */
  text: string;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
}

/** The parameters of events.since. */
export interface EventsSinceParameters {
  /** The cursor of an earlier answer; the beginning of the log without it. */
  cursor?: string | null;
  /** The most that are answered; 100 without it. */
  limit?: number | null;
  /** What to answer changes of; everything without them. */
  topics?: Topic[] | null;
}

/** The parameters of events.subscribe. */
export interface EventsSubscribeParameters {
  /** What to be told of; everything without them. */
  topics?: Topic[] | null;
}

/** The parameters of events.unsubscribe. */
export interface EventsUnsubscribeParameters {
  /** The handle that subscribing answered. */
  subscription: number;
}

/** The parameters of live.open. */
export interface LiveOpenParameters {
  /** The method, and its parameters. */
  query: Query;
}

/** The parameters of live.close. */
export interface LiveCloseParameters {
  /** The handle that opening answered. */
  live: number;
}

/** The parameters of temperature.convert. */
export interface TemperatureConvertParameters {
  /** A number, or a list of at most 100,000; rounded to nine decimals. */
  value: number | number[];
  /** The scale that the value is on. */
  from: "celsius" | "fahrenheit" | "kelvin" | "humanus";
  /** The scale to convert to. */
  to: "celsius" | "fahrenheit" | "kelvin" | "humanus";
}

/** The parameters of temperature.scales. */
export interface TemperatureScalesParameters {
}

/** The parameters of temperature.table. */
export interface TemperatureTableParameters {
}

/** The parameters of weather.current. */
export interface WeatherCurrentParameters {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** The scale of the temperatures; celsius without it. */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /**
   * How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and
   * renewed behind the answer; not with 0, and not after 24 hours.
   */
  maxAge?: number | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
}

/** The parameters of weather.hourly. */
export interface WeatherHourlyParameters {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** How many hours at most; 12 without it. */
  hours?: number | null;
  /** The scale of the temperatures; celsius without it. */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /**
   * How many seconds old an answer may be; 900 without it. An older one is answered, too, as stale, and
   * renewed behind the answer; not with 0, and not after 24 hours.
   */
  maxAge?: number | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
}

/** The parameters of location.authorization. */
export interface LocationAuthorizationParameters {
}

/** The parameters of location.setAuthorization. */
export interface LocationSetAuthorizationParameters {
  /** What the user, or who manages the device, has decided. */
  state: "notDetermined" | "restricted" | "denied" | "authorizedWhenInUse" | "authorizedAlways";
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of location.request. */
export interface LocationRequestParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of location.last. */
export interface LocationLastParameters {
  /** How many seconds old the device's place may be before it is said to be old; 86400 without it. */
  maxAge?: number | null;
}

/** The parameters of location.geocode. */
export interface LocationGeocodeParameters {
  /** In degrees, north of the equator; rounded to six decimals. */
  latitude: number;
  /** In degrees, east of Greenwich; rounded to six decimals. */
  longitude: number;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
}

/** The parameters of places.search. */
export interface PlacesSearchParameters {
  /** What has been typed so far. Neither case nor accents count. */
  text: string;
  /**
   * Where to look first, in degrees; latitude and longitude stand together. Without them, the device's last
   * known place, if there is one.
   */
  latitude?: number | null;
  /**
   * Where to look first, in degrees; latitude and longitude stand together. Without them, the device's last
   * known place, if there is one.
   */
  longitude?: number | null;
  /** How many places at most; 10 without it. */
  limit?: number | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /**
   * Names the field that is being typed into: an earlier search of the session that still waits fails with
   * requestCancelled.
   */
  session?: string | null;
}

/** The parameters of places.resolve. */
export interface PlacesResolveParameters {
  /** The token of the suggestion. */
  token: string;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
}

/** The parameters of companies.create. */
export interface CompaniesCreateParameters {
  /** The name that people call it by. */
  name: string;
  /** The name that stands in its contracts. */
  legalName?: string | null;
  /** Where it is. */
  address?: AddressInput | null;
  /** The currency that it counts in (ISO 4217). */
  currency?: string | null;
  /** The time zone that its days begin and end in. */
  timeZone?: string | null;
  /** Where its logo is found: a name or an address that means something to the front end. */
  logo?: string | null;
  /** Departments of its own, beside those that every company has. */
  departments?: CustomDepartmentInput[] | null;
  /** How it works. */
  settings?: CompanySettingsInput | null;
  /** Whether it is archived: then its records can be read, and not written. */
  archived?: boolean | null;
  /** What its founder signs in with; without it the account acts there. */
  credentials?: NewCredentials | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.get. */
export interface CompaniesGetParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of companies.list. */
export interface CompaniesListParameters {
  /** true for archived companies alone, false for the others; both without it. */
  archived?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Only companies of this kind; of both without it. */
  kind?: "business" | "personal" | null;
}

/** The parameters of companies.personal. */
export interface CompaniesPersonalParameters {
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.update. */
export interface CompaniesUpdateParameters {
  /** The members to change. */
  changes: CompanyDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.setTier. */
export interface CompaniesSetTierParameters {
  /** The tier. */
  tier: "free" | "business" | "enterprise";
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.followEntitlements. */
export interface CompaniesFollowEntitlementsParameters {
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.tiers. */
export interface CompaniesTiersParameters {
}

/** The parameters of companies.delete. */
export interface CompaniesDeleteParameters {
  /** The company; it must be named even when it is selected. */
  company: string;
  /** The company's name, to the letter: so that nobody deletes the wrong one. */
  confirm: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.select. */
export interface CompaniesSelectParameters {
  /** The company; null or nothing for none, also where there is just one. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of companies.selected. */
export interface CompaniesSelectedParameters {
}

/** The parameters of access.whoami. */
export interface AccessWhoamiParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.allowed. */
export interface AccessAllowedParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.check. */
export interface AccessCheckParameters {
  /** The method's name. */
  method: string;
  /** Somebody else in the company, whom only an owner may ask about; the caller without it. */
  user?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.explain. */
export interface AccessExplainParameters {
  /** The method's name. */
  method: string;
  /** Somebody else in the company, whom only an owner may ask about; the caller without it. */
  user?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.grant. */
export interface AccessGrantParameters {
  /** Whose rights; somebody new without it. */
  user?: string | null;
  /** What people call them: any text of one line; null takes it away. */
  name?: string | null;
  /** Whether they own the company, and so may do everything. */
  isOwner?: boolean | null;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask?: number | null;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask?: number | null;
  /** A preset (access.presets) that sets both masks; not together with either. */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.revoke. */
export interface AccessRevokeParameters {
  /** Whose rights. */
  user: string;
  /** The version of the access record that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.list. */
export interface AccessListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.people. */
export interface AccessPeopleParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Whether who has left is listed, too; not without it. */
  includeLeft?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.transfer. */
export interface AccessTransferParameters {
  /** Another owner, who has credentials. */
  user: string;
  /** The founder's own. A repeat with the same idempotencyKey is not compared by it. */
  password: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.departments. */
export interface AccessDepartmentsParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.presets. */
export interface AccessPresetsParameters {
}

/** The parameters of access.signIn. */
export interface AccessSignInParameters {
  /** The name; neither case, width nor Unicode normalization matters. */
  username: string;
  /** The password. */
  password: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of access.signOut. */
export interface AccessSignOutParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.credentials.create. */
export interface AccessCredentialsCreateParameters {
  /** The name, unique in the company, ignoring case, width and Unicode normalization; it never changes. */
  username: string;
  /**
   * At least 8 characters. Only a scrypt key of it is stored. A repeat with the same idempotencyKey is not
   * compared by it.
   */
  password: string;
  /** Who has an access record; the caller without it. */
  user?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.credentials.changePassword. */
export interface AccessCredentialsChangePasswordParameters {
  /** The present one. A repeat with the same idempotencyKey is not compared by it. */
  password: string;
  /** The new one: at least 8 characters. A repeat with the same idempotencyKey is not compared by it. */
  newPassword: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.credentials.resetPassword. */
export interface AccessCredentialsResetPasswordParameters {
  /** Whose password; not one's own. */
  user: string;
  /** The new one: at least 8 characters. A repeat with the same idempotencyKey is not compared by it. */
  newPassword: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of access.credentials.recover. */
export interface AccessCredentialsRecoverParameters {
  /** The new one: at least 8 characters. Only a scrypt key of it is stored. */
  newPassword: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of entitlements.ingest. */
export interface EntitlementsIngestParameters {
  /** JWS in compact form, as StoreKit and the App Store's server hand them out, in any order. */
  documents: string[];
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.current. */
export interface EntitlementsCurrentParameters {
}

/** The parameters of entitlements.check. */
export interface EntitlementsCheckParameters {
  /** The feature. */
  feature: string;
}

/** The parameters of entitlements.history. */
export interface EntitlementsHistoryParameters {
  /** How many at most; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Only documents of this kind: transaction, renewal, notification or app. */
  kind?: "transaction" | "renewal" | "notification" | "app" | null;
  /** Only those about this product. */
  productId?: string | null;
  /** Only those about this purchase. */
  originalTransactionId?: string | null;
  /** Only transactions in this state now. */
  state?:
    | "revoked"
    | "upgraded"
    | "consumed"
    | "active"
    | "inGracePeriod"
    | "inBillingRetry"
    | "expired"
    | null;
  /** Whether they come with what was signed, which is long; false without it. */
  payloads?: boolean | null;
}

/** The parameters of entitlements.products. */
export interface EntitlementsProductsParameters {
}

/** The parameters of entitlements.products.refresh. */
export interface EntitlementsProductsRefreshParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.buy. */
export interface EntitlementsBuyParameters {
  /** The product, as the store names it. */
  productId: string;
  /** The offer of the product that is taken; none without it. */
  offerId?: string | null;
  /** How many milliseconds the host, and the user, have; 600,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.restore. */
export interface EntitlementsRestoreParameters {
  /** How many milliseconds the host, and the user, have; 120,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.intents.list. */
export interface EntitlementsIntentsListParameters {
}

/** The parameters of entitlements.intents.add. */
export interface EntitlementsIntentsAddParameters {
  /** What is to be bought, as the store names it. */
  productId: string;
  /** The offer that it is to be bought with. */
  offerId?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.intents.drain. */
export interface EntitlementsIntentsDrainParameters {
  /** How many at most; all without it. */
  limit?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of entitlements.snapshot. */
export interface EntitlementsSnapshotParameters {
}

/** The parameters of entitlements.environment. */
export interface EntitlementsEnvironmentParameters {
}

/** The parameters of inventory.items.create. */
export interface InventoryItemsCreateParameters {
  /** The stock keeping unit, unique in the company; neither case nor spaces around it make another one. */
  sku: string;
  /** What people call it. */
  name: string;
  /** What quantities count: piece, kg, m. */
  unit: string;
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
  price?: MoneyInput | null;
  /** What one unit costs; for managers of the inventory alone. */
  cost?: MoneyInput | null;
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
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.history. */
export interface InventoryItemsHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.get. */
export interface InventoryItemsGetParameters {
  /** The record; it, or sku, must be given. */
  id?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.list. */
export interface InventoryItemsListParameters {
  /** Words that must each begin a word of the item; case and accents don't matter. */
  text?: string | null;
  /** Only items of this category; neither case nor spaces around it count. */
  category?: string | null;
  /** true for archived items alone; without it, the others. */
  archived?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Only items with this tag; neither case nor spaces around it count. */
  tag?: string | null;
  /** newest; name, from A to Z; sku; or updated, those that were changed last first. newest without it. */
  order?: "newest" | "name" | "sku" | "updated" | null;
  /** Only items of this manufacturer; neither case nor spaces around it count. */
  manufacturer?: string | null;
  /** Only items in this condition. */
  condition?: "new" | "used" | "refurbished" | "damaged" | null;
  /** true for items that need attention alone, false for the others. */
  flagged?: boolean | null;
  /** Only items that usually lie in this location, by its id, its code or its path. */
  location?: string | null;
  /**
   * low for items whose projected stock is below their minStock or below zero, out where nothing is, negative
   * where somewhere there is less than nothing.
   */
  level?: "low" | "out" | "negative" | null;
  /** Only items that have all these fields of the company's own. */
  custom?: { [name: string]: string | number | boolean | null } | null;
  /** Only items that were made or changed then, or since. */
  updatedSince?: string | null;
  /** Only items that are bought from this contact. */
  supplier?: string | null;
  /** true answers how much there is of each item, too, as its level. */
  levels?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.search. */
export interface InventoryItemsSearchParameters {
  /**
   * Words that must each begin a word of the item, or stand anywhere in one that is written without spaces;
   * case and accents don't matter.
   */
  text: string;
  /** The most that a page may hold; 20 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** true for archived items alone; without it, the others. */
  archived?: boolean | null;
  /** true answers how much there is of each item, too, as its level. */
  levels?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.find. */
export interface InventoryItemsFindParameters {
  /**
   * The code as a scanner gives it, or to the letter; UPC-A and UPC-E and the EAN-13 that they stand for are
   * one.
   */
  barcode: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** true for archived items alone; without it, the others. */
  archived?: boolean | null;
  /** true answers how much there is of each item, too, as its level. */
  levels?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.update. */
export interface InventoryItemsUpdateParameters {
  /** The members to change. */
  changes: ItemDetailsChanges;
  /** The record; it, or sku, must be given. */
  id?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.upsert. */
export interface InventoryItemsUpsertParameters {
  /** The SKU; neither case nor spaces around it count. */
  sku: string;
  /** The members to change; a new item must have a name and a unit, and no other sku. */
  changes: ItemDetailsChanges;
  /** The version that is meant; another one is a conflict, and an item that there is not is not found. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.delete. */
export interface InventoryItemsDeleteParameters {
  /** The record; it, or sku, must be given. */
  id?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.overview. */
export interface InventoryItemsOverviewParameters {
  /** The item; it, or sku, must be given. */
  id?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.flag. */
export interface InventoryItemsFlagParameters {
  /** The record; it, or sku, must be given. */
  id?: string | null;
  /** What is to be seen to; null for nothing. */
  reason?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.lookup. */
export interface InventoryItemsLookupParameters {
  /** Their SKUs; neither case nor spaces around them count. */
  skus?: string[] | null;
  /** Their codes as a scanner gives them, in any form of each. */
  barcodes?: string[] | null;
  /** Their ids. */
  ids?: string[] | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.categories.list. */
export interface InventoryCategoriesListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.categories.rename. */
export interface InventoryCategoriesRenameParameters {
  /** The category; neither case nor spaces around it count. */
  from: string;
  /** What the items have from now on, as it is spelled here. */
  to: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.tags.list. */
export interface InventoryTagsListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.tags.rename. */
export interface InventoryTagsRenameParameters {
  /** The tag; neither case nor spaces around it count. */
  from: string;
  /** What the items have from now on, as it is spelled here. */
  to: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.items.export. */
export interface InventoryItemsExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.items.import. */
export interface InventoryItemsImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.entries.export. */
export interface InventoryEntriesExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.locations.create. */
export interface InventoryLocationsCreateParameters {
  /** What people call it. */
  name: string;
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
  address?: AddressInput | null;
  /** What else is to be known. */
  note?: string | null;
  /** Whether it is out of use: it takes no more stock. */
  archived?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.locations.get. */
export interface InventoryLocationsGetParameters {
  /** The record. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.locations.list. */
export interface InventoryLocationsListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.locations.update. */
export interface InventoryLocationsUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: LocationDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.locations.delete. */
export interface InventoryLocationsDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.locations.move. */
export interface InventoryLocationsMoveParameters {
  /** The location. */
  id: string;
  /** The location that it becomes part of, by its id, its code or its path; none without it. */
  parent?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.locations.tree. */
export interface InventoryLocationsTreeParameters {
  /** The location to begin with, by its id, its code or its path; all that are part of no other without it. */
  root?: string | null;
  /** How many levels below to go; all without it. */
  depth?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.locations.export. */
export interface InventoryLocationsExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.locations.import. */
export interface InventoryLocationsImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.create. */
export interface InventoryLotsCreateParameters {
  /** The item that it is of; it stays so. */
  item: string;
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
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.get. */
export interface InventoryLotsGetParameters {
  /** The record. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.lots.update. */
export interface InventoryLotsUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: LotDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.delete. */
export interface InventoryLotsDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.history. */
export interface InventoryLotsHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.lots.list. */
export interface InventoryLotsListParameters {
  /** Only lots of this item. */
  item?: string | null;
  /** Only lots of this status. */
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
  /** true for archived lots alone; without it, the others. */
  archived?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Its SKU, in item's place; neither case nor spaces around it count. */
  sku?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.lots.split. */
export interface InventoryLotsSplitParameters {
  /** The lot. */
  lot: string;
  /** How much of it, in the item's own unit; more than 0. */
  quantity: number;
  /** Where, by its id, its code or its path; the item's location without it, else the company's main one. */
  location?: string | null;
  /** The new lot's batch. */
  batch?: string | null;
  /** The serial numbers of the new lots, as many as the quantity says. */
  serials?: string[] | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.merge. */
export interface InventoryLotsMergeParameters {
  /** The lots. */
  lots: string[];
  /** What they become part of. */
  into: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.lots.export. */
export interface InventoryLotsExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.lots.import. */
export interface InventoryLotsImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.receive. */
export interface InventoryStockReceiveParameters {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
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
  /**
   * Where it goes, by its id, its code or its path; the item's location without it, else the company's main
   * one.
   */
  location?: string | null;
  /** What one of the item's own unit cost; for managers of the inventory alone. */
  unitCost?: MoneyInput | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /** The last day on which a new lot is good. */
  expiry?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.consume. */
export interface InventoryStockConsumeParameters {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
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
  /**
   * Where it was taken from, by its id, its code or its path; the item's location without it, else the
   * company's main one.
   */
  location?: string | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /** Whether it may take what is reserved for orders; for managers of the inventory. */
  force?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.transfer. */
export interface InventoryStockTransferParameters {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
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
  /**
   * Where it was, by its id, its code or its path; the item's location without it, else the company's main
   * one.
   */
  from?: string | null;
  /**
   * Where it is now, by its id, its code or its path; the item's location without it, else the company's main
   * one.
   */
  to?: string | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /** Whether it may take what is reserved for orders; for managers of the inventory. */
  force?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.return. */
export interface InventoryStockReturnParameters {
  /** Which way it goes. */
  direction: "fromCustomer" | "toSupplier";
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
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
  /**
   * Where it goes, or comes from, by its id, its code or its path; the item's location without it, else the
   * company's main one.
   */
  location?: string | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /** Whether it may take what is reserved for orders; for managers of the inventory. */
  force?: boolean | null;
  /**
   * What it is like; ok without it. What is returned must be looked at first: it goes into a lot of that
   * status, a batch's own or the piece itself.
   */
  condition?: "ok" | "returned" | null;
  /**
   * The line of an order that it comes back of: at most what was shipped of that, and has not come back. It
   * is noted there, too.
   */
  orderLine?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.adjust. */
export interface InventoryStockAdjustParameters {
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** How much more there is, or less; it, or to, must be given. */
  by?: number | null;
  /** How much there is. */
  to?: number | null;
  /** The unit that the quantity is given in; the item's own without it. */
  unit?: string | null;
  /** Where, by its id, its code or its path; the item's location without it, else the company's main one. */
  location?: string | null;
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
  /** Why, in the company's words. */
  reason?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** When it happened: now without it, not later, and more than 24 hours ago for managers alone. */
  effectiveAt?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.reverse. */
export interface InventoryStockReverseParameters {
  /** The transaction. */
  transaction: string;
  /** Why. */
  reason: string;
  /** What else is to be known. */
  note?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.post. */
export interface InventoryStockPostParameters {
  /** The movements, in their order. */
  entries: StockForm[];
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.levels. */
export interface InventoryStockLevelsParameters {
  /** Only of these items. */
  items?: string[] | null;
  /** Only what lies in this location, by its id, its code or its path. */
  location?: string | null;
  /** Whether what lies in parts of the location counts, too; not without it. */
  includeSub?: boolean | null;
  /**
   * item for one level an item, location for one in each location where something lies, lot for each lot
   * there; item without it.
   */
  by?: "item" | "location" | "lot" | null;
  /**
   * As it was then, by when things happened, in locations of the kinds that they are of now; now without it.
   * It takes items or skus.
   */
  at?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Only of the items with these SKUs, in items' place. */
  skus?: string[] | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.low. */
export interface InventoryStockLowParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.negative. */
export interface InventoryStockNegativeParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.entries. */
export interface InventoryStockEntriesParameters {
  /** Only entries of this item. */
  item?: string | null;
  /** Only entries of this location, by its id, its code or its path. */
  location?: string | null;
  /** Only entries of this type. */
  type?: "purchase" | "sale" | "return" | "adjustment" | "transfer" | "consumption" | "count" | null;
  /** Only what happened then or later. */
  from?: string | null;
  /** Only what happened then or earlier. */
  to?: string | null;
  /** Only entries of this lot. */
  lot?: string | null;
  /** Only entries that were posted for this order, or this purchase. */
  order?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Only entries of this transaction. */
  transaction?: string | null;
  /** Its SKU, in item's place; neither case nor spaces around it count. */
  sku?: string | null;
  /** Only what this stocktake posted. */
  count?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.expiring. */
export interface InventoryStockExpiringParameters {
  /** Within how many days; as many as the company's settings say without it. */
  days?: number | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.alerts. */
export interface InventoryStockAlertsParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.rebuild. */
export interface InventoryStockRebuildParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.stock.export. */
export interface InventoryStockExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.stock.import. */
export interface InventoryStockImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.get. */
export interface InventoryCountsGetParameters {
  /** The record. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.counts.create. */
export interface InventoryCountsCreateParameters {
  /** What people call it. */
  name?: string | null;
  /** What is counted: all there is without it. */
  scope?: CountScopeForm | null;
  /** Whether who counts is not told what is expected; managers are. */
  blind?: boolean | null;
  /** What else is to be known. */
  note?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.list. */
export interface InventoryCountsListParameters {
  /** Only counts that are so far. */
  status?: "open" | "review" | "posted" | "cancelled" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.counts.record. */
export interface InventoryCountsRecordParameters {
  /** The stocktake. */
  count: string;
  /** How much there is; 0 for nothing. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
  /** Where, by its id, its code or its path; the item's location without it, else the company's main one. */
  location?: string | null;
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
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.lines. */
export interface InventoryCountsLinesParameters {
  /** The stocktake. */
  count: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.counts.uncounted. */
export interface InventoryCountsUncountedParameters {
  /** The stocktake. */
  count: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.counts.submit. */
export interface InventoryCountsSubmitParameters {
  /** The stocktake. */
  count: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.reopen. */
export interface InventoryCountsReopenParameters {
  /** The stocktake. */
  count: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.post. */
export interface InventoryCountsPostParameters {
  /** The stocktake. */
  count: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.cancel. */
export interface InventoryCountsCancelParameters {
  /** The stocktake. */
  count: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.counts.export. */
export interface InventoryCountsExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.loans.get. */
export interface InventoryLoansGetParameters {
  /** The record. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.loans.create. */
export interface InventoryLoansCreateParameters {
  /** How much; more than 0. */
  quantity: number;
  /** The item; it, or sku, must be given. */
  item?: string | null;
  /** Its SKU; neither case nor spaces around it count. */
  sku?: string | null;
  /** The unit that it is given in; the item's own without it. */
  unit?: string | null;
  /** The lot, of an item whose lots are told apart; those that expire first without it. */
  lot?: string | null;
  /**
   * Where it lies, by its id, its code or its path; the item's location without it, else the company's main
   * one.
   */
  from?: string | null;
  /** in for what is borrowed from others, and is no stock; out without it. */
  direction?: "out" | "in" | null;
  /** Who gets it, or whose it is; it, or user, must be given. */
  contact?: string | null;
  /** The same, for somebody of the company. */
  user?: string | null;
  /** When it is to be back. */
  dueAt?: string | null;
  /** When it went, or came; now without it. */
  lentAt?: string | null;
  /** What else is to be known. */
  note?: string | null;
  /** Whether it may take what is reserved for orders; for managers of the inventory. */
  force?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.loans.list. */
export interface InventoryLoansListParameters {
  /** Only loans of this item. */
  item?: string | null;
  /** Only loans to or from this contact. */
  contact?: string | null;
  /** Only loans to or from this user. */
  user?: string | null;
  /** Only what was lent, or borrowed. */
  direction?: "out" | "in" | null;
  /** Only loans of this status. */
  status?: "out" | "partly" | "returned" | "lost" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Its SKU, in item's place; neither case nor spaces around it count. */
  sku?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.loans.update. */
export interface InventoryLoansUpdateParameters {
  /** The loan. */
  id: string;
  /** The members to change. */
  changes: LoanTermsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.loans.return. */
export interface InventoryLoansReturnParameters {
  /** The loan. */
  id: string;
  /** How much, in the item's own unit; all that is out without it. */
  quantity?: number | null;
  /** Of which lot; the first that was lent without it. */
  lot?: string | null;
  /** Where it lies now, by its id, its code or its path; where it lay without it. */
  to?: string | null;
  /** What is said of it in the ledger. */
  note?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.loans.lose. */
export interface InventoryLoansLoseParameters {
  /** The loan. */
  id: string;
  /** Why, in the company's words. */
  reason: string;
  /** How much, in the item's own unit; all that is out without it. */
  quantity?: number | null;
  /** Of which lot; the first that was lent without it. */
  lot?: string | null;
  /** What is said of it in the ledger. */
  note?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of inventory.loans.overdue. */
export interface InventoryLoansOverdueParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of inventory.loans.export. */
export interface InventoryLoansExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of scan.resolve. */
export interface ScanResolveParameters {
  /** The code as the scanner gave it, with the symbology identifier that it may put before it. */
  code: string;
  /** What it was read from; without it, what can be told from the code. */
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
  /** Whether it may lead to what is archived, too; not without it. */
  archived?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of scan.label. */
export interface ScanLabelParameters {
  /** The record's kind. */
  kind: "item" | "lot" | "location" | "loan" | "order" | "dispatch";
  /** The record. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.create. */
export interface ContactsCreateParameters {
  /** What people call it. */
  name: string;
  /** What it is to the company: at least one, each once. */
  kinds: Array<"customer" | "supplier" | "partner">;
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
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of contacts.update. */
export interface ContactsUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: ContactDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of contacts.delete. */
export interface ContactsDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of contacts.history. */
export interface ContactsHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.get. */
export interface ContactsGetParameters {
  /** The contact. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.list. */
export interface ContactsListParameters {
  /** Words that must each begin a word of the contact; case and accents don't matter. */
  text?: string | null;
  /** Only contacts of this kind, whatever else they are. */
  kind?: "customer" | "supplier" | "partner" | null;
  /** Only contacts with this tag; neither case nor spaces around it count. */
  tag?: string | null;
  /** true for archived contacts alone; without it, the others. */
  archived?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.search. */
export interface ContactsSearchParameters {
  /**
   * Words that must each begin a word of the contact, or digits with which a group of a telephone number
   * begins; case and accents don't matter.
   */
  text: string;
  /** The most that a page may hold; 20 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** true for archived contacts alone; without it, the others. */
  archived?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.duplicates. */
export interface ContactsDuplicatesParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.merge. */
export interface ContactsMergeParameters {
  /** The contact that goes; its id leads to the other one from then on. */
  from: string;
  /** The contact that stays: what both say differently, it says. */
  into: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of contacts.activity. */
export interface ContactsActivityParameters {
  /** The contact. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.notes.add. */
export interface ContactsNotesAddParameters {
  /** Whom it is about. */
  contact: string;
  /** What is to be kept. */
  text: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of contacts.export. */
export interface ContactsExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of contacts.import. */
export interface ContactsImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.history. */
export interface OrdersHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of orders.create. */
export interface OrdersCreateParameters {
  /** Who has ordered. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** How it came. */
  source?: "web" | "phone" | "walkIn" | "other" | null;
  /** The user who looks after it. */
  agent?: string | null;
  /** What the customer calls it. */
  reference?: string | null;
  /** Where the invoice goes; that of the contact where it is left out. */
  billingAddress?: AddressInput | null;
  /** Where the goods go; that of the contact where it is left out. */
  shippingAddress?: AddressInput | null;
  /** Whether prices have the tax in them. */
  taxIncluded?: boolean | null;
  /** What is taken off all of it. */
  discount?: OrderDiscountInput | null;
  /** What stands on its documents. */
  note?: string | null;
  /** What stands on none of them. */
  internalNote?: string | null;
  /** When the customer wants it. */
  requestedAt?: string | null;
  /** Whether it is out of sight: one that is closed or cancelled. */
  archived?: boolean | null;
  /** Its lines; orders.lines.add adds more. */
  lines?: NewLine[] | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.get. */
export interface OrdersGetParameters {
  /** The order. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of orders.list. */
export interface OrdersListParameters {
  /** Those that stand there. */
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
  /** Those of a contact. */
  contact?: string | null;
  /** Those that a user looks after. */
  agent?: string | null;
  /** Those that came so. */
  source?: "web" | "phone" | "walkIn" | "other" | null;
  /** Those that are paid so. */
  paymentState?: "unpaid" | "partial" | "paid" | "overpaid" | null;
  /** Those that were shipped so. */
  fulfilmentState?: "none" | "partial" | "full" | null;
  /** Those that were made then or later. */
  from?: string | null;
  /** Those that were made before then. */
  to?: string | null;
  /** true for archived orders alone; without it, the others. */
  archived?: boolean | null;
  /** Those with these words in number, reference, contact's name or note. */
  text?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of orders.update. */
export interface OrdersUpdateParameters {
  /** The order. */
  id: string;
  /** The members to change. */
  changes: OrderDraftChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.delete. */
export interface OrdersDeleteParameters {
  /** The order. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.step. */
export interface OrdersStepParameters {
  /** The order. */
  id: string;
  /** Where it is to stand. */
  to: "draft" | "submitted" | "inProgress" | "invoiced" | "shipped" | "paid" | "closed" | "cancelled";
  /** Why, in the company's words. */
  reason?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.lines.add. */
export interface OrdersLinesAddParameters {
  /** The order. */
  order: string;
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
  /** The order's version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.lines.update. */
export interface OrdersLinesUpdateParameters {
  /** The line. */
  id: string;
  /** The members to change. */
  changes: LineTermsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.lines.remove. */
export interface OrdersLinesRemoveParameters {
  /** The line. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.lines.cancel. */
export interface OrdersLinesCancelParameters {
  /** The line. */
  id: string;
  /** How much of it; all that is left without it. */
  quantity?: number | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.lines.credit. */
export interface OrdersLinesCreditParameters {
  /** The line. */
  id: string;
  /** How much of it; all that is neither shipped nor credited without it. */
  quantity?: number | null;
  /** Why, in the company's words. */
  reason?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.ship. */
export interface OrdersShipParameters {
  /** The order. */
  id: string;
  /** What leaves. */
  lines: ShippedLine[];
  /** The dispatch that it joins; a new one without it. */
  dispatch?: string | null;
  /** How a new dispatch gets to its recipient; shipping without it. */
  collectionType?: "endUser" | "colleague" | "shipping" | null;
  /** Whether it may take what is reserved for other orders; for managers of orders. */
  force?: boolean | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.returns.create. */
export interface OrdersReturnsCreateParameters {
  /** The order. */
  order: string;
  /** What came back. */
  lines: ReturnedLine[];
  /** Why, in the customer's words. */
  reason?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.payments.add. */
export interface OrdersPaymentsAddParameters {
  /** The order. */
  order: string;
  /** How much, in the order's currency; less than 0 for what was paid back, and at most what was paid. */
  amount: MoneyInput;
  /** How: cash, card. */
  method?: string | null;
  /** What it is called elsewhere. */
  reference?: string | null;
  /** When; now without it, and not later. */
  at?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.payments.reverse. */
export interface OrdersPaymentsReverseParameters {
  /** The payment. */
  id: string;
  /** Why, in the company's words. */
  reason: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.duplicate. */
export interface OrdersDuplicateParameters {
  /** The order. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of orders.document. */
export interface OrdersDocumentParameters {
  /** The order. */
  id: string;
  /** Which document. */
  kind: "invoice" | "packingList" | "quote";
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of orders.export. */
export interface OrdersExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of orders.import. */
export interface OrdersImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dispatches.history. */
export interface DispatchesHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of dispatches.create. */
export interface DispatchesCreateParameters {
  /** The order: one that is submitted, and not shipped as a whole. */
  order: string;
  /** How it gets to its recipient. */
  collectionType: "endUser" | "colleague" | "shipping";
  /** The recipient, where that is a contact. */
  contact?: string | null;
  /** The recipient, where that is a user of the company. */
  user?: string | null;
  /** The recipient, as a text. */
  recipient?: string | null;
  /** Where it goes; the order's shipping address where it is left out. */
  address?: AddressInput | null;
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
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dispatches.get. */
export interface DispatchesGetParameters {
  /** The dispatch. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of dispatches.list. */
export interface DispatchesListParameters {
  /** Those that stand there. */
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
  /** Those of an order. */
  order?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of dispatches.update. */
export interface DispatchesUpdateParameters {
  /** The dispatch. */
  id: string;
  /** The members to change. */
  changes: DispatchDraftChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dispatches.step. */
export interface DispatchesStepParameters {
  /** The dispatch. */
  id: string;
  /** Where it is to stand. */
  to: "planned" | "picking" | "packed" | "handedOver" | "delivered" | "failed" | "returned" | "cancelled";
  /** Why, in the company's words. */
  reason?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dispatches.pickList. */
export interface DispatchesPickListParameters {
  /** The dispatches. */
  ids: string[];
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of dispatches.track. */
export interface DispatchesTrackParameters {
  /** The number, to the letter; spaces around it don't count. */
  number: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of dispatches.delete. */
export interface DispatchesDeleteParameters {
  /** The dispatch. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dispatches.export. */
export interface DispatchesExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of purchases.history. */
export interface PurchasesHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of purchases.create. */
export interface PurchasesCreateParameters {
  /** The supplier. */
  contact: string;
  /** The currency of all its money (ISO 4217). */
  currency: string;
  /** What the supplier calls it. */
  reference?: string | null;
  /** Where the goods are to go. */
  deliveryAddress?: AddressInput | null;
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
  /** Its lines; purchases.lines.add adds more. */
  lines?: NewPurchaseLine[] | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.get. */
export interface PurchasesGetParameters {
  /** The purchase. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of purchases.list. */
export interface PurchasesListParameters {
  /** Those that stand there. */
  status?: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled" | null;
  /** Those of a supplier. */
  contact?: string | null;
  /** Those that were made then or later. */
  from?: string | null;
  /** Those that were made before then. */
  to?: string | null;
  /** true for archived purchases alone; without it, the others. */
  archived?: boolean | null;
  /** Those with these words in number, reference, supplier's name or note. */
  text?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of purchases.update. */
export interface PurchasesUpdateParameters {
  /** The purchase. */
  id: string;
  /** The members to change. */
  changes: PurchaseDraftChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.delete. */
export interface PurchasesDeleteParameters {
  /** The purchase. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.step. */
export interface PurchasesStepParameters {
  /** The purchase. */
  id: string;
  /** Where it is to stand. */
  to: "draft" | "ordered" | "partlyReceived" | "received" | "closed" | "cancelled";
  /** Why, in the company's words. */
  reason?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.lines.add. */
export interface PurchasesLinesAddParameters {
  /** The purchase. */
  purchase: string;
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
  /** The version of the purchase that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.lines.update. */
export interface PurchasesLinesUpdateParameters {
  /** The line. */
  id: string;
  /** The members to change. */
  changes: PurchaseTermsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.lines.remove. */
export interface PurchasesLinesRemoveParameters {
  /** The line. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.receive. */
export interface PurchasesReceiveParameters {
  /** The purchase. */
  id: string;
  /** What has come. */
  lines: ReceivedLine[];
  /** Whether more may come than was ordered; for managers of orders. */
  force?: boolean | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.receipts.reverse. */
export interface PurchasesReceiptsReverseParameters {
  /** The receipt. */
  receipt: string;
  /** Why, in the company's words. */
  reason: string;
  /** The version of the purchase that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.suggest. */
export interface PurchasesSuggestParameters {
  /** The currency of drafts for whose supplier and items none is known; the company's without it. */
  currency?: string | null;
  /** true to write nothing, and answer what would be drafted; the ids in the answer are of no record. */
  dryRun?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of purchases.export. */
export interface PurchasesExportParameters {
  /** csv: comma-separated values (RFC 4180); jsonl: a JSON object a line. */
  format: "csv" | "jsonl";
  /**
   * The file; one that is there is refused, unless overwrite is true. Who may only look at things writes
   * none. It, or inline, must be given.
   */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of purchases.import. */
export interface PurchasesImportParameters {
  /**
   * csv: comma-separated values (RFC 4180) as spreadsheets write them, whose first line names the members;
   * jsonl: a JSON object a line.
   */
  format: "csv" | "jsonl";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** create; update, by their keys; or upsert, which does either. create without it. */
  mode?: "create" | "update" | "upsert" | null;
  /** true for all rows or none, in one write, for which other requests wait. */
  atomic?: boolean | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of dashboard.summary. */
export interface DashboardSummaryParameters {
  /**
   * When a day begins, of 24 hours; without it it is today, in the company's time zone (UTC where it has
   * none, or the machine does not know it).
   */
  from?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.stockValue. */
export interface ReportsStockValueParameters {
  /** The day at whose end, in the company's time zone, or the instant at which; now without it. */
  at?: string | string | null;
  /** What a row is of; item without it. */
  by?: "item" | "category" | "location" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Echoed in rpc.progress, which tells how many entries of the ledger were looked at. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.turnover. */
export interface ReportsTurnoverParameters {
  /** The first day, in the company's time zone; from the beginning without it. */
  from?: string | null;
  /** The last day; up to now without it. */
  to?: string | null;
  /** What a row is of; item without it. */
  by?: "item" | "category" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Echoed in rpc.progress, which tells how many entries of the ledger were looked at. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.abc. */
export interface ReportsAbcParameters {
  /** The first day, in the company's time zone; from the beginning without it. */
  from?: string | null;
  /** The last day; up to now without it. */
  to?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Echoed in rpc.progress, which tells how many orders were looked at. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.sales. */
export interface ReportsSalesParameters {
  /** The first day, in the company's time zone; from the beginning without it. */
  from?: string | null;
  /** The last day; up to now without it. */
  to?: string | null;
  /** What a row is of; day without it. */
  by?: "day" | "week" | "month" | "item" | "contact" | "agent" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Echoed in rpc.progress, which tells how many orders were looked at. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.aging. */
export interface ReportsAgingParameters {
  /** Echoed in rpc.progress, which tells how many orders were looked at. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of reports.explain. */
export interface ReportsExplainParameters {
  /** Which report. */
  report: "stockValue" | "turnover" | "abc" | "sales" | "aging";
  /** Its parameters, as its own method takes them, without the company; {} without them. */
  parameters?: { [name: string]: unknown } | null;
  /** How many milliseconds the answer may take, the wait for its turn included; 30,000 without it. */
  deadline?: number | null;
  /** Whether the model is asked even if the same question was answered within 10 minutes; false without it. */
  fresh?: boolean | null;
  /** Echoed in rpc.progress, whose value is the part of the answer that is there already. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of assets.add. */
export interface AssetsAddParameters {
  /** The record that it is to belong to. */
  owner: AssetOwnerInput;
  /**
   * photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a
   * delivery; document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** What people call it. */
  name?: string | null;
  /**
   * Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx, odt, epub),
   * TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
   */
  mediaType?: string | null;
  /** The absolute path of a file on this machine; it, or base64, must be given. */
  path?: string | null;
  /** The bytes as standard base64 (RFC 4648), with its padding. */
  base64?: string | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.begin. */
export interface AssetsBeginParameters {
  /** The record that it is to belong to. */
  owner: AssetOwnerInput;
  /**
   * photo: a picture, of which a record has at most 20; logo: PNG or JPEG, of at most 2 MB; proof: of a
   * delivery; document: anything else.
   */
  role: "photo" | "document" | "logo" | "proof";
  /** What people call it. */
  name?: string | null;
  /**
   * Its type, where the first bytes don't show it, or show a container alone: ZIP (docx, xlsx, odt, epub),
   * TIFF (raw photos), MP4 (m4v, 3gp). They show PNG, JPEG, GIF, WebP, HEIC, AVIF, PDF.
   */
  mediaType?: string | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.append. */
export interface AssetsAppendParameters {
  /** What assets.begin has answered. */
  upload: string;
  /** Where the bytes belong: at most as many as have come. */
  offset: number;
  /** The bytes as standard base64 (RFC 4648), with its padding; limited by the length of a line. */
  base64: string;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.finish. */
export interface AssetsFinishParameters {
  /** What assets.begin has answered. */
  upload: string;
  /** The digest of all bytes (SHA-256), as 64 lower-case hexadecimal digits. */
  sha256: string;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.get. */
export interface AssetsGetParameters {
  /** The asset. */
  id: string;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of assets.list. */
export interface AssetsListParameters {
  /** The record. */
  owner: AssetOwnerInput;
  /** Only assets of this role. */
  role?: "photo" | "document" | "logo" | "proof" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of assets.read. */
export interface AssetsReadParameters {
  /** The asset. */
  id: string;
  /** A smaller picture; without one that the host has made, the asset itself. */
  variant?: "thumb" | "preview" | null;
  /** Where to begin; 0 without it. */
  offset?: number | null;
  /** How many bytes; 1 MiB without it. */
  length?: number | null;
  /**
   * Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before
   * count, as they come first.
   */
  progressToken?: string | number | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of assets.path. */
export interface AssetsPathParameters {
  /** The asset. */
  id: string;
  /** A smaller picture; without one that the host has made, the asset itself. */
  variant?: "thumb" | "preview" | null;
  /**
   * Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before
   * count, as they come first.
   */
  progressToken?: string | number | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of assets.remove. */
export interface AssetsRemoveParameters {
  /** The asset. */
  id: string;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.reorder. */
export interface AssetsReorderParameters {
  /** Assets of one record, each once. */
  ids: string[];
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of assets.prefetch. */
export interface AssetsPrefetchParameters {
  /** The record. */
  owner: AssetOwnerInput;
  /** Only these smaller pictures; where there is none, the asset itself. */
  variant?: "thumb" | "preview" | null;
  /**
   * Echoed in rpc.progress, which tells how many bytes have come; those of files that were asked for before
   * count, as they come first.
   */
  progressToken?: string | number | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of views.create. */
export interface ViewsCreateParameters {
  /** What people call it. */
  name: string;
  /** What is called. */
  query: ViewQueryInput;
  /** Whether everybody in the company has it who may call the method. */
  shared?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of views.get. */
export interface ViewsGetParameters {
  /** The view. */
  id: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of views.list. */
export interface ViewsListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of views.update. */
export interface ViewsUpdateParameters {
  /** The view. */
  id: string;
  /** The members to change. */
  changes: ViewDraftChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of views.delete. */
export interface ViewsDeleteParameters {
  /** The view. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of views.run. */
export interface ViewsRunParameters {
  /** The view. */
  id: string;
  /** The most that a page may hold; without it, what the method does without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** Whether the pages after this one are to be of its state; only where the method has it. */
  snapshot?: boolean | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of ai.availability. */
export interface AiAvailabilityParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
}

/** The parameters of ai.availabilityChanged. */
export interface AiAvailabilityChangedParameters {
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

/** The parameters of settings.get. */
export interface SettingsGetParameters {
  /**
   * The names of the settings; without them all of them. A setting that a newer program has stored is found
   * by its name.
   */
  keys?: string[] | null;
}

/** The parameters of settings.set. */
export interface SettingsSetParameters {
  /**
   * The values by the names of the settings; null for a default. settings.describe lists names, types and
   * defaults.
   */
  values: { [name: string]: unknown };
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of settings.reset. */
export interface SettingsResetParameters {
  /** The names of the settings. */
  keys: string[];
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of settings.describe. */
export interface SettingsDescribeParameters {
}

/** The parameters of journal.beans.create. */
export interface JournalBeansCreateParameters {
  /** The name on the bag. */
  name: string;
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
  price?: MoneyInput | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.beans.get. */
export interface JournalBeansGetParameters {
  /** The record. */
  id: string;
}

/** The parameters of journal.beans.update. */
export interface JournalBeansUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: BeanDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.beans.history. */
export interface JournalBeansHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.beans.save. */
export interface JournalBeansSaveParameters {
  /** The record; a new one's id is a UUID of version 7. */
  id?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The name on the bag. */
  name?: string | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.equipment.create. */
export interface JournalEquipmentCreateParameters {
  /** The kind of equipment. */
  kind: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other";
  /** The name. */
  name: string;
  /** The maker. */
  brand?: string | null;
  /** The model. */
  model?: string | null;
  /** The day on which the piece was bought. */
  boughtAt?: string | null;
  /** The price. */
  price?: MoneyInput | null;
  /** The scale of a grinder; other kinds have none. */
  setting?: GrindScaleInput | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.equipment.get. */
export interface JournalEquipmentGetParameters {
  /** The record. */
  id: string;
}

/** The parameters of journal.equipment.update. */
export interface JournalEquipmentUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: EquipmentDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.equipment.history. */
export interface JournalEquipmentHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.equipment.save. */
export interface JournalEquipmentSaveParameters {
  /** The record; a new one's id is a UUID of version 7. */
  id?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The kind of equipment. */
  kind?: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other" | null;
  /** The name. */
  name?: string | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.create. */
export interface JournalBrewsCreateParameters {
  /** When the coffee was brewed: from 1900 to one day in the future. */
  at: string;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.get. */
export interface JournalBrewsGetParameters {
  /** The record. */
  id: string;
}

/** The parameters of journal.brews.update. */
export interface JournalBrewsUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: BrewDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.history. */
export interface JournalBrewsHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.brews.save. */
export interface JournalBrewsSaveParameters {
  /** The record; a new one's id is a UUID of version 7. */
  id?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** When the coffee was brewed: from 1900 to one day in the future. */
  at?: string | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.tastings.create. */
export interface JournalTastingsCreateParameters {
  /** When the coffee was tasted. */
  at: string;
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
  scores?: TastingScoresInput | null;
  /** user: written by a person; ai: suggested and accepted; mixed: both. */
  source?: "user" | "ai" | "mixed" | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.tastings.get. */
export interface JournalTastingsGetParameters {
  /** The record. */
  id: string;
}

/** The parameters of journal.tastings.update. */
export interface JournalTastingsUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: TastingDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.tastings.delete. */
export interface JournalTastingsDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.tastings.history. */
export interface JournalTastingsHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.tastings.save. */
export interface JournalTastingsSaveParameters {
  /** The record; a new one's id is a UUID of version 7. */
  id?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** When the coffee was tasted. */
  at?: string | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.recipes.create. */
export interface JournalRecipesCreateParameters {
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.recipes.get. */
export interface JournalRecipesGetParameters {
  /** The record. */
  id: string;
}

/** The parameters of journal.recipes.update. */
export interface JournalRecipesUpdateParameters {
  /** The record. */
  id: string;
  /** The members to change. */
  changes: RecipeDetailsChanges;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.recipes.delete. */
export interface JournalRecipesDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.recipes.history. */
export interface JournalRecipesHistoryParameters {
  /** The record. */
  id: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.recipes.save. */
export interface JournalRecipesSaveParameters {
  /** The record; a new one's id is a UUID of version 7. */
  id?: string | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** The name. */
  name?: string | null;
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.beans.list. */
export interface JournalBeansListParameters {
  /** Words that must each begin a word of the name, the roaster or the note; case and accents don't matter. */
  text?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
  /** Beans of this roaster only; case does not matter. */
  roaster?: string | null;
  /** Beans of this country of origin only. */
  country?: string | null;
  /** Beans of this process only. */
  process?: "washed" | "natural" | "honey" | "anaerobic" | "wetHulled" | "other" | null;
  /** Beans of this roast level only. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** true for empty bags only, false for the others; without it both. */
  finished?: boolean | null;
  /** true for archived beans only; without it, the others. */
  archived?: boolean | null;
  /** true for favourites only, false for the others; without it both. */
  favourite?: boolean | null;
  /**
   * newest; name, from A to Z; roastDate, the freshest first; rating, the best first; remaining, the most
   * first. newest without it.
   */
  order?: "newest" | "name" | "roastDate" | "rating" | "remaining" | null;
}

/** The parameters of journal.beans.delete. */
export interface JournalBeansDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** true archives a record that others refer to; without it the error inUse says which do. */
  archiveIfUsed?: boolean | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.equipment.list. */
export interface JournalEquipmentListParameters {
  /**
   * Words that must each begin a word of the name, the maker, the model or the note; case and accents don't
   * matter.
   */
  text?: string | null;
  /** Equipment of this kind only. */
  kind?: "grinder" | "brewer" | "espressoMachine" | "kettle" | "scale" | "filter" | "other" | null;
  /** true for archived equipment only; without it, the others. */
  archived?: boolean | null;
  /** true for favourites only, false for the others; without it both. */
  favourite?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of journal.equipment.delete. */
export interface JournalEquipmentDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /** true archives a record that others refer to; without it the error inUse says which do. */
  archiveIfUsed?: boolean | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.list. */
export interface JournalBrewsListParameters {
  /** Filters. */
  filters?: BrewFilter | null;
  /**
   * day, week, month: sections by the calendar, the newest first; bean: by the bean, the newest first;
   * method: by the method.
   */
  sectionBy?: "day" | "week" | "month" | "bean" | "method" | null;
  /** Words that must each begin a word of the note or the place; case and accents don't matter. */
  text?: string | null;
  /** true for archived brews only; without it, the others. */
  archived?: boolean | null;
  /** true for drafts only, false for the others; without it both. */
  draft?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of journal.brews.sections. */
export interface JournalBrewsSectionsParameters {
  /**
   * day, week, month: sections by the calendar, the newest first; bean: by the bean, the newest first;
   * method: by the method.
   */
  sectionBy: "day" | "week" | "month" | "bean" | "method";
  /** Filters. */
  filters?: BrewFilter | null;
  /** true for archived brews only; without it, the others. */
  archived?: boolean | null;
  /** true for drafts only, false for the others; without it both. */
  draft?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of journal.brews.delete. */
export interface JournalBrewsDeleteParameters {
  /** The record. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.repeat. */
export interface JournalBrewsRepeatParameters {
  /** The brew to repeat. */
  id: string;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.brews.best. */
export interface JournalBrewsBestParameters {
  /** Brews of this bean only. */
  bean?: string | null;
  /** Brews of this method only. */
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
export interface JournalTastingsListParameters {
  /**
   * Words that must each begin a word of the text, the descriptors or the body; case and accents don't
   * matter.
   */
  text?: string | null;
  /** Notes about this brew only. */
  brew?: string | null;
  /** Notes about this bean only, without those about its brews. */
  bean?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of journal.flavorWheel.get. */
export interface JournalFlavorWheelGetParameters {
}

/** The parameters of journal.flavorWheel.complete. */
export interface JournalFlavorWheelCompleteParameters {
  /** The beginning of a word; case does not matter. */
  text: string;
  /** The most terms; 20 without it. */
  limit?: number | null;
}

/** The parameters of journal.recipes.list. */
export interface JournalRecipesListParameters {
  /** Recipes of this method only. */
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
  /** Recipes for this bean only. */
  bean?: string | null;
  /** true for archived recipes only; without it, the others. */
  archived?: boolean | null;
  /** true for favourites only, false for the others; without it both. */
  favourite?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of journal.recipes.scale. */
export interface JournalRecipesScaleParameters {
  /** The recipe. */
  id: string;
  /** The wanted dose, in grams; one of dose, water and yield must be given. */
  dose?: number | null;
  /** The wanted water, in grams. */
  water?: number | null;
  /** The wanted yield, in grams. */
  yield?: number | null;
}

/** The parameters of journal.ai.suggestTastingNotes. */
export interface JournalAiSuggestTastingNotesParameters {
  /** The beans. They or beanOrigin must be given. */
  bean?: string | null;
  /** Where other beans are from, such as Huila, Colombia. */
  beanOrigin?: string | null;
  /** How dark other beans are roasted. */
  roastLevel?: "light" | "mediumLight" | "medium" | "mediumDark" | "dark" | null;
  /** The method that they are brewed with. */
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
  /** Whether one's own journal answers if the host can't. */
  fallback?: boolean | null;
  /** How many milliseconds the answer may take, the wait for its turn included; 30,000 without it. */
  deadline?: number | null;
  /** Whether the model is asked even if the same question was answered within 10 minutes; false without it. */
  fresh?: boolean | null;
  /** Echoed in rpc.progress, whose value is the part of the answer that is there already. */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.analyzeFlavor. */
export interface JournalAiAnalyzeFlavorParameters {
  /** The taste, in words. Either notes or tasting must be given. */
  notes?: string | null;
  /** The tasting note whose text, descriptors and body are meant. */
  tasting?: string | null;
  /** Whether the profile is stored with the tasting. */
  keep?: boolean | null;
  /** Whether one's own journal answers if the host can't. */
  fallback?: boolean | null;
  /** How many milliseconds the answer may take, the wait for its turn included; 30,000 without it. */
  deadline?: number | null;
  /** Whether the model is asked even if the same question was answered within 10 minutes; false without it. */
  fresh?: boolean | null;
  /** Echoed in rpc.progress, whose value is the part of the answer that is there already. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.ai.recommendParameters. */
export interface JournalAiRecommendParametersParameters {
  /** The beans. */
  bean: string;
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
  /** The equipment; a grinder among it gives the range of the grind setting. */
  equipment?: string[] | null;
  /** Whether one's own journal answers if the host can't. */
  fallback?: boolean | null;
  /** How many milliseconds the answer may take, the wait for its turn included; 30,000 without it. */
  deadline?: number | null;
  /** Whether the model is asked even if the same question was answered within 10 minutes; false without it. */
  fresh?: boolean | null;
  /** Echoed in rpc.progress, whose value is the part of the answer that is there already. */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.insights. */
export interface JournalAiInsightsParameters {
  /** Filters. */
  filters?: BrewFilter | null;
  /** Whether one's own journal answers if the host can't. */
  fallback?: boolean | null;
  /** How many milliseconds the answer may take, the wait for its turn included; 30,000 without it. */
  deadline?: number | null;
  /** Whether the model is asked even if the same question was answered within 10 minutes; false without it. */
  fresh?: boolean | null;
  /** Echoed in rpc.progress, whose value is the part of the answer that is there already. */
  progressToken?: string | number | null;
}

/** The parameters of journal.ai.accept. */
export interface JournalAiAcceptParameters {
  /** The suggestion, as its method has answered it. */
  suggestion: string;
  /** The tasting note that it goes to; without it a new one, of the beans that were asked about. */
  tasting?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of journal.statistics.overview. */
export interface JournalStatisticsOverviewParameters {
  /** Filters. */
  filters?: BrewFilter | null;
}

/** The parameters of journal.statistics.series. */
export interface JournalStatisticsSeriesParameters {
  /**
   * count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee. rating, ratio,
   * extraction, time: the mean over the brews that have one.
   */
  measure: "count" | "coffee" | "cost" | "rating" | "ratio" | "extraction" | "time";
  /** The span of each figure. */
  by: "day" | "week" | "month" | "year";
  /** Filters. */
  filters?: BrewFilter | null;
}

/** The parameters of journal.statistics.breakdown. */
export interface JournalStatisticsBreakdownParameters {
  /**
   * count: the number of brews. coffee: the grams of coffee. cost: the price of the coffee. rating, ratio,
   * extraction, time: the mean over the brews that have one.
   */
  measure: "count" | "coffee" | "cost" | "rating" | "ratio" | "extraction" | "time";
  /** The dimension that brews are divided by. A brew of beans of several countries counts for each of them. */
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
  /** Filters. */
  filters?: BrewFilter | null;
}

/** The parameters of journal.insights.list. */
export interface JournalInsightsListParameters {
  /** Filters. */
  filters?: BrewFilter | null;
}

/** The parameters of journal.recommend. */
export interface JournalRecommendParameters {
  /** The bean. */
  bean: string;
  /** The method; without it the one that the bean was brewed with most, else pourOver. */
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
export interface JournalExportParameters {
  /**
   * jsonl: a JSON object a line, with its type and id; csv: comma-separated values (RFC 4180), with columns
   * for all types.
   */
  format: "csv" | "jsonl";
  /** The file; one that is there is refused, unless overwrite is true. It, or inline, must be given. */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** The types of records to write; without it all of them. */
  types?: Array<"equipment" | "bean" | "recipe" | "brew" | "tasting"> | null;
  /** Echoed in rpc.progress, which tells how many are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
  /**
   * excel writes csv for spreadsheets: with a byte-order mark, semicolons, decimal commas, money as 12,90,
   * and nothing that is taken for a formula. standard without it.
   */
  dialect?: "standard" | "excel" | null;
  /** What separates columns in the dialect excel; commas where decimals have points. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /** The decimal separator in the dialect excel; comma without it. */
  decimal?: "point" | "comma" | null;
}

/** The parameters of journal.import. */
export interface JournalImportParameters {
  /**
   * jsonl: a JSON object a line; csv: comma-separated values (RFC 4180), whose first line names the members;
   * beanconqueror: the JSON of its export; visualizer: shots as JSON, of Visualizer or of a Decent machine,
   * or as Tcl.
   */
  format: "jsonl" | "csv" | "beanconqueror" | "visualizer";
  /** The file; it, or inline, must be given. */
  path?: string | null;
  /** A text in the file's place. */
  inline?: string | null;
  /** The members that columns stand for which are called otherwise; null for columns to pass over. */
  mapping?: { [name: string]: string | null } | null;
  /** The type of rows that name none. */
  type?: "equipment" | "bean" | "recipe" | "brew" | "tasting" | null;
  /** true to do nothing, and answer what would be done; other requests wait for it. */
  dryRun?: boolean | null;
  /** Echoed in rpc.progress, which tells how many bytes are read. */
  progressToken?: string | number | null;
  /** What separates the columns of csv; guessed from the first lines without it, and answered. */
  separator?: "comma" | "semicolon" | "tab" | null;
  /**
   * The decimal separator in csv. Without it, the separator is guessed from the numbers, and answered. A
   * number that could be read in two ways, such as 1.000, is refused then.
   */
  decimal?: "point" | "comma" | null;
  /** How the characters of a file are written; utf8 without it, or utf16 where the file says so. */
  encoding?: "utf8" | "utf16" | "windows1252" | null;
  /** excel reads what an export of that dialect has written; standard without it. */
  dialect?: "standard" | "excel" | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.signIn. */
export interface AuthSignInParameters {
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
  /** The text whose SHA-256 was the nonce of the request to Apple; null where the request had none. */
  nonce?: string | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.request. */
export interface AuthRequestParameters {
  /** How many milliseconds the user has; 300,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.state. */
export interface AuthStateParameters {
}

/** The parameters of auth.signOut. */
export interface AuthSignOutParameters {
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.deleteAccount. */
export interface AuthDeleteAccountParameters {
  /** The word delete: so that nobody deletes an account by mistake. */
  confirm: string;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.validate. */
export interface AuthValidateParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.credentialRevoked. */
export interface AuthCredentialRevokedParameters {
}

/** The parameters of auth.gate. */
export interface AuthGateParameters {
}

/** The parameters of auth.backend.exchange. */
export interface AuthBackendExchangeParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of auth.backend.clear. */
export interface AuthBackendClearParameters {
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of users.get. */
export interface UsersGetParameters {
  /** The user; without it, the one who is signed in. */
  id?: string | null;
}

/** The parameters of telemetry.track. */
export interface TelemetryTrackParameters {
  /**
   * The name of the event: one of telemetry.names. A repeat with the same idempotencyKey is not compared by
   * it.
   */
  name: string;
  /**
   * Its properties, as telemetry.names declares them; each may be left out. A repeat is not compared by them.
   */
  properties?: { [name: string]: unknown } | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of telemetry.names. */
export interface TelemetryNamesParameters {
}

/** The parameters of conversations.send. */
export interface ConversationsSendParameters {
  /** The message. */
  content: string;
  /** The conversation that it continues; without it a new one begins. */
  conversation?: string | null;
  /** The model to ask, as the backend calls it; without it that of the conversation. */
  model?: string | null;
  /** How many milliseconds the whole answer may take; 600,000 without it. */
  deadline?: number | null;
  /** How many milliseconds may pass from one part to the next; 60,000 without it. */
  idleDeadline?: number | null;
  /** Passed back in rpc.progress with each part of the answer. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of conversations.retry. */
export interface ConversationsRetryParameters {
  /** The answer, or the message of the user that it answers. */
  message: string;
  /** How many milliseconds the whole answer may take; 600,000 without it. */
  deadline?: number | null;
  /** How many milliseconds may pass from one part to the next; 60,000 without it. */
  idleDeadline?: number | null;
  /** Passed back in rpc.progress with each part of the answer. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of conversations.cancel. */
export interface ConversationsCancelParameters {
  /** The conversation. */
  conversation: string;
}

/** The parameters of conversations.list. */
export interface ConversationsListParameters {
  /** true for archived conversations only; without it, the others. */
  archived?: boolean | null;
  /** Words that must each begin a word of the title; case and accents don't matter. */
  text?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of conversations.get. */
export interface ConversationsGetParameters {
  /** The conversation. */
  id: string;
}

/** The parameters of conversations.rename. */
export interface ConversationsRenameParameters {
  /** The conversation. */
  id: string;
  /** The title. */
  title: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of conversations.archive. */
export interface ConversationsArchiveParameters {
  /** The conversation. */
  id: string;
  /** false takes it out of the archive; true without it. */
  archived?: boolean | null;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of conversations.delete. */
export interface ConversationsDeleteParameters {
  /** The conversation. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of conversations.search. */
export interface ConversationsSearchParameters {
  /** Words that must each begin a word of the message; case and accents don't matter. */
  text: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of conversations.export. */
export interface ConversationsExportParameters {
  /** The conversation. */
  id: string;
  /** md: Markdown. jsonl: JSON lines, a message each. */
  format: "md" | "jsonl";
  /** The rest of the piece before. */
  after?: string | null;
}

/** The parameters of conversations.messages.list. */
export interface ConversationsMessagesListParameters {
  /** The conversation. */
  conversation: string;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of feedback.submit. */
export interface FeedbackSubmitParameters {
  /** bug: something is wrong. idea: something is missing. question. praise. */
  kind: "bug" | "idea" | "question" | "praise";
  /** What the user has written. */
  message: string;
  /** How the user wants to be answered, such as an address; null for not at all. */
  contact?: string | null;
  /** true sends what feedback.preview shows along; without it nothing. */
  includeDiagnostics?: boolean | null;
  /** How many milliseconds the backend has; 30,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of feedback.retry. */
export interface FeedbackRetryParameters {
  /** The feedback. */
  id: string;
  /** How many milliseconds the backend has; 30,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of feedback.list. */
export interface FeedbackListParameters {
  /** Feedback in this state only. */
  state?: "waiting" | "sent" | "failed" | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * Whether the pages after this one are to be of the state in which this one is: once the company has
   * changed, they are refused with cursorTooOld. What follows from the time alone, and whether an asset's
   * file is here, is no part of a state. Without it each is of the state of its own time; none skips or
   * repeats what is there all the time.
   */
  snapshot?: boolean | null;
}

/** The parameters of feedback.delete. */
export interface FeedbackDeleteParameters {
  /** The feedback. */
  id: string;
  /** The version that is meant; another one is a conflict. */
  expect?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of feedback.preview. */
export interface FeedbackPreviewParameters {
}

/** The parameters of sync.connect. */
export interface SyncConnectParameters {
  /**
   * The container: the path of a file, which is made if it is not there, or the address of a server
   * (postgres://ROLE@HOST/DATABASE), or host for the host's own, which the host is asked for. Commands are
   * for the command line alone.
   */
  cloud: string;
  /** The user reference: the same on all devices of the account; without it the directory's, or me. */
  account?: string | null;
  /**
   * Whether an empty container takes the place of the one that the directory was connected to, which is gone:
   * all that is here is sent to it.
   */
  replace?: boolean | null;
}

/** The parameters of sync.disconnect. */
export interface SyncDisconnectParameters {
}

/** The parameters of sync.now. */
export interface SyncNowParameters {
  /** Whether to answer when the cycle has ended; rpc.cancel ends the wait, and not the cycle. */
  wait?: boolean | null;
  /** Echoed in rpc.progress, which tells how many records have come or gone. */
  progressToken?: string | number | null;
}

/** The parameters of sync.status. */
export interface SyncStatusParameters {
}

/** The parameters of sync.remoteChanged. */
export interface SyncRemoteChangedParameters {
  /** Which database; null for any. */
  database?: "private" | "shared" | "public" | null;
  /** Which zone; null for any. */
  zone?: CloudZoneInput | null;
}

/** The parameters of sync.accountChanged. */
export interface SyncAccountChangedParameters {
  /** Whether there is an account that can be used. */
  status: "available" | "noAccount" | "restricted" | "couldNotDetermine" | "temporarilyUnavailable";
  /** The user reference; it must be there with available. */
  account?: string | null;
}

/** The parameters of sync.account. */
export interface SyncAccountParameters {
}

/** The parameters of sync.switchAccount. */
export interface SyncSwitchAccountParameters {
  /** The user reference: the same on all devices of the account. */
  account: string;
  /**
   * Its container: the path of a file, the address of a server, or host; without it the one that there is.
   * Commands are for the command line alone.
   */
  cloud?: string | null;
  /** Whether what was changed here and was not sent yet may be lost; otherwise it is refused. */
  discard?: boolean | null;
}

/** The parameters of sync.queue.list. */
export interface SyncQueueListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of sync.queue.retry. */
export interface SyncQueueRetryParameters {
  /** This record alone; null for all. */
  record?: string | null;
}

/** The parameters of sync.queue.discard. */
export interface SyncQueueDiscardParameters {
  /** The record. */
  record: string;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sync.events.list. */
export interface SyncEventsListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of sync.conflicts.list. */
export interface SyncConflictsListParameters {
  /** Of this record alone. */
  record?: string | null;
  /** Only those of which somebody has said which value is right, or only the others. */
  resolved?: boolean | null;
  /**
   * Whether conflicts of the account's own records are meant, which belong to no company; without it only
   * where record is one of these.
   */
  account?: boolean | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
}

/** The parameters of sync.conflicts.resolve. */
export interface SyncConflictsResolveParameters {
  /** local for the value of the device that found the conflict, server for the cloud's. */
  take: "local" | "server";
  /** The conflict. */
  id?: string | null;
  /** The record: without an id, all its conflicts of which nobody has said it. */
  record?: string | null;
  /**
   * The company; without it the account, where the record that is named is the account's own; else the
   * selected company, or the only one that there is.
   */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.create. */
export interface SharingCreateParameters {
  /** Whom the share's own link lets in; none without it: who is invited alone. */
  publicPermission?: "none" | "readOnly" | "readWrite" | null;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask?: number | null;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask?: number | null;
  /** A preset (access.presets) that sets both masks; not together with either. */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.get. */
export interface SharingGetParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of sharing.invite. */
export interface SharingInviteParameters {
  /** An address, a number or a label: whose user reference it is needs no other link than the share's own. */
  as: string;
  /** readWrite, which it is without it: what the rights allow; readOnly: to look on, whatever they allow. */
  permission?: "readWrite" | "readOnly" | null;
  /** What people call them: any text of one line. */
  name?: string | null;
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask?: number | null;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask?: number | null;
  /** A preset (access.presets) that sets both masks; not together with either. */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.setPublic. */
export interface SharingSetPublicParameters {
  /**
   * Whom the share's own link lets in. none: who is invited alone; readOnly: whoever has it, to look on;
   * readWrite: whoever has it, to do what their access record allows.
   */
  publicPermission: "none" | "readOnly" | "readWrite";
  /** The departments in which they do the daily work, a bit each; access.departments lists the bits. */
  deptMask?: number | null;
  /** The departments in which they also delete, approve and see costs, a bit each. */
  managerMask?: number | null;
  /** A preset (access.presets) that sets both masks; not together with either. */
  preset?: "sales" | "warehouse" | "management" | "viewer" | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.participants.list. */
export interface SharingParticipantsListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
}

/** The parameters of sharing.participants.update. */
export interface SharingParticipantsUpdateParameters {
  /** The participant. */
  participant: string;
  /** readWrite: what the access record allows; readOnly: to look on, whatever it allows. */
  permission: "readWrite" | "readOnly";
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.participants.remove. */
export interface SharingParticipantsRemoveParameters {
  /** The participant. */
  participant: string;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.revoke. */
export interface SharingRevokeParameters {
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of sharing.preview. */
export interface SharingPreviewParameters {
  /** The link: a share's own, or an invitation's. */
  url: string;
}

/** The parameters of sharing.accept. */
export interface SharingAcceptParameters {
  /** The link: a share's own, or an invitation's. */
  url: string;
  /** What people are to call who accepts it, where the owner has said no name. */
  name?: string | null;
  /** Echoed in rpc.progress, which tells how many records have come. */
  progressToken?: string | number | null;
}

/** The parameters of sharing.leave. */
export interface SharingLeaveParameters {
  /** The company. */
  company: string;
}

/** The parameters of sharing.departures.list. */
export interface SharingDeparturesListParameters {
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of sharing.present. */
export interface SharingPresentParameters {
  /** Whose invitation it is, which is not accepted yet; the share's own link without it. */
  participant?: string | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /** The company; without it the selected one, or the only one that there is. */
  company?: string | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of content.types. */
export interface ContentTypesParameters {
}

/** The parameters of content.list. */
export interface ContentListParameters {
  /** The kind of record. */
  type: string;
  /** What the records must match, all of it; all records of the type without it. */
  filter?: CloudComparisonInput[] | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of content.get. */
export interface ContentGetParameters {
  /** The kind of record. */
  type: string;
  /** The record's name in the public database. */
  id: string;
}

/** The parameters of content.refresh. */
export interface ContentRefreshParameters {
  /** The kind of record. */
  type: string;
  /**
   * Which records the device fetches from now on; those of before without it, and all records for an empty
   * list.
   */
  filter?: CloudComparisonInput[] | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of policy.check. */
export interface PolicyCheckParameters {
  /** The app's version; 1.10 is above 1.9, and 1.2 is 1.2.0. */
  version: string;
}

/** The parameters of policy.flags. */
export interface PolicyFlagsParameters {
}

/** The parameters of policy.flag. */
export interface PolicyFlagParameters {
  /** The flag's name. */
  name: string;
  /** What holds when the flag is not known; false without it. */
  fallback?: boolean | null;
}

/** The parameters of policy.promotions.list. */
export interface PolicyPromotionsListParameters {
  /** The app's version; without it, promotions for certain versions don't apply. */
  version?: string | null;
  /** The user's language, such as de-AT; without it, promotions for certain languages don't apply. */
  locale?: string | null;
  /** Who is counted by percentages; the account's id, in lower case, without it. */
  subject?: string | null;
  /** Where in the app they are shown: those for other places are left out; all places without it. */
  placement?: string | null;
  /** The audiences that the user belongs to; without it, promotions for certain audiences don't apply. */
  audiences?: string[] | null;
}

/** The parameters of policy.promotions.dismiss. */
export interface PolicyPromotionsDismissParameters {
  /** The promotion. */
  id: string;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of policy.update.later. */
export interface PolicyUpdateLaterParameters {
  /** The app's version, as policy.check gets it, or the one that is recommended. */
  version: string;
  /** For how many days of 24 hours. */
  days: number;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of policy.update.open. */
export interface PolicyUpdateOpenParameters {
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of policy.deployment.get. */
export interface PolicyDeploymentGetParameters {
}

/** The parameters of policy.deployment.set. */
export interface PolicyDeploymentSetParameters {
  /** The deployment path; null or nothing removes what was stored. */
  path?: "appleNative" | "backend" | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of policy.refresh. */
export interface PolicyRefreshParameters {
  /** Which document. */
  document: "AppConfig" | "IAPPromo";
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** Passed back in rpc.progress when the host tells how far it is. */
  progressToken?: string | number | null;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.recents.list. */
export interface WidgetsRecentsListParameters {
}

/** The parameters of widgets.recents.add. */
export interface WidgetsRecentsAddParameters {
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
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.recents.remove. */
export interface WidgetsRecentsRemoveParameters {
  /** The place. */
  id: string;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.recents.clear. */
export interface WidgetsRecentsClearParameters {
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.recents.import. */
export interface WidgetsRecentsImportParameters {
  /** The newest first. */
  places: ImportedPlace[];
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.entities.get. */
export interface WidgetsEntitiesGetParameters {
  /** The ids, as widgets were set up with them. */
  ids?: string[] | null;
}

/** The parameters of widgets.entities.suggested. */
export interface WidgetsEntitiesSuggestedParameters {
}

/** The parameters of widgets.entities.matching. */
export interface WidgetsEntitiesMatchingParameters {
  /** What was typed. */
  text: string;
  /** How many at most; 20 without it. */
  limit?: number | null;
}

/** The parameters of widgets.place.get. */
export interface WidgetsPlaceGetParameters {
  /** How many seconds old the device's place may be before it is said to be old; 86400 without it. */
  maxAge?: number | null;
}

/** The parameters of widgets.place.choose. */
export interface WidgetsPlaceChooseParameters {
  /** The place, as widgets.recents.add answered it. */
  place: string;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.place.useDevice. */
export interface WidgetsPlaceUseDeviceParameters {
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of widgets.timeline. */
export interface WidgetsTimelineParameters {
  /**
   * The place that the widget is set up with; without it the one of widgets.place.choose, or else the
   * device's.
   */
  place?: string | null;
  /** How many hours at most; 12 without it. */
  hours?: number | null;
  /** The scale of the temperatures; without it the app group's scale, or else celsius. */
  scale?: "celsius" | "fahrenheit" | "kelvin" | "humanus" | null;
  /** How many milliseconds the host has; 10,000 without it. */
  deadline?: number | null;
  /** How many seconds old the device's place may be before it is said to be old; 86400 without it. */
  maxAge?: number | null;
}

/** The parameters of appGroup.get. */
export interface AppGroupGetParameters {
  /**
   * The value's name: scale, recents, entitlements, devicePlace, widgetPlace, flags, registry (the newest
   * 2,000 places that widgets were offered), or one of the app's own, which begins with app.
   */
  name: string;
}

/** The parameters of appGroup.set. */
export interface AppGroupSetParameters {
  /** scale, or a name that begins with app. */
  name: string;
  /** The value; null removes it. */
  value?: unknown;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of appGroup.list. */
export interface AppGroupListParameters {
}

/** The parameters of links.open. */
export interface LinksOpenParameters {
  /**
   * The link: SCHEME://PATH with a scheme of --links, or https with one of its hosts;
   * https://HOST/share/TOKEN leads to what somebody shares.
   */
  url: string;
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of links.pending. */
export interface LinksPendingParameters {
}

/** The parameters of links.drain. */
export interface LinksDrainParameters {
  /** Whether the scene can show it. */
  phase: "active" | "inactive" | "background";
  /**
   * Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
   * changes nothing, for 30 days.
   */
  idempotencyKey?: string | null;
}

/** The parameters of log.write. */
export interface LogWriteParameters {
  /** How grave it is. A line of any level is kept. */
  level: "error" | "warning" | "info" | "debug";
  /**
   * What it is about: debug, cloudKit, error, or any name of 1 to 64 letters and digits, with single spaces
   * or . _ / - between them.
   */
  category: string;
  /** What it says. */
  message: string;
  /** More about it: an object, of at most 4,000 characters as JSON. */
  fields?: { [name: string]: unknown } | null;
}

/** The parameters of log.read. */
export interface LogReadParameters {
  /** Lines from this instant on: the list ends before the first line that is older. */
  since?: string | null;
  /** Lines that are at least as grave. */
  level?: "error" | "warning" | "info" | "debug" | null;
  /** Lines of this category. */
  category?: string | null;
  /** Lines whose message or fields have this text, whatever the case of its letters. */
  text?: string | null;
  /** The most that a page may hold; 50 without it. */
  limit?: number | null;
  /** The next of the page before. */
  after?: string | null;
}

/** The parameters of log.export. */
export interface LogExportParameters {
  /** The file; one that is there is refused, unless overwrite is true. It, or inline, must be given. */
  path?: string | null;
  /** true for a text in the answer, of at most 4 MiB. */
  inline?: boolean | null;
  /** Echoed in rpc.progress, which tells how many lines are written. */
  progressToken?: string | number | null;
  /** true to replace a file that is there, once the new one is whole. */
  overwrite?: boolean | null;
}

/** The parameters of log.clear. */
export interface LogClearParameters {
}

