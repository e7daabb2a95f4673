internal import CPostgresSchema

/// The schema of a container in a database. Its SQL is in the folder SQL.
enum Schema {
  /// The version of the functions and their parameters. A program calls no functions of another version.
  static let format = 1
  /// The function that saves and deletes records, as `to_regprocedure` names it.
  static let modifyRecords =
    "mainspring.modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[], text)"
  /// The code of errors whose detail names the kind of refusal.
  static let refusal = "MS001"

  /// Installs the schema, or brings it up to date, in one transaction.
  static let install = beginning + Values.sql + rest

  private static let beginning = text(from: mainspring_postgres_begin(), to: mainspring_postgres_rest())
  private static let rest = text(from: mainspring_postgres_rest(), to: mainspring_postgres_end())

  private static func text(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }
}
