public import Shape

/// The problems that reading one value came across. A handle; its owner calls `deallocate`.
public struct ProblemLog {
  /// More problems than this in one request tell nobody anything new.
  public static let most = 100

  private let storage: UnsafeMutablePointer<[Problem]>

  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: [])
  }

  public func deallocate() {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Whether further problems would be for nothing: then nobody need find out where they are.
  public var isFull: Bool { storage.pointee.count >= ProblemLog.most }
  public var isEmpty: Bool { storage.pointee.isEmpty }
  public var problems: [Problem] { storage.pointee }

  public func note(_ problem: Problem) {
    if storage.pointee.count < ProblemLog.most { storage.pointee.append(problem) }
  }

  /// Forgets what was noted since there were `count` problems, as far as it is of this kind.
  public func forget(_ kind: Problem.Kind, since count: Int) {
    storage.pointee = storage.pointee[..<count] + storage.pointee[count...].filter { $0.kind != kind }
  }

  public func clear() { storage.pointee.removeAll(keepingCapacity: true) }
}
