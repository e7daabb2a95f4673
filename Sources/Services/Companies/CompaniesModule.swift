public import Ports
public import RPC
public import Storage
public import Tenancy

/// The service `companies`: its methods, chore and synced records.
public struct CompaniesModule: ServiceModule {
  public static let name: StaticString = "companies"
  public static let doc: StaticString = "The companies that records belong to, and the selected company."
  public static let schema = CompanyTables.schema

  public static var errors: [ErrorDescription] {
    [ErrorDescription(ConflictData<Company>.self), ErrorDescription(TierBoughtData.self)]
  }

  public let parts: ServiceParts

  /// - Parameters:
  ///   - zones: the time zones of the system.
  ///   - contacts: returns the service of contacts. It is called when a company's settings name a contact.
  public init(
    _ dependencies: Dependencies, _ lookup: CompanyLookup, _ memberships: any AccessKeeper, zones: ZoneNames,
    contacts: @escaping () -> any ContactKeeper
  ) {
    let service = Companies(dependencies, lookup, memberships, zones, contacts: contacts)
    let on = Methods(of: service, dependencies)
    let onNothing = Methods(of: (), dependencies)
    let directory = dependencies.directory
    let owning = EntityKind.Owning(change: UpdateCompany.access) { (id, pointer, context) throws(Failure) in
      if id != context.company { throw .notFound("company", at: pointer) }
    }
    parts = ServiceParts(
      methods: [
        on(CreateCompany.self), on(GetCompany.self), on(ListCompanies.self), on(ShowPersonalCompany.self),
        on(UpdateCompany.self),
        on(SetTier.self),
        on(FollowEntitlements.self), onNothing(ListTiers.self), on(DeleteCompany.self),
        // Both methods return the caller's role. So they wait until a sign-in to the company that is being checked has
        // its result.
        on(SelectCompany.self, about: { (try? directory.look(for: $0.company))?.company }),
        on(ShowSelectedCompany.self, about: { _ in (try? directory.look(for: nil))?.company }),
      ], kinds: [EntityKind(Company.self, owning: owning)], chores: [service.histories.chore], synced: [service.synced],
      account: service.accountRules)
  }
}
