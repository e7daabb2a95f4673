import Foundation

/// The value of a field of a `CKRecord`, as a type that also exists without CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckrecord#Supported-Data-Types).
public enum NativeValue: Equatable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case data(Data)
  /// A date. CloudKit stores dates with milliseconds.
  case date(Instant)
  /// A reference without an action: the record name of a record in the same zone.
  case reference(String)
  /// A `CKAsset`, given by the path of its file. The core's own records never have such a field, because each content
  /// is in a separate record.
  case asset(path: String)
  /// A list that a program other than the core has written. Lists of the core are stored as texts, because CloudKit has
  /// no empty, mixed or nested lists.
  case list([NativeValue])
  /// A value of a kind that the protocol does not have, such as a location on the earth.
  case other
}
