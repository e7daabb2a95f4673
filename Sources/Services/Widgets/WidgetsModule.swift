public import Ports
internal import RPC
public import Storage
public import Tenancy

/// The module of the service `widgets`, with its methods.
public struct WidgetsModule: ServiceModule {
  public static let name: StaticString = "widgets"
  public static let doc: StaticString = "The places that widgets show, and the content of widgets for the next hours."
  public static let schema = WidgetTables.schema

  public let parts: ServiceParts

  public init(
    _ dependencies: Dependencies, entitlements: any EntitlementKeeper, forecaster: any Forecaster,
    thermometer: any Thermometer,
    namer: any PlaceNamer
  ) {
    let service = Widgets(
      dependencies, entitlements: entitlements, forecaster: forecaster, thermometer: thermometer, namer: namer)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      methods: [
        on(ListRecents.self), on(AddRecent.self), on(RemoveRecent.self), on(ClearRecents.self), on(ImportRecents.self),
        on(GetEntities.self), on(SuggestEntities.self), on(MatchEntities.self), on(ShowPlace.self),
        on(ChoosePlace.self),
        on(UseDevicePlace.self), on(ShowTimeline.self),
      ], kinds: [EntityKind(Recents.kind)], account: service.registry.accountRules)
  }
}
