public import Shape

/// The app store's data about products, and the age of the data.
public struct StoreListing: Record, Sendable {
  public let products: [StoreProduct], age: StoreAge

  public static let doc: StaticString = "The products of the store with their prices, and the age of this data."

  /// The listing without products, for a store that has never answered.
  public static let none = StoreListing(products: [], fetchedAt: nil, now: Timestamp(milliseconds: 0))

  /// - Parameter fetchedAt: the time when the store answered; `nil` if it has never answered.
  public init(products: [StoreProduct], fetchedAt: Timestamp?, now: Timestamp) {
    self.products = products
    age = StoreAge(fetchedAt: fetchedAt, now: now)
  }

  /// Returns the product with an id, or `nil` if the store has given no data about it.
  public func product(_ id: String?) -> StoreProduct? {
    id.flatMap { id in products.first { $0.id.utf8.elementsEqual(id.utf8) } }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    products = field(
      "products", \.products,
      "The products with their prices. Products that the store does not sell on this device are left out.")
    age = field.embed(\.age)
  }
}
