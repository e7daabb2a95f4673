/// The reason for which Apple's model gave no answer
/// (https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror).
public enum ModelFailure: String, CaseIterable, Sendable {
  case exceededContextWindowSize
  case assetsUnavailable
  case guardrailViolation
  case unsupportedGuide
  case unsupportedLanguageOrLocale
  case decodingFailure
  case rateLimited
  case concurrentRequests
  case refusal
  /// The schema has a part that Apple's schemas can't express.
  case unsupportedSchema
  /// An error that this program does not know, or an error of another framework.
  case unknown

  /// The kind of the error for the core, or nil if the core has no kind for it.
  public var kind: String? {
    switch self {
    case .exceededContextWindowSize: "tooLong"
    case .guardrailViolation: "guardrail"
    case .rateLimited, .concurrentRequests: "busy"
    case .refusal: "refused"
    case .decodingFailure: "malformed"
    case .assetsUnavailable, .unsupportedGuide, .unsupportedLanguageOrLocale, .unsupportedSchema, .unknown: nil
    }
  }

  public var message: String {
    switch self {
    case .exceededContextWindowSize: "the question and its answer are longer than the model's context of 4,096 tokens"
    case .assetsUnavailable: "the model is not on the device, or is being updated"
    case .guardrailViolation: "the system's safety rules stopped the question or the answer"
    case .unsupportedGuide: "the model does not support a limit of the schema"
    case .unsupportedLanguageOrLocale: "the model does not know the language"
    case .decodingFailure: "the model's answer is not an object that fits the schema"
    case .rateLimited: "the app is in the background, and has asked too often: try again later"
    case .concurrentRequests: "the model is still answering another question: try again later"
    case .refusal: "the model refused to answer"
    case .unsupportedSchema: "the system's model does not support a part of the schema"
    case .unknown: "the system's model has failed"
    }
  }

  /// Creates the failure that an error of iOS 27 stands for: a case of `LanguageModelError`,
  /// `LanguageModelSession.Error` or `SystemLanguageModel.Error`.
  ///
  /// The cases are recognised by their names. So the host also builds with the SDK of iOS 26, which has none of these
  /// types. Source: https://developer.apple.com/documentation/foundationmodels/languagemodelerror
  public init(namedAs error: any Error) {
    // For a case with a value, the mirror's first label is the name of the case.
    let name = Mirror(reflecting: error).children.first?.label ?? "\(error)"
    switch name {
    case "contextSizeExceeded": self = .exceededContextWindowSize
    case "unsupportedGenerationGuide": self = .unsupportedGuide
    // The model has no structured answers.
    case "unsupportedCapability": self = .unsupportedSchema
    default: self = ModelFailure(rawValue: name) ?? .unknown
    }
  }
}
