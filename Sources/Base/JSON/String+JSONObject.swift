internal import Shape

extension String {
  /// A JSON object of members whose values are JSON already, in their order.
  public init(jsonObject members: some Sequence<(String, String)>) {
    self.init(jsonObjectOf: members, name: \.0) { member, bytes in bytes.append(contentsOf: member.1.utf8) }
  }

  /// A JSON object with a member for each element.
  /// - Parameter write: adds the member's value, which is JSON.
  public init<Element>(
    jsonObjectOf elements: some Sequence<Element>, name: (Element) -> String, _ write: (Element, inout [UInt8]) -> Void
  ) {
    var bytes = [UInt8(ascii: "{")]
    bytes.reserveCapacity(1 << 10)
    for element in elements {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(quotedName: name(element))
      bytes.append(UInt8(ascii: ":"))
      write(element, &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
    self = String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Names are mostly those of members, in which nothing is to be escaped.
  fileprivate mutating func append(quotedName name: String) {
    let start = count
    append(UInt8(ascii: "\""))
    append(contentsOf: name.utf8)
    guard self[(start + 1)...].allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
      removeSubrange(start...)
      return append(contentsOf: jsonText(name).utf8)
    }
    append(UInt8(ascii: "\""))
  }
}
