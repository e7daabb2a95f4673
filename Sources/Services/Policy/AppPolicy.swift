internal import Shape

/// Which versions of the app may be used. Each member stands by itself: who mistypes an address still keeps old versions out.
struct AppPolicy: Record, Sendable {
  let minimumVersion: Lenient<Version>, recommendedVersion: Lenient<Version>, message: Lenient<String>, url: Lenient<String>

  static let doc: StaticString = "Which versions of the app may be used, and what to say to who has an older one."

  init<F: Fields<Self>>(_ field: inout F) {
    minimumVersion = field("minimumVersion", \.minimumVersion, "Lower ones must be updated.")
    recommendedVersion = field("recommendedVersion", \.recommendedVersion, "Lower ones should be updated.")
    message = field("message", \.message, "What to say to who should or must update.")
    url = field("url", \.url, "Where the update is.")
  }

  /// What is left out, and why, where it stands at a pointer.
  func problems(in outer: String) -> [Problem] {
    minimumVersion.problems("minimumVersion", in: outer) + recommendedVersion.problems("recommendedVersion", in: outer)
      + message.problems("message", in: outer) + url.problems("url", in: outer)
  }
}
