import Foundation

/// What a field of a `CKRecord` holds, without CloudKit
/// (https://developer.apple.com/documentation/cloudkit/ckrecord#Supported-Data-Types).
public enum NativeValue: Equatable, Sendable {
  case string(String)
  case int(Int64)
  case double(Double)
  case data(Data)
  /// CloudKit keeps milliseconds.
  case date(Instant)
  /// The record name of a `CKRecord.Reference` in the same zone, without an action.
  case reference(String)
  /// A `CKAsset`, by the path of its file. Fields of the core's records have none: contents are records of their own.
  case asset(path: String)
  /// A list of another program's. The core's lists are texts: CloudKit has no empty, mixed or nested ones.
  case list([NativeValue])
  /// A kind that the protocol does not have, such as a place on the earth.
  case other
}
