internal import Shape

/// Creating JSON objects from names and values.
extension String {
  /// Creates a JSON object from names and values, in their order. The values must be JSON text.
  public init(jsonObject members: some Sequence<(String, String)>) {
    self.init(jsonObjectOf: members, name: \.0) { member, out in out.append(text: member.1) }
  }

  /// Creates a JSON object with one member for each element.
  /// - Parameters:
  ///   - name: returns the name of the member.
  ///   - write: appends the value of the member as JSON.
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
  /// Appends a member's name without its opening quote, and everything up to the value: the closing quote and the
  /// colon. Most names have only letters and digits, which need no escapes.
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
