internal import CPostgresSchema

/// The schema of a container in a PostgreSQL database. The folder SQL has its text.
enum Schema {
  /// The version of the SQL functions and their parameters. A program refuses a database whose functions have another
  /// version.
  static let format = 1
  /// The signature of the SQL function that saves and deletes records, as `to_regprocedure` expects it.
  static let modifyRecords =
    "mainspring.modify_records(text, text, boolean, bigint, uuid[], text[], text[], json[], text[], uuid[], text[], text[], json[], text)"
  /// The SQLSTATE of errors with which the functions refuse a request. The error's detail names the kind of refusal.
  static let refusal = "MS001"

  /// The SQL that installs the schema or updates it, in one transaction.
  static let install = beginning + Values.sql + rest

  private static let beginning = text(from: mainspring_postgres_begin(), to: mainspring_postgres_rest())
  private static let rest = text(from: mainspring_postgres_rest(), to: mainspring_postgres_end())

  private static func text(from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>) -> String {
    String(decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
  }
}
