internal import JSON

/// The members of a record by name, each with its value as JSON.
public struct Members: Sendable, Equatable {
  /// One member of a record.
  public struct Member: Sendable, Equatable {
    public let name: String
    /// The value, as compact JSON.
    public var json: String

    public init(_ name: String, _ json: String) {
      self.name = name
      self.json = json
    }
  }

  public var list: [Member] { isUnread ? Members(json: source ?? "{}")?.read ?? [] : read }
  private var read: [Member] { didSet { source = nil } }
  /// The members as compact JSON, or `nil` if this text is not available. It is removed when the members change.
  private var source: String?
  /// A Boolean value that indicates whether the members were not parsed from `source` yet.
  private var isUnread = false

  public init(_ list: [Member] = []) { read = list }

  public static func == (a: Members, b: Members) -> Bool { a.list == b.list }

  /// Reads members that were stored.
  /// - Parameter text: a value of the property `text`. Any other text counts as no members.
  init(kept text: String) {
    self.init()
    guard let members = Members(json: text) else { return }
    self = members
    source = text
  }

  /// Creates members that are parsed anew at each access. This is for members that are mostly stored without being
  /// accessed.
  /// - Parameter text: a value of the property `text`.
  init(unread text: String) {
    self.init()
    (source, isUnread) = (text, true)
  }

  private mutating func makeRead() { if isUnread { self = Members(list) } }

  /// Reads the members of a JSON object. Returns `nil` if the text is not a JSON object.
  public init?(json text: String) {
    if text == "{}" {
      read = []
      return
    }
    var text = text
    let members = text.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        source.value.kind == .object ? source.value.members.map { Member($0.name.string, $0.value.compactText) } : nil
      }
    }
    guard let members else { return nil }
    read = members
  }

  /// The members as a JSON object.
  public var text: String {
    source
      ?? String(jsonObjectOf: list, name: \.name) { member, out in out.append(text: member.json) }
  }

  /// The JSON of a member, or `nil` if there is no such member. Setting `nil` removes the member.
  public subscript(_ name: String) -> String? {
    get { list.first { $0.name == name }?.json }
    set {
      makeRead()
      let index = read.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let json?): read[index].json = json
      case (let index?, nil): read.remove(at: index)
      case (nil, let json?): read.append(Member(name, json))
      case (nil, nil): break
      }
    }
  }

  /// Returns the JSON of a member, or `nil` if there is no such member. The member at the index `place` is tried first.
  /// If a member is found, `place` becomes the index after it.
  func json(of name: String, near place: inout Int) -> String? {
    if place < list.count, list[place].name == name {
      place += 1
      return list[place - 1].json
    }
    guard let index = list.firstIndex(where: { $0.name == name }) else { return nil }
    place = index + 1
    return list[index].json
  }

  public var names: [String] { list.map(\.name) }

  /// Returns these members with the values of `others`: each member of `others` replaces the member of the same name,
  /// or is added.
  public func changed(by others: Members) -> Members {
    if list.isEmpty { return others }
    var changed = self
    for other in others.list { changed[other.name] = other.json }
    return changed
  }

  /// Returns the members whose names pass a test, in their order.
  public func only(_ isWanted: (String) -> Bool) -> Members { Members(list.filter { isWanted($0.name) }) }
}
