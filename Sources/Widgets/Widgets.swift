internal import Kernel
internal import RPC
internal import Shape

/// What widgets show: places of the user's, and the weather there.
final class Widgets {
  let kernel: Kernel
  let registry: PlaceRegistry
  let recents: Recents
  let host: HostCalls

  /// What must have been bought for a widget to show another place than the device's.
  static let customPlaces: StaticString = "customPlaces"
  /// The name of the chosen place's id in the app group.
  static let chosenPlace = "widgetPlace"
  /// The name of the scale that the app shows temperatures on, in the app group.
  static let scale = "scale"

  init(_ kernel: Kernel, _ host: HostCalls) {
    self.kernel = kernel
    self.host = host
    registry = PlaceRegistry(kernel)
    recents = Recents(kernel, registry)
  }

  /// The places with these ids, in their order; what is unknown is passed over.
  func entities(_ ids: [UUID]) throws(Failure) -> [WidgetPlace] {
    var found: [WidgetPlace] = []
    for id in ids { if let place = try registry.find(id) { found.append(place) } }
    return found
  }

  /// The place that a widget shows which does not choose one itself; nil for the device's.
  func chosen() throws(Failure) -> UUID? { try kernel.appGroup.value(of: Widgets.chosenPlace, as: UUID.self)?.value }

  func choose(_ id: UUID?) throws(Failure) -> ShownPlace {
    if let id, try registry.find(id) == nil { throw .notFound("place") }
    if let id { try kernel.appGroup.set(Widgets.chosenPlace, to: id) } else { try kernel.appGroup.setText(Widgets.chosenPlace, to: nil) }
    return try ShownPlace(plan(nil))
  }

  /// Which place is shown to a widget that wants one, and why it is another.
  /// - Parameter own: the place that the widget is set up with; nil for the one that was chosen for all.
  func plan(_ own: UUID?) throws(Failure) -> WidgetPlan {
    let wanted = if let own { own } else { try chosen() }
    var plan = WidgetPlan(wanted: wanted)
    if let wanted {
      let place = try registry.find(wanted)
      if place == nil {
        plan.fallbacks.append(Fallback(.placeUnknown))
      } else if try kernel.entitlements.obstacle(to: Widgets.customPlaces) != nil {
        plan.fallbacks.append(Fallback(.premiumNeeded))
      } else if let place {
        plan.place = TimelinePlace(place)
        plan.changesAt = try kernel.entitlements.changesAt()
        return plan
      }
    }
    plan.place = try kernel.appGroup.devicePlace().map(TimelinePlace.init)
    if plan.place == nil { plan.fallbacks.append(Fallback(.devicePlaceUnknown)) }
    return plan
  }
}

/// Which place a widget shows.
struct WidgetPlan {
  let wanted: UUID?
  var place: TimelinePlace?
  var fallbacks: [Fallback] = []
  /// When it may be another one, as what was bought ends.
  var changesAt: Timestamp?

  init(wanted: UUID?) { self.wanted = wanted }
}

/// Why a widget shows something else than it should.
struct Fallback: Record {
  enum Reason: String, Choice {
    /// There is no place with the id that is wanted.
    case placeUnknown
    /// Places of one's own must have been bought.
    case premiumNeeded
    /// It is not known where the device is.
    case devicePlaceUnknown
    /// The weather is older than it should be.
    case weatherStale
    /// There is no weather.
    case weatherMissing

    static let spellings = Spellings<Reason>()

    fileprivate var message: String {
      switch self {
      case .placeUnknown: "There is no place with this id; the device's place is shown"
      case .premiumNeeded: "Places of one's own need a feature that has not been bought; the device's place is shown"
      case .devicePlaceUnknown: "It is not known where the device is; location.request finds out"
      case .weatherStale: "The weather is older than it should be"
      case .weatherMissing: "No weather is known for the place"
      }
    }
  }

  let reason: Reason, message: String, error: String?

  static let doc: StaticString = "Why a widget shows something else than it should."

  /// - Parameter failure: what went wrong, if something did.
  init(_ reason: Reason, _ failure: Failure? = nil) {
    self.reason = reason
    message = failure.map { "\(reason.message): \($0.message)" } ?? reason.message
    error = failure?.code.name
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    reason = field("reason", \.reason, "A name for machines.")
    message = field("message", \.message, "A sentence for people.")
    error = field("error", \.error, "The machine name of the error behind it; null for none.")
  }
}

/// The place that a widget shows.
struct TimelinePlace: Record {
  let id: UUID?, name: String?, coordinates: Coordinates

  static let doc: StaticString = "The place that a widget shows."

  init(_ place: WidgetPlace) {
    id = place.id
    name = place.details.name.text
    coordinates = place.details.coordinates
  }

  init(_ device: DevicePlace) {
    id = nil
    name = device.name
    coordinates = device.coordinates
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    id = field("id", \.id, "The place's id; null for the device's place.")
    name = field("name", \.name, "What it is called; null as long as that is not known.")
    coordinates = field.embed(\.coordinates)
  }
}

/// What `widgets.place` answers.
struct ShownPlace: Record {
  let chosen: UUID?, place: TimelinePlace?, fallbacks: [Fallback]

  static let doc: StaticString = "Which place is shown by widgets that choose none themselves."

  init(_ plan: WidgetPlan) {
    chosen = plan.wanted
    place = plan.place
    fallbacks = plan.fallbacks
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    chosen = field("chosen", \.chosen, "The place that was chosen; null for the device's.")
    place = field("place", \.place, "The place that is shown; null where none is known.")
    fallbacks = field("fallbacks", \.fallbacks, "Why another one is shown than was chosen.")
  }
}
