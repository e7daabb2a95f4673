public import RPC
public import Shape
public import Tenancy

/// A number that rows may have and records do not: it says what is to be done beside keeping the record.
public struct ExchangeExtra<Details: ExchangedDetails> {
  /// Does it once the record is there; returns whether that has changed anything.
  public typealias Deed = (ID<Details>, CompanyContext) throws(Failure) -> Bool

  let member: StaticString
  /// Checks it before anything is written. `id` is nil for a record that is new.
  let prepare: (_ json: String, Details, _ id: ID<Details>?, CompanyContext) throws(Failure) -> Deed

  public init(
    _ member: StaticString, prepare: @escaping (_ json: String, Details, _ id: ID<Details>?, CompanyContext) throws(Failure) -> Deed
  ) {
    self.member = member
    self.prepare = prepare
  }
}
