/// One step of a schedule of devices of one account.
struct SimStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case begin = "begins with records of its own"
    case createItem = "makes an item"
    case createEntry = "makes an entry"
    case editItem = "changes an item"
    case noteOwn = "notes something of its own"
    case tag = "changes tags"
    case resku = "gives an item a sku that others may have"
    case deleteItem = "deletes an item"
    case addPaper = "adds a paper to an item"
    case removePaper = "removes a paper"
    case createOrder = "makes an order"
    case editOrder = "changes an order"
    case addLine = "adds a line"
    case editLine = "changes a line"
    case removeLine = "removes a line"
    case deleteOrder = "deletes an order"
    case stepOrder = "takes an order a step further"
    case createLot = "makes a lot"
    case editLot = "changes a lot"
    case deleteLot = "deletes a lot"
    case remakeLot = "deletes a lot and makes it again"
    case createContact = "makes a contact"
    case editContact = "changes a contact"
    case deleteContact = "deletes a contact"
    case sync = "wants a cycle"
    case deliver = "is answered"
    case loseAnswer = "is not answered, though the container has committed"
    case repeatQuestion = "has its question arrive twice"
    case refuse = "is refused"
    case offline = "goes offline"
    case online = "is back"
    case kill = "is killed"
    case killAnswered = "is killed when the container has committed"
    case leaveAnswered = "is killed when the container has committed, and comes back later"
    case setClock = "has its clock set"
    case expire = "sees tokens expire"
    case copy = "sees the container copied"
    case putBack = "sees the copy of the container put back"
    case loseZones = "sees an empty container in the place of its own"
    case tick = "sees time pass"
  }

  let kind: Kind
  let device: Int
  /// The seed of the step's own random choices.
  let seed: UInt64

  var description: String { "device \(device) \(kind.rawValue)" }

  private static let weights: [(kind: Kind, weight: Int, hazard: Hazards)] = [
    (.createItem, 5, []), (.createEntry, 3, []), (.editItem, 11, []), (.noteOwn, 4, []), (.tag, 6, []), (.resku, 2, []),
    (.deleteItem, 4, .deletions), (.addPaper, 3, []), (.removePaper, 2, .deletions), (.createOrder, 4, []),
    (.editOrder, 5, []),
    (.addLine, 4, []), (.editLine, 5, []), (.removeLine, 2, .deletions), (.deleteOrder, 3, .deletions),
    (.stepOrder, 10, []),
    (.createLot, 4, .naturalKeys), (.editLot, 3, .naturalKeys), (.deleteLot, 2, [.naturalKeys, .deletions]),
    (.remakeLot, 3, [.naturalKeys, .deletions]), (.createContact, 4, .references), (.editContact, 2, .references),
    (.deleteContact, 5, [.references, .deletions]), (.sync, 14, []), (.deliver, 48, []), (.loseAnswer, 6, .lostAnswers),
    (.repeatQuestion, 2, []), (.refuse, 3, []), (.offline, 3, []), (.online, 4, []), (.kill, 2, []),
    (.killAnswered, 3, .lostAnswers), (.leaveAnswered, 5, .lostAnswers), (.setClock, 3, .clocks), (.expire, 1, []),
    (.copy, 2, .restoredContainers), (.putBack, 1, .restoredContainers), (.loseZones, 1, .lostZones), (.tick, 3, []),
  ]

  /// Returns a random schedule that has only the given hazards.
  static func schedule(seed: UInt64, devices count: Int, steps: Int, hazards: Hazards) -> [SimStep] {
    let random = SeededRandom(apart: seed)
    let allowed = weights.filter { hazards.isSuperset(of: $0.hazard) }
    let all = allowed.reduce(0) { $0 + $1.weight }
    var schedule: [SimStep] = []
    if hazards.contains(.ownBeginnings), random.chance(30) {
      for device in 0..<count where random.chance(60) {
        schedule.append(SimStep(kind: .begin, device: device, seed: random.next()))
      }
    }
    for _ in 0..<steps {
      var place = random.below(all)
      let kind = allowed.first { one in
        place -= one.weight
        return place < 0
      }!.kind
      schedule.append(SimStep(kind: kind, device: random.below(count), seed: random.next()))
    }
    return schedule
  }
}
