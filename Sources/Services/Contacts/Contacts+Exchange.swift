internal import Exchange
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// Makes contacts exportable and importable.
extension ContactDetails: ExchangedDetails {}

/// Finds the names by which the files of other records refer to contacts. Contacts have no key, and several contacts
/// may have the same name. So a number distinguishes contacts with the same name.
extension Contacts {
  public func spelling(of contact: UUID, in context: CompanyContext) throws(Failure) -> String? {
    let rows = context.partition.rows.all
    return try stores.first(
      queries.named, in: context.store, bind: contact, rows.lowerBound, rows.upperBound, context.number
    ) {
      SpelledName($0.next(String.self), $0.next(Int.self)).text
    }
  }

  public func contact(spelled text: String, in context: CompanyContext) throws(Failure) -> UUID? {
    if let id = UUID(text) {
      return try Failure.ifThere { () throws(Failure) in try find(ID(id), in: context).uuid }
    }
    // Names that older programs stored may have surrounding spaces. So the text is first looked up unchanged.
    if let found = try named(SpelledName(spelled: text), in: context) { return found }
    return try named(SpelledName(spelled: text.withoutOuterSpaces), in: context)
  }

  private func named(_ spelled: SpelledName, in context: CompanyContext) throws(Failure) -> UUID? {
    let found = try stores.all(queries.ofName, in: context.store, bind: context.number, spelled.name, spelled.ordinal) {
      $0.next(UUID.self)
    }
    return found.count == spelled.ordinal ? found.last : nil
  }
}
