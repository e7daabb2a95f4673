internal import JSON
internal import Shape

/// Composes one document of records of the public database, in the forms in which people enter records in CloudKit's
/// dashboard.
///
/// A record is an object with its fields, or `{"recordName": ..., "fields": {"title": {"type": "text", "value":
/// ...}}}`. Fields of containers can't be objects, so an object may be a text that contains JSON. Fields can't be
/// Booleans either, so a flag may be 1 or 0.
struct RecordFolding {
  /// Members that are objects or lists in a document. In a record they may be texts that contain JSON.
  private static let nested: Set<String> = [
    "policy", "flags", "deployment", "tiers", "locales", "audience", "image", "action", "data",
  ]
  private static let ofPolicy: Set<String> = ["minimumVersion", "recommendedVersion", "message", "url"]
  private static let ofDeployment: Set<String> = ["path", "cloudKitContainer", "cloudKitContainerIdentifier"]

  /// The members of one record with their values as JSON without white space, in the order of the record.
  private typealias Record = [(name: String, json: String)]

  /// Returns the document as JSON, or `nil` if the records make up no document.
  /// - Parameter records: a JSON list of records.
  static func document(_ name: DocumentName, of records: [UInt8]) -> [UInt8]? {
    let text = try? JSONText.read(records, ignoresUnknown: true) { source -> String? in
      guard source.value.kind == .array else { return nil }
      switch name {
      case .appConfig: return config(source.value.elements.map(members))
      case .promotions: return promotions(source.value.elements)
      }
    }
    return (text ?? nil).map { Array($0.utf8) }
  }

  private static func object(_ members: Record) -> String {
    "{\(members.map { "\(jsonText($0.name)):\($0.json)" }.joined(separator: ","))}"
  }

  /// Returns the members of a record, except members that are null. Returns no members for a value that is not an
  /// object.
  private static func members(_ record: JSONValue) -> Record {
    guard record.kind == .object else { return [] }
    var members: Record = []
    let fields = record.member("fields").flatMap { $0.kind == .object ? $0 : nil }
    for (name, value) in record.members where value.kind != .null {
      if fields == nil || name.isName("recordName") { members.append((name.string, value.compactText)) }
    }
    for (name, value) in fields?.members ?? [] where value.kind != .null {
      let plain = value.kind == .object && value.member("type") != nil ? value.member("value") ?? value : value
      members.append((name.string, plain.compactText))
    }
    return members.map { nested.contains($0.name) ? ($0.name, opened($0.json)) : $0 }
  }

  /// Returns the JSON that a text contains, if it is an object or a list. Returns any other value unchanged.
  private static func opened(_ json: String) -> String {
    guard let text = String(json: json), text.first == "{" || text.first == "[" else { return json }
    let read = try? JSONText.read(Array(text.utf8), ignoresUnknown: true) { $0.value.compactText }
    return read ?? json
  }

  // MARK: AppConfig

  /// The members of AppConfig that are objects.
  private static let parts = ["policy", "flags", "deployment"]

  /// Returns the problems that make the records of AppConfig unusable. If `policy`, `flags` or `deployment` is not an
  /// object, the new document would lose all stored values of this part, so the records are refused.
  /// - Parameter records: a JSON list. Other values have no problems here.
  /// - Returns: the problems, with pointers that begin at the list.
  static func problems(ofConfig records: [UInt8]) -> [Problem] {
    let found = try? JSONText.read(records, ignoresUnknown: true) { source -> [Problem] in
      guard source.value.kind == .array else { return [] }
      return source.value.elements.enumerated().flatMap { index, record in
        let isContained = record.kind == .object && record.member("fields")?.kind == .object
        return flaws(ofConfig: record).map { member, sentence in
          let pointer = "/\(index)\(isContained ? "/fields" : "")/\(escapedForPointer(member))"
          return Problem(pointer: pointer, kind: .value, message: sentence)
        }
      }
    }
    return found ?? []
  }

