public import RPC
public import Shape
public import Tenancy
public import Vocabulary

/// The time zones of companies, in which their days begin and end.
public final class CompanyZones {
  private let profiles: any ProfileKeeper
  /// Returns the time zone's file in the format of the IANA database, or `nil` if the machine does not have the file.
  private let read: (TimeZoneName) -> [UInt8]?
  /// The time zones that were already read from files.
  private var known: [CompanyZone] = []

  public init(_ profiles: any ProfileKeeper, read: @escaping (TimeZoneName) -> [UInt8]?) {
    self.profiles = profiles
    self.read = read
  }

  /// Returns the time zone of a company. Returns UTC if the company has no time zone, or if the machine does not know
  /// it.
  public func zone(in context: CompanyContext) throws(Failure) -> CompanyZone {
    try zone(of: context.scope, at: context.now)
  }

  /// Returns the time zone of a company. Returns UTC if the company has no time zone, or if the machine does not know
  /// it.
  public func zone(of scope: CompanyScope, at now: Timestamp) throws(Failure) -> CompanyZone {
    zone(named: try profiles.profile(of: scope, at: now).timeZone)
  }

  /// Returns the company's current day.
  public func today(in context: CompanyContext) throws(Failure) -> Day { try zone(in: context).day(of: context.now) }

  /// Returns the time zone with the given name, or UTC if there is no name or the machine does not know the zone.
  public func zone(named name: TimeZoneName?) -> CompanyZone {
    guard let name else { return .utc }
    if let known = known.first(where: { $0.name == name.name }) { return known }
    guard let rules = read(name).flatMap({ ZoneRules($0) }) else { return .utc }
    let zone = CompanyZone(name: name.name, rules: rules)
    known.append(zone)
    return zone
  }
}

/// A time zone that decides when a day begins and ends.
public struct CompanyZone: Sendable {
  public let name: String
  private let rules: ZoneRules

  static let utc = CompanyZone(name: "UTC", rules: .utc)

  init(name: String, rules: ZoneRules) {
    self.name = name
    self.rules = rules
  }

  /// Returns the day that an instant belongs to in this time zone.
  public func day(of instant: Timestamp) -> Day { rules.day(of: instant) }
  /// Returns the day's first instant.
  public func start(of day: Day) -> Timestamp { rules.start(of: day) }
}
