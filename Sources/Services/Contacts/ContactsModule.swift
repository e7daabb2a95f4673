public import RPC
public import Storage
public import Tenancy

/// The methods of contacts.
public struct ContactsModule: ServiceModule {
  public static let name: StaticString = "contacts"
  public static let doc: StaticString = "The people and organisations that a company deals with."
  public static let schema = ContactTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Contact>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ service: Contacts) {
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [service.records.parts(dependencies, without: [.list])], methods: [on(ListContacts.self), on(SearchContacts.self)])
  }
}
