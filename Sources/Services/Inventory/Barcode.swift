internal import Shape

/// A barcode of an item or a location. It is a GTIN of 8, 12, 13 or 14 digits with its check digit, or any other code
/// of 1 to 80 printable ASCII characters.
///
/// Source: GS1 General Specifications, section 7.9 (check digit calculation).
struct Barcode: Value, Equatable {
  let text: String

  static func read<S: Source>(from source: inout S) -> Barcode {
    guard var text = source.text() else { return example }
    if !source.isOfCore { text = text.withoutOuterSpaces }
    let bytes = Array(text.utf8)
    if bytes.isEmpty || bytes.count > 80 || !bytes.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) {
      source.refuse("must have 1 to 80 printable ASCII characters without spaces")
    } else if let problem = wrongDigit(bytes, isOfCore: source.isOfCore) {
      source.refuse(problem)
    } else if !source.isOfCore, let problem = disguise(of: bytes) {
      source.refuse(problem)
    }
    return Barcode(text: text)
  }

  func write<K: Sink>(to sink: inout K) { sink.text(text) }
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.copyText(to: &sink)
  }
  static var schema: Schema { .text(TextSchema(length: .length(1...80), pattern: "^[!-~]+$")) }
  static var example: Barcode { Barcode(text: "4006381333931") }

  /// Returns a sentence about a wrong check digit, with the right digit. Returns `nil` if the check digit is right, or
  /// if a code of this length has none.
  /// - Parameter isOfCore: a Boolean value that indicates whether the code comes from the core's own store. Older
  ///   versions of the program stored codes of 8 and 14 digits without checking the digit, so these are accepted.
  private static func wrongDigit(_ bytes: [UInt8], isOfCore: Bool) -> String? {
    let name =
      switch bytes.count {
      case 12: "UPC-A"
      case 13: "EAN-13"
      case 8 where !isOfCore && GTIN(upcE: bytes) == nil: "EAN-8"
      case 14 where !isOfCore: "GTIN-14"
      default: ""
      }
    guard !name.isEmpty, let digit = GTIN.wrongCheckDigit(of: bytes) else { return nil }
    return "is not a valid \(name): its last digit, the check digit, must be \(digit)"
  }

  /// Returns a sentence that tells how to correct a code that a spreadsheet or a scanner has changed. Returns `nil` for
  /// a code as it is printed.
  private static func disguise(of bytes: [UInt8]) -> String? {
    if isShortened(bytes) {
      return "must be the whole code: a spreadsheet shortened it to \(String(decoding: bytes, as: UTF8.self)). "
        + "Format the column as text and enter the code again"
    }
    if let code = unquoted(bytes) { return "must not have the signs that a spreadsheet added; write \(code)" }
    if SymbologyIdentifier(bytes) != nil, bytes.count > SymbologyIdentifier.length {
      let (identifier, code) = (bytes.prefix(SymbologyIdentifier.length), bytes.dropFirst(SymbologyIdentifier.length))
      return "must not have the scanner's symbology identifier \(String(decoding: identifier, as: UTF8.self)); write "
        + String(decoding: code, as: UTF8.self)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a spreadsheet has shortened a long number to the form
  /// `4.00638E+12`.
  private static func isShortened(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
    guard parts.count == 2, let sign = parts[1].first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return false
    }
    let exponent = parts[1].dropFirst()
    let mantissa = parts[0].split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
    }
    guard mantissa.count <= 2, !exponent.isEmpty, exponent.allSatisfy(isDigit) else { return false }
    return mantissa.allSatisfy { !$0.isEmpty && $0.allSatisfy(isDigit) }
  }

  /// Returns the digits in `="4006381333955"`, `"4006381333955"` and `'4006381333955'`, or `nil` for any other text.
  /// People add such signs so that a spreadsheet does not shorten the number.
  private static func unquoted(_ bytes: [UInt8]) -> String? {
    var code = bytes[...]
    if code.first == UInt8(ascii: "=") { code = code.dropFirst() }
    for quote in [UInt8(ascii: "\""), UInt8(ascii: "'")] where code.first == quote {
      code = code.dropFirst()
      if code.last == quote { code = code.dropLast() }
    }
    return code.count < bytes.count && !code.isEmpty && code.allSatisfy(isDigit)
      ? String(decoding: code, as: UTF8.self) : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Returns the check digit that must follow the given digits. From the right, the digits have the weights 3, 1, 3, 1
  /// and so on.
  static func checkDigit(of digits: ArraySlice<UInt8>) -> UInt8 {
    var sum = 0
    for (position, byte) in digits.reversed().enumerated() {
      sum += Int(byte &- UInt8(ascii: "0")) * (position % 2 == 0 ? 3 : 1)
    }
    return UInt8((10 - sum % 10) % 10)
  }
}
