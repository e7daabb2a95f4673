internal import JSON
internal import Shape

/// Reads and checks a catalogue of tiers and products from a file.
extension Catalogue {
  /// The reason that a file is not a catalogue.
  public struct Defect: Error {
    public let sentence: String
  }

  /// Reads a catalogue, or a StoreKit configuration file of Xcode's.
  public init(file: [UInt8]) throws(Defect) {
    let isXcodes: Bool
    do throws(JSONText.Defect) {
      // Only a part of Xcode's files is read. In catalogues of this program, all members must be known.
      isXcodes = try JSONText.read(file) { StoreKitFile.isOne($0.value) }
      self = try JSONText.read(file, ignoresUnknown: isXcodes) {
        isXcodes ? StoreKitFile.catalogue(&$0) : Catalogue.read(from: &$0)
      }
    } catch {
      throw Defect(sentence: error.sentence)
    }
    // A pointer leads into the catalogue. It does not fit the places in one of Xcode's files.
    if let defect { throw Defect(sentence: isXcodes ? defect.sentence : "\(defect.pointer): \(defect.sentence)") }
  }

  private typealias Contradiction = (pointer: String, sentence: String)

  /// The first contradiction in the catalogue.
  private var defect: Contradiction? {
    Catalogue.repetition(in: features.map(\.id), of: "features") ?? Catalogue.repetition(
      in: tiers.map(\.id), of: "tiers")
      ?? Catalogue.repetition(in: products.map(\.id), of: "products") ?? tierDefect ?? productDefect
  }

  private static func repetition(in ids: [Identifier], of list: String) -> Contradiction? {
    var seen: Set<Identifier> = []
    for (index, id) in ids.enumerated() where !seen.insert(id).inserted {
      return ("/\(list)/\(index)/id", "two entries have the id \(id.text); ids must be unique")
    }
    return nil
  }

  private var tierDefect: Contradiction? {
    var ranks: [Identifier: Set<Int>] = [:]
    let known = Set(features.map(\.id))
    for (index, tier) in tiers.enumerated() {
      for (position, feature) in tier.features.enumerated() where !known.contains(feature) {
        return ("/tiers/\(index)/features/\(position)", "the catalogue's features do not contain \(feature.text)")
      }
      if !ranks[tier.group, default: []].insert(tier.rank).inserted {
        return ("/tiers/\(index)/rank", "another tier of \(tier.group.text) has the same rank")
      }
    }
    return nil
  }

  private var productDefect: Contradiction? {
    let known = Set(tiers.map(\.id))
    for (index, product) in products.enumerated() {
      guard let tier = product.tier, !known.contains(tier) else { continue }
      return ("/products/\(index)/tier", "the catalogue's tiers do not contain \(tier.text)")
    }
    return nil
  }
}
