internal import Shape
internal import Vocabulary

/// The settings of the account, which all of its devices have.
struct AccountSettings: Record {
  let language: LanguageTag?, timeZone: TimeZoneName?, firstWeekday: Weekday, weightUnit: WeightUnit, appearance: Appearance
  let defaultModel: Line?, finishEmptyBeans: Flag

  static let doc: StaticString = "The settings of the account, which all of its devices have."

  init<F: Fields<Self>>(_ field: inout F) {
    language = field("language", \.language, "The language of the app (BCP 47); null for that of the device.")
    timeZone = field("timeZone", \.timeZone, "The time zone in which days, weeks and streaks are counted (IANA); null for UTC.")
    firstWeekday = field("firstWeekday", \.firstWeekday, "The day that weeks begin on.")
    weightUnit = field("weightUnit", \.weightUnit, "The unit that weights are shown in. The core counts in grams.")
    appearance = field("appearance", \.appearance, "The colours of the app; system for those of the device.")
    defaultModel = field("defaultModel", \.defaultModel, "The model that is asked where a request names none.", .length(1...200))
    finishEmptyBeans = field(
      "finishEmptyBeans", \.finishEmptyBeans, "Whether a bean is finished when less than a gram of it is left.")
  }
}

/// A unit of weight.
enum WeightUnit: String, Choice {
  case gram, ounce

  static let spellings = Spellings<WeightUnit>()
  static var absent: WeightUnit? { .gram }
}

/// The colours of an app.
enum Appearance: String, Choice {
  case system, light, dark

  static let spellings = Spellings<Appearance>()
  static var absent: Appearance? { .system }
}
