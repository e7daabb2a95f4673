internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// A piece of equipment of the journal, such as a grinder or a brewer.
typealias Equipment = Stored<EquipmentDetails>

/// The members of a piece of equipment that callers can write.
struct EquipmentDetails: AccountDetails {
  let kind: EquipmentKind, name: Line, brand: Line?, model: Line?, boughtAt: Day?, price: Money?
  let setting: GrindScale?, method: BrewMethod?, note: String?, favourite: Flag
  var archived: Flag
  var isDefault: Flag

  typealias Supplement = EquipmentSupplement

  /// The names of the collection in methods. The core derives these methods from them: `journal.equipment.get`,
  /// `journal.equipment.update`, `journal.equipment.history`, `journal.equipment.save`.
  static let collection = CollectionName(service: JournalModule.name, "equipment", one: "equipment")
  static let indexed = [
    IndexedColumn("name", weight: 4), IndexedColumn("brand", weight: 2), IndexedColumn("model", weight: 2),
    IndexedColumn("note", weight: 1),
  ]
  static let hasHistory = true
  static let sample =
    #""kind":"grinder","name":"Hand grinder","setting":{"minimum":0,"maximum":40,"step":1,"finer":"lower"}"#
  static let sampleChanges = #""favourite":true"#
  static let doc: StaticString = "A piece of equipment for making coffee, such as a grinder or a brewer."

  static func errors(of verb: CollectionVerb) -> [ErrorCode] {
    [.delete, .update, .save].contains(verb) ? [.inUse] : []
  }

  init<F: Fields<Self>>(_ field: inout F) {
    kind = field("kind", \.kind, "The kind of equipment, such as `grinder`.")
    name = field("name", \.name, "The name of the piece.", .length(1...200))
    brand = field("brand", \.brand, "The name of the maker.", .length(1...200))
    model = field("model", \.model, "The maker's name of the model.", .length(1...200))
    boughtAt = field("boughtAt", \.boughtAt, "The day on which the piece was bought, such as 2026-11-30.")
    price = field("price", \.price, "The price for which the piece was bought.", Money.notNegative)
    setting = field("setting", \.setting, "The scale of the grind settings. Only a grinder may have it.")
    method = field("method", \.method, "The brewing method of a brewer. Only a brewer may have it.")
    note = field("note", \.note, "A free text about the piece.", .length(1...4000))
    favourite = field("favourite", \.favourite, "`true` if the piece is a favourite.")
    archived = field(
      "archived", \.archived, "`true` if the piece is no longer in use. Lists leave it out unless they are asked for.")
    isDefault = field(
      "isDefault", \.isDefault,
      "`true` if the piece is the usual one of its kind. A kind has at most one. If another piece becomes the usual one, this member is set to `false`."
    )
  }

  /// Checks the rules that the descriptions of the fields can't express.
  func check(_ rules: inout MemberRules) {
    if setting != nil, kind != .grinder {
      rules.refuse("setting", "must be left out: only a grinder has a scale", beside: ["kind"])
    }
    if method != nil, kind != .brewer {
      rules.refuse("method", "must be left out: only a brewer has a method", beside: ["kind"])
    }
    if let setting {
      if setting.minimum >= setting.maximum { rules.refuse("setting/maximum", "must be more than minimum") }
      if setting.step.units <= 0 { rules.refuse("setting/step", "must be more than 0") }
    }
  }
}

/// The kind of a piece of equipment.
enum EquipmentKind: String, Choice {
  case grinder, brewer, espressoMachine, kettle, scale, filter, other

  static let spellings = Spellings<EquipmentKind>()
}
