public import Cloud
internal import JSON
public import Shape

/// The form of one kind of records in the cloud: the names and the types of their fields. The form follows from the
/// kind's description.
public struct CloudForm: Sendable {
  /// The form in which one member is stored in the cloud.
  enum Kept: Sendable, Equatable {
    case text, int, truth, date, reference
    /// A decimal, as a whole number of units of its last decimal place.
    case decimal(places: Int)
    /// Two fields: the amount in minor units, and the currency. If the price is not for 1 piece but for another
    /// quantity, the currency has the quantity as a suffix (`USD/1000`). A program that does not know this suffix can't
    /// read the currency, so it does not merge the record. Otherwise it would read the price as the price of 1.
    case money
    /// A list of texts or ids.
    case list
    /// Any other value, as a text that is JSON.
    case json
  }

  /// One member, and its fields in the cloud.
  public final class Property: Sendable, Equatable {
    public let member: String
    /// The name of the member in the cloud.
    public let field: String
    let kept: Kept
    /// The names of the member's values on this device and in the cloud, for values whose names differ.
    let words: [(here: String, there: String)]
    /// The names in `words` as JSON.
    private let names: [(here: String, there: String)]

    public static func == (a: Property, b: Property) -> Bool {
      a.member == b.member && a.field == b.field && a.kept == b.kept
    }

    /// The fields that store the member, each with its type.
    public let fields: [(name: String, type: CloudValueType)]

    init(_ member: String, as field: String, _ kept: Kept, _ words: [(here: String, there: String)]) {
      (self.member, self.field, self.kept, self.words) = (member, field, kept, words)
      names = words.map { (jsonText($0.here), jsonText($0.there)) }
      fields =
        switch kept {
        case .text, .json: [(field, .text)]
        case .int, .truth, .decimal: [(field, .int)]
        case .date: [(field, .date)]
        case .reference: [(field, .reference)]
        case .list: [(field, .list)]
        case .money: [(field, .int), ("\(field)Currency", .text)]
        }
    }

    func name(there json: String) -> String { names.first { $0.here == json }?.there ?? json }
    func name(here json: String) -> String { names.first { $0.there == json }?.here ?? json }
  }

  public let properties: [Property]
  /// The properties, prepared for records that are sent as a whole.
  let leaving: [Leaving]
  private let members: Set<String>
  /// The fields of all properties, one after the other.
  private let fields: [(name: String, type: CloudValueType)]

  /// - Parameters:
  ///   - left: members that are not sent because they follow from other records. The id is never sent as a member.
  ///   - names: the names of members in the cloud, where these differ from the names here.
  ///   - words: the names of members' values in the cloud, where these differ from the names here.
  public init(
    of schema: ObjectSchema, without left: Set<String>, names: [String: String] = [:],
    words: [String: [(here: String, there: String)]] = [:]
  ) {
    properties = schema.members.filter { $0.name != "id" && !$0.isOptional && !left.contains($0.name) }.map { member in
      Property(
        member.name, as: names[member.name] ?? member.name, CloudForm.kept(as: member.schema), words[member.name] ?? [])
    }
    leaving = properties.map(Leaving.init)
    members = Set(properties.map(\.member))
    fields = properties.flatMap(\.fields)
  }

  private static func kept(as schema: Schema) -> Kept {
    switch schema {
    case .nullable(let inner): kept(as: inner)
    case .boolean: .truth
    case .integer: .int
    case .number(let places, _): .decimal(places: places)
    case .text(let text) where text.format == "uuid": .reference
    case .text(let text) where text.format == "date-time": .date
    case .text, .choice: .text
    case .reference("Money", _): .money
    case .list(.text, _), .list(.choice, _): .list
    case .any, .list, .map, .reference, .oneOf, .anyResult: .json
    }
  }

  /// Returns a Boolean value that indicates whether a member is sent.
  public func has(_ member: String) -> Bool { members.contains(member) }

  /// Returns the members of a record that are sent.
  func known(of members: Members) -> Members {
    // The members and the properties are in the order of the record's description. So a property is nearly always at
    // the index after the previous one.
    var next = 0
    return members.only { name in
      guard let index = Self.index(in: properties, near: next, where: { $0.member == name }) else { return false }
      next = index + 1
      return true
    }
  }

  /// Returns the fields in which the cloud stores the given members. A null member becomes a field to remove.
  /// - Parameter isNew: a Boolean value that indicates whether the container does not have the record. Null members are
  ///   then left out.
  public func fields(of members: Members, isNew: Bool = false) -> CloudFields {
    var fields: [CloudFields.Field] = []
    var next = 0
    for property in properties {
      guard let json = members.json(of: property.member, near: &next), !isNew || json != "null" else { continue }
      let values = json == "null" ? nil : property.values(of: json)
      for (index, field) in property.fields.enumerated() { fields.append(.init(field.name, values?[index])) }
    }
    return CloudFields(fields)
  }

