public import RPC
public import Shape

/// Something of the device that is told of when it changes, though it is no record: a list, a setting, values by their names.
///
/// In the log it is one record of the account, whose id is the account's, and whose version is its place in the log.
public struct DeviceKind: Sendable {
  /// The name in the change log, and in events: `recents`.
  public let name: StaticString
  /// The service that keeps it, as its methods' names begin.
  public let service: StaticString

  public init(_ name: StaticString, of service: StaticString) {
    self.name = name
    self.service = service
  }
}

extension ChangeLog {
  /// Notes a change in the device's store.
  /// - Parameter members: what of it has changed, where it has parts.
  public func note(_ kind: DeviceKind, _ members: [String] = [], at now: Timestamp) throws(Failure) {
    try append(
      .updated, .device, company: nil, entity: kind.name, record: try stores.account(), version: nil,
      ChangedValues(fields: members, old: nil, new: nil), Context(stores, at: now))
  }

  /// Notes that one of many has come about, which has an id of its own, by the core's own doing.
  /// - Parameter company: what it is about; nil for the account.
  public func note(_ kind: DeviceKind, made id: UUID, of company: UUID?, in store: Store, at now: Timestamp) throws(Failure) {
    try append(
      .created, store, company: company, entity: kind.name, record: id, version: nil, nil, Context(stores, at: now), origin: .elsewhere)
  }

  /// Notes that one of many was changed or deleted here.
  public func note(
    _ kind: DeviceKind, _ action: Action, _ id: UUID, of company: UUID?, in store: Store, members: [String] = [], at now: Timestamp,
    origin: Change.Origin = .here
  ) throws(Failure) {
    let values = action == .created ? nil : ChangedValues(fields: members, old: nil, new: nil)
    try append(
      action, store, company: company, entity: kind.name, record: id, version: nil, values, Context(stores, at: now), origin: origin)
  }
}
