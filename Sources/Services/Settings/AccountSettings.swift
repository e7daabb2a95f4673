internal import Shape
internal import Vocabulary

/// The settings of the account, which all of its devices have.
struct AccountSettings: Record {
  let language: LanguageTag?, timeZone: TimeZoneName?, firstWeekday: Weekday, weightUnit: WeightUnit,
    appearance: Appearance
  let defaultModel: Line?, finishEmptyBeans: Flag

  static let doc: StaticString = "The settings of the account, the same on all of its devices."

  init<F: Fields<Self>>(_ field: inout F) {
    language = field(
      "language", \.language, "The language of the app (BCP 47), such as `de-AT`. `null` for the device's language.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which days, weeks and streaks are counted, by its name in the IANA database, such as `Europe/Berlin`. `null` for UTC."
    )
    firstWeekday = field("firstWeekday", \.firstWeekday, "The first day of a week.")
    weightUnit = field(
      "weightUnit", \.weightUnit, "The unit in which the app shows weights. The core itself uses grams.")
    appearance = field(
      "appearance", \.appearance, "The appearance of the app: light or dark. system: as on the device.")
    defaultModel = field(
      "defaultModel", \.defaultModel, "The AI model for requests that do not name a model.", .length(1...200))
    finishEmptyBeans = field(
      "finishEmptyBeans", \.finishEmptyBeans, "`true` to mark beans as finished when less than 1 g is left.")
  }
}

/// A unit of weight.
enum WeightUnit: String, Choice {
  case gram, ounce

  static let spellings = Spellings<WeightUnit>()
  static var absent: WeightUnit? { .gram }
}

/// The appearance of an app: light or dark colours, or those of the system.
enum Appearance: String, Choice {
  case system, light, dark

  static let spellings = Spellings<Appearance>()
  static var absent: Appearance? { .system }
}
