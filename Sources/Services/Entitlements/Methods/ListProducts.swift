internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// `entitlements.products`
struct ListProducts: AccountMethod {

  static let name: StaticString = "entitlements.products"
  static let doc: StaticString =
    "Answers the catalogue, and what the store says of its products. Prices that are older than a day are renewed behind the reply."
  static let effect = Effect.read
  static let resultDoc: StaticString = "The catalogue, and what was bought that is not in it."

  static let examples = [Example("as it stands", params: "{}")]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Entitlements, in context: Context) throws(Failure) -> Products { try service.products(at: context.now) }
}

/// The result of `entitlements.products`.
struct Products: Record {
  /// Where a catalogue comes from.
  enum Origin: String, Choice {
    /// The program brings it along.
    case `default`
    /// `--catalogue` named it.
    case file

    static let spellings = Spellings<Origin>()
  }

  let catalogue: Catalogue, source: Origin, environments: [String], unknown: [Identifier]
  let store: StoreListing

  static let doc: StaticString = "What the store sells, and what that gives."
}

extension Products {
  init<F: Fields<Self>>(_ field: inout F) {
    catalogue = field.embed(\.catalogue)
    source = field("source", \.source, "Where the catalogue comes from: file, where --catalogue named one.")
    environments = field("environments", \.environments, "The App Stores whose documents count.")
    store = field("store", \.store, "What the store sells on this device, with prices, as the host has said.")
    unknown = field("unknown", \.unknown, "Products that were bought and are not in the catalogue, in the order of their names' bytes.")
  }
}

extension Entitlements {
  func products(at now: Timestamp) throws(Failure) -> Products {
    let unknown = try documents.documents().purchases.products.filter { catalogue.product($0) == nil }.sorted()
    return Products(
      catalogue: catalogue, source: storefront.catalogue == nil ? .default : .file, environments: storefront.environments, unknown: unknown,
      store: try shelf.listing(of: nil, at: now))
  }
}
