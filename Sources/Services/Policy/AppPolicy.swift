internal import Shape

/// The part of AppConfig that says which versions of the app may be used. Each member is read by itself, so that a
/// malformed address does not let old versions in.
struct AppPolicy: Record, Sendable {
  let minimumVersion: Lenient<Version>, recommendedVersion: Lenient<Version>, message: Lenient<String>,
    url: Lenient<String>

  static let doc: StaticString = "The versions of the app that may be used, and the message for users of older ones."

  init<F: Fields<Self>>(_ field: inout F) {
    minimumVersion = field(
      "minimumVersion", \.minimumVersion,
      "The minimum version. Users of lower versions must update the app. `null` for no minimum.")
    recommendedVersion = field(
      "recommendedVersion", \.recommendedVersion,
      "The recommended version. Users of lower versions should update the app. `null` for no recommendation.")
    message = field("message", \.message, "The message for users who should or must update.")
    url = field("url", \.url, "The address of the page with the update, in an app store.")
  }

  /// Returns the problems of malformed members.
  /// - Parameter outer: the JSON pointer to this part of the document.
  func problems(in outer: String) -> [Problem] {
    minimumVersion.problems("minimumVersion", in: outer) + recommendedVersion.problems("recommendedVersion", in: outer)
      + message.problems("message", in: outer) + url.problems("url", in: outer)
  }
}
