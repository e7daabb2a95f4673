public import RPC

extension Records {
  /// The record with this id; nil for one that is not there.
  public func findIfThere(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Row? {
    do throws(Failure) { return try find(id, in: context).record } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }
}
