import Foundation

/// The first step of a save. It depends on which facts about the record this host has stored.
public enum SavePlan: Equatable, Sendable {
  /// Save a new `CKRecord`. CloudKit refuses this if the record already exists.
  case new
  /// Save a `CKRecord` that is created from these system fields.
  case known(Data)
  /// Fetch the record from CloudKit first. Then `refusal(tag:current:)` decides whether the save is possible.
  case ask

  public init(tag: String?, _ known: Data?) {
    self = tag == nil ? .new : known.map { .known($0) } ?? .ask
  }

  /// Returns the error with which a save or a deletion is refused. Returns nil if the record has the expected change
  /// tag.
  /// - Parameters:
  ///   - tag: the change tag that the core expects.
  ///   - current: the change tag of the record in CloudKit, or nil if the record does not exist.
  public static func refusal(tag: String, current: String?) -> CloudRefusal? {
    guard let current else { return CloudRefusal(.unknownItem, "The record does not exist any more") }
    return current == tag ? nil : CloudRefusal(.serverRecordChanged, "The record has changed since it was fetched")
  }
}
