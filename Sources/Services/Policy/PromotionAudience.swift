internal import Shape
internal import Vocabulary

/// Who asks for promotions.
struct PromotionAudience: Record {
  let version: Version?, locale: LanguageTag?, subject: String?

  static let doc: StaticString = "Who asks for promotions."

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The app's version; without it, promotions for certain versions don't apply.")
    locale = field("locale", \.locale, "The user's language, such as de-AT; without it, promotions for certain languages don't apply.")
    subject = field(
      "subject", \.subject, "Who is counted by percentages; the account's id, in lower case, without it.", .length(1...200))
  }
}
