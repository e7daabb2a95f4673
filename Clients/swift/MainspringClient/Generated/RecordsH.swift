// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// An HTTP header.
public struct HTTPHeader: Record {
  /// The name of the header. Case does not matter.
  public var name: String
  /// The value of the header.
  public var value: String

  public init(
    name: String,
    value: String
  ) {
    self.name = name
    self.value = value
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.value = reader.required("value")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("value", self.value)
    return writer.json
  }
}

/// An HTTP header.
public struct HTTPHeaderInput: InputRecord {
  /// The name of the header. Case does not matter.
  public var name: String
  /// The value of the header.
  public var value: String

  public init(
    name: String,
    value: String
  ) {
    self.name = name
    self.value = value
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("value", self.value)
    return writer.json
  }
}

/// The account's tier in one group, and the purchase that gives it.
public struct HeldTier: Record {
  /// The group of the tier.
  public var group: String
  /// The id of the tier.
  public var tier: String
  /// The rank of the tier in its group: a higher number is a higher tier. The tier with the rank 0 needs no purchase.
  public var rank: Int
  /// The time when the tier ends, as far as it is known; `null` if the tier does not end.
  public var until: Date?
  /// `true` if the tier was bought with a purchase that never ends.
  public var lifetime: Bool
  /// The id of the product that gives the tier; `null` if the tier was not bought.
  public var productId: String?
  /// The id of the transaction that proves the purchase; `null` if the tier was not bought.
  public var transactionId: String?

  public init(
    group: String,
    tier: String,
    rank: Int,
    until: Date?,
    lifetime: Bool,
    productId: String?,
    transactionId: String?
  ) {
    self.group = group
    self.tier = tier
    self.rank = rank
    self.until = until
    self.lifetime = lifetime
    self.productId = productId
    self.transactionId = transactionId
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.group = reader.required("group")
    self.tier = reader.required("tier")
    self.rank = reader.required("rank")
    self.until = reader.optional("until")
    self.lifetime = reader.required("lifetime")
    self.productId = reader.optional("productId")
    self.transactionId = reader.optional("transactionId")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("group", self.group)
    writer.put("tier", self.tier)
    writer.put("rank", self.rank)
    writer.put("until", self.until)
    writer.put("lifetime", self.lifetime)
    writer.put("productId", self.productId)
    writer.put("transactionId", self.transactionId)
    return writer.json
  }
}

/// The agreed version of the protocol.
public struct Hello: Record {
  /// The version of the protocol that is used.
  public var `protocol`: Int
  /// The versions of the protocol that this core supports.
  public var supported: [Int]
  /// The core's name.
  public var name: String
  /// The core's version, in the form of semver.org, such as 0.1.0.
  public var version: String

  public init(
    `protocol`: Int,
    supported: [Int],
    name: String,
    version: String
  ) {
    self.protocol = `protocol`
    self.supported = supported
    self.name = name
    self.version = version
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.protocol = reader.required("protocol")
    self.supported = reader.required("supported")
    self.name = reader.required("name")
    self.version = reader.required("version")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("protocol", self.protocol)
    writer.put("supported", self.supported)
    writer.put("name", self.name)
    writer.put("version", self.version)
    return writer.json
  }
}

/// One event in the history of a record, such as a change or a deletion.
public struct HistoryEntry: Record {
  /// The time of the event.
  public var at: Date
  /// The user who caused the event.
  public var actor: String
  /// The user name of this user, even if the user has left the company. `null` for a user without a user name.
  public var username: String?
  /// The kind of event. created, changed, deleted: the record, or a part of it, was created, changed or deleted.
  /// stepped: a step changed the record's status. stock: the item's quantity changed, as `entry` shows.
  public var kind: HistoryEntryKind
  /// The changed members that the caller may see. For a deletion, the members of the record's last state, if the caller
  /// may delete such records.
  public var fields: [HistoryField]
  /// The entry of the ledger, for an event of the kind `stock`. `null` for other kinds of events.
  public var entry: JSON?
  /// The part of the record that changed, such as a line of an order. Left out if the record itself changed.
  public var part: String?

  public init(
    at: Date,
    actor: String,
    username: String?,
    kind: HistoryEntryKind,
    fields: [HistoryField],
    entry: JSON?,
    part: String? = nil
  ) {
    self.at = at
    self.actor = actor
    self.username = username
    self.kind = kind
    self.fields = fields
    self.entry = entry
    self.part = part
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.at = reader.required("at")
    self.actor = reader.required("actor")
    self.username = reader.optional("username")
    self.kind = reader.required("kind")
    self.part = reader.optional("part")
    self.fields = reader.required("fields")
    self.entry = reader.optional("entry")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("actor", self.actor)
    writer.put("username", self.username)
    writer.put("kind", self.kind)
    writer.putIfGiven("part", self.part)
    writer.put("fields", self.fields)
    writer.put("entry", self.entry)
    return writer.json
  }
}

