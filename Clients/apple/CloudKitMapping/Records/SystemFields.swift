import Foundation

/// Caches the system fields of records, as `CKRecord.encodeSystemFields(with:)` writes them.
///
/// A save that must fail if somebody has changed the record since it was fetched needs these fields. The change tag
/// alone is not enough (https://developer.apple.com/documentation/cloudkit/ckrecord/encodesystemfields(with:)). The
/// fields can be fetched from CloudKit again, so the cache may drop some of them at any time.
public protocol SystemFieldsStore: Sendable {
  /// Returns the system fields of a record. Returns nil if they are not cached, or have another change tag.
  func fields(of record: SystemFieldsKey, tag: String) -> Data?
  mutating func note(_ fields: Data, of record: SystemFieldsKey, tag: String)
  mutating func forget(_ record: SystemFieldsKey)
}

/// Identifies a record by its database, its zone and its name.
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

/// Caches system fields in memory, for a limited number of records. The fields that were stored first are dropped
/// first.
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
    // Half of the fields are dropped together, because sorting takes time and should be rare.
    let oldest = kept.sorted { $0.value.turn < $1.value.turn }.prefix((kept.count + 1) / 2)
    for (key, _) in oldest { kept[key] = nil }
  }

  public mutating func forget(_ record: SystemFieldsKey) { kept[record] = nil }
}
