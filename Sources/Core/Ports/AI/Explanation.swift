public import Shape
public import Vocabulary

/// A text that explains figures: a headline and up to three paragraphs.
public struct Explanation: Record, Sendable {
  public let headline: Line, paragraphs: [String]

  public static let doc: StaticString = "A report's figures, explained in words by the host's language model."

  public init<F: Fields<Self>>(_ field: inout F) {
    headline = field("headline", \.headline, "The most important fact, in one short sentence.", .length(1...200))
    paragraphs = field("paragraphs", \.paragraphs, "One to three paragraphs of plain sentences.", .count(1...3))
  }

  public init(headline: Line, paragraphs: [String]) {
    self.headline = headline
    self.paragraphs = paragraphs
  }

  /// The maximum number of characters of a paragraph.
  private static let longest = 2000

  /// Returns the problems of an explanation. Each number in the text must be one of the given numbers. Texts that are
  /// too long or empty are problems, too.
  /// - Parameter language: the language of the texts; `nil` for the language of the question, which is English.
  public func problems(with given: GivenNumbers, in language: LanguageTag?) -> [Problem] {
    // Languages differ in the sign before decimals, a point or a comma. If the sign of the language is not known, one
    // sign must fit all texts.
    let texts = [headline.text] + paragraphs
    let known = GivenNumbers.DecimalSign(of: language?.text ?? "en")
    let sign =
      known
      ?? GivenNumbers.DecimalSign.allCases.first {
        given.strangers(in: texts.joined(separator: "\n"), with: $0).isEmpty
      }
    var problems: [Problem] = []
    for (name, text) in [("headline", headline.text)] + paragraphs.enumerated().map({ ("paragraphs/\($0)", $1) }) {
      let called = name.split(separator: "/").count > 1 ? "paragraphs[\(name.split(separator: "/")[1])]" : name
      if !(1...Explanation.longest).contains(text.unicodeScalars.count) {
        problems.append(
          Problem(
            pointer: "/\(name)", kind: .value, message: "\(called) must have 1 to \(Explanation.longest) characters"))
      }
      if let stranger = given.strangers(in: text, with: sign ?? .point).first {
        let message = "\(called) has the number \(stranger), which is not one of the given numbers"
        problems.append(Problem(pointer: "/\(name)", kind: .value, message: message))
      }
    }
    return problems
  }
}
