internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The facts on which the content of a widget depends. They come from a core, or from the app group's file.
protocol WidgetFacts {
  /// Returns the temperature scale that the app chose, or `nil` if it chose none.
  func chosenScale() throws(Failure) -> Scale?
  /// Returns the place for widgets that choose no place themselves, or `nil` for the device's place.
  func chosenPlace() throws(Failure) -> UUID?
  /// Returns the place with an id, or `nil` if there is none.
  func place(_ id: UUID) throws(Failure) -> WidgetPlace?
  /// Returns a Boolean value that indicates whether widgets may show places of the user's own at an instant.
  func allowsOwnPlaces(at now: Timestamp) throws(Failure) -> Bool
  /// Returns the next instant at which time alone changes the account's entitlements, or `nil` for never.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
  /// Returns the place of the device, or `nil` if it is not known.
  func devicePlace() throws(Failure) -> DevicePlace?
  /// Returns a Boolean value that indicates whether the app was denied the location of the device.
  func isLocationRefused() throws(Failure) -> Bool
  /// A Boolean value that indicates whether a host can be asked for the location of the device.
  var isDeviceFound: Bool { get }
}

extension WidgetFacts {
  /// Returns the temperature scale: the wanted scale, or the app's if the caller wants none.
  func scale(wanted: Scale?) throws(Failure) -> Scale {
    if let wanted { return wanted }
    return try chosenScale() ?? .celsius
  }

  /// Returns the place that a widget shows, with the reasons that it is not the wanted place.
  /// - Parameters:
  ///   - own: the place that the widget was set up with; `nil` for the place that was chosen for all widgets.
  ///   - maxAge: the age, in seconds, after which the device's place is old; `nil` for the usual age.
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
    // The value is always read: a live query runs again only when values change that it has read.
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
