internal import JSON
public import Kernel
public import RPC

/// The companies' methods.
public struct CompaniesModule {
  public static let name: StaticString = "companies"
  public static let doc: StaticString = "Companies: the tenants that records belong to, and which one is selected."

  private let service: Companies

  public init(_ kernel: Kernel) {
    service = Companies(kernel)
    kernel.directory.keeper = service
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(CreateCompany.self, on: service),
      Endpoint(GetCompany.self, on: service, of: service.kernel.directory),
      Endpoint(ListCompanies.self, on: service),
      Endpoint(UpdateCompany.self, on: service, of: service.kernel.directory),
      Endpoint(SetTier.self, on: service, of: service.kernel.directory),
      Endpoint(ListTiers.self, on: ()),
      Endpoint(DeleteCompany.self, on: service, of: service.kernel.directory),
      // Both tell who acts there, and so wait for a sign-in.
      Endpoint(SelectCompany.self, on: service) { [service] in try? service.company(meantBy: $0.readRecord(SelectCompany.self).company) },
      Endpoint(ShowSelectedCompany.self, on: service) { [service] _ in try? service.company(meantBy: nil) },
    ]
  }
}
