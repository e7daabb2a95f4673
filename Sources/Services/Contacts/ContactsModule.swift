internal import Exchange
public import RPC
public import Storage
public import Tenancy

/// The service `contacts`: its methods, collections and synced records.
public struct ContactsModule: ServiceModule {
  public static let name: StaticString = "contacts"
  public static let doc: StaticString = "The people and organisations that a company deals with."
  public static let schema = ContactTables.schema

  public static var errors: [ErrorDescription] { [ErrorDescription(ConflictData<Contact>.self)] }

  public let parts: ServiceParts

  public init(_ dependencies: Dependencies, _ service: Contacts) {
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(
      collections: [service.records.parts(dependencies, hiding: [.get, .list])],
      methods: [
        on(GetContact.self), on(ListContacts.self), on(SearchContacts.self), on(ListDuplicateContacts.self),
        on(MergeContacts.self),
        on(ListContactActivity.self), on(ShowContactAccount.self), on(AddContactNote.self),
      ] + Exchange<ContactDetails>(service.records).methods(dependencies),
      kinds: [EntityKind(ContactMerge.self), EntityKind(ContactNote.self)],
      emptying: [
        { (scope) throws(Failure) in
          try service.keys.empty(scope.partition)
          try service.notes.empty(scope.partition)
          try service.merges.empty(scope.partition)
        }
      ], synced: service.synced)
  }
}
