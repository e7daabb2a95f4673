internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// Makes the timeline of a widget from what is known when the weather is there, or is found not to be.
struct TimelineMaker {
  let thermometer: any Thermometer
  let now: Timestamp
  let plan: WidgetPlan
  let scale: Scale
  let hours: Int

  /// After how many milliseconds it is worth looking whether there is newer weather.
  private static let retry = 900_000

  /// - Parameters:
  ///   - forecast: nil where no weather is known.
  ///   - failure: why there is nothing newer, when that was asked for; else it is what was last found behind a reply.
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
      refresh: refresh(fetched: isFresh && !gaps.contains(.nowMissing) ? forecast?.fetchedAt.milliseconds : nil, now: now.milliseconds),
      source: coming.isEmpty ? .default : isFresh ? .fresh : .stale,
      age: coming.isEmpty ? nil : forecast?.knownAt.age(at: now),
      more: coming.isEmpty ? nil : forecast?.more)
  }

  /// The timeline of the weather that is known of the place; nil where that has no hours, and the host must be asked first.
  func timeline(of place: Coordinates, by forecaster: any Forecaster) throws(Failure) -> Timeline? {
    guard let known = try forecaster.known(of: place, at: now), hasHours(known) else { return nil }
    return timeline(known)
  }

  /// The timeline of what is known, however old, where the host has given nothing newer.
  /// - Parameter failure: why there is nothing newer.
  func timeline(of place: Coordinates, by forecaster: any Forecaster, after failure: Failure) throws(Failure) -> Timeline {
    timeline(try forecaster.newest(of: place), RefreshFailure(failure, at: now))
  }

  /// The same at another instant.
  /// - Parameter name: what the device's place, if it is that, is called now.
  func moved(to instant: Timestamp, name: String?) -> TimelineMaker {
    var plan = plan
    if plan.isNameAsked, let name { plan.place = plan.place?.called(name) }
    return TimelineMaker(thermometer: thermometer, now: instant, plan: plan, scale: scale, hours: hours)
  }

  /// Whether a forecast has hours that have not ended.
  private func hasHours(_ forecast: Forecast) -> Bool {
    forecast.hours.last.map { !$0.hasEnded(at: now) } ?? false
  }

  /// An hour after the weather was fetched; sooner where it is not as it should be, or the place is bought for less long.
  private func refresh(fetched: Int?, now: Int) -> TimelineRefresh {
    guard plan.place != nil else { return .never }
    var at = fetched.map { max($0 + Forecast.Hour.length, now + TimelineMaker.retry) } ?? now + TimelineMaker.retry
    if let end = plan.changesAt { at = min(at, end.milliseconds) }
    return .after(Timestamp(milliseconds: min(at, Timestamp.latest)))
  }
}
