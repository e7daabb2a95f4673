internal import Shape

/// Writes JSON objects from names and values.
extension String {
  /// Creates a JSON object of members whose values are JSON already, in their order.
  public init(jsonObject members: some Sequence<(String, String)>) {
    self.init(jsonObjectOf: members, name: \.0) { member, out in out.append(text: member.1) }
  }

  /// Creates a JSON object with a member for each element.
  /// - Parameter write: appends the member's value, which is JSON.
  public init<Element>(
    jsonObjectOf elements: some Sequence<Element>, name: (Element) -> String, _ write: (Element, ByteBuffer) -> Void
  ) {
    let out = ByteBuffer(capacity: 1 << 10)
    defer { out.deallocate() }
    var separator: StaticString = "{\""
    for element in elements {
      out.append(separator)
      out.append(quotedName: name(element))
      write(element, out)
      separator = ",\""
    }
    out.append(out.count == 0 ? "{}" : "}")
    self = out.text()
  }
}

extension ByteBuffer {
  /// Appends the text behind the opening quote of a member's name, up to its value. Most names are those of members,
  /// which need no escapes.
  fileprivate func append(quotedName name: String) {
    var name = name
    let isPlain = name.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else { return false }
      append(bytes)
      return true
    }
    if !isPlain { append(text: String(jsonText(name).dropFirst().dropLast())) }
    append("\":")
  }
}
