public import Shape
public import Vocabulary

/// Finds the spelling of a time zone's name that the operating system uses, such as `Europe/Berlin`.
public struct ZoneNames: Sendable {
  private let find: @Sendable (TimeZoneName) -> TimeZoneName?

  /// - Parameter find: returns the system's spelling of a name; `nil` for a zone that the system does not have.
  public init(_ find: @escaping @Sendable (TimeZoneName) -> TimeZoneName?) { self.find = find }

  /// Returns the system's spelling of a name, or `nil` for a zone that the system does not have. Case does not matter.
  public func spelling(of name: TimeZoneName) -> TimeZoneName? { find(name) }

  /// Returns the problem with a name that the system does not have, or spells in another way. Returns `nil` for a name
  /// in the system's own spelling.
  /// - Parameter pointer: the JSON pointer to the name, which is the value of a member `timeZone`.
  public func problem(with name: TimeZoneName, at pointer: String) -> Problem? {
    let spelling = find(name)
    if spelling?.name == name.name { return nil }
    let hint = spelling.map { "; did you mean \($0.name)?" } ?? ""
    return Problem(
      pointer: pointer, kind: .value,
      message: "timeZone must be a time zone of the IANA database that this system has, not \(name.name)\(hint)")
  }
}
