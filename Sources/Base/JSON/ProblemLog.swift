public import Shape

/// The problems that were found in one JSON text, and settings that hold for reading the whole text.
///
/// The type is a handle: all readers of the text share its memory. The code that creates a log must call `deallocate`.
public struct ProblemLog {
  /// The largest number of recorded problems. Further ones are dropped.
  public static let most = 100

  /// A member that the outermost object may have although the record has no such field, such as an idempotency key.
  public struct ExtraMember {
    let name: StaticString
    /// A Boolean value that indicates whether the object has the member.
    let isPresent: Bool

    public init(_ name: StaticString, isPresent: Bool) {
      self.name = name
      self.isPresent = isPresent
    }
  }

  /// A restricted member that was found in the text. Only callers with certain rights may write it.
  public struct RestrictedMember {
    /// A JSON Pointer to the member.
    public let pointer: String
    /// The rights as bits. The caller needs at least one of them.
    public let mask: Int
  }

  private struct Storage {
    var problems: [Problem] = []
    var extra: ExtraMember?
    var ignoresUnknown = false
    var isOfCore = false
    var restricted: [RestrictedMember] = []
  }

  private let storage: UnsafeMutablePointer<Storage>

  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: Storage())
  }

  public func deallocate() {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// A Boolean value that indicates whether further problems are dropped. If so, readers need not determine the
  /// pointers of problems.
  public var isFull: Bool { storage.pointee.problems.count >= ProblemLog.most }
  public var isEmpty: Bool { storage.pointee.problems.isEmpty }
  public var problems: [Problem] { storage.pointee.problems }
  var extra: ExtraMember? { storage.pointee.extra }

  /// Records a problem, unless the log is full.
  public func note(_ problem: Problem) {
    if storage.pointee.problems.count < ProblemLog.most { storage.pointee.problems.append(problem) }
  }

  var ignoresUnknown: Bool { storage.pointee.ignoresUnknown }

  /// A Boolean value that indicates whether the core itself has written the text. Such a text may contain members that
  /// only the core sets.
  var isOfCore: Bool { storage.pointee.isOfCore }
  func noteOfCore() { storage.pointee.isOfCore = true }

  /// Treats unknown members as no problem from now on.
  public func ignoreUnknown() { storage.pointee.ignoresUnknown = true }

  /// Allows one member in the outermost object that is not a field of its record. With `nil`, no such member is
  /// allowed.
  public func expect(_ extra: ExtraMember?) { storage.pointee.extra = extra }

  /// Removes the problems of a kind that were recorded after the first `count` problems.
  public func forget(_ kind: Problem.Kind, since count: Int) {
    storage.pointee.problems =
      storage.pointee.problems[..<count] + storage.pointee.problems[count...].filter { $0.kind != kind }
  }

  /// The restricted members that were read since the last call of `forgetRestricted`.
  var restricted: [RestrictedMember] { storage.pointee.restricted }
  func noteRestricted(_ member: RestrictedMember) { storage.pointee.restricted.append(member) }
  func forgetRestricted() { if !storage.pointee.restricted.isEmpty { storage.pointee.restricted.removeAll() } }

  /// Removes all problems.
  public func clear() { storage.pointee.problems.removeAll(keepingCapacity: true) }
}
