public import Shape

/// The members of `data` of the error `inUse`.
public struct InUseData: ErrorData {
  /// The number of records of one kind that refer to the record in use.
  public struct Count: Record, Sendable {
    let kind: String, count: Int

    public static let recordName = "InUseCount"
    public static let doc: StaticString = "The number of records of one kind that refer to a record."

    /// - Parameter kind: the name of the kind in the change log, such as `stockEntry`.
    public init(_ kind: StaticString, _ count: Int) {
      self.kind = "\(kind)"
      self.count = count
    }

    /// The count in words, such as `7 stock entries`.
    var words: String {
      var words = ""
      for letter in kind.unicodeScalars {
        if ("A"..."Z").contains(letter) { words += " " }
        words += letter.properties.lowercaseMapping
      }
      if count == 1 { return "1 \(words)" }
      if words.hasSuffix("y") { return "\(count) \(words.dropLast())ies" }
      return "\(count) \(words)\(words.hasSuffix("s") || words.hasSuffix("ch") ? "es" : "s")"
    }

    public init<F: Fields<Self>>(_ field: inout F) {
      kind = field("kind", \.kind, "The kind of the records, such as `order`.")
      count = field("count", \.count, "The number of records.")
    }
  }

  let counts: [Count]

  public static let code = ErrorCode.inUse
}

extension InUseData {
  public init<F: Fields<Self>>(_ field: inout F) {
    counts = field(
      "counts", \.counts, "The numbers of records that refer to the record, for each kind of record that does.")
  }
}

extension Failure {
  /// Returns the error that a record can't be removed, because other records refer to it.
  /// - Parameter counts: the number of referring records of each kind, without kinds that have none.
  public static func inUse(_ what: StaticString, _ counts: [InUseData.Count]) -> Failure {
    let isOne = counts.isOne
    return inUse(
      counts, "The \(what) is in use", "Remove \(isOne ? "that reference" : "those references") first")
  }

  /// Returns the error that a record can't be changed as requested, because other records refer to it.
  /// - Parameters:
  ///   - counts: the number of referring records of each kind, without kinds that have none.
  ///   - fact: what is not possible, such as `The kind must stay stocked`.
  ///   - advice: what the caller can do instead, as sentences without the last full stop.
  public static func inUse(_ counts: [InUseData.Count], _ fact: String, _ advice: String) -> Failure {
    Failure(
      InUseData(counts: counts),
      "\(fact): \(counts.map(\.words).listed) refer\(counts.isOne ? "s" : "") to it. \(advice)")
  }
}

extension [InUseData.Count] {
  fileprivate var isOne: Bool { count == 1 && self[0].count == 1 }
}
