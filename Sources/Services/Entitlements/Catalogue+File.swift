internal import JSON
internal import Shape

/// Reads and checks a catalogue of tiers and products from a file.
extension Catalogue {
  /// The reason why a file can't be used as a catalogue.
  public struct Defect: Error {
    public let sentence: String
  }

  /// Reads a catalogue from a file of this program's own form, or from a StoreKit configuration file of Xcode.
  public init(file: [UInt8]) throws(Defect) {
    let isXcodes: Bool
    do throws(JSONText.Defect) {
      // Xcode's files have many members that are not read. In this program's own files, an unknown member is an error.
      isXcodes = try JSONText.read(file) { StoreKitFile.isOne($0.value) }
      self = try JSONText.read(file, ignoresUnknown: isXcodes) {
        isXcodes ? StoreKitFile.catalogue(&$0) : Catalogue.read(from: &$0)
      }
    } catch {
      throw Defect(sentence: error.sentence)
    }
    // The pointer leads into the catalogue, and not into the file. So it is left out for one of Xcode's files.
    if let defect { throw Defect(sentence: isXcodes ? defect.sentence : "\(defect.pointer): \(defect.sentence)") }
  }

  private typealias Contradiction = (pointer: String, sentence: String)

  /// The first contradiction in the catalogue, such as a repeated id; `nil` if there is none.
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
