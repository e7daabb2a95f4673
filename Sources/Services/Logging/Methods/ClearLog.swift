internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `log.clear`: removes all lines of the log from all files.
struct ClearLog: AccountMethod {
  static let name: StaticString = "log.clear"
  static let doc: StaticString =
    "Removes all lines of the log from all files. If users sign in to any company, only an owner who is signed in to each such company may call this method."
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "The number of removed bytes. `whole` is `false` if a part of the log could not be removed."
  static let errors: [ErrorCode] = [.forbidden]
  static let examples = [
    Example(
      "after one line", given: [Example.Step("log.write", #"{"level":"debug","category":"debug","message":"opened"}"#)],
      params: "{}",
      varying: #"{"bytes":61,"whole":true}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) {}

  func call(on service: Logs, in context: Context) throws(Failure) -> ClearedLog {
    let removed = try service.clear()
    return ClearedLog(bytes: removed.bytes, isWhole: removed.isWhole)
  }
}

/// The result of `log.clear`.
struct ClearedLog: Record {
  let bytes: Int, isWhole: Bool

  static let doc: StaticString = "The outcome of clearing the log."
}

extension ClearedLog {
  init<F: Fields<Self>>(_ field: inout F) {
    bytes = field("bytes", \.bytes, "The number of bytes that were removed.")
    isWhole = field(
      "whole", \.isWhole,
      "`true` if all lines were removed. `false` if a file could not be removed, for example in a read-only directory.")
  }
}