  /// Returns the members of a record that should be objects, but are not, each with a sentence about the problem.
  private static func flaws(ofConfig record: JSONValue) -> [(member: String, sentence: String)] {
    let members = members(record)
    func text(_ name: String) -> String? { members.first { $0.name == name }.flatMap { String(json: $0.json) } }
    let record = text("recordName").map { "the record \($0)" } ?? "a record"
    let key = text("key")
    return members.compactMap { name, json in
      let part = name == "value" ? key ?? name : name
      guard parts.contains(part), inner(opened(json)) == nil else { return nil }
      let what = part == name ? "" : ", which is \(part),"
      return (name, "\(name) of \(record)\(what) must be an object, or the JSON text of an object")
    }
  }

  /// Composes the document `AppConfig` of records. If several records have the same member, the first record counts.
  private static func config(_ records: [Record]) -> String {
    var parts: [(part: String?, name: String, json: String)] = []
    // The bytes of the names that were added already. Swift's comparison of texts would treat canonically equivalent
    // names as equal.
    var taken: Set<[UInt8]> = []
    func add(_ part: String?, _ name: String, _ json: String) {
      if taken.insert(Array("\(part ?? "").\(name)".utf8)).inserted { parts.append((part, name, json)) }
    }
    for record in records {
      // A record may also have one setting: {"key": "policy.minimumVersion", "value": "1.9"}.
      var settings = record
      if let key = record.first(where: { $0.name == "key" }).flatMap({ String(json: $0.json) }),
        let value = record.first(where: { $0.name == "value" })?.json
      {
        settings = [(key, nested.contains(key) ? opened(value) : value)]
      }
      for (name, json) in settings where name != "recordName" {
        let place = place(of: name)
        if place.part == nil, nested.contains(name), let inner = inner(json) {
          for (member, value) in inner { add(name, member, name == "flags" ? switched(value) : value) }
        } else {
          add(place.part, place.name, place.part == "flags" ? switched(json) : json)
        }
      }
    }
    var document: Record = []
    for part in RecordFolding.parts {
      let members = parts.filter { $0.part == part }
      if !members.isEmpty {
        document.append((part, object(members.map { ($0.name, $0.json) })))
      } else if let broken = parts.first(where: { $0.part == nil && $0.name == part }) {
        // Adds the value although it is not an object. The document then reports the same problem as a document from a
        // file.
        document.append((part, broken.json))
      }
    }
    return object(
      parts.filter { $0.part == nil && !RecordFolding.parts.contains($0.name) }.map { ($0.name, $0.json) } + document)
  }

  /// Returns the part of the document to which a name belongs, and the member's name there. `flags.newCheckout` belongs
  /// to `flags`, and `minimumVersion` to `policy`.
  private static func place(of name: String) -> (part: String?, name: String) {
    for part in RecordFolding.parts where name.hasPrefix("\(part).") {
      return (part, String(name.dropFirst(part.count + 1)))
    }
    if ofPolicy.contains(name) { return ("policy", name) }
    return ofDeployment.contains(name) ? ("deployment", name) : (nil, name)
  }

  private static func inner(_ json: String) -> Record? {
    let read = try? JSONText.read(Array(json.utf8), ignoresUnknown: true) { source in
      source.value.kind == .object
        ? source.value.members.map { (name: $0.name.string, json: $0.value.compactText) } : nil
    }
    return read ?? nil
  }

  private static func switched(_ json: String) -> String { json == "1" ? "true" : json == "0" ? "false" : json }

  // MARK: IAPPromo

  /// Composes the document `IAPPromo` of records. Each record is a promotion. A record without `id` gets its record
  /// name as the id. The document's `maxAge` is the lowest of its records.
  private static func promotions(_ records: [JSONValue]) -> String {
    var (promotions, maxAge): ([String], Int?) = ([], nil)
    for record in records {
      // A value that is not an object remains in the list, so that its problem is reported later.
      guard record.kind == .object else {
        promotions.append(record.compactText)
        continue
      }
      var members = members(record)
      if let age = members.first(where: { $0.name == "maxAge" }).flatMap({ Int($0.json) }) {
        maxAge = min(maxAge ?? age, age)
      }
      let name = members.first { $0.name == "recordName" }?.json
      members.removeAll { $0.name == "recordName" || $0.name == "maxAge" }
      if let name, !members.contains(where: { $0.name == "id" }) { members.insert(("id", name), at: 0) }
      promotions.append(object(members))
    }
    return "{\(maxAge.map { "\"maxAge\":\($0)," } ?? "")\"promotions\":[\(promotions.joined(separator: ","))]}"
  }
}
