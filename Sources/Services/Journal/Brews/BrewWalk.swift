internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// A walk through brews from the newest to the oldest, lane by lane. A page ends early after some thousand brews that
/// do not pass the filter.
struct BrewWalk {
  private let stores: Stores
  private let all = places("1")
  private let ofBean = places("f.bean = ?4")
  private let ofMethod = places("f.method = ?4")
  private let nextBean = StoreStatement("SELECT bean FROM {store}.brew_facts WHERE bean < ? ORDER BY bean DESC LIMIT 1")
  private let lastBean = StoreStatement("SELECT bean FROM {store}.brew_facts ORDER BY bean DESC LIMIT 1")

  /// The most brews that a page reads.
  private static let most = 2000
  static let mostAtOnce = 250

  init(_ stores: Stores) { self.stores = stores }

  /// The filters of a list of brews, and the states that it shows.
  struct Choice {
    let filter: BrewFilter
    var archived = false
    var draft: Bool?
  }

  private static func places(_ lane: String) -> FilteredStatement {
    FilteredStatement(from: 7) {
      """
      SELECT f.at, f.brew, (?5 IS NULL OR f.archived = ?5) AND (?6 IS NULL OR f.draft = ?6) AND \($0)
      FROM {store}.brew_facts f WHERE \(lane) AND (f.at, f.brew) < (?1, ?2) ORDER BY f.at DESC, f.brew DESC LIMIT ?3
      """
    }
  }

  /// - Parameters:
  ///   - place: the place after which the walk begins; `nil` for the beginning.
  ///   - wanted: the number of brews that the caller wants. The walk reads more brews at once only if some do not pass
  ///     the filter.
  ///   - visit: handles a brew that passes the filter; returns a Boolean value that indicates whether to continue.
  /// - Returns: the last place that was read; `nil` after the last brew.
  func run(
    _ lanes: BrewLanes, _ choice: Choice, after place: BrewPlace?, wanted: Int = mostAtOnce, _ zone: JournalZone,
    in context: Context,
    visit: (BrewPlace) throws(Failure) -> Bool
  ) throws(Failure) -> BrewPlace? {
    var (left, atOnce) = (BrewWalk.most, wanted)
    let start: String? = if let place { place.lane } else { try first(lanes, choice, in: context) }
    guard var lane = start else { return nil }
    var last = place ?? BrewWalk.beginning(of: lane)
    while true {
      let count = min(atOnce, BrewWalk.mostAtOnce, left)
      atOnce = BrewWalk.mostAtOnce
      let next = try places(lanes, choice, after: last, count, zone, in: context)
      for (place, fits) in next {
        last = place
        if fits, try !visit(place) { return place }
      }
      left -= next.count
      if next.count < count {
        guard let following = try self.lane(lanes, choice, after: lane, in: context) else { return nil }
        (lane, last) = (following, BrewWalk.beginning(of: following))
        // An empty lane also takes time.
        left -= 1
      }
      if left <= 0 { return last }
    }
  }

  private static func beginning(of lane: String) -> BrewPlace {
    BrewPlace(lane: lane, at: Timestamp(milliseconds: Int.max), brew: UUID(high: .max, low: .max))
  }

  private func first(_ lanes: BrewLanes, _ choice: Choice, in context: Context) throws(Failure) -> String? {
    switch lanes {
    case .one: ""
    case .beans:
      if let bean = choice.filter.bean {
        "\(bean.uuid)"
      } else {
        try stores.first(lastBean, in: context.partition.store) { BrewWalk.lane($0.nextBlob()) }
      }
    case .methods: choice.filter.method.map(\.rawValue) ?? BrewWalk.methods.first
    }
  }

  private func lane(_ lanes: BrewLanes, _ choice: Choice, after lane: String, in context: Context) throws(Failure)
    -> String?
  {
    switch lanes {
    case .one: return nil
    case .beans:
      guard choice.filter.bean == nil, let bean = UUID(lane) else { return nil }
      return try stores.first(nextBean, in: context.partition.store, bind: bean) { BrewWalk.lane($0.nextBlob()) }
    case .methods:
      guard choice.filter.method == nil, let place = BrewWalk.methods.firstIndex(of: lane) else { return nil }
      return BrewWalk.methods.dropFirst(place + 1).first
    }
  }

  /// Brews without a method come last.
  private static let methods = BrewMethod.allCases.map(\.rawValue).sorted() + [""]

  private static func lane(_ bean: [UInt8]) -> String { UUID(bytes: bean)?.description ?? "" }

  private func places(
    _ lanes: BrewLanes, _ choice: Choice, after place: BrewPlace, _ count: Int, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> [(place: BrewPlace, fits: Bool)] {
    // For a filter by one bean or one method, the index of that member lists the brews.
    let (bean, method) = (choice.filter.bean, choice.filter.method)
    let isOfBean = lanes == .beans || lanes == .one && bean != nil
    let isOfMethod = lanes == .methods || lanes == .one && bean == nil && method != nil
    return try stores.all(
      (isOfBean ? ofBean : isOfMethod ? ofMethod : all)[choice.filter], in: context.partition.store,
      {
        $0.add(place.at)
        $0.add(place.brew)
        $0.add(count)
        if isOfBean {
          if let bean = lanes == .beans ? UUID(place.lane) : bean?.uuid { $0.add(bean) } else { $0.addBlob([]) }
        } else if isOfMethod {
          $0.add(lanes == .methods ? place.lane : method?.rawValue ?? "")
        } else {
          $0.null()
        }
        $0.add(choice.archived)
        $0.add(choice.draft)
        choice.filter.bind(to: &$0, zone)
      }, { (BrewPlace(lane: place.lane, at: $0.next(), brew: $0.next()), $0.next(Bool.self)) })
  }
}
