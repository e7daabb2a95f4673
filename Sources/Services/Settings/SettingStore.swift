internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The service of settings: those of the account, those of the device, and the app's own.
///
/// Each setting of the account is a record of its own. So devices that change different settings never conflict.
final class SettingStore {
  let dependencies: Dependencies
  let records: Records<SettingDetails>
  private let zones: ZoneNames
  /// The number of bytes that the option `--asset-cache` allows for files that can be fetched again; `nil` without the
  /// option.
  let assetCacheOption: Int?
  private let assetCacheChanged: () -> Void
  private let telemetrySwitched: () throws(Failure) -> Void
  private let select = StoreStatement("SELECT name, value FROM {store}.account_settings ORDER BY name")
  private let recent: RecentAnswers<UUID, AccountValues>

  /// The values of the account's settings, as they were when the table was last read.
  final class AccountValues {
    /// The known settings, in the order in which they are declared.
    let known: [(name: String, value: String)]
    /// The app's own settings, and those of newer programs, in the order of their names.
    let others: [(name: String, value: String)]
    let preferences: AccountPreferences

    init(stored: [(name: String, value: String)]) {
      known = KnownSettings.account.values(stored: stored)
      others = stored.filter { !KnownSettings.account.has($0.name) }
      let settings = AccountSettings(json: SettingMap(known).json) ?? AccountSettings.example
      preferences = AccountPreferences(
        timeZone: settings.timeZone, firstWeekday: settings.firstWeekday, language: settings.language,
        defaultModel: settings.defaultModel, finishesEmptyBeans: settings.finishEmptyBeans.isSet)
    }
  }

  /// - Parameters:
  ///   - zones: provides the time zones of the system.
  ///   - assetCacheOption: the number of bytes that the option `--asset-cache` allows for files that can be fetched
  ///     again; `nil` without the option.
  ///   - assetCacheChanged: called after the setting `assetCacheBytes` has changed.
  ///   - telemetrySwitched: called after the setting `telemetryEnabled` has changed, in the same write.
  init(
    _ dependencies: Dependencies, zones: ZoneNames, assetCacheOption: Int?, assetCacheChanged: @escaping () -> Void,
    telemetrySwitched: @escaping () throws(Failure) -> Void
  ) {
    self.zones = zones
    self.telemetrySwitched = telemetrySwitched
    self.dependencies = dependencies
    self.assetCacheOption = assetCacheOption
    self.assetCacheChanged = assetCacheChanged
    let stores = dependencies.stores
    records = Records(stores, dependencies.ids, table: "account_settings")
    recent = RecentAnswers(stores, of: select, bits: 1)
    records.rules.naturalKey = { (details, _) in SettingDetails.naturalKey(details.name.text) }
    records.rules.written = { (old, new, _, context) throws(Failure) in
      guard let changed = new ?? old, old?.details.value.text != new?.details.value.text else { return }
      try stores.changes.note(
        .settings, .updated, changed.uuid, of: nil, in: .private, members: [changed.details.name.text], at: context.now,
        origin: context.origin)
    }
  }

  /// Returns the settings of the account. The table is read again only after it was written.
  func ofAccount() throws(Failure) -> AccountValues {
    let values = try recent.answer(for: CompanyScope.account, in: .private) { () throws(Failure) in
      AccountValues(
        stored: try dependencies.stores.all(
          select, in: .private, read: { ($0.next(String.self), $0.next(String.self)) }))
    }
    return values ?? AccountValues(stored: [])
  }
}

extension SettingStore: PreferenceKeeper {
  func preferences() throws(Failure) -> AccountPreferences { try ofAccount().preferences }

  func isTelemetryEnabled() throws(Failure) -> Bool {
    try dependencies.settings.value(of: SettingStore.prefix + SettingStore.telemetry) == "true"
  }
}

// MARK: The settings of the device

extension SettingStore {
  /// The prefix of the names of settings in the device's store.
  fileprivate static let prefix = "setting."
  /// The name of the setting whose value is stored in the app group.
  private static let scale = "temperatureScale"
  /// The name of the setting that the option `--asset-cache` overrides.
  static let assetCache = "assetCacheBytes"
  /// The name of the setting that lets the app send telemetry.
  fileprivate static let telemetry = "telemetryEnabled"

