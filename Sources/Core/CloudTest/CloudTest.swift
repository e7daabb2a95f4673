internal import Cloud
internal import JSON
internal import RPC
internal import Shape
internal import Storage

/// Checks that a container serves the requests of a core correctly.
///
/// The test starts the container's command twice. So there are two connections, like those of two devices of one
/// account. The test creates zones of its own, and deletes them at the end. So the container may be in use during the
/// test.
///
/// The discovery document describes the requests. A request that CloudKit also has means the same as in CloudKit
/// (https://developer.apple.com/documentation/cloudkit).
public final class CloudTest {
  /// The result of one check.
  public struct Finding: Sendable {
    public let name: String
    /// The problem that the check has found, as a sentence, or `nil` if the container has passed the check.
    public let flaw: String?
    /// A fact about the container that its developer should know although it is not a problem. `nil` if there is none.
    public let remark: String?
  }

  /// The connections of two devices of the account.
  let one: TestedCloud, two: TestedCloud
  /// The connection of another account. If no other account is given, it has the same command as `one`, and no check
  /// uses it.
  let guest: TestedCloud
  /// The number of batches that other devices send between a batch and its repeat.
  let batchesBetween: Int
  let clock = Clock()
  private let ids = IDGenerator(seed: nil)
  private var made: [CloudZone] = []
  let folder: TestFolder
  /// The remark that the running check has made, or `nil`.
  var remark: String?

