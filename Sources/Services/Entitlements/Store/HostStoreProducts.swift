internal import Ports
internal import RPC
internal import Shape

/// The request `host.store.products`, with which the core asks the host for the names and prices of products.
struct HostStoreProducts: HostRequest {
  let ids: [Identifier]

  static let name: StaticString = "host.store.products"
  static let doc: StaticString = "Asks the host for the names and prices of products in the store of this device."
  static let answerDoc: StaticString = "The products that the store sells on this device, in any order."
  /// The usual deadline, in milliseconds. The host asks the store over the network.
  static let usualDeadline = 30_000

  init(ids: [Identifier]) { self.ids = ids }

  /// The host's answer.
  struct Answer: Record {
    let products: [StoreProduct]?

    static let recordName = "StoreProductsAnswer"
    static let doc: StaticString = "The host's answer to host.store.products."

    init<F: Fields<Self>>(_ field: inout F) {
      products = field(
        "products", \.products,
        "The data of the requested products. Products that the store does not sell on this device are left out.",
        .count(0...20_000))
    }
  }

  /// Returns the problems of an answer: each product must be one of the requested ones, and may appear only once.
  func problems(of answer: Answer) -> [Problem] {
    guard let products = answer.products else {
      return [.missing("products", "a list, which is empty if the store sells none of them here")]
    }
    let asked = Set(ids)
    var seen: Set<Identifier> = []
    return products.enumerated().compactMap { index, product in
      let id = Identifier(product.id)
      let isNew = seen.insert(id).inserted
      guard !asked.contains(id) || !isNew else { return nil }
      return Problem(
        pointer: "/products/\(index)/id", kind: .value,
        message: isNew
          ? "id must be one of the requested ids, not \(id.text)"
          : "id must be unique; an earlier product has the same id")
    }
  }
}

extension HostStoreProducts {
  init<F: Fields<Self>>(_ field: inout F) {
    ids = field("ids", \.ids, "The store's ids of the products.", .count(1...20_000))
  }
}
