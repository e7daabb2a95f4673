public import Shape

/// The problems that were found while one JSON text was read, and what else its readers must agree on.
///
/// A handle to memory that all readers of the text share; whoever has made it calls `deallocate`.
public struct ProblemLog {
  /// How many problems are noted; further ones are dropped.
  public static let most = 100

  /// A member that may stand in the outermost object though it is no field of the record there: an idempotency key.
  public struct ExtraMember {
    let name: StaticString
    /// Whether it stands there.
    let isPresent: Bool

    public init(_ name: StaticString, isPresent: Bool) {
      self.name = name
      self.isPresent = isPresent
    }
  }

  /// A restricted member that was met: only callers with one of certain rights may write it.
  public struct RestrictedMember {
    /// Where it stands: a JSON Pointer.
    public let pointer: String
    /// The rights of which one is needed, a bit each.
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

  /// Whether further problems would be dropped: then nobody need find out where they are.
  public var isFull: Bool { storage.pointee.problems.count >= ProblemLog.most }
  public var isEmpty: Bool { storage.pointee.problems.isEmpty }
  public var problems: [Problem] { storage.pointee.problems }
  var extra: ExtraMember? { storage.pointee.extra }

  /// Notes a problem, unless there are too many already.
  public func note(_ problem: Problem) {
    if storage.pointee.problems.count < ProblemLog.most { storage.pointee.problems.append(problem) }
  }

  var ignoresUnknown: Bool { storage.pointee.ignoresUnknown }

  /// Whether the text is one that the core has written: it may have members that the core keeps.
  var isOfCore: Bool { storage.pointee.isOfCore }
  func noteOfCore() { storage.pointee.isOfCore = true }

  /// From now on, members that no record knows are no problem.
  public func ignoreUnknown() { storage.pointee.ignoresUnknown = true }

  /// Lets a member stand in the outermost object though it is no field of the record; nil for none.
  public func expect(_ extra: ExtraMember?) { storage.pointee.extra = extra }

  /// Forgets the problems of a kind, but for the first `count` of all problems.
  public func forget(_ kind: Problem.Kind, since count: Int) {
    storage.pointee.problems = storage.pointee.problems[..<count] + storage.pointee.problems[count...].filter { $0.kind != kind }
  }

  /// The restricted members that were met since the last call of `forgetRestricted`.
  var restricted: [RestrictedMember] { storage.pointee.restricted }
  func noteRestricted(_ member: RestrictedMember) { storage.pointee.restricted.append(member) }
  func forgetRestricted() { if !storage.pointee.restricted.isEmpty { storage.pointee.restricted.removeAll() } }

  /// Forgets all problems.
  public func clear() { storage.pointee.problems.removeAll(keepingCapacity: true) }
}
