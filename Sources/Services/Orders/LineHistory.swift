internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What the histories of orders or purchases tell of their lines.
struct LineHistory<Details: CompanyDetails> {
  private let removed: RemovedLines
  private let kind: HistoryParts.Kind

  /// - Parameter terms: what people write of a line.
  init<Terms: Record>(_ type: Details.Type, by terms: Terms.Type, _ removed: RemovedLines) {
    self.removed = removed
    kind = HistoryParts.Kind(type, told: ObjectSchema(of: terms).members.map(\.name) + ["cancelled", "dropped"])
  }

  /// - Parameter there: the lines that it has.
  func parts(of owner: UUID, there: [Stored<Details>], in context: CompanyContext) throws(Failure) -> HistoryParts {
    HistoryParts(kind, there: there, gone: try removed.of(owner, in: context))
  }
}
