public import Shape

/// What reading one value came across: its problems, and the member that is not for the record. A handle; its owner calls `deallocate`.
public struct ProblemLog {
  /// More problems than this in one request tell nobody anything new.
  public static let most = 100

  /// A member of the outermost object that is no field of the record, and that whoever reads the record takes.
  public struct ExtraMember {
    let name: StaticString
    /// Whether it is there.
    let isPresent: Bool

    public init(_ name: StaticString, isPresent: Bool) {
      self.name = name
      self.isPresent = isPresent
    }
  }

  /// A member that stands in the text and that only some may write: those who hold one of the bits.
  public struct RestrictedMember {
    public let pointer: String
    public let mask: Int
  }

  private struct Storage {
    var problems: [Problem] = []
    var extra: ExtraMember?
    var ignoresUnknown = false
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

  /// Whether further problems would be for nothing: then nobody need find out where they are.
  public var isFull: Bool { storage.pointee.problems.count >= ProblemLog.most }
  public var isEmpty: Bool { storage.pointee.problems.isEmpty }
  public var problems: [Problem] { storage.pointee.problems }
  var extra: ExtraMember? { storage.pointee.extra }

  public func note(_ problem: Problem) {
    if storage.pointee.problems.count < ProblemLog.most { storage.pointee.problems.append(problem) }
  }

  var ignoresUnknown: Bool { storage.pointee.ignoresUnknown }

  /// Lets members pass that nobody knows.
  public func ignoreUnknown() { storage.pointee.ignoresUnknown = true }

  /// Says what else the outermost object may hold; nil for nothing.
  public func expect(_ extra: ExtraMember?) { storage.pointee.extra = extra }

  /// Forgets what was noted since there were `count` problems, as far as it is of this kind.
  public func forget(_ kind: Problem.Kind, since count: Int) {
    storage.pointee.problems = storage.pointee.problems[..<count] + storage.pointee.problems[count...].filter { $0.kind != kind }
  }

  /// The restricted members that were met since the last call of `forgetRestricted`.
  var restricted: [RestrictedMember] { storage.pointee.restricted }
  func noteRestricted(_ member: RestrictedMember) { storage.pointee.restricted.append(member) }
  func forgetRestricted() { if !storage.pointee.restricted.isEmpty { storage.pointee.restricted.removeAll() } }

  public func clear() { storage.pointee.problems.removeAll(keepingCapacity: true) }
}
