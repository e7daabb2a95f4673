import Shape
import Testing
import Vocabulary

@testable import Inventory

/// Tests of the values that follow from a ledger: the quantity on hand of an item, the reserved quantity, and the
/// average cost.
struct LedgerTests {
  private let euro = Currency(code: "EUR")

  private func price(_ amount: Int) -> UnitCost { UnitCost(amount: Decimal(units: amount), currency: euro) }

  /// Entries in pieces, with the cost of one piece in 1/100,000 of a cent. Then the expected quantity on hand and
  /// average cost, which were calculated by hand.
  @Test(
    arguments: [
      ([(10, 200), (10, 400)], 20, 300), ([(10, 200), (-5, nil), (5, 400)], 10, 300),
      ([(10, 200), (-10, nil), (5, 400)], 5, 400),
      ([(10, 200), (-12, nil), (5, 400)], 3, 400), ([(1, 1), (1, 2)], 2, 2), ([(1, 2), (1, 3)], 2, 2),
      ([(3, 100), (1, 200)], 4, 125),
      ([(2, 100), (2, nil), (4, 300)], 8, 200), ([(-3, nil)], -3, nil), ([(5, nil)], 5, nil),
      ([(5, nil), (5, 100)], 10, 100),
      ([(1, 0), (3, 100)], 4, 75),
    ] as [([(Int, Int?)], Int, Int?)])
  func averagesAreWeighted(_ entries: [(Int, Int?)], _ onHand: Int, _ cost: Int?) {
    var stock = ItemStock.none
    for (pieces, cost) in entries { stock.take(.purchase, pieces * 100_000, at: cost.map(price)) }
    #expect(stock.level.onHand == onHand * 100_000)
    #expect(stock.cost == cost)
  }

  /// Sales, consumption, transfers and returns change the quantity on hand, but never the average cost.
  @Test(arguments: [StockEntryType.sale, .return, .transfer, .consumption])
  func onlyReceiptsChangeTheCost(_ type: StockEntryType) {
    var stock = ItemStock.none
    stock.take(.purchase, 1_000_000, at: price(200))
    stock.take(type, 500_000, at: price(900))
    stock.take(type, -300_000, at: price(900))
    #expect(stock.level.onHand == 1_200_000 && stock.cost == 200)
  }

  @Test func anotherCurrencyStartsAnew() {
    var stock = ItemStock.none
    stock.take(.purchase, 100_000, at: price(200))
    stock.take(.purchase, 100_000, at: UnitCost(amount: Decimal(units: 500), currency: Currency(code: "USD")))
    #expect(stock.cost == 500 && stock.currency == "USD" && stock.level.onHand == 200_000)
  }

  /// In random ledgers the quantity on hand is the sum of the entries. The average cost lies between the lowest and the
  /// highest cost that was paid.
  @Test func sumsAndBounds() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<300 {
      var (stock, sum, costs) = (ItemStock.none, 0, [Int]())
      for _ in 0..<random.number(1...20) {
        let (quantity, cost) = (random.number(-400_000...1_000_000), random.number(0...5_000))
        stock.take(.purchase, quantity, at: price(cost))
        sum += quantity
        if quantity > 0 { costs.append(cost) }
        #expect(stock.level.onHand == sum)
        if let average = stock.cost { #expect(costs.min()! <= average && average <= costs.max()!) }
      }
    }
  }

  /// Checks all small stocks by counting piece by piece. Orders reserve pieces as long as there are pieces left. The
  /// rest can be sold.
  @Test func whatIsReservedIsCountedOut() {
    for onHand in -3...5 {
      for unavailable in 0...3 {
        for demand in 0...5 {
          var stock = ItemStock(
            level: Level(onHand: onHand, unavailable: unavailable), cost: nil, currency: nil, demand: demand)
          var (free, reserved) = (onHand - unavailable, 0)
          while free > 0, reserved < demand { (free, reserved) = (free - 1, reserved + 1) }
          #expect(stock.reserved == reserved && stock.available == free)
          for own in 0...demand { #expect(stock.available(with: own) == free + min(own, reserved)) }
          for incoming in 0...2 {
            stock.incoming = incoming
            let projected = onHand - unavailable - demand + incoming
            #expect(stock.projected == projected)
            for least in 0...3 {
              let lacking = stock.lacking(to: Decimal(units: least))
              #expect(lacking == (projected < least ? least - projected : nil))
            }
            #expect(stock.lacking(to: nil) == stock.lacking(to: Decimal(0)))
          }
        }
      }
    }
  }
}
