public import RPC
public import Storage
public import Tenancy

/// The methods of the coffee journal.
public struct JournalModule: ServiceModule {
  public static let name: StaticString = "journal"
  public static let doc: StaticString = "The account's coffee journal."
  public static let schema = JournalTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Bean>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies) {
    let service = Journal(dependencies)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [service.beans.parts(dependencies, without: [.list])], methods: [on(ListBeans.self)], synced: service.synced)
  }
}
