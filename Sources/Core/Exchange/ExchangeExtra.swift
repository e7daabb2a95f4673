public import RPC
public import Shape
public import Tenancy

/// A number in a row that is no member of the record. It requests an action, which is done after the record is stored.
public struct ExchangeExtra<Details: ExchangedDetails> {
  /// Does the action after the record is stored. Returns a Boolean value that indicates whether the action has changed
  /// anything.
  public typealias Deed = (ID<Details>, CompanyContext) throws(Failure) -> Bool

  let member: StaticString
  /// Checks the action before anything is written. `id` is `nil` for a new record.
  let prepare: (_ json: String, Details, _ id: ID<Details>?, CompanyContext) throws(Failure) -> Deed

  public init(
    _ member: StaticString,
    prepare: @escaping (_ json: String, Details, _ id: ID<Details>?, CompanyContext) throws(Failure) -> Deed
  ) {
    self.member = member
    self.prepare = prepare
  }
}
