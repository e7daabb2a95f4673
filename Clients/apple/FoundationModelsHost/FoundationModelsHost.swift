#if canImport(FoundationModels)
  import CloudKitMapping
  import Foundation
  import FoundationModelsMapping
  import FoundationModels

  /// Answers the core's requests to an AI with Apple's language model on the device.
  ///
  /// ```swift
  /// let model = FoundationModelsHost { line in await connection.send(line) }
  /// await connection.start(offering: ModelLine.methods)
  /// // For each line that the core sends:
  /// if await model.take(line) { return }  // otherwise the line is for the app
  /// ```
  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  public actor FoundationModelsHost {
    private let send: @Sendable (String) async -> Void
    /// The questions in progress. The keys are their ids as JSON text.
    private var running: [String: Task<Void, Never>] = [:]
    /// The answers of which a part was sent and is not confirmed by the core yet. The keys are the ids of the questions
    /// as JSON text.
    private var unconfirmed: [String: CheckedContinuation<Void, Never>] = [:]
    /// The availability of the model that was last reported to the core.
    private var said: ModelAvailability?

    /// - Parameter send: a function that sends a line to the core.
    public init(send: @escaping @Sendable (String) async -> Void) { self.send = send }

    /// Begins to reply to a line from the core.
    /// - Returns: false if the line is for the app. This includes the cancellation of a request that this host does not
    ///   answer.
    public func take(_ line: String) async -> Bool {
      switch ModelLine(line) {
      case .other: return false
      case .malformed(let reply): await send(reply)
      case .available(let id): await send(ModelReply.availability(FoundationModelsHost.availability(), id: id))
      case .confirmed(let question): confirm(question)
      case .cancel(let id):
        confirm(id.text)
        return running.removeValue(forKey: id.text)?.cancel() != nil
      case .respond(let question):
        running[question.id.text] = Task { [self] in await respond(to: question) }
      }
      return true
    }

    /// Tells the core whether the model is available, if this has changed since the last report.
    ///
    /// Call this when the app becomes active, and when the user has changed settings.
    public func tellAvailability() async {
      let now = FoundationModelsHost.availability()
      if now == said { return }
      said = now
      await send(ModelReply.availabilityChanged(now))
    }

    public static func availability() -> ModelAvailability {
      let model = SystemLanguageModel.default
      switch model.availability {
      case .available: return model.supportsLocale(.current) ? .available : .languageUnsupported
      case .unavailable(.deviceNotEligible): return .deviceNotEligible
      case .unavailable(.appleIntelligenceNotEnabled): return .appleIntelligenceNotEnabled
      case .unavailable(.modelNotReady): return .modelNotReady
      @unknown default: return .unknown
      }
    }

    /// Sends a part of an answer, and waits until the core has confirmed it. So the model does not run ahead of slow
    /// readers.
    private func show(_ part: String, of question: String) async {
      await withCheckedContinuation { continuation in
        unconfirmed[question] = continuation
        Task { await send(part) }
      }
    }

    private func confirm(_ question: String) { unconfirmed.removeValue(forKey: question)?.resume() }

    private func respond(to question: ModelQuestion) async {
      let reply: String
      do {
        let whole = try SchemaPlan.read(question.schema)
        let schema = try GenerationSchema(root: whole.root.native, dependencies: whole.definitions.map(\.native))
        reply = ModelReply.content(try await generate(question, schema), id: question.id)
      } catch is CancellationError {
        running[question.id.text] = nil
        return
      } catch {
        reply = ModelReply.failure(ModelFailure(error), id: question.id)
      }
      // A cancelled question is no longer in `running`, and gets no reply.
      if running.removeValue(forKey: question.id.text) != nil { await send(reply) }
    }

    /// Generates the answer to a question. Each question gets a new session, because the core sends all that the model
    /// needs with each question.
    private func generate(_ question: ModelQuestion, _ schema: GenerationSchema) async throws -> String {
      let session = LanguageModelSession(instructions: question.instructions)
      guard question.isStreamed else {
        return try await session.respond(to: question.prompt, schema: schema).content.jsonString
      }
      var last = ""
      for try await snapshot in session.streamResponse(to: question.prompt, schema: schema) {
        try Task.checkCancellation()
        last = snapshot.rawContent.jsonString
        if let part = ModelReply.part(last, id: question.id) { await show(part, of: question.id.text) }
      }
      return last
    }
  }

  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  extension SchemaPlan {
    /// The schema as a type of Apple's framework.
    var native: DynamicGenerationSchema {
      switch self {
      case .object(let name, let description, let properties):
        DynamicGenerationSchema(
          name: name, description: description,
          properties: properties.map {
            DynamicGenerationSchema.Property(
              name: $0.name, description: $0.description, schema: $0.plan.native, isOptional: $0.isOptional)
          })
      case .array(let element, let minimum, let maximum):
        DynamicGenerationSchema(arrayOf: element.native, minimumElements: minimum, maximumElements: maximum)
      case .choice(let name, let texts): DynamicGenerationSchema(name: name, anyOf: texts)
      case .text: DynamicGenerationSchema(type: String.self)
      case .integer(let minimum, let maximum):
        DynamicGenerationSchema(
          type: Int.self, guides: [minimum.map { .minimum($0) }, maximum.map { .maximum($0) }].compactMap { $0 })
      case .number(let minimum, let maximum):
        DynamicGenerationSchema(
          type: Double.self, guides: [minimum.map { .minimum($0) }, maximum.map { .maximum($0) }].compactMap { $0 })
      case .boolean: DynamicGenerationSchema(type: Bool.self)
      case .reference(let name): DynamicGenerationSchema(referenceTo: name)
      }
    }
  }

  @available(iOS 26.0, macOS 26.0, visionOS 26.0, *)
  extension ModelFailure {
    init(_ error: any Error) {
      if error is SchemaFlaw || error is GenerationSchema.SchemaError {
        self = .unsupportedSchema
        return
      }
      guard let error = error as? LanguageModelSession.GenerationError else {
        self.init(namedAs: error)
        return
      }
      switch error {
      case .exceededContextWindowSize: self = .exceededContextWindowSize
      case .assetsUnavailable: self = .assetsUnavailable
      case .guardrailViolation: self = .guardrailViolation
      case .unsupportedGuide: self = .unsupportedGuide
      case .unsupportedLanguageOrLocale: self = .unsupportedLanguageOrLocale
      case .decodingFailure: self = .decodingFailure
      case .rateLimited: self = .rateLimited
      case .concurrentRequests: self = .concurrentRequests
      case .refusal: self = .refusal
      @unknown default: self = .unknown
      }
    }
  }
#endif
