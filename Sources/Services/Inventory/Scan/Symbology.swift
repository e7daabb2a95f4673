internal import Shape

/// The kinds of symbols that scanners read.
enum Symbology: String, Choice {
  case ean13, ean8, upcA, upcE, code39, code128, qr, dataMatrix, pdf417

  static let spellings = Spellings<Symbology>()

  /// How many digits it has; nil where it holds any text.
  var digits: Int? {
    switch self {
    case .ean13: 13
    case .ean8, .upcE: 8
    case .upcA: 12
    case .code39, .code128, .qr, .dataMatrix, .pdf417: nil
    }
  }

  /// What people call it.
  var title: String {
    switch self {
    case .ean13: "EAN-13"
    case .ean8: "EAN-8"
    case .upcA: "UPC-A"
    case .upcE: "UPC-E"
    case .code39: "Code 39"
    case .code128: "Code 128"
    case .qr: "QR code"
    case .dataMatrix: "Data Matrix"
    case .pdf417: "PDF417"
    }
  }
}

/// What scanners may put before a code to say what symbol it was read from: `]C1`.
///
/// Source: ISO/IEC 15424 (data carrier identifiers), and GS1 General Specifications, section 5.1.2 (those that mean GS1 element strings).
struct SymbologyIdentifier {
  /// nil where it is none of those that are told apart here.
  let symbology: Symbology?
  let isGS1: Bool

  /// - Parameter text: begins with the identifier, if there is one.
  init?(_ text: [UInt8]) {
    guard text.count >= 3, text[0] == UInt8(ascii: "]") else { return nil }
    switch (text[1], text[2]) {
    case (UInt8(ascii: "E"), UInt8(ascii: "0")): self.init(.ean13)
    case (UInt8(ascii: "E"), UInt8(ascii: "4")): self.init(.ean8)
    case (UInt8(ascii: "A"), UInt8(ascii: "0")...UInt8(ascii: "7")): self.init(.code39)
    case (UInt8(ascii: "C"), UInt8(ascii: "1")): self.init(.code128, isGS1: true)
    case (UInt8(ascii: "C"), UInt8(ascii: "0")...UInt8(ascii: "4")): self.init(.code128)
    case (UInt8(ascii: "d"), UInt8(ascii: "2")): self.init(.dataMatrix, isGS1: true)
    case (UInt8(ascii: "d"), UInt8(ascii: "0")...UInt8(ascii: "6")): self.init(.dataMatrix)
    case (UInt8(ascii: "Q"), UInt8(ascii: "3")): self.init(.qr, isGS1: true)
    case (UInt8(ascii: "Q"), UInt8(ascii: "0")...UInt8(ascii: "6")): self.init(.qr)
    case (UInt8(ascii: "L"), UInt8(ascii: "0")...UInt8(ascii: "5")): self.init(.pdf417)
    case (UInt8(ascii: "e"), UInt8(ascii: "0")): self.init(nil, isGS1: true)
    default: return nil
    }
  }

  private init(_ symbology: Symbology?, isGS1: Bool = false) {
    self.symbology = symbology
    self.isGS1 = isGS1
  }

  static let length = 3
}
