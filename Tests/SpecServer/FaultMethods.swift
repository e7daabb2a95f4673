import RPC
import Shape
import Tenancy

/// An error that a method throws on request of a test.
struct ConflictAsTold: ErrorData {
  static let code = ErrorCode.conflict

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

/// `fault.now`: throws an internal error.
struct FailNow: SpecMethod {
  let detail: String

  static let name: StaticString = "fault.now"

  init<F: Fields<Self>>(_ field: inout F) { detail = field("detail", \.detail, "What went wrong.") }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Bool { throw .internalError(detail) }
}

/// `work.fault`: throws an internal error at the end of work in the background.
struct FailLater: DeferredMethod, WorkDeclaration {
  typealias Scope = OfWork
  let detail: String

  static let name: StaticString = "work.fault"
  static let effect = Effect.read
  static let computes = true

  init<F: Fields<Self>>(_ field: inout F) { detail = field("detail", \.detail, "What went wrong.") }

  func answer(on workshop: Workshop, in context: WorkContext) throws(Failure) -> Answer<Bool, WorkContext> {
    .computing(
      Computing { _ in
        []
      } finish: { (_, _) throws(Failure) in
        throw .internalError(detail)
      })
  }
}

/// `work.kept`: returns the stored text, or throws an internal error if the text is "broken".
struct FailWhenBroken: Method, WorkDeclaration {
  typealias Scope = OfWork

  static let name: StaticString = "work.kept"
  static let effect = Effect.read

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on workshop: Workshop, in context: WorkContext) throws(Failure) -> String {
    let text = try workshop.text(of: context.company)
    if text == "broken" { throw .internalError("what is kept is broken") }
    return text
  }
}
