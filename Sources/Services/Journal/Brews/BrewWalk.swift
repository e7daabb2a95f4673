internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// Reads brews from the newest to the oldest, one lane after the other, and checks them against a filter. A page ends
/// after 2000 brews were read, even if few of them match.
struct BrewWalk {
  private let stores: Stores
  private let all = places("1")
  private let ofBean = places("f.bean = ?4")
  private let ofMethod = places("f.method = ?4")
  private let nextBean = StoreStatement("SELECT bean FROM {store}.brew_facts WHERE bean < ? ORDER BY bean DESC LIMIT 1")
  private let lastBean = StoreStatement("SELECT bean FROM {store}.brew_facts ORDER BY bean DESC LIMIT 1")

  /// The most brews that are read for one page.
  private static let most = 2000
  static let mostAtOnce = 250

  init(_ stores: Stores) { self.stores = stores }

  /// The conditions that the brews of a list must meet. A list has either archived brews or the others. `draft` limits
  /// the list to drafts or to complete brews; `nil` allows both.
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

  /// Reads brews until `visit` ends the walk, or enough brews were read.
  /// - Parameters:
  ///   - place: the position after which the walk begins; `nil` for the beginning of the list.
  ///   - wanted: the number of brews that the caller needs. The first read gets so many. Further reads get more,
  ///     because then some did not match.
  ///   - visit: handles a brew that matches the filter, and returns a Boolean value that indicates whether to continue.
  /// - Returns: the last position that was read; `nil` if the list has ended.
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
        // Also a lane without brews costs a query, so it counts as one brew.
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

  /// The methods in the order of their lanes. The empty text stands for brews without a method, which come last.
  private static let methods = BrewMethod.allCases.map(\.rawValue).sorted() + [""]

  private static func lane(_ bean: [UInt8]) -> String { UUID(bytes: bean)?.description ?? "" }

  private func places(
    _ lanes: BrewLanes, _ choice: Choice, after place: BrewPlace, _ count: Int, _ zone: JournalZone, in context: Context
  ) throws(Failure) -> [(place: BrewPlace, fits: Bool)] {
    // If the list is limited to one bean or one method, the index of that member is used.
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
