public import RPC
public import Shape
internal import Tenancy

/// The data of the error `pendingChanges`: the numbers of changed records that were not sent yet.
public struct PendingChangesData: ErrorData {
  /// The number of records of one company, or of the account, that were changed here and not sent yet.
  struct Count: Record, Sendable {
    let company: CompanyID?, name: String?, records: Int

    static let recordName = "PendingCount"
    static let doc: StaticString =
      "The number of records of one company, or of the account, with unsent changes of this device."
  }

  let counts: [Count]

  public static let code = ErrorCode.pendingChanges
}

extension PendingChangesData {
  public init<F: Fields<Self>>(_ field: inout F) {
    counts = field(
      "counts", \.counts, "The numbers of records with unsent changes, for each company with such records.")
  }
}

extension PendingChangesData.Count {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The company. `null` for the account's own records.")
    name = field("name", \.name, "The company's name.")
    records = field("records", \.records, "The number of records with unsent changes.")
  }
}

extension Failure {
  /// Returns the error for an action that would lose changes that were not sent yet.
  static func pendingChanges(_ counts: [PendingChangesData.Count]) -> Failure {
    let records = counts.reduce(0) { $0 + $1.records }
    return Failure(
      PendingChangesData(counts: counts),
      "\(records) record\(records == 1 ? " was" : "s were") changed here and not sent yet: call sync.now first, or give discard: true to lose the changes"
    )
  }
}
