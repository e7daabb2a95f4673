internal import JSON
internal import Shape

/// Settings and their values: a compact JSON object with a member for each setting.
struct SettingMap: Value {
  let json: String

  init(json: String) { self.json = json }

  init(_ members: [(name: String, value: String)]) { json = String(jsonObject: members.map { ($0.name, $0.value) }) }

  static func read<S: Source>(from source: inout S) -> SettingMap {
    guard let json = source.json() else { return example }
    if json.utf8.first != UInt8(ascii: "{") { source.refuse("must be an object of settings by their names") }
    return SettingMap(json: json)
  }

  func write<K: Sink>(to sink: inout K) { sink.json(json) }
  static var schema: Schema { .map(.any) }
  static var example: SettingMap { SettingMap(json: "{}") }

  /// The names and values, in their order.
  var members: [(name: String, value: String)] {
    var json = json
    return json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in source.value.members.map { ($0.name.string, $0.value.compactText) } } ?? []
    }
  }
}

/// The result of `settings.get`, `settings.set` and `settings.reset`.
struct SettingValues: Record {
  let values: SettingMap

  static let doc: StaticString = "Settings and their values."
}

extension SettingValues {
  init<F: Fields<Self>>(_ field: inout F) {
    values = field(
      "values", \.values,
      "The values, by the names of the settings. A setting that was never set has its default value.")
  }
}
