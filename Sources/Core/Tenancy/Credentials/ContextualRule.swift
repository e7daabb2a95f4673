/// The rule for a character that a username may have only beside certain other characters.
///
/// Source: [RFC 5892, appendix A](https://www.rfc-editor.org/rfc/rfc5892#appendix-A), A.1 to A.7. The rules for digits
/// (A.8, A.9) are left out, because they forbid characters that are usually allowed. `Username.mixesDigits` checks
/// them.
enum ContextualRule {
  case zeroWidthNonJoiner, zeroWidthJoiner, middleDot, keraia, hebrewPunctuation, katakanaMiddleDot

  /// Returns the rule for a character, or `nil` if the character needs none.
  init?(of scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{200c}": self = .zeroWidthNonJoiner
    case "\u{200d}": self = .zeroWidthJoiner
    case "\u{b7}": self = .middleDot
    case "\u{375}": self = .keraia
    case "\u{5f3}", "\u{5f4}": self = .hebrewPunctuation
    case "\u{30fb}": self = .katakanaMiddleDot
    default: return nil
    }
  }

  /// The condition that must be met where the character is, as a clause of an error message.
  var place: String {
    switch self {
    case .zeroWidthNonJoiner: "a virama is before it, or letters that join are on both sides"
    case .zeroWidthJoiner: "a virama is before it"
    case .middleDot: "an l is on both sides"
    case .keraia: "a Greek letter is after it"
    case .hebrewPunctuation: "a Hebrew letter is before it"
    case .katakanaMiddleDot: "a Hiragana, Katakana or Han character is beside it in its part"
    }
  }

  /// Returns a Boolean value that indicates whether the character may be at an index of a part of a name. The result is
  /// the same for capital and small letters.
  func allows(_ index: Int, in part: [Unicode.Scalar]) -> Bool {
    let before = index > 0 ? part[index - 1] : nil
    let after = index + 1 < part.count ? part[index + 1] : nil
    switch self {
    case .zeroWidthNonJoiner:
      return before?.isVirama == true || JoiningType.areJoined(part[..<index], part[(index + 1)...])
    case .zeroWidthJoiner: return before?.isVirama == true
    case .middleDot: return before?.isL == true && after?.isL == true
    case .keraia: return after.map(Script.greek.has) ?? false
    case .hebrewPunctuation: return before.map(Script.hebrew.has) ?? false
    case .katakanaMiddleDot: return part.contains(where: Script.japanese.has)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isVirama: Bool { properties.canonicalCombiningClass == .virama }
  /// A Boolean value that indicates whether this is a small or a capital L. Names are compared by their small letters.
  fileprivate var isL: Bool { self == "l" || self == "L" }
}

/// The characters of a script (https://www.unicode.org/reports/tr24/) that usernames can have. The ranges may include
/// unassigned characters, because usernames must not have those anyway.
private struct Script {
  let ranges: [ClosedRange<UInt32>]

  func has(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

  static let greek = Script(ranges: [
    0x370...0x37d, 0x37f...0x3e1, 0x3f0...0x3ff, 0x1d26...0x1d2a, 0x1d5d...0x1d61, 0x1d66...0x1d6a, 0x1dbf...0x1dbf,
    0x1f00...0x1ffe,
    0x2126...0x2126, 0xab65...0xab65, 0x10140...0x1018e, 0x101a0...0x101a0, 0x1d200...0x1d245,
  ])
  static let hebrew = Script(ranges: [0x591...0x5f4, 0xfb1d...0xfb4f])
  /// Hiragana, Katakana and Han.
  static let japanese = Script(ranges: [
    0x2e80...0x2fd5, 0x3005...0x3005, 0x3007...0x3007, 0x3021...0x3029, 0x3038...0x303b, 0x3041...0x3096,
    0x309d...0x309f,
    0x30a1...0x30fa, 0x30fd...0x30ff, 0x31f0...0x31ff, 0x32d0...0x32fe, 0x3300...0x3357, 0x3400...0x4dbf,
    0x4e00...0x9fff,
    0xf900...0xfad9, 0x16fe2...0x16ff6, 0x1aff0...0x1b167, 0x1f200...0x1f200, 0x20000...0x33479,
  ])
}
