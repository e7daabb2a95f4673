public import RPC
public import Shape

/// A kind of data on the device whose changes are reported, though it is no record: a list, a setting, values with names.
///
/// In the log it is one record of the account. Its id is the account's id, and its version is its position in the log.
public struct DeviceKind: Sendable {
  /// The name in the change log, and in events: `recents`.
  public let name: StaticString
  /// The service that stores it: the first part of its methods' names.
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

  /// Appends the creation of one of many elements, each with an id of its own. The core has made it by itself.
  /// - Parameter company: the company that it is about, or `nil` for the account.
  public func note(_ kind: DeviceKind, made id: UUID, of company: UUID?, in store: Store, at now: Timestamp) throws(Failure) {
    try append(
      .created, store, company: company, entity: kind.name, record: id, version: nil, nil, Context(stores, at: now), origin: .elsewhere)
  }

  /// Appends a change of one of many elements, each with an id of its own. By default the change was made here.
  public func note(
    _ kind: DeviceKind, _ action: Action, _ id: UUID, of company: UUID?, in store: Store, members: [String] = [], at now: Timestamp,
    origin: Change.Origin = .here
  ) throws(Failure) {
    let values = action == .created ? nil : ChangedValues(fields: members, old: nil, new: nil)
    try append(
      action, store, company: company, entity: kind.name, record: id, version: nil, values, Context(stores, at: now), origin: origin)
  }
}
