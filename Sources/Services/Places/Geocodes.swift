internal import JSON
internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy
internal import Vocabulary

/// The names that the host has given to places. The device stores them, so that the core asks the host only once for
/// each place.
struct Geocodes {
  private let dependencies: Dependencies
  private let selection = StoreStatement("SELECT answer FROM {store}.geocodes WHERE latitude = ? AND longitude = ?")
  private let insertion = StoreStatement(
    "INSERT OR REPLACE INTO {store}.geocodes (latitude, longitude, answer) VALUES (?, ?, ?)")
  private let deletion = StoreStatement.keepingNewest(Geocodes.most, of: "geocodes")

  /// The largest number of stored names.
  static let most = 5000
  /// The number of decimals to which coordinates are rounded. Four decimals are about ten metres. Two points with equal
  /// rounded coordinates count as one place.
  static let places = 4

  init(_ dependencies: Dependencies) { self.dependencies = dependencies }

  /// Returns the stored name of a place, or `nil` if none is stored.
  /// - Parameter place: the rounded coordinates.
  func find(_ place: Coordinates) throws(Failure) -> HostGeocode.Answer? {
    let text = try dependencies.stores.first(
      selection, in: .device, { $0.addFields(of: place) }, { $0.next(String.self) })
    return text.flatMap(HostGeocode.Answer.init(json:))
  }

  /// Stores the name of a place. If the device is at this place, and the device's place has no name yet, the device's
  /// place gets the name, too.
  func keep(_ answer: HostGeocode.Answer, of place: Coordinates, at now: Timestamp) throws(Failure) {
    try dependencies.stores.run(insertion, in: .device) {
      $0.addFields(of: place)
      $0.add(jsonText(answer))
    }
    try dependencies.stores.run(deletion, in: .device)
    guard let last = try dependencies.appGroup.devicePlace(), last.name == nil,
      last.coordinates.rounded(places: Geocodes.places) == place
    else { return }
    let named = DevicePlace(coordinates: last.coordinates, name: answer.name.text, at: last.at, accuracy: last.accuracy)
    try dependencies.appGroup.setDevicePlace(named, at: now)
  }
}
