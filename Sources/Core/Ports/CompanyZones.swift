public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// Knows when the days of companies begin and end.
public final class CompanyZones {
  private let profiles: any ProfileKeeper
  /// The compiled file of a zone; nil where the machine has none.
  private let read: (TimeZoneName) -> [UInt8]?
  /// Those that were asked for.
  private var known: [CompanyZone] = []

  public init(_ profiles: any ProfileKeeper, read: @escaping (TimeZoneName) -> [UInt8]?) {
    self.profiles = profiles
    self.read = read
  }

  /// The time zone of a company: UTC where it has none, and where the machine does not know it.
  public func zone(in context: CompanyContext) throws(Failure) -> CompanyZone {
    try zone(of: context.scope, at: context.now)
  }

  /// The time zone of a company: UTC where it has none, and where the machine does not know it.
  public func zone(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyZone {
    zone(named: try profiles.profile(of: scope, at: now).timeZone)
  }

  /// The company's current day.
  public func today(in context: CompanyContext) throws(Failure) -> Day { try zone(in: context).day(of: context.now) }

  /// The time zone with a name: UTC without one, and where the machine does not know it.
  public func zone(named name: TimeZoneName?) -> CompanyZone {
    guard let name else { return .utc }
    if let known = known.first(where: { $0.name == name.name }) { return known }
    guard let rules = read(name).flatMap({ ZoneRules($0) }) else { return .utc }
    let zone = CompanyZone(name: name.name, rules: rules)
    known.append(zone)
    return zone
  }
}

/// A time zone that days are counted in.
public struct CompanyZone: Sendable {
  public let name: String
  private let rules: ZoneRules

  static let utc = CompanyZone(name: "UTC", rules: .utc)

  init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// The day that it is there.
  public func day(of instant: Timestamp) -> Day { rules.day(of: instant) }
  /// The day's first instant.
  public func start(of day: Day) -> Timestamp { rules.start(of: day) }
}
