internal import Shape

/// Which versions of the app may be used. Each member stands by itself: who mistypes an address still keeps old versions out.
struct AppPolicy: Record, Sendable {
  let minimumVersion: Lenient<Version>, recommendedVersion: Lenient<Version>, message: Lenient<String>, url: Lenient<String>

  static let doc: StaticString = "The versions of the app that may be used, and the message for users of older ones."

  init<F: Fields<Self>>(_ field: inout F) {
    minimumVersion = field("minimumVersion", \.minimumVersion, "The minimum version. Lower versions must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "The recommended version. Lower versions should be updated.")
    message = field("message", \.message, "The message for users who should or must update.")
    url = field("url", \.url, "The address of the page with the update.")
  }

  /// What is left out, and why, where it stands at a pointer.
  func problems(in outer: String) -> [Problem] {
    minimumVersion.problems("minimumVersion", in: outer) + recommendedVersion.problems("recommendedVersion", in: outer)
      + message.problems("message", in: outer) + url.problems("url", in: outer)
  }
}
