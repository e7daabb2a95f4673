public import RPC
public import Shape

/// Knows what people hold in companies.
public protocol AccessKeeper: AnyObject {
  /// Who acts in the company with this number in the store; nil when the account may not even know of it.
  func standing(in company: UUID, of store: Store) throws(Failure) -> Standing?

  /// Notes that an answer of `standing`, which is remembered, was read now.
  func noteReading(in store: Store)

  /// Makes the account an owner of a company that it has just created.
  func admitFounder(of company: UUID, number: Int) throws(Failure)

  /// All bits that anybody holds in a company.
  func heldBits(in scope: CompanyScope) throws(Failure) -> Int
}