  /// Returns the members of a cloud record that this version of the program knows, and the fields that it does not
  /// know.
  /// - Throws: `Unfit` if a known field has the wrong type or an invalid value.
  public func members(of fields: CloudFields) throws(Unfit) -> (known: Members, unknown: CloudFields) {
    guard let list = fields.parsed else { throw Unfit(reason: "the record's fields can't be read") }
    let (places, unknown) = places(in: list)
    var (known, field) = ([Members.Member](), 0)
    known.reserveCapacity(list.count)
    var values: [CloudValue] = []
    for index in properties.indices {
      let next = field + properties[index].fields.count
      values.removeAll(keepingCapacity: true)
      for field in field..<next {
        guard let place = places[field] else { continue }
        guard let value = list[place].value, value.type == self.fields[field].type, value.flaw == nil else {
          throw Unfit(reason: "\(self.fields[field].name) must be of the type \(self.fields[field].type.rawValue)")
        }
        values.append(value)
      }
      defer { field = next }
      if values.isEmpty { continue }
      guard values.count == next - field, let json = properties[index].json(of: values) else {
        throw Unfit(reason: "\(properties[index].field) can't be read")
      }
      known.append(.init(properties[index].member, json))
    }
    return (Members(known), CloudFields(unknown))
  }

  /// Returns the place of each field of the form in a list, or `nil` for a missing field. Also returns the list's other
  /// fields.
  private func places(in list: [CloudFields.Field]) -> (places: [Int?], unknown: [CloudFields.Field]) {
    var (places, unknown, next) = ([Int?](repeating: nil, count: fields.count), [CloudFields.Field](), 0)
    for (place, field) in list.enumerated() {
      // The fields of the list are in the order of the record's description, but some may be missing.
      let ahead = next..<fields.count
      let found = ahead.first { fields[$0].name == field.name } ?? fields.firstIndex { $0.name == field.name }
      guard let found, places[found] == nil else {
        unknown.append(field)
        continue
      }
      (places[found], next) = (place, found + 1)
    }
    return (places, unknown)
  }

  /// Returns the index of the first element that passes a test, or `nil` if there is none. The element at `place` is
  /// tested first, and it is nearly always the right one.
  static func index<Element>(in list: [Element], near place: Int, where isIt: (Element) -> Bool) -> Int? {
    place < list.count && isIt(list[place]) ? place : list.firstIndex(where: isIt)
  }

  /// The reason why a cloud record can't be converted to a record here.
  public struct Unfit: Error {
    public let reason: String
  }
}

extension CloudForm.Property {
  /// Returns the values of the fields that store a member's value, or `nil` if the value can't be stored.
  func values(of json: String) -> [CloudValue]? {
    switch kept {
    case .text: [CloudValue(.text, json: name(there: json))]
    case .int: [CloudValue(.int, json: json)]
    case .truth: [CloudValue(.int, json: json == "true" ? "1" : "0")]
    case .date: [CloudValue(.date, json: json)]
    case .reference: [CloudValue(.reference, json: json)]
    case .list: [CloudValue(.list, json: json)]
    case .json: [CloudValue(.text, json: jsonText(json))]
    case .decimal(let places): Decimal.units(of: json, places: places).map { [CloudValue(.int, json: String($0))] }
    case .money:
      Members(json: json).flatMap { money in
        guard let amount = money["amount"], let currency = money["currency"] else { return nil }
        let text = money["per"].map { "\(currency.dropLast())/\($0)\"" } ?? currency
        return [CloudValue(.int, json: amount), CloudValue(.text, json: text)]
      }
    }
  }

  /// Returns the member's value from the values of its fields, or `nil` if it can't be read.
  fileprivate func json(of values: [CloudValue]) -> String? {
    let json = values[0].json
    return switch kept {
    case .text: name(here: json)
    case .int, .date, .reference, .list: json
    case .truth: json == "0" ? "false" : json == "1" ? "true" : nil
    case .json: String(json: json)
    case .decimal(let places): Int(json).map { Decimal.text(units: $0, places: places) }
    case .money: #"{"amount":\#(json),"currency":\#(CloudForm.Property.currency(values[1].json))}"#
    }
  }

  /// Returns the JSON of a currency, with the member `per` if a quantity is behind the currency.
  private static func currency(_ json: String) -> String {
    guard let slash = json.utf8.firstIndex(of: UInt8(ascii: "/")) else { return json }
    let quantity = String(json[json.utf8.index(after: slash)...].dropLast())
    return Decimal(json: quantity) == nil ? json : #"\#(json[..<slash])","per":\#(quantity)"#
  }
}

extension Decimal {
  /// Returns a decimal number as a whole number of units of its last decimal place, or `nil` if it has more decimal
  /// places than given.
  fileprivate static func units(of json: String, places: Int) -> Int? {
    var json = json
    return json.withUTF8 { try? FixedPoint.parse($0, places: places, rounding: false) }
  }

  fileprivate static func text(units: Int, places: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FixedPoint.room) { room in
      let count = FixedPoint.write(units, places: places, to: room.baseAddress!)
      return String(decoding: room[..<count], as: UTF8.self)
    }
  }
}
