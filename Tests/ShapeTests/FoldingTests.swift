import Foundation
import Shape
import Testing

/// Tests of the folding of texts for searches, and of the comparison of names.
struct FoldingTests {
  private func words(_ text: String) -> [String] { text.foldedWords.map { String(decoding: $0, as: UTF8.self) } }

  @Test(arguments: [
    ("Łódź", "lodz"), ("Größe GROẞE", "grosse grosse"), ("３Ｍ", "3m"), ("καφές ΚΑΦΕΣ", "καφεσ καφεσ"), ("Ёлка", "елка"),
    ("й Ї", "и і"),
    ("ﬁlter oﬃce", "filter office"), ("Đorđe Ørsted Æon Œuvre ısı İzmir", "dorde orsted aeon oeuvre isi izmir"),
    ("№5 ㎏ ™", "no5 kg tm"),
    ("St. John's O’Brien", "st johns obrien"), ("Crème brûlée", "creme brulee"), ("שָׁלוֹם", "שלום"), ("أَهْلًا", "اهلا"),
    ("ﻼ", "لا"),
    ("हिन्दी", "हिन्दी"), ("ｶﾞﾗｽ ガラス", "ガラス ガラス"), ("緑茶3個", "緑茶 3 個"), ("ชาเขียวA", "ชาเขียว a"), ("한국어", "한국어"),
    ("BEAN-ETH", "bean eth"),
    ("☕ - !", ""), ("", ""), ("𝐀𝐛𝟙", "ab1"),
  ]) func foldsAsPeopleType(_ text: String, _ folded: String) { #expect(words(text).joined(separator: " ") == folded) }

  /// Compares the folding with Foundation's.
  @Test func foldsWhatStandsForOthersLikeThese() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 14 else { continue }
      let text = String(Character(scalar))
      let decomposed = text.decomposedStringWithCompatibilityMapping
      #expect(words(text) == words(decomposed), "\(String(value, radix: 16)) \(text)")
      #expect(
        words(text) == words(text.uppercased()) || words(text) == words(text.lowercased()),
        "\(String(value, radix: 16)) \(text)")
    }
  }

  @Test(arguments: [
    ("SKU-1", " sku-1\u{A0}"), ("É", "e\u{301}"), ("É", "é"), ("Straße", "STRASSE"), ("ΚΑΦΕΣ", "καφες"), ("ﬁ", "FI"),
    ("Å", "\u{212B}"),
  ]) func namesThatAreTheSame(_ one: String, _ other: String) { #expect(one.caseFolded == other.caseFolded) }

  @Test(arguments: [("É", "E"), ("a b", "ab"), ("1", "１"), ("I", "ı"), ("", "a")])
  func namesThatAreNot(_ one: String, _ other: String) { #expect(one.caseFolded != other.caseFolded) }

  /// ASCII characters have a separate, faster path, which must give the same result as Unicode's folding.
  @Test func asciiFoldsAsUnicodeSays() {
    for value in UInt8.min..<0x80 {
      let scalar = Unicode.Scalar(value)
      let alone = String(Character(scalar))
      #expect(
        alone.caseFolded == (scalar.properties.isWhitespace ? "" : scalar.properties.lowercaseMapping), "\(value)")
      #expect("a\(scalar)B".caseFolded == "a\(scalar.properties.lowercaseMapping)b", "\(value)")
      #expect(
        " \t\(scalar)x \r\n".caseFolded
          == "\(scalar.properties.isWhitespace ? "" : scalar.properties.lowercaseMapping)x", "\(value)")
    }
  }

  @Test func capitalsAndSmallLettersAreOneName() {
    for value in UInt32(0)...0x1FFFF where value != 0x131 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      #expect(text.caseFolded == text.uppercased().caseFolded, "\(String(value, radix: 16)) \(text)")
      #expect(text.caseFolded == text.lowercased().caseFolded, "\(String(value, radix: 16)) \(text)")
    }
  }
}
