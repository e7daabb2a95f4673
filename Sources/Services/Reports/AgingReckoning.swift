internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Computes the aging report: the amounts that customers still have to pay, by the age of the invoices.
final class AgingReckoning: Reckoning, @unchecked Sendable {
  private let zone: CompanyZone
  let walk: Walk<UnpaidOrder>
  private let by: AgingGrouping?
  private var sums = ByCurrency<[AgingCount]>()
  private var ofContacts: [Group: (name: Line, counts: [AgingCount])] = [:]

  private static var nothing: [AgingCount] { [AgingCount](repeating: AgingCount(), count: 4) }

  init(_ reports: Reports, by: AgingGrouping?, _ zone: CompanyZone, in context: CompanyContext) throws(Failure) {
    (self.zone, self.by) = (zone, by)
    walk = try reports.orders.unpaidOrders(in: context)
  }

  func take(_ order: UnpaidOrder, in context: CompanyContext) {
    let age = zone.day(of: context.now).number - zone.day(of: order.invoicedAt).number
    let place = age <= 30 ? 0 : age <= 60 ? 1 : age <= 90 ? 2 : 3
    func add(to counts: inout [AgingCount]) {
      counts[place].orders += 1
      counts[place].due += Int128(order.due)
    }
    if by == nil { return sums.change(order.currency, from: AgingReckoning.nothing) { add(to: &$0) } }
    let group = Group(order.contact, order.currency)
    add(to: &ofContacts[group, default: (order.contactName, AgingReckoning.nothing)].counts)
  }

  func settle() {}

  func report(in context: CompanyContext) throws(Failure) -> AgingReport {
    AgingReport(at: context.now, timeZone: zone.name, items: by == nil ? sums.map { AgingRow($1, $0) } : byContact)
  }

  private var byContact: [AgingRow] {
    let rows = ofContacts.compactMap { group, sum in
      group.id.flatMap { contact in
        group.currency.map { AgingRow(sum.counts, Currency(code: $0), of: (contact, sum.name)) }
      }
    }
    return rows.sorted { one, other in
      let (a, b) = (one.total.due, other.total.due)
      if a.currency != b.currency { return a.currency.code < b.currency.code }
      if a.amount != b.amount { return a.amount.number > b.amount.number }
      return "\(one.contact.map { "\($0)" } ?? "")" < "\(other.contact.map { "\($0)" } ?? "")"
    }
  }
}
