internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service of telemetry: stores events until a host sends them. While telemetry is off, no events wait, and no
/// request is sent to a host.
///
/// The service asks the host in the background, and stores changes in commits of its own. So no request waits for
/// telemetry, or fails because of it.
final class Telemetry {
  let names: TelemetryNames
  private let dependencies: Dependencies
  private let preferences: () -> any PreferenceKeeper
  /// A Boolean value that indicates whether the host has got a batch of events and has not answered yet.
  private var isSending = false
  /// The earliest instant, in milliseconds, at which the host is asked again after it has not accepted a batch.
  private var pausedUntil = 0
  /// A Boolean value that indicates whether the alarm is active. The alarm is active while events wait that can be
  /// sent.
  private var isWatching = false

  /// The number of times that telemetry was switched on or off. Each switch removes all waiting events. So after a
  /// switch, the answer to an earlier batch must not remove events.
  private var switches = 0

  private let insertion = StoreStatement("INSERT INTO {store}.telemetry_events (event) VALUES (?)")
  private let oldest = StoreStatement("SELECT row, event FROM {store}.telemetry_events ORDER BY row LIMIT ?")
  private let count = StoreStatement("SELECT count(*) FROM {store}.telemetry_events")
  private let removal = StoreStatement("DELETE FROM {store}.telemetry_events WHERE row <= ?")
  private let trimming = StoreStatement(
    "DELETE FROM {store}.telemetry_events WHERE row <= (SELECT max(row) FROM {store}.telemetry_events) - ?")

  /// The name under which the settings of the device contain the installation's id.
  private static let installation = "telemetryInstallation"
  /// The largest number of events in a batch.
  private static let batch = 20
  /// The largest number of waiting events. If there are more, the oldest are removed.
  private static let most = 1000
  /// The longest time for which an event waits for further events, in milliseconds.
  private static let patience = 60_000

  /// - Parameter preferences: returns the service that stores whether telemetry is on.
  init(_ dependencies: Dependencies, _ names: TelemetryNames, preferences: @escaping () -> any PreferenceKeeper) {
    self.dependencies = dependencies
    self.names = names
    self.preferences = preferences
    dependencies.conversations.add(
      Alarm(
        delay: { [unowned self] in isWatching ? (try? due()).flatMap { $0 }.map(dependencies.clock.remaining) : nil },
        ring: { [unowned self] () throws(Failure) in try send() }))
  }

  private var stores: Stores { dependencies.stores }
  private var isOn: Bool { get throws(Failure) { try preferences().isTelemetryEnabled() } }

  /// Stores an event until it is sent. While telemetry is off, the event is dropped.
  /// - Returns: a Boolean value that indicates whether the event was stored.
  func track(_ name: String, _ properties: TelemetryProperties, at now: Timestamp) throws(Failure) -> Bool {
    guard let event = names.event(name) else {
      let known = names.events.map(\.name)
      throw .invalidParam(
        "/name", "name must be one of \(known.joined(separator: ", "))\(suggestion(for: name, among: known))")
    }
    let problems = properties.problems(of: event)
    if !problems.isEmpty { throw .invalidParams(problems) }
    guard try isOn else { return false }
    try stores.run(insertion, in: .device, bind: jsonText(TelemetryEvent(name: name, properties: properties, at: now)))
    try stores.run(trimming, in: .device, bind: Telemetry.most)
    if try waiting() >= Telemetry.batch { try send() }
    watch()
    return true
  }

  /// Removes the waiting events and the installation's id, after telemetry was switched on or off.
  func switched() throws(Failure) {
    switches += 1
    try stores.run(removal, in: .device, bind: Int.max)
    try dependencies.settings.set(Telemetry.installation, to: nil)
  }

  /// Ends the pause after a failure, because a host has offered to send events. Waiting events are sent when they are
  /// due.
  func hostOffered() {
    pausedUntil = 0
    watch()
  }

  private func waiting() throws(Failure) -> Int { try stores.first(count, in: .device) { $0.next(Int.self) } ?? 0 }

  private func first(_ limit: Int) throws(Failure) -> [(row: Int, event: TelemetryEvent)] {
    let rows = try stores.all(oldest, in: .device, bind: limit) { ($0.next(Int.self), $0.next(String.self)) }
    return rows.compactMap { row, text in TelemetryEvent(json: text).map { (row, $0) } }
  }

  /// Returns the instant, in milliseconds, at which the next batch is sent. Returns `nil` if no event can be sent.
  private func due() throws(Failure) -> Int? {
    guard !isSending, dependencies.host.offers(HostSendTelemetry.self), let oldest = try first(1).first, try isOn else {
      return nil
    }
    if try waiting() >= Telemetry.batch { return pausedUntil }
    return max(oldest.event.at.milliseconds + Telemetry.patience, pausedUntil)
  }

  /// Activates the alarm if events can be sent. Otherwise deactivates it.
  private func watch() {
    let wanted = (try? due()) != .some(nil)
    if wanted == isWatching { return }
    isWatching = wanted
    dependencies.conversations.changeInterests(by: wanted ? 1 : -1)
  }

  /// Sends the oldest events, if a host accepts events.
  private func send() throws(Failure) {
    guard !isSending, pausedUntil <= dependencies.clock.now.milliseconds, try isOn else { return }
    let batch = try first(Telemetry.batch)
    guard let last = batch.last else { return watch() }
    let request = HostSendTelemetry(installation: try installation(), events: batch.map(\.event))
    let switches = switches
    isSending = dependencies.host.askForItself(
      request,
      keep: { [unowned self] (_) throws(Failure) in
        isSending = false
        if switches == self.switches { try stores.run(removal, in: .device, bind: last.row) }
        if try waiting() >= Telemetry.batch { try send() }
        watch()
      },
      note: { [unowned self] (_) throws(Failure) in
        isSending = false
        pausedUntil = dependencies.clock.now.milliseconds + Telemetry.patience
        watch()
      })
    watch()
  }

  private func installation() throws(Failure) -> UUID {
    if let known = try dependencies.settings.value(of: Telemetry.installation).flatMap({ UUID($0) }) { return known }
    let bytes = dependencies.ids.randomBytes(words: 2)
    let (high, low) = (
      bytes[..<8].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }, bytes[8...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    )
    // The id becomes a UUID of version 4 (RFC 9562, section 5.4).
    let id = UUID(high: high & ~0xf000 | 0x4000, low: low & ~(3 << 62) | 2 << 62)
    try dependencies.settings.set(Telemetry.installation, to: "\(id)")
    return id
  }
}
