internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// The place where a setting is stored, which decides which devices have it.
enum SettingPlace: String, Choice {
  /// In the account's records. All devices of the account have the setting.
  case account
  /// On this device only.
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
      "name", \.name, "The name of the setting. `app.*` and `app.device.*` stand for all of the app's own settings.")
    type = field("type", \.type, "The type of the value.")
    schema = field("schema", \.schema, "The type and the limits as JSON Schema (draft 2020-12).")
    `default` = field("default", \.default, "The value that the setting has until it is set.")
    kept = field(
      "kept", \.kept,
      "The place of the value. account: the value syncs between all devices of the account. device: the value stays on this device."
    )
    doc = field("doc", \.doc, "The purpose of the setting.")
    option = field(
      "option", \.option,
      "The command-line option that sets the value now. `settings.set` cannot change such a value. `null` for a value that can be set."
    )
    record = field(
      "record", \.record,
      "The id of the setting's record, in events and in `sync.conflicts.list`. `null` for a setting of the device.")
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

  /// Returns the known settings, in their order, and patterns of names for the app's own settings.
  /// - Parameter options: the settings whose values come from an option, each with its option.
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
      "settings", \.settings, "The settings: first the account's, then the device's, then the app's own.")
  }
}
