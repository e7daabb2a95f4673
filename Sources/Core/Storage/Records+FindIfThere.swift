public import RPC
public import Shape

/// Finds records that may not exist.
extension Records {
  /// Returns the record with this id, or `nil` if there is none.
  public func findIfThere(_ id: ID<Details>, in context: Scoped) throws(Failure) -> Row? {
    try locate(id, in: context)?.record
  }

  /// Returns the record with this id and its row number, or `nil` if there is none.
  public func locate(_ id: ID<Details>, in context: Scoped) throws(Failure) -> (record: Row, row: Int)? {
    try Failure.ifThere { () throws(Failure) in try find(id, in: context) }
  }
}