/// One page of a list.
public struct HistoryEntryPage: ListPage {
  /// The elements of the page, in the list's order.
  public var items: [HistoryEntry]
  /// The cursor of the next page, which the next call passes as `after`. `null` on the last page.
  public var next: String?

  public init(
    items: [HistoryEntry],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}

/// A member before and after a change.
public struct HistoryField: Record {
  /// The name of the member.
  public var name: String
  /// The value before the change. `null` if there was no value.
  public var from: JSON
  /// The value after the change. `null` if there is no value.
  public var to: JSON

  public init(
    name: String,
    from: JSON,
    to: JSON
  ) {
    self.name = name
    self.from = from
    self.to = to
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.name = reader.required("name")
    self.from = reader.required("from")
    self.to = reader.required("to")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("name", self.name)
    writer.put("from", self.from)
    writer.put("to", self.to)
    return writer.json
  }
}

/// The text that the host has sent back, and whether it is the same text.
public struct HostChecked: Record {
  /// The text in the host's answer.
  public var text: String
  /// `true` if the host's answer is the text that was sent.
  public var same: Bool

  public init(
    text: String,
    same: Bool
  ) {
    self.text = text
    self.same = same
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.text = reader.required("text")
    self.same = reader.required("same")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("text", self.text)
    writer.put("same", self.same)
    return writer.json
  }
}

/// The host answered with an error. data.error is the host's error.
public struct HostErrorData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The error that the host sent. Left out if it is longer than 65,536 bytes.
  public var error: [String: JSON]?
  /// The reason why the host failed, from `data.kind` of the host's error. Left out if `data.kind` is not one of these
  /// names.
  public var reason: HostErrorDataReason?
  /// The recommended action of the user. Left out if there is no reason.
  public var advice: String?
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    error: [String: JSON]? = nil,
    reason: HostErrorDataReason? = nil,
    advice: String? = nil,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.error = error
    self.reason = reason
    self.advice = advice
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.error = reader.optional("error")
    self.reason = reader.optional("reason")
    self.advice = reader.optional("advice")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("error", self.error)
    writer.putIfGiven("reason", self.reason)
    writer.putIfGiven("advice", self.advice)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The host's answer cannot be used, or the host has ended.
public struct HostFaultData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The problems of the host's answer. Left out if the host sent no answer.
  public var problems: [Problem]?
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    problems: [Problem]? = nil,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.problems = problems
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.problems = reader.optional("problems")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.putIfGiven("problems", self.problems)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The host's answer to host.ping.
public struct HostPong: InputRecord {
  /// The text that was sent.
  public var text: String

  public init(
    text: String
  ) {
    self.text = text
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("text", self.text)
    return writer.json
  }
}

/// The host's answer to host.secrets.set and host.secrets.delete.
public struct HostSecretDone: InputRecord {
  public init() {}

  public var json: JSON { .object([]) }
}

/// The host did not answer in time. data.deadline is the time limit in milliseconds.
public struct HostTimeoutData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The time limit for the host, in milliseconds.
  public var deadline: Int
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    deadline: Int,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.deadline = deadline
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.deadline = reader.required("deadline")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("deadline", self.deadline)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The host does not offer a capability that the request needs. data.capability names the capability.
public struct HostUnavailableData: Record {
  /// The name of the kind of error, for programs.
  public var kind: String
  /// The capability that is needed, and that no host provides.
  public var capability: String
  /// The id of the record that was stored despite the error: an answer that was stored as failed, or feedback. Left out
  /// if no record was stored.
  public var record: String?
  /// The id of the record to which the stored record belongs, such as the conversation. Left out if the stored record
  /// belongs to no other record.
  public var owner: String?

  public init(
    kind: String,
    capability: String,
    record: String? = nil,
    owner: String? = nil
  ) {
    self.kind = kind
    self.capability = capability
    self.record = record
    self.owner = owner
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.capability = reader.required("capability")
    self.record = reader.optional("record")
    self.owner = reader.optional("owner")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("capability", self.capability)
    writer.putIfGiven("record", self.record)
    writer.putIfGiven("owner", self.owner)
    return writer.json
  }
}

/// The weather of a place in the next hours.
public struct HourlyWeather: Record {
  /// The place that the weather is about.
  public var place: WeatherPlace
  /// The hours that have not ended, in the order of time.
  public var hours: [WeatherHour]
  /// The reasons why hours are missing from the result. Empty if the result has all requested hours.
  public var fallbacks: [WeatherGap]
  /// The members of the host's answer that the core does not know, unchanged. `null` if there are none.
  public var more: [String: JSON]?
  /// `true` if the answer is older than `maxAge`, or if the host failed to send a newer answer.
  public var stale: Bool
  /// The milliseconds since the observation. If the answer has no time of observation, the milliseconds since the
  /// host's answer. 0 if the clock was set back since that time.
  public var age: Int
  /// The time at which the host's answer arrived.
  public var fetchedAt: Date
  /// The reason why there is no newer answer: the host's last refresh failed, or no host offers weather now. `null` if
  /// there is no such reason.
  public var refreshFailure: RefreshFailure?

