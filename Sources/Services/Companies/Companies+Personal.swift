internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The account's own inventory, which is one company on all its devices.
///
/// Its id follows from the account's id. A directory without a container has an account that it created itself. So the
/// personal company gets another id when the directory meets the account of a container. All records of the company
/// move with it before any of them is sent. If devices have created a personal company apart, it becomes one company
/// with the records of each device.
extension Companies {
  /// Returns the id of an account's personal company: of version 8, and before all ids that are made of an instant.
  static func personalID(of account: UUID) -> UUID {
    let id = NaturalKey("personal", account, "").id()
    return UUID(high: id.high & 0xffff_ffff_ffff, low: id.low)
  }

  /// Returns a Boolean value that indicates whether an id follows from an account's.
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
