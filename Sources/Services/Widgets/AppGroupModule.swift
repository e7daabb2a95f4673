public import Ports
internal import RPC
public import Storage
public import Tenancy

/// The methods about what the app shares with its widgets.
public struct AppGroupModule: ServiceModule {
  public static let name: StaticString = "appGroup"
  public static let doc: StaticString = "Values that the app shares with its widgets."
  public static let schema = AppGroup.schema

  public let parts: ServiceParts

  /// - Parameter flags: knows the flags that hold now.
  public init(_ dependencies: Dependencies, flags: any FlagKeeper) {
    let on = Methods(of: SharedValues(dependencies, flags: flags), dependencies)
    parts = ServiceParts(
      methods: [on(GetValue.self), on(SetValue.self), on(ListValues.self)], kinds: [EntityKind(AppGroup.kind)],
      account: AccountRules(kept: [KeptRows(of: "app_group_values", in: .device, where: "name = 'scale'")]))
  }
}
