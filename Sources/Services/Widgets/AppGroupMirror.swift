internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
public import Storage
public import Tenancy
internal import Vocabulary

/// Keeps the app group's file equal to the values. If a value may have changed, the file is compared with the values
/// after the commit, and before the replies are sent.
///
/// So a client that gets the reply to a change finds the change in the file. A file that can't be written fails no
/// request. The next change tries again.
public final class AppGroupMirror {
  private let dependencies: Dependencies
  private let file: PublishedFile
  private let flags: any FlagKeeper
  private let entitlements: any EntitlementKeeper
  private let forecaster: any Forecaster
  private let registry: PlaceRegistry
  private let warn: (String) -> Void
  private let selectOwn = StoreStatement(
    "SELECT name, value FROM {store}.app_group_values WHERE name >= 'app.' AND name < 'app/' ORDER BY name")
  /// A Boolean value that indicates whether a value may have changed since the last comparison with the file.
  private var isTouched = false
  /// A Boolean value that indicates whether the file was compared with the values since the start.
  private var hasLooked = false
  /// The places of the registry and each of them as JSON, since the registry's last change. There may be thousands of
  /// places, and they seldom change.
  private var registered: (ids: Set<UUID>, texts: [String])?
  /// The last problem with the file. A problem that stays the same is logged only once.
  private var flaw: String?

  /// The largest size of the registry in the file, in bytes. The rest is left for the app's own values.
  private static let mostOfRegistry = AppGroupFile.longest / 4 * 3

  /// - Parameters:
  ///   - file: the app group's file.
  ///   - flags: provides the present flags.
  ///   - entitlements: provides the account's purchases.
  ///   - forecaster: provides the weather.
  ///   - warn: called with problems, for the log.
  public init(
    _ dependencies: Dependencies, _ file: PublishedFile, flags: any FlagKeeper, entitlements: any EntitlementKeeper,
    forecaster: any Forecaster, warn: @escaping (String) -> Void
  ) {
    self.dependencies = dependencies
    self.file = file
    self.flags = flags
    self.entitlements = entitlements
    self.forecaster = forecaster
    self.warn = warn
    registry = PlaceRegistry(dependencies)
    dependencies.conversations.onSettled(first: true) { [unowned self] in
      if isTouched { catchUp() }
    }
  }

  /// Records that a value may have changed, so that the file is compared after the commit. Commits without such a call
  /// cost nothing.
  /// - Parameter name: the name of the value; `nil` if any value may have changed.
  public func touch(_ name: String?) {
    if name == nil || name == AppGroupKey.registry.rawValue { registered = nil }
    if isTouched { return }
    isTouched = true
    dependencies.conversations.changeInterests(by: 1)
  }

  /// The chore that compares the file once, in an idle moment, because an earlier run of the program may have left an
  /// old file.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !hasLooked },
      step: { [unowned self] () throws(Failure) in
        hasLooked = true
        touch(nil)
      }, pause: {})
  }

  /// Removes the file of an account that is left. The next file is written after the commit.
  func clear() {
    if let reason = file.remove() { warn("\(file.path), the app group's file, could not be removed: \(reason)") }
    touch(nil)
  }

  private func catchUp() {
    isTouched = false
    hasLooked = true
    dependencies.conversations.changeInterests(by: -1)
    var rest: String
    do throws(Failure) { rest = try dependencies.stores.untraced(values).rest } catch {
      return note("its values can't be read (\(error.code.name))")
    }
    // The file itself is compared, as another process may have removed the file meanwhile.
    if isThere(&rest) { return flaw = nil }
    let text = "\(AppGroupText.beginning)\(jsonText(dependencies.clock.now))\(rest)"
    note(file.replace(by: Array(text.utf8)))
  }

  private func note(_ flaw: String?) {
    defer { self.flaw = flaw }
    if let flaw, flaw != self.flaw { warn("\(file.path), the app group's file, is not up to date: \(flaw)") }
  }

  /// Returns a Boolean value that indicates whether the file already has these values.
  private func isThere(_ rest: inout String) -> Bool {
    guard let bytes = file.read(atMost: AppGroupFile.longest), bytes.starts(with: AppGroupText.beginning.utf8) else {
      return false
    }
    let before = AppGroupText.beginning.utf8.count + Timestamp.length + 2
    return rest.withUTF8 { bytes.count == before + $0.count && bytes.dropFirst(before).elementsEqual($0) }
  }

  /// Returns the present values. Values that widgets need most come first, as there may not be room for all.
  private func values() throws(Failure) -> AppGroupText {
    let group = dependencies.appGroup
    var text = AppGroupText(atMost: AppGroupFile.longest)
    let outlook = try entitlements.outlook(of: [Widgets.customPlaces], at: dependencies.clock.now)
    text.add(AppGroupKey.entitlements.rawValue, jsonText(outlook))
    let (device, chosen) = (try group.devicePlace(), try group.value(of: .widgetPlace, as: UUID.self))
    if let device { text.add(AppGroupKey.devicePlace.rawValue, jsonText(device)) }
    if let chosen { text.add(AppGroupKey.widgetPlace.rawValue, jsonText(chosen)) }
    if let scale = try group.value(of: .scale, as: Scale.self) { text.add(AppGroupKey.scale.rawValue, jsonText(scale)) }
    let authorization = try dependencies.locationAuthorization()
    if authorization.changedAt != nil { text.add("locationAuthorization", jsonText(authorization)) }
    let recents = try group.value(of: .recents, as: [WidgetPlace].self) ?? []
    text.add(AppGroupKey.recents.rawValue, list: recents.map { jsonText($0) })
    let own = if let chosen { try registry.find(chosen) } else { WidgetPlace?.none }
    let places =
      [device?.coordinates, own?.details.coordinates].compactMap(\.self) + recents.map(\.details.coordinates)
    text.add("weather", list: try forecasts(of: places))
    if let flags = try flags.sharedFlags() { text.add(AppGroupKey.flags.rawValue, flags.json) }
    text.add(
      AppGroupKey.registry.rawValue, list: try registeredPlaces(with: own), atMost: AppGroupMirror.mostOfRegistry)
    try dependencies.stores.each(selectOwn, in: .device) { row in
      let name: String = row.next()
      // A damaged value is not JSON, and is left out.
      if let value = AnyJSON(json: row.next(String.self)) { text.add(name, value.text) }
    }
    return text
  }

  /// Returns the newest places of the registry. If the chosen place is older, it comes first, so that it is not left
  /// out for lack of room.
  private func registeredPlaces(with own: WidgetPlace?) throws(Failure) -> [String] {
    let known: (ids: Set<UUID>, texts: [String])
    if let registered {
      known = registered
    } else {
      let newest = try registry.newest(SharedValues.mostPlaces)?.places ?? []
      known = (Set(newest.map(\.id)), newest.map { jsonText($0) })
      registered = known
    }
    guard let own, !known.ids.contains(own.id) else { return known.texts }
    return [jsonText(own)] + known.texts
  }

  /// Returns the weather of places. Places with the same weather have a single forecast.
  private func forecasts(of places: [Coordinates]) throws(Failure) -> [String] {
    var known: [Coordinates] = []
    var texts: [String] = []
    for place in places {
      guard let forecast = try forecaster.kept(of: place), !known.contains(forecast.coordinates) else { continue }
      known.append(forecast.coordinates)
      texts.append(jsonText(forecast))
    }
    return texts
  }
}
