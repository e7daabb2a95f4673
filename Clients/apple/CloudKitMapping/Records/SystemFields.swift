import Foundation

/// The system fields of records, as `CKRecord.encodeSystemFields(with:)` writes them.
///
/// To save a record under the condition that nobody has changed it since, CloudKit wants these fields and not the
/// change tag (https://developer.apple.com/documentation/cloudkit/ckrecord/encodesystemfields(with:)). They can be had
/// again from CloudKit, so this is a cache: it may forget whatever it likes.
public protocol SystemFieldsStore: Sendable {
  /// - Returns: nil for a record that is not known, or not in this state.
  func fields(of record: SystemFieldsKey, tag: String) -> Data?
  mutating func note(_ fields: Data, of record: SystemFieldsKey, tag: String)
  mutating func forget(_ record: SystemFieldsKey)
}

/// Which record it is.
public struct SystemFieldsKey: Hashable, Sendable {
  let database: DatabaseScope
  let zone: ZoneName
  let recordName: RecordName

  public init(_ database: DatabaseScope, _ zone: ZoneName, _ recordName: RecordName) {
    self.database = database
    self.zone = zone
    self.recordName = recordName
  }
}

/// System fields in memory, of so many records as were met last.
public struct SystemFieldsInMemory: SystemFieldsStore {
  private var kept: [SystemFieldsKey: (tag: String, fields: Data, turn: Int)] = [:]
  private var turn = 0
  private let most: Int

  public init(most: Int = 20_000) { self.most = max(most, 1) }

  public func fields(of record: SystemFieldsKey, tag: String) -> Data? {
    guard let known = kept[record], known.tag == tag else { return nil }
    return known.fields
  }

  public mutating func note(_ fields: Data, of record: SystemFieldsKey, tag: String) {
    turn += 1
    kept[record] = (tag, fields, turn)
    guard kept.count > most else { return }
    // Half of them go at once, so that this is rare.
    let oldest = kept.sorted { $0.value.turn < $1.value.turn }.prefix((kept.count + 1) / 2)
    for (key, _) in oldest { kept[key] = nil }
  }

  public mutating func forget(_ record: SystemFieldsKey) { kept[record] = nil }
}
