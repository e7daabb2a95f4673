public import Shape

/// What the store says of products, and how old that is.
public struct StoreListing: Record, Sendable {
  public let products: [StoreProduct], age: StoreAge

  public static let doc: StaticString = "The store's products, and the age of that answer."

  /// Nothing is known.
  public static let none = StoreListing(products: [], fetchedAt: nil, now: Timestamp(milliseconds: 0))

  /// - Parameter fetchedAt: when the store was asked; `nil` if it never was.
  public init(products: [StoreProduct], fetchedAt: Timestamp?, now: Timestamp) {
    self.products = products
    age = StoreAge(fetchedAt: fetchedAt, now: now)
  }

  /// The product with an id; `nil` if the store has said nothing of it.
  public func product(_ id: String?) -> StoreProduct? {
    id.flatMap { id in products.first { $0.id.utf8.elementsEqual(id.utf8) } }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    products = field("products", \.products, "The products with their prices. Products that the store does not sell here are left out.")
    age = field.embed(\.age)
  }
}
