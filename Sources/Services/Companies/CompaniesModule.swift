public import Kernel
public import RPC

/// The companies' methods.
public struct CompaniesModule {
  public static let name: StaticString = "companies"
  public static let doc: StaticString = "Companies: the tenants that records belong to, and which one is selected."

  private let service: Companies
  private let directory: CompanyDirectory

  public init(_ kernel: Kernel) {
    service = Companies(kernel)
    directory = kernel.directory
    directory.keeper = service
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(CreateCompany.self, on: service),
      Endpoint(GetCompany.self, on: service, of: directory),
      Endpoint(ListCompanies.self, on: service),
      Endpoint(UpdateCompany.self, on: service, of: directory),
      Endpoint(SetTier.self, on: service, of: directory),
      Endpoint(FollowEntitlements.self, on: service, of: directory),
      Endpoint(ListTiers.self, on: ()),
      Endpoint(DeleteCompany.self, on: service, of: directory),
      // Both tell who acts there, and so wait for a sign-in.
      Endpoint(SelectCompany.self, on: service, company: directory.company(meantBy: SelectCompany.self)),
      Endpoint(ShowSelectedCompany.self, on: service) { [directory] _ in (try? directory.look(for: nil))?.company },
    ]
  }
}
