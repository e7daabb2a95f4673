internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// What links have asked for and nobody has shown yet: each flag once, however often it was asked for.
struct PendingLinks {
  let hosts: [String]
  private let dependencies: Dependencies
  private let select = StoreStatement("SELECT flag, at FROM {store}.pending_links ORDER BY row")
  private let insert = StoreStatement("INSERT INTO {store}.pending_links (flag, at) VALUES (?, ?)")
  private let delete = StoreStatement("DELETE FROM {store}.pending_links")

  init(_ dependencies: Dependencies, hosts: [String]) {
    self.dependencies = dependencies
    self.hosts = hosts
  }

  /// Notes what a link asks for; one that is not known asks for nothing.
  func open(_ link: String, at now: Timestamp) throws(Failure) -> OpenedLink {
    let flag = LinkFlag(link: link, hosts: hosts)
    if let flag, try !list().contains(where: { $0.flag == flag }) {
      try dependencies.stores.run(insert, in: .device) {
        $0.add(flag)
        $0.add(now)
      }
      try dependencies.stores.changes.note(PendingLinks.kind, at: now)
    }
    return OpenedLink(flag: flag)
  }

  /// In the order in which they were asked for.
  func list() throws(Failure) -> [PendingLink] { try dependencies.stores.all(select, in: .device, { _ in }, { $0.fields() }) }

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
