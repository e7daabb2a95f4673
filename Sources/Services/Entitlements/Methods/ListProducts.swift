internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `entitlements.products`: returns the catalogue, and the prices of its products.
struct ListProducts: AccountMethod {

  static let name: StaticString = "entitlements.products"
  static let doc: StaticString =
    "Returns the catalogue, and the prices of its products in the store. If prices are missing or older than a day, the core asks the host for them after the reply, with host.store.products."
  static let effect = Effect.read
  static let resultDoc: StaticString =
    "The catalogue with the known prices, and the bought products that the catalogue does not have."

  static let examples = [Example("the present state", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Products {
    try service.products(at: context.now)
  }
}

/// The catalogue and the prices, as `entitlements.products` returns them.
struct Products: Record {
  /// The origin of a catalogue.
  enum Origin: String, Choice {
    /// The catalogue that is built into the program.
    case `default`
    /// The catalogue in the file that `--catalogue` names.
    case file

    static let spellings = Spellings<Origin>()
  }

  let catalogue: Catalogue, source: Origin, environments: [String], unknown: [Identifier]
  let store: StoreListing

  static let doc: StaticString = "The catalogue, and the prices of its products in the store."
}

extension Products {
  init<F: Fields<Self>>(_ field: inout F) {
    catalogue = field.embed(\.catalogue)
    source = field(
      "source", \.source,
      "The source of the catalogue. default: built into the program. file: the file that the option --catalogue names.")
    environments = field(
      "environments", \.environments, "The App Store environments whose documents are accepted, such as Production.")
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
