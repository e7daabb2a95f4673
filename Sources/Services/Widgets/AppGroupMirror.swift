internal import JSON
public import Ports
internal import RPC
internal import SQLite
internal import Shape
public import Storage
public import Tenancy
internal import Vocabulary

/// Keeps the app group's file as the values are: whenever one may have changed, it looks when all is committed, before the replies leave.
///
/// Whoever gets the reply to a change finds it in the file. A file that can't be written fails no request: it is tried again with the next
/// change.
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
  /// Whether something may have changed since the file was last looked at.
  private var isTouched = false
  /// Whether the file was looked at since the start.
  private var hasLooked = false
  /// The places of the registry, and each as JSON, since it last changed: there may be thousands, and they seldom do.
  private var registered: (ids: Set<UUID>, texts: [String])?
  /// What was last wrong with the file: the same is not said again and again.
  private var flaw: String?

  /// In bytes, so that the app's own values have room, too.
  private static let mostOfRegistry = AppGroupFile.longest / 4 * 3

  /// - Parameters:
  ///   - file: where it is.
  ///   - flags: knows the flags that hold now.
  ///   - entitlements: knows what the account has bought.
  ///   - forecaster: knows the weather.
  ///   - warn: takes what goes wrong, for the log.
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

  /// A value may have changed: the file is looked at when that is committed. Everybody else's commits cost nothing.
  /// - Parameter name: its name; nil for any.
  public func touch(_ name: String?) {
    if name == nil || name == AppGroupKey.registry.rawValue { registered = nil }
    if isTouched { return }
    isTouched = true
    dependencies.conversations.changeInterests(by: 1)
  }

  /// What another run of the program has left is looked at once, in an idle moment.
  var chore: Chore {
    Chore(
      isWanted: { [unowned self] in !hasLooked },
      step: { [unowned self] () throws(Failure) in
        hasLooked = true
        touch(nil)
      }, pause: {})
  }

  /// The file goes with the account; the next one is written when all is done.
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
    // Compared with the file itself, which somebody may have removed meanwhile.
    if isThere(&rest) { return flaw = nil }
    let text = "\(AppGroupText.beginning)\(jsonText(dependencies.clock.now))\(rest)"
    note(file.replace(by: Array(text.utf8)))
  }

  private func note(_ flaw: String?) {
    defer { self.flaw = flaw }
    if let flaw, flaw != self.flaw { warn("\(file.path), the app group's file, is not up to date: \(flaw)") }
  }

  /// Whether the file says the same.
  private func isThere(_ rest: inout String) -> Bool {
    guard let bytes = file.read(atMost: AppGroupFile.longest), bytes.starts(with: AppGroupText.beginning.utf8) else { return false }
    let before = AppGroupText.beginning.utf8.count + Timestamp.length + 2
    return rest.withUTF8 { bytes.count == before + $0.count && bytes.dropFirst(before).elementsEqual($0) }
  }

  /// The values as they are now. What a widget can't do without comes first, should there not be room for all.
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
    let places = [device?.coordinates, own?.details.coordinates].compactMap(\.self) + recents.map(\.details.coordinates)
    text.add("weather", list: try forecasts(of: places))
    if let flags = try flags.sharedFlags() { text.add(AppGroupKey.flags.rawValue, flags.json) }
    text.add(AppGroupKey.registry.rawValue, list: try registeredPlaces(with: own), atMost: AppGroupMirror.mostOfRegistry)
    try dependencies.stores.each(selectOwn, in: .device, { _ in }) { row in
      let name: String = row.next()
      // Of a damaged one nobody can make JSON.
      if let value = AnyJSON(json: row.next(String.self)) { text.add(name, value.text) }
    }
    return text
  }

  /// The newest places of the registry, behind this one, should it be an older one: where there is not room for all, it must not be
  /// missing.
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

  /// The weather of places, of each that is another one to the weather once.
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
