import RPC
import Shape
import Tenancy
import Testing

@testable import Orders

/// Tests of the steps of an order against the diagram in the article Orders.
struct OrderStepTests {
  /// The steps in the diagram: the status before, the status after, and the conditions.
  private static let drawn: [(OrderStatus, OrderStatus, Set<OrderCondition>)] = [
    (.draft, .submitted, [.lines]), (.submitted, .draft, []), (.submitted, .inProgress, []),
    (.inProgress, .invoiced, []),
    (.invoiced, .shipped, [.shipped]), (.shipped, .paid, [.paid]), (.paid, .closed, []),
    (.draft, .cancelled, [.manager, .returned]),
    (.submitted, .cancelled, [.manager, .returned]), (.inProgress, .cancelled, [.manager, .returned]),
    (.invoiced, .cancelled, [.manager, .returned]),
  ]

  /// Checks each step from each status with each combination of fulfilled conditions.
  @Test func aStepIsOpenIfItIsDrawnAndItsConditionsAreMet() {
    let conditions = OrderCondition.allCases
    for from in OrderStatus.allCases {
      for to in OrderStatus.allCases {
        for bits in 0..<1 << conditions.count {
          let met = Set(conditions.enumerated().filter { bits >> $0.offset & 1 == 1 }.map(\.element))
          let isOpen = OrderStepTests.drawn.contains { $0.0 == from && $0.1 == to && $0.2.isSubset(of: met) }
          var isTaken = true
          do throws(Failure) {
            try OrderStatus.steps.check(from: from, to: to, of: "order") { met.contains($0) }
          } catch { isTaken = false }
          #expect(isTaken == isOpen, "\(from) \(to) \(met)")
        }
      }
    }
  }

  @Test func theShortestWayIsTaken() {
    let table = OrderStatus.steps
    #expect(table.way(from: .draft, to: .closed) == [.submitted, .inProgress, .invoiced, .shipped, .paid, .closed])
    #expect(table.way(from: .inProgress, to: .cancelled) == [.cancelled])
    #expect(table.way(from: .submitted, to: .draft) == [.draft])
    for status in OrderStatus.allCases {
      #expect(table.way(from: status, to: status).isEmpty)
      #expect(table.way(from: .closed, to: status).isEmpty && table.way(from: .cancelled, to: status).isEmpty)
    }
  }

  private func step(_ id: UInt64, _ from: OrderStatus, _ to: OrderStatus, after follows: [UInt64]) -> TakenStep<
    OrderStatus
  > {
    TakenStep(
      UUID(high: 0, low: id), from: from, to: to, at: Timestamp(milliseconds: Int(id)),
      follows: follows.map { UUID(high: 0, low: $0) })
  }

  /// Steps that follow each other lead to the status of the last step, in whatever order a device gets them.
  @Test func stepsThatFollowEachOtherLeadToTheLast() {
    let way: [OrderStatus] = [.draft, .submitted, .draft, .submitted, .inProgress, .invoiced]
    var random = SeededRandom(seed: 4)
    for count in 0..<way.count {
      var steps: [TakenStep<OrderStatus>] = []
      for place in 0..<count {
        steps.append(step(UInt64(place) + 1, way[place], way[place + 1], after: place == 0 ? [] : [UInt64(place)]))
      }
      for _ in 0..<10 {
        let outcome = OrderStatus.outcome(of: steps.shuffled(using: &random), isKept: false)
        #expect(outcome.status == way[count])
        #expect(outcome.way.map { $0.to } == Array(way[1...].prefix(count)))
      }
    }
  }

  /// One device cancels an order while another device ships it. The order counts as not cancelled until all goods are
  /// returned (Orders.md).
  @Test func whatIsWithTheCustomerIsNotCancelled() {
    let steps = [
      step(1, .draft, .submitted, after: []), step(2, .submitted, .inProgress, after: [1]),
      step(3, .inProgress, .cancelled, after: [2]),
    ]
    #expect(OrderStatus.outcome(of: steps, isKept: true).status == .inProgress)
    #expect(OrderStatus.outcome(of: steps, isKept: false).status == .cancelled)
  }
}
