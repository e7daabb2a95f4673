internal import JSON
internal import Shape

/// A StoreKit configuration file, with which Xcode simulates the store. The file has products, but not the tiers that
/// they give.
///
/// Source: [Setting up StoreKit Testing in
/// Xcode](https://developer.apple.com/documentation/xcode/setting-up-storekit-testing-in-xcode).
enum StoreKitFile {
  /// Returns a Boolean value that indicates whether a file is a StoreKit configuration file, and not a catalogue.
  static func isOne(_ object: JSONValue) -> Bool {
    object.kind == .object && object.member("tiers") == nil
      && (object.member("subscriptionGroups") != nil || object.member("nonRenewingSubscriptions") != nil
        || object.member("version") != nil)
  }

  /// Returns a catalogue with the file's products, and with the tiers and features of the standard catalogue. A product
  /// whose id contains the id of a tier gives this tier.
  static func catalogue(_ source: inout JSONSource) -> Catalogue {
    let file = source.record(Content.self)
    let standard = Catalogue.standard
    let sold = file.products + file.nonRenewingSubscriptions + file.subscriptionGroups.flatMap(\.subscriptions)
    let products = sold.map { product in
      let words = product.productID.split { $0 == "." || $0 == "-" || $0 == "_" }
      let tier = standard.tiers.first { tier in words.contains { String($0).lowercasedASCII == tier.id.text } }
      // The names that developers give to products may be invalid as one line of text. Such a name is left out.
      let name = product.referenceName.flatMap { Line(json: jsonText($0)) }?.text
      return CatalogueProduct(
        Identifier(product.productID), tier: tier?.id, name: name, type: product.type.flatMap { types[$0] })
    }
    return Catalogue(
      bundleId: standard.bundleId, features: standard.features, tiers: standard.tiers, products: products)
  }

  /// The App Store's kinds of products, by Xcode's names.
  private static let types: [String: ProductType] = [
    "Consumable": .consumable, "NonConsumable": .nonConsumable, "NonRenewingSubscription": .nonRenewing,
    "RecurringSubscription": .autoRenewable,
  ]

  private struct Content: Record {
    let products: [Sold], nonRenewingSubscriptions: [Sold], subscriptionGroups: [Group]

    static let doc: StaticString = "A StoreKit configuration file."

    init<F: Fields<Self>>(_ field: inout F) {
      products = field("products", \.products, "The products that are bought once.")
      nonRenewingSubscriptions = field(
        "nonRenewingSubscriptions", \.nonRenewingSubscriptions, "The products that last for a while.")
      subscriptionGroups = field("subscriptionGroups", \.subscriptionGroups, "The groups of products that renew.")
    }
  }

  private struct Group: Record {
    let subscriptions: [Sold]

    static let doc: StaticString = "A group of subscriptions, one of which a user can have at a time."

    init<F: Fields<Self>>(_ field: inout F) {
      subscriptions = field("subscriptions", \.subscriptions, "The subscriptions.")
    }
  }

  private struct Sold: Record {
    let productID: String, referenceName: String?, type: String?

    static let doc: StaticString = "A product."

    init<F: Fields<Self>>(_ field: inout F) {
      productID = field("productID", \.productID, "The store's id of the product.", .length(1...200))
      referenceName = field(
        "referenceName", \.referenceName, "The name of the product, as its maker uses it.", .length(0...200))
      type = field("type", \.type, "The kind of the product, by Xcode's name.", .length(1...100))
    }
  }
}
