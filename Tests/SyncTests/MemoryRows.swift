import RPC
import Shape
import Sync
import Tenancy

/// One record of a device.
struct SimRow {
  let kind: String
  let company: UUID?
  var members: Members
  /// The record's position in lists.
  var row: Int
}

/// The rows of one kind of record, in memory.
struct MemoryRows: SyncRows {
  let storage: MemoryStorage
  let kind: String
  let unique: [String]
  let owned: (kind: String, member: String)?
  /// A Boolean value that indicates whether companies are records, too. All other records then belong to one of them.
  var hasCompanies = false
  /// The values of members that a new record does not set.
  var initial = Members()

  /// Returns a record of this kind in the zone's company, or `nil`.
  private func row(_ record: UUID, in zone: Int) -> SimRow? {
    storage.state.rows[record].flatMap { $0.kind == kind && $0.company == storage.company(of: zone) ? $0 : nil }
  }

  /// Returns the records of a company, or of all companies, with higher row numbers.
  private func rows(after row: Int, where isMeant: (SimRow) -> Bool = { _ in true }) -> [(key: UUID, value: SimRow)] {
    storage.state.rows.filter { $0.value.kind == kind && $0.value.row > row && isMeant($0.value) }
      .sorted { $0.value.row < $1.value.row }
  }

  func read(_ record: UUID, in zone: Int) throws(Failure) -> Members? { row(record, in: zone)?.members }

  func text(_ record: UUID, in zone: Int) throws(Failure) -> String? { try read(record, in: zone)?.text }

  func has(_ record: UUID, in zone: Int) throws(Failure) -> Bool { row(record, in: zone) != nil }

  func parts(of whole: UUID, _ kind: String, in zone: Int) throws(Failure) -> [UUID] {
    let company = storage.company(of: zone)
    return storage.state.rows.filter { _, row in
      row.kind == self.kind && row.company == company && row.members.list.contains { $0.json.contains("\(whole)") }
    }.keys.sorted()
  }

  func put(_ record: UUID, _ members: Members, in zone: Int, by actor: String?) throws(Failure) -> PutOutcome {
    let company = storage.company(of: zone)
    let there = storage.state.rows[record]
    if let there, there.company != company { return .unfit(reason: "another company has a record with its id") }
    if hasCompanies, let company, company != record, storage.state.rows[company] == nil {
      return .unfit(reason: "its company is not here")
    }
    for member in unique {
      let other = storage.state.rows.first {
        $0.key != record && $0.value.kind == kind && $0.value.company == company
          && $0.value.members[member] == members[member]
      }
      if let other { return .duplicate(member: member, holder: other.key) }
    }
    let row = there?.row ?? (storage.state.rows.values.map(\.row).max() ?? 0) + 1
    storage.state.rows[record] = SimRow(kind: kind, company: company, members: initial.changed(by: members), row: row)
    storage.changed.insert(record)
    return .done
  }

  func files(of record: UUID, in zone: Int) throws(Failure) -> [SyncedFile] { [] }

  func nextNumber(in zone: Int) throws(Failure) -> String? { nil }

  func walk(after row: Int, limit: Int) throws(Failure) -> [MetRecord] {
    rows(after: row).prefix(limit).map { MetRecord($0.key, of: $0.value.company, row: $0.value.row) }
  }

  func tail(after row: Int, limit: Int, in zone: Int) throws(Failure) -> [(record: UUID, row: Int)] {
    let company = storage.company(of: zone)
    return rows(after: row) { $0.company == company }.prefix(limit).map { ($0.key, $0.value.row) }
  }

  func move(_ moves: [(from: Int, to: Int)], in zone: Int) throws(Failure) {
    let ids = moves.map { move in storage.state.rows.first { $0.value.kind == kind && $0.value.row == move.from }?.key }
    for (id, move) in zip(ids, moves) { if let id { storage.state.rows[id]?.row = move.to } }
  }

  func delete(_ record: UUID, in zone: Int, by actor: String?) throws(Failure) -> DeleteOutcome {
    if let owned,
      storage.state.rows.values.contains(where: { $0.kind == owned.kind && $0.members[owned.member] == "\"\(record)\"" }
      )
    {
      return .inUse
    }
    guard row(record, in: zone) != nil else { return .done }
    storage.state.rows[record] = nil
    storage.changed.insert(record)
    // If a company is deleted, its records are deleted, too.
    if hasCompanies, storage.company(of: zone) == record {
      storage.state.rows = storage.state.rows.filter { $0.value.company != record }
    }
    return .done
  }
}
