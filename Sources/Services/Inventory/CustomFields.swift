internal import JSON
internal import Shape

/// Fields that a company adds to its records: names with a text, a number, a boolean or null, in the order in which they came.
struct CustomFields: Value {
  /// A JSON object, compact.
  let json: String

  static let empty = CustomFields(json: "{}")
  static let mostNames = 50

  static func read<S: Source>(from source: inout S) -> CustomFields {
    guard let json = source.json() else { return empty }
    if json == empty.json { return empty }
    if let complaint = complaint(json) {
      source.refuse(complaint)
      return empty
    }
    return CustomFields(json: json)
  }

  /// A merge patch (RFC 7396): a name with null is taken away, the others are set, and what is not named stays.
  static func merge<S: Source>(from source: inout S, into stored: CustomFields) -> CustomFields {
    guard let json = source.json() else { return stored }
    if let complaint = complaint(json, mostNames: .max) {
      source.refuse(complaint)
      return stored
    }
    var names = stored.members
    for change in CustomFields(json: json).members {
      let index = names.firstIndex { $0.key == change.key }
      if change.value == "null" {
        if let index { names.remove(at: index) }
      } else if let index {
        names[index] = change
      } else {
        names.append(change)
      }
    }
    if names.count > mostNames { source.refuse("must have at most \(mostNames) names, not \(names.count)") }
    let parts = names.map { "\(jsonText(String(decoding: $0.key, as: UTF8.self))):\($0.value)" }
    return CustomFields(json: "{\(parts.joined(separator: ","))}")
  }

  func write<K: Sink>(to sink: inout K) { sink.json(json) }
  static func copy<S: Source, K: Sink>(from source: inout S, to sink: inout K) {
    source.withJSON { sink.json($0) }
  }
  static var schema: Schema {
    .map(.oneOf([.text(TextSchema(length: .length(0...2000))), .number(places: 0, .none), .nullable(.boolean)]))
  }
  static var example: CustomFields { empty }
  static var absent: CustomFields? { empty }

  private var members: [(key: [UInt8], value: String)] {
    withObject(json) { $0.members.map { (Array($0.name.string.utf8), $0.value.compactText) } } ?? []
  }

  private static func complaint(_ json: String, mostNames: Int = CustomFields.mostNames) -> String? {
    withObject(json) { object -> String? in
      guard object.kind == .object else { return "must be an object, not \(object.kindName)" }
      if object.count > mostNames { return "must have at most \(mostNames) names, not \(object.count)" }
      for (name, value) in object.members {
        let text = name.string
        if text.isEmpty || text.unicodeScalars.count > 64 { return "must have names of 1 to 64 characters" }
        if value.kind == .array || value.kind == .object {
          return "must hold texts, numbers, booleans and null alone; \(text) holds \(value.kindName)"
        }
        if value.kind == .string, value.string.unicodeScalars.count > 2000 {
          return "must hold texts of at most 2000 characters; \(text) is longer"
        }
        if value.kind == .number, value.count > 64 { return "must hold numbers of at most 64 digits; \(text) is longer" }
      }
      return nil
    } ?? nil
  }
}

/// Looks at JSON text that is known to be valid.
private func withObject<T>(_ json: String, _ look: (JSONValue) -> T) -> T? {
  var json = json
  return json.withUTF8 { JSONSource.decode($0) { look($0.value) } }
}
