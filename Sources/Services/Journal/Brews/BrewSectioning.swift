internal import Shape

/// The kind of sections into which a list of brews is divided: periods of the calendar, beans or methods.
enum BrewSectioning: String, Choice {
  case day, week, month, bean, method

  static let spellings = Spellings<BrewSectioning>()

  static let doc: StaticString =
    "The kind of sections into which the list is divided. day, week, month: by the calendar, the latest first. bean: one section for each bean, the newest bean first. method: one section for each method, from A to Z."

  private var period: Period? {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    case .bean, .method: nil
    }
  }

  /// Returns the key of the section to which a brew belongs: the first day of its period, the id of its beans, or its
  /// method. Returns `nil` for a draft without beans or method.
  func key(of place: BrewPlace, in zone: JournalZone) -> String? {
    if let period { return period.start(of: zone.day(of: place.at), in: zone).description }
    return place.lane.isEmpty ? nil : place.lane
  }

  /// The lanes in which a list with these sections reads the brews, one lane after the other.
  var lanes: BrewLanes {
    switch self {
    case .day, .week, .month: .one
    case .bean: .beans
    case .method: .methods
    }
  }
}

/// The lanes of a list of brews. A lane is a part of the list that is read as one: all brews, or those of one bean or
/// method. Within a lane, the newest brews come first.
enum BrewLanes {
  /// A single lane with all brews.
  case one
  /// One lane for each bean. The newest bean comes first.
  case beans
  /// One lane for each method, sorted by the methods' names.
  case methods
}

/// The position of a brew in a list of brews.
struct BrewPlace {
  /// The id of the beans, or the method, of the lane. It is empty in a list with a single lane, and for brews without
  /// beans or method.
  let lane: String
  let at: Timestamp
  let brew: UUID

  /// The position as text, for a cursor: the lane, the instant and the brew.
  var text: String { "\(lane.hexadecimal)_\(at.milliseconds)_\(brew)" }

  init(lane: String, at: Timestamp, brew: UUID) { (self.lane, self.at, self.brew) = (lane, at, brew) }

  /// Creates the position directly before the given brew, so that a page after it begins with that brew.
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
