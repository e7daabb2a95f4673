internal import CPostgreSQL

/// The result rows of a statement.
final class Rows {
  private let result: OpaquePointer

  /// - Parameter result: the result of libpq. The object owns it and clears it.
  init(_ result: OpaquePointer) { self.result = result }

  deinit { PQclear(result) }

  var count: Int { Int(PQntuples(result)) }

  /// Returns a value as text, or `nil` for NULL.
  func text(_ row: Int, _ column: Int) -> String? {
    guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
    return String(decoding: bytes(row, column), as: UTF8.self)
  }

  func number(_ row: Int, _ column: Int) -> Int { Int(text(row, column) ?? "") ?? 0 }

  /// Returns a value's bytes unchanged, or `nil` for NULL.
  func blob(_ row: Int, _ column: Int) -> [UInt8]? {
    PQgetisnull(result, Int32(row), Int32(column)) == 0 ? Array(bytes(row, column)) : nil
  }

  private func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(result, Int32(row), Int32(column)), count: Int(PQgetlength(result, Int32(row), Int32(column))))
  }
}
