internal import Shape

/// The need to update an app.
enum UpdateNeed: String, Choice {
  case none, recommended, required

  static let spellings = Spellings<UpdateNeed>()
}

/// The result of `policy.check`.
struct PolicyVerdict: Record {
  let update: UpdateNeed, hiddenUntil: Timestamp?, minimumVersion: Version?, recommendedVersion: Version?,
    message: String?, url: String?
  let problems: [DocumentProblem], basis: Basis

  static let doc: StaticString = "The answer to the question whether a version of the app needs an update."

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
      "The need of an update. required: the version is below the minimum version. recommended: the version is below the recommended version, but not below the minimum. none: the version is not below the minimum or the recommended version, or `policy.update.later` has put off a recommended update."
    )
    hiddenUntil = field(
      "hiddenUntil", \.hiddenUntil,
      "The time from which the put-off update is recommended again. `null` if no update was put off with `policy.update.later`."
    )
    minimumVersion = field(
      "minimumVersion", \.minimumVersion,
      "The minimum version. Users of lower versions must update the app. `null` for no minimum.")
    recommendedVersion = field(
      "recommendedVersion", \.recommendedVersion,
      "The recommended version. Users of lower versions should update the app. `null` for no recommendation.")
    message = field("message", \.message, "The message for users who should or must update.")
    url = field("url", \.url, "The address of the page with the update.")
    problems = field(
      "problems", \.problems, "The malformed parts of the document. Malformed members of the policy are ignored.")
    basis = field.embed(\.basis)
  }
}

/// A malformed part of a document, which counts as missing.
struct DocumentProblem: Record {
  let pointer: String, kind: String, message: String, promotion: String?

  static let doc: StaticString = "A malformed or unknown part of a document. The core ignores the part."

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
    promotion = field.optional(
      "promotion", \.promotion, "The id of the promotion that was left out, if it can be read.")
  }
}
