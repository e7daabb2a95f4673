public import RPC
public import Shape

/// The facts of `inUse`.
public struct InUseData: ErrorData {
  /// How many records of one kind refer to it.
  public struct Count: Record, Sendable {
    let kind: String, count: Int

    public static let recordName = "InUseCount"
    public static let doc: StaticString = "How many records of a kind refer to something."

    /// - Parameter kind: as the change log names it: `stockEntry`.
    public init(_ kind: StaticString, _ count: Int) {
      self.kind = "\(kind)"
      self.count = count
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      kind = field("kind", \.kind, "The kind of records.")
      count = field("count", \.count, "How many of them there are.")
    }
  }

  let counts: [Count]

  public static let code = ErrorCode.inUse

  public init(counts: [Count]) { self.counts = counts }

  public init<F: Fields<Self>>(_ field: inout F) {
    counts = field("counts", \.counts, "The kinds of records that refer to it; at least one.")
  }
}

extension Failure {
  /// Other records refer to a record.
  /// - Parameter counts: how many of each kind; none of 0.
  public static func inUse(_ what: StaticString, _ counts: [InUseData.Count]) -> Failure {
    let kinds = counts.map { "\($0.count) of kind \($0.kind)" }.joined(separator: ", ")
    return Failure(InUseData(counts: counts), "The \(what) is referred to: \(kinds)")
  }
}
