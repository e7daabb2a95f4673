internal import Shape
internal import Vocabulary

/// The settings of the account. They sync to all devices of the account.
struct AccountSettings: Record {
  let language: LanguageTag?, timeZone: TimeZoneName?, firstWeekday: Weekday, weightUnit: WeightUnit,
    appearance: Appearance
  let defaultModel: Line?, finishEmptyBeans: Flag

  static let doc: StaticString = "The settings of the account, which are the same on all of its devices."

  init<F: Fields<Self>>(_ field: inout F) {
    language = field(
      "language", \.language, "The language of the app (BCP 47), such as `de-AT`. `null` to use the device's language.")
    timeZone = field(
      "timeZone", \.timeZone,
      "The time zone in which days, weeks and streaks are counted: a name in the IANA database, such as `Europe/Berlin`. `null` for UTC."
    )
    firstWeekday = field("firstWeekday", \.firstWeekday, "The first day of a week, such as `monday`.")
    weightUnit = field(
      "weightUnit", \.weightUnit, "The unit in which the app shows weights: gram or ounce. The core itself uses grams.")
    appearance = field(
      "appearance", \.appearance,
      "The appearance of the app. light: light colours. dark: dark colours. system: the same as on the device.")
    defaultModel = field(
      "defaultModel", \.defaultModel, "The name of the AI model for requests that do not name a model.",
      .length(1...200))
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

/// The appearance of the app: light colours, dark colours, or the same as on the device.
enum Appearance: String, Choice {
  case system, light, dark

  static let spellings = Spellings<Appearance>()
  static var absent: Appearance? { .system }
}
