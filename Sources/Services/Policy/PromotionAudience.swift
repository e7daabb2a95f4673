internal import Shape
internal import Vocabulary

/// The user for whom promotions are listed, the app's version, and the position on the screen.
struct PromotionAudience: Record {
  let version: Version?, locale: LanguageTag?, subject: String?, placement: String?, audiences: [String]

  static let doc: StaticString = "The user for whom promotions are listed, and the app's version."

  init<F: Fields<Self>>(_ field: inout F) {
    version = field(
      "version", \.version,
      "The version of the app. If it is left out, promotions that are limited to certain versions do not apply.")
    locale = field(
      "locale", \.locale,
      "The user's language (BCP 47), such as `de-AT`. If it is left out, promotions that are limited to certain languages do not apply."
    )
    subject = field(
      "subject", \.subject,
      "The text that decides whether a promotion for a percentage of all subjects applies. The decision is always the same for the same text. Default: the account's id in lower case.",
      .length(1...200))
    placement = field(
      "placement", \.placement,
      "The name that the app uses for a position on its screens. Promotions for other positions are left out. If it is left out, promotions for all positions are listed.",
      .length(1...100))
    audiences = field(
      "audiences", \.audiences,
      "The audiences to which the user belongs, by the names that the app uses. If they are left out, promotions that are limited to certain audiences do not apply.",
      .length(0...100))
  }
}
