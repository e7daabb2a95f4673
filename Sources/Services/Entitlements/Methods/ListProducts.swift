internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.products`: returns the catalogue, and the store's prices of its products.
struct ListProducts: AccountMethod {

  static let name: StaticString = "entitlements.products"
  static let doc: StaticString =
    "Returns the catalogue, and the store's prices of its products. If the host offers host.store.products, the core asks it after the reply for prices that are missing or older than a day."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The catalogue with prices, and the bought products that the catalogue does not have."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Products {
    try service.products(at: context.now)
  }
}

/// The result of `entitlements.products`.
struct Products: Record {
  /// The origin of a catalogue.
  enum Origin: String, Choice {
    /// The program's own catalogue.
    case `default`
    /// The file that `--catalogue` named.
    case file

    static let spellings = Spellings<Origin>()
  }

  let catalogue: Catalogue, source: Origin, environments: [String], unknown: [Identifier]
  let store: StoreListing

  static let doc: StaticString = "The catalogue, and the store's prices of its products."
}

extension Products {
  init<F: Fields<Self>>(_ field: inout F) {
    catalogue = field.embed(\.catalogue)
    source = field(
      "source", \.source,
      "The source of the catalogue. default: the catalogue of the program. file: the catalogue that --catalogue names.")
    environments = field("environments", \.environments, "The App Store environments whose documents count.")
    store = field(
      "store", \.store, "The products that the store sells on this device with their prices, as the host reported them."
    )
    unknown = field(
      "unknown", \.unknown, "The ids of bought products that the catalogue does not have, sorted by their bytes.")
  }
}

extension Entitlements {
  func products(at now: Timestamp) throws(Failure) -> Products {
    let unknown = try documents.documents().purchases.products.filter { catalogue.product($0) == nil }.sorted()
    return Products(
      catalogue: catalogue, source: storefront.catalogue == nil ? .default : .file,
      environments: storefront.environments, unknown: unknown,
      store: try shelf.listing(of: nil, at: now))
  }
}
