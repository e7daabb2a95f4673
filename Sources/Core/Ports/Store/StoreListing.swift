public import Shape
public import Vocabulary

/// What the store says of products, and how old that is.
public struct StoreListing: Record, Sendable {
  public let products: [StoreProduct], source: Freshness, age: Int?

  public static let doc: StaticString = "The store's products, and the age of that answer."

  /// Nothing is known.
  public static let none = StoreListing(products: [], fetchedAt: nil, now: Timestamp(milliseconds: 0))

  /// For how many seconds after it was fetched it is fresh: a day.
  public static let maxAge = 86_400

  /// - Parameter fetchedAt: when the store was asked; `nil` if it never was.
  public init(products: [StoreProduct], fetchedAt: Timestamp?, now: Timestamp) {
    self.products = products
    age = fetchedAt.map { $0.age(at: now) }
    source = fetchedAt.map { $0.isFresh(at: now, maxAge: StoreListing.maxAge) ? .fresh : .stale } ?? .default
  }

  /// The product with an id; `nil` if the store has said nothing of it.
  public func product(_ id: String?) -> StoreProduct? {
    id.flatMap { id in products.first { $0.id.utf8.elementsEqual(id.utf8) } }
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    products = field("products", \.products, "The products with their prices. Products that the store does not sell here are left out.")
    source = field(
      "source", \.source, "fresh: the store answered within the last day. stale: it answered earlier. default: it has never answered.")
    age = field("age", \.age, Freshness.ageDoc)
  }
}
