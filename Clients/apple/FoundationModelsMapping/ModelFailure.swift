/// The reason why Apple's model gave no answer
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
  /// An error of another framework, or one that this program does not know.
  case unknown

  /// The kind of the error in the protocol of the core, or nil if the protocol has no kind for it.
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

  /// Creates the failure from an error of iOS 27: a case of `LanguageModelError`, `LanguageModelSession.Error` or
  /// `SystemLanguageModel.Error`.
  ///
  /// The cases are recognized by their names. The host must also build with the SDK of iOS 26, which does not have
  /// these types. Source: https://developer.apple.com/documentation/foundationmodels/languagemodelerror
  public init(namedAs error: any Error) {
    // For a case with an associated value, the label of the mirror's first child is the name of the case.
    let name = Mirror(reflecting: error).children.first?.label ?? "\(error)"
    switch name {
    case "contextSizeExceeded": self = .exceededContextWindowSize
    case "unsupportedGenerationGuide": self = .unsupportedGuide
    // The model can't generate answers that follow a schema.
    case "unsupportedCapability": self = .unsupportedSchema
    default: self = ModelFailure(rawValue: name) ?? .unknown
    }
  }
}
