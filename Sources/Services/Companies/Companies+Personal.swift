internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The account's own inventory: the personal company, which is the same company on all devices of the account.
///
/// The company's id is computed from the account's id. A data directory without a container has an account that it
/// created itself. When the directory connects to a container, it gets the container's account, and so the personal
/// company gets another id. All of its records move with it before the first record is sent. If several devices have
/// created a personal company before they synced, it becomes one company with the records of all devices.
extension Companies {
  /// Returns the id of an account's personal company: a UUID of version 8 that is less than all ids that contain an
  /// instant.
  static func personalID(of account: UUID) -> UUID {
    let id = NaturalKey("personal", account, "").id()
    return UUID(high: id.high & 0xffff_ffff_ffff, low: id.low)
  }

  /// Returns a Boolean value that indicates whether a company's id was computed from an account's id.
  static func isOfAccount(_ id: UUID) -> Bool { id.high >> 48 == 0 }

  var accountRules: AccountRules {
    AccountRules(came: { [self] (account) throws(Failure) in
      guard let old = try lookup.personal() else { return }
      let new = Companies.personalID(of: account)
      if old == new { return }
      let stores = dependencies.stores
      try stores.replaceID(old, by: new)
      for own in OwnRecord.allCases { try stores.replaceID(own.id(in: old), by: own.id(in: new)) }
      stores.outdate()
    })
  }
}
