internal import Ports
internal import RPC
internal import Shape
internal import Vocabulary

/// The facts on which the content of a widget depends. They come from a core, or from the app group's file if no core
/// runs.
protocol WidgetFacts {
  /// Returns the temperature scale that the app chose, or `nil` if it chose none.
  func chosenScale() throws(Failure) -> Scale?
  /// Returns the id of the place for widgets whose configuration names no place, or `nil` for the device's place.
  func chosenPlace() throws(Failure) -> UUID?
  /// Returns the place with an id, or `nil` if there is none.
  func place(_ id: UUID) throws(Failure) -> WidgetPlace?
  /// Returns a Boolean value that indicates whether widgets may now show places that the user has chosen.
  func allowsOwnPlaces(at now: Timestamp) throws(Failure) -> Bool
  /// Returns the next time at which the account's entitlements change without a write, or `nil` if there is none.
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp?
  /// Returns the place of the device, or `nil` if it is not known.
  func devicePlace() throws(Failure) -> DevicePlace?
  /// Returns a Boolean value that indicates whether the app was denied the location of the device.
  func isLocationRefused() throws(Failure) -> Bool
  /// A Boolean value that indicates whether a host can be asked for the location of the device.
  var isDeviceFound: Bool { get }
}

extension WidgetFacts {
  /// Returns the requested scale, or otherwise the scale that the app chose, or otherwise Celsius.
  func scale(wanted: Scale?) throws(Failure) -> Scale {
    if let wanted { return wanted }
    return try chosenScale() ?? .celsius
  }

  /// Returns the place that a widget shows, and the reasons if it is not the requested place.
  /// - Parameters:
  ///   - own: the place in the widget's configuration; `nil` for the place that was chosen for all widgets.
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
    // Reads the permission even if no place is known. A live query is repeated only if a value changes that it has
    // read.
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
