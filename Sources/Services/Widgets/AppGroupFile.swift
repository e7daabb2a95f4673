public import JSON
public import Ports
internal import RPC
public import Shape
internal import Vocabulary

/// The file from which other processes read the values of the app group, such as widgets while no core runs.
public struct AppGroupFile: Record {
  let version: Int, writtenAt: Timestamp, omitted: [String]?
  var values: AppGroupValues

  public static let doc: StaticString =
    "The app group's file, app-group.json: values that the app shares with programs that send no requests to a core, such as widgets."

  /// The version of the file's format. A member may have another meaning in a later version.
  static let version = 1
  /// The largest size of the file, in bytes.
  public static let longest = 1 << 20

  public init<F: Fields<Self>>(_ field: inout F) {
    version = field("version", \.version, "The version of the file format: 1.")
    writtenAt = field(
      "writtenAt", \.writtenAt, "The time when the file was written. The file is written after each change of a value.")
    values = field("values", \.values, "The values at the time `writtenAt`.")
    omitted = field.optional(
      "omitted", \.omitted,
      "The names of at most eight values that are missing, wholly or in part, because the file would be longer than 1 MiB. Left out if all values are complete."
    )
  }

  /// The reason why bytes can't be read as the app group's file.
  public enum Defect: Error {
    /// A newer program has written the file, in a newer format.
    case newer(version: Int)
    /// The bytes are not a file of this format.
    case malformed(JSONText.Defect)
  }

  public init(_ bytes: [UInt8]) throws(Defect) {
    let reading = bytes.withUnsafeBufferPointer { JSONText.look(at: $0, ignoresUnknown: true) { Self.read(from: &$0) } }
    switch reading {
    case .failure(let failure): throw .malformed(.syntax(failure))
    case .success((let file, let problems)):
      let isVersionRead = !problems.contains { $0.pointer.isEmpty || $0.pointer == "/version" }
      // If a newer program has written the file, other members that seem malformed may be right. So this defect is
      // reported first.
      if isVersionRead, file.version > AppGroupFile.version { throw .newer(version: file.version) }
      guard problems.isEmpty else { throw .malformed(.shape(problems)) }
      self = file
    }
  }

  /// The weather of places, as the file contains it.
  public var forecasts: [KeptForecast] { values.weather }

  /// The places that widgets may show, with their ids and names. The places that were used last come first.
  public var places: [(id: UUID, name: String)] {
    var seen: Set<UUID> = []
    return (values.recents + values.registry).filter { seen.insert($0.id).inserted }.map {
      ($0.id, $0.details.name.text)
    }
  }
}

/// The values of the app group, in the form in which its file has them.
struct AppGroupValues: Record {
  var devicePlace: DevicePlace?
  let entitlements: EntitlementOutlook, flags: UnknownMembers?, locationAuthorization: LocationAuthorization?
  let recents: [WidgetPlace], registry: [WidgetPlace], scale: Scale?, weather: [KeptForecast], widgetPlace: UUID?

  static let doc: StaticString =
    "The values of the app group, in the order of their names. Values that do not exist are left out. The app's own values have names that begin with `app.`."

  init<F: Fields<Self>>(_ field: inout F) {
    devicePlace = field("devicePlace", \.devicePlace, "The last known place of the device.")
    entitlements = field("entitlements", \.entitlements, "The account's tiers and features.")
    flags = field("flags", \.flags, "The flags, as in the result of `policy.flags`.")
    locationAuthorization = field(
      "locationAuthorization", \.locationAuthorization, "The app's permission to know the device's location.")
    recents = field("recents", \.recents, "The last used places, newest first.")
    registry = field(
      "registry", \.registry,
      "The newest 2,000 places that the user could choose for widgets, newest first. If the chosen place is not among them, it comes first."
    )
    scale = field("scale", \.scale, "The scale of temperatures in the app.")
    weather = field(
      "weather", \.weather,
      "The weather of the device's place, the chosen place and the recent places. Places for which the host has sent no weather are left out."
    )
    widgetPlace = field(
      "widgetPlace", \.widgetPlace,
      "The id of the place for widgets whose configuration names no place. If it is left out, these widgets show the device's place."
    )
  }
}
