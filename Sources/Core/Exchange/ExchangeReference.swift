public import RPC
public import Shape
public import Tenancy

/// A member that names another record by a property that means the same in every company, such as a code.
public struct ExchangeReference {
  let member: StaticString
  /// Returns the spelling of a record, or `nil` if the record is named by its id.
  let spell: (UUID, CompanyContext) throws(Failure) -> String?
  /// Returns the record with this spelling, or `nil` if there is none.
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

/// A name that several records may have, in the spelling of files: `Bin` is the oldest of them, `Bin #2` the second. A
/// name that could be taken for another spelling always has its number: `Bin #2 #1`.
public struct SpelledName {
  public let name: String
  /// The place among the records with this name. The oldest one has 1.
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
