internal import JSON
internal import Shape

/// Makes one document from records of the public database in the forms that dashboards write.
///
/// A record is an object with its fields, or `{"recordName": ..., "fields": {"title": {"type": "text", "value":
/// ...}}}`. Containers have no objects, so an object may be a text with JSON. They have no Booleans either, so a flag
/// may be 1 or 0.
struct RecordFolding {
  /// Members that are objects or lists, and may be texts with JSON.
  private static let nested: Set<String> = [
    "policy", "flags", "deployment", "tiers", "locales", "audience", "image", "action", "data",
  ]
  private static let ofPolicy: Set<String> = ["minimumVersion", "recommendedVersion", "message", "url"]
  private static let ofDeployment: Set<String> = ["path", "cloudKitContainer", "cloudKitContainerIdentifier"]

  /// The members of one record, as compact JSON, in their order.
  private typealias Record = [(name: String, json: String)]

  /// Returns the document as JSON, or `nil` if the records make no document.
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

  /// Returns the members of a record, without nulls. Returns no members for a value that is not an object.
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

  /// Returns the JSON in a text, if that JSON is an object or a list. Returns any other value unchanged.
  private static func opened(_ json: String) -> String {
    guard let text = String(json: json), text.first == "{" || text.first == "[" else { return json }
    let read = try? JSONText.read(Array(text.utf8), ignoresUnknown: true) { $0.value.compactText }
    return read ?? json
  }

  // MARK: AppConfig

  /// The parts of the document, which are objects.
  private static let parts = ["policy", "flags", "deployment"]

  /// Returns the problems that prevent records from making a document. If a part were not an object, the document would
  /// lose everything that was known of that part.
  /// - Parameter records: a JSON list. Other values have no problems here.
  /// - Returns: the problems, with pointers that lead into the list.
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

  /// Returns the members of a record that should be parts of the document and are not objects, each with a sentence
  /// about the problem.
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

  /// Returns the document `AppConfig`. If several records have the same member, the first record counts.
  private static func config(_ records: [Record]) -> String {
    var parts: [(part: String?, name: String, json: String)] = []
    // The bytes of the part and the name. As texts they would be compared by their canonical equivalence.
    var taken: Set<[UInt8]> = []
    func add(_ part: String?, _ name: String, _ json: String) {
      if taken.insert(Array("\(part ?? "").\(name)".utf8)).inserted { parts.append((part, name, json)) }
    }
    for record in records {
      // One setting in each record: {"key": "policy.minimumVersion", "value": "1.9"}.
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
        // A document from a file gets the same problem: the part is not an object.
        document.append((part, broken.json))
      }
    }
    return object(
      parts.filter { $0.part == nil && !RecordFolding.parts.contains($0.name) }.map { ($0.name, $0.json) } + document)
  }

  /// Returns the place in the document that a name means: `flags.newCheckout`, or `minimumVersion`, which is in
  /// `policy`.
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

  /// Returns the document `IAPPromo`. Each record is a promotion, whose id is the name of the record unless it has an
  /// `id`. The document is fresh as long as all of its records are.
  private static func promotions(_ records: [JSONValue]) -> String {
    var (promotions, maxAge): ([String], Int?) = ([], nil)
    for record in records {
      // A value that is not an object stays in the list, and is reported later.
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
