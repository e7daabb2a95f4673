import RPC
import Shape
import Tenancy

/// An error that a method answers because it is told to.
struct ConflictAsTold: ErrorData {
  static let code = ErrorCode.conflict

  init() {}

  init<F: Fields<Self>>(_ field: inout F) {}
}

/// `fault.now`: a fault of the core's own.
struct FailNow: SpecMethod {
  let detail: String

  static let name: StaticString = "fault.now"

  init<F: Fields<Self>>(_ field: inout F) { detail = field("detail", \.detail, "What went wrong.") }

  func call(on service: Void, in context: UnscopedContext) throws(Failure) -> Bool { throw .internalError(detail) }
}

/// `work.fault`: the same, found when work in the background is done.
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

/// `work.kept`: the text that is kept, or a fault when it is "broken".
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
