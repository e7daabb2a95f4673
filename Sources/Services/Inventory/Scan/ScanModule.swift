public import Ports
internal import RPC
public import Tenancy

/// The service `scan`: the methods that interpret codes and make labels.
public struct ScanModule: ServiceModule {
  public static let name: StaticString = "scan"
  public static let doc: StaticString = "Interprets scanned codes and finds their records. Makes codes for labels."

  public let parts: ServiceParts

  /// - Parameters:
  ///   - profiles: provides the currencies of companies.
  ///   - others: finds records of other services, such as orders, by their labels and codes.
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
