internal import JSON
public import Shape

/// The fields of a cloud record, by name. Fields that come from JSON are stored as text, and parsed only when a caller
/// needs a field. Most fields are only passed on.
public struct CloudFields: Value, Sendable, Equatable {
  public struct Field: Sendable, Equatable {
    public let name: String
    /// The value, or `nil` if the save removes the field.
    public let value: CloudValue?

    public init(_ name: String, _ value: CloudValue?) {
      self.name = name
      self.value = value
    }
  }

  private enum Kept: Sendable {
    case list([Field])
    /// The fields as compact JSON.
    case text(String)
  }

  private var kept: Kept

  public init(_ list: [Field]) { kept = .list(list) }

  /// - Parameter text: a compact JSON object. If it does not contain valid fields, `parsed` is `nil`.
  public init(text: String) { kept = .text(text) }

  /// The fields, or `nil` if the text does not contain valid fields.
  public var parsed: [Field]? {
    switch kept {
    case .list(let list): return list
    case .text(let text):
      var text = text
      return text.withUTF8 { bytes in JSONSource.decode(bytes) { CloudFields.fields(in: $0.value) } }
    }
  }

  /// Returns the fields in a JSON object. Returns `nil` if `object` is not an object, or if a member is neither `null`
  /// nor an object with a type and a value.
  ///
  /// For speed, the members are read here directly, and not through the description of `CloudValue`. A page can have
  /// ten thousand fields.
  private static func fields(in object: JSONValue) -> [Field]? {
    guard object.kind == .object else { return nil }
    var fields: [Field] = []
    fields.reserveCapacity(object.count)
    for (name, member) in object.members {
      if member.kind == .null {
        fields.append(Field(name.string, nil))
        continue
      }
      guard let type = member.member("type"), type.kind == .string,
        let known = CloudValueType.spellings.find(type.text),
        let value = member.member("value")
      else { return nil }
      fields.append(Field(name.string, CloudValue(known, json: value.compactText)))
    }
    return fields
  }

  /// The fields, or an empty list if the text does not contain valid fields.
  public var list: [Field] { parsed ?? [] }

  /// The fields as a JSON object.
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

  /// Returns a Boolean value that indicates whether a record already has all of these fields, with the same values. A
  /// field whose value is `nil` matches a record without that field.
  /// - Parameter others: the names of fields that are not compared.
  public func isSaid(by record: CloudFields, but others: [String] = []) -> Bool {
    list.allSatisfy { field in others.contains(field.name) || record[field.name] == field.value }
  }

  /// Returns the fields after `changes` are applied. A change replaces or adds the field with its name, or removes the
  /// field if its value is `nil`.
  public func changed(by changes: CloudFields) -> CloudFields {
    if isEmpty, changes.list.allSatisfy({ $0.value != nil }) { return changes }
    var fields = list
    for change in changes.list {
      // Names are compared byte by byte, as everywhere in JSON.
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
