internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// What decides what a widget shows: a core knows it, and so does the app group's file.
protocol WidgetFacts {
  /// The scale that the app shows temperatures on; nil where it has said none.
  func chosenScale() throws(Failure) -> Scale?
  /// The place that widgets show which choose none themselves; nil for the device's.
  func chosenPlace() throws(Failure) -> UUID?
  /// The place with an id; nil where there is none.
  func place(_ id: UUID) throws(Failure) -> WidgetPlace?
  /// Whether widgets may show places of the user's own at an instant.
  func allowsOwnPlaces(at now: Timestamp) throws(Failure) -> Bool
  /// When time alone changes what the account has; nil for never.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
  /// Where the device is; nil as long as it is not known.
  func devicePlace() throws(Failure) -> DevicePlace?
  /// Whether it has been decided that the app may not know where the device is.
  func isLocationRefused() throws(Failure) -> Bool
  /// Whether somebody can be asked where the device is.
  var isDeviceFound: Bool { get }
}

extension WidgetFacts {
  /// The scale that temperatures are shown on to who wants this one, or leaves it to the app.
  func scale(wanted: Scale?) throws(Failure) -> Scale {
    if let wanted { return wanted }
    return try chosenScale() ?? .celsius
  }

  /// Which place is shown to a widget that wants one, and why it is another.
  /// - Parameters:
  ///   - own: the place that the widget is set up with; nil for the one that was chosen for all.
  ///   - maxAge: after how many seconds the device's place is old; nil for as long as usual.
  func plan(_ own: UUID?, maxAge: Int? = nil, at now: Timestamp) throws(Failure) -> WidgetPlan {
    let wanted = if let own { own } else { try chosenPlace() }
    var plan = WidgetPlan(wanted: wanted)
    if let wanted {
      if let place = try place(wanted) {
        if try allowsOwnPlaces(at: now) {
          plan.place = TimelinePlace(place)
          plan.changesAt = try changesAt(after: now)
          return plan
        }
        plan.fallbacks.append(Fallback(.premiumNeeded))
      } else {
        plan.fallbacks.append(Fallback(.placeUnknown))
      }
    }
    try showDevicePlace(in: &plan, maxAge: maxAge, at: now)
    return plan
  }

  private func showDevicePlace(in plan: inout WidgetPlan, maxAge: Int?, at now: Timestamp) throws(Failure) {
    // Asked in any case: a live query is run again only when something changes that it has read.
    let isRefused = try isLocationRefused()
    guard let place = try devicePlace() else {
      plan.fallbacks.append(Fallback(.devicePlaceUnknown, isFound: isDeviceFound))
      return
    }
    plan.place = TimelinePlace(place)
    if isRefused { plan.fallbacks.append(Fallback(.locationDenied)) }
    if place.isOld(at: now, maxAge: maxAge) {
      plan.fallbacks.append(Fallback(.devicePlaceOld, isFound: isDeviceFound))
    } else {
      plan.oldAt = place.oldAt(maxAge: maxAge)
    }
  }
}
