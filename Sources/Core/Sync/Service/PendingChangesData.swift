public import RPC
public import Shape
internal import Tenancy

/// The data of the error `pendingChanges`.
public struct PendingChangesData: ErrorData {
  /// The number of records of one company, or of the account, that were changed here and not sent yet.
  struct Count: Record, Sendable {
    let company: CompanyID?, name: String?, records: Int

    static let recordName = "PendingCount"
    static let doc: StaticString =
      "The numbers of records that were changed on this device and not sent yet, by company."
  }

  let counts: [Count]

  public static let code = ErrorCode.pendingChanges
}

extension PendingChangesData {
  public init<F: Fields<Self>>(_ field: inout F) {
    counts = field("counts", \.counts, "The companies with unsent records: at least one element.")
  }
}

extension PendingChangesData.Count {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company. `null` for the account's own records.")
    name = field("name", \.name, "The company's name.")
    records = field("records", \.records, "The number of records.")
  }
}

extension Failure {
  /// Returns the error for changes that would be lost.
  static func pendingChanges(_ counts: [PendingChangesData.Count]) -> Failure {
    let records = counts.reduce(0) { $0 + $1.records }
    return Failure(
      PendingChangesData(counts: counts),
      "\(records) record\(records == 1 ? " was" : "s were") changed here and not sent yet: call sync.now first, or give discard: true to lose the changes"
    )
  }
}
