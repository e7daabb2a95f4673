/// A call that is not sent at once. A live query, or a sequence of pages, is made from it.
struct Question: Sendable {
  let method: String
  var parameters: MemberWriter

  /// Returns the first call that a closure makes. The call is not sent.
  static func noted<Result>(_ ask: (Calls) async throws -> Result) async throws -> Question {
    do {
      _ = try await ask(Calls(Noting()))
    } catch let noted as Noted {
      return noted.question
    }
    throw NothingAsked()
  }

  /// Takes the place of a core, and throws the call instead of sending it.
  private struct Noting: CallSender {
    func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws
      -> Result
    {
      throw Noted(question: Question(method: method, parameters: parameters))
    }
  }

  private struct Noted: Error { let question: Question }
}

/// The error of a closure that should call a method, but has called none.
public struct NothingAsked: Error, Sendable, Equatable, CustomStringConvertible {
  public var description: String { "the closure calls no method of the core that it is given" }
}
