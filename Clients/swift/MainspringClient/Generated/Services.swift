// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

extension Services {
  /// The core's own methods about its methods.
  public var rpc: RpcMethods { RpcMethods(caller: self.caller) }

  /// The process itself.
  public var system: SystemMethods { SystemMethods(caller: self.caller) }

  /// What the host does for the core, and tells it.
  public var host: HostMethods { HostMethods(caller: self.caller) }

  /// What has changed: a log to read, and to be told of.
  public var events: EventsMethods { EventsMethods(caller: self.caller) }

  /// Queries whose answers are sent again when they change.
  public var live: LiveMethods { LiveMethods(caller: self.caller) }

  /// Temperatures in Celsius, Fahrenheit, Kelvin and Humanus.
  public var temperature: TemperatureMethods { TemperatureMethods(caller: self.caller) }

  /// The weather of places, from the host, kept for a while.
  public var weather: WeatherMethods { WeatherMethods(caller: self.caller) }

  /// Where the device is, whether the app may know, and what places are called.
  public var location: LocationMethods { LocationMethods(caller: self.caller) }

  /// Places by what they are called.
  public var places: PlacesMethods { PlacesMethods(caller: self.caller) }

  /// Companies: the tenants that records belong to, and which one is selected.
  public var companies: CompaniesMethods { CompaniesMethods(caller: self.caller) }

  /// Who may do what in a company: access records, credentials, sign-in.
  public var access: AccessMethods { AccessMethods(caller: self.caller) }

  /// What the account has bought, proven by the App Store's signatures, and what that entitles to.
  public var entitlements: EntitlementsMethods { EntitlementsMethods(caller: self.caller) }

  /// What a company keeps in stock.
  public var inventory: InventoryMethods { InventoryMethods(caller: self.caller) }

  /// What scanned codes mean, and labels with codes of the core's own.
  public var scan: ScanMethods { ScanMethods(caller: self.caller) }

  /// The people and organisations that a company deals with.
  public var contacts: ContactsMethods { ContactsMethods(caller: self.caller) }

  /// What customers have ordered: lines, steps, payments, shipments and returns.
  public var orders: OrdersMethods { OrdersMethods(caller: self.caller) }

  /// What leaves the house for orders, and where it stands.
  public var dispatches: DispatchesMethods { DispatchesMethods(caller: self.caller) }

  /// What a company has ordered of suppliers, and what of it has come.
  public var purchases: PurchasesMethods { PurchasesMethods(caller: self.caller) }

  /// What a company's day looks like, at one glance.
  public var dashboard: DashboardMethods { DashboardMethods(caller: self.caller) }

  /// What a company's stock is worth, what it sells, and what it is still owed.
  public var reports: ReportsMethods { ReportsMethods(caller: self.caller) }

  /// Photos, documents, logos and proofs of any record.
  public var assets: AssetsMethods { AssetsMethods(caller: self.caller) }

  /// Lists that people look at again and again.
  public var views: ViewsMethods { ViewsMethods(caller: self.caller) }

  /// The AI of the host, which other services ask.
  public var ai: AiMethods { AiMethods(caller: self.caller) }

  /// Settings of the account, of the device, and of the app's own.
  public var settings: SettingsMethods { SettingsMethods(caller: self.caller) }

  /// The account's coffee journal.
  public var journal: JournalMethods { JournalMethods(caller: self.caller) }

  /// Signing in with Apple, and what the app's backend accepts from the user.
  public var auth: AuthMethods { AuthMethods(caller: self.caller) }

  /// The people who have signed in with Apple; each sees their own record alone.
  public var users: UsersMethods { UsersMethods(caller: self.caller) }

  /// What the app tells its maker, while the user lets it.
  public var telemetry: TelemetryMethods { TelemetryMethods(caller: self.caller) }

  /// Conversations with the model of the app's backend.
  public var conversations: ConversationsMethods { ConversationsMethods(caller: self.caller) }

  /// What users tell the makers of the app.
  public var feedback: FeedbackMethods { FeedbackMethods(caller: self.caller) }

  /// The same records on all devices of the account, through a container.
  public var sync: SyncMethods { SyncMethods(caller: self.caller) }

  /// Companies that accounts share with each other: links, invitations, who takes part.
  public var sharing: SharingMethods { SharingMethods(caller: self.caller) }

  /// Records of the public database, of any type, for reading.
  public var content: ContentMethods { ContentMethods(caller: self.caller) }

  /// What steers the app from outside: app policy, flags, promotions, deployment.
  public var policy: PolicyMethods { PolicyMethods(caller: self.caller) }

  /// Widgets: the places that they show, and what they show in the next hours.
  public var widgets: WidgetsMethods { WidgetsMethods(caller: self.caller) }

  /// Values that the app shares with its widgets.
  public var appGroup: AppGroupMethods { AppGroupMethods(caller: self.caller) }

  /// Deep links and universal links, until the app can show what they ask for.
  public var links: LinksMethods { LinksMethods(caller: self.caller) }

  /// What the core and its front ends say about what they do, for those who look for a fault.
  public var log: LogMethods { LogMethods(caller: self.caller) }
}