  /// Returns the known settings of the device, in their order, and the app's own settings, in the order of their names.
  func ofDevice() throws(Failure) -> (known: [(name: String, value: String)], own: [(name: String, value: String)]) {
    var stored = try dependencies.settings.values(beginning: SettingStore.prefix).map { (setting) in
      (name: String(setting.name.dropFirst(SettingStore.prefix.count)), value: setting.value)
    }
    let own = stored.filter { $0.name.hasPrefix(SettingGroup.ownOnDevice) }
    stored.removeAll { $0.name.hasPrefix(SettingGroup.ownOnDevice) }
    if let scale = try dependencies.appGroup.value(of: .scale, as: Scale.self) {
      stored.append((SettingStore.scale, jsonText(scale)))
    }
    if let assetCacheOption {
      stored.removeAll { $0.name == SettingStore.assetCache }
      stored.append((SettingStore.assetCache, String(assetCacheOption)))
    }
    return (KnownSettings.device.values(stored: stored), own)
  }

  /// Returns the number of bytes that files may occupy which can be fetched again.
  func assetCacheBytes() throws(Failure) -> Int {
    if let assetCacheOption { return assetCacheOption }
    let stored = try dependencies.settings.value(of: SettingStore.prefix + SettingStore.assetCache)
    return stored.flatMap { Int($0) } ?? AssetCache.usual
  }

  /// Stores a setting of the device.
  /// - Parameter value: the new value; `nil` for the default.
  private func setOnDevice(_ name: String, to value: String?, at now: Timestamp) throws(Failure) {
    let changes = dependencies.stores.changes
    if name == SettingStore.scale {
      return try dependencies.appGroup.setScale(value.flatMap { Scale(json: $0) }, at: now, in: changes)
    }
    let key = SettingStore.prefix + name
    if try dependencies.settings.value(of: key) == value { return }
    try dependencies.settings.set(key, to: value)
    try changes.note(.settings, [name], at: now)
    if name == SettingStore.assetCache { assetCacheChanged() }
    if name == SettingStore.telemetry { try telemetrySwitched() }
  }
}

// MARK: Reading and writing

