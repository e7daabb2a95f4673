public import Ports
internal import RPC
public import Tenancy

/// The methods that resolve codes and make labels.
public struct ScanModule: ServiceModule {
  public static let name: StaticString = "scan"
  public static let doc: StaticString = "The meaning of scanned codes, and labels with the core's own codes."

  public let parts: ServiceParts

  /// - Parameters:
  ///   - profiles: provides the currencies of companies.
  ///   - others: the other services with records that have labels and codes.
  public init(
    _ dependencies: Dependencies, _ inventory: Inventory, profiles: any ProfileKeeper,
    others: [any LabelledRecords] = []
  ) {
    let keepers: [any LabelledRecords] =
      [
        LabelledItems(inventory), LabelledLots(inventory), LabelledLocations(inventory, dependencies.stores),
        LabelledLoans(inventory),
      ]
      + others
    let on = Methods(of: Scan(inventory, keepers, profiles: profiles), dependencies)
    parts = ServiceParts(methods: [on(ResolveCode.self), on(MakeLabel.self)])
  }
}
