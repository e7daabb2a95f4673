internal import JSON
internal import Shape

/// The records that an operator publishes, read from lines of JSON.
///
/// ```text
/// {"recordName":"spring","title":"Spring offer","start":{"type":"date","value":"2026-03-01T00:00:00Z"}}
/// {"recordName":"summer","title":"Summer offer","priority":5,"languages":["de","en"]}
/// ```
///
/// Each member except `recordName` is a field. A string is a text, a whole number is an int, and any other number is a
/// double. `true` and `false` are the ints 1 and 0. An object of `type` and `value` is a value of that type. A `null`
/// adds no field. A list of strings and numbers is a list. Any other object or list is a text with the JSON.
public struct PublishedRecords: Sendable {
  public struct One: Sendable {
    public let name: String, fields: CloudFields
  }

  public private(set) var all: [One] = []
  /// The problems of the lines, each as a sentence with the number of the line. At most 20 problems are reported.
  public private(set) var problems: [String] = []
  private var names: Set<String> = []

  /// The maximum number of problems that are reported.
  private static let mostProblems = 20

  public init(_ text: [UInt8]) {
    var number = 0
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) {
        continue
      }
      do throws(JSONText.Defect) {
        let read = try JSONText.read(Array(line), ignoresUnknown: true) { PublishedRecords.record(in: $0.value) }
        switch read {
        case .failure(let flaw): note("line \(number): \(flaw.sentence)")
        case .success(let record) where names.insert(record.name).inserted: all.append(record)
        case .success(let record):
          note("line \(number): recordName must be unique, but \(record.name) is also on an earlier line")
        }
      } catch { note("line \(number): \(error.sentence)") }
    }
  }

  private mutating func note(_ problem: String) {
    if problems.count < PublishedRecords.mostProblems { problems.append(problem) }
  }

  private struct Flaw: Error { let sentence: String }

  private static func record(in object: JSONValue) -> Result<One, Flaw> {
    guard object.kind == .object else {
      return .failure(
        Flaw(sentence: "the line must be an object, such as {\"recordName\":\"spring\",\"title\":\"Spring\"}"))
    }
    var name: String?
    var fields: [CloudFields.Field] = []
    for (member, value) in object.members {
      if member.isName("recordName") {
        guard value.kind == .string, 1...255 ~= value.string.unicodeScalars.count else {
          return .failure(Flaw(sentence: "recordName must be a string of 1 to 255 characters"))
        }
        name = value.string
        continue
      }
      guard value.kind != .null else { continue }
      let field = CloudFields.Field(member.string, CloudValue(plain: value))
      guard 1...255 ~= field.name.unicodeScalars.count else {
        return .failure(Flaw(sentence: "the names of fields must have 1 to 255 characters"))
      }
      if let flaw = field.value?.flawOfContent { return .failure(Flaw(sentence: "\(field.name) \(flaw)")) }
      if field.value?.type == .asset {
        return .failure(Flaw(sentence: "\(field.name) must not be an asset: give the address of the file as a text"))
      }
      fields.append(field)
    }
    guard let name else { return .failure(Flaw(sentence: "recordName is missing: each record needs a unique name")) }
    let found = CloudFields(fields)
    if found.text.utf8.count > ModifyRecords.largestRecord {
      return .failure(Flaw(sentence: "a record must have at most \(ModifyRecords.largestRecord) bytes of fields"))
    }
    return .success(One(name: name, fields: found))
  }
}

extension CloudValue {
  /// Creates a value from JSON that gives no type.
  fileprivate init(plain value: JSONValue) {
    switch value.kind {
    case .string: self.init(.text, json: value.compactText)
    case .number: self.init(Int(value.compactText) == nil ? .double : .int, json: value.compactText)
    case .array where value.elements.allSatisfy({ $0.kind == .string || $0.kind == .number }):
      self.init(.list, json: value.compactText)
    case .object:
      if value.count == 2, let type = value.member("type"), type.kind == .string,
        let known = CloudValueType.spellings.find(type.text),
        let inner = value.member("value")
      {
        self.init(known, json: inner.compactText)
      } else {
        self.init(.text, json: jsonText(value.compactText))
      }
    case .array: self.init(.text, json: jsonText(value.compactText))
    default: self.init(.int, json: value.compactText == "true" ? "1" : "0")
    }
  }
}
