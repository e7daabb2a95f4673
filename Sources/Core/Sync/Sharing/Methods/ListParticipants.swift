internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `sharing.participants.list`: lists the participants of a company.
struct ListParticipants: CompanyMethod {
  let page: PageRequest

  static let name: StaticString = "sharing.participants.list"
  static let doc: StaticString =
    "Lists the participants of a company in the order of their invitations. Invited and removed participants are included."
  static let access = Access.owner
  static let effect = Effect.read
  static let preconditions: Precondition = .ownStore
  static let resultDoc: StaticString =
    "A page of participants, the owner first. Empty for a company that was never shared."
  static let examples = [
    Example(
      "of a company that was never shared", given: [Example.Step("companies.create", #"{"name":"Roastery"}"#)],
      params: #"{"company":"{{0.id}}"}"#)
  ]

  init<F: Fields<Self>>(_ field: inout F) { page = field.embed(\.page) }

  func call(on service: Sync, in context: CompanyContext) throws(Failure) -> Page<Participant> {
    let start = try Cursor.decode("participants", page.after).map { (text) throws(Failure) in
      try Participant.Place(text)
    }
    let found = try service.participants(in: context).filter { one in start.map { $0 < one.place } ?? true }
    let items = Array(found.prefix(page.limit))
    return Page(
      items: items,
      next: found.count > page.limit ? items.last.map { Cursor.encode("participants", $0.place.text) } : nil)
  }
}

extension Participant {
  /// The position of a participant in the list: the owner first, and then in the order of the invitations.
  fileprivate struct Place: Comparable {
    let milliseconds: Int
    let id: UUID

    init(_ milliseconds: Int, _ id: UUID) { (self.milliseconds, self.id) = (milliseconds, id) }

    /// - Throws: -32602 for a cursor of another list.
    init(_ text: String) throws(Failure) {
      let parts = text.split(separator: "_")
      guard parts.count == 2, let milliseconds = Int(parts[0]), let id = UUID(String(parts[1])) else {
        throw Cursor.unknown
      }
      self.init(milliseconds, id)
    }

    var text: String { "\(milliseconds)_\(id)" }

    static func < (a: Place, b: Place) -> Bool { (a.milliseconds, a.id) < (b.milliseconds, b.id) }
  }

  fileprivate var place: Place { Place(role == .owner ? 0 : invitedAt.milliseconds, id) }
}
