public import Ports
internal import RPC
public import Storage
public import Tenancy

/// The module of the service `appGroup`, with its methods.
public struct AppGroupModule: ServiceModule {
  public static let name: StaticString = "appGroup"
  public static let doc: StaticString = "Values that the app shares with its widgets."
  public static let schema = AppGroup.schema

  public let parts: ServiceParts

  /// The description of the file that other processes read.
  public static var documents: [DocumentDescription] { [DocumentDescription(AppGroupFile.self, ignoresUnknown: true)] }

  /// - Parameters:
  ///   - flags: provides the present flags.
  ///   - mirror: writes the file that other processes read; `nil` if there is no file.
  public init(_ dependencies: Dependencies, flags: any FlagKeeper, mirror: AppGroupMirror?) {
    let on = Methods(of: SharedValues(dependencies, flags: flags), dependencies)
    parts = ServiceParts(
      methods: [on(GetValue.self), on(SetValue.self), on(ListValues.self)], kinds: [EntityKind(AppGroup.kind)],
      chores: mirror.map { [$0.chore] } ?? [], account: AppGroupModule.accountRules(mirror))
  }

  /// Returns the rules for a change of the account. The temperature scale belongs to the device, so it is not removed.
  private static func accountRules(_ mirror: AppGroupMirror?) -> AccountRules {
    let kept = [KeptRows(of: "app_group_values", in: .device, where: "name = 'scale'")]
    guard let mirror else { return AccountRules(kept: kept) }
    return AccountRules(
      kept: kept, left: { (_) throws(Failure) in mirror.clear() }, gone: { () throws(Failure) in mirror.clear() })
  }
}
