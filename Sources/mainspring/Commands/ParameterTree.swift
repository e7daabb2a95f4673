internal import JSON

/// Builds a JSON object from words of a command line. The members have the order of the words. A name with dots creates
/// nested objects.
indirect enum ParameterTree {
  case json(String)
  /// The elements of a list that were given one by one, as `name[]=value`.
  case list([String])
  case object([(name: String, value: ParameterTree)])

  var text: String {
    switch self {
    case .json(let text): text
    case .list(let elements): "[\(ParameterTree.separated(elements))]"
    case .object(let members): "{\(ParameterTree.separated(members.map { "\(jsonText($0.name)):\($0.value.text)" }))}"
    }
  }

  /// Joins texts with commas. The `joined` of the standard library looks up conformances at its first call, and that
  /// takes longer than all other work on the words.
  private static func separated(_ parts: [String]) -> String {
    var text = ""
    for (index, part) in parts.enumerated() { text += index == 0 ? part : ",\(part)" }
    return text
  }

  /// Sets the value at the end of a path of members. Throws an error if it is set already.
  mutating func set(_ path: ArraySlice<String>, to json: String) throws(UsageError) {
    try put(path) { (found) throws(UsageError) in
      if found != nil { throw UsageError("\(path.joined(separator: ".")) is given twice") }
      return .json(json)
    }
  }

  /// Adds an element to the list at the end of a path of members.
  mutating func append(_ json: String, to path: ArraySlice<String>) throws(UsageError) {
    try put(path) { (found) throws(UsageError) in
      guard let found else { return .list([json]) }
      guard case .list(let elements) = found else {
        throw UsageError("\(path.joined(separator: ".")) is given twice: as a whole, and element by element")
      }
      return .list(elements + [json])
    }
  }

  /// - Parameter make: returns the new value for the end of the path. Its argument is the old value, or `nil` if there
  ///   is none.
  private mutating func put(
    _ path: ArraySlice<String>, _ make: (ParameterTree?) throws(UsageError) -> ParameterTree
  ) throws(UsageError) {
    guard let name = path.first else { return }
    guard case .object(var members) = self else {
      throw UsageError("\(name) can't be set, because the value that contains it is given as a whole")
    }
    let index = members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    let known = index.map { members[$0].value }
    var child = known ?? .object([])
    if path.count == 1 { child = try make(known) } else { try child.put(path.dropFirst(), make) }
    if let index { members[index].value = child } else { members.append((name, child)) }
    self = .object(members)
  }
}
