internal import JSON
internal import Shape

/// The names of the remote documents.
enum DocumentName: String, Choice {
  case appConfig = "AppConfig"
  case promotions = "IAPPromo"

  static let spellings = Spellings<DocumentName>()

  /// Returns the problems that make a fetched document unusable. A malformed member is no such problem, because it
  /// counts as missing. The exception are records of AppConfig in which a whole part, such as `policy`, is not an
  /// object.
  func problems(of fetched: FetchedDocument) -> [Problem] {
    switch self {
    case .appConfig: AppConfig.problems(of: fetched) + RecordFolding.problems(ofConfig: Array(fetched.text.utf8))
    case .promotions: IAPPromo.problems(of: fetched)
    }
  }
}

extension DocumentContent {
  fileprivate static func problems(of fetched: FetchedDocument) -> [Problem] {
    do throws(JSONText.Defect) {
      _ = try read(Array(fetched.text.utf8))
      return []
    } catch {
      switch error {
      case .shape(let problems): return problems
      case .syntax(let failure):
        return [Problem(pointer: "", kind: .value, message: "document is not JSON: \(failure.sentence)")]
      }
    }
  }
}
