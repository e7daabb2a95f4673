internal import JSON
public import Shape

/// The fields of a cloud record, by name. What only passes through is not looked at: it stays the text that it came as.
public struct CloudFields: Value, Sendable, Equatable {
  public struct Field: Sendable, Equatable {
    public let name: String
    /// nil for a field that is taken away.
    public let value: CloudValue?

    public init(_ name: String, _ value: CloudValue?) {
      self.name = name
      self.value = value
    }
  }

  private enum Kept: Sendable {
    case list([Field])
    /// Compact JSON.
    case text(String)
  }

  private var kept: Kept

  public init(_ list: [Field]) { kept = .list(list) }

  /// - Parameter text: a JSON object, compact; what is none of fields shows in `parsed`.
  public init(text: String) { kept = .text(text) }

  /// The fields; nil where the text is none of fields.
  public var parsed: [Field]? {
    switch kept {
    case .list(let list): return list
    case .text(let text):
      var text = text
      return text.withUTF8 { bytes in JSONSource.decode(bytes) { CloudFields.fields(in: $0.value) } }
    }
  }

  /// The fields of an object; `nil` where one of its members is no value. A page has ten thousand of them, so no description is visited.
  private static func fields(in object: JSONValue) -> [Field]? {
    guard object.kind == .object else { return nil }
    var fields: [Field] = []
    fields.reserveCapacity(object.count)
    for (name, member) in object.members {
      if member.kind == .null {
        fields.append(Field(name.string, nil))
        continue
      }
      guard let type = member.member("type"), type.kind == .string, let known = CloudValueType.spellings.find(type.text),
        let value = member.member("value")
      else { return nil }
      fields.append(Field(name.string, CloudValue(known, json: value.compactText)))
    }
    return fields
  }

  /// The same; none where the text is none of fields.
  public var list: [Field] { parsed ?? [] }

  /// As a JSON object.
  public var text: String {
    switch kept {
    case .text(let text): text
    case .list(let list):
      String(jsonObjectOf: list, name: \.name) { field, out in
        guard let value = field.value else { return out.append("null") }
        out.append(#"{"type":""#)
        out.append(text: value.type.rawValue)
        out.append(#"","value":"#)
        out.append(text: value.json)
        out.append("}")
      }
    }
  }

  public var isEmpty: Bool {
    switch kept {
    case .list(let list): list.isEmpty
    case .text(let text): text == "{}"
    }
  }

  public static func == (a: CloudFields, b: CloudFields) -> Bool {
    if let a = a.parsed, let b = b.parsed { return a == b }
    return a.text == b.text
  }

  public subscript(_ name: String) -> CloudValue? { list.first { $0.name == name }?.value }

  public static func read<S: Source>(from source: inout S) -> CloudFields { CloudFields(text: source.json() ?? "{}") }

  public func write<K: Sink>(to sink: inout K) {
    sink.json(text)
  }

  /// Whether a record has all of these fields already, as they are; a null is a field that it does not have.
  /// - Parameter others: fields that are not looked at.
  public func isSaid(by record: CloudFields, but others: [String] = []) -> Bool {
    list.allSatisfy { field in others.contains(field.name) || record[field.name] == field.value }
  }

  /// The fields with those of `changes` in their place; null takes one away.
  public func changed(by changes: CloudFields) -> CloudFields {
    if isEmpty, changes.list.allSatisfy({ $0.value != nil }) { return changes }
    var fields = list
    for change in changes.list {
      // Names are the same where their bytes are, as anywhere in JSON.
      if let index = fields.firstIndex(where: { $0.name.utf8.elementsEqual(change.name.utf8) }) {
        if change.value == nil { fields.remove(at: index) } else { fields[index] = change }
      } else if change.value != nil {
        fields.append(change)
      }
    }
    return CloudFields(fields)
  }

  public static var schema: Schema { .map(.nullable(CloudValue.schema)) }
  public static var example: CloudFields { CloudFields([Field("name", CloudValue(.text, json: #""Beans""#))]) }
}
