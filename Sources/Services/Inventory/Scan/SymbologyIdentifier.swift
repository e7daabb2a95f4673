/// A symbology identifier, such as `]C1`: three characters that a scanner may send before a code. They name the kind of
/// symbol that was read.
///
/// Source: ISO/IEC 15424 (data carrier identifiers), and GS1 General Specifications, section 5.1.2 (identifiers of GS1
/// element strings).
struct SymbologyIdentifier {
  /// The kind of symbol, or `nil` if `Symbology` has no case for it.
  let symbology: Symbology?
  /// A Boolean value that indicates whether the symbol has FNC1 in its first position, which marks the code as GS1
  /// element strings.
  let isGS1: Bool
  /// A Boolean value that indicates whether two or five digits of an add-on symbol follow the EAN-13.
  let hasAddOn: Bool

  /// Reads the identifier at the beginning of a text: `]`, a letter and a modifier. Returns `nil` if there is none. A
  /// modifier is a digit, or, for Aztec Code, A, B or C.
  init?(_ text: [UInt8]) {
    guard text.count >= SymbologyIdentifier.length, text[0] == UInt8(ascii: "]") else { return nil }
    let (letter, modifier) = (text[1], text[2])
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20) else { return nil }
    let isDigit = modifier &- UInt8(ascii: "0") < 10
    guard isDigit || letter == UInt8(ascii: "z") && (UInt8(ascii: "A")...UInt8(ascii: "C")).contains(modifier) else {
      return nil
    }
    symbology = SymbologyIdentifier.symbology(letter, modifier)
    isGS1 = SymbologyIdentifier.gs1.contains { $0.elementsEqual([letter, modifier]) }
    hasAddOn = letter == UInt8(ascii: "E") && modifier == UInt8(ascii: "3")
  }

  static let length = 3

  /// The identifiers of symbols with FNC1 in the first position: Code 128, Data Matrix, QR code, DotCode, Aztec Code,
  /// MicroPDF417 as Code 128, GS1 DataBar and GS1 composite symbols. Where a symbol has two identifiers, the second one
  /// also announces a character set.
  private static let gs1: [String.UTF8View] = [
    "C1", "d2", "d5", "Q3", "Q4", "J1", "J4", "z1", "z4", "L3", "e0", "e1", "e2",
  ].map(\.utf8)

  private static func symbology(_ letter: UInt8, _ modifier: UInt8) -> Symbology? {
    switch (letter, modifier) {
    case (UInt8(ascii: "E"), UInt8(ascii: "0")), (UInt8(ascii: "E"), UInt8(ascii: "3")): .ean13
    case (UInt8(ascii: "E"), UInt8(ascii: "4")): .ean8
    case (UInt8(ascii: "A"), _): .code39
    case (UInt8(ascii: "C"), _): .code128
    case (UInt8(ascii: "F"), _): .codabar
    case (UInt8(ascii: "G"), _): .code93
    case (UInt8(ascii: "I"), _): .itf
    case (UInt8(ascii: "J"), _): .dotCode
    case (UInt8(ascii: "L"), _): .pdf417
    case (UInt8(ascii: "Q"), _): .qr
    case (UInt8(ascii: "d"), _): .dataMatrix
    case (UInt8(ascii: "e"), UInt8(ascii: "0")): .dataBar
    case (UInt8(ascii: "z"), _): .aztec
    default: nil
    }
  }
}
