// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

extension Services {
  /// Methods about the core's methods and about requests.
  public var rpc: RpcMethods { RpcMethods(caller: self.caller) }

  /// Methods about the process of the core.
  public var system: SystemMethods { SystemMethods(caller: self.caller) }

  /// The capabilities of hosts: requests that the core sends and a host answers, and the host's reports of progress.
  public var host: HostMethods { HostMethods(caller: self.caller) }

  /// The log of all changes of records: reading the log, and subscribing to changes.
  public var events: EventsMethods { EventsMethods(caller: self.caller) }

  /// Live queries: calls of reading methods whose results the core sends again when they change.
  public var live: LiveMethods { LiveMethods(caller: self.caller) }

  /// Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
  public var temperature: TemperatureMethods { TemperatureMethods(caller: self.caller) }

  /// The weather of places. The host provides the weather, and the core stores it for a while.
  public var weather: WeatherMethods { WeatherMethods(caller: self.caller) }

  /// The location of the device, the app's permission to know the location, and the names of places.
  public var location: LocationMethods { LocationMethods(caller: self.caller) }

  /// The search for places by their names.
  public var places: PlacesMethods { PlacesMethods(caller: self.caller) }

  /// The companies that records belong to, and the selected company.
  public var companies: CompaniesMethods { CompaniesMethods(caller: self.caller) }

  /// Rights in a company: access records, credentials and sign-in.
  public var access: AccessMethods { AccessMethods(caller: self.caller) }

  /// The account's purchases, which are proven by signatures of the App Store, and the tiers and features that they
  /// give.
  public var entitlements: EntitlementsMethods { EntitlementsMethods(caller: self.caller) }

  /// The items that a company keeps in stock.
  public var inventory: InventoryMethods { InventoryMethods(caller: self.caller) }

  /// Interprets scanned codes and finds their records. Makes codes for labels.
  public var scan: ScanMethods { ScanMethods(caller: self.caller) }

  /// The people and organisations that a company deals with.
  public var contacts: ContactsMethods { ContactsMethods(caller: self.caller) }

  /// The orders of customers: lines, steps, payments, shipments and returns.
  public var orders: OrdersMethods { OrdersMethods(caller: self.caller) }

  /// The dispatches of orders: goods that leave the company together.
  public var dispatches: DispatchesMethods { DispatchesMethods(caller: self.caller) }

  /// The purchases from suppliers: lines, steps and receipts.
  public var purchases: PurchasesMethods { PurchasesMethods(caller: self.caller) }

  /// Bills of materials, and builds, which make items from components.
  public var assemblies: AssembliesMethods { AssembliesMethods(caller: self.caller) }

  /// The invoices and credit notes of orders. A document is never changed and never deleted.
  public var invoices: InvoicesMethods { InvoicesMethods(caller: self.caller) }

  /// The price lists of a company, and the prices of single customers.
  public var prices: PricesMethods { PricesMethods(caller: self.caller) }

  /// The figures of a company's day.
  public var dashboard: DashboardMethods { DashboardMethods(caller: self.caller) }

  /// Reports on the value and turnover of a company's stock, its sales and taxes, and the amounts that customers still
  /// owe.
  public var reports: ReportsMethods { ReportsMethods(caller: self.caller) }

  /// The photos, documents, logos and proofs of any record.
  public var assets: AssetsMethods { AssetsMethods(caller: self.caller) }

  /// Stored calls of listing methods, for lists that users open often.
  public var views: ViewsMethods { ViewsMethods(caller: self.caller) }

  /// The availability of the host's language model, which other services use.
  public var ai: AiMethods { AiMethods(caller: self.caller) }

  /// The settings of the account and of the device, and the app's own settings.
  public var settings: SettingsMethods { SettingsMethods(caller: self.caller) }

  /// The account's coffee journal: beans, equipment, brews, tasting notes and recipes.
  public var journal: JournalMethods { JournalMethods(caller: self.caller) }

  /// Signing in with Apple, and the user's authentication by the app's backend.
  public var auth: AuthMethods { AuthMethods(caller: self.caller) }

  /// The users who have signed in with Apple. Each user sees only their own record.
  public var users: UsersMethods { UsersMethods(caller: self.caller) }

  /// Events that the app reports to its maker, while the user allows it.
  public var telemetry: TelemetryMethods { TelemetryMethods(caller: self.caller) }

  /// Conversations with the model of the app's backend.
  public var conversations: ConversationsMethods { ConversationsMethods(caller: self.caller) }

  /// Messages from users to the makers of the app.
  public var feedback: FeedbackMethods { FeedbackMethods(caller: self.caller) }

  /// The synchronization of records between all devices of an account, through a container.
  public var sync: SyncMethods { SyncMethods(caller: self.caller) }

  /// Sharing companies between accounts: links, invitations and participants.
  public var sharing: SharingMethods { SharingMethods(caller: self.caller) }

  /// Records of the public database, of any type. The device stores copies of the records, which can only be read.
  public var content: ContentMethods { ContentMethods(caller: self.caller) }

  /// The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
  public var policy: PolicyMethods { PolicyMethods(caller: self.caller) }

  /// The places that widgets show, and the content of widgets for the next hours.
  public var widgets: WidgetsMethods { WidgetsMethods(caller: self.caller) }

  /// Values that the app shares with its widgets.
  public var appGroup: AppGroupMethods { AppGroupMethods(caller: self.caller) }

  /// Links that open the app. The core stores an opened link until the app can show its target.
  public var links: LinksMethods { LinksMethods(caller: self.caller) }

  /// The log of the core and its front ends, for finding the cause of faults.
  public var log: LogMethods { LogMethods(caller: self.caller) }
}
