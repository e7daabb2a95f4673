internal import JSON
internal import Kernel
internal import RPC
internal import SQLite
internal import Shape

/// What the app and its widgets share: values that the core keeps there, and the app's own.
struct SharedValues {
  private let kernel: Kernel
  private let list = StoreStatement("SELECT name, updatedAt FROM {store}.app_group_values ORDER BY name")

  /// In bytes.
  static let longestValue = 1 << 16
  /// As many of the app's own are kept.
  static let most = 1000
  /// What the names of the app's own values begin with.
  static let ownPrefix = "app."

  init(_ kernel: Kernel) { self.kernel = kernel }

  func get(_ name: String) throws(Failure) -> SharedValue {
    let owner = try owner(of: name)
    let found = try kernel.appGroup.text(of: name)
    return SharedValue(name: name, owner: owner, value: found.map { AnyJSON(text: $0.json) }, updatedAt: found?.updatedAt)
  }

  /// Those that there are, in the order of their names.
  func all() throws(Failure) -> [SharedName] {
    try kernel.stores.all(list, in: .device, { _ in }) { row in
      let name: String = row.next()
      return SharedName(name: name, owner: SharedKey(rawValue: name).map(\.owner) ?? .app, updatedAt: row.next())
    }
  }

  /// Keeps a value of the app's; nil removes it.
  func set(_ name: String, to value: AnyJSON?) throws(Failure) -> SharedValue {
    guard try owner(of: name) == .app else {
      throw .invalidParam("/name", "name must be one of the app's own; \(name) is the core's to write")
    }
    let text = value.flatMap { $0.text == "null" ? nil : $0.text }
    if let text { try check(name, text) }
    try kernel.appGroup.setText(name, to: text)
    return try get(name)
  }

  private func check(_ name: String, _ text: String) throws(Failure) {
    guard text.utf8.count <= SharedValues.longestValue else {
      throw .invalidParam("/value", "value must have at most \(SharedValues.longestValue) bytes")
    }
    if let key = SharedKey(rawValue: name) { return try key.check(text) }
    guard try kernel.appGroup.text(of: name) == nil else { return }
    guard try all().count < SharedValues.most else {
      throw Failure.limitReached(SharedValues.most, "\(SharedValues.most) values are kept already")
    }
  }

  private func owner(of name: String) throws(Failure) -> SharedKey.Owner {
    if let key = SharedKey(rawValue: name) { return key.owner }
    let own = name.utf8.dropFirst(SharedValues.ownPrefix.utf8.count)
    if name.hasPrefix(SharedValues.ownPrefix), !own.isEmpty, own.allSatisfy(SharedValues.isNameByte) { return .app }
    let names = SharedKey.allCases.map(\.rawValue)
    throw .invalidParam(
      "/name",
      "name must be one of \(names.joined(separator: ", ")), or begin with \(SharedValues.ownPrefix) and go on with letters, digits, points and dashes\(suggestion(for: name, among: names))"
    )
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || ".-_".utf8.contains(byte)
  }
}

/// The values of the app group whose meaning the core knows.
enum SharedKey: String, CaseIterable {
  case devicePlace, entitlements, flags, recents, scale, widgetPlace

  /// Who writes it.
  enum Owner: String, Choice {
    case core, app

    static let spellings = Spellings<Owner>()
  }

  var owner: Owner { self == .scale ? .app : .core }

  /// Refuses what is not of the key's type.
  func check(_ text: String) throws(Failure) {
    var text = text
    switch self {
    case .scale:
      if text.withUTF8({ JSONSource.decode($0) { Scale.read(from: &$0) } }) == nil {
        throw .invalidParam("/value", "value must be one of \(Scale.allCases.map(\.rawValue).joined(separator: ", "))")
      }
    case .devicePlace, .entitlements, .flags, .recents, .widgetPlace: break
    }
  }
}

/// A value of the app group.
struct SharedValue: Record {
  let name: String, owner: SharedKey.Owner, value: AnyJSON?, updatedAt: Timestamp?

  static let doc: StaticString = "A value that the app shares with its widgets."

  init(name: String, owner: SharedKey.Owner, value: AnyJSON?, updatedAt: Timestamp?) {
    self.name = name
    self.owner = owner
    self.value = value
    self.updatedAt = updatedAt
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    owner = field("owner", \.owner, "Who writes it.")
    value = field("value", \.value, "The value; null where there is none.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was written; null where there is none.")
  }
}

/// The name of a value of the app group.
struct SharedName: Record {
  let name: String, owner: SharedKey.Owner, updatedAt: Timestamp

  static let doc: StaticString = "A value that there is in the app group."

  init(name: String, owner: SharedKey.Owner, updatedAt: Timestamp) {
    self.name = name
    self.owner = owner
    self.updatedAt = updatedAt
  }

  init<F: Fields<Self> & ~Copyable>(_ field: inout F) {
    name = field("name", \.name, "Its name.")
    owner = field("owner", \.owner, "Who writes it.")
    updatedAt = field("updatedAt", \.updatedAt, "When it was written.")
  }
}
