extension String {
  /// A JSON object of members whose values are JSON already, in their order.
  public init(jsonObject members: some Sequence<(String, String)>) {
    self = "{"
    reserveCapacity(1 << 9)
    for (name, json) in members {
      if utf8.count > 1 { append(",") }
      append(quotedName: name)
      append(":")
      append(json)
    }
    append("}")
  }

  /// Names are mostly those of members, in which nothing is to be escaped.
  private mutating func append(quotedName name: String) {
    let isPlain = name.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard isPlain else { return append(jsonText(name)) }
    append("\"")
    append(name)
    append("\"")
  }
}
