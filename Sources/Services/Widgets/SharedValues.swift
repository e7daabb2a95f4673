internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service `appGroup`: the values that an app shares with its widgets. Some are the core's values, and the app can
/// add its own.
struct SharedValues {
  private let dependencies: Dependencies
  /// Counts the app's own values. Their names begin with `app.`. In the order of texts, all of them are from `app.` to
  /// before `app/`, because `/` follows `.`.
  private let countOwn = StoreStatement(
    "SELECT count(*) FROM {store}.app_group_values WHERE name >= 'app.' AND name < 'app/'")
  private let list = StoreStatement("SELECT name, updatedAt FROM {store}.app_group_values ORDER BY name")

  /// The largest size of a value, in bytes.
  static let longestValue = 1 << 16
  /// The largest number of the app's own values.
  static let most = 1000
  /// The prefix of the names of the app's own values.
  static let ownPrefix = "app."

  private let registry: PlaceRegistry
  private let flags: any FlagKeeper

  /// The largest number of the registry's places in the app group: the newest places.
  static let mostPlaces = 2000

  /// - Parameter flags: provides the present flags.
  init(_ dependencies: Dependencies, flags: any FlagKeeper) {
    self.dependencies = dependencies
    self.flags = flags
    registry = PlaceRegistry(dependencies)
  }

  func get(_ name: String) throws(Failure) -> SharedValue {
    let owner = try owner(of: name)
    let found = try text(of: name)
    return SharedValue(
      name: name, owner: owner, value: found.flatMap { AnyJSON(json: $0.json) }, updatedAt: found?.updatedAt)
  }

  /// Returns a value as JSON. Flags and the registry are read from their own tables, and not from a copy, which could
  /// differ.
  private func text(of name: String) throws(Failure) -> (json: String, updatedAt: Timestamp?)? {
    switch AppGroupKey(rawValue: name) {
    case .flags: return try flags.sharedFlags().map { ($0.json, $0.fetchedAt) }
    case .registry: return try registry.newest(SharedValues.mostPlaces).map { (jsonText($0.places), $0.changedAt) }
    default: return try dependencies.appGroup.text(of: name).map { ($0.json, $0.updatedAt) }
    }
  }

  /// Returns the names of all values, sorted by their bytes.
  func all() throws(Failure) -> [SharedName] {
    var names = try dependencies.stores.all(list, in: .device) { row in
      let name: String = row.next()
      return SharedName(
        name: name, owner: AppGroupKey(rawValue: name).map(\.owner) ?? .app, updatedAt: row.next(Timestamp.self))
    }
    .filter { $0.name != AppGroupKey.flags.rawValue }
    if let flags = try flags.sharedFlags() {
      names.append(SharedName(name: AppGroupKey.flags.rawValue, owner: .core, updatedAt: flags.fetchedAt))
    }
    if let changedAt = try registry.changedAt() {
      names.append(SharedName(name: AppGroupKey.registry.rawValue, owner: .core, updatedAt: changedAt))
    }
    return names.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// Stores a value of the app.
  /// - Parameter value: the new value; `nil` to remove it.
  func set(_ name: String, to value: AnyJSON?, at now: Timestamp) throws(Failure) -> SharedValue {
    guard try owner(of: name) == .app else {
      throw .invalidParam(
        "/name", "name must be scale or begin with \(SharedValues.ownPrefix); only the core writes \(name)")
    }
    if let value { try check(name, value.text) }
    if name == AppGroupKey.scale.rawValue {
      try dependencies.appGroup.setScale(
        value.flatMap { Scale(json: $0.text) }, at: now, in: dependencies.stores.changes)
    } else if let value {
      try dependencies.appGroup.setText(name, to: value.text, at: now)
    } else {
      try dependencies.appGroup.removeText(of: name, at: now)
    }
    return try get(name)
  }

  private func check(_ name: String, _ text: String) throws(Failure) {
    guard text.utf8.count <= SharedValues.longestValue else {
      throw .invalidParam("/value", "value must have at most \(SharedValues.longestValue) bytes")
    }
    if name == AppGroupKey.scale.rawValue {
      guard Scale(json: text) == nil else { return }
      throw .invalidParam("/value", "value must be one of \(Scale.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    guard try dependencies.appGroup.text(of: name) == nil,
      try dependencies.stores.first(countOwn, in: .device, read: { $0.next(Int.self) }) ?? 0 >= SharedValues.most
    else { return }
    throw Failure.limitReached(
      SharedValues.most,
      "The app can store at most \(SharedValues.most) values, and has stored that many. Remove a value first: set it to null"
    )
  }

  private func owner(of name: String) throws(Failure) -> AppGroupKey.Owner {
    if let key = AppGroupKey(rawValue: name) { return key.owner }
    let own = name.utf8.dropFirst(SharedValues.ownPrefix.utf8.count)
    if name.hasPrefix(SharedValues.ownPrefix), !own.isEmpty, own.allSatisfy(SharedValues.isNameByte) { return .app }
    let names = AppGroupKey.allCases.map(\.rawValue)
    throw .invalidParam(
      "/name",
      "name must be one of \(names.joined(separator: ", ")), or begin with \(SharedValues.ownPrefix) and have letters, digits, points, dashes and underscores after it\(suggestion(for: name, among: names))"
    )
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || ".-_".utf8.contains(byte)
  }
}