extension SettingStore {
  /// Returns the values of settings.
  /// - Parameter names: the names that the request gives in `keys`; `nil` for all settings.
  /// - Throws: -32602 for names that no setting can have. A setting that a newer program has stored is accepted.
  func values(of names: [String]?) throws(Failure) -> SettingValues {
    let (account, device) = (try ofAccount(), try ofDevice())
    let known = account.known + device.known
    guard let names else {
      let isOwn = { (setting: (name: String, value: String)) in setting.name.hasPrefix(SettingGroup.own) }
      let others = account.others.filter(isOwn) + device.own + account.others.filter { !isOwn($0) }
      return SettingValues(values: SettingMap(known + others))
    }
    var (found, problems) = ([(name: String, value: String)](), [Problem]())
    for (index, name) in names.enumerated() where !found.contains(where: { $0.name == name }) {
      if let setting = (known + account.others + device.own).first(where: { $0.name == name }) {
        found.append(setting)
      } else if SettingGroup(of: name) != nil {
        found.append((name, "null"))
      } else {
        problems.append(
          .init(pointer: "/keys/\(index)", kind: .value, message: "keys[\(index)] \(SettingGroup.refusal(of: name))"))
      }
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    return SettingValues(values: SettingMap(found))
  }

  func describe() throws(Failure) -> DescribedSettings {
    let options = assetCacheOption == nil ? [] : [(setting: SettingStore.assetCache, option: "--asset-cache")]
    let stored = try ofAccount().others.map { DescribedSetting(stored: $0.name, in: .account) }
    let onDevice = try ofDevice().own.map { DescribedSetting(stored: $0.name, in: .device) }
    return DescribedSettings(DescribedSetting.known(options) + stored + onDevice)
  }

  /// Stores the given settings. If one of them is refused, none is stored. JSON null restores the default.
  /// - Throws: -32602 for names that no setting can have, and for values of a wrong type; `limitReached`.
  func set(_ values: SettingMap, in context: Context) throws(Failure) -> SettingValues {
    let members = values.members
    var (accepted, problems) = ([(group: SettingGroup, name: String, value: String)](), [Problem]())
    for (name, value) in members {
      guard let group = SettingGroup(of: name) else {
        let message = "\(name) \(SettingGroup.refusal(of: name))"
        problems.append(.init(pointer: SettingStore.pointer(to: name), kind: .unknown, message: message))
        continue
      }
      var (read, flaws) = SettingStore.read(name, value, of: group)
      if flaws.isEmpty, name == "timeZone", let zone = TimeZoneName(json: read) {
        // The system finds a time zone only in the system's own spelling, so this spelling is stored.
        if let spelling = zones.spelling(of: zone) {
          read = jsonText(spelling)
        } else if let problem = zones.problem(with: zone, at: SettingStore.pointer(to: name)) {
          flaws = [problem]
        }
      }
      problems += flaws
      accepted.append((group, name, read))
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
    try requireRoom(for: accepted)
    try write(accepted.map { ($0.group, $0.name, $0.value == "null" ? nil : $0.value) }, in: context)
    return try self.values(of: members.map(\.name))
  }

  /// Resets settings to their defaults.
  /// - Throws: -32602 for names that no setting can have.
  func reset(_ names: [String], in context: Context) throws(Failure) -> SettingValues {
    let before = try values(of: names)
    try write(before.values.members.map { (SettingGroup(of: $0.name) ?? .account, $0.name, nil) }, in: context)
    let others = names.filter { SettingGroup(of: $0) == nil }
    let after = try values(of: names.filter { !others.contains($0) })
    return SettingValues(values: SettingMap(after.values.members + others.map { ($0, "null") }))
  }

  /// Returns the value of a setting in stored form, and the problems of the value.
  private static func read(_ name: String, _ value: String, of group: SettingGroup) -> (
    value: String, problems: [Problem]
  ) {
    switch group {
    case .account, .device:
      let (read, problems) = (group == .account ? KnownSettings.account : .device).read(name, value)
      let flaws = problems.map { Problem(pointer: "/values\($0.pointer)", kind: $0.kind, message: $0.message) }
      return (value == "null" ? value : read, flaws)
    case .ownOfAccount, .ownOfDevice:
      guard value.utf8.count > SettingGroup.longestOwn else { return (value, []) }
      let message = "\(name) must have at most \(SettingGroup.longestOwn) bytes"
      return (value, [.init(pointer: pointer(to: name), kind: .value, message: message)])
    }
  }

  private static func pointer(to name: String) -> String { "/values/\(escapedForPointer(name))" }

  private func requireRoom(for accepted: [(group: SettingGroup, name: String, value: String)]) throws(Failure) {
    guard accepted.contains(where: { $0.group == .ownOfAccount || $0.group == .ownOfDevice }) else { return }
    for (group, stored) in [(SettingGroup.ownOfAccount, try ofAccount().others), (.ownOfDevice, try ofDevice().own)] {
      let new = accepted.filter { setting in
        setting.group == group && setting.value != "null" && !stored.contains { $0.name == setting.name }
      }
      let own = stored.count { $0.name.hasPrefix(SettingGroup.own) }
      guard !new.isEmpty, own + new.count > SettingGroup.mostOwn else { continue }
      throw .limitReached(
        SettingGroup.mostOwn,
        "The app can store at most \(SettingGroup.mostOwn) settings under \(group == .ownOfDevice ? SettingGroup.ownOnDevice : SettingGroup.own), and has \(own). Remove some settings first: set them to null"
      )
    }
  }

  /// Stores settings. A commit covers one store, so settings of the device are committed first. After a crash between
  /// the two commits, a repeat of the request stores the rest.
  private func write(_ settings: [(group: SettingGroup, name: String, value: String?)], in context: Context)
    throws(Failure)
  {
    let (stores, ofDevice) = (dependencies.stores, settings.filter { $0.group.isOfDevice })
    for setting in ofDevice { try setOnDevice(setting.name, to: setting.value, at: context.now) }
    if ofDevice.count < settings.count, stores.changesSinceCommit > 0 { try stores.commit() }
    for setting in settings where !setting.group.isOfDevice {
      try setOfAccount(setting.name, to: setting.value, in: context)
    }
  }

  /// Stores a setting of the account.
  /// - Parameter value: the new value; `nil` for the default.
  private func setOfAccount(_ name: String, to value: String?, in context: Context) throws(Failure) {
    let details = SettingDetails(name, value ?? "null")
    let id = try records.holder(of: details, in: context.partition).map { ID<SettingDetails>($0) }
    switch (id, value) {
    case (let id?, .some):
      _ = try records.update(id, Patch(names: ["value"]) { (_, _) in .success(details) }, expect: nil, in: context)
    case (let id?, nil): _ = try records.delete(id, expect: nil, in: context)
    case (nil, .some): _ = try records.create(details, in: context)
    case (nil, nil): break
    }
  }
}
