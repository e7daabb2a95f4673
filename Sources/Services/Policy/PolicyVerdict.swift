internal import Shape

/// The need to update an app.
enum UpdateNeed: String, Choice {
  case none, recommended, required

  static let spellings = Spellings<UpdateNeed>()
}

/// The result of `policy.check`.
struct PolicyVerdict: Record {
  let update: UpdateNeed, hiddenUntil: Timestamp?, minimumVersion: Version?, recommendedVersion: Version?, message: String?, url: String?
  let problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "The need of an update for a version of the app."

  init(update: UpdateNeed, hiddenUntil: Timestamp?, policy: AppPolicy?, problems: [Problem], basis: Basis) {
    self.update = update
    self.hiddenUntil = hiddenUntil
    minimumVersion = policy?.minimumVersion.value
    recommendedVersion = policy?.recommendedVersion.value
    message = policy?.message.value
    url = policy?.url.value
    self.problems = problems.map { DocumentProblem($0) }
    self.basis = basis
  }

  init<F: Fields<Self>>(_ field: inout F) {
    update = field(
      "update", \.update,
      "required: the version is below the minimum version. recommended: it is only below the recommended version. none: it is below neither, or the update is put off."
    )
    hiddenUntil = field(
      "hiddenUntil", \.hiddenUntil,
      "The time from which an update that policy.update.later has put off is recommended again; null if none was put off.")
    minimumVersion = field("minimumVersion", \.minimumVersion, "The minimum version. Lower versions must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "The recommended version. Lower versions should be updated.")
    message = field("message", \.message, "The message for users who should or must update.")
    url = field("url", \.url, "The address of the page with the update.")
    problems = field("problems", \.problems, "The malformed parts of the document. Malformed members of the policy are ignored.")
    basis = field.embed(\.basis)
  }
}

/// A malformed part of a document, which counts as missing.
struct DocumentProblem: Record {
  let pointer: String, kind: String, message: String, promotion: String?

  static let doc: StaticString = "A malformed or unknown part of a document, which is ignored."

  /// - Parameter promotion: the id of the promotion that it is about.
  init(_ problem: Problem, promotion: String? = nil) {
    self.promotion = promotion
    pointer = problem.pointer
    kind = problem.kind.rawValue
    message = problem.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    pointer = field("pointer", \.pointer, "The place of the part in the document: a JSON Pointer (RFC 6901).")
    kind = field("kind", \.kind, "The kind of the problem: missing, unknown, type or value.")
    message = field("message", \.message, "A sentence about the problem, with the expected value.")
    promotion = field.optional("promotion", \.promotion, "The id of the promotion that was left out, if it can be read.")
  }
}
