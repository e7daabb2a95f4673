internal import JSON
public import Ports
internal import RPC
public import Shape
public import Vocabulary

/// Answers the questions of a timeline from the app group's file, for a widget that has no core.
extension AppGroupFile: WidgetFacts {
  func chosenScale() throws(Failure) -> Scale? { values.scale }
  func chosenPlace() throws(Failure) -> UUID? { values.widgetPlace }
  func place(_ id: UUID) throws(Failure) -> WidgetPlace? {
    values.recents.first { $0.id == id } ?? values.registry.first { $0.id == id }
  }
  func allowsOwnPlaces(at now: Timestamp) throws(Failure) -> Bool {
    values.entitlements.span(at: now)?.features.contains("\(Widgets.customPlaces)") ?? false
  }
  func changesAt(after now: Timestamp) throws(Failure) -> Timestamp? { values.entitlements.span(at: now)?.until }
  func devicePlace() throws(Failure) -> DevicePlace? { values.devicePlace }
  func isLocationRefused() throws(Failure) -> Bool { values.locationAuthorization?.state.isRefusal ?? false }
  var isDeviceFound: Bool { false }
}

extension AppGroupFile {
  /// The options of a timeline that is made from the file.
  public struct Wish {
    /// The place in the widget's configuration; `nil` for the place that was chosen for all widgets.
    public var place: UUID?
    /// The number of hours of the timeline; `nil` for the usual number.
    public var hours: Int?
    /// The temperature scale; `nil` for the scale of the app.
    public var scale: Scale?

    public init() {}

    /// The allowed numbers of hours.
    public static let hoursLimit = 1...Forecast.mostHours
  }

  /// Returns the coordinates of the place that a timeline shows, and whether this is the device's place without a name.
  /// Returns `nil` if no place is known.
  public func place(of wish: Wish, at now: Timestamp) -> (coordinates: Coordinates, isNameless: Bool)? {
    (try? plan(wish.place, at: now))?.place.map { ($0.coordinates, $0.id == nil && $0.name == nil) }
  }

  /// Gives the device's place a name.
  public mutating func callDevicePlace(_ name: String) {
    values.devicePlace = values.devicePlace.map {
      DevicePlace(coordinates: $0.coordinates, name: name, at: $0.at, accuracy: $0.accuracy)
    }
  }

  /// Returns the result of `widgets.timeline` for the same options, as JSON.
  /// - Parameters:
  ///   - forecaster: provides the weather that the file contains.
  ///   - now: the instant of the timeline.
  ///   - isNameAsked: a Boolean value that indicates whether a host was asked for the name of the place.
  public func timeline(
    _ wish: Wish, by forecaster: any Forecaster, _ thermometer: any Thermometer, at now: Timestamp, isNameAsked: Bool
  ) -> String {
    // Reading from the file never fails: a missing value is not an error.
    (try? jsonText(made(wish, by: forecaster, thermometer, at: now, isNameAsked: isNameAsked))) ?? "null"
  }

  private func made(
    _ wish: Wish, by forecaster: any Forecaster, _ thermometer: any Thermometer, at now: Timestamp, isNameAsked: Bool
  ) throws(Failure) -> Timeline {
    var plan = try plan(wish.place, at: now)
    plan.isNameAsked = isNameAsked
    let maker = TimelineMaker(
      thermometer: thermometer, now: now, plan: plan, scale: try scale(wanted: wish.scale),
      hours: wish.hours ?? Forecast.usualHours)
    guard let place = maker.plan.place?.coordinates else { return maker.timeline(nil) }
    if let timeline = try maker.timeline(of: place, by: forecaster) { return timeline }
    guard let obstacle = forecaster.obstacle else { return maker.timeline(try forecaster.newest(of: place)) }
    return try maker.timeline(of: place, by: forecaster, after: obstacle)
  }
}
