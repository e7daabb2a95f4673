internal import RPC
internal import Shape

/// Collects the problems of an imported order or purchase.
struct ImportLog {
  let now: Timestamp
  var problems: [Problem] = []

  init(now: Timestamp) { self.now = now }

  mutating func refuse(_ pointer: String, _ message: String) {
    problems.append(Problem(pointer: pointer, kind: .value, message: message))
  }

  /// Adds a problem if an instant is more than a minute in the future.
  mutating func check(_ instant: Timestamp?, _ pointer: String) {
    guard let instant, instant.milliseconds > now.milliseconds + 60_000 else { return }
    let name = pointer.split(separator: "/").last.map(String.init) ?? ""
    refuse(pointer, "\(name) must not be in the future")
  }
}
