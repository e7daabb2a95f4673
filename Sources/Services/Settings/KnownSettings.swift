internal import JSON
internal import Shape

/// The settings that a record describes: their names, types, defaults and limits.
struct KnownSettings: Sendable {
  /// The names of the settings and their defaults, in the order of the record's members.
  let defaults: [(name: String, value: String)]
  /// Returns the schema of the settings. The schema is made when it is first needed.
  let schema: @Sendable () -> ObjectSchema
  private let merge: @Sendable (String) -> (record: String, problems: [Problem])

  static let account = KnownSettings(AccountSettings.self)
  static let device = KnownSettings(DeviceSettings.self)

  private init<R: Record>(_ type: R.Type) {
    defaults = SettingMap(json: jsonText(R(json: "{}") ?? R.example)).members
    schema = { ObjectSchema(of: R.self) }
    merge = { patch in
      let initial = R(json: "{}") ?? R.example
      var patch = patch
      let merged = patch.withUTF8 { JSONText.look(at: $0) { $0.merge(into: initial) } }
      guard case .success((let record, let problems)) = merged else { return (jsonText(initial), []) }
      return (jsonText(record), problems)
    }
  }

  func has(_ name: String) -> Bool { defaults.contains { $0.name == name } }

  /// Reads the value of a setting. JSON null means the default.
  /// - Returns: the value in stored form, and its problems. The pointers of the problems begin with the name of the
  ///   setting.
  func read(_ name: String, _ value: String) -> (value: String, problems: [Problem]) {
    let (record, problems) = merge(String(jsonObject: [(name, value)]))
    return (SettingMap(json: record).members.first { $0.name == name }?.value ?? value, problems)
  }

  /// Returns the value of each setting: the stored value, or else the default. A stored value that this program can't
  /// read counts as missing.
  func values(stored: [(name: String, value: String)]) -> [(name: String, value: String)] {
    defaults.map { setting in
      guard let found = stored.first(where: { $0.name == setting.name }) else { return setting }
      let (value, problems) = read(found.name, found.value)
      return problems.isEmpty ? (setting.name, value) : setting
    }
  }
}
