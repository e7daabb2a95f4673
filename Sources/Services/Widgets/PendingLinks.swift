internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The opened links that the app has not taken yet. Two links with the same flag wait as one. But a link that has more
/// than a flag, such as an id, waits on its own; only equal links of this kind wait as one.
struct PendingLinks {
  private let file: LinkFile
  private let dependencies: Dependencies
  private let select = StoreStatement("SELECT flag, at, url FROM {store}.pending_links ORDER BY row")
  private let insert = StoreStatement("INSERT INTO {store}.pending_links (flag, at, url) VALUES (?, ?, ?)")
  private let trim = StoreStatement(
    "DELETE FROM {store}.pending_links WHERE url <> '' AND row <= (SELECT max(row) FROM {store}.pending_links) - ?")
  /// The largest number of waiting links that have more than a flag.
  private static let most = 100
  private let delete = StoreStatement("DELETE FROM {store}.pending_links")

  init(_ dependencies: Dependencies, _ file: LinkFile) {
    self.dependencies = dependencies
    self.file = file
  }

  /// Stores a link until the app takes it. An unknown link has no target, and is not stored.
  func open(_ link: String, at now: Timestamp) throws(Failure) -> OpenedLink {
    let target = LinkTarget(link, in: file)
    let url = target?.url ?? ""
    if let target,
      try !list().contains(where: { $0.flag == target.flag && ($0.url ?? "").utf8.elementsEqual(url.utf8) })
    {
      try dependencies.stores.run(insert, in: .device, bind: target.flag, now, url)
      try dependencies.stores.run(trim, in: .device, bind: PendingLinks.most)
      try dependencies.stores.changes.note(PendingLinks.kind, at: now)
    }
    return OpenedLink(target)
  }

  /// Returns the waiting links, in the order in which they were opened.
  func list() throws(Failure) -> [PendingLink] {
    try dependencies.stores.all(select, in: .device) { row in
      let (flag, at, link): (LinkFlag, Timestamp, String) = (row.next(), row.next(), row.next())
      let url = link.isEmpty ? nil : link
      return PendingLink(flag: flag, at: at, url: url, target: url.flatMap { LinkTarget($0, in: file) })
    }
  }

  /// Returns the waiting links and removes them, if the app's scene is active. Otherwise returns no links.
  func drain(_ phase: ScenePhase, at now: Timestamp) throws(Failure) -> [PendingLink] {
    guard phase == .active else { return [] }
    let taken = try list()
    if taken.isEmpty { return [] }
    try dependencies.stores.run(delete, in: .device)
    try dependencies.stores.changes.note(PendingLinks.kind, at: now)
    return taken
  }

  static let kind = DeviceKind("links", of: LinksModule.name)
}
