// Generated from Schemas/openrpc.json by generate-clients.

/** The services, with their collections and methods. */

import type { Method, OptionalMethod } from "../methods.js";
import type * as Parameters from "./parameters.js";
import type {
  ABCReport,
  AcceptedShare,
  AccessRecord,
  ActivityPage,
  AgingReport,
  AllowedMethods,
  AnalyzedFlavor,
  AppDiagnostics,
  Asset,
  AssetBytes,
  AssetPage,
  AssetPath,
  AuthGate,
  AuthState,
  Availability,
  BackupReport,
  Bean,
  BeanPage,
  Brew,
  BrewPage,
  BrewSectionPage,
  Caller,
  Cancelled,
  CancelledAnswer,
  ChatExport,
  CheckedFeature,
  CheckedMethod,
  ClearedLog,
  ClearedRecents,
  Company,
  CompletedTerms,
  Contact,
  ContactNote,
  ContactPage,
  ContentPage,
  ContentType,
  ContentTypes,
  Conversation,
  ConversationList,
  ConversationPage,
  ConvertedTemperature,
  Count,
  CountLine,
  CountPage,
  Credential,
  CurrentEntitlements,
  CurrentWeather,
  DaySummary,
  Deleted,
  DeletedAccount,
  DepartmentPage,
  DeparturePage,
  Deployment,
  DescribedSettings,
  DeviceLocation,
  Diagnostics,
  DiscardedRecord,
  Dismissal,
  Dispatch,
  DispatchPage,
  DispatchView,
  DuplicateContactsPage,
  EntitlementSnapshot,
  Equipment,
  EquipmentPage,
  EventPage,
  ExpiringLotPage,
  ExplainedInsights,
  Explanation,
  ExportReport,
  Feedback,
  FeedbackPage,
  FigurePoints,
  Flags,
  FlavorWheel,
  FoundContact,
  FoundContactPage,
  FoundContent,
  FoundItemPage,
  FoundMessagePage,
  FoundPlaces,
  GeocodedPlace,
  Hello,
  HistoryEntryPage,
  HostChecked,
  HourlyWeather,
  HumanusTable,
  ImportReport,
  Info,
  Ingested,
  Insights,
  IntentList,
  Item,
  ItemOverview,
  ItemPage,
  JournalOverview,
  KeptDocumentPage,
  KnownItems,
  Label,
  LabelPage,
  LastLocation,
  LeftCompany,
  LinkList,
  ListedAccessPage,
  ListedCompany,
  ListedCompanyPage,
  ListedCountLinePage,
  ListedLotPage,
  LiveClosed,
  LiveOpened,
  Loan,
  LoanPage,
  Location,
  LocationAuthorization,
  LocationPage,
  LocationTree,
  LogExportReport,
  LogLinePage,
  Lot,
  LowStockPage,
  MessagePage,
  NamedPersonPage,
  NotedPayment,
  OpenedLink,
  OpenedUpdate,
  OrderDocument,
  OrderLine,
  OrderPage,
  OrderView,
  OverdueLoanPage,
  Page,
  Participant,
  ParticipantPage,
  PickedPlacePage,
  PlaceList,
  PolicyVerdict,
  Pong,
  PostedStock,
  PresentedLink,
  PresetPage,
  Products,
  Progressed,
  Promotions,
  Provided,
  Purchase,
  PurchaseIntent,
  PurchaseLine,
  PurchasePage,
  PurchaseView,
  Purchased,
  QueuedRecordPage,
  RebuiltStock,
  ReceivedPurchase,
  RecentList,
  Recipe,
  RecipePage,
  Recommendation,
  RecommendedParameters,
  RefreshedDocument,
  Removed,
  RemovedRecent,
  RenamedLabel,
  ReportExplanation,
  ResolvedCode,
  ResolvedConflicts,
  ResolvedPlace,
  ReturnedGoods,
  ReversedReceipt,
  SalesReport,
  ScaledRecipe,
  SentMessage,
  SettingValues,
  Share,
  SharePreview,
  SharedNames,
  SharedValue,
  SharingState,
  Shipment,
  ShownFlag,
  ShownOrder,
  ShownPlace,
  SignedIn,
  StockAlertPage,
  StockEntryPage,
  StockLevelPage,
  StockValueReport,
  StoreEnvironment,
  StoreListing,
  Subscribed,
  SuggestedNotes,
  SuggestedPlaces,
  SuggestedPurchases,
  SyncAccount,
  SyncConflictPage,
  SyncEventPage,
  SyncStatus,
  Tasting,
  TastingPage,
  TelemetryNames,
  TemperatureScalePage,
  TierLimitsPage,
  Timeline,
  TrackedEvent,
  TurnoverReport,
  UncountedStockPage,
  Unsubscribed,
  UpdateDelay,
  Upload,
  User,
  Validation,
  View,
  ViewPage,
  WidgetPlace,
  WrittenLine,
} from "./records.js";

/** The core's own methods about its methods. */
export interface RpcMethods {
  /**
   * Answers the OpenRPC document of all methods (OpenRPC 1.3, section Service Discovery Method).
   *
   * Answers: An OpenRPC document.
   *
   * Kinds of errors: invalidParams.
   */
  readonly discover: OptionalMethod<"rpc.discover", "read", Parameters.RpcDiscoverParameters, { [name: string]: unknown }>;
  /**
   * Cancels a request that waits for the host, or for work that takes long: it is answered with the error
   * requestCancelled, behind this reply.
   *
   * Answers: How many requests waited with this id; 0 when it has its reply already.
   *
   * Kinds of errors: invalidParams.
   */
  readonly cancel: Method<"rpc.cancel", "session", Parameters.RpcCancelParameters, Cancelled>;
}

/** The process itself. */
export interface SystemMethods {
  /**
   * Answers at once, with an empty object.
   *
   * Answers: Nothing but the fact that there is an answer.
   *
   * Kinds of errors: invalidParams.
   */
  readonly ping: OptionalMethod<"system.ping", "read", Parameters.SystemPingParameters, Pong>;
  /**
   * Agrees on the version of the protocol. Nobody has to: without it, the newest version is spoken.
   *
   * Answers: The version that is spoken from now on, and who speaks it.
   *
   * Kinds of errors: invalidParams, unsupportedProtocol.
   */
  readonly hello: Method<"system.hello", "session", Parameters.SystemHelloParameters, Hello>;
  /**
   * Answers what this process is: its version and what it works with.
   *
   * Answers: The process.
   *
   * Kinds of errors: invalidParams.
   */
  readonly info: OptionalMethod<"system.info", "read", Parameters.SystemInfoParameters, Info>;
  /**
   * Answers what helps to find a fault: versions, sizes, the newest lines of the log. It holds nothing that
   * users wrote.
   *
   * Answers: The state of the process and of its stores.
   *
   * Kinds of errors: invalidParams.
   */
  readonly diagnostics: OptionalMethod<"system.diagnostics", "read", Parameters.SystemDiagnosticsParameters, Diagnostics>;
  /**
   * Writes all of the data directory to one file, as it is at one moment: the stores, and the files of
   * assets. A file of assets that can't be read is left out, and named in missing. Other requests are served
   * meanwhile. mainspring restore makes a data directory of the file.
   *
   * Answers: What was written, once the file is in its place, on the disk, and all of it was read again.
   *
   * Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled, storageFault.
   */
  readonly backup: Method<"system.backup", "session", Parameters.SystemBackupParameters, BackupReport>;
  /**
   * Lists the conversations of the core: one, but where several programs share it (--shared).
   *
   * Answers: The conversations that there are, the oldest first.
   *
   * Kinds of errors: invalidParams.
   */
  readonly conversations: OptionalMethod<"system.conversations", "read", Parameters.SystemConversationsParameters, ConversationList>;
}

