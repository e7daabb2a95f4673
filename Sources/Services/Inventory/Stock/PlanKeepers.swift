internal import Ports
internal import RPC
internal import Shape
internal import Storage

/// Adds up the planned quantities of an item from all services that plan.
extension [any PlanKeeper] {
  /// Returns the plan of an item in the records of all sources, and the part that comes from builds.
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
