/// The numbers of a given text. With them, one can check that another text, such as a model's answer, has no other
/// numbers.
///
/// Numbers are compared by value: 1,234.50 and 1234.5 are the same number. A number in words is not found.
public struct GivenNumbers {
  private let known: Set<String>
  /// The numbers with the same spelling as in the given text.
  private let spellings: Set<String>

  /// The character between the whole part of a number and its decimal places.
  public enum DecimalSign: CaseIterable, Sendable {
    case point, comma

    /// Creates the decimal sign of a language. Returns `nil` if the language is not in the tables.
    /// - Parameter tag: a language tag (BCP 47), such as `de-AT`.
    ///
    /// Source: CLDR, `numbers/symbols/decimal` of each language (https://cldr.unicode.org).
    public init?(of tag: String) {
      let parts = tag.lowercasedASCII.utf8.split { $0 == 0x2d || $0 == 0x5f }.map { String($0) ?? "" }
      guard let language = parts.first else { return nil }
      guard
        let usual: DecimalSign = DecimalSign.pointed.contains(language)
          ? .point : DecimalSign.commaed.contains(language) ? .comma : nil
      else { return nil }
      let others = DecimalSign.regions.first { $0.language == language }?.others ?? []
      let isOther = parts.dropFirst().contains { others.contains($0) }
      self = isOther ? (usual == .point ? .comma : .point) : usual
    }

    /// The regions in which a language has the other decimal sign. English has none here: language models write English
    /// numbers with a point in all regions.
    private static let regions: [(language: String, others: [String])] = [
      ("de", ["ch", "li"]), ("it", ["ch"]), ("fr", ["rw"]), ("ms", ["bn", "id"]),
      ("es", ["419", "br", "bz", "cu", "do", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "sv", "us"]),
    ]

    private static let pointed = ["en", "zh", "ja", "ko", "th", "he", "hi", "ga", "cy", "ms"]
    private static let commaed = [
      "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "uk", "cs", "sk", "da", "sv", "nb", "nn", "no", "fi", "tr", "el",
      "hu", "ro", "bg",
      "hr",
      "sl", "sr", "lt", "lv", "et", "id", "vi", "ca", "is",
    ]
  }

  /// - Parameter text: the text whose numbers another text may use.
  public init(of text: String) {
    var known: Set<String> = []
    let numbers = NumberSearch.numbers(in: text)
    spellings = Set(numbers.map { ($0.isNegative ? "-" : "") + $0.spelling })
    for number in numbers {
      // The given text contains numbers as JSON does, with a decimal point. So they are read with this sign.
      for reading in number.readings(with: .point) { known.formUnion(reading.map { $0 + number.magnitude }) }
      if number.isNegative {
        for reading in number.readings(with: .point) { known.formUnion(reading.map { "-" + $0 + number.magnitude }) }
      }
    }
    self.known = known
  }

  /// Returns the numbers of a text that the given text does not contain, as they are spelled in the text.
  /// - Parameter sign: the decimal sign of the text's language. With `nil`, either sign is allowed, but only one of the
  ///   two in the whole text.
  public func strangers(in text: String, with sign: DecimalSign? = nil) -> [String] {
    let numbers = NumberSearch.numbers(in: text)
    if let sign { return strangers(among: numbers, with: sign) }
    let found = DecimalSign.allCases.map { strangers(among: numbers, with: $0) }
    return found.first(where: \.isEmpty) ?? found[0]
  }

  private func strangers(among numbers: [NumberSearch.Number], with decimal: DecimalSign) -> [String] {
    numbers.filter { number in
      let sign = number.isNegative ? "-" : ""
      // A number may also be spelled exactly as in the given text, even if the language spells it in another way.
      if number.magnitude.isEmpty, spellings.contains(sign + number.spelling) { return false }
      return !number.readings(with: decimal).contains { reading in
        reading.allSatisfy { known.contains(sign + $0 + number.magnitude) }
      }
    }.map(\.spelling)
  }
}
