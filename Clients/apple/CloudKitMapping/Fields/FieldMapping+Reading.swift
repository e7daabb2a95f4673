import Foundation

/// Converts the values of fields from CloudKit's form to the protocol's form.
extension FieldMapping {
  /// Converts all fields of a record.
  ///
  /// Fields that the protocol can't express, and the host's own fields, are left out. They are not lost in CloudKit,
  /// because a save sends only the fields that change.
  /// - Parameter native: CloudKit's fields with their names, in any order.
  /// - Returns: an object of the protocol, whose members are sorted by name.
  public static func fields(_ native: [(name: String, value: NativeValue)]) -> JSONValue {
    let members = native.compactMap { field -> JSONValue.Member? in
      guard let name = FieldName.name(ofNative: field.name), let value = value(of: field.value) else { return nil }
      return JSONValue.Member(name, value)
    }
    return .object(members.sorted { $0.name < $1.name })
  }

  /// Converts one value. Returns nil if the protocol has no type for it.
  static func value(of native: NativeValue) -> JSONValue? {
    func field(_ type: String, _ value: JSONValue) -> JSONValue { .members(("type", .string(type)), ("value", value)) }
    switch native {
    case .string(let text): return self.text(text)
    case .int(let number): return field("int", .int(number))
    // Swift writes the shortest text that is read back as the same number.
    case .double(let number): return number.isFinite ? field("double", .number("\(number)")) : nil
    case .data(let data): return field("bytes", .string(data.base64EncodedString()))
    case .date(let instant): return field("date", .string(instant.text))
    case .reference(let name): return RecordName(name).map { field("reference", .string($0.text)) }
    case .list(let list):
      let values = list.map { value(of: $0) }
      guard !values.contains(nil) else { return nil }
      return field("list", .array(values.compactMap(\.self)))
    case .asset, .other: return nil
    }
  }

  private static func text(_ text: String) -> JSONValue? {
    func behind(_ mark: String) -> String? { text.hasPrefix(mark) ? String(text.dropFirst(mark.count)) : nil }
    func field(_ type: String, _ value: JSONValue) -> JSONValue { .members(("type", .string(type)), ("value", value)) }
    guard text.hasPrefix(markStart) else { return field("text", .string(text)) }
    if let plain = behind(textMark) { return field("text", .string(plain)) }
    if let json = behind(listMark), let list = try? JSONValue(parsing: json), list.array != nil {
      return field("list", list)
    }
    if let asset = behind(assetMark) {
      let parts = asset.split(separator: ":", omittingEmptySubsequences: false)
      if parts.count == 2, let bytes = Int(parts[1]), let file = AssetFile(sha256: String(parts[0]), bytes: bytes) {
        return field("asset", file.json)
      }
    }
    // A program other than this host has written a text that begins with the mark. It is returned unchanged.
    return field("text", .string(text))
  }
}
