@_spi(_Unicode) internal import Swift

/// Folding texts for searches: case, accents and special letters make no difference.
extension String {
  /// The text in a form in which searches compare it: in lower case and without accents. Full-width forms, ligatures
  /// and letters that are not on every keyboard (ł, đ, ø, ß, æ) are replaced by plain letters.
  ///
  /// In Unicode's terms, the text is decomposed canonically and by compatibility (NFKD), fully case-folded, and then
  /// composed again (NFC). Because of the composition, a syllable of Hangul, for example, is one scalar.
  public var folded: [Unicode.Scalar] {
    var folded: [Unicode.Scalar] = []
    if utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in utf8 { folded.append(Unicode.Scalar(byte.lowercasedASCII)) }
      return folded
    }
    for scalar in String.UnicodeScalarView(_nfd) {
      if scalar.isASCII {
        folded.append(Unicode.Scalar(UInt8(scalar.value).lowercasedASCII))
      } else if let form = CompatibilityForms.form(of: scalar) {
        for scalar in form { scalar.fold(into: &folded) }
      } else {
        scalar.fold(into: &folded)
      }
    }
    return Array(String.UnicodeScalarView(String(String.UnicodeScalarView(folded))._nfc))
  }

  /// The words of the folded text, as UTF-8. Letters and digits form words, and all other characters separate words.
  /// Apostrophes are removed, so St. John's has the words st and johns. A word ends where a script with spaces meets a
  /// script without spaces.
  public var foldedWords: [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    var isUnspaced = false
    func end() {
      if !word.isEmpty { words.append(word) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in folded where !scalar.isApostrophe {
      if word.isEmpty || scalar.isASCII || !scalar.properties.isMark {
        guard scalar.isInWords else {
          end()
          continue
        }
        if scalar.isUnspaced != isUnspaced { end() }
        isUnspaced = scalar.isUnspaced
      }
      word += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    end()
    return words
  }
}

extension Collection<UInt8> {
  /// Returns a Boolean value that indicates whether a folded word begins with a typed word. In a script without spaces
  /// between words, the typed word may be anywhere in the folded word.
  public func hasFolded(_ typed: [UInt8]) -> Bool {
    if starts(with: typed) { return true }
    guard isUnspacedWord else { return false }
    return indices.contains { self[$0...].starts(with: typed) }
  }

  /// A Boolean value that indicates whether a folded word is in a script without spaces between words.
  public var isUnspacedWord: Bool {
    guard let first, first >= 0x80 else { return false }
    return String(decoding: prefix(4), as: UTF8.self).unicodeScalars.first?.isUnspaced ?? false
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar belongs to a script without spaces between words. In such a
  /// script, a word that is searched for may begin at any character.
  fileprivate var isUnspaced: Bool {
    switch value {
    // Thai and Lao, Tibetan, Myanmar, the letters of Hangul, Khmer, Tai Tham.
    case 0xE00...0xEFF, 0xF00...0xFFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1A20...0x1AAF: true
    // Han, kana, Bopomofo, Hangul.
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B, 0x3041...0x312F, 0x3130...0x318F,
      0x31A0...0x31FF:
      true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  fileprivate var isInWords: Bool {
    if isASCII { return ("a"..."z").contains(self) || ("0"..."9").contains(self) }
    return properties.isAlphabetic || properties.numericType != nil
  }

  fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2BC}" }

  /// Appends this scalar, which must be decomposed, without case. Appends nothing for an accent.
  fileprivate func fold(into folded: inout [Unicode.Scalar]) {
    if properties.isAccent { return }
    if value < 0x300, let spelling = String.spelledOut[self] {
      folded += spelling.unicodeScalars
    } else if !properties.changesWhenCaseMapped, !properties.changesWhenCaseFolded {
      // Most scripts have no upper and lower case. Such letters skip the case folding, which takes long.
      folded.append(self)
    } else {
      folded += caseFolding.unicodeScalars.lazy.filter { !$0.properties.isAccent }
    }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the scalar is a mark that people often leave out. Such marks are accents,
  /// and the points of Hebrew, Arabic and Syriac. In other scripts, vowel marks and the voicing marks of kana count as
  /// letters, so they are not accents here (https://unicode.org/reports/tr44/#Canonical_Combining_Class_Values).
  fileprivate var isAccent: Bool {
    switch canonicalCombiningClass.rawValue {
    case 0: false
    case 1, 10...36, 200...240: generalCategory == .nonspacingMark
    default: false
    }
  }
}

extension String {
  /// Latin letters that Unicode does not decompose into a letter and marks. Each has the spelling that people use on a
  /// keyboard without the letter.
  fileprivate static let spelledOut: [Unicode.Scalar: String] = [
    "Ø": "o", "ø": "o", "Ł": "l", "ł": "l", "Đ": "d", "đ": "d", "Ð": "d", "ð": "d", "Þ": "th", "þ": "th", "Æ": "ae",
    "æ": "ae", "Œ": "oe",
    "œ": "oe", "ı": "i", "Ħ": "h", "ħ": "h", "Ŧ": "t", "ŧ": "t", "Ŋ": "n", "ŋ": "n", "ĸ": "k", "Ƶ": "z", "ƶ": "z",
    "Ɨ": "i", "ɨ": "i",
    "Ƀ": "b", "ƀ": "b", "Ǥ": "g", "ǥ": "g", "Ə": "e", "ə": "e",
  ]
}
