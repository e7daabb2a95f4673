internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Makes the timeline of a widget from the weather, or without weather if none could be fetched.
struct TimelineMaker {
  let thermometer: any Thermometer
  let now: Timestamp
  let plan: WidgetPlan
  let scale: Scale
  let hours: Int

  /// The time in milliseconds after which a widget should request newer weather again, if the weather is stale or
  /// missing.
  private static let retry = 900_000

  /// Returns the timeline for the given weather.
  /// - Parameters:
  ///   - forecast: the known weather, or `nil` if there is none.
  ///   - failure: the reason why no newer weather could be fetched for this timeline. With `nil`, the failure stored
  ///     with `forecast` explains stale weather.
  func timeline(_ forecast: Forecast?, _ failure: RefreshFailure? = nil) -> Timeline {
    let coming = forecast?.hours.filter { !$0.hasEnded(at: now) }.prefix(hours) ?? []
    var fallbacks = plan.fallbacks
    if plan.place != nil {
      if coming.isEmpty {
        fallbacks.append(Fallback(.weatherMissing, failure))
      } else if forecast?.isStale == true {
        fallbacks.append(Fallback(.weatherStale, failure ?? forecast?.failure))
      }
    }
    let place = plan.place?.completed(by: forecast)
    if plan.isNameAsked, let place, place.name == nil { fallbacks.append(Fallback(.nameMissing)) }
    let gaps = coming.isEmpty ? [] : Forecast.gaps(in: coming, of: hours, at: now)
    fallbacks += gaps.map { Fallback($0) }
    let isFresh = forecast?.isStale == false && !coming.isEmpty
    return Timeline(
      wanted: plan.wanted, place: place, scale: scale,
      entries: coming.map { TimelineEntry($0, on: scale, by: thermometer) }, fallbacks: fallbacks,
      refresh: refresh(
        fetched: isFresh && !gaps.contains(.nowMissing) ? forecast?.fetchedAt.milliseconds : nil,
        now: now.milliseconds),
      source: coming.isEmpty ? .default : isFresh ? .fresh : .stale,
      age: coming.isEmpty ? nil : forecast?.knownAt.age(at: now),
      more: coming.isEmpty ? nil : forecast?.more)
  }

  /// Returns the timeline from the stored weather of a place. Returns `nil` if no weather is stored or its hours have
  /// ended, so that the host must be asked first.
  func timeline(of place: Coordinates, by forecaster: any Forecaster) throws(Failure) -> Timeline? {
    guard let known = try forecaster.known(of: place, at: now), hasHours(known) else { return nil }
    return timeline(known)
  }

  /// Returns the timeline from the stored weather, whatever its age, because the host has given no newer weather.
  /// - Parameter failure: the reason why there is no newer weather.
  func timeline(of place: Coordinates, by forecaster: any Forecaster, after failure: Failure) throws(Failure)
    -> Timeline
  {
    timeline(try forecaster.newest(of: place), RefreshFailure(failure, at: now))
  }

  /// Returns a maker for a later time.
  /// - Parameter name: the name of the device's place at that time. It is used if the host was asked for the name of
  ///   the shown place.
  func moved(to instant: Timestamp, name: String?) -> TimelineMaker {
    var plan = plan
    if plan.isNameAsked, let name { plan.place = plan.place?.called(name) }
    return TimelineMaker(thermometer: thermometer, now: instant, plan: plan, scale: scale, hours: hours)
  }

  /// Returns a Boolean value that indicates whether a forecast has hours that have not ended.
  private func hasHours(_ forecast: Forecast) -> Bool {
    forecast.hours.last.map { !$0.hasEnded(at: now) } ?? false
  }

  /// Returns the time of the widget's next request, which is an hour after the weather was fetched. The time is earlier
  /// if the weather is stale or missing, or if a purchase ends on which the place depends.
  private func refresh(fetched: Int?, now: Int) -> TimelineRefresh {
    guard plan.place != nil else { return .never }
    var at = fetched.map { max($0 + Forecast.Hour.length, now + TimelineMaker.retry) } ?? now + TimelineMaker.retry
    if let end = plan.changesAt { at = min(at, end.milliseconds) }
    return .after(Timestamp(milliseconds: min(at, Timestamp.latest)))
  }
}
