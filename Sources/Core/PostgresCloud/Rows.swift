internal import CPostgreSQL

/// The rows that a statement has answered with.
final class Rows {
  private let result: OpaquePointer

  /// - Parameter result: is this object's from then on.
  init(_ result: OpaquePointer) { self.result = result }

  deinit { PQclear(result) }

  var count: Int { Int(PQntuples(result)) }

  /// A value as text; nil for none.
  func text(_ row: Int, _ column: Int) -> String? {
    guard PQgetisnull(result, Int32(row), Int32(column)) == 0 else { return nil }
    return String(decoding: bytes(row, column), as: UTF8.self)
  }

  func number(_ row: Int, _ column: Int) -> Int { Int(text(row, column) ?? "") ?? 0 }

  /// A value as it came; nil for none.
  func blob(_ row: Int, _ column: Int) -> [UInt8]? {
    PQgetisnull(result, Int32(row), Int32(column)) == 0 ? Array(bytes(row, column)) : nil
  }

  private func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(result, Int32(row), Int32(column)), count: Int(PQgetlength(result, Int32(row), Int32(column))))
  }
}
