package import Kernel
package import RPC

/// The companies' methods.
package struct CompaniesModule: Module {
  package static let name: StaticString = "companies"
  package static let doc: StaticString = "Companies: the tenants that records belong to, and which one is selected."

  private let service: Companies

  package init(_ kernel: Kernel) {
    service = Companies(kernel)
    kernel.directory = service
  }

  package var endpoints: [Endpoint] {
    [
      Endpoint(CreateCompany.self, on: service),
      Endpoint(GetCompany.self, on: service, of: service),
      Endpoint(ListCompanies.self, on: service),
      Endpoint(UpdateCompany.self, on: service, of: service),
      Endpoint(DeleteCompany.self, on: service, of: service),
      Endpoint(SelectCompany.self, on: service),
      Endpoint(ShowSelectedCompany.self, on: service),
    ]
  }
}