/** What the host does for the core, and tells it. */
export interface HostMethods {
  /**
   * Says which requests of the core the host can answer; in the place of what it said before.
   *
   * Answers: Which of them the core will use.
   *
   * Kinds of errors: invalidParams.
   */
  readonly provide: OptionalMethod<"host.provide", "session", Parameters.HostProvideParameters, Provided>;
  /**
   * The host tells how far it is with a request of the core, or a part of its answer. The reply waits until
   * those who are told of it have read enough: a host that sends some parts as requests, and waits for the
   * replies, sends no faster than they read.
   *
   * Answers: Whether anybody waits for that request.
   *
   * Kinds of errors: invalidParams, limitReached, requestCancelled.
   */
  readonly progress: Method<"host.progress", "session", Parameters.HostProgressParameters, Progressed>;
  /**
   * Asks the host for host.ping, and answers what came back: whether host calls work from end to end.
   *
   * Answers: What the host answered.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly check: Method<"host.check", "read", Parameters.HostCheckParameters, HostChecked>;
}

/** What has changed: a log to read, and to be told of. */
export interface EventsMethods {
  /**
   * Answers what has changed since a place in the log of changes, oldest first.
   *
   * Answers: The changes, and the place behind them.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly since: OptionalMethod<"events.since", "read", Parameters.EventsSinceParameters, EventPage>;
  /**
   * Sends events.changed whenever something changes, until the conversation ends or unsubscribes.
   *
   * Answers: The subscription's handle, and the place from which on it tells everything.
   *
   * Kinds of errors: invalidParams, limitReached.
   */
  readonly subscribe: OptionalMethod<"events.subscribe", "session", Parameters.EventsSubscribeParameters, Subscribed>;
  /**
   * Ends a subscription.
   *
   * Answers: What has ended.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly unsubscribe: Method<"events.unsubscribe", "session", Parameters.EventsUnsubscribeParameters, Unsubscribed>;
}

/** Queries whose answers are sent again when they change. */
export interface LiveMethods {
  /**
   * Answers what a reading method answers, and sends live.changed whenever that differs, until it is closed.
   *
   * Answers: The query's handle, and the first result. The method's own rule of access is checked at each
   * run.
   *
   * Kinds of errors: invalidParams, limitReached, notFound, noCompany, signInRequired, forbidden,
   * cursorTooOld.
   */
  readonly open: Method<"live.open", "session", Parameters.LiveOpenParameters, LiveOpened>;
  /**
   * Closes a live query.
   *
   * Answers: What was closed.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly close: Method<"live.close", "session", Parameters.LiveCloseParameters, LiveClosed>;
}

/** Temperatures in Celsius, Fahrenheit, Kelvin and Humanus. */
export interface TemperatureMethods {
  /**
   * Converts one temperature, or a list of them, from one scale to another.
   *
   * Answers: The converted value, or the list of them in the same order.
   *
   * Kinds of errors: invalidParams.
   */
  readonly convert: Method<"temperature.convert", "read", Parameters.TemperatureConvertParameters, ConvertedTemperature>;
  /**
   * Lists the temperature scales.
   *
   * Answers: All scales, in a fixed order.
   *
   * Kinds of errors: invalidParams.
   */
  readonly scales: OptionalMethod<"temperature.scales", "read", Parameters.TemperatureScalesParameters, TemperatureScalePage>;
  /**
   * Answers the table of the Humanus scale: its id, where it comes from, and its knots.
   *
   * Answers: The table in use.
   *
   * Kinds of errors: invalidParams.
   */
  readonly table: OptionalMethod<"temperature.table", "read", Parameters.TemperatureTableParameters, HumanusTable>;
}

/** The weather of places, from the host, kept for a while. */
export interface WeatherMethods {
  /**
   * The weather that a place has now. Places whose coordinates are the same when rounded to three decimals
   * are one.
   *
   * Answers: The weather, and how new that is.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly current: Method<"weather.current", "read", Parameters.WeatherCurrentParameters, CurrentWeather>;
  /**
   * The weather that a place will have in the next hours. Places whose coordinates are the same when rounded
   * to three decimals are one.
   *
   * Answers: The weather hour by hour, and how new that is.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly hourly: Method<"weather.hourly", "read", Parameters.WeatherHourlyParameters, HourlyWeather>;
}

/** Where the device is, whether the app may know, and what places are called. */
export interface LocationMethods {
  /**
   * Whether the app may know where the device is, as far as the host has said.
   *
   * Answers: What has been decided.
   *
   * Kinds of errors: invalidParams.
   */
  readonly authorization: OptionalMethod<"location.authorization", "read", Parameters.LocationAuthorizationParameters, LocationAuthorization>;
  /**
   * The host tells whether the app may know where the device is.
   *
   * Answers: What is kept; as before when nothing has changed.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly setAuthorization: Method<"location.setAuthorization", "write", Parameters.LocationSetAuthorizationParameters, LocationAuthorization>;
  /**
   * Asks the host once where the device is; that is the device's place from then on.
   *
   * Answers: Where the device is.
   *
   * Kinds of errors: invalidParams, locationDenied, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"location.request", "write", Parameters.LocationRequestParameters, DeviceLocation>;
  /**
   * The device's place: where location.request has found it last.
   *
   * Answers: The place; null as long as there is none.
   *
   * Kinds of errors: invalidParams.
   */
  readonly last: OptionalMethod<"location.last", "read", Parameters.LocationLastParameters, LastLocation | null>;
  /**
   * What the place at a point is called. The host is asked once for a place; points are one place when they
   * are the same to four decimals.
   *
   * Answers: The place's name, and what it belongs to.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly geocode: Method<"location.geocode", "read", Parameters.LocationGeocodeParameters, GeocodedPlace>;
}

/** Places by what they are called. */
export interface PlacesMethods {
  /**
   * Places whose names begin like a text that is being typed: from a host that offers them, else the cities
   * of the system's time zones, also when the host is late or has an error. Suggestions of the host have no
   * coordinates until places.resolve is called.
   *
   * Answers: The places that were found, and the suggestions.
   *
   * Kinds of errors: invalidParams, placesUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly search: Method<"places.search", "read", Parameters.PlacesSearchParameters, FoundPlaces>;
  /**
   * Where a place is that places.search has suggested, as the host knows it. Pass the result to
   * widgets.recents.add to register the place.
   *
   * Answers: The place, as widgets.recents.add takes it.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly resolve: Method<"places.resolve", "read", Parameters.PlacesResolveParameters, ResolvedPlace>;
}

/** Companies: the tenants that records belong to, and which one is selected. */
export interface CompaniesMethods {
  /**
   * Creates a company in the private store, with the account as its owner. With credentials, only who signs
   * in acts there from then on.
   *
   * Answers: The new company.
   *
   * Kinds of errors: invalidParams, limitReached, requestCancelled, keyReused.
   */
  readonly create: Method<"companies.create", "write", Parameters.CompaniesCreateParameters, Company>;
  /**
   * Answers one company.
   *
   * Answers: The company as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"companies.get", "read", Parameters.CompaniesGetParameters, Company>;
  /**
   * Lists the companies that the account owns or takes part in, oldest first.
   *
   * Answers: A page of companies.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"companies.list", "read", Parameters.CompaniesListParameters, ListedCompanyPage>;
  /**
   * Answers the company of the account's own inventory, and makes it at the first call. There is one.
   *
   * Answers: The personal company.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly personal: OptionalMethod<"companies.personal", "write", Parameters.CompaniesPersonalParameters, Company>;
  /**
   * Changes the named members of a company and leaves the others.
   *
   * Answers: The company after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
   */
  readonly update: Method<"companies.update", "write", Parameters.CompaniesUpdateParameters, Company>;
  /**
   * Sets the tier of a company. The core does not check payment: in production the tier follows from what was
   * bought, and nobody sets it. What a smaller tier would not allow stays, and no more is added.
   *
   * Answers: The company after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
   */
  readonly setTier: Method<"companies.setTier", "write", Parameters.CompaniesSetTierParameters, Company>;
  /**
   * Lets the tier of a company follow, from now on, from what the account that owns it has bought;
   * companies.setTier ends that.
   *
   * Answers: The company after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
   */
  readonly followEntitlements: OptionalMethod<"companies.followEntitlements", "write", Parameters.CompaniesFollowEntitlementsParameters, Company>;
  /**
   * Lists the tiers, the smallest first, with what each allows.
   *
   * Answers: The tiers.
   *
   * Kinds of errors: invalidParams.
   */
  readonly tiers: OptionalMethod<"companies.tiers", "read", Parameters.CompaniesTiersParameters, TierLimitsPage>;
  /**
   * Deletes a company with everything that belongs to it. There is no way back, so it is for the founder
   * alone.
   *
   * Answers: The deleted record.
   *
   * Kinds of errors: invalidParams, notFound, signInRequired, forbidden, conflict, keyReused.
   */
  readonly delete: Method<"companies.delete", "write", Parameters.CompaniesDeleteParameters, Deleted>;
  /**
   * Selects the company that requests without one mean; kept until it is changed, also over restarts.
   *
   * Answers: The selected company, or null.
   *
   * Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly select: OptionalMethod<"companies.select", "write", Parameters.CompaniesSelectParameters, ListedCompany | null>;
  /**
   * Answers the selected company, the store that holds it and the caller's role.
   *
   * Answers: The selected company, or the only one where none was selected or the selected one is gone; null
   * for none.
   *
   * Kinds of errors: invalidParams.
   */
  readonly selected: OptionalMethod<"companies.selected", "read", Parameters.CompaniesSelectedParameters, ListedCompany | null>;
}

/** The methods access.credentials.*. */
export interface AccessCredentialsMethods {
  /**
   * Gives somebody a username and a password to sign in with. From a company's first ones on, which must be
   * the founder's, only who is signed in acts there. A manager gives them to who holds nothing beyond the
   * manager's departments; the founder's make nobody but the founder. In a company that others share, whoever
   * takes part makes their own, whatever they hold there: from then on they sign in on each of the account's
   * devices, and nobody else sees them.
   *
   * Answers: The credentials, without the password.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, duplicate, ownerNeeded,
   * tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly create: Method<"access.credentials.create", "write", Parameters.AccessCredentialsCreateParameters, Credential>;
  /**
   * Changes the password of who is signed in.
   *
   * Answers: The credentials, without the password.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, signInFailed, tooManyAttempts,
   * limitReached, requestCancelled, keyReused.
   */
  readonly changePassword: Method<"access.credentials.changePassword", "write", Parameters.AccessCredentialsChangePasswordParameters, Credential>;
  /**
   * Gives somebody else a new password who has lost theirs; ends their session, and forgets failed attempts.
   * A manager does so for who holds nothing beyond the manager's departments; for the founder nobody does.
   *
   * Answers: The credentials, without the password.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tooManyAttempts,
   * limitReached, requestCancelled, keyReused.
   */
  readonly resetPassword: Method<"access.credentials.resetPassword", "write", Parameters.AccessCredentialsResetPasswordParameters, Credential>;
  /**
   * Gives the account a new password for a company that others share with it, where its own is lost: the
   * cloud says whose account it is. Ends its sessions there, on all its devices.
   *
   * Answers: The credentials, without the password: access.signIn takes them.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, accountUnavailable, cloudUnavailable, limitReached,
   * requestCancelled.
   */
  readonly recover: Method<"access.credentials.recover", "session", Parameters.AccessCredentialsRecoverParameters, Credential>;
}

/** Who may do what in a company: access records, credentials, sign-in. */
export interface AccessMethods {
  /**
   * Answers who acts in a company, and what they hold there.
   *
   * Answers: Who asks. Without a company, and none selected, the account.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly whoami: OptionalMethod<"access.whoami", "read", Parameters.AccessWhoamiParameters, Caller>;
  /**
   * Answers for every method whether the caller may call it: for enabling and disabling buttons.
   *
   * Answers: All methods.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly allowed: OptionalMethod<"access.allowed", "read", Parameters.AccessAllowedParameters, AllowedMethods>;
  /**
   * Answers whether the caller, or another user, may call a method.
   *
   * Answers: Yes or no, and the reason.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly check: Method<"access.check", "read", Parameters.AccessCheckParameters, CheckedMethod>;
  /**
   * Answers why the caller, or another user, may call a method, or what would let them.
   *
   * Answers: The rule, what is held, and what would be enough.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly explain: Method<"access.explain", "read", Parameters.AccessExplainParameters, Explanation>;
  /**
   * Gives somebody rights in a company, who may be new there. Members that are not given stay as they are. A
   * manager gives and takes the daily work in their own departments, and nothing of an owner's.
   *
   * Answers: What they may do now; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded,
   * tierRequired, keyReused.
   */
  readonly grant: OptionalMethod<"access.grant", "write", Parameters.AccessGrantParameters, AccessRecord>;
  /**
   * Takes all rights in a company from somebody, with their credentials and their session. Who they were
   * stays known: access.people. A manager lets go who holds nothing beyond the manager's departments.
   *
   * Answers: The access record that is gone.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, ownerNeeded,
   * keyReused.
   */
  readonly revoke: Method<"access.revoke", "write", Parameters.AccessRevokeParameters, Deleted>;
  /**
   * Lists the people of a company with what they may do, in the order in which they were let in.
   *
   * Answers: A page of people.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"access.list", "read", Parameters.AccessListParameters, ListedAccessPage>;
  /**
   * Lists who is in a company, with their names, or what they sign in with where they have none, in the order
   * in which they were let in; where that is asked for, those who have left, too, with what they signed in
   * with.
   *
   * Answers: A page of people.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly people: OptionalMethod<"access.people", "read", Parameters.AccessPeopleParameters, NamedPersonPage>;
  /**
   * Passes a company on: another owner becomes its founder, whom nobody makes less, and who was the founder
   * stays an owner like others.
   *
   * Answers: What the new founder may do.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, ownerNeeded,
   * signInFailed, tooManyAttempts, limitReached, requestCancelled, keyReused.
   */
  readonly transfer: Method<"access.transfer", "write", Parameters.AccessTransferParameters, AccessRecord>;
  /**
   * Lists the departments of a company: those that every one has, and its own.
   *
   * Answers: The departments with their bits.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly departments: OptionalMethod<"access.departments", "read", Parameters.AccessDepartmentsParameters, DepartmentPage>;
  /**
   * Lists usual sets of rights, which access.grant takes by name.
   *
   * Answers: The presets.
   *
   * Kinds of errors: invalidParams.
   */
  readonly presets: OptionalMethod<"access.presets", "read", Parameters.AccessPresetsParameters, PresetPage>;
  /**
   * Lets somebody act in a company, in the place of who is signed in there; kept over restarts until they
   * sign out, or the company's sessionHours, or idleMinutes without a request, are over.
   *
   * Answers: Who acts there now. Later requests of the company wait for it; others may be answered before it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInFailed, tooManyAttempts, limitReached,
   * requestCancelled.
   */
  readonly signIn: Method<"access.signIn", "session", Parameters.AccessSignInParameters, Caller>;
  /**
   * Ends the session in a company.
   *
   * Answers: Who acts there now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, keyReused.
   */
  readonly signOut: OptionalMethod<"access.signOut", "write", Parameters.AccessSignOutParameters, Caller>;
  /** The methods access.credentials.*. */
  readonly credentials: AccessCredentialsMethods;
}

/** The methods entitlements.intents.*. */
export interface EntitlementsIntentsMethods {
  /**
   * Lists what somebody began to buy outside the app, in the order in which it came.
   *
   * Answers: The intents that wait.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"entitlements.intents.list", "read", Parameters.EntitlementsIntentsListParameters, IntentList>;
  /**
   * Keeps what somebody began to buy outside the app until it is drained; the same one that waits already is
   * not added again.
   *
   * Answers: The intent.
   *
   * Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly add: Method<"entitlements.intents.add", "write", Parameters.EntitlementsIntentsAddParameters, PurchaseIntent>;
  /**
   * Takes what somebody began to buy outside the app, once.
   *
   * Answers: The intents, which wait no longer.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: OptionalMethod<"entitlements.intents.drain", "write", Parameters.EntitlementsIntentsDrainParameters, IntentList>;
}

/** What the account has bought, proven by the App Store's signatures, and what that entitles to. */
export interface EntitlementsMethods {
  /**
   * Verifies what the App Store has signed (transactions, renewal infos, notifications, app transactions) and
   * keeps what is sound. What is not grants nothing, says why, and does not hinder the rest.
   *
   * Answers: What became of each document, and the tiers that the account has now; entitlements.current says
   * why.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly ingest: Method<"entitlements.ingest", "write", Parameters.EntitlementsIngestParameters, Ingested>;
  /**
   * Answers what the account is entitled to, and why.
   *
   * Answers: The tiers, the features, and the purchases that they follow from.
   *
   * Kinds of errors: invalidParams.
   */
  readonly current: OptionalMethod<"entitlements.current", "read", Parameters.EntitlementsCurrentParameters, CurrentEntitlements>;
  /**
   * Answers whether the account may use a feature, and what to buy otherwise.
   *
   * Answers: Yes or no, and what would allow it.
   *
   * Kinds of errors: invalidParams.
   */
  readonly check: Method<"entitlements.check", "read", Parameters.EntitlementsCheckParameters, CheckedFeature>;
  /**
   * Lists the signed documents that are kept, those that were signed last first.
   *
   * Answers: A page of documents.
   *
   * Kinds of errors: invalidParams.
   */
  readonly history: OptionalMethod<"entitlements.history", "read", Parameters.EntitlementsHistoryParameters, KeptDocumentPage>;
  /**
   * Answers the catalogue, and what the store says of its products. Prices that are older than a day are
   * renewed behind the reply.
   *
   * Answers: The catalogue, and what was bought that is not in it.
   *
   * Kinds of errors: invalidParams.
   */
  readonly products: OptionalMethod<"entitlements.products", "read", Parameters.EntitlementsProductsParameters, Products>;
  /**
   * Asks the host for the prices of all products of the catalogue and of promotions, and keeps them; what was
   * kept before stays when that fails.
   *
   * Answers: What the store sells on this device.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly productsRefresh: OptionalMethod<"entitlements.products.refresh", "write", Parameters.EntitlementsProductsRefreshParameters, StoreListing>;
  /**
   * Asks the host to let the user buy a product, and ingests its document before the reply. A purchase that
   * was interrupted is asked for again as the same one, so nobody pays twice.
   *
   * Answers: What became of the purchase, and what the account has now.
   *
   * Kinds of errors: invalidParams, storageFault, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly buy: Method<"entitlements.buy", "write", Parameters.EntitlementsBuyParameters, Purchased>;
  /**
   * Asks the host what the user has bought before, on any device, and ingests it.
   *
   * Answers: What became of each document, and what the account has now.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly restore: OptionalMethod<"entitlements.restore", "write", Parameters.EntitlementsRestoreParameters, Ingested>;
  /**
   * Answers the tiers and features that the account has, and since when: as they were kept when documents
   * came last, and computed anew only where something has ended since, or the core rests on something else.
   *
   * Answers: The tiers, the features, and when they last changed.
   *
   * Kinds of errors: invalidParams.
   */
  readonly snapshot: OptionalMethod<"entitlements.snapshot", "read", Parameters.EntitlementsSnapshotParameters, EntitlementSnapshot>;
  /**
   * Answers which App Store the account's documents are from, and which count.
   *
   * Answers: The environment, the app, and whose signatures count.
   *
   * Kinds of errors: invalidParams.
   */
  readonly environment: OptionalMethod<"entitlements.environment", "read", Parameters.EntitlementsEnvironmentParameters, StoreEnvironment>;
  /** The methods entitlements.intents.*. */
  readonly intents: EntitlementsIntentsMethods;
}

/** The methods inventory.items.*. */
export interface InventoryItemsMethods {
  /**
   * Creates an item.
   *
   * Answers: The new item.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
   * keyReused.
   */
  readonly create: Method<"inventory.items.create", "write", Parameters.InventoryItemsCreateParameters, Item>;
  /**
   * Lists the changes of an item, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"inventory.items.history", "read", Parameters.InventoryItemsHistoryParameters, HistoryEntryPage>;
  /**
   * Answers one item: by its id, or by its SKU.
   *
   * Answers: The item as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"inventory.items.get", "read", Parameters.InventoryItemsGetParameters, Item>;
  /**
   * Lists items, newest first or in another order, page by page.
   *
   * Answers: A page of items; where few of many are asked for, it may end early, and next goes on.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.items.list", "read", Parameters.InventoryItemsListParameters, ItemPage>;
  /**
   * Finds the items that fit a text best. A search that has to stop early ranks what it has seen, newest
   * items first, and says `partial`.
   *
   * Answers: A page of items, best first.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"inventory.items.search", "read", Parameters.InventoryItemsSearchParameters, FoundItemPage>;
  /**
   * Finds the items with a barcode, newest first, page by page.
   *
   * Answers: A page of items; a page may be empty and have a next.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly find: Method<"inventory.items.find", "read", Parameters.InventoryItemsFindParameters, ItemPage>;
  /**
   * Changes the named members of an item, named by its id or by its SKU, and leaves the others.
   *
   * Answers: The item after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.items.update", "write", Parameters.InventoryItemsUpdateParameters, Item>;
  /**
   * Changes the named members of the item with this SKU, or makes a new item of them if there is none.
   *
   * Answers: The item as it is now; a new one has the version 1.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * duplicate, inUse, keyReused.
   */
  readonly upsert: Method<"inventory.items.upsert", "write", Parameters.InventoryItemsUpsertParameters, Item>;
  /**
   * Deletes an item, named by its id or by its SKU.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: OptionalMethod<"inventory.items.delete", "write", Parameters.InventoryItemsDeleteParameters, Deleted>;
  /**
   * Answers what a screen shows of an item, in one: how much there is of it and where, the open orders and
   * purchases of it, and what has happened to it last.
   *
   * Answers: The item with all that.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly overview: OptionalMethod<"inventory.items.overview", "read", Parameters.InventoryItemsOverviewParameters, ItemOverview>;
  /**
   * Says that an item needs attention, and why; or, without a reason, that it does not any more.
   *
   * Answers: The item as it is now; the same as before when it had that reason already.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly flag: OptionalMethod<"inventory.items.flag", "write", Parameters.InventoryItemsFlagParameters, Item>;
  /**
   * Answers many items at once, named by their SKUs, their barcodes or their ids, archived ones, too.
   *
   * Answers: The items in the order in which they were named, and null for each that is unknown.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly lookup: OptionalMethod<"inventory.items.lookup", "read", Parameters.InventoryItemsLookupParameters, KnownItems>;
  /**
   * Writes all items of a company, whatever is archived, too, as a file or a text that its import reads; the
   * oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.items.export", "session", Parameters.InventoryItemsExportParameters, ExportReport>;
  /**
   * Reads items from a file or a text, as export writes them. A row that is refused keeps no other one out,
   * unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a
   * repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports
   * all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.items.import", "write", Parameters.InventoryItemsImportParameters, ImportReport>;
}

/** The methods inventory.categories.*. */
export interface InventoryCategoriesMethods {
  /**
   * Lists the categories that items have, by name, with how many items have each, page by page.
   *
   * Answers: A page of categories.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.categories.list", "read", Parameters.InventoryCategoriesListParameters, LabelPage>;
  /**
   * Gives all items with one category another in its place, archived items, too; the two become one where
   * both are there. Many items are many writes: whatever has ended them before the answer, a repeat goes on
   * with the others.
   *
   * Answers: How many items were changed. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.categories.rename", "write", Parameters.InventoryCategoriesRenameParameters, RenamedLabel>;
}

/** The methods inventory.tags.*. */
export interface InventoryTagsMethods {
  /**
   * Lists the tags that items have, by name, with how many items have each, page by page.
   *
   * Answers: A page of tags.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"inventory.tags.list", "read", Parameters.InventoryTagsListParameters, LabelPage>;
  /**
   * Gives all items with one tag another in its place, archived items, too; the two become one where both are
   * there. Many items are many writes: whatever has ended them before the answer, a repeat goes on with the
   * others.
   *
   * Answers: How many items were changed. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly rename: Method<"inventory.tags.rename", "write", Parameters.InventoryTagsRenameParameters, RenamedLabel>;
}

/** The methods inventory.entries.*. */
export interface InventoryEntriesMethods {
  /**
   * Writes all entries of a company as a file or a text for spreadsheets and other programs; the oldest
   * first. No import reads it.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.entries.export", "session", Parameters.InventoryEntriesExportParameters, ExportReport>;
}

/** The methods inventory.locations.*. */
export interface InventoryLocationsMethods {
  /**
   * Creates a location.
   *
   * Answers: The new location.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
   * keyReused.
   */
  readonly create: Method<"inventory.locations.create", "write", Parameters.InventoryLocationsCreateParameters, Location>;
  /**
   * Answers one location.
   *
   * Answers: The location as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.locations.get", "read", Parameters.InventoryLocationsGetParameters, Location>;
  /**
   * Lists locations, newest first, page by page.
   *
   * Answers: A page of locations.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.locations.list", "read", Parameters.InventoryLocationsListParameters, LocationPage>;
  /**
   * Changes the named members of a location and leaves the others.
   *
   * Answers: The location after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.locations.update", "write", Parameters.InventoryLocationsUpdateParameters, Location>;
  /**
   * Deletes a location.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"inventory.locations.delete", "write", Parameters.InventoryLocationsDeleteParameters, Deleted>;
  /**
   * Makes a location, with all that it holds, part of another one.
   *
   * Answers: The location as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly move: Method<"inventory.locations.move", "write", Parameters.InventoryLocationsMoveParameters, Location>;
  /**
   * Answers locations as a tree.
   *
   * Answers: The tree, each location before its parts.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly tree: OptionalMethod<"inventory.locations.tree", "read", Parameters.InventoryLocationsTreeParameters, LocationTree>;
  /**
   * Writes all locations of a company, whatever is archived, too, as a file or a text that its import reads;
   * the oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.locations.export", "session", Parameters.InventoryLocationsExportParameters, ExportReport>;
  /**
   * Reads locations from a file or a text, as export writes them. A row that is refused keeps no other one
   * out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
   * answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key
   * imports all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.locations.import", "write", Parameters.InventoryLocationsImportParameters, ImportReport>;
}

/** The methods inventory.lots.*. */
export interface InventoryLotsMethods {
  /**
   * Creates a lot.
   *
   * Answers: The new lot.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
   * keyReused.
   */
  readonly create: Method<"inventory.lots.create", "write", Parameters.InventoryLotsCreateParameters, Lot>;
  /**
   * Answers one lot.
   *
   * Answers: The lot as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.lots.get", "read", Parameters.InventoryLotsGetParameters, Lot>;
  /**
   * Changes the named members of a lot and leaves the others.
   *
   * Answers: The lot after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * duplicate, inUse, keyReused.
   */
  readonly update: Method<"inventory.lots.update", "write", Parameters.InventoryLotsUpdateParameters, Lot>;
  /**
   * Deletes a lot.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"inventory.lots.delete", "write", Parameters.InventoryLotsDeleteParameters, Deleted>;
  /**
   * Lists the changes of a lot, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"inventory.lots.history", "read", Parameters.InventoryLotsHistoryParameters, HistoryEntryPage>;
  /**
   * Lists lots with how much there is of each, newest first, page by page.
   *
   * Answers: A page of lots.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.lots.list", "read", Parameters.InventoryLotsListParameters, ListedLotPage>;
  /**
   * Makes something of a lot, where it lies, a lot of its own. What there is stays as much.
   *
   * Answers: The entries, which sum to 0, and how much there is now of either lot.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, duplicate,
   * insufficientStock, keyReused.
   */
  readonly split: Method<"inventory.lots.split", "write", Parameters.InventoryLotsSplitParameters, PostedStock>;
  /**
   * Makes all of some lots, wherever it lies, part of another of the same item, status and expiry; they are
   * archived. What there is stays as much.
   *
   * Answers: The entries, which sum to 0, and how much there is now of each lot.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly merge: Method<"inventory.lots.merge", "write", Parameters.InventoryLotsMergeParameters, PostedStock>;
  /**
   * Writes all lots of a company, whatever is archived, too, as a file or a text that its import reads; the
   * oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.lots.export", "session", Parameters.InventoryLotsExportParameters, ExportReport>;
  /**
   * Reads lots from a file or a text, as export writes them. A row that is refused keeps no other one out,
   * unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a
   * repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports
   * all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.lots.import", "write", Parameters.InventoryLotsImportParameters, ImportReport>;
}

/** The methods inventory.stock.*. */
export interface InventoryStockMethods {
  /**
   * Posts what was bought and has come.
   *
   * Answers: The entry, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly receive: Method<"inventory.stock.receive", "write", Parameters.InventoryStockReceiveParameters, PostedStock>;
  /**
   * Posts what was used up.
   *
   * Answers: The entry, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly consume: Method<"inventory.stock.consume", "write", Parameters.InventoryStockConsumeParameters, PostedStock>;
  /**
   * Moves stock from one location to another.
   *
   * Answers: Both entries, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly transfer: Method<"inventory.stock.transfer", "write", Parameters.InventoryStockTransferParameters, PostedStock>;
  /**
   * Posts what came back from a customer, perhaps of a line of an order, or goes back to a supplier.
   *
   * Answers: The entry, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly return: Method<"inventory.stock.return", "write", Parameters.InventoryStockReturnParameters, PostedStock>;
  /**
   * Corrects what there is of an item in a location, by so much or to so much.
   *
   * Answers: The entry, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly adjust: OptionalMethod<"inventory.stock.adjust", "write", Parameters.InventoryStockAdjustParameters, PostedStock>;
  /**
   * Takes a transaction of the ledger back, with entries of the opposite.
   *
   * Answers: The entries that take it back, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, alreadyReversed, keyReused.
   */
  readonly reverse: Method<"inventory.stock.reverse", "write", Parameters.InventoryStockReverseParameters, PostedStock>;
  /**
   * Posts many movements at once, all of them or none.
   *
   * Answers: All entries, and how much there is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.stock.post", "write", Parameters.InventoryStockPostParameters, PostedStock>;
  /**
   * Answers how much there is, in the order of the items' ids, page by page; a page's limit counts levels,
   * and the items that are looked at. Of an item that nothing has ever come of it says something only where
   * items or skus names it: inventory.items.list with levels has all items, with what there is of each.
   *
   * Answers: A page of levels.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly levels: OptionalMethod<"inventory.stock.levels", "read", Parameters.InventoryStockLevelsParameters, StockLevelPage>;
  /**
   * Lists the items whose projected stock is below their minStock, or below zero, those that lack most first.
   *
   * Answers: A page of items with what is lacking.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly low: OptionalMethod<"inventory.stock.low", "read", Parameters.InventoryStockLowParameters, LowStockPage>;
  /**
   * Lists where more was taken than there was, in the order of the items' ids, page by page.
   *
   * Answers: A page of levels below 0.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly negative: OptionalMethod<"inventory.stock.negative", "read", Parameters.InventoryStockNegativeParameters, StockLevelPage>;
  /**
   * Lists the ledger, newest entries first, page by page.
   *
   * Answers: A page of entries.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly entries: OptionalMethod<"inventory.stock.entries", "read", Parameters.InventoryStockEntriesParameters, StockEntryPage>;
  /**
   * Lists the lots in stock that expire soon, or have expired, the first to do so first, page by page.
   *
   * Answers: A page of lots with how much there is of each.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly expiring: OptionalMethod<"inventory.stock.expiring", "read", Parameters.InventoryStockExpiringParameters, ExpiringLotPage>;
  /**
   * Lists the lines that were crossed, newest first, page by page; each was an event, too.
   *
   * Answers: A page of alerts.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly alerts: OptionalMethod<"inventory.stock.alerts", "read", Parameters.InventoryStockAlertsParameters, StockAlertPage>;
  /**
   * Works out anew what is kept of all items beside the ledger, and puts right what differs; it is done once
   * a week in idle moments, too.
   *
   * Answers: What was wrong; each such item gets an alert, too. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly rebuild: OptionalMethod<"inventory.stock.rebuild", "write", Parameters.InventoryStockRebuildParameters, RebuiltStock>;
  /**
   * Writes all stock of a company, whatever is archived, too, as a file or a text that its import reads; the
   * oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.stock.export", "session", Parameters.InventoryStockExportParameters, ExportReport>;
  /**
   * Reads stock from a file or a text, as export writes them. A row that is refused keeps no other one out,
   * unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a
   * repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports
   * all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"inventory.stock.import", "write", Parameters.InventoryStockImportParameters, ImportReport>;
}

/** The methods inventory.counts.*. */
export interface InventoryCountsMethods {
  /**
   * Answers one count.
   *
   * Answers: The count as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.counts.get", "read", Parameters.InventoryCountsGetParameters, Count>;
  /**
   * Begins a stocktake, of all there is, or of what lies in a location, of a category or of some items.
   *
   * Answers: The new count.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly create: OptionalMethod<"inventory.counts.create", "write", Parameters.InventoryCountsCreateParameters, Count>;
  /**
   * Lists stocktakes, newest first, page by page.
   *
   * Answers: A page of counts.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.counts.list", "read", Parameters.InventoryCountsListParameters, CountPage>;
  /**
   * Notes what was found of an item in a place. What is found there again replaces it; all that was found is
   * kept.
   *
   * Answers: The line.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
   * limitReached, keyReused.
   */
  readonly record: Method<"inventory.counts.record", "write", Parameters.InventoryCountsRecordParameters, CountLine>;
  /**
   * Lists what was found, each place once, in the order of the ids of items, locations and lots, page by
   * page.
   *
   * Answers: A page of lines.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly lines: Method<"inventory.counts.lines", "read", Parameters.InventoryCountsLinesParameters, ListedCountLinePage>;
  /**
   * Lists what the ledger says there is of what the stocktake is of, and nobody has counted yet, but for what
   * is lent: it stays as it is when the count is posted. In the order of the ids of items, locations and
   * lots, page by page; a page may have fewer than its limit though more follow.
   *
   * Answers: A page of places.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly uncounted: Method<"inventory.counts.uncounted", "read", Parameters.InventoryCountsUncountedParameters, UncountedStockPage>;
  /**
   * Says that all is counted, so that somebody can look at what differs.
   *
   * Answers: The count as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly submit: Method<"inventory.counts.submit", "write", Parameters.InventoryCountsSubmitParameters, Count>;
  /**
   * Lets a count that was submitted go on.
   *
   * Answers: The count as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly reopen: Method<"inventory.counts.reopen", "write", Parameters.InventoryCountsReopenParameters, Count>;
  /**
   * Posts what differs from what was expected to the ledger, in one transaction; nothing where nothing does.
   *
   * Answers: The count as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, insufficientStock, keyReused.
   */
  readonly post: Method<"inventory.counts.post", "write", Parameters.InventoryCountsPostParameters, Count>;
  /**
   * Ends a count without a trace in the ledger.
   *
   * Answers: The count as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly cancel: Method<"inventory.counts.cancel", "write", Parameters.InventoryCountsCancelParameters, Count>;
  /**
   * Writes all counts of a company as a file or a text for spreadsheets and other programs; the oldest first.
   * No import reads it.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.counts.export", "session", Parameters.InventoryCountsExportParameters, ExportReport>;
}

/** The methods inventory.loans.*. */
export interface InventoryLoansMethods {
  /**
   * Answers one loan.
   *
   * Answers: The loan as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"inventory.loans.get", "read", Parameters.InventoryLoansGetParameters, Loan>;
  /**
   * Lends something to a contact or to somebody of the company, or notes that it was borrowed.
   *
   * Answers: The loan.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * insufficientStock, keyReused.
   */
  readonly create: Method<"inventory.loans.create", "write", Parameters.InventoryLoansCreateParameters, Loan>;
  /**
   * Lists loans, newest first, page by page.
   *
   * Answers: A page of loans.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"inventory.loans.list", "read", Parameters.InventoryLoansListParameters, LoanPage>;
  /**
   * Changes when a loan is to be back, or its note; another date is watched anew.
   *
   * Answers: The loan after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"inventory.loans.update", "write", Parameters.InventoryLoansUpdateParameters, Loan>;
  /**
   * Notes that a loan is back, or some of it.
   *
   * Answers: The loan as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * insufficientStock, keyReused.
   */
  readonly return: Method<"inventory.loans.return", "write", Parameters.InventoryLoansReturnParameters, Loan>;
  /**
   * Gives up a loan, or some of it: it is no stock any more.
   *
   * Answers: The loan as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * insufficientStock, keyReused.
   */
  readonly lose: Method<"inventory.loans.lose", "write", Parameters.InventoryLoansLoseParameters, Loan>;
  /**
   * Lists the loans that should be back, those that should be longest first, page by page.
   *
   * Answers: A page of loans.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly overdue: OptionalMethod<"inventory.loans.overdue", "read", Parameters.InventoryLoansOverdueParameters, OverdueLoanPage>;
  /**
   * Writes all loans of a company as a file or a text for spreadsheets and other programs; the oldest first.
   * No import reads it.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"inventory.loans.export", "session", Parameters.InventoryLoansExportParameters, ExportReport>;
}

/** What a company keeps in stock. */
export interface InventoryMethods {
  /** The methods inventory.items.*. */
  readonly items: InventoryItemsMethods;
  /** The methods inventory.categories.*. */
  readonly categories: InventoryCategoriesMethods;
  /** The methods inventory.tags.*. */
  readonly tags: InventoryTagsMethods;
  /** The methods inventory.entries.*. */
  readonly entries: InventoryEntriesMethods;
  /** The methods inventory.locations.*. */
  readonly locations: InventoryLocationsMethods;
  /** The methods inventory.lots.*. */
  readonly lots: InventoryLotsMethods;
  /** The methods inventory.stock.*. */
  readonly stock: InventoryStockMethods;
  /** The methods inventory.counts.*. */
  readonly counts: InventoryCountsMethods;
  /** The methods inventory.loans.*. */
  readonly loans: InventoryLoansMethods;
}

/** What scanned codes mean, and labels with codes of the core's own. */
export interface ScanMethods {
  /**
   * Says what a scanned code means: whether it is sound, what it says, and which of the company's records it
   * leads to.
   *
   * Answers: What it means. A code that is not sound is no error.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly resolve: Method<"scan.resolve", "read", Parameters.ScanResolveParameters, ResolvedCode>;
  /**
   * Answers a code for a label that leads to a record, also years later.
   *
   * Answers: The code; the same at each call.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly label: Method<"scan.label", "read", Parameters.ScanLabelParameters, Label>;
}

/** The methods contacts.notes.*. */
export interface ContactsNotesMethods {
  /**
   * Writes down what was done with a contact: a call, a visit, a promise.
   *
   * Answers: The note.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly add: Method<"contacts.notes.add", "write", Parameters.ContactsNotesAddParameters, ContactNote>;
}

/** The people and organisations that a company deals with. */
export interface ContactsMethods {
  /**
   * Creates a contact.
   *
   * Answers: The new contact.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly create: Method<"contacts.create", "write", Parameters.ContactsCreateParameters, Contact>;
  /**
   * Changes the named members of a contact and leaves the others.
   *
   * Answers: The contact after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"contacts.update", "write", Parameters.ContactsUpdateParameters, Contact>;
  /**
   * Deletes a contact.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"contacts.delete", "write", Parameters.ContactsDeleteParameters, Deleted>;
  /**
   * Lists the changes of a contact, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"contacts.history", "read", Parameters.ContactsHistoryParameters, HistoryEntryPage>;
  /**
   * Answers one contact; of one that was merged into another, that one.
   *
   * Answers: The contact as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"contacts.get", "read", Parameters.ContactsGetParameters, FoundContact>;
  /**
   * Lists contacts, newest first, page by page.
   *
   * Answers: A page of contacts; a page may be empty and have a next.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"contacts.list", "read", Parameters.ContactsListParameters, ContactPage>;
  /**
   * Finds the contacts that fit a text best. A search that has to stop early ranks what it has seen, newest
   * contacts first, and says `partial`.
   *
   * Answers: A page of contacts, best first.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly search: Method<"contacts.search", "read", Parameters.ContactsSearchParameters, FoundContactPage>;
  /**
   * Lists pairs of contacts that may be the same: by an email address, the digits of a telephone number, or a
   * tax id; but for archived ones.
   *
   * Answers: A page of pairs, those that are there longest first.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly duplicates: OptionalMethod<"contacts.duplicates", "read", Parameters.ContactsDuplicatesParameters, DuplicateContactsPage>;
  /**
   * Merges a contact into another one, which gets all that refers to it, and what it has beside.
   *
   * Answers: The contact that is left.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly merge: Method<"contacts.merge", "write", Parameters.ContactsMergeParameters, Contact>;
  /**
   * Lists what was done with a contact, newest first, page by page, as far as the caller may see it.
   *
   * Answers: A page of what was done.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly activity: Method<"contacts.activity", "read", Parameters.ContactsActivityParameters, ActivityPage>;
  /**
   * Writes all contacts of a company, whatever is archived, too, as a file or a text that its import reads;
   * the oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"contacts.export", "session", Parameters.ContactsExportParameters, ExportReport>;
  /**
   * Reads contacts from a file or a text, as export writes them. A row that is refused keeps no other one
   * out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
   * answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key
   * imports all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"contacts.import", "write", Parameters.ContactsImportParameters, ImportReport>;
  /** The methods contacts.notes.*. */
  readonly notes: ContactsNotesMethods;
}

/** The methods orders.lines.*. */
export interface OrdersLinesMethods {
  /**
   * Adds a line to an order that is not invoiced yet.
   *
   * Answers: The new line.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, limitReached, keyReused.
   */
  readonly add: Method<"orders.lines.add", "write", Parameters.OrdersLinesAddParameters, OrderLine>;
  /**
   * Changes the named members of a line of an order that is not invoiced yet.
   *
   * Answers: The line after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly update: Method<"orders.lines.update", "write", Parameters.OrdersLinesUpdateParameters, OrderLine>;
  /**
   * Takes a line away of which nothing was shipped or cancelled, from an order that is not invoiced yet.
   *
   * Answers: What was taken away.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, inUse, keyReused.
   */
  readonly remove: Method<"orders.lines.remove", "write", Parameters.OrdersLinesRemoveParameters, Deleted>;
  /**
   * Gives up what of a line is still to be shipped, before the order is invoiced: it is neither reserved nor
   * owed any more.
   *
   * Answers: The line as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly cancel: Method<"orders.lines.cancel", "write", Parameters.OrdersLinesCancelParameters, OrderLine>;
  /**
   * Credits the part of a line that stands on the invoice and will not be shipped. The invoice stays as it
   * is; the quantity is neither reserved nor owed any more.
   *
   * Answers: The line as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly credit: Method<"orders.lines.credit", "write", Parameters.OrdersLinesCreditParameters, OrderLine>;
}

/** The methods orders.returns.*. */
export interface OrdersReturnsMethods {
  /**
   * Takes back what a customer returns; what was paid for it is paid back with orders.payments.add.
   *
   * Answers: What came back, and the order as it is now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly create: Method<"orders.returns.create", "write", Parameters.OrdersReturnsCreateParameters, ReturnedGoods>;
}

/** The methods orders.payments.*. */
export interface OrdersPaymentsMethods {
  /**
   * Notes what was paid for an order, or paid back.
   *
   * Answers: The payment, and how the order stands with it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
   * keyReused.
   */
  readonly add: Method<"orders.payments.add", "write", Parameters.OrdersPaymentsAddParameters, NotedPayment>;
  /**
   * Takes a payment back that was noted by mistake, once.
   *
   * Answers: The payment that takes it back, and how the order stands then.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived,
   * alreadyReversed, keyReused.
   */
  readonly reverse: Method<"orders.payments.reverse", "write", Parameters.OrdersPaymentsReverseParameters, NotedPayment>;
}

/** What customers have ordered: lines, steps, payments, shipments and returns. */
export interface OrdersMethods {
  /**
   * Lists the changes of an order, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"orders.history", "read", Parameters.OrdersHistoryParameters, HistoryEntryPage>;
  /**
   * Creates an order, a draft.
   *
   * Answers: The new order, with its lines.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly create: Method<"orders.create", "write", Parameters.OrdersCreateParameters, OrderView>;
  /**
   * Answers an order with its lines, payments, dispatches and steps.
   *
   * Answers: The order with all that belongs to it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"orders.get", "read", Parameters.OrdersGetParameters, OrderView>;
  /**
   * Lists orders, newest first, page by page.
   *
   * Answers: A page of orders; it may end early, perhaps with nothing in it, where few of many fit.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"orders.list", "read", Parameters.OrdersListParameters, OrderPage>;
  /**
   * Changes the named members of an order and leaves the others.
   *
   * Answers: The order after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"orders.update", "write", Parameters.OrdersUpdateParameters, ShownOrder>;
  /**
   * Deletes a draft that was never submitted, with its lines; any other order is cancelled.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"orders.delete", "write", Parameters.OrdersDeleteParameters, Deleted>;
  /**
   * Takes an order a step further, or back; to cancel one is for managers.
   *
   * Answers: The order as it stands now; one that is overpaid can be closed, and its due says what is to be
   * paid back.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, limitReached, keyReused.
   */
  readonly step: Method<"orders.step", "write", Parameters.OrdersStepParameters, ShownOrder>;
  /**
   * Ships lines of an order, or parts of them: stock leaves, with a dispatch.
   *
   * Answers: What was shipped, and with which dispatch.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, insufficientStock, keyReused.
   */
  readonly ship: Method<"orders.ship", "write", Parameters.OrdersShipParameters, Shipment>;
  /**
   * Makes a draft with the lines of an order, at the items' prices of today.
   *
   * Answers: The new order, with its lines.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly duplicate: Method<"orders.duplicate", "write", Parameters.OrdersDuplicateParameters, OrderView>;
  /**
   * Answers what stands on a document of an order: the parties, the lines, and what they come to.
   *
   * Answers: The data of the document; its layout is the front end's.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, illegalStep.
   */
  readonly document: Method<"orders.document", "read", Parameters.OrdersDocumentParameters, OrderDocument>;
  /**
   * Writes all orders of a company, whatever is archived, too, as a file or a text that its import reads; the
   * oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"orders.export", "session", Parameters.OrdersExportParameters, ExportReport>;
  /**
   * Reads orders from a file or a text, as export writes them. A row that is refused keeps no other one out,
   * unless the import is atomic. An import that is not atomic is many writes. If it ends before its answer, a
   * repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key imports
   * all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"orders.import", "write", Parameters.OrdersImportParameters, ImportReport>;
  /** The methods orders.lines.*. */
  readonly lines: OrdersLinesMethods;
  /** The methods orders.returns.*. */
  readonly returns: OrdersReturnsMethods;
  /** The methods orders.payments.*. */
  readonly payments: OrdersPaymentsMethods;
}

/** What leaves the house for orders, and where it stands. */
export interface DispatchesMethods {
  /**
   * Lists the changes of a dispatch, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"dispatches.history", "read", Parameters.DispatchesHistoryParameters, HistoryEntryPage>;
  /**
   * Plans a dispatch of an order; orders.ship says what leaves with it.
   *
   * Answers: The new dispatch.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, illegalStep,
   * limitReached, keyReused.
   */
  readonly create: Method<"dispatches.create", "write", Parameters.DispatchesCreateParameters, Dispatch>;
  /**
   * Answers a dispatch with what leaves with it.
   *
   * Answers: The dispatch with its lines and steps.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"dispatches.get", "read", Parameters.DispatchesGetParameters, DispatchView>;
  /**
   * Lists dispatches, newest first, page by page.
   *
   * Answers: A page of dispatches.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"dispatches.list", "read", Parameters.DispatchesListParameters, DispatchPage>;
  /**
   * Changes the named members of a dispatch and leaves the others.
   *
   * Answers: The dispatch after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"dispatches.update", "write", Parameters.DispatchesUpdateParameters, Dispatch>;
  /**
   * Takes a dispatch a step further; what is cancelled or comes back goes into its locations again.
   *
   * Answers: The dispatch as it stands now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly step: Method<"dispatches.step", "write", Parameters.DispatchesStepParameters, Dispatch>;
  /**
   * Answers what is to be fetched for dispatches, location by location; of those that are over, nothing.
   *
   * Answers: The locations, in the order of their tree, each with what is to be fetched there.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly pickList: Method<"dispatches.pickList", "read", Parameters.DispatchesPickListParameters, PickedPlacePage>;
  /**
   * Finds dispatches by their own number, or by that of the carrier.
   *
   * Answers: The dispatches with that number, at most eleven.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly track: Method<"dispatches.track", "read", Parameters.DispatchesTrackParameters, DispatchPage>;
  /**
   * Deletes a dispatch that has taken no step, and with which nothing was ever shipped; any other is
   * cancelled. Its number is not given again.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"dispatches.delete", "write", Parameters.DispatchesDeleteParameters, Deleted>;
  /**
   * Writes all dispatches of a company as a file or a text for spreadsheets and other programs; the oldest
   * first. No import reads it.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"dispatches.export", "session", Parameters.DispatchesExportParameters, ExportReport>;
}

/** The methods purchases.lines.*. */
export interface PurchasesLinesMethods {
  /**
   * Adds a line to a purchase.
   *
   * Answers: The new line.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, limitReached, keyReused.
   */
  readonly add: Method<"purchases.lines.add", "write", Parameters.PurchasesLinesAddParameters, PurchaseLine>;
  /**
   * Changes the named members of a line and leaves the others.
   *
   * Answers: The line after the change.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly update: Method<"purchases.lines.update", "write", Parameters.PurchasesLinesUpdateParameters, PurchaseLine>;
  /**
   * Takes a line away.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, inUse, keyReused.
   */
  readonly remove: Method<"purchases.lines.remove", "write", Parameters.PurchasesLinesRemoveParameters, Deleted>;
}

/** The methods purchases.receipts.*. */
export interface PurchasesReceiptsMethods {
  /**
   * Takes out of the inventory again what was received of a purchase by mistake, once.
   *
   * Answers: The receipt that takes it back, and how the purchase stands now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, insufficientStock, alreadyReversed, keyReused.
   */
  readonly reverse: Method<"purchases.receipts.reverse", "write", Parameters.PurchasesReceiptsReverseParameters, ReversedReceipt>;
}

/** What a company has ordered of suppliers, and what of it has come. */
export interface PurchasesMethods {
  /**
   * Lists the changes of a purchase, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly history: Method<"purchases.history", "read", Parameters.PurchasesHistoryParameters, HistoryEntryPage>;
  /**
   * Creates a purchase, a draft.
   *
   * Answers: The new purchase, with its lines.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly create: Method<"purchases.create", "write", Parameters.PurchasesCreateParameters, PurchaseView>;
  /**
   * Answers one purchase with all that belongs to it.
   *
   * Answers: The purchase, its lines, what has come, and the steps that it has taken.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"purchases.get", "read", Parameters.PurchasesGetParameters, PurchaseView>;
  /**
   * Lists purchases, newest first, page by page.
   *
   * Answers: A page of purchases.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"purchases.list", "read", Parameters.PurchasesListParameters, PurchasePage>;
  /**
   * Changes the named members of a purchase and leaves the others.
   *
   * Answers: The purchase after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"purchases.update", "write", Parameters.PurchasesUpdateParameters, Purchase>;
  /**
   * Deletes a draft that was never ordered; any other is cancelled.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * inUse, keyReused.
   */
  readonly delete: Method<"purchases.delete", "write", Parameters.PurchasesDeleteParameters, Deleted>;
  /**
   * Takes a purchase a step further, or back; to cancel one is for managers.
   *
   * Answers: The purchase as it stands now, with all that belongs to it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, limitReached, keyReused.
   */
  readonly step: Method<"purchases.step", "write", Parameters.PurchasesStepParameters, PurchaseView>;
  /**
   * Takes into the inventory what has come of a purchase, or some of it.
   *
   * Answers: What has come, and how the purchase stands now.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * illegalStep, keyReused.
   */
  readonly receive: Method<"purchases.receive", "write", Parameters.PurchasesReceiveParameters, ReceivedPurchase>;
  /**
   * Makes a draft for each supplier of all items whose projected stock is too low: what each lacks, or its
   * reorder quantity if that is more.
   *
   * Answers: The drafts, and what is in none.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly suggest: OptionalMethod<"purchases.suggest", "write", Parameters.PurchasesSuggestParameters, SuggestedPurchases>;
  /**
   * Writes all purchases of a company, whatever is archived, too, as a file or a text that its import reads;
   * the oldest first.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, limitReached,
   * requestCancelled, storageFault.
   */
  readonly export: Method<"purchases.export", "session", Parameters.PurchasesExportParameters, ExportReport>;
  /**
   * Reads purchases from a file or a text, as export writes them. A row that is refused keeps no other one
   * out, unless the import is atomic. An import that is not atomic is many writes. If it ends before its
   * answer, a repeat with the same idempotencyKey goes on behind the rows that are in; a repeat without a key
   * imports all rows again.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless the import is atomic or a dry run.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * requestCancelled, keyReused.
   */
  readonly import: Method<"purchases.import", "write", Parameters.PurchasesImportParameters, ImportReport>;
  /** The methods purchases.lines.*. */
  readonly lines: PurchasesLinesMethods;
  /** The methods purchases.receipts.*. */
  readonly receipts: PurchasesReceiptsMethods;
}

/** What a company's day looks like, at one glance. */
export interface DashboardMethods {
  /**
   * Answers the figures of a day: orders, dispatches, sales, and what of the stock wants looking at.
   *
   * Answers: The figures; null where the caller lacks the department.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly summary: OptionalMethod<"dashboard.summary", "read", Parameters.DashboardSummaryParameters, DaySummary>;
}

/** What a company's stock is worth, what it sells, and what it is still owed. */
export interface ReportsMethods {
  /**
   * Answers what the stock is worth: what there is by when it came and went, times what one costs on the
   * average of what was bought by then.
   *
   * Answers: All of it by currency, and a page of rows. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly stockValue: OptionalMethod<"reports.stockValue", "session", Parameters.ReportsStockValueParameters, StockValueReport>;
  /**
   * Answers how often the stock went out: the cost of what was sold or used up in some days, by half of what
   * the stock was worth before and after them.
   *
   * Answers: All of it by currency, and a page of rows. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly turnover: OptionalMethod<"reports.turnover", "session", Parameters.ReportsTurnoverParameters, TurnoverReport>;
  /**
   * Answers which items most of the revenue comes from: A up to 80 % of it, B up to 95 %, C the rest; what
   * was sold in some days as reports.sales has it.
   *
   * Answers: The classes by currency, and a page of items. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly abc: OptionalMethod<"reports.abc", "session", Parameters.ReportsAbcParameters, ABCReport>;
  /**
   * Answers what was sold: the orders that were submitted in some days, neither drafts nor what was
   * cancelled, less what came back or was credited since.
   *
   * Answers: All of it by currency, and a page of rows. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly sales: OptionalMethod<"reports.sales", "session", Parameters.ReportsSalesParameters, SalesReport>;
  /**
   * Answers what customers still have to pay for orders that were invoiced, by how many days ago that was.
   *
   * Answers: A row a currency. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * limitReached, requestCancelled.
   */
  readonly aging: OptionalMethod<"reports.aging", "session", Parameters.ReportsAgingParameters, AgingReport>;
  /**
   * Asks the AI of the host to explain a report in words. The model reads the totals and the first rows, and
   * each number that it says must be one of them. Nothing of the answer is stored.
   *
   * Answers: The explanation. Other requests are answered meanwhile.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
   */
  readonly explain: Method<"reports.explain", "session", Parameters.ReportsExplainParameters, ReportExplanation>;
}

/** Photos, documents, logos and proofs of any record. */
export interface AssetsMethods {
  /**
   * Adds an asset to a record: what a file of this machine holds, which may vanish afterwards, or what is
   * given as text, which is limited by the length of a line (assets.begin is for more).
   *
   * Answers: The asset; its bytes are on the disk. Who may change the record may do it. Later requests of the
   * company wait for it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
   * limitReached, requestCancelled, keyReused.
   */
  readonly add: Method<"assets.add", "write", Parameters.AssetsAddParameters, Asset>;
  /**
   * Begins an asset whose bytes come piece by piece, with assets.append; what is not finished after 24 hours
   * is forgotten.
   *
   * Answers: What is to be appended to. Who may change the record may do it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * keyReused.
   */
  readonly begin: Method<"assets.begin", "write", Parameters.AssetsBeginParameters, Upload>;
  /**
   * Adds bytes to an asset that was begun. The same piece may come again.
   *
   * Answers: How many bytes have come; they are on the disk.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
   * limitReached, requestCancelled, keyReused.
   */
  readonly append: Method<"assets.append", "write", Parameters.AssetsAppendParameters, Upload>;
  /**
   * Makes an asset of what was appended, if it is what was meant.
   *
   * Answers: The asset; its bytes are on the disk. Later requests of the company wait for it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, assetTooLarge,
   * limitReached, requestCancelled, keyReused.
   */
  readonly finish: Method<"assets.finish", "write", Parameters.AssetsFinishParameters, Asset>;
  /**
   * Answers one asset, without its bytes.
   *
   * Answers: The asset as it stands. Who may see the record that it belongs to may see it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"assets.get", "read", Parameters.AssetsGetParameters, Asset>;
  /**
   * Lists the assets of a record in their order, without their bytes, page by page.
   *
   * Answers: A page of assets. Who may see the record may see them.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: Method<"assets.list", "read", Parameters.AssetsListParameters, AssetPage>;
  /**
   * Answers bytes of an asset, at most 1 MiB at once. What is in the cloud alone comes here first, as a
   * whole.
   *
   * Answers: The bytes. Who may see the record that it belongs to may read them.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly read: Method<"assets.read", "read", Parameters.AssetsReadParameters, AssetBytes>;
  /**
   * Says in which file an asset is, for a host on the same machine. What is in the cloud alone comes here
   * first.
   *
   * Answers: The file, which this user of the machine alone may read, and nobody must write. Who may see the
   * record that it belongs to may read it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, assetMissing,
   * requestCancelled.
   */
  readonly path: Method<"assets.path", "read", Parameters.AssetsPathParameters, AssetPath>;
  /**
   * Removes an asset from its record.
   *
   * Answers: What was removed; its file goes in an idle moment, an hour after it was made at the earliest.
   * Who may change the record may do it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, inUse,
   * keyReused.
   */
  readonly remove: Method<"assets.remove", "write", Parameters.AssetsRemoveParameters, Deleted>;
  /**
   * Puts assets of a record first, in this order; the others follow in theirs.
   *
   * Answers: All assets of the record in their new order. Who may change the record may do it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly reorder: Method<"assets.reorder", "write", Parameters.AssetsReorderParameters, AssetPage>;
  /**
   * Has what a record has in the cloud alone come here, before it is read or the cloud is out of reach.
   *
   * Answers: All assets of the record, when what could come is here; state says of each where it is. Who may
   * see the record may do it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, requestCancelled.
   */
  readonly prefetch: Method<"assets.prefetch", "session", Parameters.AssetsPrefetchParameters, AssetPage>;
}

/** Lists that people look at again and again. */
export interface ViewsMethods {
  /**
   * Keeps a call of a method that lists, to be made again; the method is called once, to see that it can be.
   *
   * Answers: The new view. What the method itself refuses, such as filters that it does not know, is refused.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, limitReached,
   * keyReused.
   */
  readonly create: Method<"views.create", "write", Parameters.ViewsCreateParameters, View>;
  /**
   * Answers one view: the caller's own, or a shared one whose method they may call.
   *
   * Answers: The view as it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: Method<"views.get", "read", Parameters.ViewsGetParameters, View>;
  /**
   * Lists the caller's own views, and those shared ones whose method they may call, newest first.
   *
   * Answers: A page of views.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly list: OptionalMethod<"views.list", "read", Parameters.ViewsListParameters, ViewPage>;
  /**
   * Changes the named members of a view of the caller's own, and leaves the others.
   *
   * Answers: The view after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly update: Method<"views.update", "write", Parameters.ViewsUpdateParameters, View>;
  /**
   * Deletes a view of the caller's own; owners of the company also delete shared ones.
   *
   * Answers: The deleted record.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, conflict,
   * keyReused.
   */
  readonly delete: Method<"views.delete", "write", Parameters.ViewsDeleteParameters, Deleted>;
  /**
   * Answers what the method of a view answers to its parameters, by the method's own rule of access.
   *
   * Answers: A page of what the method lists.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
   */
  readonly run: Method<"views.run", "read", Parameters.ViewsRunParameters, Page>;
}

/** The AI of the host, which other services ask. */
export interface AiMethods {
  /**
   * Says whether there is a model that answers. The host is asked at most once in 60 seconds, and may say it
   * unasked.
   *
   * Answers: Whether the AI can be asked, or why not.
   *
   * Kinds of errors: invalidParams, hostTimeout, hostError, hostFault, limitReached, requestCancelled.
   */
  readonly availability: OptionalMethod<"ai.availability", "read", Parameters.AiAvailabilityParameters, Availability>;
  /**
   * The host says, unasked, whether its model can be asked; mostly sent as a notification.
   *
   * Answers: What ai.availability answers for the next 60 seconds.
   *
   * Kinds of errors: invalidParams.
   */
  readonly availabilityChanged: Method<"ai.availabilityChanged", "session", Parameters.AiAvailabilityChangedParameters, Availability>;
}

/** Settings of the account, of the device, and of the app's own. */
export interface SettingsMethods {
  /**
   * Returns settings; live.open watches them.
   *
   * Answers: The values by their names.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"settings.get", "read", Parameters.SettingsGetParameters, SettingValues>;
  /**
   * Stores settings: known ones, and the app's own, any JSON of at most 64 KiB under app.NAME or
   * app.device.NAME.
   *
   * Answers: The values of these settings.
   *
   * Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"settings.set", "write", Parameters.SettingsSetParameters, SettingValues>;
  /**
   * Gives settings their defaults, and removes the app's own.
   *
   * Answers: The values of these settings.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly reset: Method<"settings.reset", "write", Parameters.SettingsResetParameters, SettingValues>;
  /**
   * Lists the settings, with their types, defaults and places.
   *
   * Answers: The settings.
   *
   * Kinds of errors: invalidParams.
   */
  readonly describe: OptionalMethod<"settings.describe", "read", Parameters.SettingsDescribeParameters, DescribedSettings>;
}

/** The methods journal.beans.*. */
export interface JournalBeansMethods {
  /**
   * Creates a bean.
   *
   * Answers: The new bean.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.beans.create", "write", Parameters.JournalBeansCreateParameters, Bean>;
  /**
   * Answers one bean.
   *
   * Answers: The bean as it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.beans.get", "read", Parameters.JournalBeansGetParameters, Bean>;
  /**
   * Changes the named members of a bean and leaves the others.
   *
   * Answers: The bean after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.beans.update", "write", Parameters.JournalBeansUpdateParameters, Bean>;
  /**
   * Lists the changes of a bean, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.beans.history", "read", Parameters.JournalBeansHistoryParameters, HistoryEntryPage>;
  /**
   * Saves a bean: without an id a new one; with the id of a bean that exists, only the given members change;
   * with another id, a new one with this id.
   *
   * Answers: The bean as it is now.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.beans.save", "write", Parameters.JournalBeansSaveParameters, Bean>;
  /**
   * Lists beans, newest first or in another order, page by page.
   *
   * Answers: A page of beans.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.beans.list", "read", Parameters.JournalBeansListParameters, BeanPage>;
  /**
   * Deletes beans, or archives beans in use.
   *
   * Answers: The record that was deleted or archived.
   *
   * Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly delete: Method<"journal.beans.delete", "write", Parameters.JournalBeansDeleteParameters, Removed>;
}

/** The methods journal.equipment.*. */
export interface JournalEquipmentMethods {
  /**
   * Creates an equipment.
   *
   * Answers: The new equipment.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.equipment.create", "write", Parameters.JournalEquipmentCreateParameters, Equipment>;
  /**
   * Answers one equipment.
   *
   * Answers: The equipment as it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.equipment.get", "read", Parameters.JournalEquipmentGetParameters, Equipment>;
  /**
   * Changes the named members of an equipment and leaves the others.
   *
   * Answers: The equipment after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly update: Method<"journal.equipment.update", "write", Parameters.JournalEquipmentUpdateParameters, Equipment>;
  /**
   * Lists the changes of an equipment, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.equipment.history", "read", Parameters.JournalEquipmentHistoryParameters, HistoryEntryPage>;
  /**
   * Saves an equipment: without an id a new one; with the id of an equipment that exists, only the given
   * members change; with another id, a new one with this id.
   *
   * Answers: The equipment as it is now.
   *
   * Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly save: OptionalMethod<"journal.equipment.save", "write", Parameters.JournalEquipmentSaveParameters, Equipment>;
  /**
   * Lists equipment, newest first, page by page.
   *
   * Answers: A page of equipment.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.equipment.list", "read", Parameters.JournalEquipmentListParameters, EquipmentPage>;
  /**
   * Deletes a piece of equipment, or archives a piece in use.
   *
   * Answers: The record that was deleted or archived.
   *
   * Kinds of errors: invalidParams, notFound, conflict, inUse, keyReused.
   */
  readonly delete: Method<"journal.equipment.delete", "write", Parameters.JournalEquipmentDeleteParameters, Removed>;
}

/** The methods journal.brews.*. */
export interface JournalBrewsMethods {
  /**
   * Creates a brew.
   *
   * Answers: The new brew.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.brews.create", "write", Parameters.JournalBrewsCreateParameters, Brew>;
  /**
   * Answers one brew.
   *
   * Answers: The brew as it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.brews.get", "read", Parameters.JournalBrewsGetParameters, Brew>;
  /**
   * Changes the named members of a brew and leaves the others.
   *
   * Answers: The brew after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.brews.update", "write", Parameters.JournalBrewsUpdateParameters, Brew>;
  /**
   * Lists the changes of a brew, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.brews.history", "read", Parameters.JournalBrewsHistoryParameters, HistoryEntryPage>;
  /**
   * Saves a brew: without an id a new one; with the id of a brew that exists, only the given members change;
   * with another id, a new one with this id.
   *
   * Answers: The brew as it is now.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.brews.save", "write", Parameters.JournalBrewsSaveParameters, Brew>;
  /**
   * Lists brews by the instants at which they were made, the newest first, page by page.
   *
   * Answers: A page of brews; where few of many are asked for, it may end early, and next goes on.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.brews.list", "read", Parameters.JournalBrewsListParameters, BrewPage>;
  /**
   * Lists the sections of a list of brews, page by page.
   *
   * Answers: A page of sections, in the order of journal.brews.list.
   *
   * Kinds of errors: invalidParams.
   */
  readonly sections: Method<"journal.brews.sections", "read", Parameters.JournalBrewsSectionsParameters, BrewSectionPage>;
  /**
   * Deletes a brew with its tasting notes and photos.
   *
   * Answers: The deleted record.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.brews.delete", "write", Parameters.JournalBrewsDeleteParameters, Deleted>;
  /**
   * Creates a draft with the parameters of a brew and the present instant, without rating, note and TDS.
   *
   * Answers: The draft.
   *
   * Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly repeat: Method<"journal.brews.repeat", "write", Parameters.JournalBrewsRepeatParameters, Brew>;
  /**
   * Finds the brew with the highest rating; of several, the latest.
   *
   * Answers: The brew; null without a rated one.
   *
   * Kinds of errors: invalidParams.
   */
  readonly best: OptionalMethod<"journal.brews.best", "read", Parameters.JournalBrewsBestParameters, Brew | null>;
}

/** The methods journal.tastings.*. */
export interface JournalTastingsMethods {
  /**
   * Creates a tasting.
   *
   * Answers: The new tasting.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.tastings.create", "write", Parameters.JournalTastingsCreateParameters, Tasting>;
  /**
   * Answers one tasting.
   *
   * Answers: The tasting as it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.tastings.get", "read", Parameters.JournalTastingsGetParameters, Tasting>;
  /**
   * Changes the named members of a tasting and leaves the others.
   *
   * Answers: The tasting after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.tastings.update", "write", Parameters.JournalTastingsUpdateParameters, Tasting>;
  /**
   * Deletes a tasting.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.tastings.delete", "write", Parameters.JournalTastingsDeleteParameters, Deleted>;
  /**
   * Lists the changes of a tasting, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.tastings.history", "read", Parameters.JournalTastingsHistoryParameters, HistoryEntryPage>;
  /**
   * Saves a tasting: without an id a new one; with the id of a tasting that exists, only the given members
   * change; with another id, a new one with this id.
   *
   * Answers: The tasting as it is now.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.tastings.save", "write", Parameters.JournalTastingsSaveParameters, Tasting>;
  /**
   * Lists tasting notes by the instants at which the coffee was tasted, the newest first, page by page.
   *
   * Answers: A page of tasting notes.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.tastings.list", "read", Parameters.JournalTastingsListParameters, TastingPage>;
}

/** The methods journal.recipes.*. */
export interface JournalRecipesMethods {
  /**
   * Creates a recipe.
   *
   * Answers: The new recipe.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly create: Method<"journal.recipes.create", "write", Parameters.JournalRecipesCreateParameters, Recipe>;
  /**
   * Answers one recipe.
   *
   * Answers: The recipe as it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"journal.recipes.get", "read", Parameters.JournalRecipesGetParameters, Recipe>;
  /**
   * Changes the named members of a recipe and leaves the others.
   *
   * Answers: The recipe after the change; the same as before when nothing differs.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly update: Method<"journal.recipes.update", "write", Parameters.JournalRecipesUpdateParameters, Recipe>;
  /**
   * Deletes a recipe.
   *
   * Answers: What was deleted.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly delete: Method<"journal.recipes.delete", "write", Parameters.JournalRecipesDeleteParameters, Deleted>;
  /**
   * Lists the changes of a recipe, newest first, page by page; also of a deleted one.
   *
   * Answers: A page of changes.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly history: Method<"journal.recipes.history", "read", Parameters.JournalRecipesHistoryParameters, HistoryEntryPage>;
  /**
   * Saves a recipe: without an id a new one; with the id of a recipe that exists, only the given members
   * change; with another id, a new one with this id.
   *
   * Answers: The recipe as it is now.
   *
   * Kinds of errors: invalidParams, notFound, conflict, keyReused.
   */
  readonly save: OptionalMethod<"journal.recipes.save", "write", Parameters.JournalRecipesSaveParameters, Recipe>;
  /**
   * Lists recipes from A to Z, page by page.
   *
   * Answers: A page of recipes.
   *
   * Kinds of errors: invalidParams, cursorTooOld.
   */
  readonly list: OptionalMethod<"journal.recipes.list", "read", Parameters.JournalRecipesListParameters, RecipePage>;
  /**
   * Scales a recipe to another dose, water or yield: all weights by one factor, to 0.1 g.
   *
   * Answers: The recipe for the other amount; nothing is stored.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly scale: Method<"journal.recipes.scale", "read", Parameters.JournalRecipesScaleParameters, ScaledRecipe>;
}

/** The methods journal.flavorWheel.*. */
export interface JournalFlavorWheelMethods {
  /**
   * Returns the flavour wheel: a tree of terms in three levels.
   *
   * Answers: The groups of the wheel.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"journal.flavorWheel.get", "read", Parameters.JournalFlavorWheelGetParameters, FlavorWheel>;
  /**
   * Completes a flavour term from the wheel and from the account's own descriptors and flavours.
   *
   * Answers: The terms, those that begin with the text first.
   *
   * Kinds of errors: invalidParams.
   */
  readonly complete: Method<"journal.flavorWheel.complete", "read", Parameters.JournalFlavorWheelCompleteParameters, CompletedTerms>;
}

/** The methods journal.ai.*. */
export interface JournalAiMethods {
  /**
   * Asks the AI of the host which tasting notes beans may have: those of the journal, or any by origin and
   * roast. Nothing is stored; journal.ai.accept stores it.
   *
   * Answers: The suggestion.
   *
   * Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly suggestTastingNotes: OptionalMethod<"journal.ai.suggestTastingNotes", "read", Parameters.JournalAiSuggestTastingNotesParameters, SuggestedNotes>;
  /**
   * Asks the AI of the host for the flavour of a coffee in numbers, by tasting notes. It is stored only with
   * keep: as scores and descriptors of the tasting that has none of its own.
   *
   * Answers: The profile.
   *
   * Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly analyzeFlavor: OptionalMethod<"journal.ai.analyzeFlavor", "write", Parameters.JournalAiAnalyzeFlavorParameters, AnalyzedFlavor>;
  /**
   * Asks the AI of the host how to brew beans by a method. The answer keeps to the limits of brews and the
   * range of the grinder. Nothing is stored.
   *
   * Answers: The parameters to try.
   *
   * Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled.
   */
  readonly recommendParameters: Method<"journal.ai.recommendParameters", "read", Parameters.JournalAiRecommendParametersParameters, RecommendedParameters>;
  /**
   * Asks the AI of the host to put the figures and insights of the journal into words. Each number that it
   * says must be one of them. Nothing is stored.
   *
   * Answers: The figures in words.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled.
   */
  readonly insights: OptionalMethod<"journal.ai.insights", "read", Parameters.JournalAiInsightsParameters, ExplainedInsights>;
  /**
   * Stores a suggestion of the last 24 hours: as a tasting note of its own, or with one that is there. What a
   * person has written stays. A restart of the core forgets suggestions.
   *
   * Answers: The tasting note; its source is ai, or mixed where a person has written in it.
   *
   * Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly accept: Method<"journal.ai.accept", "write", Parameters.JournalAiAcceptParameters, Tasting>;
}

/** The methods journal.statistics.*. */
export interface JournalStatisticsMethods {
  /**
   * Shows the figures of the journal as a whole. Drafts and archived brews are left out.
   *
   * Answers: The figures.
   *
   * Kinds of errors: invalidParams.
   */
  readonly overview: OptionalMethod<"journal.statistics.overview", "read", Parameters.JournalStatisticsOverviewParameters, JournalOverview>;
  /**
   * Shows a figure over time. Drafts and archived brews are left out.
   *
   * Answers: The figure of each span that has brews, in order.
   *
   * Kinds of errors: invalidParams.
   */
  readonly series: Method<"journal.statistics.series", "read", Parameters.JournalStatisticsSeriesParameters, FigurePoints>;
  /**
   * Shows a figure for each value that brews have in common. Drafts and archived brews are left out.
   *
   * Answers: The figure of each value, that of most brews first.
   *
   * Kinds of errors: invalidParams.
   */
  readonly breakdown: Method<"journal.statistics.breakdown", "read", Parameters.JournalStatisticsBreakdownParameters, FigurePoints>;
}

/** The methods journal.insights.*. */
export interface JournalInsightsMethods {
  /**
   * Lists the insights of the latest 1,000 brews, one of each kind.
   *
   * Answers: The insights, in the order of their kinds.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"journal.insights.list", "read", Parameters.JournalInsightsListParameters, Insights>;
}

/** The account's coffee journal. */
export interface JournalMethods {
  /**
   * Recommends parameters for the next brew of a bean, without AI.
   *
   * Answers: The parameters and their source.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly recommend: Method<"journal.recommend", "read", Parameters.JournalRecommendParameters, Recommendation>;
  /**
   * Writes the journal, whatever is archived, too, as a file or a text that journal.import reads; without
   * photos.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, limitReached, requestCancelled, storageFault.
   */
  readonly export: Method<"journal.export", "session", Parameters.JournalExportParameters, ExportReport>;
  /**
   * Reads records of the journal from a file or a text. A row with the id of a record changes it; any other
   * row creates a record. A refused row keeps no other row out. What was exported comes back as the same
   * records; so does what was imported before from Beanconqueror or Visualizer.
   *
   * Answers: The counts of created and changed records, and the refused rows. Other requests are answered
   * meanwhile, unless it is a dry run.
   *
   * Kinds of errors: invalidParams, limitReached, requestCancelled, keyReused.
   */
  readonly import: Method<"journal.import", "write", Parameters.JournalImportParameters, ImportReport>;
  /** The methods journal.beans.*. */
  readonly beans: JournalBeansMethods;
  /** The methods journal.equipment.*. */
  readonly equipment: JournalEquipmentMethods;
  /** The methods journal.brews.*. */
  readonly brews: JournalBrewsMethods;
  /** The methods journal.tastings.*. */
  readonly tastings: JournalTastingsMethods;
  /** The methods journal.recipes.*. */
  readonly recipes: JournalRecipesMethods;
  /** The methods journal.flavorWheel.*. */
  readonly flavorWheel: JournalFlavorWheelMethods;
  /** The methods journal.ai.*. */
  readonly ai: JournalAiMethods;
  /** The methods journal.statistics.*. */
  readonly statistics: JournalStatisticsMethods;
  /** The methods journal.insights.*. */
  readonly insights: JournalInsightsMethods;
}

/** The methods auth.backend.*. */
export interface AuthBackendMethods {
  /**
   * Has the app's backend authenticate the user with the credential of the last sign-in. It can be used once,
   * within 5 minutes, by the process that has it.
   *
   * Answers: The state of the session, with the backend's authentication.
   *
   * Kinds of errors: invalidParams, missingCredential, notOnThisPath, unauthorized, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly exchange: OptionalMethod<"auth.backend.exchange", "write", Parameters.AuthBackendExchangeParameters, AuthState>;
  /**
   * Forgets the backend's authentication of the user, and its token. The user stays signed in with Apple.
   *
   * Answers: The state of the session, with the backend none.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"auth.backend.clear", "write", Parameters.AuthBackendClearParameters, AuthState>;
}

/** Signing in with Apple, and what the app's backend accepts from the user. */
export interface AuthMethods {
  /**
   * Lets a user sign in with what Apple gave the front end. The token is read; its signature is verified
   * where keys are at hand. Another user's session ends.
   *
   * Answers: The user who is signed in now.
   *
   * Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly signIn: Method<"auth.signIn", "write", Parameters.AuthSignInParameters, SignedIn>;
  /**
   * Has the host ask the user to sign in with Apple, with a nonce of the core's own. Then the user is signed
   * in as by auth.signIn.
   *
   * Answers: The user who is signed in now.
   *
   * Kinds of errors: invalidParams, missingCredential, notOnThisPath, hostUnavailable, hostTimeout,
   * hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly request: OptionalMethod<"auth.request", "write", Parameters.AuthRequestParameters, SignedIn>;
  /**
   * Returns the state of the session: the user who is signed in with Apple. It can be a live query.
   *
   * Answers: The state of the session.
   *
   * Kinds of errors: invalidParams.
   */
  readonly state: OptionalMethod<"auth.state", "read", Parameters.AuthStateParameters, AuthState>;
  /**
   * Ends the session, and deletes its secrets. Records stay.
   *
   * Answers: That nobody is signed in.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly signOut: OptionalMethod<"auth.signOut", "write", Parameters.AuthSignOutParameters, AuthState>;
  /**
   * Deletes the user who is signed in, with their conversations and feedback, on all devices of the account,
   * and has the backend delete its account. There is no way back.
   *
   * Answers: What was deleted. The records here are deleted, whether the backend was reached or not.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, requestCancelled, keyReused.
   */
  readonly deleteAccount: Method<"auth.deleteAccount", "write", Parameters.AuthDeleteAccountParameters, DeletedAccount>;
  /**
   * Has the host ask Apple whether the credential still holds. A session ends only if Apple says so; a host
   * that is late or gone ends none.
   *
   * Answers: The state of the session, and why the host did not answer.
   *
   * Kinds of errors: invalidParams, requestCancelled, keyReused.
   */
  readonly validate: OptionalMethod<"auth.validate", "write", Parameters.AuthValidateParameters, Validation>;
  /**
   * The host says, unasked, that Apple has revoked a credential; mostly sent as a notification. The
   * credential is validated then.
   *
   * Answers: The state of the session, which lasts until Apple has answered about the credential.
   *
   * Kinds of errors: invalidParams.
   */
  readonly credentialRevoked: OptionalMethod<"auth.credentialRevoked", "session", Parameters.AuthCredentialRevokedParameters, AuthState>;
  /**
   * Says whether the user has signed in with Apple, which opens the app, and whether the backend has
   * authenticated the user.
   *
   * Answers: The parts of the app that are open to the user.
   *
   * Kinds of errors: invalidParams.
   */
  readonly gate: OptionalMethod<"auth.gate", "read", Parameters.AuthGateParameters, AuthGate>;
  /** The methods auth.backend.*. */
  readonly backend: AuthBackendMethods;
}

/** The people who have signed in with Apple; each sees their own record alone. */
export interface UsersMethods {
  /**
   * Finds the user who is signed in. Other users of the account are not found.
   *
   * Answers: The user.
   *
   * Kinds of errors: invalidParams, notFound, notOnThisPath, unauthorized.
   */
  readonly get: OptionalMethod<"users.get", "read", Parameters.UsersGetParameters, User>;
}

/** What the app tells its maker, while the user lets it. */
export interface TelemetryMethods {
  /**
   * Takes an event for the app's maker. It is dropped unless settings.telemetryEnabled is on; else it is sent
   * with others, 20 at once or after 60 seconds.
   *
   * Answers: Whether the event waits to be sent.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly track: Method<"telemetry.track", "write", Parameters.TelemetryTrackParameters, TrackedEvent>;
  /**
   * Lists the events that telemetry.track takes, with their properties. Nothing else is ever sent.
   *
   * Answers: The declared events.
   *
   * Kinds of errors: invalidParams.
   */
  readonly names: OptionalMethod<"telemetry.names", "read", Parameters.TelemetryNamesParameters, TelemetryNames>;
}

/** The methods conversations.messages.*. */
export interface ConversationsMessagesMethods {
  /**
   * Lists the messages of a conversation, newest first, page by page. The order is that of the container;
   * what it does not have yet comes last.
   *
   * Answers: A page of messages. An answer that is coming has the part that came at most a tenth of a second
   * ago; a live query shows it grow.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, cursorTooOld.
   */
  readonly list: Method<"conversations.messages.list", "read", Parameters.ConversationsMessagesListParameters, MessagePage>;
}

/** Conversations with the model of the app's backend. */
export interface ConversationsMethods {
  /**
   * Stores a message of the user, asks the app's backend for the answer, and replies when that is complete.
   * The message is durable before anything is asked. An error's data.record is the answer that failed or was
   * cancelled, with the part that came, and data.owner the conversation.
   *
   * Answers: The conversation, the message and its answer. With a progressToken the text comes before, in
   * rpc.progress: value.text follows what came before.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly send: Method<"conversations.send", "write", Parameters.ConversationsSendParameters, SentMessage>;
  /**
   * Asks the app's backend once more for an answer that failed or was cancelled, and replies when it is
   * complete. The new answer takes the place of the part that came.
   *
   * Answers: The conversation, the message and its answer, as conversations.send answers them.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, tooManyAttempts,
   * backendFailed, storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, keyReused.
   */
  readonly retry: Method<"conversations.retry", "write", Parameters.ConversationsRetryParameters, SentMessage>;
  /**
   * Ends the answer that is coming to a conversation, behind this reply: it is cancelled, and the part that
   * came stays. Who waits for it gets requestCancelled.
   *
   * Answers: The answer that is cancelled, if one was coming.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly cancel: Method<"conversations.cancel", "session", Parameters.ConversationsCancelParameters, CancelledAnswer>;
  /**
   * Lists the conversations of the user who is signed in, the one with the latest message first, page by
   * page.
   *
   * Answers: A page of conversations; where few of many are asked for, it may end early, and next goes on.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
   */
  readonly list: OptionalMethod<"conversations.list", "read", Parameters.ConversationsListParameters, ConversationPage>;
  /**
   * Answers one conversation.
   *
   * Answers: The conversation as it stands.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly get: Method<"conversations.get", "read", Parameters.ConversationsGetParameters, Conversation>;
  /**
   * Gives a conversation another title, which the backend replaces no more.
   *
   * Answers: The conversation after the change.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly rename: Method<"conversations.rename", "write", Parameters.ConversationsRenameParameters, Conversation>;
  /**
   * Archives a conversation, or takes it out of the archive. An archived one can be continued, too.
   *
   * Answers: The conversation after the change.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly archive: Method<"conversations.archive", "write", Parameters.ConversationsArchiveParameters, Conversation>;
  /**
   * Deletes a conversation with its messages, here and on the account's other devices. The backend is not
   * told.
   *
   * Answers: The deleted record.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly delete: Method<"conversations.delete", "write", Parameters.ConversationsDeleteParameters, Deleted>;
  /**
   * Finds messages by words, in all conversations of the user who is signed in.
   *
   * Answers: A page of messages, the best first.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized.
   */
  readonly search: Method<"conversations.search", "read", Parameters.ConversationsSearchParameters, FoundMessagePage>;
  /**
   * Answers a conversation as a text to take along, the oldest message first, piece by piece.
   *
   * Answers: A piece of the text; the pieces in their order are all of it.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound.
   */
  readonly export: Method<"conversations.export", "read", Parameters.ConversationsExportParameters, ChatExport>;
  /** The methods conversations.messages.*. */
  readonly messages: ConversationsMessagesMethods;
}

/** What users tell the makers of the app. */
export interface FeedbackMethods {
  /**
   * Stores feedback, and sends it to the app's backend. Where the backend has not authenticated the user, or
   * can't be reached, it waits, and goes by itself later. An error's data.record is the feedback, which is
   * stored all the same.
   *
   * Answers: The feedback, sent.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed,
   * storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
   * keyReused.
   */
  readonly submit: Method<"feedback.submit", "write", Parameters.FeedbackSubmitParameters, Feedback>;
  /**
   * Sends feedback again that waits or that failed.
   *
   * Answers: The feedback, sent.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, tooManyAttempts, backendFailed,
   * storageFault, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
   * notFound, conflict, keyReused.
   */
  readonly retry: Method<"feedback.retry", "write", Parameters.FeedbackRetryParameters, Feedback>;
  /**
   * Lists the feedback of the user who is signed in, newest first, page by page.
   *
   * Answers: A page of feedback.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, cursorTooOld.
   */
  readonly list: OptionalMethod<"feedback.list", "read", Parameters.FeedbackListParameters, FeedbackPage>;
  /**
   * Deletes feedback on this device. Feedback that waits is never sent. The backend keeps its copy.
   *
   * Answers: The deleted record.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized, notFound, conflict, keyReused.
   */
  readonly delete: Method<"feedback.delete", "write", Parameters.FeedbackDeleteParameters, Deleted>;
  /**
   * Shows the diagnostics that go with feedback whose includeDiagnostics is true: versions and counts, and
   * nothing that users wrote.
   *
   * Answers: The diagnostics.
   *
   * Kinds of errors: invalidParams, notOnThisPath, unauthorized.
   */
  readonly preview: OptionalMethod<"feedback.preview", "read", Parameters.FeedbackPreviewParameters, AppDiagnostics>;
}

/** The methods sync.queue.*. */
export interface SyncQueueMethods {
  /**
   * Lists what was changed here and is not confirmed, page by page: one entry a record.
   *
   * Answers: A page of the queue.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.queue.list", "session", Parameters.SyncQueueListParameters, QueuedRecordPage>;
  /**
   * Tries at once what had to wait as it was refused, and again what was put aside, and begins a cycle.
   *
   * Answers: How it stands.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly retry: OptionalMethod<"sync.queue.retry", "session", Parameters.SyncQueueRetryParameters, SyncStatus>;
  /**
   * Takes the cloud's state of a record back: what was changed here and is not confirmed goes, and is a line
   * of sync.conflicts.list. It can't be undone.
   *
   * Answers: Whether anything was pending.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, keyReused.
   */
  readonly discard: Method<"sync.queue.discard", "write", Parameters.SyncQueueDiscardParameters, DiscardedRecord>;
}

/** The methods sync.events.*. */
export interface SyncEventsMethods {
  /**
   * Lists what sync has done and what has failed, newest first, page by page: the last 1,000 of what has
   * moved something, or could not. What fails again in the same way is listed once. Each is an event of the
   * type syncEvent, too.
   *
   * Answers: A page of events.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sync.events.list", "read", Parameters.SyncEventsListParameters, SyncEventPage>;
}

/** The methods sync.conflicts.*. */
export interface SyncConflictsMethods {
  /**
   * Lists values that were discarded because two devices changed the same, newest first, page by page. The
   * lines are the same on all devices. A caller sees lines about the records and members that the caller may
   * read. Nothing is discarded without a line. A line is deleted 90 days after it was resolved.
   *
   * Answers: A page of conflicts.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sync.conflicts.list", "read", Parameters.SyncConflictsListParameters, SyncConflictPage>;
  /**
   * Says which of two values is right, of one conflict or of all of a record. The other one than that which
   * stays is set as an ordinary change. Only an owner resolves lines, except that a participant resolves
   * lines about the participant's own credentials.
   *
   * Answers: The conflicts.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, archived, keyReused.
   */
  readonly resolve: Method<"sync.conflicts.resolve", "write", Parameters.SyncConflictsResolveParameters, ResolvedConflicts>;
}

/** The same records on all devices of the account, through a container. */
export interface SyncMethods {
  /**
   * Syncs with a container from now on, also after a restart. What was written before goes there, too. The
   * first account that a directory meets is the one it belongs to.
   *
   * Answers: How it stands; the first cycle has begun.
   *
   * Kinds of errors: invalidParams.
   */
  readonly connect: Method<"sync.connect", "session", Parameters.SyncConnectParameters, SyncStatus>;
  /**
   * Syncs with no container any more. What is here stays, and what is pending stays pending.
   *
   * Answers: How it stands.
   *
   * Kinds of errors: invalidParams.
   */
  readonly disconnect: OptionalMethod<"sync.disconnect", "session", Parameters.SyncDisconnectParameters, SyncStatus>;
  /**
   * Begins a cycle: what has changed there comes here, and what was changed here goes there.
   *
   * Answers: How it stands: with wait, when the cycle has ended.
   *
   * Kinds of errors: invalidParams.
   */
  readonly now: OptionalMethod<"sync.now", "session", Parameters.SyncNowParameters, SyncStatus>;
  /**
   * Tells how it stands with sync.
   *
   * Answers: How it stands.
   *
   * Kinds of errors: invalidParams.
   */
  readonly status: OptionalMethod<"sync.status", "read", Parameters.SyncStatusParameters, SyncStatus>;
  /**
   * The host passes on that something has changed in the cloud: a cycle begins; ten in a second are one.
   *
   * Answers: How it stands.
   *
   * Kinds of errors: invalidParams.
   */
  readonly remoteChanged: OptionalMethod<"sync.remoteChanged", "session", Parameters.SyncRemoteChangedParameters, SyncStatus>;
  /**
   * The host, whose cloud it is, passes on that somebody has signed in to it, or out. Without an account
   * everything goes on here, and waits. Another account is gone over to, as sync.switchAccount does, and what
   * was not sent of the former one's is lost: nobody asks, as it has happened.
   *
   * Answers: The account.
   *
   * Kinds of errors: invalidParams, storageFault.
   */
  readonly accountChanged: Method<"sync.accountChanged", "session", Parameters.SyncAccountChangedParameters, SyncAccount>;
  /**
   * Tells whose data the directory has, and whether the cloud's account can be used.
   *
   * Answers: The account.
   *
   * Kinds of errors: invalidParams.
   */
  readonly account: OptionalMethod<"sync.account", "read", Parameters.SyncAccountParameters, SyncAccount>;
  /**
   * Goes over to another account: everything of the present one goes from the directory first, its companies,
   * sessions, settings, caches, purchases and files. What syncs is in its cloud, and comes back with it. What
   * was written before the first account came is the first account's.
   *
   * Answers: The account; its data is being fetched.
   *
   * Kinds of errors: invalidParams, pendingChanges, storageFault.
   */
  readonly switchAccount: Method<"sync.switchAccount", "session", Parameters.SyncSwitchAccountParameters, SyncAccount>;
  /** The methods sync.queue.*. */
  readonly queue: SyncQueueMethods;
  /** The methods sync.events.*. */
  readonly events: SyncEventsMethods;
  /** The methods sync.conflicts.*. */
  readonly conflicts: SyncConflictsMethods;
}

/** The methods sharing.participants.*. */
export interface SharingParticipantsMethods {
  /**
   * Lists who takes part in a company, and who was invited or removed, in the order of their invitations.
   *
   * Answers: A page of them, the owner first; nobody of a company that was never shared.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly list: OptionalMethod<"sharing.participants.list", "read", Parameters.SharingParticipantsListParameters, ParticipantPage>;
  /**
   * Says whether a participant may change anything. What they may do otherwise is their access record's to
   * say: access.grant.
   *
   * Answers: The participant.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
   * cloudUnavailable, requestCancelled, keyReused.
   */
  readonly update: Method<"sharing.participants.update", "write", Parameters.SharingParticipantsUpdateParameters, Participant>;
  /**
   * Ends somebody's participation, or takes an invitation back, with the access record that goes with it: the
   * company goes from their devices, and what they have made stays. Again changes nothing.
   *
   * Answers: The participant, who was removed.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
   * cloudUnavailable, requestCancelled, keyReused.
   */
  readonly remove: Method<"sharing.participants.remove", "write", Parameters.SharingParticipantsRemoveParameters, Participant>;
}

/** The methods sharing.departures.*. */
export interface SharingDeparturesMethods {
  /**
   * Lists companies of others that the account takes part in no longer, and why, newest first; the last
   * thousand are kept.
   *
   * Answers: A page of them.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"sharing.departures.list", "read", Parameters.SharingDeparturesListParameters, DeparturePage>;
}

/** Companies that accounts share with each other: links, invitations, who takes part. */
export interface SharingMethods {
  /**
   * Shares a company with all its records, those of later too, and answers its link; again answers the same
   * one.
   *
   * Answers: The share; its records are on their way to the cloud.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly create: OptionalMethod<"sharing.create", "write", Parameters.SharingCreateParameters, Share>;
  /**
   * Tells how it stands with the sharing of a company; owners are told who takes part.
   *
   * Answers: How it stands.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden.
   */
  readonly get: OptionalMethod<"sharing.get", "read", Parameters.SharingGetParameters, SharingState>;
  /**
   * Invites somebody to a company that is shared, with rights of their own. Who was invited by the same name
   * before gets another permission, and other rights.
   *
   * Answers: The participant, with the link to send.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, tierRequired,
   * accountUnavailable, cloudUnavailable, requestCancelled, keyReused.
   */
  readonly invite: Method<"sharing.invite", "write", Parameters.SharingInviteParameters, Participant>;
  /**
   * Says whom the share's own link lets in from now on. Who is in stays in.
   *
   * Answers: The share.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
   * cloudUnavailable, requestCancelled, keyReused.
   */
  readonly setPublic: Method<"sharing.setPublic", "write", Parameters.SharingSetPublicParameters, Share>;
  /**
   * Ends the share and every participation: the company goes from the devices of those who take part, and
   * stays here with all that they have made.
   *
   * Answers: The share, which is over.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, accountUnavailable,
   * cloudUnavailable, requestCancelled, keyReused.
   */
  readonly revoke: OptionalMethod<"sharing.revoke", "write", Parameters.SharingRevokeParameters, Share>;
  /**
   * Tells what a link leads to: whose company, and whether it can be accepted. Nothing is stored.
   *
   * Answers: What it leads to.
   *
   * Kinds of errors: invalidParams, shareNotFound, accountUnavailable, cloudUnavailable, requestCancelled.
   */
  readonly preview: Method<"sharing.preview", "session", Parameters.SharingPreviewParameters, SharePreview>;
  /**
   * Accepts what a link leads to: the company comes to the shared store, with the rights that its owner
   * gives. Again changes nothing; one's own link leads to one's own company.
   *
   * Answers: The company; it is here with the account's rights, and its other records are on their way.
   *
   * Kinds of errors: invalidParams, shareNotFound, tierRequired, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly accept: Method<"sharing.accept", "session", Parameters.SharingAcceptParameters, AcceptedShare>;
  /**
   * Leaves a company that others share: it goes from all devices of the account. What was made there stays
   * with its owner; what was not sent yet is lost. Again changes nothing.
   *
   * Answers: The company, which is here no longer.
   *
   * Kinds of errors: invalidParams, notFound, signInRequired, accountUnavailable, cloudUnavailable,
   * requestCancelled.
   */
  readonly leave: Method<"sharing.leave", "session", Parameters.SharingLeaveParameters, LeftCompany>;
  /**
   * Has the host show its sheet that sends the share's own link, or an invitation's. Nothing needs it: the
   * links stand in sharing.get and sharing.participants.list, too.
   *
   * Answers: The link that was shown, and what has become of it.
   *
   * Kinds of errors: invalidParams, notFound, noCompany, signInRequired, forbidden, hostUnavailable,
   * hostTimeout, hostError, hostFault, limitReached, requestCancelled, keyReused.
   */
  readonly present: OptionalMethod<"sharing.present", "write", Parameters.SharingPresentParameters, PresentedLink>;
  /** The methods sharing.participants.*. */
  readonly participants: SharingParticipantsMethods;
  /** The methods sharing.departures.*. */
  readonly departures: SharingDeparturesMethods;
}

/** Records of the public database, of any type, for reading. */
export interface ContentMethods {
  /**
   * Lists the types of public records that the device stores.
   *
   * Answers: The types, by their names.
   *
   * Kinds of errors: invalidParams.
   */
  readonly types: OptionalMethod<"content.types", "read", Parameters.ContentTypesParameters, ContentTypes>;
  /**
   * Lists the public records of a type that are stored. Stale records are returned at once. The host is then
   * asked for newer records, and no request waits for its answer.
   *
   * Answers: A page of records, in the order of their ids, and how new they are.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: Method<"content.list", "read", Parameters.ContentListParameters, ContentPage>;
  /**
   * Returns a public record that is stored. A stale record is returned at once. The host is then asked for
   * newer records of its type, and no request waits for its answer.
   *
   * Answers: The record, and how new it is.
   *
   * Kinds of errors: invalidParams, notFound.
   */
  readonly get: Method<"content.get", "read", Parameters.ContentGetParameters, FoundContent>;
  /**
   * Fetches all public records of a type, and stores them in the place of those that were stored. If that
   * fails, the stored records stay.
   *
   * Answers: How many records there are now, and how new they are.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
   */
  readonly refresh: Method<"content.refresh", "write", Parameters.ContentRefreshParameters, ContentType>;
}

/** The methods policy.promotions.*. */
export interface PolicyPromotionsMethods {
  /**
   * Lists the promotions that apply now, and that nobody has dismissed.
   *
   * Answers: The promotions: higher priorities first, then earlier starts, then by their ids.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"policy.promotions.list", "read", Parameters.PolicyPromotionsListParameters, Promotions>;
  /**
   * Hides a promotion for as long as it says, from now on.
   *
   * Answers: Until when it is hidden.
   *
   * Kinds of errors: invalidParams, notFound, keyReused.
   */
  readonly dismiss: Method<"policy.promotions.dismiss", "write", Parameters.PolicyPromotionsDismissParameters, Dismissal>;
}

/** The methods policy.update.*. */
export interface PolicyUpdateMethods {
  /**
   * Puts a recommended update off for some days. One that is required is not put off.
   *
   * Answers: Until when policy.check does not recommend it.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly later: Method<"policy.update.later", "write", Parameters.PolicyUpdateLaterParameters, UpdateDelay>;
  /**
   * Asks the host to open the page of the update: url of the policy in AppConfig.
   *
   * Answers: The address, and whether something has opened it.
   *
   * Kinds of errors: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault,
   * limitReached, requestCancelled, keyReused.
   */
  readonly open: OptionalMethod<"policy.update.open", "write", Parameters.PolicyUpdateOpenParameters, OpenedUpdate>;
}

/** The methods policy.deployment.*. */
export interface PolicyDeploymentMethods {
  /**
   * Says where the app's data is: with Apple's own services, or with a backend.
   *
   * Answers: The deployment path, and who names it.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"policy.deployment.get", "read", Parameters.PolicyDeploymentGetParameters, Deployment>;
  /**
   * Stores which deployment path is meant on this device, or removes what was stored.
   *
   * Answers: The deployment path that holds now, and who names it.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly set: OptionalMethod<"policy.deployment.set", "write", Parameters.PolicyDeploymentSetParameters, Deployment>;
}

/** What steers the app from outside: app policy, flags, promotions, deployment. */
export interface PolicyMethods {
  /**
   * Says whether a version of the app may be used, should be updated, or must be.
   *
   * Answers: What the version is to do; nothing when no policy is known.
   *
   * Kinds of errors: invalidParams.
   */
  readonly check: Method<"policy.check", "read", Parameters.PolicyCheckParameters, PolicyVerdict>;
  /**
   * Lists the flags.
   *
   * Answers: All flags that are known.
   *
   * Kinds of errors: invalidParams.
   */
  readonly flags: OptionalMethod<"policy.flags", "read", Parameters.PolicyFlagsParameters, Flags>;
  /**
   * Says whether a flag is on.
   *
   * Answers: Whether it is on, and whether it is known at all.
   *
   * Kinds of errors: invalidParams.
   */
  readonly flag: Method<"policy.flag", "read", Parameters.PolicyFlagParameters, ShownFlag>;
  /**
   * Asks the host for a remote document, or for the records of the public database that it consists of, and
   * stores it; if that fails, what was stored stays.
   *
   * Answers: What the answers about the document rest on now.
   *
   * Kinds of errors: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
   * requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
   */
  readonly refresh: Method<"policy.refresh", "write", Parameters.PolicyRefreshParameters, RefreshedDocument>;
  /** The methods policy.promotions.*. */
  readonly promotions: PolicyPromotionsMethods;
  /** The methods policy.update.*. */
  readonly update: PolicyUpdateMethods;
  /** The methods policy.deployment.*. */
  readonly deployment: PolicyDeploymentMethods;
}

/** The methods widgets.recents.*. */
export interface WidgetsRecentsMethods {
  /**
   * Lists the places that were used last, the newest first.
   *
   * Answers: The places, twenty at most.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"widgets.recents.list", "read", Parameters.WidgetsRecentsListParameters, RecentList>;
  /**
   * Notes that a place was used: it comes first, and the twenty-first goes. A place of the same name within
   * 100 m is the same, and keeps its id.
   *
   * Answers: The place with its id.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly add: Method<"widgets.recents.add", "write", Parameters.WidgetsRecentsAddParameters, WidgetPlace>;
  /**
   * Takes a place out of the recents. Its id still stands for it.
   *
   * Answers: Whether it was among them.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly remove: Method<"widgets.recents.remove", "write", Parameters.WidgetsRecentsRemoveParameters, RemovedRecent>;
  /**
   * Takes all places out of the recents. Their ids still stand for them.
   *
   * Answers: How many there were.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly clear: OptionalMethod<"widgets.recents.clear", "write", Parameters.WidgetsRecentsClearParameters, ClearedRecents>;
  /**
   * Takes in the recents of another device, as widgets.recents.list or the app group has them. They are the
   * newest then, and their ids stand for these places here, too.
   *
   * Answers: The places as they are known here.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly import: Method<"widgets.recents.import", "write", Parameters.WidgetsRecentsImportParameters, PlaceList>;
}

/** The methods widgets.entities.*. */
export interface WidgetsEntitiesMethods {
  /**
   * Answers the places with these ids, in their order; unknown ones are passed over.
   *
   * Answers: The places.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.entities.get", "read", Parameters.WidgetsEntitiesGetParameters, PlaceList>;
  /**
   * Answers the places to choose from before anything was typed: the device's, and the recents.
   *
   * Answers: The places.
   *
   * Kinds of errors: invalidParams.
   */
  readonly suggested: OptionalMethod<"widgets.entities.suggested", "read", Parameters.WidgetsEntitiesSuggestedParameters, SuggestedPlaces>;
  /**
   * Answers the known places in whose names each word of a text begins a word, whatever its case and accents;
   * the recents first.
   *
   * Answers: The places.
   *
   * Kinds of errors: invalidParams.
   */
  readonly matching: Method<"widgets.entities.matching", "read", Parameters.WidgetsEntitiesMatchingParameters, PlaceList>;
}

/** The methods widgets.place.*. */
export interface WidgetsPlaceMethods {
  /**
   * Answers which place widgets show that choose none themselves.
   *
   * Answers: The place that was chosen, and the one that is shown.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: OptionalMethod<"widgets.place.get", "read", Parameters.WidgetsPlaceGetParameters, ShownPlace>;
  /**
   * Lets widgets that choose no place themselves show one of the user's own.
   *
   * Answers: The place that is shown from now on.
   *
   * Kinds of errors: invalidParams, notFound, featureRequired, keyReused.
   */
  readonly choose: Method<"widgets.place.choose", "write", Parameters.WidgetsPlaceChooseParameters, ShownPlace>;
  /**
   * Lets widgets that choose no place themselves show the device's.
   *
   * Answers: The place that is shown from now on.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly useDevice: OptionalMethod<"widgets.place.useDevice", "write", Parameters.WidgetsPlaceUseDeviceParameters, ShownPlace>;
}

/** Widgets: the places that they show, and what they show in the next hours. */
export interface WidgetsMethods {
  /**
   * Answers what a widget shows in the next hours. It never fails for want of weather or place, and says why
   * it is not what it should be.
   *
   * Answers: The place, the hours, when to ask again, and a reason for each fallback.
   *
   * Kinds of errors: invalidParams, requestCancelled.
   */
  readonly timeline: OptionalMethod<"widgets.timeline", "read", Parameters.WidgetsTimelineParameters, Timeline>;
  /** The methods widgets.recents.*. */
  readonly recents: WidgetsRecentsMethods;
  /** The methods widgets.entities.*. */
  readonly entities: WidgetsEntitiesMethods;
  /** The methods widgets.place.*. */
  readonly place: WidgetsPlaceMethods;
}

/** Values that the app shares with its widgets. */
export interface AppGroupMethods {
  /**
   * Answers a value that the app shares with its widgets; live.open watches it.
   *
   * Answers: The value, and when it was written.
   *
   * Kinds of errors: invalidParams.
   */
  readonly get: Method<"appGroup.get", "read", Parameters.AppGroupGetParameters, SharedValue>;
  /**
   * Keeps a value that the app shares with its widgets: scale, or one of the app's own, any JSON of at most
   * 64 KiB.
   *
   * Answers: The value as it is kept.
   *
   * Kinds of errors: invalidParams, limitReached, keyReused.
   */
  readonly set: Method<"appGroup.set", "write", Parameters.AppGroupSetParameters, SharedValue>;
  /**
   * Lists the values that the app shares with its widgets, in the order of their names.
   *
   * Answers: Their names.
   *
   * Kinds of errors: invalidParams.
   */
  readonly list: OptionalMethod<"appGroup.list", "read", Parameters.AppGroupListParameters, SharedNames>;
}

/** Deep links and universal links, until the app can show what they ask for. */
export interface LinksMethods {
  /**
   * Takes a deep link or a universal link that the system has handed to the app. What it asks for waits until
   * links.drain; an unknown one is ignored.
   *
   * Answers: What it asks for.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly open: Method<"links.open", "write", Parameters.LinksOpenParameters, OpenedLink>;
  /**
   * Answers what links have asked for and nobody has taken yet.
   *
   * Answers: What waits.
   *
   * Kinds of errors: invalidParams.
   */
  readonly pending: OptionalMethod<"links.pending", "read", Parameters.LinksPendingParameters, LinkList>;
  /**
   * Takes what links have asked for, once, when the app's scene is active; before that nothing is taken.
   *
   * Answers: What is to be shown now.
   *
   * Kinds of errors: invalidParams, keyReused.
   */
  readonly drain: Method<"links.drain", "write", Parameters.LinksDrainParameters, LinkList>;
}

/** What the core and its front ends say about what they do, for those who look for a fault. */
export interface LogMethods {
  /**
   * Writes a line of the front end's own to the log of the core, and to the system's where the host offers
   * host.log.write. Secrets by name are replaced before that. It stores nothing, and delays no other request:
   * send it without an id to get no reply.
   *
   * Answers: Whether the line was taken.
   *
   * Kinds of errors: invalidParams.
   */
  readonly write: Method<"log.write", "session", Parameters.LogWriteParameters, WrittenLine>;
  /**
   * Lists the lines of the log that are kept, newest first, page by page: the core's own and those of front
   * ends. Where people sign in to a company, a conversation gets its own lines and the core's; all are for an
   * owner who is signed in to each such company. A live query follows the log.
   *
   * Answers: A page of lines. It looks at a limited part of the log, and so may have fewer lines than its
   * limit and a next.
   *
   * Kinds of errors: invalidParams.
   */
  readonly read: OptionalMethod<"log.read", "read", Parameters.LogReadParameters, LogLinePage>;
  /**
   * Writes what helps others to find a fault, as a file or a text of JSON lines: facts about the core, the
   * state of sync, what sync has done, and all kept lines of the log, the oldest first. No record is in it,
   * no secret and no account's id. Where people sign in to a company, only an owner may who is signed in to
   * each such company.
   *
   * Answers: How much was written, and what, where a text was asked for. Other requests are answered
   * meanwhile.
   *
   * Kinds of errors: invalidParams, forbidden, limitReached, requestCancelled.
   */
  readonly export: OptionalMethod<"log.export", "session", Parameters.LogExportParameters, LogExportReport>;
  /**
   * Removes all lines of the log, of all files. Where people sign in to a company, only an owner may who is
   * signed in to each such company.
   *
   * Answers: What was removed.
   *
   * Kinds of errors: invalidParams, forbidden.
   */
  readonly clear: OptionalMethod<"log.clear", "session", Parameters.LogClearParameters, ClearedLog>;
}

/** All services. */
export interface Services {
  /** The core's own methods about its methods. */
  readonly rpc: RpcMethods;
  /** The process itself. */
  readonly system: SystemMethods;
  /** What the host does for the core, and tells it. */
  readonly host: HostMethods;
  /** What has changed: a log to read, and to be told of. */
  readonly events: EventsMethods;
  /** Queries whose answers are sent again when they change. */
  readonly live: LiveMethods;
  /** Temperatures in Celsius, Fahrenheit, Kelvin and Humanus. */
  readonly temperature: TemperatureMethods;
  /** The weather of places, from the host, kept for a while. */
  readonly weather: WeatherMethods;
  /** Where the device is, whether the app may know, and what places are called. */
  readonly location: LocationMethods;
  /** Places by what they are called. */
  readonly places: PlacesMethods;
  /** Companies: the tenants that records belong to, and which one is selected. */
  readonly companies: CompaniesMethods;
  /** Who may do what in a company: access records, credentials, sign-in. */
  readonly access: AccessMethods;
  /** What the account has bought, proven by the App Store's signatures, and what that entitles to. */
  readonly entitlements: EntitlementsMethods;
  /** What a company keeps in stock. */
  readonly inventory: InventoryMethods;
  /** What scanned codes mean, and labels with codes of the core's own. */
  readonly scan: ScanMethods;
  /** The people and organisations that a company deals with. */
  readonly contacts: ContactsMethods;
  /** What customers have ordered: lines, steps, payments, shipments and returns. */
  readonly orders: OrdersMethods;
  /** What leaves the house for orders, and where it stands. */
  readonly dispatches: DispatchesMethods;
  /** What a company has ordered of suppliers, and what of it has come. */
  readonly purchases: PurchasesMethods;
  /** What a company's day looks like, at one glance. */
  readonly dashboard: DashboardMethods;
  /** What a company's stock is worth, what it sells, and what it is still owed. */
  readonly reports: ReportsMethods;
  /** Photos, documents, logos and proofs of any record. */
  readonly assets: AssetsMethods;
  /** Lists that people look at again and again. */
  readonly views: ViewsMethods;
  /** The AI of the host, which other services ask. */
  readonly ai: AiMethods;
  /** Settings of the account, of the device, and of the app's own. */
  readonly settings: SettingsMethods;
  /** The account's coffee journal. */
  readonly journal: JournalMethods;
  /** Signing in with Apple, and what the app's backend accepts from the user. */
  readonly auth: AuthMethods;
  /** The people who have signed in with Apple; each sees their own record alone. */
  readonly users: UsersMethods;
  /** What the app tells its maker, while the user lets it. */
  readonly telemetry: TelemetryMethods;
  /** Conversations with the model of the app's backend. */
  readonly conversations: ConversationsMethods;
  /** What users tell the makers of the app. */
  readonly feedback: FeedbackMethods;
  /** The same records on all devices of the account, through a container. */
  readonly sync: SyncMethods;
  /** Companies that accounts share with each other: links, invitations, who takes part. */
  readonly sharing: SharingMethods;
  /** Records of the public database, of any type, for reading. */
  readonly content: ContentMethods;
  /** What steers the app from outside: app policy, flags, promotions, deployment. */
  readonly policy: PolicyMethods;
  /** Widgets: the places that they show, and what they show in the next hours. */
  readonly widgets: WidgetsMethods;
  /** Values that the app shares with its widgets. */
  readonly appGroup: AppGroupMethods;
  /** Deep links and universal links, until the app can show what they ask for. */
  readonly links: LinksMethods;
  /** What the core and its front ends say about what they do, for those who look for a fault. */
  readonly log: LogMethods;
}
