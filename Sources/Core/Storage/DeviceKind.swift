public import RPC
public import Shape

/// A kind of data that is no record, but whose changes are logged: a list, a setting, or named values on the device.
///
/// In the change log, all data of the kind counts as one record of the account. The id of this record is the account's
/// id, and its version is the position of its newest change. Only a kind with many elements has entries for each
/// element.
public struct DeviceKind: Sendable {
  /// The name in the change log and in events, such as `recents`.
  public let name: StaticString
  /// The service that stores the data: the first part of its methods' names.
  public let service: StaticString

  public init(_ name: StaticString, of service: StaticString) {
    self.name = name
    self.service = service
  }
}

extension ChangeLog {
  /// Appends a change of this kind to the log of the device's store.
  /// - Parameter members: the names of the parts that have changed, if the kind has parts.
  public func note(_ kind: DeviceKind, _ members: [String] = [], at now: Timestamp) throws(Failure) {
    try append(
      .updated, .device, company: nil, entity: kind.name, record: try stores.account(), version: nil,
      ChangedValues(fields: members, old: nil, new: nil), Context(stores, at: now))
  }

  /// Appends the creation of an element that the core created by itself, for a kind with many elements.
  /// - Parameter company: the company that the element belongs to, or `nil` for the account.
  public func note(_ kind: DeviceKind, made id: UUID, of company: UUID?, in store: Store, at now: Timestamp)
    throws(Failure)
  {
    try append(
      .created, store, company: company, entity: kind.name, record: id, version: nil, nil, Context(stores, at: now),
      origin: .elsewhere)
  }

  /// Appends a change of an element, for a kind with many elements. By default, the change was made on this device.
  public func note(
    _ kind: DeviceKind, _ action: Action, _ id: UUID, of company: UUID?, in store: Store, members: [String] = [],
    at now: Timestamp,
    origin: Change.Origin = .here
  ) throws(Failure) {
    let values = action == .created ? nil : ChangedValues(fields: members, old: nil, new: nil)
    try append(
      action, store, company: company, entity: kind.name, record: id, version: nil, values, Context(stores, at: now),
      origin: origin)
  }
}
