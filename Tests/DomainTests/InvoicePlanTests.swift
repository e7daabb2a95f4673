import Shape
import Testing
import Vocabulary

@testable import Orders

/// Tests of the invoices and credit notes that an order needs, and of their totals.
struct InvoicePlanTests {
  private typealias Piece = InvoicePlan.Piece

  /// An order whose lines each have one unit price, and the documents that it has so far.
  private struct Shop {
    var lines: [(id: UUID, price: PricedLine)], rounding: AmountRounding, taxIncluded: Bool
    /// The credited quantity of each line, in units of `Decimal`.
    var credited: [Int]
    var documents: [InvoicePlan.Document] = []

    init(_ prices: [(price: Int, quantity: Int, rate: Int)], _ rounding: AmountRounding, taxIncluded: Bool = false) {
      lines = prices.enumerated().map { place, line in
        (
          UUID(high: 1, low: UInt64(place)),
          PricedLine(
            quantity: Decimal(line.quantity), price: line.price, discount: Decimal(0), taxRate: Decimal(line.rate))
        )
      }
      (self.rounding, self.taxIncluded) = (rounding, taxIncluded)
      credited = prices.map { _ in 0 }
    }

    var amounts: [LineAmounts] {
      Pricing.amounts(
        of: lines.map(\.price), less: nil, taxIncluded: taxIncluded, most: Money.most, rounding: rounding) ?? []
    }

    /// The amount that the customer owes for everything that is not credited.
    var owed: LineAmounts {
      Pricing.owed(
        zip(zip(lines, amounts), credited).map { line, credited in
          OwedLine(
            amounts: line.1, credited: Decimal(units: credited), billed: line.0.price.quantity,
            taxRate: line.0.price.taxRate)
        }, taxIncluded: taxIncluded, rounding: rounding
      ).sum
    }

    /// The total of the invoices minus the total of the credit notes.
    var documented: LineAmounts {
      documents.reduce(into: LineAmounts()) { sum, document in
        let amounts = document.pieces.map(\.piece.amounts).sum
        if document.corrects == nil { sum += amounts } else { sum -= amounts }
      }
    }

    var plan: InvoicePlan {
      InvoicePlan(
        zip(zip(lines, amounts), credited).map { line, credited in
          InvoicePlan.Line(
            id: line.0.id, billed: line.0.price.quantity,
            owed: Decimal(units: line.0.price.quantity.units - credited), amounts: line.1, rate: line.0.price.taxRate,
            category: TaxCategory(ofRate: line.0.price.taxRate))
        }, documents, taxIncluded: taxIncluded, rounding: rounding)
    }

    mutating func keep(_ pieces: [Piece], correcting invoice: UUID? = nil) {
      if pieces.isEmpty { return }
      documents.append(
        InvoicePlan.Document(
          id: UUID(high: 2, low: UInt64(documents.count)), corrects: invoice,
          pieces: pieces.map { piece in
            let rate = lines.first { $0.id == piece.line }?.price.taxRate ?? Decimal(0)
            return (piece, rate, TaxCategory(ofRate: rate))
          }))
    }

    /// Adds the missing documents: first credit notes, then an invoice of the wanted quantities, or of everything.
    mutating func evenOut(_ wanted: [UUID: Int]? = nil) {
      var plan = plan
      for credit in plan.credits() { keep(credit.pieces, correcting: credit.invoice) }
      keep(plan.invoice(wanted))
    }
  }

  /// 3 pieces at 3.33 with 19 percent tax: 9.99 net, 1.8981 tax, 11.89 gross. By hand: one piece has 3.33 and 0.63, and
  /// two more have 6.66 and 1.27.
  @Test func anOrderIsInvoicedInTwoParts() {
    var shop = Shop([(333, 3, 19)], .usual)
    shop.evenOut([shop.lines[0].id: 100_000])
    #expect(shop.documented == LineAmounts(net: 333, tax: 63, gross: 396))
    shop.evenOut()
    #expect(shop.documents[1].pieces.map(\.piece.amounts) == [LineAmounts(net: 666, tax: 127, gross: 793)])
    #expect(shop.documented == shop.owed && shop.owed == LineAmounts(net: 999, tax: 190, gross: 1189))
    #expect(shop.plan.isDone)
  }

