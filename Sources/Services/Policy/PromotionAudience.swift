internal import Shape
internal import Vocabulary

/// Who asks for promotions.
struct PromotionAudience: Record {
  let version: Version?, locale: LanguageTag?, subject: String?, placement: String?, audiences: [String]

  static let doc: StaticString = "Who asks for promotions."

  init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The app's version; without it, promotions for certain versions don't apply.")
    locale = field("locale", \.locale, "The user's language, such as de-AT; without it, promotions for certain languages don't apply.")
    subject = field(
      "subject", \.subject, "Who is counted by percentages; the account's id, in lower case, without it.", .length(1...200))
    placement = field(
      "placement", \.placement, "Where in the app they are shown: those for other places are left out; all places without it.",
      .length(1...100))
    audiences = field(
      "audiences", \.audiences, "The audiences that the user belongs to; without it, promotions for certain audiences don't apply.",
      .length(0...100))
  }
}
