extension String {
  /// A JSON object of members whose values are JSON already, in their order.
  public init(jsonObject members: some Sequence<(String, String)>) {
    self.init(jsonObjectOf: members) { member, bytes in
      bytes.append(contentsOf: member.1.utf8)
      return member.0
    }
  }

  /// A JSON object with a member for each element.
  /// - Parameter write: adds the member's value, which is JSON; returns its name.
  public init<Element>(jsonObjectOf elements: some Sequence<Element>, _ write: (Element, inout [UInt8]) -> String) {
    var (bytes, value) = ([UInt8(ascii: "{")], [UInt8]())
    bytes.reserveCapacity(1 << 10)
    for element in elements {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      value.removeAll(keepingCapacity: true)
      bytes.append(quotedName: write(element, &value))
      bytes.append(UInt8(ascii: ":"))
      bytes.append(contentsOf: value)
    }
    bytes.append(UInt8(ascii: "}"))
    self = String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Names are mostly those of members, in which nothing is to be escaped.
  fileprivate mutating func append(quotedName name: String) {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPlain else { return append(contentsOf: jsonText(name).utf8) }
    append(UInt8(ascii: "\""))
    append(contentsOf: name.utf8)
    append(UInt8(ascii: "\""))
  }
}
