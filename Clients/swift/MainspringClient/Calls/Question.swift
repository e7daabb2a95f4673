/// A call that was not sent: what a query that is asked again and again is made of.
struct Question: Sendable {
  let method: String
  var parameters: MemberWriter

  /// What a closure would call first.
  static func noted<Result>(_ ask: (Calls) async throws -> Result) async throws -> Question {
    do {
      _ = try await ask(Calls(Noting()))
    } catch let noted as Noted {
      return noted.question
    }
    throw NothingAsked()
  }

  /// Takes the place of a core, and tells what it was asked.
  private struct Noting: CallSender {
    func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws
      -> Result
    {
      throw Noted(question: Question(method: method, parameters: parameters))
    }
  }

  private struct Noted: Error { let question: Question }
}

/// A closure that is to name a method has called none.
public struct NothingAsked: Error, Sendable, Equatable, CustomStringConvertible {
  public var description: String { "the closure calls no method of the core that it is given" }
}
