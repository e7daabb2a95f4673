import Foundation

/// How a save begins, by what is known of the record.
public enum SavePlan: Equatable, Sendable {
  /// A new `CKRecord`: CloudKit refuses it where there is one already.
  case new
  /// One with these system fields.
  case known(Data)
  /// CloudKit is asked for the record as it stands first, and `decide` says what follows.
  case ask

  public init(tag: String?, _ known: Data?) {
    self = tag == nil ? .new : known.map { .known($0) } ?? .ask
  }

  /// What becomes of a save or a deletion that rests on a state, where the record is in another one.
  /// - Parameters:
  ///   - tag: the state that it rests on.
  ///   - current: the state that the record is in; nil for a record that there is not.
  /// - Returns: nil where it may be done.
  public static func refusal(tag: String, current: String?) -> CloudRefusal? {
    guard let current else { return CloudRefusal(.unknownItem, "There is no such record any more") }
    return current == tag ? nil : CloudRefusal(.serverRecordChanged, "The record was changed since")
  }
}
