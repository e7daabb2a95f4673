internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Adds the changes of lines to the histories of their orders and purchases.
struct LineHistory<Details: DocumentLineDetails> {
  private let removed: RemovedLines
  private let kind: HistoryParts.Kind

  init(_ removed: RemovedLines) {
    self.removed = removed
    let written = ObjectSchema(of: Details.Terms.self).members.map(\.name)
    kind = HistoryParts.Kind(Details.self, told: written + ["cancelled", "dropped"])
  }

  /// Returns the lines of a document for its history, with the removed lines.
  /// - Parameter there: the lines that were not removed.
  func parts(of owner: UUID, there: [Stored<Details>], in context: CompanyContext) throws(Failure) -> HistoryParts {
    HistoryParts(kind, there: there, gone: try removed.of(owner, in: context))
  }
}
