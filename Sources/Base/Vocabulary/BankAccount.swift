public import Shape

/// A bank account to which money is paid.
public struct BankAccount: Record, Equatable, Sendable {
  public let iban: IBAN, bic: Line?, name: Line?

  public static let doc: StaticString = "A bank account to which money is paid."

  public init<F: Fields<Self>>(_ field: inout F) {
    iban = field("iban", \.iban, "The international bank account number (ISO 13616).")
    bic = field("bic", \.bic, "The bank's code (ISO 9362).", .length(8...11))
    name = field("name", \.name, "The name of the account's holder or of the bank.", .length(1...200))
  }
}

/// An international bank account number (ISO 13616), stored in capitals and without spaces.
public struct IBAN: Value, Equatable, Sendable {
  public let text: String

  /// Creates a number from a text. Returns `nil` if the form or the check digits are wrong. Spaces are ignored, and
  /// small letters count as capitals.
  public init?(_ text: String) {
    let bytes = text.utf8.filter { $0 != UInt8(ascii: " ") }.map { $0 &- UInt8(ascii: "a") < 26 ? $0 - 32 : $0 }
    func isLetter(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }
    func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    guard 15...34 ~= bytes.count, bytes[..<2].allSatisfy(isLetter), bytes[2..<4].allSatisfy(isDigit),
      bytes.allSatisfy({ isLetter($0) || isDigit($0) })
    else { return nil }
    // By ISO 7064, MOD 97-10, letters stand for the numbers from 10 on.
    let rest = (bytes[4...] + bytes[..<4]).reduce(0) { rest, byte in
      isDigit(byte) ? (rest * 10 + Int(byte - UInt8(ascii: "0"))) % 97 : (rest * 100 + Int(byte - 55)) % 97
    }
    if rest != 1 { return nil }
    self.text = String(decoding: bytes, as: UTF8.self)
  }

  public static func read<S: Source>(from source: inout S) -> IBAN {
    guard let text = source.text() else { return example }
    if let number = IBAN(text) { return number }
    source.refuse("must be an IBAN with right check digits, such as DE75512108001245126199")
    return example
  }

  public func write<K: Sink>(to sink: inout K) { sink.text(text) }
  public static var schema: Schema {
    .text(TextSchema(length: .length(15...50), pattern: "^[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{11,46}$"))
  }
  public static var example: IBAN { IBAN("DE75512108001245126199")! }
}
