@_spi(_Unicode) internal import Swift

/// Finds characters that look alike ([UTS 39](https://www.unicode.org/reports/tr39/#Confusable_Detection), section 4).
enum Confusables {
  /// Returns the skeleton of a text. Texts that look alike have the same skeleton.
  static func skeleton(of text: String) -> String {
    var mapped = String.UnicodeScalarView()
    for scalar in String.UnicodeScalarView(text._nfd) {
      if let prototype = prototypes[scalar.value] {
        mapped.append(contentsOf: prototype)
      } else {
        mapped.append(scalar)
      }
    }
    return String(String.UnicodeScalarView(String(mapped)._nfd))
  }

  /// The prototypes of characters, by the characters' code points. They are made when the first name is compared.
  private static let prototypes: [UInt32: [Unicode.Scalar]] = {
    var found: [UInt32: [Unicode.Scalar]] = [:]
    for word in table.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=")
      guard parts.count == 2 else { continue }
      let prototype = parts[0].split(separator: ".").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      var source: UInt32 = 0
      for distance in parts[1].split(separator: "+") {
        source += UInt32(distance, radix: 16) ?? 0
        found[source] = prototype
      }
    }
    return found
  }()
}
