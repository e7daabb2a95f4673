internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What links have asked for and nobody has shown yet: each flag once, however often it was asked for, and of links to what others share each.
struct PendingLinks {
  let addresses: LinkAddresses
  private let dependencies: Dependencies
  private let select = StoreStatement("SELECT flag, at, url FROM {store}.pending_links ORDER BY row")
  private let insert = StoreStatement("INSERT INTO {store}.pending_links (flag, at, url) VALUES (?, ?, ?)")
  private let trim = StoreStatement(
    "DELETE FROM {store}.pending_links WHERE flag = 'acceptShare' AND row <= (SELECT max(row) FROM {store}.pending_links) - ?")
  /// How many links to what others share wait at most.
  private static let mostShares = 100
  private let delete = StoreStatement("DELETE FROM {store}.pending_links")

  init(_ dependencies: Dependencies, _ addresses: LinkAddresses) {
    self.dependencies = dependencies
    self.addresses = addresses
  }

  /// Notes what a link asks for; one that is not known asks for nothing.
  func open(_ link: String, at now: Timestamp) throws(Failure) -> OpenedLink {
    let flag = LinkFlag(link: link, of: addresses)
    // Of what others share each link is another one.
    let url = flag == .acceptShare ? link : nil
    if let flag, try !list().contains(where: { $0.flag == flag && $0.url == url }) {
      try dependencies.stores.run(insert, in: .device) {
        $0.add(flag)
        $0.add(now)
        $0.add(url ?? "")
      }
      try dependencies.stores.run(trim, in: .device) { $0.add(PendingLinks.mostShares) }
      try dependencies.stores.changes.note(PendingLinks.kind, at: now)
    }
    return OpenedLink(flag: flag, url: url)
  }

  /// In the order in which they were asked for.
  func list() throws(Failure) -> [PendingLink] { try dependencies.stores.all(select, in: .device, { _ in }, { PendingLink(&$0) }) }

  /// Takes them, once, when there is a scene that can show them.
  func drain(_ phase: ScenePhase, at now: Timestamp) throws(Failure) -> [PendingLink] {
    guard phase == .active else { return [] }
    let taken = try list()
    if taken.isEmpty { return [] }
    try dependencies.stores.run(delete, in: .device) { _ in }
    try dependencies.stores.changes.note(PendingLinks.kind, at: now)
    return taken
  }

  static let kind = DeviceKind("links", of: LinksModule.name)
}

extension PendingLink {
  /// Reads the columns flag, at and url.
  fileprivate init(_ row: inout RowSource) {
    flag = row.next()
    at = row.next()
    let link: String = row.next()
    url = link.isEmpty ? nil : link
  }
}
