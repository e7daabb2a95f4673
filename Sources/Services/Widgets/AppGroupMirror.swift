internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
public import Storage
public import Tenancy
internal import Vocabulary

/// Keeps the app group's file equal to the stored values. If a value may have changed, the mirror compares the file
/// with the values after the commit, and before the replies are sent.
///
/// So a program that gets the reply to a change finds the change in the file. If the file can't be written, no request
/// fails, and the next change tries to write it again.
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
  /// The ids of the registry's newest places, and each place as JSON; `nil` after a change of the registry. They are
  /// stored because there may be thousands of places, which seldom change.
  private var registered: (ids: Set<UUID>, texts: [String])?
  /// The last problem with the file, so that a problem that does not change is logged only once.
  private var flaw: String?

  /// The largest size of the registry in the file, in bytes. The remaining quarter of the file is for the app's own
  /// values.
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
  /// need no comparison.
  /// - Parameter name: the name of the value; `nil` if any value may have changed.
  public func touch(_ name: String?) {
    if name == nil || name == AppGroupKey.registry.rawValue { registered = nil }
    if isTouched { return }
    isTouched = true
    dependencies.conversations.changeInterests(by: 1)
  }

  /// The chore that compares the file with the values once, in an idle moment after the start. An earlier run of the
  /// program may have left an outdated file.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !hasLooked },
      step: { [unowned self] () throws(Failure) in
        hasLooked = true
        touch(nil)
      }, pause: {})
  }

  /// Removes the file when its account is left. A new file is written after the commit.
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
    // Compares the file itself, and not only the last text, because another process may have removed the file.
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

  /// Returns the values for the file. The values that widgets need most come first, because the file may not have room
  /// for all.
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
      // Leaves out a damaged value, which is not JSON.
      if let value = AnyJSON(json: row.next(String.self)) { text.add(name, value.text) }
    }
    return text
  }

  /// Returns the newest places of the registry as JSON. If the chosen place is older than these places, it comes first,
  /// so that it has room in the file.
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
