internal import Shape

/// Whether an app must be updated.
enum UpdateNeed: String, Choice {
  case none, recommended, required

  static let spellings = Spellings<UpdateNeed>()
}

/// What `policy.check` answers.
struct PolicyVerdict: Record {
  let update: UpdateNeed, hiddenUntil: Timestamp?, minimumVersion: Version?, recommendedVersion: Version?, message: String?, url: String?
  let problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "What a version of the app is to do."

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
    update = field("update", \.update, "required: below the minimum version; recommended: below the recommended one alone.")
    hiddenUntil = field(
      "hiddenUntil", \.hiddenUntil,
      "When the update is recommended again that policy.update.later has put off; null where none was put off.")
    minimumVersion = field("minimumVersion", \.minimumVersion, "Lower versions must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "Lower versions should be updated.")
    message = field("message", \.message, "What to say to who should or must update.")
    url = field("url", \.url, "Where the update is.")
    problems = field("problems", \.problems, "What of the policy is malformed, and counts as not there.")
    basis = field.embed(\.basis)
  }
}

/// What is malformed in a document and counts as not there.
struct DocumentProblem: Record {
  let pointer: String, kind: String, message: String, promotion: String?

  static let doc: StaticString = "What is malformed in a document and counts as not there."

  /// - Parameter promotion: the id of the promotion that it is about.
  init(_ problem: Problem, promotion: String? = nil) {
    self.promotion = promotion
    pointer = problem.pointer
    kind = problem.kind.rawValue
    message = problem.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    pointer = field("pointer", \.pointer, "Where in the document: a JSON Pointer (RFC 6901).")
    kind = field("kind", \.kind, "missing, type or value.")
    message = field("message", \.message, "What was expected.")
    promotion = field.optional("promotion", \.promotion, "The id of the promotion that was left out, if it can be read.")
  }
}
