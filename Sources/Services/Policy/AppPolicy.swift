internal import Shape

/// Which versions of the app may be used.
struct AppPolicy: Record, Sendable {
  let minimumVersion: Version?, recommendedVersion: Version?, message: String?, url: String?

  static let doc: StaticString = "Which versions of the app may be used, and what to say to who has an older one."

  init<F: Fields<Self>>(_ field: inout F) {
    minimumVersion = field("minimumVersion", \.minimumVersion, "Lower ones must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "Lower ones should be updated.")
    message = field("message", \.message, "What to say to who should or must update.")
    url = field("url", \.url, "Where the update is.")
  }
}
