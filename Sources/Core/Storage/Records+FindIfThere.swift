internal import RPC
internal import Storage

extension Records {
  /// The record with this id; nil for one that is not there.
  func findIfThere(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Stored<Details>? {
    do throws(Failure) { return try find(id, in: context).record } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }
}
