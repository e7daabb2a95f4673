internal import JSON
internal import Shape

/// Builds the text of the app group's file. A value is added as JSON if there is room for it.
struct AppGroupText {
  private var members: [(String, String)] = []
  private var omitted: [String] = []
  /// The number of bytes that are left for values.
  private var room: Int

  /// The number of bytes that are reserved for the text around the values, including the names of values that are left
  /// out.
  private static let around = 1 << 10

  init(atMost limit: Int) { room = limit - AppGroupText.around }

  /// Adds a value, or its name to the names of omitted values if there is no room.
  mutating func add(_ name: String, _ json: String) {
    let size = AppGroupText.size(name) + json.utf8.count
    guard size <= room else { return omit(name) }
    room -= size
    members.append((name, json))
  }

  /// Adds a list with its first elements, as many as there is room for.
  /// - Parameter limit: the largest size of the list, in bytes.
  mutating func add(_ name: String, list elements: some Sequence<String>, atMost limit: Int = .max) {
    var left = min(room, limit) - AppGroupText.size(name) - 2
    var taken: [String] = []
    for element in elements {
      // Counts the comma after the element, too.
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
    // If many values are left out, their first names suffice to show that the file is incomplete.
    guard omitted.count < 8 else { return }
    omitted.append(name)
  }

  /// Returns the size of a member's name with its quotes, the colon and the comma. Names of values contain no
  /// characters that must be escaped.
  private static func size(_ name: String) -> Int { name.utf8.count + 4 }

  /// The text after the time of writing. The text is equal for equal values.
  var rest: String {
    let values = String(jsonObject: members.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) })
    let omitted = omitted.isEmpty ? "" : ",\"omitted\":\(jsonText(omitted.sorted()))"
    return ",\"values\":\(values)\(omitted)}\n"
  }

  /// The text before the time of writing.
  static let beginning = "{\"version\":\(AppGroupFile.version),\"writtenAt\":"
}
