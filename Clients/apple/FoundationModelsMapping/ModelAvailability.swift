import CloudKitMapping

/// Whether Apple's model can be asked
/// (https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel/availability-swift.enum).
public enum ModelAvailability: String, CaseIterable, Sendable {
  case available
  case deviceNotEligible
  case appleIntelligenceNotEnabled
  case modelNotReady
  /// The model does not know the language of the user.
  case languageUnsupported
  /// The system is older than the framework: iOS 26, macOS 26.
  case systemTooOld
  /// A reason that is newer than this program.
  case unknown

  /// What the core is told.
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
