public import Cloud
public import Shape

/// The last state of a record that was deleted, here or on another device. If the record returns, the device restores
/// all its members from this state.
public struct Tombstone: Sendable, Equatable {
  public let record: UUID
  public let zone: Int
  public let recordType: String
  /// The values that the record had here.
  public let fields: Members
  /// The values that the container was known to have.
  public let base: Members
  /// The fields that this version of the program does not know.
  public let unknown: CloudFields
  /// The record that this record was part of, or `nil` if it was part of no other record.
  public let whole: UUID?
  /// A Boolean value that indicates whether the record was deleted on this device.
  public let isOwn: Bool
  /// A number that all records have in common that were deleted together. For deletions made here, it is the instant of
  /// the request. For deletions that arrived, it is the number of the fetch.
  public let occasion: Int

  public init(
    _ record: UUID, in zone: Int, _ recordType: String, _ fields: Members, over base: Members, _ unknown: CloudFields,
    of whole: UUID?,
    isOwn: Bool, occasion: Int
  ) {
    self.record = record
    self.zone = zone
    self.recordType = recordType
    self.fields = fields
    self.base = base
    self.unknown = unknown
    self.whole = whole
    self.isOwn = isOwn
    self.occasion = occasion
  }

  /// Returns a Boolean value that indicates whether this part was deleted together with the record that it belongs to,
  /// and not by itself.
  func isDeleted(with whole: Tombstone) -> Bool {
    self.whole == whole.record && isOwn == whole.isOwn && occasion == whole.occasion
  }
}
