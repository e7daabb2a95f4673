internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Vocabulary

/// Recommends parameters for the next brew of beans, from the account's earlier brews.
extension Journal {
  /// Returns parameters to try for beans. They come from the best brews of these beans, or else from those of similar
  /// beans. If there are neither, they are the usual ones of the method.
  func recommend(_ id: ID<BeanDetails>, _ method: BrewMethod?, in context: Context) throws(Failure) -> Recommendation {
    let (bean, zone) = (try beans.find(id, at: "/bean", in: context).record.details, try days.zone())
    let own = try insightBrews(BrewFilter(bean: id, method: method), zone, in: context)
    let method = method ?? BrewInsights.largest(own) { $0.method?.rawValue }.first?.method ?? .pourOver
    let ofMethod = own.filter { $0.method == method }
    var recommendation = Recommendation(.default, of: method)
    if ofMethod.contains(where: { $0.rating != nil }) {
      recommendation = self.recommendation(.bean, ofMethod, method)
    } else if bean.roastLevel != nil, bean.process != nil {
      let filter = BrewFilter(method: method, process: bean.process, roastLevel: bean.roastLevel)
      let similar = try insightBrews(filter, zone, in: context).filter { $0.bean != id.uuid && $0.rating != nil }
      if !similar.isEmpty { recommendation = self.recommendation(.similar, similar, method) }
    }
    let grinder = try self.grinder(of: recommendation, in: context)
    if let reason = try lastTaste(of: ofMethod, in: context) {
      correct(&recommendation, reason, grinder?.details.setting)
    }
    return recommendation
  }

  /// Returns the medians of the parameters of the best brews. If no brew has a parameter, the usual value of the method
  /// is taken.
  private func recommendation(_ source: Recommendation.Source, _ brews: [InsightBrew], _ method: BrewMethod)
    -> Recommendation
  {
    let best = BrewInsights.best(brews.filter { $0.rating != nil })
    var recommendation = Recommendation(source, of: method, brews: best.count)
    recommendation.dose = Figures.median(best.compactMap(\.dose)) ?? recommendation.dose
    recommendation.ratio = Figures.median(best.compactMap(\.ratio)) ?? recommendation.ratio
    recommendation.temperature = Figures.median(best.compactMap(\.temperature)) ?? recommendation.temperature
    recommendation.time = Figures.median(best.compactMap(\.time)) ?? recommendation.time
    // Settings on the scales of different grinders can't be compared. So only the grinder with the most brews counts.
    let ofGrinder = BrewInsights.largest(best.filter { $0.grindSetting != nil }, \.grinder)
    recommendation.grinder = ofGrinder.first?.grinder
    recommendation.grindSetting = Figures.median(ofGrinder.compactMap(\.grindSetting))
    return recommendation
  }

  private func grinder(of recommendation: Recommendation, in context: Context) throws(Failure) -> Equipment? {
    guard let id = recommendation.grinder else { return nil }
    return try equipment.findIfThere(ID(id), in: context)
  }

  /// Returns the reason to correct the parameters: the taste or the extraction of the last brew that was tasted or
  /// measured. Returns `nil` if that brew was good, or if there is none.
  private func lastTaste(of brews: [InsightBrew], in context: Context) throws(Failure) -> Correction.Reason? {
    for brew in brews.prefix(20) {
      let scores =
        try stores.first(queries.scoresOfBrew, in: context.partition.store, bind: brew.id) {
          $0.next(TastingScores?.self)
        } ?? nil
      if let reason = scores?.reason { return reason }
      if let extraction = brew.extraction {
        return extraction < Decimal(18) ? .lowExtraction : extraction > Decimal(22) ? .highExtraction : nil
      }
      if scores != nil { return nil }
    }
    return nil
  }

  /// Changes the grind setting and the temperature by one step each. Both stay within the ranges of the grinder and of
  /// the method.
  private func correct(_ recommendation: inout Recommendation, _ reason: Correction.Reason, _ scale: GrindScale?) {
    if let setting = recommendation.grindSetting, let scale, scale.minimum <= scale.maximum {
      let isUp = reason.asksForMore == (scale.finer == .higher)
      let next = Decimal(units: setting.units + (isUp ? scale.step.units : -scale.step.units))
      let kept = min(max(next, scale.minimum), scale.maximum)
      if kept != setting {
        recommendation.corrections.append(Correction(.grindSetting, reason, from: setting, to: kept))
      }
      recommendation.grindSetting = kept
    }
    let temperature = recommendation.temperature
    let next = Decimal(units: temperature.units + Decimal(reason.asksForMore ? 1 : -1).units)
    let kept = min(max(next, Decimal(recommendation.method.leastTemperature)), Decimal(100))
    if kept != temperature {
      recommendation.corrections.append(Correction(.temperature, reason, from: temperature, to: kept))
    }
    recommendation.temperature = kept
  }
}

extension TastingScores {
  /// The reason for a correction: `bitter` if the bitterness is high, `sour` if the acidity is high and the sweetness
  /// is low. `nil` for any other scores.
  fileprivate var reason: Correction.Reason? {
    if let bitterness, bitterness.number >= Decimal(7) { return .bitter }
    if let acidity, acidity.number >= Decimal(7), (sweetness?.number ?? Decimal(5)) <= Decimal(5) { return .sour }
    return nil
  }
}
