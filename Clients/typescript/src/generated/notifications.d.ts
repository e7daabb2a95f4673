// Generated from Schemas/openrpc.json by generate-clients.

/** What the core says unasked. */

import type {
  ActivityPage,
  AllowedMethods,
  AppDiagnostics,
  Asset,
  AssetBytes,
  AssetPage,
  AssetPath,
  AuthGate,
  AuthState,
  Bean,
  BeanPage,
  Brew,
  BrewPage,
  BrewSectionPage,
  Caller,
  ChatExport,
  CheckedFeature,
  CheckedMethod,
  Company,
  CompletedTerms,
  ContactPage,
  ContentPage,
  ContentTypes,
  Conversation,
  ConversationList,
  ConversationPage,
  ConvertedTemperature,
  Count,
  CountPage,
  CurrentEntitlements,
  CurrentWeather,
  DaySummary,
  DepartmentPage,
  DeparturePage,
  Deployment,
  DescribedSettings,
  Diagnostics,
  DispatchPage,
  DispatchView,
  DuplicateContactsPage,
  EntitlementSnapshot,
  Equipment,
  EquipmentPage,
  Event,
  EventPage,
  ExpiringLotPage,
  Explanation,
  FeedbackPage,
  FigurePoints,
  Flags,
  FlavorWheel,
  FoundContact,
  FoundContactPage,
  FoundContent,
  FoundItemPage,
  FoundMessagePage,
  HistoryEntryPage,
  HourlyWeather,
  HumanusTable,
  Info,
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
  LinkList,
  ListedAccessPage,
  ListedCompany,
  ListedCompanyPage,
  ListedCountLinePage,
  ListedLotPage,
  Loan,
  LoanPage,
  Location,
  LocationAuthorization,
  LocationPage,
  LocationTree,
  LogLinePage,
  Lot,
  LowStockPage,
  MessagePage,
  NamedPersonPage,
  OrderDocument,
  OrderPage,
  OrderView,
  OverdueLoanPage,
  Page,
  ParticipantPage,
  PickedPlacePage,
  PlaceList,
  PolicyVerdict,
  Pong,
  PresetPage,
  Products,
  Promotions,
  PurchasePage,
  PurchaseView,
  RecentList,
  Recipe,
  RecipePage,
  Recommendation,
  ResolvedCode,
  ScaledRecipe,
  SettingValues,
  SharedNames,
  SharedValue,
  SharingState,
  ShownFlag,
  ShownPlace,
  StockAlertPage,
  StockEntryPage,
  StockLevelPage,
  StoreEnvironment,
  SuggestedPlaces,
  SyncAccount,
  SyncConflictPage,
  SyncEventPage,
  SyncStatus,
  Tasting,
  TastingPage,
  TelemetryNames,
  TemperatureScalePage,
  TierLimitsPage,
  UncountedStockPage,
  User,
  View,
  ViewPage,
} from "./records.js";

/** The parameters of each notification, by its name. */
export interface Notifications {
  /** The progress of the work for a request with a progressToken. */
  "rpc.progress": {
    /** The progressToken of the request. */
    token: string | number;
    /** The amount of work done. */
    done: number;
    /** The total amount of work; null if not known. */
    total: number | null;
    /** The present step, as text for people. */
    message: string | null;
    /**
     * The part of the result that is ready, for a request whose result comes in parts. It replaces the last
     * one. For conversations.send and conversations.retry, it is the text since the last one.
     */
    value?: unknown;
  };
  /**
   * Sent to the host when a request of the core was cancelled or took too long. An answer would be ignored.
   */
  "host.cancel": {
    /** The id of the core's request. */
    id: number;
  };
  /** Sent to a subscriber after the commit of a change, and after the reply of the request that made it. */
  "events.changed": {
    /** The handle that events.subscribe returned. */
    subscription: number;
    /** The changes, in the order in which they were made. */
    events: Event[];
    /** The place after the events. */
    cursor: string;
    /** true if there were too many events to send. Read them with events.since, from the cursor on. */
    behind: boolean;
  };
  /**
   * Sent when the result of a live query has changed: once for all changes of a commit, after the replies of
   * the commit.
   */
  "live.changed": {
    /** The handle of the query. */
    live: number;
    /** The present result of the method; null if it is an error. */
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
    /** The present error of the method; null if it has a result. */
    error: { [name: string]: unknown } | null;
  };
  /**
   * Sent to subscribers (events.subscribe) to the access service when a user's session in a company ends,
   * also if only time ended it.
   */
  "access.signedOut": {
    /** The company. */
    company: string;
    /** The user who was signed in. */
    user: string;
    /**
     * The reason why the session ended. signedOut: the user signed out. replaced: another user signed in.
     * passwordReset: the password was reset. revoked: the user's rights were revoked. companyDeleted: the
     * company was deleted. idle: no request came for settings.idleMinutes. expired: settings.sessionHours are
     * over.
     */
    reason: "signedOut" | "replaced" | "passwordReset" | "revoked" | "companyDeleted" | "idle" | "expired";
    /** The time when the session ended. */
    at: string;
  };
  /**
   * Sent to subscribers (events.subscribe) to the auth service when the session of the user who has signed in
   * with Apple ends.
   */
  "auth.ended": {
    /** The id of the user, a record of users. */
    user: string;
    /**
     * signedOut: the user signed out. replaced: another user signed in. deleted: the user's account was
     * deleted. revoked, notFound, transferred: Apple's state of the credential.
     */
    reason: "signedOut" | "replaced" | "deleted" | "revoked" | "notFound" | "transferred";
    /** The time when the session ended. */
    at: string;
  };
}
