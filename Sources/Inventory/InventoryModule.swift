package import Kernel
package import RPC

/// The inventory's methods.
package struct InventoryModule: Module {
  package static let name: StaticString = "inventory"
  package static let doc: StaticString = "What a company keeps in stock."

  private let service: Inventory
  private let directory: any CompanyDirectory

  package init(_ kernel: Kernel) {
    service = Inventory(kernel)
    directory = kernel.directory
  }

  package var endpoints: [Endpoint] {
    [
      Endpoint(CreateItem.self, on: service, of: directory),
      Endpoint(GetItem.self, on: service, of: directory),
      Endpoint(ListItems.self, on: service, of: directory),
      Endpoint(SearchItems.self, on: service, of: directory),
      Endpoint(UpdateItem.self, on: service, of: directory),
      Endpoint(DeleteItem.self, on: service, of: directory),
    ]
  }
}
