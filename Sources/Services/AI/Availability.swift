internal import RPC
internal import Shape

/// Says whether the host's language model can answer now, and if not, why.
struct Availability: Record {
  let available: Bool, reason: UnavailabilityReason?

  static let doc: StaticString = "Whether the host's language model can answer now, and the reason if it can't."

  /// The availability if no connected program offers `host.ai.respond`.
  static let noHost = Availability(available: false, reason: .noHost)
  /// The availability if the host answers questions, but does not offer `host.ai.available`.
  static let unknown = Availability(available: true, reason: nil)
}

extension Availability {
  init<F: Fields<Self>>(_ field: inout F) {
    available = field("available", \.available, "`true` if the host has a model that can answer now.")
    reason = field("reason", \.reason, "The reason why no model can answer; `null` if `available` is `true`.")
  }
}

/// The reason why the host's model can't answer.
enum UnavailabilityReason: String, Choice {
  /// The system is too old for the model: before iOS 26 or macOS 26.
  case systemTooOld
  /// The device can't run the model, which needs an A17 Pro or an M1.
  case deviceNotEligible
  /// The user has not switched the AI on.
  case notEnabled
  /// The model is still being downloaded, or loaded.
  case modelNotReady
  /// The model does not support the user's language.
  case languageUnsupported
  case other
  /// No connected program offers `host.ai.respond`.
  case noHost

  static let spellings = Spellings<UnavailabilityReason>()
}
