internal import Shape
internal import Vocabulary

/// The caller of promotions.
struct PromotionAudience: Record {
  let version: Version?, locale: LanguageTag?, subject: String?, placement: String?, audiences: [String]

  static let doc: StaticString = "The user for whom promotions are listed."

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The version of the app. Without it, promotions for certain versions do not apply.")
    locale = field("locale", \.locale, "The user's language, such as de-AT. Without it, promotions for certain languages do not apply.")
    subject = field(
      "subject", \.subject, "The subject that percentages count; the account's id, in lower case, if left out.", .length(1...200))
    placement = field(
      "placement", \.placement,
      "The place in the app where promotions are to be shown. Promotions for other places are left out. Without it, promotions for all places are listed.",
      .length(1...100))
    audiences = field(
      "audiences", \.audiences, "The audiences to which the user belongs. Without them, promotions for certain audiences do not apply.",
      .length(0...100))
  }
}
