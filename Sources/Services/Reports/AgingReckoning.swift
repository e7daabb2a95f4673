internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Computes the amounts that customers still have to pay.
final class AgingReckoning: Reckoning, @unchecked Sendable {
  private let zone: CompanyZone
  let walk: Walk<UnpaidOrder>
  private var sums = ByCurrency<[AgingCount]>()

  private static var nothing: [AgingCount] { [AgingCount](repeating: AgingCount(), count: 4) }

  init(_ reports: Reports, _ zone: CompanyZone, in context: CompanyContext) throws(Failure) {
    self.zone = zone
    walk = try reports.orders.unpaidOrders(in: context)
  }

  func take(_ order: UnpaidOrder, in context: CompanyContext) {
    let age = zone.day(of: context.now).number - zone.day(of: order.invoicedAt).number
    let place = age <= 30 ? 0 : age <= 60 ? 1 : age <= 90 ? 2 : 3
    sums.change(order.currency, from: AgingReckoning.nothing) {
      $0[place].orders += 1
      $0[place].due += Int128(order.due)
    }
  }

  func settle() {}

  func report(in context: CompanyContext) throws(Failure) -> AgingReport {
    AgingReport(at: context.now, timeZone: zone.name, items: sums.map { AgingRow($1, $0) })
  }
}
