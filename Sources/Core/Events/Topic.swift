internal import RPC
internal import Shape
internal import Tenancy

/// A filter of a subscription. Each given member narrows the filter.
struct Topic: Record {
  let service: String?, type: String?, company: CompanyID?

  static let doc: StaticString =
    "A filter of events. An event must fit all given members. A topic without members fits all events."

  init<F: Fields<Self>>(_ field: inout F) {
    service = field("service", \.service, "The service of the records. Default: the records of all services.")
    type = field("type", \.type, "The kind of the records. Default: records of all kinds.")
    company = field(
      "company", \.company,
      "The id of the company of the records. Default: the records of all companies and of the account.")
  }

  func covers(_ event: Event) -> Bool {
    (service == nil || service == event.service) && (type == nil || type == event.type)
      && (company == nil || company == event.company)
  }
}

extension Topic {
  /// Returns a Boolean value that indicates whether the topic covers a service's notification about a company. Such a
  /// notification concerns no kind of record, so a topic with a `type` does not cover it.
  func covers(_ service: String, _ company: UUID) -> Bool {
    (self.service == nil || self.service == service) && type == nil
      && (self.company == nil || self.company?.uuid == company)
  }
}

extension [Topic] {
  /// Returns a Boolean value that indicates whether an event belongs to any of the topics. An empty list of topics
  /// covers each event.
  func cover(_ event: Event) -> Bool { isEmpty || contains { $0.covers(event) } }

  /// Throws an error for names of services and kinds that do not exist, because no event would ever have them.
  func validate(_ kinds: [EntityKind]) throws(Failure) {
    let types = kinds.map(\.name).sorted()
    let services = Set(kinds.map(\.service)).sorted()
    var problems: [Problem] = []
    for (index, topic) in enumerated() {
      problems += Self.problem(topic.service, "service", at: index, among: services)
      problems += Self.problem(topic.type, "type", at: index, among: types)
    }
    if !problems.isEmpty { throw .invalidParams(problems) }
  }

  private static func problem(_ name: String?, _ member: String, at index: Int, among known: [String]) -> [Problem] {
    guard let name, !known.contains(name) else { return [] }
    let hint = suggestion(for: name, among: known)
    let message = "\(member) must be one of \(known.joined(separator: ", "))\(hint)"
    return [Problem(pointer: "/topics/\(index)/\(member)", kind: .value, message: message)]
  }
}
