internal import Shape

/// Whether a version of the app must or should be updated.
enum UpdateNeed: String, Choice {
  case none, recommended, required

  static let spellings = Spellings<UpdateNeed>()
}

/// The need for an update, as `policy.check` returns it.
struct PolicyVerdict: Record {
  let update: UpdateNeed, hiddenUntil: Timestamp?, minimumVersion: Version?, recommendedVersion: Version?,
    message: String?, url: String?
  let problems: [DocumentProblem], basis: Basis

  static let doc: StaticString =
    "Whether a version of the app must or should be updated, with the message and the page for the user."

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
      "The need for an update. required: the version is below the minimum version. recommended: the version is below the recommended version, but not below the minimum. none: the version is below neither of them, or `policy.update.later` has put off the recommended update."
    )
    hiddenUntil = field(
      "hiddenUntil", \.hiddenUntil,
      "The time from which policy.check recommends the put-off update again. `null` if no recommended update is put off."
    )
    minimumVersion = field(
      "minimumVersion", \.minimumVersion,
      "The minimum version. Users of lower versions must update the app. `null` for no minimum.")
    recommendedVersion = field(
      "recommendedVersion", \.recommendedVersion,
      "The recommended version. Users of lower versions should update the app. `null` for no recommendation.")
    message = field(
      "message", \.message, "The message for users who should or must update. `null` if the policy has no message.")
    url = field("url", \.url, "The address of the page with the update. `null` if the policy has no address.")
    problems = field(
      "problems", \.problems, "The malformed parts of the document. The core ignores malformed members of the policy.")
    basis = field.embed(\.basis)
  }
}

/// A malformed or unknown part of a document, which the core ignores.
struct DocumentProblem: Record {
  let pointer: String, kind: String, message: String, promotion: String?

  static let doc: StaticString = "A malformed or unknown part of a document. The core ignores the part."

  /// - Parameter promotion: the id of the promotion that the problem is about; `nil` for other problems.
  init(_ problem: Problem, promotion: String? = nil) {
    self.promotion = promotion
    pointer = problem.pointer
    kind = problem.kind.rawValue
    message = problem.message
  }

  init<F: Fields<Self>>(_ field: inout F) {
    pointer = field(
      "pointer", \.pointer, "The part of the document that has the problem, as a JSON Pointer (RFC 6901).")
    kind = field("kind", \.kind, "The kind of the problem: missing, unknown, type or value.")
    message = field("message", \.message, "A sentence that says what is wrong, and what would be right.")
    promotion = field.optional(
      "promotion", \.promotion,
      "The id of the promotion that was left out because of the problem, if the id can be read.")
  }
}
