public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Provides the accounts of contacts: what they owe, and what they have paid.
public protocol AccountTeller: AnyObject {
  /// Returns the amounts that a contact owes, one for each currency. If the contact has paid too much in a currency,
  /// its amount is negative.
  func balances(of contact: UUID, in context: CompanyContext) throws(Failure) -> [MoneySum]

  /// Returns the entries of a contact's account, newest first.
  func account(
    of contact: UUID, before position: ActivityPosition, limit: Int, in context: CompanyContext
  ) throws(Failure) -> [AccountEntry]
}

/// A document, payment or order that has changed the amount that a contact owes.
public struct AccountEntry: Record {
  public let at: Timestamp, kind: AccountEntryKind, id: UUID, order: UUID, number: Line?, amount: Money

  public static let doc: StaticString =
    "An entry of a contact's account: an invoice, a credit note, a payment or an order."

  public init(
    at: Timestamp, kind: AccountEntryKind, id: UUID, order: UUID, number: Line?, amount: Money
  ) {
    (self.at, self.kind, self.id, self.order) = (at, kind, id, order)
    (self.number, self.amount) = (number, amount)
  }
}

extension AccountEntry {
  public init<F: Fields<Self>>(_ field: inout F) {
    at = field("at", \.at, "The time when the document was issued, or when the payment was made.")
    kind = field("kind", \.kind, "The kind of the entry: invoice, creditNote, payment or order.")
    id = field("id", \.id, "The id of the document, the payment or the order, as `kind` says.")
    order = field("order", \.order, "The id of the order to which the entry belongs.")
    number = field("number", \.number, "The number of the document or of the order. `null` for a payment.")
    amount = field(
      "amount", \.amount,
      "The amount: positive if the contact owes more after the entry, and negative if the contact owes less.")
  }

  /// The position of the entry in the list of the account's entries.
  public var position: ActivityPosition { ActivityPosition(at: at.milliseconds, id: id) }
}

/// The kind of an entry of a contact's account.
public enum AccountEntryKind: String, Choice {
  case invoice, creditNote, payment
  /// An order that was invoiced by a program that did not store invoices yet. The entry has the amount that is still
  /// owed.
  case order

  public static let spellings = Spellings<AccountEntryKind>()
}
