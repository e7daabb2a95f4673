internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// The place where the value of a setting is stored. It decides which devices have the value.
enum SettingPlace: String, Choice {
  /// The value is in the account's records, so all devices of the account have it.
  case account
  /// The value is on this device only.
  case device

  static let spellings = Spellings<SettingPlace>()
}

/// The type of the value of a setting.
enum SettingType: String, Choice {
  case boolean, integer, text, choice, any

  static let spellings = Spellings<SettingType>()

  init(_ schema: Schema) {
    switch schema {
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .text: self = .text
    case .choice: self = .choice
    case .nullable(let inner): self = SettingType(inner)
    default: self = .any
    }
  }
}

/// A setting, as `settings.describe` lists it.
struct DescribedSetting: Record {
  let name: String, type: SettingType, schema: AnyJSON, `default`: AnyJSON, kept: SettingPlace, doc: String,
    option: String?
  let record: UUID?

  static let doc: StaticString = "A setting: its name, its type and its default."

  init<F: Fields<Self>>(_ field: inout F) {
    name = field(
      "name", \.name, "The name of the setting. `app.*` and `app.device.*` are patterns for the app's own settings.")
    type = field("type", \.type, "The type of the value.")
    schema = field("schema", \.schema, "The type and the limits of the value, as JSON Schema (draft 2020-12).")
    `default` = field("default", \.default, "The value of the setting as long as it was not set.")
    kept = field(
      "kept", \.kept,
      "The place where the value is stored. account: the value syncs between all devices of the account. device: the value stays on this device."
    )
    doc = field("doc", \.doc, "The purpose of the setting.")
    option = field(
      "option", \.option,
      "The command-line option that sets the value at present. `settings.set` cannot change such a value. `null` if no option sets the value."
    )
    record = field(
      "record", \.record,
      "The id of the setting's record, which events and `sync.conflicts.list` contain. `null` for a setting of the device."
    )
  }
}

extension DescribedSetting {
  private init(
    _ name: String, _ schema: Schema, _ initial: String, _ place: SettingPlace, _ doc: String, option: String? = nil,
    isPattern: Bool = false
  ) {
    (self.name, type, self.schema) = (name, SettingType(schema), AnyJSON(DescribedSetting.text(of: schema)))
    (self.default, kept, self.doc, self.option) = (AnyJSON(initial), place, doc, option)
    record = place == .account && !isPattern ? SettingDetails.naturalKey(name).id() : nil
  }

  /// Returns the known settings in their order, and then a pattern of names for each kind of the app's own settings.
  /// - Parameter options: the settings whose values an option has set, each with this option.
  static func known(_ options: [(setting: String, option: String)]) -> [DescribedSetting] {
    let known = [(SettingPlace.account, KnownSettings.account), (.device, .device)].flatMap { (place, settings) in
      zip(settings.schema().members, settings.defaults).map { (member, initial) in
        DescribedSetting(
          member.name, member.schema, initial.value, place, member.doc,
          option: options.first { $0.setting == member.name }?.option)
      }
    }
    return known + [
      DescribedSetting("\(SettingGroup.own)*", .any, "null", .account, "\(ownDoc).", isPattern: true),
      DescribedSetting(
        "\(SettingGroup.ownOnDevice)*", .any, "null", .device, "\(ownDoc), of this device.", isPattern: true),
    ]
  }

  private static let ownDoc = "The app's own settings: any JSON of at most 64 KiB"

  /// Describes a stored setting that this program does not know. A newer program may have stored it.
  init(stored name: String, in place: SettingPlace) {
    let doc =
      name.hasPrefix(SettingGroup.own) ? "A setting of the app's own." : "A setting that a newer program has stored."
    self.init(name, .any, "null", place, doc)
  }

  private static func text(of schema: Schema) -> String {
    let out = ByteBuffer(capacity: 1 << 8)
    defer { out.deallocate() }
    SchemaWriter(out, prefix: "#/$defs/", names: SchemaNames(of: [])).write(schema, as: .strict)
    return out.text()
  }
}

/// The result of `settings.describe`.
struct DescribedSettings: Record {
  let settings: [DescribedSetting]

  static let doc: StaticString = "All settings."

  init(_ settings: [DescribedSetting]) { self.settings = settings }

  init<F: Fields<Self>>(_ field: inout F) {
    settings = field(
      "settings", \.settings, "The settings: first those of the account, then those of the device, then the app's own.")
  }
}
