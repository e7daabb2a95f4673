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
  /** How far the work for a request is that gave a progressToken. */
  "rpc.progress": {
    /** The progressToken of the request. */
    token: string | number;
    /** How much is done. */
    done: number;
    /** How much there is to do; null when that is not known. */
    total: number | null;
    /** What is being done, for people. */
    message: string | null;
    /**
     * The part of the result that is there already, for a request whose result comes in parts: it takes the
     * place of the last one. For conversations.send and conversations.retry, the text that came since the
     * last one.
     */
    value?: unknown;
  };
  /**
   * Sent to the host when a request of the core was cancelled or took too long; an answer would be let pass.
   */
  "host.cancel": {
    /** The id of the core's request. */
    id: number;
  };
  /** Sent to a subscriber behind the reply of the request that changed something, when that is committed. */
  "events.changed": {
    /** The handle that subscribing answered. */
    subscription: number;
    /** What changed, in the order in which it happened. */
    events: Event[];
    /** The place behind the events. */
    cursor: string;
    /** true when there were too many to send: read them with events.since, from the cursor on. */
    behind: boolean;
  };
  /**
   * Sent when a live query answers something else than before, once for all changes of a commit, behind the
   * replies that it holds.
   */
  "live.changed": {
    /** The handle of the query. */
    live: number;
    /** What the method answers now; null when it answers an error. */
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
    /** The error that it answers now; null when it answers a result. */
    error: { [name: string]: unknown } | null;
  };
  /**
   * Sent to subscribers (events.subscribe) to the access service when somebody is signed in to a company no
   * longer, be it by time alone.
   */
  "access.signedOut": {
    /** The company. */
    company: string;
    /** Who was signed in. */
    user: string;
    /**
     * They have signed out, somebody else has signed in (replaced), their password was reset, their rights
     * were revoked, or the company was deleted (companyDeleted); nothing was done for settings.idleMinutes
     * (idle), or settings.sessionHours are over (expired).
     */
    reason: "signedOut" | "replaced" | "passwordReset" | "revoked" | "companyDeleted" | "idle" | "expired";
    /** When. */
    at: string;
  };
  /**
   * Sent to subscribers (events.subscribe) to the auth service when the session of the user who has signed in
   * with Apple ends.
   */
  "auth.ended": {
    /** The user: a record of users. */
    user: string;
    /**
     * signedOut, or another user has signed in (replaced), or the user's account was deleted; or what Apple
     * says of the credential: revoked, notFound, transferred.
     */
    reason: "signedOut" | "replaced" | "deleted" | "revoked" | "notFound" | "transferred";
    /** When it ended. */
    at: string;
  };
}
