import Foundation

/// The first step of a save. It depends on what this host knows about the record.
public enum SavePlan: Equatable, Sendable {
  /// Save a new `CKRecord`. CloudKit refuses it if the record already exists.
  case new
  /// Save a `CKRecord` that is made of these system fields.
  case known(Data)
  /// Fetch the stored record first. `refusal(tag:current:)` then decides whether it can be saved.
  case ask

  public init(tag: String?, _ known: Data?) {
    self = tag == nil ? .new : known.map { .known($0) } ?? .ask
  }

  /// Returns the error that refuses a save or a deletion, or nil if the stored record has the expected change tag.
  /// - Parameters:
  ///   - tag: the change tag that the core expects.
  ///   - current: the change tag of the stored record, or nil if the record does not exist.
  public static func refusal(tag: String, current: String?) -> CloudRefusal? {
    guard let current else { return CloudRefusal(.unknownItem, "The record does not exist any more") }
    return current == tag ? nil : CloudRefusal(.serverRecordChanged, "The record has changed since it was fetched")
  }
}