  /// - Parameters:
  ///   - words: the container's program and its arguments. Each process must serve the same account.
  ///   - others: the program and its arguments for another account, with which zones are shared, or `nil` to skip the
  ///     checks of sharing.
  ///   - folder: the folder for files that are sent and downloaded.
  ///   - batchesBetween: the number of batches that other devices send between a batch and its repeat.
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
    ("the account is the same for each connection", { (test) throws(Flaw) in try test.account() }),
    ("invalid input is refused, and the next request is answered", { (test) throws(Flaw) in try test.strangeLines() }),
    ("zones are created once, and reported", { (test) throws(Flaw) in try test.zones() }),
    ("a deleted zone is removed with all its records", { (test) throws(Flaw) in try test.deletedZones() }),
    ("a saved record is returned as it was sent", { (test) throws(Flaw) in try test.records() }),
    ("a change needs the tag of the present state", { (test) throws(Flaw) in try test.tags() }),
    ("values of all types are returned unchanged", { (test) throws(Flaw) in try test.values() }),
    ("deletions are reported", { (test) throws(Flaw) in try test.deletions() }),
    (
      "a refused record stops no other record, unless the batch is atomic",
      { (test) throws(Flaw) in try test.batches() }
    ),
    ("a repeated batch is done once", { (test) throws(Flaw) in try test.operations() }),
    ("a batch is recognized after many other batches", { (test) throws(Flaw) in try test.absences() }),
    ("limits are enforced", { (test) throws(Flaw) in try test.limits() }),
    ("pages have each record once, and continue at the right place", { (test) throws(Flaw) in try test.pages() }),
    ("a token is valid only for its own zone", { (test) throws(Flaw) in try test.tokens() }),
    ("the token of a batch comes after its changes, and stays valid", { (test) throws(Flaw) in try test.positions() }),
    ("own changes may be left out, but only on the same connection", { (test) throws(Flaw) in try test.ownChanges() }),
    ("one of two changes of the same state is accepted", { (test) throws(Flaw) in try test.races() }),
    ("files are stored once, and returned completely", { (test) throws(Flaw) in try test.files() }),
    ("devices can't write to the public database", { (test) throws(Flaw) in try test.otherDatabases() }),
    ("answered changes survive kill -9", { (test) throws(Flaw) in try test.kills() }),
    ("records that can only be added are neither changed nor deleted", { (test) throws(Flaw) in try test.additions() }),
    ("other connections are notified of changes", { (test) throws(Flaw) in try test.notices() }),
  ]

  /// The checks that need two accounts.
  private static let sharing: [Check] = [
    ("an accepted share has the shared records", { (test) throws(Flaw) in try test.acceptance() }),
    ("a link leads to its own zone, and to none after the share's end", { (test) throws(Flaw) in try test.links() }),
    ("a participant can write only what the rights allow", { (test) throws(Flaw) in try test.bounds() }),
    ("a participant can write only in departments with a right", { (test) throws(Flaw) in try test.departments() }),
    ("a share has no more participants than the tier allows", { (test) throws(Flaw) in try test.crowds() }),
    ("a participation ends, and the owner's records stay", { (test) throws(Flaw) in try test.endings() }),
  ]

  private let checks: [Check]

  /// The number of checks.
  public var count: Int { checks.count }

  /// Runs the checks one after the other.
  /// - Parameter report: a function that gets the result of each check, in the order of the checks.
  public func run(_ report: (Finding) -> Void) {
    for check in checks {
      remark = nil
      do throws(Flaw) {
        try check.run(self)
        report(Finding(name: check.name, flaw: nil, remark: remark))
      } catch {
        report(Finding(name: check.name, flaw: error.sentence, remark: nil))
        // After a failed check, a reply may still arrive. The next check must not take it for the reply to its own
        // request, so it gets new connections.
        for cloud in [one, two, guest] { cloud.kill() }
      }
    }
    _ = try? one.ask(ModifyZones(.private, delete: made))
  }

  // MARK: Helper functions

  /// Creates a zone, which is deleted at the end of the test.
  func newZone() throws(Flaw) -> CloudZone {
    let zone = unknownZone()
    made.append(zone)
    try save(zone)
    return zone
  }

  /// Returns a new name of a zone. The container has no zone of this name.
  func unknownZone() -> CloudZone { CloudZone(name: "\(newID())") }

  func save(_ zone: CloudZone) throws(Flaw) {
    let results = try one.answer(to: ModifyZones(.private, save: [zone])).results
    try Flaw.require(
      results.count == 1 && results[0].kind == nil,
      "a zone must be created, but the result is: \(results.first?.message ?? "none")")
  }

  func newID() -> UUID { ids.next(at: clock.now) }

  /// Returns a record to save, with a text in the field `name`.
  func record(
    _ name: UUID, in zone: CloudZone, _ text: String? = nil, tag: String? = nil, more: [CloudFields.Field] = []
  ) -> CloudRecord {
    let named = text.map { [CloudFields.Field("name", CloudValue(.text, json: jsonText($0)))] } ?? []
    return CloudRecord(name, "MainspringTest", in: zone, CloudFields(named + more), tag: tag)
  }

  /// Saves and deletes records in one batch, and returns the result for each.
  func modify(
    _ save: [CloudRecord], delete: [CloudDeletion] = [], atomic: Bool = false, operation: String? = nil,
    on cloud: TestedCloud? = nil
  ) throws(Flaw) -> [CloudResult] {
    let request = ModifyRecords(
      .private, save: save, delete: delete, atomic: atomic, operation: operation ?? "\(newID())")
    let results = try (cloud ?? one).answer(to: request).results
    try Flaw.require(
      results.count == save.count + delete.count,
      "the answer must have \(save.count + delete.count) results, one for each record, not \(results.count)")
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
    try Flaw.require(
      result.kind == nil,
      "a record must be accepted, not refused as \(result.kind?.rawValue ?? ""): \(result.message ?? "")")
    try Flaw.require(
      result.recordName == record.recordName && result.recordChangeTag != nil && result.creationDate != nil
        && result.modificationDate != nil,
      "the result of a saved record must have its name, its tag and both dates")
  }

  /// Requires that a record was refused for one of the given reasons.
  func requireRefused(_ result: CloudResult, as kinds: CloudErrorKind..., when what: String) throws(Flaw) {
    try Flaw.require(
      result.kind.map(kinds.contains) ?? false,
      "\(what) must be refused as \(kinds.map(\.rawValue).joined(separator: " or ")), but was \(result.kind.map { "refused as \($0.rawValue)" } ?? "accepted")"
    )
  }

  /// Fetches all changes in a zone since a token, page by page.
  /// - Returns: the saved records, the deleted records, and the token after the last page.
  func changes(
    in zone: CloudZone, since token: String? = nil, limit: Int = 400, withoutOwn: Bool = false,
    on cloud: TestedCloud? = nil
  ) throws(Flaw) -> (records: [CloudRecord], deleted: [CloudDeletion], token: String) {
    var (records, deleted, token, pages) = ([CloudRecord](), [CloudDeletion](), token, 0)
    while true {
      let page = try (cloud ?? one).answer(
        to: FetchZoneChanges(.private, zone, since: token, limit: limit, withoutOwn: withoutOwn))
      try Flaw.require(
        page.records.count + page.deleted.count <= limit, "a page must not have more records than its limit")
      records += page.records
      deleted += page.deleted
      token = page.token
      pages += 1
      if !page.more { return (records, deleted, page.token) }
      try Flaw.require(pages < 10_000, "the pages must end")
    }
  }

  /// Returns the current state of a record, or `nil` if the zone does not have the record.
  func find(_ name: UUID, in zone: CloudZone) throws(Flaw) -> CloudRecord? {
    try changes(in: zone, on: two).records.last { $0.recordName == name }
  }
}
