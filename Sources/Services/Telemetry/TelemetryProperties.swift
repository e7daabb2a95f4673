internal import JSON
internal import RPC
internal import Shape

/// The properties of an event: a JSON object with a value for each name.
struct TelemetryProperties: Value {
  /// The names and values, in the order of the request. Each value is a JSON text.
  let members: [(name: String, value: AnyJSON)]

  static func read<S: Source>(from source: inout S) -> TelemetryProperties {
    TelemetryProperties(members: source.map(of: AnyJSON.self) ?? [])
  }

  func write<K: Sink>(to sink: inout K) { sink.json(json) }

  private var json: String { "{\(members.map { "\(jsonText($0.name)):\($0.value.text)" }.joined(separator: ","))}" }

  static var schema: Schema { .map(.any) }
  static var example: TelemetryProperties { TelemetryProperties(members: []) }
  static var absent: TelemetryProperties? { example }

  /// The largest number of characters in the text of a property.
  private static let longest = 100

  /// Returns the problems of the properties: names that the event does not declare, and values of other types.
  func problems(of event: DeclaredEvent) -> [Problem] {
    members.flatMap { member -> [Problem] in
      let pointer = "/properties/\(escapedForPointer(member.name))"
      guard let declared = event.properties.first(where: { $0.key.utf8.elementsEqual(member.name.utf8) }) else {
        let keys = event.properties.map(\.key)
        let known = keys.isEmpty ? "it has no properties" : "its properties are \(keys.joined(separator: ", "))"
        return [
          Problem(
            pointer: pointer, kind: .unknown,
            message: "\(member.name.prefix(64)) is not a property of \(event.name); \(known)")
        ]
      }
      return complaint(member.value, declared).map {
        [Problem(pointer: pointer, kind: .value, message: "\(declared.key) \($0)")]
      } ?? []
    }
  }

  private func complaint(_ value: AnyJSON, _ declared: DeclaredProperty) -> String? {
    let first = value.text.utf8.first ?? 0
    switch declared.type {
    case .boolean: return value.text == "true" || value.text == "false" ? nil : "must be true or false"
    case .number:
      let isNumber = first == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
      return isNumber && value.text.utf8.count <= 32 ? nil : "must be a number of at most 32 digits"
    case .text:
      guard first == UInt8(ascii: "\""), let text = String(json: value.text) else { return "must be a text" }
      return text.unicodeScalars.count <= TelemetryProperties.longest
        ? nil : "must have at most \(TelemetryProperties.longest) characters"
    }
  }
}
