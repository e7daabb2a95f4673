internal import Ports
internal import RPC
internal import Shape
internal import Storage

/// Adds up the planned quantities of an item from all services that plan: orders, purchases and builds.
extension [any PlanKeeper] {
  /// Returns the sum of an item's plans in all services, and separately the plan of builds.
  func plans(of item: UUID, in partition: Partition) throws(Failure) -> (all: StockPlan, builds: StockPlan) {
    var (all, builds) = (StockPlan.none, StockPlan.none)
    for keeper in self {
      let plan = try keeper.plan(of: item, in: partition)
      all = all + plan
      if keeper.planSource == .builds { builds = plan }
    }
    return (all, builds)
  }
}
