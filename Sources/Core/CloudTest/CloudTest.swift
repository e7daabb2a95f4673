internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// The checks of a container: whether it answers as a core needs. They run a command with two connections, as two devices of one account
/// have them. Everything happens in zones of the test's own, which are deleted at the end, so the container may be one in use.
///
/// The calls are those of the discovery document. They mean the same as those of CloudKit
/// (https://developer.apple.com/documentation/cloudkit), where CloudKit has such calls.
public final class CloudTest {
  /// The result of one check.
  public struct Finding: Sendable {
    public let name: String
    /// The flaw, or `nil` if there is none.
    public let flaw: String?
    /// A fact that is worth knowing and is not a flaw.
    public let remark: String?
  }

  /// Two devices of the account.
  let one: TestedCloud, two: TestedCloud
  /// Another account. If none is named it is the same as `one`, and is not asked.
  let guest: TestedCloud
  /// The number of batches of other devices that come between a batch and its repeat.
  let batchesBetween: Int
  let clock = Clock()
  private let ids = IDGenerator(seed: nil)
  private var made: [CloudZone] = []
  let folder: TestFolder
  /// A fact about the present check that is worth knowing.
  var remark: String?

  /// - Parameters:
  ///   - words: the program and its arguments, of the same account each time.
  ///   - others: the program and its arguments for another account, with which zones are shared; `nil` for no such checks.
  ///   - folder: the folder for files that are sent and fetched.
  ///   - batchesBetween: the number of batches of other devices that come between a batch and its repeat.
  ///   - text: the prefix of the names of the checks to run; empty for all checks.
  public init(_ words: [String], others: [String]?, folder: String, batchesBetween: Int, only text: String) {
    self.batchesBetween = batchesBetween
    self.folder = TestFolder(folder)
    checks = (CloudTest.checks + (others == nil ? [] : CloudTest.sharing)).filter { $0.name.hasPrefix(text) }
    guest = TestedCloud(others ?? words)
    one = TestedCloud(words)
    two = TestedCloud(words)
  }

  private typealias Check = (name: String, run: @Sendable (CloudTest) throws(Flaw) -> Void)

  private static let checks: [Check] = [
    ("the account is the same whoever asks", { (test) throws(Flaw) in try test.account() }),
    ("what is no call is refused, and the next one answered", { (test) throws(Flaw) in try test.strangeLines() }),
    ("zones are made once, and told of", { (test) throws(Flaw) in try test.zones() }),
    ("a zone that is deleted is gone with all that is in it", { (test) throws(Flaw) in try test.deletedZones() }),
    ("a saved record is there as it was sent", { (test) throws(Flaw) in try test.records() }),
    ("a change needs the tag of the present state", { (test) throws(Flaw) in try test.tags() }),
    ("values of all types come back as they were", { (test) throws(Flaw) in try test.values() }),
    ("deletions are told of", { (test) throws(Flaw) in try test.deletions() }),
    ("a refused record holds back no other, unless all are one", { (test) throws(Flaw) in try test.batches() }),
    ("a batch that comes twice is done once", { (test) throws(Flaw) in try test.operations() }),
    ("a batch is known however many others have come since", { (test) throws(Flaw) in try test.absences() }),
    ("limits are kept", { (test) throws(Flaw) in try test.limits() }),
    ("pages have each record once, and go on where they ended", { (test) throws(Flaw) in try test.pages() }),
    ("a token leads on from its own zone alone", { (test) throws(Flaw) in try test.tokens() }),
    ("the token of a batch stands behind it, and is known later", { (test) throws(Flaw) in try test.positions() }),
    ("what came through a connection may be left out there, and nowhere else", { (test) throws(Flaw) in try test.ownChanges() }),
    ("of two who change one state one does", { (test) throws(Flaw) in try test.races() }),
    ("files are kept once, and come back whole", { (test) throws(Flaw) in try test.files() }),
    ("nobody writes to the public database", { (test) throws(Flaw) in try test.otherDatabases() }),
    ("what was answered outlives kill -9", { (test) throws(Flaw) in try test.kills() }),
    ("what is only ever added is neither changed nor deleted", { (test) throws(Flaw) in try test.additions() }),
    ("others are told of changes", { (test) throws(Flaw) in try test.notices() }),
  ]

  /// The checks with two accounts.
  private static let sharing: [Check] = [
    ("what is shared is there for who accepts it", { (test) throws(Flaw) in try test.acceptance() }),
    ("a link leads to one place, and to none when it is over", { (test) throws(Flaw) in try test.links() }),
    ("who takes part writes what they may, and nothing else", { (test) throws(Flaw) in try test.bounds() }),
    ("who takes part writes in their own departments alone", { (test) throws(Flaw) in try test.departments() }),
    ("nobody more is let in than the tier allows", { (test) throws(Flaw) in try test.crowds() }),
    ("a participation ends, and what is the owner's stays", { (test) throws(Flaw) in try test.endings() }),
  ]

