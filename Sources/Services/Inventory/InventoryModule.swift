public import Kernel
public import RPC

/// The inventory's methods.
public struct InventoryModule {
  public static let name: StaticString = "inventory"
  public static let doc: StaticString = "What a company keeps in stock."

  private let service: Inventory
  private let directory: CompanyDirectory

  public init(_ kernel: Kernel) {
    service = Inventory(kernel)
    directory = kernel.directory
  }

  public var endpoints: [Endpoint] {
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
