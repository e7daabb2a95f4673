// Generated from Schemas/openrpc.json by generate-clients.

/** The notifications of the core. */

import type * as Records from "./records.js";

/** The parameters of each notification, by its name. */
export interface Notifications {
  /** The progress of the work for a request with a progressToken. */
  "rpc.progress": {
    /** The progressToken that the request has chosen. */
    token: string | number;
    /** The amount of work done so far. The unit depends on the method, such as bytes or rows. */
    done: number;
    /** The total amount of work, in the same unit as `done`; `null` if it is not known. */
    total: number | null;
    /** The present step, as text for people. */
    message: string | null;
    /**
     * The part of the result that is ready, for a request whose result arrives in parts. It replaces the
     * `value` of the previous notification. For conversations.send and conversations.retry, `value` is only
     * the text that follows the texts of the earlier notifications.
     */
    value?: unknown;
  };
  /**
   * Sent to the host when a request of the core was cancelled or took too long. The core ignores an answer to
   * this request.
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
    events: Records.Event[];
    /**
     * The position in the log after these events. If `behind` is `true`, the position after which no events
     * were sent.
     */
    cursor: string;
    /**
     * `true` if there were too many events to send. Then `events` is empty: to read the changes, pass
     * `cursor` to `events.since`.
     */
    behind: boolean;
  };
  /**
   * Sent when the result of a live query has changed. It is sent once for all changes of a commit, after the
   * replies of that commit.
   */
  "live.changed": {
    /** The handle of the query. */
    live: number;
    /** The present result of the method. `null` if the method fails now. */
    result:
      | Records.Pong
      | Records.Info
      | Records.Diagnostics
      | Records.ConversationList
      | Records.EventPage
      | Records.ConvertedTemperature
      | Records.TemperatureScalePage
      | Records.HumanusTable
      | Records.CurrentWeather
      | Records.HourlyWeather
      | Records.LocationAuthorization
      | Records.LastLocation
      | Records.Company
      | Records.ListedCompanyPage
      | Records.TierLimitsPage
      | Records.ListedCompany
      | Records.Caller
      | Records.AllowedMethods
      | Records.CheckedMethod
      | Records.Explanation
      | Records.ListedAccessPage
      | Records.NamedPersonPage
      | Records.DepartmentPage
      | Records.PresetPage
      | Records.CurrentEntitlements
      | Records.CheckedFeature
      | Records.KeptDocumentPage
      | Records.Products
      | Records.IntentList
      | Records.EntitlementSnapshot
      | Records.StoreEnvironment
      | Records.HistoryEntryPage
      | Records.Item
      | Records.ItemPage
      | Records.FoundItemPage
      | Records.ItemOverview
      | Records.KnownItems
      | Records.LabelPage
      | Records.Location
      | Records.LocationPage
      | Records.LocationTree
      | Records.Lot
      | Records.ListedLotPage
      | Records.LotGenealogy
      | Records.StockLevelPage
      | Records.LowStockPage
      | Records.StockEntryPage
      | Records.ExpiringLotPage
      | Records.StockAlertPage
      | Records.Count
      | Records.CountPage
      | Records.ListedCountLinePage
      | Records.UncountedStockPage
      | Records.ItemSupplier
      | Records.ItemSupplierPage
      | Records.Loan
      | Records.LoanPage
      | Records.OverdueLoanPage
      | Records.ResolvedCode
      | Records.Label
      | Records.FoundContact
      | Records.ContactPage
      | Records.FoundContactPage
      | Records.DuplicateContactsPage
      | Records.ActivityPage
      | Records.ContactAccount
      | Records.OrderView
      | Records.OrderPage
      | Records.OrderDocument
      | Records.DispatchView
      | Records.DispatchPage
      | Records.PickedPlacePage
      | Records.PurchaseView
      | Records.PurchasePage
      | Records.PurchaseDocument
      | Records.Bom
      | Records.BomPage
      | Records.BOMExplosion
      | Records.BOMUses
      | Records.BOMCost
      | Records.BuildView
      | Records.BuildPage
      | Records.Invoice
      | Records.InvoicePage
      | Records.InvoiceDocument
      | Records.ExportedInvoice
      | Records.Price
      | Records.PricePage
      | Records.DaySummary
      | Records.Asset
      | Records.AssetPage
      | Records.AssetBytes
      | Records.AssetPath
      | Records.View
      | Records.ViewPage
      | Records.Page
      | Records.SettingValues
      | Records.DescribedSettings
      | Records.Bean
      | Records.Equipment
      | Records.Brew
      | Records.Tasting
      | Records.Recipe
      | Records.BeanPage
      | Records.EquipmentPage
      | Records.BrewPage
      | Records.BrewSectionPage
      | Records.TastingPage
      | Records.FlavorWheel
      | Records.CompletedTerms
      | Records.RecipePage
      | Records.ScaledRecipe
      | Records.JournalOverview
      | Records.FigurePoints
      | Records.Insights
      | Records.Recommendation
      | Records.AuthState
      | Records.AuthGate
      | Records.User
      | Records.TelemetryNames
      | Records.ConversationPage
      | Records.Conversation
      | Records.FoundMessagePage
      | Records.ChatExport
      | Records.MessagePage
      | Records.FeedbackPage
      | Records.AppDiagnostics
      | Records.SyncStatus
      | Records.SyncAccount
      | Records.SyncEventPage
      | Records.SyncConflictPage
      | Records.SharingState
      | Records.ParticipantPage
      | Records.DeparturePage
      | Records.ContentTypes
      | Records.ContentPage
      | Records.FoundContent
      | Records.PolicyVerdict
      | Records.Flags
      | Records.ShownFlag
      | Records.Promotions
      | Records.Deployment
      | Records.RecentList
      | Records.PlaceList
      | Records.SuggestedPlaces
      | Records.ShownPlace
      | Records.SharedValue
      | Records.SharedNames
      | Records.LinkList
      | Records.LogLinePage
      | { [name: string]: unknown }
      | null;
    /** The present error of the method. `null` if the method has a result. */
    error: { [name: string]: unknown } | null;
  };
  /**
   * Sent to conversations that have subscribed to the access service (events.subscribe) when a user's session
   * in a company ends, also if it has expired.
   */
  "access.signedOut": {
    /** The company. */
    company: string;
    /** The user who was signed in. */
    user: string;
    /**
     * The reason why the session ended. signedOut: the user signed out. replaced: another user signed in.
     * passwordReset: the password was reset. revoked: the user's rights were revoked. companyDeleted: the
     * company was deleted. idle: no request was sent for settings.idleMinutes. expired: the session has
     * lasted for settings.sessionHours.
     */
    reason: "signedOut" | "replaced" | "passwordReset" | "revoked" | "companyDeleted" | "idle" | "expired";
    /** The time when the session ended. */
    at: string;
  };
  /**
   * Sent to conversations that have subscribed to the auth service (events.subscribe) when the session of the
   * user who has signed in with Apple ends.
   */
  "auth.ended": {
    /** The id of the user, a record of users. */
    user: string;
    /**
     * The reason why the session ended. signedOut: the user signed out. replaced: another user signed in.
     * deleted: the user's account was deleted. revoked, notFound, transferred: Apple reported this state of
     * the credential.
     */
    reason: "signedOut" | "replaced" | "deleted" | "revoked" | "notFound" | "transferred";
    /** The time when the session ended. */
    at: string;
  };
}
