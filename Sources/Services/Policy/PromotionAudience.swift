internal import Shape
internal import Vocabulary

/// The user, the app's version and the place for which promotions are listed.
struct PromotionAudience: Record {
  let version: Version?, locale: LanguageTag?, subject: String?, placement: String?, audiences: [String]

  static let doc: StaticString = "The user for whom promotions are listed."

  init<F: Fields<Self>>(_ field: inout F) {
    version = field(
      "version", \.version,
      "The version of the app. Without it, promotions that are limited to certain versions do not apply.")
    locale = field(
      "locale", \.locale,
      "The user's language (BCP 47), such as `de-AT`. Without it, promotions that are limited to certain languages do not apply."
    )
    subject = field(
      "subject", \.subject,
      "The subject of `percentage`. The core decides by this text if a promotion for a percentage of all subjects applies: always in the same way for the same text. Without it, the account's id in lower case.",
      .length(1...200))
    placement = field(
      "placement", \.placement,
      "The app's own name of the place where promotions are shown. Promotions for other places are left out. Without it, promotions for all places are listed.",
      .length(1...100))
    audiences = field(
      "audiences", \.audiences,
      "The audiences to which the user belongs, by the app's own names. Without them, promotions that are limited to certain audiences do not apply.",
      .length(0...100))
  }
}
