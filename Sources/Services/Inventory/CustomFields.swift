internal import JSON
internal import Shape

/// The fields that a company adds to its records. A field has a name, and as its value a text, a number, a Boolean or
/// null. The fields stay in the order in which they were added.
struct CustomFields: Value {
  /// The fields as a JSON object, without spaces.
  let json: String

  static let empty = CustomFields(json: "{}")
  static let mostNames = 50
  private static let mostChanges = 1000

  static func read<S: Source>(from source: inout S) -> CustomFields {
    guard let json = source.json() else { return empty }
    if json == empty.json { return empty }
    if !isSound(json) {
      refuseEach(of: &source)
      return empty
    }
    return CustomFields(json: json)
  }

  /// Applies changes as a merge patch (RFC 7396). A field with the value null is removed, other given fields are set,
  /// and all other stored fields stay.
  static func merge<S: Source>(from source: inout S, into stored: CustomFields) -> CustomFields {
    guard let json = source.json() else { return stored }
    if !isSound(json, mostNames: .max) {
      refuseEach(of: &source, mostNames: .max)
      return stored
    }
    let changes = CustomFields(json: json).members
    let set = changes.count { $0.value != "null" }
    // Too many changes are refused first, because looking up each name in the stored fields would take long.
    if set > mostNames || changes.count > mostChanges {
      source.refuse(
        "must have at most \(mostChanges) names, at most \(mostNames) of them with a value; \(changes.count) were given, \(set) of them with a value"
      )
      return stored
    }
    var names = stored.members
    for change in changes {
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
    withJSON(json) { $0.members.map { (Array($0.name.string.utf8), $0.value.compactText) } } ?? []
  }

  private static func isSound(_ json: String, mostNames: Int = CustomFields.mostNames) -> Bool {
    withJSON(json) { object in
      object.kind == .object && object.count <= mostNames
        && object.members.allSatisfy { isSound(name: $0.name.string) && CustomValue.isSound($0.value) }
    } ?? false
  }

  private static func isSound(name: String) -> Bool { !name.isEmpty && name.unicodeScalars.count <= 64 }

  /// Refuses the fields: reports each wrong name or value as a problem of its own.
  private static func refuseEach<S: Source>(of source: inout S, mostNames: Int = CustomFields.mostNames) {
    guard !S.isTrusted, let members = source.map(of: CustomValue.self) else {
      return source.refuse("must be an object")
    }
    if members.count > mostNames { source.refuse("must have at most \(mostNames) names, not \(members.count)") }
    if !members.allSatisfy({ isSound(name: $0.name) }) { source.refuse("must have names of 1 to 64 characters") }
  }
}
