internal import JSON

/// The members of a record by name, each as its JSON.
public struct Members: Sendable, Equatable {
  /// One of them.
  public struct Member: Sendable, Equatable {
    public let name: String
    /// Compact JSON.
    public var json: String

    public init(_ name: String, _ json: String) {
      self.name = name
      self.json = json
    }
  }

  public var list: [Member] { isUnread ? Members(json: source ?? "{}")?.read ?? [] : read }
  private var read: [Member] { didSet { source = nil } }
  /// What they were read from, where that was compact, and as long as they are the same.
  private var source: String?
  /// Whether the source was not read yet.
  private var isUnread = false

  public init(_ list: [Member] = []) { read = list }

  public static func == (a: Members, b: Members) -> Bool { a.list == b.list }

  /// - Parameter text: as `text` was before; what is none is taken for no members.
  init(kept text: String) {
    self.init()
    guard let members = Members(json: text) else { return }
    self = members
    source = text
  }

  /// - Parameter text: as `text` was before. It is read whenever a member is asked for: for what is mostly kept as it is.
  init(unread text: String) {
    self.init()
    (source, isUnread) = (text, true)
  }

  private mutating func makeRead() { if isUnread { self = Members(list) } }

  /// The members of a JSON object; nil for what is none.
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

  /// As a JSON object.
  public var text: String {
    source
      ?? String(jsonObjectOf: list, name: \.name) { member, out in out.append(text: member.json) }
  }

  /// The JSON of a member; nil where it is not there. Set to nil, the member goes.
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

  /// The JSON of a member that is looked for at a place first; behind it, the place is the next one.
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

  /// These members with those of others in their place.
  public func changed(by others: Members) -> Members {
    if list.isEmpty { return others }
    var changed = self
    for other in others.list { changed[other.name] = other.json }
    return changed
  }

  /// Some of the members, in their order.
  public func only(_ isWanted: (String) -> Bool) -> Members { Members(list.filter { isWanted($0.name) }) }
}
