// Generated from Schemas/openrpc.json by generate-clients.

/** The notifications of the core. */

import type * as Records from "./records.js";

/** The parameters of each notification, by its name. */
export interface Notifications {
  /** Sent during a long request that has a progressToken, to report the progress of its work. */
  "rpc.progress": {
    /** The progressToken that the request has chosen. */
    token: string | number;
    /** The amount of work done so far. The unit depends on the method, such as bytes or rows. */
    done: number;
    /** The total amount of work, in the same unit as `done`; `null` if it is not known. */
    total: number | null;
    /** The present step of the work, as a text that a user interface can show. */
    message: string | null;
    /**
     * The part of the result that is ready, for a request whose result arrives in parts. It replaces the
     * `value` of the previous notification. For conversations.send and conversations.retry, `value` is only
     * the text that follows the texts of the earlier notifications.
     */
    value?: unknown;
  };
  /**
   * Sent to the host when a request of the core was cancelled or took too long. The host can stop its work:
   * the core ignores an answer to this request.
   */
  "host.cancel": {
    /** The id of the core's request that was cancelled. */
    id: number;
  };
  /**
   * Sent to a subscriber when records have changed: after the commit of the change, and after the reply to
   * the request that made it.
   */
  "events.changed": {
    /** The handle that events.subscribe returned. */
    subscription: number;
    /** The events, in the order in which the changes were made. */
    events: Records.Event[];
    /**
     * The position in the change log after these events. If `behind` is `true`, the position after which no
     * events were sent.
     */
    cursor: string;
    /**
     * `true` if there were too many events to send. In that case `events` is empty. To get the events, pass
     * `cursor` to `events.since`.
     */
    behind: boolean;
  };
  /**
   * Sent when the result of a live query has changed. The core sends it once for all changes of a commit,
   * after the replies of that commit.
   */
  "live.changed": {
    /** The handle of the live query, which live.open returned. */
    live: number;
    /** The new result of the method. `null` if the method fails now. */
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
      | Records.InvoiceView
      | Records.InvoicePage
      | Records.InvoiceDocument
      | Records.ExportedInvoice
      | Records.Price
      | Records.PricePage
      | Records.FoundPrices
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
    /** The error with which the method fails now. `null` if the method has a result. */
    error: { [name: string]: unknown } | null;
  };
  /**
   * Sent when a user's session in a company ends, also if it has expired. Only conversations that have
   * subscribed to the access service (`events.subscribe`) get it.
   */
  "access.signedOut": {
    /** The id of the company. */
    company: string;
    /** The id of the user who was signed in. */
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
   * Sent when the session of the user who has signed in with Apple ends. Only conversations that have
   * subscribed to the auth service (`events.subscribe`) get it.
   */
  "auth.ended": {
    /** The id of the user's record (`users.get`). */
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
