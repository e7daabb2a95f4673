internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Provides the changes of lines for the histories of orders or purchases.
struct LineHistory<Details: CompanyDetails> {
  private let removed: RemovedLines
  private let kind: HistoryParts.Kind

  /// - Parameter terms: the members of a line that people write.
  init<Terms: Record>(_ type: Details.Type, by terms: Terms.Type, _ removed: RemovedLines) {
    self.removed = removed
    kind = HistoryParts.Kind(type, told: ObjectSchema(of: terms).members.map(\.name) + ["cancelled", "dropped"])
  }

  /// Returns the lines of an order or a purchase for its history.
  /// - Parameter there: the existing lines.
  func parts(of owner: UUID, there: [Stored<Details>], in context: CompanyContext) throws(Failure) -> HistoryParts {
    HistoryParts(kind, there: there, gone: try removed.of(owner, in: context))
  }
}
