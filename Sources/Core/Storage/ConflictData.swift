internal import JSON
public import RPC
public import Shape

/// The data of the error `conflict`, for one kind of record with versions.
public struct ConflictData<R: Entity>: ErrorData {
  private let current: Shown<R>

  public static var code: ErrorCode { .conflict }
  public static var recordName: String { "\(R.recordName)ConflictData" }

  /// - Parameter audience: the caller who reads the error.
  init(_ current: R, for audience: Audience) { self.current = Shown(current, for: audience) }

  public init<F: Fields<Self>>(_ field: inout F) {
    current = field(
      "current", \.current,
      "The record in its present state, with the members that the caller may see. Repeat the change with its `version` as `expect`."
    )
  }
}

extension Entity {
  /// Throws `conflict` if the record's version is not the expected one. `nil` stands for any version.
  public func require(_ expected: Int?, for audience: Audience) throws(Failure) {
    guard let expected, expected != version else { return }
    throw Failure(
      ConflictData(self, for: audience),
      "The \(Self.entityName) has version \(version), but `expect` is \(expected). Read data.current, and send the change again with that version"
    )
  }

  /// Returns the error for a request that the record's present state does not allow.
  /// - Parameter audience: the caller who reads the error.
  public func conflict(for audience: Audience, _ message: String) -> Failure {
    Failure(ConflictData(self, for: audience), message)
  }
}

/// The JSON of a record with the members that one audience may see. It stays the same if the error is written for
/// another audience.
private struct Shown<R: Record>: Value, Sendable {
  private let json: String

  init(_ record: R, for audience: Audience) { json = jsonText(record, for: audience) }
  private init(json: String) { self.json = json }

  static func read<S: Source>(from source: inout S) -> Shown { Shown(json: source.json() ?? "null") }
  func write<K: Sink>(to sink: inout K) { sink.json(json) }
  static var schema: Schema { R.schema }
  static var example: Shown { Shown(R.example, for: .anyone) }
}
