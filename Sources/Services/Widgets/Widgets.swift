internal import Ports
internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// What widgets show: places of the user's, and the weather there.
final class Widgets {
  let dependencies: Dependencies
  let registry: PlaceRegistry
  let recents: Recents
  let entitlements: any EntitlementKeeper
  let forecaster: any Forecaster
  let thermometer: any Thermometer
  let namer: any PlaceNamer

  /// What must have been bought for a widget to show another place than the device's.
  static let customPlaces: StaticString = "customPlaces"

  init(
    _ dependencies: Dependencies, entitlements: any EntitlementKeeper, forecaster: any Forecaster, thermometer: any Thermometer,
    namer: any PlaceNamer
  ) {
    self.namer = namer
    self.dependencies = dependencies
    self.entitlements = entitlements
    self.forecaster = forecaster
    self.thermometer = thermometer
    registry = PlaceRegistry(dependencies)
    recents = Recents(dependencies, registry)
  }

  /// The places with these ids, in their order; what is unknown is passed over.
  func entities(_ ids: [UUID]) throws(Failure) -> [WidgetPlace] { try registry.find(ids) }

  /// Lets widgets that choose no place themselves show this one.
  /// - Throws: `notFound`.
  func choose(_ id: UUID, at now: Timestamp) throws(Failure) -> ShownPlace {
    if try registry.find(id) == nil { throw .notFound("place") }
    try dependencies.appGroup.set(.widgetPlace, to: id, at: now)
    return try ShownPlace(plan(nil, at: now))
  }

  /// Lets them show the device's.
  func chooseDevicePlace(at now: Timestamp) throws(Failure) -> ShownPlace {
    try dependencies.appGroup.remove(.widgetPlace, at: now)
    return try ShownPlace(plan(nil, at: now))
  }

  /// Which place is shown to a widget that wants one, and why it is another.
  /// - Parameters:
  ///   - own: the place that the widget is set up with; nil for the one that was chosen for all.
  ///   - maxAge: after how many seconds the device's place is old; nil for as long as usual.
  func plan(_ own: UUID?, maxAge: Int? = nil, at now: Timestamp) throws(Failure) -> WidgetPlan {
    let wanted = if let own { own } else { try dependencies.appGroup.value(of: .widgetPlace, as: UUID.self) }
    var plan = WidgetPlan(wanted: wanted)
    if let wanted {
      if let place = try registry.find(wanted) {
        if try entitlements.obstacle(to: Widgets.customPlaces, at: now) == nil {
          plan.place = TimelinePlace(place)
          plan.changesAt = try entitlements.changesAt(after: now)
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
    let isRefused = try dependencies.locationAuthorization().state.isRefusal
    guard let place = try dependencies.appGroup.devicePlace() else {
      plan.fallbacks.append(Fallback(.devicePlaceUnknown, isFound: namer.isDeviceFound))
      return
    }
    plan.place = TimelinePlace(place)
    if isRefused { plan.fallbacks.append(Fallback(.locationDenied)) }
    if place.isOld(at: now, maxAge: maxAge) {
      plan.fallbacks.append(Fallback(.devicePlaceOld, isFound: namer.isDeviceFound))
    } else {
      plan.oldAt = place.oldAt(maxAge: maxAge)
    }
  }
}
