// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The invoices and credit notes of orders. A document is never changed and never deleted.
public struct InvoicesMethods: Sendable {
  let caller: any CallSender

  /// Returns an invoice with its payments and credit notes, or a credit note.
  /// - Parameters:
  ///   - id: The id of the invoice or credit note.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The invoice or credit note.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    id: String,
    company: String? = nil
  ) async throws -> InvoiceView {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("invoices.get", .read, writer)
  }

  /// Lists invoices and credit notes, newest first, one page at a time.
  /// - Parameters:
  ///   - type: Only documents of this kind.
  ///   - contact: Only documents of orders of the contact with this id.
  ///   - order: Only documents of the order with this id.
  ///   - state: unpaid: only invoices with an amount that is still to be paid. overdue: only unpaid invoices whose
  ///   `dueAt` has passed.
  ///   - from: Only documents issued at this instant or later.
  ///   - to: Only documents issued before this instant.
  ///   - text: Words to search for, at most 32. Each word must begin a word of the number or of the buyer's name. Case
  ///   and accents do not matter.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - snapshot: `true` if all pages must show the same state of the company (or of the account, for the account's
  ///   own records). Send `snapshot` with the first page; it then applies to the later pages, too. If the state
  ///   changes, the next page is refused with `cursorTooOld`: begin again without a cursor. Without `snapshot`, each
  ///   page shows the state at its own time. Either way, an element that stays in the list is neither skipped nor
  ///   repeated. The passing of time does not count as a change, and neither does the arrival of an asset's file on the
  ///   device.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: A page of documents. If only few of many documents match, a page may have fewer elements than `limit`,
  /// or none, although `next` is not `null`.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, cursorTooOld.
  public func list(
    type: InvoiceType? = nil,
    contact: String? = nil,
    order: String? = nil,
    state: InvoicesListState? = nil,
    from: Date? = nil,
    to: Date? = nil,
    text: String? = nil,
    limit: Int? = nil,
    after: String? = nil,
    snapshot: Bool? = nil,
    company: String? = nil
  ) async throws -> InvoicePage {
    var writer = MemberWriter()
    writer.putIfGiven("type", type)
    writer.putIfGiven("contact", contact)
    writer.putIfGiven("order", order)
    writer.putIfGiven("state", state)
    writer.putIfGiven("from", from)
    writer.putIfGiven("to", to)
    writer.putIfGiven("text", text)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("snapshot", snapshot)
    writer.putIfGiven("company", company)
    return try await caller.call("invoices.list", .read, writer)
  }

  /// Returns the contents of an invoice or a credit note for printing. The front end makes the layout.
  /// - Parameters:
  ///   - id: The id of the invoice or credit note.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The contents of the document, which never change.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func document(
    id: String,
    company: String? = nil
  ) async throws -> InvoiceDocument {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("company", company)
    return try await caller.call("invoices.document", .read, writer)
  }

  /// Returns an invoice or a credit note as an electronic invoice: a file of the European standard EN 16931.
  /// - Parameters:
  ///   - id: The id of the invoice or credit note.
  ///   - format: The format of the file. ubl: UBL 2.1, as CEN/TS 16931-3-2 defines it.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  /// - Returns: The text of the file. The same document always has the same text.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func export(
    id: String,
    format: String,
    company: String? = nil
  ) async throws -> ExportedInvoice {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.put("format", format)
    writer.putIfGiven("company", company)
    return try await caller.call("invoices.export", .read, writer)
  }
}