  public init(
    place: WeatherPlace,
    hours: [WeatherHour],
    fallbacks: [WeatherGap],
    more: [String: JSON]?,
    stale: Bool,
    age: Int,
    fetchedAt: Date,
    refreshFailure: RefreshFailure?
  ) {
    self.place = place
    self.hours = hours
    self.fallbacks = fallbacks
    self.more = more
    self.stale = stale
    self.age = age
    self.fetchedAt = fetchedAt
    self.refreshFailure = refreshFailure
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.place = reader.required("place")
    self.hours = reader.required("hours")
    self.fallbacks = reader.required("fallbacks")
    self.more = reader.optional("more")
    self.stale = reader.required("stale")
    self.age = reader.required("age")
    self.fetchedAt = reader.required("fetchedAt")
    self.refreshFailure = reader.optional("refreshFailure")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("place", self.place)
    writer.put("hours", self.hours)
    writer.put("fallbacks", self.fallbacks)
    writer.put("more", self.more)
    writer.put("stale", self.stale)
    writer.put("age", self.age)
    writer.put("fetchedAt", self.fetchedAt)
    writer.put("refreshFailure", self.refreshFailure)
    return writer.json
  }
}

/// The host's answer to host.weather.hourly.
public struct HourlyWeatherAnswer: InputRecord {
  /// The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the equator.
  public var latitude: Decimal
  /// The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of Greenwich.
  public var longitude: Decimal
  /// The hours, at least one, in order of time.
  public var hours: [HourlyWeatherAnswerHour]
  /// The name of the place.
  public var name: String?
  /// The time when the forecast was made.
  public var observedAt: Date?
  /// The name of the time zone in the IANA database, such as Europe/Berlin.
  public var timeZone: String?
  /// The members of the host's answer that the core does not know, unchanged.
  public var more: [String: JSON]?

  public init(
    latitude: Decimal,
    longitude: Decimal,
    hours: [HourlyWeatherAnswerHour],
    name: String? = nil,
    observedAt: Date? = nil,
    timeZone: String? = nil,
    more: [String: JSON]? = nil
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.hours = hours
    self.name = name
    self.observedAt = observedAt
    self.timeZone = timeZone
    self.more = more
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("latitude", self.latitude)
    writer.put("longitude", self.longitude)
    writer.putIfGiven("name", self.name)
    writer.put("hours", self.hours)
    writer.putIfGiven("observedAt", self.observedAt)
    writer.putIfGiven("timeZone", self.timeZone)
    writer.putIfGiven("more", self.more)
    return writer.json
  }
}

/// An hour of the host's answer to host.weather.hourly.
public struct HourlyWeatherAnswerHour: InputRecord {
  /// The time when the hour begins.
  public var at: Date
  /// The temperature of the air.
  public var temperature: MeasuredTemperature
  /// The weather in a word or two, as the host calls it.
  public var condition: String?
  /// The members of the host's answer that the core does not know, unchanged.
  public var more: [String: JSON]?

  public init(
    at: Date,
    temperature: MeasuredTemperature,
    condition: String? = nil,
    more: [String: JSON]? = nil
  ) {
    self.at = at
    self.temperature = temperature
    self.condition = condition
    self.more = more
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("at", self.at)
    writer.put("temperature", self.temperature)
    writer.putIfGiven("condition", self.condition)
    writer.putIfGiven("more", self.more)
    return writer.json
  }
}

/// One knot of the Humanus table: the same temperature in degrees Celsius and in Humanus.
public struct HumanusKnot: Record {
  /// The temperature in degrees Celsius.
  public var celsius: Decimal
  /// The same temperature on the Humanus scale.
  public var humanus: Decimal

  public init(
    celsius: Decimal,
    humanus: Decimal
  ) {
    self.celsius = celsius
    self.humanus = humanus
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.celsius = reader.required("celsius")
    self.humanus = reader.required("humanus")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("celsius", self.celsius)
    writer.put("humanus", self.humanus)
    return writer.json
  }
}

/// A table of the Humanus scale.
public struct HumanusTable: Record {
  /// The id of the table: the name of its file without the extension.
  public var id: String
  /// The origin of the table, and its limits.
  public var provenance: String
  /// The 122 knots of the table: points between which the scale is linear. Both members increase from each knot to the
  /// next.
  public var knots: [HumanusKnot]

  public init(
    id: String,
    provenance: String,
    knots: [HumanusKnot]
  ) {
    self.id = id
    self.provenance = provenance
    self.knots = knots
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.provenance = reader.required("provenance")
    self.knots = reader.required("knots")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("provenance", self.provenance)
    writer.put("knots", self.knots)
    return writer.json
  }
}
