internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// Reverses completions of builds that were recorded by mistake.
extension Builds {
  /// Reverses a completion: takes the made goods from the stock again, and returns the components to it.
  /// - Throws: `alreadyReversed`, `insufficientStock`; -32602 if the completion is itself a reversal.
  func reverse(_ request: ReverseCompletion, in context: CompanyContext) throws(Failure) -> CompletedBuild {
    let completion = try completions.find(request.completion, at: "/completion", in: context).record
    let old = completion.details
    let build = try open(old.build, expect: request.expect, in: context)
    if old.reverses != nil {
      throw .invalidParam(
        "/completion",
        "completion must not be a reversal; complete the build again instead (assemblies.builds.complete)")
    }
    let posted = try stock.reverse(old.transaction, reason: request.reason, at: "/completion", in: context)
    let reversal = BuildCompletionDetails(
      reversing: completion, posted, reason: request.reason, actor: try context.base.actor())
    // The id is computed from the completion. So if two devices reverse the completion before they sync, both create
    // the same record.
    let made = try completions.create(
      reversal, id: ID(NaturalKey("completionReversal", completion.uuid, "").id()), in: context)
    var details = build.details
    details.state.made = Decimal(units: details.state.made.units - old.quantity.units)
    if details.state.status == .completed, details.left > 0 {
      try take(.inProgress, reason: request.reason, of: build, &details, in: context)
    }
    let saved = try save(details, of: build, in: context)
    try settle(saved, at: nil, in: context)
    return CompletedBuild(build: saved, completion: made)
  }
}
