internal import JSON
internal import RPC
internal import Shape

/// What a container's methods work in: the account that its process serves.
struct OfContainer: MethodScope {
  /// Whoever has the pipe may.
  struct Rule: AccessRule {
    struct Shown: Record {
      static let recordName = "ContainerRule"
      static let doc: StaticString = "Whoever has the pipe may."
      init<F: Fields<Self>>(_ field: inout F) {}
      init() {}
    }

    var shown: Shown { Shown() }
  }

  struct Context: CallContext {
    var user: UUID? { nil }
    var audience: Audience { .core }
  }

  typealias Selector = NoSelector
  typealias Dependencies = Void

  init(for method: MethodTraits<Rule>, in dependencies: Void) {}
  var now: Timestamp { Timestamp(milliseconds: 0) }

  func admit(
    _ selector: NoSelector, restricted: [ProblemLog.RestrictedMember], at instant: Timestamp?
  ) throws(Failure) -> Context { Context() }
}
