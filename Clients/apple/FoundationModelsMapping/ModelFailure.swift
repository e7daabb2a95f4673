/// Why Apple's model gave no answer
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
  /// The schema has something that Apple's schemas have no word for.
  case unsupportedSchema
  /// An error that is newer than this program, or another framework's.
  case unknown

  /// The kind of the error, where the core knows one.
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
    case .unsupportedGuide: "the model can't keep to a limit of the schema"
    case .unsupportedLanguageOrLocale: "the model does not know the language"
    case .decodingFailure: "the model's answer is no object that fits the schema"
    case .rateLimited: "the app is in the background, and has asked too often"
    case .concurrentRequests: "a session of the model is still answering"
    case .refusal: "the model refused to answer"
    case .unsupportedSchema: "the schema can't be said in the terms of the system's model"
    case .unknown: "the system's model has failed"
    }
  }

  /// Creates the failure that an error of iOS 27 stands for: a case of `LanguageModelError`,
  /// `LanguageModelSession.Error` or `SystemLanguageModel.Error`.
  ///
  /// The cases are told by their names, so that the host also builds with the SDK of iOS 26, which has none of these
  /// types. Source: https://developer.apple.com/documentation/foundationmodels/languagemodelerror
  public init(namedAs error: any Error) {
    // The name of a case with a value is the label of that value.
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
