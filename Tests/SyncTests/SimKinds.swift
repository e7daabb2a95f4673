import RPC
import Shape
import Sync
import Tenancy

/// The kinds of records in the simulation of one account: items with entries and papers, orders with lines and steps,
/// contacts, and lots.
enum SimKinds {
  /// A kind of record in the simulation.
  struct Kind {
    let name: String
    /// The members that simulated people write. Each is a register of the history.
    let registers: [String]
    /// The member that refers to the whole that a record is a part of, or `nil` for a whole.
    var whole: String?
  }

  /// The largest number of devices. Each device writes a note of its own on each item.
  static let mostDevices = 5
  static let notes = (0..<mostDevices).map { "note\($0)" }

  /// The name of the items' object member, whose members are merged separately, and the names of these members.
  static let custom = "custom"
  static let customNames = ["a", "b", "c"]

  static let item = Kind(name: "item", registers: ["name", "memo"] + notes)
  static let contact = Kind(name: "contact", registers: ["name", "memo"])
  static let order = Kind(name: "order", registers: ["name", "memo"])
  static let lot = Kind(name: "lot", registers: ["name", "memo"])
  static let entry = Kind(name: "entry", registers: [], whole: "item")
  static let paper = Kind(name: "paper", registers: ["name"], whole: "owner")
  static let line = Kind(name: "line", registers: ["name"], whole: "order")
  static let step = Kind(name: "step", registers: [], whole: "order")

  /// Returns the members of a new item that simulated people do not write.
  static func item(_ sku: String) -> [(String, String)] { [("sku", sku), ("tags", "[]"), (custom, "{}")] }

  /// The kinds whose records are deleted with their whole, each with the member or kind of the whole.
  static let parts = ["paper": "owner", "line": "order"]

  /// - Parameter hasReferences: whether orders refer to contacts.
  static func all(_ storage: MemoryStorage, hasReferences: Bool) -> [SyncKind] {
    func rows(_ kind: Kind, unique: [String] = [], owned: (kind: String, member: String)? = nil) -> MemoryRows {
      MemoryRows(
        storage: storage, kind: kind.name, unique: unique, owned: owned,
        initial: Members(kind.registers.map { .init($0, "null") }))
    }
    func form(_ kind: Kind, _ more: ObjectSchema.Member...) -> CloudForm {
      SimDevice.form(
        more + kind.registers.map(SimDevice.text)
          + [SimDevice.number("version"), SimDevice.text("createdAt"), SimDevice.text("updatedAt")])
    }
    func reference(_ member: String) -> ObjectSchema.Member {
      .init(name: member, schema: UUID.schema, isRequired: true, doc: "")
    }
    let tags = ObjectSchema.Member(name: "tags", schema: .list(.text(TextSchema()), .none), isRequired: true, doc: "")
    let follows = ObjectSchema.Member(
      name: "follows", schema: .list(.text(TextSchema()), .none), isRequired: true, doc: "")
    let owner = ObjectSchema.Member(name: "owner", schema: .any, isRequired: true, doc: "")
    let custom = ObjectSchema.Member(name: SimKinds.custom, schema: .any, isRequired: true, doc: "")
    let contacts =
      hasReferences
      ? [
        SyncKind("contact", "Contacts", form: form(contact), rank: 1, rows: rows(contact, owned: ("order", "contact")))
      ] : []
    return [
      SyncKind(
        "item", "Items", form: form(item, SimDevice.text("sku"), tags, custom), rank: 2,
        rows: rows(item, unique: ["sku"], owned: ("entry", "item")), sets: ["tags"], maps: [SimKinds.custom]),
      hasReferences
        ? SyncKind("order", "Orders", form: form(order, SimDevice.text("contact")), rank: 3, rows: rows(order))
        : SyncKind("order", "Orders", form: form(order), rank: 3, rows: rows(order)),
      SyncKind("lot", "Lots", form: form(lot, SimDevice.text("code")), rank: 4, rows: rows(lot, unique: ["code"])),
      SyncKind(
        "entry", "Entries", form: SimDevice.form([reference("item"), SimDevice.number("quantity")]), rank: 5,
        rows: rows(entry),
        isImmutable: true, owners: [("item", "item")]),
      SyncKind("paper", "Papers", form: form(paper, owner), rank: 6, rows: rows(paper), anyOwner: "owner"),
      SyncKind(
        "line", "Lines", form: form(line, reference("order")), rank: 7, rows: rows(line), owners: [("order", "order")]),
      SyncKind(
        "step", "Steps",
        form: SimDevice.form([
          reference("order"), SimDevice.text("from"), SimDevice.text("to"), SimDevice.number("at"), follows,
        ]), rank: 8,
        rows: rows(step), isImmutable: true, owners: [("order", "order")]),
      SyncKind(
        SyncConflict.kind, "Conflicts", form: SimDevice.form(SimLines.members.map(SimDevice.text)), rank: 9,
        rows: MemoryRows(storage: storage, kind: SyncConflict.kind, unique: [], owned: nil)),
    ] + contacts
  }
}

/// The status of an order of the simulation.
enum SimStatus: String, Choice {
  case draft, submitted, inProgress, cancelled

  static let spellings = Spellings<SimStatus>()

  /// The conditions of steps. The simulation has none.
  enum Condition: String, StepCondition {
    case none
    static let spellings = Spellings<Condition>()
    var words: StaticString { "" }
  }

  static let table = StepTable<SimStatus, Condition>([
    .init(.draft, to: .submitted), .init(.draft, to: .cancelled), .init(.submitted, to: .draft),
    .init(.submitted, to: .inProgress),
    .init(.submitted, to: .cancelled), .init(.inProgress, to: .cancelled),
  ])

  /// The statuses that a step can lead to from this status.
  var next: [SimStatus] { SimStatus.table.steps.filter { $0.from == self }.map(\.to) }

  private static let precedence: [SimStatus] = [.cancelled, .inProgress, .submitted, .draft]

  /// Returns the status that the steps of an order lead to, computed like in the services.
  static func folded(_ steps: [TakenStep<SimStatus>]) -> SimStatus {
    table.outcome(of: steps, from: .draft, precedence: precedence).status
  }

  /// Returns a step in the form that the fold reads.
  static func taken(_ id: UUID, _ members: Members) -> TakenStep<SimStatus> {
    func status(_ json: String?) -> SimStatus {
      json.flatMap { SimStatus(rawValue: String($0.dropFirst().dropLast())) } ?? .draft
    }
    let ids = members["follows"]?.dropFirst().dropLast().split(separator: ",").compactMap {
      UUID(String($0.dropFirst().dropLast()))
    }
    return TakenStep(
      id, from: status(members["from"]), to: status(members["to"]),
      at: Timestamp(milliseconds: members["at"].flatMap { Int($0) } ?? 0), follows: ids ?? [])
  }
}
