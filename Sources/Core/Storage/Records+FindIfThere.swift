public import RPC
public import Shape

extension Records {
  /// The record with this id; nil for one that is not there.
  public func findIfThere(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Row? { try locate(id, in: context)?.record }

  /// The same with its row number.
  public func locate(_ id: ID<Details>, in context: Scoped) throws(Failure) -> (record: Row, row: Int)? {
    do throws(Failure) { return try find(id, in: context) } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }
}
