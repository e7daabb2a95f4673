import CloudKitMapping

/// Tells whether Apple's model can be used, or why not
/// (https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.enum).
public enum ModelAvailability: String, CaseIterable, Sendable {
  case available
  case deviceNotEligible
  case appleIntelligenceNotEnabled
  case modelNotReady
  /// The model does not support the language of the user.
  case languageUnsupported
  /// The system is older than iOS 26 or macOS 26, which have the framework.
  case systemTooOld
  /// A reason that this program does not know.
  case unknown

  /// The reason in the protocol of the core, or nil if the model is available.
  public var reason: String? {
    switch self {
    case .available: nil
    case .appleIntelligenceNotEnabled: "notEnabled"
    case .unknown: "other"
    case .deviceNotEligible, .modelNotReady, .languageUnsupported, .systemTooOld: rawValue
    }
  }

  var answer: JSONValue { .members(("available", .bool(self == .available)), ("reason", reason.map { .string($0) })) }
}
