public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides the accounts of contacts: what they owe, and what they have paid.
public protocol AccountTeller: AnyObject {
  /// Returns the amounts that a contact owes, one for each currency. Amounts that the contact has paid too much are
  /// less than 0.
  func balances(of contact: UUID, in context: CompanyContext) throws(Failure) -> [MoneySum]

  /// Returns the entries of a contact's account, newest first.
  func account(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [AccountEntry]
}

/// An entry of a contact's account.
public struct AccountEntry: Record {
  public let at: Timestamp, kind: AccountEntryKind, id: UUID, order: UUID, number: Line?, amount: Money

  public static let doc: StaticString = "An entry of a contact's account."

  public init(
    at: Timestamp, kind: AccountEntryKind, id: UUID, order: UUID, number: Line?, amount: Money
  ) {
    (self.at, self.kind, self.id, self.order) = (at, kind, id, order)
    (self.number, self.amount) = (number, amount)
  }
}

extension AccountEntry {
  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The instant of issue, or of the payment.")
    kind = field("kind", \.kind, "The kind of the entry.")
    id = field("id", \.id, "The id of the document, of the payment, or of the order.")
    order = field("order", \.order, "The order.")
    number = field("number", \.number, "The number of the document or of the order. `null` for a payment.")
    amount = field(
      "amount", \.amount,
      "The amount: positive if the contact owes more after the entry, and negative if the contact owes less.")
  }

  /// The place of the entry in the account.
  public var position: ActivityPosition { ActivityPosition(at: at.milliseconds, id: id) }
}

/// The kind of an entry of a contact's account.
public enum AccountEntryKind: String, Choice {
  case invoice, creditNote, payment
  /// An order that was invoiced before invoices were stored, with the amount that it still owes.
  case order

  public static let spellings = Spellings<AccountEntryKind>()
}
