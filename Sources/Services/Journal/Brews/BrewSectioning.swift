internal import Shape

/// The division of a list of brews into sections.
enum BrewSectioning: String, Choice {
  case day, week, month, bean, method

  static let spellings = Spellings<BrewSectioning>()

  static let doc: StaticString =
    "The kind of sections. day, week, month: sections by the calendar, the latest first. bean: a section for each bean, the newest bean first. method: a section for each method, from A to Z."

  private var period: Period? {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .bean, .method: nil
    }
  }

  /// Returns the key of the section of a brew: the first day of the period, the id of the bean, or the method. Returns
  /// `nil` for a draft without the bean or the method.
  func key(of place: BrewPlace, in zone: JournalZone) -> String? {
    if let period { return period.start(of: zone.day(of: place.at), in: zone).description }
    return place.lane.isEmpty ? nil : place.lane
  }

  /// The lanes of a list with these sections. Lanes are read one after the other.
  var lanes: BrewLanes {
    switch self {
    case .day, .week, .month: .one
    case .bean: .beans
    case .method: .methods
    }
  }
}

/// The lanes of a list of brews. Each lane lists its brews from the newest to the oldest.
enum BrewLanes {
  /// All brews.
  case one
  /// One lane for each bean, beginning with the newest bean.
  case beans
  /// One lane for each method, in the order of their names.
  case methods
}

/// The place of a brew in a list of brews.
struct BrewPlace {
  /// The bean or the method of the lane. It is empty for a list of all brews, and for brews without a bean or a method.
  let lane: String
  let at: Timestamp
  let brew: UUID

  /// The place as a part of a cursor: the lane, the instant and the brew.
  var text: String { "\(lane.hexadecimal)_\(at.milliseconds)_\(brew)" }

  init(lane: String, at: Timestamp, brew: UUID) { (self.lane, self.at, self.brew) = (lane, at, brew) }

  /// Creates the place before the newest brew of a lane among the brews that are not newer than the given place.
  init(before place: BrewPlace) {
    self.init(lane: place.lane, at: Timestamp(milliseconds: place.at.milliseconds + 1), brew: UUID(high: 0, low: 0))
  }

  init?(_ text: String) {
    let parts = text.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 3, let lane = String(hexadecimal: parts[0]), let at = Int(parts[1]),
      let brew = UUID(String(parts[2]))
    else {
      return nil
    }
    self.init(lane: lane, at: Timestamp(milliseconds: at), brew: brew)
  }
}
