internal import JSON
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// The service `views`: stored calls of listing methods, which the members of a company save.
final class Views {
  let records: Records<ViewDetails>
  private let listing: Listing
  private let ofCompany = StoreStatement(
    "SELECT \(Table<SavedView>.columns), row FROM {store}.views WHERE row BETWEEN ? AND ? ORDER BY row DESC")
  private let count = StoreStatement("SELECT count(*) FROM {store}.views WHERE row BETWEEN ? AND ?")

  /// The largest number of views in a company.
  static let most = 1000

  init(_ dependencies: Dependencies, router: Router) {
    records = Records(dependencies.stores, dependencies.ids)
    listing = Listing(router)
  }

  /// Stores a new view.
  /// - Throws: the error of the view's method, at `/query/params`; -32602 for a method that does not list records.
  func create(_ draft: ViewDraft, in context: CompanyContext) throws(Failure) -> SavedView {
    let rows = context.partition.rows.all
    let there = try records.stores.first(count, in: context.store, bind: rows.lowerBound, rows.upperBound) {
      $0.next(Int.self)
    }
    if there ?? 0 >= Views.most {
      throw .limitReached(
        Views.most,
        "A company can have at most \(Views.most) views, and this company has that many. Delete one of them first (views.delete)"
      )
    }
    try listing.check(draft.query, at: "/query", in: context)
    return try records.create(ViewDetails(draft, of: try context.base.actor()), in: context)
  }

  /// Returns the view with this id, if the caller may see it: the view is the caller's own, or it is shared and the
  /// caller may call its method.
  func find(_ id: ID<ViewDetails>, in context: CompanyContext) throws(Failure) -> SavedView {
    let view = try records.find(id, in: context).record
    guard try isSeen(view, in: context) else { throw records.notFound }
    return view
  }

  private func isSeen(_ view: SavedView, in context: CompanyContext) throws(Failure) -> Bool {
    if view.details.user == (try context.base.actor()) { return true }
    return view.details.draft.shared.isSet && listing.permits(view.details.draft.query.method, in: context)
  }

  /// Returns a page of the views that the caller may see, newest first.
  func list(limit: Int, after cursor: String?, in context: CompanyContext) throws(Failure) -> Page<SavedView> {
    let rows = context.partition.rows
    let position = try records.anchors.row(of: cursor, "views", in: context.partition)
    let found = try records.stores.all(
      ofCompany, in: context.store, bind: rows.floor + 1, position.map { $0 - 1 } ?? rows.ceiling
    ) { row in
      (view: row.fields(of: SavedView.self), row: row.next(Int.self))
    }
    var seen: [(view: SavedView, row: Int)] = []
    var room = PageRoom()
    for one in found where try isSeen(one.view, in: context) {
      let fits = seen.count < limit && room.takes(one.view)
      if !fits, let last = seen.last {
        let place = try records.anchors.text(of: last.row, in: context.partition)
        return Page(items: seen.map(\.view), next: Cursor.encode("views", place))
      }
      seen.append(one)
    }
    return Page(items: seen.map(\.view), next: nil)
  }

  func update(
    _ id: ID<ViewDetails>, _ changes: Patch<ViewDraft>, expect: Int?, in context: CompanyContext
  ) throws(Failure) -> SavedView {
    let old = try find(id, in: context)
    guard old.details.user == (try context.base.actor()) else {
      throw .invalidParam("/id", "id must be of your own view: only its author can change a shared view")
    }
    try old.require(expect, for: context.audience)
    let draft = try changes.applied(to: old.details.draft)
    let new = old.changed(to: ViewDetails(draft, of: old.details.user), at: context.now)
    if old.changes(to: new).isEmpty { return old }
    if draft.query != old.details.draft.query { try listing.check(draft.query, at: "/changes/query", in: context) }
    _ = try records.table.update(old, to: new, in: context.store, context.base)
    return new
  }

  func delete(_ id: ID<ViewDetails>, expect: Int?, in context: CompanyContext) throws(Failure) -> Deleted {
    let view = try find(id, in: context)
    guard view.details.user == (try context.base.actor()) || context.rights.isOwner else { throw .forbidden(.owner) }
    return try records.delete(id, expect: expect, in: context)
  }

  /// Runs a view: calls its method with the stored parameters, and returns the method's page.
  func run(_ id: ID<ViewDetails>, _ page: ViewPage, in context: CompanyContext) throws(Failure) -> Prepared<
    Page<AnyJSON>
  > {
    try listing.answer(to: try find(id, in: context).details.draft.query, page, in: context)
  }
}
