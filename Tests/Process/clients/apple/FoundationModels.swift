import Foundation

/// The declarations of Apple's framework that the host uses, as Apple's documentation has them, without what they do.
/// Swift on Linux has no such framework: with these the host's source is checked by the compiler.
public protocol ConvertibleToGeneratedContent {}
public protocol Generable: ConvertibleToGeneratedContent {}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Bool: Generable {}

public struct GeneratedContent: Generable, Sendable {
  public var jsonString: String { fatalError() }
}

public struct GenerationGuide<Value>: Sendable {}

extension GenerationGuide where Value == Int {
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { fatalError() }
}

extension GenerationGuide where Value == Double {
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { fatalError() }
}

public struct DynamicGenerationSchema: Sendable {
  public struct Property: Sendable {
    public init(name: String, description: String? = nil, schema: DynamicGenerationSchema, isOptional: Bool = false) {
      fatalError()
    }
  }

  public init(name: String, description: String? = nil, properties: [Property]) { fatalError() }
  public init(name: String, description: String? = nil, anyOf choices: [DynamicGenerationSchema]) { fatalError() }
  public init(name: String, description: String? = nil, anyOf choices: [String]) { fatalError() }
  public init(arrayOf itemSchema: DynamicGenerationSchema, minimumElements: Int? = nil, maximumElements: Int? = nil) {
    fatalError()
  }
  public init<Value: Generable>(type: Value.Type, guides: [GenerationGuide<Value>] = []) { fatalError() }
  public init(referenceTo name: String) { fatalError() }
}

public struct GenerationSchema: Sendable {
  public enum SchemaError: Error { case undefinedReferences }

  public init(root: DynamicGenerationSchema, dependencies: [DynamicGenerationSchema]) throws { fatalError() }
}

public protocol PromptRepresentable {}
public protocol InstructionsRepresentable {}
extension String: PromptRepresentable, InstructionsRepresentable {}
public struct Prompt: Sendable {}
public struct Instructions: Sendable {}
public protocol Tool: Sendable {}
public struct GenerationOptions: Sendable {
  public init() {}
}

public final class SystemLanguageModel: Sendable {
  public enum Availability: Sendable {
    public enum UnavailableReason: Sendable { case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady }
    case available, unavailable(UnavailableReason)
  }

  public static let `default` = SystemLanguageModel()
  private init() {}
  public var availability: Availability { fatalError() }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { fatalError() }
}

public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: Error {
    public struct Context: Sendable {}
    public struct Refusal: Sendable {}
    case exceededContextWindowSize(Context), assetsUnavailable(Context), guardrailViolation(Context), unsupportedGuide(
      Context)
    case unsupportedLanguageOrLocale(Context), decodingFailure(Context), rateLimited(Context), concurrentRequests(
      Context)
    case refusal(Refusal, Context)
  }

  public struct Response<Content> {
    public let content: Content
  }

  public struct ResponseStream<Content>: AsyncSequence {
    public struct Snapshot {
      public var rawContent: GeneratedContent
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws -> Snapshot? {
        fatalError()
      }
    }

    public func makeAsyncIterator() -> AsyncIterator { fatalError() }
  }

  public convenience init(model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil) {
    fatalError()
  }
  private init() {}

  @discardableResult
  public nonisolated(nonsending) func respond(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<GeneratedContent> { fatalError() }

  public func streamResponse(
    to prompt: String, schema: GenerationSchema, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions()
  ) -> sending ResponseStream<GeneratedContent> { fatalError() }
}
