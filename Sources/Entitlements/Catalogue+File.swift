internal import JSON
internal import Shape

extension Catalogue {
  /// Why a file is no catalogue.
  public struct Defect: Error {
    public let sentence: String
  }

  /// Reads a catalogue, or a StoreKit configuration file of Xcode's.
  public init(file: [UInt8]) throws(Defect) {
    do throws(JSONText.Defect) {
      // Of Xcode's files a part is looked at; of ours all must be known.
      let isXcodes = try JSONText.read(file) { StoreKitFile.isOne($0.value) }
      self = try JSONText.read(file, ignoresUnknown: isXcodes) { isXcodes ? StoreKitFile.catalogue(&$0) : Catalogue.read(from: &$0) }
    } catch {
      throw Defect(sentence: error.sentence)
    }
    if let defect { throw Defect(sentence: defect) }
  }

  /// The first thing about it that does not fit together, with a JSON Pointer.
  private var defect: String? {
    Catalogue.repeated(features.map(\.id), "features") ?? Catalogue.repeated(tiers.map(\.id), "tiers")
      ?? Catalogue.repeated(products.map(\.id), "products") ?? strayTier ?? strayProduct
  }

  private static func repeated(_ ids: [Identifier], _ list: String) -> String? {
    var seen: Set<Identifier> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      return "/\(list)/\(index)/id: id \(id.text) stands there twice"
    }
    return nil
  }

  private var strayTier: String? {
    var ranks: Set<[Identifier]> = []
    for (index, tier) in tiers.enumerated() {
      for (place, feature) in tier.features.enumerated() where !features.contains(where: { $0.id == feature }) {
        return "/tiers/\(index)/features/\(place): features has no \(feature.text)"
      }
      if !ranks.insert([tier.group, Identifier("\(tier.rank)")]).inserted {
        return "/tiers/\(index)/rank: another tier of \(tier.group.text) has the same rank"
      }
    }
    return nil
  }

  private var strayProduct: String? {
    for (index, product) in products.enumerated() {
      if let tier = product.tier, !tiers.contains(where: { $0.id == tier }) { return "/products/\(index)/tier: tiers has no \(tier.text)" }
    }
    return nil
  }
}
