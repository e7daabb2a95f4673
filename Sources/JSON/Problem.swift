/// One thing that is wrong with a value, and where.
package struct Problem: Equatable, Sendable {
  /// What sort of thing is wrong; a machine name.
  package enum Kind: String, Sendable {
    /// A member that must be there is not.
    case missing
    /// A member that nobody knows.
    case unknown
    /// A value of another type.
    case type
    /// A value of the right type that is not allowed.
    case value
  }

  /// Where: a JSON Pointer (RFC 6901) from the parameters on; empty for the parameters as a whole.
  package let pointer: String
  package let kind: Kind
  /// A sentence that names the member and what was expected.
  package let message: String

  package init(pointer: String, kind: Kind, message: String) {
    self.pointer = pointer
    self.kind = kind
    self.message = message
  }
}

/// The problems that reading one value came across. A handle; its owner calls `deallocate`.
package struct ProblemLog {
  /// More problems than this in one request tell nobody anything new.
  package static let most = 100

  private let storage: UnsafeMutablePointer<[Problem]>

  package init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: [])
  }

  package func deallocate() {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  package var isEmpty: Bool { storage.pointee.isEmpty }
  package var problems: [Problem] { storage.pointee }

  package func note(_ problem: Problem) {
    if storage.pointee.count < ProblemLog.most { storage.pointee.append(problem) }
  }

  package func clear() { storage.pointee.removeAll(keepingCapacity: true) }
}
