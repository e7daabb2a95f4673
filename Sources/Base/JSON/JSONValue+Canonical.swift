public import Shape

/// Writing a JSON value in a canonical spelling, so that equal values have equal texts.
extension JSONValue {
  /// Returns the value's JSON in a canonical spelling: without white space, with members sorted by their names, and
  /// with escapes only where JSON demands them.
  /// - Parameters:
  ///   - left: names of members that are left out of this object.
  ///   - secrets: names of members that are left out of this object and of every object in it.
  ///   - schema: the value's schema. If it is given, a null member is left out where it means the same as a missing
  ///     member.
  ///   - keepsNumbers: whether numbers keep their text. If `false`, equal numbers get the same spelling.
  public func canonicalText(
    without left: [StaticString] = [], secrets: [StaticString] = [], as schema: ObjectSchema? = nil,
    keepsNumbers: Bool = false
  ) -> String {
    let out = ByteBuffer(capacity: 256)
    defer { out.deallocate() }
    let form = CanonicalForm(secrets: secrets, keepsNumbers: keepsNumbers)
    writeCanonical(
      to: JSONWriter(out), without: left + secrets, form, schema.map { schema in .reference(schema.name) { schema } })
    return out.text()
  }

  /// A Boolean value that indicates whether the value is null or contains a null.
  public var hasNull: Bool {
    switch kind {
    case .null: true
    case .array: elements.contains { $0.hasNull }
    case .object: members.contains { $0.value.hasNull }
    default: false
    }
  }

  private func writeCanonical(
    to writer: JSONWriter, without left: [StaticString], _ form: CanonicalForm, _ schema: Schema?
  ) {
    switch kind {
    case .number where !form.keepsNumbers && CanonicalNumber.isNeeded(for: text):
      writer.out.append(text: CanonicalNumber(text).description)
    case .null, .false, .true, .number: writer.out.append(rawText)
    case .string: writer.text(string)
    case .array:
      writer.out.append(UInt8(ascii: "["))
      for (position, element) in elements.enumerated() {
        if position > 0 { writer.out.append(UInt8(ascii: ",")) }
        element.writeCanonical(to: writer, without: form.secrets, form, schema?.element)
      }
      writer.out.append(UInt8(ascii: "]"))
    case .object:
      let known = schema?.members ?? []
      func described(_ name: String) -> ObjectSchema.Member? { known.first { $0.name.utf8.elementsEqual(name.utf8) } }
      let kept = members.filter { member in !left.contains { member.name.isName($0) } }
      let sorted = kept.map { (name: $0.name.string, value: $0.value) }.sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
      let said =
        known.isEmpty ? sorted : sorted.filter { $0.value.kind != .null || described($0.name)?.nullSaysNothing != true }
      writer.out.append(UInt8(ascii: "{"))
      for (position, member) in said.enumerated() {
        if position > 0 { writer.out.append(UInt8(ascii: ",")) }
        writer.text(member.name)
        writer.out.append(UInt8(ascii: ":"))
        member.value.writeCanonical(to: writer, without: form.secrets, form, described(member.name)?.schema)
      }
      writer.out.append(UInt8(ascii: "}"))
    }
  }
}

/// The options with which a canonical text is written.
private struct CanonicalForm {
  let secrets: [StaticString]
  let keepsNumbers: Bool
}

extension Schema {
  /// The schema of the list's elements, or `nil` if the schema is not that of a list.
  fileprivate var element: Schema? {
    switch self {
    case .list(let element, _): element
    case .nullable(let inner): inner.element
    default: nil
    }
  }

  /// The members of the record, or `nil` if the schema is not that of a record.
  fileprivate var members: [ObjectSchema.Member]? {
    switch self {
    case .reference(_, let description): description().members
    case .nullable(let inner): inner.members
    default: nil
    }
  }
}
