internal import Shape

/// The remote documents.
enum DocumentName: String, Choice {
  case appConfig = "AppConfig"
  case promotions = "IAPPromo"

  static let spellings = Spellings<DocumentName>()
}
