internal import JSON
internal import Shape

/// Makes the text of the app group's file from values as JSON, of which it takes as many as there is room for.
struct AppGroupText {
  private var members: [(String, String)] = []
  private var omitted: [String] = []
  /// How many bytes there is room for.
  private var room: Int

  /// What stands around the values, and the names of a few that are left out.
  private static let around = 1 << 10

  init(atMost limit: Int) { room = limit - AppGroupText.around }

  /// Adds a value, if there is room.
  mutating func add(_ name: String, _ json: String) {
    let size = AppGroupText.size(name) + json.utf8.count
    guard size <= room else { return omit(name) }
    room -= size
    members.append((name, json))
  }

  /// Adds a list: of its elements as many of the first ones as there is room for.
  /// - Parameter limit: how much room all of it may take.
  mutating func add(_ name: String, list elements: some Sequence<String>, atMost limit: Int = .max) {
    var left = min(room, limit) - AppGroupText.size(name) - 2
    var taken: [String] = []
    for element in elements {
      // And the comma.
      left -= element.utf8.count + 1
      guard left >= 0 else {
        omit(name)
        break
      }
      taken.append(element)
    }
    let json = "[\(taken.joined(separator: ","))]"
    room -= AppGroupText.size(name) + json.utf8.count
    members.append((name, json))
  }

  private mutating func omit(_ name: String) {
    // Of very many the first ones are enough to say that it is not all.
    guard omitted.count < 8 else { return }
    omitted.append(name)
  }

  /// A member's name with its quotes, the colon and the comma. Names of values have nothing that would be escaped.
  private static func size(_ name: String) -> Int { name.utf8.count + 4 }

  /// What stands behind the instant at which it is written, up to the end: the same for the same values.
  var rest: String {
    let values = String(jsonObject: members.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
    let omitted = omitted.isEmpty ? "" : ",\"omitted\":\(jsonText(omitted.sorted()))"
    return ",\"values\":\(values)\(omitted)}\n"
  }

  /// What stands before the instant.
  static let beginning = "{\"version\":\(AppGroupFile.version),\"writtenAt\":"
}