  private let checks: [Check]

  /// The number of checks.
  public var count: Int { checks.count }

  /// Runs the checks.
  /// - Parameter report: called with the result of each, in their order.
  public func run(_ report: (Finding) -> Void) {
    for check in checks {
      remark = nil
      do throws(Flaw) {
        try check.run(self)
        report(Finding(name: check.name, flaw: nil, remark: remark))
      } catch {
        report(Finding(name: check.name, flaw: error.sentence, remark: nil))
        // A late reply to this check must not be taken for the reply to the next one.
        for cloud in [one, two, guest] { cloud.kill() }
      }
    }
    _ = try? one.ask(ModifyZones(.private, delete: made))
  }

  // MARK: Parts of checks

  /// Returns a zone that exists.
  func newZone() throws(Flaw) -> CloudZone {
    let zone = unknownZone()
    made.append(zone)
    try save(zone)
    return zone
  }

  /// Returns a zone that was never made.
  func unknownZone() -> CloudZone { CloudZone(name: "\(newID())") }

  func save(_ zone: CloudZone) throws(Flaw) {
    let results = try one.answer(to: ModifyZones(.private, save: [zone])).results
    try Flaw.require(results.count == 1 && results[0].kind == nil, "a zone was not made: \(results.first?.message ?? "there is no result")")
  }

  func newID() -> UUID { ids.next(at: clock.now) }

  /// Returns a record to save, with a text in a field.
  func record(_ name: UUID, in zone: CloudZone, _ text: String? = nil, tag: String? = nil, more: [CloudFields.Field] = []) -> CloudRecord {
    let named = text.map { [CloudFields.Field("name", CloudValue(.text, json: jsonText($0)))] } ?? []
    return CloudRecord(name, "MainspringTest", in: zone, CloudFields(named + more), tag: tag)
  }

  /// Saves and deletes records, and returns a result for each.
  func modify(
    _ save: [CloudRecord], delete: [CloudDeletion] = [], atomic: Bool = false, operation: String? = nil, on cloud: TestedCloud? = nil
  ) throws(Flaw) -> [CloudResult] {
    let request = ModifyRecords(.private, save: save, delete: delete, atomic: atomic, operation: operation ?? "\(newID())")
    let results = try (cloud ?? one).answer(to: request).results
    try Flaw.require(
      results.count == save.count + delete.count, "\(results.count) results to \(save.count + delete.count) records")
    return results
  }

  /// Saves one record, which must succeed.
  /// - Returns: the change tag of the record.
  @discardableResult func save(_ record: CloudRecord, on cloud: TestedCloud? = nil) throws(Flaw) -> String {
    let result = try modify([record], on: cloud)[0]
    try requireSaved(result, record)
    return result.recordChangeTag ?? ""
  }

  func requireSaved(_ result: CloudResult, _ record: CloudRecord) throws(Flaw) {
    try Flaw.require(result.kind == nil, "a record was refused: \(result.kind?.rawValue ?? ""), \(result.message ?? "")")
    try Flaw.require(
      result.recordName == record.recordName && result.recordChangeTag != nil && result.creationDate != nil
        && result.modificationDate != nil,
      "the result of a saved record lacks its name, its tag or one of its dates")
  }

  /// Checks that a record was refused.
  func requireRefused(_ result: CloudResult, as kinds: CloudErrorKind..., when what: String) throws(Flaw) {
    try Flaw.require(
      result.kind.map(kinds.contains) ?? false,
      "\(what): \(result.kind?.rawValue ?? "it was done"), expected \(kinds.map(\.rawValue).joined(separator: " or "))")
  }

  /// Returns all changes in a zone since a token, page by page, and the token after them.
  func changes(
    in zone: CloudZone, since token: String? = nil, limit: Int = 400, withoutOwn: Bool = false, on cloud: TestedCloud? = nil
  ) throws(Flaw) -> (records: [CloudRecord], deleted: [CloudDeletion], token: String) {
    var (records, deleted, token, pages) = ([CloudRecord](), [CloudDeletion](), token, 0)
    while true {
      let page = try (cloud ?? one).answer(
        to: FetchZoneChanges(.private, zone, since: token, limit: limit, withoutOwn: withoutOwn))
      try Flaw.require(page.records.count + page.deleted.count <= limit, "a page has more than its limit")
      records += page.records
      deleted += page.deleted
      token = page.token
      pages += 1
      if !page.more { return (records, deleted, page.token) }
      try Flaw.require(pages < 10_000, "there is no end of pages")
    }
  }

  /// Returns a record as the zone has it, or `nil` if it is not there.
  func find(_ name: UUID, in zone: CloudZone) throws(Flaw) -> CloudRecord? {
    try changes(in: zone, on: two).records.last { $0.recordName == name }
  }
}
