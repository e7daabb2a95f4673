internal import JSON
public import Ports
public import RPC
internal import SQLite
public import Shape
internal import Storage
public import Tenancy

/// The service of contacts: people and organisations that companies deal with.
public final class Contacts {
  let records: Records<ContactDetails>
  let keys: ContactKeys
  let notes: ContactNotes
  let merges: ContactMerges
  let stores: Stores
  let queries = ContactQueries()
  /// Returns the services whose records may refer to contacts.
  let referrers: () -> [any Referrer]
  /// Returns the services that report activities with contacts.
  let tellers: () -> [any ActivityTeller]
  /// Returns the service that knows how much contacts owe.
  let accounts: () -> any AccountTeller

  /// - Parameters:
  ///   - referrers: returns the services whose records may refer to contacts. It is called before a contact is deleted
  ///     or merged.
  ///   - tellers: returns the services that report activities with contacts. It is called when activities are listed.
  ///   - accounts: returns the service that knows how much contacts owe. It is called when an account is shown.
  public init(
    _ dependencies: Dependencies, referrers: @escaping () -> [any Referrer],
    tellers: @escaping () -> [any ActivityTeller], accounts: @escaping () -> any AccountTeller
  ) {
    self.accounts = accounts
    self.referrers = referrers
    self.tellers = tellers
    stores = dependencies.stores
    keys = ContactKeys(stores)
    notes = ContactNotes(stores, dependencies.ids)
    merges = ContactMerges(stores, dependencies.ids)
    records = Records(stores, dependencies.ids)
    records.rules.create = { (details, _) throws(Failure) in try details.check(at: "") }
    records.rules.update = { (_, new, _) throws(Failure) in try new.check(at: "/changes") }
    records.rules.written = { [keys] (old, new, _, context) throws(Failure) in
      guard let id = new?.uuid ?? old?.uuid else { return }
      try keys.set(new?.details.keys ?? [], of: id, was: old?.details.keys ?? [], in: context)
    }
    records.rules.delete = { [unowned self] (contact, context) throws(Failure) in
      // A merged contact may be deleted although records still refer to its id: the id leads to the contact that
      // stayed.
      if try merges.target(of: contact.id, in: context) == contact.id { try requireUnused(contact, in: context) }
      try notes.delete(of: contact.id, in: context)
    }
  }

  /// Returns a page of contacts, newest first.
  func list(
    _ filter: ContactFilter, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<Page<Contact>> {
    let labels = filter.labels
    guard filter.text == nil, labels.isEmpty else {
      let query = try TextQuery(filter.text.map(ContactFilter.plain), labels: labels)
      return try records.matches(query, limit: limit, after: cursor, in: context) { (row, writer) throws(Failure) in
        try add(row, to: writer, if: filter, in: context.store)
      }
    }
    return try records.pages(limit: limit, after: cursor, in: context) { (last, writer) throws(Failure) in
      try stores.each(
        queries.page(archived: filter.archived), in: context.store, bind: context.partition.rows.floor, last, limit + 1
      ) {
        writer.add(&$0)
      }
      return nil
    }
  }

  /// Returns a page of the contacts that match a text best.
  func search(
    _ text: String, archived: Bool, limit: Int, after cursor: String?, in context: CompanyContext
  ) throws(Failure) -> Prepared<SearchPage<Contact>> {
    let filter = ContactFilter(archived: archived)
    return try records.search(ContactFilter.plain(text), limit: limit, after: cursor, in: context) {
      (row, writer) throws(Failure) in
      try add(row, to: writer, if: filter, in: context.store)
    }
  }

  /// Adds the contact of a row to a page if it fits the filter.
  private func add(_ row: Int, to writer: PageWriter<Contact>, if filter: ContactFilter, in store: Store)
    throws(Failure)
  {
    try stores.each(queries.one, in: store, bind: row, filter.archived, filter.kind, filter.tag?.text.caseFolded) {
      writer.add(&$0)
    }
  }

  /// Throws an error if other records refer to a contact. Such a contact can only be archived.
  private func requireUnused(_ contact: Contact, in context: CompanyContext) throws(Failure) {
    var counts: [InUseData.Count] = []
    for referrer in referrers() { counts += try referrer.uses(of: Contact.entityName, contact.uuid, in: context) }
    if !counts.isEmpty { throw .inUse("contact", counts) }
  }
}

extension Contacts: ContactKeeper {
  public func hasContacts(in context: CompanyContext) throws(Failure) -> Bool {
    let rows = context.partition.rows.all
    return try stores.first(queries.any, in: context.store, bind: rows.lowerBound, rows.upperBound) { _ in } != nil
  }

  public func priceList(of contact: UUID, in context: CompanyContext) throws(Failure) -> Line? {
    try records.recallIfPresent(ID(contact), in: context)?.record.details.priceList
  }

  public func contact(_ id: UUID, at pointer: String?, in context: CompanyContext) throws(Failure) -> ContactFacts {
    let contact = try find(ID(id), at: pointer, in: context)
    let details = contact.details
    return ContactFacts(
      id: contact.uuid, name: details.name, isCustomer: details.kinds.contains(.customer),
      isSupplier: details.kinds.contains(.supplier),
      isArchived: details.archived.isSet, billingAddress: details.address(for: .billing),
      shippingAddress: details.address(for: .shipping), currency: details.currency, taxId: details.taxId,
      taxRate: details.taxRate, taxCategory: details.taxCategory, paymentDays: details.paymentDays)
  }
}
