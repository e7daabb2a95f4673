// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The bits of which a manager must hold one.
public struct ManagerBits: Record {
  /// manager
  public var rule: AccessRuleRule
  /// The bits; one of them is enough.
  public var mask: Int
  /// The department that the right is for; left out where one of several departments is enough.
  public var department: String?

  public init(
    rule: AccessRuleRule,
    mask: Int,
    department: String? = nil
  ) {
    self.rule = rule
    self.mask = mask
    self.department = department
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.rule = reader.required("rule")
    self.department = reader.optional("department")
    self.mask = reader.required("mask")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("rule", self.rule)
    writer.putIfGiven("department", self.department)
    writer.put("mask", self.mask)
    return writer.json
  }
}

/// A temperature as the host has it.
public struct MeasuredTemperature: InputRecord {
  /// A number, rounded to five decimals; not below absolute zero.
  public var value: Decimal
  /// The unit that it is in.
  public var unit: MeasuredTemperatureUnit

  public init(
    value: Decimal,
    unit: MeasuredTemperatureUnit
  ) {
    self.value = value
    self.unit = unit
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("value", self.value)
    writer.put("unit", self.unit)
    return writer.json
  }
}

/// There is no such method.
public struct MethodNotFoundData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The name that was probably meant; left out where none is like it.
  public var suggestion: String?

  public init(
    kind: String,
    suggestion: String? = nil
  ) {
    self.kind = kind
    self.suggestion = suggestion
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.suggestion = reader.optional("suggestion")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("suggestion", self.suggestion)
    return writer.json
  }
}

/// A sign-in needs both the identity token and the authorization code; data.members names what is missing.
public struct MissingCredentialData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// What is missing: identityToken, authorizationCode.
  public var members: [String]

  public init(
    kind: String,
    members: [String]
  ) {
    self.kind = kind
    self.members = members
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.members = reader.required("members")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("members", self.members)
    return writer.json
  }
}

/// What became of records.
public struct ModifiedRecords: InputRecord {
  /// One result a record, those to save first.
  public var results: [CloudResult]?
  /// The token of the zone behind the batch, where all is of one zone: later questions name it, so that a container that was put back is
  /// recognised.
  public var token: String?

  public init(
    results: [CloudResult]? = nil,
    token: String? = nil
  ) {
    self.results = results
    self.token = token
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("results", self.results)
    writer.putIfGiven("token", self.token)
    return writer.json
  }
}

/// What became of zones.
public struct ModifiedZones: InputRecord {
  /// One result a zone, those to save first.
  public var results: [ZoneResult]?

  public init(
    results: [ZoneResult]? = nil
  ) {
    self.results = results
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("results", self.results)
    return writer.json
  }
}

/// An amount of money: an integer of the currency's minor units (cents), never a fraction.
public struct Money: Record {
  /// In minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// ISO 4217, three capitals.
  public var currency: String

  public init(
    amount: Int,
    currency: String
  ) {
    self.amount = amount
    self.currency = currency
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.amount = reader.required("amount")
    self.currency = reader.required("currency")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct MoneyChanges: InputRecord {
  /// In minor units: 1250 is 12.50 EUR.
  public var amount: Int?
  /// ISO 4217, three capitals.
  public var currency: String?

  public init(
    amount: Int? = nil,
    currency: String? = nil
  ) {
    self.amount = amount
    self.currency = currency
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("amount", self.amount)
    writer.putIfGiven("currency", self.currency)
    return writer.json
  }
}

/// An amount of money: an integer of the currency's minor units (cents), never a fraction.
public struct MoneyInput: InputRecord {
  /// In minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// ISO 4217, three capitals.
  public var currency: String

  public init(
    amount: Int,
    currency: String
  ) {
    self.amount = amount
    self.currency = currency
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    return writer.json
  }
}

/// A sum of money: an integer of the currency's minor units, exact; it may be beyond what some readers keep of an integer.
public struct MoneySum: Record {
  /// In minor units: 1250 is 12.50 EUR.
  public var amount: Int
  /// ISO 4217, three capitals.
  public var currency: String

  public init(
    amount: Int,
    currency: String
  ) {
    self.amount = amount
    self.currency = currency
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.amount = reader.required("amount")
    self.currency = reader.required("currency")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("amount", self.amount)
    writer.put("currency", self.currency)
    return writer.json
  }
}
