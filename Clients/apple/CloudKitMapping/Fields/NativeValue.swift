import Foundation

/// The value of a field of a `CKRecord`, in a type that does not need CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckrecord#Supported-Data-Types).
public enum NativeValue: Equatable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case data(Data)
  /// A date. CloudKit stores it in milliseconds.
  case date(Instant)
  /// The record name of a `CKRecord.Reference` in the same zone, without an action.
  case reference(String)
  /// A `CKAsset`, by the path of its file. The core's own records have no such fields: a content is a record of its
  /// own.
  case asset(path: String)
  /// A list that another program has written. The core's lists are stored as texts, because CloudKit has no empty,
  /// mixed or nested lists.
  case list([NativeValue])
  /// A kind that the protocol does not have, such as a place on the earth.
  case other
}