  /// A return is credited on the newest invoice first. Each credit note names one invoice.
  @Test func aReturnIsCreditedOnTheNewestInvoice() {
    var shop = Shop([(1000, 3, 19)], .usual)
    shop.evenOut([shop.lines[0].id: 200_000])
    shop.evenOut()
    shop.credited = [200_000]
    shop.evenOut()
    #expect(shop.documents[2...].map(\.corrects) == [shop.documents[1].id, shop.documents[0].id])
    #expect(shop.documents[2...].map { $0.pieces.map(\.piece.quantity) } == [[100_000], [100_000]])
    #expect(shop.documented == LineAmounts(net: 1000, tax: 190, gross: 1190))
  }

  /// Two devices that were not synced have invoiced the same goods. The excess is credited.
  @Test func whatWasInvoicedTwiceIsCredited() {
    var shop = Shop([(999, 2, 7)], .usual)
    shop.evenOut()
    shop.documents.append(
      InvoicePlan.Document(id: UUID(high: 3, low: 1), corrects: nil, pieces: shop.documents[0].pieces))
    shop.evenOut()
    #expect(shop.documented == shop.owed && shop.documents.count == 3)
  }

  /// One device has invoiced a line while another device changed its price. The old amounts are credited completely,
  /// and the line is invoiced again.
  @Test func aLineWithAnotherPriceIsCreditedAndInvoicedAgain() {
    var shop = Shop([(1000, 2, 19), (500, 1, 19)], .usual)
    shop.evenOut()
    shop.lines[0].price = PricedLine(
      quantity: Decimal(2), price: 900, discount: Decimal(0), taxRate: Decimal(7))
    shop.evenOut()
    #expect(shop.documents.count == 3)
    #expect(shop.documents[1].pieces.map(\.piece.amounts) == [LineAmounts(net: 2000, tax: 380, gross: 2380)])
    #expect(shop.documents[2].pieces.map(\.piece.quantity) == [200_000])
    #expect(shop.documented == shop.owed)
  }

  /// After each change, the invoices minus the credit notes equal what is owed for the documented quantities. The tax
  /// of each rate on a document fits the net amount, with a difference of at most one unit.
  @Test(arguments: [
    AmountRounding.usual, .former, AmountRounding(taxRounding: .line, rounding: .halfUp),
    AmountRounding(taxRounding: .rate, rounding: .halfEven),
  ])
  func randomOrdersComeToWhatIsOwed(_ rounding: AmountRounding) {
    var random = SeededRandom(seed: 11)
    for round in 0..<250 {
      let lines = (0..<random.number(1...6)).map { _ in
        (random.number(0...5_000), random.number(1...9), [0, 7, 19][random.number(0...2)])
      }
      var shop = Shop(lines, rounding, taxIncluded: round % 2 == 1)
      for _ in 0..<random.number(1...8) {
        let place = random.number(0...lines.count - 1)
        if random.number(0...2) == 0 {
          let whole = shop.lines[place].price.quantity.units
          shop.credited[place] = min(whole, shop.credited[place] + random.number(1...200_000))
          shop.evenOut([:])
        } else {
          shop.evenOut([shop.lines[place].id: random.number(1...whole(shop, place))])
        }
      }
      shop.evenOut()
      #expect(shop.documented == shop.owed)
      #expect(shop.plan.isDone)
      if rounding.isByRate { checkTaxes(of: shop) }
    }
  }

  private func whole(_ shop: Shop, _ place: Int) -> Int { shop.lines[place].price.quantity.units }

  private func checkTaxes(of shop: Shop) {
    for document in shop.documents {
      for rate in [7, 19] {
        let sum = document.pieces.filter { $0.rate == Decimal(rate) }.map(\.piece.amounts).sum
        #expect(abs(100 * sum.tax - sum.net * rate) <= 150)
      }
    }
  }

  @Test func lettersOfSeries() {
    #expect(
      [0, 1, 25, 26, 27, 51, 52, 701, 702].map { InvoiceSeriesDetails.letters($0) } == [
        "A", "B", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA",
      ])
    #expect(InvoiceSeriesDetails.text(of: Line("A")) == "" && InvoiceSeriesDetails.text(of: Line("B")) == "B")
  }
}
