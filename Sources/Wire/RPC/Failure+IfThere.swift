/// Treating the error `notFound` as an absent result.
extension Failure {
  /// Returns the result of a closure, or `nil` if the closure throws `notFound`. Other errors are thrown.
  ///
  /// Use it for a record that another record names. Such a record may have been deleted, or may not have arrived from
  /// another device yet.
  @discardableResult
  public static func ifThere<T>(_ find: () throws(Failure) -> T) throws(Failure) -> T? {
    do throws(Failure) { return try find() } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }
}
