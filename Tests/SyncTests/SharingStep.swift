import Cloud

/// One step of a schedule with several accounts.
struct SharingStep: CustomStringConvertible {
  enum Kind: String, CaseIterable {
    case create = "makes an item"
    case entry = "makes an entry"
    case edit = "names an item"
    case own = "notes something of its own"
    case delete = "deletes an item"
    case resku = "gives an item a sku that others may have"
    case secret = "says what somebody signs in with"
    case rename = "names a company"
    case sync = "wants a cycle"
    case deliver = "is answered"
    case loseReply = "is not answered"
    case repeatRequest = "has its request arrive twice"
    case refuse = "is refused"
    case offline = "goes offline"
    case online = "is back"
    case crash = "is killed"
    case share = "shares a company"
    case setPublic = "says whom the link lets in"
    case invite = "invites somebody"
    case accept = "opens a link"
    case race = "and all others open a link at once"
    case permit = "gives somebody another permission"
    case judge = "gives somebody other rights"
    case remove = "removes somebody"
    case leave = "leaves"
    case revoke = "shares a company no longer"
    case forget = "deletes a company"
    case cheat = "runs a program that was changed"
    case expire = "sees tokens expire"
    case tick = "sees time pass"
  }

  let kind: Kind
  let device: Int
  /// The seed of the step's own random choices.
  let seed: UInt64

  var description: String { "device \(device) \(kind.rawValue)" }

  /// The weight of each kind. The weights add up to a little more than 100.
  private static let weights: [(kind: Kind, weight: Int)] = [
    (.create, 7), (.entry, 8), (.edit, 8), (.own, 6), (.delete, 3), (.resku, 3), (.secret, 2), (.rename, 1),
    (.sync, 10), (.deliver, 40),
    (.loseReply, 3), (.repeatRequest, 2), (.refuse, 2), (.offline, 2), (.online, 3), (.crash, 2), (.share, 2),
    (.setPublic, 1),
    (.invite, 3), (.accept, 4), (.race, 1), (.permit, 3), (.judge, 4), (.remove, 2), (.leave, 1), (.revoke, 1),
    (.forget, 1), (.cheat, 6),
    (.expire, 1),
    (.tick, 2),
  ]

  /// Returns a random schedule.
  static func schedule(seed: UInt64, devices count: Int, steps: Int) -> [SharingStep] {
    let random = SeededRandom(seed)
    let all = weights.reduce(0) { $0 + $1.weight }
    return (0..<steps).map { _ in
      var place = random.below(all)
      let kind = weights.first { one in
        place -= one.weight
        return place < 0
      }!.kind
      return SharingStep(kind: kind, device: random.below(count), seed: random.next())
    }
  }
}
