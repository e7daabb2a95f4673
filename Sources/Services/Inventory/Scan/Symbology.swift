internal import Shape

/// The kind of barcode or matrix code that a scanner reads.
enum Symbology: String, Choice {
  case ean13, ean8, upcA, upcE, itf14, itf, code39, code93, code128, codabar, dataBar, qr, dataMatrix, aztec, pdf417,
    dotCode

  static let spellings = Spellings<Symbology>()

  /// The number of digits of a code of this kind, or `nil` if it has no fixed number.
  var digits: Int? {
    switch self {
    case .ean13: 13
    case .ean8, .upcE: 8
    case .upcA: 12
    case .itf14: 14
    default: nil
    }
  }

  /// A Boolean value that indicates whether codes of this kind may contain GS1 element strings.
  ///
  /// Source: GS1 General Specifications, section 5.1.2.
  var holdsElementStrings: Bool {
    switch self {
    case .code128, .dataBar, .dataMatrix, .qr, .dotCode: true
    default: false
    }
  }

  /// The usual name of the symbology, for error messages.
  var title: String {
    switch self {
    case .ean13: "EAN-13"
    case .ean8: "EAN-8"
    case .upcA: "UPC-A"
    case .upcE: "UPC-E"
    case .itf14: "ITF-14"
    case .itf: "Interleaved 2 of 5"
    case .code39: "Code 39"
    case .code93: "Code 93"
    case .code128: "Code 128"
    case .codabar: "Codabar"
    case .dataBar: "GS1 DataBar"
    case .qr: "QR code"
    case .dataMatrix: "Data Matrix"
    case .aztec: "Aztec Code"
    case .pdf417: "PDF417"
    case .dotCode: "DotCode"
    }
  }
}
