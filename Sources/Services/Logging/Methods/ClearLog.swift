internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `log.clear`: removes all lines of the log.
struct ClearLog: AccountMethod {
  static let name: StaticString = "log.clear"
  static let doc: StaticString =
    "Removes all lines of the log. If the users of any company must sign in, only an owner who is signed in to each such company may call this method."
  static let effect = Effect.session
  static let resultDoc: StaticString =
    "The number of removed bytes, and whether all lines were removed."
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

/// The outcome of `log.clear`.
struct ClearedLog: Record {
  let bytes: Int, isWhole: Bool

  static let doc: StaticString = "The number of removed bytes, and whether all lines of the log were removed."
}

extension ClearedLog {
  init<F: Fields<Self>>(_ field: inout F) {
    bytes = field("bytes", \.bytes, "The number of bytes of the removed lines.")
    isWhole = field(
      "whole", \.isWhole,
      "`true` if all lines were removed. `false` if a file of the log could not be removed, for example in a read-only directory."
    )
  }
}
