public import RPC
public import Shape
public import Tenancy

/// Describes a member that refers to another record. In files, a property such as a code names the record, not its id.
public struct ExchangeReference {
  let member: StaticString
  /// Returns the text that names a record in files, or `nil` if the record is named by its id.
  let spell: (UUID, CompanyContext) throws(Failure) -> String?
  /// Returns the record that this text names, or `nil` if there is none.
  let find: (String, CompanyContext) throws(Failure) -> UUID?

  public init(
    _ member: StaticString, spell: @escaping (UUID, CompanyContext) throws(Failure) -> String?,
    find: @escaping (String, CompanyContext) throws(Failure) -> UUID?
  ) {
    self.member = member
    self.spell = spell
    self.find = find
  }
}

/// A name in files that several records may have. `Bin` is the oldest record with this name, `Bin #2` the second. If a
/// name looks like such a spelling, its number is always written: `Bin #2 #1`.
public struct SpelledName {
  public let name: String
  /// The position among the records with this name, from the oldest on. The oldest one has 1.
  public let ordinal: Int

  public init(_ name: String, _ ordinal: Int) {
    self.name = name
    self.ordinal = ordinal
  }

  public init(spelled text: String) {
    let number = SpelledName.number(at: text)
    name = number.map { String(text[..<$0.start]) } ?? text
    ordinal = number?.value ?? 1
  }

  public var text: String {
    let isClear = ordinal == 1 && SpelledName.number(at: name) == nil && UUID(name) == nil && !name.hasPrefix("/")
    return isClear ? name : "\(name) #\(ordinal)"
  }

  /// Returns the number at the end of a text, and where it begins, or `nil` if there is none.
  private static func number(at text: String) -> (start: String.Index, value: Int)? {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "#")), sign != text.startIndex else { return nil }
    let start = text.utf8.index(before: sign)
    let digits = text[text.utf8.index(after: sign)...]
    guard text.utf8[start] == UInt8(ascii: " "), digits.utf8.first.map({ $0 != UInt8(ascii: "0") }) ?? false,
      digits.utf8.count < 10,
      digits.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }), let value = Int(digits)
    else { return nil }
    return (start, value)
  }
}
