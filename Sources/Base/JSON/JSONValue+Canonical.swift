extension JSONValue {
  /// The value's JSON in one spelling: no white space, members in the order of their names, escapes only where JSON demands them.
  /// - Parameters:
  ///   - left: members of this object that are left out.
  ///   - secrets: those that are left out of this object, and of every one in it.
  ///   - keepsNumbers: whether numbers keep their text; if not, equal ones are spelled alike.
  public func canonicalText(
    without left: [StaticString] = [], secrets: [StaticString] = [], keepsNumbers: Bool = false
  ) -> String {
    let out = ByteBuffer(capacity: 256)
    defer { out.deallocate() }
    writeCanonical(to: JSONWriter(out), without: left + secrets, secrets, keepsNumbers)
    return out.text()
  }

  private func writeCanonical(to writer: JSONWriter, without left: [StaticString], _ secrets: [StaticString], _ keepsNumbers: Bool) {
    switch kind {
    case .number where !keepsNumbers && CanonicalNumber.isNeeded(for: text): writer.out.append(text: CanonicalNumber(text).description)
    case .null, .false, .true, .number: writer.out.append(rawText)
    case .string: writer.text(string)
    case .array:
      writer.out.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { writer.out.append(UInt8(ascii: ",")) }
        element.writeCanonical(to: writer, without: secrets, secrets, keepsNumbers)
      }
      writer.out.append(UInt8(ascii: "]"))
    case .object:
      let kept = members.filter { member in !left.contains { member.name.isName($0) } }
      let sorted = kept.map { (name: $0.name.string, value: $0.value) }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      writer.out.append(UInt8(ascii: "{"))
      for (position, member) in sorted.enumerated() {
        if position > 0 { writer.out.append(UInt8(ascii: ",")) }
        writer.text(member.name)
        writer.out.append(UInt8(ascii: ":"))
        member.value.writeCanonical(to: writer, without: secrets, secrets, keepsNumbers)
      }
      writer.out.append(UInt8(ascii: "}"))
    }
  }
}
