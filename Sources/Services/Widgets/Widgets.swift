internal import Ports
internal import RPC
internal import Shape
internal import Tenancy
internal import Vocabulary

/// The service `widgets`: the places and the content of the user's widgets, which show the weather.
final class Widgets {
  let dependencies: Dependencies
  let registry: PlaceRegistry
  let recents: Recents
  let entitlements: any EntitlementKeeper
  let forecaster: any Forecaster
  let thermometer: any Thermometer
  let namer: any PlaceNamer

  /// The feature that a widget needs to show a place other than the device's.
  static let customPlaces: StaticString = "customPlaces"

  init(
    _ dependencies: Dependencies, entitlements: any EntitlementKeeper, forecaster: any Forecaster,
    thermometer: any Thermometer,
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

  /// Returns the places with these ids, in the order of the ids. Unknown ids are left out.
  func entities(_ ids: [UUID]) throws(Failure) -> [WidgetPlace] { try registry.find(ids) }

  /// Chooses the place for widgets whose configuration names no place.
  /// - Throws: `notFound` for an unknown id.
  func choose(_ id: UUID, at now: Timestamp) throws(Failure) -> ShownPlace {
    if try registry.find(id) == nil { throw .notFound("place") }
    try dependencies.appGroup.set(.widgetPlace, to: id, at: now)
    return try ShownPlace(plan(nil, at: now))
  }

  /// Chooses the device's place for widgets whose configuration names no place.
  func chooseDevicePlace(at now: Timestamp) throws(Failure) -> ShownPlace {
    try dependencies.appGroup.remove(.widgetPlace, at: now)
    return try ShownPlace(plan(nil, at: now))
  }
}

/// Provides the facts for timelines from the core's stores.
extension Widgets: WidgetFacts {
  func chosenScale() throws(Failure) -> Scale? { try dependencies.appGroup.value(of: .scale) }
  func chosenPlace() throws(Failure) -> UUID? { try dependencies.appGroup.value(of: .widgetPlace) }
  func place(_ id: UUID) throws(Failure) -> WidgetPlace? { try registry.find(id) }
  func allowsOwnPlaces(at now: Timestamp) throws(Failure) -> Bool {
    try entitlements.obstacle(to: Widgets.customPlaces, at: now) == nil
  }
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp? { try entitlements.changesAt(after: now) }
  func devicePlace() throws(Failure) -> DevicePlace? { try dependencies.appGroup.devicePlace() }
  func isLocationRefused() throws(Failure) -> Bool { try dependencies.locationAuthorization().state.isRefusal }
  var isDeviceFound: Bool { namer.isDeviceFound }
}
