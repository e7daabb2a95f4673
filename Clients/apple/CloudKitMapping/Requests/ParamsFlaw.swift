/// The error for invalid parameters of a request.
public struct ParamsFlaw: Error, Equatable, Sendable {
  public let code: FaultCode
  public let message: String

  public init(_ message: String, _ code: FaultCode = .invalidParams) {
    self.code = code
    self.message = message
  }
}

/// Reads the parameters of a request.
struct Params {
  private let value: JSONValue

  /// - Throws: `ParamsFlaw` if the value is not an object.
  init(_ value: JSONValue, _ name: String = "params") throws(ParamsFlaw) {
    guard value.object != nil else { throw ParamsFlaw("\(name) must be an object") }
    self.value = value
  }

  /// Returns the value of a parameter. Returns nil if it is null or left out.
  func optional(_ name: String) -> JSONValue? { value[name].flatMap { $0 == .null ? nil : $0 } }

  func required(_ name: String) throws(ParamsFlaw) -> JSONValue {
    guard let found = optional(name) else { throw ParamsFlaw("\(name) is missing") }
    return found
  }

  func optionalText(_ name: String) throws(ParamsFlaw) -> String? {
    guard let found = optional(name) else { return nil }
    guard let text = found.string else { throw ParamsFlaw("\(name) must be a string") }
    return text
  }

  func text(_ name: String) throws(ParamsFlaw) -> String {
    guard let text = try optionalText(name) else { throw ParamsFlaw("\(name) is missing") }
    return text
  }

  func list(_ name: String) throws(ParamsFlaw) -> [JSONValue] {
    guard let list = try required(name).array else { throw ParamsFlaw("\(name) must be an array") }
    return list
  }

  func flag(_ name: String) throws(ParamsFlaw) -> Bool {
    guard let found = optional(name) else { return false }
    guard let flag = found.bool else { throw ParamsFlaw("\(name) must be true or false") }
    return flag
  }

  func choice<T: RawRepresentable<String>>(_ name: String, _ type: T.Type) throws(ParamsFlaw) -> T {
    guard let value = T(rawValue: try text(name)) else { throw ParamsFlaw("\(name) has a value that is not known") }
    return value
  }

  func id(_ name: String) throws(ParamsFlaw) -> RecordName {
    guard let id = RecordName(try text(name)) else { throw ParamsFlaw("\(name) must be a UUID") }
    return id
  }

  func optionalID(_ name: String) throws(ParamsFlaw) -> RecordName? { optional(name) == nil ? nil : try id(name) }

  func zone(_ name: String) throws(ParamsFlaw) -> ZoneName { try ZoneName(json: try required(name)) }

  func zones(_ name: String) throws(ParamsFlaw) -> [ZoneName] {
    var zones: [ZoneName] = []
    for json in try list(name) { zones.append(try ZoneName(json: json)) }
    return zones
  }
}
